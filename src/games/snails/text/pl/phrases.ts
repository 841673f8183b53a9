import { POLISH } from '../../../../kernel/index.ts';
import type { Face } from '../../cards/vocabulary.ts';
import type { Terrain } from '../../components.ts';
import { cardNames, isBasicAction, levelOf, nameOf, ownerNumber, roleName } from '../phrases.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, form, or, plural } = POLISH;
const { quoted } = POLISH;

/** `gracz 2`. */
export const player = (seat: number): string => `gracz ${seat + 1}`;
/** `gracza 2`: the genitive. */
export const ofPlayer = (seat: number): string => `gracza ${seat + 1}`;
/** `zwiadowca gracza 2`. */
export const snail = (handle: number): string => `${soldier(handle)} gracza ${ownerNumber(handle)}`;
/** `zwiadowca`: where the player is known. */
export const soldier = (handle: number): string => roleName(handle, NAMES).toLowerCase();
/** Snails to choose from. */
export const snails = (handles: readonly number[]): string => or(handles.map(snail)) || 'brak';
/** Snails of one's own to choose from. */
export const soldiers = (handles: readonly number[]): string => or(handles.map(soldier)) || 'brak';
/** Cards in a list. */
export const cards = (ids: readonly string[]): string => cardNames(ids, NAMES) || 'nic';
/** `karta „Rakieta”`, `akcja „Piącha”`: feminine both. */
export const card = (id: string): string => `${isBasicAction(id) ? 'akcja' : 'karta'} ${quoted(nameOf(id, NAMES))}`;
/** `karty „Rakieta”`, `akcji „Piącha”`: the genitive. */
export const ofCard = (id: string): string => `${isBasicAction(id) ? 'akcji' : 'karty'} ${quoted(nameOf(id, NAMES))}`;
/** `kartę „Rakieta”`, `akcję „Piącha”`: the accusative. */
export const cardAsObject = (id: string): string =>
  `${isBasicAction(id) ? 'akcję' : 'kartę'} ${quoted(nameOf(id, NAMES))}`;
/** `łąka`. */
export const terrain = (name: Terrain): string => NAMES.terrains[name].toLowerCase();
/** `poziom 2 (łąka)`. */
export const height = (name: Terrain): string => `poziom ${levelOf(name)} (${terrain(name)})`;
/** `trafienie + krytyk`. */
export const faces = (shown: readonly Face[]): string =>
  shown.map((face) => NAMES.faces[face].toLowerCase()).join(' + ');
