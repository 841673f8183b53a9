import {
  createGame,
  createRandom,
  deserialize,
  EngineError,
  type Game,
  type GameTypes,
  hash,
  isEngineError,
  mixed,
  pileOf,
  type Script,
  scripted,
  serialize,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { duel } from '../../../docs/examples/duel/index.ts';
import { auction, rules } from '../../kit/auction.ts';

const state = {
  ...auction.setup({ players: 2 }, 'save'),
  hands: [
    [1, 2, 2, 4, 4],
    [3, 3, 5, 6, 6],
  ],
  offered: 2,
  undealt: pileOf([0, 3, 2, 2, 2, 3, 2]),
  prizes: pileOf([0, 1, 0, 1, 1]),
};
const saved = serialize(auction, state);

describe('there and back', () => {
  test('KER-3.1 a state comes back as it was, frozen', () => {
    const restored = deserialize(auction, saved);

    expect(restored).toEqual(state);
    expect([restored, restored.hands, restored.hands[0], restored.chance].map(Object.isFrozen)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('KER-3.1 a save says what it is', () => {
    expect(JSON.parse(saved)).toEqual({ format: 'gastropodia/state', ruleset: auction.ruleset, state });
  });

  test('KER-3.1 a game that is stored at every pause goes on as if it had never stopped', () => {
    expect(hashesOfGames(auction, { players: 3 }, (now) => deserialize(auction, serialize(auction, now)))).toEqual(
      hashesOfGames(auction, { players: 3 }, (now) => now),
    );
    expect(hashesOfGames(duel, {}, (now) => deserialize(duel, serialize(duel, now)))).toEqual(
      hashesOfGames(duel, {}, (now) => now),
    );
  });

  test('KER-4.7 luck that nobody can foresee is stored, too', () => {
    const unforeseen = auction.setup({ players: 2 }, { seed: 'save', generator: 'chacha' });

    expect(deserialize(auction, serialize(auction, unforeseen))).toEqual(unforeseen);
  });

  test('KER-4.9 luck that was written down is refused, whole or in part', () => {
    const { chance } = state;
    if (chance.kind !== 'seeded') throw new Error('The luck of a new game comes from its seed.');
    const written: Script = [['prizes', 3]];
    const refused = {
      path: 'state.chance',
      message: 'expected luck from a seed; save a scene with saveScene of gastropodia/testing',
    };

    const faults = [scripted([]), scripted(written), mixed(written, chance), mixed([], chance)].map((luck) => {
      const scripted = { ...state, chance: luck };
      const errors = [thrownBy(() => serialize(auction, scripted)), thrownBy(() => auction.restore(scripted))];
      return errors.map((error) => (error instanceof EngineError ? [error.code, error.faults] : error));
    });
    const twice = ['save/invalid', [refused]];

    expect(faults).toEqual(Array.from({ length: 4 }, () => [twice, twice]));
  });

  test('KER-4.9 where the game is over, no luck is needed', () => {
    const { chance } = state;
    if (chance.kind !== 'seeded') throw new Error('The luck of a new game comes from its seed.');
    const over = { ...state, agenda: [], won: [[], []] };
    const played = [scripted([]), mixed([['prizes', 3]], chance)].map((luck) => ({ ...over, chance: luck }));

    expect(played.map((last) => deserialize(auction, serialize(auction, last)))).toEqual(played);
  });

  test('KER-1.2 a game that is over stays over', () => {
    const over = { ...state, agenda: [], won: [[], []] };

    expect(auction.outcome(deserialize(auction, serialize(auction, over)))).toEqual(auction.outcome(over));
  });
});

describe('saves that are refused', () => {
  test('KER-2.3 what is no JSON, and what is no save', () => {
    expect(['', '{', saved.slice(0, -1), 'undefined'].map((text) => faultsIn(text))).toEqual(
      Array.from({ length: 4 }, () => ['save/invalid', 'save']),
    );
    expect(['null', '5', '"x"'].map((text) => faultsIn(text))).toEqual([1, 2, 3].map(() => ['save/invalid', 'save']));
    expect(['[]', '{}'].map((text) => faultsIn(text))).toEqual(
      [1, 2].map(() => ['save/invalid', 'save.format', 'save.ruleset', 'save.state']),
    );
  });

  test('KER-2.3 the error says which of the two it is', () => {
    const error = thrownBy(() => deserialize(auction, '{'));

    expect(isEngineError(error) && error.message.split('\n')[0]).toBe('The save is not JSON.');
    expect(isEngineError(error) && error.faults[0]?.message).toMatch(/JSON/);
    expect(() => deserialize(auction, 'null')).toThrow('The save is not valid.');
  });

  test('a view cannot be saved', () => {
    expect(() => serialize(auction, auction.view(state, 0) as never)).toThrow(
      new EngineError('state/is-view', 'This is a view; only a state can be saved.'),
    );
  });

  test('KER-2.3 a save of another format, or with a key that does not belong there', () => {
    expect(faultsIn(saved.replace('gastropodia/state', 'gastropodia/record'))).toEqual(['save/invalid', 'save.format']);
    expect(faultsIn(saved.replace('{', '{"note":1,'))).toEqual(['save/invalid', 'save.note']);
    expect(faultsIn(saved.replace('{', '{"__proto__":{"note":1},'))).toEqual(['save/invalid', 'save.__proto__']);
  });

  test('KER-2.3 every fault of a state is found, with its path', () => {
    expect(
      faultsOf({
        hands: [
          [1, '2', 2, 4, 4],
          [3, 3, 5, 6, 99],
        ],
        offered: null,
      }),
    ).toEqual(['save/invalid', 'state.hands[0][1]', 'state.hands[1][4]', 'state.offered']);
    expect(faultsOf({ bids: [-1, 0.5] })).toEqual(['save/invalid', 'state.bids[1]']);
    expect(faultsOf({ hands: undefined })).toEqual(['save/invalid', 'state.hands']);
    expect(faultsOf({ decisions: [0, -1] })).toEqual(['save/invalid', 'state.decisions[1]']);
  });

  test('KER-2.3 keys that do not belong into a state, those with a meaning among them', () => {
    const keys = ['note', 'viewer', '__proto__', 'constructor', 'toString'];
    const tampered = keys.map((key) => saved.replace('"state":{', `"state":{"${key}":{"hands":[]},`));

    expect(tampered.map((text) => faultsIn(text))).toEqual(keys.map((key) => ['save/invalid', `state.${key}`]));
    expect(Reflect.get({}, 'hands')).toBeUndefined();
  });

  test('KER-2.3 all of them, here and deep inside, up to a bound', () => {
    const { undealt, prizes } = JSON.parse(saved).state;
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`key${index}`, index]));

    expect(
      faultsOf({
        note: 1,
        other: 2,
        undealt: { ...undealt, a: 1, b: 2 },
        prizes: { ...prizes, c: 3 },
      }),
    ).toEqual(['save/invalid', 'state.undealt.a', 'state.undealt.b', 'state.prizes.c', 'state.note', 'state.other']);
    // The first hundred are named, the others counted.
    expect(faultsOf(many)).toHaveLength(1 + 100 + 1);
  });

  test('KER-2.3 several keys that do not belong into an entry of a list', () => {
    const { undealt } = JSON.parse(saved).state;
    const top = [{ kind: 1, seen: 0, a: 1, b: 2 }];

    expect(faultsOf({ undealt: { ...undealt, top } })).toEqual([
      'save/invalid',
      'state.undealt.top[0].a',
      'state.undealt.top[0].b',
    ]);
  });

  test('KER-2.3 a value without end is refused by its length', () => {
    const endless: unknown[] = [null];
    endless.push(endless, endless);
    const tooLong = Array.from({ length: 100_001 }, () => -1);

    expect(faultsBy({ decisions: [null, -1], hands: 'none' })).toEqual([
      'state.decisions[0]',
      'state.decisions[1]',
      'state.hands',
    ]);
    expect(faultsBy({ decisions: endless, hands: 'none' })).toEqual([
      'state.decisions[1]',
      'state.decisions[2]',
      'state.decisions[0]',
      'state.hands',
    ]);
    expect(faultsBy({ decisions: tooLong, hands: 'none' })).toEqual(['state.decisions', 'state.hands']);
    expect(faultsBy({ note: endless })).toEqual(['state.note[1]', 'state.note[2]', 'state.note']);
    expect(faultsBy({ note: [tooLong], other: 1 })).toEqual(['state.note[0]', 'state.note', 'state.other']);
    expect(faultsBy({ note: Array.from({ length: 1000 }, () => tooLong.slice(0, 1000)) })).toEqual(['state']);
    expect(faultsBy({ note: [endless.slice(0, 1)], other: 1 })).toEqual(['state.note', 'state.other']);
  });

  test('KER-2.3 a value that is wrong at its first reading is refused for that, whatever it says later', () => {
    let readings = 0;
    const changing = Object.defineProperty({ ...state }, 'hands', {
      enumerable: true,
      get: () => (readings++ === 0 ? 'none' : state.hands),
    });

    expect(faultsBy(changing)).toEqual(['state.hands']);
  });

  test('KER-2.3 luck that cannot be', () => {
    const { streams } = state.chance.kind === 'seeded' ? state.chance : { streams: {} };
    const seeded = (over: object): object => ({ chance: { kind: 'seeded', streams: { ...streams, ...over } } });

    expect(faultsOf({ chance: { kind: 'loaded' } })).toEqual(['save/invalid', 'state.chance.kind']);
    expect(faultsOf(seeded({ cards: [1, 2, 3] }))).toEqual(['save/invalid', 'state.chance.streams.cards[3]']);
    expect(faultsOf(seeded({ cards: [1, 2, 2 ** 32, 0] }))).toEqual(['save/invalid', 'state.chance.streams.cards[2]']);
    expect(faultsOf(seeded({ cards: [2 ** 32 - 1, 0, 2 ** 32 - 1, 2 ** 21 - 1] }))).toEqual(['accepted']);
    expect(faultsOf(seeded({ cards: [1, 2, 3, 4, 5, 6, 7, 8] }))).toEqual([
      'save/invalid',
      'state.chance.streams.cards[8]',
    ]);
    expect(faultsOf(seeded({ cards: [1, 2, 3, 4, 5, 6, 7, -8, 9] }))).toEqual([
      'save/invalid',
      'state.chance.streams.cards[7]',
    ]);
    expect(faultsOf(seeded({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 2 ** 49] }))).toEqual([
      'save/invalid',
      'state.chance.streams.cards[8]',
    ]);
    expect(faultsOf(seeded({ cards: [1, 2, 3, 4, 5, 6, 7, 2 ** 32 - 1, 2 ** 40] }))).toEqual(['accepted']);
    expect(faultsOf(seeded({ cards: undefined }))).toEqual(['save/invalid', 'state.chance.streams']);
    expect(faultsOf(seeded({ weather: [1, 2, 3, 4] }))).toEqual(['save/invalid', 'state.chance.streams']);
    expect(faultsOf({ chance: { kind: 'scripted', script: [['prizes', -1]] } })).toEqual([
      'save/invalid',
      'state.chance.script[0][1]',
    ]);
  });

  test('KER-2.3 work that the rules do not know', () => {
    const [offer, award, bids] = state.agenda;

    expect(faultsOf({ agenda: [{ do: 'dance' }, award, bids] })).toEqual(['save/invalid', 'state.agenda[0].do']);
    expect(faultsOf({ agenda: [offer, award, { ...bids, turn: 0 }] })).toEqual([
      'save/invalid',
      'state.agenda[2].turn',
    ]);
    expect(faultsOf({ agenda: [offer, award, { together: [[{ ask: 'pass', seat: 0 }], []], turn: -1 }] })).toEqual([
      'save/invalid',
      'state.agenda[2].together[0][0].ask',
    ]);
  });

  test('KER-2.3 decisions that no seat at the table can owe', () => {
    const [offer, award] = state.agenda;
    const bid = (seat: number): object => ({ ask: 'bid', seat });

    expect(faultsOf({ agenda: [offer, award, { together: [[bid(1)], [bid(0)]], turn: -1 }] })).toEqual([
      'save/invalid',
      'state.agenda[2]',
    ]);
    expect(faultsOf({ agenda: [offer, award, { together: [[bid(0)]], turn: -1 }] })).toEqual([
      'save/invalid',
      'state.agenda[2]',
    ]);
    expect(faultsOf({ agenda: [offer, award, bid(2)] })).toEqual(['save/invalid', 'state.agenda[2].seat']);
  });

  test('KER-2.3 a position at which the game does not wait for anybody, and is not over', () => {
    const [offer, award] = state.agenda;

    expect(faultsOf({ agenda: [offer, award] })).toEqual(['save/invalid', 'state.agenda[1]']);
    expect(faultsOf({ agenda: [offer, award, { together: [[], []], turn: -1 }] })).toEqual([
      'save/invalid',
      'state.agenda[2]',
    ]);
  });

  test('KER-2.3 a table with fewer or more seats than the game has', () => {
    expect(faultsOf({ agenda: [], decisions: [] })).toEqual(['save/invalid', 'state.decisions']);
    expect(faultsOf({ agenda: [], decisions: [0, 0, 0, 0, 0] })).toEqual(['save/invalid', 'state.decisions']);
  });

  test('KER-2.3 what is wrong with the table, the luck and the work is said', () => {
    const [offer, award] = state.agenda;
    const bid = (seat: number): object => ({ ask: 'bid', seat });
    const queues = "expected one queue for each of 2 seats, with that seat's decisions";

    expect(messagesOf({ agenda: [], decisions: [0] })).toEqual([
      'expected one count for each of 2 to 4 seats, found 1',
    ]);
    expect(messagesOf({ agenda: [offer, award] })).toEqual(['expected a decision that somebody owes']);
    expect(messagesOf({ agenda: [offer, award, bid(2)] })).toEqual(['expected a seat below 2, found 2']);
    expect(messagesOf({ agenda: [offer, award, { together: [[bid(0)], [bid(0)]], turn: -1 }] })).toEqual([queues]);
    expect(messagesOf({ chance: { kind: 'seeded', streams: { b: [0, 0, 0, 0], a: [0, 0, 0, 0] } } })).toEqual([
      `expected ${rules.streams.join(', ')}, found a, b`,
    ]);
  });

  test('KER-2.3 streams of luck in another order are the same streams', () => {
    const { streams } = state.chance.kind === 'seeded' ? state.chance : { streams: {} };
    const turned = Object.fromEntries(Object.entries(streams).toReversed());

    expect(faultsOf({ chance: { kind: 'seeded', streams: turned } })).toEqual(['accepted']);
  });

  test('KER-2.3 a queue whose next entry is no decision does not wait; what comes later may be anything', () => {
    const [offer, award] = state.agenda;
    const bid = (seat: number): object => ({ ask: 'bid', seat });
    const queues = (...together: object[][]): object => ({ agenda: [offer, award, { together, turn: -1 }] });

    expect(messagesOf(queues([bid(0)], [bid(1), award as object]))).toEqual(['expected a decision that somebody owes']);
    expect(messagesOf(queues([bid(0)], [award as object, bid(1)]))).toEqual([]);
  });

  test('KER-2.3 a decision without a legal answer cannot have come up', () => {
    const lenient = createGame({ ...rules, invariants: {} });
    const empty = { ...state, ruleset: lenient.ruleset, hands: [[], [3, 3, 5, 6, 6]] };

    expect(() => lenient.restore(empty)).toThrow(
      new EngineError('save/invalid', `This is no position of ${lenient.ruleset}.`, [
        { path: 'state.agenda', message: "seat 0 is asked 'bid' and has no legal answer" },
      ]),
    );
  });

  test('KER-2.6 a broken invariant is called by its name', () => {
    const inOnePlace = (wanted: number, kind: number, found: number): string =>
      `expected ${wanted} of kind ${kind} in offered, won, prizes; found ${found} ('every card is in one place')`;
    expect(() => deserialize(auction, tampered({ offered: 3 }))).toThrow(
      new EngineError('save/invalid', `This is no position of ${auction.ruleset}.`, [
        { path: 'state', message: inOnePlace(1, 2, 0) },
        { path: 'state', message: inOnePlace(1, 3, 2) },
      ]),
    );
    const lenient = createGame({
      ...rules,
      invariants: { 'a prize of 2': ({ offered }) => offered === 2, yes: () => true },
    });
    expect(lenient.faults({ ...state, ruleset: lenient.ruleset, offered: 3 })).toEqual([
      { path: 'state', message: "breaks the invariant 'a prize of 2'" },
    ]);
  });

  test('KER-2.6 an invariant that says where and what is told with that, and with its name', () => {
    const picky = createGame({
      ...rules,
      invariants: {
        *'hands are empty'({ hands }: { readonly hands: readonly (readonly number[])[] }) {
          for (const [seat, { length }] of hands.entries())
            if (length > 0) yield { path: `state.hands[${seat}]`, message: `expected no card, found ${length}` };
        },
        'nothing is said': () => [],
        'prizes are offered': ({ offered }) => offered > 0,
      },
    });
    const faults = [
      { path: 'state.hands[0]', message: "expected no card, found 5 ('hands are empty')" },
      { path: 'state.hands[1]', message: "expected no card, found 5 ('hands are empty')" },
    ];

    expect(picky.faults(state)).toEqual(faults);
    expect(() => picky.restore(JSON.parse(JSON.stringify(state)))).toThrow(
      new EngineError('save/invalid', `This is no position of ${auction.ruleset}.`, faults),
    );
  });

  test('KER-2.4 a save of another ruleset is refused by name, outside and inside', () => {
    const newer = createGame({ ...rules, version: 2 });
    const theirs = serialize(newer, newer.setup({ players: 2 }, 'save'));

    expect(() => deserialize(auction, theirs)).toThrow(
      new EngineError(
        'ruleset/foreign',
        `This save belongs to '${newer.ruleset}'; the game here is '${auction.ruleset}'.`,
      ),
    );
    expect(() => deserialize(auction, tampered({ ruleset: newer.ruleset }))).toThrow(
      new EngineError(
        'ruleset/foreign',
        `This belongs to the ruleset '${newer.ruleset}'; the game here is '${auction.ruleset}'.`,
      ),
    );
  });

  test('KER-2.4 a state of another ruleset cannot be saved', () => {
    const newer = createGame({ ...rules, version: 2 });

    expect(() => serialize(newer, state)).toThrow(
      new EngineError(
        'ruleset/foreign',
        `This state belongs to '${auction.ruleset}'; the game here is '${newer.ruleset}'.`,
      ),
    );
  });

  test('the error does not repeat the save, however long it is', () => {
    const error = thrownBy(() => deserialize(auction, JSON.stringify(saved.repeat(100))));

    expect(isEngineError(error) && error.message.length < 1000).toBe(true);
  });

  test('KER-2.3 a state that cannot be read is refused like any other', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('A trap of the value was sprung.');
        },
      },
    );

    expect(() => auction.restore(trap)).toThrow(
      new EngineError('save/invalid', 'The state is not valid.', [{ path: 'state', message: 'cannot be read' }]),
    );
  });
});

function tampered(over: object): string {
  return JSON.stringify({ ...JSON.parse(saved), state: { ...state, ...over } });
}

// The path of each fault of a state that never was a text; a getter stays one.
function faultsBy(over: object): string[] {
  const value = Object.defineProperties({ ...state }, Object.getOwnPropertyDescriptors(over));
  const error = thrownBy(() => auction.restore(value));
  return isEngineError(error) ? error.faults.map(({ path }) => path) : ['accepted'];
}

// The code of the error, and the path of each fault.
function faultsOf(over: object): string[] {
  return faultsIn(tampered(over));
}

// What is said of each fault.
function messagesOf(over: object): string[] {
  const error = thrownBy(() => deserialize(auction, tampered(over)));
  return isEngineError(error) ? error.faults.map(({ message }) => message) : [];
}

function faultsIn(text: string): string[] {
  const error = thrownBy(() => deserialize(auction, text));
  return isEngineError(error) ? [error.code, ...error.faults.map(({ path }) => path)] : ['accepted'];
}

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}

// The hashes of all positions of some random games, where `pause` is what happens to a state between two actions.
function hashesOfGames<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  pause: (now: T['State']) => T['State'],
): number[] {
  return ['a', 'b', 'c'].flatMap((seed) => {
    const random = createRandom(seed);
    const hashes: number[] = [];
    let now = game.setup(config, seed);
    while (game.outcome(now) === undefined) {
      now = game.reduce(pause(now), random.oneOf([...game.legalActions(now)]));
      hashes.push(hash(now));
    }
    return hashes;
  });
}
