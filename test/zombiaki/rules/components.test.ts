import { expect, test } from 'vitest';
import {
  ADJACENT,
  AROUND,
  backOf,
  barsLane,
  type Card,
  checkPack,
  createZombiaki,
  defaultPack,
  FIELD_NAMES,
  forwardOf,
  HUMANS,
  LANES,
  NONE,
  parseField,
  SIDES,
  SIDEWAYS,
  STREETS,
  spot,
  stopsLine,
  thing,
  ZOMBIES,
  zombiaki,
} from '../../../src/games/zombiaki/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { expectBoard, fieldsFor, QUIET } from '../kit/board.ts';
import { act, asked, discards, options, refusal, scene, told } from '../kit/scene.ts';

const names = (fields: readonly number[]) => fields.map((field) => FIELD_NAMES[field]).sort();
const at = parseField as (name: string) => number;

test('ZOM-1.1 + ZOM-2.7 there are two players, the zombies in the first seat and the humans in the second', () => {
  expect(zombiaki.seats).toMatchObject({ min: 2, max: 2 });
  expect([SIDES[ZOMBIES], SIDES[HUMANS]]).toEqual(['zombies', 'humans']);
  const { state } = zombiaki.begin({ players: [{ name: 'Ann' }, { name: 'Bo' }] }, 'names');
  expect(state.names).toEqual(['Ann', 'Bo']);
});

test('ZOM-1.2 + ZOM-1.3 + ZOM-1.15 + ZOM-1.16 + ZOM-1.20 each deck has 40 cards, with one Dawn and one Napalm', () => {
  const copies = (side: (typeof SIDES)[number]) =>
    Object.entries(defaultPack[side]).map(([id, card]) => `${card.copies} ${id}`);

  expect(copies('zombies')).toEqual([
    '6 zombie-2',
    '8 zombie-3',
    '3 zombie-4',
    '1 zombie-5',
    '2 dogs',
    '3 human-shield',
    '1 boss',
    '1 hunger',
    '1 pickaxe',
    '2 click',
    '2 mass',
    '1 meat',
    '2 not-so-fast',
    '1 claws',
    '2 swap-places',
    '2 terror',
    '1 bite',
    '1 dawn',
  ]);
  expect(copies('humans')).toEqual([
    '12 shot-1',
    '3 shot-2',
    '1 burst-2',
    '1 burst-3',
    '1 sniper',
    '1 high-voltage',
    '1 street-on-fire',
    '1 flamethrower',
    '1 oil',
    '1 napalm',
    '1 grenade',
    '1 mine',
    '1 car',
    '1 barrel',
    '1 pit-1',
    '1 pit-2',
    '1 wall-5',
    '1 wall-6',
    '3 barrier',
    '1 net',
    '1 freeze',
    '1 searchlight',
    '1 get-out',
    '1 blood',
    '1 sweep-off',
  ]);
  for (const side of SIDES) {
    expect(Object.values(defaultPack[side]).reduce((sum, card) => sum + card.copies, 0)).toBe(40);
  }
});

test('ZOM-1.17 + ZOM-1.18 + ZOM-1.19 the figures on the cards', () => {
  const { zombies, humans } = defaultPack;
  const bodies = Object.values(zombies).flatMap(({ body }) => body ?? []);
  expect(bodies.map(({ body, strength }) => `${body} ${strength}`)).toEqual([
    'zombie 2',
    'zombie 3',
    'zombie 4',
    'zombie 5',
    'dogs 1',
  ]);
  const fired = Object.entries(humans).flatMap(([id, { effects }]) =>
    effects.flatMap((effect) => (effect.op === 'fire' ? [[id, effect.bullets, effect.damage]] : [])),
  );
  expect(fired).toEqual([
    ['shot-1', 1, 1],
    ['shot-2', 1, 2],
    ['burst-2', 2, 1],
    ['burst-3', 3, 1],
    ['sniper', 1, 2],
  ]);
  const traits = Object.entries(humans).flatMap(([id, { thing }]) =>
    (thing?.traits ?? []).flatMap((trait) =>
      trait.trait === 'climb' ? [[id, trait.height]] : trait.trait === 'swallow' ? [[id, trait.depth]] : [],
    ),
  );
  expect(traits).toEqual([
    ['pit-1', 1],
    ['pit-2', 2],
    ['wall-5', 5],
    ['wall-6', 6],
  ]);
});

test('ZOM-1.4 + ZOM-1.6 + ZOM-1.7 + ZOM-2.4 five streets of three lanes are 15 fields, empty at the beginning', () => {
  const all = LANES.flatMap((lane) => Array.from({ length: STREETS }, (_, nth) => `${lane}${nth + 1}`));
  expect([...FIELD_NAMES].sort()).toEqual(all.sort());

  const { state } = zombiaki.begin({ players: 2 }, 'empty');
  expect(state.creatures.every(({ cards }) => cards.length === 0)).toBe(true);
  expect([...new Set([...state.objects, ...state.fires])]).toEqual([NONE]);
});

test('ZOM-1.8 + ZOM-1.9 + ZOM-1.12 + ZOM-7.11 forward is the next street, b is beside a and c, and nobody leaves the board', () => {
  expect(FIELD_NAMES[forwardOf(at('b2'))]).toBe('b3');
  expect(FIELD_NAMES[backOf(at('b2'))]).toBe('b1');
  expect([forwardOf(at('b5')), backOf(at('b1'))]).toEqual([NONE, NONE]);
  expect(['a3', 'b3', 'c3'].map((field) => names(SIDEWAYS[at(field)] ?? []))).toEqual([['b3'], ['a3', 'c3'], ['b3']]);
});

test('ZOM-1.11 adjacent means orthogonally adjacent; around means all eight fields', () => {
  expect(names(ADJACENT[at('b3')] ?? [])).toEqual(['a3', 'b2', 'b4', 'c3']);
  expect(names(AROUND[at('b3')] ?? [])).toEqual(['a2', 'a3', 'a4', 'b2', 'b4', 'c2', 'c3', 'c4']);
  expect(names(AROUND[at('a1')] ?? [])).toEqual(['a2', 'b1', 'b2']);
});

test('ZOM-1.5 + ZOM-6.2 + ZOM-6.3 wounds are counted without a limit and lower the strength', () => {
  const pack = {
    ...defaultPack,
    humans: {
      ...defaultPack.humans,
      'high-voltage': { ...defaultPack.humans['high-voltage'], effects: [{ op: 'wound', amount: 9 }] },
    },
  } as typeof defaultPack;
  const hit = pictured(act(scene('3 Z10/5.5 . .', { humans: ['high-voltage'], pack }), 'play high-voltage a'));
  expectBoard(hit, '3 Z1/5.5 . .');
  expect(told(hit, 'wounded')).toEqual([{ type: 'wounded', field: 'a3', wounds: 9, strength: 1, by: 'card' }]);
});

test('ZOM-1.10 + ZOM-12.6 + ZOM-12.7 + ZOM-12.8 + ZOM-12.17 a barrel rolls towards street 1, one field at the start of each human turn', () => {
  const placed = pictured(act(scene('5 . . .', { humans: ['barrel'], decks: QUIET }), 'play barrel b5'));
  expectBoard(placed, '5 . barrel .');
  const rolled = scene('3 barrel barrel .\n1 . . barrel', { turn: 'humans', at: 'begin', decks: QUIET });
  expectBoard(rolled, '2 barrel barrel .');
  expect(told(rolled, 'rolled', 'removed')).toEqual([
    { type: 'rolled', card: 'barrel', from: 'a3', to: 'a2' },
    { type: 'rolled', card: 'barrel', from: 'b3', to: 'b2' },
    { type: 'removed', field: 'c1', card: 'barrel', why: 'rolled-off' },
  ]);
});

test('ZOM-1.13 + ZOM-1.14 + ZOM-17.9 every card is in one zone, and what leaves play lies on the discard pile for good', () => {
  const cleared = pictured(act(scene('3 . car .', { turn: 'zombies', zombies: ['pickaxe'] }), 'play pickaxe b3'));
  expectBoard(cleared, '5 . . .');
  expect(discards(cleared)).toEqual(['pickaxe', 'car']);
  const { hands, decks, inEffect, objects } = cleared.state;
  const counted = cleared.book.copies.map((_, card) => {
    const inDecks = decks.reduce(
      (sum, { rest, bottom }) => sum + (rest[card] ?? 0) + bottom.filter(({ kind }) => kind === card).length,
      0,
    );
    const elsewhere = [...hands.flat(), ...inEffect, ...objects].filter((each) => each === card).length;
    return inDecks + elsewhere + (cleared.state.discards[card] ?? 0);
  });
  expect(counted).toEqual(cleared.book.copies);
});

test('ZOM-1.22 + ZOM-22.3 equal cards of a hand give one option', () => {
  const drawn = scene('5 . . .', { turn: 'zombies', zombies: ['terror', 'terror', 'terror'] });
  expect(options(drawn)).toEqual(['play terror', 'end']);
});

test('ZOM-1.23 a pack of one’s own may have other figures and sizes, with exactly one Dawn and another card', () => {
  const { 'zombie-2': two, dawn } = defaultPack.zombies as Record<string, (typeof defaultPack.zombies)[string]>;
  const small = createZombiaki({ pack: { ...defaultPack, zombies: { big: { ...two, copies: 4 }, dawn } } as never });
  // Four equal cards are drawn, and one of them is discarded: there is nothing to choose.
  expect(small.begin({ players: 2 }, 'small').state.hands[ZOMBIES]).toHaveLength(3);

  expect(() => createZombiaki({ pack: { ...defaultPack, zombies: { big: { ...two, copies: 4 } } } as never })).toThrow(
    'This ruleset cannot be played.',
  );
  expect(() => createZombiaki({ pack: { ...defaultPack, zombies: { dawn } } as never })).toThrow(
    'This ruleset cannot be played.',
  );
});

test('ZOM-12.36 what bars its lane in a pack of one’s own is laid on street 5: behind a wall it would not bar its own field', () => {
  const { barrier } = defaultPack.humans as Record<string, Card>;
  const withBarrier = (changes: object): object => ({
    ...defaultPack,
    humans: { ...defaultPack.humans, barrier: { ...barrier, ...changes } },
  });

  expect(
    checkPack(withBarrier({ target: spot('free', 'street-5'), thing: thing('barrel', stopsLine('after'), barsLane) })),
  ).toEqual([]);
  expect(
    checkPack(withBarrier({ target: spot('free'), thing: thing('barrel', stopsLine('after'), barsLane) })),
  ).toEqual([
    {
      path: 'pack.humans.barrier.target.where',
      message: "expected 'street-5' among them: what bars its lane is laid there",
    },
  ]);
});

test('ZOM-2.1 + ZOM-2.2 + ZOM-2.3 + ZOM-2.5 + ZOM-2.6 + ZOM-4.3 hands begin empty: four cards are drawn in the first turn, Dawn lies at the bottom', () => {
  const begun = zombiaki.begin({ players: 2 }, 'first');
  const { state, events } = begun;
  expect(events.filter(({ type }) => type === 'drew')).toHaveLength(1);
  expect(state.hands.map((hand) => hand.length)).toEqual([4, 0]);
  expect(state.decks[ZOMBIES]?.bottom.map(({ kind }) => zombiaki.printed(state).cards[kind])).toEqual(['dawn']);
  const undrawn = state.decks.map(({ rest }) => rest.reduce((sum, count) => sum + count, 0));
  expect(undrawn).toEqual([35, 40]);
  expect(zombiaki.pending(state).map(({ seat, kind }) => [seat, kind])).toEqual([[ZOMBIES, 'discard']]);
});

test('ZOM-5.7 + ZOM-5.3 which cards are instant, permanent and timed', () => {
  const lasting = (wanted: string) =>
    SIDES.flatMap((side) =>
      Object.entries(defaultPack[side]).flatMap(([id, { lasts }]) => (lasts === wanted ? [id] : [])),
    );

  expect(lasting('stays')).toEqual(
    'zombie-2 zombie-3 zombie-4 zombie-5 dogs human-shield boss claws mine car barrel pit-1 pit-2 wall-5 wall-6'.split(
      ' ',
    ),
  );
  expect(lasting('turn')).toEqual(['napalm', 'barrier', 'net', 'freeze']);
  expect(lasting('mark')).toEqual(['not-so-fast', 'terror']);
});

test('ZOM-17.3 any number of creatures may be put on the board in a turn', () => {
  const placed = pictured(
    act(
      scene('5 . . .', { turn: 'zombies', zombies: ['zombie-2', 'zombie-3', 'dogs'] }),
      'play zombie-2 a1',
      'play zombie-3 b1',
      'play dogs c1',
    ),
  );
  expectBoard(placed, '1 Z2 Z3 D1');
  expect(asked(placed)).toBe('zombies play');
  expect(refusal(scene('1 Z2 . .', { turn: 'zombies', zombies: ['dogs'] }), 'play dogs a1')).toEqual({
    code: 'enter/occupied',
    rule: 'ZOM-12.3',
    facts: { field: 'a1' },
  });
  expect(fieldsFor(scene('1 Z2 . .', { turn: 'zombies', zombies: ['dogs'] }), 'dogs')).toEqual(['b1', 'c1']);
});
