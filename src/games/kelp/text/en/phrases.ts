import { type Called, ENGLISH, nameIn, type Seat } from '../../../../kernel/index.ts';
import { OCTOPUS } from '../../components.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, or, plural } = ENGLISH;

/** `the octopus player`: one who was given no name. */
export const seatName = (seat: Seat): string => (seat === OCTOPUS ? 'the octopus player' : 'the shark player');

/** `red 4`, or `stored red 4`. */
export const die = (name: string): string => name.replaceAll('-', ' ');
/** Dice in a list. */
export const dice = (names: readonly string[]): string => and(names.map(die)) || 'none';
/** Areas or spaces in a list. */
export const places = (names: readonly string[]): string => and(names) || 'nowhere';

/** Players, cards and blocks inside a sentence, as they are called at one table. */
export interface Phrases {
  readonly player: (seat: Seat) => string;
  readonly card: (id: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
  readonly block: (id: string) => string;
}

export function phrasesOf(called: Called): Phrases {
  const card = (id: string): string => called.card(id) ?? nameIn(NAMES.cards, id);
  return {
    player: called.player,
    card,
    cards: (ids) => and(ids.map(card)) || 'nothing',
    block: (id) => called.card(id) ?? nameIn(NAMES.blocks, id),
  };
}
