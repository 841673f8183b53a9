import { next } from '../../../kernel/index.ts';
import { NONE, OCTOPUS } from '../components.ts';
import { hideBlocks } from '../rules/blocks.ts';
import { hideable } from '../rules/hiding.ts';
import { lackOf } from '../rules/needs.ts';
import { isRevealed, octopusArea, revealedAreas } from '../rules/position.ts';
import type { OpRule } from './op.ts';

const seat = OCTOPUS;

export const swap: OpRule<'swap'> = (_book, draft, { place }) => next(draft, { ask: 'swap-pair', seat, ...place });

// Of a card this is seen to before it is played; what a strategy cannot do is left.
export const mix: OpRule<'mix'> = (book, draft, { effect, place }) => {
  if (lackOf(book, [{ effect, isOptional: false }], NONE, { at: draft, paid: [] }) !== undefined) return;
  next(draft, effect.beside > 0 ? { ask: 'retreat-with', seat, ...place } : { ask: 'mix-targets', seat, ...place });
};

export const hide: OpRule<'hide'> = (_book, draft, { effect, place }) => {
  const { count, which } = effect;
  if (hideable(draft, which).length < Math.max(1, count[0])) return;
  if (which === 'gained') next(draft, { ask: 'learn-hide', seat, ...place });
  else if (which === 'others') next(draft, { ask: 'trap-hide', seat, ...place });
  else if (count[0] === 0) next(draft, { ask: 'armour-hide', seat, ...place });
  else next(draft, { ask: 'hide-targets', seat, ...place });
};

export const hideAll: OpRule<'hide-all'> = (_book, draft, { effect }) => {
  const octopus = octopusArea(draft);
  if (effect.which === 'revealed') hideBlocks(draft, revealedAreas(draft));
  else if (octopus !== NONE && isRevealed(draft, octopus)) hideBlocks(draft, [octopus]);
};
