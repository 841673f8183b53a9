import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { expectBoard, fieldsFor, QUIET, sorted } from '../kit/board.ts';
import { act, asked, discards, options, refusal, scene, told } from '../kit/scene.ts';

const walk = (board: string, options = {}) => scene(board, { turn: 'zombies', at: 'begin', decks: QUIET, ...options });
const play = (board: string, ...zombies: readonly string[]) => scene(board, { turn: 'zombies', zombies });
const human = (board: string, ...humans: readonly string[]) => scene(board, { humans });
const roll = (board: string) => scene(board, { turn: 'humans', at: 'begin', decks: QUIET });

test('ZOM-10.1 + ZOM-10.2 + ZOM-10.3 + ZOM-10.7 retreating is one field back, if nobody is there and the board goes on', () => {
  const back = pictured(act(human('4 Z2 . .\n3 Z3 . .\n1 . Z2 .', 'get-out'), 'play get-out'));
  expectBoard(back, '3 Z2 . .\n2 Z3 . .\n1 . Z2 .');
  expect(told(back, 'stayed')).toEqual([{ type: 'stayed', field: 'b1', how: 'retreat', why: 'edge' }]);
  const shot = act(human('4 Z3 . .\n3 Z3 . .', 'shot-1'), 'play shot-1 a:creature');
  expect(told(shot, 'stayed')).toEqual([{ type: 'stayed', field: 'a4', how: 'push', why: 'blocked' }]);
});

test('ZOM-10.4 + ZOM-10.6 + ZOM-10.9 nobody retreats onto a wall above the own strength, and dogs onto none', () => {
  const back = pictured(act(human('4 Z5 Z4 D1\n3 wall-5 wall-5 wall-5\n2 . Z5 .', 'get-out'), 'play get-out'));
  expectBoard(back, '4 . Z4 D1\n3 wall-5|Z5 wall-5 wall-5\n1 . Z5 .');
});

test('ZOM-10.5 + ZOM-15.25 + ZOM-18.45 net, barrier and Freeze prevent a retreat', () => {
  const back = pictured(act(human('5 . barrier .\n4 Z3+N Z3 Z2', 'get-out'), 'play get-out'));
  expectBoard(back, '5 . barrier .\n4 Z3+N Z3 .\n3 . . Z2');
  expectBoard(act(human('3 Z2 D1 .', 'freeze', 'get-out'), 'play freeze', 'play get-out'), '3 Z2 D1 .');
});

test('ZOM-10.8 a group retreats at once: a column goes back as a whole, then entry effects follow', () => {
  const back = pictured(act(human('4 Z2 . .\n3 Z3 . .\n2 mine . .', 'get-out'), 'play get-out'));
  expectBoard(back, '3 Z2 . .\n2 Z1/3 . .');
  expect(asked(back)).toBe('humans shrapnel');
});

test('ZOM-11.1 entering counts by whatever rule: walking, cards of both sides, placing', () => {
  expect(asked(pictured(act(human('3 Z3 mine .', 'blood'), 'play blood a3>b3')))).toBe('humans shrapnel');
  expect(asked(act(play('1 mine . .', 'zombie-5'), 'play zombie-5 a1'))).toBe('humans shrapnel');
  expect(asked(walk('3 mine . .\n2 Z3 . .'))).toBe('humans shrapnel');
});

test('ZOM-11.2 + ZOM-12.9 a creature and a barrel on one field: both are gone, whoever moved', () => {
  expectBoard(walk('3 barrel . .\n2 Z5 . .'), '5 . . .');
  expectBoard(roll('3 barrel . .\n2 Z5 . .'), '5 . . .');
});

test('ZOM-11.3 + ZOM-11.4 + ZOM-11.5 + ZOM-11.6 a pit takes the weak and is filled; a shield always fills it; the strong cross', () => {
  const walked = walk('3 pit-2 pit-2 pit-2\n2 Z2 Z3 Z5+S');
  expectBoard(walked, '3 . pit-2|Z3 Z5');
  expect(discards(walked)).toEqual(expect.arrayContaining(['zombie-2', 'human-shield', 'pit-2']));
});

test('ZOM-11.7 a pit kills a creature that enters it, not one that is wounded while it stands on the pit', () => {
  const wounded = pictured(act(human('3 pit-2|Z3 . .', 'high-voltage'), 'play high-voltage a'));
  expectBoard(wounded, '3 pit-2|Z2/3 . .');
});

test('ZOM-11.12 with pitCatchesWounded a creature wounded on a pit falls in at the end of the effect; a boss that falls causes its retreat', () => {
  const before = scene('3 pit-2|Z3+B . Z4', { humans: ['high-voltage'], options: { pitCatchesWounded: true } });
  expectBoard(pictured(act(before, 'play high-voltage a')), '2 . . Z4');
});

test('ZOM-11.8 + ZOM-12.14 + ZOM-14.5 a mine is set off by whoever comes, by a barrel, by fire and by explosions', () => {
  const setOff = (mined: { readonly events: readonly { readonly type: string }[] }) =>
    mined.events.some(({ type }) => type === 'set-off');
  expect(setOff(walk('3 mine . .\n2 Z3 . .'))).toBe(true);
  expect(setOff(roll('3 barrel . .\n2 mine . .'))).toBe(true);
  expect(setOff(pictured(act(human('3 mine . .', 'street-on-fire'), 'play street-on-fire a')))).toBe(true);
  expect(setOff(act(human('3 mine . .', 'oil'), 'play oil a3'))).toBe(true);
  expect(setOff(act(human('3 mine . .', 'napalm'), 'play napalm a3'))).toBe(true);
  expect(setOff(act(human('3 mine Z1 .', 'flamethrower'), 'play flamethrower 1,1,0'))).toBe(true);
  expect(setOff(act(human('3 mine . .', 'grenade'), 'play grenade a3'))).toBe(true);
  expect(setOff(act(human('3 mine car .', 'shot-1'), 'play shot-1 b:b3'))).toBe(true);
});

test('ZOM-11.9 + ZOM-11.10 a car’s field can be entered without effect; walls, pits and cars can be stood on', () => {
  expectBoard(walk('3 car . .\n2 Z2 . .'), '3 car|Z2 . .');
});

test('ZOM-11.11 fire first, then the object, the second only for who is still there', () => {
  const walked = walk('3 fire|pit-2 . .\n2 Z3 . .');
  expectBoard(walked, '3 pit-2|fire . .'.replace('pit-2|fire', 'fire'));
  expect(told(walked, 'wounded', 'died').map(({ type }) => type)).toEqual(['wounded', 'died']);
  const burnt = walk('3 fire|pit-2 . .\n2 Z1 . .');
  expectBoard(burnt, '3 pit-2|fire . .');
});

test('ZOM-11.13 + ZOM-17.21 who enters by Mass enters with the merged strength and shield', () => {
  const merged = pictured(act(play('3 pit-2|Z3 . .\n2 Z1 . .', 'mass'), 'play mass a2>a3'));
  expectBoard(merged, '3 pit-2|Z4/1.3+M . .');
});

test('ZOM-12.1 + ZOM-12.2 a free field has no creature, no object and no fire', () => {
  const board = '3 Z2 car fire';
  const laying = human(board, 'pit-1');
  expect(['a3', 'b3', 'c3'].map((field) => refusal(laying, `play pit-1 ${field}`))).toEqual([
    { code: 'field/creature', rule: 'ZOM-12.2', facts: { field: 'a3' } },
    { code: 'field/object', rule: 'ZOM-12.1', facts: { field: 'b3', card: 'car' } },
    { code: 'field/fire', rule: 'ZOM-12.2', facts: { field: 'c3' } },
  ]);
});

test('ZOM-12.3 + ZOM-12.4 + ZOM-17.1 + ZOM-17.2 creatures are put on street 1 where nobody stands, on objects too unless the option forbids it', () => {
  const board = '1 pit-1 Z2 .';
  expect(fieldsFor(play(board, 'zombie-4'), 'zombie-4')).toEqual(['a1', 'c1']);
  const strict = scene(board, { turn: 'zombies', zombies: ['zombie-4'], options: { placeOnObjects: false } });
  expect(fieldsFor(strict, 'zombie-4')).toEqual(['c1']);
  expect(refusal(strict, 'play zombie-4 a1')).toEqual({
    code: 'enter/object',
    rule: 'ZOM-12.4',
    facts: { field: 'a1' },
  });
  expect(refusal(play(board, 'dogs'), 'play dogs c2')).toEqual({
    code: 'field/wrong-street',
    rule: 'ZOM-17.1',
    facts: { card: 'dogs', street: 2, wanted: 'street-1' },
  });
});

test('ZOM-12.5 + ZOM-12.36 barrels and barriers are put on street 5', () => {
  const laying = human('5 . Z2 .', 'barrel', 'barrier');
  expect([fieldsFor(laying, 'barrel'), fieldsFor(laying, 'barrier')]).toEqual([
    ['a5', 'c5'],
    ['a5', 'c5'],
  ]);
  expect(refusal(laying, 'play barrel a4')).toEqual({
    code: 'field/wrong-street',
    rule: 'ZOM-12.5',
    facts: { card: 'barrel', street: 4, wanted: 'street-5' },
  });
});

test('ZOM-12.12 + ZOM-12.13 a barrel falls into a pit; who stands on the pit is met first', () => {
  expectBoard(roll('4 barrel barrel .\n3 pit-1 pit-1|Z3 .'), '3 . pit-1 .');
});

test('ZOM-12.15 + ZOM-12.19 + ZOM-12.24 + ZOM-12.27 + ZOM-12.35 + ZOM-12.42 what blocks the line of fire: a wall behind its field, a barrier before it', () => {
  const hit = (thing: string) =>
    options(human(`4 ${thing} . .\n3 Z2 . .`, 'shot-1')).filter((said) => said.includes(' a:creature'));
  for (const thing of ['barrel', 'pit-1', 'mine', 'car']) expect(hit(thing)).toEqual(['play shot-1 a:creature']);
  expect(hit('wall-5')).toEqual([]);
  expect(options(human('5 barrier . .\n4 Z2 . .', 'shot-1')).filter((said) => said.includes(' a:'))).toEqual([
    'play shot-1 a:nothing',
  ]);
});

test('ZOM-12.16 + ZOM-14.16 fire and explosions do nothing to barrels, walls, pits and barriers', () => {
  const board = '5 . barrier .\n4 barrel wall-5 pit-1\n3 . car .';
  const blown = pictured(act(human(board, 'sniper'), 'play sniper b3:object'));
  expectBoard(blown, '5 . barrier .\n4 barrel wall-5 pit-1');
  expectBoard(act(human('4 barrel . .', 'street-on-fire'), 'play street-on-fire a'), '4 barrel . .');
});

test('ZOM-12.18 + ZOM-12.28 + ZOM-12.33 + ZOM-18.48 a pit lies on any free field, a wall also on street 1; laying sets nothing off', () => {
  expect(fieldsFor(human('5 . . .', 'pit-2'), 'pit-2')).toHaveLength(15);
  expect(fieldsFor(human('5 . . .', 'wall-6'), 'wall-6')).toContain('b1');
  expect(pictured(act(human('3 . mine .', 'pit-2'), 'play pit-2 a3')).events.map(({ type }) => type)).toEqual([
    'played',
    'laid',
    'card-resolved',
  ]);
});

test('ZOM-12.20 + ZOM-17.8 + ZOM-17.10 + ZOM-17.11 + ZOM-17.12 + ZOM-17.13 a pickaxe destroys a wall, barrel, mine or car without exploding, no pit, and no barrier unless the option says so', () => {
  const board = '5 . barrier barrel\n4 wall-5|Z5 pit-1 .\n3 mine car .';
  const picking = play(board, 'pickaxe');
  expect(fieldsFor(picking, 'pickaxe')).toEqual(['a3', 'a4', 'b3', 'c5']);
  expect(refusal(picking, 'play pickaxe b4')).toEqual({
    code: 'object/kind',
    rule: 'ZOM-17.10',
    facts: { field: 'b4', card: 'pit-1', kinds: ['wall', 'barrel', 'mine', 'car'] },
  });
  expect(refusal(picking, 'play pickaxe c1')).toEqual({
    code: 'object/none',
    rule: 'ZOM-17.8',
    facts: { field: 'c1' },
  });
  const cleared = pictured(act(picking, 'play pickaxe a3'));
  expect(told(cleared, 'exploded', 'set-off')).toEqual([]);
  expectBoard(act(picking, 'play pickaxe a4'), '5 . barrier barrel\n4 Z5 pit-1 .\n3 mine car .');
  const sharp = scene(board, { turn: 'zombies', zombies: ['pickaxe'], options: { pickaxeHitsBarrier: true } });
  expect(fieldsFor(sharp, 'pickaxe')).toContain('b5');
});

test('ZOM-12.21 + ZOM-12.22 + ZOM-12.23 a mine is laid on any free field but directly in front of a creature', () => {
  const mining = human('3 Z2 D1 .', 'mine');
  expect(refusal(mining, 'play mine b4')).toEqual({
    code: 'field/before-creature',
    rule: 'ZOM-12.21',
    facts: { field: 'b4', creature: 'b3' },
  });
  expect(fieldsFor(mining, 'mine')).toHaveLength(11);
});

test('ZOM-12.25 + ZOM-12.26 a car drives from the barricade: its way must be free', () => {
  const driving = human('4 pit-1 . .\n2 . Z2 .', 'car');
  expect(refusal(driving, 'play car a3')).toEqual({
    code: 'field/no-way',
    rule: 'ZOM-12.26',
    facts: { field: 'a3', blocked: 'a4' },
  });
  expect(fieldsFor(driving, 'car')).toEqual('a5 b3 b4 b5 c1 c2 c3 c4 c5'.split(' '));
});

test('ZOM-12.29 + ZOM-12.30 + ZOM-12.31 + ZOM-12.32 a wall keeps its distance: not on street 5, not next to a zombie, not behind one', () => {
  const building = human('3 Z2 . D1', 'wall-5');
  expect(['c5', 'b3', 'c1'].map((field) => refusal(building, `play wall-5 ${field}`))).toEqual([
    { code: 'field/wrong-street', rule: 'ZOM-12.29', facts: { card: 'wall-5', street: 5, wanted: 'not-street-5' } },
    { code: 'field/near-zombie', rule: 'ZOM-12.30', facts: { field: 'b3', zombie: 'a3' } },
    { code: 'field/behind-zombie', rule: 'ZOM-12.31', facts: { field: 'c1', zombie: 'a3' } },
  ]);
  expect(fieldsFor(building, 'wall-5')).toEqual(['c4']);
});

test('ZOM-12.34 a wall stays until a pickaxe or a grenade destroys it', () => {
  expectBoard(pictured(act(human('3 wall-5 . .', 'grenade'), 'play grenade a3')), '5 . . .');
  expectBoard(act(play('3 wall-5 . .', 'pickaxe'), 'play pickaxe a3'), '5 . . .');
});

test('ZOM-12.37 + ZOM-12.38 + ZOM-12.43 a barrier stops zombies and dogs in its lane and from entering it, but no barrel', () => {
  const closed = walk('5 barrier . .\n3 Z2 D1 .');
  expect(sorted(options(closed, 'dogs'))).toEqual(['dogs b3>b2', 'dogs b3>b4', 'dogs b3>c3']);
  expectBoard(pictured(act(closed, 'stay')), '5 barrier . .\n3 Z2 D1 .');
  // A barrel behind the barrier rolls, as the barrier ends first.
  expectBoard(roll('5 barrier . .\n4 barrel . .'), '3 barrel . .');
});

test('ZOM-13.1 + ZOM-13.2 + ZOM-13.3 + ZOM-13.6 a shot hits the first creature of its lane, from street 5, up to a wall and its field', () => {
  const shooting = human('4 Z2 wall-5|Z5 .\n3 Z3 Z2 .', 'shot-1');
  expect(refusal(shooting, 'play shot-1 a:a3')).toEqual({
    code: 'line/not-on-it',
    rule: 'ZOM-13.4',
    facts: { lane: 'a', targets: ['a4'] },
  });
  expect(refusal(shooting, 'play shot-1 a:nothing')).toMatchObject({ code: 'line/not-on-it' });
  expectBoard(pictured(act(shooting, 'play shot-1 b:creature')), '4 Z2 wall-5|Z4/5 .\n3 Z3 Z2 .');
});

test('ZOM-13.4 a car is exposed if no creature stands nearer to the barricade', () => {
  const lane = (board: string) => options(human(board, 'shot-1')).filter((said) => said.includes(' a:'));
  expect(lane('4 car . .\n3 Z2 . .')).toEqual(['play shot-1 a:creature', 'play shot-1 a:a4']);
  expect(lane('5 Z2 . .\n4 car . .')).toEqual(['play shot-1 a:creature']);
  expect(lane('4 car|Z2 . .')).toEqual(['play shot-1 a:creature', 'play shot-1 a:a4']);
});

test('ZOM-13.7 + ZOM-18.14 + ZOM-18.15 Sniper hits any zombie, dogs card or car, wherever it is', () => {
  const sniping = human('5 barrier Z2 .\n4 wall-5 Z3 .\n3 Z3 D1 car', 'sniper');
  expect(fieldsFor(sniping, 'sniper')).toEqual([
    'a3:creature',
    'b3:creature',
    'b4:creature',
    'b5:creature',
    'c3:object',
  ]);
  expect(refusal(sniping, 'play sniper a4:object')).toEqual({
    code: 'mark/nothing',
    rule: 'ZOM-18.15',
    facts: { field: 'a4' },
  });
  expectBoard(
    pictured(act(sniping, 'play sniper a3:creature')),
    '5 barrier Z2 .\n4 wall-5 Z3 .\n2 Z1/3 D1 car'.replace('2 Z1/3 D1 car', '3 . D1 car\n2 Z1/3 . .'),
  );
});
