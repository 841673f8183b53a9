import { endGame, entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { ANT_ACTIONS } from '../components.ts';
import { defeatable } from '../rules/enemies.ts';
import { hasDiscard, hasLastFree } from '../rules/freely.ts';
import { handCount } from '../rules/hand.ts';
import { tellOutcome, tellScores } from '../rules/scoring.ts';
import { meetEnd } from '../rules/stars.ts';
import { canAct } from '../rules/strength.ts';
import { tell } from '../rules/tell.ts';
import type { Book } from '../table/book.ts';
import type { AntsWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { type MainAction, PART_OPEN } from '../table/work.ts';
import type { Questions, Steps } from './fields.ts';
import { beginIncubation } from './incubation.ts';

/** The card actions, in the order of `closed`. */
const CARD_ACTIONS = ['cards', 'enemy'] as const;

/** Nothing that belongs to one turn is left over from the last. */
function renew(draft: Changing): void {
  draft.extra = 0;
  draft.queenUsed = [];
  draft.closed = CARD_ACTIONS.map(() => 0);
}

/**
 * Whose turn comes next: clockwise; after the last of a round the next round, and after the last round the final Incubations.
 *
 * @rule ANT-3.1 Turns go clockwise starting with the First Player.
 * @rule ANT-3.8 A round is the sequence of turns from the First Player up to the player to the First Player's right.
 * @rule ANT-24.2 The current round is finished and one further full round, the last, is played.
 * @rule ANT-24.3 After the last round every player performs one final obligatory Incubation.
 * @rule ANT-24.4 One after another in turn order from the First Player.
 * @rule ANT-24.6 If the condition is met during the final turn of a round, exactly one more full round follows.
 */
function goOn(draft: Changing): void {
  const after = (draft.active + 1) % draft.names.length;
  if (after === draft.first) {
    if (draft.phase === 'final') {
      endGame(draft);
      return;
    }
    endRound(draft);
  }
  draft.active = after;
  next(draft, { do: draft.phase === 'final' ? 'final' : 'turn' });
}

/** What comes after a round: the next one, or the final Incubations. */
function endRound(draft: Changing): void {
  if (draft.roundLimit > 0 && draft.round >= draft.roundLimit) meetEnd(draft, 'round-limit');
  if (draft.endRound > 0 && draft.round > draft.endRound) draft.phase = 'final';
  else {
    draft.round += 1;
    tell({ type: 'round-began', round: draft.round });
  }
}

/** The game is over: the points are told before it is seen who has won. */
export function tellTheEnd(book: Book, draft: Changing): void {
  tellScores(book, draft);
  renew(draft);
  draft.active = draft.first;
  draft.phase = 'over';
  tellOutcome(book, draft);
}

/** Turns, and what comes after the last. */
export const turnSteps = (book: Book): Steps<'turn' | 'main-action' | 'action-done' | 'end-turn' | 'final'> => ({
  turn(draft) {
    renew(draft);
    tell({ type: 'turn-began', seat: draft.active, round: draft.round });
    next(draft, { do: 'main-action' });
  },

  // ANT-3.2: in a turn the active player must perform exactly one main action.
  'main-action': (draft) => next(draft, { ask: 'main-action', seat: draft.active }),

  // ANT-3.7: the turn ends by itself; only who may still do something freely that has to be done now is asked.
  'action-done'(draft) {
    const seat = draft.active;
    const isLast = draft.phase === 'final' && hasLastFree(book, draft, seat);
    next(draft, isLast || hasDiscard(book, draft, seat) ? { ask: 'end-turn', seat } : { do: 'end-turn' });
  },

  'end-turn'(draft) {
    tell({ type: 'turn-ended', seat: draft.active });
    goOn(draft);
  },

  // ANT-15.14: the final Incubation counts as a turn of its own.
  final(draft) {
    renew(draft);
    tell({ type: 'final-began', seat: draft.active });
    next(draft, { do: 'action-done' });
    beginIncubation(draft);
  },
});

/**
 * Why a main action cannot be chosen.
 *
 * @rule ANT-11.19 Play 2 Cards with at least 1 card in hand; Play 1 Card and Defeat 1 Enemy likewise, or if an enemy can be
 *   defeated.
 * @rule ANT-24.26 Incubation has no precondition that can fail.
 */
function whyNotChosen(book: Book, at: Seen, seat: Seat, action: MainAction): AntsWhy | undefined {
  switch (action) {
    case 'incubate':
      return undefined;
    case 'cards':
    case 'enemy': {
      if (figureOf(at.closed, CARD_ACTIONS.indexOf(action)) === 1) {
        return { code: 'action/closed', rule: 'ANT-11.3', facts: { action } };
      }
      if (handCount(at, seat) > 0) return undefined;
      if (action === 'cards') return { code: 'action/no-card', rule: 'ANT-11.19', facts: {} };
      // An enemy that free actions can still make beatable is offered after them: they are possible at this very decision.
      if (defeatable(book, at, seat).length > 0) return undefined;
      return { code: 'action/no-enemy', rule: 'ANT-11.19', facts: {} };
    }
    default:
      if (canAct(book, at, seat, ANT_ACTIONS.indexOf(action))) return undefined;
      return { code: 'action/impossible', rule: 'ANT-5.26', facts: { action } };
  }
}

/** What is decided about a turn. */
export const turnQuestions = (book: Book): Questions<'main-action' | 'end-turn'> => ({
  'main-action': {
    why: (at, { seat }, { action }) => whyNotChosen(book, at, seat, action),
    answer(draft, { seat }, { action }) {
      tell({ type: 'action-chosen', seat, action });
      if (action === 'cards') {
        const asked = { occasion: 'first', other: PART_OPEN, kind: 'any', how: 'normal' } as const;
        next(draft, { ask: 'play-card', seat, ...asked });
      } else if (action === 'enemy') next(draft, { do: 'parts', card: PART_OPEN, enemy: PART_OPEN });
      else {
        next(draft, { do: 'action-done' });
        if (action === 'incubate') beginIncubation(draft);
        else next(draft, { ask: 'spend-ants', seat, action: ANT_ACTIONS.indexOf(action) });
      }
    },
  },

  'end-turn': {
    answer: (draft) => next(draft, { do: 'end-turn' }),
  },
});

/**
 * A card action of which no part was carried out is closed for the rest of the turn.
 *
 * @rule ANT-11.3 A player who carries out none returns to the choice of the main action, where that card action is closed.
 */
export function closeAction(draft: Changing, action: (typeof CARD_ACTIONS)[number]): void {
  draft.closed[CARD_ACTIONS.indexOf(action)] = 1;
  tell({ type: 'action-closed', seat: draft.active, action: entryOf(CARD_ACTIONS, CARD_ACTIONS.indexOf(action)) });
  next(draft, { do: 'main-action' });
}
