import {
  bit,
  group,
  isName,
  many,
  maybe,
  NAME_WANTED,
  number,
  oneOf,
  only,
  perSeat,
  pool,
  row,
  seat,
  seenBy,
  shapeOf,
  sorted,
  text,
} from '../../../kernel/index.ts';
import { LOOKS_INWARD } from '../board/lines.ts';
import {
  ACTIONS,
  AREAS,
  CARD_TYPES,
  COLOURS,
  DICE,
  ENERGY_SPACES,
  FACES,
  FOOD_SPACES,
  HUNGER_SPACES,
  MOST_ROUNDS,
  MOST_WORK,
  OCTOPUS,
  PAIRS,
  PHASES,
  ROW_PLACES,
  SHARK,
  TILE_SPACES,
  TILES,
} from '../components.ts';
import type { Book } from './book.ts';
import { DIE_KINDS } from './dice.ts';
import { EVENTS, REASONS } from './events.ts';
import { MOST_FACT } from './facts.ts';
import { workParts } from './work.ts';

/** All that positions of Kelp are made of, for one book: of each part its bounds, how it begins, and who may see it. */
export function shapeFor(book: Book) {
  return shapeOf({ table: tableParts(book), ...workParts(book), events: EVENTS, mostWork: MOST_WORK });
}

/** The shape of Kelp: the same types for every book, of which only bounds depend on it. */
export type KelpShape = ReturnType<typeof shapeFor>;

/** More dice than there are. */
const ALL_DICE = DICE.reduce((sum, dice) => sum + dice, 0);
/** More energy than can be spent. */
const MOST_ENERGY = 99;

function tableParts(book: Book) {
  const cards = pool(book.copies);
  const sharkCards = pool(book.sharkCopies);
  const kind = number(0, book.blocks.length - 1);
  const area = number(0, AREAS.length - 1);
  const space = number(0, book.spaces.length - 1);
  const colour = number(0, COLOURS.length - 1);
  const die = number(0, DIE_KINDS - 1);
  const counts = row(book.blocks.length, number(0, Math.max(...book.blocks.map(({ copies }) => copies))));
  const dice = row(COLOURS.length, number(0, Math.max(...DICE)));

  return {
    /** What the players are called. */
    names: perSeat(text(isName, NAME_WANTED)),
    /** The round: one turn of the octopus and one of the shark; 0 before the first. */
    round: number(0, MOST_ROUNDS),
    /** Whose turn it is: 0 octopus, 1 shark. */
    side: seat,
    /** What the turn is at. */
    phase: oneOf(PHASES),
    /** How many actions of the octopus turn are done. */
    acted: number(0, ACTIONS),

    /**
     * The kind of block in each area; -1 in an area that a mix has emptied, and before the deal. A viewer who may not see which
     * it is gets -2.
     *
     * @rule KLP-4.2 The shark player may not see the symbol of a hidden block.
     */
    blocks: row(AREAS.length, seenBy(only(OCTOPUS), maybe(kind))),
    /** 1 for each area whose block is revealed. */
    revealed: row(AREAS.length, bit),
    /** The areas that a mix has emptied and that are not filled again. */
    emptied: sorted(area, { most: AREAS.length }),
    /** How many blocks of each kind are in the block bag; -1 for each in the view of somebody who may not see them. */
    bagged: seenBy(only(OCTOPUS), counts),
    /** The kind of block that was drawn from the block bag and is to be placed; -1 if there is none, -2 for a hidden one. */
    drawnBlock: seenBy(only(OCTOPUS), maybe(kind)),
    /** How many blocks of each kind lie in the reserve. */
    reserve: counts,
    /** Foods on the food track, in order: their kinds, and 1 if their effect was used. */
    eaten: many(
      group({
        /** The kind of its block. */
        kind,
        /** 1 if its effect was used. */
        used: bit,
      }),
      { most: FOOD_SPACES },
    ),
    /**
     * What everybody has seen of the blocks, fact by fact, as short numbers.
     *
     * @rule KLP-17.9 Position and every view keep one public history.
     */
    history: many(number(0, MOST_FACT)),

    /**
     * What each side holds in hand, and what others know of it; the shark holds nothing.
     *
     * @rule KLP-17.15 Known cards are part of position and view.
     */
    hands: perSeat(cards.hand),
    /** The draw pile of the octopus, with cards on top that were put there in full view. */
    drawPile: cards.pile,
    /**
     * The discard pile of the octopus, the topmost last.
     *
     * @rule KLP-17.1 It is open, and may be read by both players.
     */
    discards: seenBy('everyone', many(cards.card)),
    /**
     * The card in each action slot; -1 if there is none.
     *
     * @rule KLP-3.5 A non-card action leaves its slot empty.
     */
    slots: row(ACTIONS, seenBy('everyone', maybe(cards.card))),
    /** How many of each octopus card are out of the game. */
    removed: cards.counts,
    /**
     * The stacks of the market, by type; of each the top card shows.
     *
     * @rule KLP-17.19 Which cards are left is public; their order is known to nobody.
     */
    market: row(CARD_TYPES.length, cards.openPile),
    /** What the learn effect that is going on has brought. */
    lesson: group({
      /** Cards, in the order gained: they lie beside the piles until it is over. */
      cards: seenBy('everyone', many(cards.card)),
      /** The areas with blocks gained. */
      areas: sorted(area, { most: AREAS.length }),
      /** How many blocks of each kind it has sent to the reserve. */
      sent: counts,
    }),

    /** The current space of the shark; -1 before it is placed. */
    space: maybe(space),
    /**
     * Where it looks: the first or second end of its space, or 2, inward.
     *
     * @rule KLP-9.5 One of its two ends, or `inward` after being put on a den space.
     */
    facing: number(0, LOOKS_INWARD),
    /**
     * How many dice of each colour are in the bag; -1 for each in the view of anybody but the shark.
     *
     * @rule KLP-7.14 The shark player may look into the bag at any time.
     * @rule KLP-7.15 The octopus player may not look into the dice bag.
     */
    bag: seenBy(only(SHARK), dice),
    /** How many dice of each colour are in the supply. */
    supply: dice,
    /** The colours of the dice that are drawn and not rolled, in the order drawn. */
    drawn: many(colour, { most: ALL_DICE }),
    /** The dice that were rolled and are still to be placed. */
    pool: sorted(die, { most: ALL_DICE }),
    /** The value of the current die on each space; -1 where there is none. */
    currents: row(book.spaces.length, maybe(number(1, FACES))),
    /** The die placed on each area; -1 where there is none. */
    placed: row(AREAS.length, maybe(die)),
    /** The area whose die is being resolved; -1 in between. */
    resolving: maybe(area),
    /** The colours of the dice on the growth tile that is being filled. */
    growth: sorted(colour, { most: TILE_SPACES }),
    /** How many growth tiles are turned over. */
    tiles: number(0, TILES),
    /** The dice on the energy spaces. */
    energy: sorted(die, { most: ENERGY_SPACES }),
    /** The colours of the dice on the hunger track, from the bottom. */
    hunger: many(colour, { most: HUNGER_SPACES }),

    /** The shark cards that can be bought; -1 for a gap. */
    row: row(ROW_PLACES, seenBy('everyone', maybe(sharkCards.card))),
    /** The shark deck: what is left is no secret, its order is unknown to all. */
    deck: sharkCards.openPile,
    /**
     * The cards in front of the shark that can be used.
     *
     * @rule KLP-14.6 There is no limit to their number, and they are public.
     */
    front: seenBy('everyone', sorted(sharkCards.card)),
    /** Cards with a die on them: which, and since which round. */
    stashes: many(
      group({
        /** The shark card. */
        card: seenBy('everyone', sharkCards.card),
        /** The die on it. */
        die,
        /** The round in which it was put there. */
        round: number(1, MOST_ROUNDS),
      }),
    ),
    /** How many of each shark card are out of the game. */
    spent: sharkCards.counts,

    /** The rerolls of growth tiles that were used this turn. */
    rerolled: number(0, ALL_DICE),
    /** 1 if the shark has taken a step this turn, by a move or by a card. */
    stepped: bit,
    /** While energy is spent: what has been spent, the bonus, and 1 if a card has to be bought before the end; blank otherwise. */
    spending: group({
      /** 1 while energy is spent. */
      isOn: bit,
      /** Energy that no die has brought. */
      bonus: number(0, MOST_ENERGY),
      /** How much of it has been spent. */
      spent: number(0, MOST_ENERGY),
      /** 1 if a card has to be bought before the end. */
      owes: bit,
    }),

    /** 1 for each pair of a strategy and its counter that is left. */
    pairs: row(PAIRS, bit),
    /**
     * The pair that each side has chosen a card of; -1 before it has.
     *
     * @rule KLP-16.2 Neither is visible to the other seat before both are in.
     */
    chosen: perSeat(seenBy('owner', maybe(number(0, PAIRS - 1)))),
    /** How the game has ended. */
    ending: oneOf(['none', ...REASONS]),
  };
}
