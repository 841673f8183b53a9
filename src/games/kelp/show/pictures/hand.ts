import {
  type Attributes,
  type Block,
  type CardPlace,
  type CardSpot,
  cardRows,
  centred,
  element,
  emptyPlace,
  filled,
  group,
  lineHeight,
  type Markup,
  nameLines,
  panel,
  shade,
  sized,
  written,
} from '../../../../drawing/index.ts';
import type { Side } from '../../components.ts';
import type { CardReader, ReadCard } from '../card-reader.ts';
import type { Drawing } from '../drawn.ts';
import { readText } from '../wording.ts';
import { colourOfCard, sideOf, signOfCard } from './card.ts';
import { dieMarkup, namedDie } from './dice.ts';
import { type Motif, motifOf } from './motifs.ts';
import { sceneIn } from './scenes.ts';
import { cardBack, costMarks, energySign, TYPE_COLOURS, TYPE_SIGNS } from './signs.ts';

/** A look that is drawn, and who can read its cards, if somebody can. */
export interface Staged extends Drawing {
  readonly reader: CardReader | undefined;
}

const BAND = 19;
const MARGIN = 3;
const LINES = 2;
const LETTERS = 11;

/** How high a card is that is so wide. */
const smallHeight = (width: number): number =>
  Math.round(BAND + (width - 2 * MARGIN) * 0.62 + LINES * lineHeight(LETTERS) + 9);

/** How a small card looks that nobody can read: what the table knows of it. */
interface Face {
  readonly side: Side;
  readonly motif: Motif;
  readonly colour: string;
  readonly sign: readonly Markup[];
  readonly head: (width: number) => readonly Markup[];
}

function faceOf({ look, reader }: Staged, id: string): Face {
  const read = reader?.read(id);
  const card = look.cards.find((each) => each.card === id);
  const sharkCard = look.sharkCards.find((each) => each.card === id);
  const pair = look.pairs.find(({ strategy, counter }) => strategy === id || counter === id);
  const side: Side =
    read === undefined ? (sharkCard !== undefined || pair?.counter === id ? 'shark' : 'octopus') : sideOf(read);
  const shown = read === undefined ? plainFace(side, card?.type, pair?.colour) : readFace(id, read);
  const head = (width: number): readonly Markup[] => {
    if (sharkCard !== undefined) return priceMarks(sharkCard.cost, sharkCard.dice, width);
    return card === undefined ? [] : costMarks(card.cost, { x: width - 3, y: 3, size: 13 });
  };
  return { side, ...shown, head };
}

const readFace = (id: string, read: ReadCard): Pick<Face, 'motif' | 'colour' | 'sign'> => ({
  motif: motifOf(id, read),
  colour: colourOfCard(read),
  sign: signOfCard(read),
});

function plainFace(
  side: Side,
  type: keyof typeof TYPE_COLOURS | undefined,
  pair: string | undefined,
): Pick<Face, 'motif' | 'colour' | 'sign'> {
  const colour = pair === undefined ? (side === 'shark' ? 'seat-1' : 'seat-0') : `pair-${pair}`;
  return {
    motif: { motif: 'unread', side },
    colour: type === undefined ? colour : TYPE_COLOURS[type],
    sign: type === undefined ? [] : TYPE_SIGNS[type](),
  };
}

/** What a shark card costs, and the dice that it brings. */
const priceMarks = (cost: number, dice: readonly ('blue' | 'yellow' | 'red')[], width: number): readonly Markup[] => [
  panel({ x: 2.5, y: 2.5, width: 33, height: 15, r: 7.5 }, 'bone'),
  sized({ x: 4, y: 3.5, size: 13 }, energySign('yellow')),
  centred(String(cost), { x: 26, y: 10, size: 12 }, 'coal'),
  ...dice.map((colour, index) => dieMarkup(colour, undefined, { x: width - 11 - index * 17, y: 10, size: 15 })),
];

/** A card as it lies on the table: its kind and cost on a band, its picture, its name. */
export function smallCard(
  staged: Staged,
  id: string,
  { x, y, width }: CardSpot,
  data: Attributes,
  {
    isKnown = false,
    die,
    isGone = false,
  }: { readonly isKnown?: boolean; readonly die?: string; readonly isGone?: boolean } = {},
): Markup {
  const { side, motif, colour, sign, head } = faceOf(staged, id);
  const name = staged.cardName(id);
  const [inner, height] = [width - 2 * MARGIN, smallHeight(width)];
  const art = { x: MARGIN, y: BAND, width: inner, height: inner * 0.62 };
  const isPriced = side === 'shark' && head(width).length > 0;
  return group(
    { x, y },
    [
      element('title', {}, titleOf(staged, id, name)),
      panel({ x: 0, y: 2, width, height, r: 7 }, 'shade', { opacity: 0.2 }),
      panel({ x: 0.5, y: 0.5, width: width - 1, height: height - 1, r: 7 }, 'paper'),
      filled(`M1 ${BAND}V8a7 7 0 0 1 7-7h${width - 16}a7 7 0 0 1 7 7v${BAND - 8}z`, colour),
      ...(isPriced ? [] : [sized({ x: 5, y: 3, size: 14 }, sign)]),
      ...head(width),
      sceneIn(motif, side, art),
      panel({ x: 0.7, y: 0.7, width: width - 1.4, height: height - 1.4, r: 7 }, 'paper', {
        class: 'edge',
        fill: 'none',
        stroke: shade(colour),
        'stroke-width': 1.8,
      }),
      ...nameLines(name, inner, { size: LETTERS, weight: 'bold' }).map((line, index, lines) =>
        written(
          {
            x: width / 2,
            y: art.y + art.height + LETTERS + 2 + (index + (LINES - lines.length) / 2) * lineHeight(LETTERS),
          },
          line,
          { size: LETTERS, weight: 'bold', 'text-anchor': 'middle', room: inner },
        ),
      ),
      ...(isKnown ? [eye(width - 17, art.y + art.height - 17, staged.labels.known)] : []),
      ...(die === undefined ? [] : [namedDie(die, { x: width / 2, y: art.y + art.height / 2, size: 30 })]),
      ...(isGone
        ? [
            element('path', {
              d: `M6 ${height - 8}L${width - 6} ${BAND + 4}`,
              stroke: shade('coal'),
              'stroke-width': 4,
              opacity: 0.75,
            }),
          ]
        : []),
    ],
    { class: `card ${side}`, ...(isGone ? { opacity: 0.45 } : {}), ...data },
  );
}

/** Everybody knows of it. */
const eye = (x: number, y: number, title: string): Markup =>
  group({ x, y }, [
    element('title', {}, title),
    element('circle', { cx: 7, cy: 7, r: 8, fill: shade('bone'), stroke: shade('coal'), 'stroke-width': 1.2 }),
    element('path', {
      d: 'M1.5 7Q7 1.5 12.5 7 7 12.5 1.5 7z',
      fill: 'none',
      stroke: shade('coal'),
      'stroke-width': 1.4,
    }),
    element('circle', { cx: 7, cy: 7, r: 2, fill: shade('coal') }),
  ]);

/** What a card does, for those who point at it. */
function titleOf({ reader, language, called }: Staged, id: string, name: string): string {
  const read = reader?.read(id);
  if (read === undefined || reader === undefined) return name;
  return `${name}: ${readText(read, reader, { language, called })}`;
}

/** A card that lies face down. */
export const backCard = (side: Side, { x, y, width }: CardSpot, title: string): Markup =>
  group({ x, y }, [element('title', {}, title), ...cardBack(side, { width, height: smallHeight(width) })], {
    class: `card back ${side}`,
  });

/** Where a card would lie. */
export const emptyCard = (spot: CardSpot, text: string, data: Attributes = {}): Markup =>
  emptyPlace({ ...spot, height: smallHeight(spot.width) }, text, data);

/** Cards side by side, in as many rows as they need. */
export const smallCards = (places: readonly CardPlace[], width: number, most: number): Block =>
  cardRows(places, width, { most, heightOf: smallHeight });
