import { describe, expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import {
  type Card,
  damage,
  exchangePlaces,
  heal,
  type Pack,
  self,
  snail,
} from '../../../src/games/snails/cards/vocabulary.ts';
import { seeded } from '../../../src/kernel/chance/chance.ts';
import { deepFreeze } from '../../../src/kernel/index.ts';
import {
  at,
  CALM,
  crowdOut,
  effect,
  half,
  handOf,
  KEEP,
  on,
  onPlayer,
  PLACE,
  passed,
  pileOf,
  played,
  pushNext,
  pushTo,
  reRoll,
  targets,
  told,
} from '../kit/plays.ts';
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

const { red, purple, faction } = defaultPack;

describe('two attacks', () => {
  const FIELD = `
    0,0  meadow  1a
    1,0  beach   2c:10 2a
    2,0  beach   2s`;

  test('SNL-14.1 revolver: the second attack comes after all of the first, at another target or the same', () => {
    const first = played(FIELD, { play: 'revolver', luck: ['hit'] }, on('2c'));
    expect(draw(first)).toBe('0,0 meadow 1a\n1,0 beach 2a\n2,0 beach 2s');
    // The first target is off the board.
    expect(targets(first)).toEqual(['2a', '2s']);

    const second = played(FIELD, { play: 'revolver', luck: ['hit', 'splat'] }, on('2c'), on('2a'));

    expect(draw(second)).toBe('0,0 meadow 1a\n1,0 beach 2a:25\n2,0 beach 2s');
    expect(told(second, 'snail-targeted', 'rolled', 'row-taken', 'damaged', 'eliminated')).toEqual([
      { type: 'snail-targeted', seat: 0, snail: handleOf('2c') },
      { type: 'rolled', seat: 0, dice: ['hit'] },
      { type: 'row-taken', seat: 0, row: 1, faces: ['hit'] },
      { type: 'damaged', snail: handleOf('2c'), amount: 10, shell: 0, life: 0, by: 'card' },
      { type: 'eliminated', reveals: true, snail: handleOf('2c'), token: 'active' },
      { type: 'snail-targeted', seat: 0, snail: handleOf('2a') },
      { type: 'rolled', seat: 0, dice: ['splat'] },
      { type: 'row-taken', seat: 0, row: 0, faces: ['splat'] },
      { type: 'damaged', snail: handleOf('2a'), amount: 5, shell: 0, life: 25, by: 'card' },
    ]);
  });

  test('SNL-14.1 revolver: the second attack is skipped if there is no target left', () => {
    const after = played(
      `0,0  meadow  1a
       1,0  beach   2c:5
       4,0  beach   2a`,
      { play: 'revolver', luck: ['splat'] },
    );

    expect(told(after, 'rolled')).toEqual([{ type: 'rolled', seat: 0, dice: ['splat'] }]);
    expect(draw(after)).toBe('0,0 meadow 1a\n1,0 beach\n4,0 beach 2a');
    expect(passed(after)).toBeUndefined();
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('SNL-14.1 + SNL-5.25 revolver: one re-roll for both attacks, in the first', () => {
    const board = FIELD.replace('1a', '1c');
    const after = played(board, { play: 'revolver', luck: ['splat', 'hit', 'splat'] }, on('2a'), reRoll(0), on('2s'));

    expect(draw(after)).toBe('0,0 meadow 1c\n1,0 beach 2c:10 2a:20\n2,0 beach 2s:25');
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('SNL-14.1 + SNL-5.25 revolver: or in the second, if it was not used in the first', () => {
    const board = FIELD.replace('1a', '1c');
    const rolled = played(board, { play: 'revolver', luck: ['splat', 'splat'] }, on('2a'), KEEP, on('2s'));
    expect(asked(rolled)).toEqual(['1 re-roll']);

    const after = played(
      board,
      { play: 'revolver', luck: ['splat', 'splat', 'crit'] },
      on('2a'),
      KEEP,
      on('2s'),
      reRoll(0),
    );

    expect(draw(after)).toBe('0,0 meadow 1c\n1,0 beach 2c:10 2a:25\n2,0 beach 2s:20');
  });
});

describe('drill', () => {
  test('SNL-14.2 drill: the own field is damaged even when the roll misses', () => {
    const after = played('0,0  beach  1a 2c', { play: 'drill', luck: ['crit'] });

    expect(draw(after)).toBe('0,0 beach! 1a 2c');
  });

  test('SNL-14.2 drill: the own field is not damaged when there was no target', () => {
    const after = played('0,0  beach  1a\n1,0  beach  2c', { play: 'drill' });

    expect(draw(after)).toBe('0,0 beach 1a\n1,0 beach 2c');
  });

  test('SNL-14.12 drill: it is the own field, after the attack, and no other card does it', () => {
    const after = played('0,0  meadow!  1a 2c:10 2a', { play: 'drill', luck: ['splat', 'trap'] }, on('2c'));

    // The target is gone before the trap of the own tile hurts the others.
    expect(told(after, 'damaged', 'eliminated', 'tile-destroyed')).toEqual([
      { type: 'damaged', snail: handleOf('2c'), amount: 10, shell: 0, life: 0, by: 'card' },
      { type: 'eliminated', reveals: true, snail: handleOf('2c'), token: 'active' },
      { type: 'tile-destroyed', field: '0,0', terrain: 'meadow', back: 'trap' },
      { type: 'damaged', snail: handleOf('1a'), amount: 5, shell: 0, life: 25, by: 'trap' },
      { type: 'damaged', snail: handleOf('2a'), amount: 5, shell: 0, life: 25, by: 'trap' },
    ]);
    expect(
      Object.entries<Card>({ ...red, ...faction })
        .filter(([, card]) => 'after' in card)
        .map(([id]) => id),
    ).toEqual(['drill']);
  });
});

describe("villain's hat", () => {
  const COWBOYS: Setting = { play: 'villains-hat', factions: ['cowboys', 'zombies', 'ninja', 'pirates'] };

  test('SNL-14.3 the discard may be chosen although all hands are empty; then nobody is asked', () => {
    const after = played('0,0  beach  1a 2c', COWBOYS, effect('empty-pockets'));

    expect(told(after, 'discarded', 'nothing-discarded')).toEqual([]);
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('SNL-14.3 the push may be chosen only with an enemy snail on the field', () => {
    const after = played('0,0  beach  1a 1c\n1,0  beach  2c', COWBOYS);

    expect(told(after, 'effect-chosen')).toEqual([{ type: 'effect-chosen', seat: 0, option: 'empty-pockets' }]);
  });

  test('SNL-14.3 + SNL-14.13 the push needs an enemy that can be pushed', () => {
    const after = played(
      `0,0   beach   1a 2c
       1,0   meadow
       -1,0  meadow
       0,1   meadow
       0,-1  meadow
       1,-1  meadow
       -1,1  meadow`,
      COWBOYS,
    );

    expect(told(after, 'effect-chosen')).toEqual([{ type: 'effect-chosen', seat: 0, option: 'empty-pockets' }]);
  });

  test('SNL-14.3 clockwise from the active player, one after the other', () => {
    // Player 3 goes first and wears the hat.
    const before = scene('0,0  beach  3a 2c\n1,0  beach  1c\n2,0  beach  4c', {
      first: 3,
      factions: ['ninja', 'zombies', 'cowboys', 'pirates'],
      plans: [[], [], ['villains-hat'], []],
      hands: [['rocket'], ['sword'], ['mine'], ['drill']],
    });
    const asking = act(before, { type: 'choose-effect', seat: 2, option: 'empty-pockets' });
    expect(asked(asking)).toEqual(['4 discard-arsenal']);

    const after = act(
      asking,
      { type: 'discard-arsenal', seat: 3, card: 'drill' },
      { type: 'discard-arsenal', seat: 0, card: 'rocket' },
      { type: 'discard-arsenal', seat: 1, card: 'sword' },
    );

    expect([1, 2, 3, 4].map((player) => handOf(after, player))).toEqual([[], [], ['mine'], []]);
    expect(pileOf(after)).toEqual(['rocket', 'sword', 'drill']);
  });

  test('SNL-14.3 + SNL-9.8 a player without snails is skipped', () => {
    const after = played(
      '0,0  beach  1a 3c',
      { ...COWBOYS, players: 3, hands: [[], ['rocket'], ['mine']] },
      effect('empty-pockets'),
    );

    expect(asked(after)).toEqual(['3 discard-arsenal']);
    expect(handOf(after, 2)).toEqual(['rocket']);
  });

  test('SNL-14.3 who has cards but no arsenal card is asked, and answers none', () => {
    // A faction card and a basic card that is not planned.
    const asking = played(
      '0,0  beach  1a 2c',
      { ...COWBOYS, plans: [[], ['rocket']], hands: [[], ['infectious-bite']] },
      effect('empty-pockets'),
    );
    expect(asked(asking)).toEqual(['2 discard-arsenal']);
    expect(options(asking)).toEqual([{ card: 'none' }]);
    const discarding = (card: string) => ({ type: 'discard-arsenal', seat: 1, card }) as const;
    expect(refusal(asking, discarding('infectious-bite'))).toEqual({
      code: 'card/not-arsenal',
      rule: 'SNL-14.3',
      facts: { card: 'infectious-bite' },
    });
    expect(refusal(asking, discarding('swap-aim'))).toEqual({
      code: 'card/basic',
      rule: 'SNL-4.3',
      facts: { card: 'swap-aim' },
    });

    const after = act(asking, discarding('none'));

    expect(handOf(after, 2)).toEqual(['infectious-bite']);
    expect(told(after, 'discarded', 'nothing-discarded')).toEqual([
      { type: 'nothing-discarded', reveals: true, seat: 1 },
    ]);
  });

  test('SNL-14.3 who has an arsenal card discards one, from hand, not from the plan', () => {
    const asking = played(
      '0,0  beach  1a 2c',
      { ...COWBOYS, plans: [[], ['rocket']], hands: [[], ['mine', 'mine']] },
      effect('empty-pockets'),
    );
    expect(options(asking)).toEqual([{ card: 'mine' }]);

    expect(refusal(asking, { type: 'discard-arsenal', seat: 1, card: 'none' })).toEqual({
      code: 'discard/must',
      rule: 'SNL-14.3',
      facts: { arsenal: ['mine'] },
    });
    expect(refusal(asking, { type: 'discard-arsenal', seat: 1, card: 'rocket' })).toMatchObject({
      code: 'card/not-in-hand',
      rule: 'SNL-14.3',
    });
    expect(handOf(act(asking, { type: 'discard-arsenal', seat: 1, card: 'mine' }), 2)).toEqual(['mine']);
  });
});

describe('vacuum', () => {
  test('SNL-14.4 the lowest slot that is not revealed: the next one, if the player has gone already', () => {
    const before = scene('0,0  beach  1a 2c', {
      first: 2,
      plans: [['vacuum'], ['crawl-shell', 'rocket', 'crawl-dig']],
    });

    const after = act(before, { type: 'choose-half', seat: 1, action: 'shell' });

    expect(told(after, 'plan-card-returned')).toEqual([
      { type: 'plan-card-returned', seat: 1, slot: 2, secret: { seats: 2, card: 'rocket' } },
    ]);
    expect(handOf(after, 2)).toEqual(['rocket']);
    // Slot II is empty now, and passed.
    expect(told(after, 'slot-passed')).toEqual([
      { type: 'slot-passed', seat: 1, slot: 2, reason: 'empty', rule: 'SNL-3.23' },
    ]);
  });

  test('SNL-14.4 an empty slot is not looked at', () => {
    const after = played('0,0  beach  1a 2c', { play: 'vacuum', plans: [[], ['-', '-', 'rocket', 'crawl-dig']] });

    expect(told(after, 'plan-card-returned')).toEqual([
      { type: 'plan-card-returned', seat: 1, slot: 3, secret: { seats: 2, card: 'rocket' } },
    ]);
  });

  test('SNL-14.4 a player without such a card cannot be chosen', () => {
    const before = scene('0,0  beach  1a 2c 3c\n1,0  beach  4c', {
      play: 'vacuum',
      plans: [[], ['-', '-', '-', '-', '-']],
    });

    expect(targets(before)).toEqual(['player 3', 'player 4']);
    expect(refusal(before, onPlayer(2))).toEqual({
      code: 'target/no-effect',
      rule: 'SNL-14.13',
      facts: { card: 'vacuum' },
    });
  });

  test('SNL-14.4 nobody has such a card, so it is passed', () => {
    const after = played('0,0  beach  1a 2c', { play: 'vacuum', plans: [[], ['-', '-', '-', '-', '-']] });

    expect(passed(after)).toBe('no-target SNL-3.26');
  });
});

describe('disintegrator', () => {
  test('SNL-14.5 disintegrator: needs a field with a tile', () => {
    const before = scene('0,0  water  1a\n1,0  beach  2c\n2,0  beach', { play: 'disintegrator' });

    expect(targets(before)).toEqual(['1,0', '2,0']);
    expect(refusal(before, at('0,0'))).toEqual({
      code: 'target/no-effect',
      rule: 'SNL-14.13',
      facts: { card: 'disintegrator' },
    });
  });

  test('SNL-14.5 disintegrator: without a tile in reach it is passed', () => {
    const after = played('0,0  water  1a\n3,0  beach  2c', { play: 'disintegrator' });

    expect(passed(after)).toBe('no-target SNL-3.26');
  });

  test('SNL-14.5 disintegrator: removing sets off no mine and no dynamite, and no trap; the snails come down', () => {
    const after = played(
      '0,0  beach  1a\n1,0  meadow!  2c 2a* mine mine dynamite fire',
      { play: 'disintegrator', luck: ['trap'] },
      at('1,0'),
    );

    expect(draw(after)).toBe('0,0 beach 1a\n1,0 beach 2c 2a*');
    expect(told(after, 'exploded', 'damaged', 'tile-destroyed')).toEqual([]);
  });
});

describe('placing on the own field', () => {
  test('SNL-14.6 fishing rod: on a full field one of the three is pushed, the active one or another', () => {
    const pulling = played(
      `0,0  beach   1a 1c 2s
       2,0  meadow  2c 2a`,
      { play: 'fishing-rod' },
      on('2c'),
    );
    expect(asked(pulling)).toEqual(['1 overcrowd']);

    const after = act(pulling, crowdOut('2s', '1,0'));
    const itself = act(pulling, crowdOut('1a', '0,1'));

    expect(draw(after)).toBe('0,0 beach 1c 1a 2c\n1,0 water 2s\n2,0 meadow 2a');
    expect(draw(itself)).toBe('0,0 beach 1c 2c 2s\n2,0 meadow 2a\n0,1 water 1a');
  });

  test('SNL-14.6 fishing rod: beside two shells the active snail is the one to make room', () => {
    const pulling = played('0,0  beach  1a 1c* 3c*\n2,0  meadow  2c 2a', { play: 'fishing-rod' }, on('2c'));

    expect(new Set(options(pulling).map((option) => 'snail' in option && option.snail))).toEqual(
      new Set([handleOf('1a')]),
    );
    expect(draw(act(pulling, crowdOut('1a', '0,1')))).toBe('0,0 beach 1c* 2c 3c*\n2,0 meadow 2a\n0,1 water 1a');
  });

  test('SNL-14.6 + SNL-5.31 fishing rod: where nobody can make room there is no legal target', () => {
    const before = scene('0,0  beach  1a* 1c* 3c*\n2,0  meadow  2c 2a', { play: 'fishing-rod' });

    expect(passed(before)).toBe('no-target SNL-3.26');
  });

  test('SNL-14.6 + SNL-3.25 fishing rod: who can make room need not be there when the own mine explodes', () => {
    const land = (others: string) => `0,0  beach  1a:10 ${others}  mine\n2,0  meadow  2c`;

    expect(asked(scene(land('3c'), { play: 'fishing-rod' }))).toEqual(['1 decline']);
    const full = scene(land('1c 3c'), { play: 'fishing-rod', luck: ['barrel'] });
    expect(asked(full)).toEqual(['1 overcrowd']);
    expect(draw(act(full, crowdOut('1a', '0,1')))).toBe('0,0 water 1c:20 2c:20 3c:20\n2,0 meadow\n0,1 water 1a:10');
  });

  test('SNL-14.6 + SNL-3.25 fishing rod: who must make room goes through the fire, where fire is all around', () => {
    const ring = ['1,0', '-1,0', '0,1', '0,-1', '1,-1', '-1,1'].map((field) => `${field} beach fire`).join('\n');
    const land = (other: string) => `0,0 beach 1a:5 1c* ${other}\n2,0 meadow 2c\n${ring}`;

    expect(asked(scene(land('3c*'), { play: 'fishing-rod' }))).toEqual(['1 decline']);
    expect(asked(scene(land('3c'), { play: 'fishing-rod' }))).toEqual(['1 overcrowd']);
  });

  test('SNL-14.6 fishing rod: nor where those who could be pushed have nowhere to go', () => {
    const walls = ['1,0', '-1,0', '0,1', '0,-1', '1,-1', '-1,1'].map((field) => `${field} meadow`).join('\n');

    expect(passed(scene(`0,0 beach 1a 1c 2s\n2,0 beach 2c\n${walls}`, { play: 'fishing-rod' }))).toBe(
      'no-target SNL-3.26',
    );
    expect(passed(scene(`0,0 beach 1a 2s\n2,0 beach 2c\n${walls}`, { play: 'fishing-rod' }))).toBeUndefined();
  });

  test('SNL-14.6 kunai: on a full field one of the three is pushed, the active one or another', () => {
    const placing = played(
      `0,0  beach   1a 1c 2s
       1,0  meadow  2c 2a`,
      { play: 'kunai', factions: ['ninja', 'zombies'] },
      on('2c'),
      PLACE,
    );
    expect(asked(placing)).toEqual(['1 overcrowd']);

    const after = act(placing, crowdOut('1c', '0,1'));
    const itself = act(placing, crowdOut('1a', '0,1'));

    expect(draw(after)).toBe('0,0 beach 1a 2c:25 2s\n1,0 meadow 2a\n0,1 water 1c');
    expect(draw(itself)).toBe('0,0 beach 1c 2c:25 2s\n1,0 meadow 2a\n0,1 water 1a');
  });

  test('SNL-14.6 kunai: where nobody can make room the target is hit and not placed', () => {
    const walls = ['-1,0', '0,1', '0,-1', '1,-1', '-1,1'].map((field) => `${field} meadow`).join('\n');
    const after = played(
      `0,0  beach  1a 1c* 3c*\n1,0  meadow  2c 2a\n${walls}`,
      { play: 'kunai', factions: ['ninja', 'zombies', 'cowboys'] },
      on('2c'),
    );

    expect(draw(after)).toContain('0,0 beach 1c* 1a 3c*\n1,0 meadow 2c:25 2a');
    expect(asked(after)).toEqual(['2 choose-half']);
  });
});

describe('teleporter', () => {
  test('SNL-14.7 teleporter: between full fields nobody is pushed', () => {
    const after = played('0,0  beach  1a 1c 3c*\n2,0  meadow  2c 2a* 2s*', { play: 'teleporter' });

    expect(draw(after)).toBe('0,0 beach 1c 2c 3c*\n2,0 meadow 1a 2a* 2s*');
  });

  test('SNL-14.7 teleporter: tokens of both fields act on who arrives, the active snail first', () => {
    const after = played(
      '0,0  beach  1a fire fire mine\n2,0  meadow  2c fire',
      { play: 'teleporter', luck: ['blank-beach'] },
      { type: 'order-effects', seat: 0, field: '0,0', effect: 'fire' },
    );

    expect(draw(after)).toBe('0,0 water 2c:10\n2,0 meadow 1a:25 fire');
    expect(told(after, 'placed', 'damaged', 'exploded')).toEqual([
      { type: 'placed', snail: handleOf('1a'), from: '0,0', field: '2,0' },
      { type: 'placed', snail: handleOf('2c'), from: '2,0', field: '0,0' },
      { type: 'damaged', snail: handleOf('1a'), amount: 5, shell: 0, life: 25, by: 'fire' },
      { type: 'damaged', snail: handleOf('2c'), amount: 10, shell: 0, life: 20, by: 'fire' },
      { type: 'exploded', field: '0,0', token: 'mine' },
      { type: 'damaged', snail: handleOf('2c'), amount: 10, shell: 0, life: 10, by: 'mine' },
    ]);
  });

  test('SNL-14.7 teleporter: the second arrival triggers nothing if that snail has been moved on', () => {
    // The mine sets the dynamite off; 2a is pushed to the field that was left, and 2c has to make room there.
    const after = played(
      `0,0  beach  1a 1c* 1s* fire
       1,0  beach  2c 2a mine dynamite`,
      { play: 'teleporter', luck: ['blank-beach'] },
      on('2c'),
      pushNext('2a'),
      pushTo('0,0'),
      crowdOut('2c', '0,1'),
      pushTo('2,0'),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach  1c* 1s* fire
        2,0  water  1a:5
        0,1  water  2c`),
    );
    expect(told(after, 'damaged').filter((event) => 'snail' in event && event.snail === handleOf('2c'))).toEqual([]);
  });

  test('SNL-14.7 teleporter: the second arrival finds only the tokens that are left', () => {
    const after = played(
      `0,0  meadow  1a mine
       1,0  meadow  2c 2a mine dynamite`,
      { play: 'teleporter', luck: ['trap', 'two-cards'] },
      on('2c'),
      pushNext('2a'),
      pushTo('0,0'),
      pushTo('2,0'),
    );

    // The mine under 2c went off when 2a was pushed onto it, and not again for 2c.
    expect(draw(after)).toBe('0,0 beach 2c:15\n1,0 beach\n2,0 water 1a:5');
    expect(told(after, 'exploded')).toEqual([
      { type: 'exploded', field: '1,0', token: 'mine' },
      { type: 'exploded', field: '1,0', token: 'dynamite' },
      { type: 'exploded', field: '0,0', token: 'mine' },
    ]);
  });

  test('SNL-14.14 + SNL-7.13 snails on the same field do not exchange places', () => {
    const teleporter = {
      copies: 2,
      source: 'ours',
      target: snail({ range: [0, 1] }),
      effects: [exchangePlaces],
    } as const;
    const pack: Pack = { ...defaultPack, purple: { ...purple, teleporter } };
    const before = scene('0,0  beach  1a 2c\n1,0  beach  2a 2s', { play: 'teleporter', pack });

    expect(targets(before)).toEqual(['2a', '2s']);
    expect(refusal(before, on('2c'))).toEqual({
      code: 'target/no-effect',
      rule: 'SNL-14.13',
      facts: { card: 'teleporter' },
    });
  });
});

describe('water and colours', () => {
  test('SNL-14.8 + SNL-3.22 mine and dynamite are not resolved on water, by Pirates neither', () => {
    for (const play of ['mine', 'dynamite']) {
      const after = played('0,0  water  1a\n1,0  beach  2c', { play, factions: ['pirates', 'zombies'] });

      expect(passed(after)).toBe('on-water SNL-3.22');
      expect(draw(after)).toBe('0,0 water 1a\n1,0 beach 2c');
    }
  });

  test('SNL-14.9 a purple card that damages enemies knows no re-roll and no Berserker Rage, and works on water', () => {
    const spit = {
      copies: 1,
      source: 'ours',
      target: snail({ range: [0, 1], side: 'enemy' }),
      effects: [damage(10), self(heal(5))],
    } as const;
    const pack: Pack = { ...defaultPack, purple: { ...purple, spit } };

    // Neither the commander nor Aim, neither Barbarians nor Cowboys nor Amazons are asked anything.
    for (const faction of ['barbarians', 'cowboys', 'amazons'] as const) {
      const after = played('0,0  water  1c:20 2c', { play: 'spit', pack, factions: [faction, 'zombies'] });

      expect(draw(after)).toBe('0,0 water 1c:25 2c:20');
      expect(asked(after)).toEqual(['2 crawl-step']);
      expect(after.state.used).toEqual([0, 0]);
    }
  });

  test('SNL-14.9 the same card in red asks Barbarians, and is passed on water', () => {
    const spit = {
      copies: 1,
      source: 'ours',
      target: snail({ range: [0, 1], side: 'enemy' }),
      effects: [damage(10)],
      rage: 'adds',
    } as const;
    const pack: Pack = { ...defaultPack, red: { ...red, spit } };

    expect(asked(scene('0,0  beach  1c 2c', { play: 'spit', pack }))).toEqual(['1 use-rage']);
    expect(passed(scene('0,0  water  1c 2c', { play: 'spit', pack }))).toBe('on-water SNL-3.22');
  });

  test('SNL-14.9 infectious bite by a commander is resolved at once', () => {
    const after = played('0,0  water  1c:20 2c', { play: 'infectious-bite', factions: ['zombies', 'cowboys'] });

    expect(draw(after)).toBe('0,0 water 1c 2c:15');
    expect(asked(after)).toEqual(['2 crawl-step']);
  });

  test('SNL-14.10 golden shovel on water: only the draw is resolved', () => {
    const after = played('0,0  water  1a\n1,0  beach  2c', { play: 'golden-shovel', luck: ['sword'] });

    expect(handOf(after, 1)).toEqual(['sword']);
    expect(told(after, 'tile-damaged', 'tile-destroyed')).toEqual([]);
    expect(draw(after)).toBe('0,0 water 1a\n1,0 beach 2c');
  });

  test('SNL-14.11 every enemy snail on your field: shells are hit with their reduction', () => {
    const after = played('0,0  beach  1a 2c* 2a', { play: 'blades-of-doom' }, CALM);

    expect(draw(after)).toBe('0,0 beach 1a 2c:15* 2a:10');
    expect(told(after, 'damaged')).toEqual([
      { type: 'damaged', snail: handleOf('2c'), amount: 20, shell: 5, life: 15, by: 'card' },
      { type: 'damaged', snail: handleOf('2a'), amount: 20, shell: 0, life: 10, by: 'card' },
    ]);
  });
});

describe('targets without effect', () => {
  test('SNL-14.13 without dice: a push needs a snail that can be pushed, a placing one that can be placed', () => {
    const blowing = scene('0,0  beach  1a\n1,0  beach  2c*\n0,1  beach  2a\n-1,0  beach  2s', { play: 'leaf-blower' });
    expect(targets(blowing)).toEqual(['-1,0', '0,1']);

    const flying = scene('0,0  beach  1a\n1,0  beach  2c* 2a* 3c*', { play: 'jetpack' });
    expect(targets(flying)).toHaveLength(35);
    expect(refusal(flying, at('1,0'))).toEqual({
      code: 'field/blocked',
      rule: 'SNL-5.7',
      facts: { field: '1,0', most: 3 },
    });
  });

  test('SNL-14.13 without dice: one effect that can be applied is enough', () => {
    // A shell takes all of the damage and is immune to the push: it can be hit all the same.
    const before = scene('0,0  beach  1a 2c* 2a', { play: 'hammer', factions: ['ninja', 'zombies'] });

    expect(targets(before)).toEqual(['2c', '2a']);
  });

  test('SNL-14.13 with dice: any target in reach may be tried, the empty sea too', () => {
    const before = scene('0,0  beach  1a\n1,0  beach  2c*', { play: 'ball-launcher' });

    expect(targets(before)).toHaveLength(36);
  });
});

describe('all cards', () => {
  const RED = Object.keys(red);
  const RED_OF_OTHERS = ['hunting-bow', 'blades-of-doom', 'kunai'];
  const RETURNING = ['sword', 'hammer', 'boomerang'];
  const USED_ONCE = Object.keys({ ...red, ...purple }).filter((card) => !RETURNING.includes(card));
  const FACTION_CARDS = Object.keys(faction);
  const AIMED_AT_SNAILS = Object.entries<Card>({ ...red, ...purple, ...faction }).flatMap(([id, card]) => {
    const target = 'target' in card ? card.target : undefined;
    const needsSomebody =
      target?.target === 'burst' ||
      target?.target === 'player' ||
      (target?.target === 'snail' && target.self === 'never');
    return needsSomebody ? [id] : [];
  });
  const factionsFor = (id: string) => {
    const own = faction[id]?.faction ?? 'ninja';
    return [own, own === 'zombies' ? 'ninja' : 'zombies'] as const;
  };

  test.each(RED)('SNL-4.14 + SNL-8.1 %s is passed on water, unless by Pirates', (play) => {
    const sea = '0,0  water  1a 2c 2a\n1,0  water  2s\n0,2  water  2m 3c';
    const swimming = scene(sea, { play, factions: ['ninja', 'zombies'] });
    const sailing = scene(sea, { play, factions: ['pirates', 'zombies'], luck: play === 'gatling' ? ['hit'] : [] });

    expect(passed(swimming)).toBe('on-water SNL-3.22');
    expect(draw(swimming)).toBe(drawing(sea));
    expect(passed(sailing)).toBeUndefined();
  });

  test.each(RED_OF_OTHERS)('SNL-4.14 + SNL-8.1 %s is passed on water', (play) => {
    const after = scene('0,0  water  1a 2c\n1,0  water  2s', { play, factions: factionsFor(play) });

    expect(passed(after)).toBe('on-water SNL-3.22');
  });

  test.each(AIMED_AT_SNAILS)('SNL-3.26 %s without anybody in reach is passed', (play) => {
    const after = scene('-4,0  mountain  1a\n4,0  beach  2c', { play, factions: factionsFor(play) });

    expect(passed(after)).toBe('no-target SNL-3.26');
    expect(draw(after)).toBe('-4,0 mountain 1a\n4,0 beach 2c');
  });

  test('SNL-3.26 the cards that need somebody in reach', () => {
    expect(AIMED_AT_SNAILS).toEqual([
      'gatling',
      'shotgun',
      'sniper-rifle',
      'revolver',
      'crossbow',
      'sword',
      'hammer',
      'drill',
      'boomerang',
      'fishing-rod',
      'vacuum',
      'teleporter',
      'hunting-bow',
      'blades-of-doom',
      'kunai',
      'infectious-bite',
    ]);
  });

  test.each(USED_ONCE)('SNL-4.4 + SNL-3.32 %s lies on the discard pile after the round', (card) => {
    const over = afterRound(card);

    expect(over.wasResolved).toBe(true);
    expect(pileOf(over.drawn).filter((each) => each === card)).toEqual([card]);
  });

  test.each(RETURNING)('SNL-4.4 + SNL-3.32 %s is back in hand after the round', (card) => {
    const over = afterRound(card);

    expect(over.wasResolved).toBe(true);
    expect(handOf(over.drawn, 1)).toEqual([card]);
    expect(pileOf(over.drawn)).toEqual([]);
    expect(told(over.drawn, 'weapon-returned')).toEqual([
      { type: 'weapon-returned', reveals: true, seat: 0, slot: 2, card },
    ]);
  });

  test.each(FACTION_CARDS)('SNL-4.5 + SNL-3.32 %s lies beside the board after the round', (card) => {
    const over = afterRound(card);

    expect(over.wasResolved).toBe(true);
    expect(handOf(over.drawn, 1)).toEqual([]);
    expect(pileOf(over.drawn)).toEqual([]);
    expect(over.drawn.state.factionCards).toEqual([0, 0]);
    expect(told(over.drawn, 'faction-card-returned')).toEqual([
      { type: 'faction-card-returned', reveals: true, seat: 0, slot: 2, card },
    ]);
  });

  // Plays the last round to its end with a card in slot II, any choice made as it comes.
  function afterRound(card: string): { readonly drawn: Drawn; readonly wasResolved: boolean } {
    const before = scene(
      `0,0  meadow  1a 2c
       1,0  meadow  2a
       2,0  meadow  2s 1c`,
      {
        plans: [
          ['crawl-shell', card, '-', '-', '-'],
          ['-', '-', 'crawl-shell', '-', '-'],
        ],
        factions: factionsFor(card),
        round: 6,
      },
    );
    const { game } = before;
    const chance = seeded('1', ['dice', 'deck', 'tiles', 'setup']);
    let drawn = act({ ...before, state: deepFreeze({ ...before.state, chance }) }, half('shell'));
    const events = [...drawn.events];
    while (game.outcome(drawn.state) === undefined) {
      const [first] = game.legalActions(drawn.state);
      if (first === undefined) throw new Error('Nobody can act.');
      drawn = act(drawn, first);
      events.push(...drawn.events);
    }
    const wasPassed = events.some((event) => event.type === 'slot-passed' && event.seat === 0 && event.slot === 2);
    return { drawn: { ...drawn, events }, wasResolved: !wasPassed };
  }
});
