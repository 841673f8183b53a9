import { SYMBOLS } from '../../../src/games/ants/components.ts';
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
import type { Draft, Script } from '../../../src/kernel/index.ts';
import { withScript } from '../../../src/testing/index.ts';
import type { Said } from './moves.ts';

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
  /** Discs in the pool: what would be too many lie as digger eggs. */
  readonly pool?: number;
  /** Enemies on ability spaces. */
  readonly abilities?: Readonly<Record<string, string>>;
  readonly items?: readonly string[];
  /** Symbols of tokens on the Queen tile. */
  readonly tokens?: readonly (typeof SYMBOLS)[number][];
  /** Swarming areas, from 0, in which a disc is. */
  readonly swarmed?: readonly number[];
}

/** What lies on the table beside that. */
export interface Common {
  readonly round?: number;
  /** The round in which the end condition was met. */
  readonly endRound?: number;
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
  const loose = structuredClone(
    begun({ variant: isQueens ? 'standard' : 'first-game', firstPlayer: 0, ...config, players: count }),
  ) as unknown as Loose;
  layAllBack(loose);
  for (const [seat, own] of players.entries()) give(loose, seat, own);
  settle(loose, common, players);
  return ants.restore(loose);
}

const BEGUN = new Map<string, AntsState>();

/** A game before its first turn, in which everybody has chosen the first of all that they could. */
function begun(config: AntsConfig): AntsState {
  const key = JSON.stringify(config);
  let state = BEGUN.get(key) ?? ants.setup(config, 'position');
  while (state.phase === 'setup') {
    const [action] = ants.legalActions(state);
    if (action === undefined) throw new Error('Nobody can choose.');
    state = ants.reduce(state, action);
  }
  BEGUN.set(key, state);
  return state;
}

/** The same position with the luck to come written down, `deck war-cry` or `enemies wolf-spider`; the rest comes from a seed. */
export function luck(state: AntsState, ...outcomes: readonly string[]): AntsState {
  const script = outcomes.map((outcome): Script[number] => {
    const [stream = '', id = ''] = outcome.split(' ');
    const known = { deck: BOOK.cardIds, start: BOOK.cardIds, enemies: BOOK.enemyIds }[stream];
    return [stream, known === undefined ? Number(id) : known.indexOf(id)];
  });
  return withScript(state, script, { rest: 'luck' });
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
    // The last copy lies in the display, or somebody returned it: another card takes its place.
    const places = [state.display, ...state.startersReturned, ...state.royalsReturned];
    const place = places.find((cards) => cards.includes(card));
    const other = pile.findIndex((left) => left > (place === state.display ? 1 : 0));
    if (place === undefined) throw new Error(`There is no ${id} left.`);
    // Of what was returned there may be no other.
    if (other < 0) place.splice(place.indexOf(card), 1);
    else {
      place[place.indexOf(card)] = other;
      if (place !== state.display) place.sort((one, another) => one - another);
      pile[other] = (pile[other] ?? 0) - 1;
    }
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
  for (const [space, id] of Object.entries(own.abilities ?? {})) {
    const enemy = BOOK.enemyIds.indexOf(id);
    leaveHex(state, enemy);
    state.lurking[enemy] = 0;
    (state.abilities[seat] ?? [])[BOOK.abilityIds.indexOf(space)] = enemy;
  }
  for (const id of own.items ?? []) takeItem(state, seat, BOOK.itemIds.indexOf(id));
  state.queenTokens[seat] = (own.tokens ?? []).map((token) => SYMBOLS.indexOf(token)).sort((one, other) => one - other);
  for (const area of own.swarmed ?? []) state.swarm[area]?.push(seat);
  if (own.store !== undefined) state.store[seat] = own.store;
  if (own.flight !== undefined) {
    state.flight = state.flight.map((stack) => stack.filter((each) => each !== seat));
    state.flight[own.flight]?.push(seat);
  }
}

/** If an enemy lies on a hex, another one of its terrain takes its place there. */
function leaveHex(state: Loose, enemy: number): void {
  const hex = state.enemies.indexOf(enemy);
  if (hex < 0) return;
  const { terrain } = BOOK.enemies[enemy] ?? {};
  const left = BOOK.enemies.findIndex((each, nth) => each.terrain === terrain && state.lurking[nth] === 1);
  state.enemies[hex] = left;
  state.lurking[left] = 0;
  state.lurking[enemy] = 1;
}

function takeItem(state: Loose, seat: number, item: number): void {
  const beside = state.sideItems.indexOf(item);
  if (beside >= 0) state.sideItems.splice(beside, 1);
  else state.boardItems[state.boardItems.indexOf(item)] = -1;
  state.items[seat]?.push(item);
  state.items[seat]?.sort((one, other) => one - other);
}

function settle(state: Loose, common: Common, players: readonly Own[]): void {
  const { cubes = {}, enemies = {}, leaves = {} } = common;
  const garden = BOOK.gardens[state.names.length];
  state.round = common.round ?? state.round;
  state.endRound = common.endRound ?? state.endRound;
  // After the last round that can be it was the number of rounds that met the end condition.
  state.isLimited = state.roundLimit > 0 && state.endRound === state.roundLimit && state.round > state.endRound ? 1 : 0;
  for (const [hex, lying] of Object.entries(cubes)) state.cubes[garden?.hexNumbers.get(hex) ?? -1] = [...lying];
  for (const [name, id] of Object.entries(enemies)) {
    const hex = garden?.hexNumbers.get(name) ?? -1;
    const enemy = BOOK.enemyIds.indexOf(id);
    const before = state.enemies[hex] ?? -1;
    if (before === enemy) continue;
    if (before >= 0) state.lurking[before] = 1;
    leaveHex(state, enemy);
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
      ...[...state.explorers, ...state.foragers, ...state.swarm.flat()].map((each) => (each === seat ? 1 : 0)),
      1,
    ];
    const pool = 40 - away.reduce((sum, discs) => sum + discs, 0);
    const wanted = players[seat]?.pool ?? pool;
    const eggs = state.discs[seat]?.[2] ?? [];
    eggs[0] = (eggs[0] ?? 0) + pool - wanted;
    state.pool[seat] = wanted;
  }
}

const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** A game that goes on from a position. */
export interface Going {
  readonly game: typeof ants;
  readonly before: AntsState;
  readonly state: AntsState;
  readonly events: readonly AntsEvent[];
}

/** Takes these actions, one after the other; the seat is that of whoever owes a decision, if none is said. */
export function playing(from: AntsState, ...actions: readonly Said[]): Going {
  return playingIn(ants, from, ...actions);
}

/** The same in a game with other cards, tiles or boards. */
export function playingIn(game: typeof ants, from: AntsState, ...actions: readonly Said[]): Going {
  let state = from;
  const events: AntsEvent[] = [];
  for (const action of actions) {
    const seat = game.pending(state)[0]?.seat ?? 0;
    const applied = game.apply(state, { seat, ...action });
    if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${game.explain(applied.refusal)}`);
    state = applied.state;
    events.push(...applied.events);
  }
  return { game, before: from, state, events };
}

/** What the rules have against something that seat 0 says; nothing if it is legal. */
export const refused = (state: AntsState, said: object) => ants.whyIllegal(state, { seat: 0, ...said });

/** The card in a slot of the display, row by row from 0. */
export const displayed = ({ display }: AntsState, slot: number): string => BOOK.cardIds[display[slot] ?? -1] ?? '';

/** What is asked now. */
export const asked = (state: AntsState): string => ants.pending(state)[0]?.kind ?? 'over';

/** All answers of a kind that are legal now, without what every action has. */
export const legal = <Type extends AntsAction['type']>(state: AntsState, type: Type): object[] =>
  [...ants.legalActions(state)]
    .filter((action) => action.type === type)
    .map(({ type: _type, seat: _seat, decision: _decision, ...said }) => said);

/** The resources of a player. */
export const supplyOf = ({ resources }: AntsState, seat: number): readonly number[] => resources[seat] ?? [];
