/** What decides which games a tournament has. */
export interface Field {
  /** How many bots take part; one plays against itself. */
  readonly bots: number;
  /** How many sit at a table. */
  readonly players: number;
  /** What the seats differ in: factions, sides. Nothing, where the game has no such thing. */
  readonly traits: readonly string[];
}

/** A game of a tournament: who sits where, with which trait, and whose luck it shares. */
export interface Pairing {
  /** The bot on each seat, by its number; the first seat begins. */
  readonly bots: readonly number[];
  readonly traits: readonly string[];
  /** Games of one deal share their luck and their traits, and every bot of the table has every seat in turn. */
  readonly deal: number;
  /** Which of the games of its deal it is, from 0. */
  readonly gameOfDeal: number;
}

/** How many games one deal has: one for each seat that a bot can have. A bot that meets only itself has all at once. */
const gamesPerDeal = ({ bots, players }: Field): number => (bots === 1 ? 1 : players);

/** How many ways there are to seat bots and to give out traits: all of them are laid out, so there must not be too many. */
export function waysOf({ bots, players, traits }: Field): number {
  const more = players % bots;
  const orders = product(bots - more + 1, bots) / product(1, more);
  const choices = traits.length === 0 ? 1 : traits.length * product(traits.length - players + 1, traits.length - 1);
  return Math.max(orders * product(1, players - 1), choices);
}

/** No tournament has more. */
export const MOST_WAYS = 1_000_000;

function product(from: number, to: number): number {
  let all = 1;
  for (let factor = from; factor <= to; factor++) all *= factor;
  return all;
}

/** How many games it takes until every table has had every choice of traits. */
export function wholeRound(field: Field): number {
  return gamesPerDeal(field) * tables(field).length * choicesOf(field).length;
}

/** The number of games that a deal can complete: not fewer than asked for. */
export function wholeDeals(field: Field, games: number): number {
  return Math.ceil(games / gamesPerDeal(field)) * gamesPerDeal(field);
}

/** The deal that a game belongs to. */
export const dealOf = (field: Field, game: number): number => Math.floor(game / gamesPerDeal(field));

/** The games of a tournament by number. A game does not depend on how many there are, nor on who plays them where. */
export function scheduleOf(field: Field): (game: number) => Pairing {
  const orders = tables(field).map(seatings);
  const choices = choicesOf(field);
  return (game) => {
    const deal = dealOf(field, game);
    const round = Math.floor(deal / orders.length);
    const cycle = Math.floor(round / choices.length);
    const seats = orders[deal % orders.length] ?? [];
    // One further with every cycle, so that a table meets each choice of traits in each order.
    const order = seats[(round + cycle) % seats.length] ?? [];
    const turn = game % gamesPerDeal(field);
    return {
      bots: order.map((_, seat) => order[(seat + turn) % order.length] ?? 0),
      traits: choices[round % choices.length] ?? [],
      deal,
      gameOfDeal: turn,
    };
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

/**
 * The ways to give the seats different traits. In every run of as many as there are, each has each seat once.
 */
function choicesOf({ players, traits }: Field): readonly (readonly string[])[] {
  if (traits.length === 0) return [[]];
  const distances = Array.from({ length: traits.length - 1 }, (_, index) => index + 1);
  return arrangements(distances, players - 1).flatMap((steps) =>
    traits.map((_, first) => [0, ...steps].flatMap((step) => traits[(first + step) % traits.length] ?? [])),
  );
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
    arrangements(
      items.filter((_, other) => other !== index),
      count - 1,
    ).map((others) => [item, ...others]),
  );
}
