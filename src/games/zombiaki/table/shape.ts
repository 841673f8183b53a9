import {
  bit,
  group,
  isName,
  many,
  maybe,
  NAME_WANTED,
  number,
  oneOf,
  type Pool,
  perSeat,
  pool,
  row,
  type StatePart,
  seat,
  seenBy,
  shapeOf,
  sorted,
  text,
  type ValuesOf,
} from '../../../kernel/index.ts';
import { FIELDS, LANES, MOST_COUNT, MOST_FIGURE, MOST_WORK, SIDES } from '../components.ts';
import type { Book } from './book.ts';
import { EVENTS } from './events.ts';
import { MARKS, workParts } from './work.ts';

/**
 * All that positions of Zombiaki are made of, for one book: of each part its bounds, how it begins, and who may see it.
 *
 * @rule ZOM-19.5 The whole board, wounds, attachments, marks, orders left, obeyed marks and lasting effects are public.
 * @rule ZOM-19.7 The view of either player and of a spectator is the same: no part is for some of them only.
 */
export function shapeFor(book: Book) {
  return shapeOf({ table: tableParts(book), ...workParts(book), events: EVENTS, mostWork: MOST_WORK });
}

/** The shape of Zombiaki: the same types for every book, of which only bounds depend on it. */
export type ZombiakiShape = ReturnType<typeof shapeFor>;

function tableParts(book: Pick<Book, 'cards' | 'copies'>) {
  const cards = pool(book.copies);
  const creature: StatePart<Creature, Creature, 'said'> = group(creatureParts(cards));
  const play: StatePart<Play, Play, 'said'> = group(playParts(book));
  const blast: StatePart<Blast, Blast, 'said'> = group(blastParts(book));

  return {
    /** What the players are called. */
    names: perSeat(text(isName, NAME_WANTED)),
    /** How many zombie turns have begun. */
    turn: number(0, MOST_COUNT),
    /** Whose turn it is: 0 zombies, 1 humans. */
    side: seat,

    /**
     * What stands on each field; an empty field is the record without cards. It never changes: another takes its place.
     *
     * @rule ZOM-6.8 A field holds at most one creature.
     */
    creatures: row(FIELDS, creature),
    /** The card that lies on each field as an object; -1 if none does. */
    objects: row(FIELDS, seenBy('everyone', maybe(cards.card))),
    /** The card that burns on each field; -1 if none does. */
    fires: row(FIELDS, seenBy('everyone', maybe(cards.card))),

    /**
     * Each side's hand, sorted; it lies face up.
     *
     * @rule ZOM-4.5 The whole hand stays face up and public as long as it is held, for both players.
     * @rule ZOM-19.3 Hands lie face up and are seen by everybody.
     * @rule ZOM-1.22 Copies of one card are interchangeable: a hand is a multiset of cards, and so are piles and decks.
     */
    hands: perSeat(seenBy('everyone', sorted(cards.card))),
    /**
     * Each side's deck. What is left is no secret, its order is unknown to all; Dawn lies at the bottom.
     *
     * @rule ZOM-19.6 The decks' composition is public, so the multiset of undrawn cards can be deduced.
     * @rule ZOM-19.2 The number of cards left in each deck is public.
     * @rule ZOM-20.1 The zombie cards other than Dawn are in uniformly random order: what is left has none until it is drawn.
     * @rule ZOM-20.2 The human cards are in uniformly random order, independent of the zombie deck.
     */
    decks: row(SIDES.length, cards.openPile),
    /**
     * How many of each card lie on the discard pile of its side.
     *
     * @rule ZOM-19.4 Discard piles are public; their order has no effect and is not stored.
     */
    discards: cards.counts,
    /** Cards that are in effect and lie on no field, and a card that is on its way to the board, sorted. */
    inEffect: seenBy('everyone', sorted(cards.card)),
    /** How many cards the human player may still play in this or the next human turn; -1 if that is not limited. */
    limit: maybe(number(0, MOST_FIGURE)),

    /** The card being resolved; `card` -1 in between. */
    play,
    /** Explosions that wait, the first first. */
    blasts: many(blast, { most: FIELDS }),
    /** How many retreats after the death of a boss wait. */
    bosses: number(0, FIELDS),
    /** The side that has won; -1 while the game goes on. */
    winner: maybe(seat),
  };
}

function creatureParts(cards: Pool) {
  const some = seenBy('everyone', sorted(cards.card));
  const one = seenBy('everyone', maybe(cards.card));
  return {
    /** The zombie cards of a unit, bitten humans among them; or a dogs card. None on an empty field. */
    cards: some,
    /** How much strength the bitten humans among the cards have: it is printed on no card of theirs. */
    risen: number(0, MOST_COUNT),
    /** Each lowers its strength by one. */
    wounds: number(0, MOST_COUNT),
    /** The claws that it wears, sorted. */
    claws: some,
    /** The human shield; -1 if it has none. */
    shield: one,
    /** The card that makes it boss; -1 if it is none. */
    boss: one,
    /** The orders that a boss has left. */
    orders: number(0, MOST_FIGURE),
    /** 1 for a boss that has given an order this turn. */
    ordered: bit,
    /** 1 if it has been moved by a card this turn, or has been made by Mass (ZOM-17.37). */
    moved: bit,
    /** 1 if it has ever obeyed an order. */
    obeyed: bit,
    /** 1 if it is under a net. */
    netted: bit,
    /** 1 if it makes no compulsory move this turn. */
    held: bit,
  };
}

function playParts({ cards }: Pick<Book, 'cards'>) {
  const card = maybe(number(0, cards.length - 1));
  const field = number(0, FIELDS - 1);
  return {
    /** Which it is; -1 in between. */
    card,
    /** The lane that was named; -1 if none was. */
    lane: maybe(number(0, LANES.length - 1)),
    /** The fields that were named, in order; of oil all that it was poured on. -1 is beyond street 5. */
    fields: many(maybe(field), { most: FIELDS }),
    /** What a shot is aimed at: nothing, the creature, or the object on the field that was named. */
    aim: oneOf(['nothing', ...MARKS]),
    /** What each lane gets of flames. */
    amounts: many(number(0, MOST_FIGURE), { most: LANES.length }),
    /** The card of the other hand that was named; -1 if none was. */
    given: card,
    /** Bullets or power left. */
    left: number(0, MOST_FIGURE),
    /** The fields of those that bullets have hit and that are to be pushed back. */
    hit: sorted(field, { most: FIELDS }),
  };
}

function blastParts({ cards }: Pick<Book, 'cards'>) {
  return {
    /** What explodes. */
    card: number(0, cards.length - 1),
    /** Where it lies. */
    field: number(0, FIELDS - 1),
  };
}

/** A unit on the board: a zombie, several that are one, or dogs; the record without cards is an empty field. */
export interface Creature extends ValuesOf<ReturnType<typeof creatureParts>> {}
/** The card being resolved; `card` -1 in between. */
export interface Play extends ValuesOf<ReturnType<typeof playParts>> {}
/** An explosion that waits: of what, and where. */
export interface Blast extends ValuesOf<ReturnType<typeof blastParts>> {}
