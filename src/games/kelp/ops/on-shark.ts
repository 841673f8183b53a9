import { next } from '../../../kernel/index.ts';
import { OCTOPUS } from '../components.ts';
import { currentSpaces } from '../rules/dice.ts';
import { freeDens } from '../rules/traps.ts';
import type { OpRule } from './op.ts';

const seat = OCTOPUS;

export const sweep: OpRule<'sweep'> = (_book, draft, { place }) => {
  if (currentSpaces(draft).length > 0) next(draft, { ask: 'trap-dice', seat, ...place });
};

// KLP-11.10: if all den spaces hold current dice, one of those dice returns to the bag.
export const den: OpRule<'den'> = (book, draft, { place }) =>
  next(draft, freeDens(book, draft).length > 0 ? { ask: 'den', seat, ...place } : { ask: 'den-die', seat, ...place });
