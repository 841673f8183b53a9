import { freezeAll, type Game, type Judge, type Knowledge, type Simulation } from '../../../kernel/index.ts';
import { defaultPack } from '../cards/pack/pack.ts';
import { ZOMBIES } from '../components.ts';
import { type Book, bookOf, type Ruleset } from '../table/book.ts';
import { defaultOptions } from '../table/options.ts';
import type { ZombiakiState, ZombiakiTypes, ZombiakiView } from '../table/state.ts';
import type { Ask, ZombiakiAction } from '../table/work.ts';
import { chancesOf } from './standing.ts';
import { threatOf } from './threat.ts';

/** How many points better an action has to be to look e times as good. */
const TEMPERATURE = 1.2;
/** Beyond this an action is simply the best. */
const MOST = 30;
/** What a game that is won is worth, in points of threat. */
const WON = 1000;

/** What our bots know of Zombiaki: they try each action out, and look what is threatened afterwards. */
export function zombiakiKnowledge(
  game: Game<ZombiakiTypes>,
  { pack = defaultPack, options = defaultOptions }: Partial<Ruleset> = {},
): Knowledge<ZombiakiTypes> {
  const book = bookOf({ pack, options });
  return freezeAll<Knowledge<ZombiakiTypes>>((view) => {
    const now = halfTurn(view);
    return freezeAll<Judge<ZombiakiTypes>>({
      weigh(at, actions) {
        const worths = worthsOf({ game, book, at }, actions);
        const best = Math.max(...worths);
        return worths.map((worth) => Math.exp(Math.max(-MOST, (worth - best) / TEMPERATURE)));
      },
      evaluate: (at) => chancesOf(book, at),
      isFarEnough: (at) => halfTurn(at) >= now + 2 && askedIn(at) === 'play',
    });
  });
}

/** Turns of both sides, counted. */
const halfTurn = ({ turn, side }: Pick<ZombiakiState, 'turn' | 'side'>): number => 2 * turn + side;

interface Trying {
  readonly game: Game<ZombiakiTypes>;
  readonly book: Book;
  readonly at: ZombiakiState | ZombiakiView;
}

/** What each action is worth to whoever takes it: how the zombies stand afterwards, for them or against them. */
function worthsOf({ game, book, at }: Trying, actions: readonly ZombiakiAction[]): number[] {
  const state = 'viewer' in at ? game.determinize(at, 'tried out') : at;
  const root = game.simulate(state, { chance: { seed: 'tried out' } });
  return actions.map((action) => {
    const sign = action.seat === ZOMBIES ? 1 : -1;
    // What the end of a turn brings is up to the other side.
    if (action.type === 'play' && 'decline' in action) return sign * threatOf(book, root.state);
    const tried = root.fork();
    tried.step(action);
    settle(tried);
    const { winner } = tried.state;
    if (winner >= 0) return winner === action.seat ? WON : -WON;
    return sign * threatOf(book, tried.state);
  });
}

/** Lets happen what the action leads to, as if nobody did anything about it. */
function settle(tried: Simulation<ZombiakiTypes>): void {
  for (let asked = askedIn(tried.state); asked !== undefined && PASSED[asked]; asked = askedIn(tried.state)) {
    const actions = tried.legalActions();
    const passed = actions.find((action) => 'decline' in action) ?? actions[0];
    if (passed === undefined || tried.outcome() !== undefined) return;
    tried.step(passed);
  }
}

/** The decisions in the middle of something. */
const PASSED: Readonly<Record<Ask['ask'], boolean>> = {
  hold: true,
  dogs: true,
  click: true,
  aim: true,
  oil: true,
  shrapnel: true,
  discard: false,
  play: false,
};

function askedIn({ agenda }: Pick<ZombiakiState, 'agenda'>): Ask['ask'] | undefined {
  const top = agenda[agenda.length - 1];
  return top !== undefined && 'ask' in top ? top.ask : undefined;
}
