import {
  CARD,
  cardFramed,
  element,
  group,
  type Markup,
  panel,
  paragraphs,
  shade,
  sized,
  type TablePicture,
  written,
} from '../../../../drawing/index.ts';
import { attempt, calledWith, EngineError, type LocaleTag, languageWith } from '../../../../kernel/index.ts';
import { powerSentences, sentencesOf } from '../../text/card-words.ts';
import type { AntsCardLanguages, CardLanguage } from '../../text/language.ts';
import { nameOf } from '../../text/phrases.ts';
import type { ReadThing } from '../reader.ts';
import { copiesOf } from '../wording.ts';
import { type Cell, cellRow, cellsWidth, square } from './cells.ts';
import { cellsOfRow, needsCells, pointsPlate, powerRows, priceCells } from './powers.ts';
import { type Art, sceneIn } from './scenes.ts';
import {
  crownSign,
  itemSign,
  RESOURCE_SIGNS,
  SET_SIGNS,
  symbolPlate,
  TERRAIN_SIGNS,
  TYPE_COLOURS,
  TYPE_SIGNS,
} from './signs.ts';
import { roomCell } from './small-card.ts';
import { ANTS_STYLE } from './theme.ts';

/** A card or a tile of a pack, as it is drawn. */
export interface DrawnCard {
  readonly id: string;
  readonly read: ReadThing;
  /** What it is called, where our own names do not have it. */
  readonly name?: string;
}

const { width: WIDTH, margin: MARGIN, inner: INNER, head: HEAD } = CARD;
/** How much of a card is its picture: where there is much to read, less. */
const artOf = ({ kind }: ReadThing, rows: number): Art => ({
  x: 8,
  y: HEAD,
  width: WIDTH - 16,
  height: kind === 'card' || kind === 'queen' ? Math.max(82, 138 - Math.max(0, rows - 3) * (ROW + 4)) : 204,
});
const ROW = 24;

/** A card as an SVG picture, with the words of one of these languages. */
export function cardIn(
  languages: AntsCardLanguages,
  card: DrawnCard,
  { locale, style }: { readonly locale: LocaleTag; readonly style: TablePicture['style'] },
): string {
  const language = languageWith(languages)(locale);
  const called = calledWith(languages)(undefined, locale);
  const drawn = attempt(() =>
    cardPicture({ ...card, name: card.name ?? nameOf(card.id, language.names, called) }, language, style),
  );
  if (drawn !== undefined) return drawn;
  throw new EngineError('card/unknown', 'A card or a tile of a pack is needed here, as a reader reads it.');
}

function cardPicture(
  { id, read, name }: Required<DrawnCard>,
  language: CardLanguage,
  style: TablePicture['style'],
): string {
  const colour = colourOf(read);
  const { kind, thing } = read;
  // The kind says which of all things it is, and TypeScript cannot keep the two together.
  const sentences = sentencesOf(kind, thing as never, language.cards);
  // What a card costs, needs and provides is seen as icons, and told in the description.
  const told = kind === 'card' ? powerSentences(thing, language.cards) : sentences;
  const price =
    kind === 'card'
      ? [...priceCells(thing.cost, 'coal'), ...(thing.room === undefined ? [] : [roomCell(thing.room)])]
      : [];
  const rows = rowsOf(read);
  const art = artOf(read, rows.length);
  const strip = art.y + art.height + 8;
  const text = strip + 26 + rows.length * (ROW + 4);
  return cardFramed(
    {
      id,
      name,
      description: sentences.join(' '),
      classes: `ants card ${kind}`,
      theme: ANTS_STYLE,
      colour,
      sign: signOf(read),
      price: priceOf(price),
      foot: { source: thing.source, note: language.names.sources[thing.source], copies: copiesOf(read) },
    },
    style,
    sceneIn(id, read, art),
    element('rect', { ...art, fill: 'none', stroke: shade(colour), 'stroke-width': 2 }),
    ...pointsOf(read, art),
    written({ x: MARGIN, y: strip + 12 }, kindOf(read, language), {
      size: 13,
      weight: 'bold',
      fill: shade('quiet'),
      room: INNER,
    }),
    ...rows.map((cells, nth) => cellRow(cells, { x: MARGIN, y: strip + 20 + nth * (ROW + 4), size: ROW, room: INNER })),
    group(
      { x: MARGIN, y: text },
      paragraphs([{ text: told.join(' ') }], { width: INNER, height: CARD.foot - text - 4, size: 16, least: 11 }).marks,
    ),
  );
}

/** What a card costs, on a plate at the end of its band. */
function priceOf(cells: readonly Cell[]): { readonly width: number; readonly marks: readonly Markup[] } {
  if (cells.length === 0) return { width: 0, marks: [] };
  const width = Math.min(120, cellsWidth(cells) + 18);
  return {
    width,
    marks: [
      panel({ x: WIDTH - MARGIN - width, y: 13, width, height: 33, r: 16 }, 'bone', {
        stroke: shade('coal'),
        'stroke-width': 1.6,
      }),
      cellRow(cells, { x: WIDTH - MARGIN - width / 2, y: 18, size: 23, room: width - 14, anchor: 'middle' }),
    ],
  };
}

/** Its points on a plate. */
const pointsOf = ({ thing }: ReadThing, { y, height }: Art): readonly Markup[] =>
  'vp' in thing && thing.vp !== undefined
    ? [sized({ x: WIDTH - 54, y: y + height - 46, size: 40 }, pointsPlate(thing.vp))]
    : [];

/** What it needs, gives and does, as rows of icons. */
function rowsOf(read: ReadThing): readonly (readonly Cell[])[] {
  const { kind, thing } = read;
  const needs = 'needs' in thing && thing.needs !== undefined ? [[NEED, ...needsCells(thing.needs)]] : [];
  const symbols =
    kind === 'card' && thing.symbols !== undefined ? [thing.symbols.map((symbol) => square(symbolPlate(symbol)))] : [];
  if (kind === 'enemy' || kind === 'incubation-tile' || kind === 'room') return needs;
  return [...needs, ...symbols, ...powerRows(thing).map(cellsOfRow)];
}

/** What has to be there: an eye that looks for it. */
const NEED: Cell = square([
  panel({ x: 0.5, y: 0.5, width: 23, height: 23, r: 6 }, 'ink'),
  element('path', { d: 'M3 12q9-10 18 0-9 10-18 0z', fill: 'none', stroke: shade('paper'), 'stroke-width': 2 }),
  element('circle', { cx: 12, cy: 12, r: 3, fill: shade('paper') }),
]);

/** The colour of its band. */
function colourOf(read: ReadThing): string {
  switch (read.kind) {
    case 'card':
      return TYPE_COLOURS[read.thing.type];
    case 'enemy':
    case 'ability':
      return 'enemy';
    case 'queen':
      return 'royal';
    case 'leaf':
      return 'leaf';
    case 'room':
      return TYPE_COLOURS.room;
    default:
      return 'find';
  }
}

/** The sign on its band, in a square of 24. */
function signOf(read: ReadThing): readonly Markup[] {
  switch (read.kind) {
    case 'card':
      return TYPE_SIGNS[read.thing.type]('on-seat');
    case 'enemy':
      return TERRAIN_SIGNS[read.thing.terrain]('on-seat');
    case 'queen':
      return crownSign('on-seat');
    case 'incubation-tile':
      return SET_SIGNS[read.thing.set]('on-seat');
    case 'leaf':
      return RESOURCE_SIGNS.leaf('on-seat');
    case 'ability':
      return TYPE_SIGNS.deed('on-seat');
    case 'room':
      return TYPE_SIGNS.room('on-seat');
    default:
      return itemSign('on-seat');
  }
}

/** What sort of thing it is, in words. */
function kindOf(read: ReadThing, { names, box }: CardLanguage): string {
  switch (read.kind) {
    case 'card':
      return names.types[read.thing.type];
    case 'enemy':
      return `${box.decks.enemies} · ${names.terrains[read.thing.terrain]}`;
    case 'queen':
      return box.decks.queens;
    case 'incubation-tile':
      return box.decks.incubationTiles;
    case 'item':
      return box.decks.items;
    case 'leaf':
      return box.decks.leaves;
    case 'room':
      return box.decks.rooms;
    default:
      return box.decks.abilities;
  }
}
