import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { type Look, look } from '../../../src/games/zombiaki/index.ts';
import { EngineError } from '../../../src/kernel/index.ts';
import { act, type Drawn, scene } from '../kit/scene.ts';

const seen = ({ game, state }: Drawn, viewer: 0 | 1 | 'spectator' = 'spectator'): Look =>
  look(withPrinted(game, game.view(state, viewer)));

const STREET = `5  .          .           barrier
                4  D1         wall-6      Z2/4+S+B2!
                3  fire|Z3+N  car         wall-5
                1  Z1         pit-2|Z5+C  .`;

test('ZOM-19.5 a view is read in the words of the rulebook: fields with who stands and what lies there', () => {
  const { fields } = seen(scene(STREET));
  const at = (name: string) => fields.find(({ field }) => field === name) ?? expect.unreachable();
  const nothing = {
    claws: [],
    shield: undefined,
    boss: undefined,
    hasMoved: false,
    hasObeyed: false,
    isNetted: false,
    isHeld: false,
    risen: 0,
    wounds: 0,
  };

  expect(fields.map(({ field }) => field).join(' ')).toBe('a5 b5 c5 a4 b4 c4 a3 b3 c3 a2 b2 c2 a1 b1 c1');
  const { creature, object, fire, ...b3 } = at('b3');
  expect(b3).toEqual({ field: 'b3', lane: 'b', street: 3, x: 1, y: 2, neighbours: ['b4', 'a3', 'c3', 'b2'] });
  expect([creature, object, fire]).toEqual([undefined, { card: 'car', kind: 'car', figure: 0 }, undefined]);
  expect(at('c4').creature).toEqual({
    ...nothing,
    kind: 'zombie',
    cards: ['zombie-4'],
    strength: 2,
    base: 4,
    wounds: 2,
    shield: 'human-shield',
    boss: { card: 'boss', orders: 2, hasOrdered: true },
  });
  expect(at('a4').creature).toEqual({ ...nothing, kind: 'dogs', cards: ['dogs'], strength: 1, base: 1 });
  expect(at('a1').creature).toEqual({
    ...nothing,
    kind: 'zombie',
    cards: ['human-shield'],
    strength: 1,
    base: 1,
    risen: 1,
  });
  expect(at('b1')).toMatchObject({
    creature: { strength: 5, base: 5, claws: ['claws'] },
    object: { kind: 'pit', figure: 2 },
  });
  expect(at('a3')).toMatchObject({ creature: { isNetted: true }, fire: { card: 'napalm', heat: 1 } });
});

test('ZOM-13.2 + ZOM-12.39 a look says how far shots reach down each lane, and what a barrier closes', () => {
  expect(seen(scene(STREET)).lanes).toEqual([
    { lane: 'a', line: ['a5', 'a4', 'a3', 'a2', 'a1'], barred: [] },
    { lane: 'b', line: ['b5', 'b4'], barred: [] },
    { lane: 'c', line: [], barred: ['c5', 'c4', 'c3'] },
  ]);
});

test('ZOM-19.3 + ZOM-19.6 hands, decks and discard piles are open, each side with its own cards', () => {
  const drawn = scene(`1 Z3 . .`, {
    zombies: ['meat', 'zombie-2'],
    humans: ['shot-1', 'shot-1'],
    decks: { zombies: ['zombie-3', 'zombie-3', 'click'], humans: [] },
    limit: 1,
  });
  const [zombies, humans] = seen(drawn, 1).players;

  expect(zombies).toMatchObject({ seat: 0, side: 'zombies', name: 'Zombies', hand: ['zombie-2', 'meat'] });
  expect(zombies?.deck).toEqual([
    { card: 'zombie-3', count: 2 },
    { card: 'click', count: 1 },
    { card: 'dawn', count: 1 },
  ]);
  expect(zombies?.discards.find(({ card }) => card === 'zombie-3')).toEqual({ card: 'zombie-3', count: 5 });
  expect(humans).toMatchObject({ hand: ['shot-1', 'shot-1'], deck: [] });
  expect(humans?.discards[0]).toEqual({ card: 'shot-1', count: 10 });
  expect(seen(drawn, 1)).toMatchObject({ viewer: 1, turn: 3, side: 'humans', limit: 1, outcome: undefined });
});

test('ZOM-19.7 all look at the same', () => {
  const drawn = scene(STREET, { humans: ['shot-1'] });
  const views = ([0, 1, 'spectator'] as const).map((viewer) => ({ ...seen(drawn, viewer), viewer: 'anybody' }));

  expect(views[1]).toEqual(views[0]);
  expect(views[2]).toEqual(views[0]);
});

test('ZOM-5.10 the card that is being resolved is looked at with what it is aimed at, and who has to decide', () => {
  const shot = act(scene(`4 . Z3 .`, { zombies: ['click'], humans: ['shot-2'] }), 'play shot-2 b:creature');

  expect(seen(shot).play).toEqual({ seat: 1, card: 'shot-2', lane: 'b', fields: ['b4'], amounts: [], left: 1 });
  expect(seen(shot).decisions).toEqual([{ seat: 0, kind: 'click', phase: 'play' }]);
  const flames = act(scene(`4 Z3 . Z2`, { humans: ['flamethrower'] }), 'play flamethrower 2,1,2');
  expect(seen(flames).play).toBe(undefined);
});

test('ZOM-3.3 a decision says in which part of the turn it is, and what it is about', () => {
  const rolling = scene(`4 . barrel .\n3 . mine .\n1 Z3 . .`, { turn: 'humans', at: 'begin' });
  expect(seen(rolling).decisions).toMatchObject([
    { seat: 1, kind: 'shrapnel', phase: 'movement', field: 'b3', damage: 1 },
  ]);

  const running = act(scene(`2 D1 . .\n1 D1 . .`, { turn: 'zombies', at: 'begin' }), 'dogs a2>a3');
  expect(seen(running).decisions).toMatchObject([
    { seat: 0, kind: 'dogs', phase: 'movement', mover: 'a3', steps: 1, left: ['a1'] },
  ]);

  const drawnFirst = scene('1 . . .', {
    turn: 'humans',
    at: 'begin',
    options: { discardFrom: 'drawn' },
    humans: ['net'],
  });
  const [decision] = seen(drawnFirst).decisions;
  expect(decision).toMatchObject({ kind: 'discard', phase: 'discard' });
  expect(decision?.kind === 'discard' && decision.drawn).toHaveLength(3);
});

test('KER-2.9 what is no view of Zombiaki is an error that says so', () => {
  const { game, state } = scene('1 . . .');
  const seen = withPrinted(game, game.view(state, 0));

  expect(() => look(state as never)).toThrow('This is a state, which shows everything');
  expect(() => look({ ...seen, fires: 3 } as never)).toThrow("This is no view of Zombiaki: its 'fires' is no list.");
  expect(() => look({ ...seen, inEffect: [99] } as never)).toThrow(EngineError);
});
