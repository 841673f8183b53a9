import { askBot, type Bot, EngineError, type Game, type GameTypes, play, type Simulation } from 'gastropodia';
import { botsFor, type IsmctsOptions, ismctsBot, searchPart } from 'gastropodia/bots';
import { describe, expect, test } from 'vitest';
import { type AuctionTypes, auction } from '../../docs/examples/auction/index.ts';
import { kuhnBox } from '../../docs/examples/kuhn/box.ts';
import { type KuhnTypes, kuhn } from '../../docs/examples/kuhn/index.ts';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';
import { exploitability, type Policy, wholeGame } from './exploiting.ts';

/** How a search mixes, on average over some seeds. */
function mixing<T extends GameTypes>(options: IsmctsOptions<T>, nodes: number): Policy<T> {
  const seeds = ['a', 'b', 'c', 'd'];
  return (view, actions) => {
    const shares = actions.map(() => 0);
    for (const seed of seeds) {
      const { tried } = searchPart(options, view, { seed, nodes, part: 0, parts: 1 });
      const sum = tried.reduce((all, each) => all + each, 0);
      for (const [index, each] of tried.entries()) shares[index] = (shares[index] ?? 0) + each / sum / seeds.length;
    }
    return shares;
  };
}

describe('at Kuhn poker', () => {
  const whole = wholeGame(kuhn, {});
  const [JACK, QUEEN, KING] = [0, 1, 2];
  const searching = { game: kuhn, aim: 'scores', from: {} } as const;

  test('what is to be gained from somebody is counted exactly', () => {
    /** The first player never bets; the second bluffs with a jack, and both call with a queen, as often as this. */
    const book =
      (often: number): Policy<KuhnTypes> =>
      ({ viewer, hands }, actions) => {
        const card = hands[viewer === 1 ? 1 : 0];
        const bet = viewer === 0 ? 0 : card === KING ? 1 : card === JACK ? often : 0;
        const call = card === KING ? 1 : card === JACK ? 0 : often;
        return actions.map(({ move }) => ({ bet, check: 1 - bet, call, fold: 1 - call })[move]);
      };

    expect(exploitability(whole, book(1 / 3))).toBeCloseTo(0, 10);
    expect(exploitability(whole, book(1))).toBeCloseTo(1 / 6, 10);
    expect(exploitability(whole, (_view, actions) => actions.map(() => 0.5))).toBeCloseTo(11 / 24, 10);
  });

  test('with 2,000 nodes, payoffs and beginning told, less than a tenth is to be gained from the search', () => {
    expect(exploitability(whole, mixing(searching, 2000))).toBeLessThan(0.06);
  });

  test('what others hold is told by what they have done: a queen does not always call a bet', () => {
    const state = Array.from({ length: 40 }, (_, seed) => kuhn.setup({}, `${seed}`)).find(
      ({ hands }) => hands[1] === QUEEN,
    );
    const asked = kuhn.reduce(state ?? expect.unreachable(), { type: 'open', seat: 0, move: 'bet' });
    const answersOf = (bot: Bot<KuhnTypes>): unknown[] =>
      Array.from({ length: 12 }, (_, seed) =>
        askBot(kuhn, bot, kuhn.view(asked, 1), { seed: `${seed}`, nodes: 600 }),
      ).map((action) => ('move' in action ? action.move : action));
    const answers = (options: IsmctsOptions<KuhnTypes>): unknown[] => answersOf(ismctsBot(options));

    expect(new Set(answers(searching))).toEqual(new Set(['call', 'fold']));
    // The searching bot of the box is told the beginning, which everybody knows.
    expect(new Set(answersOf(botsFor(kuhnBox).ismcts?.() ?? expect.unreachable()))).toEqual(new Set(['call', 'fold']));
    expect(new Set(answers({ game: kuhn, aim: 'scores' }))).toEqual(new Set(['call']));
  });
});

describe('where the beginning is told', () => {
  test('lots are drawn by a mixture, or among what was tried often if games do not come to the position', () => {
    const by = <T extends GameTypes>(game: Game<T>, from: T['Config'], nodes: number): string =>
      searchPart({ game, from }, game.view(game.setup(from, 'any'), 0), { seed: 'any', nodes, part: 0, parts: 1 }).by;

    expect([by(kuhn, {}, 2000), by(kuhn, {}, 40), by(ticTacToe, {}, 40)]).toEqual(['mixture', 'often', 'leader']);
  });

  test('KER-7.3 where nothing is hidden, nothing changes', () => {
    const match = (from?: Record<string, never>): unknown => {
      const bot = ismctsBot({ game: ticTacToe, ...(from === undefined ? {} : { from }) });
      return play(ticTacToe, { config: {}, seed: 'any', bots: [bot, bot], nodes: 100 }).record;
    };

    expect(match({})).toEqual(match());
  });

  test('KER-7.2 no more nodes are spent, whether imagined games come to the position or not', () => {
    const spent = <T extends GameTypes>(game: Game<T>, from: T['Config'], nodes: number): number => {
      let steps = 0;
      const counted = (world: Simulation<T>): Simulation<T> => ({
        state: world.state,
        pending: () => world.pending(),
        legalActions: (seat) => world.legalActions(seat),
        outcome: () => world.outcome(),
        fork: (chance) => counted(world.fork(chance)),
        step(action) {
          steps += 1;
          world.step(action);
        },
        start: (action) => world.start(action),
        work: () => world.work(),
        listen: (run) => world.listen(run),
      });
      const counting: Game<T> = { ...game, simulate: (state, options) => counted(game.simulate(state, options)) };
      const bot = ismctsBot({ game: counting, from });
      askBot(counting, bot, game.view(game.setup(from, 'any'), 0), { seed: 'any', nodes });
      return steps;
    };

    expect(spent(kuhn, {}, 400)).toBe(400);
    expect(spent(auction, { players: 2 }, 100)).toBeLessThanOrEqual(100);
    expect(spent(auction, { players: 2 }, 100)).toBeGreaterThan(60);
  });

  test('KER-7.4 a config that begins no game, or another one, is refused', () => {
    const three = ismctsBot({ game: auction, from: { players: 3 } });
    const view = auction.view(auction.setup({ players: 2 }, 'any'), 0);

    expect(() => ismctsBot({ game: auction, from: { players: 99 } as AuctionTypes['Config'] })).toThrow(EngineError);
    expect(() => askBot(auction, three, view, { seed: 'any', nodes: 50 })).toThrow(
      new EngineError(
        'option/invalid',
        "The option 'from' should be the config of the game that is played; it seats 3, and here are 2.",
      ),
    );
  });
});
