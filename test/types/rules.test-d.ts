import { createGame, type Decline, endGame, integer, next, type Rules, word } from 'gastropodia';
import type { Draft } from 'immer';
import { expectTypeOf, test } from 'vitest';
import { type AuctionState, type AuctionTypes, auction, rules } from '../../docs/examples/auction/index.ts';
import { type DuelTypes, rules as duelRules } from '../../docs/examples/duel/index.ts';

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
