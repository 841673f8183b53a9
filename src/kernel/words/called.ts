import { EngineError, named } from '../basics/errors.ts';
import { givenList, givenObject, givenOptions, givenText } from '../basics/given.ts';
import type { Seat } from '../basics/seats.ts';
import type { SeatNames } from './common.ts';
import type { LocaleTag } from './languages.ts';
import { capitalised, unbroken } from './letters.ts';

/**
 * What players and things are called at one table, beside what the game itself calls them. Plain data, to keep and to send
 * on; it belongs to no ruleset, so that nothing of a game changes with it.
 */
export interface TableNames {
  /** The players' names by seat. One that is missing or empty is called as the game calls the seat. */
  readonly players?: readonly string[];
  /** The names of cards of one's own, and of whatever else a pack adds. */
  readonly cards?: CardNames;
}

/** In which language something is told, and how everybody is called: the last argument of every function that says something. */
export interface TellingOptions {
  /** English by default. */
  readonly locale?: LocaleTag | undefined;
  /** By default as the game calls them. */
  readonly names?: TableNames | undefined;
}

/** Returns the options that a function was given; a tag alone, as in `explain(why, 'pl')`, is an error that says how to write it. */
export function givenTelling<Options extends TellingOptions>(options: Options | undefined): Partial<Options> {
  if (options === undefined) return {};
  if (typeof options !== 'string') return givenOptions(options);
  throw new EngineError(
    'argument/invalid',
    `Expected options as { locale: ${named(options)} }, got ${named(options)}.`,
  );
}

/** What the cards of a pack of one's own are called, and whatever else it adds: by locale, then by id. */
export type CardNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How sentences call players and things: made once for a table and a language. */
export interface Called {
  /** What a player is called inside a sentence: the name, or what the game calls the seat. */
  readonly player: SeatNames;
  /** The name that a player was given; nothing where there is none. */
  readonly named: (seat: Seat) => string | undefined;
  /** The name that a card, or something else of a pack, was given; nothing where there is none. */
  readonly card: (id: string) => string | undefined;
}

/**
 * The names of players, seat by seat, as they are shown: `Ann (1)` and `Ann (3)`, where both have the same. Who was given
 * none has none here either.
 *
 * @param seatName what a seat without a name is called beside them.
 * @rule KER-11.11 A name is told without what breaks a line or turns the text around it; players of the same name are told
 * apart by their numbers.
 */
export function namesApart(players: readonly string[], seatName: SeatNames = () => ''): readonly string[] {
  const given = givenList(players, 'names of players').map((name) =>
    unbroken(givenText(name, 'name of a player')).trim(),
  );
  const numbered = (name: string, seat: Seat): string => (name === '' ? '' : `${name} (${seat + 1})`);
  const read = given.map((name, seat) => capitalised(name || seatName(seat)));
  const isShared = (seat: Seat): boolean => read.some((other, each) => each !== seat && other === read[seat]);
  const apart = given.map((name, seat) => (isShared(seat) ? numbered(name, seat) : name));
  // Somebody may be called as another one is with the number.
  const isApart = apart.every((name, seat) => name === '' || apart.indexOf(name) === seat);
  return Object.freeze(isApart ? apart : given.map(numbered));
}

/**
 * How sentences in a locale call everybody and everything.
 *
 * @rule KER-11.10 A player who was given a name is called by it in every sentence.
 */
export function calledAt(names: TableNames, locale: string, seatName: SeatNames): Called {
  const { players = [], cards = {} } = givenObject(names, 'names');
  const apart = namesApart(players, seatName);
  const all = givenObject(cards, 'names of cards');
  const own = (Object.hasOwn(all, locale) ? all[locale] : undefined) ?? {};
  const named = (seat: Seat): string | undefined => apart[seat] || undefined;
  return Object.freeze({
    named,
    player: (seat: Seat) => named(seat) ?? seatName(seat),
    card: (id: string) => (Object.hasOwn(own, id) ? unbroken(givenText(own[id] ?? '', 'name of a card')) : undefined),
  });
}

/** Sentences, or what makes them once it is settled how everybody is called. */
export type Worded<Sentences> = Sentences | ((called: Called) => Sentences);

/** The sentences, for a table where everybody is called so. */
export function wordedFor<Sentences extends object>(worded: Worded<Sentences>, called: Called): Sentences {
  return typeof worded === 'function' ? worded(called) : worded;
}
