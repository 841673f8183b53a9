import { expect, test } from 'vitest';
import { defaultPack, type Pack } from '../../../src/games/zombiaki/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { expectBoard, fieldsFor, passTurn, QUIET, sorted } from '../kit/board.ts';
import { act, asked, discards, options, refusal, scene, told, winner } from '../kit/scene.ts';

const walk = (board: string, options = {}) => scene(board, { turn: 'zombies', at: 'begin', decks: QUIET, ...options });
const play = (board: string, ...zombies: readonly string[]) => scene(board, { turn: 'zombies', zombies });
const human = (board: string, ...humans: readonly string[]) => scene(board, { humans });
const roll = (board: string) => scene(board, { turn: 'humans', at: 'begin', decks: QUIET });

test('ZOM-14.1 + ZOM-14.2 + ZOM-14.3 a car goes off by shots, fire and explosions: 1 damage on its field and around', () => {
  const blown = pictured(
    act(human('4 Z2 Z2 .\n3 Z2 car|Z2 .\n2 . Z3 Z2\n1 Z2 . .', 'sniper'), 'play sniper b3:object'),
  );
  expectBoard(blown, '4 Z1/2 Z1/2 .\n3 Z1/2 Z1/2 .\n2 . Z2/3 Z1/2\n1 Z2 . .');
  for (const [card, said] of [
    ['burst-2', 'play burst-2 a'],
    ['shot-1', 'play shot-1 a:a3'],
    ['street-on-fire', 'play street-on-fire a'],
    ['oil', 'play oil a3'],
    ['napalm', 'play napalm a3'],
    ['grenade', 'play grenade a3'],
  ] as const) {
    expect(told(act(human('3 car . .', card), said), 'exploded')).toEqual([
      { type: 'exploded', field: 'a3', card: 'car' },
    ]);
  }
  expect(told(act(human('3 car Z2 .', 'flamethrower'), 'play flamethrower 1,1,0'), 'exploded')).toHaveLength(1);
});

test('ZOM-14.4 + ZOM-14.15 + ZOM-14.18 + ZOM-14.19 explosions set off others, first in first out, in the order of the fields', () => {
  const chain = pictured(act(human('4 car . .\n3 . car mine\n2 . . car', 'shot-1'), 'play shot-1 a:a4'));
  expect(told(chain, 'exploded').map(({ field }) => field)).toEqual(['a4', 'b3', 'c3']);
  expect(asked(chain)).toBe('humans shrapnel');
  expectBoard(chain, '5 . . .');
  expect(told(act(chain, 'shrapnel c4'), 'exploded').map(({ field }) => field)).toEqual(['c2']);
});

test('ZOM-14.6 + ZOM-14.7 + ZOM-14.8 + ZOM-14.9 + ZOM-14.13 + ZOM-14.14 a mine deals 2, then the humans choose a field next to it for the shrapnel, also in the zombies’ turn', () => {
  const mined = walk('3 . mine .\n2 Z2 Z3 .');
  expectBoard(mined, '3 Z2 Z1/3 .');
  expect(asked(mined)).toBe('humans shrapnel');
  expect(sorted(options(mined))).toEqual(['shrapnel a3', 'shrapnel b2', 'shrapnel b4', 'shrapnel c3']);
  expect(refusal(mined, 'shrapnel a4')).toEqual({
    code: 'shrapnel/not-adjacent',
    rule: 'ZOM-14.7',
    facts: { from: 'b3', to: 'a4' },
  });
  expect(mined.game.whyIllegal(mined.state, { type: 'shrapnel', seat: 1, decline: true })).toMatchObject({
    code: 'decision/must-answer',
  });
  expectBoard(pictured(act(mined, 'shrapnel c3')), '3 Z2 Z1/3 .');
  expectBoard(act(mined, 'shrapnel a3'), '3 Z1/2 Z1/3 .');
});

test('ZOM-14.10 + ZOM-14.11 shrapnel sets off a car, but no mine', () => {
  const mined = pictured(act(human('3 mine car mine', 'oil'), 'play oil a3'));
  expect(told(act(mined, 'shrapnel b3'), 'exploded').map(({ card }) => card)).toEqual(['car', 'mine']);
  const two = act(human('3 mine mine .', 'oil'), 'play oil a3', 'shrapnel b3', 'stop');
  expectBoard(two, '3 . mine .');
});

test('ZOM-14.12 220 V and barrels set off no car, and 220 V no mine', () => {
  const board = '3 car . .\n2 mine . .';
  expectBoard(pictured(act(human(board, 'high-voltage'), 'play high-voltage a')), board);
  expectBoard(roll('4 barrel . .\n3 car . .'), '3 car . .');
});

test('ZOM-14.17 each explosion is a damage event of its own for a shield', () => {
  const blown = pictured(act(human('4 car . .\n3 Z3+S car .', 'shot-1'), 'play shot-1 a:a4'));
  expectBoard(blown, '3 Z2/3 . .');
  expect(told(blown, 'shield-lost')).toHaveLength(1);
});

test('ZOM-14.20 explosions, fire and electricity push nobody back', () => {
  expectBoard(pictured(act(human('3 Z3 . .', 'high-voltage'), 'play high-voltage a')), '3 Z2/3 . .');
  expectBoard(act(human('3 Z3 car .', 'shot-1'), 'play shot-1 b:b3'), '3 Z2/3 . .');
});

test('ZOM-15.1 + ZOM-15.2 + ZOM-15.9 a human shield is given to any zombie that has none, never to dogs', () => {
  const giving = play('3 Z2 Z2+S D1', 'human-shield');
  expect(fieldsFor(giving, 'human-shield')).toEqual(['a3']);
  expect(refusal(giving, 'play human-shield b3')).toEqual({
    code: 'zombie/shielded',
    rule: 'ZOM-15.2',
    facts: { field: 'b3' },
  });
  expectBoard(
    passTurn(
      passTurn(
        pictured(
          act(scene('3 Z2 . .', { turn: 'zombies', zombies: ['human-shield'], decks: QUIET }), 'play human-shield a3'),
        ),
      ),
    ),
    '4 Z2+S . .',
  );
});

test('ZOM-15.3 + ZOM-15.4 + ZOM-15.5 a shield takes all damage of one time, or a barrel, but no grenade', () => {
  const shot = pictured(act(human('3 Z2+S . .', 'shot-2'), 'play shot-2 a:creature'));
  expectBoard(shot, '3 Z2 . .');
  expectBoard(roll('3 barrel . .\n2 Z2+S . .'), '2 Z2 . .');
  expectBoard(act(human('3 Z2+S . .', 'grenade'), 'play grenade a3'), '5 . . .');
});

test('ZOM-15.6 whose shield took the shot is not pushed back, unless the option says so', () => {
  const pushed = scene('3 Z2+S . .', { humans: ['shot-1'], options: { shieldStopsPushback: false } });
  expectBoard(pictured(act(pushed, 'play shot-1 a:creature')), '2 Z2 . .');
  expectBoard(act(human('3 Z2+S . .', 'shot-1'), 'play shot-1 a:creature'), '3 Z2 . .');
});

test('ZOM-15.7 + ZOM-15.8 a shield takes all bullets of a burst that are still to come', () => {
  const fired = pictured(act(human('4 Z2+S . .\n3 Z3 . .', 'burst-3'), 'play burst-3 a'));
  expectBoard(fired, '4 Z2 . .\n3 Z3 . .');
});

test('ZOM-15.10 + ZOM-15.11 claws raise the strength, and add up', () => {
  const clawed = pictured(act(play('3 Z2 . .', 'claws', 'claws'), 'play claws a3', 'play claws a3'));
  expectBoard(clawed, '3 Z4/2+C+C . .');
});

test('ZOM-15.12 + ZOM-15.13 + ZOM-15.17 any zombie can be made the boss, with three orders, one a turn, at once', () => {
  const bossed = pictured(act(play('3 Z5 Z2 .', 'boss'), 'play boss a3'));
  expectBoard(bossed, '3 Z5+B Z2 .');
  expect(sorted(options(bossed, 'order'))).toEqual(['order a3 b3>b2', 'order a3 b3>b4', 'order a3 b3>c3']);
  const ordered = act(bossed, 'order a3 b3>c3');
  expect(refusal(ordered, 'order a3 c3>c4')).toEqual({
    code: 'order/given',
    rule: 'ZOM-15.13',
    facts: { field: 'a3' },
  });
  expect(refusal(play('3 Z5+B0 Z2 .'), 'order a3 b3>b4')).toEqual({
    code: 'order/none-left',
    rule: 'ZOM-15.13',
    facts: { field: 'a3' },
  });
  expect(refusal(play('3 Z5 Z2 .'), 'order a3 b3>b4')).toEqual({
    code: 'order/no-boss',
    rule: 'ZOM-15.12',
    facts: { field: 'a3' },
  });
});

test('ZOM-15.14 + ZOM-15.15 + ZOM-15.16 another zombie of strength 3 or less obeys, once in the whole game', () => {
  const bossed = play('3 Z3+B Z4 Z2+O');
  expect(options(bossed, 'order')).toEqual([]);
  expect(refusal(bossed, 'order a3 a3>a4')).toEqual({
    code: 'order/itself',
    rule: 'ZOM-15.14',
    facts: { field: 'a3' },
  });
  expect(refusal(bossed, 'order a3 b3>b4')).toEqual({
    code: 'order/too-strong',
    rule: 'ZOM-15.15',
    facts: { field: 'b3', strength: 4, most: 3 },
  });
  expect(refusal(bossed, 'order a3 c3>c4')).toEqual({
    code: 'order/obeyed',
    rule: 'ZOM-15.16',
    facts: { field: 'c3' },
  });
});

test('ZOM-15.18 + ZOM-15.19 a boss orders while it cannot move; who is ordered has to be able to, and uses the card move', () => {
  const ordered = pictured(act(play('3 Z3+B+N Z2 .'), 'order a3 b3>b4'));
  expectBoard(ordered, '4 . Z2+M+O .\n3 Z3+B2!+N . .');
  expect(refusal(play('3 Z3+B Z2+N .'), 'order a3 b3>b4')).toMatchObject({ code: 'move/netted' });
});

test('ZOM-15.20 + ZOM-15.21 + ZOM-15.22 + ZOM-15.23 when the boss dies all zombies retreat, dogs do not, after the effect is over', () => {
  const shot = pictured(act(human('4 Z2+B0 Z3 D1', 'sniper'), 'play sniper a4:creature'));
  expectBoard(shot, '4 . . D1\n3 . Z3 .');
  const types = shot.events.map(({ type }) => type);
  expect(types.indexOf('retreat-began')).toBeGreaterThan(types.indexOf('boss-died'));
});

test('ZOM-15.27 Freeze and nets do not stop cards that move nobody', () => {
  for (const card of ['zombie-2', 'claws', 'pickaxe', 'bite', 'boss']) {
    const frozen = scene('3 Z2+S+N . .\n2 . car .', { turn: 'zombies', zombies: [card], inEffect: ['freeze'] });
    expect(options(frozen, `play ${card}`)).not.toEqual([]);
  }
});

test('ZOM-15.28 + ZOM-15.29 after Terror the humans play one card, however many Terrors there were, in one turn', () => {
  const terror = scene('3 Z5 . .', {
    turn: 'zombies',
    zombies: ['terror', 'terror'],
    humans: ['freeze', 'searchlight'],
    decks: QUIET,
  });
  const limited = pictured(
    act(act(terror, 'play terror', 'play terror', 'end'), 'discard get-out', 'play searchlight b'),
  );
  expect(options(limited)).toEqual(['end']);
  expect(refusal(limited, 'play freeze')).toEqual({ code: 'play/limit', rule: 'ZOM-15.28', facts: {} });
  expect(told(act(limited, 'end'), 'limit-ended')).toHaveLength(1);
});

test('ZOM-15.30 a boss is not made boss again; of two that merge the card with more orders stays', () => {
  const bosses: Pack = {
    ...defaultPack,
    zombies: { ...defaultPack.zombies, boss: { ...(defaultPack.zombies.boss as Pack['zombies'][string]), copies: 2 } },
  };
  const drawn = scene('3 Z2+B1 Z3+B2 .', { turn: 'zombies', zombies: ['boss', 'mass'], pack: bosses });
  expect(refusal(drawn, 'play boss a3')).toEqual({ code: 'zombie/boss', rule: 'ZOM-15.30', facts: { field: 'a3' } });
  const merged = pictured(act(drawn, 'play mass a3>b3'));
  expectBoard(merged, '3 . Z5/2.3+B2+M .');
  expect(discards(merged)).toContain('boss');
  expect(told(merged, 'retreat-began')).toEqual([]);
});

test('ZOM-15.31 each boss that dies causes a retreat of its own', () => {
  const fired = pictured(act(human('4 Z1+B . .\n3 Z1+B Z4 .', 'high-voltage'), 'play high-voltage a'));
  expectBoard(fired, '1 . Z4 .');
});

test('ZOM-15.32 an order from street 5 forward wins', () => {
  expect(winner(pictured(act(play('5 Z3 . .\n1 . Z4+B .'), 'order b1 a5>out')))).toBe('zombies');
});

test('ZOM-15.33 + ZOM-17.30 + ZOM-17.31 + ZOM-17.32 + ZOM-17.33 + ZOM-17.34 + ZOM-17.35 + ZOM-17.38 + ZOM-17.39 Bite makes a zombie of strength 1 out of a shield, beside or behind', () => {
  const biting = play('3 wall-5 Z3+S+M+N car|Z2\n2 . pit-1 .', 'bite');
  expect(fieldsFor(biting, 'bite')).toEqual(['b3>b2']);
  expect(refusal(biting, 'play bite b3>b4')).toMatchObject({ code: 'move/wrong-way' });
  expect(refusal(play('3 Z3 . .', 'bite'), 'play bite a3>b3')).toEqual({
    code: 'bite/no-shield',
    rule: 'ZOM-17.30',
    facts: { field: 'a3' },
  });
  const risen = act(play('3 . Z3+S+M+N .', 'bite'), 'play bite b3>c3');
  expectBoard(risen, '3 . Z3+N+M Z1');
  expect(discards(risen)).toEqual(['bite']);
  const two = play('3 Z3+S . Z2+S', 'bite');
  expect(fieldsFor(two, 'bite')).toEqual(['a3>a2', 'a3>b3', 'c3>b3', 'c3>c2']);
});

test('ZOM-16.1 + ZOM-16.3 + ZOM-16.4 + ZOM-16.5 + ZOM-16.7 Click answers every declared Shot, Burst or Sniper before any effect', () => {
  const shots = [
    ['shot-1', 'play shot-1 a:creature'],
    ['burst-2', 'play burst-2 c'],
    ['sniper', 'play sniper a3:creature'],
  ] as const;
  for (const [card, said] of shots) {
    const declared = act(scene('3 Z2 . .', { humans: [card], zombies: ['click'] }), said);
    expect(asked(declared)).toBe('zombies click');
    expectBoard(declared, '3 Z2 . .');
    const cancelled = act(declared, 'click');
    expectBoard(cancelled, '3 Z2 . .');
    expect(discards(cancelled)).toEqual(['click', card]);
  }
  expect(asked(pictured(act(human('3 Z2 . .', 'shot-1'), 'play shot-1 a:creature')))).toBe('humans play');
  const fire = act(scene('3 Z2 . .', { humans: ['high-voltage'], zombies: ['click'] }), 'play high-voltage a');
  expect(asked(fire)).toBe('humans play');
});

test('ZOM-16.2 + ZOM-16.6 Click can be played at no other time', () => {
  expect(refusal(play('3 Z2 . .', 'click'), 'play click')).toEqual({
    code: 'card/not-now',
    rule: 'ZOM-16.6',
    facts: { card: 'click' },
  });
  expect(options(play('3 Z2 . .', 'click'))).toEqual(['end']);
});

test('ZOM-17.6 + ZOM-17.7 Hunger moves one zombie forward, and wins from street 5', () => {
  const hungry = play('5 Z2 . .\n3 . Z3 .', 'hunger');
  expect(fieldsFor(hungry, 'hunger')).toEqual(['a5>out', 'b3>b4']);
  expect(winner(pictured(act(hungry, 'play hunger a5>out')))).toBe('zombies');
  expectBoard(act(hungry, 'play hunger b3>b4'), '5 Z2 . .\n4 . Z3+M .');
});

test('ZOM-17.14 + ZOM-17.15 + ZOM-17.16 + ZOM-17.17 + ZOM-17.18 + ZOM-17.19 + ZOM-17.20 + ZOM-17.22 + ZOM-17.37 Mass makes one zombie of two, with all they have', () => {
  const massing = play('3 Z2+S+B2+N Z3/4+C+O .\n2 . Z2+S .', 'mass', 'mass');
  expect(fieldsFor(massing, 'mass')).toEqual(['b2>b3', 'b3>a3', 'b3>b2']);
  const merged = act(massing, 'play mass b3>a3');
  expectBoard(merged, '3 Z5/2.4+S+B2+C+N+M+O . .\n2 . Z2+S .');
  expect(refusal(play('3 Z2 . Z3', 'mass'), 'play mass a3>b3')).toEqual({
    code: 'mass/no-zombie',
    rule: 'ZOM-17.14',
    facts: { field: 'b3' },
  });
  const again = act(play('3 Z2 Z3 .\n2 . Z2 .', 'mass', 'mass'), 'play mass a3>b3');
  expect(fieldsFor(again, 'mass')).toEqual(['b2>b3']);
  expectBoard(act(again, 'play mass b2>b3'), '3 . Z7/2.2.3+M .');
  const wall = play('3 wall-6|Z3 Z4 .', 'mass');
  expect(fieldsFor(wall, 'mass')).toEqual(['a3>b3']);
});

test('ZOM-17.23 + ZOM-17.24 + ZOM-18.46 + ZOM-18.47 Meat and Sweep Off make the opponent discard a card of one’s choice', () => {
  const meat = scene('5 . . .', { turn: 'zombies', zombies: ['meat'], humans: ['oil', 'shot-1', 'shot-1'] });
  expect(fieldsFor(meat, 'meat')).toEqual(['oil', 'shot-1']);
  expect(discards(pictured(act(meat, 'play meat oil')))).toEqual(['meat', 'oil']);
  expect(refusal(meat, 'play meat net')).toEqual({
    code: 'card/not-theirs',
    rule: 'ZOM-17.24',
    facts: { card: 'net', hand: ['shot-1', 'shot-1', 'oil'] },
  });
  const sweep = scene('5 . . .', { humans: ['sweep-off'], zombies: ['mass'] });
  expect(discards(act(sweep, 'play sweep-off mass'))).toEqual(['mass', 'sweep-off']);
  expect(options(human('5 . . .', 'sweep-off'))).toEqual(['end']);
});

test('ZOM-17.27 + ZOM-17.28 + ZOM-17.29 Swap Places exchanges two zombies next to each other, who both enter', () => {
  const swapping = play('3 Z2 Z3 Z4+N\n2 pit-2 . .\n1 Z5 . .', 'swap-places');
  expect(fieldsFor(swapping, 'swap-places')).toEqual(['a3+b3']);
  expect(refusal(swapping, 'play swap-places a3+a1')).toEqual({
    code: 'pair/not-adjacent',
    rule: 'ZOM-17.27',
    facts: { fields: ['a3', 'a1'] },
  });
  const swapped = pictured(act(play('3 pit-2|Z3 Z2 .', 'swap-places'), 'play swap-places a3+b3'));
  expectBoard(swapped, '3 . Z3+M .');
});
