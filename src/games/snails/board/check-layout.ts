import type { Fault } from '../../../kernel/index.ts';
import { CROWD, FEWEST_PLAYERS, MOST_PLAYERS, MOUNTAIN, SQUAD, TERRAINS } from '../components.ts';
import { type Flaw, faultsOf, isWhole, readList, readObject, shown } from '../outside.ts';
import { connectedParts, formatField, type Hex, parseField } from './hex.ts';
import type { Layout } from './layout.ts';
import { tilesOf } from './tiles.ts';

const MOST_FIELDS = 127;
const [WATER, ...TILE_WORDS] = TERRAINS;
const PLURALS = ['fields of water', 'beaches', 'meadows', 'mountains'];

const LONGEST_TRACK = 20;
const MOST_CONTAMINATION = 100;

/** A field as far as it was understood: its place in the list, its coordinates, and the height of its stack. */
interface Found {
  readonly index: number;
  readonly hex: Hex | undefined;
  readonly level: number | undefined;
}

/**
 * What is wrong with a layout, whatever value it is; nothing if a game can be played on it. How many can play is
 * {@link seatsFor}.
 *
 * @rule SNL-2.14 Players may lay the terrain out as they like.
 * @rule SNL-2.15 An invalid layout is rejected with an error that names the offending field or count.
 */
export function checkLayout(layout: unknown): readonly Fault[] {
  const list = readList(layout, MOST_FIELDS);
  if (list === undefined) return [{ path: 'layout', message: `expected a list of fields, found ${shown(layout)}` }];
  const flaws: Flaw[] = [];
  if (list.length > MOST_FIELDS) {
    flaws.push({ at: [], message: `${list.length} fields; a board has ${MOST_FIELDS} at most` });
  }

  const fields: Found[] = [];
  const seen = new Map<string, number>();
  for (const [index, entry] of list.entries.entries()) {
    const field = readField(entry, index, flaws);
    const name = field.hex === undefined ? `?${index}` : formatField(field.hex);
    const twin = seen.get(name);
    if (twin === undefined) {
      seen.set(name, index);
      fields.push(field);
    } else {
      flaws.push({ at: [index, 'field'], message: `field '${name}' is on the board twice, first as layout[${twin}]` });
    }
  }

  flaws.push(...tooManyTiles(fields));
  // Fields that were not understood might be the way to an island, or the land that is missing.
  const isKnown = list.length <= MOST_FIELDS && fields.every(({ hex }) => hex !== undefined);
  if (isKnown) flaws.push(...unreachable(fields));
  if (isKnown && fields.every(({ level }) => level !== undefined)) flaws.push(...tooLittleLand(fields));
  return faultsOf('layout', flaws);
}

/**
 * The most players that a layout has land for: 4 at most, and fewer than 2 only if the layout is not valid.
 *
 * @rule SNL-2.15 The tile fields that are not mountains number at least 4 × players ÷ 3, rounded up.
 */
export function seatsFor(layout: Layout): number {
  const fields = readList(layout, MOST_FIELDS)?.entries ?? [];
  const stacks = fields.map((field) => readObject(field, [], ['stack', 'field'])?.values.stack);
  const land = landOf(stacks.map((stack) => readList(stack, 0)?.length ?? 0));
  return Math.min(MOST_PLAYERS, Math.floor((land * CROWD) / SQUAD));
}

/**
 * What is wrong with a contamination track, whatever value it is; nothing if it can be played with.
 *
 * @rule SNL-1.9 The track is data: another can take the place of the default one.
 */
export function checkContamination(track: unknown): readonly Fault[] {
  const list = readList(track, LONGEST_TRACK);
  if (list === undefined) {
    return [{ path: 'contamination', message: `expected a list of numbers, found ${shown(track)}` }];
  }
  const flaws: Flaw[] = [];
  if (list.length < 1 || list.length > LONGEST_TRACK) {
    flaws.push({ at: [], message: `${list.length} spaces; a track has 1 to ${LONGEST_TRACK}` });
  }
  let highest = 0;
  for (const [index, damage] of list.entries.entries()) {
    if (!isWhole(damage) || damage % 5 !== 0 || damage < 0 || damage > MOST_CONTAMINATION) {
      const message = `expected a multiple of 5 from 0 to ${MOST_CONTAMINATION}, found ${shown(damage)}`;
      flaws.push({ at: [index], message });
    } else if (damage < highest) {
      flaws.push({ at: [index], message: `${damage} comes after ${highest}; the track never falls` });
    } else {
      highest = damage;
    }
  }
  return faultsOf('contamination', flaws);
}

function readField(input: unknown, index: number, flaws: Flaw[]): Found {
  const read = readObject(input, [index], ['field', 'stack']);
  if (read === undefined) {
    flaws.push({ at: [index], message: `expected an object with field and stack, found ${shown(input)}` });
    return { index, hex: undefined, level: undefined };
  }
  flaws.push(...read.flaws);
  const { field, stack } = read.values;
  const hex = typeof field === 'string' ? parseField(field) : undefined;
  if (hex === undefined) {
    const message = `expected a field as 'q,r', such as '2,-1' and within 100 of '0,0', found ${shown(field)}`;
    flaws.push({ at: [index, 'field'], message: field === undefined ? 'is missing' : message });
  }
  const name = hex === undefined ? 'this field' : `field '${formatField(hex)}'`;
  const { level, wrong } = readStack(stack, name);
  flaws.push(...wrong.map(({ at, message }) => ({ at: [index, 'stack', ...at], message })));
  return { index, hex, level };
}

// SNL-2.15: each stack is beach / beach+meadow / beach+meadow+mountain.
function readStack(input: unknown, name: string): { level: number | undefined; wrong: readonly Flaw[] } {
  const stack = readList(input, TILE_WORDS.length);
  if (stack === undefined) {
    const message = input === undefined ? 'is missing' : `expected a list of tiles, found ${shown(input)}`;
    return { level: undefined, wrong: [{ at: [], message: `${message}; an empty one for ${WATER}` }] };
  }
  const wrong: Flaw[] = stack.entries.flatMap((tile, height) => {
    const message = `${name} has ${shown(tile)} on level ${height + 1}, where only '${TILE_WORDS[height]}' can lie`;
    return tile === TILE_WORDS[height] ? [] : [{ at: [height], message }];
  });
  if (stack.length > TILE_WORDS.length) {
    wrong.push({ at: [], message: `${name} has ${stack.length} tiles; a stack has ${TILE_WORDS.length} at most` });
  }
  return { level: wrong.length === 0 ? stack.length : undefined, wrong };
}

// SNL-2.15: the stacks use at most 20 beaches, 15 meadows and 6 mountains.
function tooManyTiles(fields: readonly Found[]): readonly Flaw[] {
  return TILE_WORDS.flatMap((_, below) => {
    const used = fields.filter(({ level = 0 }) => level > below).length;
    const limit = tilesOf(below + 1);
    return used > limit ? [{ at: [], message: `${used} ${PLURALS[below + 1]}; there are ${limit}` }] : [];
  });
}

// SNL-2.15: the board is connected. Its largest part is the board, any other is an island nobody gets to.
function unreachable(fields: readonly Found[]): readonly Flaw[] {
  const parts = connectedParts(fields.flatMap(({ hex }) => hex ?? [])).map((part) => part.map(formatField));
  const [board = [], ...islands] = parts.sort((one, other) => other.length - one.length);
  return islands.map((island) => {
    const first = fields.find(({ hex }) => hex !== undefined && formatField(hex) === island[0]);
    const names = island.map((name) => `'${name}'`).join(', ');
    const message = `unreachable island: no step leads from field '${board[0]}' to ${names}`;
    return { at: first === undefined ? [] : [first.index, 'field'], message };
  });
}

// SNL-2.15: enough tile fields that are not mountains, so that no order of placement gets stuck.
function tooLittleLand(fields: readonly Found[]): readonly Flaw[] {
  const land = landOf(fields.map(({ level = 0 }) => level));
  const needed = Math.ceil((SQUAD * FEWEST_PLAYERS) / CROWD);
  if (land >= needed) return [];
  return [{ at: [], message: `${FEWEST_PLAYERS} players need ${needed} fields of beach or meadow, found ${land}` }];
}

function landOf(levels: readonly number[]): number {
  return levels.filter((level) => level > 0 && level < MOUNTAIN).length;
}
