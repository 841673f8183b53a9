import type { Face } from '../../cards/vocabulary.ts';
import { ROLES, SQUAD, type Terrain } from '../../components.ts';
import { cardNames, levelOf, listed, ownerNumber, roleName } from '../phrases.ts';
import { EN } from './names.ts';

/** `player 2`. */
export const player = (seat: number): string => `player ${seat + 1}`;
/** `the scout of player 2`. */
export const snail = (handle: number): string => `the ${role(handle)} of player ${ownerNumber(handle)}`;
/** `the scout`: where the player is known. */
export const soldier = (handle: number): string => `the ${role(handle)}`;
/** Snails to choose from. */
export const snails = (handles: readonly number[]): string => listed(handles.map(snail), 'or') || 'none';
/** Snails of one's own to choose from. */
export const soldiers = (handles: readonly number[]): string => listed(handles.map(soldier), 'or') || 'none';
/** Cards in a list. */
export const cards = (ids: readonly string[]): string => cardNames(ids, 'en') || 'nothing';
/** `meadow`. */
export const terrain = (name: Terrain): string => EN.terrains[name].toLowerCase();
/** `level 2 (meadow)`. */
export const height = (name: Terrain): string => `level ${levelOf(name)} (${terrain(name)})`;
/** `hit + crit`. */
export const faces = (shown: readonly Face[]): string => shown.map((face) => EN.faces[face].toLowerCase()).join(' + ');
/** `1 card`, `3 cards`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

// “The assault” would be a deed, not a snail.
const role = (handle: number): string =>
  ROLES[handle % SQUAD] === 'assault'
    ? `${roleName(handle, 'en').toLowerCase()} snail`
    : roleName(handle, 'en').toLowerCase();
