import type { Token } from '../cards/vocabulary.ts';
import type { Role } from '../components.ts';

/** The words around a drawn position. */
export interface Labels {
  readonly player: (seat: number) => string;
  /** What is played, in a sentence. */
  readonly title: (squads: number) => string;
  /** What a player has left. */
  readonly standing: (snails: number, life: number) => string;
  readonly round: (round: number, rounds: number) => string;
  readonly slot: (name: string) => string;
  readonly firstPlayer: string;
  /** Beside the name of a player. */
  readonly first: string;
  /** The name of a thing inside a line. */
  readonly inline: (name: string) => string;
  readonly contamination: string;
  /** What a snail on water takes at the end of a round. */
  readonly onWater: (damage: number) => string;
  readonly deck: string;
  readonly discards: string;
  readonly removed: string;
  readonly damaged: string;
  readonly breaking: string;
  /** What `As25@` says. */
  readonly sample: string;

  readonly now: string;
  readonly field: string;
  readonly dice: string;
  readonly reRolls: string;

  readonly you: string;
  readonly used: (ability: string) => string;
  readonly noFaction: string;
  readonly eliminated: string;
  readonly snails: string;
  readonly lost: string;
  readonly unplaced: string;
  readonly tokens: string;
  readonly active: string;
  readonly passive: string;
  readonly tokenFaceDown: string;
  readonly noToken: string;
  readonly plan: string;
  readonly done: string;
  readonly current: string;
  readonly faceDown: string;
  readonly empty: string;
  readonly hand: string;
  readonly cards: (count: number) => string;
  readonly known: string;
  readonly factionCard: string;
  readonly beside: string;
  readonly held: string;

  readonly waits: string;
  readonly secretly: string;
  readonly points: (points: number) => string;

  /** What boards show: a letter for a snail behind its player's, and one for a token. */
  readonly codes: Codes;
}

/**
 * The short codes of a language, a letter each.
 *
 * @rule KER-11.16 What small boards write is a short code of the language, different from its others.
 */
export interface Codes {
  readonly roles: Readonly<Record<Role, string>>;
  readonly tokens: Readonly<Record<Token, string>>;
}
