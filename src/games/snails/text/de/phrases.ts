import { GERMAN } from '../../../../kernel/index.ts';
import type { Face } from '../../cards/vocabulary.ts';
import type { Terrain } from '../../components.ts';
import { cardNames, levelOf, nameOf, ownerNumber, roleName } from '../phrases.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, or, plural } = GERMAN;
const { quoted } = GERMAN;

/** `Spieler 2`. */
export const player = (seat: number): string => `Spieler ${seat + 1}`;
/** `der Späher von Spieler 2`: all four are masculine. */
export const snail = (handle: number): string => `der ${named(handle)}`;
/** `der Späher`: where the player is known. */
export const soldier = (handle: number): string => `der ${roleName(handle, NAMES)}`;
/** `Späher von Spieler 2`: after a colon. */
export const named = (handle: number): string => `${roleName(handle, NAMES)} von Spieler ${ownerNumber(handle)}`;
/** Snails to choose from. */
export const snails = (handles: readonly number[]): string => or(handles.map(named)) || 'keine';
/** Snails of one's own to choose from. */
export const soldiers = (handles: readonly number[]): string =>
  or(handles.map((handle) => roleName(handle, NAMES))) || 'keine';
/** Cards in a list. */
export const cards = (ids: readonly string[]): string => cardNames(ids, NAMES) || 'nichts';
/** `„Rakete“`: in quotes, so that no article is needed. */
export const card = (id: string): string => quoted(nameOf(id, NAMES));
/** `Wiese`. */
export const terrain = (name: Terrain): string => NAMES.terrains[name];
/** `Stufe 2 (Wiese)`. */
export const height = (name: Terrain): string => `Stufe ${levelOf(name)} (${terrain(name)})`;
/** `Treffer + Volltreffer`. */
export const faces = (shown: readonly Face[]): string => shown.map((face) => NAMES.faces[face]).join(' + ');
