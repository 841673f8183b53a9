import type { UpkeepRules } from '../../../kernel/index.ts';
import { entryOf, figureOf } from '../../../kernel/index.ts';
import { HIDDEN, NONE } from '../components.ts';
import { planOf } from '../rules/hand.ts';
import type { Book } from '../table/book.ts';
import type { SnailsTypes } from '../table/state.ts';

type Masking = Required<Pick<UpkeepRules<SnailsTypes>, 'sight' | 'mask' | 'derived'>>;

/**
 * What others see of what is not for their eyes, and what a view has beside the position. All else is as the shape has it.
 *
 * @rule SNL-3.13 Nobody's plan is visible to others until revealed.
 * @rule SNL-3.39 A player may see their own plan at any time.
 */
export function masking(book: Book): Masking {
  return {
    // While others plan, what they have declared and laid out is as if it still were in their hands.
    sight: {
      active: tokenSight,
      passive: tokenSight,
      plans: ({ phase, resolved }, { seat, index }) => {
        if (phase === 'planning') return 'absent';
        return index < figureOf(resolved, seat) ? 'seen' : 'hidden';
      },
    },
    mask: { hands: handsMask() },
    derived: { factionCardIds: ({ factions }) => factions.map((faction) => factionCardId(book, faction)) },
  };
}

const tokenSight: NonNullable<Masking['sight']['active']> = ({ phase, shown }, { value: snail }) => {
  if (phase === 'planning') return 'absent';
  return shown[snail] === 1 ? 'seen' : 'hidden';
};

function handsMask(): NonNullable<Masking['mask']['hands']> {
  // Hands of the same size look the same to others: views share one list of each size, which is never made again.
  const backs: (readonly number[])[] = [];
  return (state, viewer) =>
    state.hands.map((hand, seat) => {
      if (seat === viewer) return hand;
      const laidOut = state.phase === 'planning' ? planOf(state, seat).length : 0;
      const size = hand.length + laidOut;
      for (let each = backs.length; each <= size; each++) backs.push(new Array<number>(each).fill(HIDDEN));
      return entryOf(backs, size);
    });
}

/** The id of a faction's card; empty until the faction is settled. */
const factionCardId = (book: Book, faction: number): string =>
  faction === NONE ? '' : entryOf(book.cardIds, entryOf(book.factionCards, faction));
