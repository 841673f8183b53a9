import {
  attempt,
  EngineError,
  type Game,
  givenGame,
  givenOptions,
  IllegalAction,
  type Moment,
  named,
  prospects,
  type Seat,
} from '../../../kernel/index.ts';
import { seatOf } from '../rules/position.ts';
import type { SnailsEvent } from '../table/events.ts';
import type { SnailsState, SnailsTypes, SnailsView } from '../table/state.ts';
import type { SnailsAction } from '../table/work.ts';

/** What an attack does, as far as its dice decide it: pushes that are still to be directed are not followed. */
export interface AttackResult {
  /** Is this what happens if no row is met? */
  readonly outcome: 'hit' | 'miss';
  /** The life that each snail loses, by handle; only those that lose any. */
  readonly damage: readonly { readonly snail: number; readonly lost: number }[];
  /** The snails that are eliminated, by handle. */
  readonly eliminated: readonly number[];
  /** What happens to tiles, in order. */
  readonly tiles: readonly { readonly field: string; readonly result: 'damaged' | 'destroyed' | 'removed' }[];
}

/** One of the things an attack may do, and how likely it is: exactly `ways / outOf`. */
export interface AttackOdds {
  readonly ways: bigint;
  readonly outOf: bigint;
  /** The same as a number, rounded. */
  readonly probability: number;
  readonly result: AttackResult;
}

/** How the odds of an attack are counted. */
export interface OddsOptions {
  /** `none`: no die is rolled again and no rage is used; `best`: wherever that makes the attack worth more. `best` if not said. */
  readonly reRolls?: 'best' | 'none';
  /**
   * What a result is worth to the player: rows, re-rolls and scatter are chosen by it. If not said, the life that enemies
   * lose less the life that friends lose, with 10 for each snail eliminated.
   */
  readonly worth?: (result: AttackResult) => number;
}

/**
 * The exact odds of an attack that is about to be made, likeliest first: of the action that aims it, or of any decision
 * about its dice. Works on a view as on a state, and needs nothing that the viewer does not know. What is not about dice
 * ends it: pushes that have to be directed, and the choice of a target for the next attack of the same card. An illegal
 * action is an `IllegalAction`.
 *
 * @example What a shot is worth
 * {@includeCode ../../../../test/snails/show/attack-odds.test.ts#shot}
 */
export function odds(
  game: Game<SnailsTypes>,
  at: SnailsState | SnailsView,
  action: SnailsAction,
  options: OddsOptions = {},
): readonly AttackOdds[] {
  const refusal = givenGame(game).whyIllegal(at, action);
  if (refusal !== undefined) throw new IllegalAction(refusal, game.explain(refusal));
  const { reRolls = 'best', worth = balance(action.seat) } = givenOptions(options);
  const state = 'viewer' in at ? game.determinize(at, 'odds') : at;
  return prospects<SnailsTypes, AttackResult>(game, state, action, {
    figure: NOTHING_YET,
    after,
    until: ({ type }) => AFTERWARDS.includes(type),
    answers: answersOf(action.seat, reRolls),
    worth,
    // Which card is drawn makes no difference to an attack.
    indifferent: ['deck'],
  })
    .map(({ figure, ...share }) => ({ ...share, result: figure }))
    .sort((one, other) => other.probability - one.probability);
}

/** The life an attack costs the enemies of a seat on average, less what it costs its own snails. */
export function expectedDamage(all: readonly AttackOdds[], seat: number): number {
  if (!Number.isInteger(seat) || seat < 0) throw new EngineError('seat/unknown', `There is no seat ${named(seat)}.`);
  const sum = attempt(() =>
    all.reduce((so, { probability, result }) => so + probability * lifeBalance(result, seat), 0),
  );
  if (sum !== undefined) return sum;
  throw new EngineError('argument/invalid', `The odds of an attack are needed here; ${named(all)} is not that.`);
}

/** The kinds of decision that are about the dice. */
const ABOUT_DICE: readonly string[] = ['use-rage', 're-roll', 'choose-row', 'scatter-field'];
/** Those that the player can leave, and leaves where re-rolls do not count. */
const OPTIONAL: readonly string[] = ['use-rage', 're-roll'];

/** What is decided about the dice; nothing where something else is to be decided, or by somebody else. */
function answersOf(seat: Seat, reRolls: 'best' | 'none') {
  return ({ pending: [decision], legalActions }: Moment<SnailsTypes, AttackResult>) => {
    if (decision?.seat !== seat || !ABOUT_DICE.includes(decision.kind)) return undefined;
    const actions = legalActions();
    const isLeft = reRolls === 'none' && OPTIONAL.includes(decision.kind);
    return isLeft ? actions.filter((action) => 'decline' in action) : actions;
  };
}

/** What comes after the attack itself: the game may go on to other players' cards. */
const AFTERWARDS: readonly SnailsEvent['type'][] = [
  'revealed',
  'slot-passed',
  'slot-began',
  'phase-began',
  'game-ended',
];

const NOTHING_YET: AttackResult = { outcome: 'hit', damage: [], eliminated: [], tiles: [] };
const TILES = { 'tile-damaged': 'damaged', 'tile-destroyed': 'destroyed', 'tile-removed': 'removed' } as const;

/** What an event adds to what an attack has done. */
function after(result: AttackResult, event: SnailsEvent): AttackResult {
  switch (event.type) {
    case 'damaged':
      return { ...result, damage: withDamage(result.damage, event.snail, event.amount - event.shell) };
    case 'eliminated':
      return { ...result, eliminated: [...result.eliminated, event.snail] };
    case 'tile-damaged':
    case 'tile-destroyed':
    case 'tile-removed':
      return { ...result, tiles: [...result.tiles, { field: event.field, result: TILES[event.type] }] };
    case 'missed':
      return { ...result, outcome: 'miss' };
    case 'row-taken':
      return { ...result, outcome: 'hit' };
    default:
      return result;
  }
}

function withDamage(damage: AttackResult['damage'], snail: number, lost: number): AttackResult['damage'] {
  if (lost <= 0) return damage;
  const before = damage.find((each) => each.snail === snail)?.lost ?? 0;
  const others = damage.filter((each) => each.snail !== snail);
  return [...others, { snail, lost: before + lost }].sort((one, other) => one.snail - other.snail);
}

const FELLED = 10;

/** What a result is worth to a seat, if nothing else is said. */
function balance(seat: number): (result: AttackResult) => number {
  return (result) => {
    const felled = result.eliminated.reduce((sum, snail) => sum + (seatOf(snail) === seat ? -FELLED : FELLED), 0);
    return lifeBalance(result, seat) + felled;
  };
}

function lifeBalance({ damage }: AttackResult, seat: number): number {
  return damage.reduce((sum, { snail, lost }) => sum + (seatOf(snail) === seat ? -lost : lost), 0);
}
