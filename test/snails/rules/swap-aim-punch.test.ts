import { expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { HIDDEN } from '../../../src/games/snails/components.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, type Drawn, draw, drawing, handleOf, options, playWith, refusal, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';

playWith(steadyPack);

const half = (action: 'crawl' | 'dig' | 'shell' | 'swap' | 'aim' | 'punch') =>
  ({ type: 'choose-half', seat: 0, action }) as const;
const atSnail = (name: string) => ({ type: 'choose-target', seat: 0, target: { snail: handleOf(name) } }) as const;
const reRoll = (die: number) => ({ type: 're-roll', seat: 0, die }) as const;
const keep = { type: 're-roll', seat: 0, decline: true } as const;
/** A plan without a card: its player is passed in every slot. */
const IDLE = ['-', '-', '-', '-', '-'];

const revealedBy1 = ({ events }: Drawn): object[] =>
  events.flatMap((event) => (event.type === 'revealed' && event.seat === 0 ? [[event.card, event.snail]] : []));
const typesOf = ({ events }: Drawn, ...types: readonly string[]): object[] =>
  events.filter(({ type }) => types.includes(type));

test('SNL-5.22 swap: the tokens are exchanged, and the other snail resolves the further actions', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  1s
     3,0  beach  2a`,
    { plans: [['swap-aim', 'crawl-shell', 'crawl-dig'], IDLE], tokens: [['1a', '1s'], ['2a']] },
  );

  const swapped = pictured(act(before, half('swap')));
  expect(swapped.events.slice(0, 2)).toEqual([
    { type: 'half-chosen', seat: 0, action: 'swap' },
    { type: 'swapped', seat: 0 },
  ]);
  expect(swapped.state.active[0]).toBe(handleOf('1s'));
  expect(swapped.state.passive[0]).toBe(handleOf('1a'));
  expect(revealedBy1(swapped)).toEqual([['crawl-shell', handleOf('1s')]]);
  const after = act(swapped, half('shell'));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  1s*
      3,0  beach  2a`),
  );
  expect(revealedBy1(after)).toEqual([['crawl-dig', handleOf('1s')]]);
});

test('SNL-5.22 swap: until swapped again', () => {
  const swapAim = { copies: 2, source: 'ours', halves: ['swap', 'aim'] } as const;
  const pack = { ...defaultPack, basic: { ...defaultPack.basic, 'swap-aim': swapAim } };
  const before = scene(
    `0,0  beach  1a
     1,0  beach  1s
     3,0  beach  2a`,
    {
      pack,
      plans: [
        ['swap-aim', 'swap-aim', 'crawl-shell'],
        ['swap-aim', 'swap-aim', '-', '-', '-'],
      ],
      tokens: [['1a', '1s'], ['2a']],
    },
  );

  const once = act(before, half('swap'));
  expect(once.state.active[0]).toBe(handleOf('1s'));
  const twice = act(once, half('swap'));

  expect(twice.state.active[0]).toBe(handleOf('1a'));
  expect(revealedBy1(twice)).toEqual([['crawl-shell', handleOf('1a')]]);
});

test('SNL-5.23 swap: a token once revealed stays revealed on the passive space, the other waits for its action', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  1s
     3,0  beach  2a`,
    { plans: [['swap-aim', 'crawl-shell'], ['crawl-shell']], tokens: [['1a', '1s'], ['2a']] },
  );
  const tokens = ({ game, state }: Drawn): unknown[] => {
    const { active, passive } = game.view(state, 1);
    return [active[0], passive[0]];
  };

  expect(tokens(before)).toEqual([handleOf('1a'), HIDDEN]);
  const swapped = pictured(act(before, half('swap')));
  expect(tokens(swapped)).toEqual([HIDDEN, handleOf('1a')]);
  const after = act(swapped, { type: 'choose-half', seat: 1, action: 'shell' });
  expect(tokens(after)).toEqual([handleOf('1s'), handleOf('1a')]);
});

test('SNL-5.24 aim: the next action, a red card with dice, may re-roll one die', () => {
  const before = scene(
    `0,0  beach  1a
     2,0  beach  2a`,
    { plans: [['swap-aim', 'sniper-rifle'], IDLE], luck: ['splat', 'crit'] },
  );

  // Without a passive token Swap cannot be chosen, and there is one to shoot at.
  expect(typesOf(before, 'aimed', 'aim-lost')).toEqual([{ type: 'aimed', snail: handleOf('1a') }]);
  expect(asked(before)).toEqual(['1 re-roll']);
  expect(options(before)).toEqual([{ die: 0 }, { decline: true }]);
  const after = pictured(act(before, reRoll(0)));

  expect(after.events[0]).toEqual({ type: 're-rolled', seat: 0, die: 0, face: 'crit', by: 'aim' });
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      2,0  beach  2a:10`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.24 aim: without it a soldier has no re-roll', () => {
  const after = scene(
    `0,0  beach  1a
     2,0  beach  2a`,
    { play: 'sniper-rifle', luck: ['splat'] },
  );

  expect(asked(after)).toEqual(['2 choose-half']);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      2,0  beach  2a:20`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.24 aim: the slot directly to the right, not one further on', () => {
  const after = scene(
    `0,0  beach  1a+
     2,0  beach  2a`,
    { plans: [['mine', 'sniper-rifle'], IDLE], luck: ['splat'] },
  );

  expect(typesOf(after, 'aim-lost', 'rolled', 're-rolled')).toEqual([
    { type: 'aim-lost', snail: handleOf('1a') },
    { type: 'rolled', seat: 0, dice: ['splat'] },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a mine
      2,0  beach  2a:20`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.24 aim: not on water, but Pirates may', () => {
  const drawn = `0,0  water  1a 1s
                 2,0  beach  2a`;
  const snail = scene(drawn, { play: 'swap-aim' });
  expect(snail.events.at(-2)).toEqual({ type: 'swapped', seat: 0 });

  const pirate = scene(drawn, { play: 'swap-aim', factions: ['pirates'] });
  expect(options(pirate)).toEqual([{ action: 'swap' }, { action: 'aim' }]);
  expect(draw(act(pirate, half('aim')))).toBe(
    drawing(`
      0,0  water  1a+ 1s
      2,0  beach  2a`),
  );
});

test('SNL-5.25 aim: one re-roll for the whole card, however many dice', () => {
  const before = scene(
    `0,0  beach  1a+
     1,0  beach  2a`,
    { play: 'shotgun', luck: ['crit', 'crit', 'splat'] },
  );

  expect(options(before)).toEqual([{ die: 0 }, { die: 1 }, { decline: true }]);
  const after = pictured(act(before, reRoll(1)));

  expect(asked(after)).toEqual(['2 choose-half']);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a:25`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.25 aim: one re-roll for the whole card, in whichever of its attacks', () => {
  const before = scene(
    `0,0  beach  1a+
     1,0  beach  2a`,
    { play: 'revolver', luck: ['splat', 'hit', 'splat'] },
  );

  const first = act(before, reRoll(0));
  expect(typesOf(first, 'rolled', 're-rolled')).toEqual([
    { type: 're-rolled', seat: 0, die: 0, face: 'hit', by: 'aim' },
    { type: 'rolled', seat: 0, dice: ['splat'] },
  ]);
  expect(asked(first)).toEqual(['2 choose-half']);
  expect(draw(first)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a:15`),
  );
  scriptUsedUp(first.state);

  // Kept for the second attack, where it turns a hit into a splat.
  const second = act(before, keep);
  expect(asked(second)).toEqual(['1 re-roll']);
  const after = act(second, reRoll(0));
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a:20`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.26 aim: a snail that gets onto water loses it', () => {
  const before = scene(
    `0,0  beach  1a+
     1,0  beach  2a
     0,1  beach`,
    { first: 2, plans: [['sniper-rifle'], ['leaf-blower']], tokens: [['1a'], ['2a']] },
  );
  const push = (field: string) => act(before, { type: 'push-to', seat: 1, field });

  const wet = push('-1,0');
  expect(wet.events.slice(0, 2)).toEqual([
    { type: 'pushed', snail: handleOf('1a'), from: '0,0', field: '-1,0' },
    { type: 'aim-lost', snail: handleOf('1a') },
  ]);
  expect(draw(wet)).toBe(
    drawing(`
      -1,0 water  1a
      0,0  beach
      1,0  beach  2a
      0,1  beach`),
  );

  expect(typesOf(push('0,1'), 'pushed', 'aim-lost')).toEqual([
    { type: 'pushed', snail: handleOf('1a'), from: '0,0', field: '0,1' },
    // The rifle that comes next has no target.
    { type: 'aim-lost', snail: handleOf('1a') },
  ]);
});

test('SNL-5.26 + SNL-5.27 aim: a Pirate keeps it on water', () => {
  const before = scene(
    `0,0  beach  1a+
     1,0  beach  2a`,
    {
      first: 2,
      plans: [['boomerang'], ['leaf-blower']],
      tokens: [['1a'], ['2a']],
      factions: ['pirates'],
      luck: ['splat', 'hit'],
    },
  );

  const wet = pictured(act(before, { type: 'push-to', seat: 1, field: '-1,0' }));
  expect(draw(wet)).toBe(
    drawing(`
      -1,0 water  1a
      0,0  beach
      1,0  beach  2a`),
  );
  expect(typesOf(wet, 'aim-lost')).toEqual([]);
  const after = act(wet, reRoll(0));

  expect(draw(after)).toBe(
    drawing(`
      -1,0 water  1a
      0,0  beach
      1,0  beach  2a:20`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.27 aim: lost when another snail resolves the next action', () => {
  const before = scene(
    `0,0  beach  1a+ 1s
     2,0  beach  2a`,
    { play: 'sniper-rifle', tokens: [['1s', '1a'], ['2a']], luck: ['splat'] },
  );

  expect(typesOf(before, 'aim-lost')).toEqual([{ type: 'aim-lost', snail: handleOf('1a') }]);
  expect(asked(before)).toEqual(['2 choose-half']);
  expect(draw(before)).toBe(
    drawing(`
      0,0  beach  1a 1s
      2,0  beach  2a:20`),
  );
  scriptUsedUp(before.state);
});

const LOST = [
  { why: 'passed', play: 'shotgun', tokens: [['1a'], ['2a']] },
  { why: 'a card without dice', play: 'supply-drop', luck: ['mine', 'rocket'] },
  { why: 'an empty slot', play: '-' },
] as const;

test.each(LOST)('SNL-5.27 aim: lost by $why', ({ play, why: _why, ...rest }) => {
  const before = scene(
    `0,0  beach  1a+
     3,0  beach  2a`,
    { play, ...rest },
  );

  expect(typesOf(before, 'aim-lost')).toEqual([{ type: 'aim-lost', snail: handleOf('1a') }]);
  expect(draw(before)).toBe(
    drawing(`
      0,0  beach  1a
      3,0  beach  2a`),
  );
});

test('SNL-5.27 aim: lost when the action is declined', () => {
  const before = scene(
    `0,0  beach  1a+
     1,0  beach  1s
     4,0  beach  2a`,
    { play: 'shotgun' },
  );

  const after = act(before, { type: 'decline', seat: 0, decline: true });

  expect(after.events.slice(0, 2)).toEqual([
    { type: 'aim-lost', snail: handleOf('1a') },
    { type: 'slot-passed', seat: 0, slot: 1, reason: 'declined', rule: 'SNL-3.19' },
  ]);
});

test('SNL-5.27 aim: lost at the end of the round', () => {
  const before = scene(
    `0,0  beach  1a+
     3,0  beach  2a`,
    { steps: [{ do: 'clean-up' }], luck: ['mine', 'rocket'] },
  );

  expect(before.state.round).toBe(2);
  expect(typesOf(before, 'aim-lost')).toEqual([{ type: 'aim-lost', snail: handleOf('1a') }]);
  expect(before.state.aims).toEqual([-1, -1]);
});

test('SNL-5.28 punch: 5 to one enemy on the same field, without a roll', () => {
  const before = scene(
    `0,0  beach  1a 1s 2a
     1,0  beach  2s`,
    { play: 'crawl-punch', factions: ['amazons'] },
  );

  const after = pictured(act(before, half('punch')));

  // There is one to aim at.
  expect(after.events.slice(0, 3)).toEqual([
    { type: 'half-chosen', seat: 0, action: 'punch' },
    { type: 'snail-targeted', seat: 0, snail: handleOf('2a') },
    { type: 'damaged', snail: handleOf('2a'), amount: 5, shell: 0, life: 25, by: 'card' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a 1s 2a:25
      1,0  beach  2s`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-5.28 punch: the player chooses one of several enemies, no friend and nobody further off', () => {
  const before = scene(
    `0,0  beach  1a 2a 3a
     1,0  beach  2s
     2,0  beach  1s`,
    { play: 'crawl-punch', factions: ['amazons'] },
  );

  const punching = act(before, half('punch'));

  expect(options(punching)).toEqual([{ target: { snail: handleOf('2a') } }, { target: { snail: handleOf('3a') } }]);
  expect(refusal(punching, atSnail('2s'))).toEqual({
    code: 'target/out-of-reach',
    rule: 'SNL-8.4',
    facts: { card: 'punch', distance: 1, least: 0, most: 0 },
  });
  expect(refusal(punching, atSnail('1s'))).toEqual({
    code: 'target/other-side',
    rule: 'SNL-8.2',
    facts: { card: 'punch', side: 'enemy' },
  });
});

test('SNL-5.28 + SNL-5.29 punch: not on water, not even by Pirates', () => {
  const before = scene('0,0  water  1a 2a', { play: 'crawl-punch', factions: ['pirates'] });

  expect(before.events.at(-1)).toEqual({ type: 'half-chosen', seat: 0, action: 'crawl' });
  expect(asked(before)).toEqual(['1 crawl-step']);
});

test('SNL-5.29 punch: Berserker Rage adds 5', () => {
  const before = scene('0,0  beach  1a 2a', { play: 'crawl-punch', factions: ['barbarians'] });

  const raging = pictured(act(before, half('punch')));
  expect(asked(raging)).toEqual(['1 use-rage']);

  expect(draw(act(raging, { type: 'use-rage', seat: 0 }))).toBe('0,0 beach 1a 2a:20');
  expect(draw(act(raging, { type: 'use-rage', seat: 0, decline: true }))).toBe('0,0 beach 1a 2a:25');
});

test('SNL-5.29 punch: it rolls no dice, so Aim is lost by it and nobody re-rolls', () => {
  const before = scene('0,0  beach  1c+ 2a', { play: 'crawl-punch', factions: ['amazons'] });

  const after = act(before, half('punch'));

  expect(typesOf(before, 'aim-lost')).toEqual([{ type: 'aim-lost', snail: handleOf('1c') }]);
  expect(asked(after)).toEqual(['2 choose-half']);
  expect(draw(after)).toBe('0,0 beach 1c 2a:25');
});

test('SNL-5.27 aim: told as used when the attack begins, and as lost, not used, when it is passed or declined', () => {
  const aims = (at: Drawn) => typesOf(at, 'aim-used', 'aim-lost', 'slot-passed', 'rolled').slice(0, 2);
  const lost = { type: 'aim-lost', snail: handleOf('1a') };

  const passed = scene('0,0  beach  1a+ 1c\n3,0  beach  2c 2a', { play: 'gatling' });
  expect(aims(passed)).toEqual([
    lost,
    { type: 'slot-passed', seat: 0, slot: 1, reason: 'no-target', rule: 'SNL-3.26' },
  ]);

  const friendly = scene('0,0  beach  1a+ 1c\n1,0  beach  1s\n4,0  beach  2c 2a', { play: 'revolver', luck: ['hit'] });
  expect(asked(friendly)).toEqual(['1 decline']);
  expect(aims(friendly)).toEqual([]);
  expect(aims(act(friendly, { type: 'decline', seat: 0, decline: true }))).toEqual([
    lost,
    { type: 'slot-passed', seat: 0, slot: 1, reason: 'declined', rule: 'SNL-3.19' },
  ]);
  expect(aims(act(friendly, { type: 'decline', seat: 0, choice: 'resolve' }))).toEqual([
    { type: 'aim-used', snail: handleOf('1a') },
    { type: 'rolled', seat: 0, dice: ['hit'] },
  ]);
});
