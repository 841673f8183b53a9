import { expect, test } from 'vitest';
import { defaultPack, type Pack, swap } from '../../../src/games/kelp/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, story, won } from '../kit/scene.ts';

/** The shark between `w` and `c`, with what is there and what it has to place; the octopus in `se`, if it is in neither. */
const between = (w: string, c: string, rest: string): string => `
  .  s  .  s  .  s  .
     .     .     .
     ${w}  v  ${c}  .  s
     .     .     .
  .  s  .  s  .  ${/^\[?o\]?$/m.test(`${w}\n${c}`) ? 's' : 'o'}  .
  at: search
  ${rest}
`;

test('KLP-10.1 + KLP-10.2 + KLP-10.3 + KLP-10.8 yellow and red dice may be placed on bordering areas, high enough, one each', () => {
  const placing = scene(between('o', 's', 'pool: y3 r5 b6'));
  expect(options(placing)).toEqual(['place w r5', 'place c y3', 'place c r5', 'place w r5 c y3', 'no']);
  expect(refusedFor(placing, 'place n r5')).toBe('KLP-10.1 area/not-bordering: area n, areas w+c');
  expect(refusedFor(placing, 'place c b6')).toBe('KLP-10.1 die/colour: die b6, colours yellow+red');
  expect(refusedFor(placing, 'place c r6')).toBe('KLP-10.1 die/not-in-pool: die r6, pool b6+y3+r5');
  expect(refusedFor(placing, 'place w y3')).toBe('KLP-10.2 die/too-low: die y3, area w, value 4');
  expect(refusedFor(placing, 'place c y3 c r5')).toBe('KLP-10.3 area/twice: area c');
  // Unplaced, they are energy.
  expect(look(act(scene(between('o', 's', 'pool: y3 r5')), 'no'), 'energy')).toBe('y3 r5');
});

test('KLP-10.4 + KLP-10.5 + KLP-10.9 yellow needs a hidden block, red a hidden one or the octopus; what cannot be placed is energy', () => {
  const open = scene(between('[s]', '[o]', 'pool: y6 r6'));
  expect(options(open)).toEqual(['place c r6', 'no']);
  expect(refusedFor(open, 'place w y6')).toBe('KLP-10.4 area/revealed: area w, die y6');
  expect(refusedFor(open, 'place c y6')).toBe('KLP-10.4 area/revealed: area c, die y6');
  expect(refusedFor(open, 'place w r6')).toBe('KLP-10.5 area/revealed: area w, die r6');
  // Nothing to be placed: nobody is asked.
  const low = scene(between('o', '[s]', 'pool: y3 r3'));
  expect([asked(low), look(low, 'energy', 'pool')]).toEqual(['octopus octopus-action', 'y3 r3, -']);
});

test('KLP-10.6 + KLP-10.7 + KLP-10.10 + KLP-10.14 + KLP-10.17 + KLP-10.20 all dice are placed first and all are resolved, in the order that the shark says', () => {
  const placed = pictured(act(scene(between('s', 'food-crab', 'pool: y3 y5')), 'place w y5 c y3'));
  expect([asked(placed), options(placed)]).toEqual(['shark resolve-order', ['first w', 'first c']]);
  expect(refusedFor(placed, 'first n')).toBe('KLP-10.6 area/no-die: area n, areas w+c');
  const resolved = act(placed, 'first c');
  expect(changed(resolved)).toEqual(['w: [s]', 'c: [food-crab]', 'round: 4', 'placed: -', 'growth: y y']);
  // The first die is used before the second is resolved.
  expect(story(resolved).slice(0, 8)).toEqual([
    ...['die-resolved c y3', 'revealed c food-crab search', 'die-used c y3', 'die-grown yellow tile'],
    ...['die-resolved w y5', 'revealed w shell search', 'die-used w y5', 'die-grown yellow tile'],
  ]);
});

test('KLP-10.15 + KLP-10.16 the octopus found by a yellow die is merely revealed, and stays so', () => {
  const found = pictured(act(scene(between('o', 's', 'pool: y5')), 'place w y5'));
  expect(changed(found)).toEqual(['w: [o]', 'round: 4', 'pool: -', 'growth: y']);
  expect(asked(found)).toBe('octopus octopus-action');
});

test('KLP-10.11 + KLP-10.18 + KLP-10.19 + KLP-1.10 a red die that hits anything else goes onto the lowest free hunger space, for good', () => {
  const hit = pictured(act(scene(between('s', 'o', 'pool: r5\nhunger: b')), 'place w r5'));
  expect(changed(hit)).toEqual(['w: [s]', 'round: 4', 'pool: -', 'hunger: b r']);
  expect(story(hit, 'revealed', 'hungered')).toEqual(['revealed w shell attack', 'hungered r5 attack']);
});

test('KLP-10.12 + KLP-15.18 + KLP-15.26 an attack on the octopus, hidden or revealed, is a confrontation at once; lost, the die is hunger', () => {
  const begun = pictured(act(scene(between('o', 's', 'pool: r5')), 'place w r5'));
  expect(asked(begun)).toBe('octopus confront-octopus + shark confront-shark');
  const survived = act(begun, 'choose retreat', 'counter counter-fight', 'no');
  expect(look(survived, 'hunger', 'w', 'placed')).toBe('r, [o], -');
  expect(asked(act(scene(between('[o]', 's', 'pool: r5')), 'place w r5'))).toBe(asked(begun));
});

test('KLP-10.13 a trap that a die reveals takes effect', () => {
  const sprung = pictured(act(scene(between('trap-den', 'o', 'pool: y5')), 'place w y5'));
  expect(asked(sprung)).toBe('octopus den');
  expect(story(sprung, 'trap-sprung')).toEqual(['trap-sprung w trap-den']);
});

test('KLP-10.21 + KLP-10.23 a second die counts only if the shark still borders its area, wherever it was put', () => {
  const drawing = `
    .  trap-den  v  s  .  s  .
          .        .     .
          s     .  o  .  s
          .        .     .
    .     s     .  s  .  s  .
    at: search
    pool: y5 r4
  `;
  const sprung = pictured(act(scene(drawing), 'place nw y5 n r4', 'first nw'));
  const gone = act(sprung, 'den p65');
  expect(changed(gone)).toEqual([
    ...['p21: .', 'p65: @', 'round: 4', 'bag: 7b 2y 1r', 'placed: -', 'resolving: -', 'growth: y'],
  ]);
  expect(story(gone, 'die-lost')).toEqual(['die-lost n r4']);
  // From p01 the shark still borders nw: a die there is resolved after Fight has sent it back.
  const fought = scene(`
    .  s  v  o  .  s  .
       .     .     .
       s  .  s  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: search
    pool: y5 r4
  `);
  const back = act(fought, 'place nw y5 n r4', 'first n', 'choose fight', 'counter counter-hide', 'yes', 'den p01');
  expect(look(back, 'p01', 'nw', 'growth', 'hunger')).toBe('@, [s], y, r');
});

test('KLP-10.22 a second die whose target has become illegal goes to the bag, too', () => {
  // No trap of the game does this: one of another pack swaps the blocks of two areas.
  const trap = { ...defaultPack.traps['trap-den'], effects: [swap] } as Pack['traps'][string];
  const pack: Pack = { ...defaultPack, traps: { ...defaultPack.traps, 'trap-den': trap } };
  const sprung = pictured(act(scene(between('trap-den', 's', 'pool: y5 y2'), { pack }), 'place w y5 c y2', 'first w'));
  const swapped = act(sprung, 'swap w c');
  expect(story(swapped, 'die-lost')).toEqual(['die-lost c y2']);
});

test('KLP-10.24 + KLP-10.26 a red die attacks a block that was hidden meanwhile; a lost confrontation does not end the step', () => {
  const hidden = pictured(
    act(scene(between('[o]', 'trap-hide-2', 'pool: y2 r4')), 'place w r4 c y2', 'first c', 'hide w'),
  );
  expect(asked(hidden)).toBe('octopus confront-octopus + shark confront-shark');
  expect(look(hidden, 'w', 'c')).toBe('[o], [trap-hide-2]');

  // Two confrontations in one turn: the octopus comes back under the second die.
  const first = act(scene(between('o', 's', 'pool: r2 r5')), 'place w r5 c r2', 'first w');
  const retreated = act(
    first,
    'choose retreat',
    'counter counter-fight',
    'yes',
    'retreat c ~ shell',
    'put w ~ octopus',
  );
  expect(asked(retreated)).toBe('octopus confront-octopus + shark confront-shark');
  expect(look(retreated, 'hunger', 'pairs', 'c')).toBe('r, fight shell-armour, [o]');
});

test('KLP-10.25 + KLP-16.3 dice of Alert cards are placed like those of the pool', () => {
  const placing = scene(between('o', 's', 'pool: y5\nalert: alert-1 r4 1 alert-2 b3 2'));
  expect(options(placing)).toEqual([
    ...['place w y5', 'place w r4*', 'place c y5', 'place c r4*', 'place w y5 c r4*', 'place w r4* c y5', 'no'],
  ]);
  expect(look(pictured(act(placing, 'place w y5 c r4*')), 'alert', 'spent', 'placed')).toBe(
    'alert-2 b3 2, alert-1, w y5 c r4',
  );
  // A blue one is a current, and any of them energy.
  const currents = scene(`${between('o', 's', 'pool: y5').replace('search', 'currents')}\nalert: alert-2 b3 2`);
  expect(changed(act(currents, 'current p65 b3*'))).toEqual(['p65: 3', 'alert: -', 'spent: alert-2']);
});

test('KLP-10.27 + KLP-19.3 when a die has ended the game, nothing else is resolved', () => {
  const over = pictured(
    act(scene(between('s', 'o', 'pool: r5 y2\nhunger: b b b b b b')), 'place w r5 c y2', 'first w'),
  );
  expect([won(over), look(over, 'c', 'placed', 'hunger')]).toEqual(['octopus hunger', 'o, c y2, b b b b b b r']);
});
