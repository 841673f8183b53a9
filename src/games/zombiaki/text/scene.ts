import type { Seat } from '../../../kernel/index.ts';
import type { CreatureKind } from './names.ts';

/** Who stands on a field. */
interface Standing {
  readonly kind: CreatureKind;
  readonly strength: number;
  readonly isBoss: boolean;
}

/** The card that is being resolved. */
interface Playing {
  readonly card: string;
  /** The lane that bullets fly down. */
  readonly lane: string | undefined;
  /** The fields that were named; of oil all that it was poured on. */
  readonly fields: readonly string[];
  /** Bullets or power that it has left. */
  readonly left: number;
}

/** What of a position actions and questions are told with. */
export interface Scene {
  readonly standsOn: (field: string) => Standing | undefined;
  /** The id of the card that lies on a field as an object. */
  readonly liesOn: (field: string) => string | undefined;
  /** The field of the first creature on the line of fire of a lane. */
  readonly firstOn: (lane: string) => string | undefined;
  /** Nothing between two cards. */
  readonly play: Playing | undefined;
  readonly hand: (seat: Seat) => readonly string[];
  /** The card of a hand that is used before movement, or as an answer; nothing, if nobody can read the cards. */
  readonly usedFrom: (seat: Seat, when: 'before-movement' | 'answer') => string | undefined;
  /** How many cards may still be played this turn; nothing, if that is not limited. */
  readonly limit: number | undefined;
}
