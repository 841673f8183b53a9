import { flow, type Line, type Piece, piece, type Story } from '../../../drawing/index.ts';
import { freezeAll, type LocaleTag, type Seat } from '../../../kernel/index.ts';
import { COLOURS, FOOD_SPACES, HUNGER_SPACES, OCTOPUS } from '../components.ts';
import type { KelpEvent } from '../table/events.ts';
import type { KelpPrintedView } from '../table/state.ts';
import { LANGUAGES } from '../text/languages.ts';
import { changedPlaces } from './changes.ts';
import { type Drawing, drawingOf } from './drawn.ts';
import type { Look } from './look.ts';
import { badgeOf, dieCode, KELP_INKS } from './marks.ts';
import { handPieces, legendLines, nowLines, titleLines } from './render-text.ts';
import { letterOf, shownStoryIn } from './shown-story.ts';
import { boardLines } from './text-board.ts';

/** How a game of Kelp is told to somebody who watches it: what happened, and the board as each turn begins. */
export const kelpStory: Story<KelpPrintedView, KelpEvent, Look> = freezeAll<Story<KelpPrintedView, KelpEvent, Look>>({
  inks: KELP_INKS,
  ...shownStoryIn(LANGUAGES),
  title: (seen, locale) => drawn(seen, locale).labels.title,
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
});

const drawn = (seen: Look, locale: LocaleTag): Drawing => drawingOf(seen, { languages: LANGUAGES, locale });

/** A side's letter in its colour. */
const badge = ({ words }: Drawing, seat: Seat): Piece => piece(` ${letterOf(words, seat)} `, badgeOf(seat));

/** What lies before a side, behind its letter. */
function sideLines(drawing: Drawing, seat: Seat, pieces: Line): readonly Line[] {
  const lines = flow(pieces, { head: piece('    '), between: ', ', indent: 4 });
  return lines.map((line, index) => (index === 0 ? [badge(drawing, seat), piece(' '), ...line.slice(1)] : line));
}

/** Hand and foods. */
function octopusPieces(drawing: Drawing): Line {
  const { look: seen, labels } = drawing;
  return [...handPieces(drawing), piece(`${labels.foodTrack} ${labels.of(seen.eaten.length, FOOD_SPACES)}`, 'food')];
}

/** Dice and cards, and how hungry it is. */
function sharkPieces({ look: seen, labels, cardName }: Drawing): Line {
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
