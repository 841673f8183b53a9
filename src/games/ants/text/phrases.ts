import { type Called, counted, nameIn } from '../../../kernel/index.ts';
import type { Need } from '../cards/vocabulary.ts';
import { type CardSymbol, ROOM_SHAPES, SYMBOLS, TOKEN_PENALTY } from '../components.ts';
import type { Names } from './names.ts';

/** What a card or a tile is called at this table. */
export function nameOf(id: string, names: Names, called: Called): string {
  const { cards, enemies, queens, incubationTiles, items, leaves, abilities, anthills } = names;
  const tables: readonly Readonly<Record<string, string>>[] = [
    enemies,
    queens,
    incubationTiles,
    items,
    leaves,
    abilities,
    anthills,
  ];
  return called.card(id) ?? nameIn(tables.find((table) => Object.hasOwn(table, id)) ?? cards, id);
}

/** A played card, which is told as `archive`, or as `archive#2` if it is the second of its kind. */
export function readPlayed(name: string): { readonly id: string; readonly nth: number } {
  const [id = '', nth = '1'] = name.split('#');
  return { id, nth: Number(nth) };
}

/** A cell, which is told as `1,3`, so that it can be told apart in a list. */
export const inBrackets = (cell: string): string => `(${cell})`;

/** A slot of the display, which is told as `dig-1`. */
export function readSlot(name: string): { readonly row: string; readonly nth: string } {
  const at = name.lastIndexOf('-');
  return { row: name.slice(0, at), nth: name.slice(at + 1) };
}

/** Symbols by name, those that are there several times with their number: `Poison ×2`. */
export function symbolNames(symbols: readonly CardSymbol[], names: Names['symbols']): string[] {
  const sorted = SYMBOLS.flatMap((symbol) => symbols.filter((each) => each === symbol));
  return counted(sorted.map((symbol) => names[symbol]));
}

/** Cards by name, those that are there several times with their number: `Archive, War Cry ×2`. */
export function cardNames(ids: readonly string[], names: Names, called: Called): string {
  return counted(ids.map((id) => nameOf(id, names, called))).join(', ');
}

/** The sizes of Room tiles that are a row of cells. */
export const ROW_SIZES: readonly number[] = ROOM_SHAPES.flatMap((shape) =>
  shape.every(([row]) => row === 0) ? [shape.length] : [],
);
/** The sizes of Room tiles that are a square. */
export const SQUARE_SIZES: readonly number[] = ROOM_SHAPES.flatMap((shape) =>
  shape.every(([row]) => row === 0) ? [] : [shape.length],
);

/** Can tokens stand for any of these requirements? They may be discarded, but need not be. */
export const takesTokens = (needs: readonly Need[]): boolean => needs.some((need) => need.needs === 'symbol');

/** `−3`: what a token takes at the end. */
export const PENALTY = signed(-TOKEN_PENALTY);

/** The ants that are spent on an action, by where they come from, and the boosts. */
export interface Spent {
  readonly tile: number;
  readonly stored: number;
  readonly universal: number;
  readonly queen: number;
  readonly boosts: number;
}

/** The Strength that it makes. */
export const strengthOf = ({ tile, stored, universal, queen, boosts }: Spent): number =>
  tile + stored + universal + queen + boosts;

/** A figure with the minus of print. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** ANT-24.20: what the game is won with. */
export const best = (scores: readonly number[]): string => signed(Math.max(...scores));
