import type { ScoreLine } from '../cards/scores.ts';
import type { Card, Effect, Lasting, Need } from '../cards/vocabulary.ts';
import type { CardSymbol, Terrain, TileSet } from '../components.ts';

/** What is gained at once: several resources. */
export type Gains = readonly Extract<Effect, { readonly op: 'gain' }>[];

/** Words in order, those that gain resources one after the other together: `gain 1 Food and 1 Leaf`. */
export function gathered(effects: readonly Effect[]): readonly (Effect | Gains)[] {
  const told: (Effect | Gains)[] = [];
  for (const effect of effects) {
    const last = told[told.length - 1];
    if (effect.op !== 'gain') told.push(effect);
    else if (Array.isArray(last)) told[told.length - 1] = [...(last as Gains), effect];
    else told.push([effect]);
  }
  return told;
}

/** Clauses in order; one that is said several times in a row is said once, with how often: `draw 1 card (×2)`. */
export function inARow(clauses: readonly string[]): readonly string[] {
  const told: { readonly clause: string; readonly times: number }[] = [];
  for (const clause of clauses) {
    const last = told[told.length - 1];
    if (last?.clause === clause) told[told.length - 1] = { clause, times: last.times + 1 };
    else told.push({ clause, times: 1 });
  }
  return told.map(({ clause, times }) => (times === 1 ? clause : `${clause} (×${times})`));
}

/** Are these gains, and no other word? */
export const areGains = (told: Effect | Gains): told is Gains => Array.isArray(told);

/** How one language says what cards and tiles do: words are clauses, in printed order. */
export interface Grammar {
  /** What a card costs. */
  cost(cost: NonNullable<Card['cost']>): string;
  /** The Room tile that a card needs. */
  room(size: number): string;
  /** The symbols of a card. */
  symbols(symbols: readonly CardSymbol[]): string;
  /** A line of requirements, without a full stop. */
  need(need: Need): string;
  /** All lines, in a sentence. */
  needs(needs: readonly Need[]): string;
  /** Words one after the other as orders, without a full stop and without saying what may be declined. */
  orders(effects: readonly Effect[]): string;
  /** What is done once. */
  now(effects: readonly Effect[]): string;
  /** What is gained before the game. */
  before(effects: readonly Effect[]): string;
  /** What is done in every Incubation. */
  incubation(effects: readonly Effect[]): string;
  always(lasting: Lasting): string;
  /** Points at the end; each step says what there is in all. */
  score(line: ScoreLine): string;
  points(points: number): string;
  enemy(level: number, terrain: Terrain): string;
  /** When the deed of an Incubation tile is done, and what it brings. */
  tile(set: TileSet, needs: readonly Need[]): string;
  /** Who gains what a Leaf tile gives. */
  leaf(effects: readonly Effect[]): string;
  /** What a Room tile of this size is for. */
  roomTile(size: number): string;
}
