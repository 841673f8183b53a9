import { entryOf } from '../../../kernel/index.ts';
import type { Attachment, Effect, ThingKind } from '../cards/vocabulary.ts';
import { HUMANS, NONE, ZOMBIES } from '../components.ts';
import { type Book, type BookCard, cardOf } from '../table/book.ts';
import type { Table } from '../table/state.ts';

/** What a card is worth in hand: about what it does when it can be put to good use. A word that is forgotten does not compile. */
const WORTHS: {
  readonly [Op in Effect['op']]: (effect: Extract<Effect, { readonly op: Op }>, card: BookCard) => number;
} = {
  arrive: (_, { body }) => (body?.body === 'dogs' ? 0.4 : 0.35 * (body?.strength ?? 1)),
  lay: (_, { thing }) => (thing === undefined ? 0 : THINGS[thing.kind]),
  attach: ({ attachment }) => ATTACHMENTS[attachment.attachment],
  step: () => 1,
  merge: () => 0.4,
  exchange: () => 0.3,
  rise: () => 0.6,
  clear: () => 0.6,
  hold: () => 0.2,
  fire: ({ bullets, damage }, { target }) => 0.9 * bullets * damage + (target?.target === 'mark' ? 0.6 : 0),
  wound: ({ amount }, { target }) => (target?.target === 'lane' ? 1.4 : 0.8) * amount,
  burn: () => 2.2,
  kill: () => 3.5,
  'set-off': () => 0,
  ignite: () => 0.4,
  retreat: (_, { target }) => (target === undefined ? 2.5 : 1),
  snare: () => 1.6,
  halt: () => 2.6,
  limit: () => 1.4,
  discard: () => 0.9,
  cancel: () => 1.6,
  win: () => 0,
};

const THINGS: Readonly<Record<ThingKind, number>> = {
  wall: 2,
  pit: 1.2,
  mine: 1.4,
  car: 1.1,
  barrel: 1.2,
  barrier: 1.8,
};

const ATTACHMENTS: Readonly<Record<Attachment['attachment'], number>> = { shield: 0.9, claws: 0.5, boss: 0.7 };

const known = new WeakMap<BookCard, number>();

/** What the cards in the hands of zombies and humans are worth. */
export const handWorths = (book: Book, { hands }: Pick<Table, 'hands'>): readonly [zombies: number, humans: number] => [
  worthOfAll(book, hands[ZOMBIES] ?? []),
  worthOfAll(book, hands[HUMANS] ?? []),
];

/** How many cards are left to draw in the deck of a side, but for Dawn at the bottom, and what they are worth together. */
export function undrawn(
  book: Book,
  { decks }: Pick<Table, 'decks'>,
  side: number,
): { readonly cards: number; readonly worth: number } {
  let cards = 0;
  let worth = 0;
  for (const [card, count] of entryOf(decks, side).rest.entries()) {
    if (count === 0) continue;
    cards += count;
    worth += count * keepWorth(cardOf(book, card));
  }
  return { cards, worth };
}

/** What some cards are worth, {@link NONE} left out. */
export function worthOfAll(book: Book, cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards) if (card !== NONE) sum += keepWorth(cardOf(book, card));
  return sum;
}

/** What a card is worth in hand. */
function keepWorth(card: BookCard): number {
  const before = known.get(card);
  if (before !== undefined) return before;
  const worth = card.effects.reduce((sum, effect) => sum + worthOf(effect, card), 0);
  known.set(card, worth);
  return worth;
}

function worthOf<Op extends Effect['op']>(effect: Extract<Effect, { readonly op: Op }>, card: BookCard): number {
  return (WORTHS[effect.op as Op] as (effect: Extract<Effect, { readonly op: Op }>, card: BookCard) => number)(
    effect,
    card,
  );
}
