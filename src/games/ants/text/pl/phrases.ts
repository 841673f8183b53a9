import { type Called, nameIn, POLISH, type Seat } from '../../../../kernel/index.ts';
import type {
  AntAction,
  CardSymbol,
  CardType,
  Marker,
  Resource,
  Specialisation,
  TilePlace,
  Track,
} from '../../components.ts';
import { cardNames, inBrackets, nameOf, readPlayed, readSlot, type Spent, symbolNames } from '../phrases.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, form, or, plural } = POLISH;
const { quoted } = POLISH;

/** `gracz 2`: one who was given no name. */
export const seatName = (seat: Seat): string => `gracz ${seat + 1}`;

/** The cases in which things are counted. */
export type Case = 'nominative' | 'accusative';

/** `2 karty`. */
export const cardsCounted = (count: number, wanted: Case): string =>
  plural(count, wanted === 'nominative' ? 'karta' : 'kartę', 'karty', 'kart');

const OF_RESOURCES: Readonly<Record<Resource, string>> = {
  food: 'Jedzenia',
  leaf: 'Liścia',
  fungus: 'Grzyba',
  aggression: 'Agresji',
  mutation: 'Mutacji',
};

/** `2 kostki Jedzenia`, `1 żeton Agresji`. */
export function amount(what: Resource, count: number, wanted: Case): string {
  const things =
    what === 'aggression' || what === 'mutation'
      ? plural(count, 'żeton', 'żetony', 'żetonów')
      : plural(count, wanted === 'nominative' ? 'kostka' : 'kostkę', 'kostki', 'kostek');
  return `${things} ${OF_RESOURCES[what]}`;
}
/** Those of which there is something, in the accusative. */
export const amounts = (...things: readonly (readonly [what: Resource, count: number])[]): readonly string[] =>
  things.flatMap(([what, count]) => (count > 0 ? [amount(what, count, 'accusative')] : []));

/** `Jedzenia`: the genitive. */
export const ofResource = (what: Resource): string => OF_RESOURCES[what];

/** `Kiełka`: the genitive. */
export const OF_MARKERS: Readonly<Record<Marker, string>> = { aphid: 'Mszycy', sprout: 'Kiełka', windmill: 'Wiatraka' };
/** `2 znaczniki Kiełka`: the nominative, and the accusative. */
export const markers = (marker: Marker, count: number): string =>
  `${plural(count, 'znacznik', 'znaczniki', 'znaczników')} ${OF_MARKERS[marker]}`;

/** `Mszycy`: the genitive. */
export const OF_SYMBOLS: Readonly<Record<CardSymbol, string>> = {
  aphid: 'Mszycy',
  building: 'Budowy',
  aggression: 'Agresji',
  strength: 'Siły',
  cultivation: 'Uprawy',
  intelligence: 'Inteligencji',
  communication: 'Komunikacji',
  poison: 'Trucizny',
  fitness: 'Kondycji',
};
/** `Trucizna ×2 i Siła`: the nominative. */
export const symbols = (names: readonly CardSymbol[]): string => and(symbolNames(names, NAMES.symbols)) || 'nic';

const OF_TERRAINS: Readonly<Record<string, string>> = {
  meadow: 'łąki',
  moss: 'mchu',
  sand: 'piasku',
  bark: 'kory',
  stone: 'kamienia',
  flowers: 'kwiatów',
};
/** `łąka`. */
export const terrain = (name: string): string => nameIn(NAMES.terrains, name).toLowerCase();
/** `łąki`: the genitive. */
export const ofTerrain = (name: string): string => nameIn(OF_TERRAINS, name);

/** `Umiejętności`: the genitive. */
export const OF_TYPES: Readonly<Record<CardType, string>> = { skill: 'Umiejętności', deed: 'Czynu', room: 'Pokoju' };
/** `Kopania`: the genitive. */
export const OF_ACTIONS: Readonly<Record<AntAction, string>> = {
  dig: 'Kopania',
  explore: 'Odkrywania',
  forage: 'Zbierania',
};
/** `produkcję Liści`: the accusative. */
export const trackAsObject = (track: Track): string => NAMES.tracks[track].replace('produkcja', 'produkcję');

/** What ants of a specialisation are called behind their noun. */
const kindOf = (stem: string) => ({
  nominative: `${stem}a`,
  accusative: `${stem}ą`,
  genitive: `${stem}ej`,
  few: `${stem}e`,
  many: `${stem}ych`,
});
const KINDS: Readonly<Record<Specialisation, ReturnType<typeof kindOf>>> = {
  digger: kindOf('Kopiąc'),
  explorer: kindOf('Odkrywając'),
  forager: kindOf('Zbierając'),
};

const ANT = { nominative: 'Mrówka', accusative: 'Mrówkę', genitive: 'Mrówki', instrumental: 'Mrówką' } as const;
const LARVA = { nominative: 'Larwa', accusative: 'Larwę', genitive: 'Larwy', instrumental: 'Larwą' } as const;
const EGG = { nominative: 'Jajo', accusative: 'Jajo', genitive: 'Jaja', instrumental: 'Jajem' } as const;

/** `Mrówka Kopiąca`, `Larwą Kopiącą`; an egg is that of an ant: `Jajo Mrówki Kopiącej`. */
export function disc(place: TilePlace, name: Specialisation, wanted: keyof typeof ANT): string {
  if (place === 'bottom') return `${EGG[wanted]} Mrówki ${KINDS[name].genitive}`;
  const kind = KINDS[name][wanted === 'instrumental' ? 'accusative' : wanted];
  return `${(place === 'top' ? ANT : LARVA)[wanted]} ${kind}`;
}
/** `2 Mrówki Kopiące`. */
export const ants = (name: Specialisation, count: number, wanted: Case): string =>
  plural(count, `${ANT[wanted]} ${KINDS[name][wanted]}`, `Mrówki ${KINDS[name].few}`, `Mrówek ${KINDS[name].many}`);
/** `2 Wszechstronne Mrówki`. */
export const universals = (count: number, wanted: Case): string =>
  plural(
    count,
    wanted === 'nominative' ? 'Wszechstronna Mrówka' : 'Wszechstronną Mrówkę',
    'Wszechstronne Mrówki',
    'Wszechstronnych Mrówek',
  );
/** `górnego`: the genitive of a place. */
export const OF_PLACES: Readonly<Record<TilePlace, string>> = {
  top: 'górnego',
  middle: 'środkowego',
  bottom: 'dolnego',
};

/** `miejsca 2 rzędu Kopania`: the genitive. */
export const ofSlot = (name: string): string => `miejsca ${slotName(name)}`;
/** `miejsce 2 rzędu Kopania`: the accusative. */
export const slotAsObject = (name: string): string => `miejsce ${slotName(name)}`;
function slotName(name: string): string {
  const { row, nth } = readSlot(name);
  return `${nth} rzędu ${(OF_ACTIONS as Readonly<Record<string, string>>)[row] ?? row}`;
}
/** `na polu (1,3)`, `na polach (1,3) i (2,3)`. */
export const onCells = (names: readonly string[]): string =>
  `${names.length === 1 ? 'na polu' : 'na polach'} ${and(names.map(inBrackets))}`;

/** Orders to choose from; a clause of purpose is closed by a comma. */
export const eitherOf = (orders: readonly string[]): string =>
  orders
    .map((order, nth) => (nth < orders.length - 1 && order.includes(', aby ') ? `${order},` : order))
    .join(' albo ');

/**
 * Players, cards and tiles inside a sentence, as they are called at one table. A name is never inflected: it stands alone in the
 * nominative, and behind the noun that takes the ending in all other cases.
 */
export interface Phrases {
  /** `Bo`, or `gracz 2`: the nominative only. */
  readonly player: (seat: Seat) => string;
  /** `gracza Bo`, `gracza 2`: the genitive, and the accusative. */
  readonly ofPlayer: (seat: Seat) => string;
  /** `„Piórko”`: the name alone. */
  readonly title: (id: string) => string;
  /** `„Archiwum”`, or `„Archiwum” (2)` for the second one: a played card. */
  readonly played: (name: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
}

export function phrasesOf(called: Called): Phrases {
  const title = (id: string): string => quoted(nameOf(id, NAMES, called));
  return {
    player: called.player,
    ofPlayer: (seat) => `gracza ${called.named(seat) ?? seat + 1}`,
    title,
    played: (told) => {
      const { id, nth } = readPlayed(told);
      return nth === 1 ? title(id) : `${title(id)} (${nth})`;
    },
    cards: (ids) => cardNames(ids, NAMES, called) || 'nic',
  };
}

/** What is spent on an action, and of which specialisation, if that is known: `2 Mrówki Kopiące i 1 Ulepszenie`. */
export function spentOn(own: Specialisation | undefined, { tile, stored, universal, queen, boosts }: Spent): string {
  const spent = [
    ...(tile === 0
      ? []
      : [own === undefined ? plural(tile, 'mrówkę', 'mrówki', 'mrówek') : ants(own, tile, 'accusative')]),
    ...(stored === 0 ? [] : [`przechowaną ${own === undefined ? 'mrówkę' : disc('top', own, 'accusative')}`]),
    ...(universal === 0 ? [] : [universals(universal, 'accusative')]),
    ...(queen === 0 ? [] : ['dysk z kafelka Królowej']),
    ...(boosts === 0 ? [] : [plural(boosts, 'Ulepszenie', 'Ulepszenia', 'Ulepszeń')]),
  ];
  return and(spent) || 'nic';
}

/** `Wygrywa Bo`. */
export const wins = (players: readonly string[]): string =>
  `${players.length === 1 ? 'Wygrywa' : 'Wspólnie wygrywają'} ${and(players)}`;
