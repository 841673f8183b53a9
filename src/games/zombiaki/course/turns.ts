import { distinct, next } from '../../../kernel/index.ts';
import { ADJACENT } from '../board/street.ts';
import { HUMANS, NONE, ZOMBIES } from '../components.ts';
import { advance } from '../rules/advance.ts';
import { roll, rollersAt } from '../rules/barrels.ts';
import { allDogs, canRun, run, stillRunning, waitingDogs, whyNotRun } from '../rules/dogs.ts';
import { drawStep, whyNotDiscarded } from '../rules/drawing.ts';
import { effect } from '../rules/effect.ts';
import { isTimed } from '../rules/placing.ts';
import { change, creatureOn, fieldsWhere, fireOn, isTaken, objectOn, zombieFields } from '../rules/position.ts';
import { whyNotZombie } from '../rules/targets.ts';
import { nameOf, namesOf, tell } from '../rules/tell.ts';
import {
  discardFromHand,
  endEffect,
  handOf,
  idOf,
  putOutFire,
  removeObject,
  takeFromHand,
  toDiscards,
} from '../rules/zones.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { Step } from '../table/work.ts';
import { cardNumber, fieldNumber, type Questions, type Steps } from './fields.ts';

/**
 * The marks end that are limits per turn.
 *
 * @rule ZOM-3.8 At the start of a zombie turn: card move used, fresh mass, order given by the boss.
 */
function clearMarks(draft: Changing): void {
  for (const field of fieldsWhere((each) => isTaken(draft, each))) {
    const { moved, ordered } = creatureOn(draft, field);
    if (moved === 1 || ordered === 1) change(draft, field, { moved: 0, ordered: 0 });
  }
}

/**
 * Whatever lasts one turn ends.
 *
 * @rule ZOM-3.6 At the very start of a human turn every Freeze, Net and Barrier in play ends.
 * @rule ZOM-3.10 The fire of Napalm ends at the same moment.
 * @rule ZOM-3.11 The end of a turn has no effects of its own.
 */
function endLasting(book: Book, draft: Changing): void {
  for (const card of [...draft.inEffect]) endEffect(book, draft, card);
  const netted = fieldsWhere((field) => creatureOn(draft, field).netted === 1);
  for (const field of netted) change(draft, field, { netted: 0 });
  if (netted.length > 0) tell({ type: 'nets-lifted', fields: namesOf(netted) });
  for (const field of fieldsWhere((each) => isTimed(book, objectOn(draft, each))))
    removeObject(book, draft, field, 'ended');
  for (const field of fieldsWhere((each) => fireOn(draft, each) !== NONE)) putOutFire(book, draft, field, 'ended');
}

/** A card in hand that holds a zombie; -1 if there is none. */
export function holdingCard(book: Book, at: Seen): number {
  return handOf(at, ZOMBIES).find((card) => cardOf(book, card).when === 'before-movement') ?? NONE;
}

/** The zombies that nobody holds yet. */
export const freeZombies = (book: Book, at: Seen): number[] =>
  zombieFields(book, at).filter((field) => creatureOn(at, field).held === 0);

/** What happens in a turn before cards are played. */
export const turnSteps = (
  book: Book,
): Steps<'zombie-turn' | 'human-turn' | 'hold' | 'dogs' | 'advance' | 'draw' | 'roll'> => ({
  // ZOM-3.2: movement, draw, discard, play. ZOM-3.4: before the movement step there is a window for Not So Fast.
  'zombie-turn'(draft) {
    draft.turn += 1;
    draft.side = ZOMBIES;
    clearMarks(draft);
    tell({ type: 'turn-began', seat: ZOMBIES, turn: draft.turn });
    const dogs: Step = { do: 'dogs', mover: NONE, steps: 0, left: allDogs(book, draft).left };
    const walk: Step = { do: 'advance' };
    // ZOM-9.2: all move at the same time. ZOM-9.3: that is, first the dogs, then all zombies together.
    const movement = book.options.dogTiming === 'before-zombies' ? [dogs, walk] : [walk, dogs];
    next(draft, { do: 'hold' }, ...movement, { do: 'draw', seat: ZOMBIES }, { ask: 'play', seat: ZOMBIES });
  },

  // ZOM-3.3: movement (barrels), draw, discard, play. ZOM-3.7: endings happen before the barrels roll.
  'human-turn'(draft) {
    draft.side = HUMANS;
    tell({ type: 'turn-began', seat: HUMANS, turn: draft.turn });
    endLasting(book, draft);
    next(draft, { do: 'draw', seat: HUMANS }, { ask: 'play', seat: HUMANS });
    // ZOM-12.17: a barrel does not roll in the turn it is placed: movement comes before play.
    const rolls = rollersAt(book, draft).flatMap((field): Step[] => [{ do: 'roll', field }, { do: 'explode' }]);
    if (rolls.length > 0) effect(draft, ...rolls);
  },

  // ZOM-3.5: skipped when the zombie player holds no Not So Fast or no zombie is on the board.
  hold(draft) {
    if (holdingCard(book, draft) === NONE || freeZombies(book, draft).length === 0) return;
    next(draft, { ask: 'hold', seat: ZOMBIES });
  },

  dogs(draft, { mover, steps, left }) {
    const running = stillRunning(book, draft, { mover, steps, left });
    if (canRun(book, draft, running)) next(draft, { ask: 'dogs', seat: ZOMBIES, ...running });
  },

  advance: (draft) => advance(book, draft),
  draw: (draft, { seat }) => drawStep(book, draft, seat),
  roll: (draft, { field }) => roll(book, draft, field),
});

/** What is decided in a turn before cards are played. */
export const turnQuestions = (book: Book): Questions<'hold' | 'dogs' | 'discard'> => ({
  hold: {
    candidates: (at, { seat }) => freeZombies(book, at).map((field) => ({ type: 'hold', seat, field: nameOf(field) })),
    why(at, _ask, { field }) {
      const number = fieldNumber(field);
      const stranger = whyNotZombie(book, at, number, 'any');
      if (stranger !== undefined || creatureOn(at, number).held === 0) return stranger;
      return { code: 'zombie/held', rule: 'ZOM-17.25', facts: { field } };
    },
    // ZOM-17.25: Not So Fast is played before the movement step. ZOM-17.26: several may be played in one window.
    answer(draft, { seat }, { field }) {
      const card = holdingCard(book, draft);
      takeFromHand(draft, seat, card);
      toDiscards(draft, card);
      change(draft, fieldNumber(field), { held: 1 });
      tell({ type: 'held', seat, card: idOf(book, card), field });
      next(draft, { do: 'hold' });
    },
    decline() {},
  },

  dogs: {
    candidates: (_at, { seat, ...running }) =>
      waitingDogs(running).flatMap((from) =>
        (ADJACENT[from] ?? []).map((to) => ({ type: 'dogs' as const, seat, from: nameOf(from), to: nameOf(to) })),
      ),
    why: (at, running, { from, to }) => whyNotRun(book, at, running, { from: fieldNumber(from), to: fieldNumber(to) }),
    answer: (draft, running, { from, to }) =>
      run(book, draft, running, { from: fieldNumber(from), to: fieldNumber(to) }),
    // ZOM-9.16: dogs that were not moved by then stay.
    decline() {},
  },

  discard: {
    candidates: (at, { seat }) =>
      distinct(handOf(at, seat)).map((card) => ({ type: 'discard', seat, card: idOf(book, card) })),
    why: (at, { seat, drawn }, { card }) =>
      whyNotDiscarded(book, at, { side: seat, card: cardNumber(book, card), drawn }),
    // ZOM-4.7: the player must put one card out of the game.
    answer(draft, { seat }, { card }) {
      discardFromHand(book, draft, { side: seat, card: cardNumber(book, card), why: 'step' });
    },
  },
});
