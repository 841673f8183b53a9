import { type Called, counted, ENGLISH, nameIn, namesCounted, type Seat } from '../../../../kernel/index.ts';
import { type Colour, OCTOPUS } from '../../components.ts';
import { countColours, nameOf, readDie } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, or, plural } = ENGLISH;
const { quoted } = ENGLISH;

/** `the octopus player`: one who was given no name. */
export const seatName = (seat: Seat): string => (seat === OCTOPUS ? 'the octopus player' : 'the shark player');

/** `the north-west`. */
export const area = (name: string): string => `the ${nameIn(NAMES.areas, name).toLowerCase()}`;
/** `the north and the centre`, or `nowhere`. */
export const areas = (names: readonly string[]): string => and(names.map(area)) || 'nowhere';
/** `p21 and p32`, or `nowhere`. */
export const spaces = (names: readonly string[]): string => and(names) || 'nowhere';

/** `red`. */
export const colour = (name: Colour): string => NAMES.colours[name].toLowerCase();
/** `red 4`. */
export function bareDie(name: string): string {
  const read = readDie(name);
  return `${colour(read.colour)} ${read.face}${read.isStored ? ' from its card' : ''}`;
}
/** `the red 4`. */
export const die = (name: string): string => `the ${bareDie(name)}`;
/** `red 4 and blue 2 ×2`. */
export const dice = (names: readonly string[]): string => and(counted(names.map(bareDie))) || 'no die';
/** `1 red die and 2 blue dice`. */
export const coloured = (colours: readonly Colour[]): string =>
  and(countColours(colours).map(([name, count]) => plural(count, `${colour(name)} die`, `${colour(name)} dice`))) ||
  'no die';
/** `looking north`. */
export const looking = (facing: string): string => `looking ${nameIn(NAMES.facings, facing).toLowerCase()}`;
/** `the current 4 on p21`, as far as it is known what it shows. */
export function current(space: string, { currentOn }: Scene): string {
  const face = currentOn(space);
  return face === undefined ? `the current die on ${space}` : `the current ${face} on ${space}`;
}
/** `1 or 2`, `2`, `up to 2`, `1 to 3`. */
export function span(least: number, most: number): string {
  if (least === most) return String(most);
  if (least === 0) return most === 1 ? '1' : `up to ${most}`;
  return most - least === 1 ? `${least} or ${most}` : `${least} to ${most}`;
}

/** Blocks that need no name of their own; there is more than one of shells only. */
const BLOCKS: Readonly<Record<string, string>> = {
  octopus: 'octopus',
  shell: 'shell',
  'double-shell': 'double shell',
  'food-crab': 'crab',
  'food-lobster': 'lobster',
  'food-sea-snail': 'sea snail',
  'food-abalone': 'abalone',
};

/** Players, cards and blocks inside a sentence, as they are called at one table. */
export interface Phrases {
  /** `Bo`, or `the shark player`. */
  readonly player: (seat: Seat) => string;
  readonly card: (id: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
  /** `shell`, `trap “Hide 2 Blocks”`. */
  readonly bareBlock: (id: string) => string;
  /** `a shell`, `the octopus`, `the trap “Hide 2 Blocks”`. */
  readonly block: (id: string) => string;
  /** `the shell in the north`, or `the block in the north`, as far as it is known which it is. */
  readonly blockAt: (area: string, at: Scene) => string;
}

export function phrasesOf(called: Called): Phrases {
  const name = (id: string): string => nameOf(id, NAMES, called);
  const bareBlock = (id: string): string => {
    if (called.card(id) === undefined && Object.hasOwn(BLOCKS, id)) return nameIn(BLOCKS, id);
    return `${id.startsWith('trap-') ? 'trap' : 'block'} ${quoted(name(id))}`;
  };
  return {
    player: called.player,
    card: name,
    cards: (ids) => namesCounted(ids, (id) => nameOf(id, NAMES, called)) || 'nothing',
    bareBlock,
    block: (id) => `${id === 'shell' ? 'a' : 'the'} ${bareBlock(id)}`,
    blockAt: (name, { blockIn }) => {
      const found = blockIn(name);
      return `the ${found === undefined ? 'block' : bareBlock(found)} in ${area(name)}`;
    },
  };
}
