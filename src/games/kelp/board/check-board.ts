import {
  checkCardId,
  entriesAt,
  examined,
  type Fault,
  fault,
  hasKey,
  listAt,
  objectAt,
  type Spot,
  unexpected,
  wholeAt,
  wordAt,
} from '../../../kernel/index.ts';
import { AREAS, FACES } from '../components.ts';
import { areasAround, type Place } from './areas.ts';
import { AREA_KINDS, type Board, ENDS, formatEnd } from './board.ts';
import { type LaidSpace, spacesOf } from './lines.ts';

/** More current spaces than there are places beside areas. */
const MOST_SPACES = 24;
const EDGE = 6;

/**
 * Everything that is wrong with a board, each fault with its path; nothing if it can be played on.
 *
 * @rule KLP-1.32 The heading graph is strongly connected, has no dead end and no link from a space to itself.
 */
export function checkBoard(value: unknown): readonly Fault[] {
  return examined(value, 'board', readBoard).faults;
}

/** Reads a board. */
export function readBoard(spot: Spot): Board | undefined {
  const board = objectAt(spot, { required: ['areas', 'spaces', 'joints'] });
  if (board === undefined) return undefined;
  const areAreas = readAreas(board('areas'));
  const ends = readSpaces(board('spaces'));
  const areJoints = readJoints(board('joints'), ends);
  if (!areAreas || ends === undefined || !areJoints) return undefined;
  const read = spot.value as Board;
  checkLines(spot, spacesOf(read));
  return read;
}

function readAreas(spot: Spot | undefined): boolean {
  const areas = objectAt(spot, { required: AREAS });
  const read = AREAS.map((name) => {
    const area = objectAt(areas?.(name), { required: ['kind', 'value'] });
    return [wordAt(area?.('kind'), AREA_KINDS), wholeAt(area?.('value'), 1, FACES)];
  });
  return read.flat().every((each) => each !== undefined);
}

/** The ends of all spaces, as joints name them; nothing if there is a fault. */
function readSpaces(spot: Spot | undefined): readonly string[] | undefined {
  const entries = entriesAt(spot);
  if (spot === undefined || entries === undefined) return undefined;
  if (entries.length > MOST_SPACES) fault(spot, `a board has ${MOST_SPACES} current spaces at most`);
  const places = new Map<string, string>();
  let dens = 0;
  const ends = entries.slice(0, MOST_SPACES).map(([name, entry]) => {
    if (entry === undefined) return undefined;
    checkCardId(name, entry);
    if (hasKey(entry, 'inward')) dens++;
    return readSpace(name, entry, places);
  });
  // KLP-1.22: a shark starts on a den space, and is put back on one.
  if (dens === 0) fault(spot, "expected a den space, which says where 'inward' is");
  return ends.some((each) => each === undefined) || dens === 0 ? undefined : ends.flatMap((each) => each ?? []);
}

function readSpace(name: string, spot: Spot, places: Map<string, string>): readonly string[] | undefined {
  const space = objectAt(spot, { required: ['at', 'ends'], optional: ['inward'] });
  const place = readPlace(space?.('at'), name, places);
  const [first, second] = listAt(space?.('ends'), 2, 2, 'ends').map((end) => wordAt(end, ENDS));
  if (first !== undefined && first === second) {
    fault(spot, `'${first}' twice; the two ends of a line are different`, 'ends');
    return undefined;
  }
  if (hasKey(spot, 'inward')) {
    const inward = wordAt(space?.('inward'), ENDS);
    if (inward === undefined) return undefined;
    if (inward === first || inward === second) {
      fault(spot, `'${inward}' is an end of the line; a shark in its den stands across it`, 'inward');
      return undefined;
    }
  }
  if (place === undefined || first === undefined || second === undefined) return undefined;
  return [formatEnd(name, first), formatEnd(name, second)];
}

function readPlace(spot: Spot | undefined, name: string, places: Map<string, string>): Place | undefined {
  const [x, y] = listAt(spot, 2, 2, 'coordinates').map((each) => wholeAt(each, 0, EDGE));
  if (spot === undefined || x === undefined || y === undefined) return undefined;
  const borders = areasAround([x, y]);
  // KLP-1.20: between two areas, or on the rim beside one.
  if (borders.length === 0) return unexpected(spot, 'a place beside an area, such as [2, 1]');
  const other = places.get(`${x},${y}`);
  if (other !== undefined) {
    fault(spot, `'${other}' lies there already`);
    return undefined;
  }
  places.set(`${x},${y}`, name);
  return [x, y];
}

function readJoints(spot: Spot | undefined, ends: readonly string[] | undefined): boolean {
  const joints = listAt(spot, 1, 2 * MOST_SPACES, 'joints');
  if (spot === undefined || ends === undefined || !Array.isArray(spot.value)) return false;
  const seen = new Map<string, string>();
  let isRight = true;
  for (const joint of joints) {
    const met = listAt(joint, 2, ends.length, 'ends').map((end) => ({ end, name: wordAt(end, ends) }));
    if (met.length < 2) isRight = false;
    for (const { end, name } of met) {
      const before = name === undefined ? undefined : seen.get(name);
      if (end !== undefined && before !== undefined) fault(end, `it is joined already: ${before}`);
      if (name === undefined || before !== undefined) isRight = false;
      else seen.set(name, end?.path ?? '');
    }
  }
  const loose = ends.filter((end) => !seen.has(end));
  // KLP-1.32: no dead end.
  if (loose.length > 0) fault(spot, `nothing is joined to ${loose.join(', ')}: the shark could not go on`);
  return isRight && loose.length === 0;
}

function checkLines(spot: Spot, spaces: readonly LaidSpace[]): void {
  for (const [number, { name, next }] of spaces.entries()) {
    if (next.some((reached) => reached.some(({ space }) => space === number))) {
      fault(spot, `a line leads from '${name}' back to it`, 'joints');
    }
  }
  const bordered = spaces.flatMap(({ borders }) => borders);
  const bare = AREAS.filter((_, area) => !bordered.includes(area));
  if (bare.length > 0) fault(spot, `no current space borders ${bare.join(', ')}`, 'spaces');
  const cut = headingsCutOff(spaces);
  if (cut.length > 0) fault(spot, `the shark cannot swim from everywhere to ${cut.join(', ')}`, 'joints');
}

/** The headings that cannot be reached from everywhere. */
function headingsCutOff(spaces: readonly LaidSpace[]): string[] {
  const all = spaces.flatMap((_, space) => [2 * space, 2 * space + 1]);
  const ahead = all.map((heading) =>
    (spaces[heading >> 1]?.next[heading % 2] ?? []).map(({ space, end }) => 2 * space + end),
  );
  const behind = all.map((heading) => all.filter((other) => ahead[other]?.includes(heading)));
  const forwards = reachedFrom(0, ahead);
  const backwards = reachedFrom(0, behind);
  return all
    .filter((heading) => !forwards.has(heading) || !backwards.has(heading))
    .map((heading) => {
      const { name, ends } = spaces[heading >> 1] ?? { name: '', ends: ENDS };
      return formatEnd(name, ends[heading % 2] ?? 'n');
    });
}

function reachedFrom(start: number, next: readonly (readonly number[])[]): ReadonlySet<number> {
  const found = new Set([start]);
  for (const heading of found) for (const each of next[heading] ?? []) found.add(each);
  return found;
}
