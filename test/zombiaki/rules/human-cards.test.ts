import { expect, test } from 'vitest';
import { type Card, defaultPack, type Pack } from '../../../src/games/zombiaki/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { expectBoard, fieldsFor, passTurn, QUIET } from '../kit/board.ts';
import { act, asked, discards, effects, options, refusal, scene, told } from '../kit/scene.ts';

const human = (board: string, ...humans: readonly string[]) => scene(board, { humans });

test('ZOM-18.1 220 V deals 1 damage to everybody in a lane', () => {
  expectBoard(
    pictured(act(human('4 Z2 . .\n2 D1 Z2 .', 'high-voltage'), 'play high-voltage a')),
    '4 Z1/2 . .\n2 . Z2 .',
  );
});

test('ZOM-18.2 + ZOM-18.3 + ZOM-18.4 + ZOM-18.58 a grenade kills and destroys everything on its field; a mine there goes off afterwards', () => {
  for (const thing of ['wall-5|Z5', 'pit-1|Z3', 'barrel', 'fire|Z2', 'barrier']) {
    const field = thing === 'barrier' ? 'a5' : 'a3';
    const board = thing === 'barrier' ? `5 ${thing} . .` : `3 ${thing} . .`;
    expectBoard(act(human(board, 'grenade'), `play grenade ${field}`), '5 . . .');
  }
  const mined = pictured(act(human('3 car|Z4 Z2 .', 'grenade'), 'play grenade a3'));
  expect(told(mined, 'died', 'exploded').map(({ type }) => type)).toEqual(['died', 'exploded']);
  expectBoard(mined, '3 . Z1/2 .');
});

test('ZOM-18.6 + ZOM-18.7 + ZOM-18.8 a shot wounds, and a zombie that lives retreats; dogs do not', () => {
  expectBoard(pictured(act(human('3 Z3 . .', 'shot-2'), 'play shot-2 a:creature')), '2 Z1/3 . .');
  expectBoard(act(human('3 Z2 . .', 'shot-2'), 'play shot-2 a:creature'), '5 . . .');
  const { dogs } = defaultPack.zombies as Record<string, Card>;
  const pack = {
    ...defaultPack,
    zombies: { ...defaultPack.zombies, dogs: { ...dogs, body: { body: 'dogs', strength: 3 } } },
  };
  const strong = scene('3 D3 . .', { humans: ['shot-1'], pack: pack as Pack });
  expectBoard(act(strong, 'play shot-1 a:creature'), '3 D2/3 . .');
});

test('ZOM-18.9 + ZOM-18.10 + ZOM-18.11 + ZOM-18.12 bullets hit the first target of their moment; who was hit and lives retreats once, at the end', () => {
  const fired = pictured(act(human('5 Z1 . .\n4 Z4 . .', 'burst-3'), 'play burst-3 a'));
  expectBoard(fired, '3 Z2/4 . .');
  expect(told(fired, 'shot', 'moved').map(({ type }) => type)).toEqual(['shot', 'shot', 'shot', 'moved']);
});

test('ZOM-18.13 bullets without a target are lost', () => {
  const fired = pictured(act(human('4 Z1 . .', 'burst-3'), 'play burst-3 a'));
  expect(told(fired, 'shot').map(({ hits }) => hits)).toEqual(['creature', 'nothing', 'nothing']);
});

test('ZOM-18.16 + ZOM-18.17 + ZOM-18.18 + ZOM-18.22 + ZOM-18.50 the flamethrower burns side by side on the nearest street with a creature: 5 in all, 1 for an empty field', () => {
  const burning = human('4 Z3 . Z2\n2 . Z5 .', 'flamethrower');
  expect(fieldsFor(burning, 'flamethrower')).toEqual([
    '0,0,1',
    '0,0,2',
    '0,1,1',
    '0,1,2',
    '1,0,0',
    '1,1,0',
    '1,1,1',
    '1,1,2',
    '2,0,0',
    '2,1,0',
    '2,1,1',
    '2,1,2',
    '3,0,0',
    '3,1,0',
    '3,1,1',
  ]);
  expect(refusal(burning, 'play flamethrower 1,2,1')).toEqual({
    code: 'flames/empty-field',
    rule: 'ZOM-18.18',
    facts: { field: 'b4', amount: 2, cost: 1 },
  });
  expect(refusal(human('5 . . .', 'flamethrower'), 'play flamethrower 1,0,0')).toMatchObject({ rule: 'ZOM-18.16' });
  const whole = scene('4 Z3 . Z2', { humans: ['flamethrower'], options: { flamethrowerEmptyCost: 'whole-street' } });
  expect(fieldsFor(whole, 'flamethrower')).toContain('2,0,2');
  expect(fieldsFor(whole, 'flamethrower')).not.toContain('3,0,2');
  expect(fieldsFor(whole, 'flamethrower')).toContain('3,0,1');
});

test('ZOM-18.19 + ZOM-18.20 + ZOM-18.21 + ZOM-18.23 walls stop the flamethrower, barriers do not', () => {
  const burning = human('5 barrier . .\n4 Z2 wall-5 .\n3 . . .', 'flamethrower');
  expect(fieldsFor(burning, 'flamethrower')).toEqual(['1,0,0', '1,1,0', '1,1,1', '2,0,0', '2,1,0', '2,1,1']);
  const behind = human('4 . wall-5 .\n3 Z2 Z3 .', 'flamethrower');
  expect(refusal(behind, 'play flamethrower 1,1,0')).toEqual({
    code: 'flames/behind-wall',
    rule: 'ZOM-18.20',
    facts: { field: 'b3' },
  });
  expect(options(human('4 . wall-5 .\n3 . Z3 .\n2 Z2 . .', 'flamethrower'))).toEqual(['end']);
});

test('ZOM-18.24 + ZOM-18.25 + ZOM-18.26 + ZOM-18.27 + ZOM-18.28 + ZOM-18.29 + ZOM-18.49 oil flows field by field: 1 for an empty field, over creatures only if they die', () => {
  const poured = pictured(act(human('3 Z1 . .\n2 D1 Z5 .', 'oil'), 'play oil a4', 'oil a3', 'oil a2'));
  expect(asked(poured)).toBe('humans oil');
  expect(refusal(poured, 'oil a3')).toEqual({ code: 'oil/visited', rule: 'ZOM-18.28', facts: { field: 'a3' } });
  expect(refusal(poured, 'oil b1')).toEqual({
    code: 'oil/not-adjacent',
    rule: 'ZOM-18.24',
    facts: { from: 'a2', to: 'b1' },
  });
  const spent = act(poured, 'oil b2');
  expectBoard(spent, '2 . Z4/5 .');
  expect(asked(spent)).toBe('humans play');
  expect(asked(act(human('3 Z5 . .', 'oil'), 'play oil a3'))).toBe('humans play');
});

test('ZOM-18.30 + ZOM-18.31 a shield ends the oil; a mine under it goes off before the next field is chosen', () => {
  const shield = pictured(act(human('3 Z2+S . .', 'oil'), 'play oil a3'));
  expectBoard(shield, '3 Z2 . .');
  expect(asked(shield)).toBe('humans play');
  expect(asked(act(human('3 mine . .', 'oil'), 'play oil a3'))).toBe('humans shrapnel');
});

test('ZOM-18.33 + ZOM-18.34 + ZOM-18.35 + ZOM-18.36 Blood moves one creature sideways where it can go, dogs too unless the option forbids it', () => {
  const board = '5 . . barrier\n4 Z2 wall-5 .\n3 Z3+N D1 .\n2 . Z2 Z3';
  const bleeding = human(board, 'blood');
  expect(fieldsFor(bleeding, 'blood')).toEqual(['b2>a2']);
  expect(refusal(bleeding, 'play blood a4>b4')).toMatchObject({ code: 'enter/wall' });
  expect(refusal(bleeding, 'play blood b2>c2')).toMatchObject({ code: 'enter/occupied' });
  expect(refusal(bleeding, 'play blood b3>c3')).toMatchObject({ code: 'enter/barred' });
  expect(fieldsFor(human('3 . D1 .', 'blood'), 'blood')).toEqual(['b3>a3', 'b3>c3']);
  const zombiesOnly = scene('3 . D1 .', { humans: ['blood'], options: { bloodAffectsDogs: false } });
  expect(options(zombiesOnly)).toEqual(['end']);
  expect(refusal(zombiesOnly, 'play blood b3>a3')).toEqual({
    code: 'move/dogs',
    rule: 'ZOM-18.35',
    facts: { field: 'b3' },
  });
});

test('ZOM-18.37 + ZOM-18.40 Searchlight makes a lane retreat, Get Out everybody', () => {
  expectBoard(
    pictured(act(human('4 Z1 Z2 .\n2 D1 . .', 'searchlight'), 'play searchlight a')),
    '4 . Z2 .\n3 Z1 . .\n1 D1 . .',
  );
  expectBoard(act(human('4 Z1 Z2 .\n2 D1 . .', 'get-out'), 'play get-out'), '3 Z1 Z2 .\n1 D1 . .');
});

test('ZOM-18.38 + ZOM-18.39 Street on Fire is for the side lanes, and sets off cars and mines there', () => {
  const burning = human('4 car . .\n2 Z3 . .', 'street-on-fire');
  expect(fieldsFor(burning, 'street-on-fire')).toEqual(['a', 'c']);
  expect(refusal(burning, 'play street-on-fire b')).toEqual({
    code: 'lane/middle',
    rule: 'ZOM-18.38',
    facts: { card: 'street-on-fire', lane: 'b' },
  });
  const burnt = pictured(act(burning, 'play street-on-fire a'));
  expectBoard(burnt, '2 Z2/3 . .');
  expect(told(burnt, 'wounded', 'exploded').map(({ type }) => type)).toEqual(['wounded', 'exploded']);
});

test('ZOM-18.41 + ZOM-18.42 + ZOM-18.43 + ZOM-18.44 a net falls over zombies that hang together, of strength 6 at most when it is thrown; over dogs only with the option', () => {
  expect(fieldsFor(human('3 Z2 Z3 D1\n2 . Z4 .', 'net'), 'net')).toEqual(['a3+', 'a3+b3', 'b2+', 'b3+']);
  const dogs = scene('3 Z2 D1 .', { humans: ['net'], options: { netAffectsDogs: true } });
  expect(fieldsFor(dogs, 'net')).toEqual(['a3+', 'a3+b3', 'b3+']);
  const stronger = passTurn(
    pictured(act(scene('3 Z3 Z3 .', { humans: ['net'], zombies: ['claws'], decks: QUIET }), 'play net a3+b3')),
  );
  expectBoard(act(stronger, 'discard terror', 'play claws a3'), '3 Z4+C+N Z3+N .');
});

test('ZOM-18.51 + ZOM-18.52 + ZOM-18.53 + ZOM-18.54 + ZOM-18.56 + ZOM-18.57 Napalm burns until the next human turn: 1 for who is there and for who enters', () => {
  const lit = pictured(act(human('3 Z3 barrel .\n2 Z2 . .', 'napalm', 'napalm'), 'play napalm a3', 'play napalm b3'));
  expectBoard(lit, '3 fire|Z2/3 fire|barrel .\n2 Z2 . .'.replace('fire|barrel', 'barrel|fire'));
  const walked = passTurn(act(scene('3 Z3 . .\n2 Z2 . .', { humans: ['napalm'], decks: QUIET }), 'play napalm a3'));
  expectBoard(walked, '4 Z2/3 . .\n3 fire|Z1/2 . .');
  const staying = passTurn(walked);
  expectBoard(staying, '4 Z2/3 . .\n3 Z1/2 . .');
  expect(effects(lit)).toEqual([]);
  const again = act(human('3 fire|Z3 . .', 'napalm'), 'play napalm a3');
  expectBoard(again, '3 fire|Z2/3 . .');
  expect(discards(again)).toEqual(['napalm']);
});

test('ZOM-18.60 what a bullet sets off explodes before the next bullet is aimed', () => {
  const fired = pictured(act(human('4 car . .\n3 Z3 . .', 'burst-2'), 'play burst-2 a', 'aim a4'));
  expectBoard(fired, '2 Z1/3 . .');
  expect(told(fired, 'shot', 'exploded').map(({ type }) => type)).toEqual(['shot', 'exploded', 'shot']);
});
