import { createGame, type Game, rulesetFrom } from '../../kernel/index.ts';
import { readPack } from './cards/check-pack.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { rulesOf } from './contract.ts';
import { bookOf, type Ruleset } from './table/book.ts';
import { defaultOptions, type Options, readOptions } from './table/options.ts';
import type { ZombiakiTypes } from './table/state.ts';

/** What a game is played with, as far as it is not the default. */
export interface GivenRuleset extends Partial<Omit<Ruleset, 'options'>> {
  readonly options?: Partial<Options>;
}

/**
 * A game of Zombiaki with other cards or other rulings. What is not said is the default.
 *
 * A ruleset that cannot be played is an `EngineError` with the path of every fault.
 */
export function createZombiaki(ruleset: GivenRuleset = {}): Game<ZombiakiTypes> {
  const made = rulesetFrom<Ruleset>(ruleset, {
    pack: { read: readPack, ours: defaultPack },
    options: { read: readOptions, ours: defaultOptions },
  });
  return createGame(rulesOf(bookOf(made)));
}

/** Zombiaki with the default cards and rulings: the rules are in `docs/rules/zombiaki.md`. */
export const zombiaki: Game<ZombiakiTypes> = createZombiaki();
