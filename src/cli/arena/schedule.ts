import type { FactionId } from '../../games/snails/index.ts';

/** What decides which games a tournament has. */
export interface Field {
  /** How many bots take part; one plays against itself. */
  readonly bots: number;
  /** How many sit at a table. */
  readonly players: number;
  readonly factions: readonly FactionId[];
}

/** A game of a tournament: who sits where, with which faction, and whose luck it shares. */
export interface Pairing {
  /** The bot on each seat, by its number; the first seat begins. */
  readonly bots: readonly number[];
  readonly factions: readonly FactionId[];
  /** Games of one deal share their luck and their factions, and every bot of the table has every seat in turn. */
  readonly deal: number;
}

/** How many games one deal has: one for each seat that a bot can have. A bot that meets only itself has all at once. */
export const gamesPerDeal = ({ bots, players }: Field): number => (bots === 1 ? 1 : players);

/** How many games it takes until every table has had every choice of factions. */
export function factionRound(field: Field): number {
  return gamesPerDeal(field) * tables(field).length * choices(field);
}

/** The number of games that a deal can complete: not fewer than asked for. */
export function wholeDeals(field: Field, games: number): number {
  return Math.ceil(games / gamesPerDeal(field)) * gamesPerDeal(field);
}

/** The game with this number. It does not depend on how many games there are, nor on who plays them where. */
export function pairing(field: Field, game: number): Pairing {
  const deal = Math.floor(game / gamesPerDeal(field));
  const all = tables(field);
  const round = Math.floor(deal / all.length);
  const orders = seatings(all[deal % all.length] ?? []);
  const cycle = Math.floor(round / choices(field));
  // One further with every cycle, so that a table meets each choice of factions in each order.
  const order = orders[(round + cycle) % orders.length] ?? [];
  const turn = game % gamesPerDeal(field);
  return {
    bots: order.map((_, seat) => order[(seat + turn) % order.length] ?? 0),
    factions: factionsOf(field, round % choices(field)),
    deal,
  };
}

/** Who meets: everybody with everybody; where there are more seats than bots, all have as many seats as is possible. */
export function tables({ bots, players }: Field): readonly (readonly number[])[] {
  const everybody = Array.from({ length: bots }, (_, bot) => bot);
  const seatsForAll = Math.floor(players / bots);
  return combinations(everybody, players - seatsForAll * bots).map((more) =>
    [...Array.from({ length: seatsForAll }, () => everybody).flat(), ...more].sort((a, b) => a - b),
  );
}

/**
 * The different orders around a table; which of its seats begins is no difference. An order that looks the same from two
 * seats is left out if there are others, because a deal would play its games twice.
 */
function seatings([first = 0, ...others]: readonly number[]): readonly (readonly number[])[] {
  const orders = arrangements(others, others.length).map((order) => [first, ...order]);
  const different = new Map<string, readonly number[]>();
  for (const order of orders) {
    const turned = turns(order);
    if (new Set(turned).size === order.length) different.set([...turned].sort()[0] ?? '', order);
  }
  return different.size === 0 ? orders.slice(0, 1) : [...different.values()];
}

const turns = (order: readonly number[]): string[] =>
  order.map((_, by) => [...order.slice(by), ...order.slice(0, by)].join());

/** How many ways there are to give the seats different factions. */
function choices({ players, factions }: Field): number {
  return Array.from({ length: players }, (_, seat) => factions.length - seat).reduce((product, ways) => product * ways);
}

/** In every run of as many choices as there are factions, each faction has each seat once. */
function factionsOf({ players, factions }: Field, choice: number): readonly FactionId[] {
  const count = factions.length;
  const distances = Array.from({ length: count - 1 }, (_, index) => index + 1);
  const steps = arrangements(distances, players - 1)[Math.floor(choice / count)] ?? [];
  return [0, ...steps].flatMap((step) => factions[(choice + step) % count] ?? []);
}

function combinations<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), count - 1).map((others) => [item, ...others]),
  );
}

function arrangements<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    arrangements(items.toSpliced(index, 1), count - 1).map((others) => [item, ...others]),
  );
}
