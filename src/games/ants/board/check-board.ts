import {
  checkCardId,
  entriesAt,
  examined,
  type Fault,
  fault,
  isRecord,
  listAt,
  objectAt,
  type Spot,
  textAt,
  unexpected,
  wholeAt,
  wordAt,
} from '../../../kernel/index.ts';
import { checkEffects, checkSource, powersAt, wordsIn } from '../cards/check-powers.ts';
import {
  ABILITY_ROWS,
  CRITERIA,
  CUBES,
  FEWEST_PLAYERS,
  HEX_KINDS,
  LAST_SPACE,
  MOST_ITEM_SPACES,
  MOST_PLAYERS,
  MOST_STARS,
  MOST_STRENGTH,
  NEST_AREAS,
  ROW_ABILITIES,
  STARTING_SIZE,
  STORE_CUBES,
  TERRAINS,
} from '../components.ts';
import type { Board } from './board.ts';
import { cornersInOrder } from './garden.ts';
import { NEST_MARKS, nestOf, TOO_MANY_CELLS } from './nest.ts';

const MOST_HEXES = 60;
const FURTHEST = 20;
const MOST_CUBES = 9;
const MOST_FLIGHT = 30;
const MOST_SWARMS = 4;
const MOST_SLOTS = 8;
const MOST_VALUE = 99;
const MOST_SIDES = 30;
const WIDEST = 10;
const RESERVED = ['none', 'hidden'];

/** Everything that is wrong with a board, each fault with its path; nothing if it can be played on. */
export function checkBoard(value: unknown): readonly Fault[] {
  return examined(value, 'board', readBoard).faults;
}

/** Reads a board. */
export function readBoard(spot: Spot): Board | undefined {
  const board = objectAt(spot, { required: ['two', 'more', 'flight', 'swarming', 'starTrack', 'anthill'] });
  if (board === undefined) return undefined;
  readGarden(board('two'));
  readGarden(board('more'), ['covered']);
  const swarms = readFlight(board('flight'));
  const swarming = objectAt(board('swarming'), { required: ['two', 'more'] });
  readSlots(swarming?.('two'), swarms);
  readSlots(swarming?.('more'), swarms);
  for (const [index, spaces] of listAt(board('starTrack'), 3, 3, 'numbers').entries()) {
    // ANT-16.1: a player earns at most 9 Stars.
    wholeAt(spaces, 1, (FEWEST_PLAYERS + index) * CRITERIA.length * MOST_STARS);
  }
  readAnthill(board('anthill'));
  // Checked to the last word by now; whoever found a fault gets nothing.
  return spot.value as Board;
}

// -- the garden -------------------------------------------------------------------------------------------------------

function readGarden(spot: Spot | undefined, optional: readonly 'covered'[] = []): void {
  const garden = objectAt(spot, { required: ['source', 'hexes', 'vertices'], optional });
  if (spot === undefined || garden === undefined) return;
  checkSource(garden('source'));
  const hexes = readHexes(garden('hexes'));
  const vertices = readVertices(garden('vertices'));
  const covered = readCovered(garden('covered'), hexes);
  if (hexes === undefined || vertices === undefined) return;
  const corners = cornersInOrder([...hexes.values()]).length;
  if (vertices.length !== corners) {
    fault(spot, `expected one for each corner of a hex, ${corners}, found ${vertices.length}`, 'vertices');
  }
  if (hexes.size > 0 && covered.size === hexes.size) fault(spot, 'no hex would be left', 'covered');
  // ANT-8.3: with no forager and no explorer there, a path starts on a red vertex.
  if (!vertices.includes(true)) fault(spot, "expected a vertex that is 'red'", 'vertices');
  const items = wordsIn(spot.value, 'op').filter((op) => op === 'item-here').length;
  if (items > MOST_ITEM_SPACES)
    fault(spot, `expected at most ${MOST_ITEM_SPACES} spaces with a Special Item, found ${items}`);
}

type Places = ReadonlyMap<string, { readonly q: number; readonly r: number }>;

/** Where hexes lie, by their names; nothing if that is not clear. */
function readHexes(spot: Spot | undefined): Places | undefined {
  const entries = entriesAt(spot);
  if (spot === undefined || entries === undefined) return undefined;
  if (entries.length === 0 || entries.length > MOST_HEXES) fault(spot, `expected 1 to ${MOST_HEXES} hexes`);
  const places = new Map<string, { readonly q: number; readonly r: number }>();
  const taken = new Map<string, string>();
  let isClear = true;
  for (const [name, entry] of entries.slice(0, MOST_HEXES)) {
    const place = entry === undefined ? undefined : readHex(name, entry);
    const other = place === undefined ? undefined : taken.get(`${place.q},${place.r}`);
    if (entry !== undefined && other !== undefined) fault(entry, `'${other}' lies there already`);
    if (place === undefined || other !== undefined) {
      isClear = false;
      continue;
    }
    places.set(name, place);
    taken.set(`${place.q},${place.r}`, name);
  }
  return isClear ? places : undefined;
}

function readHex(name: string, spot: Spot): { readonly q: number; readonly r: number } | undefined {
  checkName(name, spot);
  const hex = objectAt(spot, {
    required: ['q', 'r', 'terrain', 'strength', 'kind'],
    optional: ['cubes', 'now'],
  });
  wordAt(hex?.('terrain'), TERRAINS);
  wholeAt(hex?.('strength'), 1, MOST_STRENGTH);
  const kind = wordAt(hex?.('kind'), HEX_KINDS);
  const cubes = hex?.('cubes');
  if (kind === 'none' && cubes !== undefined) fault(cubes, "is for hexes of the kind 'start' or 'hidden'");
  if (kind !== undefined && kind !== 'none' && hex !== undefined && cubes === undefined) {
    fault(spot, `is missing; a hex of the kind '${kind}' has cubes`, 'cubes');
  }
  readCubes(cubes);
  readSpace(hex?.('now'));
  const q = wholeAt(hex?.('q'), -FURTHEST, FURTHEST);
  const r = wholeAt(hex?.('r'), -FURTHEST, FURTHEST);
  return q === undefined || r === undefined ? undefined : { q, r };
}

function readCubes(spot: Spot | undefined): void {
  if (spot === undefined) return;
  const cubes = objectAt(spot, { required: [], optional: CUBES });
  if (cubes === undefined) return;
  if (Object.keys(spot.value as object).length === 0) fault(spot, 'is empty');
  for (const cube of CUBES) wholeAt(cubes(cube), 1, MOST_CUBES);
}

// Something that lies on a space is taken once.
function readSpace(spot: Spot | undefined): void {
  checkEffects(spot, 'space');
  if (spot === undefined || wordsIn(spot.value, 'op').filter((op) => op === 'item-here').length < 2) return;
  fault(spot, "'item-here' twice; one Special Item lies on a space");
}

/** Which vertices are red; nothing if it is not clear how many there are. */
function readVertices(spot: Spot | undefined): readonly boolean[] | undefined {
  return entriesAt(spot)?.map(([name, entry]) => {
    if (entry !== undefined) checkName(name, entry);
    const vertex = objectAt(entry, { required: [], optional: ['red', 'now'] });
    const red = vertex?.('red');
    if (red !== undefined && red.value !== true) unexpected(red, 'true; a vertex that is not red does not say so');
    readSpace(vertex?.('now'));
    return red?.value === true;
  });
}

// ANT-2.2: the two marked places.
function readCovered(spot: Spot | undefined, hexes: Places | undefined): ReadonlySet<string> {
  const covered = new Set<string>();
  for (const entry of listAt(spot, 1, MOST_HEXES, 'hexes')) {
    const name = hexes === undefined ? textAt(entry) : wordAt(entry, [...hexes.keys()]);
    if (entry !== undefined && name !== undefined && covered.has(name)) fault(entry, `'${name}' twice`);
    if (name !== undefined) covered.add(name);
  }
  return covered;
}

// A name begins with a letter because objects move keys that look like numbers to the front, out of order.
function checkName(name: string, spot: Spot): void {
  if (!/^[A-Za-z][A-Za-z0-9-]{0,11}$/.test(name) || name in {} || RESERVED.includes(name)) {
    fault(spot, 'expected a name of letters and figures that begins with a letter, such as A01, no longer than 12');
  }
}

// -- tracks -----------------------------------------------------------------------------------------------------------

/** How many swarming areas lie beside the flight track. */
function readFlight(spot: Spot | undefined): number | undefined {
  const swarms = listAt(spot, 2, MOST_FLIGHT, 'spaces').map((entry, index) => {
    const space = objectAt(entry, { required: [], optional: ['now', 'swarm'] });
    checkEffects(space?.('now'), 'tile');
    const swarm = space?.('swarm');
    if (swarm !== undefined && swarm.value !== true) unexpected(swarm, 'true; a space without an area does not say so');
    // ANT-17.9: discs start there; nobody reaches it.
    if (entry !== undefined && index === 0 && isRecord(entry.value) && Object.keys(entry.value).length > 0) {
      fault(entry, 'is where discs start: it has neither bonus nor swarming area');
    }
    return swarm?.value === true;
  });
  const found = swarms.filter((each) => each).length;
  if (spot !== undefined && found > MOST_SWARMS) fault(spot, `expected at most ${MOST_SWARMS} swarming areas`);
  return Array.isArray(spot?.value) ? found : undefined;
}

// ANT-17.6: the free slot of highest value.
function readSlots(spot: Spot | undefined, swarms: number | undefined): void {
  for (const area of listAt(spot, swarms ?? 0, swarms ?? MOST_SWARMS, 'swarming areas')) {
    const values = listAt(area, 1, MOST_SLOTS, 'slots').map((slot) => wholeAt(slot, 0, MOST_VALUE));
    const rising = values.findIndex((value, index) => index > 0 && (value ?? 0) > (values[index - 1] ?? MOST_VALUE));
    if (area !== undefined && rising >= 0) fault(area, 'the highest slot comes first');
  }
}

/** Reads numbers that begin with 0 and never fall. */
function readRising(spot: Spot | undefined, length: number): void {
  const values = listAt(spot, length, length, 'numbers').map((entry, index) =>
    wholeAt(entry, 0, index === 0 ? 0 : MOST_VALUE),
  );
  const falling = values.findIndex((value, index) => index > 0 && (value ?? MOST_VALUE) < (values[index - 1] ?? 0));
  if (spot !== undefined && falling >= 0) fault(spot, 'falls; each number is at least the one before', falling);
}

// -- the anthill ------------------------------------------------------------------------------------------------------

function readAnthill(spot: Spot | undefined): void {
  const anthill = objectAt(spot, {
    required: ['nest', 'common', 'sides', 'abilities', 'production', 'penalties', 'stars'],
  });
  if (anthill === undefined) return;
  const cells = readNest(anthill('nest'));
  readSide(anthill('common'), cells);
  const sides = entriesAt(anthill('sides')) ?? [];
  for (const [id, side] of sides) {
    if (side === undefined) continue;
    checkCardId(id, side, [...RESERVED, 'common']);
    readSide(side, cells);
  }
  const listed = anthill('sides');
  // ANT-2.16: each player draws one.
  if (listed !== undefined && isRecord(listed.value) && (sides.length < MOST_PLAYERS || sides.length > MOST_SIDES)) {
    fault(listed, `expected ${MOST_PLAYERS} to ${MOST_SIDES} sides, found ${sides.length}`);
  }
  readAbilities(anthill('abilities'));
  readRising(anthill('production'), LAST_SPACE + 1);
  readRising(anthill('penalties'), STORE_CUBES + 1);
  readRising(anthill('stars'), MOST_STARS + 1);
}

/** The cells that may have a bonus, by name; nothing if that is not clear. */
function readNest(spot: Spot | undefined): readonly string[] | undefined {
  const lines = listAt(spot, 1, WIDEST, 'lines').map((line) => {
    const text = textAt(line);
    const strange = text === undefined ? undefined : [...text].find((mark) => !NEST_MARKS.includes(mark));
    if (line !== undefined && strange !== undefined) {
      fault(line, `'${strange}' stands for nothing; the marks are ${NEST_MARKS.join(' ')}`);
      return undefined;
    }
    return text;
  });
  const drawn = lines.filter((line) => line !== undefined);
  if (spot === undefined || drawn.length === 0 || drawn.length < lines.length) return undefined;
  if (drawn.some((line) => line.length > WIDEST || line.length !== drawn[0]?.length)) {
    fault(spot, `expected lines of one length, at most ${WIDEST}`);
    return undefined;
  }
  if (drawn.join('').replaceAll('.', '').length >= TOO_MANY_CELLS) {
    fault(spot, `expected fewer than ${TOO_MANY_CELLS} cells and stones`);
    return undefined;
  }
  const { cells, areas, start, stones, placements } = nestOf({ nest: drawn });
  for (const [area, name] of NEST_AREAS.entries()) if (areas[area] === 0) fault(spot, `area ${name} has no cell`);
  // ANT-2.27: the first Room tile lies on the marked cells.
  if (!placements[STARTING_SIZE - 1]?.includes(start)) {
    fault(spot, `expected ${STARTING_SIZE} cells side by side for the first Room tile, marked s`);
  }
  // ANT-6.13: cells of the starting tile give no bonus; what a stone gives is a rule.
  return cells.flatMap(({ name }, cell) => (((start | stones) >> cell) & 1 ? [] : [name]));
}

function readSide(spot: Spot | undefined, cells: readonly string[] | undefined): void {
  const side = objectAt(spot, { required: ['source', 'cells'] });
  checkSource(side?.('source'));
  for (const [name, effects] of entriesAt(side?.('cells')) ?? []) {
    if (effects === undefined) continue;
    if (cells !== undefined && !cells.includes(name)) {
      fault(effects, 'expected a cell of an area, called by row and column, that the first Room tile does not cover');
    }
    checkEffects(effects, 'tile');
  }
}

// C9: four, four and three, from the top row down.
function readAbilities(spot: Spot | undefined): void {
  const entries = entriesAt(spot) ?? [];
  const wanted = ABILITY_ROWS.flatMap((row, index) => Array.from({ length: ROW_ABILITIES[index] ?? 0 }, () => row));
  if (spot !== undefined && isRecord(spot.value) && entries.length !== wanted.length) {
    fault(spot, `expected ${wanted.length} ability spaces, found ${entries.length}`);
  }
  for (const [index, [id, entry]] of entries.slice(0, wanted.length).entries()) {
    if (entry === undefined) continue;
    checkCardId(id, entry, RESERVED);
    const ability = powersAt(entry, 'tile', { required: ['row'] });
    wordAt(ability?.('row'), wanted.slice(index, index + 1));
  }
}
