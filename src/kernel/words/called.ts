import { givenList, givenObject, givenText } from '../basics/given.ts';
import type { Seat } from '../basics/seats.ts';
import type { SeatNames } from './common.ts';
import { unbroken } from './letters.ts';

/**
 * What players and things are called at one table, beside what the game itself calls them. Plain data, to keep and to send
 * on; it belongs to no ruleset, so that nothing of a game changes with it.
 */
export interface TableNames {
  /** The players' names by seat. One that is missing or empty is called as the game calls the seat. */
  readonly players?: readonly string[];
  /** The names of cards of one's own, and of whatever else a pack adds: by locale, then by id. */
  readonly cards?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

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
 * How sentences in a locale call everybody and everything.
 *
 * @rule KER-11.10 A player who was given a name is called by it in every sentence.
 * @rule KER-11.11 Names are told without what breaks a line or turns the text around; what is the same is told apart by the seat.
 */
export function calledAt(names: TableNames, locale: string, seatName: SeatNames): Called {
  const { players = [], cards = {} } = givenObject(names, 'names');
  const given = givenList(players, 'names of players').map((name) =>
    unbroken(givenText(name, 'name of a player')).trim(),
  );
  const all = givenObject(cards, 'names of cards');
  const own = (Object.hasOwn(all, locale) ? all[locale] : undefined) ?? {};
  const named = (seat: Seat): string | undefined => {
    const name = given[seat] ?? '';
    if (name === '') return undefined;
    return given.indexOf(name) === given.lastIndexOf(name) ? name : `${name} ${seat + 1}`;
  };
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
