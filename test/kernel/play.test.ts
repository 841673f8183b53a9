import { type Bot, EngineError, isEngineError, play, replay, type Told, type Turn, verifyRecord } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { type AuctionAction, type AuctionTypes, auction } from '../../docs/examples/auction/index.ts';

const CONFIG = { players: 2 };
const randomly: Bot<AuctionTypes> = { name: 'randomly', choose: ({ actions, random }) => random.oneOf(actions) };
const lowest = botOf('lowest', ({ actions }) => actions[0]);

describe('a match', () => {
  test('KER-4.2 the same seeds give the same match, and its record plays it again', () => {
    const match = (): ReturnType<typeof played> => played({ bots: [randomly, randomly] });

    expect(match()).toEqual(match());
    expect(verifyRecord(auction, match().record)).toBeUndefined();
    expect(replay(auction, match().record)).toEqual(match().state);
  });

  test('KER-1.2 it is over at the end, with the outcome of its last position', () => {
    const { state, outcome } = played({ bots: [lowest, randomly] });

    expect(outcome).toEqual(auction.outcome(state));
    expect(auction.pending(state)).toEqual([]);
  });

  test('KER-4.2 another seed of the bots changes the bots and not the cards', () => {
    const one = played({ bots: [randomly, randomly], botSeed: 'one' });
    const two = played({ bots: [randomly, randomly], botSeed: 'two' });

    expect(replay(auction, two.record, 0)).toEqual(replay(auction, one.record, 0));
    expect(two.record.actions).not.toEqual(one.record.actions);
  });

  test('KER-4.2 each bot has luck of its own: a bot that uses none does not change the other’s', () => {
    const drawn = (first: Bot<AuctionTypes>): number[] => {
      const numbers: number[] = [];
      const drawing = botOf('drawing', ({ actions, random }) => {
        numbers.push(random.below(1000));
        return actions[0];
      });
      played({ bots: [first, drawing] });
      return numbers.slice(0, 3);
    };

    expect(drawn(lowest)).toEqual(
      drawn(botOf('wasteful', ({ actions, random }) => random.shuffled(actions) && actions[0])),
    );
  });

  test('everything that happens is told, in order, as the record has it', () => {
    const told: Told<AuctionTypes>[] = [];
    const { record, state } = played({ bots: [lowest, lowest], onAction: (each) => told.push(each) });

    expect(told.map(({ action }) => action)).toEqual(record.actions);
    expect(told.map((each) => each.state)).toEqual(
      record.actions.map((_, index) => replay(auction, record, index + 1)),
    );
    expect(told[told.length - 1]?.state).toEqual(state);
    expect(told.every(({ events }) => events.length > 0)).toBe(true);
  });

  test('KER-2.2 an action is told as it was understood, without what the bot added', () => {
    const told: unknown[] = [];
    const chatty = botOf(
      'chatty',
      ({ actions, decision }) => ({ ...actions[0], decision: decision.id, note: 'hello' }) as never,
    );
    const { record } = played({ bots: [chatty, lowest], onAction: ({ action }) => told.push(action) });

    expect(told).toEqual(record.actions);
    expect(record.actions[0]).toEqual({ type: 'bid', seat: 0, card: expect.any(Number) });
  });
});

describe('what a bot holds', () => {
  test('KER-5.1 its view, its decision, its legal actions, a source of choices, and a way to sample; nothing else', () => {
    const turns = turnsOf();

    expect(turns.map((turn) => Object.keys(turn).sort())).toEqual(
      turns.map(() => ['actions', 'decision', 'random', 'sample', 'view']),
    );
    expect(turns.map(({ view, decision }) => [view.viewer, decision.seat, decision.kind])).toEqual(
      turns.map(({ view }) => [view.viewer, view.viewer, 'bid']),
    );
    expect(turns.map(({ view, actions }) => [...auction.legalActions(view), ...actions].length / 2)).toEqual(
      turns.map(({ actions }) => actions.length),
    );
  });

  test('KER-5.1 no seed, no luck to come and no state can be reached from it', () => {
    const { record } = played({ bots: [lowest, lowest] });
    const luck = record.hashes.flatMap(
      (_, ply) => JSON.stringify(replay(auction, record, ply).chance).match(/\d{5,}/g) ?? [],
    );
    const turns = turnsOf();
    const reached = turns.flatMap((turn) => walk(turn, 'turn'));

    const leaks = reached.filter(
      ({ path, value }) =>
        /chance|state|hash|script/.test(path) ||
        (/seed/.test(path) && path !== 'turn.random.seed') ||
        ['the game', 'the bots', ...luck].some(
          (secret) => typeof value !== 'function' && String(value).includes(secret),
        ),
    );
    const worlds = turns.map(({ sample }) => JSON.stringify(sample().state));
    expect(leaks).toEqual([]);
    expect(worlds.filter((world) => luck.some((secret) => world.includes(secret)))).toEqual([]);
    expect(luck.length).toBeGreaterThan(20);
    expect(reached.length).toBeGreaterThan(100);
  });

  test('KER-5.1 what it holds cannot be changed behind the game’s back', () => {
    const vandal = botOf('vandal', ({ view, actions }) => {
      Reflect.set(view.hands[0] ?? [], 0, 6);
      Reflect.set(view, 'offered', 4);
      return actions[0];
    });

    expect(played({ bots: [vandal, lowest] }).record).toEqual(played({ bots: [lowest, lowest] }).record);
  });

  test('KER-4.4 a sample is a world that fits the view, and its luck is not the real luck', () => {
    const { prizes, real } = sampledPrizes();

    expect(prizes.every((seen) => seen.has(real[0] ?? 0))).toBe(true);
    expect(prizes.map((seen) => seen.size)).toEqual(prizes.map(() => 3));
  });
});

describe('bots that do not play fair', () => {
  test('KER-1.1 one that chooses an illegal action is named', () => {
    const cheat = botOf('cheat', ({ view }) => ({ type: 'bid', seat: Number(view.viewer), card: 99 }));

    expect(() => played({ bots: [lowest, cheat] })).toThrow(
      new EngineError(
        'bot/illegal',
        "The bot 'cheat' chose an illegal action: The value is not an action: action.card should be a whole number from 1 to 6. [KER-2.1]",
      ),
    );
  });

  test('KER-1.1 so is one that chooses nothing', () => {
    const silent = botOf('silent', () => undefined);

    expect(() => played({ bots: [silent, lowest] })).toThrow(
      new EngineError(
        'bot/illegal',
        "The bot 'silent' chose an illegal action: The value is not an action: action should be an object. [KER-2.1]",
      ),
    );
  });

  test('KER-1.3 so is one that bids for somebody else who owes a decision, too, before anything happens', () => {
    const meddler = botOf('meddler', ({ actions }) => ({ ...actions[0], seat: 1 }) as AuctionAction);
    const outcomes = Array.from({ length: 6 }, (_, seed) => {
      let told = 0;
      const onAction = (): void => void told++;
      const error = thrownBy(() => played({ bots: [meddler, lowest], seed: `${seed}`, onAction }));
      const { code, message } = isEngineError(error) ? error : { code: 'none', message: '' };
      // Whether the other seat holds that card must not come out either.
      return { code, told, named: message.includes("'meddler'"), betrayed: message.includes('your hand is') };
    });

    expect(outcomes).toEqual(outcomes.map(() => ({ code: 'bot/illegal', told: 0, named: true, betrayed: false })));
  });

  test('KER-1.3 nor can one bid for somebody else with an action that says another seat at each reading', () => {
    const shifty = botOf('shifty', ({ actions }) => {
      const seats = [0];
      return Object.defineProperty({ ...actions[0] }, 'seat', { get: () => seats.pop() ?? 1 }) as AuctionAction;
    });
    const stolen = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      let made = 0;
      let chosen = 0;
      const honest = botOf('honest', ({ actions }) => {
        chosen++;
        return actions[0];
      });
      const onAction = ({ action }: Told<AuctionTypes>): void => {
        made += action.seat;
      };
      thrownBy(() => played({ bots: [shifty, honest], seed, onAction }));
      return made - chosen;
    });

    expect(stolen).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('an error of a bot’s own is not hidden', () => {
    const broken = botOf('broken', () => {
      throw new RangeError('I have no idea.');
    });

    expect(() => played({ bots: [lowest, broken] })).toThrow(new RangeError('I have no idea.'));
  });

  test('a bot too few or too many is an error', () => {
    expect(() => played({ bots: [lowest] })).toThrow(
      new EngineError('bots/wrong-number', 'The game has 2 seats; 1 bots were given.'),
    );
    expect(() => played({ bots: [lowest, lowest, lowest] })).toThrow(
      new EngineError('bots/wrong-number', 'The game has 2 seats; 3 bots were given.'),
    );
  });

  test('KER-3.4 a game that takes too many decisions is an error', () => {
    expect(() => played({ bots: [lowest, lowest], most: 3 })).toThrow(
      new EngineError('game/endless', 'The game was not over after 3 decisions.'),
    );
  });
});

type Options = Partial<Parameters<typeof play<AuctionTypes>>[1]>;

function played(options: Options): ReturnType<typeof play<AuctionTypes>> {
  return play(auction, { config: CONFIG, seed: 'the game', botSeed: 'the bots', bots: [], ...options });
}

// A bot may choose anything at all: it is only a program.
function botOf(name: string, choose: (turn: Turn<AuctionTypes>) => AuctionAction | undefined): Bot<AuctionTypes> {
  return { name, choose: choose as Bot<AuctionTypes>['choose'] };
}

function turnsOf(): Turn<AuctionTypes>[] {
  const turns: Turn<AuctionTypes>[] = [];
  const collector = botOf('collector', (turn) => {
    turns.push(turn);
    return turn.actions[0];
  });
  played({ bots: [collector, collector] });
  return turns;
}

interface Reached {
  readonly path: string;
  readonly value: unknown;
}

// Everything that can be reached without calling a function, with its path.
function walk(value: unknown, path: string): Reached[] {
  if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) return [{ path, value }];
  const keys = Reflect.ownKeys(value).filter(
    (key) => typeof value !== 'function' || !['length', 'name', 'prototype'].includes(String(key)),
  );
  return [{ path, value }, ...keys.flatMap((key) => walk(Reflect.get(value, key), `${path}.${String(key)}`))];
}

// For some seeds of the bots: the second prizes that 60 samples saw, when every sample bid its lowest cards; and the real one.
function sampledPrizes(): { readonly prizes: readonly ReadonlySet<number>[]; readonly real: readonly number[] } {
  const prizes: Set<number>[] = [];
  const sampler = botOf('sampler', ({ actions, sample, decision }) => {
    if (decision.id > 0) return actions[0];
    const seen = new Set<number>();
    for (let world = 0; world < 60; world++) {
      const simulation = sample();
      while (simulation.state.spent.every((count) => count === 0)) {
        const [action] = simulation.legalActions();
        if (action === undefined) break;
        simulation.step(action);
      }
      seen.add(simulation.state.offered);
    }
    prizes.push(seen);
    return actions[0];
  });
  const { record } = played({ bots: [sampler, lowest] });
  return { prizes, real: [replay(auction, record, 2).offered] };
}

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}
