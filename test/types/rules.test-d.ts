import {
  ascending,
  type Behind,
  createGame,
  type Decline,
  type Draft,
  type Entry,
  effect,
  either,
  endGame,
  type Field,
  type Fields,
  flag,
  integer,
  later,
  list,
  next,
  object,
  optional,
  positionEntries,
  type Rules,
  variant,
  whole,
  word,
} from 'gastropodia';
import type { GenericSchema } from 'valibot';
import { expectTypeOf, test } from 'vitest';
import { type DuelTypes, rules as duelRules } from '../../docs/examples/duel/index.ts';
import { type AuctionState, type AuctionTypes, auction, rules } from '../kit/auction.ts';

declare const draft: Draft<AuctionState>;

test('every step of the types has a handler, and no other step has one', () => {
  const { deal, offer, award } = rules.steps;

  createGame<AuctionTypes>({ ...rules, steps: { deal, offer, award } });
  createGame<AuctionTypes>({
    ...rules,
    // @ts-expect-error the step 'award' has no handler
    steps: { deal, offer },
  });
  createGame<AuctionTypes>({
    ...rules,
    // @ts-expect-error there is no step 'dance'
    steps: { deal, offer, award, dance: endGame },
  });
});

test('every decision of the types has a question', () => {
  createGame<AuctionTypes>({
    ...rules,
    // @ts-expect-error the decision 'bid' has no question
    questions: {},
  });
});

test('every action that answers no decision is a free action', () => {
  createGame<DuelTypes>({
    ...duelRules,
    // @ts-expect-error the free action 'dash' is missing
    freeActions: {},
  });
});

test('a kind that may be declined says what happens then, and others need not', () => {
  const { decline, ...rest } = duelRules.questions.react;
  const { place } = duelRules.questions;

  expectTypeOf({ ...rest, decline }).toExtend<Rules<DuelTypes>['questions']['react']>();
  expectTypeOf(place).not.toHaveProperty('decline');
  createGame<DuelTypes>({
    ...duelRules,
    // @ts-expect-error 'react' may be declined, and nothing says what happens then
    questions: { ...duelRules.questions, react: rest },
  });
});

test('every field of an action has a decoder, of its own type', () => {
  const { bid } = rules.questions;

  createGame<AuctionTypes>({ ...rules, questions: { bid: { ...bid, fields: { card: integer(1, 6) } } } });
  createGame<AuctionTypes>({
    ...rules,
    // @ts-expect-error the field 'card' has no decoder
    questions: { bid: { ...bid, fields: {} } },
  });
  createGame<AuctionTypes>({
    ...rules,
    // @ts-expect-error a card is a number, not a word
    questions: { bid: { ...bid, fields: { card: word(['ace']) } } },
  });
});

test('what a field holds follows from how it is declared', () => {
  expectTypeOf(ascending(word(['a', 'b']), 1, 2)).toEqualTypeOf<Field<readonly ('a' | 'b')[]>>();
  expectTypeOf(object({ at: integer(0, 1), up: optional(flag) })).toExtend<
    Field<{ readonly at: number; readonly up?: boolean }>
  >();
  expectTypeOf(either({ pawn: integer(0, 1) }, { field: word(['a']), up: optional(flag) })).toExtend<
    Field<{ readonly pawn: number } | { readonly field: 'a'; readonly up?: boolean }>
  >();
  expectTypeOf(variant('kind', { pawn: { pawn: integer(0, 1) }, nobody: {} })).toExtend<
    Field<{ readonly kind: 'pawn'; readonly pawn: number } | { readonly kind: 'nobody' }>
  >();
  // @ts-expect-error a list has no entries that are left out
  list(optional(flag), 0, 2);
});

test('KER-10.19 a field holds every word and every shape that the action can have, and of texts and numbers some', () => {
  interface Said {
    readonly type: 'aim';
    readonly seat: number;
    readonly at: { readonly kind: 'pawn'; readonly pawn: number } | { readonly kind: 'nobody' };
    readonly way: 'left' | 'right';
    readonly card: string;
  }
  const at = variant('kind', { pawn: { pawn: integer(0, 5) }, nobody: {} });
  const way = word(['left', 'right']);
  const card = word(['ace', 'king']);

  expectTypeOf({ at, way, card }).toExtend<Fields<Said>>();
  // The shape 'nobody' is missing.
  expectTypeOf({ at: variant('kind', { pawn: { pawn: integer(0, 5) } }), way, card }).not.toExtend<Fields<Said>>();
  // The word 'right' is missing.
  expectTypeOf({ at, way: word(['left']), card }).not.toExtend<Fields<Said>>();
  // Both are missing in lists, too.
  expectTypeOf(list(word(['left']), 0, 2)).not.toExtend<Field<readonly ('left' | 'right')[]>>();
  expectTypeOf(list(card, 0, 2)).toExtend<Field<readonly string[]>>();
});

test('KER-10.19 a schema that is written by hand has a shape for every step and decision, and for effects', () => {
  type Work =
    | { readonly do: 'deal' | 'turn'; readonly count: number }
    | { readonly do: 'end' }
    | { readonly ask: 'bid'; readonly seat: number; readonly least: number };
  const count = whole(1, 5);
  const steps = { deal: { count }, turn: { count }, end: {} };
  const asks = { bid: { least: whole(0) } };

  expectTypeOf(positionEntries<Work>({ steps, asks }).agenda).toExtend<
    GenericSchema<unknown, readonly Entry<Work>[]>
  >();
  positionEntries<Work | Behind<Work>>({ steps, asks, effects: true });
  positionEntries<Extract<Work, { ask: 'bid' }>>({ asks });
  // @ts-expect-error the step 'turn' has no shape
  positionEntries<Work>({ steps: { deal: { count }, end: {} }, asks });
  // @ts-expect-error the step 'deal' lacks its count
  positionEntries<Work>({ steps: { ...steps, deal: {} }, asks });
  // @ts-expect-error the decision 'bid' has no shape
  positionEntries<Work>({ steps, asks: {} });
  // @ts-expect-error it is not said that there are effects
  positionEntries<Work | Behind<Work>>({ steps, asks });
  // @ts-expect-error it is not said what the work is
  positionEntries({ steps, asks });
});

test('KER-10.19 only a game with effects puts work behind them', () => {
  // @ts-expect-error the auction has none
  effect(draft, { do: 'offer' });
  // @ts-expect-error the auction has none
  later(draft, { do: 'offer' });
});

test('only a key that may be absent has a field that may be left out', () => {
  interface Said {
    readonly type: 'move';
    readonly seat: number;
    readonly decision?: number;
    readonly to: number;
    readonly note?: 'slow';
  }
  const to = integer(0, 1);
  const note = word(['slow']);

  expectTypeOf({ to, note: optional(note) }).toExtend<Fields<Said>>();
  expectTypeOf({ to, note }).not.toExtend<Fields<Said>>();
  expectTypeOf({ to }).not.toExtend<Fields<Said>>();
  expectTypeOf({ to: optional(to), note: optional(note) }).not.toExtend<Fields<Said>>();
  expectTypeOf({ to, note: optional(word(['fast'])) }).not.toExtend<Fields<Said>>();
});

test('only fields of the action have values to try, of their own type', () => {
  const { bid } = rules.questions;

  createGame<AuctionTypes>({ ...rules, questions: { bid: { ...bid, among: { card: () => [1, 2] } } } });
  createGame<AuctionTypes>({
    ...rules,
    // @ts-expect-error a card is a number, not a word
    questions: { bid: { ...bid, among: { card: () => ['ace'] } } },
  });
});

test('only work that the types know can be put on the agenda', () => {
  next(draft, { do: 'offer' }, { ask: 'bid', seat: 0 });
  // @ts-expect-error there is no step 'dance'
  next(draft, { do: 'dance' });
  // @ts-expect-error there is no decision 'pass'
  next(draft, { ask: 'pass', seat: 0 });
  // @ts-expect-error a decision is somebody's
  next(draft, { ask: 'bid' });
});

test('the first position needs all that a state holds, and nothing of the kernel’s', () => {
  createGame<AuctionTypes>({
    ...rules,
    // @ts-expect-error the first position has no hands
    setup(config, seats) {
      const { hands: _hands, ...rest } = rules.setup(config, seats);
      return rest;
    },
  });
});

test('a mask keeps the shape of the view', () => {
  createGame<AuctionTypes>({
    ...rules,
    // @ts-expect-error a view shows how many prizes are left, not which
    mask: (state, viewer) => ({ ...rules.mask(state, viewer), prizes: state.prizes }),
  });
});

test('only what may be declined can be', () => {
  expectTypeOf<Extract<DuelTypes['Action'], Decline<'react'>>>().not.toBeNever();
  // @ts-expect-error a bid cannot be declined
  auction.reduce(auction.setup({ players: 2 }, 'types'), { type: 'bid', seat: 0, decline: true });
});
