import {
  EVERYONE,
  handOf as emptyHand,
  figureOf,
  next,
  only,
  pick,
  pileOf,
  putInHand,
  type UpkeepRules,
} from '../../../kernel/index.ts';
import { ALL_AREAS } from '../board/areas.ts';
import { BAG_AT_FIRST, CARD_TYPES, DICE, HAND_LIMIT, OCTOPUS, PAIRS, ROW_PLACES, SIDES } from '../components.ts';
import { fillRow } from '../rules/energy.ts';
import { drawCard, handOf } from '../rules/hand.ts';
import { showStack } from '../rules/learning.ts';
import { blockId, tell } from '../rules/tell.ts';
import type { Book } from '../table/book.ts';
import { namesOf } from '../table/config.ts';
import type { KelpTypes } from '../table/state.ts';
import type { Steps } from './fields.ts';

/** How many of each card are at a place at first. */
const copiesAt = ({ cards, copies }: Book, isThere: (card: Book['cards'][number]) => boolean): number[] =>
  cards.map((card, number) => (isThere(card) ? figureOf(copies, number) : 0));

/**
 * The hands before anything is drawn.
 *
 * @rule KLP-2.10 Quick Learning goes to the octopus player's hand.
 * @rule KLP-17.15 It came there in full view.
 */
function firstHands(book: Book) {
  return SIDES.map((_, seat) => {
    const { owner, cards, known } = emptyHand(seat);
    const hand = { owner, cards: [...cards], known: [...known] };
    if (seat !== OCTOPUS) return hand;
    for (const [kind, count] of copiesAt(book, ({ origin }) => origin === 'hand').entries()) {
      for (let each = 0; each < count; each++) putInHand(hand, { kind, seen: EVERYONE });
    }
    return hand;
  });
}

/**
 * A game before anything has happened. All the rest is as the shape has it.
 *
 * @rule KLP-2.2 Dice bag and supply as in KLP-1.9.
 * @rule KLP-2.4 Growth tiles with the dice-space side up and empty.
 * @rule KLP-2.5 Each player has their 3 confrontation cards.
 * @rule KLP-2.7 The other blocks are the reserve.
 */
export const firstPosition = (book: Book): Pick<UpkeepRules<KelpTypes>, 'setup' | 'opening'> => ({
  setup: (config) => ({
    names: namesOf(config),
    reserve: book.blocks.map(({ copies, laid }) => copies - laid),
    hands: firstHands(book),
    drawPile: pileOf(copiesAt(book, ({ origin }) => origin === 'deck')),
    market: CARD_TYPES.map((_, stack) =>
      pileOf(copiesAt(book, ({ origin, type }) => origin === 'market' && type === stack)),
    ),
    bag: [...BAG_AT_FIRST],
    supply: DICE.map((dice, colour) => dice - figureOf(BAG_AT_FIRST, colour)),
    deck: pileOf(book.sharkCopies),
    pairs: Array.from({ length: PAIRS }, () => 1),
  }),
  opening: [{ do: 'deal' }],
});

/** How a game begins. */
export const openingSteps = (book: Book): Steps<'deal'> => ({
  // KLP-18.10: 4 cards of the row, the 4 stack tops, the 9 blocks, then 3 cards of the hand. KLP-18.1, KLP-18.2: each of the
  // things that are left is as likely to come next.
  deal(draft) {
    for (let place = 0; place < ROW_PLACES; place++) fillRow(book, draft, place);
    for (const stack of CARD_TYPES.keys()) showStack(book, draft, stack);
    // KLP-2.8: one at a time at random, hidden; only the octopus player sees them.
    const left = book.blocks.map(({ laid }) => laid);
    for (const area of ALL_AREAS) {
      const kind = pick(draft, 'blocks', left, only(OCTOPUS));
      left[kind] = figureOf(left, kind) - 1;
      draft.blocks[area] = kind;
    }
    const blocks = draft.blocks.map((kind) => blockId(book, kind));
    tell({ type: 'blocks-laid', secret: { seats: only(OCTOPUS), blocks } });
    while (handOf(draft).cards.length < HAND_LIMIT && draft.drawPile.rest.some((count) => count > 0)) {
      drawCard(book, draft);
    }
    // KLP-2.12, KLP-2.14: the octopus player places the shark, after seeing their blocks and hand.
    next(draft, { ask: 'setup-den', seat: OCTOPUS });
  },
});
