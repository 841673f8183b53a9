import type { Side } from '../components.ts';
import type { CreatureKind } from './names.ts';

/** The words around a drawn position. */
export interface Labels {
  /** What is played, in a sentence. */
  readonly title: string;
  /** What a seat is called beside its cards. */
  readonly player: (seat: number) => string;
  readonly turn: (turn: number) => string;
  /** Whose turn it is. */
  readonly onTurn: (seat: number) => string;
  readonly barricade: string;
  readonly cemetery: string;
  readonly lane: (lane: string) => string;
  readonly street: (street: number) => string;
  readonly field: (field: string) => string;
  readonly hand: string;
  readonly deck: string;
  readonly discards: string;
  readonly undrawn: string;
  readonly inEffect: string;
  readonly cards: (count: number) => string;
  /** How many cards the human player may still play. */
  readonly limit: (cards: number) => string;
  readonly empty: string;

  /** `Zombie, strength 3`. */
  readonly creature: (kind: CreatureKind, strength: number) => string;
  readonly strength: string;
  readonly wounds: (count: number) => string;
  readonly claws: (count: number) => string;
  readonly shield: string;
  /** `boss, 2 orders left`. */
  readonly boss: (orders: number) => string;
  readonly ordered: string;
  readonly moved: string;
  readonly obeyed: string;
  readonly netted: string;
  readonly held: string;
  readonly fire: string;
  readonly barred: string;
  readonly halted: string;

  readonly now: string;
  /** The card being resolved. */
  readonly resolving: (card: string) => string;
  readonly waits: string;
  readonly explosions: string;
  readonly retreats: (count: number) => string;
  readonly copies: (count: number) => string;
  readonly you: string;
  readonly won: string;
  /** The four steps of a turn. */
  readonly phases: Readonly<Record<'movement' | 'draw' | 'discard' | 'play', string>>;
  /** What a card has left while it is resolved: bullets or power. */
  readonly left: (count: number) => string;
  /** The name of a thing inside a line. */
  readonly inline: (name: string) => string;
  /** What each side had at the end of a game: on the street, and left to draw. */
  readonly standing: Readonly<Record<Side, (onStreet: number, undrawn: number) => string>>;
  /** What `Z3/4+S` says. */
  readonly sample: string;
  /** That a card needs a clear line of fire. */
  readonly line: string;

  /** What small boards show: a letter for a creature and its figure follows; letters for what it carries and for marks. */
  readonly codes: Codes;
}

/**
 * The short codes of a language, a letter each.
 *
 * @rule KER-11.16 What small boards write is a short code of the language, different from its others.
 */
export interface Codes {
  readonly zombie: string;
  readonly dogs: string;
  readonly shield: string;
  readonly boss: string;
  readonly claws: string;
  readonly netted: string;
  readonly held: string;
  readonly moved: string;
  readonly obeyed: string;
}
