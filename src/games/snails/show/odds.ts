import {
  attempt,
  type Draw,
  deepFreeze,
  EngineError,
  type Game,
  givenGame,
  givenOptions,
  IllegalAction,
  named,
  type Script,
  scripted,
} from '../../../kernel/index.ts';
import { seatOf } from '../rules/position.ts';
import type { SnailsAction } from '../table/actions.ts';
import type { SnailsEvent } from '../table/events.ts';
import type { SnailsState, SnailsTypes, SnailsView } from '../table/state.ts';

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
  const asking: Asking = { game, seat: action.seat, reRolls, worth, settled: new Map() };
  return [...follow(asking, { state, events: [] }, action).values()]
    .map(({ ways, outOf, result }) => ({ ...reduced(ways, outOf), result }))
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

interface Asking {
  readonly game: Game<SnailsTypes>;
  readonly seat: number;
  readonly reRolls: 'best' | 'none';
  readonly worth: (result: AttackResult) => number;
  /** What comes of positions that were looked at already: most re-rolls lead back to one. */
  readonly settled: Map<string, Spread>;
}

/** Where an attack has come to, and what has happened in it so far. */
interface Attack {
  readonly state: SnailsState;
  readonly events: readonly SnailsEvent[];
}

interface Weighed {
  ways: bigint;
  outOf: bigint;
  readonly result: AttackResult;
}

/** Results by what they say. */
type Spread = Map<string, Weighed>;

/** Takes an action, and goes on with whatever is decided about the dice. */
function follow(asking: Asking, attack: Attack, action: SnailsAction): Spread {
  const spread: Spread = new Map();
  for (const { ways, outOf, ...branch } of branchesOf(asking.game, attack, action)) {
    for (const each of settle(asking, branch).values()) {
      add(spread, { ways: each.ways * ways, outOf: each.outOf * outOf, result: each.result });
    }
  }
  return spread;
}

/** The kinds of decision that are about the dice. */
const ABOUT_DICE: readonly string[] = ['use-rage', 're-roll', 'choose-row', 'scatter-field'];
/** Those that the player can leave, and leaves where re-rolls do not count. */
const OPTIONAL: readonly string[] = ['use-rage', 're-roll'];

/** What comes of an attack from here on. */
function settle(asking: Asking, attack: Attack): Spread {
  const { game, seat, settled } = asking;
  const [decision] = game.pending(attack.state);
  const events = upToItsEnd(attack.events);
  const isOver = events.length < attack.events.length;
  if (isOver || decision === undefined || decision.seat !== seat || !ABOUT_DICE.includes(decision.kind)) {
    const result = resultOf(events);
    return new Map([[JSON.stringify(result), { ways: 1n, outOf: 1n, result }]]);
  }
  const key = JSON.stringify([attack.state, resultOf(events)]);
  const known = settled.get(key);
  if (known !== undefined) return known;
  const spread = decide(asking, attack, decision.kind);
  settled.set(key, spread);
  return spread;
}

/** What comes of the choice that is worth most. */
function decide(asking: Asking, attack: Attack, kind: string): Spread {
  const { game, reRolls, worth } = asking;
  const actions = [...game.legalActions(attack.state)];
  const open = reRolls === 'none' && OPTIONAL.includes(kind) ? actions.filter((each) => 'decline' in each) : actions;
  let best: { readonly spread: Spread; readonly mean: number } | undefined;
  for (const action of open) {
    const spread = follow(asking, attack, action);
    const mean = [...spread.values()].reduce(
      (sum, each) => sum + (Number(each.ways) / Number(each.outOf)) * worth(each.result),
      0,
    );
    if (best === undefined || mean > best.mean) best = { spread, mean };
  }
  return best?.spread ?? new Map();
}

interface BranchOf extends Attack {
  readonly ways: bigint;
  readonly outOf: bigint;
}

/** Every way in which chance may answer an action. Which card is drawn makes no difference to an attack. */
function* branchesOf(game: Game<SnailsTypes>, { state, events }: Attack, action: SnailsAction): Generator<BranchOf> {
  const untried: number[][] = [[]];
  for (let script = untried.pop(); script !== undefined; script = untried.pop()) {
    const rolled: [string, number][] = [];
    let [ways, outOf] = [1n, 1n];
    const decide = ({ stream, weights }: Draw): number => {
      const possible = weights.flatMap((weight, outcome) => (weight > 0 ? [outcome] : []));
      const [first = 0, ...others] = possible;
      const outcome = script?.[rolled.length] ?? first;
      const isNew = rolled.length >= (script?.length ?? 0);
      const before = rolled.map(([, each]) => each);
      rolled.push([stream, outcome]);
      if (stream === 'deck') return outcome;
      if (isNew) untried.push(...others.map((other) => [...before, other]));
      ways *= BigInt(weights[outcome] ?? 0);
      outOf *= BigInt(weights.reduce((sum, weight) => sum + weight, 0));
      return outcome;
    };
    game.simulate(state, { chance: { decide } }).step(action);
    const applied = game.apply(withLuck(state, rolled), action);
    if (applied.ok) yield { ways, outOf, state: applied.state, events: [...events, ...applied.events] };
  }
}

function withLuck(state: SnailsState, script: Script): SnailsState {
  return deepFreeze({ ...state, chance: scripted(script) });
}

/** The events of the attack itself: the game may have gone on to other players' cards. */
function upToItsEnd(events: readonly SnailsEvent[]): readonly SnailsEvent[] {
  const end = events.findIndex(({ type }) => AFTERWARDS.includes(type));
  return end === -1 ? events : events.slice(0, end);
}

const AFTERWARDS: readonly SnailsEvent['type'][] = [
  'revealed',
  'slot-passed',
  'slot-began',
  'phase-began',
  'game-ended',
];

function resultOf(events: readonly SnailsEvent[]): AttackResult {
  const lost = new Map<number, number>();
  const eliminated: number[] = [];
  const tiles: { field: string; result: 'damaged' | 'destroyed' | 'removed' }[] = [];
  let outcome: AttackResult['outcome'] = 'hit';
  for (const event of events) {
    if (event.type === 'damaged' && event.amount > event.shell) {
      lost.set(event.snail, (lost.get(event.snail) ?? 0) + event.amount - event.shell);
    }
    if (event.type === 'eliminated') eliminated.push(event.snail);
    if (event.type === 'tile-damaged') tiles.push({ field: event.field, result: 'damaged' });
    if (event.type === 'tile-destroyed') tiles.push({ field: event.field, result: 'destroyed' });
    if (event.type === 'tile-removed') tiles.push({ field: event.field, result: 'removed' });
    if (event.type === 'missed') outcome = 'miss';
    if (event.type === 'row-taken') outcome = 'hit';
  }
  const damage = [...lost]
    .map(([snail, amount]) => ({ snail, lost: amount }))
    .sort((one, other) => one.snail - other.snail);
  return { outcome, damage, eliminated, tiles };
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

function add(spread: Spread, { ways, outOf, result }: Weighed): void {
  const key = JSON.stringify(result);
  const same = spread.get(key);
  if (same === undefined) {
    spread.set(key, { ways, outOf, result });
    return;
  }
  const sum = reduced(same.ways * outOf + ways * same.outOf, same.outOf * outOf);
  same.ways = sum.ways;
  same.outOf = sum.outOf;
}

function reduced(ways: bigint, outOf: bigint): { ways: bigint; outOf: bigint; probability: number } {
  const divisor = commonDivisor(ways, outOf);
  return {
    ways: ways / divisor,
    outOf: outOf / divisor,
    probability: Number(ways / divisor) / Number(outOf / divisor),
  };
}

function commonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : commonDivisor(right, left % right);
}
