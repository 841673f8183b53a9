import { GERMAN } from '../../../../kernel/index.ts';
import type { Face } from '../../cards/vocabulary.ts';
import type { Terrain } from '../../components.ts';
import { cardNames, levelOf, nameOf, ownerNumber, roleName } from '../phrases.ts';
import { DE } from './names.ts';

const { or, quoted } = GERMAN;

/** `Spieler 2`. */
export const player = (seat: number): string => `Spieler ${seat + 1}`;
/** `der Späher von Spieler 2`: all four are masculine. */
export const snail = (handle: number): string => `der ${named(handle)}`;
/** `der Späher`: where the player is known. */
export const soldier = (handle: number): string => `der ${roleName(handle, DE)}`;
/** `Späher von Spieler 2`: after a colon. */
export const named = (handle: number): string => `${roleName(handle, DE)} von Spieler ${ownerNumber(handle)}`;
/** Snails to choose from. */
export const snails = (handles: readonly number[]): string => or(handles.map(named)) || 'keine';
/** Snails of one's own to choose from. */
export const soldiers = (handles: readonly number[]): string =>
  or(handles.map((handle) => roleName(handle, DE))) || 'keine';
/** Cards in a list. */
export const cards = (ids: readonly string[]): string => cardNames(ids, DE) || 'nichts';
/** `„Rakete“`: in quotes, so that no article is needed. */
export const card = (id: string): string => quoted(nameOf(id, DE));
/** `Wiese`. */
export const terrain = (name: Terrain): string => DE.terrains[name];
/** `Stufe 2 (Wiese)`. */
export const height = (name: Terrain): string => `Stufe ${levelOf(name)} (${terrain(name)})`;
/** `Treffer + Volltreffer`. */
export const faces = (shown: readonly Face[]): string => shown.map((face) => DE.faces[face]).join(' + ');
