import type { Face } from '../../cards/vocabulary.ts';
import type { Terrain } from '../../components.ts';
import { cardNames, isBasicAction, levelOf, listed, nameOf, ownerNumber, roleName } from '../phrases.ts';
import { PL } from './names.ts';

/** `gracz 2`. */
export const player = (seat: number): string => `gracz ${seat + 1}`;
/** `gracza 2`: the genitive. */
export const ofPlayer = (seat: number): string => `gracza ${seat + 1}`;
/** `zwiadowca gracza 2`. */
export const snail = (handle: number): string => `${soldier(handle)} gracza ${ownerNumber(handle)}`;
/** `zwiadowca`: where the player is known. */
export const soldier = (handle: number): string => roleName(handle, 'pl').toLowerCase();
/** Snails to choose from. */
export const snails = (handles: readonly number[]): string => listed(handles.map(snail), 'lub') || 'brak';
/** Snails of one's own to choose from. */
export const soldiers = (handles: readonly number[]): string => listed(handles.map(soldier), 'lub') || 'brak';
/** Cards in a list. */
export const cards = (ids: readonly string[]): string => cardNames(ids, 'pl') || 'nic';
/** `karta „Rakieta”`, `akcja „Piącha”`: feminine both. */
export const card = (id: string): string => `${isBasicAction(id) ? 'akcja' : 'karta'} „${nameOf(id, 'pl')}”`;
/** `karty „Rakieta”`, `akcji „Piącha”`: the genitive. */
export const ofCard = (id: string): string => `${isBasicAction(id) ? 'akcji' : 'karty'} „${nameOf(id, 'pl')}”`;
/** `kartę „Rakieta”`, `akcję „Piącha”`: the accusative. */
export const cardAsObject = (id: string): string => `${isBasicAction(id) ? 'akcję' : 'kartę'} „${nameOf(id, 'pl')}”`;
/** `łąka`. */
export const terrain = (name: Terrain): string => PL.terrains[name].toLowerCase();
/** `poziom 2 (łąka)`. */
export const height = (name: Terrain): string => `poziom ${levelOf(name)} (${terrain(name)})`;
/** `trafienie + krytyk`. */
export const faces = (shown: readonly Face[]): string => shown.map((face) => PL.faces[face].toLowerCase()).join(' + ');

/** The form that goes with a number: 1 karta, 2 karty, 5 kart, 12 kart, 22 karty. */
export function form(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  const teens = count % 100 >= 12 && count % 100 <= 14;
  return !teens && count % 10 >= 2 && count % 10 <= 4 ? few : many;
}

/** `1 karta`, `2 karty`, `5 kart`. */
export const plural = (count: number, one: string, few: string, many: string): string =>
  `${count} ${form(count, one, few, many)}`;
