import { handSize, next, pileSize } from '../../../kernel/index.ts';
import { OCTOPUS } from '../components.ts';
import { eatFood } from '../rules/eating.ts';
import { drawable, handLimit, handOf } from '../rules/hand.ts';
import { keepable } from '../rules/learning.ts';
import { tell } from '../rules/tell.ts';
import type { OpRule } from './op.ts';

const seat = OCTOPUS;

export const learn: OpRule<'learn'> = (_book, draft, { effect, place }) =>
  next(draft, { do: 'learn', ...place, left: effect.count });

export const keep: OpRule<'keep'> = (book, draft, { effect, place }) => {
  if (keepable(book, draft, effect.not).length === 0) return;
  next(
    draft,
    effect.where === 'hand' ? { ask: 'learn-to-hand', seat, ...place } : { ask: 'learn-top', seat, ...place },
  );
};

export const draw: OpRule<'draw'> = (book, draft, { effect, place, isOptional }) => {
  const isOne = effect.amount === 'one';
  const left = isOne ? 1 : handLimit(book, draft) - handSize(handOf(draft));
  if (left <= 0 || drawable(draft) === 0) return;
  if (!isOptional) next(draft, { do: 'draw', left });
  else next(draft, isOne ? { ask: 'draw-one', seat, ...place } : { ask: 'crab-draw', seat, ...place });
};

export const remove: OpRule<'remove'> = (_book, draft, { place }) => {
  if (handSize(handOf(draft)) + draft.discards.length > 0) next(draft, { ask: 'remove-card', seat, ...place });
};

export const eat: OpRule<'eat'> = (book, draft, { place }) => eatFood(book, draft, place.thing);

// KLP-6.51: only a pile that holds a card can be chosen.
export const fetch: OpRule<'fetch'> = (_book, draft, { place }) => {
  const isDrawn = pileSize(draft.drawPile) > 0;
  const isOpen = draft.discards.length > 0;
  if (isDrawn && isOpen) next(draft, { ask: 'snail-pile', seat, ...place });
  else if (isDrawn || isOpen) {
    next(draft, { ask: 'snail-card', seat, ...place, pile: isDrawn ? 'draw-pile' : 'discards' });
  }
};

export const limit: OpRule<'limit'> = (book, draft) => tell({ type: 'limit-turned', limit: handLimit(book, draft) });
