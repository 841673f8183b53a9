import { type Called, ENGLISH, nameIn, type Seat } from '../../../../kernel/index.ts';
import type { CardSymbol, Marker, Resource, Specialisation, TilePlace } from '../../components.ts';
import { cardNames, inBrackets, nameOf, readPlayed, readSlot, type Spent, symbolNames } from '../phrases.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, or, plural } = ENGLISH;
const { quoted } = ENGLISH;

/** `player 2`: one who was given no name. */
export const seatName = (seat: Seat): string => `player ${seat + 1}`;

/** `2 Food`, `1 Aggression token`. */
export function amount(what: Resource, count: number): string {
  const name = NAMES.resources[what];
  return what === 'aggression' || what === 'mutation' ? plural(count, `${name} token`) : `${count} ${name}`;
}
/** `2 Aphid markers`. */
export const markers = (marker: Marker, count: number): string => plural(count, `${NAMES.markers[marker]} marker`);
/** `meadow`. */
export const terrain = (name: string): string => nameIn(NAMES.terrains, name).toLowerCase();
/** `digger`. */
export const specialisation = (name: Specialisation): string => NAMES.specialisations[name].toLowerCase();
/** `2 diggers`. */
export const specialists = (name: Specialisation, count: number): string => plural(count, specialisation(name));
/** `a digger`, `an explorer`. */
export const aSpecialist = (name: Specialisation): string =>
  `${name === 'explorer' ? 'an' : 'a'} ${specialisation(name)}`;
/** What a disc of a place and specialisation is: `digger larva`. */
export const disc = (place: TilePlace, name: Specialisation): string =>
  ({ top: specialisation(name), middle: `${specialisation(name)} larva`, bottom: `${specialisation(name)} egg` })[
    place
  ];
/** `Poison ×2 and Strength`. */
export const symbols = (names: readonly CardSymbol[]): string => and(symbolNames(names, NAMES.symbols)) || 'nothing';
/** `slot 2 of the Dig row`. */
export function slot(name: string): string {
  const { row, nth } = readSlot(name);
  return `slot ${nth} of the ${nameIn(NAMES.rows, row)}`;
}
/** `cell (1,3)`, `cells (1,3) and (2,3)`. */
export const cells = (names: readonly string[]): string =>
  `${names.length === 1 ? 'cell' : 'cells'} ${and(names.map(inBrackets))}`;

/** Players, cards and tiles inside a sentence, as they are called at one table. */
export interface Phrases {
  /** `Bo`, or `player 2`. */
  readonly player: (seat: Seat) => string;
  readonly card: (id: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
  /** A played card: `Archive`, or `Archive (2)` for the second one. */
  readonly played: (name: string) => string;
  /** A Special Item, an enemy: `the Feather`. */
  readonly the: (id: string) => string;
  /** `“Tile ●A”`. */
  readonly quoted: (id: string) => string;
}

export function phrasesOf(called: Called): Phrases {
  const name = (id: string): string => nameOf(id, NAMES, called);
  return {
    player: called.player,
    card: name,
    cards: (ids) => cardNames(ids, NAMES, called) || 'nothing',
    played: (told) => {
      const { id, nth } = readPlayed(told);
      return nth === 1 ? name(id) : `${name(id)} (${nth})`;
    },
    the: (id) => `the ${name(id)}`,
    quoted: (id) => quoted(name(id)),
  };
}

/** What is spent on an action, and of which specialisation, if that is known: `2 digger ants and 1 boost`. */
export function spentOn(own: Specialisation | undefined, { tile, stored, universal, queen, boosts }: Spent): string {
  const ant = own === undefined ? 'ant' : specialisation(own);
  const spent = [
    ...(tile === 0 ? [] : [plural(tile, ant)]),
    ...(stored === 0 ? [] : [`the stored ${ant}`]),
    ...(universal === 0 ? [] : [plural(universal, 'universal ant')]),
    ...(queen === 0 ? [] : ['a disc of the Queen tile']),
    ...(boosts === 0 ? [] : [plural(boosts, 'boost')]),
  ];
  return and(spent) || 'nothing';
}
