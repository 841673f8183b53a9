import { type Called, ENGLISH, nameIn, namesCounted, type Seat } from '../../../../kernel/index.ts';
import { OUT, ZOMBIES } from '../../components.ts';
import { nameOf } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, or, plural } = ENGLISH;

/** `the zombie player`: one who was given no name. */
export const seatName = (seat: Seat): string => (seat === ZOMBIES ? 'the zombie player' : 'the human player');
/** `3 damage`. */
export const damage = (amount: number): string => `${amount} damage`;
/** `a2 and b2`, or `nowhere`. */
export const fields = (names: readonly string[]): string => and(names) || 'nowhere';
/** `the barricade`, or `b3`. */
export const place = (field: string): string => (field === OUT ? 'the barricade' : field);

/** `the zombie of strength 3 on b4`, as far as it is known who stands there. */
export function creature(field: string, { standsOn }: Scene): string {
  const found = standsOn(field);
  if (found === undefined) return `the creature on ${field}`;
  return `the ${found.isBoss ? 'boss' : NAMES.creatures[found.kind].toLowerCase()} of strength ${found.strength} on ${field}`;
}

/** Players and cards inside a sentence, as they are called at one table. */
export interface Phrases {
  /** `Bo`, or `the zombie player`. */
  readonly player: (seat: Seat) => string;
  readonly card: (id: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
  /** `the car on b3`, as far as it is known what lies there. */
  readonly object: (field: string, at: Scene) => string;
}

export function phrasesOf(called: Called): Phrases {
  const card = (id: string): string => nameOf(id, NAMES, called);
  return {
    player: called.player,
    card,
    cards: (ids) => namesCounted(ids, (id) => nameOf(id, NAMES, called)) || 'nothing',
    object: (field, { liesOn }) => {
      const lies = liesOn(field);
      return `${lies === undefined ? 'the object' : (called.card(lies) ?? nameIn(NAMES.cards, lies))} on ${field}`;
    },
  };
}
