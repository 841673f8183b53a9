import { deepFreeze } from '../kernel/index.ts';
import { type CardFoot, cardFoot } from './card-foot.ts';
import { framed } from './framed.ts';
import { largestSize, lettersWidth, written } from './lettering.ts';
import type { TablePicture } from './pictures.ts';
import { filled, PEN, panel, sized } from './shapes.ts';
import type { Markup } from './svg.ts';
import { shade } from './theme.ts';

/** How large a card is, five for a millimetre; how much is left free at its sides, and how high the band with its name is. */
export const CARD: Readonly<Record<'width' | 'height' | 'margin' | 'inner' | 'head' | 'foot', number>> =
  /* @__PURE__ */ deepFreeze({ width: 315, height: 440, margin: 14, inner: 287, head: 54, foot: 398 });

/** What a card is drawn from. */
export interface CardParts {
  readonly id: string;
  readonly name: string;
  /** What it does, for those who do not see it. */
  readonly description: string;
  /** What it is called in styles: `kelp card`. */
  readonly classes: string;
  /** The style of the game's pictures. */
  readonly theme: string;
  /** The colour of its band and of its rim. */
  readonly colour: string;
  /** The sign on its band, in a square of 24. */
  readonly sign: readonly Markup[];
  /** The letters of its name are no larger than this. */
  readonly letters?: number;
  /** What stands at the end of its band, and how wide that is. */
  readonly price?: { readonly width: number; readonly marks: readonly Markup[] };
  readonly foot: CardFoot;
}

/** A card as a picture: its name on a band behind the sign of its kind, its foot, and whatever else is on it. */
export function cardFramed(
  { id, name, description, classes, theme, colour, sign, letters = 24, price, foot }: CardParts,
  style: TablePicture['style'],
  ...marks: readonly Markup[]
): string {
  const { width, height, margin, inner, head } = CARD;
  const room = inner - 42 - (price === undefined || price.width === 0 ? 0 : price.width + 8);
  const size = largestSize({ size: letters, least: 13, height: room }, (tried) =>
    lettersWidth(name, { size: tried, weight: 'bold' }),
  );
  return framed(
    {
      width,
      height,
      title: name,
      description,
      classes,
      style: style === 'outside' ? undefined : theme,
      attributes: { ...PEN, 'data-face': id },
    },
    panel({ x: 0.5, y: 0.5, width: width - 1, height: height - 1, r: 18 }, 'paper', { stroke: shade('line') }),
    filled(`M4 ${head + 1}V19A15 15 0 0 1 19 4H${width - 19}a15 15 0 0 1 15 15V${head + 1}z`, colour),
    sized({ x: margin, y: 14, size: 31 }, sign),
    written({ x: margin + 42, y: 30 + size * 0.36 }, name, { size, weight: 'bold', fill: shade('on-seat'), room }),
    ...(price?.marks ?? []),
    ...marks,
    ...cardFoot(foot, { x: margin, y: height - 24, width: inner }),
    panel({ x: 4, y: 4, width: width - 8, height: height - 8, r: 15 }, 'paper', {
      class: 'edge',
      fill: 'none',
      stroke: shade(colour),
      'stroke-width': 3,
    }),
  );
}
