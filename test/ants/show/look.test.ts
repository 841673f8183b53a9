import { EngineError, withPrinted } from 'gastropodia';
import { ants, look } from 'gastropodia/ants';
import { expect, test } from 'vitest';
import { position } from '../kit/position.ts';

const setup = ants.setup({ players: [{ name: 'Ann' }, {}], firstPlayer: 0, variant: 'first-game' }, 'look');
const VIEWERS = [0, 1, 'spectator'] as const;

test('ANT-22.1 everybody sees the same table; a hand is seen by its owner, and counted by all', () => {
  const state = position([{ hand: ['war-cry', 'archive'], ants: [2, 1, 0] }, { hand: ['ambush'] }]);
  const looks = VIEWERS.map((viewer) => look(withPrinted(ants, ants.view(state, viewer))));
  const open = looks.map(({ viewer: _, decisions: __, players, ...table }) => ({
    ...table,
    players: players.map(({ hand: ___, ...player }) => player),
  }));

  expect(open[1]).toEqual(open[0]);
  expect(open[2]).toEqual(open[0]);
  expect(looks.map(({ players }) => players.map(({ hand }) => hand.cards.length + hand.hidden.basic))).toEqual([
    [2, 1],
    [2, 1],
    [2, 1],
  ]);
  expect(looks.map(({ players }) => players.map(({ hand }) => [...hand.cards]))).toEqual([
    [['war-cry', 'archive'], []],
    [[], ['ambush']],
    [[], []],
  ]);
});

test('ANT-4.1 a player is read in the words of the rulebook', () => {
  const state = position([
    {
      ants: [2, 1, 0],
      larvae: [0, 1, 0],
      eggs: [0, 0, 3],
      stored: [1, 0, 0],
      universal: 1,
      has: [4, 3, 2, 1, 0],
    },
    {},
  ]);
  const [own] = look(withPrinted(ants, ants.view(state, 1))).players;

  expect(own).toMatchObject({
    seat: 0,
    resources: { food: 4, leaf: 3, fungus: 2, aggression: 1, mutation: 0 },
    universal: 1,
    stored: ['digger'],
    queen: undefined,
    stars: { nest: 0, pheromones: 0, deeds: 0 },
  });
  expect(own?.tiles.map(({ place, discs, isTurned }) => ({ place, discs, isTurned }))).toEqual([
    { place: 'top', discs: { digger: 2, explorer: 1, forager: 0 }, isTurned: false },
    { place: 'middle', discs: { digger: 0, explorer: 1, forager: 0 }, isTurned: false },
    { place: 'bottom', discs: { digger: 0, explorer: 0, forager: 3 }, isTurned: false },
  ]);
});

test('ANT-2.28 cards to keep are chosen at once: each player sees their own question only, and spectators none', () => {
  const asked = VIEWERS.map((viewer) =>
    look(withPrinted(ants, ants.view(setup, viewer))).decisions.map(({ seat, kind }) => [seat, kind]),
  );

  expect(asked).toEqual([[[0, 'keep-cards']], [[1, 'keep-cards']], []]);
  expect(look(withPrinted(ants, ants.view(setup, 0))).players.map(({ name }) => name)).toEqual(['Ann', 'Player 2']);
});

test('KER-2.9 what is no view of Ants is an error that says so', () => {
  expect(() => look({} as never)).toThrow(EngineError);
  expect(() => look(withPrinted(ants, { ...ants.view(setup, 0), hands: [] }))).toThrow(
    'This is no view of Ants: there is no',
  );
});
