import { withPrinted } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import {
  damage,
  damageTile,
  draw as drawing1,
  heal,
  on,
  type Pack,
  push,
  type RedCard,
  self,
  snail,
} from '../../../src/games/snails/cards/vocabulary.ts';
import type { SnailsAction, SnailsEvent } from '../../../src/games/snails/index.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { held } from '../kit/opening.ts';
import {
  act,
  asked,
  type Drawn,
  draw,
  drawing,
  handleOf,
  options,
  playWith,
  refusal,
  type Setting,
  scene,
} from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';

playWith(steadyPack);

// Without abilities that ask or change anything here.
const FACTIONS = ['ninja', 'pirates', 'amazons'] as const;
const half = (seat: number, action: 'crawl' | 'dig' | 'shell' | 'swap' | 'aim' | 'punch'): SnailsAction => ({
  type: 'choose-half',
  seat,
  action,
});
const shoot = (field: string): SnailsAction => ({ type: 'choose-target', seat: 0, target: { field } });
const stop = (seat: number): SnailsAction => ({ type: 'crawl-step', seat, decline: true });
const resolve: SnailsAction = { type: 'decline', seat: 0, choice: 'resolve' };
const decline: SnailsAction = { type: 'decline', seat: 0, decline: true };
const revealed = (seat: number, slot: number, card: string, name: string): SnailsEvent => ({
  type: 'revealed',
  reveals: true,
  seat,
  slot,
  card,
  snail: handleOf(name),
  aim: 'none',
});

function played(position: string, setting: Setting): Drawn {
  return scene(position, { factions: FACTIONS, ...setting });
}

describe('turns', () => {
  test('SNL-3.15 slot I to V in turn, from the first player clockwise', () => {
    // On water, and alone: nothing of all this can be resolved, so that nobody is asked anything.
    const over = played(
      `0,0   water  1a
       2,0   water  2a
       0,2   water  3a`,
      {
        first: 2,
        round: 6,
        steps: [{ do: 'action-phase' }],
        factions: ['ninja', 'zombies', 'amazons'],
        plans: [
          ['sword', 'swap-aim', 'mine', 'drill', 'dig-shell'],
          ['dig-shell', 'sword', 'hammer', 'swap-aim', 'mine'],
          ['hammer', 'rocket', 'swap-aim', 'dig-shell', 'dynamite'],
        ],
      },
    );

    const told = over.events.flatMap((event) => {
      if (event.type === 'slot-began') return [`slot ${event.slot}`];
      return event.type === 'revealed' ? [`${event.seat + 1} ${event.slot} ${event.card}`] : [];
    });
    expect(told).toEqual([
      ...['slot 1', '2 1 dig-shell', '3 1 hammer', '1 1 sword'],
      ...['slot 2', '2 2 sword', '3 2 rocket', '1 2 swap-aim'],
      ...['slot 3', '2 3 hammer', '3 3 swap-aim', '1 3 mine'],
      ...['slot 4', '2 4 swap-aim', '3 4 dig-shell', '1 4 drill'],
      ...['slot 5', '2 5 mine', '3 5 dynamite', '1 5 dig-shell'],
    ]);
    const phases = over.events.flatMap((event) => (event.type === 'phase-began' ? [event.phase] : []));
    expect(phases).toEqual(['action', 'clean-up']);
  });

  test('SNL-3.15 with the active snail: what is passive does nothing', () => {
    const before = played(
      `0,0  beach  1a 1s
       2,0  beach  2a`,
      { play: 'mine', tokens: [['1s', '1a'], ['2a']] },
    );

    expect(before.events.slice(0, 3)).toEqual([
      { type: 'slot-began', slot: 1 },
      revealed(0, 1, 'mine', '1s'),
      { type: 'token-put', field: '0,0', token: 'mine', count: 1 },
    ]);
  });

  test('SNL-3.16 a token is revealed with its snail’s first action; one brought over by Swap with the next', () => {
    const before = played(
      `0,0  beach  1a 1s
       2,0  beach  2a`,
      { plans: [['swap-aim', 'mine']] },
    );
    const tokens = ({ game, state }: Drawn) => {
      const { active, passive } = game.view(state, 1);
      return [active[0], passive[0]];
    };
    expect(tokens(before)).toEqual([handleOf('1a'), -2]);

    const swapped = act(before, half(0, 'swap'));
    // The new active snail is not known yet; the one that swapped is.
    expect(asked(swapped)).toEqual(['2 choose-half']);
    expect(tokens(swapped)).toEqual([-2, handleOf('1a')]);

    const next = act(swapped, half(1, 'shell'));
    expect(next.events.filter(({ type }) => type === 'revealed').slice(0, 1)).toEqual([revealed(0, 2, 'mine', '1s')]);
    expect(tokens(next)).toEqual([handleOf('1s'), handleOf('1a')]);
  });

  test('SNL-3.16 a token brought over by elimination is revealed only with the next action', () => {
    const before = played(
      `0,0  beach  1a:10 1s
       2,0  beach  2a 2s`,
      { first: 2, plans: [['mine'], ['grenade']], luck: ['splat'], steps: [{ do: 'turn', slot: 1, nth: 0 }] },
    );
    const hit = act(before, { type: 'choose-target', seat: 1, target: { field: '0,0' } });

    // Slot I of player 1 follows at once, with the other snail.
    const types = hit.events.filter(({ type }) => ['eliminated', 'revealed'].includes(type));
    expect(types.slice(0, 2)).toEqual([
      { type: 'eliminated', reveals: true, snail: handleOf('1a'), token: 'active' },
      revealed(0, 1, 'mine', '1s'),
    ]);
    expect(draw(hit)).toBe(
      drawing(`
        0,0  beach!  1s:20 mine
        2,0  beach   2a 2s`),
    );
  });

  test('SNL-3.16 + SNL-3.13 until then nobody else knows which it is', () => {
    const before = played(
      `0,0  beach  1a 1s
       2,0  beach  2a:10 2s:20 2m`,
      { play: 'grenade', luck: ['splat'], plans: [[], ['-', 'crawl-dig']], tokens: [['1a'], ['2a', '2m']] },
    );
    const after = act(before, shoot('2,0'));

    expect(after.state.active[1]).toBe(handleOf('2m'));
    for (const viewer of [0, 'spectator'] as const) {
      expect(after.game.view(after.state, viewer).active[1]).toBe(-2);
      expect(after.game.view(after.state, viewer).passive[1]).toBe(-1);
    }
    expect(after.game.view(after.state, 1).active[1]).toBe(handleOf('2m'));
  });

  test('SNL-3.17 a player with no declared snail left resolves nothing; their cards stay unrevealed', () => {
    const before = played(
      `0,0  beach  1a
       1,0  beach  2a:10
       2,0  beach  2s`,
      { play: 'grenade', luck: ['splat'], tokens: [['1a'], ['2a']], hands: [[], ['mine']] },
    );
    const after = act(before, shoot('1,0'));

    expect(after.events.filter(({ type }) => type === 'slot-passed')).toEqual([
      { type: 'slot-passed', seat: 1, slot: 1, reason: 'no-snail', rule: 'SNL-3.17' },
    ]);
    expect(after.state.resolved).toEqual([2, 0]);
    expect(asked(after)).toEqual(['1 choose-half']);
    const { plans } = after.game.view(after.state, 0);
    expect(plans[1]).toEqual([-2, -2, -2, -2, -2]);
  });

  test('SNL-3.17 a player with no snail on the board resolves nothing', () => {
    const before = played(
      `0,0  beach  1a
       1,0  beach  2a:10
       3,0  beach  3a`,
      { play: 'grenade', luck: ['splat'] },
    );
    const after = act(before, shoot('1,0'));

    const [, ...rest] = after.events.filter(({ type }) => ['squad-lost', 'slot-passed', 'revealed'].includes(type));
    expect(rest).toEqual([
      { type: 'slot-passed', seat: 1, slot: 1, reason: 'no-snail', rule: 'SNL-3.17' },
      revealed(2, 1, 'crawl-shell', '3a'),
    ]);
    expect(asked(after)).toEqual(['3 choose-half']);
  });

  test('SNL-3.23 an empty slot is passed', () => {
    const before = played(
      `0,0  beach  1a
       2,0  beach  2a`,
      { plans: [['-', 'mine']] },
    );

    expect(before.events).toEqual([
      { type: 'slot-began', slot: 1 },
      { type: 'slot-passed', seat: 0, slot: 1, reason: 'empty', rule: 'SNL-3.23' },
      revealed(1, 1, 'crawl-shell', '2a'),
    ]);
    expect(asked(before)).toEqual(['2 choose-half']);
  });

  test('SNL-3.23 + SNL-3.37 a slot emptied by Vacuum is passed and reveals nothing', () => {
    const before = played(
      `0,0  beach  1a
       2,0  beach  2a 2s`,
      { play: 'vacuum', plans: [[], ['jetpack', 'crawl-dig']] },
    );
    expect(before.events.slice(2)).toEqual([
      { type: 'player-targeted', seat: 0, player: 1 },
      { type: 'plan-card-returned', seat: 1, slot: 1, secret: { seats: 2, card: 'jetpack' } },
      { type: 'slot-passed', seat: 1, slot: 1, reason: 'empty', rule: 'SNL-3.23' },
      { type: 'slot-began', slot: 2 },
      revealed(0, 2, 'crawl-shell', '1a'),
    ]);
    expect(held(before, 1)).toEqual(['jetpack']);
    // Player 2's token has not been turned up.
    expect(before.game.view(before.state, 0).active[1]).toBe(-2);
  });

  test('SNL-3.37 card and token are revealed before a half is chosen', () => {
    const before = played(
      `0,0  beach  1a 1s
       2,0  beach  2a`,
      { play: 'crawl-dig' },
    );

    expect(before.events).toEqual([{ type: 'slot-began', slot: 1 }, revealed(0, 1, 'crawl-dig', '1a')]);
    expect(asked(before)).toEqual(['1 choose-half']);
    const seen = withPrinted(before.game, before.game.view(before.state, 'spectator'));
    expect([seen.active[0], seen.cards[seen.plans[0]?.[0] ?? -1]]).toEqual([handleOf('1a'), 'crawl-dig']);
  });

  test('SNL-3.37 also if the card is then passed', () => {
    const before = played(
      `0,0  beach  1a 1s
       2,0  beach  2a`,
      { play: 'hammer', tokens: [['1a'], ['2a']] },
    );
    // Only a friend to hit, and nowhere to be pushed but the sea.
    expect(asked(before)).toEqual(['1 decline']);

    const alone = played(
      `0,0  beach  1a
       2,0  beach  2a`,
      { play: 'hammer' },
    );
    expect(alone.events.slice(0, 3)).toEqual([
      { type: 'slot-began', slot: 1 },
      revealed(0, 1, 'hammer', '1a'),
      { type: 'slot-passed', seat: 0, slot: 1, reason: 'no-target', rule: 'SNL-3.26' },
    ]);
    expect(alone.game.view(alone.state, 1).active[0]).toBe(handleOf('1a'));
  });

  test('SNL-3.37 or declined', () => {
    const before = played(
      `0,0  beach  1a 1s
       2,0  beach  2a`,
      { play: 'hammer', tokens: [['1a'], ['2a']] },
    );

    expect(before.events).toEqual([{ type: 'slot-began', slot: 1 }, revealed(0, 1, 'hammer', '1a')]);
    const after = act(before, decline);
    expect(after.game.view(after.state, 1).active[0]).toBe(handleOf('1a'));
    expect(after.game.view(after.state, 1).plans[0]?.[0]).toBe(after.state.plans[0]?.[0]);
  });
});

describe('must it be resolved?', () => {
  test('SNL-3.18 resolution is mandatory if possible, whether it helps or not', () => {
    // The golden shovel sinks its own snail.
    const dug = played(
      `0,0  beach  1a
       2,0  beach  2a`,
      { play: 'golden-shovel', luck: ['rocket', 'blank-beach'] },
    );
    expect(asked(dug)).toEqual(['2 choose-half']);
    expect(draw(dug)).toBe(
      drawing(`
        0,0  water  1a
        2,0  beach  2a`),
    );

    // A first-aid kit must be used on somebody, even if the only one who needs it is an enemy.
    const kit = played('0,0 beach 1a 2a:5', { play: 'first-aid-kit' });
    expect(asked(kit)).toEqual(['1 choose-target']);
    expect(kit.game.whyIllegal(kit.state, { type: 'choose-target', seat: 0, decline: true })?.code).toBe(
      'decision/must-answer',
    );
    expect(options(kit)).toEqual([{ target: { snail: handleOf('1a') } }, { target: { snail: handleOf('2a') } }]);
  });

  test('SNL-3.18 a burst that hits an enemy hits the friends as well', () => {
    const before = played(
      `0,0   beach  1a
       1,0   beach  1s 2a
       -1,0  beach  1m`,
      { play: 'gatling', luck: ['hit'] },
    );

    expect(draw(before)).toBe(
      drawing(`
        -1,0  beach  1m:20
        0,0   beach  1a
        1,0   beach  1s:20 2a:20`),
    );
  });

  test('SNL-3.19 a red card whose only allowed targets are friendly snails may be declined', () => {
    const before = played(
      `0,0  beach  1a 1s*
       2,0  beach  2a`,
      { play: 'sword' },
    );
    expect(asked(before)).toEqual(['1 decline']);
    expect(options(before)).toEqual([{ choice: 'resolve' }, { decline: true }]);

    const left = act(before, decline);
    expect(left.events[0]).toEqual({ type: 'slot-passed', seat: 0, slot: 1, reason: 'declined', rule: 'SNL-3.19' });
    expect(draw(left)).toBe(draw(before));

    const done = act(before, resolve);
    expect(draw(done)).toBe(
      drawing(`
        0,0  beach  1a 1s:25*
        2,0  beach  2a`),
    );
  });

  test('SNL-3.19 not if an enemy can be hit, although a friend may be chosen then', () => {
    const before = played('0,0 beach 1a 1s 2a', { play: 'sword' });

    expect(asked(before)).toEqual(['1 choose-target']);
    expect(options(before)).toEqual([{ target: { snail: handleOf('1s') } }, { target: { snail: handleOf('2a') } }]);
  });

  test('SNL-3.19 an enemy out of reach or out of sight makes no difference', () => {
    const facing = (height: string): Drawn =>
      played(
        `0,0  beach  1a
         1,0  beach  1s
         0,1  ${height}  2a
         4,0  beach  2s`,
        { play: 'crossbow', luck: ['splat'] },
      );

    expect(asked(facing('meadow'))).toEqual(['1 decline']);
    expect(asked(facing('beach'))).toEqual(['1 choose-target']);
  });

  test('SNL-3.19 a special action aimed at a friend must be resolved', () => {
    const before = played(
      `0,0  beach  1a
       1,0  beach  1s
       4,0  beach  2a`,
      { play: 'fishing-rod' },
    );

    expect(draw(before)).toBe(
      drawing(`
        0,0  beach  1a 1s
        1,0  beach
        4,0  beach  2a`),
    );
  });

  test('SNL-3.19 a card that does nothing to friends has no target then', () => {
    const blades = played(
      `0,0  beach  1a 1s
       2,0  beach  2a`,
      { play: 'blades-of-doom', factions: ['barbarians', 'zombies'] },
    );
    expect(blades.events[2]).toEqual({
      type: 'slot-passed',
      seat: 0,
      slot: 1,
      reason: 'no-target',
      rule: 'SNL-3.26',
    });

    // Nor does Punch: only the other half is left.
    const punch = played(
      `0,0  beach  1a 1s
       2,0  beach  2a`,
      { play: 'crawl-punch' },
    );
    expect(punch.events[2]).toEqual({ type: 'half-chosen', seat: 0, action: 'crawl' });
  });

  test('SNL-3.19 what is declined has no after-effects either', () => {
    const before = played(
      `0,0  beach  1a 1s
       2,0  beach  2a`,
      { play: 'drill', luck: ['crit'] },
    );
    expect(asked(before)).toEqual(['1 decline']);

    expect(draw(act(before, decline))).toBe(draw(before));
    // Resolved, the drill misses, and its own field is damaged all the same.
    expect(draw(act(before, resolve))).toBe(
      drawing(`
        0,0  beach!  1a 1s
        2,0  beach   2a`),
    );
  });

  test('SNL-3.19 only the card as a whole is declined: a second attack that finds friends only must be made', () => {
    const before = played(
      `0,0  beach  1a
       1,0  beach  2a:5
       0,1  beach  1s
       4,0  beach  2s`,
      { play: 'revolver', luck: ['splat', 'splat'] },
    );
    expect(asked(before)).toEqual(['1 choose-target']);

    const after = act(before, { type: 'choose-target', seat: 0, target: { snail: handleOf('2a') } });

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach  1a
        1,0  beach
        4,0  beach  2s
        0,1  beach  1s:25`),
    );
  });

  test('SNL-3.19 a snail that declines stays in its shell', () => {
    const before = played(
      `0,0  beach  1a* 1s
       2,0  beach  2a`,
      { play: 'sword' },
    );

    expect(draw(act(before, decline))).toBe(draw(before));
    expect(draw(act(before, resolve))).toBe(
      drawing(`
        0,0  beach  1a 1s:20
        2,0  beach  2a`),
    );
  });

  test('SNL-3.20 an action that would eliminate the own active snail may be declined', () => {
    const before = act(
      played(
        `0,0  beach  1a:10 mine
         1,0  beach  1s
         2,0  beach  2a`,
        { play: 'crawl-dig', luck: ['rocket', 'blank-beach'] },
      ),
      half(0, 'dig'),
    );
    expect(asked(before)).toEqual(['1 decline']);

    const left = act(before, decline);
    expect(left.events[0]).toEqual({ type: 'slot-passed', seat: 0, slot: 1, reason: 'declined', rule: 'SNL-3.20' });
    expect(draw(left)).toBe(draw(before));
    expect(held(left, 0)).toEqual([]);

    const done = act(before, resolve);
    expect(held(done, 0)).toEqual(['rocket']);
    expect(draw(done)).toBe(
      drawing(`
        1,0  beach  1s
        2,0  beach  2a`),
    );
    scriptUsedUp(done.state);
  });

  test('SNL-3.20 not one that would eliminate another of one’s own snails', () => {
    const after = act(
      played(
        `0,0  beach  1a:15 1s:10 mine
         2,0  beach  2a`,
        { play: 'crawl-dig', luck: ['rocket', 'blank-beach'] },
      ),
      half(0, 'dig'),
    );

    expect(asked(after)).toEqual(['2 choose-half']);
    expect(draw(after)).toBe(
      drawing(`
        0,0  water  1a:5
        2,0  beach  2a`),
    );
  });

  test('SNL-3.21 Swap is not resolved when there is no passive token', () => {
    const before = played(
      `0,0  beach  1a 1s
       2,0  beach  2a`,
      { play: 'swap-aim', tokens: [['1a'], ['2a']] },
    );

    // The other half is the only one left.
    expect(before.events.slice(2, 4)).toEqual([
      { type: 'half-chosen', seat: 0, action: 'aim' },
      { type: 'aimed', snail: handleOf('1a') },
    ]);
    const withPassive = played(
      `0,0  beach  1a 1s
       2,0  beach  2a`,
      { play: 'swap-aim' },
    );
    expect(options(withPassive)).toEqual([{ action: 'swap' }, { action: 'aim' }]);
  });

  test('SNL-3.21 + SNL-3.22 on water without a passive token neither half is left', () => {
    const before = played(
      `0,0  water  1a
       2,0  beach  2a`,
      { play: 'swap-aim' },
    );

    expect(before.events.slice(2, 3)).toEqual([
      { type: 'slot-passed', seat: 0, slot: 1, reason: 'no-half', rule: 'SNL-4.13' },
    ]);
  });

  test('SNL-3.22 an action that is not allowed on water is not resolved by a snail on water', () => {
    const facing = (play: string): Drawn =>
      played(
        `0,0  water  1a
         0,1  water  2a
         2,0  beach  2s`,
        { play, luck: [] },
      );

    for (const card of ['gatling', 'rocket', 'crossbow']) {
      expect(facing(card).events.slice(2, 3)).toEqual([
        { type: 'slot-passed', seat: 0, slot: 1, reason: 'on-water', rule: 'SNL-3.22' },
      ]);
    }
    // Where one half works and the other does not, the one that works is taken.
    const crawl = facing('crawl-shell');
    expect(crawl.events[2]).toEqual({ type: 'half-chosen', seat: 0, action: 'crawl' });
    expect(facing('dig-shell').events[2]).toMatchObject({ type: 'slot-passed', reason: 'no-half' });
    // A special action works.
    expect(asked(facing('jetpack'))).toEqual(['1 choose-target']);
  });

  test('SNL-3.22 what a player may not choose is refused with the rule', () => {
    const before = played(
      `0,0  water  1a 1s
       2,0  beach  2a`,
      { plans: [['swap-aim']], factions: ['ninja', 'zombies'] },
    );
    // Swap is forced: Aim is for Pirates only.
    expect(before.events).toContainEqual({ type: 'swapped', seat: 0 });

    const pirates = played(
      `0,0  water  1a 1s
       2,0  beach  2a`,
      { plans: [['swap-aim']], factions: ['pirates', 'zombies'] },
    );
    expect(options(pirates)).toEqual([{ action: 'swap' }, { action: 'aim' }]);
  });

  test('SNL-3.24 every legal target field holds a friend and no enemy: it may be declined', () => {
    const facing = (snails: string, other = 'meadow'): Drawn =>
      played(
        `4,0   beach   1a
         3,0   beach   ${snails}
         4,-1  ${other}
         3,1   meadow
         0,0   beach   2m`,
        { play: 'incinerator', luck: ['splat'] },
      );

    expect(asked(facing('1s'))).toEqual(['1 decline']);
    expect(asked(facing('1s 1m'))).toEqual(['1 decline']);
    // An enemy beside the friend, another field to aim at, or nobody on the field: it must be resolved.
    expect(facing('1s 2a').events).toContainEqual({ type: 'field-targeted', seat: 0, field: '3,0' });
    expect(asked(facing('1s', 'beach'))).toEqual(['1 choose-target']);
    expect(facing('').events).toContainEqual({ type: 'field-targeted', seat: 0, field: '3,0' });
  });

  test('SNL-3.24 a burst may be declined when every snail it would hit is friendly', () => {
    const facing = (snails: string): Drawn =>
      played(
        `0,0   beach   1a
         1,0   beach   ${snails}
         -1,0  meadow  2s
         0,2   beach   2m`,
        { play: 'gatling', luck: ['splat'] },
      );

    expect(asked(facing('1s 1m'))).toEqual(['1 decline']);
    expect(draw(act(facing('1s'), resolve))).toBe(
      drawing(`
        -1,0  meadow  2s
        0,0   beach   1a
        1,0   beach   1s:25
        0,2   beach   2m`),
    );
    expect(facing('1s 2a').events).toContainEqual({ type: 'rolled', seat: 0, dice: ['splat'] });
  });

  test('SNL-3.26 a card without a legal target is revealed and passed', () => {
    const passed: [string, string][] = [
      ['sword', '0,0 beach 1a\n1,0 beach 2a'],
      ['gatling', '0,0 beach 1a\n1,0 meadow 2a'],
      ['shotgun', '0,0 beach 1a\n3,0 beach 2a'],
      ['fishing-rod', '0,0 beach 1a\n3,0 beach 2a'],
      ['vacuum', '0,0 beach 1a\n3,0 beach 2a'],
      ['teleporter', '0,0 beach 1a\n2,0 beach 2a*'],
      ['leaf-blower', '0,0 beach 1a\n2,0 beach 2a*'],
      ['disintegrator', '0,0 water 1a\n3,0 beach 2a'],
    ];

    for (const [play, position] of passed) {
      const { events } = played(position, { play });
      expect([play, events.slice(1, 3)]).toEqual([
        play,
        [revealed(0, 1, play, '1a'), { type: 'slot-passed', seat: 0, slot: 1, reason: 'no-target', rule: 'SNL-3.26' }],
      ]);
    }
  });

  test('SNL-3.26 nothing happens then, and the shell is kept', () => {
    const before = played(
      `0,0  beach  1a*
       1,0  beach  2a`,
      { play: 'sword' },
    );

    expect(draw(before)).toBe(
      drawing(`
        0,0  beach  1a*
        1,0  beach  2a`),
    );
  });

  test('SNL-3.26 a field nothing can be done to is no target', () => {
    const before = played(
      `0,0   beach  1a
       2,0   beach  2a
       0,-2  beach  2s*`,
      { play: 'leaf-blower' },
    );

    // The one that can be pushed is the only one.
    expect(before.events).toContainEqual({ type: 'field-targeted', seat: 0, field: '2,0' });
    const both = played(
      `0,0   beach  1a
       2,0   beach  2a
       0,-2  beach  2s* 2m`,
      { play: 'leaf-blower' },
    );
    expect(options(both)).toEqual([{ target: { field: '0,-2' } }, { target: { field: '2,0' } }]);
    expect(refusal(both, shoot('1,0'))).toEqual({
      code: 'target/no-effect',
      rule: 'SNL-14.13',
      facts: { card: 'leaf-blower' },
    });
  });
});

describe('eliminated during its own action', () => {
  test('SNL-3.27 the player’s draws are still resolved', () => {
    const before = act(
      played(
        `0,0  meadow!  1a:10 mine
         1,0  beach    1s
         2,0  beach    2a`,
        { play: 'crawl-dig', luck: ['rocket', 'two-cards', 'grenade', 'jetpack'] },
      ),
      half(0, 'dig'),
    );

    const after = act(before, resolve);

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach
        1,0  beach  1s
        2,0  beach  2a`),
    );
    expect(held(after, 0)).toEqual(['rocket', 'grenade', 'jetpack']);
    scriptUsedUp(after.state);
  });

  test('SNL-3.27 + SNL-9.8 but not those of a player who has no snail left', () => {
    const before = act(
      played(
        `0,0  meadow!  1a:10 mine
         2,0  beach    2a
         3,0  beach    3a`,
        { play: 'crawl-dig', luck: ['rocket', 'two-cards'] },
      ),
      half(0, 'dig'),
    );

    const after = act(before, resolve);

    expect(held(after, 0)).toEqual(['rocket']);
    expect(asked(after)).toEqual(['2 choose-half']);
    scriptUsedUp(after.state);
  });

  test('SNL-3.27 effects on targets already chosen go on, by the decisions of the same player', () => {
    const before = played(
      `0,0   beach   1a:10 mine
       1,0   meadow  2a 2s
       2,0   beach
       -2,0  beach   1m`,
      { play: 'rocket', tokens: [['1a', '1m'], ['2a']], luck: ['splat', 'trap', 'blank-beach'] },
    );
    const hit = act(before, shoot('1,0'), { type: 'push-next', seat: 0, snail: handleOf('2a') });

    // 2a lands on the mine under the attacker.
    const blown = act(hit, { type: 'push-to', seat: 0, field: '0,0' });
    expect(blown.events.filter(({ type }) => type === 'eliminated')).toEqual(
      [
        { type: 'eliminated', reveals: true, snail: handleOf('2a'), token: 'active' },
        { type: 'eliminated', reveals: true, snail: handleOf('1a'), token: 'active' },
      ].reverse(),
    );
    expect(asked(blown)).toEqual(['1 push-to']);

    const after = act(blown, { type: 'push-to', seat: 0, field: '2,0' });
    expect(draw(after)).toBe(
      drawing(`
        -2,0  beach  1m
        1,0   beach
        2,0   beach  2s:10`),
    );
    scriptUsedUp(after.state);
  });

  test('SNL-3.27 further attacks are dropped, and the new active snail does not take them over', () => {
    const twice = withRed('revolver', {
      ...RIFLE,
      // At range 0 as well: a snail that is gone is nowhere near anything.
      target: snail({ range: [0, 1] }),
      attacks: 2,
      rows: [on('splat', damage(5), push)],
    });
    const position = (mine: string): string =>
      `0,0   beach  1a:10 ${mine}
       1,0   beach  2a 2s 2m
       -1,0  beach  1m`;
    const setting: Setting = { play: 'revolver', pack: twice, tokens: [['1a', '1m'], ['2a']] };
    const at2a: SnailsAction = { type: 'choose-target', seat: 0, target: { snail: handleOf('2a') } };
    const here: SnailsAction = { type: 'push-to', seat: 0, field: '0,0' };

    const blown = act(
      scene(position('mine'), { ...setting, factions: FACTIONS, luck: ['splat', 'blank-beach'] }),
      at2a,
      here,
    );
    expect(blown.state.active[0]).toBe(handleOf('1m'));
    expect(blown.events.filter(({ type }) => type === 'snail-targeted')).toHaveLength(1);
    // In the water there is one half left.
    expect(asked(blown)).toEqual(['2 crawl-step']);
    scriptUsedUp(blown.state);

    // Without the mine there is a second attack.
    const alive = act(scene(position(''), { ...setting, factions: FACTIONS, luck: ['splat'] }), at2a, here);
    expect(asked(alive)).toEqual(['1 choose-target']);
  });

  test('SNL-3.27 effects on “your snail” and “your field” are dropped, draws are not', () => {
    const card = withRed('sword', {
      ...RIFLE,
      effects: [push, self(heal(10), damageTile), drawing1(1)],
      returns: 'to-hand',
    });
    const position = (mine: string): string =>
      `0,0   beach   1a:10 ${mine}
       1,0   beach   2a
       -2,0  beach   1m`;
    const setting: Setting = { play: 'sword', pack: card, tokens: [['1a', '1m'], ['2a']], factions: FACTIONS };
    const here: SnailsAction = { type: 'push-to', seat: 0, field: '0,0' };

    const blown = act(scene(position('mine'), { ...setting, luck: ['blank-beach', 'rocket'] }), resolve, here);
    expect(draw(blown)).toBe(
      drawing(`
        -2,0  beach  1m
        0,0   water  2a:20
        1,0   beach`),
    );
    expect(held(blown, 0)).toEqual(['rocket']);
    expect(blown.events.filter(({ type }) => type === 'healed' || type === 'tile-damaged')).toEqual([]);
    scriptUsedUp(blown.state);

    const alive = act(scene(position(''), { ...setting, luck: ['rocket'] }), here);
    expect(draw(alive)).toBe(
      drawing(`
        -2,0  beach   1m
        0,0   beach!  1a:20 2a
        1,0   beach`),
    );
    scriptUsedUp(alive.state);
  });

  test('SNL-3.27 a move ends with the mover', () => {
    const before = act(
      played(
        `0,0   beach  1a:5
         1,0   beach  fire
         2,0   beach  2a
         -1,0  beach  1s`,
        { play: 'crawl-dig' },
      ),
      half(0, 'crawl'),
    );

    const after = act(before, { type: 'crawl-step', seat: 0, field: '1,0' });

    expect(after.state.active[0]).toBe(handleOf('1s'));
    expect(asked(after)).toEqual(['2 choose-half']);
    expect(asked(act(after, half(1, 'crawl'), stop(1)))).toEqual(['1 choose-half']);
  });
});

/** An attack on one snail at range 1, to write cards with. */
const RIFLE = { copies: 4, source: 'ours', target: snail({ range: [1, 1] }), dice: 1 } as const;

function withRed(id: string, card: object): Pack {
  const { dice: _dice, ...automatic } = card as { readonly dice: number };
  const written = 'rows' in card ? card : automatic;
  return { ...defaultPack, red: { ...defaultPack.red, [id]: written as RedCard } };
}
