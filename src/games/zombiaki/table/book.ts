import { entryOf } from '../../../kernel/index.ts';
import type {
  Attachment,
  Body,
  Card,
  Effect,
  Pack,
  Tag,
  Target,
  Thing,
  ThingKind,
  Trait,
} from '../cards/vocabulary.ts';
import { SIDES } from '../components.ts';
import type { Options } from './options.ts';

/** What a game is played with: cards, and rulings that can be switched. */
export interface Ruleset {
  readonly pack: Pack;
  readonly options: Options;
}

/** What a card is on the board: a creature, something attached to one, an object, a fire; or nothing that lies there. */
export type CardKind = Body['body'] | Attachment['attachment'] | ThingKind | 'fire' | 'none';

/** A card by its number: what is printed on it, made ready for looking up. */
export interface BookCard {
  readonly id: string;
  /** What it is on the board. */
  readonly kind: CardKind;
  /** The figure that is printed on it: strength, height, depth, orders, heat; 0 if it has none. */
  readonly figure: number;
  /** Whose it is: a side is its seat. */
  readonly side: number;
  readonly when: 'play' | 'before-movement' | 'answer' | 'drawn';
  /** The tag that it answers, where it does. */
  readonly answers: Tag | undefined;
  readonly lasts: Card['lasts'];
  readonly target: Target | undefined;
  readonly effects: readonly Effect[];
  readonly tags: readonly Tag[];
  readonly body: Body | undefined;
  readonly thing: Thing | undefined;
  /** What it is when it is attached to a zombie. */
  readonly attachment: Attachment | undefined;
  /** What whoever enters its fire takes; 0 if it makes none. */
  readonly heat: number;
  /** Does nobody move while it is in effect? */
  readonly halts: boolean;
}

/**
 * A ruleset made ready for looking things up: cards by number, those of the zombies first, each deck in printed order. Positions
 * hold the numbers and never what they stand for.
 */
export interface Book {
  readonly ruleset: Ruleset;
  readonly options: Options;
  readonly cards: readonly BookCard[];
  readonly cardIds: readonly string[];
  readonly cardNumbers: ReadonlyMap<string, number>;
  /** How many of each card there are. */
  readonly copies: readonly number[];
  /** The card that is used when it is drawn. */
  readonly dawn: number;
  /** The most cards that one side has. */
  readonly largestDeck: number;
}

/** Makes a ruleset ready for looking things up. It must have been checked before. */
export function bookOf(ruleset: Ruleset): Book {
  const { pack, options } = ruleset;
  const entries = SIDES.flatMap((side, seat) =>
    Object.entries<Card>(pack[side]).map(([id, card]) => ({ id, seat, card })),
  );
  const cards = entries.map(({ id, seat, card }) => bookCard(id, seat, card));
  const cardIds = cards.map(({ id }) => id);
  const copies = entries.map(({ card }) => card.copies);
  const sizes = SIDES.map((_, side) =>
    copies.reduce((sum, count, card) => (entryOf(cards, card).side === side ? sum + count : sum), 0),
  );
  return {
    ruleset,
    options,
    cards,
    cardIds,
    cardNumbers: new Map(cardIds.map((id, number) => [id, number])),
    copies,
    dawn: cards.findIndex(({ when }) => when === 'drawn'),
    largestDeck: Math.max(...sizes),
  };
}

// Every card has the same keys in the same order: code that has seen one shape of it runs faster.
function bookCard(id: string, side: number, card: Card): BookCard {
  const attached = card.effects.find((effect) => effect.op === 'attach');
  const lit = card.effects.find((effect) => effect.op === 'ignite');
  const heat = lit?.damage ?? 0;
  return {
    id,
    kind: card.body?.body ?? attached?.attachment.attachment ?? card.thing?.kind ?? (heat > 0 ? 'fire' : 'none'),
    figure: card.body?.strength ?? figureOnBoard(attached?.attachment, card.thing) ?? heat,
    side,
    when: card.when?.when ?? 'play',
    answers: card.when?.when === 'answer' ? card.when.to : undefined,
    lasts: card.lasts,
    target: card.target,
    effects: card.effects,
    tags: card.tags ?? [],
    body: card.body,
    thing: card.thing,
    attachment: attached?.attachment,
    heat,
    halts: card.effects.some(({ op }) => op === 'halt'),
  };
}

function figureOnBoard(attachment: Attachment | undefined, thing: Thing | undefined): number | undefined {
  if (attachment?.attachment === 'claws') return attachment.strength;
  if (attachment?.attachment === 'boss') return attachment.orders;
  return traitOf(thing, 'climb')?.height ?? traitOf(thing, 'swallow')?.depth;
}

/** A card by its number. */
export const cardOf = ({ cards }: Pick<Book, 'cards'>, card: number): BookCard => entryOf(cards, card);

/** The traits of one name. */
export type TraitOf<Name extends Trait['trait']> = Extract<Trait, { readonly trait: Name }>;

/** The trait of this name that a thing has; nothing if it has none. */
export function traitOf<Name extends Trait['trait']>(thing: Thing | undefined, name: Name): TraitOf<Name> | undefined {
  if (thing === undefined) return undefined;
  for (const trait of thing.traits) if (trait.trait === name) return trait as TraitOf<Name>;
  return undefined;
}
