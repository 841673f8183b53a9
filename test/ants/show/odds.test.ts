import { IllegalAction, withPrinted } from 'gastropodia';
import { type AntsAction, type AntsState, ants, antsBox, odds } from 'gastropodia/ants';
import { oddsOf } from 'gastropodia/boxes';
import { expect, test } from 'vitest';
import { asking } from './walk.ts';

test('ANT-7.6 + ANT-23.3 each enemy that is left of a terrain comes as likely as any other', () => {
  const isHidden = (at: AntsState, each: AntsAction): boolean =>
    each.type === 'explore-hex' && ants.printed(at).hexes.find(({ name }) => name === each.hex)?.kind === 'hidden';
  const { state, action } = asking('explore-hex', (at) =>
    [...ants.legalActions(at)].some((each) => isHidden(at, each)),
  );
  const { hexes, enemyTiles, lurking } = withPrinted(ants, ants.view(state, action.seat));
  const hidden = [...ants.legalActions(state)].find((each) => isHidden(state, each));
  if (hidden?.type !== 'explore-hex') return expect.unreachable();
  const terrain = hexes.find(({ name }) => name === hidden.hex)?.terrain;
  const left = enemyTiles.flatMap(({ id, terrain: of }, enemy) => (of === terrain && lurking[enemy] === 1 ? [id] : []));

  const told = odds(ants, state, hidden);
  expect(told).toEqual(left.map((enemy) => ({ probability: 1 / left.length, result: { enemy } })));
  expect(odds(ants, ants.view(state, hidden.seat), hidden)).toEqual(told);
  expect(oddsOf(antsBox, ants.view(state, hidden.seat), hidden, { locale: 'en' })[0]?.text).toMatch(
    /^an enemy comes: /,
  );
});

test('ANT-7.12 where no enemy is left none comes; where luck decides nothing of it, nothing is told', () => {
  const { state } = asking('explore-hex', ({ explorers }) => explorers.some((seat) => seat < 0));
  const empty = { ...state, lurking: state.lurking.map(() => 0) };
  for (const action of ants.legalActions(state)) {
    const kind =
      action.type === 'explore-hex' ? ants.printed(state).hexes.find(({ name }) => name === action.hex)?.kind : 'none';
    expect(odds(ants, empty, action)).toEqual(
      kind === 'hidden' ? [{ probability: 1, result: { enemy: undefined } }] : [],
    );
  }
});

test('KER-2.9 the odds of something illegal are an error', () => {
  const state = ants.setup({ players: 2 }, 'odds');
  expect(() => odds(ants, state, { type: 'explore-hex', seat: 0, hex: 'A01' })).toThrow(IllegalAction);
});
