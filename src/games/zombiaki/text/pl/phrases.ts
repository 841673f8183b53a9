import { type Called, nameIn, namesCounted, POLISH, type Seat } from '../../../../kernel/index.ts';
import type { ThingKind } from '../../cards/vocabulary.ts';
import { OUT, ZOMBIES } from '../../components.ts';
import { nameOf } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, form, or, plural } = POLISH;
const { quoted } = POLISH;

const side = (seat: Seat): string => (seat === ZOMBIES ? 'zombiakami' : 'ludźmi');

/** `grający zombiakami`: one who was given no name. */
export const seatName = (seat: Seat): string => `grający ${side(seat)}`;
/** `3 obrażenia`: the nominative, and the accusative. */
export const damage = (amount: number): string => plural(amount, 'obrażenie', 'obrażenia', 'obrażeń');
/** `2 karty`: the nominative; the accusative has `kartę` for one. */
export const cardsCounted = (count: number): string => plural(count, 'karta', 'karty', 'kart');
/** `na polach a2 i b2`. */
export const onFields = (names: readonly string[]): string =>
  names.length === 1 ? `na polu ${names[0]}` : `na polach ${and(names) || 'żadnych'}`;
/** `na pola a2 i b2`. */
export const ontoFields = (names: readonly string[]): string =>
  names.length === 1 ? `na pole ${names[0]}` : `na pola ${and(names) || 'żadne'}`;
/** `za barykadę`, or `na pole b3`. */
export const onto = (field: string): string => (field === OUT ? 'za barykadę' : `na pole ${field}`);

/** What lies on the street: the accusative. */
export const THINGS_AS_OBJECTS: Readonly<Record<ThingKind, string>> = {
  wall: 'mur',
  pit: 'dziurę',
  mine: 'minę',
  car: 'auto',
  barrel: 'beczkę',
  barrier: 'zaporę',
};

/** Who stands on the street, in the cases that sentences need. */
const CREATURES = {
  zombie: { nominative: 'zombiak', accusative: 'zombiaka' },
  dogs: { nominative: 'psy', accusative: 'psy' },
  boss: { nominative: 'boss', accusative: 'bossa' },
  anybody: { nominative: 'istota', accusative: 'istotę' },
} as const;

/** `zombiaka o sile 3 z pola b4`, as far as it is known who stands there. */
export function creature(field: string, { standsOn }: Scene, wanted: 'nominative' | 'accusative'): string {
  const found = standsOn(field);
  if (found === undefined) return `${CREATURES.anybody[wanted]} z pola ${field}`;
  return `${CREATURES[found.isBoss ? 'boss' : found.kind][wanted]} o sile ${found.strength} z pola ${field}`;
}

/**
 * Players and cards inside a sentence, as they are called at one table. A name is never inflected: it stands alone in the
 * nominative, and behind the noun that takes the ending in all other cases.
 */
export interface Phrases {
  /** `Bo`, or `grający ludźmi`: the nominative only. */
  readonly player: (seat: Seat) => string;
  /** `gracza Bo`, `grającego ludźmi`: the genitive, and the accusative. */
  readonly ofPlayer: (seat: Seat) => string;
  /** `karta „Strzał 1”`. */
  readonly card: (id: string) => string;
  /** `karty „Strzał 1”`: the genitive. */
  readonly ofCard: (id: string) => string;
  /** `kartę „Strzał 1”`: the accusative. */
  readonly cardAsObject: (id: string) => string;
  /** `kartą „Strzał 1”`: the instrumental. */
  readonly withCard: (id: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
  /** `Auto (pole b3)`, as far as it is known what lies there. */
  readonly object: (field: string, at: Scene) => string;
}

export function phrasesOf(called: Called): Phrases {
  const name = (id: string): string => quoted(nameOf(id, NAMES, called));
  return {
    player: called.player,
    ofPlayer: (seat) => {
      const name = called.named(seat);
      return name === undefined ? `grającego ${side(seat)}` : `gracza ${name}`;
    },
    card: (id) => `karta ${name(id)}`,
    ofCard: (id) => `karty ${name(id)}`,
    cardAsObject: (id) => `kartę ${name(id)}`,
    withCard: (id) => `kartą ${name(id)}`,
    cards: (ids) => namesCounted(ids, (id) => nameOf(id, NAMES, called)) || 'nic',
    object: (field, { liesOn }) => {
      const lies = liesOn(field);
      return `${lies === undefined ? 'przeszkoda' : (called.card(lies) ?? nameIn(NAMES.cards, lies))} (pole ${field})`;
    },
  };
}
