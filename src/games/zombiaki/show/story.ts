import { cardsIn, flow, type Line, type Piece, piece, type Story } from '../../../drawing/index.ts';
import { freezeAll, type LocaleTag, type Seat } from '../../../kernel/index.ts';
import type { ZombiakiEvent } from '../table/events.ts';
import type { ZombiakiPrintedView } from '../table/state.ts';
import { LANGUAGES } from '../text/languages.ts';
import { changedFields } from './changes.ts';
import { type Drawing, drawingOf } from './drawn.ts';
import type { Look, PlayerLook } from './look.ts';
import { badgeOf, ZOMBIAKI_INKS } from './marks.ts';
import { handPieces, legendLines, nowLines, titleLines } from './render-text.ts';
import { letterOf, shownStoryIn } from './shown-story.ts';
import { brickBoard } from './text-board.ts';

/** How a game of Zombiaki is told to somebody who watches it: what happened, and the street as each turn begins. */
export const zombiakiStory: Story<ZombiakiPrintedView, ZombiakiEvent, Look> = freezeAll<
  Story<ZombiakiPrintedView, ZombiakiEvent, Look>
>({
  inks: ZOMBIAKI_INKS,
  ...shownStoryIn(LANGUAGES),
  title: (seen, locale) => drawn(seen, locale).labels.title,
  legend: (seen, { locale }) => legendLines(drawn(seen, locale)),
  table(seen, { locale, colour }, before) {
    const drawing = drawn(seen, locale);
    const changes = changedFields(before, seen);
    return [
      ...titleLines(drawing),
      [],
      ...brickBoard(drawing, { hasGround: colour === 'ansi-256', isNew: (field) => changes.has(field) }),
      [],
      ...seen.players.flatMap((player) => handLines(drawing, player)),
      ...nowLines({ ...drawing, look: { ...seen, decisions: [] } }),
    ];
  },
});

const drawn = (seen: Look, locale: LocaleTag): Drawing => drawingOf(seen, { languages: LANGUAGES, locale });

/** A side's letter in its colour. */
const badge = ({ words }: Drawing, seat: Seat): Piece => piece(` ${letterOf(words, seat)} `, badgeOf(seat));

/** A hand behind the letter of its side, with how many cards are left to draw. */
function handLines(drawing: Drawing, player: PlayerLook): readonly Line[] {
  const { labels } = drawing;
  const sign = badge(drawing, player.seat);
  const [last, ...before] = [...handPieces(drawing, player)].reverse();
  const deck = `${last?.text ?? ''} (${labels.deck} ${cardsIn(player.deck)})`;
  const lines = flow([...before.reverse(), piece(deck)], { head: piece('    '), between: ', ', indent: 4 });
  return lines.map((line, index) => (index === 0 ? [sign, piece(' '), ...line.slice(1)] : line));
}
