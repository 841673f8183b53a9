import type { UpkeepRules, Viewer } from '../../../kernel/index.ts';
import { HIDDEN, NONE } from '../components.ts';
import { handOf, planOf } from '../rules/hand.ts';
import { type Book, entryOf, figureOf } from '../table/book.ts';
import type { SnailsState, SnailsTypes } from '../table/state.ts';

type Masking = Required<Pick<UpkeepRules<SnailsTypes>, 'sight' | 'mask'>>;

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
    mask: {
      hands: maskHands,
      fields: () => book.fields,
      cards: () => book.cardIds,
      factionCardIds: ({ factions }) => factions.map((faction) => factionCardId(book, faction)),
      track: () => book.contamination,
    },
  };
}

const tokenSight: NonNullable<Masking['sight']['active']> = ({ phase, shown }, { value: snail }) => {
  if (phase === 'planning') return 'absent';
  return shown[snail] === 1 ? 'seen' : 'hidden';
};

function maskHands(state: SnailsState, viewer: Viewer): readonly (readonly number[])[] {
  return state.hands.map((hand, seat) => {
    if (seat === viewer) return hand;
    const laidOut = state.phase === 'planning' ? planOf(state, seat).length : 0;
    return Array.from({ length: handOf(state, seat).length + laidOut }, () => HIDDEN);
  });
}

/** The id of a faction's card; empty until the faction is settled. */
const factionCardId = (book: Book, faction: number): string =>
  faction === NONE ? '' : entryOf(book.cardIds, entryOf(book.factionCards, faction));
