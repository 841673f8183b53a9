import * as kernel from 'gastropodia';
import { type Bot, EngineError, isEngineError, play, replay, type Told, type Turn, verifyRecord } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { type SnailsState, type SnailsTypes, snails } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { type AuctionAction, type AuctionTypes, auction } from '../../kit/auction.ts';
import { unfrozen } from '../../package/unfrozen.ts';

const CONFIG = { players: 2 };
const randomly: Bot<AuctionTypes> = { name: 'randomly', choose: ({ actions, random }) => random.oneOf(actions) };
const lowest = botOf('lowest', ({ actions }) => actions[0]);

describe('a match', () => {
  test('KER-4.2 + KER-7.3 the same seeds give the same match, and its record plays it again', () => {
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
  test('KER-7.1 its view, its decision, its legal actions, a source of choices, its budget, and a way to sample; nothing else', () => {
    const turns = turnsOf();

    expect(turns.map((turn) => Object.keys(turn).sort())).toEqual(
      turns.map(() => ['actions', 'decision', 'nodes', 'printed', 'random', 'sample', 'view']),
    );
    expect(turns.map(({ view, decision }) => [view.viewer, decision.seat, decision.kind])).toEqual(
      turns.map(({ view }) => [view.viewer, view.viewer, 'bid']),
    );
    expect(turns.map(({ view, actions }) => [...auction.legalActions(view), ...actions].length / 2)).toEqual(
      turns.map(({ actions }) => actions.length),
    );
  });

  test('KER-7.1 no seed, no luck to come and no state can be reached from it', () => {
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

  test('KER-7.1 what it holds cannot be changed behind the game’s back', () => {
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

describe('a bot that looks for more than it is given', () => {
  const config = { players: 2 } as const;

  /** A match of Snails against an honest player who samples worlds; what the thief has got hold of is checked at its end. */
  function robbed(steal: (turn: Turn<SnailsTypes>, loot: unknown[]) => void) {
    const loot: unknown[] = [];
    const states: SnailsState[] = [];
    const thief: Bot<SnailsTypes> = {
      name: 'thief',
      choose(turn) {
        steal(turn, loot);
        return turn.random.oneOf(turn.actions);
      },
    };
    const honest: Bot<SnailsTypes> = {
      name: 'honest',
      choose({ actions, random, sample }) {
        const simulation = sample();
        simulation.step(random.oneOf(simulation.legalActions()));
        simulation.fork().legalActions();
        return random.oneOf(actions);
      },
    };
    const onAction = ({ state }: Told<SnailsTypes>): void => void states.push(state);
    const most = 120;
    const error = thrownBy(() => play(snails, { config, seed: 'the game', bots: [thief, honest], most, onAction }));
    // Only the number of decisions has ended it.
    expect(error).toMatchObject({ code: 'game/endless' });
    return { loot, states };
  }

  /** What the other seat knows, and the luck to come, as objects and as the numbers in them. */
  const hiddenIn = ({ chance, hands, plans, deck }: SnailsState): readonly object[] => [
    chance,
    ...Object.values(chance).filter((part) => typeof part === 'object'),
    hands,
    hands[1] ?? [],
    plans,
    plans[1] ?? [],
    deck,
    deck.rest,
  ];
  const luckOf = ({ chance }: SnailsState): string[] => JSON.stringify(chance).match(/\d{5,}/g) ?? [];

  test('KER-5.1 finds no state, seed or luck to come, whatever it follows: prototypes, symbols, calls of what it holds', () => {
    const { loot, states } = robbed((turn, taken) => {
      const simulation = turn.sample();
      const callers = new Function('return [arguments.callee.caller, this]') as () => unknown[];
      taken.push(...everything(turn), ...everything(simulation), ...everything(simulation.fork()), callers()[0]);
    });
    const hidden = new Set<unknown>([...states, ...states.flatMap(hiddenIn)]);
    const luck = new Set(states.flatMap(luckOf));

    expect(loot.filter((thing) => hidden.has(thing))).toEqual([]);
    expect(loot.filter((thing) => thing === 'the game' || luck.has(String(thing).replace(/^0\./, '')))).toEqual([]);
    // It did look, and there was something to find.
    expect(loot.length).toBeGreaterThan(10_000);
    expect(luck.size).toBeGreaterThan(40);
  });

  test('KER-5.1 cannot listen where others call: what it holds takes no functions of its own', () => {
    const changes: boolean[] = [];
    const { loot } = robbed((turn, taken) => {
      const simulation = turn.sample();
      // Its own turn, what the library exports, and the functions in both.
      const held = [simulation, turn.view, turn, snails, randomBot, EngineError];
      const spied = new Set(held.flatMap((each) => [...ownChain(each), ...heldBy(each)]));
      for (const holder of spied) {
        for (const key of Reflect.ownKeys(holder)) {
          const old = Object.getOwnPropertyDescriptor(holder, key)?.value;
          if (typeof old !== 'function') continue;
          const spy = function (this: unknown, ...given: unknown[]): unknown {
            taken.push(this, ...given);
            return Reflect.apply(old, this, given);
          };
          changes.push(Reflect.defineProperty(holder, key, { value: spy }));
        }
      }
    });

    expect(loot).toEqual([]);
    expect(changes.length).toBeGreaterThan(100);
    expect(changes).not.toContain(true);
  });

  test('KER-4.4 the worlds it samples hold none of the real luck, and follow from its view and its own luck alone', () => {
    const worlds: SnailsState[] = [];
    const { states } = robbed(({ sample }) => void worlds.push(sample().state));
    const real = new Set(states.flatMap(luckOf));

    expect(worlds.flatMap(luckOf).filter((number) => real.has(number))).toEqual([]);
    expect(worlds.length).toBeGreaterThan(20);
  });

  test('KER-5.1 whatever it changes in what it is given, the match is the same', () => {
    const spoil = robbed((turn) => {
      const { view, decision, actions, sample } = turn;
      const simulation = sample();
      for (const held of [view, decision, simulation.state, ...everything(view)]) {
        if (typeof held !== 'object' || held === null) continue;
        for (const key of Object.keys(held)) Reflect.set(held, key, 0);
      }
      for (const key of ['view', 'sample', 'nodes']) Reflect.set(turn, key, undefined);
      for (const action of actions) Reflect.set(action, 'seat', 1);
      Reflect.set(actions, 'extra', 0);
    });
    const leave = robbed(({ sample }) => void sample());

    expect(spoil.states).toEqual(leave.states);
  });
});

describe('a turn', () => {
  test('KER-7.6 it is frozen to the last corner, so that a bot that writes into it learns of its mistake', () => {
    const turns = turnsOf();
    const changes = ({ view, decision, actions, random, sample }: Turn<AuctionTypes>): (() => unknown)[] => [
      () => (actions as AuctionAction[]).pop(),
      () => Object.assign(actions[0] ?? {}, { card: 6 }),
      () => Object.assign(decision, { seat: 1 }),
      () => Object.assign(view, { offered: 4 }),
      () => Object.assign(random, { below: () => 0 }),
      () => Object.assign(random.below, { key: 0 }),
      () => Object.assign(sample, { key: 0 }),
      () => Object.assign(turns[0] ?? {}, { nodes: 1e9 }),
    ];

    expect(turns.flatMap((turn) => unfrozen(turn, 'turn'))).toEqual([]);
    for (const change of turns.slice(0, 2).flatMap(changes)) expect(change).toThrow(TypeError);
  });

  test('KER-7.6 a bot that has replaced what it can of the game and of the kernel still sees no true state', () => {
    const states = new Set<unknown>();
    const seen: unknown[] = [];
    const tapped = (holder: object): void => {
      for (const key of Reflect.ownKeys(holder)) {
        const old = Object.getOwnPropertyDescriptor(holder, key)?.value;
        if (typeof old !== 'function') continue;
        const tap = (...given: unknown[]): unknown => {
          seen.push(...given);
          return Reflect.apply(old, holder, given);
        };
        Reflect.set(holder, key, tap);
        Reflect.defineProperty(holder, key, { value: tap });
      }
    };
    const spy = botOf('spy', (turn) => {
      for (const holder of [auction, kernel, turn, turn.random, randomBot]) tapped(holder);
      return turn.actions[0];
    });
    played({ bots: [spy, lowest], onAction: ({ state }) => states.add(state) });

    expect(states.size).toBeGreaterThan(5);
    expect(seen.filter((given) => states.has(given))).toEqual([]);
  });
});

describe('a budget', () => {
  test('KER-7.2 it is 2,000 nodes unless the match says something else', () => {
    const budgets = (nodes: Options): number[] => {
      const seen: number[] = [];
      const reading = botOf('reading', (turn) => {
        seen.push(turn.nodes);
        return turn.actions[0];
      });
      played({ bots: [reading, reading], ...nodes });
      return [...new Set(seen)];
    };

    expect(budgets({})).toEqual([2000]);
    expect(budgets({ nodes: 7 })).toEqual([7]);
  });

  test('KER-7.2 every step in a sampled world or in a fork of one is a node; nothing else is', () => {
    const steps: number[] = [];
    const walker = botOf('walker', ({ actions, nodes, sample }) => {
      let left = nodes;
      const kept = sample();
      while (left > 0) {
        const world = kept.fork();
        for (; left > 0 && world.outcome() === undefined; left--) {
          const [action] = world.legalActions(world.pending()[0]?.seat);
          if (action !== undefined) world.step(action);
        }
      }
      steps.push(nodes - left);
      return actions[0];
    });
    played({ bots: [walker, lowest], nodes: 50 });

    expect(steps).toEqual([50, 50, 50, 50]);
  });

  test('KER-7.2 one step more is an error that names the bot, from a fork as from the world itself', () => {
    const spendthrift = (isFork: boolean): Bot<AuctionTypes> =>
      botOf('spendthrift', ({ actions, sample }) => {
        for (let step = 0; step < 4; step++) {
          const world = isFork ? sample().fork().fork({ seed: 'mine' }) : sample();
          const [action] = world.legalActions();
          if (action !== undefined) world.step(action);
        }
        return actions[0];
      });

    for (const isFork of [false, true]) {
      expect(() => played({ bots: [lowest, spendthrift(isFork)], nodes: 3 })).toThrow(
        new EngineError('bot/over-budget', "The bot 'spendthrift' has 3 nodes for a decision, and wanted one more."),
      );
      expect(() => played({ bots: [lowest, spendthrift(isFork)], nodes: 4 })).not.toThrow();
    }
  });

  test('KER-7.1 + KER-7.2 from a sampled world nobody reaches its meter or anything behind it', () => {
    const worlds = turnsOf().map(({ sample }) => sample());
    const keys = worlds.map((world) => Reflect.ownKeys(world));

    expect(keys).toEqual(worlds.map(() => ['state']));
  });
});

describe('figures that are none', () => {
  const WRONG = [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, 2 ** 53, '7' as unknown as number];

  test('KER-7.4 nodes and decisions are whole numbers, 0 or more; anything else is refused before anything happens', () => {
    const shown = ['NaN', '-1', '0.5', 'Infinity', '9007199254740992', "'7'"];
    for (const option of ['nodes', 'most'] as const) {
      let chosen = 0;
      const bot = botOf('counting', ({ actions }) => {
        chosen++;
        return actions[0];
      });

      expect(WRONG.map((figure) => thrownBy(() => played({ bots: [bot, bot], [option]: figure })))).toEqual(
        shown.map(
          (found) =>
            new EngineError(
              'option/invalid',
              `The option '${option}' should be a whole number, 0 or more; it is ${found}.`,
            ),
        ),
      );
      expect(chosen).toBe(0);
    }
  });

  test('KER-7.4 with no nodes a bot may look at worlds, and try nothing in them', () => {
    const looking = botOf('looking', ({ actions, sample }) => {
      sample().fork().legalActions();
      return actions[0];
    });
    const trying = botOf('trying', ({ actions, sample }) => {
      sample().step(actions[0] as AuctionAction);
      return actions[0];
    });

    expect(played({ bots: [looking, lowest], nodes: 0 }).record).toEqual(played({ bots: [lowest, lowest] }).record);
    expect(() => played({ bots: [trying, lowest], nodes: 0 })).toThrow(
      new EngineError('bot/over-budget', "The bot 'trying' has 0 nodes for a decision, and wanted one more."),
    );
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
      new EngineError('bot/illegal', "The bot 'silent' chose nothing: `choose` has to return one of the actions."),
    );
  });

  test('KER-1.1 so is one that answers later', () => {
    const slow = botOf('slow', ({ actions }) => Promise.resolve(actions[0]) as unknown as AuctionAction);

    expect(() => played({ bots: [slow, lowest] })).toThrow(
      new EngineError(
        'bot/illegal',
        "The bot 'slow' gave a promise: `choose` has to answer at once, so it cannot be async.",
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

  test('KER-1.3 what it says at the second reading is what it is refused for', () => {
    const changing = (later: object): Bot<AuctionTypes> =>
      botOf('shifty', ({ actions }) => {
        const { seat, card } = actions[0] as AuctionAction & { readonly card: number };
        const answers = { type: 'bid', seat, card, ...later } as Record<string, unknown>;
        let readings = 0;
        return new Proxy(
          { type: 'bid', seat, card },
          {
            get(target, key) {
              if (key === 'seat') readings++;
              return Reflect.get(readings > 1 ? answers : target, key);
            },
          },
        ) as AuctionAction;
      });
    const [mine] = messagesOf(changing({ card: 99 }));
    expect(mine).toBe(
      "The bot 'shifty' chose an illegal action: The value is not an action: action.card should be a whole number from 1 to 6. [KER-2.1]",
    );
    expect(messagesOf(changing({ seat: 1 }))).toContain(
      "The bot 'shifty' chose an illegal action: It is not your decision; the game waits for player 1 and player 2. [KER-1.3]",
    );

    function messagesOf(bot: Bot<AuctionTypes>): string[] {
      return ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
        String((thrownBy(() => played({ bots: [bot, lowest], seed })) as Error).message),
      );
    }
  });

  test('KER-4.2 where no seed of the bots is given, it is always the same one', () => {
    const options = { config: CONFIG, seed: 'same', bots: [randomly, randomly] };

    expect(play(auction, options).record).toEqual(play(auction, { ...options, botSeed: 'bots' }).record);
  });

  test('an error of a bot’s own is not hidden', () => {
    const broken = botOf('broken', () => {
      throw new RangeError('I have no idea.');
    });

    expect(() => played({ bots: [lowest, broken] })).toThrow(new RangeError('I have no idea.'));
  });

  test('a bot too few or too many is an error', () => {
    expect(() => played({ bots: [lowest] })).toThrow(
      new EngineError('bots/wrong-number', 'The game seats 2; there are bots for 1.'),
    );
    expect(() => played({ bots: [lowest, lowest, lowest] })).toThrow(
      new EngineError('bots/wrong-number', 'The game seats 2; there are bots for 3.'),
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

/** All that can be reached from here without a call: own keys of any kind, values behind getters, prototypes of its own. */
function everything(from: unknown, found = new Set<unknown>()): Set<unknown> {
  if (found.has(from) || BUILT_IN.has(from)) return found;
  found.add(from);
  if ((typeof from !== 'object' && typeof from !== 'function') || from === null) return found;
  for (const key of Reflect.ownKeys(from))
    everything(
      thrownBy(() => Reflect.get(from, key)),
      found,
    );
  return everything(Object.getPrototypeOf(from), found);
}

const GENERATORS = Object.getPrototypeOf(function* () {});
const BUILT_IN = new Set<unknown>([
  GENERATORS,
  GENERATORS.prototype,
  Object.getPrototypeOf(GENERATORS.prototype),
  Error.prototype,
  Object.prototype,
  Array.prototype,
  Function.prototype,
  Function,
  Object,
  Array,
  ...Object.getOwnPropertyNames(globalThis).map((name) => thrownBy(() => Reflect.get(globalThis, name))),
]);

/** A thing and its prototypes, as far as they are not the language's own. */
function ownChain(held: object): object[] {
  return BUILT_IN.has(held) ? [] : [held, ...ownChain(Object.getPrototypeOf(held) ?? Object.prototype)];
}

function heldBy(held: object): object[] {
  return [...everything(held)].filter((inner): inner is object => typeof inner === 'object' && inner !== null);
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
