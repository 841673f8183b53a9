import { EngineError, mustBeWhole } from '../basics/errors.ts';
import { givenList, givenOptions } from '../basics/given.ts';
import type { Game, GameTypes, Outcome } from '../contract/game.ts';
import { advance, openMatch } from '../keeping/match.ts';
import type { GameRecord } from '../keeping/record.ts';
import { askBot, type Bot, illegalChoice, NODES } from './ask-bot.ts';

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

/**
 * Plays a game between bots to its end.
 *
 * @example A match between two bots
 * {@includeCode ../../../test/guide/write-a-bot.test.ts#match}
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
    throw new EngineError('bots/wrong-number', `The game seats ${seats}; there are bots for ${bots.length}.`);
  }

  for (let taken = 0; ; taken++) {
    const outcome = game.outcome(match.state);
    if (outcome !== undefined) return { state: match.state, outcome, record: match.record };
    if (taken === most) throw new EngineError('game/endless', `The game was not over after ${most} decisions.`);

    const decision = game.pending(match.state)[0];
    if (decision === undefined)
      throw new EngineError('decision/none', 'The game is not over, and nobody owes a decision.');
    const { seat } = decision;
    const bot = bots[seat] as Bot<T>;
    const chosen = askBot(game, bot, game.view(match.state, seat), { seed: botSeed, nodes });
    // An object that gives another answer at each reading may have passed for its own seat's before.
    const advanced = advance(game, match, chosen, { as: seat });
    if (!advanced.ok) throw illegalChoice(game, bot.name, advanced.refusal);
    match = advanced.state;
    onAction?.({ action: advanced.action, events: advanced.events, state: match.state });
  }
}
