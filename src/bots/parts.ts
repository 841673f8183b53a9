import {
  askBot,
  type Bot,
  type BotMeans,
  deepFreeze,
  EngineError,
  type GameTypes,
  givenList,
  givenOptions,
  mustBeWhole,
  type Seat,
} from '../kernel/index.ts';
import type { IsmctsOptions } from './options.ts';
import type { Tally } from './search/deciding.ts';
import { searcherOf } from './searcher.ts';

/** Which part of a search, and what the whole of it is given. Plain data: it can be sent to another thread. */
export interface PartMeans extends Required<BotMeans> {
  /** From 0 on. */
  readonly part: number;
  /**
   * How many parts the search has: a whole number, 1 or more. Another number of parts is another search, so it should not hang on
   * how many threads there are.
   */
  readonly parts: number;
}

/** What came of a part of a search. Plain data: it can be sent back. */
export interface SearchedPart {
  readonly seat: Seat;
  /** The number of the decision that was searched. */
  readonly decision: number;
  readonly part: number;
  readonly parts: number;
  /** How often each of the legal actions was tried, in their order; or how much of a mixture it is. */
  readonly tried: readonly number[];
  /** How the answer follows: what was tried most, a lot among what was tried often, or a lot among all of it. */
  readonly by: 'leader' | 'often' | 'mixture';
}

/**
 * One part of a search for a move, with its share of the nodes and luck of its own. It follows from its arguments alone, wherever it
 * is made: so the parts can be made in any number of threads, in any order, and {@link moveOfParts} finds the same move.
 *
 * @rule KER-14.1 What is searched follows from the view, the seed, the seat, the number of the decision, and the part.
 */
export function searchPart<T extends GameTypes>(
  options: IsmctsOptions<T>,
  view: NoInfer<T['View']>,
  means: PartMeans,
): SearchedPart {
  const searcher = searcherOf(options);
  const { seed, nodes, part, parts } = givenOptions(means);
  mustBeWhole('parts', parts, 1);
  mustBeWhole('part', part, 0, parts - 1);
  mustBeWhole('nodes', nodes, 0);
  const { game, name } = searcher;
  let made: SearchedPart | undefined;
  const choose: Choosing<T> = (turn) => {
    const { seat, id } = turn.decision;
    made = deepFreeze({ seat, decision: id, part, parts, ...searcher.at(turn).searched() });
    return turn.actions[0] as T['Action'];
  };
  // What does not divide evenly goes to the first parts.
  const own = Math.floor(nodes / parts) + (part < nodes % parts ? 1 : 0);
  askBot<T>(game, { name, choose }, view, { seed: `${seed}/part ${part}`, nodes: own });
  if (made === undefined) throw new EngineError('decision/none', 'Nobody was asked for this part of a search.');
  return made;
}

type Choosing<T extends GameTypes> = Bot<T>['choose'];

/**
 * The move that follows from all parts of a search, in whatever order they came. A list in which one is missing, is there twice or
 * belongs to another decision is an `EngineError`.
 *
 * @example All parts, one after the other
 * {@includeCode ../../test/bots/parts.test.ts#parts}
 *
 * @rule KER-14.1 The same parts give the same move, wherever each was made.
 */
export function moveOfParts<T extends GameTypes>(
  options: IsmctsOptions<T>,
  view: NoInfer<T['View']>,
  means: Pick<BotMeans, 'seed'>,
  parts: readonly SearchedPart[],
): T['Action'] {
  const searcher = searcherOf(options);
  const { game, name } = searcher;
  const { seed } = givenOptions(means);
  const searched = givenList(parts, 'parts').map(readPart);
  mustBeComplete(searched);
  const choose: Choosing<T> = (turn) => {
    const { seat, id } = turn.decision;
    const isOfTurn = (each: SearchedPart): boolean =>
      each.seat === seat && each.decision === id && each.tried.length === turn.actions.length;
    if (searched.every(isOfTurn)) return searcher.at(turn).answered(joined(searched));
    throw new EngineError(
      'argument/invalid',
      `Not all parts are of decision ${id} of seat ${seat}, which is asked here.`,
    );
  };
  return askBot<T>(game, { name, choose }, view, { seed, nodes: 0 });
}

/** All parts as one: where some have found a mixture, the others have found less. */
function joined(parts: readonly SearchedPart[]): Tally {
  const mixtures = parts.filter(({ by }) => by === 'mixture');
  const counted = mixtures.length > 0 ? mixtures : parts;
  const tried = (parts[0]?.tried ?? []).map((_, index) =>
    counted.reduce((sum, each) => sum + (each.tried[index] ?? 0), 0),
  );
  return { tried, by: counted[0]?.by ?? 'leader' };
}

// Parts come from other threads, or from farther away.
function readPart(value: SearchedPart): SearchedPart {
  const part = givenOptions(value);
  const isRead = Array.isArray(part.tried) && part.tried.every((times) => isWhole(times, 0)) && BY.includes(part.by);
  if (isRead) return part;
  throw new EngineError('argument/invalid', 'A part of a search is needed here, as it came from searchPart.');
}

const BY: readonly unknown[] = ['leader', 'often', 'mixture'] satisfies Tally['by'][];

function mustBeComplete(parts: readonly SearchedPart[]): void {
  const numbers = parts.map(({ part }) => part).sort((one, other) => one - other);
  const isComplete = parts.length > 0 && numbers.every((part, index) => part === index);
  if (isComplete && parts.every((each) => each.parts === parts.length)) return;
  const found = `${numbers.join(', ') || 'none'} of ${parts[0]?.parts ?? 'none'}`;
  throw new EngineError('argument/invalid', `All parts of a search are needed, each once; these are ${found}.`);
}

const isWhole = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && Number(value) >= least;
