import { attempt, EngineError, named } from '../../../kernel/index.ts';
import type { Board } from '../board/board.ts';
import type { Card, Effect, Pack } from '../cards/vocabulary.ts';
import { type Book, bookOf } from '../table/book.ts';
import type { BookWord } from '../table/lists.ts';
import { defaultOptions } from '../table/options.ts';
import { type Described, thingInWords } from '../text/card-words.ts';
import { cardGroups } from './card-groups.ts';
import { readBy } from './read-words.ts';
import type { CardReader, Printed, ReadThing } from './reading.ts';
import { roomId } from './wording.ts';

export type { CardReader, Printed, ReadThing } from './reading.ts';

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
