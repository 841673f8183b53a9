import { type Called, GERMAN, nameIn, type Seat } from '../../../../kernel/index.ts';
import type { CardSymbol, CardType, DeckId, Marker, Resource, Specialisation, TilePlace } from '../../components.ts';
import { cardNames, inBrackets, nameOf, readPlayed, readSlot, type Spent, symbolNames } from '../phrases.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, or, plural } = GERMAN;
const { quoted } = GERMAN;

/** `Spieler 2`: one who was given no name. */
export const seatName = (seat: Seat): string => `Spieler ${seat + 1}`;

/** `2 Karten`. */
export const cardsCounted = (count: number): string => plural(count, 'Karte', 'Karten');

/** `2 Nahrung`, `1 Blatt`, `2 Aggressionsmarker`: the nominative, and the accusative. */
export function amount(what: Resource, count: number): string {
  switch (what) {
    case 'food':
      return `${count} Nahrung`;
    case 'leaf':
      return plural(count, 'Blatt', 'Blätter');
    case 'fungus':
      return plural(count, 'Pilz', 'Pilze');
    case 'aggression':
      return `${count} Aggressionsmarker`;
    case 'mutation':
      return `${count} Mutationsmarker`;
  }
}
/** `Sprossmarker`: the singular, and the plural. */
export const MARKERS: Readonly<Record<Marker, string>> = {
  aphid: 'Blattlausmarker',
  sprout: 'Sprossmarker',
  windmill: 'Windradmarker',
};
/** `2 Sprossmarker`: the nominative, and the accusative. */
export const markers = (marker: Marker, count: number): string => `${count} ${MARKERS[marker]}`;
/** `Gift ×2 und Stärke`. */
export const symbols = (names: readonly CardSymbol[]): string => and(symbolNames(names, NAMES.symbols)) || 'nichts';
/** `Wiese`. */
export const terrain = (name: string): string => nameIn(NAMES.terrains, name);

/** What cards of each type are called. */
export const CARDS: Readonly<Record<CardType, string>> = {
  skill: 'Fähigkeitskarte',
  deed: 'Tatkarte',
  room: 'Kammerkarte',
};
/** What a card of each deck is called. */
export const DECK_CARDS: Readonly<Record<DeckId, string>> = {
  basic: 'Basiskarte',
  starting: 'Startkarte',
  'queen-room': 'Königinnenkammer',
};

/** `2 Grabameisen`. */
export const ants = (name: Specialisation, count: number): string =>
  plural(count, NAMES.specialisations[name], `${NAMES.specialisations[name]}n`);
/** `2 Universalameisen`. */
export const universals = (count: number): string => plural(count, 'Universalameise', 'Universalameisen');
/** What a disc of a place and specialisation is: `Grabameise`, `Grablarve`, `Ei einer Grabameise`. */
export const disc = (place: TilePlace, name: Specialisation): string =>
  ({
    top: NAMES.specialisations[name],
    middle: NAMES.specialisations[name].replace('ameise', 'larve'),
    bottom: `Ei einer ${NAMES.specialisations[name]}`,
  })[place];
/** `eine Grabameise`, `ein Ei einer Grabameise`: the nominative, and the accusative. */
export const aDisc = (place: TilePlace, name: Specialisation): string =>
  `${place === 'bottom' ? 'ein' : 'eine'} ${disc(place, name)}`;
/** `keine Grabameise`, `kein Ei einer Grabameise`: the nominative, and the accusative. */
export const noDisc = (place: TilePlace, name: Specialisation): string => `k${aDisc(place, name)}`;
/** `einer Grabameise`, `einem Ei einer Grabameise`: the dative. */
export const fromDisc = (place: TilePlace, name: Specialisation): string =>
  `${place === 'bottom' ? 'einem' : 'einer'} ${disc(place, name)}`;
/** `obere`: of a tile, behind the article. */
export const PLACES: Readonly<Record<TilePlace, string>> = { top: 'obere', middle: 'mittlere', bottom: 'untere' };

/** `Platz 2 der Grabreihe`. */
export function slot(name: string): string {
  const { row, nth } = readSlot(name);
  return `Platz ${nth} der ${nameIn(NAMES.rows, row)}`;
}
/** `Zelle (1,3)`, `den Zellen (1,3) und (2,3)`: the dative. */
export const atCells = (names: readonly string[]): string =>
  `${names.length === 1 ? 'Zelle' : 'den Zellen'} ${and(names.map(inBrackets))}`;
/** `Zelle (1,3)`, `die Zellen (1,3) und (2,3)`: the accusative. */
export const ontoCells = (names: readonly string[]): string =>
  `${names.length === 1 ? 'Zelle' : 'die Zellen'} ${and(names.map(inBrackets))}`;

/** Players, cards and tiles inside a sentence, as they are called at one table. A name is the same in every case. */
export interface Phrases {
  /** `Bo`, or `Spieler 2`. */
  readonly player: (seat: Seat) => string;
  /** `„Archiv“`: in quotes, so that no article is needed. */
  readonly card: (id: string) => string;
  /** `„Archiv“`, or `„Archiv“ (2)` for the second one: a played card. */
  readonly played: (name: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
}

export function phrasesOf(called: Called): Phrases {
  const card = (id: string): string => quoted(nameOf(id, NAMES, called));
  return {
    player: called.player,
    card,
    played: (told) => {
      const { id, nth } = readPlayed(told);
      return nth === 1 ? card(id) : `${card(id)} (${nth})`;
    },
    cards: (ids) => cardNames(ids, NAMES, called) || 'nichts',
  };
}

/** What is spent on an action, and of which specialisation, if that is known: `2 Grabameisen und 1 Verstärkung`. */
export function spentOn(own: Specialisation | undefined, { tile, stored, universal, queen, boosts }: Spent): string {
  const spent = [
    ...(tile === 0 ? [] : [own === undefined ? plural(tile, 'Ameise', 'Ameisen') : ants(own, tile)]),
    ...(stored === 0 ? [] : [`die aufbewahrte ${own === undefined ? 'Ameise' : NAMES.specialisations[own]}`]),
    ...(universal === 0 ? [] : [universals(universal)]),
    ...(queen === 0 ? [] : ['eine Scheibe der Königin']),
    ...(boosts === 0 ? [] : [plural(boosts, 'Verstärkung', 'Verstärkungen')]),
  ];
  return and(spent) || 'nichts';
}
