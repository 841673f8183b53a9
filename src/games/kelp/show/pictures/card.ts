import { type InLanguage, withCards } from '../../../../boxes/index.ts';
import {
  CARD,
  cardFramed,
  element,
  filled,
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
import type { Side } from '../../components.ts';
import { cardSentences, counterInWords, priceSentences } from '../../text/card-words.ts';
import type { CardLanguage, KelpLanguages, Language } from '../../text/language.ts';
import type { ReadCard } from '../card-reader.ts';
import { copiesOf, grammarOf, readName } from '../wording.ts';
import { dieMarkup } from './dice.ts';
import { motifOf } from './motifs.ts';
import { sceneIn } from './scenes.ts';
import { costMarks, energySign, PAIR_SIGNS, SIDE_SIGNS, TYPE_COLOURS, TYPE_SIGNS } from './signs.ts';
import { KELP_STYLE } from './theme.ts';

/** A card, a block or a tile of a pack, as it is drawn. */
export interface DrawnCard {
  readonly id: string;
  readonly read: ReadCard;
  /** What it is called, where our own names do not have it. */
  readonly name?: string;
}

const { width: WIDTH, margin: MARGIN, inner: INNER, head: HEAD } = CARD;
const ART = { x: 8, y: HEAD, width: WIDTH - 16, height: 192 };
const STRIP = ART.y + ART.height + 8;
const TEXT = STRIP + 38;

/** A card as an SVG picture, with the words of one of these languages. */
export function cardIn(
  languages: KelpLanguages,
  card: DrawnCard,
  { locale, style }: { readonly locale: LocaleTag; readonly style: TablePicture['style'] },
): string {
  const language = withCards<CardLanguage, Language>(languageWith(languages)(locale));
  const wording = { language, called: calledWith(languages)(undefined, locale) };
  const drawn = attempt(() => cardPicture(card, wording, style));
  if (drawn !== undefined) return drawn;
  throw new EngineError('card/unknown', 'A card, a block or a tile of a pack is needed here, as a reader reads it.');
}

function cardPicture(
  { id, read, name: given }: DrawnCard,
  wording: InLanguage<CardLanguage>,
  style: TablePicture['style'],
): string {
  const { language } = wording;
  const name = given ?? readName(id, read, wording);
  const colour = colourOfCard(read);
  const grammar = grammarOf(wording);
  const sentences = read.sort === 'counters' ? [counterInWords(read.card, grammar)] : cardSentences(read.card, grammar);
  return cardFramed(
    {
      id,
      name,
      description: [...(read.sort === 'counters' ? [] : priceSentences(read.card, grammar)), ...sentences].join(' '),
      classes: `kelp card ${read.sort}`,
      theme: KELP_STYLE,
      colour,
      sign: signOfCard(read),
      price: priceOf(read),
      foot: { source: read.card.source, note: language.names.sources[read.card.source], copies: copiesOf(read) },
    },
    style,
    sceneIn(motifOf(id, read), sideOf(read), ART),
    filled(surf(ART), colour),
    element('rect', { ...ART, fill: 'none', stroke: shade(colour), 'stroke-width': 2 }),
    ...stripMarks(read, colour, language),
    group(
      { x: MARGIN, y: TEXT + 6 },
      paragraphs([{ text: sentences.join(' ') }], { width: INNER, height: CARD.foot - TEXT - 8, size: 16.5, least: 11 })
        .marks,
    ),
  );
}

/** Whose card it is. */
export const sideOf = ({ sort }: ReadCard): Side =>
  sort === 'shark' || sort === 'counters' || sort === 'tiles' ? 'shark' : 'octopus';

/** The colour of its band. */
export function colourOfCard(read: ReadCard): string {
  switch (read.sort) {
    case 'octopus':
      return TYPE_COLOURS[read.card.type];
    case 'strategies':
    case 'counters':
      return `pair-${read.card.colour}`;
    case 'foods':
      return 'eating';
    case 'traps':
      return 'blood';
    default:
      return 'seat-1';
  }
}

/** The sign on its band, in a square of 24. */
export function signOfCard(read: ReadCard): readonly Markup[] {
  if (read.sort === 'octopus') return TYPE_SIGNS[read.card.type]();
  if (read.sort === 'strategies' || read.sort === 'counters') return PAIR_SIGNS[read.card.colour]('on-seat');
  return read.sort === 'foods' ? TYPE_SIGNS.eat() : SIDE_SIGNS[sideOf(read)]();
}

/** What it costs, at the end of its band. */
function priceOf(read: ReadCard): { readonly width: number; readonly marks: readonly Markup[] } {
  if (read.sort === 'shark') return { width: 62, marks: priceMarks(read.card.cost) };
  const cost = read.sort === 'octopus' ? read.card.cost : 0;
  return { width: cost * 27, marks: costMarks(cost, { x: WIDTH - MARGIN, y: 18, size: 24 }) };
}

const priceMarks = (cost: number): readonly Markup[] => [
  panel({ x: WIDTH - MARGIN - 56, y: 13, width: 56, height: 33, r: 16 }, 'bone', {
    stroke: shade('coal'),
    'stroke-width': 1.6,
  }),
  sized({ x: WIDTH - MARGIN - 52, y: 17, size: 25 }, energySign('yellow')),
  written({ x: WIDTH - MARGIN - 18, y: 37 }, String(cost), {
    size: 21,
    weight: 'bold',
    'text-anchor': 'middle',
    fill: shade('coal'),
  }),
];

/** Waves along the upper edge, from the right to the left. */
function surf({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }): string {
  const step = width / 13;
  return `M${x} ${y - 1}h${width}v5${`q${-step / 2} 9 ${-step} 0`.repeat(13)}z`;
}

/** What sort of thing it is, and the dice that it brings. */
function stripMarks(read: ReadCard, colour: string, { names, box, labels }: CardLanguage): readonly Markup[] {
  const kind: Readonly<Record<ReadCard['sort'], string>> = {
    octopus: read.sort === 'octopus' ? names.types[read.card.type] : '',
    shark: box.decks.shark,
    strategies: box.decks.strategies,
    counters: labels.counters,
    foods: box.decks.foods,
    traps: box.decks.traps,
    tiles: box.decks.tiles,
  };
  const pair = read.sort === 'strategies' || read.sort === 'counters' ? names.strategyColours[read.card.colour] : '';
  const dice = read.sort === 'shark' ? read.card.dice : [];
  return [
    written({ x: MARGIN, y: STRIP + 19 }, pair === '' ? kind[read.sort] : `${kind[read.sort]} · ${pair}`, {
      size: 13,
      weight: 'bold',
      fill: shade('quiet'),
      room: INNER - dice.length * 34 - 24,
    }),
    ...(dice.length === 0
      ? []
      : [
          written({ x: WIDTH - MARGIN - dice.length * 32 - 14, y: STRIP + 20 }, '+', { size: 18, weight: 'bold' }),
          ...dice.map((each, index) =>
            dieMarkup(each, undefined, {
              x: WIDTH - MARGIN - 14 - (dice.length - 1 - index) * 32,
              y: STRIP + 14,
              size: 28,
            }),
          ),
        ]),
    element('path', { d: `M${MARGIN} ${TEXT - 4}h${INNER}`, stroke: shade(colour), opacity: 0.5 }),
  ];
}
