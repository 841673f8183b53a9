import {
  cardsAt,
  examined,
  type Fault,
  fault,
  isRecord,
  listAt,
  objectAt,
  type Spot,
  wholeAt,
  wordAt,
} from '../../../kernel/index.ts';
import {
  CARD_TYPES,
  DEALT,
  DECKS,
  MOST_ITEM_SPACES,
  MOST_LEVEL,
  MOST_PLAYERS,
  MOST_SIZE,
  RESOURCES,
  STARTING_SIZE,
  TERRAINS,
  TILE_PLACES,
  TILE_SETS,
} from '../components.ts';
import { checkEffects, checkKey, checkNeeds, checkSource, checkSymbols, powersAt, wordsIn } from './check-powers.ts';
import type { Pack } from './vocabulary.ts';

const MOST_COPIES = 30;
const MOST_COST = 9;
const MOST_TILES = 30;
const MOST_ENEMIES = 60;
const MOST_ROOMS = 60;
/** What events and looks say where there is no card, and where its back is all that is known of it. */
const RESERVED = ['none', 'hidden', ...DECKS];

/** Everything that is wrong with a pack, each fault with its path; nothing if it can be played. */
export function checkPack(value: unknown): readonly Fault[] {
  return examined(value, 'pack', readPack).faults;
}

/** Reads a pack. */
export function readPack(spot: Spot): Pack | undefined {
  const pack = objectAt(spot, {
    required: ['basic', 'starting', 'queenRooms', 'enemies', 'queens', 'incubationTiles', 'items', 'leaves', 'rooms'],
  });
  if (pack === undefined) return undefined;
  const seen = new Map<string, string>();
  readDeck(pack('basic'), seen, 1);
  // ANT-2.28: everybody is dealt 6 Starting and 2 Queen Room cards.
  readDeck(pack('starting'), seen, MOST_PLAYERS * DEALT.starting);
  readDeck(pack('queenRooms'), seen, MOST_PLAYERS * DEALT['queen-room'], ['room']);
  readTiles(pack('enemies'), seen, { least: 1, most: MOST_ENEMIES, called: 'enemies', read: readEnemy });
  readTiles(pack('queens'), seen, { least: MOST_PLAYERS, most: MOST_TILES, called: 'Queens', read: readQueen });
  readIncubationTiles(pack('incubationTiles'), seen);
  readTiles(pack('items'), seen, {
    least: MOST_ITEM_SPACES,
    most: MOST_TILES,
    called: 'Special Items',
    read: readItem,
  });
  // ANT-2.6: one Leaf tile a slot.
  readTiles(pack('leaves'), seen, {
    least: TERRAINS.length,
    most: TERRAINS.length,
    called: 'Leaf tiles',
    read: readLeaf,
  });
  readRooms(pack('rooms'));
  // Checked to the last word by now; whoever found a fault gets nothing.
  return spot.value as Pack;
}

// -- cards ------------------------------------------------------------------------------------------------------------

function readDeck(
  spot: Spot | undefined,
  seen: Map<string, string>,
  least: number,
  types: readonly string[] = CARD_TYPES,
): void {
  const copies = cardsAt(spot, seen, RESERVED).map(([, card]) => readCard(card, types));
  if (spot === undefined || !isRecord(spot.value)) return;
  const all = copies.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  if (all < least) fault(spot, `expected at least ${least} cards, found ${all}`);
}

/** How many copies of the card there are. */
function readCard(spot: Spot, types: readonly string[]): number | undefined {
  const card = powersAt(spot, 'card', {
    required: ['copies', 'type'],
    optional: ['symbols', 'room', 'cost', 'needs'],
  });
  if (card === undefined) return undefined;
  const type = wordAt(card('type'), types);
  checkSymbols(card('symbols'));
  wholeAt(card('room'), 1, MOST_SIZE);
  readCost(card('cost'));
  checkNeeds(card('needs'));
  if (type === 'room') checkKey(spot, 'room', true, 'is missing; a Room card needs a Room tile of at least this size');
  else if (type !== undefined) checkKey(spot, 'room', false, 'is for Room cards');
  // ANT-11.11: Deed cards give no symbols, have no cost, always have requirements.
  if (type === 'deed') {
    checkKey(spot, 'symbols', false, 'a Deed card gives no symbols');
    checkKey(spot, 'cost', false, 'a Deed card costs nothing');
    checkKey(spot, 'needs', true, 'is missing; a Deed card always has requirements');
  }
  return wholeAt(card('copies'), 1, MOST_COPIES);
}

function readCost(spot: Spot | undefined): void {
  const cost = spot === undefined ? undefined : objectAt(spot, { required: [], optional: RESOURCES });
  if (spot === undefined || cost === undefined) return;
  if (Object.keys(spot.value as object).length === 0) fault(spot, 'is empty; what costs nothing has no cost');
  for (const resource of RESOURCES) wholeAt(cost(resource), 1, MOST_COST);
}

// -- tiles ------------------------------------------------------------------------------------------------------------

interface Tiles {
  readonly least: number;
  readonly most: number;
  readonly called: string;
  readonly read: (spot: Spot) => void;
}

function readTiles(spot: Spot | undefined, seen: Map<string, string>, { least, most, called, read }: Tiles): void {
  const tiles = cardsAt(spot, seen, RESERVED);
  if (spot !== undefined && isRecord(spot.value) && (tiles.length < least || tiles.length > most)) {
    const wanted = least === most ? String(least) : `${least} to ${most}`;
    fault(spot, `expected ${wanted} ${called}, found ${tiles.length}`);
  }
  for (const [, tile] of tiles) read(tile);
}

function readEnemy(spot: Spot): void {
  const enemy = objectAt(spot, { required: ['source', 'terrain', 'level', 'needs'] });
  checkSource(enemy?.('source'));
  wordAt(enemy?.('terrain'), TERRAINS);
  wholeAt(enemy?.('level'), 1, MOST_LEVEL);
  const lines = enemy?.('needs');
  checkNeeds(lines);
  // ANT-13.3: an enemy asks for symbols.
  if (lines !== undefined && wordsIn(lines.value, 'needs').includes('count'))
    fault(lines, 'an enemy asks for symbols only');
}

function readQueen(spot: Spot): void {
  const queen = powersAt(spot, 'queen', {});
  if (queen === undefined) return;
  checkKey(spot, 'vp', false, 'a Queen tile has no points printed on it');
  const { now, always } = spot.value as { readonly now?: unknown; readonly always?: unknown };
  const gained = Array.isArray(now) ? now.findIndex((word: unknown) => isRecord(word) && word.op !== 'gain') : -1;
  if (gained >= 0) fault(spot, "before the game a Queen gives resources only: 'gain'", 'now', gained);
  for (const [index, word] of (Array.isArray(always) ? always : []).entries()) checkFree(spot, word, index);
}

const FREE_OPS: readonly unknown[] = ['gain', 'draw', 'flight', 'universal'];

// ANT-24.27: free actions consume what they do not bring back within the turn.
function checkFree(spot: Spot, word: unknown, index: number): void {
  if (!isRecord(word) || word.lasts !== 'free') return;
  const path = ['always', index] as const;
  const ops = wordsIn(word.effects, 'op');
  if (!ops.every((op) => FREE_OPS.includes(op))) {
    fault(
      spot,
      `a free action asks for nothing more: ${FREE_OPS.map((op) => `'${op}'`).join(', ')}`,
      ...path,
      'effects',
    );
  }
  if (word.often !== 'any') return;
  const { cost } = word;
  const isFungus = isRecord(cost) && cost.cost === 'cubes' && cost.cube === 'fungus';
  if (!isFungus) fault(spot, "'any' number of times only Fungus is paid", ...path, 'cost');
  const comesBack = ops.some((op) => op !== 'gain') || wordsIn(word.effects, 'resource').includes('fungus');
  if (comesBack) fault(spot, "for Fungus, 'any' number of times, other resources are gained", ...path, 'effects');
}

// ANT-2.17: each Queen is paired with a set of three Incubation tiles.
function readIncubationTiles(spot: Spot | undefined, seen: Map<string, string>): void {
  const tiles = cardsAt(spot, seen, RESERVED);
  const sets = tiles.map(([, entry]) => {
    const tile = objectAt(entry, { required: ['source', 'set', 'needs'] });
    checkSource(tile?.('source'));
    checkNeeds(tile?.('needs'));
    return wordAt(tile?.('set'), TILE_SETS);
  });
  if (spot === undefined || !isRecord(spot.value)) return;
  for (const set of TILE_SETS) {
    const found = sets.filter((each) => each === set).length;
    if (found !== TILE_PLACES.length) {
      fault(spot, `expected ${TILE_PLACES.length} tiles of the set '${set}', found ${found}`);
    }
  }
}

function readItem(spot: Spot): void {
  powersAt(spot, 'tile', {});
}

function readLeaf(spot: Spot): void {
  const leaf = objectAt(spot, { required: ['source', 'now'] });
  checkSource(leaf?.('source'));
  checkEffects(leaf?.('now'), 'tile');
}

function readRooms(spot: Spot | undefined): void {
  for (const [index, entry] of listAt(spot, MOST_SIZE, MOST_SIZE, 'sizes').entries()) {
    const tiles = objectAt(entry, { required: ['source', 'size', 'copies'] });
    checkSource(tiles?.('source'));
    wholeAt(tiles?.('size'), index + 1, index + 1);
    // ANT-2.27: everybody has one of size 2 at first.
    wholeAt(tiles?.('copies'), index + 1 === STARTING_SIZE ? MOST_PLAYERS : 0, MOST_ROOMS);
  }
}
