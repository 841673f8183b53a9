import { FACTIONS } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { type Field, type Pairing, scheduleOf, tables, wholeDeals, wholeRound } from '../../src/arena/schedule.ts';

const field = (bots: number, players: number): Field => ({ bots, players, traits: FACTIONS });
const gamesOf = (of: Field, count: number): Pairing[] =>
  Array.from({ length: count }, (_, game) => game).map(scheduleOf(of));

/** How often each of these comes. */
function counts(items: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}

test('two bots: in 60 games the first has every faction against every other on both seats, once each', () => {
  const games = gamesOf(field(2, 2), 60);

  const met = counts(
    games.map(({ bots, traits }) => {
      const seat = bots.indexOf(0);
      return `${traits[seat]} against ${traits[1 - seat]} on seat ${seat}`;
    }),
  );
  expect(met.size).toBe(6 * 5 * 2);
  expect(new Set(met.values())).toEqual(new Set([1]));
  expect(wholeRound(field(2, 2))).toBe(60);
});

test('two bots: two games after each other are one deal, with the same factions and exchanged seats', () => {
  const games = gamesOf(field(2, 2), 60);

  for (let deal = 0; deal < 30; deal++) {
    const [one, other] = games.slice(2 * deal, 2 * deal + 2);
    expect([one?.deal, other?.deal]).toEqual([deal, deal]);
    expect(other?.traits).toEqual(one?.traits);
    expect([one?.bots, other?.bots]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  }
});

test('twelve games are enough for each faction to have each seat twice', () => {
  const places = gamesOf(field(2, 2), 12).flatMap(({ traits }) => traits.map((id, seat) => `${id} on ${seat}`));

  expect([...counts(places).values()]).toEqual(Array.from({ length: 12 }, () => 2));
});

test('a bot that is alone plays itself: 30 games, each choice of factions once', () => {
  const games = gamesOf(field(1, 2), 30);

  expect(new Set(games.map(({ bots }) => bots.join()))).toEqual(new Set(['0,0']));
  expect(new Set(games.map(({ traits }) => traits.join())).size).toBe(30);
  expect(new Set(games.map(({ deal }) => deal)).size).toBe(30);
});

test.each([
  [3, 2, ['0,1', '0,2', '1,2']],
  [4, 3, ['0,1,2', '0,1,3', '0,2,3', '1,2,3']],
  [2, 3, ['0,0,1', '0,1,1']],
  [2, 4, ['0,0,1,1']],
  [3, 4, ['0,0,1,2', '0,1,1,2', '0,1,2,2']],
  [1, 4, ['0,0,0,0']],
])('%i bots at tables of %i: who meets', (bots, players, met) => {
  expect(tables(field(bots, players)).map((table) => table.join())).toEqual(met);
});

test.each([
  [3, 2],
  [3, 3],
  [2, 3],
  [2, 4],
  [4, 4],
])('%i bots at tables of %i: every bot has every faction on every seat equally often', (bots, players) => {
  const of = field(bots, players);
  const places = gamesOf(of, wholeRound(of)).flatMap((game) =>
    game.bots.map((bot, seat) => `${bot} with ${game.traits[seat]} on ${seat}`),
  );

  const met = counts(places);
  expect(met.size).toBe(bots * FACTIONS.length * players);
  expect(new Set(met.values()).size).toBe(1);
});

test.each([
  [3, 3],
  [2, 4],
  [4, 4],
])('%i bots at tables of %i: no two games of a deal have the same seats', (bots, players) => {
  for (const start of [0, 5, 61]) {
    const games = gamesOf(field(bots, players), (start + 1) * players).slice(-players);
    expect(new Set(games.map((game) => game.bots.join())).size).toBe(players);
    expect(new Set(games.map(({ deal }) => deal)).size).toBe(1);
  }
});

test('four bots at a table of four sit in all six orders', () => {
  const orders = gamesOf(field(4, 4), 24).map(({ bots }) => {
    const start = bots.indexOf(0);
    return [...bots.slice(start), ...bots.slice(0, start)].join();
  });

  expect(new Set(orders)).toEqual(new Set(['0,1,2,3', '0,1,3,2', '0,2,1,3', '0,2,3,1', '0,3,1,2', '0,3,2,1']));
});

test('the number of games is raised to whole deals', () => {
  expect([wholeDeals(field(2, 2), 5), wholeDeals(field(3, 3), 7), wholeDeals(field(1, 2), 5)]).toEqual([6, 9, 5]);
});
