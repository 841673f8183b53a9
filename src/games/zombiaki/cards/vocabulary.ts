import type { Source } from '../../../kernel/index.ts';
import type { Body } from './bodies.ts';
import type { Effect } from './effects.ts';
import type { Target } from './targets.ts';
import type { Thing } from './things.ts';
import type { Lasts, Moment, Tag } from './timing.ts';

/**
 * What cards are written in: plain values, and small functions that return plain data. The words for what they do and for
 * what they are aimed at are declared in files of their own.
 */

export { SOURCES, type Source } from '../../../kernel/index.ts';
export { ATTACHMENTS, type Attachment, BODIES, type Body, boss, claws, dogs, shield, zombie } from './bodies.ts';
export {
  arrive,
  attach,
  burn,
  cancel,
  clear,
  discard,
  EFFECTS,
  type Effect,
  exchange,
  fire,
  halt,
  hold,
  ignite,
  kill,
  lay,
  limit,
  merge,
  type Op,
  retreat,
  rise,
  type Scope,
  setOff,
  snare,
  step,
  win,
  wound,
} from './effects.ts';
export {
  anObject,
  CONDITIONS,
  type Condition,
  group,
  heldCard,
  lane,
  line,
  mark,
  move,
  oneZombie,
  pair,
  span,
  spot,
  TARGETS,
  type Target,
  type TargetOf,
  trail,
  WAYS,
  type Way,
} from './targets.ts';
export {
  barsLane,
  climb,
  crushes,
  type GoesOff,
  goesOff,
  rolls,
  stopsLine,
  swallow,
  THINGS,
  type Thing,
  type ThingKind,
  TRAITS,
  TRIGGERS,
  type Trait,
  type Trigger,
  thing,
} from './things.ts';
export { answer, beforeMovement, drawn, LASTS, type Lasts, MOMENTS, type Moment, TAGS, type Tag } from './timing.ts';

/** A card, as it is printed. */
export interface Card {
  /** How many of it are in the deck. */
  readonly copies: number;
  readonly source: Source;
  /** When it is used; in the play step, if it does not say so. */
  readonly when?: Moment;
  readonly lasts: Lasts;
  /** What it is aimed at. */
  readonly target?: Target;
  /** What it does, in printed order. */
  readonly effects: readonly Effect[];
  /** What it is, for whatever answers it or is set off by it. */
  readonly tags?: readonly Tag[];
  /** What it is as a creature. */
  readonly body?: Body;
  /** What it is as an object. */
  readonly thing?: Thing;
}

/** Cards of one side by their ids, in printed order. */
export type Deck = Readonly<Record<string, Card>>;

/** All cards of a game: a deck for each side. */
export interface Pack {
  readonly zombies: Deck;
  readonly humans: Deck;
}
