import {
  bit,
  group,
  isName,
  many,
  maybe,
  NAME_WANTED,
  number,
  oneOf,
  pair,
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
import { TILES } from '../board/tiles.ts';
import { FACTIONS } from '../cards/vocabulary.ts';
import {
  BREAKING,
  DIE,
  FULL_LIFE,
  HIDDEN,
  MOST_DICE,
  MOST_PLAYERS,
  MOST_SNAILS,
  MOST_TOKENS,
  MOST_WORK,
  MOUNTAIN,
  PHASES,
  ROUNDS,
  SLOTS,
  SQUAD,
} from '../components.ts';
import type { Book } from './book.ts';
import { EVENTS } from './events.ts';
import { workParts } from './work.ts';

/** All that positions of Snails are made of, for one book: of each part its bounds, how it begins, and who may see it. */
export function shapeFor(book: Book) {
  return shapeOf({ table: tableParts(book), ...workParts(book), events: EVENTS, mostWork: MOST_WORK });
}

/** The shape of Snails: the same types for every book, of which only bounds depend on it. */
export type SnailsShape = ReturnType<typeof shapeFor>;

/** What of a book the bounds of positions depend on. */
interface Measures extends Pick<Book, 'fields' | 'levels' | 'contamination' | 'copies' | 'basics'> {
  readonly cards: readonly unknown[];
  readonly parts: readonly unknown[];
}

function tableParts(book: Measures) {
  const field = number(0, book.fields.length - 1);
  const snail = number(0, MOST_SNAILS - 1);
  const tokens = number(0, MOST_TOKENS);
  const arsenal = pool(book.copies, { others: book.cards.length - book.copies.length, hidden: HIDDEN });
  const perField = (entry: typeof field) => row(book.fields.length, entry);
  const perSnail = (entry: typeof field) => row((seats) => seats * SQUAD, entry);
  const play: StatePart<Play, Play, 'said'> = group(playParts(book));

  return {
    /** What the players are called. */
    names: perSeat(text(isName, NAME_WANTED)),
    /** Where in a round the game is. */
    phase: oneOf(PHASES),
    /** 1 to 6; 0 during setup. */
    round: number(0, ROUNDS),
    /** 1 to 5 in the action phase; 0 otherwise. */
    slot: number(0, SLOTS),
    /** Who begins every phase of this round. */
    firstPlayer: seat,
    /** Each seat's faction by number; -1 until it is settled. */
    factions: perSeat(maybe(number(0, FACTIONS.length - 1))),

    /**
     * Each field's level: 0 water, 1 beach, 2 meadow, 3 mountain.
     *
     * @rule SNL-2.1 Fields I get one beach; II a beach with a meadow on top; III a beach, a meadow and a mountain on top.
     */
    levels: row(book.fields.length, number(0, MOUNTAIN), { start: book.levels }),
    /** Each field's tile: 0 intact, 1 damaged, 2 about to be gone. */
    damage: perField(number(0, BREAKING)),
    /** The fire tokens on each field. */
    fire: perField(tokens),
    /** The mines on each field. */
    mines: perField(tokens),
    /** The sticks of dynamite on each field. */
    dynamite: perField(tokens),
    /** How many tiles with each back have been out of the game; those that lie on the board again are counted here, too. */
    removed: row(TILES.length, number(0)),
    /** The fields on whose top tiles lie that were out of the game, one entry a tile, sorted (SNL-16.9). */
    raised: sorted(field),
    /**
     * The marker's place on the contamination track.
     *
     * @rule SNL-2.2 The contamination marker starts on the lowest space.
     */
    contamination: number(0, book.contamination.length - 1),

    /** Each snail's field; -1 beside the board. */
    places: perSnail(maybe(field)),
    /**
     * Each snail's life; 0 once it is eliminated.
     *
     * @rule SNL-1.4 Each snail has a life of 30.
     */
    life: perSnail(number(0, FULL_LIFE, { start: FULL_LIFE })),
    /** 1 for each snail in a shell. */
    shells: perSnail(bit),
    /** What every damage to each snail is changed by until the end of the round (SNL-16.12). */
    marks: perSnail(number(-FULL_LIFE, FULL_LIFE)),
    /** 1 for each snail whose declaration token has been revealed this round. */
    shown: perSnail(bit),

    /** Each seat's snail on the active space; -1 none, -2 unknown. */
    active: seenBy('owner', perSeat(maybe(snail))),
    /** Each seat's snail on the passive space; -1 none, -2 unknown. */
    passive: seenBy('owner', perSeat(maybe(snail))),
    /** Each seat's snail that has taken aim; -1 none. With the card it has aimed for, its re-roll is in `play`. */
    aims: perSeat(maybe(snail)),
    /** 1 for each seat that has used its faction's ability this round. */
    used: perSeat(bit),
    /** 1 for each seat that has lost a snail since the last draw phase. */
    losses: perSeat(bit),
    /** When each seat lost its last snail: later is higher, the same event the same; 0 while it lives. */
    fallen: perSeat(number(0, MOST_PLAYERS)),
    /**
     * 1 for each seat whose faction card is in hand or plan, 0 beside the board.
     *
     * @rule SNL-2.6 The faction card lies face up beside the player board, unavailable.
     */
    factionCards: perSeat(bit),
    /**
     * Each seat's hand, sorted; -2 for a card the viewer may not see.
     *
     * @rule SNL-2.6 Each player takes the 5 basic cards into hand.
     */
    hands: seenBy('owner', perSeat(sorted(arsenal.card, { start: book.basics }))),
    /** Each seat's slots as far as they are filled; -1 emptied, -2 face down. */
    plans: seenBy('owner', perSeat(many(maybe(arsenal.card), { most: SLOTS }))),
    /** How many slots of each seat have been revealed or passed this round. */
    resolved: perSeat(number(0, SLOTS)),
    /** Arsenal cards that everybody knows to be in a seat's hand or face down in its plan, sorted. */
    known: perSeat(sorted(number(0, Math.max(0, book.copies.length - 1)))),
    /** Those of them that everybody has seen come into the hand since it was planned from, sorted (SNL-16.8). */
    inHand: perSeat(sorted(number(0, Math.max(0, book.copies.length - 1)))),
    /** 1 for each seat whose hand everybody knows to hold no other arsenal card, because that was said (SNL-14.16). */
    bare: perSeat(bit),
    /** How many of each arsenal card lie on the discard pile. */
    discards: arsenal.counts,
    /**
     * The arsenal cards that nobody has drawn.
     *
     * @rule SNL-2.3 The arsenal cards are shuffled into a face-down deck with an empty face-up discard pile beside it.
     */
    deck: arsenal.pile,

    /** What the active player is doing: fixed while an action is resolved, `seat` -1 in between. */
    play,
  };
}

function playParts(book: Measures) {
  const snail = number(0, MOST_SNAILS - 1);
  return {
    /** Whose card it is; -1 in between. */
    seat: maybe(seat),
    /** The active snail when the card was revealed; it resolves the whole card. */
    snail: maybe(snail),
    /** The card, by its number in the book. */
    card: maybe(number(0, book.cards.length - 1)),
    /** Which part of the card, by its number in the book; -1 until that is settled. */
    part: maybe(number(0, book.parts.length - 1)),
    /** How many attacks are still to come. */
    attacks: number(0),
    /** The snail chosen, of two the one chosen last; -1 if none. */
    target: maybe(snail),
    /** The player chosen; -1 if none. */
    player: maybe(seat),
    /** The field chosen; -1 if none. */
    field: maybe(number(0, book.fields.length - 1)),
    /** The snails that a burst hits, or the two that were chosen. */
    hits: many(snail, { most: MOST_SNAILS }),
    /** What the dice show, as numbers of faces. */
    dice: many(number(0, DIE.length - 1), { most: MOST_DICE }),
    /** Re-rolls left that are not the Amazons': of Aim, of the commander. */
    reRolls: pair(bit),
    /** 1 from when Berserker Rage is used until its damage is dealt. */
    rage: bit,
    /** 1 once the card's own damage has cost an enemy life (SNL-11.5). */
    hurt: bit,
  };
}

/** What the active player is doing: fixed while an action is resolved, `seat` -1 in between. */
export interface Play extends ValuesOf<ReturnType<typeof playParts>> {}
