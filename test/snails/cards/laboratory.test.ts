import { LOCALES } from 'gastropodia';
import {
  type Card,
  cardName,
  checkPack,
  type Deck,
  damage,
  defaultPack,
  describeCard,
  type Effect,
  heal,
  lifeAtMost,
  type Op,
  type PurpleCard,
  renderText,
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
} from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, type Setting, scene } from '../kit/scene.ts';

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
    const text = renderText(game.view(state, 0), { locale, names: CARD_NAMES[locale] });

    expect(text).toContain(CARD_NAMES[locale]['bean-shooter']);
    expect(text).toContain(cardName('swap-aim', locale));
    expect(cardName('recoil-cannon', 'pl')).toBe('Recoil cannon');
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

  test('they read well', () => {
    const { leech, 'shock-wave': shock, 'weather-vane': vane } = NEW.purple as Readonly<Record<string, Card>>;
    const said = (card: Card | undefined) => LOCALES.map((locale) => describeCard(card as Card, locale));

    expect([leech, shock, vane].map(said)).toMatchInlineSnapshot(`
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
    walks: 6,
    length: 120,
    every: 12,
  });

  expect(report.walks).toBe(6);
});
