import { distinct, next } from '../../../kernel/index.ts';
import { SHARK } from '../components.ts';
import { winGame } from '../rules/end.ts';
import {
  beginSpending,
  budgetOf,
  buyCard,
  endSpending,
  exchangeCard,
  isAffordable,
  leaveEnergy,
  mustSpend,
  rowCards,
  storeDice,
  whyNotBought,
  whyNotEnergy,
  whyNotExchanged,
  whyNotFinished,
  whyNotStored,
} from '../rules/energy.ts';
import { storedDice } from '../rules/placing.ts';
import { sharkId, tell } from '../rules/tell.ts';
import type { Book } from '../table/book.ts';
import { dieName, dieNumber, type Placeable, placeableName, placeableOf } from '../table/dice.ts';
import type { Seen } from '../table/state.ts';
import { type Questions, type Steps, sharkNumber } from './fields.ts';

const seat = SHARK;

/** Store energy, and the end of the shark turn. */
export const spendingSteps = (book: Book): Steps<'store' | 'spend' | 'end-shark-turn'> => ({
  store(draft) {
    draft.phase = 'store';
    next(draft, { do: 'spend' });
    const ways = waysToStore(draft);
    const [way = []] = ways;
    if (ways.length > 1) next(draft, { ask: 'store-choice', seat });
    else storeDice(book, draft, way);
  },

  spend(draft) {
    next(draft, { do: 'end-shark-turn' });
    if (draft.energy.length === 0) return;
    if (mustSpend(book, draft)) {
      beginSpending(book, draft);
      next(draft, { ask: 'buy', seat });
      return;
    }
    // KLP-13.5: with 1 or 2 energy dice the shark may spend energy.
    if (isAffordable(book, draft.row, budgetOf(book, draft))) next(draft, { ask: 'spend', seat });
    else leaveEnergy(draft);
  },

  'end-shark-turn'(draft) {
    tell({ type: 'turn-ended', seat });
    // KLP-19.9: the game has not ended when the last turn of round `roundCap` is over.
    if (draft.round >= book.options.roundCap) winGame(draft, 'round-cap');
    else next(draft, { do: 'octopus-turn' });
  },
});

/** All sets of dice that can be stored, each once. */
export function waysToStore(at: Seen): Placeable[][] {
  const dice = [
    ...at.pool.map((die) => ({ die, isStored: false })),
    ...storedDice(at)
      .sort((one, other) => one - other)
      .map((die) => ({ die, isStored: true })),
  ];
  const found = new Map<string, Placeable[]>();
  for (let set = 0; set < 2 ** dice.length; set++) {
    const chosen = dice.filter((_, index) => (set >> index) % 2 === 1);
    if (whyNotStored(at, chosen) === undefined) found.set(chosen.map(placeableName).join(), chosen);
  }
  return [...found.values()];
}

/** What the shark decides about energy. */
export const spendingQuestions = (book: Book): Questions<'store-choice' | 'spend' | 'buy' | 'hunger-die'> => ({
  'store-choice': {
    *candidates(at) {
      for (const dice of waysToStore(at)) yield { type: 'store-choice', seat, dice: dice.map(placeableName) };
    },
    why: (at, _ask, { dice }) => whyNotStored(at, dice.map(placeableOf)),
    answer: (draft, _ask, { dice }) => storeDice(book, draft, dice.map(placeableOf)),
  },

  spend: {
    answer(draft) {
      beginSpending(book, draft);
      next(draft, { ask: 'buy', seat });
    },
    decline: leaveEnergy,
  },

  buy: {
    *candidates(at) {
      const type = 'buy' as const;
      const cards = rowCards(at).map((card) => sharkId(book, card));
      for (const card of cards) yield { type, seat, deal: { do: 'buy', card } };
      for (const die of distinct(at.energy)) {
        for (const card of cards) yield { type, seat, deal: { do: 'exchange', die: dieName(die), card } };
      }
      yield { type, seat, deal: { do: 'finish' } };
    },
    why(at, _ask, { deal }) {
      if (deal.do === 'finish') return whyNotFinished(at);
      const card = sharkNumber(book, deal.card);
      return deal.do === 'buy' ? whyNotBought(book, at, card) : whyNotExchanged(book, at, dieNumber(deal.die), card);
    },
    answer(draft, ask, { deal }) {
      if (deal.do === 'finish') {
        // KLP-13.29: the hunger die is chosen last.
        next(draft, { ask: 'hunger-die', seat });
        return;
      }
      const card = sharkNumber(book, deal.card);
      if (deal.do === 'buy') buyCard(book, draft, card);
      else exchangeCard(book, draft, dieNumber(deal.die), card);
      // KLP-13.20: replacements may be repeated and may also happen between purchases.
      next(draft, ask);
    },
  },

  'hunger-die': {
    among: { die: (at) => distinct(at.energy).map(dieName) },
    why: (at, _ask, { die }) => whyNotEnergy(at, dieNumber(die), 'KLP-13.26'),
    answer: (draft, _ask, { die }) => endSpending(book, draft, dieNumber(die)),
  },
});
