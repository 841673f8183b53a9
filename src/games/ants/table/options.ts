import { deepFreeze, objectAt, type Spot, unexpected, wordAt } from '../../../kernel/index.ts';

/** Rulings that can be switched: the rulebook can be read either way. */
export interface Options {
  /** How many -3 VP tokens a player may take in one turn (ANT-15.14). */
  readonly emergencyExtraPerTurn: number | 'unlimited';
  /** What comes of Play 2 Cards if no card is played: the action was performed, or it is closed for this turn (ANT-11.24). */
  readonly noCardPlayed: 'performed' | 'closed';
}

const OUTCOMES = ['performed', 'closed'] as const;

/** The options as the rules have them. */
export const defaultOptions: Options = deepFreeze({ emergencyExtraPerTurn: 'unlimited', noCardPlayed: 'performed' });

/** More -3 VP tokens than anybody needs in one turn. */
const MOST_EXTRA = 99;

/** Reads options; those that are not said are the defaults. */
export function readOptions(spot: Spot): Options | undefined {
  const said = objectAt(spot, { required: [], optional: ['emergencyExtraPerTurn', 'noCardPlayed'] });
  if (said === undefined) return undefined;
  const [extra, none] = [said('emergencyExtraPerTurn'), said('noCardPlayed')];
  const emergencyExtraPerTurn = extra === undefined ? defaultOptions.emergencyExtraPerTurn : readExtra(extra);
  const noCardPlayed = none === undefined ? defaultOptions.noCardPlayed : wordAt(none, OUTCOMES);
  if (emergencyExtraPerTurn === undefined || noCardPlayed === undefined) return undefined;
  return { emergencyExtraPerTurn, noCardPlayed };
}

function readExtra(spot: Spot): Options['emergencyExtraPerTurn'] | undefined {
  const { value } = spot;
  if (value === 'unlimited') return value;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_EXTRA) return value;
  return unexpected(spot, `a whole number from 0 to ${MOST_EXTRA}, or 'unlimited'`);
}
