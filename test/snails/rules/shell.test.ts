import { expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { exchangePlaces, snail } from '../../../src/games/snails/cards/vocabulary.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, draw, drawing, handleOf, options, playWith, refusal, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';

playWith(steadyPack);

const half = (action: 'crawl' | 'dig' | 'shell' | 'swap' | 'aim' | 'punch', seat = 0) =>
  ({ type: 'choose-half', seat, action }) as const;
const atSnail = (name: string) => ({ type: 'choose-target', seat: 0, target: { snail: handleOf(name) } }) as const;
const atField = (field: string) => ({ type: 'choose-target', seat: 0, target: { field } }) as const;
/** A faction without anything to say about attacks and shells. */
const PLAIN = ['pirates', 'ninja'] as const;

test('SNL-5.12 shell: the active snail enters a shell', () => {
  const before = scene(
    `0,0  beach  1a 1s
     2,0  beach  2a`,
    { play: 'crawl-shell' },
  );

  const after = pictured(act(before, half('shell')));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a* 1s
      2,0  beach  2a`),
  );
  expect(after.events.slice(0, 2)).toEqual([
    { type: 'half-chosen', seat: 0, action: 'shell' },
    { type: 'shell-entered', snail: handleOf('1a') },
  ]);
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-5.12 shell: not on water', () => {
  const before = scene(
    `0,0  water  1a
     2,0  beach  2a`,
    { play: 'crawl-shell' },
  );

  expect(before.events.at(-1)).toEqual({ type: 'half-chosen', seat: 0, action: 'crawl' });
  expect(asked(before)).toEqual(['1 crawl-step']);
  expect(draw(before)).toBe(
    drawing(`
      0,0  water  1a
      2,0  beach  2a`),
  );
});

test('SNL-5.13 a snail in a shell takes 5 less from a card', () => {
  const before = scene('0,0  beach  1a 2a* 2s', { play: 'sword', factions: PLAIN });

  expect(draw(pictured(act(before, atSnail('2a'))))).toBe('0,0 beach 1a 2a:25* 2s');
  expect(draw(act(before, atSnail('2s')))).toBe('0,0 beach 1a 2a* 2s:20');
});

test('SNL-5.13 a snail in a shell takes nothing from 5, and never gains life', () => {
  const before = scene('0,0  beach  1a 2a:20* 2s:20', { play: 'crawl-punch', factions: PLAIN });

  const after = act(before, half('punch'), atSnail('2a'));

  expect(draw(after)).toBe('0,0 beach 1a 2a:20* 2s:20');
  expect(after.events).toContainEqual({
    type: 'damaged',
    snail: handleOf('2a'),
    amount: 5,
    shell: 5,
    life: 20,
    by: 'card',
  });
});

test('SNL-5.13 the shell helps against tokens and the backs of tiles, too', () => {
  const before = scene(
    `0,0  meadow  1a
     1,0  meadow  2a* 2s mine
     3,0  beach   2c`,
    { play: 'crawl-punch', luck: ['trap'], tokens: [['1a'], ['2c']] },
  );

  const after = act(before, { type: 'crawl-step', seat: 0, field: '1,0' });

  // 10 by the mine, 5 by the trap under it.
  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow
      1,0  beach   1a:15 2a:25* 2s:15
      3,0  beach   2c`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.13 the shell helps against dynamite and the Rot Cloud, too', () => {
  const before = scene(
    `0,0  beach  1a* dynamite
     1,0  beach  1c* 1m 2a`,
    { steps: [{ do: 'clean-up' }], round: 6, factions: ['amazons', 'zombies'], sea: 'none' },
  );

  expect(draw(before)).toBe(
    drawing(`
      0,0  beach  1a:20*
      1,0  beach  1c* 1m:25 2a`),
  );
});

test('SNL-5.14 a snail in a shell is not pushed', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a* 2s
     2,0  beach`,
    { play: 'leaf-blower', sea: 'none' },
  );

  const after = act(before, { type: 'push-to', seat: 0, field: '2,0' });

  expect(before.events.at(-1)).toEqual({ type: 'field-targeted', seat: 0, field: '1,0' });
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a*
      2,0  beach  2s`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-5.14 a snail in a shell does not exchange places', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a* 2s
     2,0  beach  2m`,
    { play: 'teleporter' },
  );

  expect(options(before)).toEqual([{ target: { snail: handleOf('2s') } }, { target: { snail: handleOf('2m') } }]);
  expect(refusal(before, atSnail('2a'))).toEqual({
    code: 'target/in-shell',
    rule: 'SNL-5.14',
    facts: { card: 'teleporter' },
  });
});

test('SNL-5.14 a card that may be aimed at shells does not exchange their places either', () => {
  const target = snail({ range: [1, 3], sight: 'ignored', shells: 'any' });
  const teleporter = { copies: 2, source: 'ours', target, effects: [exchangePlaces] } as const;
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a* 2s
     2,0  beach  2m`,
    { play: 'teleporter', pack: { ...defaultPack, purple: { ...defaultPack.purple, teleporter } } },
  );

  expect(options(before)).toEqual([{ target: { snail: handleOf('2s') } }, { target: { snail: handleOf('2m') } }]);
  expect(refusal(before, atSnail('2a'))).toMatchObject({ code: 'target/no-effect', facts: { card: 'teleporter' } });
});

test('SNL-5.14 an effect that works on shells takes it along, in its shell', () => {
  const placed = act(
    scene(
      `0,0  beach  1a
       1,0  beach  2a* 2s
       3,0  beach`,
      { play: 'fishing-rod' },
    ),
    atSnail('2a'),
  );
  expect(draw(placed)).toBe(
    drawing(`
      0,0  beach  1a 2a*
      1,0  beach  2s
      3,0  beach`),
  );

  const pushed = act(
    scene(
      `0,0  beach  1a 2a*
       1,0  beach
       3,0  beach  2s`,
      { play: 'villains-hat', factions: ['cowboys'], tokens: [['1a'], ['2s']] },
    ),
    { type: 'choose-effect', seat: 0, option: 'clear-the-bar' },
    { type: 'push-to', seat: 0, field: '1,0' },
  );
  expect(draw(pushed)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a*
      3,0  beach  2s`),
  );
});

test('SNL-5.15 a snail in a shell that gets onto water leaves it at once', () => {
  const before = scene(
    `0,0  beach  1a 2a*
     1,0  water
     3,0  beach  2s`,
    { play: 'villains-hat', factions: ['cowboys'], tokens: [['1a'], ['2s']] },
  );

  const after = pictured(
    act(
      before,
      { type: 'choose-effect', seat: 0, option: 'clear-the-bar' },
      { type: 'push-to', seat: 0, field: '1,0' },
    ),
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  water  2a
      3,0  beach  2s`),
  );
  expect(after.events.slice(1, 3)).toEqual([
    { type: 'pushed', snail: handleOf('2a'), from: '0,0', field: '1,0' },
    { type: 'shell-left', snail: handleOf('2a') },
  ]);
});

const KEPT = [
  { card: 'swap-aim', action: 'aim', snail: '1a*+' },
  { card: 'swap-aim', action: 'swap', snail: '1a*' },
  { card: 'crawl-shell', action: 'shell', snail: '1a*' },
] as const;

test.each(KEPT)('SNL-5.15 + SNL-5.18 $action does not end a stay in a shell', ({ card, action, snail }) => {
  const before = scene(
    `0,0  beach  1a* 1s
     2,0  beach  2a`,
    { play: card },
  );

  const after = act(before, half(action));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  ${snail} 1s
      2,0  beach  2a`),
  );
  expect(after.events.filter(({ type }) => type.startsWith('shell'))).toEqual([]);
});

const LEFT = [
  { name: 'crawl, even for 0 fields', play: 'crawl-shell', actions: [half('crawl')] },
  { name: 'dig', play: 'crawl-dig', actions: [half('dig')], luck: ['sword'] },
  { name: 'punch', play: 'crawl-punch', actions: [half('punch')] },
  { name: 'a red card', play: 'sword', actions: [atSnail('2a')] },
  { name: 'a purple card', play: 'mine', actions: [] },
] as const;

test.each(LEFT)('SNL-5.15 $name ends a stay in a shell', ({ play, actions, ...rest }) => {
  const before = scene('0,0  beach  1a* 1s 2a', { play, factions: PLAIN, ...rest });

  const after = act(before, ...actions);

  expect(after.state.shells[handleOf('1a')]).toBe(0);
  expect([...before.events, ...after.events].filter(({ type }) => type === 'shell-left')).toEqual([
    { type: 'shell-left', snail: handleOf('1a') },
  ]);
});

test('SNL-5.15 an effect may say that a snail leaves its shell', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a* 2s*`,
    { play: 'crossbow', luck: ['hit'] },
  );

  const after = act(before, atSnail('2a'));

  // Out of the shell first, then the full 10.
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a:20 2s*`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.16 + SNL-5.17 shell: with both in use, one of the two gives up its shell, at choice', () => {
  const before = scene(
    `0,0  beach  1a 1s*
     1,0  beach  1m* 1c
     2,0  beach  2a* 2s`,
    { play: 'crawl-shell', tokens: [['1a', '1s'], ['2s']] },
  );

  const third = act(before, half('shell'));
  expect(asked(third)).toEqual(['1 take-shell-from']);
  expect(options(third)).toEqual([{ snail: handleOf('1s') }, { snail: handleOf('1m') }]);
  expect(refusal(third, { type: 'take-shell-from', seat: 0, snail: handleOf('1c') })).toEqual({
    code: 'shell/not-in-use',
    rule: 'SNL-5.16',
    facts: { snails: [handleOf('1s'), handleOf('1m')] },
  });
  expect(refusal(third, { type: 'take-shell-from', seat: 0, snail: handleOf('2a') })).toEqual({
    code: 'snail/not-yours',
    rule: 'SNL-5.16',
    facts: { snails: [handleOf('1s'), handleOf('1m')] },
  });
  const after = act(third, { type: 'take-shell-from', seat: 0, snail: handleOf('1m') });

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a* 1s*
      1,0  beach  1c 1m
      2,0  beach  2a* 2s`),
  );
  expect(after.events.slice(0, 2)).toEqual([
    { type: 'shell-left', snail: handleOf('1m') },
    { type: 'shell-entered', snail: handleOf('1a') },
  ]);
});

test('SNL-5.16 shell: the second shell is free, whatever others have in use', () => {
  const before = scene(
    `0,0  beach  1a 1s*
     2,0  beach  2a* 2s* 2m`,
    { play: 'crawl-shell', tokens: [['1a'], ['2m']] },
  );

  const after = pictured(act(before, half('shell')));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a* 1s*
      2,0  beach  2a* 2s* 2m`),
  );
});

test('SNL-5.17 shell: once it is chosen one of the two is moved, and nobody dodges Dig with it', () => {
  const before = scene(
    `0,0  beach  1a 1s* 1m*
     2,0  beach  2a`,
    { play: 'dig-shell' },
  );
  const third = act(before, half('shell'));
  const leave = { type: 'take-shell-from', seat: 0, decline: true };

  expect(refusal(third, leave)).toEqual({
    code: 'decision/must-answer',
    rule: 'KER-1.6',
    facts: { kind: 'take-shell-from' },
  });
});

test('SNL-5.18 shell: a snail already in a shell takes nobody else’s', () => {
  const before = scene(
    `0,0  beach  1a* 1s*
     2,0  beach  2a`,
    { play: 'crawl-shell' },
  );

  const after = pictured(act(before, half('shell')));

  expect(draw(after)).toBe(draw(before));
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-5.19 the shell is left before any effect of the action: it does not help against what it sets off', () => {
  const before = scene(
    `0,0  meadow  1a* 2s* mine
     2,0  beach   2a`,
    { play: 'crawl-dig', luck: ['sword', 'one-card'], tokens: [['1a'], ['2a']] },
  );

  const after = pictured(act(before, half('dig')));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a:20 2s:25*
      2,0  beach  2a`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.19 an action that is passed does not end a stay in a shell', () => {
  const before = scene(
    `0,0  beach  1a*
     2,0  beach  2a`,
    { play: 'sword' },
  );

  expect(before.events.slice(2, 3)).toEqual([
    { type: 'slot-passed', seat: 0, slot: 1, reason: 'no-target', rule: 'SNL-3.26' },
  ]);
  expect(draw(before)).toBe(
    drawing(`
      0,0  beach  1a*
      2,0  beach  2a`),
  );
});

test('SNL-5.19 an action that is declined does not end a stay in a shell, one that is resolved does', () => {
  const before = scene(
    `0,0  beach  1a* 1s
     2,0  beach  2a`,
    { play: 'sword', factions: PLAIN },
  );
  expect(asked(before)).toEqual(['1 decline']);

  expect(draw(act(before, { type: 'decline', seat: 0, decline: true }))).toBe(
    drawing(`
      0,0  beach  1a* 1s
      2,0  beach  2a`),
  );
  expect(draw(act(before, { type: 'decline', seat: 0, choice: 'resolve' }))).toBe(
    drawing(`
      0,0  beach  1a 1s:20
      2,0  beach  2a`),
  );
});

test('SNL-5.31 an action that only the own snail could make room for is passed while it is in its shell, and keeps it there', () => {
  const board = (active: string) => `0,0  beach  ${active} 1a* 2a*\n1,0  beach  2c`;
  const inShell = scene(board('1c*'), { play: 'leaf-blower', sea: 'none' });
  const without = scene(board('1c'), { play: 'leaf-blower', sea: 'none' });

  expect(inShell.events).toContainEqual({
    type: 'slot-passed',
    seat: 0,
    slot: 1,
    reason: 'no-target',
    rule: 'SNL-3.26',
  });
  expect(draw(inShell)).toBe(drawing('0,0 beach 1c* 1a* 2a*\n1,0 beach 2c'));
  expect(draw(without)).toBe(drawing('0,0 beach 1a* 2c 2a*\n1,0 beach 1c'));
});

test('SNL-5.31 once the action has begun, the own snail without its shell can make room', () => {
  const aiming = scene(
    `-2,0  beach
     -1,0  beach  2s
     0,0   beach  1c* 1a* 2a*
     1,0   beach  2c`,
    { play: 'leaf-blower', sea: 'none' },
  );

  expect(options(aiming)).toEqual([{ target: { field: '-1,0' } }, { target: { field: '1,0' } }]);
  expect(
    draw(pictured(act(aiming, atField('1,0'), { type: 'overcrowd', seat: 0, snail: handleOf('1c'), field: '1,0' }))),
  ).toBe(drawing('-2,0 beach\n-1,0 beach 2s\n0,0 beach 1a* 2c 2a*\n1,0 beach 1c'));
});

test('SNL-5.20 a snail falls in its shell, and leaves it only in water', () => {
  const ontoLand = scene(
    `0,0  beach   1a
     1,0  meadow  2a*`,
    { play: 'disintegrator', luck: ['trap'] },
  );
  expect(draw(pictured(act(ontoLand, atField('1,0'))))).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a*`),
  );

  const intoWater = scene(
    `0,0  beach  1a
     1,0  beach  2a*`,
    { play: 'disintegrator', luck: ['barrel'] },
  );
  const wet = act(intoWater, atField('1,0'));
  expect(draw(wet)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  water  2a`),
  );
  expect(wet.events.slice(1, 4)).toEqual([
    { type: 'tile-removed', field: '1,0', terrain: 'beach', back: 'barrel' },
    { type: 'fell', snail: handleOf('2a'), field: '1,0', onto: 'water' },
    { type: 'shell-left', snail: handleOf('2a') },
  ]);
});

test('SNL-5.21 all fire tokens of a field burn as one event', () => {
  const before = scene(
    `0,0  beach  1a fire fire fire
     1,0  beach  2a* 2s`,
    { play: 'fishing-rod' },
  );

  const inShell = pictured(act(before, atSnail('2a')));
  expect(draw(inShell)).toBe(
    drawing(`
      0,0  beach  1a 2a:20* fire fire fire
      1,0  beach  2s`),
  );
  expect(inShell.events.filter(({ type }) => type === 'damaged')).toEqual([
    { type: 'damaged', snail: handleOf('2a'), amount: 15, shell: 5, life: 20, by: 'fire' },
  ]);

  expect(draw(act(before, atSnail('2s')))).toBe(
    drawing(`
      0,0  beach  1a 2s:15 fire fire fire
      1,0  beach  2a*`),
  );
});

test('SNL-5.21 each explosion and each back of a tile is its own event', () => {
  const before = scene(
    `0,0  beach     1a
     1,0  mountain  2a* mine mine
     3,0  beach     2s`,
    { play: 'grenade', luck: ['crit', 'mine-back', 'trap'], tokens: [['1a'], ['2s']] },
  );

  const after = act(before, atField('1,0'));

  expect(after.events.filter(({ type }) => type === 'damaged')).toEqual([
    { type: 'damaged', snail: handleOf('2a'), amount: 15, shell: 5, life: 20, by: 'card' },
    { type: 'damaged', snail: handleOf('2a'), amount: 10, shell: 5, life: 15, by: 'mine' },
    { type: 'damaged', snail: handleOf('2a'), amount: 10, shell: 5, life: 10, by: 'mine' },
    { type: 'damaged', snail: handleOf('2a'), amount: 10, shell: 5, life: 5, by: 'mine-back' },
    { type: 'damaged', snail: handleOf('2a'), amount: 5, shell: 5, life: 5, by: 'trap' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a:5*
      3,0  beach  2s`),
  );
  scriptUsedUp(after.state);
});
