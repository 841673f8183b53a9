import { describe, expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import type { SnailsAction } from '../../../src/games/snails/index.ts';
import { outcomes } from '../../../src/kernel/index.ts';
import { at, KEEP, on, reRoll, row } from '../kit/plays.ts';
import { act, asked, type Drawn, handleOf, options, playWith, type Setting, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';

playWith(steadyPack);

// A die shows splat on 3 faces of 6, hit on 2, crit on 1. Two dice: splat and hit in 2 * 3 * 2 ways of 36, splat and crit in
// 6, hit and crit in 4, two splats in 9, two hits in 4, two crits in 1.

const FIELD = `
  0,0  meadow  1a
  2,0  meadow  2c 2a`;
const DUEL = '0,0  meadow  1a 2c 2a';

/** What there is to see at the next decision: the rows to choose from, the scatter, or what has become of 2c and its tile. */
function seen(drawn: Drawn): string {
  const { state } = drawn;
  const [question = ''] = asked(drawn);
  if (question === '1 choose-row') return `rows ${options(drawn).map((option) => 'row' in option && option.row)}`;
  if (question === '1 scatter-field') return 'scatter';
  if (question === '1 re-roll') return `rolled ${state.play.dice.join(' ')}`;
  const snail = handleOf('2c');
  const field = state.places[snail] ?? -1;
  return [
    `life ${state.life[snail]}`,
    ...(state.shells[snail] === 1 ? ['shell'] : []),
    ...(state.damage[field] === 1 ? ['damaged'] : []),
    ...(state.levels[field] === 1 ? ['destroyed'] : []),
    ...(state.fire[field] === 0 ? [] : [`fire ${state.fire[field]}`]),
    ...(question === '1 push-to' ? ['push'] : []),
  ].join(' ');
}

/** How likely each sight is, in lowest terms; the backs of tiles are added up. */
function odds(before: Drawn, action: SnailsAction): Record<string, string> {
  const sums = new Map<string, readonly [bigint, bigint]>();
  for (const { ways, outOf, state } of outcomes(before.game, before.state, action)) {
    const sight = seen({ ...before, state });
    const [sum, parts] = sums.get(sight) ?? [0n, 1n];
    sums.set(sight, [sum * outOf + ways * parts, parts * outOf]);
  }
  return Object.fromEntries([...sums].map(([sight, [ways, outOf]]) => [sight, lowest(ways, outOf)]));
}

function lowest(ways: bigint, outOf: bigint): string {
  const divisor = (left: bigint, right: bigint): bigint => (right === 0n ? left : divisor(right, left % right));
  const common = divisor(ways, outOf);
  return `${ways / common}/${outOf / common}`;
}

interface Case {
  readonly card: string;
  readonly aim: SnailsAction;
  readonly odds: Readonly<Record<string, string>>;
  readonly field?: string;
  readonly setting?: Setting;
}

const CALM_SQUAD: Setting = { factions: ['ninja', 'zombies'] };

const ROLLS: readonly Case[] = [
  {
    card: 'rocket',
    aim: at('2,0'),
    // The back may be a trap (4 meadows of 15), which takes 5 more: 1/2 * 4/15 and 1/2 * 11/15.
    field: FIELD.replace('2c 2a', '2c 2a*'),
    odds: { 'life 15 destroyed push': '11/30', 'life 10 destroyed push': '2/15', scatter: '1/3', 'life 30': '1/6' },
  },
  {
    card: 'grenade',
    aim: at('2,0'),
    odds: {
      'life 20 damaged': '1/2',
      scatter: '1/3',
      'life 15 destroyed': '11/90',
      'life 10 destroyed': '2/45',
    },
  },
  {
    card: 'ball-launcher',
    aim: at('2,0'),
    field: FIELD.replace('2c 2a', '2c 2a*'),
    odds: {
      'life 30 push': '1/4',
      'life 20': '1/9',
      'life 15 push': '1/36',
      'rows 0,1': '1/3',
      'rows 0,2': '1/6',
      'rows 1,2': '1/9',
    },
  },
  // splat and hit do the same.
  { card: 'cocktail', aim: at('2,0'), odds: { 'life 25 fire 1': '5/6', scatter: '1/6' } },
  {
    card: 'incinerator',
    aim: at('1,0'),
    field: '0,0  meadow  1a\n1,0  meadow  2c 2a',
    odds: { 'life 25 fire 2': '1/2', 'life 20 fire 2': '1/3', 'life 30': '1/6' },
  },
  {
    card: 'shotgun',
    aim: on('2c'),
    // 9 + 6 ways for splat alone, 4 + 4 for hit alone, 12 for both, 1 for a miss.
    odds: { 'life 25': '5/12', 'life 20': '2/9', 'rows 0,1,2': '1/3', 'life 30': '1/36' },
  },
  { card: 'sniper-rifle', aim: on('2c'), odds: { 'life 20': '1/2', 'life 15': '1/3', 'life 10': '1/6' } },
  // The first of its two attacks; hit and crit do the same.
  { card: 'revolver', aim: on('2c'), odds: { 'life 25': '1/2', 'life 20': '1/2' } },
  {
    card: 'crossbow',
    aim: on('2c'),
    field: FIELD.replace('2c', '2c*'),
    odds: { 'life 25 shell': '1/2', 'life 20': '1/3', 'life 30 shell': '1/6' },
  },
  {
    card: 'mortar',
    aim: at('2,0'),
    odds: {
      scatter: '5/12',
      'life 20 damaged': '1/9',
      'rows 0,1': '1/3',
      'rows 1,2': '1/9',
      'life 30': '1/36',
    },
  },
  { card: 'sword', aim: on('2c'), field: DUEL, odds: { 'life 20': '1/1' } },
  { card: 'hammer', aim: on('2c'), field: DUEL, odds: { 'life 25 push': '1/1' } },
  {
    card: 'drill',
    aim: on('2c'),
    field: DUEL,
    odds: { 'life 20 damaged': '1/2', 'life 15 damaged': '1/3', 'life 30 damaged': '1/6' },
  },
  { card: 'boomerang', aim: on('2c'), odds: { 'life 25': '1/2', 'life 20': '1/2' } },
  {
    card: 'hunting-bow',
    aim: on('2c'),
    setting: { factions: ['amazons', 'zombies'] },
    // Their re-roll comes first: the faces by their numbers.
    odds: { 'rolled 0': '1/2', 'rolled 1': '1/3', 'rolled 2': '1/6' },
  },
  {
    card: 'broadside',
    aim: at('2,0'),
    setting: { factions: ['pirates', 'zombies'] },
    odds: { 'life 25': '1/2', 'life 25 damaged': '1/3', 'life 20 destroyed': '11/90', 'life 15 destroyed': '2/45' },
  },
];

describe('one attack', () => {
  test.each(ROLLS)(
    'SNL-1.1 + SNL-8.6 odds of $card',
    ({ card, aim, odds: expected, field = FIELD, setting = CALM_SQUAD }) => {
      const before = scene(field, { ...setting, play: card });

      expect(odds(before, aim)).toEqual(expected);
    },
  );

  test('SNL-1.1 + SNL-8.15 odds of gatling, which rolls as soon as it is revealed', () => {
    const before = scene('0,0  meadow  1a\n1,0  meadow  2c 2a', {
      ...CALM_SQUAD,
      first: 2,
      plans: [['gatling'], ['crawl-shell', 'crawl-dig']],
    });

    const rolling: SnailsAction = { type: 'choose-half', seat: 1, action: 'shell' };

    // 2c has gone into its shell.
    expect(odds(before, rolling)).toEqual({ 'life 30 shell': '1/2', 'life 25 shell': '1/3', 'life 20 shell': '1/6' });
  });

  test('every red card has its odds checked', () => {
    expect(new Set([...ROLLS.map(({ card }) => card), 'gatling'])).toEqual(
      new Set([...Object.keys(defaultPack.red), 'hunting-bow', 'broadside']),
    );
  });
});

describe('two attacks', () => {
  test('SNL-14.1 odds of both attacks of a revolver at one target', () => {
    const before = scene(FIELD, { ...CALM_SQUAD, play: 'revolver' });
    const sums: Record<string, number> = {};
    for (const { probability, state } of outcomes(before.game, before.state, on('2c'))) {
      for (const second of outcomes(before.game, state, on('2c'))) {
        const sight = seen({ ...before, state: second.state });
        sums[sight] = (sums[sight] ?? 0) + probability * second.probability;
      }
    }

    // Each takes 5 or 10, evenly.
    expect(sums).toEqual({ 'life 20': 0.25, 'life 15': 0.5, 'life 10': 0.25 });
  });
});

describe('a re-roll', () => {
  const COMMANDER = FIELD.replace('1a', '1c');

  test('SNL-8.9 odds of a commander who rolls everything but a crit again: 11/36 for the crit', () => {
    const before = scene(COMMANDER, { ...CALM_SQUAD, play: 'sniper-rifle' });
    expect(odds(before, on('2c'))).toEqual({ 'rolled 0': '1/2', 'rolled 1': '1/3', 'rolled 2': '1/6' });

    let crit = 0;
    for (const { probability, state } of outcomes(before.game, before.state, on('2c'))) {
      const answer = state.play.dice[0] === 2 ? KEEP : reRoll(0);
      for (const branch of outcomes(before.game, state, answer)) {
        if (branch.state.life[handleOf('2c')] === 10) crit += probability * branch.probability;
      }
    }

    expect(crit).toBeCloseTo(11 / 36, 12);
  });

  test('SNL-8.10 a re-roll of a die has the odds of a die, and keeping has no odds', () => {
    const rolled = act(scene(COMMANDER, { ...CALM_SQUAD, play: 'sniper-rifle', luck: ['splat'] }), on('2c'));

    expect(odds(rolled, reRoll(0))).toEqual({ 'life 20': '1/2', 'life 15': '1/3', 'life 10': '1/6' });
    expect(odds(rolled, KEEP)).toEqual({ 'life 20': '1/1' });
  });

  test('SNL-8.10 of two dice the one named is rolled again, the other stays', () => {
    const rolled = act(scene(COMMANDER, { ...CALM_SQUAD, play: 'shotgun', luck: ['crit', 'hit'] }), on('2c'));

    // The hit stays: with a splat all rows are met, with a hit or a crit only its own.
    expect(odds(rolled, reRoll(0))).toEqual({ 'rows 0,1,2': '1/2', 'life 20': '1/2' });
    // The crit stays: a splat, a hit, or a miss.
    expect(odds(rolled, reRoll(1))).toEqual({ 'life 25': '1/2', 'life 20': '1/3', 'life 30': '1/6' });
  });

  test('SNL-8.9 Aim and commander: two re-rolls add up', () => {
    const rolled = act(
      scene(COMMANDER.replace('1c', '1c+'), { ...CALM_SQUAD, play: 'sniper-rifle', luck: ['splat'] }),
      on('2c'),
    );
    expect(odds(rolled, reRoll(0))).toEqual({ 'rolled 0': '1/2', 'rolled 1': '1/3', 'rolled 2': '1/6' });

    let crit = 0;
    for (const { probability, state } of outcomes(rolled.game, rolled.state, reRoll(0))) {
      const answer = state.play.dice[0] === 2 ? KEEP : reRoll(0);
      for (const branch of outcomes(rolled.game, state, answer)) {
        if (branch.state.life[handleOf('2c')] === 10) crit += probability * branch.probability;
      }
    }

    expect(crit).toBeCloseTo(11 / 36, 12);
  });

  test('SNL-8.7 the row is taken after the roll: no luck is left in it', () => {
    const rolled = act(scene(FIELD, { ...CALM_SQUAD, play: 'shotgun', luck: ['splat', 'hit'] }), on('2c'));

    expect(odds(rolled, row(0))).toEqual({ 'life 25': '1/1' });
    expect(odds(rolled, row(1))).toEqual({ 'life 20': '1/1' });
    expect(odds(rolled, row(2))).toEqual({ 'life 15 push': '1/1' });
  });
});
