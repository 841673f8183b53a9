import type { Seat } from '../../../kernel/index.ts';
import type { Ask } from '../table/work.ts';
import type { CreatureKind } from './names.ts';

/** What a seat is asked: everything a front-end needs to put the question. Nothing is secret in this game. */
export interface Question {
  readonly seat: Seat;
  readonly kind: Ask['ask'];
  /** The id of the card it is about: the one being resolved, or the one that could be used. */
  readonly card: string | undefined;
  /** The id of the card that would be answered with. */
  readonly answer: string | undefined;
  /** The lane that bullets fly down. */
  readonly lane: string | undefined;
  /** The field it is about: of the dogs in motion, of the oil, of the explosion that shrapnel comes from. */
  readonly field: string | undefined;
  /** The fields it can be about: of the dogs that have not moved yet. */
  readonly fields: readonly string[];
  /** What is left: bullets, power, steps of dogs, cards that may still be played. */
  readonly left: number | undefined;
  /** What shrapnel does. */
  readonly damage: number | undefined;
  /** The cards that can be discarded. */
  readonly cards: readonly string[];
}

/** Who stands on a field. */
interface Standing {
  readonly kind: CreatureKind;
  readonly strength: number;
  readonly isBoss: boolean;
}

/** What of a position actions and questions are told with. */
export interface Scene {
  readonly standsOn: (field: string) => Standing | undefined;
  /** The id of the card that lies on a field as an object. */
  readonly liesOn: (field: string) => string | undefined;
  /** The field of the first creature on the line of fire of a lane. */
  readonly firstOn: (lane: string) => string | undefined;
  readonly askedOf: (seat: Seat) => Question | undefined;
}
