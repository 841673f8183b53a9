import {
  type AntsConfig,
  type AntsEvent,
  type AntsState,
  type AntsTypes,
  antsKnowledge,
} from '../../../src/games/ants/index.ts';
import { createRandom, type Game } from '../../../src/kernel/index.ts';

/** A game of which some seats are played by what bots know, and the others at random. */
export interface Guided {
  readonly config: AntsConfig;
  readonly seed: string;
  /** The seats that are played greedily. */
  readonly greedy: readonly number[];
}

/** What was met on the way through such a game. */
export interface Found {
  /** Which of the legal actions was taken at each pause. */
  readonly choices: readonly number[];
  readonly states: readonly AntsState[];
  readonly events: readonly AntsEvent[];
  /** The kinds of decisions that were asked. */
  readonly kinds: ReadonlySet<string>;
  /** The most options that one seat had at once. */
  readonly mostOptions: number;
}

const knowledge = antsKnowledge();

/** Goes through a game to its end. */
export function guidedThrough(game: Game<AntsTypes>, { config, seed, greedy }: Guided): Found {
  const random = createRandom(`guided ${seed}`);
  const choices: number[] = [];
  const events: AntsEvent[] = [];
  const kinds = new Set<string>();
  let mostOptions = 0;
  const states = [game.setup(config, seed)];
  for (let state = states[0]; state !== undefined && game.outcome(state) === undefined; ) {
    const all = [...game.legalActions(state)];
    const { seat, kind } = random.oneOf(game.pending(state));
    kinds.add(kind);
    const own = all.filter((action) => action.seat === seat);
    mostOptions = Math.max(mostOptions, own.length);
    const view = game.view(state, seat);
    const weights = greedy.includes(seat) ? (knowledge(view).weigh?.(view, own) ?? []) : own.map(() => 1);
    const best = Math.max(...weights);
    const action = random.oneOf(own.filter((_, nth) => weights[nth] === best));
    choices.push(all.indexOf(action));
    const applied = game.apply(state, action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    events.push(...applied.events);
    states.push(applied.state);
    state = applied.state;
  }
  return { choices, states, events, kinds, mostOptions };
}
