import { EngineError, invalidOption } from '../basics/errors.ts';
import { givenList, givenOptions } from '../basics/given.ts';
import { freezeNew } from '../basics/plain.ts';
import type { KernelWhy } from '../basics/refusal.ts';
import type { Seat } from '../basics/seats.ts';
import { createRandom, type Random } from '../chance/random.ts';
import type { Decision, Game, GameTypes, Outcome, Simulation } from '../contract/game.ts';
import { advance, openMatch } from '../keeping/match.ts';
import type { GameRecord } from '../keeping/record.ts';
import { metered } from './meter.ts';

/** What a bot knows when it has to decide, and all it can reach: never a state, a seed or the luck to come. */
export interface Turn<T extends GameTypes> {
  readonly view: T['View'];
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

/** A match between bots. */
export interface PlayOptions<T extends GameTypes> {
  readonly config: T['Config'];
  /** The luck of the game. */
  readonly seed: string;
  /** The luck of the bots. Apart from the game's, so that nothing of that follows from it. */
  readonly botSeed?: string;
  /** One for each seat. */
  readonly bots: readonly Bot<T>[];
  /** How many nodes a bot may spend on a decision, a whole number; 2,000 if not said. With 0 it may look, and try nothing. */
  readonly nodes?: number;
  /** How many decisions may be taken before the game counts as endless, a whole number; 100,000 if not said. */
  readonly most?: number;
  /** Told of every action, with its events. */
  readonly onAction?: (told: Told<T>) => void;
}

/** An action that a bot has taken, and what came of it. */
export interface Told<T extends GameTypes> {
  readonly action: T['Action'];
  readonly events: readonly T['Event'][];
  readonly state: T['State'];
}

/** A match that is over. */
export interface Played<T extends GameTypes> {
  readonly state: T['State'];
  readonly outcome: Outcome;
  readonly record: GameRecord<T>;
}

const NODES = 2000;

/**
 * Plays a game between bots to its end.
 *
 * @rule KER-7.1 A bot holds what its seat may know, and worlds that fit it.
 * @rule KER-7.3 The same config, seeds, bots and budget give the same match.
 * @rule KER-7.4 A figure that is no whole number, or is negative, is refused by the name of its option.
 * @rule KER-7.5 What is given beside a game is of that game, or does not compile.
 */
export function play<T extends GameTypes>(game: Game<T>, options: PlayOptions<NoInfer<T>>): Played<T> {
  const { config, seed, botSeed = 'bots', bots, nodes = NODES, most = 100_000, onAction } = givenOptions(options);
  mustBeWhole('nodes', nodes);
  mustBeWhole('most', most);
  let match = openMatch(game, config, seed);
  const seats = match.state.decisions.length;
  if (givenList(bots, 'bots').length !== seats) {
    throw new EngineError('bots/wrong-number', `The game has ${seats} seats; ${bots.length} bots were given.`);
  }
  const luck = bots.map((_, seat) => createRandom(`${botSeed}/${seat}`));

  for (let taken = 0; ; taken++) {
    const outcome = game.outcome(match.state);
    if (outcome !== undefined) return { state: match.state, outcome, record: match.record };
    if (taken === most) throw new EngineError('game/endless', `The game was not over after ${most} decisions.`);

    const decision = game.pending(match.state)[0];
    if (decision === undefined)
      throw new EngineError('decision/none', 'The game is not over, and nobody owes a decision.');
    const chosen = choice(game, match.state, decision.seat, { bots, luck, nodes });
    const advanced = advance(game, match, chosen);
    if (!advanced.ok) throw illegal(game, bots[decision.seat], advanced.refusal);
    // An object that gives another answer at each reading may have passed for its own seat's before.
    if (advanced.action.seat !== decision.seat) throw illegal(game, bots[decision.seat], notYours(decision.seat));
    match = advanced.state;
    onAction?.({ action: advanced.action, events: advanced.events, state: match.state });
  }
}

function mustBeWhole(option: string, value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw invalidOption(option, 'a whole number, 0 or more', value);
}

interface Players<T extends GameTypes> {
  readonly bots: readonly Bot<T>[];
  readonly luck: readonly Random[];
  readonly nodes: number;
}

function choice<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: number,
  { bots, luck, nodes }: Players<T>,
): T['Action'] {
  const view = game.view(state, seat);
  const decision = game.pending(view).find((owed) => owed.seat === seat);
  const bot = bots[seat];
  const random = luck[seat];
  if (bot === undefined || random === undefined || decision === undefined) {
    throw new EngineError('decision/none', `Seat ${seat} owes a decision, and its view does not show it.`);
  }
  const meter = { name: bot.name, nodes, taken: 0 };
  const sample = (): Simulation<T> =>
    metered(game.simulate(game.determinize(view, random.seed()), { chance: { seed: random.seed() } }), meter);
  const actions = [...game.legalActions(view)];
  // KER-7.6: what is handed out is frozen. So a bot that writes into its turn learns of its mistake.
  const chosen = bot.choose(freezeNew({ view, decision, actions, random, nodes, sample: Object.freeze(sample) }));
  // Judged by the view: a bot speaks for its own seat only.
  const refusal = game.whyIllegal(view, chosen);
  if (refusal !== undefined) throw illegal(game, bot, refusal);
  return chosen;
}

function notYours(seat: Seat): KernelWhy {
  return { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [seat] } };
}

function illegal<T extends GameTypes>(game: Game<T>, bot: Bot<T> | undefined, refusal: T['Why']): EngineError {
  return new EngineError('bot/illegal', `The bot '${bot?.name}' chose an illegal action: ${game.explain(refusal)}`);
}
