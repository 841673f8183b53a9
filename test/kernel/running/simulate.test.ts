import {
  createRandom,
  type Decide,
  type Draw,
  EngineError,
  EVERYONE,
  type Game,
  type GameTypes,
  hash,
  isSamePlain,
  only,
  pileOf,
  scripted,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { duel } from '../../../docs/examples/duel/index.ts';
import { snails } from '../../../src/games/snails/index.ts';
import { metered } from '../../../src/kernel/running/meter.ts';
import { type AuctionState, auction } from '../../kit/auction.ts';

// The last bid of a round is to be made; after it chance turns up one of the prizes 1, 3 and 4.
const start = auction.setup({ players: 2 }, 'simulate');
const [first = 0] = start.hands[0] ?? [];
const [second = 0] = start.hands[1] ?? [];
const before: AuctionState = auction.reduce(
  { ...start, offered: 2, prizes: pileOf([0, 1, 0, 1, 1]) },
  { type: 'bid', seat: 0, card: first },
);
const bid = { type: 'bid', seat: 1, card: second } as const;
const SEEDS = Array.from({ length: 40 }, (_, seed) => `seed ${seed}`);

describe('one rules code, two ways to run it', () => {
  test('KER-4.4 with the same luck a simulation is the game, step by step', () => {
    expect(firstDifference(auction, { players: 2 })).toBeUndefined();
    expect(firstDifference(auction, { players: 4 })).toBeUndefined();
    expect(firstDifference(duel, {})).toBeUndefined();
  });

  test('KER-2.9 without luck there is no simulation, and the error says what is missing', () => {
    expect(() => auction.simulate(before, {} as never)).toThrow(
      new EngineError('argument/invalid', 'The options of chance have to be an object; undefined is none.'),
    );
  });

  test('KER-1.1 a simulation asks and lists what the game asks and lists', () => {
    const simulation = auction.simulate(start, { chance: { seed: 'list' } });

    expect(simulation.pending()).toEqual(auction.pending(start));
    expect(simulation.legalActions()).toEqual(auction.legalActions(start));
    expect([0, 1, 2].map((seat) => simulation.legalActions(seat))).toEqual(
      [0, 1, 2].map((seat) => auction.legalActions(start, seat)),
    );
  });

  test('KER-1.1 with all that may be declined, and the free actions that may come before an answer', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS.slice(0, 6)) {
      const random = createRandom(seed);
      let state = duel.setup({}, seed);
      for (let ply = 0; ply < 12 && duel.outcome(state) === undefined; ply++) {
        const actions = duel.legalActions(state);
        const listed = duel.simulate(state, { chance: { seed } }).legalActions();
        if (!isSamePlain(listed, actions)) expect(listed).toEqual(actions);
        for (const action of actions) seen.add('decline' in action ? 'decline' : action.type);
        state = duel.reduce(state, random.oneOf(actions));
      }
    }

    expect([...seen].sort()).toEqual(['dash', 'decline', 'place', 'push-to', 'react', 'step']);
  });

  test('KER-4.4 a simulation whose luck is decided from outside has none of its own', () => {
    const { state } = auction.simulate(before, { chance: { decide: () => 1 } });

    expect(state).toEqual({ ...before, chance: { kind: 'scripted', script: [] } });
  });

  test('KER-3.2 of seats that decide at once only the options of the one that has answered are listed anew', () => {
    const simulation = auction.simulate(start, { chance: { seed: 'list' } });
    const [mine] = simulation.legalActions(0);
    const others = simulation.legalActions(1);
    simulation.step({ type: 'bid', seat: 0, card: first });

    expect(mine).toBeDefined();
    expect(simulation.legalActions(0)).toEqual([]);
    expect(simulation.legalActions()[0]).toBe(others[0]);
    expect(simulation.legalActions()).toEqual(auction.legalActions(simulation.state, 1));
  });

  test('KER-1.1 the list is a new one after each step', () => {
    const simulation = auction.simulate(before, { chance: { seed: 'list' } });
    const listed = simulation.legalActions();
    simulation.step(bid);

    expect(listed).toEqual(auction.legalActions(before));
    expect(simulation.legalActions()).toEqual(auction.legalActions(simulation.state));
    expect(new Set(simulation.legalActions().map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  });

  test('KER-1.2 the outcome is there at the end and not before', () => {
    const simulation = auction.simulate(start, { chance: { seed: 'end' } });
    expect(simulation.outcome()).toBeUndefined();
    while (simulation.pending().length > 0) simulation.step(simulation.legalActions()[0] ?? bid);

    expect(simulation.outcome()).toEqual(auction.outcome(simulation.state));
    expect(simulation.legalActions()).toEqual([]);
  });

  test('KER-1.1 the state it was made from stays as it was', () => {
    const text = JSON.stringify(before);
    const simulation = auction.simulate(before, { chance: { seed: 'copy' } });
    simulation.step(bid);

    expect(JSON.stringify(before)).toBe(text);
    expect(simulation.state.decisions).toEqual([1, 1]);
  });
});

describe('luck', () => {
  test('KER-4.4 the real luck is never inherited: other seeds give other draws, whatever the state has in store', () => {
    const prizes = SEEDS.map((seed) => prizeAfter({ seed }));

    expect(new Set(prizes)).toEqual(new Set([1, 3, 4]));
    expect(prizes.filter((prize) => prize === auction.reduce(before, bid).offered).length).toBeLessThan(30);
  });

  test('KER-4.4 states that differ in their real luck only are simulated alike', () => {
    const others = SEEDS.map((seed) => ({ ...before, chance: auction.setup({ players: 2 }, seed).chance }));
    const simulated = others.map((state) => {
      const simulation = auction.simulate(state, { chance: { seed: 'mine' } });
      simulation.step(bid);
      return simulation.state;
    });

    expect(simulated).toEqual(simulated.map(() => simulated[0]));
    expect(new Set(others.map((state) => auction.reduce(state, bid).offered)).size).toBe(3);
  });

  test('KER-4.4 the real luck is there for those who ask for it by name', () => {
    const simulation = auction.simulate(before, { chance: before.chance });
    simulation.step(bid);

    expect(simulation.state).toEqual(auction.reduce(before, bid));
  });

  test('KER-4.3 luck that is written down is used', () => {
    expect([1, 3, 4].map((prize) => prizeAfter(scripted([['prizes', prize]])))).toEqual([1, 3, 4]);
    expect(() => prizeAfter(scripted([['prizes', 2]]))).toThrow(EngineError);
  });

  test('KER-4.4 the luck that was given does not change with the simulation', () => {
    const chance = structuredClone(before.chance);
    auction.simulate(before, { chance }).step(bid);

    expect(chance).toEqual(before.chance);
  });
});

describe('luck decided from outside', () => {
  test('KER-4.1 every draw is put to it, with its stream, its weights and who sees the outcome', () => {
    const draws: Draw[] = [];
    const prize = prizeAfter({
      decide: (draw) => {
        draws.push(structuredClone(draw));
        return 4;
      },
    });

    expect(prize).toBe(4);
    expect(draws).toEqual([{ stream: 'prizes', weights: [0, 1, 0, 1, 1], seen: EVERYONE }]);
  });

  test('KER-4.1 a draw that is kept does not change afterwards', () => {
    const draws: Draw[] = [];
    prizeAfter({
      decide: (draw) => {
        draws.push(draw);
        return 4;
      },
    });

    expect(draws).toEqual([{ stream: 'prizes', weights: [0, 1, 0, 1, 1], seen: EVERYONE }]);
  });

  test('KER-4.1 who sees a card that is drawn in secret is told, too', () => {
    const seen = new Set<number>();
    const placed = untilStep(duel.setup({}, 'seen'));
    const simulation = duel.simulate(placed, {
      chance: {
        decide: (draw) => {
          if (draw.stream === 'cards') seen.add(draw.seen);
          return draw.weights.findIndex((weight) => weight > 0);
        },
      },
    });
    for (const seat of [0, 1]) simulation.step({ type: 'step', seat, decline: true });

    expect(seen).toEqual(new Set([only(1), only(0)]));
  });

  test('KER-4.3 an outcome that cannot come up is an error', () => {
    const answers = [0, 2, 5, -1, 1.5, Number.NaN];

    expect(answers.map((answer) => thrownBy(() => prizeAfter({ decide: () => answer })))).toEqual(
      answers.map(
        (answer) =>
          new EngineError(
            'chance/script-mismatch',
            `Outcome ${answer} cannot come up in this draw from 'prizes'; its weights are 0, 1, 0, 1, 1.`,
          ),
      ),
    );
  });

  test('KER-4.4 the door is shut again after a step, even one that fails', () => {
    const decide: Decide = () => {
      throw new RangeError('I cannot decide.');
    };

    expect(() => prizeAfter({ decide })).toThrow(new RangeError('I cannot decide.'));
    expect(prizeAfter(scripted([['prizes', 3]]))).toBe(3);
    expect(auction.reduce({ ...before, chance: scripted([['prizes', 1]]) }, bid).offered).toBe(1);
  });

  test('KER-4.4 who decides may play other simulations, and the game itself, with their own luck meanwhile', () => {
    const inside: number[] = [];
    let depth = 0;
    const prize = prizeAfter({
      decide: () => {
        if (++depth > 1) throw new Error('The luck of one simulation reached another.');
        inside.push(prizeAfter(scripted([['prizes', 3]])));
        inside.push(auction.reduce({ ...before, chance: scripted([['prizes', 1]]) }, bid).offered);
        return 4;
      },
    });

    expect([prize, inside]).toEqual([4, [3, 1]]);
  });
});

describe('forks', () => {
  test('KER-4.4 a fork goes its own way, with the same luck to come', () => {
    const simulation = auction.simulate(before, { chance: { seed: 'fork' } });
    const fork = simulation.fork();
    const text = JSON.stringify(fork.state);
    simulation.step(bid);

    expect(JSON.stringify(fork.state)).toBe(text);
    fork.step(bid);
    expect(fork.state).toEqual(simulation.state);
    const { chance } = fork.state;
    const generators: unknown[] = chance.kind === 'seeded' ? Object.values(chance.streams) : [];
    // A generator never changes: a draw puts another in its place.
    expect(sharedParts(fork.state, simulation.state).filter((part) => !generators.includes(part))).toEqual([]);
  });

  test('KER-4.4 or with another luck', () => {
    const simulation = auction.simulate(before, { chance: { seed: 'fork' } });
    const prizes = SEEDS.map((seed) => {
      const fork = simulation.fork({ seed });
      fork.step(bid);
      return fork.state.offered;
    });

    expect(prizes).toEqual(SEEDS.map((seed) => prizeAfter({ seed })));
    expect(simulation.state).toMatchObject({ decisions: [1, 0] });
  });

  test('KER-4.4 a fork of luck decided from outside asks the same, unless it is given its own', () => {
    const simulation = auction.simulate(before, { chance: { decide: () => 3 } });
    const forks = [simulation.fork(), simulation.fork({ decide: () => 4 }), simulation.fork(scripted([['prizes', 1]]))];
    for (const fork of forks) fork.step(bid);

    expect(forks.map((fork) => fork.state.offered)).toEqual([3, 4, 1]);
  });
});

describe('a step in pieces', () => {
  test('KER-4.10 all pieces together make the step, with the same luck, in every position of random games', () => {
    expect(firstDifferenceInPieces(auction, { players: 3 })).toBeUndefined();
    expect(firstDifferenceInPieces(duel, {})).toBeUndefined();
    expect(firstDifferenceInPieces(snails, { players: 3 }, ['a'])).toBeUndefined();
  });

  test('KER-4.10 between two pieces it can be forked, and the luck is asked only when it is the turn of its piece', () => {
    const asked: string[] = [];
    const decide = ({ stream }: Draw): number => {
      asked.push(stream);
      return 3;
    };
    const simulation = auction.simulate(before, { chance: { decide } });
    simulation.start(bid);
    expect([asked, simulation.state.offered, simulation.pending()]).toEqual([[], 2, []]);

    const pieces: number[] = [];
    while (asked.length === 0) pieces.push(Number(simulation.work()));
    const other = simulation.fork();
    while (simulation.work());
    while (other.work());

    expect(pieces.length).toBeGreaterThan(1);
    expect(asked).toEqual(['prizes']);
    expect([simulation.state.offered, other.state]).toEqual([3, simulation.state]);
    expect(simulation.work()).toBe(false);
    expect(simulation.state).toEqual(other.state);
  });

  test('KER-7.2 it costs a bot one node, like the whole step', () => {
    const meter = { name: 'bot', nodes: 2, taken: 0 };
    const simulation = metered(auction.simulate(before, { chance: { seed: 'pieces' } }), meter);
    const whole = simulation.fork();
    simulation.start(bid);
    while (simulation.work());
    whole.step(bid);

    expect(simulation.state).toEqual(whole.state);
    expect(meter.taken).toBe(2);
    expect(() => simulation.fork().start(bid)).toThrow(
      new EngineError('bot/over-budget', "The bot 'bot' has 2 nodes for a decision, and wanted one more."),
    );
  });
});

function firstDifferenceInPieces<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  seeds: readonly string[] = ['a', 'b', 'c'],
): string | undefined {
  for (const seed of seeds) {
    const random = createRandom(seed);
    const start = game.setup(config, seed);
    const whole = game.simulate(start, { chance: start.chance });
    let pieces = whole.fork();
    for (let step = 0; whole.outcome() === undefined; step++) {
      const action = random.oneOf(whole.legalActions());
      whole.step(action);
      pieces.start(action);
      while (pieces.work()) pieces = pieces.fork();
      if (!isSamePlain(pieces.state, whole.state)) return `${seed}, step ${step}`;
      if (!isSamePlain(pieces.legalActions(), whole.legalActions())) return `${seed}, options of step ${step}`;
    }
  }
  return undefined;
}

function prizeAfter(chance: Parameters<typeof auction.simulate>[1]['chance']): number {
  const simulation = auction.simulate(before, { chance });
  simulation.step(bid);
  return simulation.state.offered;
}

// The first decision of the duel after all pawns are placed.
function untilStep(state: ReturnType<typeof duel.setup>): ReturnType<typeof duel.setup> {
  let now = state;
  while (duel.pending(now)[0]?.kind === 'place') {
    for (const action of duel.legalActions(now)) {
      now = duel.reduce(now, action);
      break;
    }
  }
  return now;
}

// Plays random games both ways at once: where they first differ, if they do.
function firstDifference<T extends GameTypes>(game: Game<T>, config: T['Config']): string | undefined {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const random = createRandom(seed);
    let state = game.setup(config, seed);
    const simulation = game.simulate(state, { chance: state.chance });
    for (let step = 0; game.outcome(state) === undefined; step++) {
      const action = random.oneOf([...game.legalActions(state)]);
      state = game.reduce(state, action);
      simulation.step(action);
      if (!isSamePlain(simulation.state, state) || hash(simulation.state) !== hash(state))
        return `${seed}, step ${step}`;
    }
  }
  return undefined;
}

function sharedParts(left: unknown, right: unknown): unknown[] {
  const parts = new Set(objectsIn(left));
  return objectsIn(right).filter((part) => parts.has(part));
}

function objectsIn(data: unknown): object[] {
  if (typeof data !== 'object' || data === null) return [];
  return [data, ...Object.values(data).flatMap(objectsIn)];
}

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}
