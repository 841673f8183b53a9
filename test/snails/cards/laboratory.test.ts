import { LOCALES, outcomes, withPrinted } from 'gastropodia';
import {
  addTile,
  around,
  type Card,
  cardName,
  checkPack,
  type Deck,
  damage,
  damageTile,
  defaultPack,
  describeCard,
  digThrough,
  type Effect,
  heal,
  lessDamage,
  lifeAtMost,
  look,
  moreDamage,
  move,
  type Op,
  type PurpleCard,
  removeTile,
  renderText,
  untilRoundEnds,
  WORDS_FOR,
  when,
} from 'gastropodia/snails';
import { checkGame } from 'gastropodia/testing';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, examplePack, laboratory } from '../../../docs/examples/laboratory/index.ts';
import {
  at,
  CALM,
  crowdOut,
  effect,
  handOf,
  LEAVE,
  on,
  onPlayer,
  PLACE,
  passed,
  pileOf,
  played,
  pushNext,
  pushTo,
  RAGE,
  reRoll,
  row,
  STOP,
  scatterTo,
  stepTo,
  targets,
  told,
} from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, refusal, type Setting, scene } from '../kit/scene.ts';

const { basic, ...NEW } = examplePack;
const CARDS = Object.values<Deck>(NEW).flatMap((deck) => Object.entries<Card>(deck));

// The resolving snail is a soldier and no Amazon, so that nothing is re-rolled unless a test is about it.
const setting = (play: string, more: Setting = {}): Setting => ({ pack: examplePack, play, ...more });

describe('the pack', () => {
  test('it can be played, and is data: JSON gives it back as it is', () => {
    expect(checkPack(examplePack)).toEqual([]);
    expect(JSON.parse(JSON.stringify(examplePack))).toEqual(examplePack);
  });

  test('40 red, 30 purple and 6 faction cards, none of which is in the default pack', () => {
    const copies = (deck: Readonly<Record<string, { readonly copies: number }>>): number =>
      Object.values(deck).reduce((sum, card) => sum + card.copies, 0);
    const known = Object.values<Deck>({ ...defaultPack }).flatMap((deck) => Object.keys(deck));

    expect(copies(NEW.red)).toBe(40);
    expect(copies(NEW.purple)).toBe(30);
    expect(Object.keys(NEW.faction)).toHaveLength(6);
    expect(CARDS.filter(([id]) => known.includes(id))).toEqual([]);
    expect(CARDS.filter(([, { source }]) => source !== 'ours')).toEqual([]);
    expect(basic).toEqual(defaultPack.basic);
  });

  test('every word of the vocabulary is used', () => {
    const words = (effects: readonly Effect[]): Op[] =>
      effects.flatMap((each) => [each.op, ...('effects' in each ? words(each.effects) : [])]);
    const used = CARDS.flatMap(([, card]) => {
      if ('rows' in card) return [...card.rows.flatMap((row) => words(row.effects)), ...words(card.after ?? [])];
      if ('choose' in card) return Object.values(card.choose).flatMap((option) => words(option.effects));
      return 'effects' in card ? words(card.effects) : [];
    });

    expect(
      Object.values(WORDS_FOR)
        .flat()
        .filter((op) => !used.includes(op)),
    ).toEqual([]);
  });

  test.each(LOCALES)('every new card has a name of its own: %s', (locale) => {
    const names = Object.values(CARD_NAMES[locale]);

    expect(Object.keys(CARD_NAMES[locale])).toEqual(CARDS.map(([id]) => id));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.trim() !== name || name === '')).toEqual([]);
  });

  test.each(LOCALES)('renderText calls the cards by their names: %s', (locale) => {
    const { game, state } = scene('0,0 beach 1a\n1,0 beach 2a 2s', setting('bean-shooter'));
    const text = renderText(withPrinted(game, game.view(state, 0)), { locale, names: CARD_NAMES[locale] });

    expect(text).toContain(CARD_NAMES[locale]['bean-shooter']);
    expect(text).toContain(cardName('swap-aim', { locale }));
    expect(cardName('recoil-cannon', { locale: 'pl' })).toBe('Recoil cannon');
  });
});

describe('red cards', () => {
  test('bean-shooter: three attacks, each at a target of its own', () => {
    const after = played(
      `0,0  meadow  1a
       1,0  beach   2a
       2,0  meadow  2s*
       0,1  mountain  2m`,
      setting('bean-shooter', { luck: ['splat', 'hit', 'crit'] }),
      on('2a'),
      on('2a'),
      on('2s'),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow    1a
        1,0  beach     2a:25
        2,0  meadow    2s:25*
        0,1  mountain  2m`),
    );
  });

  test('bubbling-flask: what spills over hits a field next to the target', () => {
    const after = played(
      `0,0  beach  1a
       1,0  beach  2a
       2,0  beach  2s`,
      setting('bubbling-flask', { luck: ['splat'] }),
      at('1,0'),
      scatterTo('2,0'),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach  1a
        1,0  beach  2a:25
        2,0  beach  2s:25 fire`),
    );
  });

  test('harpoon: the target may be placed on the own field, but not in a shell', () => {
    const before = `
      0,0  meadow  1a
      1,0  beach   2a
      2,0  beach   2s*`;

    const pulled = played(before, setting('harpoon', { luck: ['hit'] }), on('2a'), PLACE);
    const left = played(before, setting('harpoon', { luck: ['splat'] }), on('2a'), LEAVE);
    const shelled = played(before, setting('harpoon', { luck: ['hit'] }), on('2s'));

    expect(draw(pulled)).toBe(
      drawing(`
        0,0  meadow  1a 2a:20
        1,0  beach
        2,0  beach   2s*`),
    );
    expect(draw(left)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  beach   2a:25
        2,0  beach   2s*`),
    );
    expect(draw(shelled)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  beach   2a
        2,0  beach   2s:25*`),
    );
    expect(asked(shelled)).toEqual(['2 choose-half']);
  });

  test('recoil-cannon: the own snail is pushed, hit or miss', () => {
    const after = played(
      `-1,0  beach   mine
       0,0   meadow  1a
       4,0   beach   2a`,
      setting('recoil-cannon', { luck: ['crit', 'barrel'] }),
      pushTo('-1,0'),
    );

    expect(draw(after)).toBe(
      drawing(`
        -1,0  water   1a:20
        0,0   meadow
        4,0   beach   2a:10`),
    );
  });

  test('lightning-coil: two splats are met by two rows, and the better one hurts', () => {
    const before = `
      0,0  meadow  1a
      2,0  meadow  2a`;
    const rolled = played(before, setting('lightning-coil', { luck: ['splat', 'splat'] }), at('2,0'));
    expect(options(rolled)).toEqual([{ row: 0 }, { row: 2 }]);

    expect(draw(act(rolled, row(2)))).toBe(
      drawing(`
        0,0  meadow  1a:25
        2,0  meadow  2a:15`),
    );
    const missed = played(before, setting('lightning-coil', { luck: ['splat', 'crit'] }), at('2,0'));
    expect(draw(missed)).toBe(
      drawing(`
        0,0  meadow  1a
        2,0  meadow  2a:25`),
    );
    const struck = played(before, setting('lightning-coil', { luck: ['crit', 'crit'] }), at('2,0'));
    expect(draw(struck)).toBe(
      drawing(`
        0,0  meadow  1a
        2,0  meadow`),
    );
  });

  test('nutcracker: only a snail in a shell can be cracked', () => {
    const before = `
      0,0  beach     1a 2c
      1,0  mountain  2a* 2s*`;
    const revealed = scene(before, setting('nutcracker'));
    expect(targets(revealed)).toEqual(['2a', '2s']);

    expect(draw(act(revealed, on('2a')))).toBe(
      drawing(`
        0,0  beach     1a 2c
        1,0  mountain  2a:15 2s*`),
    );
    expect(passed(scene('0,0 beach 1a\n1,0 beach 2a', setting('nutcracker')))).toBe('no-target SNL-3.26');
  });

  test('seismic-drum: enemies on the own field only, even in shells when it strikes hard', () => {
    const before = `
      0,0  mountain  1a 1s 2a*
      1,0  meadow    2s
      2,0  mountain`;

    const after = played(before, setting('seismic-drum', { luck: ['crit', 'blank-mountain'] }), pushTo('1,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow    1a 1s
        1,0  meadow    2a:20* 2s
        2,0  mountain`),
    );
  });

  test('yo-yo: a close weapon that comes back', () => {
    const before = `
      0,0  beach     1a
      1,0  mountain  2a 2s`;
    const pirates = { factions: ['pirates', 'zombies'] } as const;

    const pulled = played(before, setting('yo-yo', { ...pirates, luck: ['hit'] }), on('2a'), PLACE);
    const lucky = played(before, setting('yo-yo', { ...pirates, luck: ['crit', 'magnet'] }), on('2a'));

    expect(draw(pulled)).toBe(
      drawing(`
        0,0  beach     1a 2a:25
        1,0  mountain  2s`),
    );
    expect(handOf(lucky, 1)).toEqual(['magnet']);
    expect(examplePack.red['yo-yo']?.returns).toBe('to-hand');
  });
});

describe('purple cards', () => {
  test('belly-flop: lands on the field, hurts the enemies there and pushes them out', () => {
    const after = played(
      `0,0  beach     1a
       2,0  mountain  2a 2s*
       3,0  mountain`,
      setting('belly-flop'),
      at('2,0'),
      pushTo('3,0'),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach
        2,0  mountain  1a 2s*
        3,0  mountain  2a:25`),
    );
  });

  test('ice-cream-scoop: a tile with its tokens, and a card', () => {
    const before = `
      0,0   meadow    1a
      1,0   meadow    2a  mine
      0,1   mountain
      -1,0  beach`;
    const after = played(before, setting('ice-cream-scoop', { luck: ['one-card', 'spyglass'] }), at('1,0'));

    expect(draw(after)).toBe(
      drawing(`
        -1,0  beach
        0,0   meadow    1a
        1,0   beach     2a
        0,1   mountain`),
    );
    expect(handOf(after, 1)).toEqual(['spyglass']);
  });

  test('magnet: one more for you, one less for them', () => {
    const before = `
      0,0  beach     1a
      1,0  mountain  2a
      3,0  beach     3a`;
    const revealed = scene(before, setting('magnet', { hands: [[], ['spyglass', 'yo-yo']], luck: ['harpoon'] }));
    expect(asked(revealed)).toEqual(['2 discard-arsenal']);

    const after = act(revealed, { type: 'discard-arsenal', seat: 1, card: 'yo-yo' });

    expect(handOf(after, 1)).toEqual(['harpoon']);
    expect(handOf(after, 2)).toEqual(['spyglass']);
    expect(pileOf(after)).toEqual(['yo-yo']);
  });

  test('mine-drone: a mine from afar harms nobody yet, and finds no hold on water', () => {
    const before = `
      0,0  beach     1a
      1,0  beach
      3,0  mountain  2a`;
    const revealed = scene(before, setting('mine-drone'));
    expect(targets(revealed)).toEqual(['1,0', '3,0']);

    expect(draw(act(revealed, at('3,0')))).toBe(
      drawing(`
        0,0  beach     1a
        1,0  beach
        3,0  mountain  2a mine`),
    );
  });

  test('multi-tool: three effects to choose from', () => {
    const before = `
      0,0  meadow!  1a:15 2a
      1,0  beach    2s`;
    const tool = (...luck: string[]) => setting('multi-tool', { luck });

    const patched = played(before, tool(), effect('patch-up'));
    const dug = played(before, tool('magnet', 'two-cards', 'wormhole', 'yo-yo'), effect('rummage'));
    const shooed = played(before, tool(), effect('shoo-away'), pushTo('1,0'));

    expect(draw(patched)).toBe(
      drawing(`
        0,0  meadow!  1a:25 2a
        1,0  beach    2s`),
    );
    expect(draw(dug)).toBe(
      drawing(`
        0,0  beach  1a:15 2a
        1,0  beach  2s`),
    );
    expect(handOf(dug, 1)).toEqual(['yo-yo', 'magnet', 'wormhole']);
    expect(draw(shooed)).toBe(
      drawing(`
        0,0  meadow!  1a:15
        1,0  beach    2a 2s`),
    );
  });

  test('SNL-8.13 oil-leak: without a target it scatters from the own field', () => {
    const leaked = played(
      `0,0  beach   1a
       1,0  meadow  2a
       0,1  beach`,
      setting('oil-leak'),
      scatterTo('1,0'),
      PLACE,
      stepTo('0,1'),
      STOP,
    );

    expect(draw(leaked)).toBe(
      drawing(`
        0,0  beach
        1,0  meadow  2a fire fire
        0,1  beach   1a`),
    );
  });

  test('pop-up-shell: on land only, wherever the way has led', () => {
    const before = `
      0,0  beach  1a
      1,0  beach  2a`;
    const covered = played(before, setting('pop-up-shell'), stepTo('1,0'), STOP);
    const wet = played(before, setting('pop-up-shell'), stepTo('0,1'), STOP);

    expect(draw(covered)).toBe(
      drawing(`
        0,0  beach
        1,0  beach  1a* 2a`),
    );
    expect(draw(wet)).toBe(
      drawing(`
        0,0  beach
        1,0  beach  2a
        0,1  water  1a`),
    );
  });

  test('relay-baton: the other snail resolves what comes next', () => {
    const after = played(
      `0,0  beach  1a
       1,0  beach  2a
       4,0  beach  1s`,
      setting('relay-baton'),
      STOP,
    );

    expect([after.state.active[0], after.state.passive[0]]).toEqual([handleOf('1s'), handleOf('1a')]);
  });

  test('salad-bar: friends on one field, and nobody else', () => {
    const before = `
      0,0  beach     1a:15 2a:15
      1,0  mountain  1s:25 1m:5 2s:5
      2,0  beach     1c:5`;
    const revealed = scene(before, setting('salad-bar'));
    expect(targets(revealed)).toEqual(['0,0', '1,0']);

    expect(draw(act(revealed, at('1,0')))).toBe(
      drawing(`
        0,0  beach     1a:15 2a:15
        1,0  mountain  1s 1m:15 2s:5
        2,0  beach     1c:5`),
    );
  });

  test('spyglass: a card and Aim', () => {
    const after = played('0,0 beach 1a\n1,0 beach 2a', setting('spyglass', { luck: ['harpoon'] }));

    expect(draw(after)).toBe(drawing('0,0 beach 1a+\n1,0 beach 2a'));
    expect(handOf(after, 1)).toEqual(['harpoon']);
  });

  test('time-hiccup: the others take the card of this very slot back', () => {
    const after = scene(
      `0,0  beach  1a
       1,0  beach  2a
       2,0  beach  3a`,
      setting('time-hiccup', { plans: [[], ['harpoon'], ['-', 'magnet']] }),
    );

    expect([handOf(after, 2), handOf(after, 3)]).toEqual([['harpoon'], ['magnet']]);
    expect(after.state.plans.slice(1).map((plan) => plan.slice(0, 2).includes(-1))).toEqual([true, true]);
    expect(asked(after)).toEqual(['1 choose-half']);
  });

  test('tuning-fork: everybody next to you is pushed, one after the other', () => {
    const before = `
      0,0   beach     1a 2c
      1,0   mountain  2a 2s*
      -1,0  beach     1s`;
    const revealed = scene(before, setting('tuning-fork'));
    expect(options(revealed)).toEqual([{ snail: handleOf('1s') }, { snail: handleOf('2a') }]);

    const after = act(revealed, pushNext('2a'), pushTo('0,0'), pushTo('-2,0'));

    expect(draw(after)).toBe(
      drawing(`
        -2,0  water     1s
        -1,0  beach
        0,0   beach     1a 2c 2a
        1,0   mountain  2s*`),
    );
  });

  test('wormhole: exchanges two of your own, and does the other one good', () => {
    const before = `
      0,0   beach     1a
      2,0   mountain  2a
      -4,0  meadow    1s:10
      4,0   beach     1m*`;
    const revealed = scene(before, setting('wormhole'));

    expect(draw(revealed)).toBe(
      drawing(`
        -4,0  meadow    1a
        0,0   beach     1s:15
        2,0   mountain  2a
        4,0   beach     1m*`),
    );
  });
});

describe('words of our own', () => {
  test('SNL-16.1 fortune-cookie: a purple card rolls on water, and neither Aim, commander nor Amazons re-roll', () => {
    const after = played(
      `0,0  water   1c:10
       1,0  beach   1a:10`,
      setting('fortune-cookie', { factions: ['amazons', 'zombies'], luck: ['hit'] }),
      on('1c'),
    );

    expect(after.state.life[handleOf('1c')]).toBe(20);
    expect(after.state.used).toEqual([0, 0]);
  });

  test('SNL-16.1 Aim does not wait for a purple card that rolls: it is lost', () => {
    const after = played(
      `0,0  meadow  1a:10+
       1,0  beach   2a`,
      setting('fortune-cookie', { luck: ['splat'] }),
    );

    expect(after.events).toContainEqual({ type: 'aim-lost', snail: handleOf('1a') });
    expect(after.events.map(({ type }) => type)).not.toContain('aim-used');
    expect(after.state.life[handleOf('1a')]).toBe(15);
  });

  test('SNL-16.4 leech: as much as was taken, no more than the other had, and nothing that a shell keeps off', () => {
    const bitten = (victim: string) =>
      draw(
        played(
          `0,0  meadow  1a:10
           1,0  beach   ${victim}
           2,0  beach   2s`,
          setting('leech'),
        ),
      );

    expect(bitten('2a')).toBe(drawing('0,0  meadow  1a:20\n1,0  beach  2a:20\n2,0  beach  2s'));
    expect(bitten('2a*')).toBe(drawing('0,0  meadow  1a:15\n1,0  beach  2a:25*\n2,0  beach  2s'));
    expect(bitten('2a:5')).toBe(drawing('0,0  meadow  1a:15\n1,0  beach\n2,0  beach  2s'));
  });

  test('SNL-16.5 shock-wave: every field around, one after the other, and not the own one', () => {
    const after = played(
      `0,0   beach  1a 2m
       1,0   beach  2a
       2,0   beach
       -1,0  beach  2s
       3,0   beach`,
      setting('shock-wave'),
      pushTo('-2,0'),
      pushTo('2,0'),
    );

    expect(draw(after)).toBe(
      drawing(`
        -2,0  water  2s
        -1,0  beach
        0,0   beach  1a 2m
        1,0   beach
        2,0   beach  2a
        3,0   beach`),
    );
  });

  test('SNL-16.2 weather-vane: a condition is judged when it is its turn, and one that is not met does nothing', () => {
    const pushed = played(
      `0,0  meadow    1a
       1,0  mountain  2a:10
       2,0  beach`,
      setting('weather-vane'),
      pushTo('2,0'),
    );
    const whole = played(
      `0,0  meadow    1a
       1,0  mountain  2a
       2,0  beach`,
      setting('weather-vane'),
      pushTo('2,0'),
    );

    expect(pushed.state.life[handleOf('2a')]).toBe(5);
    expect(whole.state.life[handleOf('2a')]).toBe(30);
    // SNL-14.13: where no condition is met there is nothing to aim at.
    expect(passed(played('0,0  meadow  1a\n1,0  meadow  2a', setting('weather-vane')))).toBe('no-target SNL-3.26');
  });

  test('SNL-16.3 whether a card may be declined is judged with conditions as they stand before it', () => {
    const deadly = (life: number) => {
      const risky: PurpleCard = {
        copies: 1,
        source: 'ours',
        effects: [when(lifeAtMost(10), damage(30)), heal(5)],
      };
      const pack = { ...examplePack, purple: { ...examplePack.purple, risky } };
      return asked(act(scene(`0,0  meadow  1a:${life}\n1,0  meadow  2a`, { pack, play: 'risky' })));
    };

    expect(deadly(10)).toEqual(['1 decline']);
    expect(deadly(15)).not.toContain('1 decline');
  });

  test('SNL-16.6 forked-lightning: two snails with one roll, in any order, the second another than the first', () => {
    const before = scene(
      `0,0   beach  1a 1s
       2,0   beach  2a
       1,0   beach  2s*
       0,-2  beach  2m`,
      setting('forked-lightning', { luck: ['hit'] }),
    );
    const first = act(before, on('2s'));

    expect(targets(before)).toEqual(['2a', '2s', '2m']);
    expect(targets(first)).toEqual(['2a', '2m']);
    expect(refusal(first, on('2s'))).toEqual({
      code: 'target/chosen-already',
      rule: 'SNL-16.6',
      facts: { card: 'forked-lightning', snail: handleOf('2s') },
    });
    expect(draw(act(first, on('2a')))).toBe(draw(act(before, on('2a'), on('2s'))));
    expect(draw(act(first, on('2a')))).toBe(
      drawing(`
        0,-2  beach  2m
        0,0   beach  1a 1s
        1,0   beach  2s:25*
        2,0   beach  2a:20`),
    );
  });

  test('SNL-16.6 forked-lightning: one snail alone is hit alone', () => {
    const after = played('0,0 beach 1a\n2,0 beach 2a', setting('forked-lightning', { luck: ['crit'] }), pushTo('3,0'));

    expect(told(after, 'snail-targeted')).toEqual([{ type: 'snail-targeted', seat: 0, snail: handleOf('2a') }]);
    expect(draw(after)).toBe(drawing('0,0 beach 1a\n2,0 beach\n3,0 water 2a:20'));
  });

  test('SNL-3.24 forked-lightning: where both could only be friends it may be declined, and no sooner', () => {
    const deadly = (others: string) =>
      asked(scene(`0,0 beach 1a\n1,0 beach ${others}\n4,-4 beach 2c`, setting('forked-lightning')));

    expect(deadly('1s 1m')).toEqual(['1 decline']);
    expect(deadly('1s 2a')).toEqual(['1 choose-target']);
  });

  test('SNL-16.7 sticky-fingers: one arsenal card of the hand, for everybody to see', () => {
    const after = played(
      '0,0 beach 1a 2a',
      setting('sticky-fingers', { hands: [[], ['harpoon', 'yo-yo', 'headbutt']], luck: ['yo-yo'] }),
    );
    const stolen = { type: 'stolen', reveals: true, seat: 0, from: 1, card: 'yo-yo' };

    expect([handOf(after, 1), handOf(after, 2)]).toEqual([['yo-yo'], ['harpoon', 'headbutt']]);
    expect(after.game.viewEvents(told(after, 'stolen'), 'spectator')).toEqual([stolen]);
  });

  test('SNL-16.7 sticky-fingers: a hand without an arsenal card gives nothing, and that is known', () => {
    const after = played('0,0 beach 1a 2a', setting('sticky-fingers', { hands: [[], ['headbutt']] }));

    expect(told(after, 'stolen', 'nothing-stolen')).toEqual([
      { type: 'nothing-stolen', reveals: true, seat: 0, from: 1 },
    ]);
    expect([handOf(after, 1), handOf(after, 2)]).toEqual([[], ['headbutt']]);
    expect(after.state.bare).toEqual([0, 1]);
  });

  test('SNL-16.7 each arsenal card is as likely as another, and no other card is taken', () => {
    const before = scene(
      '0,0 beach 1a 2a 2s\n1,0 beach 3a',
      setting('sticky-fingers', { hands: [[], ['harpoon', 'yo-yo', 'yo-yo', 'headbutt']] }),
    );
    const shares = [...outcomes(before.game, before.state, onPlayer(2))].map(({ ways, outOf, state }) => [
      handOf({ ...before, state }, 1),
      `${ways}/${outOf}`,
    ]);

    expect(shares.sort()).toEqual([
      [['harpoon'], '1/3'],
      [['yo-yo'], '2/3'],
    ]);
  });

  // Player 1 has said to hold no arsenal card in hand, and steals one; another of the same kind is in the plan.
  const THIEF: Setting = {
    pack: examplePack,
    plans: [
      ['sticky-fingers', 'yo-yo', 'crawl-shell', 'harpoon'],
      ['-', '-'],
    ],
    hands: [[], ['yo-yo', 'magnet']],
    bare: [1, 0],
    known: [[], ['yo-yo']],
    luck: ['yo-yo'],
  };

  test('SNL-16.8 a stolen card is known to be in hand, also when another of its kind is turned up', () => {
    const after = played('0,0 beach 1a 2a', THIEF);
    const seen = look(withPrinted(after.game, after.game.view(after.state, 'spectator'))).players;

    expect(told(after, 'revealed').map((event) => 'card' in event && event.card)).toEqual([
      'sticky-fingers',
      'yo-yo',
      'crawl-shell',
    ]);
    expect(seen.map(({ known, inHand, isBare }) => ({ known, inHand, isBare }))).toEqual([
      { known: ['yo-yo'], inHand: ['yo-yo'], isBare: true },
      { known: [], inHand: [], isBare: false },
    ]);
  });

  test('SNL-16.8 nobody imagines a stolen card in the plan, nor another one in a hand that is known to hold none', () => {
    const after = played('0,0 beach 1a 2a', THIEF);
    const view = withPrinted(after.game, after.game.view(after.state, 1));
    const worlds = Array.from({ length: 40 }, (_, nth) => after.game.determinize(view, `world ${nth}`));
    const faceDown = worlds.map((state) => state.plans[0]?.slice(3).map((card) => view.cards[card] ?? '?') ?? []);

    expect(new Set(worlds.flatMap((state) => handOf({ ...after, state }, 1)))).toEqual(new Set(['yo-yo']));
    expect(new Set(faceDown.flat()).size).toBeGreaterThan(5);
    // There is a third one of its kind, which may be anywhere.
    expect(faceDown.filter((cards) => cards.includes('yo-yo')).length).toBeLessThan(20);
  });

  test('SNL-16.9 + SNL-16.11 instant-island: a tile comes back under whoever stands there, without what lay there', () => {
    const removed = [1, 0, 0, 0, 1, 0, 0];
    const raised = (field: string) =>
      draw(
        played(
          `0,0  beach!  1a 2a* fire mine dynamite
           1,0  water   2s
           0,1  meadow  2m`,
          setting('instant-island', { removed }),
          at(field),
        ),
      );

    expect(raised('0,0')).toBe(drawing('0,0 meadow 1a 2a*\n1,0 water 2s\n0,1 meadow 2m'));
    expect(raised('1,0')).toBe(drawing('0,0 beach! 1a 2a* fire mine dynamite\n1,0 beach 2s\n0,1 meadow 2m'));
  });

  test('SNL-16.9 instant-island: not on a mountain, and not where no tile of the next terrain is out of the game', () => {
    const before = scene(
      `0,0   mountain  1a
       1,0   meadow    2a
       0,1   beach     2s
       -1,0  beach     2m`,
      setting('instant-island', { removed: [0, 0, 1, 0, 0, 0, 0], sea: 'none' }),
    );

    expect(targets(before)).toEqual(['-1,0', '0,1']);
  });

  const island = (...effects: readonly Effect[]): Setting => {
    const trial: PurpleCard = { copies: 1, source: 'ours', effects };
    return { pack: { ...examplePack, purple: { ...examplePack.purple, trial } }, play: 'trial' };
  };

  test('SNL-16.10 the back of a tile that is laid again has no effect, and it can be laid once more', () => {
    const before = '0,0 beach 1a 2a\n1,0 beach 2s';
    const removed = [0, 0, 0, 0, 1, 0, 0];
    const dug = played(before, { ...island(addTile, digThrough, addTile), removed });
    const taken = played(before, { ...island(addTile, removeTile), removed });

    expect(draw(dug)).toBe(drawing('0,0 meadow 1a 2a\n1,0 beach 2s'));
    expect(draw(taken)).toBe(drawing(before));
    expect(told(dug, 'tile-added', 'tile-destroyed', 'fell', 'drew')).toEqual([
      { type: 'tile-added', field: '0,0', terrain: 'meadow' },
      { type: 'tile-destroyed', field: '0,0', terrain: 'meadow', back: 'spent' },
      { type: 'fell', snail: handleOf('1a'), field: '0,0', onto: 'beach' },
      { type: 'fell', snail: handleOf('2a'), field: '0,0', onto: 'beach' },
      { type: 'tile-added', field: '0,0', terrain: 'meadow' },
    ]);
    expect([dug.state.removed, taken.state.removed]).toEqual([removed, removed]);
    expect([dug.state.raised, taken.state.raised]).toEqual([[dug.state.places[handleOf('1a')]], []]);
  });

  test('SNL-16.12 itching-powder and bubble-wrap: every damage is changed, before the shell, and never below 0', () => {
    const hurt = (victim: string, ...effects: readonly Effect[]) =>
      draw(played(`0,0 beach 1a\n1,0 beach ${victim}`, island(around(...effects))));

    expect(draw(played('0,0 beach 1a\n1,0 beach 2a~10', setting('itching-powder')))).toBe(
      drawing('0,0 beach 1a\n1,0 beach 2a:15~5'),
    );
    expect(draw(played('0,0 beach 1a', setting('bubble-wrap', { players: 2 })))).toBe(drawing('0,0 beach 1a~-5'));
    expect(hurt('2a~5', damage(10))).toBe(drawing('0,0 beach 1a\n1,0 beach 2a:15~5'));
    expect(hurt('2a*~5', damage(10))).toBe(drawing('0,0 beach 1a\n1,0 beach 2a:20*~5'));
    expect(hurt('2a*~-5', damage(15))).toBe(drawing('0,0 beach 1a\n1,0 beach 2a:25*~-5'));
    expect(hurt('2a~-15', damage(10))).toBe(drawing('0,0 beach 1a\n1,0 beach 2a~-15'));
  });

  test('SNL-16.13 a new mark takes the place of the old, and marks end with the round and with the snail', () => {
    const marked = played(
      '0,0 beach 1a~-10 2a:5~5',
      island(untilRoundEnds(moreDamage(5)), untilRoundEnds(lessDamage(15))),
    );
    const over = played('0,0 water 1a~5 2a~-5\n1,0 beach 2s\n2,0 beach 2m', {
      pack: examplePack,
      factions: ['barbarians', 'cowboys'],
      round: 6,
      contamination: 1,
      steps: [{ do: 'clean-up' }],
      plans: [['-', '-', '-', '-', '-'], []],
      resolved: [5, 5],
    });

    expect(draw(marked)).toBe(drawing('0,0 beach 1a~-15 2a:5~5'));
    expect(told(over, 'damaged', 'marks-ended').map(({ type }) => type)).toEqual(['damaged', 'damaged', 'marks-ended']);
    expect(over.state.marks.every((change) => change === 0)).toBe(true);
  });

  test('SNL-16.14 whether a card may be declined is judged by printed damage and by tokens as they lie', () => {
    const asks = (snail: string, ...effects: readonly Effect[]) =>
      asked(scene(`0,0 beach ${snail} mine\n1,0 beach 2a`, { ...island(...effects), removed: [0, 0, 1, 0, 0, 0, 0] }));

    expect(asks('1a:10~5', damage(5), move(1))).not.toContain('1 decline');
    expect(asks('1a:10~-5', damage(10), move(1))).toEqual(['1 decline']);
    expect(asks('1a:10', addTile, damageTile, move(1))).toEqual(['1 decline']);
  });

  test('they read well', () => {
    const said = (id: string) =>
      LOCALES.map((locale) => describeCard(Object.fromEntries(CARDS)[id] as Card, { locale }));
    const ours = ['leech', 'shock-wave', 'weather-vane', 'forked-lightning', 'sticky-fingers', 'instant-island'];

    expect([...ours, 'itching-powder', 'bubble-wrap'].map(said)).toMatchInlineSnapshot(`
      [
        [
          "Choose an enemy snail on your field or an adjacent one, in sight or not. Deal 10 damage to the target and heal your snail by as much as it loses.",
          "Wybierz wrogiego ślimaka na swoim lub sąsiednim polu, także poza linią wzroku. Zadaj celowi 10 obrażeń i przywróć swojemu ślimakowi tyle życia, ile w ten sposób odebrano.",
          "Wähle eine gegnerische Schnecke auf deinem Feld oder einem Nachbarfeld, auch ohne Sichtlinie. Füge dem Ziel 10 Schaden zu und heile deine Schnecke um so viel Leben, wie dadurch verloren geht.",
        ],
        [
          "Do this on every field next to yours: push every snail there.",
          "Zrób to na każdym polu sąsiadującym z twoim: popchnij każdego ślimaka na tym polu.",
          "Tue dies auf jedem Nachbarfeld deines Feldes: Schubse jede Schnecke dort.",
        ],
        [
          "Choose an enemy snail 1–2 fields away, in sight or not. If the target is on a mountain, push it; then, either way, if the target has at most 10 life, deal 5 damage to it.",
          "Wybierz wrogiego ślimaka w odległości 1–2 pól, także poza linią wzroku. Jeśli cel stoi na górze, popchnij go; potem, niezależnie od tego, jeśli cel ma najwyżej 10 życia, zadaj mu 5 obrażeń.",
          "Wähle eine gegnerische Schnecke im Abstand von 1–2 Feldern, auch ohne Sichtlinie. Falls das Ziel auf einem Berg steht, schubse es; davon unabhängig: Falls das Ziel höchstens 10 Leben hat, füge ihm 5 Schaden zu.",
        ],
        [
          "Choose two other snails, each 1–3 fields away, in sight (only one if there are no two). Roll 1 die. Splat: deal 5 damage to each target. Hit: deal 10 damage to each target. Crit: deal 10 damage to each target, then push them.",
          "Wybierz dwa inne ślimaki, każdy w odległości 1–3 pól, w linii wzroku (lub jednego, jeśli nie ma dwóch). Rzuć 1 kością. Plask: zadaj każdemu celowi 5 obrażeń. Trafienie: zadaj każdemu celowi 10 obrażeń. Krytyk: zadaj każdemu celowi 10 obrażeń, potem popchnij je.",
          "Wähle zwei andere Schnecken, jede im Abstand von 1–3 Feldern, mit Sichtlinie (nur eine, falls es keine zwei gibt). Wirf 1 Würfel. Klecks: Füge jedem Ziel 5 Schaden zu. Treffer: Füge jedem Ziel 10 Schaden zu. Volltreffer: Füge jedem Ziel 10 Schaden zu, dann schubse sie.",
        ],
        [
          "Choose another player with a snail on your field or an adjacent one, in sight or not. Steal 1 arsenal card at random from that player’s hand and show it to everyone.",
          "Wybierz innego gracza, który ma ślimaka na twoim lub sąsiednim polu, także poza linią wzroku. Ukradnij temu graczowi z ręki 1 losową kartę arsenału i pokaż ją wszystkim.",
          "Wähle einen anderen Spieler mit einer Schnecke auf deinem Feld oder einem Nachbarfeld, auch ohne Sichtlinie. Stiehl diesem Spieler 1 zufällige Arsenalkarte aus der Hand und zeige sie allen.",
        ],
        [
          "Choose your field or one up to 2 away, in sight or not. Raise the target field by a tile that is out of the game (its back has no effect; tokens there are removed).",
          "Wybierz swoje pole lub pole w odległości do 2 pól, także poza linią wzroku. Podwyższ pole docelowe o kafelek usunięty z gry (jego rewers nie działa, a żetony z tego pola są usuwane).",
          "Wähle dein Feld oder ein Feld im Abstand von bis zu 2 Feldern, auch ohne Sichtlinie. Erhöhe das Zielfeld um ein Plättchen, das aus dem Spiel ist (seine Rückseite hat keine Wirkung, Marker auf dem Feld werden entfernt).",
        ],
        [
          "Choose an enemy snail 1–2 fields away, in sight. Deal 5 damage to the target, then have it take 5 more from every source of damage until the end of the round.",
          "Wybierz wrogiego ślimaka w odległości 1–2 pól, w linii wzroku. Zadaj celowi 5 obrażeń, potem zwiększ do końca rundy o 5 obrażenia zadawane mu z każdego źródła.",
          "Wähle eine gegnerische Schnecke im Abstand von 1–2 Feldern, mit Sichtlinie. Füge dem Ziel 5 Schaden zu, dann lass es bis zum Ende der Runde durch jede Quelle 5 Schaden mehr erleiden.",
        ],
        [
          "Choose one of your snails on your field or an adjacent one, in sight or not (it may be your active snail). Have the target take 5 less from every source of damage until the end of the round.",
          "Wybierz swojego ślimaka na swoim lub sąsiednim polu, także poza linią wzroku (może to być twój aktywny ślimak). Zmniejsz do końca rundy o 5 obrażenia zadawane celowi z każdego źródła.",
          "Wähle eine eigene Schnecke auf deinem Feld oder einem Nachbarfeld, auch ohne Sichtlinie (auch deine aktive Schnecke). Lass das Ziel bis zum Ende der Runde durch jede Quelle 5 Schaden weniger erleiden.",
        ],
      ]
    `);
  });
});

describe('faction cards', () => {
  test('twin-arrows: Amazons re-roll for a pair', () => {
    const after = played(
      `0,0  meadow  1a
       3,0  beach   2a`,
      setting('twin-arrows', { factions: ['amazons', 'zombies'], luck: ['splat', 'hit', 'hit'] }),
      reRoll(0),
      row(3),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        3,0  beach   2a:5`),
    );
  });

  test('headbutt: it hurts both, and rage is for the other one', () => {
    const before = `
      0,0  beach  1a 2a
      1,0  beach`;
    const raged = played(before, setting('headbutt'), RAGE, pushTo('1,0'));
    const calm = played(before, setting('headbutt'), CALM, pushTo('1,0'));

    expect(draw(raged)).toBe(
      drawing(`
        0,0  beach  1a:25
        1,0  beach  2a:10`),
    );
    expect(draw(calm)).toBe(
      drawing(`
        0,0  beach  1a:25
        1,0  beach  2a:15`),
    );
  });

  test('SNL-3.20 headbutt: a snail that would not survive it may decline', () => {
    const revealed = scene('0,0 beach 1a:5\n1,0 beach 2a', setting('headbutt'));

    expect(asked(revealed)).toEqual(['1 decline']);
  });

  test('lasso: out of the shell and over to you, which may crowd somebody out', () => {
    const after = played(
      `0,0   meadow  1a 1s 1m
       2,0   beach   2a*
       -1,0  meadow`,
      setting('lasso', { factions: ['cowboys', 'zombies'] }),
      crowdOut('1m', '-1,0'),
    );

    expect(draw(after)).toBe(
      drawing(`
        -1,0  meadow  1m
        0,0   meadow  1a 1s 2a
        2,0   beach`),
    );
  });

  test('boarding-plank: a Pirate takes the place of an enemy, who goes overboard', () => {
    const after = played(
      `0,1  water     1a
       1,0  mountain  2a`,
      setting('boarding-plank', { factions: ['pirates', 'zombies'] }),
    );

    expect(draw(after)).toBe(
      drawing(`
        1,0  mountain  1a
        0,1  water     2a:20`),
    );
  });

  test('smoke-bomb: away and into a shell', () => {
    const after = played(
      `0,0  beach     1a
       3,0  mountain
       1,0  beach     2a`,
      setting('smoke-bomb', { factions: ['ninja', 'zombies'] }),
      at('3,0'),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach
        1,0  beach     2a
        3,0  mountain  1a*`),
    );
  });

  test('contagion: two hits feed the Zombie', () => {
    const after = played(
      `0,0  beach     1a:10 2a 1s
       1,0  mountain  2s*
       2,0  beach     2m`,
      setting('contagion', { factions: ['zombies', 'ninja'], luck: ['hit', 'hit'] }),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach     1a:25 1s 2a:15
        1,0  mountain  2s:20*
        2,0  beach     2m`),
    );
  });
});

test('random games with the cards of the laboratory are lawful', async () => {
  const report = await checkGame(laboratory, {
    configs: [{ players: 2 }, { players: 3 }],
    walks: 4,
    length: 120,
    every: 12,
    openings: 40,
  });

  expect(report.walks).toBe(4);
});
