import {
  attempt,
  examined,
  type Fault,
  fault,
  listAt,
  named,
  objectAt,
  type Spot,
  unexpected,
  wholeAt,
} from '../../../kernel/index.ts';
import { CROWD, FEWEST_PLAYERS, MOST_PLAYERS, MOUNTAIN, SQUAD, TERRAINS } from '../components.ts';
import { connectedParts, formatField, type Hex, parseField } from './hex.ts';
import type { Layout, LayoutField } from './layout.ts';
import { tilesOf } from './tiles.ts';

const MOST_FIELDS = 127;
const [, ...TILE_WORDS] = TERRAINS;
const PLURALS = ['fields of water', 'beaches', 'meadows', 'mountains'];

const LONGEST_TRACK = 20;
const MOST_CONTAMINATION = 100;

/** A field as far as it was understood: its place in the list, its coordinates, and its stack. */
interface Found {
  readonly index: number;
  readonly hex: Hex | undefined;
  readonly stack: LayoutField['stack'] | undefined;
}

/**
 * What is wrong with a layout, whatever value it is; nothing if a game can be played on it. How many can play is
 * {@link seatsFor}.
 *
 * @rule SNL-2.14 Players may lay the terrain out as they like.
 * @rule SNL-2.15 An invalid layout is rejected with an error that names the offending field or count.
 */
export function checkLayout(layout: unknown): readonly Fault[] {
  return examined(layout, 'layout', readLayout).faults;
}

/** Reads a layout. */
export function readLayout(spot: Spot): Layout | undefined {
  const found = listAt(spot, 0, MOST_FIELDS, 'fields').map(readField);
  if (!Array.isArray(spot.value)) return undefined;
  const fields = withoutTwins(spot, found);
  tooManyTiles(spot, fields);
  // Fields that were not understood might be the way to an island, or the land that is missing.
  const isKnown = spot.value.length <= MOST_FIELDS && fields.every(({ hex }) => hex !== undefined);
  if (isKnown) unreachable(spot, fields);
  if (isKnown && fields.every(({ stack }) => stack !== undefined)) tooLittleLand(spot, fields);
  return fields.flatMap(({ hex, stack }) =>
    hex === undefined || stack === undefined ? [] : [{ field: formatField(hex), stack }],
  );
}

/**
 * The most players that a layout has land for: 4 at most, and fewer than 2 only if the layout is not valid.
 *
 * @rule SNL-2.15 The tile fields that are not mountains number at least 4 × players ÷ 3, rounded up.
 */
export function seatsFor(layout: Layout): number {
  const land = attempt(() => landOf(layout)) ?? 0;
  return Math.min(MOST_PLAYERS, Math.floor((land * CROWD) / SQUAD));
}

/**
 * What is wrong with a contamination track, whatever value it is; nothing if it can be played with.
 *
 * @rule SNL-1.9 The track is data: another can take the place of the default one.
 */
export function checkContamination(track: unknown): readonly Fault[] {
  return examined(track, 'contamination', readTrack).faults;
}

/** Reads a contamination track. */
export function readTrack(spot: Spot): readonly number[] {
  let highest = 0;
  return listAt(spot, 1, LONGEST_TRACK, 'numbers').map((space) => {
    const damage = wholeAt(space, 0, MOST_CONTAMINATION, 5) ?? highest;
    if (space !== undefined && damage < highest)
      fault(space, `${damage} comes after ${highest}; the track never falls`);
    highest = Math.max(highest, damage);
    return damage;
  });
}

function readField(spot: Spot | undefined, index: number): Found {
  const field = objectAt(spot, { required: ['field', 'stack'] });
  const hex = hexAt(field?.('field'));
  const name = hex === undefined ? 'this field' : `field '${formatField(hex)}'`;
  return { index, hex, stack: stackAt(field?.('stack'), name) };
}

function hexAt(spot: Spot | undefined): Hex | undefined {
  if (spot === undefined) return undefined;
  const hex = typeof spot.value === 'string' ? parseField(spot.value) : undefined;
  return hex ?? unexpected(spot, "a field as 'q,r', such as '2,-1' and within 100 of '0,0'");
}

// SNL-2.15: each stack is beach / beach+meadow / beach+meadow+mountain.
function stackAt(spot: Spot | undefined, name: string): LayoutField['stack'] | undefined {
  const tiles = listAt(spot, 0, TILE_WORDS.length, 'tiles');
  const stack = TILE_WORDS.filter((word, height) => tiles[height]?.value === word);
  for (const [height, tile] of tiles.entries()) {
    if (tile === undefined || tile.value === TILE_WORDS[height]) continue;
    fault(tile, `${name} has ${named(tile.value)} on level ${height + 1}, where only '${TILE_WORDS[height]}' can lie`);
  }
  return Array.isArray(spot?.value) && stack.length === spot.value.length ? stack : undefined;
}

// SNL-2.15: coordinates are unique.
function withoutTwins(spot: Spot, fields: readonly Found[]): readonly Found[] {
  const seen = new Map<string, number>();
  return fields.filter(({ index, hex }) => {
    const name = hex === undefined ? `?${index}` : formatField(hex);
    const twin = seen.get(name);
    if (twin === undefined) seen.set(name, index);
    else fault(spot, `field '${name}' is on the board twice, first as layout[${twin}]`, index, 'field');
    return twin === undefined;
  });
}

// SNL-2.15: the stacks use at most 20 beaches, 15 meadows and 6 mountains.
function tooManyTiles(spot: Spot, fields: readonly Found[]): void {
  for (const below of TILE_WORDS.keys()) {
    const used = fields.filter(({ stack = [] }) => stack.length > below).length;
    const limit = tilesOf(below + 1);
    if (used > limit) fault(spot, `${used} ${PLURALS[below + 1]}; there are ${limit}`);
  }
}

// SNL-2.15: the board is connected. Its largest part is the board, any other is an island nobody gets to.
function unreachable(spot: Spot, fields: readonly Found[]): void {
  const parts = connectedParts(fields.flatMap(({ hex }) => hex ?? [])).map((part) => part.map(formatField));
  const [board = [], ...islands] = parts.sort((one, other) => other.length - one.length);
  for (const island of islands) {
    const first = fields.find(({ hex }) => hex !== undefined && formatField(hex) === island[0]);
    const names = island.map((name) => `'${name}'`).join(', ');
    const message = `unreachable island: no step leads from field '${board[0]}' to ${names}`;
    fault(spot, message, ...(first === undefined ? [] : [first.index, 'field']));
  }
}

// SNL-2.15: enough tile fields that are not mountains, so that no order of placement gets stuck.
function tooLittleLand(spot: Spot, fields: readonly Found[]): void {
  const land = landOf(fields);
  const needed = Math.ceil((SQUAD * FEWEST_PLAYERS) / CROWD);
  if (land < needed) fault(spot, `${FEWEST_PLAYERS} players need ${needed} fields of beach or meadow, found ${land}`);
}

function landOf(fields: readonly Pick<Found, 'stack'>[]): number {
  return fields.filter(({ stack = [] }) => stack.length > 0 && stack.length < MOUNTAIN).length;
}
