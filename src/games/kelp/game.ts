import { createGame, type Game, rulesetFrom } from '../../kernel/index.ts';
import { readBoard } from './board/check-board.ts';
import { day } from './board/layouts/day.ts';
import { readPack } from './cards/check-pack.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { rulesOf } from './contract.ts';
import { bookOf, type Ruleset } from './table/book.ts';
import { defaultOptions, type Options, readOptions } from './table/options.ts';
import type { KelpTypes } from './table/state.ts';

/** What a game is played with, as far as it is not the default. */
export interface GivenRuleset extends Partial<Omit<Ruleset, 'options'>> {
  readonly options?: Partial<Options>;
}

/**
 * A game of Kelp with other cards, another board or other rulings: `createKelp({ board: night })`. What is not said is the
 * default.
 *
 * A ruleset that cannot be played is an `EngineError` with the path of every fault.
 */
export function createKelp(ruleset: GivenRuleset = {}): Game<KelpTypes> {
  const made = rulesetFrom<Ruleset>(ruleset, {
    pack: { read: readPack, ours: defaultPack },
    board: { read: readBoard, ours: day },
    options: { read: readOptions, ours: defaultOptions },
  });
  return createGame(rulesOf(bookOf(made)));
}

/** Kelp with the default cards, by day: the rules are in `docs/rules/kelp.md`. */
export const kelp: Game<KelpTypes> = createKelp();
