import { createGame, EngineError, type Fault, type Game } from '../../kernel/index.ts';
import { ARCHIPELAGO } from './boards/archipelago.ts';
import { CONTAMINATION } from './boards/contamination.ts';
import { bookOf, type Ruleset } from './book.ts';
import { defaultPack } from './cards/pack.ts';
import { plainCopy } from './check/plain-copy.ts';
import { checkContamination, checkLayout } from './check-layout.ts';
import { checkPack } from './check-pack.ts';
import { simulatorOf } from './direct.ts';
import { rulesOf } from './rules.ts';
import type { SnailsTypes } from './state.ts';

/**
 * A game of Snails with other cards, another board or another contamination track. What is not said is the default.
 *
 * A ruleset that cannot be played is an `EngineError` with the path of every fault.
 */
export function createSnails({
  pack = defaultPack,
  layout = ARCHIPELAGO,
  contamination = CONTAMINATION,
}: Partial<Ruleset> = {}): Game<SnailsTypes> {
  const said = { pack, layout, contamination };
  refuse(faultsOf(said));
  // The game keeps its own copy: what the caller does with theirs afterwards changes nothing. The copy is checked once
  // more, for a value that says something else when it is read again.
  const { value, faults } = plainCopy(said, 'ruleset');
  refuse(faults);
  const ruleset = value as Ruleset;
  refuse(faultsOf(ruleset));
  return createGame(rulesOf(bookOf(ruleset)), simulatorOf(ruleset));
}

function faultsOf({ pack, layout, contamination }: Ruleset): readonly Fault[] {
  return [...checkPack(pack), ...checkLayout(layout), ...checkContamination(contamination)];
}

function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new EngineError('ruleset/invalid', 'This ruleset cannot be played.', faults);
}

/** Snails with the default cards, board and contamination track: the rules are in `docs/rules/snails.md`. */
export const snails: Game<SnailsTypes> = createSnails();
