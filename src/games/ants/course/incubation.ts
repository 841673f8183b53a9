import { entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { FOOD, LARVA_FOOD, MIDDLE, NONE, TOP, TRACKS } from '../components.ts';
import { usableEffects } from '../ops/index.ts';
import { listOfEffect } from '../ops/lists.ts';
import {
  clearTop,
  effectsOf,
  hasDeed,
  hasToClear,
  isDeedDue,
  larvaeOf,
  loseLarva,
  produce,
  shiftTiles,
  turnTile,
  whyNotResolved,
  whyNotStored,
} from '../rules/incubating.ts';
import { canPay, charge, costIn } from '../rules/payment.ts';
import { amountOf, discsOn } from '../rules/supply.ts';
import { playedAs, playedNumber, tell } from '../rules/tell.ts';
import { type Book, listAt } from '../table/book.ts';
import { effectNumber, effectOf } from '../table/incubation.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { ActionNamed } from '../table/work.ts';
import { placeNumber, type Questions, type Steps, specialisationNumber } from './fields.ts';

/**
 * An Incubation of the active player: all its steps are put on the agenda.
 *
 * @rule ANT-14.1 Before it starts the top Incubation tile is emptied.
 * @rule ANT-14.3 All four steps must be performed in order: deed, incubation effects, feeding, shifting.
 * @rule ANT-14.16 If ants stand on the top tile when step 4 begins, they are first cleared.
 */
export function beginIncubation(draft: Changing): void {
  tell({ type: 'incubation-began', seat: draft.active });
  next(draft, { do: 'clear' }, { do: 'deed' }, { do: 'activate' }, { do: 'feed' }, { do: 'clear' }, { do: 'shift' });
}

/** What is done in an Incubation. */
export const incubationSteps = (
  book: Book,
): Steps<'clear' | 'deed' | 'due-deed' | 'turn-tile' | 'activate' | 'effects' | 'activated' | 'feed' | 'shift'> => ({
  clear(draft) {
    const seat = draft.active;
    if (hasToClear(draft, seat)) next(draft, { ask: 'store-ants', seat });
    else clearTop(draft, seat, []);
  },

  deed(draft) {
    const seat = draft.active;
    next(draft, hasDeed(book, draft, seat) ? { ask: 'resolve-deed', seat } : { do: 'due-deed' });
  },

  // ANT-14.5: who meets the requirement of the top tile without tokens resolves it, unless another tile was.
  'due-deed'(draft) {
    if (isDeedDue(book, draft, draft.active)) next(draft, { do: 'turn-tile', place: TOP });
  },

  // ANT-14.4: the tile is turned over and the player gains a generic advance.
  'turn-tile'(draft, { place }) {
    const responses = turnTile(book, draft, draft.active, place);
    next(draft, { do: 'list', list: book.reward, on: NONE, times: 1 }, ...responses);
  },

  // ANT-14.18: the list of incubation effects is fixed when step 2 begins.
  activate: (draft) => next(draft, { do: 'effects', left: effectsOf(book, draft, draft.active) }, { do: 'activated' }),

  effects(draft, { left }) {
    const seat = draft.active;
    if (usableEffects(book, draft, seat, left).length > 0) next(draft, { ask: 'incubation-effect', seat, left });
  },

  activated: () => undefined,

  // ANT-14.13: the player pays 1 Food for each larva on the middle tile.
  feed(draft) {
    const seat = draft.active;
    if (larvaeOf(draft, seat) > 0) next(draft, { ask: 'feed-larvae', seat });
  },

  shift: (draft) => shiftTiles(draft, draft.active),
});

type Effect = ActionNamed<'incubation-effect'>['effect'];

/** An incubation effect as a player says it. */
function effectSaid(book: Book, at: Seen, seat: Seat, number: number): Effect {
  const { of, thing, line } = effectOf(number, book.abilities.length);
  if (of === 'production') return { of, track: entryOf(TRACKS, thing) };
  if (of === 'ability') return { of, space: entryOf(book.abilityIds, thing), line: line + 1 };
  return { of, card: playedAs(book, at, seat, thing), line: line + 1 };
}

/** The number of an incubation effect that a player says; -1 if there is none. */
function numberSaid(book: Book, at: Seen, seat: Seat, effect: Exclude<Effect, { readonly of: 'all' }>): number {
  const count = book.abilities.length;
  if (effect.of === 'production') return TRACKS.indexOf(effect.track);
  const line = effect.line - 1;
  if (effect.of === 'ability') {
    return effectNumber({ of: 'ability', thing: book.abilityIds.indexOf(effect.space), line }, count);
  }
  const on = playedNumber(book, at, seat, effect.card);
  return on === NONE ? NONE : effectNumber({ of: 'card', thing: on, line }, count);
}

/**
 * Those of some incubation effects that leave no choice.
 *
 * @rule ANT-14.20 Productions; gains of cubes, tokens, cards and universal ants; markers on the same card.
 */
function plainAmong(book: Book, at: Seen, seat: Seat, effects: readonly number[]): number[] {
  return effects.filter((number) => {
    if (effectOf(number, book.abilities.length).of === 'production') return true;
    return listAt(book, listOfEffect(book, at, seat, number).list).isPlain;
  });
}

/** Fewer than this are activated one by one. */
const SEVERAL = 2;

/** Activates some incubation effects, in this order. */
function activate(book: Book, draft: Changing, seat: Seat, effects: readonly number[]): void {
  const lists = [];
  for (const number of effects) {
    const { of, thing } = effectOf(number, book.abilities.length);
    // Productions come first in every order (ANT-14.20).
    if (of === 'production') produce(book, draft, seat, thing);
    else lists.push({ do: 'list', ...listOfEffect(book, draft, seat, number), times: 1 } as const);
  }
  next(draft, ...lists);
}

/** What is decided in an Incubation. */
export const incubationQuestions = (
  book: Book,
): Questions<'store-ants' | 'resolve-deed' | 'incubation-effect' | 'feed-larvae' | 'drop-larva'> => ({
  'store-ants': {
    why(at, { seat }, { ants }) {
      for (const ant of ants) {
        const why = whyNotStored(at, seat, specialisationNumber(ant));
        if (why !== undefined) return why;
      }
      return undefined;
    },
    answer: (draft, { seat }, { ants }) => clearTop(draft, seat, ants.map(specialisationNumber)),
  },

  // ANT-14.5: at most one tile deed is resolved per Incubation.
  'resolve-deed': {
    why: (at, { seat }, { place }) => whyNotResolved(book, at, seat, placeNumber(place)),
    answer(draft, _ask, action) {
      const place = placeNumber(action.place);
      next(draft, { do: 'cover', of: 'tile', thing: place, waived: NONE }, { do: 'turn-tile', place });
    },
    decline: (draft) => next(draft, { do: 'due-deed' }),
  },

  // ANT-14.8: the player may activate each incubation effect, in any order. ANT-14.11: each at most once.
  'incubation-effect': {
    *candidates(at, { seat, left }) {
      const type = 'incubation-effect' as const;
      yield { type, seat, effect: { of: 'all' } };
      for (const number of left) yield { type, seat, effect: effectSaid(book, at, seat, number) };
    },
    why(at, { seat, left }, { effect }) {
      const usable = usableEffects(book, at, seat, left);
      if (effect.of === 'all') {
        if (plainAmong(book, at, seat, usable).length >= SEVERAL) return undefined;
        return { code: 'effect/nothing', rule: 'ANT-3.12', facts: {} };
      }
      const number = numberSaid(book, at, seat, effect);
      if (!left.includes(number)) return { code: 'effect/not-left', rule: 'ANT-14.11', facts: {} };
      return usable.includes(number) ? undefined : { code: 'effect/nothing', rule: 'ANT-3.12', facts: {} };
    },
    answer(draft, { seat, left }, { effect }) {
      const chosen =
        effect.of === 'all'
          ? plainAmong(book, draft, seat, usableEffects(book, draft, seat, left))
          : [numberSaid(book, draft, seat, effect)];
      next(draft, { do: 'effects', left: left.filter((number) => !chosen.includes(number)) });
      activate(book, draft, seat, chosen);
    },
    decline: () => undefined,
  },

  // ANT-14.22: the player either feeds all larvae at once or discards one larva and is asked again.
  'feed-larvae': {
    why(at, { seat }) {
      const larvae = larvaeOf(at, seat);
      if (canPay(book, at, seat, costIn(FOOD, LARVA_FOOD * larvae))) return undefined;
      return { code: 'feed/unpaid', rule: 'ANT-14.13', facts: { larvae, food: amountOf(at, seat, FOOD) } };
    },
    answer(draft, { seat }) {
      const count = larvaeOf(draft, seat);
      tell({ type: 'larvae-fed', seat, count });
      charge(book, draft, seat, costIn(FOOD, LARVA_FOOD * count));
    },
    // ANT-14.14: the player may leave larvae unfed even when Food is available.
    decline: (draft, { seat }) => next(draft, { ask: 'drop-larva', seat }, { do: 'feed' }),
  },

  'drop-larva': {
    why(at, { seat }, { specialisation }) {
      if (figureOf(discsOn(at, seat, MIDDLE), specialisationNumber(specialisation)) > 0) return undefined;
      return { code: 'larva/none', rule: 'ANT-14.13', facts: { specialisation } };
    },
    answer: (draft, { seat }, { specialisation }) => loseLarva(draft, seat, specialisationNumber(specialisation)),
  },
});
