import { cardsIn, flow, type Happening, type Line, type Piece, piece, type Story } from '../../../drawing/index.ts';
import { freezeAll, type LocaleTag, type Seat, type SeenEvent, type TellingOptions } from '../../../kernel/index.ts';
import { SIDES, ZOMBIES } from '../components.ts';
import type { ZombiakiEvent } from '../table/events.ts';
import type { ZombiakiPrintedView } from '../table/state.ts';
import { formatEvent } from '../text/format-event.ts';
import type { Language } from '../text/language.ts';
import { languageOf } from '../text/language-of.ts';
import { LANGUAGES } from '../text/languages.ts';
import type { Names } from '../text/names.ts';
import { changedFields } from './changes.ts';
import { type Drawing, drawingOf, nameOf } from './drawn.ts';
import { creaturesIn, type Look, type PlayerLook } from './look.ts';
import { look } from './looking.ts';
import { badgeOf, ZOMBIAKI_INKS } from './marks.ts';
import { handPieces, legendLines, nowLines, sideBeside, titleLines } from './render-text.ts';
import { brickBoard } from './text-board.ts';

/** How a game of Zombiaki is told to somebody who watches it: what happened, and the street as each turn begins. */
export const zombiakiStory: Story<ZombiakiPrintedView, ZombiakiEvent, Look> = freezeAll<
  Story<ZombiakiPrintedView, ZombiakiEvent, Look>
>({
  inks: ZOMBIAKI_INKS,
  look,
  title: (seen, locale) => drawn(seen, locale).labels.title,
  players(seen, locale) {
    const drawing = drawn(seen, locale);
    return seen.players.map((player) => ({
      badge: badge(drawing, player.seat),
      name: [nameOf(drawing, player.seat), ...sideBeside(drawing, player)].join(', '),
    }));
  },
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
  tell,
  standing(seen, seat, locale) {
    const { labels } = drawn(seen, locale);
    const undrawn = cardsIn(seen.players[seat]?.deck ?? []);
    return seat === ZOMBIES
      ? labels.standing.zombies(creaturesIn(seen).length, undrawn)
      : labels.standing.humans(seen.fields.filter(({ object }) => object !== undefined).length, undrawn);
  },
});

const drawn = (seen: Look, locale: LocaleTag): Drawing => drawingOf(seen, { languages: LANGUAGES, locale });

/** The first letter of a side's name in a language. */
function letterOf({ sides }: Names, seat: Seat): string {
  const side = SIDES[seat];
  return side === undefined ? '' : sides[side].slice(0, 1);
}

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

/** What is only bookkeeping: the table shows it, or what follows says it. */
const UNTOLD: readonly ZombiakiEvent['type'][] = ['card-resolved', 'turn-ended', 'holds-ended', 'shot'];

function tell(event: SeenEvent<ZombiakiEvent>, options: TellingOptions): Happening | undefined {
  if (UNTOLD.includes(event.type)) return undefined;
  const sentence = formatEvent(event, options);
  switch (event.type) {
    case 'turn-began':
      return { sentence, rank: event.seat === ZOMBIES ? 'heading' : 'rule', showsTable: true };
    case 'game-ended':
      return { sentence, rank: 'banner' };
    default:
      return { sentence, rank: 'line', ...speakerOf(event, languageOf(options.locale)) };
  }
}

/** Whose sentence it is: the side's, or the field's that it is about. */
function speakerOf(event: SeenEvent<ZombiakiEvent>, { names }: Pick<Language, 'names'>): { readonly speaker?: Piece } {
  if ('seat' in event) return { speaker: piece(letterOf(names, event.seat), badgeOf(event.seat)) };
  if ('field' in event && event.field !== '') return { speaker: piece(event.field, 'title') };
  return 'from' in event ? { speaker: piece(event.from, 'title') } : {};
}
