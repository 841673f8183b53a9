import { type Called, GERMAN, namesCounted, type Seat } from '../../../../kernel/index.ts';
import type { Face } from '../../cards/vocabulary.ts';
import type { Role, Terrain } from '../../components.ts';
import { levelOf, nameOf, optionName, ownerOf, roleName, roleOf } from '../phrases.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, or, plural } = GERMAN;
const { quoted } = GERMAN;

/** `Spieler 2`: one who was given no name. */
export const seatName = (seat: Seat): string => `Spieler ${seat + 1}`;
/** `Wiese`. */
export const terrain = (name: Terrain): string => NAMES.terrains[name];
/** `Stufe 2 (Wiese)`. */
export const height = (name: Terrain): string => `Stufe ${levelOf(name)} (${terrain(name)})`;
/** `Treffer + Volltreffer`. */
export const faces = (shown: readonly Face[]): string => shown.map((face) => NAMES.faces[face]).join(' + ');
/** `der Späher`: where the player is known. All four are masculine. */
export const soldier = (handle: number): string => `der ${roleName(handle, NAMES)}`;
const ROLE_FORMS: Readonly<Record<Role, string>> = {
  commander: 'Kommandanten',
  assault: 'Stürmer',
  scout: 'Späher',
  medic: 'Sanitäter',
};
/** `den Späher`, `dem Späher`. */
export const roleInCase = (handle: number, wanted: 'accusative' | 'dative'): string =>
  `${wanted === 'accusative' ? 'den' : 'dem'} ${ROLE_FORMS[roleOf(handle)]}`;
/** Snails of one's own to choose from. */
export const soldiers = (handles: readonly number[]): string =>
  or(handles.map((handle) => roleName(handle, NAMES))) || 'keine';

/**
 * Players, snails and cards inside a sentence, as they are called at one table. A name is the same in every case: whose
 * something is, is said with “von”.
 */
export interface Phrases {
  /** `Bo`, or `Spieler 2`. */
  readonly player: (seat: Seat) => string;
  /** `der Späher von Bo`. */
  readonly snail: (handle: number) => string;
  /** `den Späher von Bo`. */
  readonly snailAsObject: (handle: number) => string;
  /** Snails to choose from. */
  readonly snails: (handles: readonly number[]) => string;
  /** `„Rakete“`: in quotes, so that no article is needed. */
  readonly card: (id: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
  readonly option: (id: string) => string;
}

export function phrasesOf(called: Called): Phrases {
  const named = (handle: number): string => `${roleName(handle, NAMES)} von ${called.player(ownerOf(handle))}`;
  return {
    player: called.player,
    snail: (handle) => `der ${named(handle)}`,
    snailAsObject: (handle) => `${roleInCase(handle, 'accusative')} von ${called.player(ownerOf(handle))}`,
    snails: (handles) => or(handles.map((handle) => `der ${named(handle)}`)) || 'keine',
    card: (id) => quoted(nameOf(id, NAMES, called)),
    cards: (ids) => namesCounted(ids, (id) => nameOf(id, NAMES, called)) || 'nichts',
    option: (id) => optionName(id, NAMES, called),
  };
}
