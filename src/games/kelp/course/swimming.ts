import { next } from '../../../kernel/index.ts';
import type { Reached } from '../board/lines.ts';
import type { Hunt, Window } from '../cards/vocabulary.ts';
import { NONE, SHARK } from '../components.ts';
import { cardsFor, spendCard, whyNotHeld, whyNotTurned } from '../rules/hunting.ts';
import {
  basicMoves,
  extraSteps,
  type Move,
  stepOn,
  swim,
  turnAbout,
  unblock,
  unblockingMoves,
  whyNotStepped,
  whyNotSwum,
  whyNotUnblocked,
} from '../rules/movement.ts';
import { sharkId, spaceName } from '../rules/tell.ts';
import { type Book, sharkCardOf, spaceOf } from '../table/book.ts';
import type { KelpOwnWhy } from '../table/refusals.ts';
import type { Seen } from '../table/state.ts';
import type { ActionNamed } from '../table/work.ts';
import { hasAnswer, type Questions, reachedBy, type Steps, sharkNumber, spaceNumber } from './fields.ts';

const seat = SHARK;

/** Move, and what comes behind it. */
export const swimmingSteps = (book: Book): Steps<'move' | 'after-move'> => {
  const questions = swimmingQuestions(book);
  return {
    // KLP-9.1: the shark must move every turn.
    move(draft) {
      draft.phase = 'move';
      next(draft, { ask: 'move', seat });
    },

    'after-move'(draft) {
      const ask = { ask: 'fast-after', seat } as const;
      if (hasAnswer(questions['fast-after'], draft, ask)) next(draft, ask);
      else next(draft, { do: 'search' });
    },
  };
};

/** The cards with this word that can be used in a window. */
const cardsWith = (book: Book, at: Seen, window: Window, op: Hunt['op']): number[] =>
  cardsFor(book, at, window).filter((card) => sharkCardOf(book, card).effects[0]?.op === op);

/** Why a card is none of those that have this word. */
function whyNotWith(book: Book, at: Seen, card: number, window: Window, op: Hunt['op']): KelpOwnWhy | undefined {
  const why = whyNotHeld(book, at, card, window);
  if (why !== undefined || sharkCardOf(book, card).effects[0]?.op === op) return why;
  return { code: 'card/told', rule: 'KLP-14.4', facts: { card: sharkId(book, card), wants: [] } };
}

const saidOf = (book: Book, { space, end }: Reached) => ({
  to: spaceName(book, space),
  facing: spaceOf(book, space).ends[end as 0 | 1],
});

const moveOf = (book: Book, said: { readonly over?: string; readonly to: string; readonly facing: string }): Move => {
  const { space: to, end } = reachedBy(book, said);
  return { over: said.over === undefined ? NONE : spaceNumber(book, said.over), to, end };
};

/** What the shark decides about its move. */
export const swimmingQuestions = (book: Book): Questions<'move' | 'fast-after'> => ({
  move: {
    *candidates(at) {
      for (const move of movesAt(book, at)) yield { type: 'move', seat, move };
    },
    why(at, _ask, { move }) {
      switch (move.how) {
        case 'swim':
          return whyNotSwum(book, at, moveOf(book, move));
        case 'unblock':
          return whyNotUnblocked(book, at, reachedBy(book, move));
        case 'step':
          return (
            whyNotWith(book, at, sharkNumber(book, move.card), 'before-move', 'step') ??
            whyNotStepped(book, at, reachedBy(book, move))
          );
        default:
          return whyNotWith(book, at, sharkNumber(book, move.card), 'before-move', 'about-turn') ?? whyNotTurned(at);
      }
    },
    answer(draft, _ask, { move }) {
      if (move.how === 'swim' || move.how === 'unblock') {
        if (move.how === 'swim') swim(book, draft, moveOf(book, move));
        else unblock(book, draft, reachedBy(book, move));
        next(draft, { do: 'after-move' });
        return;
      }
      spendCard(book, draft, sharkNumber(book, move.card));
      if (move.how === 'step') stepOn(book, draft, reachedBy(book, move));
      else turnAbout(book, draft);
      // KLP-15.7: the basic move that follows is still mandatory.
      next(draft, { do: 'move' });
    },
  },

  'fast-after': {
    *candidates(at) {
      for (const card of cardsWith(book, at, 'after-move', 'step')) {
        for (const reached of extraSteps(book, at)) {
          yield { type: 'fast-after', seat, card: sharkId(book, card), ...saidOf(book, reached) };
        }
      }
    },
    why(at, _ask, { card, ...said }) {
      return (
        whyNotWith(book, at, sharkNumber(book, card), 'after-move', 'step') ??
        whyNotStepped(book, at, reachedBy(book, said))
      );
    },
    answer(draft, _ask, { card, ...said }) {
      spendCard(book, draft, sharkNumber(book, card));
      stepOn(book, draft, reachedBy(book, said));
      next(draft, { do: 'after-move' });
    },
    decline: (draft) => next(draft, { do: 'search' }),
  },
});

function* movesAt(book: Book, at: Seen): Generator<ActionNamed<'move'>['move']> {
  for (const { over, to, end } of basicMoves(book, at)) {
    const said = saidOf(book, { space: to, end });
    yield over === NONE ? { how: 'swim', ...said } : { how: 'swim', over: spaceName(book, over), ...said };
  }
  for (const reached of unblockingMoves(book, at)) yield { how: 'unblock', ...saidOf(book, reached) };
  for (const card of cardsWith(book, at, 'before-move', 'step')) {
    for (const reached of extraSteps(book, at)) {
      yield { how: 'step', card: sharkId(book, card), ...saidOf(book, reached) };
    }
  }
  for (const card of cardsWith(book, at, 'before-move', 'about-turn')) {
    yield { how: 'about-turn', card: sharkId(book, card) };
  }
}
