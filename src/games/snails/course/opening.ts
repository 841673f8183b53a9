import { clockwise, distinct, EVERYONE, entryOf, next, pick, type SaidOf } from '../../../kernel/index.ts';
import { FACTIONS, type FactionId } from '../cards/vocabulary.ts';
import { ADVANCED_DRAW, CROWD, FIRST_PLAYER_KEEPS, MOUNTAIN, NONE, OTHERS_KEEP, SQUAD } from '../components.ts';
import {
  discardFromHand,
  drawCards,
  handOf,
  idOf,
  idsOf,
  isArsenal,
  takeFromHand,
  whyNotDiscarded,
} from '../rules/hand.ts';
import { fromFirst, isFull, isOnBoard, levelOf, placeOf, seatCount, seatOf, set, squadOf } from '../rules/position.ts';
import { tell } from '../rules/tell.ts';
import type { Book } from '../table/book.ts';
import type { Changing, Seen, SnailsTypes } from '../table/state.ts';
import { cardNumber, fieldNumber, type Questions, type Steps } from './fields.ts';

/**
 * How many arsenal cards a player begins with.
 *
 * @rule SNL-2.7 The first player draws 3 arsenal cards, everybody else 4.
 */
export const openingHand = (at: Seen, seat: number): number =>
  seat === at.firstPlayer ? FIRST_PLAYER_KEEPS : OTHERS_KEEP;

/** The factions that nobody has yet. */
function factionsLeft({ factions }: Pick<Seen, 'factions'>): FactionId[] {
  return FACTIONS.filter((_, number) => !factions.includes(number));
}

/** A player's snails that are not on the board yet. */
function unplacedSnails(at: Seen, seat: number): number[] {
  return squadOf(seat).filter((snail) => !isOnBoard(at, snail));
}

/** Does one of a player's snails stand on a mountain? */
function hasHighSnail(at: Seen, seat: number): boolean {
  return squadOf(seat).some((snail) => isOnBoard(at, snail) && levelOf(at, placeOf(at, snail)) === MOUNTAIN);
}

/**
 * What is wrong with a field to put a snail on, if anything is.
 *
 * @rule SNL-2.13 Never on water; at most one of a player's snails on mountains in all; at most 3 snails on a tile.
 */
function faultOfPlacing(at: Seen, isHigh: boolean, field: number): PlacingFault | undefined {
  const level = levelOf(at, field);
  if (level === 0) return 'place/on-water';
  if (level === MOUNTAIN && isHigh) return 'place/second-mountain';
  return isFull(at, field) ? 'place/full' : undefined;
}

type PlacingFault = 'place/on-water' | 'place/second-mountain' | 'place/full';

function takeFaction(book: Book, draft: Changing, seat: number, faction: FactionId): void {
  const number = FACTIONS.indexOf(faction);
  set(draft.factions, seat, number);
  tell({ type: 'faction-taken', seat, faction, card: idOf(book, entryOf(book.factionCards, number)) });
}

/** What setting the game up does. */
export const openingSteps = (book: Book): Steps<'begin' | 'deal' | 'keep'> => ({
  begin(draft, { first, factions, opening }) {
    const count = seatCount(draft);
    const seats = Array.from({ length: count }, () => 1);
    // SNL-2.4: a first player is chosen or drawn at random.
    draft.firstPlayer = first === NONE ? pick(draft, 'setup', seats, EVERYONE) : first;
    tell({ type: 'first-player', seat: draft.firstPlayer });

    for (const [seat, number] of draft.factions.entries()) {
      const given = FACTIONS[number];
      if (given !== undefined) takeFaction(book, draft, seat, given);
    }
    const without = fromFirst(draft).filter((seat) => draft.factions[seat] === NONE);
    // SNL-2.5: each player chooses a faction not taken yet, or factions are dealt at random.
    if (factions === 'random') {
      for (const seat of without) {
        const left = factionsLeft(draft);
        const even = left.map(() => 1);
        takeFaction(book, draft, seat, entryOf(left, pick(draft, 'setup', even, EVERYONE)));
      }
    }
    const order = clockwise(draft.firstPlayer, count);
    next(
      draft,
      ...(factions === 'draft' ? without.map((seat) => ({ ask: 'choose-faction', seat }) as const) : []),
      // SNL-2.7: from the first player clockwise.
      ...order.map((seat) => ({ do: 'deal', seat, opening }) as const),
      // SNL-2.12: each player puts one of their own snails on the board at a time, until all are placed.
      ...Array.from({ length: SQUAD }, () => order.map((seat) => ({ ask: 'place-snail', seat }) as const)).flat(),
      { do: 'round' },
    );
  },

  deal(draft, { seat, opening }) {
    // SNL-2.10: with the advanced opening each player draws 5 arsenal cards.
    // SNL-2.17: or as many as there are.
    drawCards(book, draft, seat, opening === 'advanced' ? ADVANCED_DRAW : openingHand(draft, seat));
    // SNL-2.11: the mulligan applies to the cards drawn, before choosing.
    next(draft, { ask: 'mulligan', seat }, { do: 'keep', seat });
  },

  keep(draft, { seat }) {
    // SNL-2.10: each player keeps 3 (first player) or 4 (others) and discards the rest.
    const held = handOf(draft, seat).filter((card) => isArsenal(book, card)).length;
    if (held > openingHand(draft, seat)) next(draft, { ask: 'keep-cards', seat }, { do: 'keep', seat });
  },
});

/** What is decided while the game is set up. */
export const openingQuestions = (
  book: Book,
): Questions<'choose-faction' | 'mulligan' | 'keep-cards' | 'place-snail'> => ({
  'choose-faction': {
    why(at, _ask, { faction }) {
      const left = factionsLeft(at);
      return left.includes(faction) ? undefined : { code: 'faction/taken', rule: 'SNL-2.5', facts: { faction, left } };
    },
    answer(draft, { seat }, { faction }) {
      takeFaction(book, draft, seat, faction);
    },
  },

  mulligan: {
    why(at, { seat }) {
      // SNL-2.8: a player whose opening draw has no red card may draw again.
      const red = distinct(handOf(at, seat)).filter((card) => book.cards[card]?.deck === 'red');
      return red.length === 0
        ? undefined
        : { code: 'mulligan/has-red', rule: 'SNL-2.8', facts: { red: idsOf(book, red) } };
    },
    // SNL-2.8 + SNL-2.9: shown to all, set aside, as many drawn again, then shuffled into the deck; once.
    answer(draft, { seat }) {
      const aside = handOf(draft, seat).filter((card) => isArsenal(book, card));
      for (const card of aside) takeFromHand(draft, seat, card);
      tell({ type: 'hand-shown', reveals: true, seat, cards: idsOf(book, aside) });
      drawCards(book, draft, seat, aside.length, aside);
    },
    decline(_draft, { seat }) {
      tell({ type: 'hand-kept', reveals: true, seat });
    },
  },

  'keep-cards': {
    candidates: (at, { seat }) =>
      distinct(handOf(at, seat)).map((card) => ({ type: 'keep-cards', seat, card: idOf(book, card) })),
    why: (at, { seat }, { card }) => whyNotDiscarded(book, at, { seat, id: card, rule: 'SNL-2.10' }),
    answer(draft, { seat }, { card }) {
      discardFromHand(book, draft, { seat, card: cardNumber(book, card), why: 'opening' });
    },
  },

  'place-snail': {
    exact: true,
    candidates(at, { seat }) {
      const isHigh = hasHighSnail(at, seat);
      const fields = book.fields.filter((_, field) => faultOfPlacing(at, isHigh, field) === undefined);
      const options: SaidOf<SnailsTypes, 'place-snail'>[] = [];
      for (const snail of unplacedSnails(at, seat)) {
        for (const field of fields) options.push({ type: 'place-snail', seat, snail, field });
      }
      return options;
    },
    why(at, { seat }, { snail, field }) {
      const snails = unplacedSnails(at, seat);
      if (seatOf(snail) !== seat) return { code: 'snail/not-yours', rule: 'SNL-2.12', facts: { snails } };
      if (!snails.includes(snail)) return { code: 'place/on-board', rule: 'SNL-2.12', facts: { snails } };
      const code = faultOfPlacing(at, hasHighSnail(at, seat), fieldNumber(book, field));
      if (code === undefined) return undefined;
      if (code === 'place/full') return { code, rule: 'SNL-2.13', facts: { field, most: CROWD } };
      return { code, rule: 'SNL-2.13', facts: { field } };
    },
    answer(draft, _ask, { snail, field }) {
      set(draft.places, snail, fieldNumber(book, field));
      tell({ type: 'snail-placed', snail, field });
    },
  },
});
