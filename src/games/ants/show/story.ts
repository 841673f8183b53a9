import { flow, type Line, type Piece, piece, type Story } from '../../../drawing/index.ts';
import { freezeAll, type LocaleTag, type Seat } from '../../../kernel/index.ts';
import { RESOURCES, SPECIALISATIONS } from '../components.ts';
import type { AntsEvent } from '../table/events.ts';
import type { AntsPrintedView } from '../table/state.ts';
import { LANGUAGES } from '../text/languages.ts';
import { changedHexes } from './changes.ts';
import { type Drawing, drawingOf, nameOf } from './drawn.ts';
import type { Look, PlayerLook } from './look.ts';
import { ANTS_INKS, badgeOf } from './marks.ts';
import { legendLines, nowLines, titleLines } from './render-text.ts';
import { shownStoryIn, starsOf } from './shown-story.ts';
import { boardLines } from './text-board.ts';

/** How a game of Ants is told to somebody who watches it: what happened, and the garden as each round begins. */
export const antsStory: Story<AntsPrintedView, AntsEvent, Look> = freezeAll<Story<AntsPrintedView, AntsEvent, Look>>({
  inks: ANTS_INKS,
  ...shownStoryIn(LANGUAGES),
  title: (seen, locale) => drawn(seen, locale).labels.title,
  legend: (seen, { locale }) => legendLines(drawn(seen, locale)),
  table(seen, { locale }, before) {
    const drawing = drawn(seen, locale);
    const changes = changedHexes(before, seen);
    return [
      ...titleLines(drawing),
      [],
      ...boardLines(drawing, (hex) => changes.has(hex)),
      [],
      ...seen.players.flatMap((player) => playerLines(drawing, player)),
      ...nowLines({ ...drawing, look: { ...seen, decisions: [] } }),
    ];
  },
});

const drawn = (seen: Look, locale: LocaleTag): Drawing => drawingOf(seen, { languages: LANGUAGES, locale });

/** The number of a player in their colour. */
const badge = (seat: Seat): Piece => piece(` ${seat + 1} `, badgeOf(seat));

/** A player by name, behind their number, and what they have: supply, ants, cards and Stars. */
function playerLines(drawing: Drawing, player: PlayerLook): readonly Line[] {
  const { labels } = drawing;
  const { codes } = labels;
  const [ants] = player.tiles;
  const hidden = Object.values(player.hand.hidden).reduce((sum, count) => sum + count, 0);
  const pieces = [
    nameOf(drawing, player.seat),
    ...RESOURCES.flatMap((name) =>
      player.resources[name] === 0 ? [] : `${codes.resources[name]} ${player.resources[name]}`,
    ),
    `${labels.ants} ${SPECIALISATIONS.map((name) => `${codes.specialisations[name]}${ants?.discs[name] ?? 0}`).join(' ')}`,
    labels.cards(player.hand.cards.length + hidden),
    `${labels.played} ${player.played.length}`,
    `${labels.stars} ${starsOf(player)}`,
  ].map((text) => piece(text));
  const lines = flow(pieces, { head: piece('    '), between: ', ', indent: 4 });
  return lines.map((line, nth) => (nth === 0 ? [badge(player.seat), piece(' '), ...line.slice(1)] : line));
}
