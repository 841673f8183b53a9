import { createGame, type Game, rulesetFrom } from '../../kernel/index.ts';
import { readBoard } from './board/check-board.ts';
import { defaultBoard } from './board/layouts/board.ts';
import { readPack } from './cards/check-pack.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { rulesOf } from './contract.ts';
import { bookOf, type Ruleset } from './table/book.ts';
import { defaultOptions, type Options, readOptions } from './table/options.ts';
import type { AntsTypes } from './table/state.ts';

/** What a game is played with, as far as it is not the default. */
export interface GivenRuleset extends Partial<Omit<Ruleset, 'options'>> {
  readonly options?: Partial<Options>;
}

/**
 * A game of Ants with other cards and tiles, other boards or other rulings: `createAnts({ options: { noCardPlayed: 'closed' } })`.
 * What is not said is the default.
 *
 * A ruleset that cannot be played is an `EngineError` with the path of every fault.
 */
export function createAnts(ruleset: GivenRuleset = {}): Game<AntsTypes> {
  const made = rulesetFrom<Ruleset>(ruleset, {
    pack: { read: readPack, ours: defaultPack },
    board: { read: readBoard, ours: defaultBoard },
    options: { read: readOptions, ours: defaultOptions },
  });
  return createGame(rulesOf(bookOf(made)));
}

/** Ants with the default cards, tiles and boards: the rules are in `docs/rules/ants.md`. */
export const ants: Game<AntsTypes> = createAnts();
