import { type ShownStory, shownStoryOf } from '../../../boxes/index.ts';
import { type Happening, type Piece, piece } from '../../../drawing/index.ts';
import type { SeenEvent } from '../../../kernel/index.ts';
import { SQUAD } from '../components.ts';
import type { SnailsEvent } from '../table/events.ts';
import type { SnailsPrintedView } from '../table/state.ts';
import type { Codes } from '../text/labels.ts';
import type { Language, SnailsLanguages } from '../text/language.ts';
import { seatLetter, snailCode } from './codes.ts';
import type { Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';

/** How a game of Snails is told without its rules, in these languages. */
export const shownStoryIn = (languages: SnailsLanguages): Required<ShownStory<SnailsPrintedView, SnailsEvent, Look>> =>
  shownStoryOf<SnailsPrintedView, SnailsEvent, Look, Language>({
    game: 'Snails',
    languages,
    look,
    namesAt,
    letter: seatLetter,
    beside: ({ faction }, _name, { labels, names }) => [
      faction === undefined ? labels.noFaction : names.factions[faction],
    ],
    happening,
    standing(seen, seat, { labels }) {
      const squad = seen.snails.filter((snail) => snail.seat === seat);
      const life = squad.reduce((sum, snail) => sum + snail.life, 0);
      return labels.standing(squad.length, life);
    },
  });

/** What is only bookkeeping: the table shows it, or what follows says it. */
const UNTOLD: readonly SnailsEvent['type'][] = [
  'hand-kept',
  'planned',
  'row-taken',
  'exchange-ended',
  'nothing-discarded',
  'marker-passed',
  'declared',
  'slot-filled',
  'plan-laid',
  'action-ended',
  'basics-returned',
  'tokens-collected',
];

function happening(event: SeenEvent<SnailsEvent>, { labels }: Language): Omit<Happening, 'sentence'> | undefined {
  if (UNTOLD.includes(event.type) || (event.type === 'discarded' && event.why === 'played')) return undefined;
  switch (event.type) {
    case 'round-began':
    case 'game-ended':
      return { rank: 'banner' };
    case 'phase-began':
      return { rank: 'heading' };
    case 'slot-began':
      return { rank: 'rule', showsTable: true };
    default: {
      const speaker = speakerOf(event, labels.codes);
      return { rank: 'line', ...(speaker === undefined ? {} : { speaker }) };
    }
  }
}

/** Whose sentence it is: the letters of the snail, or of the player, as they stand on the board. */
function speakerOf(event: SeenEvent<SnailsEvent>, codes: Codes): Piece | undefined {
  // The target of another's attack is not the one who acts.
  if ('snail' in event && event.type !== 'snail-targeted') {
    return piece(snailCode(event.snail, codes), `badge-${Math.floor(event.snail / SQUAD)}`);
  }
  return 'seat' in event ? piece(seatLetter(event.seat), `badge-${event.seat}`) : undefined;
}
