import { clonePlain, createGame, EngineError, examined, type Game, objectAt, type Spot } from '../../kernel/index.ts';
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
 */
export function createSnails(ruleset: Partial<Ruleset> = {}): Game<SnailsTypes> {
  // The game keeps its own copy: what the caller does with theirs afterwards changes nothing.
  const { value, faults } = examined(ruleset, 'ruleset', readRuleset);
  if (value === undefined) throw new EngineError('ruleset/invalid', 'This ruleset cannot be played.', faults);
  return createGame(rulesOf(bookOf(value)));
}

function readRuleset(spot: Spot): Ruleset | undefined {
  const said = objectAt(spot, { required: [], optional: ['pack', 'layout', 'contamination'] });
  if (said === undefined) return undefined;
  // A fault is told where the part would be checked alone: `pack.red`, as by `checkPack`.
  const part = <Part>(key: keyof Ruleset, read: (spot: Spot) => Part | undefined, ours: Part): Part | undefined => {
    const found = said(key);
    // Ours are copied too: what is frozen is read more slowly.
    return found === undefined ? clonePlain(ours) : read({ ...found, path: key });
  };
  const pack = part('pack', readPack, defaultPack);
  const layout = part('layout', readLayout, ARCHIPELAGO);
  const contamination = part('contamination', readTrack, CONTAMINATION);
  return pack === undefined || layout === undefined || contamination === undefined
    ? undefined
    : { pack, layout, contamination };
}

/** Snails with the default cards, board and contamination track: the rules are in `docs/rules/snails.md`. */
export const snails: Game<SnailsTypes> = createSnails();
