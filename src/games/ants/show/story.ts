import { flow, type Happening, type Line, type Piece, piece, type Story } from '../../../drawing/index.ts';
import { freezeAll, type LocaleTag, type Seat, type SeenEvent, type TellingOptions } from '../../../kernel/index.ts';
import { RESOURCES, SPECIALISATIONS } from '../components.ts';
import type { AntsEvent } from '../table/events.ts';
import type { AntsPrintedView } from '../table/state.ts';
import { formatEvent } from '../text/format-event.ts';
import { LANGUAGES } from '../text/languages.ts';
import { changedHexes } from './changes.ts';
import { type Drawing, drawingOf, nameOf } from './drawn.ts';
import type { Look, PlayerLook } from './look.ts';
import { look } from './looking.ts';
import { ANTS_INKS, badgeOf } from './marks.ts';
import { legendLines, nowLines, starsOf, titleLines } from './render-text.ts';
import { boardLines } from './text-board.ts';

/** How a game of Ants is told to somebody who watches it: what happened, and the garden as each round begins. */
export const antsStory: Story<AntsPrintedView, AntsEvent, Look> = freezeAll<Story<AntsPrintedView, AntsEvent, Look>>({
  inks: ANTS_INKS,
  look,
  title: (seen, locale) => drawn(seen, locale).labels.title,
  players(seen, locale) {
    const drawing = drawn(seen, locale);
    return seen.players.map(({ seat }) => ({ badge: badge(seat), name: nameOf(drawing, seat) }));
  },
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
  tell,
  standing(seen, seat, locale) {
    const { labels } = drawn(seen, locale);
    const player = seen.players[seat];
    if (player === undefined) return '';
    // ANT-24.20 + ANT-24.21: most VP win, then more Stars. What is scored is told at the end.
    const points = seen.outcome?.scores?.[seat];
    return [
      ...(points === undefined ? [] : [labels.points(points)]),
      `${labels.stars} ${starsOf(player)}`,
      `${labels.played} ${player.played.length}`,
    ].join(', ');
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

/** What is only bookkeeping: the table shows it, or what follows says it. */
const UNTOLD: readonly AntsEvent['type'][] = [
  'item-laid',
  'leaf-laid',
  'display-filled',
  'action-chosen',
  'effect-activated',
  'turn-ended',
];

function tell(event: SeenEvent<AntsEvent>, options: TellingOptions): Happening | undefined {
  if (UNTOLD.includes(event.type)) return undefined;
  const sentence = formatEvent(event, options);
  switch (event.type) {
    case 'round-began':
      return { sentence, rank: 'heading', showsTable: true };
    case 'turn-began':
    case 'final-began':
      return { sentence, rank: 'rule' };
    case 'game-ended':
      return { sentence, rank: 'banner' };
    default:
      return { sentence, rank: 'line', ...speakerOf(event) };
  }
}

/** Whose sentence it is: the player's, or the hex's that it is about. */
function speakerOf(event: SeenEvent<AntsEvent>): { readonly speaker?: Piece } {
  if ('seat' in event) return { speaker: badge(event.seat) };
  return 'hex' in event ? { speaker: piece(event.hex, 'title') } : {};
}
