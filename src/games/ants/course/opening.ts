import {
  clockwise,
  draw,
  EVERYONE,
  entryOf,
  figureOf,
  next,
  only,
  type Pile,
  pick,
  putInto,
  type Seat,
  type Seats,
  takeFrom,
  takeFromHand,
  together,
} from '../../../kernel/index.ts';
import { DEALT, DECKS, KEPT, NONE, TERRAINS, TILE_PLACES, TILE_SETS } from '../components.ts';
import { placeCubes, revealEnemy } from '../rules/exploring.ts';
import { fillDisplay, handCards, heldOf, takeIntoHand } from '../rules/hand.ts';
import { gainResource, takeDiscs } from '../rules/supply.ts';
import { cardIds, tell } from '../rules/tell.ts';
import { type Book, cardOf, gardenOf } from '../table/book.ts';
import { COMMON } from '../table/nest.ts';
import type { Changing } from '../table/state.ts';
import { cardNumber, type Questions, type Steps } from './fields.ts';

/** One of those that are left, drawn from the setup stream for everybody to see. */
function drawn(draft: Changing, left: number[]): number {
  const index = pick(
    draft,
    'setup',
    left.map(() => 1),
    EVERYONE,
  );
  const [taken = NONE] = left.splice(index, 1);
  return taken;
}

/**
 * Who chooses a Queen when: counter-clockwise from the First Player's right, so that the First Player chooses last.
 *
 * @rule ANT-2.18 Starting with the player to the right of the First Player and going counter-clockwise.
 */
const choosingOrder = (first: Seat, seats: number): Seat[] => {
  const [begins = 0, ...others] = clockwise(first, seats);
  return [...others.reverse(), begins];
};

/**
 * How a game begins.
 *
 * @rule ANT-2.38 Chance in setup is drawn in a fixed order.
 */
export const openingSteps = (
  book: Book,
): Steps<
  'lay-out' | 'draw-first' | 'draw-anthills' | 'draw-pairs' | 'deal-sets' | 'choose-queens' | 'deal' | 'keep'
> => ({
  'lay-out'(draft) {
    const { itemSpaces, hexes } = gardenOf(book, draft);
    // ANT-2.5: one random face-up Special Item on every space showing the icon; the others are kept beside the board.
    const items = [...book.items.keys()];
    for (const [nth, space] of itemSpaces.entries()) {
      if (items.length === 0) break;
      const item = drawn(draft, items);
      draft.boardItems[nth] = item;
      takeFrom(draft.sideItems, item);
      tell({ type: 'item-laid', space, item: entryOf(book.itemIds, item) });
    }
    // ANT-2.6: the Leaf tiles at random on the Leaf slots.
    const leaves = [...book.leaves.keys()];
    for (const [nth, terrain] of TERRAINS.entries()) {
      const leaf = drawn(draft, leaves);
      draft.leafTiles[nth] = leaf;
      tell({ type: 'leaf-laid', terrain, leaf: entryOf(book.leaves, leaf).id });
    }
    // ANT-2.9, ANT-2.10: enemies and cubes of the `start` hexes, in ascending hex id order.
    for (const [hex, { kind }] of hexes.entries()) {
      if (kind !== 'start') continue;
      revealEnemy(book, draft, hex);
      placeCubes(book, draft, hex);
    }
    // ANT-2.13: 9 Basic cards in the display.
    fillDisplay(book, draft);
  },

  // ANT-2.14: the First Player is chosen at random, unless it is given.
  'draw-first'(draft) {
    const seats = draft.names.length;
    if (draft.first === NONE) draft.first = drawn(draft, clockwise(0, seats));
    draft.active = draft.first;
    // ANT-2.22: stacked in reverse turn order, the First Player's disc on top.
    draft.flight[0] = clockwise(draft.first, seats).reverse();
    tell({ type: 'first-player', seat: draft.first });
  },

  // ANT-2.16: each player draws one Anthill tile at random. ANT-1.2: every tile lies on the same kind of side, here the other one.
  'draw-anthills'(draft) {
    const sides = [...book.nest.layouts.keys()].filter((side) => side !== COMMON);
    for (const seat of draft.names.keys()) {
      const side = drawn(draft, sides);
      draft.anthills[seat] = side;
      tell({ type: 'anthill-drawn', seat, layout: entryOf(book.nest.layouts, side).id });
    }
  },

  // ANT-2.17: as many Queen tiles at random as there are players, each paired with a random set.
  'draw-pairs'(draft) {
    if (draft.pairs.length === 0) {
      const queens = [...book.queens.keys()];
      const sets = [...TILE_SETS.keys()];
      const chosen = draft.names.map(() => drawn(draft, queens));
      draft.pairs = chosen.map((queen) => ({ queen, set: drawn(draft, sets) }));
    }
    for (const { queen, set } of draft.pairs) {
      tell({ type: 'pair-drawn', queen: entryOf(book.queenIds, queen), set: entryOf(TILE_SETS, set) });
    }
  },

  // ANT-2.33: one random Incubation set is assigned to each player.
  'deal-sets'(draft) {
    const sets = [...TILE_SETS.keys()];
    for (const seat of draft.names.keys()) {
      const set = drawn(draft, sets);
      draft.sets[seat] = set;
      tell({ type: 'set-dealt', seat, set: entryOf(TILE_SETS, set) });
    }
  },

  'choose-queens'(draft) {
    const choosing = choosingOrder(draft.first, draft.names.length).find((seat) => draft.queens[seat] === NONE);
    // ANT-2.19: unused Queen tiles and Incubation sets go back to the box.
    if (choosing === undefined) draft.pairs = [];
    else next(draft, { ask: 'choose-queen', seat: choosing }, { do: 'choose-queens' });
  },

  deal(draft) {
    // ANT-2.20, ANT-23.2: the tiles of each set in random order, seat by seat from the First Player clockwise.
    for (const seat of clockwise(draft.first, draft.names.length)) {
      const left = book.tiles.flatMap(({ set }, tile) => (set === draft.sets[seat] ? [tile] : []));
      const tiles = TILE_PLACES.map((_, place) =>
        place < TILE_PLACES.length - 1 ? drawn(draft, left) : (left[0] ?? NONE),
      );
      draft.tiles[seat] = tiles;
      tell({ type: 'tiles-laid', seat, tiles: tiles.map((tile) => entryOf(book.tiles, tile).id) });
    }
    for (const seat of draft.names.keys()) dealCards(book, draft, seat);
    // ANT-2.28: all players simultaneously and secretly keep 4 of their 8 cards.
    const keeping = draft.names.map((_, seat) => [{ ask: 'keep-cards', seat } as const]);
    next(draft, together(keeping), { do: 'keep' });
  },

  keep(draft) {
    for (const seat of draft.names.keys()) returnCards(book, draft, seat);
    draft.phase = 'turns';
    draft.round = 1;
    tell({ type: 'round-began', round: draft.round });
    next(draft, { do: 'turn' });
  },
});

// ANT-2.28: each player draws 2 Queen Room cards and 6 Starting cards.
function dealCards(book: Book, draft: Changing, seat: Seat): void {
  const seats = only(seat);
  for (const deck of ['queen-room', 'starting'] as const) {
    const pile = deck === 'starting' ? draft.startersLeft : draft.royalsLeft;
    for (let left = DEALT[deck]; left > 0; left--) takeIntoHand(book, draft, seat, drawFrom(draft, pile, seats), seats);
  }
  const cards = cardIds(book, handCards(draft, seat));
  const { starting, 'queen-room': queenRooms } = DEALT;
  tell({ type: 'cards-dealt', seat, starting, queenRooms, secret: { seats, cards } });
}

const drawFrom = (draft: Changing, pile: Changing['deck'] & Pile, seen: Seats): number =>
  draw(draft, pile, { stream: 'start', seen }).kind;

/**
 * The cards that a player has not kept go back to the box.
 *
 * @rule ANT-2.30 They are out of the game and are not revealed.
 * @rule ANT-22.5 The backs of the cards kept are shown when everybody has chosen.
 */
function returnCards(book: Book, draft: Changing, seat: Seat): void {
  const kept = entryOf(draft.kept, seat);
  const returned = handCards(draft, seat);
  for (const card of kept) takeFrom(returned, card);
  for (const card of returned) {
    const isStarting = entryOf(DECKS, cardOf(book, card).deck) === 'starting';
    takeFromHand(entryOf(isStarting ? draft.startingHands : draft.royalHands, seat), card);
    putInto(entryOf(isStarting ? draft.startersReturned : draft.royalsReturned, seat), card);
  }
  draft.kept[seat] = [];
  tell({
    type: 'cards-kept',
    seat,
    starting: heldOf(draft, seat, DECKS.indexOf('starting')).cards.length,
    queenRooms: heldOf(draft, seat, DECKS.indexOf('queen-room')).cards.length,
    reveals: true,
    secret: { seats: only(seat), cards: cardIds(book, handCards(draft, seat)) },
  });
}

/**
 * Every set of cards that a player can keep, each once: copies of a card are alike.
 *
 * @rule ANT-2.39 The four kept cards are chosen together.
 */
function* keepable(cards: readonly number[], count: number): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, card] of cards.entries()) {
    if (index > 0 && cards[index - 1] === card) continue;
    for (const others of keepable(cards.slice(index + 1), count - 1)) yield [card, ...others];
  }
}

/** What is decided before the first turn. */
export const openingQuestions = (book: Book): Questions<'choose-queen' | 'keep-cards'> => ({
  'choose-queen': {
    among: { queen: (at) => at.pairs.map(({ queen }) => entryOf(book.queenIds, queen)) },
    why(at, _ask, { queen }) {
      const queens = at.pairs.map((pair) => entryOf(book.queenIds, pair.queen));
      if (queens.includes(queen)) return undefined;
      return { code: 'queen/not-there', rule: 'ANT-2.18', facts: { queen, queens } };
    },
    // ANT-2.21: each player gains the cubes (and discs or tokens) shown on the chosen Queen tile.
    answer(draft, { seat }, { queen }) {
      const number = book.queenIds.indexOf(queen);
      const index = draft.pairs.findIndex((pair) => pair.queen === number);
      const { set } = entryOf(draft.pairs, index);
      draft.pairs.splice(index, 1);
      draft.queens[seat] = number;
      draft.sets[seat] = set;
      const { gains, spareAnts } = entryOf(book.queens, number);
      draft.queenDiscs[seat] = takeDiscs(draft, seat, spareAnts);
      tell({
        type: 'queen-chosen',
        seat,
        queen,
        set: entryOf(TILE_SETS, set),
        discs: figureOf(draft.queenDiscs, seat),
      });
      for (const [resource, count] of gains.entries()) gainResource(draft, seat, resource, count);
    },
  },

  'keep-cards': {
    *candidates(at, { seat }) {
      for (const cards of keepable(handCards(at, seat), KEPT)) {
        yield { type: 'keep-cards', seat, cards: cardIds(book, cards) };
      }
    },
    why(at, { seat }, { cards }) {
      const dealt = handCards(at, seat);
      const left = [...dealt];
      for (const card of cards) {
        const number = cardNumber(book, card);
        if (!left.includes(number)) {
          return { code: 'keep/not-dealt', rule: 'ANT-2.28', facts: { card, cards: cardIds(book, dealt) } };
        }
        takeFrom(left, number);
      }
      return undefined;
    },
    answer(draft, { seat }, { cards }) {
      draft.kept[seat] = cards.map((card) => cardNumber(book, card));
    },
  },
});
