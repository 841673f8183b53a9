import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import type { Need } from '../cards/vocabulary.ts';
import { AGGRESSION, type CardSymbol, MUTATION, NONE, SYMBOLS } from '../components.ts';
import { type Book, cardOf, enemyOf } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { Demander } from '../table/work.ts';
import { countOf, symbolsOf } from './counts.ts';
import { amountOf, changeAmount, total } from './supply.ts';
import { tell } from './tell.ts';

/** What has requirements: a card, the enemy of a hex, the Incubation tile of a place; and the line that is waived, or -1. */
export interface Demand {
  readonly of: Demander;
  readonly thing: number;
  readonly waived: number;
}

const AGGRESSION_SYMBOL = SYMBOLS.indexOf('aggression');

/** The requirements of something; of a tile, of this player's. */
export function needsOf(
  book: Book,
  at: Pick<Seen, 'enemies' | 'tiles'>,
  seat: Seat,
  { of, thing }: Demand,
): readonly Need[] {
  if (of === 'card') return cardOf(book, thing).needs;
  if (of === 'enemy') return enemyOf(book, figureOf(at.enemies, thing)).needs;
  return entryOf(book.tiles, figureOf(entryOf(at.tiles, seat), thing)).needs;
}

/** A line that is not met: a count that is too low. */
interface Lack {
  /** The line, from 1. */
  readonly line: number;
  readonly has: number;
  readonly least: number;
}

/**
 * The first line of requirements that is not met, symbols aside.
 *
 * @rule ANT-12.17 They are not spent.
 * @rule ANT-12.30 A waived requirement line is met.
 */
export function lackOf(book: Book, at: Seen, seat: Seat, demand: Demand): Lack | undefined {
  const needs = needsOf(book, at, seat, demand);
  for (let index = 0; index < needs.length; index++) {
    const need = entryOf(needs, index);
    if (need.needs !== 'count' || index === demand.waived) continue;
    const has = countOf(book, at, seat, need.count, NONE);
    if (has < need.least) return { line: index + 1, has, least: need.least };
  }
  return undefined;
}

/**
 * How many copies of each symbol are missing; `known` are the symbols of the player, for whoever has counted them already.
 *
 * @rule ANT-12.3 A card's own symbols do not help to meet its own requirements.
 * @rule ANT-12.4 Symbols are not used up; each line asks for the given number of copies of one symbol.
 */
export function missingSymbols(book: Book, at: Seen, seat: Seat, demand: Demand, known?: readonly number[]): number[] {
  const missing = SYMBOLS.map(() => 0);
  let symbols = known;
  const needs = needsOf(book, at, seat, demand);
  for (let index = 0; index < needs.length; index++) {
    const need = entryOf(needs, index);
    if (need.needs !== 'symbol' || index === demand.waived) continue;
    symbols ??= symbolsOf(book, at, seat);
    const symbol = SYMBOLS.indexOf(need.symbol);
    missing[symbol] = Math.max(figureOf(missing, symbol), need.least - figureOf(symbols, symbol));
  }
  return missing;
}

/** The symbols that are missing, by name, as often as they are. */
export const missingNames = (missing: readonly number[]): CardSymbol[] =>
  SYMBOLS.flatMap((symbol, index) => Array.from({ length: figureOf(missing, index) }, () => symbol));

/** From how many to how many Aggression tokens can cover what is missing. */
interface CoverRange {
  readonly least: number;
  readonly most: number;
}

/**
 * How many Aggression tokens can be used for what is missing; nothing, if tokens cannot cover it.
 *
 * @rule ANT-12.5 An Aggression token may be discarded to provide 1 Aggression symbol.
 * @rule ANT-12.6 A Mutation token may be discarded to provide 1 symbol of the player's choice.
 * @rule ANT-12.8 Exactly as many tokens are discarded as symbols are missing.
 * @rule ANT-12.29 Each other missing symbol takes 1 Mutation token; Mutation tokens cover the rest of missing Aggression.
 */
export function coverRange(
  at: Pick<Seen, 'resources'>,
  seat: Seat,
  missing: readonly number[],
): CoverRange | undefined {
  const aggression = figureOf(missing, AGGRESSION_SYMBOL);
  const least = Math.max(0, total(missing) - amountOf(at, seat, MUTATION));
  const most = Math.min(aggression, amountOf(at, seat, AGGRESSION));
  return least <= most ? { least, most } : undefined;
}

/** The tokens that a player has, for a refusal. */
export const tokensOf = (at: Pick<Seen, 'resources'>, seat: Seat) => ({
  aggression: amountOf(at, seat, AGGRESSION),
  mutation: amountOf(at, seat, MUTATION),
});

/** Are all requirements met, with tokens or without? */
export function isMet(book: Book, at: Seen, seat: Seat, demand: Demand): boolean {
  if (lackOf(book, at, seat, demand) !== undefined) return false;
  return coverRange(at, seat, missingSymbols(book, at, seat, demand)) !== undefined;
}

/** Discards tokens for missing symbols: so many Aggression tokens, and Mutation tokens for the rest. */
export function coverSymbols(draft: Changing, seat: Seat, missing: readonly number[], aggression: number): void {
  const mutation = total(missing) - aggression;
  if (aggression + mutation === 0) return;
  changeAmount(draft, seat, AGGRESSION, -aggression);
  changeAmount(draft, seat, MUTATION, -mutation);
  tell({ type: 'symbols-covered', seat, aggression, mutation });
}
