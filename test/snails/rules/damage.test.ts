import { expect, test } from 'vitest';
import { HIDDEN, NONE } from '../../../src/games/snails/components.ts';
import { pictured } from '../../kit/pictured.ts';
import { at, half, handOf, on, pileOf, played, RESOLVE, scatterTo, told } from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, refusal, scene } from '../kit/scene.ts';
import { story } from '../kit/story.ts';

/** Clean-up of the last round: nobody decides anything after it. */
const CLEAN_UP = { round: 6, steps: [{ do: 'clean-up' }] } as const;

test('SNL-9.1 damage lowers life', () => {
  const after = played('0,0 beach 1a 2c:25\n1,0 beach 2a', { play: 'sword', factions: ['ninja'] });

  expect(draw(after)).toBe(drawing('0,0 beach 1a 2c:15\n1,0 beach 2a'));
});

const WOUNDS = [
  { name: '1a', line: 'healed 1a 10 15' },
  { name: '1c', line: 'healed 1c 5 30' },
  { name: '2c', line: 'healed 2c 0 30' },
];

test.each(WOUNDS)('SNL-9.1 healing raises life, never above 30: $name', ({ name, line }) => {
  const after = played('0,0 beach 1a:5 1c:25 2c', { play: 'first-aid-kit' }, on(name));

  expect(story(after).at(-1)).toBe(line);
});

test('SNL-9.2 a snail without life is eliminated at once: pawn, shell, Aim and token are gone', () => {
  const before = scene('0,0 beach 1a 2c:5*+ 2a\n1,0 beach 2s', {
    play: 'sword',
    factions: ['ninja'],
    tokens: [['1a'], ['2c', '2a']],
  });
  const after = pictured(act(before, on('2c')));

  expect(story(after)).toEqual([
    'snail-targeted player 1 2c',
    '2c -5 by card: 0',
    'aim-lost 2c',
    '2c eliminated, token active',
  ]);
  expect(draw(after)).toBe(drawing('0,0 beach 1a 2a\n1,0 beach 2s'));
  expect(after.state.losses).toEqual([0, 1]);
  expect([after.state.active[1], after.state.passive[1]]).toEqual([handleOf('2a'), NONE]);
});

test('SNL-9.2 damage beyond the life that is left does not matter, and the eliminated are no targets', () => {
  const shot = played(
    '0,0 beach 1a\n1,0 beach 2c:5 2a 2s',
    { play: 'revolver', luck: ['hit'], tokens: [['1a'], ['2a']] },
    on('2c'),
  );

  expect(told(shot, 'damaged', 'eliminated')).toEqual([
    { type: 'damaged', snail: handleOf('2c'), amount: 10, shell: 0, life: 0, by: 'card' },
    { type: 'eliminated', reveals: true, snail: handleOf('2c'), token: 'none' },
  ]);
  expect(refusal(shot, on('2c'))).toEqual({
    code: 'target/off-board',
    rule: 'SNL-9.2',
    facts: { snail: handleOf('2c') },
  });
  expect(options(shot)).toEqual([{ target: { snail: handleOf('2a') } }, { target: { snail: handleOf('2s') } }]);
});

test('SNL-9.3 when the active snail is eliminated the passive token moves over at once, still unrevealed', () => {
  const shot = pictured(
    played(
      '0,0 beach 1a\n1,0 beach 2c:5 2a 2s',
      { play: 'revolver', luck: ['hit'], tokens: [['1a'], ['2c', '2s']] },
      on('2c'),
    ),
  );

  expect([shot.state.active[1], shot.state.passive[1]]).toEqual([handleOf('2s'), NONE]);
  expect([shot.game.view(shot.state, 0).active[1], shot.game.view(shot.state, 0).passive[1]]).toEqual([HIDDEN, NONE]);
});

test('SNL-9.3 + SNL-3.16 the new active snail resolves the next card and is revealed with it', () => {
  const after = played('0,0 beach 1a 2c:5\n1,0 beach 2a 2s', {
    play: 'sword',
    factions: ['ninja'],
    tokens: [['1a'], ['2c', '2s']],
  });

  expect(told(after, 'revealed').at(-1)).toEqual({
    type: 'revealed',
    reveals: true,
    seat: 1,
    slot: 1,
    card: 'crawl-shell',
    snail: handleOf('2s'),
    aim: 'none',
  });
  expect(after.game.view(after.state, 0).active[1]).toBe(handleOf('2s'));
});

test('SNL-9.4 when the passive snail is eliminated its token is revealed and removed', () => {
  const after = played('0,0 beach 1a 2c:5\n1,0 beach 2a 2s', {
    play: 'sword',
    factions: ['ninja'],
    tokens: [['1a'], ['2a', '2c']],
    plans: [[], ['swap-aim']],
  });

  expect(told(after, 'eliminated')).toEqual([
    { type: 'eliminated', reveals: true, snail: handleOf('2c'), token: 'passive' },
  ]);
  expect([after.state.active[1], after.state.passive[1]]).toEqual([handleOf('2a'), NONE]);
  // There is nobody to swap with: Aim is the only half left.
  expect(told(after, 'half-chosen')).toEqual([{ type: 'half-chosen', seat: 1, action: 'aim' }]);
});

test('SNL-9.5 damage of one effect is simultaneous, then eliminations go in seat order from the first player', () => {
  const after = played(
    `0,0  beach  1a:15 2c:15 3c:15 dynamite
     1,0  beach  1c 2a 3a`,
    { ...CLEAN_UP, first: 2 },
  );

  expect(story(after).slice(0, 7)).toEqual([
    'exploded 0,0 dynamite',
    '1a -15 by dynamite: 0',
    '2c -15 by dynamite: 0',
    '3c -15 by dynamite: 0',
    '2c eliminated, token active',
    '3c eliminated, token active',
    '1a eliminated, token active',
  ]);
});

test("SNL-9.5 + SNL-3.31 one player's snails go in the order commander, assault, scout, medic", () => {
  const after = played(
    `0,0  beach  1a 2c 3a
     1,0  water  1m:5 1c:5 2m:5
     2,0  water  2s:5 2a:5 3s:5`,
    { ...CLEAN_UP, first: 3, factions: ['ninja', 'amazons'], tokens: [['1c', '1m'], ['2s', '2a'], ['3a']] },
  );

  // Each is told with the space that its token lay on before: the medic's came over when the commander went.
  expect(story(after).filter((line) => line.includes('eliminated'))).toEqual([
    '3s eliminated, token none',
    '1c eliminated, token active',
    '1m eliminated, token passive',
    '2a eliminated, token passive',
    '2s eliminated, token active',
    '2m eliminated, token none',
  ]);
  expect(draw(after)).toBe(drawing('0,0 beach 1a 2c 3a'));
});

test('SNL-9.5 + SNL-3.17 a player who loses both declared snails at once resolves nothing more', () => {
  const after = pictured(
    played(
      '0,0 beach 1a\n1,0 beach 2c:5 2a:10 2s\n0,1 beach 3c',
      { play: 'grenade', luck: ['splat'], tokens: [['1a'], ['2c', '2a']] },
      at('1,0'),
    ),
  );

  expect(told(after, 'slot-passed')).toEqual([
    { type: 'slot-passed', seat: 1, slot: 1, reason: 'no-snail', rule: 'SNL-3.17' },
  ]);
  expect(asked(after)).toEqual(['3 choose-half']);
});

test('SNL-9.6 a squad without its commander keeps the faction ability', () => {
  const after = pictured(
    played(
      '0,0 beach 1a\n1,0 beach 2a',
      { play: 'crossbow', factions: ['cowboys'], luck: ['splat', 'rocket'] },
      { type: 'draw-bonus', seat: 0 },
    ),
  );

  expect(after.state.life[handleOf('1c')]).toBe(0);
  expect(handOf(after, 1)).toEqual(['rocket']);
});

const SHELLS = `0,0  beach  1a 1c:5* 2c
                1,0  beach  1s*`;

test('SNL-9.7 the shell of an eliminated snail goes back to its player', () => {
  const setting = { first: 2, plans: [['crawl-shell'], ['sword']], tokens: [['1a', '1s'], ['2c']] };
  const kill = pictured(
    act(scene(SHELLS, setting), { type: 'choose-target', seat: 1, target: { snail: handleOf('1c') } }),
  );
  const after = act(kill, half('shell'));
  expect(draw(after)).toBe(drawing('0,0 beach 1a* 2c\n1,0 beach 1s*'));

  // As long as the commander lives, both shells are in use.
  const spare = act(scene(SHELLS, setting), { type: 'choose-target', seat: 1, target: { snail: handleOf('1a') } });
  expect(asked(act(spare, half('shell')))).toEqual(['1 take-shell-from']);
});

const DIGGING = `0,0  meadow!  1a:10 mine
                 1,0  beach    2c
                 2,0  beach    3c`;

test('SNL-9.8 a player who is not living draws nothing', () => {
  const after = pictured(played(DIGGING, { play: 'crawl-dig', luck: ['rocket', 'two-cards'] }, half('dig'), RESOLVE));

  expect(story(after)).toEqual([
    'drew player 1 1',
    'exploded 0,0 mine',
    '1a -10 by mine: 0',
    '1a eliminated, token active',
    'squad-lost player 1',
    'tile-destroyed 0,0 meadow two-cards',
  ]);
  expect(handOf(after, 1)).toEqual(['rocket']);
});

test('SNL-9.8 + SNL-14.3 a player who is not living is skipped by effects on players', () => {
  const before = scene('0,0 beach 1a\n1,0 beach 2c\n2,0 beach 4c', {
    play: 'villains-hat',
    factions: ['cowboys', 'zombies', 'amazons', 'ninja'],
    hands: [[], ['rocket'], ['grenade'], ['mine']],
  });

  expect(asked(before)).toEqual(['2 discard-arsenal']);
  const after = pictured(act(before, { type: 'discard-arsenal', seat: 1, card: 'rocket' }));
  expect(asked(after)).toEqual(['4 discard-arsenal']);
  expect(handOf(act(after, { type: 'discard-arsenal', seat: 3, card: 'mine' }), 3)).toEqual(['grenade']);
});

test('SNL-9.8 in clean-up the arsenal cards of a lost squad are discarded, the others stay with their player', () => {
  const after = played(
    `0,0  beach  1a 3c:10
     1,0  beach  2c`,
    {
      round: 6,
      first: 3,
      factions: ['ninja', 'zombies', 'cowboys'],
      plans: [
        ['sword', '-', '-', '-', '-'],
        ['-', '-', '-', '-', '-'],
        ['supply-drop', 'rocket', 'villains-hat', 'crawl-shell', 'dig-shell'],
      ],
      hands: [[], ['drill'], ['gatling']],
      luck: ['mine', 'boomerang'],
    },
  );

  expect(pileOf(after)).toEqual(['rocket', 'gatling', 'boomerang', 'mine', 'supply-drop']);
  expect([1, 2, 3].map((player) => handOf(after, player))).toEqual([['sword'], ['drill'], []]);
  expect(after.state.hands[2]).toHaveLength(5);
});

test('SNL-9.9 an active player whose last snail is eliminated still decides the rest of the action', () => {
  const shot = pictured(
    played(
      `0,0  meadow  1a:15 2c dynamite
     1,0  beach
     0,1  beach   3c 3a 3s`,
      {
        first: 2,
        plans: [['rocket']],
        steps: [{ do: 'turn', slot: 1, nth: 2 }],
        sea: 'none',
        luck: ['hit', 'one-card'],
      },
      at('1,0'),
      scatterTo('0,0'),
      { type: 'push-to', seat: 1, field: '0,1' },
      { type: 'overcrowd', seat: 0, snail: handleOf('3s'), field: '1,0' },
    ),
  );

  expect(draw(shot)).toBe(
    drawing(`
      0,0  beach
      1,0  beach  3s
      0,1  beach  2c:15 3c 3a`),
  );
  expect(story(shot)).toEqual([
    'field-targeted player 1 1,0',
    'rolled player 1 hit',
    'row-taken player 1 1 hit',
    'scattered player 1 0,0',
    'exploded 0,0 dynamite',
    '1a -15 by dynamite: 0',
    '2c -15 by dynamite: 15',
    '1a eliminated, token active',
    'squad-lost player 1',
    'pushed 2c 0,0 0,1',
    'pushed 3s 0,1 1,0',
    'tile-destroyed 0,0 meadow one-card',
  ]);
});
