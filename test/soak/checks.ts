import { type Game, type GameRecord, type GameTypes, replay } from '../../src/kernel/index.ts';
import { allBoxes } from '../../src/registry/index.ts';
import { type Check, checksOf, failureOf, orError } from './check.ts';
import { OWN_PROOFS } from './own-proofs.ts';
import { type Counts, type Failure, nothing } from './report.ts';

const BOXES = await allBoxes();
/** One after another, over and over: a check is found again by its seed alone. */
const CHECKS: readonly Check[] = [...BOXES.flatMap(checksOf), ...OWN_PROOFS.flatMap(({ checks }) => checks)];

/** Where the record of a failure leads, in a sentence. */
export function whereItLeads(recorded: GameRecord, input: unknown): string {
  const games: readonly Game<GameTypes>[] = [
    ...BOXES.map(({ game }) => game),
    ...OWN_PROOFS.flatMap((proof) => proof.gamesOf(input)),
  ];
  const game = games.find((each) => each.ruleset === recorded.ruleset);
  if (game === undefined) return `There is no game of the ruleset '${recorded.ruleset}' any more.`;
  const state = orError(() => replay(game, recorded));
  if (state instanceof Error) return `Its record is refused: ${state.message}`;
  const asked = game.pending(state).map(({ seat, kind }) => `seat ${seat} is asked '${kind}'`);
  return `Its record leads to ply ${recorded.actions.length}: ${asked.join(', ') || 'the game is over'}.`;
}

function checkOf(seed: number): Check {
  return CHECKS[seed % CHECKS.length] as Check;
}

/** What the check of this seed is called. */
export function nameOf(seed: number): string {
  return checkOf(seed).name;
}

/** Runs the check of this seed: what it has done, and what it found if it failed. */
export async function runCheck(seed: number): Promise<{ readonly counts: Counts; readonly failure?: Failure }> {
  const counts = nothing();
  try {
    await checkOf(seed).run(seed, counts);
    return { counts };
  } catch (thrown) {
    return { counts, failure: failureOf(thrown) };
  }
}
