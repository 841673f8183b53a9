import {
  EngineError,
  type Game,
  type GameTypes,
  givenGame,
  givenOptions,
  invalidOption,
  type Turn,
} from '../kernel/index.ts';
import { gameIn, mustBeKnown } from './given.ts';
import { type IsmctsOptions, OPTIONS } from './options.ts';
import type { Aim } from './search/aim.ts';
import { searchFromBeginning } from './search/beginning.ts';
import { answerBy, type Tally } from './search/deciding.ts';
import { isAnythingHidden } from './search/minds.ts';
import { search } from './search/search.ts';

/** A search, apart from who asks for it. */
export interface Searcher<T extends GameTypes> {
  readonly game: Game<T>;
  readonly name: string;
  at(turn: Turn<T>): SearchAt<T>;
}

/** A search at a turn. */
interface SearchAt<T extends GameTypes> {
  /** What comes of searching. */
  searched(): Tally;
  /** The answer that follows from that. */
  answered(tally: Tally): T['Action'];
}

/** The search that these options ask for. */
export function searcherOf<T extends GameTypes>(options: IsmctsOptions<T>): Searcher<T> {
  const { game, knowledge, name = 'ismcts', aim = 'rank', from, ...more } = given(options);
  const { exploration = knowledge === undefined ? 1.5 : 0.4 } = more;
  // KER-7.4: a figure that cannot be one is refused by the name of its option.
  if (!Number.isFinite(exploration) || exploration < 0) {
    const message = `The option 'exploration' should be a number, 0 or more; it is ${String(exploration)}.`;
    throw new EngineError('option/invalid', message);
  }
  // A config that begins no game is refused here, and not in the middle of one.
  const seats = from === undefined ? undefined : game.setup(from, 'seats').decisions.length;
  return {
    game,
    name,
    at(turn) {
      const { actions, view } = turn;
      const judge = knowledge?.(view) ?? {};
      const weights = judge.weigh?.(view, actions) ?? actions.map(() => 1);
      const usual = (nodes: number): Tally => search({ ...turn, nodes }, { game, judge, exploration, aim }, weights);
      return {
        searched() {
          if (actions.length === 1) return { tried: [1], by: 'leader' };
          if (from === undefined) return usual(turn.nodes);
          mustSeat(seats, view.decisions.length);
          if (!isAnythingHidden(game, turn, game.determinize(view, 'looks'))) return usual(turn.nodes);
          const { tally, left } = searchFromBeginning(turn, { game, judge: {}, aim, from });
          // Whoever wants to mix does so here as well, among what was tried often.
          return tally ?? { ...usual(left), by: 'often' };
        },
        answered: (tally) => answerBy(turn, tally, weights),
      };
    },
  };
}

function mustSeat(seats: number | undefined, here: number): void {
  if (seats === here) return;
  const message = `The option 'from' should be the config of the game that is played; it seats ${seats}, and here are ${here}.`;
  throw new EngineError('option/invalid', message);
}

const AIMS: readonly Aim[] = ['rank', 'scores'];
const AIMS_SAID = AIMS.map((aim) => `'${aim}'`).join(' or ');

function given<T extends GameTypes>(options: IsmctsOptions<T>): IsmctsOptions<T> {
  givenGame(gameIn(options));
  const own = givenOptions(options);
  mustBeKnown(own, OPTIONS);
  const { name, knowledge, aim } = own;
  if (!['string', 'undefined'].includes(typeof name)) {
    throw new EngineError('argument/invalid', 'The name of a bot has to be a text.');
  }
  if (!['function', 'undefined'].includes(typeof knowledge)) {
    throw invalidOption('knowledge', 'a function that makes a judge of a view', knowledge);
  }
  if (aim !== undefined && !AIMS.includes(aim)) throw invalidOption('aim', AIMS_SAID, aim);
  return own;
}
