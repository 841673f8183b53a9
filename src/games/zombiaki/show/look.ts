import type { CardCount, EndLook } from '../../../drawing/index.ts';
import type { Seat, Viewer } from '../../../kernel/index.ts';
import type { ThingKind } from '../cards/vocabulary.ts';
import type { Lane, Side } from '../components.ts';
import type { CardKind } from '../table/book.ts';
import type { EndReason } from '../table/events.ts';
import type { Stop } from '../table/state.ts';
import type { AskLook } from '../table/work.ts';

/** A card of the game, as far as it matters on the table. */
export interface CardLook {
  readonly card: string;
  readonly side: Side;
  /** What it is on the board. */
  readonly kind: CardKind;
  /** The figure that is printed on it: strength, height, depth, orders, heat; 0 if it has none. */
  readonly figure: number;
  /** Where the line of fire ends, if it lies on the street. */
  readonly stops: Stop;
  /** Does it bar its lane? */
  readonly bars: boolean;
}

/** The card that makes a zombie boss. */
export interface BossLook {
  readonly card: string;
  /** The orders that are left. */
  readonly orders: number;
  /** Has it given one this turn? */
  readonly hasOrdered: boolean;
}

/** What stands on a field: a zombie, several that are one, or dogs. */
export interface CreatureLook {
  readonly kind: 'zombie' | 'dogs';
  /** The zombie or dogs cards, in the order of the book; bitten humans among them. */
  readonly cards: readonly string[];
  /** Its strength now. */
  readonly strength: number;
  /** Its strength without its wounds, claws included. */
  readonly base: number;
  readonly wounds: number;
  /** How much of the strength comes from bitten humans. */
  readonly risen: number;
  readonly claws: readonly string[];
  /** The human shield; nothing, if it has none. */
  readonly shield: string | undefined;
  /** Nothing, if it is no boss. */
  readonly boss: BossLook | undefined;
  /** Has it used its card move this turn? */
  readonly hasMoved: boolean;
  /** Has it ever obeyed an order? */
  readonly hasObeyed: boolean;
  readonly isNetted: boolean;
  /** Does it make no compulsory move this turn? */
  readonly isHeld: boolean;
}

/** What lies on a field. */
export interface ObjectLook {
  readonly card: string;
  readonly kind: ThingKind;
  /** The height of a wall, the depth of a pit; 0 of all else. */
  readonly figure: number;
}

/** A field that burns. */
export interface FireLook {
  readonly card: string;
  /** What whoever enters takes. */
  readonly heat: number;
}

/** A field of the street. */
export interface FieldLook {
  /** `b3`. */
  readonly field: string;
  readonly lane: Lane;
  /** 1 at the cemetery, 5 before the barricade. */
  readonly street: number;
  /** Where its middle lies: `x` to the right, `y` down, the barricade on top, neighbours 1 apart. */
  readonly x: number;
  readonly y: number;
  /** The fields next to it, without diagonals. */
  readonly neighbours: readonly string[];
  readonly creature: CreatureLook | undefined;
  readonly object: ObjectLook | undefined;
  readonly fire: FireLook | undefined;
}

/** A lane, from the barricade on. */
export interface LaneLook {
  readonly lane: Lane;
  /** The fields that a shot down the lane can reach, from street 5 on: the line ends before a barrier, and after a wall. */
  readonly line: readonly string[];
  /** The fields in the reach of a barrier: nobody moves there, and nobody enters. */
  readonly barred: readonly string[];
}

/** A player. */
export interface PlayerLook {
  readonly seat: Seat;
  readonly side: Side;
  readonly name: string;
  /** The cards in hand, which lie open, in the order of the book. */
  readonly hand: readonly string[];
  /** The cards in the deck: everybody can count what is left, and nobody knows its order. */
  readonly deck: readonly CardCount[];
  readonly discards: readonly CardCount[];
}

/** The card that is being resolved, as far as it has come. */
export interface PlayLook {
  readonly seat: Seat;
  readonly card: string;
  readonly lane: Lane | undefined;
  /** The fields that were named, in order; of oil all that it was poured on. `out` is beyond street 5. */
  readonly fields: readonly string[];
  /** What each lane gets of flames; none of other cards. */
  readonly amounts: readonly number[];
  /** Bullets or power that it has left; 0 if it has neither. */
  readonly left: number;
}

/** An explosion that waits: of what, and where. */
export interface BlastLook {
  readonly card: string;
  readonly field: string;
}

/** The parts of a turn in which somebody decides. */
export type Phase = 'movement' | 'discard' | 'play';

/** A decision that is owed, with all that it is about. */
export type DecisionLook = AskLook & { readonly phase: Phase };

/** A view in the words of the rulebook: everything that can be drawn, by name. */
export interface Look {
  /** Who sees it like this; all see the same. */
  readonly viewer: Viewer;
  /** How many zombie turns have begun. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly side: Side;
  /** From a5 to c1, as one reads the board with the barricade on top. */
  readonly fields: readonly FieldLook[];
  readonly lanes: readonly LaneLook[];
  /** The zombie player, then the human player. */
  readonly players: readonly PlayerLook[];
  /** All cards of the game, in the order of the book: hands and piles are in it. */
  readonly cards: readonly CardLook[];
  /** Cards that are in effect and lie on no field, and a card that is on its way to the board. */
  readonly inEffect: readonly string[];
  /** How many cards the human player may still play; nothing, if that is not limited. */
  readonly limit: number | undefined;
  /** Nothing between two cards. */
  readonly play: PlayLook | undefined;
  /** Explosions that wait, the first first. */
  readonly blasts: readonly BlastLook[];
  /** How many retreats after the death of a boss wait. */
  readonly retreats: number;
  /** Who has to decide what; nobody when the game is over. */
  readonly decisions: readonly DecisionLook[];
  /** How the game has ended, by its rules or because players have left the table; undefined before that. */
  readonly outcome: EndLook<EndReason> | undefined;
}

/** What stands where: the fields with creatures, in order. */
export function creaturesIn({ fields }: Pick<Look, 'fields'>): readonly (FieldLook & { creature: CreatureLook })[] {
  return fields.flatMap((field) => (field.creature === undefined ? [] : [{ ...field, creature: field.creature }]));
}
