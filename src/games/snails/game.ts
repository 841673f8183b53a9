import { createGame, EngineError, type Fault, type Game } from '../../kernel/index.ts';
import { checkContamination, checkLayout } from './board/check-layout.ts';
import { ARCHIPELAGO } from './board/layouts/archipelago.ts';
import { CONTAMINATION } from './board/layouts/contamination.ts';
import { plainCopy } from './cards/check/plain-copy.ts';
import { checkPack } from './cards/check-pack.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { rulesOf } from './contract.ts';
import { simulatorOf } from './direct.ts';
import { faultsOf as flawFaults, readObject, shown } from './outside.ts';
import { bookOf, type Ruleset } from './table/book.ts';
import type { SnailsTypes } from './table/state.ts';

/**
 * A game of Snails with other cards, another board or another contamination track. What is not said is the default.
 *
 * A ruleset that cannot be played is an `EngineError` with the path of every fault.
 */
export function createSnails(ruleset: Partial<Ruleset> = {}): Game<SnailsTypes> {
  const read = readObject(ruleset, [], ['pack', 'layout', 'contamination']);
  if (read === undefined) {
    return refuse([{ path: 'ruleset', message: `expected an object, found ${shown(ruleset)}` }]);
  }
  const { pack = defaultPack, layout = ARCHIPELAGO, contamination = CONTAMINATION } = read.values as Partial<Ruleset>;
  return gameOf({ pack, layout, contamination }, flawFaults('ruleset', read.flaws));
}

function gameOf(said: Ruleset, flaws: readonly Fault[]): Game<SnailsTypes> {
  refuseIf([...flaws, ...faultsOf(said)]);
  // The game keeps its own copy: what the caller does with theirs afterwards changes nothing. The copy is checked once
  // more, for a value that says something else when it is read again.
  const { value, faults } = plainCopy(said, 'ruleset');
  refuseIf(faults);
  const ruleset = value as Ruleset;
  refuseIf(faultsOf(ruleset));
  return createGame(rulesOf(bookOf(ruleset)), simulatorOf(ruleset));
}

function faultsOf({ pack, layout, contamination }: Ruleset): readonly Fault[] {
  return [...checkPack(pack), ...checkLayout(layout), ...checkContamination(contamination)];
}

function refuseIf(faults: readonly Fault[]): void {
  if (faults.length > 0) refuse(faults);
}

function refuse(faults: readonly Fault[]): never {
  throw new EngineError('ruleset/invalid', 'This ruleset cannot be played.', faults);
}

/** Snails with the default cards, board and contamination track: the rules are in `docs/rules/snails.md`. */
export const snails: Game<SnailsTypes> = createSnails();
