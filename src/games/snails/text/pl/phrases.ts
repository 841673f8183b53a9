import { type Called, namesCounted, POLISH, type Seat } from '../../../../kernel/index.ts';
import type { Face } from '../../cards/vocabulary.ts';
import type { Role, Terrain } from '../../components.ts';
import { isBasicAction, levelOf, nameOf, optionName, ownerOf, roleName, roleOf } from '../phrases.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, form, or, plural } = POLISH;
const { quoted } = POLISH;

/** `gracz 2`: one who was given no name. */
export const seatName = (seat: Seat): string => `gracz ${seat + 1}`;
/** `łąka`. */
export const terrain = (name: Terrain): string => NAMES.terrains[name].toLowerCase();
/** `poziom 2 (łąka)`. */
export const height = (name: Terrain): string => `poziom ${levelOf(name)} (${terrain(name)})`;
/** `trafienie + krytyk`. */
export const faces = (shown: readonly Face[]): string =>
  shown.map((face) => NAMES.faces[face].toLowerCase()).join(' + ');
/** `zwiadowca`: where the player is known. */
export const soldier = (handle: number): string => roleName(handle, NAMES).toLowerCase();
const ROLE_FORMS: Readonly<Record<Role, Readonly<Record<'nominative' | 'accusative', string>>>> = {
  commander: { nominative: 'dowódca', accusative: 'dowódcę' },
  assault: { nominative: 'szturmowiec', accusative: 'szturmowca' },
  scout: { nominative: 'zwiadowca', accusative: 'zwiadowcę' },
  medic: { nominative: 'medyk', accusative: 'medyka' },
};
/** `zwiadowcę`. */
export const roleInCase = (handle: number, wanted: 'nominative' | 'accusative'): string =>
  ROLE_FORMS[roleOf(handle)][wanted];
/** Snails of one's own to choose from. */
export const soldiers = (handles: readonly number[]): string => or(handles.map(soldier)) || 'brak';

/**
 * Players, snails and cards inside a sentence, as they are called at one table. A name is never inflected: it stands alone
 * in the nominative, and behind the noun that takes the ending in all other cases.
 */
export interface Phrases {
  /** `Bo`, or `gracz 2`: the nominative only. */
  readonly player: (seat: Seat) => string;
  /** `gracza Bo`, `gracza 2`: the genitive, and the accusative. */
  readonly ofPlayer: (seat: Seat) => string;
  /** `zwiadowca gracza Bo`. */
  readonly snail: (handle: number) => string;
  /** `zwiadowcę gracza Bo`: the accusative. */
  readonly snailAsObject: (handle: number) => string;
  /** Snails to choose from. */
  readonly snails: (handles: readonly number[]) => string;
  /** `karta „Rakieta”`, `akcja „Piącha”`: feminine both. */
  readonly card: (id: string) => string;
  /** `karty „Rakieta”`, `akcji „Piącha”`: the genitive. */
  readonly ofCard: (id: string) => string;
  /** `kartę „Rakieta”`, `akcję „Piącha”`: the accusative. */
  readonly cardAsObject: (id: string) => string;
  /** `„Rakieta”`. */
  readonly cardName: (id: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
  readonly option: (id: string) => string;
}

export function phrasesOf(called: Called): Phrases {
  const ofPlayer = (seat: Seat): string => `gracza ${called.named(seat) ?? seat + 1}`;
  const snail = (handle: number): string => `${soldier(handle)} ${ofPlayer(ownerOf(handle))}`;
  const name = (id: string): string => quoted(nameOf(id, NAMES, called));
  return {
    player: called.player,
    ofPlayer,
    snail,
    snailAsObject: (handle) => `${roleInCase(handle, 'accusative')} ${ofPlayer(ownerOf(handle))}`,
    snails: (handles) => or(handles.map(snail)) || 'brak',
    card: (id) => `${isBasicAction(id) ? 'akcja' : 'karta'} ${name(id)}`,
    ofCard: (id) => `${isBasicAction(id) ? 'akcji' : 'karty'} ${name(id)}`,
    cardAsObject: (id) => `${isBasicAction(id) ? 'akcję' : 'kartę'} ${name(id)}`,
    cardName: name,
    cards: (ids) => namesCounted(ids, (id) => nameOf(id, NAMES, called)) || 'nic',
    option: (id) => optionName(id, NAMES, called),
  };
}
