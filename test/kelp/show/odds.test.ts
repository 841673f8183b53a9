import { IllegalAction } from 'gastropodia';
import { oddsOf } from 'gastropodia/boxes';
import { kelp, kelpBox, odds } from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { asking } from './walk.ts';

const sum = (chances: readonly { readonly probability: number }[]): number =>
  chances.reduce((total, { probability }) => total + probability, 0);

test('KLP-17.12 what a search may reveal is told exactly, as the shark can know it, and never as it is', () => {
  const { game, state } = asking('place-search-attack', ({ pool }) => pool.length > 1);
  for (const action of game.legalActions(state)) {
    if (action.type !== 'place-search-attack' || 'decline' in action) continue;
    const chances = odds(game, state, action);
    expect(sum(chances)).toBeCloseTo(1);
    expect(odds(game, game.view(state, 1), action)).toEqual(chances);
    expect(
      chances.every(({ result }) => result.luck === 'revealed' && result.blocks.length === action.dice.length),
    ).toBe(true);
  }
});

test('KLP-15.28 a confrontation is won with 1 of the colours left', () => {
  const { game, state } = asking('confront-octopus', ({ pairs }) => pairs.every((isLeft) => isLeft === 1));
  const [action] = game.legalActions(state, 0);
  const told = oddsOf(kelpBox, game.view(state, 0), action ?? expect.unreachable(), { locale: 'en' });

  expect(told.map(({ probability, text }) => `${Math.round(probability * 100)} % ${text}`)).toEqual([
    '67 % different colours: the octopus escapes',
    '33 % the same colour: the octopus is caught',
  ]);
});

test('KLP-18.4 a die that is rolled again shows each face as often', () => {
  const { game, state } = asking('after-roll', ({ tiles, pool }) => tiles > 0 && pool.length > 0);
  const action = [...game.legalActions(state)].find((each) => 'use' in each && 'reroll' in each.use);

  const chances = odds(game, state, action ?? expect.unreachable());
  expect(chances.map(({ probability }) => probability)).toEqual(Array.from({ length: 6 }, () => 1 / 6));
  expect(new Set(chances.map(({ result }) => JSON.stringify(result))).size).toBe(6);
});

test('KER-2.9 the odds of something illegal are an error', () => {
  const state = kelp.setup({ players: 2 }, 'odds');
  expect(() => odds(kelp, state, { type: 'setup-den', seat: 0, space: 'p23' as never })).toThrow(IllegalAction);
});
