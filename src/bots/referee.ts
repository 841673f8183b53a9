import {
  advance,
  askBot,
  attempt,
  type Bot,
  type Departure,
  EngineError,
  freezeAll,
  type Game,
  type GameRecord,
  type GameTypes,
  givenBot,
  givenGame,
  givenList,
  givenOptions,
  isEngineError,
  mustBeWhole,
  named,
  type Outcome,
  openMatch,
  type Seat,
  type Told,
} from '../kernel/index.ts';
import { randomBot } from './random.ts';

/** Whoever plays on a seat of a game that is refereed: a bot here, or one that is asked elsewhere and takes its time. */
export interface Contender<T extends GameTypes> {
  readonly name: string;
  /** One of the actions that are legal by this view of its seat, which owes a decision. */
  move(view: T['View']): T['Action'] | PromiseLike<T['Action']>;
}

/**
 * Why a bot forfeits a game: it threw, chose what it may not, wanted more nodes than it has, did not answer in its time, said
 * what cannot be understood, or was gone.
 */
export const FORFEITS = Object.freeze(['threw', 'illegal', 'over-budget', 'silent', 'nonsense', 'gone'] as const);

/** A game that a bot could not play to its end. */
export interface Forfeit {
  readonly seat: Seat;
  readonly why: (typeof FORFEITS)[number];
  /** What was the matter, in a sentence. */
  readonly said: string;
}

/** What a contender throws that forfeits its game and knows why. */
export class Forfeited extends Error {
  readonly why: Forfeit['why'];

  static {
    freezeAll(Forfeited);
  }

  constructor(why: Forfeit['why'], said: string) {
    super(said);
    this.name = 'Forfeited';
    this.why = why;
  }
}

/** A game between contenders. */
export interface RefereeOptions<T extends GameTypes> {
  readonly config: T['Config'];
  /** The luck of the game. */
  readonly seed: string;
  /** The luck of whoever plays on for a bot that has forfeited. */
  readonly substituteSeed: string;
  /** One for each seat. */
  readonly players: readonly Contender<T>[];
  /** How many decisions may be taken before the game counts as endless; 100,000 if not said. */
  readonly most?: number;
  /** Told of every action, with its events. */
  readonly onAction?: (told: Told<T>) => void;
  /** Told of every bot that forfeits, with the game up to there; what it throws ends the game. */
  readonly onForfeit?: (forfeit: Forfeit, record: GameRecord<T>) => void;
}

/** A game that is over, and who has forfeited it. */
export interface Refereed<T extends GameTypes> {
  readonly state: T['State'];
  readonly outcome: Outcome;
  readonly record: GameRecord<T>;
  readonly forfeits: readonly Forfeit[];
}

/** A bot of this thread, with luck and a budget of its own. */
export function contenderOf<T extends GameTypes>(
  game: Game<T>,
  bot: Bot<NoInfer<T>>,
  means: { readonly seed: string; readonly nodes: number },
): Contender<T> {
  givenGame(game);
  const { name } = givenBot(bot);
  const { seed, nodes } = givenOptions(means);
  mustBeWhole('nodes', nodes);
  return { name, move: (view) => askBot<T>(game, bot, view, { seed, nodes }) };
}

/**
 * Plays a game to its end, whatever the contenders do. Who fails has left the game: where two play, the other has won; where
 * more do, they play on, and somebody plays at random in its place. It ranks last (KER-14.4), unless the game has rules of its
 * own for that.
 */
export async function refereed<T extends GameTypes>(
  game: Game<T>,
  options: RefereeOptions<NoInfer<T>>,
): Promise<Refereed<T>> {
  givenGame(game);
  const { config, seed, substituteSeed, players, most = 100_000, onAction, onForfeit } = givenOptions(options);
  mustBeWhole('most', most);
  const substitute = contenderOf<T>(game, randomBot, { seed: substituteSeed, nodes: 0 });
  const forfeits: Forfeit[] = [];
  const departures: Departure[] = [];
  let match = openMatch<T>(game, config, seed);
  const seats = match.state.decisions.length;
  if (givenList(players, 'players').length !== seats) {
    throw new EngineError('bots/wrong-number', `The game seats ${seats}; there are bots for ${players.length}.`);
  }
  for (const player of players) mustMove(player);

  for (let taken = 0; ; ) {
    const outcome = game.outcomeAfter(match.state, departures);
    if (outcome !== undefined) return { state: match.state, outcome, record: match.record, forfeits };
    if (taken === most) throw new EngineError('game/endless', `The game was not over after ${most} decisions.`);
    const decision = game.pending(match.state)[0];
    if (decision === undefined) {
      throw new EngineError('decision/none', 'The game is not over, and nobody owes a decision.');
    }

    const { seat } = decision;
    const hasLeft = departures.some((departure) => departure.seat === seat);
    const player = hasLeft ? substitute : (players[seat] as Contender<T>);
    const answer = await answered(player, game.view(match.state, seat));
    // An object that gives another answer at each reading may have passed for its own seat's before.
    const advanced = answer.ok ? advance<T>(game, match, answer.action, { as: seat }) : undefined;
    if (advanced?.ok) {
      match = advanced.state;
      taken += 1;
      onAction?.({ action: advanced.action, events: advanced.events, state: match.state });
      continue;
    }
    const failed = answer.ok
      ? ({ why: 'illegal', said: game.explain(advanced?.refusal as T['Why']) } as const)
      : whyFailed(answer.thrown);
    const forfeit = { seat, ...failed };
    forfeits.push(forfeit);
    departures.push({ seat, reason: failed.why === 'silent' ? 'timeout' : 'failed' });
    onForfeit?.(forfeit, match.record);
  }
}

function mustMove(player: unknown): void {
  if (typeof attempt(() => (player as { readonly move?: unknown }).move) === 'function') return;
  throw new EngineError('argument/invalid', `Somebody who can move is needed on each seat; ${named(player)} cannot.`);
}

type Answer = { readonly ok: true; readonly action: unknown } | { readonly ok: false; readonly thrown: unknown };

async function answered<T extends GameTypes>(player: Contender<T>, view: T['View']): Promise<Answer> {
  try {
    return { ok: true, action: await player.move(view) };
  } catch (thrown) {
    return { ok: false, thrown };
  }
}

/** Why a bot forfeits that threw this. */
export function whyFailed(thrown: unknown): Omit<Forfeit, 'seat'> {
  // What a bot throws may be anything: an object that cannot be read, or has no words.
  const said = brief(attempt(() => (thrown instanceof Error ? thrown.message : String(thrown))) ?? named(thrown));
  const forfeited = attempt(() => (thrown instanceof Forfeited ? thrown.why : undefined));
  if (forfeited !== undefined && FORFEITS.includes(forfeited)) return { why: forfeited, said };
  if (isEngineError(thrown) && thrown.code === 'bot/illegal') return { why: 'illegal', said };
  if (isEngineError(thrown) && thrown.code === 'bot/over-budget') return { why: 'over-budget', said };
  return { why: 'threw', said };
}

/** A bot may say anything, of any length. */
const brief = (text: unknown): string => shortened(typeof text === 'string' ? text : named(text));

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const LONGEST = 200;
