import {
  element,
  framed,
  group,
  type Line,
  largestSize,
  lettersWidth,
  lettersWrapped,
  lineHeight,
  type Markup,
  type Pictures,
  shade,
  styleOf,
  type TablePicture,
  THEME,
  trimmed,
  widthOf,
  written,
} from '../drawing/index.ts';
import { EngineError, type GameTypes, type LocaleTag } from '../kernel/index.ts';
import type { Box, BoxCard } from './box.ts';

/** The style of pictures of games that draw none themselves. */
const STYLE: string = /* @__PURE__ */ styleOf(THEME, ['.typed{font-family:monospace;white-space:pre}']);

type Told<T extends GameTypes, Look> = Pick<Box<T, Look>, 'words' | 'story' | 'cards'>;

/**
 * Pictures of a game that has none: its table in letters of one width, and its cards with name and text.
 *
 * @rule KER-13.7 A game that draws no pictures itself shows its table in letters, and its cards with their names and texts.
 */
export function plainPictures<T extends GameTypes, Look>({ words, story, cards }: Told<T, Look>): Pictures<Look> {
  return {
    style: STYLE,
    table: (look, options) => {
      const { columns, width } = SIZES[options.width === 'narrow' ? 'narrow' : 'wide'];
      const lines = story.table(look, { locale: options.locale, colour: 'none', columns }).map(textOf);
      return tablePicture(lines, { width, title: story.title(look, options.locale), style: styleIn(options.style) });
    },
    ...(cards === undefined
      ? {}
      : {
          card: (id: string, locale: LocaleTag, style?: TablePicture['style']) => {
            const card = cards(locale)
              .flatMap((each) => each.cards)
              .find((each) => each.id === id);
            if (card === undefined) {
              throw new EngineError('card/unknown', `${words.name({ locale })} has no card '${id}'.`);
            }
            return cardPicture(card, styleIn(style));
          },
        }),
  };
}

const SIZES = { narrow: { columns: 48, width: 360 }, wide: { columns: 80, width: 800 } } as const;

const styleIn = (style: TablePicture['style']): string | undefined => (style === 'outside' ? undefined : STYLE);

const textOf = (line: Line): string =>
  trimmed(line)
    .map(({ text }) => text)
    .join('');

/** Of letters of one width, how wide one is. */
const TYPED = 0.61;
const MARGIN = 16;

interface Sheet {
  readonly width: number;
  readonly title: string;
  readonly style: string | undefined;
}

function tablePicture(lines: readonly string[], { width, title, style }: Sheet): string {
  const columns = Math.max(1, ...lines.map(widthOf));
  const size = Math.min(16, (width - 2 * MARGIN) / (columns * TYPED));
  const height = lines.length * lineHeight(size) + 2 * MARGIN;
  const description = lines.join(' ').replace(/ +/g, ' ').trim();
  return framed(
    { width, height, title, description, classes: 'table', style },
    sheetOf({ width, height }),
    ...lines.map((line, index) =>
      written({ x: MARGIN, y: MARGIN + size + index * lineHeight(size) }, line, { size, class: 'typed' }),
    ),
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const sheetOf = ({ width, height }: Size): Markup =>
  element('rect', {
    x: 1,
    y: 1,
    width: width - 2,
    height: height - 2,
    rx: 14,
    class: 'edge',
    fill: shade('paper'),
    stroke: shade('line'),
    'stroke-width': 2,
  });

/** Five for a millimetre of a playing card. */
const CARD = { width: 315, height: 440 };
const HEAD = 62;
const LETTERS = { size: 18, least: 11 };

function cardPicture({ id, name, text, copies }: BoxCard, style: string | undefined): string {
  const inner = CARD.width - 2 * MARGIN;
  const room = CARD.height - HEAD - 4 * MARGIN;
  const linesAt = (size: number): readonly string[] => lettersWrapped(text, inner, { size });
  const size = largestSize({ ...LETTERS, height: room }, (tried) => linesAt(tried).length * lineHeight(tried));
  const title = largestSize({ size: 24, least: 11, height: inner }, (tried) =>
    lettersWidth(name, { size: tried, weight: 'bold' }),
  );
  return framed(
    { ...CARD, title: name, description: text, classes: 'card', style, attributes: { 'data-card': id } },
    sheetOf(CARD),
    written({ x: MARGIN, y: 40 }, name, { size: title, weight: 'bold', room: inner }),
    element('path', { d: `M${MARGIN} ${HEAD - 8}h${inner}`, stroke: shade('ink'), 'stroke-width': 2 }),
    group(
      { x: MARGIN, y: HEAD + MARGIN },
      linesAt(size).map((line, index) =>
        written({ x: 0, y: size * 0.8 + index * lineHeight(size) }, line, { size, room: inner }),
      ),
    ),
    written({ x: CARD.width - MARGIN, y: CARD.height - MARGIN }, `×${copies}`, {
      size: 15,
      weight: 'bold',
      'text-anchor': 'end',
      fill: shade('quiet'),
    }),
  );
}
