import { type Called, GERMAN, nameIn, namesCounted, type Seat } from '../../../../kernel/index.ts';
import type { ThingKind } from '../../cards/vocabulary.ts';
import { OUT, ZOMBIES } from '../../components.ts';
import { nameOf } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, or, plural } = GERMAN;
const { quoted } = GERMAN;

const side = (seat: Seat): string => (seat === ZOMBIES ? 'Zombie' : 'Menschen');

/** `der Zombiespieler`: one who was given no name. */
export const seatName = (seat: Seat): string => `der ${side(seat)}spieler`;
/** `1 Karte`. */
export const cardsCounted = (count: number): string => plural(count, 'Karte', 'Karten');
/** `auf a2 und b2`. */
export const onFields = (names: readonly string[]): string => `auf ${and(names) || 'keinem Feld'}`;
/** `hinter die Barrikade`, or `nach b3`. */
export const onto = (field: string): string => (field === OUT ? 'hinter die Barrikade' : `nach ${field}`);

/** What lies on the street, with its article: the accusative. */
export const THINGS_AS_OBJECTS: Readonly<Record<ThingKind, string>> = {
  wall: 'eine Mauer',
  pit: 'eine Grube',
  mine: 'eine Mine',
  car: 'ein Auto',
  barrel: 'ein Fass',
  barrier: 'eine Sperre',
};

/** Who stands on the street: the accusative. */
const CREATURES = { zombie: 'den Zombie', dogs: 'die Hunde', boss: 'den Boss' } as const;

/** `den Zombie der Stärke 3 auf b4`, as far as it is known who stands there. */
export function creature(field: string, { standsOn }: Scene): string {
  const found = standsOn(field);
  if (found === undefined) return `das Wesen auf ${field}`;
  return `${CREATURES[found.isBoss ? 'boss' : found.kind]} der Stärke ${found.strength} auf ${field}`;
}

/** Players and cards inside a sentence, as they are called at one table. */
export interface Phrases {
  /** `Bo`, or `der Zombiespieler`: the nominative. */
  readonly player: (seat: Seat) => string;
  /** `von Bo`, or `des Zombiespielers`. */
  readonly ofPlayer: (seat: Seat) => string;
  /** `„Schuss 1“`: in quotes, so that no article is needed. */
  readonly card: (id: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
  /** `„Autobombe“ auf b3`, as far as it is known what lies there. */
  readonly object: (field: string, at: Scene) => string;
}

export function phrasesOf(called: Called): Phrases {
  const card = (id: string): string => quoted(nameOf(id, NAMES, called));
  return {
    player: called.player,
    ofPlayer: (seat) => {
      const name = called.named(seat);
      return name === undefined ? `des ${side(seat)}spielers` : `von ${name}`;
    },
    card,
    cards: (ids) => namesCounted(ids, (id) => nameOf(id, NAMES, called)) || 'nichts',
    object: (field, { liesOn }) => {
      const lies = liesOn(field);
      return `${lies === undefined ? 'den Gegenstand' : quoted(called.card(lies) ?? nameIn(NAMES.cards, lies))} auf ${field}`;
    },
  };
}
