import {
  type AntsAction,
  type AntsConfig,
  type AntsEvent,
  type AntsState,
  ants,
  defaultBoard,
  defaultOptions,
  defaultPack,
} from '../../../src/games/ants/index.ts';
import { bookOf } from '../../../src/games/ants/table/book.ts';
import type { Draft } from '../../../src/kernel/index.ts';

/** The default ruleset by numbers. */
export const BOOK = bookOf({ pack: defaultPack, board: defaultBoard, options: defaultOptions });

type Loose = Draft<AntsState>;

/** What a player has in a position; what is not said is as after a setup without anything in hand. */
export interface Own {
  /** Ants on the top tile: diggers, explorers, foragers. */
  readonly ants?: readonly [number, number, number];
  readonly larvae?: readonly [number, number, number];
  readonly eggs?: readonly [number, number, number];
  readonly stored?: readonly [number, number, number];
  readonly universal?: number;
  /** Food, Leaf, Fungus, Aggression, Mutation. */
  readonly has?: readonly [number, number, number, number, number];
  readonly hand?: readonly string[];
  /** Cards in front of the player, oldest first. */
  readonly played?: readonly string[];
  /** Markers on them: Aphids, Sprouts, Windmills. */
  readonly markers?: readonly (readonly [number, number, number])[];
  readonly explorers?: readonly string[];
  readonly foragers?: readonly string[];
  /** Room tiles beside the first one: their cells, `full` at the end if they are. */
  readonly rooms?: readonly (readonly string[])[];
  /** Is the first Room tile Full? */
  readonly isFull?: boolean;
  readonly production?: readonly [number, number, number, number, number];
  /** Terrains whose Pheromone cube went back to the box. */
  readonly lost?: readonly string[];
  readonly flight?: number;
  readonly queen?: string;
  /** The Incubation tiles, top first; they have to be a set of their own. */
  readonly tiles?: readonly string[];
  readonly turned?: readonly [number, number, number];
  readonly store?: number;
}

/** What lies on the table beside that. */
export interface Common {
  readonly round?: number;
  /** Cubes on hexes: Food, Leaf, Fungus. */
  readonly cubes?: Readonly<Record<string, readonly [number, number, number]>>;
  /** Enemies on hexes, for those that lie there. */
  readonly enemies?: Readonly<Record<string, string>>;
  readonly leaves?: Readonly<Record<string, string>>;
}

const TERRAINS = ['meadow', 'moss', 'sand', 'bark', 'stone', 'flowers'];

/** A position before the main action of seat 0, with so many players as are described. */
export function position(players: readonly Own[], common: Common = {}, config: Partial<AntsConfig> = {}): AntsState {
  const isQueens = players.some(({ queen }) => queen !== undefined);
  const count = players.length as 2 | 3 | 4;
  let state = ants.setup(
    { variant: isQueens ? 'standard' : 'first-game', firstPlayer: 0, ...config, players: count },
    'position',
  );
  while (state.phase === 'setup') {
    const [action] = ants.legalActions(state);
    if (action === undefined) throw new Error('Nobody can choose.');
    state = ants.reduce(state, action);
  }
  const loose = structuredClone(state) as unknown as Loose;
  layAllBack(loose);
  for (const [seat, own] of players.entries()) give(loose, seat, own);
  settle(loose, common, players);
  return ants.restore(loose);
}

function layAllBack(state: Loose): void {
  for (const hands of [state.hands, state.startingHands, state.royalHands] as const) {
    for (const hand of hands) {
      for (const card of hand.cards) pileOf(state, card)[card] = (pileOf(state, card)[card] ?? 0) + 1;
      hand.cards = [];
      hand.known = [];
    }
  }
}

const pileOf = (state: Loose, card: number): number[] =>
  [state.deck.rest, state.startersLeft.rest, state.royalsLeft.rest][BOOK.cards[card]?.deck ?? 0] ?? [];

function takeCard(state: Loose, id: string): number {
  const card = BOOK.cardIds.indexOf(id);
  const pile = pileOf(state, card);
  if ((pile[card] ?? 0) === 0) {
    for (const returned of [...state.startersReturned, ...state.royalsReturned]) {
      const nth = returned.indexOf(card);
      if (nth < 0) continue;
      returned.splice(nth, 1);
      return card;
    }
    // The last copy lies in the display: another card takes its place.
    const slot = state.display.indexOf(card);
    const other = state.deck.rest.findIndex((left) => left > 1);
    if (slot < 0) throw new Error(`There is no ${id} left.`);
    state.display[slot] = other;
    state.deck.rest[other] = (state.deck.rest[other] ?? 0) - 1;
    return card;
  }
  pile[card] = (pile[card] ?? 0) - 1;
  return card;
}

function give(state: Loose, seat: number, own: Own): void {
  const garden = BOOK.gardens[state.names.length];
  const row = (figures: readonly number[] | undefined): number[] => [...(figures ?? [0, 0, 0])];
  state.discs[seat] = [row(own.ants), row(own.larvae), row(own.eggs)];
  state.stored[seat] = row(own.stored);
  state.universal[seat] = own.universal ?? 0;
  state.resources[seat] = [...(own.has ?? [0, 0, 0, 0, 0])];
  if (own.production !== undefined) state.production[seat] = [...own.production];
  for (const id of own.hand ?? []) {
    const card = takeCard(state, id);
    const hand = [state.hands, state.startingHands, state.royalHands][BOOK.cards[card]?.deck ?? 0]?.[seat];
    hand?.cards.push(card);
    hand?.cards.sort((one, other) => one - other);
  }
  state.played[seat] = (own.played ?? []).map((id, index) => {
    const card = takeCard(state, id);
    const deck = (['basic', 'starting', 'queen-room'] as const)[BOOK.cards[card]?.deck ?? 0] ?? 'basic';
    return { deck, card, markers: [...(own.markers?.[index] ?? [0, 0, 0])] };
  });
  for (const hex of own.explorers ?? []) state.explorers[garden?.hexNumbers.get(hex) ?? -1] = seat;
  for (const vertex of own.foragers ?? []) state.foragers[garden?.vertexNumbers.get(vertex) ?? -1] = seat;
  const setOf = (cells: readonly string[]): number =>
    cells.reduce((set, cell) => (cell === 'full' ? set : set | (1 << BOOK.cellNames.indexOf(cell))), 0);
  state.rooms[seat] = [
    { cells: BOOK.nest.start, full: own.isFull === true ? 1 : 0 },
    ...(own.rooms ?? []).map((cells) => ({ cells: setOf(cells), full: cells.includes('full') ? 1 : 0 })),
  ];
  for (const terrain of own.lost ?? []) (state.pheromones[seat] ?? [])[TERRAINS.indexOf(terrain)] = 0;
  if (own.queen !== undefined) {
    const queen = BOOK.queenIds.indexOf(own.queen);
    const other = state.queens.indexOf(queen);
    if (other >= 0) state.queens[other] = state.queens[seat] ?? -1;
    state.queens[seat] = queen;
  }
  if (own.tiles !== undefined) {
    const tiles = own.tiles.map((id) => BOOK.tiles.findIndex((tile) => tile.id === id));
    const set = BOOK.tiles[tiles[0] ?? 0]?.set ?? -1;
    const other = state.sets.indexOf(set);
    if (other >= 0 && other !== seat) {
      state.sets[other] = state.sets[seat] ?? -1;
      state.tiles[other] = state.tiles[seat] ?? [];
    }
    state.sets[seat] = set;
    state.tiles[seat] = tiles;
  }
  state.turned[seat] = row(own.turned);
  if (own.store !== undefined) state.store[seat] = own.store;
  if (own.flight !== undefined) {
    state.flight = state.flight.map((stack) => stack.filter((each) => each !== seat));
    state.flight[own.flight]?.push(seat);
  }
}

function settle(state: Loose, { round, cubes = {}, enemies = {}, leaves = {} }: Common, players: readonly Own[]): void {
  const garden = BOOK.gardens[state.names.length];
  if (round !== undefined) state.round = round;
  for (const [hex, lying] of Object.entries(cubes)) state.cubes[garden?.hexNumbers.get(hex) ?? -1] = [...lying];
  for (const [name, id] of Object.entries(enemies)) {
    const hex = garden?.hexNumbers.get(name) ?? -1;
    const enemy = BOOK.enemyIds.indexOf(id);
    const before = state.enemies[hex] ?? -1;
    const other = state.enemies.indexOf(enemy);
    if (before === enemy) continue;
    if (before >= 0) state.lurking[before] = 1;
    if (other >= 0) {
      // Another hex of its terrain had it.
      const left = BOOK.enemies.findIndex(
        ({ terrain }, each) => terrain === BOOK.enemies[enemy]?.terrain && state.lurking[each] === 1 && each !== enemy,
      );
      state.enemies[other] = left;
      state.lurking[left] = 0;
    }
    state.enemies[hex] = enemy;
    state.lurking[enemy] = 0;
  }
  for (const [terrain, id] of Object.entries(leaves)) {
    const leaf = BOOK.leaves.findIndex((each) => each.id === id);
    const [slot, other] = [TERRAINS.indexOf(terrain), state.leafTiles.indexOf(leaf)];
    [state.leafTiles[slot], state.leafTiles[other]] = [leaf, state.leafTiles[slot] ?? -1];
  }
  state.roomSupply = BOOK.roomCopies.map(
    (copies, index) => copies - state.rooms.flat().filter(({ cells }) => bits(cells) === index + 1).length,
  );
  for (const seat of players.keys()) {
    const queen = BOOK.queens[state.queens[seat] ?? -1];
    state.queenDiscs[seat] = queen?.spareAnts ?? 0;
    const away = [
      state.universal[seat] ?? 0,
      state.queenDiscs[seat] ?? 0,
      ...(state.stored[seat] ?? []),
      ...(state.discs[seat] ?? []).flat(),
      ...(state.played[seat] ?? []).flatMap(({ markers }) => markers),
      ...[...state.explorers, ...state.foragers].map((each) => (each === seat ? 1 : 0)),
      1,
    ];
    state.pool[seat] = 40 - away.reduce((sum, discs) => sum + discs, 0);
  }
}

const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** A game that goes on from a position. */
export interface Going {
  readonly state: AntsState;
  readonly events: readonly AntsEvent[];
}

/** Takes these actions, one after the other; the seat is that of whoever owes a decision, if none is said. */
export function playing(
  from: AntsState,
  ...actions: readonly ({ readonly type: string } & Readonly<Record<string, unknown>>)[]
): Going {
  let state = from;
  const events: AntsEvent[] = [];
  for (const action of actions) {
    const seat = ants.pending(state)[0]?.seat ?? 0;
    const applied = ants.apply(state, { seat, ...action });
    if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${ants.explain(applied.refusal)}`);
    state = applied.state;
    events.push(...applied.events);
  }
  return { state, events };
}

/** What is asked now. */
export const asked = (state: AntsState): string => ants.pending(state)[0]?.kind ?? 'over';

/** All answers of a kind that are legal now, without what every action has. */
export const legal = <Type extends AntsAction['type']>(state: AntsState, type: Type): object[] =>
  [...ants.legalActions(state)]
    .filter((action) => action.type === type)
    .map(({ type: _type, seat: _seat, decision: _decision, ...said }) => said);

/** The resources of a player. */
export const supplyOf = ({ resources }: AntsState, seat: number): readonly number[] => resources[seat] ?? [];
