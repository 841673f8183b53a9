import type { Attachment, Effect, ThingKind } from '../cards/vocabulary.ts';
import type { BookCard } from '../table/book.ts';

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

/** What a card is worth in hand. */
export function keepWorth(card: BookCard): number {
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
