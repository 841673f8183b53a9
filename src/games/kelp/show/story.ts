import { flow, type Happening, type Line, type Piece, piece, type Story } from '../../../drawing/index.ts';
import { freezeAll, type LocaleTag, type Seat, type SeenEvent, type TellingOptions } from '../../../kernel/index.ts';
import { COLOURS, FOOD_SPACES, HUNGER_SPACES, OCTOPUS, SIDES } from '../components.ts';
import type { KelpEvent } from '../table/events.ts';
import type { KelpPrintedView } from '../table/state.ts';
import { formatEvent } from '../text/format-event.ts';
import type { Language } from '../text/language.ts';
import { languageOf } from '../text/language-of.ts';
import { LANGUAGES } from '../text/languages.ts';
import { changedPlaces } from './changes.ts';
import { drawingOf, nameOf, type TextDrawing } from './drawn.ts';
import type { Look } from './look.ts';
import { look } from './looking.ts';
import { badgeOf, dieCode, KELP_INKS } from './marks.ts';
import { handPieces, legendLines, nowLines, sideBeside, titleLines } from './render-text.ts';
import { boardLines } from './text-board.ts';

/** How a game of Kelp is told to somebody who watches it: what happened, and the board as each turn begins. */
export const kelpStory: Story<KelpPrintedView, KelpEvent, Look> = freezeAll<Story<KelpPrintedView, KelpEvent, Look>>({
  inks: KELP_INKS,
  look,
  title: (seen, locale) => drawn(seen, locale).labels.title,
  players(seen, locale) {
    const drawing = drawn(seen, locale);
    return seen.players.map(({ seat }) => ({
      badge: badge(drawing, seat),
      name: [nameOf(drawing, seat), ...sideBeside(drawing, seat)].join(', '),
    }));
  },
  legend: (seen, { locale }) => legendLines(drawn(seen, locale)),
  table(seen, { locale }, before) {
    const drawing = drawn(seen, locale);
    const changes = changedPlaces(before, seen);
    return [
      ...titleLines(drawing),
      [],
      ...boardLines(drawing, (place) => changes.has(place)),
      [],
      ...sideLines(drawing, OCTOPUS, octopusPieces(drawing)),
      ...sideLines(drawing, 1, sharkPieces(drawing)),
      ...nowLines({ ...drawing, look: { ...seen, decisions: [] } }),
    ];
  },
  tell,
  standing(seen, seat, locale) {
    const { octopus, shark } = drawn(seen, locale).labels.standing;
    return seat === OCTOPUS ? octopus(seen.round, seen.eaten.length) : shark(seen.round, seen.hunger.length);
  },
});

const drawn = (seen: Look, locale: LocaleTag): TextDrawing => drawingOf(seen, { languages: LANGUAGES, locale });

/** The first letter of a side's name in a language. */
function letterOf({ sides }: Language['names'], seat: Seat): string {
  const side = SIDES[seat];
  return side === undefined ? '' : sides[side].slice(0, 1).toUpperCase();
}

/** A side's letter in its colour. */
const badge = ({ words }: TextDrawing, seat: Seat): Piece => piece(` ${letterOf(words, seat)} `, badgeOf(seat));

/** What lies before a side, behind its letter. */
function sideLines(drawing: TextDrawing, seat: Seat, pieces: Line): readonly Line[] {
  const lines = flow(pieces, { head: piece('    '), between: ', ', indent: 4 });
  return lines.map((line, index) => (index === 0 ? [badge(drawing, seat), piece(' '), ...line.slice(1)] : line));
}

/** Hand and foods. */
function octopusPieces(drawing: TextDrawing): Line {
  const { look: seen, labels } = drawing;
  return [...handPieces(drawing), piece(`${labels.foodTrack} ${labels.of(seen.eaten.length, FOOD_SPACES)}`, 'food')];
}

/** Dice and cards, and how hungry it is. */
function sharkPieces({ look: seen, labels, cardName }: TextDrawing): Line {
  const { codes } = labels;
  const dice = seen.pool.map((die) => dieCode(die, codes));
  const bag = seen.bag;
  return [
    ...dice.map(({ text, ink }) => piece(text, ink)),
    ...seen.front.map((card) => piece(cardName(card))),
    ...(bag === undefined
      ? []
      : [piece(`${labels.bag} ${COLOURS.map((colour) => `${codes.dice[colour]} ${bag[colour]}`).join(' ')}`)]),
    piece(`${labels.hunger} ${labels.of(seen.hunger.length, HUNGER_SPACES)}`, 'red'),
  ];
}

/** What is only bookkeeping: the table shows it, or what follows says it. */
const UNTOLD: readonly KelpEvent['type'][] = [
  'turn-ended',
  'action-done',
  'slots-cleared',
  'stack-shown',
  'row-filled',
  'die-resolved',
  'die-used',
  'spending-ended',
];

function tell(event: SeenEvent<KelpEvent>, options: TellingOptions): Happening | undefined {
  if (UNTOLD.includes(event.type)) return undefined;
  const sentence = formatEvent(event, options);
  switch (event.type) {
    case 'turn-began':
      return { sentence, rank: 'rule', showsTable: true };
    case 'game-ended':
      return { sentence, rank: 'banner' };
    default:
      return { sentence, rank: 'line', ...speakerOf(event, languageOf(options.locale)) };
  }
}

/** Whose sentence it is: the side's, or the place's that it is about. */
function speakerOf(event: SeenEvent<KelpEvent>, { names }: Pick<Language, 'names'>): { readonly speaker?: Piece } {
  if ('seat' in event) return { speaker: piece(letterOf(names, event.seat), badgeOf(event.seat)) };
  if ('area' in event) return { speaker: piece(event.area, 'title') };
  return 'space' in event ? { speaker: piece(event.space, 'title') } : {};
}
