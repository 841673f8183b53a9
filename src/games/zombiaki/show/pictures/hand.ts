import { withCards } from '../../../../boxes/index.ts';
import {
  type Attributes,
  type Block,
  element,
  group,
  lineHeight,
  type Markup,
  nameLines,
  panel,
  printed,
  shade,
  written,
} from '../../../../drawing/index.ts';
import { SIDES, type Side } from '../../components.ts';
import type { CardLanguage } from '../../text/language.ts';
import type { Drawing } from '../drawn.ts';
import type { CardReader } from '../reader.ts';
import { type Drawn, motifOf, motifOfKind } from './motifs.ts';
import { sceneIn } from './scenes.ts';
import { plate } from './signs.ts';

/** A look that is drawn, and who can read its cards, if somebody can. */
export interface Staged extends Drawing {
  readonly reader: CardReader | undefined;
}

/** What is to be seen on a card of this table, and whose it is. */
function drawnOf({ look, reader }: Staged, id: string): { readonly drawn: Drawn; readonly side: Side } {
  const card = printed(look.cards, id);
  const read = reader?.read(id);
  return { drawn: read === undefined ? motifOfKind(card) : motifOf(read.card, read.side), side: card.side };
}

const MARGIN = 4;
const LINES = 2;

/** The letters of a card so wide. */
const lettersOf = (width: number): number => Math.max(11, width * 0.105);

/** How high a card is that is so wide. */
const heightOf = (width: number): number =>
  Math.round((width - 2 * MARGIN) * 0.7 + LINES * lineHeight(lettersOf(width)) + 3 * MARGIN);

/** A card as it lies in a hand: its picture, its figure, its name. */
function smallCard(
  staged: Staged,
  id: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  data: Attributes,
): Markup {
  const { drawn, side } = drawnOf(staged, id);
  const name = staged.cardName(id);
  const colour = `seat-${SIDES.indexOf(side)}`;
  const [inner, size, height] = [width - 2 * MARGIN, lettersOf(width), heightOf(width)];
  const art = { x: MARGIN, y: MARGIN, width: inner, height: inner * 0.7 };
  return group(
    { x, y },
    [
      element('title', {}, titleOf(staged, id, name)),
      panel({ x: 0, y: 2, width, height, r: 7 }, 'shade', { opacity: 0.2 }),
      panel({ x: 0.5, y: 0.5, width: width - 1, height: height - 1, r: 7 }, 'paper', {
        class: 'edge',
        stroke: shade(colour),
        'stroke-width': 2,
      }),
      sceneIn(drawn, side, art),
      ...(drawn.figure === 0
        ? []
        : plate(String(drawn.figure), { x: MARGIN + 9, y: MARGIN + 9, size: Math.max(18, width * 0.17) })),
      ...nameLines(name, inner, { size, weight: 'bold' }).map((line, index, lines) =>
        written(
          {
            x: width / 2,
            y: art.y + art.height + size * 1.1 + (index + (LINES - lines.length) / 2) * lineHeight(size),
          },
          line,
          { size, weight: 'bold', 'text-anchor': 'middle', room: inner },
        ),
      ),
    ],
    { class: `card ${side}`, ...data },
  );
}

/** What a card does, for those who point at it. */
function titleOf({ reader, language }: Staged, id: string, name: string): string {
  const read = reader?.read(id);
  if (read === undefined || reader === undefined) return name;
  return `${name}: ${reader.cardInWords(read.card, withCards<CardLanguage>(language))}`;
}

const GAP = 6;
/** Hands of three and fewer are as wide as three. */
const FEWEST = 3;

/** The cards of a hand side by side, no wider than this. */
export function handBlock(staged: Staged, ids: readonly string[], width: number, most: number): Block {
  const places = Math.max(FEWEST, ids.length);
  const each = Math.min(most, (width - (places - 1) * GAP) / places);
  return {
    height: heightOf(each),
    marks:
      ids.length === 0
        ? [emptyPlace(each, staged.labels.empty)]
        : ids.map((id, index) =>
            smallCard(staged, id, { x: index * (each + GAP), y: 0, width: each }, { 'data-card': id }),
          ),
  };
}

/** Where the cards of an empty hand would lie. */
const emptyPlace = (width: number, text: string): Markup =>
  group({ x: 0, y: 0 }, [
    panel({ x: 1, y: 1, width: width - 2, height: heightOf(width) - 2, r: 7 }, 'ground', {
      stroke: shade('quiet'),
      'stroke-dasharray': '5 4',
    }),
    written({ x: width / 2, y: heightOf(width) / 2 + 4 }, text, {
      size: 12,
      'text-anchor': 'middle',
      fill: shade('quiet'),
    }),
  ]);
