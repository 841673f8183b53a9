import { HUMANS, NONE, ZOMBIES } from '../components.ts';
import { tell } from '../rules/tell.ts';
import { discardFromHand } from '../rules/zones.ts';
import type { OpRule } from './op.ts';

// ZOM-15.26: it ends at the start of the next human turn, when the card does; until then it is in effect.
export const halt: OpRule<'halt'> = () => tell({ type: 'halted' });

// ZOM-15.29: several Terrors before the same human turn do not add up.
export const limit: OpRule<'limit'> = (_book, draft, { cards }) => {
  draft.limit = draft.limit === NONE ? cards : Math.min(draft.limit, cards);
  tell({ type: 'limited', limit: draft.limit });
};

export const discard: OpRule<'discard'> = (book, draft) => {
  const side = draft.side === ZOMBIES ? HUMANS : ZOMBIES;
  discardFromHand(book, draft, { side, card: draft.play.given, why: 'effect' });
};
