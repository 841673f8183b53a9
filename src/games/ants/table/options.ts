import { deepFreeze, objectAt, type Spot, wholeAt } from '../../../kernel/index.ts';
import { MOST_ROUNDS, USUAL_EXTRA_A_TURN, USUAL_MOST_ROUNDS } from '../components.ts';

/** Safety limits that make every game and every turn finite (C14). */
export interface Options {
  /** A round after which the end condition counts as met (ANT-24.7). */
  readonly maxRounds: number;
  /** How many -3 VP tokens a player may take in one turn (ANT-15.14). */
  readonly emergencyExtraPerTurn: number;
}

/** The options as the rules have them. */
export const defaultOptions: Options = deepFreeze({
  maxRounds: USUAL_MOST_ROUNDS,
  emergencyExtraPerTurn: USUAL_EXTRA_A_TURN,
});

/** More -3 VP tokens than anybody needs in one turn. */
const MOST_EXTRA = 99;

/** Reads options; those that are not said are the defaults. */
export function readOptions(spot: Spot): Options | undefined {
  const said = objectAt(spot, { required: [], optional: ['maxRounds', 'emergencyExtraPerTurn'] });
  if (said === undefined) return undefined;
  const [rounds, extra] = [said('maxRounds'), said('emergencyExtraPerTurn')];
  const maxRounds = rounds === undefined ? defaultOptions.maxRounds : wholeAt(rounds, 1, MOST_ROUNDS);
  const emergencyExtraPerTurn =
    extra === undefined ? defaultOptions.emergencyExtraPerTurn : wholeAt(extra, 0, MOST_EXTRA);
  if (maxRounds === undefined || emergencyExtraPerTurn === undefined) return undefined;
  return { maxRounds, emergencyExtraPerTurn };
}
