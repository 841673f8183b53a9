import { isAdjacent } from '../board/areas.ts';
import type { Effect } from '../cards/vocabulary.ts';
import { NONE } from '../components.ts';
import { octopusArea } from '../rules/position.ts';
import { type Book, type BookCard, cardOf } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import type { KelpAction } from '../table/work.ts';

/** A choice among cards of the octopus. */
export interface Choosing {
  readonly book: Book;
  readonly at: Seen;
}

/** What the words of a card are worth in hand, about. A word that is forgotten does not compile. */
const WORTHS: Readonly<Record<Effect['op'], number>> = {
  swap: 0.9,
  mix: 2,
  hide: 1.2,
  'hide-all': 3,
  learn: 2.5,
  keep: 0.6,
  draw: 0.6,
  remove: 0.2,
  eat: 4,
  fetch: 1,
  limit: 1,
  sweep: 0.5,
  den: 1,
  may: 0,
};
/** What more an eat card is worth whose food lies beside the octopus. */
const READY = 3;
/** What a card costs to play, for each block that it shows. */
const SHOWN = 0.3;
/** Below this a card is better out of the game. */
const POOR = 0.5;

const known = new WeakMap<BookCard, number>();

/** What a card of the octopus is worth in hand, whatever the position. */
function cardWorth(card: BookCard): number {
  const before = known.get(card);
  if (before !== undefined) return before;
  const worth = card.words.reduce((sum, { effect }) => sum + WORTHS[effect.op], -SHOWN * card.cost);
  known.set(card, worth);
  return worth;
}

/** What a card is worth in hand now. */
function heldWorth({ at }: Choosing, card: BookCard): number {
  if (card.food === NONE) return cardWorth(card);
  const area = at.blocks.indexOf(card.food);
  return cardWorth(card) + (area !== NONE && isAdjacent(octopusArea(at), area) ? READY : 0);
}

/** What an action is worth that says which card is kept, fetched, removed or thrown away. */
export function handWorth(choosing: Choosing, action: KelpAction | { readonly card: string }): number {
  const card = cardIn(choosing.book, action);
  if (card === undefined) return 0.5;
  const worth = heldWorth(choosing, card);
  const type = 'type' in action ? action.type : '';
  if (type === 'remove-card') return POOR - worth;
  return type === 'hand-overflow' ? -worth : worth;
}

function cardIn(book: Book, action: object): BookCard | undefined {
  const number = 'card' in action && typeof action.card === 'string' ? book.cardNumbers.get(action.card) : undefined;
  return number === undefined ? undefined : cardOf(book, number);
}
