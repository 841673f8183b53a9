import { EngineError } from '../basics/errors.ts';
import { MOST_SEATS, type Seats } from '../basics/seats.ts';
import type { Deck, DeckView } from '../chance/deck.ts';
import type { Hand } from '../chance/hand.ts';
import type { OpenPileView, Pile, PileView } from '../chance/pile.ts';

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

/** What a part is, as data: everything else about it is made from that. */
export type Node = WholeNode | WordNode | TextNode | ListNode | GroupNode | CasesNode | PileNode | DeckNode | HandNode;

/** The nodes of an object, by key. */
export type Nodes = Readonly<Record<string, Node>>;

interface AnyNode {
  /** Who may see it; nothing where whoever sees what it is in may see it, too. */
  readonly seen?: Seen;
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
  readonly pool: Pool | undefined;
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
  readonly counts: Pool | undefined;
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
  readonly pool: Pool;
  /** Can everybody count what is left? */
  readonly isOpen: boolean;
}

/** A face-down pile with its discards. */
export interface DeckNode extends AnyNode {
  readonly kind: 'deck';
  readonly pool: Pool;
}

/** The cards that one seat holds. */
export interface HandNode extends AnyNode {
  readonly kind: 'hand';
  readonly pool: Pool;
}

/** Whether it has been said who may see a part: of the cards of a pool, it has to be. */
export type Secrecy = 'said' | 'seenBy() has to say who may see these cards';
type Unsaid = Exclude<Secrecy, 'said'>;

/**
 * A part of a state, declared once: what it holds, how it begins, who may see it.
 *
 * @rule KER-10.1 A field of the state is declared once.
 */
export interface StatePart<Value = unknown, View = Value, Seeing extends Secrecy = Secrecy> {
  /** For the compiler only: what it holds. */
  readonly '~value': Value;
  /** For the compiler only: what somebody sees of it. */
  readonly '~view': View;
  /** For the compiler only: whether it has been said who may see it. */
  readonly '~seen': Seeing;
  readonly node: Node;
}

/** Parts by name. */
export type StateParts = Readonly<Record<string, StatePart>>;
/** The values of these parts. A mapped type over their keys, so that the comments of the parts come along. */
export type ValuesOf<Parts> = {
  readonly [Key in keyof Parts]: Parts[Key] extends { readonly '~value': infer Value } ? Value : never;
};
/** The same, as somebody sees them. */
export type ViewsOf<Parts> = {
  readonly [Key in keyof Parts]: Parts[Key] extends { readonly '~view': infer View } ? View : never;
};

type SeeingOf<Parts extends StateParts> = Parts[keyof Parts]['~seen'];

/** The nodes of these parts. */
export function nodesOf(parts: StateParts): Nodes {
  return Object.fromEntries(Object.entries(parts).map(([key, { node }]) => [key, node]));
}

// The only place where a part gets its types: they are in no object.
function part<Value, View = Value, Seeing extends Secrecy = 'said'>(node: Node): StatePart<Value, View, Seeing> {
  return Object.freeze({ node: Object.freeze(node) }) as StatePart<Value, View, Seeing>;
}

const WHOLE = {
  kind: 'whole',
  maybe: false,
  hidden: NONE,
  isSeat: false,
  pool: undefined,
} as const;

/** A whole number within bounds, both included. It starts with 0, or with the bound that is next to it. */
export function number(
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
  { start = Math.min(Math.max(0, least), most) }: { readonly start?: number } = {},
): StatePart<number, number, 'said'> {
  if (!Number.isSafeInteger(least) || !Number.isSafeInteger(most) || least > most) {
    throw invalid(`number: the bounds are whole numbers, the lower first, and not ${least} and ${most}.`);
  }
  return part({ ...WHOLE, least, most, start });
}

/** 0 or 1. */
export const bit: StatePart<number, number, 'said'> = number(0, 1);

/** The number of a seat at this table. */
export const seat: StatePart<number, number, 'said'> = part({
  ...WHOLE,
  least: 0,
  most: MOST_SEATS - 1,
  start: 0,
  isSeat: true,
});

/** The same number, or -1 for none, which is how it starts. A viewer who may not see which it is gets -2. */
export function maybe<Seeing extends Secrecy>(
  of: StatePart<number, number, Seeing>,
): StatePart<number, number, Seeing> {
  const node = of.node as WholeNode;
  if (node.least <= HIDDEN) throw invalid(`maybe: a number that may be ${HIDDEN} has no place for none.`);
  return part({ ...node, maybe: true, start: NONE, hidden: HIDDEN });
}

/** One of a list of words; it starts with the first. */
export function oneOf<const Word extends string>(words: readonly Word[]): StatePart<Word, Word, 'said'>;
/** The same, with the word that a viewer gets who may not see it. */
export function oneOf<const Word extends string, const Hidden extends string>(
  words: readonly Word[],
  options: { readonly hidden: Hidden },
): StatePart<Word, Word | Hidden, 'said'>;
export function oneOf(
  words: readonly string[],
  { hidden }: { readonly hidden?: string } = {},
): StatePart<string, string, 'said'> {
  const [start] = words;
  if (start === undefined) throw invalid('oneOf: at least one word is needed.');
  return part({ kind: 'word', words: Object.freeze([...words]), hidden, start });
}

/** A text; it starts empty. */
export function text(
  check?: (text: string) => boolean,
  wanted: string = 'another text',
): StatePart<string, string, 'said'> {
  return part({ kind: 'text', check, wanted });
}

interface Starting<Value> {
  /** What it holds at first; blank entries where this is left out. */
  readonly start?: readonly Value[];
}

const LIST = {
  kind: 'list',
  size: undefined,
  least: 0,
  most: Number.MAX_SAFE_INTEGER,
  isSorted: false,
  isPerSeat: false,
  start: undefined,
  counts: undefined,
} as const;

/** A list of any length, or of one within bounds; it starts as short as it may be. */
export function many<Value, View, Seeing extends Secrecy>(
  entry: StatePart<Value, View, Seeing>,
  options: Starting<Value> & { readonly least?: number; readonly most?: number } = {},
): StatePart<readonly Value[], readonly View[], Seeing> {
  return part({ ...LIST, entry: entry.node, ...options });
}

/** A list of numbers, the lowest first. */
export function sorted<Seeing extends Secrecy>(
  entry: StatePart<number, number, Seeing>,
  options: Starting<number> & { readonly least?: number; readonly most?: number } = {},
): StatePart<readonly number[], readonly number[], Seeing> {
  return part({ ...LIST, entry: entry.node, isSorted: true, ...options });
}

/** A list of fixed length. */
export function row<Value, View, Seeing extends Secrecy>(
  size: Size,
  entry: StatePart<Value, View, Seeing>,
  options: Starting<Value> = {},
): StatePart<readonly Value[], readonly View[], Seeing> {
  return part({ ...LIST, entry: entry.node, size, ...options });
}

const ALL_SEATS = (seats: number): number => seats;

/** One entry for each seat, which owns it. */
export function perSeat<Value, View, Seeing extends Secrecy>(
  entry: StatePart<Value, View, Seeing>,
  options: Starting<Value> = {},
): StatePart<readonly Value[], readonly View[], Seeing> {
  return part({ ...LIST, entry: entry.node, size: ALL_SEATS, isPerSeat: true, ...options });
}

/** Two of a kind. */
export function pair<Value, View, Seeing extends Secrecy>(
  entry: StatePart<Value, View, Seeing>,
): StatePart<readonly [Value, Value], readonly [View, View], Seeing> {
  return part({ ...LIST, entry: entry.node, size: 2 });
}

/** Parts that belong together, as an object. */
export function group<const Parts extends StateParts>(
  parts: Parts,
): StatePart<ValuesOf<Parts>, ViewsOf<Parts>, SeeingOf<Parts>> {
  return part({ kind: 'group', fields: nodesOf(parts) });
}

/** What an object of one of several shapes holds, with its word at the tag. */
export type CaseOf<Tag extends string, Cases> = {
  [Word in keyof Cases & string]: Flat<{ readonly [Key in Tag]: Word } & ValuesOf<Cases[Word]>>;
}[keyof Cases & string];
type CaseViewOf<Tag extends string, Cases> = {
  [Word in keyof Cases & string]: Flat<{ readonly [Key in Tag]: Word } & ViewsOf<Cases[Word]>>;
}[keyof Cases & string];

/** The same type, written out. */
export type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/**
 * An object of one of several shapes, told apart by the word at the key `tag`:
 * `cases('fact', { mix: { a: place, b: place }, look: { place } })`. It starts as the first.
 */
export function cases<const Tag extends string, const Cases extends Readonly<Record<string, StateParts>>>(
  tag: Tag,
  shapes: Cases,
): StatePart<
  CaseOf<Tag, Cases>,
  CaseViewOf<Tag, Cases>,
  { [Word in keyof Cases]: SeeingOf<Cases[Word]> }[keyof Cases]
> {
  const told = Object.entries(shapes);
  if (told.length === 0) throw invalid('cases: at least one shape is needed.');
  for (const [word, parts] of told) {
    if (Object.hasOwn(parts, tag)) throw invalid(`cases: the shape '${word}' has a part '${tag}', which is the tag.`);
  }
  return part({
    kind: 'cases',
    tag,
    cases: Object.fromEntries(told.map(([word, parts]) => [word, nodesOf(parts)])),
  });
}

/**
 * Says who may see a part; all others see only that it is there, and of a list how long it is. Of the cards of a pool this
 * has to be said.
 *
 * @rule KER-10.3 Who may see a part is said in its declaration; of cards it has to be said.
 */
export function seenBy<Value, View>(seen: Seen, of: StatePart<Value, View, Secrecy>): StatePart<Value, View, 'said'> {
  const { node } = of;
  // What the owner of each entry may see is said of the entry.
  if (seen === 'owner' && node.kind === 'list' && node.isPerSeat) {
    return part({ ...node, entry: { ...node.entry, seen } });
  }
  return part({ ...node, seen });
}

/** Cards, tiles or other things of which so many of each kind exist, each of them in one place. */
export interface Pool {
  /** How many there are of each kind. */
  readonly copies: readonly number[];
  /** One of them, by its kind; -1 before it is dealt, and to those who may not see it. */
  readonly card: StatePart<number, number, Unsaid>;
  /** How many of each kind lie somewhere, for everybody to see; none at first. */
  readonly counts: StatePart<readonly number[], readonly number[], 'said'>;
  /** A face-down pile; all of them at first. */
  readonly pile: StatePart<Pile, PileView, 'said'>;
  /** A face-down pile of which everybody can count what is left; all of them at first. */
  readonly openPile: StatePart<Pile, OpenPileView, 'said'>;
  /** A face-down pile with its discards; all of them in the pile at first. */
  readonly deck: StatePart<Deck, DeckView, 'said'>;
  /** What a seat holds, and what others know of it: the entry of a `perSeat`. */
  readonly hand: StatePart<Hand, Hand, 'said'>;
}

/**
 * Things of which so many of each kind exist, each in one place. Which places there are follows from the parts of the
 * table that are made of them; what no place holds is out of the game.
 *
 * With `others`, so many numbers follow these kinds that are cards of no pool; `hidden` is what stands for a card that cannot be
 * seen.
 *
 * @rule KER-10.4 Every card of a pool is in one place.
 */
export function pool(
  copies: readonly number[],
  { others = 0, hidden = NONE }: { readonly others?: number; readonly hidden?: number } = {},
): Pool {
  if (copies.some((count) => !Number.isSafeInteger(count) || count < 0)) {
    throw invalid(`pool: of each kind there is a whole number, and not ${copies.join(', ')}.`);
  }
  // Kinds without copies at the front are none: cards that begin with 1 are called by their value.
  const least = Math.max(
    0,
    copies.findIndex((count) => count > 0),
  );
  const most = Math.max(least, copies.length + others - 1);
  const made: { -readonly [Key in keyof Pool]: Pool[Key] } = { copies: Object.freeze([...copies]) } as Pool;
  made.card = part({ ...WHOLE, least, most, hidden, start: NONE, pool: made });
  made.counts = part({ ...LIST, entry: number(0, Math.max(0, ...copies)).node, size: copies.length, counts: made });
  made.pile = part({ kind: 'pile', pool: made, isOpen: false });
  made.openPile = part({ kind: 'pile', pool: made, isOpen: true });
  made.deck = part({ kind: 'deck', pool: made });
  made.hand = part({ kind: 'hand', pool: made });
  return Object.freeze(made);
}

/** The error for a declaration that makes no sense. */
export function invalid(message: string): EngineError {
  return new EngineError('ruleset/invalid', message);
}
