import { type ClickRules, clicksFrom, type Path, type Target } from '../../../boxes/index.ts';
import type { SnailsTypes } from '../table/state.ts';
import { NO_CARD } from '../table/work.ts';
import { ASKS } from './asks.ts';

/**
 * How Snails is played by clicking: snails are pieces by their handles, fields are `q,r`, cards of the own hand are ids, dice
 * of the card that is resolved are numbers from 0, tokens are `q,r mine`; all else is a button.
 */
export const snailsClicks: ClickRules<SnailsTypes> = clicksFrom<SnailsTypes>(ASKS, {
  ways: {
    'card-or-none': {
      way: (id: string) => [{ kind: id === NO_CARD ? 'button' : 'card', id }],
      meant: ([clicked]) => (clicked?.kind === 'card' ? clicked.id : undefined),
    },
  },
  actions: {
    'order-effects': {
      paths: (action) =>
        action.type === 'order-effects' ? [[{ kind: 'token', id: `${action.field} ${action.effect}` }]] : [],
      meant: ([clicked], { seat }) => tokenMeant(clicked, seat),
    },
  },
});

/** The token that is clicked, on its field. */
function tokenMeant(clicked: Path[number] | Target | undefined, seat: number): object | undefined {
  if (clicked?.kind !== 'token') return undefined;
  const [field, effect] = clicked.id.split(' ');
  return { type: 'order-effects', seat, field, effect };
}
