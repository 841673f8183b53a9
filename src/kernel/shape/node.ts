import type { Seats } from '../basics/seat-sets.ts';

/** Stands for nothing: no card, no seat, an empty slot. */
export const NONE = -1;

/** Stands in a view for something that is there and cannot be seen, where {@link NONE} could stand as well. */
export const HIDDEN = -2;

/**
 * Who may see a part of a state: everybody, the seat whose entry of a `perSeat` it is in, nobody, or these seats
 * (`only(0)`).
 */
export type Seen = 'everyone' | 'owner' | 'nobody' | Seats;

/** How long a list is: a number, or one that follows from the number of seats. */
export type Size = number | ((seats: number) => number);

/** Things of which so many of each kind exist: what the parts of one pool have in common. */
export interface Supply {
  /** How many there are of each kind. */
  readonly copies: readonly number[];
}

/** What a part is, as data: everything else about it is made from that. */
export type Node = WholeNode | WordNode | TextNode | ListNode | GroupNode | CasesNode | PileNode | DeckNode | HandNode;

/** The nodes of an object, by key. */
export type Nodes = Readonly<Record<string, Node>>;

/**
 * What numbers are called: the entries of a list; or of the list that every view has at a key, `cards`, or of what these have at a
 * key of theirs, `cards.id`; or one of these by the word of another part: `{ of: { card: 'cards.id', block: 'blocks.id' } }`.
 */
export type NumberNames = readonly string[] | string | { readonly [Part in string]: Readonly<Record<string, string>> };

interface AnyNode {
  /** Who may see it; nothing where whoever sees what it is in may see it, too. */
  readonly seen?: Seen;
  /** What its numbers are called. */
  readonly names?: NumberNames;
  /** The key that a look has for it, where that is not its own. */
  readonly shownAs?: string;
}

/** A whole number. */
export interface WholeNode extends AnyNode {
  readonly kind: 'whole';
  readonly least: number;
  readonly most: number;
  /** May it be {@link NONE} beside its bounds? */
  readonly maybe: boolean;
  /** What a viewer gets who may not see it. */
  readonly hidden: number;
  readonly start: number;
  /** Is it the number of a seat at this table? */
  readonly isSeat: boolean;
  /** Where it is a card, the pool that this is of. */
  readonly pool: Supply | undefined;
}

/** A word. */
export interface WordNode extends AnyNode {
  readonly kind: 'word';
  readonly words: readonly string[];
  readonly hidden: string | undefined;
  readonly start: string;
}

/** A text. */
export interface TextNode extends AnyNode {
  readonly kind: 'text';
  /** What else has to be true of it. */
  readonly check: ((text: string) => boolean) | undefined;
  /** What is expected, for the fault. */
  readonly wanted: string;
}

/** A list. */
export interface ListNode extends AnyNode {
  readonly kind: 'list';
  readonly entry: Node;
  /** Its fixed length; nothing if it has none. */
  readonly size: Size | undefined;
  readonly least: number;
  readonly most: number;
  readonly isSorted: boolean;
  /** Is each entry a seat's own? */
  readonly isPerSeat: boolean;
  readonly start: readonly unknown[] | undefined;
  /** Where its entries say how many of each kind there are: of which pool. */
  readonly counts: Supply | undefined;
}

/** An object. */
export interface GroupNode extends AnyNode {
  readonly kind: 'group';
  readonly fields: Nodes;
}

/** An object of one of several shapes, told apart by a word. */
export interface CasesNode extends AnyNode {
  readonly kind: 'cases';
  readonly tag: string;
  readonly cases: Readonly<Record<string, Nodes>>;
}

/** A face-down pile. */
export interface PileNode extends AnyNode {
  readonly kind: 'pile';
  readonly pool: Supply;
  /** Can everybody count what is left? */
  readonly isOpen: boolean;
}

/** A face-down pile with its discards. */
export interface DeckNode extends AnyNode {
  readonly kind: 'deck';
  readonly pool: Supply;
}

/** The cards that one seat holds. */
export interface HandNode extends AnyNode {
  readonly kind: 'hand';
  readonly pool: Supply;
}
