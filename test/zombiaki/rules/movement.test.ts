import { expect, test } from 'vitest';
import { type Card, defaultPack } from '../../../src/games/zombiaki/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { expectBoard, fieldsFor, QUIET, sorted } from '../kit/board.ts';
import { act, asked, discards, options, refusal, scene, told, winner } from '../kit/scene.ts';

const walk = (board: string, options = {}) => scene(board, { turn: 'zombies', at: 'begin', decks: QUIET, ...options });
const play = (board: string, ...zombies: readonly string[]) => scene(board, { turn: 'zombies', zombies });
const human = (board: string, ...humans: readonly string[]) => scene(board, { humans });

test('ZOM-6.1 + ZOM-6.4 + ZOM-6.6 a zombie without strength is destroyed, with all its cards', () => {
  const hit = pictured(act(human('3 Z2/2.3+S+B+C . .', 'grenade'), 'play grenade a3'));
  expectBoard(hit, '5 . . .');
  expect(told(hit, 'died')).toEqual([
    { type: 'died', field: 'a3', cards: ['zombie-2', 'zombie-3', 'claws', 'human-shield', 'boss'], why: 'killed' },
  ]);
  expectBoard(act(human('3 Z2 . .', 'shot-2'), 'play shot-2 a:creature'), '5 . . .');
});

test('ZOM-6.5 + ZOM-6.9 + ZOM-6.10 + ZOM-17.4 + ZOM-17.5 dogs take wounds like zombies, but cards for zombies do not name them', () => {
  expectBoard(pictured(act(human('3 D1 . .', 'high-voltage'), 'play high-voltage a')), '5 . . .');
  const cards = ['human-shield', 'boss', 'hunger', 'mass', 'claws', 'swap-places', 'bite'];
  for (const card of cards) expect(options(play('3 D1 D1 .', card))).toEqual(['end']);
  expect(refusal(play('3 D1 . .', 'claws'), 'play claws a3')).toEqual({
    code: 'zombie/none',
    rule: 'ZOM-17.5',
    facts: { field: 'a3' },
  });
  expect(refusal(play('3 D1 . .', 'hunger'), 'play hunger a3>a4')).toEqual({
    code: 'move/dogs',
    rule: 'ZOM-17.5',
    facts: { field: 'a3' },
  });
  expect(options(play('3 Z3+B D1 .'), 'order')).toEqual([]);
});

test('ZOM-6.7 damage beyond the strength is lost', () => {
  const shot = pictured(act(human('4 Z1 . .\n3 Z3 . .', 'shot-2'), 'play shot-2 a:creature'));
  expectBoard(shot, '3 Z3 . .');
});

test('ZOM-6.8 + ZOM-7.1 a field holds one creature, and nobody moves through another', () => {
  expectBoard(walk('3 . D1+N .\n2 . Z3 .', { options: { netAffectsDogs: true } }), '3 . D1+N .\n2 . Z3 .');
  expect(refusal(play('4 Z2 . .\n3 Z3 . .', 'hunger'), 'play hunger a3>a4')).toEqual({
    code: 'enter/occupied',
    rule: 'ZOM-7.1',
    facts: { field: 'a4' },
  });
});

test('ZOM-6.11 damage of one effect is dealt at once, then all the dead are removed', () => {
  const fired = pictured(act(human('4 Z1 . .\n3 Z1+B . .\n2 Z2 . .', 'high-voltage'), 'play high-voltage a'));
  expect(fired.events.map(({ type }) => type).slice(1, 6)).toEqual(['wounded', 'wounded', 'wounded', 'died', 'died']);
  expectBoard(fired, '1 Z1/2 . .');
});

test('ZOM-7.2 + ZOM-7.3 + ZOM-7.4 a card moves a zombie once a turn: Hunger, Mass, Swap Places and orders count', () => {
  const used = play('3 Z3+M Z2 .\n2 . Z3+B .', 'hunger', 'mass', 'swap-places');
  expect(options(used).filter((said) => said.includes('a3>') || said.includes('a3+'))).toEqual([]);
  expect(refusal(used, 'play hunger a3>a4')).toEqual({ code: 'move/used', rule: 'ZOM-7.3', facts: { field: 'a3' } });
  expect(fieldsFor(used, 'mass')).toEqual(['b2>b3', 'b3>a3', 'b3>b2']);
});

test('ZOM-7.5 moves by human cards and retreats use up no card move', () => {
  const blood = pictured(act(human('3 Z3 . .', 'blood'), 'play blood a3>b3'));
  expectBoard(blood, '3 . Z3 .');
  expectBoard(act(human('3 Z3 . .', 'get-out'), 'play get-out'), '2 Z3 . .');
});

test('ZOM-7.6 who was just put on the board may still be moved by a card', () => {
  const placed = pictured(act(play('5 . . .', 'zombie-2', 'hunger'), 'play zombie-2 a1'));
  expect(fieldsFor(placed, 'hunger')).toEqual(['a1>a2']);
});

test('ZOM-7.7 + ZOM-7.8 + ZOM-7.15 Freeze, a net and the reach of a barrier stop everybody, from when they are played', () => {
  const halted = scene('3 Z3 . .', { turn: 'zombies', zombies: ['hunger'], inEffect: ['freeze'] });
  expect(refusal(halted, 'play hunger a3>a4')).toEqual({
    code: 'move/halted',
    rule: 'ZOM-7.7',
    facts: { field: 'a3' },
  });
  expect(refusal(play('3 Z3+N . .', 'hunger'), 'play hunger a3>a4')).toEqual({
    code: 'move/netted',
    rule: 'ZOM-7.7',
    facts: { field: 'a3' },
  });
  expect(refusal(play('5 barrier . .\n3 Z3 . .', 'hunger'), 'play hunger a3>a4')).toEqual({
    code: 'move/barred',
    rule: 'ZOM-7.7',
    facts: { field: 'a3' },
  });
  expect(refusal(play('5 barrier . .', 'zombie-2'), 'play zombie-2 a1')).toEqual({
    code: 'enter/barred',
    rule: 'ZOM-7.8',
    facts: { field: 'a1' },
  });
  const barred = pictured(act(human('3 Z3 . .', 'barrier', 'shot-1'), 'play barrier b5', 'play shot-1 a:creature'));
  expectBoard(barred, '5 . barrier .\n2 Z2/3 . .');
  const frozen = act(human('3 Z3 . .', 'freeze', 'get-out'), 'play freeze', 'play get-out');
  expectBoard(frozen, '3 Z3 . .');
});

test('ZOM-7.9 + ZOM-15.24 a net holds from the throw, also against pushes, until the next human turn', () => {
  const netted = pictured(act(human('3 Z3 . .', 'net', 'shot-1'), 'play net a3+', 'play shot-1 a:creature'));
  expectBoard(netted, '3 Z2/3+N . .');
  expect(told(netted, 'stayed')).toEqual([{ type: 'stayed', field: 'a3', how: 'push', why: 'netted' }]);
});

test('ZOM-7.10 a move that is not possible cannot be chosen', () => {
  expect(refusal(play('3 Z3 . .', 'hunger'), 'play hunger a3>a2')).toEqual({
    code: 'move/wrong-way',
    rule: 'ZOM-7.10',
    facts: { from: 'a3', to: 'a2', ways: ['forward'] },
  });
});

test('ZOM-7.13 + ZOM-7.14 dogs never win: they stay on the board', () => {
  const dogs = walk('5 . D1 .');
  expect(sorted(options(dogs, 'dogs'))).toEqual(['dogs b5>a5', 'dogs b5>b4', 'dogs b5>c5']);
  expect(winner(pictured(act(dogs, 'stay')))).toBeUndefined();
});

test('ZOM-8.1 + ZOM-8.2 + ZOM-8.3 + ZOM-8.4 a zombie climbs a wall that it and the unbroken row behind it are strong enough for', () => {
  expectBoard(walk('3 wall-5 . .\n2 Z5 . .'), '3 wall-5|Z5 . .');
  expectBoard(walk('3 wall-5 . .\n2 Z4 . .'), '3 wall-5 . .\n2 Z4 . .');
  expectBoard(walk('4 wall-6 . .\n3 Z2 . .\n2 Z2 . .\n1 Z2 . .'), '4 wall-6|Z2 . .\n3 Z2 . .\n2 Z2 . .');
  expectBoard(walk('4 wall-6 . .\n3 Z3 . .\n1 Z5 . .'), '4 wall-6 . .\n3 Z3 . .\n2 Z5 . .');
});

test('ZOM-8.5 + ZOM-8.8 + ZOM-8.16 a row pushes forward only, by cards too, where it stays behind; used moves do not matter', () => {
  const forward = pictured(act(play('3 wall-5 . .\n2 Z2 . .\n1 Z3+M . .', 'hunger'), 'play hunger a2>a3'));
  expectBoard(forward, '3 wall-5|Z2+M . .\n1 Z3+M . .');
  expect(options(human('3 wall-5 Z3 .\n2 . Z5 .', 'blood'), 'play blood')).not.toContain('play blood b3>a3');
  expect(options(play('4 Z4+B . .\n3 wall-5 Z2 .\n2 . Z3 .'), 'order')).not.toContain('order a4 b3>a3');
});

test('ZOM-8.6 whoever cannot walk breaks the row', () => {
  expectBoard(walk('4 wall-6 . .\n3 Z3 . .\n2 Z3+N . .\n1 Z5 . .'), '4 wall-6 . .\n3 Z3 . .\n2 Z3+N . .\n1 Z5 . .');
});

test('ZOM-8.7 dogs in the row add their strength, unless the option says that they only keep it together', () => {
  const board = '4 wall-6 . .\n3 Z3 . .\n2 D1 . .\n1 Z2 . .';
  expectBoard(pictured(act(walk(board), 'stay')), '4 wall-6|Z3 . .\n2 D1 . .\n1 Z2 . .');
  expectBoard(act(walk(board, { options: { dogsCountInRow: false } }), 'stay'), board);
});

test('ZOM-8.9 dogs never enter the field of a wall', () => {
  const dogs = walk('3 wall-5 . .\n2 D1 . .');
  expect(refusal(dogs, 'dogs a2>a3')).toEqual({ code: 'enter/dogs-wall', rule: 'ZOM-8.9', facts: { field: 'a3' } });
});

test('ZOM-8.10 a zombie leaves a wall in any direction without a test', () => {
  expect(fieldsFor(human('3 . wall-6|Z2 .', 'blood'), 'blood')).toEqual(['b3>a3', 'b3>c3']);
  expectBoard(walk('3 . wall-6|Z2 .'), '4 . Z2 .\n3 . wall-6 .');
});

test('ZOM-8.11 onto a wall on street 1 only a zombie is put that is strong enough', () => {
  expect(fieldsFor(play('1 wall-5 . .', 'zombie-4'), 'zombie-4')).toEqual(['b1', 'c1']);
  expect(fieldsFor(play('1 wall-5 . .', 'zombie-5'), 'zombie-5')).toEqual(['a1', 'b1', 'c1']);
  expect(fieldsFor(play('1 wall-5 . .', 'dogs'), 'dogs')).toEqual(['b1', 'c1']);
  expect(refusal(play('1 wall-5 . .', 'zombie-4'), 'play zombie-4 a1')).toEqual({
    code: 'enter/wall',
    rule: 'ZOM-8.11',
    facts: { field: 'a1', height: 5, strength: 4 },
  });
});

test('ZOM-8.12 + ZOM-12.10 + ZOM-12.11 a barrel breaks on a wall or a car, which stay as they are', () => {
  const rolled = scene('4 barrel barrel .\n3 wall-5|Z5 car|Z2 .', { turn: 'humans', at: 'begin', decks: QUIET });
  expectBoard(rolled, '3 wall-5|Z5 car|Z2 .');
});

test('ZOM-8.13 + ZOM-8.14 + ZOM-12.39 + ZOM-12.40 the wall nearest to the barricade ends Shot, Burst, Searchlight and Barrier, its field included', () => {
  const board = '4 wall-5|Z5 . .\n3 Z2 . .\n2 wall-6 . .\n1 Z3 . .';
  expectBoard(
    pictured(act(human(board, 'burst-3'), 'play burst-3 a')),
    '4 wall-5|Z2/5 . .\n3 Z2 . .\n2 wall-6 . .\n1 Z3 . .',
  );
  const lit = act(human('5 Z1 . .\n4 wall-5 . .\n3 Z2 . .', 'searchlight'), 'play searchlight a');
  expectBoard(lit, '5 Z1 . .\n4 wall-5 . .\n3 Z2 . .');
  expect(fieldsFor(play(`5 barrier . .\n4 wall-5 . .\n3 Z2 . .`, 'hunger'), 'hunger')).toEqual([]);
  expect(fieldsFor(play(`5 barrier . .\n4 wall-5 . .\n2 Z2 . .`, 'hunger'), 'hunger')).toEqual(['a2>a3']);
});

test('ZOM-8.15 + ZOM-18.59 + ZOM-18.32 walls do not limit the other cards', () => {
  const wall = '4 wall-5 . .\n3 Z2 . .';
  expectBoard(pictured(act(human(wall, 'high-voltage'), 'play high-voltage a')), '4 wall-5 . .\n3 Z1/2 . .');
  expectBoard(act(human(wall, 'street-on-fire'), 'play street-on-fire a'), '4 wall-5 . .\n3 Z1/2 . .');
  expectBoard(act(human(wall, 'napalm'), 'play napalm a3'), '4 wall-5 . .\n3 fire|Z1/2 . .');
  expectBoard(act(human(wall, 'grenade'), 'play grenade a3'), '4 wall-5 . .');
  expectBoard(act(human(wall, 'get-out'), 'play get-out'), '4 wall-5 . .\n2 Z2 . .');
  expectBoard(act(human(wall, 'blood'), 'play blood a3>b3'), '4 wall-5 . .\n3 . Z2 .');
  expectBoard(act(human(wall, 'sniper'), 'play sniper a3:creature'), '4 wall-5 . .');
  expectBoard(act(human(wall, 'oil'), 'play oil a4', 'oil a3', 'stop'), '4 wall-5 . .');
});

test('ZOM-9.1 + ZOM-9.2 + ZOM-9.9 every zombie walks one field if it can, a column as a whole', () => {
  expectBoard(walk('3 Z2 Z3 .\n2 Z4 . .\n1 Z5 . Z2'), '4 Z2 Z3 .\n3 Z4 . .\n2 Z5 . Z2');
});

test('ZOM-9.3 dogs run before the zombies walk, or after them with the option', () => {
  const after = walk('2 D1 . .\n1 Z2 . .', { options: { dogTiming: 'after-zombies' } });
  expect(asked(after)).toBe('zombies dogs');
  expectBoard(after, '2 D1 . .\n1 Z2 . .');
  expect(told(after, 'stayed')).toEqual([{ type: 'stayed', field: 'a1', how: 'advance', why: 'blocked' }]);
  expect(told(walk('2 D1 . .\n1 Z2 . .'), 'stayed', 'moved')).toEqual([]);
});

test('ZOM-9.4 + ZOM-9.5 + ZOM-9.6 + ZOM-9.16 dogs run up to three fields, never diagonally, one card at a time', () => {
  const dogs = walk('3 . D1 .\n1 D1 . .');
  expect(sorted(options(dogs, 'dogs'))).toEqual([
    'dogs a1>a2',
    'dogs a1>b1',
    'dogs b3>a3',
    'dogs b3>b2',
    'dogs b3>b4',
    'dogs b3>c3',
  ]);
  expect(refusal(dogs, 'dogs b3>a4')).toEqual({
    code: 'dogs/not-adjacent',
    rule: 'ZOM-9.5',
    facts: { from: 'b3', to: 'a4' },
  });
  const turned = act(dogs, 'dogs b3>b4', 'dogs b4>b3');
  expectBoard(turned, '3 . D1 .\n1 D1 . .');
  const other = act(turned, 'dogs a1>a2');
  expect(sorted(options(other, 'dogs'))).toEqual(['dogs a2>a1', 'dogs a2>a3', 'dogs a2>b2']);
  expect(refusal(other, 'dogs b3>b4')).toMatchObject({ code: 'dogs/none', rule: 'ZOM-9.16' });
});

test('ZOM-9.7 dogs stop where a mine has exploded under them, however strong they are', () => {
  const { dogs } = defaultPack.zombies as Record<string, Card>;
  const pack = {
    ...defaultPack,
    zombies: { ...defaultPack.zombies, dogs: { ...dogs, body: { body: 'dogs', strength: 3 } } },
  };
  const mined = pictured(act(walk('3 mine . .\n2 D3 . .', { pack }), 'dogs a2>a3'));
  expectBoard(mined, '3 D1/3 . .');
  expect(asked(mined)).toBe('humans shrapnel');
  expect(asked(act(mined, 'shrapnel b3'))).toBe('zombies play');
});

test('ZOM-9.8 immobile dogs are not asked for', () => {
  expect(
    told(scene('3 D1 . .', { turn: 'zombies', at: 'begin', decks: QUIET, inEffect: ['freeze'] }), 'drew'),
  ).toHaveLength(1);
});

test('ZOM-9.10 + ZOM-9.17 why a zombie stays: the wall is tested by where everybody stands before they move', () => {
  const stayed = walk('5 . . barrier\n4 wall-6 Z2+N Z2\n3 Z2 Z3 .');
  expect(told(stayed, 'stayed').map(({ field, why }) => [field, why])).toEqual([
    ['b4', 'netted'],
    ['c4', 'barred'],
    ['a3', 'wall'],
    ['b3', 'blocked'],
  ]);
  expectBoard(walk('4 wall-6 . .\n3 Z2 . .\n2 Z4 . .'), '4 wall-6|Z2 . .\n3 Z4 . .');
});

test('ZOM-9.12 + ZOM-9.13 all walk first, then entry effects follow in order, except for those who are gone', () => {
  const walked = walk('4 . mine .\n3 . Z3 .\n2 mine . .\n1 Z1 . .');
  expectBoard(walked, '4 . Z1/3 .\n2 mine|Z1 . .');
  const after = pictured(act(walked, 'shrapnel b3'));
  expect(asked(after)).toBe('humans shrapnel');
  expectBoard(after, '4 . Z1/3 .');
});

test('ZOM-9.14 + ZOM-9.15 a held zombie does not walk, and may be moved by a card in the same turn', () => {
  const held = pictured(act(walk('3 Z3 . .', { zombies: ['not-so-fast', 'hunger'] }), 'hold a3'));
  expectBoard(held, '3 Z3 . .');
  expect(told(held, 'holds-ended')).toEqual([{ type: 'holds-ended', fields: ['a3'] }]);
  expect(discards(held)).toContain('not-so-fast');
});
