import { type Called, ENGLISH, namesCounted, type Seat } from '../../../../kernel/index.ts';
import type { Face } from '../../cards/vocabulary.ts';
import { ROLES, SQUAD, type Terrain } from '../../components.ts';
import { levelOf, nameOf, optionName, ownerOf, roleName } from '../phrases.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, or, plural } = ENGLISH;

/** `player 2`: one who was given no name. */
export const seatName = (seat: Seat): string => `player ${seat + 1}`;
/** `meadow`. */
export const terrain = (name: Terrain): string => NAMES.terrains[name].toLowerCase();
/** `level 2 (meadow)`. */
export const height = (name: Terrain): string => `level ${levelOf(name)} (${terrain(name)})`;
/** `hit + crit`. */
export const faces = (shown: readonly Face[]): string =>
  shown.map((face) => NAMES.faces[face].toLowerCase()).join(' + ');
/** `the scout`: where the player is known. */
export const soldier = (handle: number): string => `the ${role(handle)}`;
/** Snails of one's own to choose from. */
export const soldiers = (handles: readonly number[]): string => or(handles.map(soldier)) || 'none';

// “The assault” would be a deed, not a snail.
const role = (handle: number): string =>
  ROLES[handle % SQUAD] === 'assault'
    ? `${roleName(handle, NAMES).toLowerCase()} snail`
    : roleName(handle, NAMES).toLowerCase();

/** Players, snails and cards inside a sentence, as they are called at one table. */
export interface Phrases {
  /** `Bo`, or `player 2`. */
  readonly player: (seat: Seat) => string;
  /** `Bo’s scout`, or `the scout of player 2`. */
  readonly snail: (handle: number) => string;
  /** Snails to choose from. */
  readonly snails: (handles: readonly number[]) => string;
  readonly card: (id: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
  readonly option: (id: string) => string;
}

export function phrasesOf(called: Called): Phrases {
  const snail = (handle: number): string => {
    const owner = called.named(ownerOf(handle));
    return owner === undefined
      ? `${soldier(handle)} of ${called.player(ownerOf(handle))}`
      : `${owner}’s ${role(handle)}`;
  };
  return {
    player: called.player,
    snail,
    snails: (handles) => or(handles.map(snail)) || 'none',
    card: (id) => nameOf(id, NAMES, called),
    cards: (ids) => namesCounted(ids, (id) => nameOf(id, NAMES, called)) || 'nothing',
    option: (id) => optionName(id, NAMES, called),
  };
}
