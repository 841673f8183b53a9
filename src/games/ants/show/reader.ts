import type { CardGroup } from '../../../boxes/index.ts';
import { attempt, EngineError, named } from '../../../kernel/index.ts';
import type { Ability, Board } from '../board/board.ts';
import type { Card, Effect, Need, Pack } from '../cards/vocabulary.ts';
import { type Book, bookOf } from '../table/book.ts';
import type { BookWord } from '../table/lists.ts';
import { defaultOptions } from '../table/options.ts';
import { type Described, thingInWords } from '../text/card-words.ts';
import type { Grammar } from '../text/grammar.ts';
import type { ReadWords } from '../text/scene.ts';
import { cardGroups } from './card-groups.ts';
import { readBy } from './read-words.ts';
import { roomId, type Wording } from './wording.ts';

/** What is played with, as far as it has words on it: cards and tiles, and boards. */
export interface Printed {
  readonly pack: Pack;
  readonly board: Board;
}

/** Something with words on it, and what it is. */
export type ReadThing = {
  readonly [Kind in keyof Described]: { readonly kind: Kind; readonly thing: Described[Kind] };
}[keyof Described];

/** Somebody who can read what is printed on cards, tiles and boards. It can be loaded apart. */
export interface CardReader extends Printed {
  /** A card, a tile or an ability space by its id; nothing, if there is none. */
  read(id: string): ReadThing | undefined;
  /** All of them by their ids, in printed order. */
  readonly things: ReadonlyMap<string, ReadThing>;
  /** The word at a place, with the words in it; nothing, if there is none. */
  wordAt(list: number, nth: number): Effect | undefined;
  /** A line of a card's requirements, from 1. */
  needOf(card: string, line: number): Need | undefined;
  /** What an ability space does. */
  abilityOf(space: string): Ability | undefined;
  /** An incubation line of a card or of an ability space, from 1. */
  lineOf(thing: string, line: number): readonly Effect[] | undefined;
  /** What something does, in sentences. */
  readonly thingInWords: typeof thingInWords;
  /** What actions and questions say of it, in this grammar. */
  inWords(grammar: Grammar): ReadWords;
  /** All of them in groups, as tools list them. */
  groups(wording: Wording): readonly CardGroup[];
}

const READERS = new WeakMap<Pack, CardReader>();

/** Who can read what is printed; made once. A value that is none is an `EngineError`. */
export function readerOf(printed: Printed): CardReader {
  const known = attempt(() => READERS.get(printed.pack));
  if (known !== undefined && known.board === printed.board) return known;
  const made = readerMade(printed);
  READERS.set(made.pack, made);
  return made;
}

function readerMade(printed: Printed): CardReader {
  const made = attempt(() => {
    const { pack, board } = printed;
    const { lists } = bookOf({ pack, board, options: defaultOptions });
    return { pack, board, lists, things: thingsIn(pack, board) };
  });
  if (made === undefined) {
    throw new EngineError(
      'argument/invalid',
      `A pack and a board are needed here; ${named(printed)} is not both of Ants.`,
    );
  }
  const { pack, board, lists, things } = made;
  const cardOf = (id: string): Card | undefined => {
    const found = things.get(id);
    return found?.kind === 'card' ? found.thing : undefined;
  };
  const reader: CardReader = {
    pack,
    board,
    things,
    read: (id) => things.get(id),
    wordAt: (list, nth) => attempt(() => effectOf(lists, lists[list]?.words[nth])),
    needOf: (card, line) => cardOf(card)?.needs?.[line - 1],
    abilityOf: (space) => board.anthill.abilities[space],
    lineOf(id, line) {
      const found = things.get(id);
      return found?.kind === 'card' || found?.kind === 'ability' ? found.thing.incubation?.[line - 1] : undefined;
    },
    thingInWords,
    inWords: (grammar) => readBy(reader, grammar),
    groups: (wording) => cardGroups(reader, wording),
  };
  return reader;
}

function thingsIn({ basic, starting, queenRooms, ...tiles }: Pack, { anthill }: Board): Map<string, ReadThing> {
  const found = new Map<string, ReadThing>();
  const add = (kind: keyof Described, things: Readonly<Record<string, unknown>>): void => {
    for (const [id, thing] of Object.entries(things)) found.set(id, { kind, thing } as ReadThing);
  };
  for (const deck of [basic, starting, queenRooms]) add('card', deck);
  add('enemy', tiles.enemies);
  add('queen', tiles.queens);
  add('incubation-tile', tiles.incubationTiles);
  add('item', tiles.items);
  add('leaf', tiles.leaves);
  add('ability', anthill.abilities);
  add('room', Object.fromEntries(tiles.rooms.map((room) => [roomId(room.size), room])));
  return found;
}

/** A word of the book as it is printed: the words in it stand in lists of their own there. */
function effectOf(lists: Book['lists'], word: BookWord | undefined): Effect | undefined {
  if (word === undefined) return undefined;
  if (!('list' in word)) return word;
  const effects = (lists[word.list]?.words ?? []).flatMap((each) => effectOf(lists, each) ?? []);
  const { list: _, ...own } = word;
  return { ...own, effects } as Effect;
}
