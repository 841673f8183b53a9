import { createGame, type Game, rulesetFrom } from '../../kernel/index.ts';
import { readLayout, readTrack } from './board/check-layout.ts';
import { ARCHIPELAGO } from './board/layouts/archipelago.ts';
import { CONTAMINATION } from './board/layouts/contamination.ts';
import { readPack } from './cards/check-pack.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { rulesOf } from './contract.ts';
import { bookOf, type Ruleset } from './table/book.ts';
import type { SnailsTypes } from './table/state.ts';

/**
 * A game of Snails with other cards, another board or another contamination track. What is not said is the default.
 *
 * A ruleset that cannot be played is an `EngineError` with the path of every fault.
 *
 * @example Snails with a card of your own
 * {@includeCode ../../../test/guide/write-a-card.test.ts#game}
 */
export function createSnails(ruleset: Partial<Ruleset> = {}): Game<SnailsTypes> {
  const made = rulesetFrom<Ruleset>(ruleset, {
    pack: { read: readPack, ours: defaultPack },
    layout: { read: readLayout, ours: ARCHIPELAGO },
    contamination: { read: readTrack, ours: CONTAMINATION },
  });
  return createGame(rulesOf(bookOf(made)));
}

/** Snails with the default cards, board and contamination track: the rules are in `docs/rules/snails.md`. */
export const snails: Game<SnailsTypes> = createSnails();
