import { ENGLISH } from '../../../../kernel/index.ts';
import type { Face } from '../../cards/vocabulary.ts';
import { ROLES, SQUAD, type Terrain } from '../../components.ts';
import { cardNames, levelOf, ownerNumber, roleName } from '../phrases.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, or, plural } = ENGLISH;

/** `player 2`. */
export const player = (seat: number): string => `player ${seat + 1}`;
/** `the scout of player 2`. */
export const snail = (handle: number): string => `the ${role(handle)} of player ${ownerNumber(handle)}`;
/** `the scout`: where the player is known. */
export const soldier = (handle: number): string => `the ${role(handle)}`;
/** Snails to choose from. */
export const snails = (handles: readonly number[]): string => or(handles.map(snail)) || 'none';
/** Snails of one's own to choose from. */
export const soldiers = (handles: readonly number[]): string => or(handles.map(soldier)) || 'none';
/** Cards in a list. */
export const cards = (ids: readonly string[]): string => cardNames(ids, NAMES) || 'nothing';
/** `meadow`. */
export const terrain = (name: Terrain): string => NAMES.terrains[name].toLowerCase();
/** `level 2 (meadow)`. */
export const height = (name: Terrain): string => `level ${levelOf(name)} (${terrain(name)})`;
/** `hit + crit`. */
export const faces = (shown: readonly Face[]): string =>
  shown.map((face) => NAMES.faces[face].toLowerCase()).join(' + ');

// “The assault” would be a deed, not a snail.
const role = (handle: number): string =>
  ROLES[handle % SQUAD] === 'assault'
    ? `${roleName(handle, NAMES).toLowerCase()} snail`
    : roleName(handle, NAMES).toLowerCase();
