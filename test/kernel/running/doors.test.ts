import { createGame, EngineError, IllegalAction, outcomes, pick, scripted, serialize } from 'gastropodia';
import { expect, test } from 'vitest';
import { auction, rules } from '../../kit/auction.ts';

const state = auction.setup({ players: 2 }, 'doors');
const view = auction.view(state, 0);
const [bid = { type: 'bid', seat: 0, card: 1 }] = auction.legalActions(state);
// What a caller without types could do.
const asState = view as unknown as typeof state;

test.each([
  ['apply', () => auction.apply(asState, bid)],
  ['reduce', () => auction.reduce(asState, bid)],
  ['view', () => auction.view(asState, 0)],
  ['simulate', () => auction.simulate(asState, { chance: { seed: 'x' } })],
  ['faults', () => auction.faults(asState)],
  ['serialize', () => serialize(auction, asState)],
])('KER-2.4 %s refuses a view', (_door, open) => {
  expect(open).toThrow(expect.objectContaining({ code: 'state/is-view' }));
});

test('KER-2.4 odds are of legal actions only', () => {
  expect(() => outcomes(auction, state, { type: 'bid', seat: 0, card: 7 })).toThrow(IllegalAction);
});

test('KER-2.1 a door works without its game beside it', () => {
  const { apply, explain, reduce, restore, whyIllegal } = auction;
  const refusal = whyIllegal(state, {});

  expect(apply(state, bid).ok).toBe(true);
  expect(() => reduce(state, { ...bid, card: 0 })).toThrow(IllegalAction);
  expect(restore(JSON.parse(JSON.stringify(state)))).toEqual(state);
  expect(refusal && explain(refusal)).toContain('KER-2.1');
});

test('KER-2.3 a seed that is no text is refused with its path', () => {
  expect(() => auction.setup({ players: 2 }, 7 as unknown as string)).toThrow(
    new EngineError('config/invalid', 'The seed is not valid.', [
      { path: 'seed', message: 'expected a text, found 7' },
    ]),
  );
});

test('rules that seat more players than they are for are an error of the rules', () => {
  const crowded = createGame({ ...rules, seatsOf: () => 9 });

  expect(() => crowded.setup({ players: 2 }, 'x')).toThrow(
    new EngineError('ruleset/invalid', 'The rules give this config 9 seats; they are for 2 to 4.'),
  );
});

test('KER-4.1 weights that are finer than a draw are an error', () => {
  const most = 2 ** 31;

  expect(pick({ chance: scripted([['dice', 1]]) }, 'dice', [most, most], 0)).toBe(1);
  expect(() => pick({ chance: scripted([['dice', 1]]) }, 'dice', [most, most, 1], 0)).toThrow(
    expect.objectContaining({ code: 'chance/weights' }),
  );
});
