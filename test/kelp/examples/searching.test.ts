import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, story, whereabouts, won } from '../kit/scene.ts';

const BOTH_CHOOSE = 'octopus confront-octopus + shark confront-shark';

/** Search and attack from `p23`, between these blocks. */
const between = (west: string, centre: string, lines: string) =>
  scene(`
    .  s  .     s     .  s  .
       .  +     .     +  .
    ${west} v ${centre} . s
       .  +     .     +  .
    .  s  .     s     .  s  .
    at: search
    ${lines}
  `);

test('KLP-X.10 search and attack', () => {
  const before = between('o', 's', 'pool: y3 r5');
  expect(options(before)).toEqual(['place w r5', 'place c y3', 'place c r5', 'place w r5 c y3', 'no']);
  expect(refusedFor(before, 'place w y3')).toBe('KLP-10.2 die/too-low: die y3, area w, value 4');

  const attacked = pictured(act(before, 'place w r5 c y3', 'first c'));
  expect(changed(attacked)).toEqual(['w: [o]', 'c: [s]', 'pool: -', 'placed: w r5', 'resolving: w', 'growth: y']);
  expect(asked(attacked)).toBe(BOTH_CHOOSE);

  const survived = act(attacked, 'choose fight', 'counter counter-retreat', 'no');
  expect(changed(survived)).toEqual([
    'round: 4',
    'placed: -',
    'resolving: -',
    'hunger: r',
    'pairs: retreat shell-armour',
  ]);
});

test('KLP-X.17 the second die is lost', () => {
  const before = scene(`
    .  o  .     s     .  s  .
       .  +     .     +  .
       s  v  trap-den .  s
       .  +     .     +  .
    .  s  .     s     .  s  .
    at: search
    pool: y2 r4
    bag: 7b 2y
  `);
  const after = pictured(act(before, 'place w r4 c y2', 'first c', 'den p65'));

  expect(changed(after)).toEqual([
    'p23: .',
    'c: [trap-den]',
    'p65: @',
    'round: 4',
    'bag: 7b 2y 1r',
    'pool: -',
    'growth: y',
  ]);
  expect(story(after, 'die-used', 'die-lost', 'shark-put')).toEqual([
    'shark-put p65 trap',
    'die-used c y2',
    'die-lost w r4',
  ]);
});

test('KLP-X.18 all dens are covered', () => {
  const before = scene(`
    1  o  .     s     .  s  2
       .  +     .     +  .
       s  v  trap-den .  s
       .  +     .     +  .
    3  s  .     s     .  s  4
    at: search
    pool: y2
  `);
  const sprung = pictured(act(before, 'place c y2'));
  expect(asked(sprung)).toBe('octopus den-die');
  expect(options(sprung)).toEqual(['den p01', 'den p05', 'den p61', 'den p65']);
  expect(changed(act(before, 'place c y2', 'den p05'))).toEqual([
    'p23: .',
    'c: [trap-den]',
    'p05: @',
    'round: 4',
    'bag: 4b 2y 1r',
    'pool: -',
    'growth: y',
  ]);
});

test('KLP-X.67 legal targets', () => {
  const before = scene(`
    .  s  .  [s]  .  s  .
       .  +   >   +  .
       s  .  [o]  .  s
       .  +   .   +  .
    .  s  .   s   .  s  .
    at: search
    pool: y6 r2
  `);

  expect(options(before)).toEqual(['place c r2', 'no']);
  expect(refusedFor(before, 'place n y6')).toBe('KLP-10.4 area/revealed: area n, die y6');
  expect(refusedFor(before, 'place c y6')).toBe('KLP-10.4 area/revealed: area c, die y6');
  expect(refusedFor(before, 'place n r2')).toBe('KLP-10.2 die/too-low: die r2, area n, value 4');
});

test('KLP-X.68 one area at a den', () => {
  const before = scene(`
    v  s  .  s  .  s  .
       .  +  .  +  .
       s  .  o  .  s
       .  +  .  +  .
    .  s  .  s  .  s  .
    at: search
    pool: y5 r6
  `);

  expect(options(before)).toEqual(['place nw y5', 'place nw r6', 'no']);
});

test('KLP-X.69 hidden before the blow', () => {
  const before = scene(`
    .  s  .     [o]     .  s  .
       .  +      >      +  .
       s  .  trap-hide-2 .  s
       .  +      .      +  .
    .  s  .      s      .  s  .
    at: search
    pool: y2 r4
  `);
  const sprung = pictured(act(before, 'place n r4 c y2', 'first c'));
  expect(asked(sprung)).toBe('octopus trap-hide');
  expect(options(sprung)).toEqual(['hide n', 'no']);

  const hidden = act(sprung, 'hide n');
  expect(story(hidden)).toEqual([
    'hidden n',
    'die-used c y2',
    'die-grown yellow tile',
    'die-resolved n r4',
    'revealed n octopus attack',
    'confrontation-began n',
  ]);
  expect(look(hidden, 'n', 'c')).toBe('[o], [trap-hide-2]');
  expect(asked(hidden)).toBe(BOTH_CHOOSE);
});

test('KLP-X.70 a retreat into the second die', () => {
  const mixing = pictured(
    act(
      between('o', 's', 'pool: r2 r5'),
      'place w r5 c r2',
      'first w',
      'choose retreat',
      'counter counter-fight',
      'yes',
      'retreat c ~ octopus',
    ),
  );
  expect(asked(mixing)).toBe('shark mix-place');
  expect(whereabouts(mixing, 'octopus')).toBe('w 1/2, c 1/2');

  const met = act(mixing, 'put c ~ shell');
  const mixed = ['block-bag: -', 'drawn-block: -'];
  const left = 'pairs: fight shell-armour';
  expect(changed(met)).toEqual(['w: s', 'c: [o]', ...mixed, 'placed: c r2', 'resolving: c', 'hunger: r', left]);
  expect(asked(met)).toBe(BOTH_CHOOSE);
  expect(options(met)).toEqual([
    'choose fight',
    'choose shell-armour',
    'counter counter-fight',
    'counter counter-hide',
  ]);

  const missed = act(mixing, 'put w ~ shell');
  expect(changed(missed)).toEqual([
    'w: o',
    'c: [s]',
    'round: 4',
    ...mixed,
    'placed: -',
    'resolving: -',
    'hunger: r r',
    left,
  ]);
  expect(asked(missed)).toBe('octopus octopus-action');
});

test('KLP-X.71 thrown back, and still in reach', () => {
  const before = scene(`
    .  s  v  o  .  s  .
       .  +  .  +  .
       s  .  s  .  s
       .  +  .  +  .
    .  s  .  s  .  s  .
    at: search
    pool: y5 r4
  `);
  const fighting = pictured(act(before, 'place nw y5 n r4', 'first n', 'choose fight', 'counter counter-hide', 'yes'));
  expect(asked(fighting)).toBe('octopus den');

  const near = act(fighting, 'den p01');
  expect(changed(near)).toEqual([
    'p01: @',
    'nw: [s]',
    'p21: .',
    'round: 4',
    'placed: -',
    'resolving: -',
    'growth: y',
    'hunger: r',
    'pairs: retreat shell-armour',
  ]);
  const far = act(fighting, 'den p65');
  expect(changed(far)).toEqual([
    'p21: .',
    'p65: @',
    'round: 4',
    'bag: 7b 3y',
    'placed: -',
    'resolving: -',
    'hunger: r',
    'pairs: retreat shell-armour',
  ]);
});

test('KLP-X.73 Perceptive', () => {
  const found = pictured(
    act(
      scene(`
      .    s     .  o  .  s  .
           .     +  .  +  .
        trap-den v  s  .  s
           .     +  .  +  .
      .    s     .  s  .  s  .
      at: search
      pool: r4
      front: perceptive-1
    `),
      'place w r4',
    ),
  );
  expect(asked(found)).toBe('shark ignore-trap');
  expect(options(found)).toEqual(['use perceptive-1', 'no']);
  expect(look(found, 'w', 'p23')).toBe('[trap-den], v');

  const ignored = act(found, 'use perceptive-1');
  expect(changed(ignored)).toEqual([
    'round: 4',
    'placed: -',
    'resolving: -',
    'hunger: r',
    'front: -',
    'spent: perceptive-1',
  ]);
});

test('KLP-X.74 its own den', () => {
  const inDen = (others: string) =>
    scene(`
      v  trap-den .  o  .  s  ${others}
             .    +  .  +  .
             s    .  s  .  s
             .    +  .  +  .
      ${others}  s .  s  .  s  ${others}
      at: search
      pool: y5
    `);
  const sprung = pictured(act(inDen('.'), 'place nw y5'));
  expect(options(sprung)).toEqual(['den p01', 'den p05', 'den p61', 'den p65']);
  expect(changed(act(sprung, 'den p01'))).toEqual(['p01: @', 'round: 4', 'placed: -', 'resolving: -', 'growth: y']);

  const only = act(inDen('3'), 'place nw y5');
  expect(asked(only)).toBe('octopus octopus-action');
  expect(changed(only)).toEqual(['p01: @', 'nw: [trap-den]', 'round: 4', 'pool: -', 'growth: y']);
});

test('KLP-X.83 the seventh die on a trap', () => {
  const before = scene(`
    .       o        .  s  .  s  .
            6        +  .  +  .
     trap-discard-2  v  s  5  s
            .        +  4  +  .
    .       s        .  s  .  s  .
    at: search
    pool: y3 r5
    hunger: b b b y y y
  `);
  const sprung = pictured(act(before, 'place w r5 c y3', 'first w'));
  expect(asked(sprung)).toBe('octopus trap-dice');
  expect(options(sprung)).toEqual([
    'sweep p12',
    'sweep p34',
    'sweep p43',
    'sweep p12 p34',
    'sweep p12 p43',
    'sweep p34 p43',
    'no',
  ]);

  const over = act(sprung, 'sweep p12 p43');
  expect(won(over)).toBe('octopus hunger');
  expect(changed(over)).toEqual([
    'p12: .',
    'p43: .',
    'bag: 3b',
    'placed: c y3',
    'resolving: -',
    'hunger: b b b y y y r',
    'ending: hunger',
  ]);
});
