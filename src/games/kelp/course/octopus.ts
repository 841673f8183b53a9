import { distinct, handSize, next } from '../../../kernel/index.ts';
import { areaNames } from '../board/areas.ts';
import type { Bearer } from '../cards/vocabulary.ts';
import { ACTIONS, OCTOPUS } from '../components.ts';
import { carryOut } from '../ops/index.ts';
import { hideBlocks, reveal } from '../rules/blocks.ts';
import { discardCard, drawable, drawCard, handLimit, handOf, overflow } from '../rules/hand.ts';
import { whyNotHidden } from '../rules/hiding.ts';
import { endLesson } from '../rules/learning.ts';
import { putInDen } from '../rules/movement.ts';
import {
  clearSlots,
  layInSlot,
  paymentsOf,
  unusedFoods,
  useFood,
  whyNotDrawn,
  whyNotInHand,
  whyNotPaid,
  whyNotPlayed,
  whyNotUsed,
} from '../rules/playing.ts';
import { revealedAreas } from '../rules/position.ts';
import { tell } from '../rules/tell.ts';
import { type Book, blockOf, cardOf, wordsOn } from '../table/book.ts';
import type { Changing } from '../table/state.ts';
import {
  areaNumbers,
  blockNumber,
  cardNumber,
  type Free,
  placeOf,
  type Questions,
  type Steps,
  spaceNumber,
} from './fields.ts';

const seat = OCTOPUS;

/** Puts the words of a thing on the agenda, in printed order, and what follows them. */
export function resolveWords(book: Book, draft: Changing, of: Bearer, thing: number): void {
  const words = wordsOn(book, of, thing).map((_, nth) => ({ do: 'word', of, thing, nth }) as const);
  next(draft, ...words, { do: 'words-done', of, thing });
}

/** The turn of the octopus. */
export const octopusSteps = (
  book: Book,
): Steps<'octopus-turn' | 'act' | 'draw' | 'word' | 'words-done' | 'acted' | 'end-octopus-turn'> => ({
  // KLP-3.1: turns alternate, octopus first. KLP-3.2: one octopus turn followed by one shark turn is a round.
  'octopus-turn'(draft) {
    draft.round += 1;
    draft.side = OCTOPUS;
    draft.phase = 'actions';
    draft.acted = 0;
    tell({ type: 'turn-began', seat, round: draft.round });
    next(draft, { do: 'act' });
  },

  // KLP-3.3: the player must take exactly 2 actions.
  act(draft) {
    if (draft.acted < ACTIONS) next(draft, { ask: 'octopus-action', seat, nth: draft.acted });
    // KLP-5.24: after the second action the turn is ended explicitly, if there is still a food to use.
    else if (unusedFoods(draft).length > 0) next(draft, { ask: 'end-turn', seat });
    else next(draft, { do: 'end-octopus-turn' });
  },

  // KLP-5.13: the player draws until the hand equals the limit.
  draw(draft, { left }) {
    if (drawable(draft) === 0) return;
    drawCard(book, draft);
    if (left > 1) next(draft, { do: 'draw', left: left - 1 });
  },

  word: (draft, step) => carryOut(book, draft, placeOf(step)),

  // KLP-6.22: gained cards reach the discard pile after the whole learn effect, options included.
  'words-done': (draft) => endLesson(book, draft),

  acted(draft) {
    draft.acted += 1;
    tell({ type: 'action-done', done: draft.acted });
    next(draft, { do: 'act' });
  },

  'end-octopus-turn'(draft) {
    clearSlots(book, draft);
    // KLP-5.25: after KLP-3.6, a hand larger than the limit is discarded down to the limit.
    const above = Array.from({ length: overflow(book, draft) }, () => ({ ask: 'hand-overflow', seat }) as const);
    tell({ type: 'turn-ended', seat });
    next(draft, ...above, { do: 'shark-turn' });
  },
});

/** What the octopus decides in its turn. */
export const octopusQuestions = (
  book: Book,
): Questions<'setup-den' | 'octopus-action' | 'pay-cost' | 'discard-hide' | 'end-turn' | 'hand-overflow'> => ({
  'setup-den': {
    answer(draft, _ask, { space }) {
      putInDen(book, draft, spaceNumber(book, space), 'setup');
      // KLP-2.15: the octopus takes the first turn.
      next(draft, { do: 'octopus-turn' });
    },
  },

  'octopus-action': {
    *candidates(at) {
      const type = 'octopus-action' as const;
      const cards = distinct(handOf(at).cards).map((card) => cardOf(book, card).id);
      for (const card of cards) yield { type, seat, action: { do: 'play', card } };
      for (const card of cards) yield { type, seat, action: { do: 'discard', card } };
      yield { type, seat, action: { do: 'draw' } };
    },
    why(at, _ask, { action }) {
      if (action.do === 'draw') return whyNotDrawn(book, at);
      const card = cardNumber(book, action.card);
      return action.do === 'play' ? whyNotPlayed(book, at, card) : whyNotInHand(book, at, card, 'KLP-5.18');
    },
    answer(draft, _ask, { action }) {
      next(draft, { do: 'acted' });
      if (action.do === 'draw') {
        const left = handLimit(book, draft) - handSize(handOf(draft));
        tell({ type: 'drawing-up', count: left, reveals: true });
        next(draft, { do: 'draw', left });
        return;
      }
      const card = cardNumber(book, action.card);
      if (action.do === 'discard') {
        discardCard(book, draft, card, 'action');
        // KLP-5.19: the hiding is optional, and the action is legal with no revealed block.
        if (revealedAreas(draft).length > 0) next(draft, { ask: 'discard-hide', seat });
        return;
      }
      layInSlot(book, draft, card);
      resolveWords(book, draft, 'card', card);
      // KLP-5.8, KLP-5.9: hide and eat cards cost nothing.
      if (cardOf(book, card).cost > 0) next(draft, { ask: 'pay-cost', seat, card });
    },
  },

  'pay-cost': {
    *candidates(at, { card }) {
      for (const areas of paymentsOf(at, cardOf(book, card).cost)) {
        yield { type: 'pay-cost', seat, areas: areaNames(areas) };
      }
    },
    why: (at, { card }, { areas }) => whyNotPaid(book, at, card, areaNumbers(areas)),
    answer: (draft, _ask, { areas }) => reveal(book, draft, areaNumbers(areas), 'payment'),
  },

  'discard-hide': {
    why: (at, _ask, { area }) => whyNotHidden(at, areaNumbers([area]), 'revealed', [1, 1]),
    answer: (draft, _ask, { area }) => hideBlocks(draft, areaNumbers([area])),
    decline: () => undefined,
  },

  'end-turn': {
    answer: (draft) => next(draft, { do: 'end-octopus-turn' }),
  },

  'hand-overflow': {
    among: { card: (at) => distinct(handOf(at).cards).map((card) => cardOf(book, card).id) },
    why: (at, _ask, { card }) => whyNotInHand(book, at, cardNumber(book, card), 'KLP-5.25'),
    answer: (draft, _ask, { card }) => discardCard(book, draft, cardNumber(book, card), 'limit'),
  },
});

/** What may be done before, between and after actions. */
export const octopusFree = (book: Book): Free<'food'> => ({
  // KLP-5.21: before the first action, between the two actions or after the second. KLP-5.22: any number of them, but never in
  // the middle of an action.
  food: {
    among: { food: (at) => unusedFoods(at).map((kind) => blockOf(book, kind).id) },
    why: (at, _ask, { food }) => whyNotUsed(book, at, blockNumber(book, food)),
    do(draft, _ask, { food }) {
      const kind = blockNumber(book, food);
      useFood(book, draft, kind);
      resolveWords(book, draft, 'food', kind);
    },
  },
});
