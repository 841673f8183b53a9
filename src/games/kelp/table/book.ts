import { entryOf } from '../../../kernel/index.ts';
import type { Board } from '../board/board.ts';
import { type LaidSpace, spacesOf } from '../board/lines.ts';
import type { Ability, Bearer, Effect, Hunt, Pack, Window } from '../cards/vocabulary.ts';
import {
  AREAS,
  CARD_TYPES,
  COLOURS,
  NONE,
  OCTOPUS_BLOCK,
  PLAIN_BLOCKS,
  PLAIN_COPIES,
  SHELL,
  type StrategyColour,
} from '../components.ts';
import type { Options } from './options.ts';

/** What a game is played with: cards and blocks, a board, and rulings that can be switched. */
export interface Ruleset {
  readonly pack: Pack;
  readonly board: Board;
  readonly options: Options;
}

/** A word of the octopus, and whether it may be left: the words inside `may` stand here one by one. */
export interface BookWord {
  readonly effect: Exclude<Effect, { readonly op: 'may' }>;
  readonly isOptional: boolean;
}

/** An octopus card by its number. */
export interface BookCard {
  /** What actions call it. */
  readonly id: string;
  /** The number of its type, and of its stack in the market. */
  readonly type: number;
  readonly origin: 'hand' | 'deck' | 'market';
  /** How much has to be revealed to play it. */
  readonly cost: number;
  /** The kind of the food that it eats; -1 if it eats none. */
  readonly food: number;
  readonly words: readonly BookWord[];
}

/** A shark card by its number. */
export interface BookSharkCard {
  /** What actions call it. */
  readonly id: string;
  /** How much energy buys it. */
  readonly cost: number;
  /** The colours of the dice that it brings. */
  readonly dice: readonly number[];
  /** When it can be used; never, if it only brings dice. */
  readonly windows: readonly Window[];
  readonly effects: readonly Hunt[];
}

/** What a block is. */
export type BlockGroup = 'octopus' | 'shell' | 'double-shell' | 'trap' | 'food';

/** A kind of block by its number: octopus, shell, double shell, then traps, then foods. */
export interface BookBlock {
  /** What actions call it. */
  readonly id: string;
  /** What it is. */
  readonly group: BlockGroup;
  /** How many of them there are. */
  readonly copies: number;
  /** How many of them are on the board at first. */
  readonly laid: number;
  readonly words: readonly BookWord[];
}

/** A strategy and its counter by their number. */
export interface BookPair {
  /** The id of the card of the octopus. */
  readonly strategy: string;
  /** The id of the card of the shark. */
  readonly counter: string;
  /** The colour of both. */
  readonly colour: StrategyColour;
  readonly words: readonly BookWord[];
}

/** Where a word stands: on which thing, and at which place. Steps and decisions name it so. */
export interface WordPlace {
  readonly of: Bearer;
  /** The number of the card, of the kind of block, or of the pair. */
  readonly thing: number;
  readonly nth: number;
}

/**
 * A ruleset made ready for looking things up: cards, blocks, pairs, tiles and spaces by number. Positions hold the numbers and
 * never what they stand for.
 */
export interface Book {
  readonly ruleset: Ruleset;
  readonly options: Options;
  readonly cards: readonly BookCard[];
  readonly cardIds: readonly string[];
  readonly cardNumbers: ReadonlyMap<string, number>;
  /** How many of each octopus card there are. */
  readonly copies: readonly number[];
  readonly sharkCards: readonly BookSharkCard[];
  readonly sharkIds: readonly string[];
  readonly sharkNumbers: ReadonlyMap<string, number>;
  readonly sharkCopies: readonly number[];
  readonly blocks: readonly BookBlock[];
  readonly blockIds: readonly string[];
  readonly blockNumbers: ReadonlyMap<string, number>;
  readonly pairs: readonly BookPair[];
  readonly tiles: readonly (readonly Ability[])[];
  /** The current spaces in the order of their names. */
  readonly spaces: readonly LaidSpace[];
  readonly spaceNames: readonly string[];
  readonly spaceNumbers: ReadonlyMap<string, number>;
  /** The den spaces. */
  readonly dens: readonly number[];
  /** The least that a die has to show in each area. */
  readonly values: readonly number[];
}

/** Makes a ruleset ready for looking things up. It must have been checked before. */
export function bookOf(ruleset: Ruleset): Book {
  const { pack, board, options } = ruleset;
  const blocks = blocksOf(pack);
  const blockIds = blocks.map(({ id }) => id);
  const cards = Object.entries(pack.octopus).map(
    ([id, { type, origin, cost, food, effects }]): BookCard => ({
      id,
      type: CARD_TYPES.indexOf(type),
      origin,
      cost,
      food: food === undefined ? NONE : blockIds.indexOf(food),
      words: wordsOf(effects),
    }),
  );
  const sharkCards = Object.entries(pack.shark).map(
    ([id, { cost, dice, windows, effects }]): BookSharkCard => ({
      id,
      cost,
      dice: dice.map((colour) => COLOURS.indexOf(colour)),
      windows,
      effects,
    }),
  );
  const spaces = spacesOf(board);
  return {
    ruleset,
    options,
    cards,
    ...named('card', cards),
    copies: Object.values(pack.octopus).map(({ copies }) => copies),
    sharkCards,
    ...named('shark', sharkCards),
    sharkCopies: Object.values(pack.shark).map(({ copies }) => copies),
    blocks,
    ...named('block', blocks),
    pairs: Object.entries(pack.strategies).map(([strategy, { counter, colour, effects }]) => ({
      strategy,
      counter,
      colour,
      words: wordsOf(effects),
    })),
    tiles: pack.tiles.map(({ abilities }) => abilities),
    spaces,
    spaceNames: spaces.map(({ name }) => name),
    spaceNumbers: numbersOf(spaces.map(({ name }) => name)),
    dens: spaces.flatMap(({ inward }, space) => (inward === undefined ? [] : [space])),
    values: AREAS.map((area) => board.areas[area].value),
  };
}

type Named<Name extends string> = { readonly [Key in `${Name}Ids`]: readonly string[] } & {
  readonly [Key in `${Name}Numbers`]: ReadonlyMap<string, number>;
};

function named<Name extends string>(name: Name, things: readonly { readonly id: string }[]): Named<Name> {
  const ids = things.map(({ id }) => id);
  return { [`${name}Ids`]: ids, [`${name}Numbers`]: numbersOf(ids) } as Named<Name>;
}

const numbersOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, number) => [name, number]));

function wordsOf(effects: readonly Effect[]): BookWord[] {
  return effects.flatMap((effect): BookWord[] =>
    effect.op === 'may'
      ? wordsOf(effect.effects).map((word) => ({ effect: word.effect, isOptional: true }))
      : [{ effect, isOptional: false }],
  );
}

// KLP-1.7: the nine blocks that start on the board are 1 octopus, 1 trap and 7 shells.
function blocksOf({ traps, foods }: Pack): BookBlock[] {
  const laidTraps = Object.values(traps).filter(({ starts }) => starts === 'board').length;
  const plain = PLAIN_BLOCKS.map((id, kind): BookBlock => {
    const laid = kind === OCTOPUS_BLOCK ? 1 : kind === SHELL ? AREAS.length - 1 - laidTraps : 0;
    return { id, group: id, copies: entryOf(PLAIN_COPIES, kind), laid, words: [] };
  });
  return [
    ...plain,
    ...Object.entries(traps).map(
      ([id, { starts, effects }]): BookBlock => ({
        id,
        group: 'trap',
        copies: 1,
        laid: starts === 'board' ? 1 : 0,
        words: wordsOf(effects),
      }),
    ),
    ...Object.entries(foods).map(
      ([id, { effects }]): BookBlock => ({ id, group: 'food', copies: 1, laid: 0, words: wordsOf(effects) }),
    ),
  ];
}

/** An octopus card by its number. */
export const cardOf = ({ cards }: Pick<Book, 'cards'>, card: number): BookCard => entryOf(cards, card);
/** A shark card by its number. */
export const sharkCardOf = ({ sharkCards }: Pick<Book, 'sharkCards'>, card: number): BookSharkCard =>
  entryOf(sharkCards, card);
/** A kind of block by its number. */
export const blockOf = ({ blocks }: Pick<Book, 'blocks'>, kind: number): BookBlock => entryOf(blocks, kind);
/** A current space by its number. */
export const spaceOf = ({ spaces }: Pick<Book, 'spaces'>, space: number): LaidSpace => entryOf(spaces, space);

/** The words that a thing bears. */
export function wordsOn(book: Book, of: Bearer, thing: number): readonly BookWord[] {
  if (of === 'card') return cardOf(book, thing).words;
  return of === 'strategy' ? entryOf(book.pairs, thing).words : blockOf(book, thing).words;
}

/** The word at a place. */
export const wordAt = (book: Book, { of, thing, nth }: WordPlace): BookWord => entryOf(wordsOn(book, of, thing), nth);

/** The word at a place, which is known to be this one. */
export function effectAt<Name extends BookWord['effect']['op']>(
  book: Book,
  place: WordPlace,
  _op: Name,
): Extract<BookWord['effect'], { readonly op: Name }> {
  return wordAt(book, place).effect as Extract<BookWord['effect'], { readonly op: Name }>;
}
