import type { Face } from '../../cards/vocabulary.ts';
import type { Terrain } from '../../components.ts';
import { cardNames, levelOf, listed, nameOf, ownerNumber, roleName } from '../phrases.ts';
import { DE } from './names.ts';

/** `Spieler 2`. */
export const player = (seat: number): string => `Spieler ${seat + 1}`;
/** `der Späher von Spieler 2`: all four are masculine. */
export const snail = (handle: number): string => `der ${named(handle)}`;
/** `der Späher`: where the player is known. */
export const soldier = (handle: number): string => `der ${roleName(handle, 'de')}`;
/** `Späher von Spieler 2`: after a colon. */
export const named = (handle: number): string => `${roleName(handle, 'de')} von Spieler ${ownerNumber(handle)}`;
/** Snails to choose from. */
export const snails = (handles: readonly number[]): string => listed(handles.map(named), 'oder') || 'keine';
/** Snails of one's own to choose from. */
export const soldiers = (handles: readonly number[]): string =>
  listed(
    handles.map((handle) => roleName(handle, 'de')),
    'oder',
  ) || 'keine';
/** Cards in a list. */
export const cards = (ids: readonly string[]): string => cardNames(ids, 'de') || 'nichts';
/** `„Rakete“`: in quotes, so that no article is needed. */
export const card = (id: string): string => `„${nameOf(id, 'de')}“`;
/** `Wiese`. */
export const terrain = (name: Terrain): string => DE.terrains[name];
/** `Stufe 2 (Wiese)`. */
export const height = (name: Terrain): string => `Stufe ${levelOf(name)} (${terrain(name)})`;
/** `Treffer + Volltreffer`. */
export const faces = (shown: readonly Face[]): string => shown.map((face) => DE.faces[face]).join(' + ');
/** `1 Karte`, `3 Karten`. */
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
