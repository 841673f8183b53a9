import { EngineError, IllegalAction } from '../basics/errors.ts';
import { givenGame, givenOptions } from '../basics/given.ts';
import { freezeNew, isSamePlain } from '../basics/plain.ts';
import type { Decision, Game, GameTypes, Simulation } from '../contract/game.ts';
import { hash } from '../keeping/hash.ts';
import {
  CERTAIN,
  type Counting,
  inLowestTerms,
  quotient,
  type Share,
  sumOf,
  type Teller,
  tellerOf,
  waysAfter,
} from './ways.ts';

/** One of the figures that may come of an action, and how likely it is: exactly `ways / outOf`. */
export interface Prospect<Figure> {
  readonly ways: bigint;
  readonly outOf: bigint;
  /** The same as a number, rounded. */
  readonly probability: number;
  readonly figure: Figure;
}

/** A decision on the way, to be answered or not. It is gone when the answer is given: nothing of it is to be kept. */
export interface Moment<T extends GameTypes, Figure> {
  /** One for each seat that owes a decision. */
  readonly pending: readonly Decision<T['Ask']['ask']>[];
  readonly state: T['State'];
  /** What has been counted so far. */
  readonly figure: Figure;
  /** All that is legal now. */
  legalActions(): readonly T['Action'][];
}

/** What is counted, how far, and how decisions are taken on the way. */
export interface ProspectsOptions<T extends GameTypes, Figure> {
  /** The figure before anything has happened. Figures are plain data, and none is ever changed: they are replaced. */
  readonly figure: Figure;
  /** What an event makes of the figure. Events are told as they happen. */
  after(figure: Figure, event: T['Event']): Figure;
  /** Does the count end with this event? It is not counted then, nor is anything after it. It goes on, if not said. */
  readonly until?: (event: T['Event']) => boolean;
  /**
   * The answers to weigh where decisions are owed; nothing where the count ends, which is everywhere, if not said. Of
   * several, the first of those that are worth most on average is taken.
   */
  readonly answers?: (moment: Moment<T, Figure>) => readonly T['Action'][] | undefined;
  /** What a figure is worth to whoever answers; nothing, if not said. */
  readonly worth?: (figure: Figure) => number;
  /** Streams of chance that make no difference to the figure: one outcome of theirs stands for all. */
  readonly indifferent?: readonly string[];
  /** How many ways chance may part into before an error says that there are more; 250,000 if not said. */
  readonly most?: number;
}

/**
 * Everything that may come of a legal action, with exact odds: not up to the next decision, as with `outcomes`, but on
 * through decisions that are taken by a policy, up to a given point; and not as positions, but as a figure that is told
 * from what happens. Equal figures are one. An illegal action is an `IllegalAction`.
 *
 * @example The highest of two dice, if the first may be rolled again
 * {@includeCode ../../../test/kernel/odds/prospects.test.ts#again}
 *
 * @rule KER-4.10 The odds are exact, and ways that come to the same position are counted on together.
 */
export function prospects<T extends GameTypes, Figure>(
  game: Game<T>,
  state: T['State'],
  action: T['Action'],
  options: ProspectsOptions<T, Figure>,
): readonly Prospect<Figure>[] {
  const refusal = givenGame(game).whyIllegal(state, action);
  if (refusal !== undefined) throw new IllegalAction(refusal, game.explain(refusal));
  const { figure, most = MOST, indifferent = [] } = givenOptions(options);
  if (typeof options.after !== 'function') {
    throw new EngineError('argument/invalid', "What is counted has to be said: 'after' is no function.");
  }
  const teller = tellerOf({ most, what: `'${action.type}'`, indifferent });
  const asking: Asking<T, Figure> = { teller, options, settled: new Map() };
  const first = { at: game.simulate(state, { chance: teller }), count: { figure, isOver: false } };
  return [...follow(asking, first, action).values()].map(({ figure, ...share }) => ({
    ...inLowestTerms(share),
    figure: freezeNew(figure),
  }));
}

const MOST = 250_000;

interface Asking<T extends GameTypes, Figure> {
  readonly teller: Teller;
  readonly options: ProspectsOptions<T, Figure>;
  /** What comes of positions that were looked at already: choices that were made in another order lead back to one. */
  readonly settled: Map<number, Settled<T, Figure>[]>;
}

/** What has been counted, and whether that is all. */
interface Count<Figure> {
  readonly figure: Figure;
  readonly isOver: boolean;
}

interface Here<T extends GameTypes, Figure> {
  readonly at: Simulation<T>;
  readonly count: Count<Figure>;
}

interface Settled<T extends GameTypes, Figure> {
  readonly state: T['State'];
  readonly figure: Figure;
  readonly spread: Spread<Figure>;
}

/** Figures, each once, with how likely they are. */
type Spread<Figure> = ReadonlyMap<string, Share & { readonly figure: Figure }>;

/** Takes an action, and goes on with whatever is decided then. */
function follow<T extends GameTypes, Figure>(
  asking: Asking<T, Figure>,
  here: Here<T, Figure>,
  action: T['Action'],
): Spread<Figure> {
  const { teller, options } = asking;
  const spread = new Map<string, Share & { readonly figure: Figure }>();
  for (const way of waysAfter<T, Count<Figure>>(teller, { ...here, ...CERTAIN }, action, countingWith(options))) {
    for (const [key, { ways, outOf, figure }] of settle(asking, way)) {
      const share = { ways: ways * way.ways, outOf: outOf * way.outOf };
      const same = spread.get(key);
      spread.set(key, { figure, ...(same === undefined ? share : sumOf(same, share)) });
    }
  }
  return spread;
}

function countingWith<T extends GameTypes, Figure>({
  after,
  until = () => false,
}: ProspectsOptions<T, Figure>): Counting<Simulation<T>, Count<Figure>> {
  return (at, before, piece) => {
    const { events } = at.listen(piece);
    if (before.isOver || events.length === 0) return before;
    const end = events.findIndex(until);
    const counted = end === -1 ? events : events.slice(0, end);
    return { figure: counted.reduce(after, before.figure), isOver: end !== -1 };
  };
}

/** What comes of a position in which decisions are owed, or the game is over. */
function settle<T extends GameTypes, Figure>(asking: Asking<T, Figure>, here: Here<T, Figure>): Spread<Figure> {
  const { at, count } = here;
  const { state } = at;
  const { figure } = count;
  const { answers } = asking.options;
  const pending = count.isOver || answers === undefined ? [] : at.pending();
  if (answers === undefined || pending.length === 0) return certainly(figure);
  const open = answers({ pending, state, figure, legalActions: () => at.legalActions() });
  if (open === undefined) return certainly(figure);

  const key = hash(state);
  const alike = asking.settled.get(key) ?? [];
  asking.settled.set(key, alike);
  const known = alike.find((each) => isSamePlain(each.state, state) && isSamePlain(each.figure, figure));
  if (known !== undefined) return known.spread;
  const spread = best(asking, here, open);
  alike.push({ state, figure, spread });
  return spread;
}

const certainly = <Figure>(figure: Figure): Spread<Figure> =>
  new Map([[JSON.stringify(figure), { ...CERTAIN, figure }]]);

/** What comes of the answer that is worth most. */
function best<T extends GameTypes, Figure>(
  asking: Asking<T, Figure>,
  here: Here<T, Figure>,
  actions: readonly T['Action'][],
): Spread<Figure> {
  const { worth = () => 0 } = asking.options;
  let found: { readonly spread: Spread<Figure>; readonly mean: number } | undefined;
  for (const action of actions) {
    const spread = follow(asking, here, action);
    const mean = [...spread.values()].reduce(
      (sum, { ways, outOf, figure }) => sum + quotient(ways, outOf) * worth(figure),
      0,
    );
    if (found === undefined || mean > found.mean) found = { spread, mean };
  }
  if (found !== undefined) return found.spread;
  throw new EngineError('decision/none', 'There is no answer to weigh where a decision is owed.');
}
