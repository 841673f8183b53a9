import {
  askBot,
  type Bot,
  createGame,
  createRandom,
  EngineError,
  type Game,
  type Knowledge,
  play,
  type Simulation,
  type SimulationChance,
  type Turn,
} from 'gastropodia';
import { ismctsBot, randomBot } from 'gastropodia/bots';
import { type SnailsTypes, snails, snailsKnowledge } from 'gastropodia/snails';
import { scene } from 'gastropodia/testing';
import { describe, expect, test } from 'vitest';
import { type AuctionTypes, auction, rules as auctionRules } from '../../docs/examples/auction/index.ts';
import { duel } from '../../docs/examples/duel/index.ts';
import { kuhn } from '../../docs/examples/kuhn/index.ts';
import { thimblerig } from '../../docs/examples/thimblerig/index.ts';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';
import { said } from '../kernel/said.ts';
import { boxes, POCKET } from './boxes.ts';
import { duelOfFactions, playSnails, pointsOf } from './matches.ts';
import { perfectBot } from './perfect.ts';

const HIDE = { options: 'private', decline: 'never', window: 'shut', asked: 'always' } as const;
const searching = ismctsBot({ game: snails, knowledge: snailsKnowledge() });

describe('knowing nothing but the rules', () => {
  test('it beats the random bot at sealed bids', () => {
    const series = { game: auction, config: () => ({ players: 2 }), seats: 2, matches: 60, nodes: 200 };

    expect(pointsOf(series, ismctsBot({ game: auction }), randomBot)).toBeGreaterThan(33);
  });

  test('it beats the random bot at a line of pawns, with reactions and cards played in between', () => {
    const series = { game: duel, config: () => ({}), seats: 2, matches: 10, nodes: 400 };

    expect(pointsOf(series, ismctsBot({ game: duel }), randomBot)).toBeGreaterThan(7.5);
  });

  test('it beats the random bot at thimbles, as the one who hides and as the one who seeks', () => {
    const series = { game: thimblerig, config: () => ({}), seats: 2, matches: 40, nodes: 200 };

    expect(pointsOf(series, ismctsBot({ game: thimblerig }), randomBot)).toBeGreaterThan(22);
  });

  test('it does not lose at tic-tac-toe to somebody who makes no mistake', () => {
    const series = { game: ticTacToe, config: () => ({}), seats: 2, matches: 6, nodes: 8000 };

    // Nobody wins any of them.
    expect(pointsOf(series, ismctsBot({ game: ticTacToe }), perfectBot)).toBe(3);
  });

  test('it hides where the other has to guess, and does not imagine that a secret is seen', () => {
    const hidden = ['a', 'b', 'c', 'd', 'e'].map((botSeed) => {
      const searcher = ismctsBot({ game: boxes });
      const { record } = play(boxes, { config: {}, seed: 'any', botSeed, bots: [searcher, searcher], nodes: 400 });
      return record.actions[0]?.place;
    });

    expect(hidden).not.toContain(POCKET);
  });

  test('a search of a game whose secrets are open would keep everything in its pocket', () => {
    const open = { ...boxes, decisions: { ...boxes.decisions, hide: { ...HIDE, options: 'public' } } } as const;
    const searcher = ismctsBot({ game: open });
    const { record } = play(boxes, { config: {}, seed: 'any', bots: [searcher, searcher], nodes: 400 });

    expect(record.actions[0]?.place).toBe(POCKET);
  });

  test('it does not imagine that its card is seen, nor that others do not see theirs', () => {
    // KUH-1.1: the queen is card 1. A bet is called by the king and by nobody else: it can only lose.
    const seeds = Array.from({ length: 60 }, (_, seed) => `${seed}`);
    const withQueen = seeds.filter((seed) => kuhn.setup({}, seed).hands[0] === 1).slice(0, 8);
    const searcher = ismctsBot({ game: kuhn, aim: 'scores' });
    const opened = withQueen.map(
      (seed) => askBot(kuhn, searcher, kuhn.view(kuhn.setup({}, seed), 0), { seed, nodes: 3000 }) as { move?: string },
    );

    expect(opened.map(({ move }) => move)).toEqual(withQueen.map(() => 'check'));
  });

  test('it beats three random bots at once', () => {
    const series = { game: auction, config: () => ({ players: 4 }), seats: 4, matches: 48, nodes: 200 };

    expect(pointsOf(series, ismctsBot({ game: auction }), randomBot)).toBeGreaterThan(14);
  });
});

describe('what it is told', () => {
  test('KER-7.4 how much it explores is a number, 0 or more', () => {
    const made = (exploration: number) => () => ismctsBot({ game: auction, exploration });

    for (const exploration of [Number.NaN, -0.1, Number.POSITIVE_INFINITY]) {
      expect(made(exploration)).toThrow(
        new EngineError(
          'option/invalid',
          `The option 'exploration' should be a number, 0 or more; it is ${exploration}.`,
        ),
      );
    }
    expect(made(0)).not.toThrow();
  });

  test('KER-2.9 an option that is misspelt is named with those there are, and so is an aim', () => {
    const made = (more: object) => () => ismctsBot({ game: auction, ...more });

    expect(made({ knowlege: () => ({}) })).toThrow(
      new EngineError('option/invalid', 'There are options that mean nothing here.', [
        {
          path: 'options.knowlege',
          message: "unknown key; the keys are 'knowledge', 'game', 'name', 'exploration', 'aim', 'from'",
        },
      ]),
    );
    expect(made({ aim: 'score' })).toThrow("The option 'aim' should be 'rank' or 'scores'; it is 'score'.");
    expect(made({ knowledge: {} })).toThrow(
      "The option 'knowledge' should be a function that makes a judge of a view; it is an object.",
    );
  });

  test('KER-7.4 without nodes it takes what its judge weighs heaviest', () => {
    const heaviest: Knowledge<AuctionTypes> = () => ({ weigh: (_at, actions) => actions.map((_, index) => index + 1) });
    const bot = ismctsBot({ game: auction, knowledge: heaviest });
    const { record } = play(auction, { config: { players: 2 }, seed: 'any', bots: [bot, bot], nodes: 0 });
    const first = auction.setup({ players: 2 }, 'any');

    expect(record.actions[0]).toEqual(said(auction.legalActions(first, 0)).at(-1));
  });
});

describe('at Snails', () => {
  test('it beats the random bot with a small part of the usual budget', () => {
    const series = { game: snails, config: duelOfFactions, seats: 2, matches: 4, nodes: 40 };

    expect(pointsOf(series, searching, randomBot)).toBeGreaterThanOrEqual(3);
  });

  test.each([2, 3, 4])('%i of them play to the end', (players) => {
    const bots = Array.from({ length: players }, () => searching);
    const { outcome } = playSnails(bots, { nodes: 20, firstFaction: players });

    expect(outcome.ranking.flat().sort()).toEqual([...bots.keys()]);
  });

  test('it plays every faction, and without knowledge, too', () => {
    const blind = ismctsBot({ game: snails });
    const ranked = [0, 2, 4].map((firstFaction) =>
      playSnails([searching, blind], { nodes: 30, firstFaction }).outcome.ranking.flat().sort(),
    );

    expect(ranked).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  test('KER-7.3 the same seeds give the same match', () => {
    const match = (): unknown => playSnails([searching, searching], { nodes: 20 }).record;

    expect(match()).toEqual(match());
  });
});

describe('what it aims at', () => {
  // Seven points to one, and the last prize is on offer: the game is won whatever is bid.
  const won = scene(auction, {
    config: { players: 2 },
    changes: {
      hands: [
        [1, 6],
        [3, 4],
      ],
      spent: [0, 1, 1, 1, 1, 1, 1],
      offered: 2,
      won: [[4, 3], [1]],
      undealt: { top: [], rest: [0, 2, 3, 2, 2, 3, 2], bottom: [] },
      prizes: { top: [], rest: [0, 0, 0, 0, 0], bottom: [] },
    },
  });
  const choiceOf = (bot: Bot<AuctionTypes>, seed: string): number => {
    const random = createRandom(seed);
    const view = auction.view(won, 0);
    const [decision] = auction.pending(view);
    if (decision === undefined) throw new Error('Nobody is asked.');
    const sample = () =>
      auction.simulate(auction.determinize(view, random.seed()), { chance: { seed: random.seed() } });
    const actions = [...auction.legalActions(view)];
    return bot.choose({ view, printed: {}, decision, actions, random, nodes: 300, sample }).card;
  };

  test('KER-9.3 where winning is certain it takes more points if it aims at scores, and anything if it does not', () => {
    const seeds = ['a', 'b', 'c', 'd'];
    const [aiming, winning] = [ismctsBot({ game: auction, aim: 'scores' }), ismctsBot({ game: auction })];

    expect(seeds.map((seed) => choiceOf(aiming, seed))).toEqual([6, 6, 6, 6]);
    expect(new Set(seeds.map((seed) => choiceOf(winning, seed)))).toEqual(new Set([1, 6]));
  });

  test('KER-9.3 it beats the random bot by points, whether they are many or few', () => {
    const lead = (game: Game<AuctionTypes>): number => {
      let sum = 0;
      for (let match = 0; match < 40; match++) {
        const own = match % 2;
        const searcher = ismctsBot({ game, aim: 'scores' });
        const bots = own === 0 ? [searcher, randomBot] : [randomBot, searcher];
        const { scores = [] } = play(game, { config: { players: 2 }, seed: `${match >> 1}`, bots, nodes: 150 }).outcome;
        sum += (scores[own] ?? 0) - (scores[1 - own] ?? 0);
      }
      return sum;
    };
    const rich: Game<AuctionTypes> = createGame({
      ...auctionRules,
      outcome(at) {
        const outcome = auctionRules.outcome(at);
        return { ...outcome, scores: (outcome.scores ?? []).map((points) => 1000 * points - 5000) };
      },
    });

    const usual = lead(auction);
    expect(usual).toBeGreaterThan(40);
    // The unit of points makes no difference.
    expect(lead(rich)).toBe(1000 * usual);
  });

  test('KER-9.3 to aim at scores in a game without them is an error', () => {
    const bot = ismctsBot({ game: boxes, aim: 'scores' });

    expect(() => play(boxes, { config: {}, seed: 'any', bots: [bot, bot], nodes: 50 })).toThrow(
      new EngineError('outcome/no-scores', "A search of 'boxes' is to aim at scores, and its outcomes have none."),
    );
  });

  test('KER-9.3 a judge that expects scores is asked for them, and not how likely a win is', () => {
    const knowledge: Knowledge<AuctionTypes> = () => ({
      isFarEnough: () => true,
      evaluate: () => expect.unreachable('a chance to win was asked for'),
      // Whoever still holds a low card will have more.
      expectScores: (at) => at.hands.map((hand) => hand.reduce((sum, card) => sum - card, 0)),
    });

    expect(choiceOf(ismctsBot({ game: auction, knowledge, aim: 'scores' }), 'any')).toBe(6);
  });

  test('KER-9.3 a judge that expects no scores lets games be played to their end', () => {
    const knowledge: Knowledge<AuctionTypes> = () => ({
      isFarEnough: () => true,
      evaluate: () => expect.unreachable('a chance to win was asked for'),
    });

    expect(choiceOf(ismctsBot({ game: auction, knowledge, aim: 'scores' }), 'any')).toBe(6);
  });
});

describe('its budget', () => {
  test('KER-7.2 it spends nearly all of it where there is something to choose, and never more', () => {
    const spent = (nodes: number): number[] => spentBy(ismctsBot({ game: auction }), auction, nodes);

    expect(spent(0).every((each) => each === 0)).toBe(true);
    expect(spent(1).every((each) => each <= 1)).toBe(true);
    expect(Math.max(...spent(100))).toBeGreaterThan(60);
    expect(Math.max(...spent(100))).toBeLessThanOrEqual(100);
  });

  test('a world is met four times with other luck before the next is imagined', () => {
    let worlds = 0;
    let lucks = 0;
    const counting: Bot<SnailsTypes> = {
      name: 'counting',
      choose: (turn) => searching.choose({ ...turn, sample: () => counted(turn.sample()) }),
    };
    const counted = (world: Simulation<SnailsTypes>): Simulation<SnailsTypes> => {
      worlds += 1;
      const fork = (chance?: SimulationChance): Simulation<SnailsTypes> => {
        if (chance !== undefined) lucks += 1;
        return world.fork(chance);
      };
      return new Proxy(world, { get: (_, key) => (key === 'fork' ? fork : ownOf(world, key)) });
    };
    const ownOf = (world: object, key: string | symbol): unknown => {
      const value: unknown = Reflect.get(world, key, world);
      return typeof value === 'function' ? value.bind(world) : value;
    };
    let state = snails.setup({ players: 2 }, 'worlds');
    while (snails.pending(state)[0]?.kind !== 'plan-card') {
      const [action] = snails.legalActions(state);
      state = snails.reduce(state, action ?? expect.unreachable());
    }
    askBot(snails, counting, snails.view(state, snails.pending(state)[0]?.seat ?? 0), { seed: 'any', nodes: 2000 });

    expect(worlds).toBeGreaterThan(3);
    expect(Math.ceil((worlds + lucks) / 4)).toBe(worlds);
  });

  test('it takes the only action there is without looking at anything', () => {
    const only = { type: 'bid', seat: 0, card: 3 } as const;
    const turn = {
      actions: [only],
      sample: () => expect.unreachable('a world was sampled'),
    } as unknown as Turn<AuctionTypes>;

    expect(ismctsBot({ game: auction }).choose(turn)).toBe(only);
  });

  test('without a budget it takes what its knowledge weighs heaviest', () => {
    const highest: Knowledge<AuctionTypes> = () => ({ weigh: (_at, actions) => actions.map(({ card }) => card) });
    const bids: number[] = [];
    const { record } = play(auction, {
      config: { players: 2 },
      seed: 'any',
      bots: [ismctsBot({ game: auction, knowledge: highest }), randomBot],
      nodes: 0,
    });
    for (const action of record.actions) if (action.seat === 0) bids.push(action.card);

    expect(bids).toEqual([...bids].sort((one, other) => other - one));
    expect(new Set(bids).size).toBeGreaterThan(1);
  });
});

/** How many steps a bot takes in sampled worlds, decision by decision. */
function spentBy(bot: Bot<AuctionTypes>, game: Game<AuctionTypes>, nodes: number): number[] {
  const spent: number[] = [];
  const counted: Bot<AuctionTypes> = {
    name: bot.name,
    choose(turn) {
      let steps = 0;
      const counting = (world: ReturnType<typeof turn.sample>): typeof world => ({
        state: world.state,
        pending: () => world.pending(),
        legalActions: (seat) => world.legalActions(seat),
        outcome: () => world.outcome(),
        fork: (chance) => counting(world.fork(chance)),
        step(action) {
          steps++;
          world.step(action);
        },
        start(action) {
          steps++;
          world.start(action);
        },
        work: () => world.work(),
        listen: (run) => world.listen(run),
      });
      const chosen = bot.choose({ ...turn, sample: () => counting(turn.sample()) });
      spent.push(steps);
      return chosen;
    },
  };
  play(game, { config: { players: 2 }, seed: 'any', bots: [counted, randomBot], nodes });
  return spent;
}
