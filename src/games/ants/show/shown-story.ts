import { type ShownStory, shownStoryOf } from '../../../boxes/index.ts';
import { type Happening, piece } from '../../../drawing/index.ts';
import type { SeenEvent } from '../../../kernel/index.ts';
import { CRITERIA } from '../components.ts';
import type { AntsEvent } from '../table/events.ts';
import type { AntsPrintedView } from '../table/state.ts';
import type { AntsLanguages, Language } from '../text/language.ts';
import type { Look, PlayerLook } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';

/** How a game of Ants is told without its rules, in these languages. */
export const shownStoryIn = (languages: AntsLanguages): Required<ShownStory<AntsPrintedView, AntsEvent, Look>> =>
  shownStoryOf<AntsPrintedView, AntsEvent, Look, Language>({
    game: 'Ants',
    languages,
    look,
    namesAt,
    letter: (seat) => `${seat + 1}`,
    happening,
    standing(seen, seat, { box }) {
      const player = seen.players[seat];
      if (player === undefined) return '';
      const { points, stars, played } = box.standing;
      // ANT-24.20 + ANT-24.21: most VP win, then more Stars. What is scored is told at the end.
      const scored = seen.outcome?.scores?.[seat];
      return [
        ...(scored === undefined ? [] : [points(scored)]),
        `${stars} ${starsOf(player)}`,
        `${played} ${player.played.length}`,
      ].join(', ');
    },
  });

/** How many Stars a player has. */
export const starsOf = ({ stars }: PlayerLook): number =>
  CRITERIA.reduce((sum, criterion) => sum + stars[criterion], 0);

/** What is only bookkeeping: the table shows it, or what follows says it. */
const UNTOLD: readonly AntsEvent['type'][] = [
  'item-laid',
  'leaf-laid',
  'display-filled',
  'action-chosen',
  'effect-activated',
  'turn-ended',
];

function happening(event: SeenEvent<AntsEvent>): Omit<Happening, 'sentence'> | undefined {
  if (UNTOLD.includes(event.type)) return undefined;
  switch (event.type) {
    case 'round-began':
      return { rank: 'heading', showsTable: true };
    case 'turn-began':
    case 'final-began':
      return { rank: 'rule' };
    case 'game-ended':
      return { rank: 'banner' };
    default:
      return { rank: 'line', ...speakerOf(event) };
  }
}

/** Whose sentence it is: the player's, or the hex's that it is about. */
function speakerOf(event: SeenEvent<AntsEvent>): Pick<Happening, 'speaker'> {
  if ('seat' in event) return { speaker: piece(` ${event.seat + 1} `, `badge-${event.seat}`) };
  return 'hex' in event ? { speaker: piece(event.hex, 'title') } : {};
}
