import { attempt } from '../basics/attempt.ts';
import { EngineError, mustBeWhole, named } from '../basics/errors.ts';
import { givenGame, givenObject, givenOptions } from '../basics/given.ts';
import { freezeNew, frozenCopy } from '../basics/plain.ts';
import { createRandom, type Random } from '../chance/random.ts';
import type { Decision, Game, GameTypes, Simulation } from '../contract/game.ts';
import { metered } from './meter.ts';
import { sampleWorld } from './worlds.ts';

/** What a bot knows when it has to decide, and all it can reach: never a state, a seed or the luck to come. */
export interface Turn<T extends GameTypes> {
  readonly view: T['View'];
  /** What is printed on boards and cards, and is in no view: `{ ...printed, ...view }` is what looks are made of. */
  readonly printed: T['Printed'];
  readonly decision: Decision<T['Ask']['ask']>;
  readonly actions: readonly T['Action'][];
  /** Seeded choices: a match plays again the same way. */
  readonly random: Random;
  /**
   * How many nodes this decision may cost. A node is one step taken in a sampled world, or in a fork of one; sampling,
   * forking and looking cost nothing.
   */
  readonly nodes: number;
  /** A world that fits the view, with luck of its own, to try things out in. */
  sample(): Simulation<T>;
}

/** A player of a game that is a program. */
export interface Bot<T extends GameTypes> {
  readonly name: string;
  /** One of the turn's actions. */
  choose(turn: Turn<T>): T['Action'];
}

/** What a bot is given for a decision, beside its view. Plain data: it can be sent to another thread. */
export interface BotMeans {
  /** The luck of all bots of a match: each has its own for each of its decisions. */
  readonly seed: string;
  /** How many nodes the decision may cost, a whole number; 2,000 if not said. With 0 the bot may look, and try nothing. */
  readonly nodes?: number;
}

/** How many nodes a bot may spend on a decision, where nothing is said. */
export const NODES = 2000;

/**
 * One move of a bot, from what its seat may know: the move that it makes in `play` at this decision, where `botSeed` is the
 * same seed. An illegal one is an `EngineError` that names the bot.
 *
 * View, seed and nodes are plain data, and nothing else is needed: a bot can be asked in another thread, or on another
 * machine.
 *
 * @example A bot is asked for the first move
 * {@includeCode ../../../test/kernel/running/ask-bot.test.ts#ask}
 *
 * @rule KER-14.1 What a bot chooses follows from its view, the seed, its seat and the number of the decision.
 */
export function askBot<T extends GameTypes>(
  game: Game<T>,
  bot: Bot<NoInfer<T>>,
  view: NoInfer<T['View']>,
  means: BotMeans,
): T['Action'] {
  const { seed, nodes = NODES } = givenOptions(means);
  mustBeWhole('nodes', nodes);
  givenGame(game);
  const { name } = givenBot(bot);
  const decision = ownDecision<T>(game, givenObject(view, 'view'));
  const seen = frozenCopy(view);
  // KER-14.1: luck of its own for every decision. So the bot decides alike wherever it is asked, and as often as it is.
  const random = createRandom(`${seed}/${decision.seat}/${decision.id}`);
  const meter = { name, nodes, taken: 0 };
  const sample = (): Simulation<T> =>
    metered(sampleWorld(game, seen, { seed: random.seed(), luck: random.seed() }), meter);
  const actions = game.legalActions(seen);
  // KER-7.6: what is handed out is frozen. So a bot that writes into its turn learns of its mistake.
  const turn = { view: seen, printed: game.printed(seen), decision, actions, random, nodes };
  const chosen = bot.choose(freezeNew({ ...turn, sample: Object.freeze(sample) }));
  const none = whyNoAction(chosen);
  if (none !== undefined) throw new EngineError('bot/illegal', `The bot '${name}' ${none}`);
  // Judged by the view: a bot speaks for its own seat only.
  const refusal = game.whyIllegal(seen, chosen);
  if (refusal !== undefined) throw illegalChoice(game, name, refusal);
  return chosen;
}

/** Why what a bot gave cannot be an action at all, where that is a common mistake; nothing, if it may be one. */
function whyNoAction(chosen: unknown): string | undefined {
  if (chosen === undefined) return 'chose nothing: `choose` has to return one of the actions.';
  const isPromise = typeof attempt(() => Object(chosen).then) === 'function';
  return isPromise ? 'gave a promise: `choose` has to answer at once, so it cannot be async.' : undefined;
}

/** The bot that a function was given; anything else is an `EngineError`. */
export function givenBot<T extends GameTypes>(bot: Bot<T>): Bot<T> {
  if (typeof attempt(() => Object(bot).choose) === 'function') return bot;
  throw new EngineError('argument/invalid', `A bot is needed here; ${named(bot)} is none.`);
}

/** The decision that the viewer owes. */
export function ownDecision<T extends GameTypes>(game: Game<T>, view: T['View']): Decision<T['Ask']['ask']> {
  const decision = game.pending(view).find(({ seat }) => seat === view.viewer);
  if (decision !== undefined) return decision;
  throw new EngineError('decision/none', `Whoever sees this view (${view.viewer ?? 'nobody'}) owes no decision.`);
}

/** The error for a bot that wanted to do what it may not. */
export function illegalChoice<T extends GameTypes>(game: Game<T>, name: string, refusal: T['Why']): EngineError {
  return new EngineError('bot/illegal', `The bot '${name}' chose an illegal action: ${game.explain(refusal)}`);
}
