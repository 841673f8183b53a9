import type { Alteration } from '../../kit/forger.ts';

/** What is altered in a save of Ants. */
interface Lists {
  pool: number[];
  universal: number[];
  discs: number[][][];
  resources: number[][];
  deck: { rest: number[] };
  discards: number[];
  hands: { cards: number[]; known: { kind: number; seen: number }[] }[];
  display: number[];
  foragers: number[];
  explorers: number[];
  rooms: { cells: number; full: number }[][];
  roomSupply: number[];
  lurking: number[];
  abilities: number[][];
  boardItems: number[];
  items: number[][];
  flight: number[][];
  pheromones: number[][];
  leafCubes: number[][];
  production: number[][];
}

const lists = (save: unknown): Lists => save as Lists;
const sort = (numbers: number[]): void => {
  numbers.sort((one, other) => one - other);
};

/** Alterations of things that belong together, which get by more often. */
export const WHOLE_ALTERATIONS: readonly Alteration[] = [
  // A disc of a pool is an ant, a forager or an explorer.
  (save, random) => {
    const { pool, universal, discs, foragers, explorers } = lists(save);
    const seat = random.below(pool.length);
    if (pool[seat] === 0) return undefined;
    const to = random.oneOf(['universal', 'tile', 'forager', 'explorer']);
    if (to === 'universal') universal[seat] = (universal[seat] ?? 0) + 1;
    if (to === 'tile') {
      const row = discs[seat]?.[random.below(3)] ?? [];
      const specialisation = random.below(3);
      row[specialisation] = (row[specialisation] ?? 0) + 1;
    }
    const spaces = to === 'forager' ? foragers : explorers;
    if (to === 'forager' || to === 'explorer') {
      const space = random.below(spaces.length);
      if (spaces[space] !== -1) return undefined;
      spaces[space] = seat;
    }
    pool[seat] = (pool[seat] ?? 0) - 1;
    return `a disc of ${seat} to ${to}`;
  },
  // Resources come or go.
  (save, random) => {
    const row = random.oneOf(lists(save).resources);
    const resource = random.below(row.length);
    row[resource] = random.below(4);
    return `resource ${resource} to ${row[resource]}`;
  },
  // A card of the deck is in a hand, on the discard pile or in the display.
  (save, random) => {
    const { deck, hands, discards, display } = lists(save);
    const cards = deck.rest.flatMap((count, card) => (count > 0 ? [card] : []));
    if (cards.length === 0) return undefined;
    const card = random.oneOf(cards);
    deck.rest[card] = (deck.rest[card] ?? 0) - 1;
    const to = random.oneOf(['hand', 'discards', 'display']);
    if (to === 'hand') {
      const hand = random.oneOf(hands);
      hand.cards.push(card);
      sort(hand.cards);
    } else if (to === 'discards') discards[card] = (discards[card] ?? 0) + 1;
    else {
      const slot = random.below(display.length);
      const before = display[slot] ?? -1;
      display[slot] = card;
      if (before >= 0) deck.rest[before] = (deck.rest[before] ?? 0) + 1;
    }
    return `card ${card} from the deck to ${to}`;
  },
  // A card of a hand is known.
  (save, random) => {
    const hand = random.oneOf(lists(save).hands);
    if (hand.cards.length === 0) return undefined;
    const kind = random.oneOf(hand.cards);
    hand.known = [{ kind, seen: random.oneOf([-1, -1, -1, 2]) }];
    return `card ${kind} known`;
  },
  // A Room tile is gone, and back in the supply; or turned.
  (save, random) => {
    const { rooms, roomSupply } = lists(save);
    const own = random.oneOf(rooms);
    const room = own[random.below(own.length)];
    if (room === undefined) return undefined;
    if (random.below(2) === 0) {
      room.full = 1 - room.full;
      return 'a Room tile turned';
    }
    own.splice(own.indexOf(room), 1);
    const size = room.cells.toString(2).replaceAll('0', '').length;
    roomSupply[size - 1] = (roomSupply[size - 1] ?? 0) + 1;
    return 'a Room tile gone';
  },
  // An enemy of a stack is on an ability space.
  (save, random) => {
    const { lurking, abilities } = lists(save);
    const enemies = lurking.flatMap((left, enemy) => (left > 0 ? [enemy] : []));
    const spaces = random.oneOf(abilities);
    const space = random.below(spaces.length);
    if (enemies.length === 0 || spaces[space] !== -1) return undefined;
    const enemy = random.oneOf(enemies);
    lurking[enemy] = 0;
    spaces[space] = enemy;
    return `enemy ${enemy} defeated`;
  },
  // A Special Item of the board is a player's.
  (save, random) => {
    const { boardItems, items } = lists(save);
    const space = random.below(boardItems.length);
    const item = boardItems[space] ?? -1;
    const own = random.oneOf(items);
    if (item < 0) return undefined;
    boardItems[space] = -1;
    own.push(item);
    sort(own);
    return `item ${item} taken`;
  },
  // A disc flies on.
  (save, random) => {
    const { flight } = lists(save);
    const from = random.below(flight.length - 1);
    const disc = flight[from]?.pop();
    if (disc === undefined) return undefined;
    flight[from + 1]?.push(disc);
    return `disc of ${disc} flies on`;
  },
  // A scent is emitted, or lost.
  (save, random) => {
    const { pheromones, leafCubes } = lists(save);
    const seat = random.below(pheromones.length);
    const terrain = random.below(6);
    const own = pheromones[seat];
    if (own === undefined || own[terrain] === 0) return undefined;
    own[terrain] = 0;
    const cubes = leafCubes[terrain];
    if (random.below(2) === 0 && cubes !== undefined) {
      cubes.push(seat);
      sort(cubes);
    }
    return `scent ${terrain} of ${seat} gone`;
  },
  // A production track is on another space.
  (save, random) => {
    const row = random.oneOf(lists(save).production);
    const track = random.below(row.length);
    row[track] = 1 + random.below(5);
    return `track ${track} to ${row[track]}`;
  },
];
