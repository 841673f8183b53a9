import { LOCALES, only, type SeenEvent } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { formatEvent, type KelpEvent } from '../../../src/games/kelp/index.ts';

type Seen = SeenEvent<KelpEvent>;
type Example<Type extends Seen['type']> = Omit<Extract<Seen, { readonly type: Type }>, 'type'>;

/** A type of event that is forgotten here does not compile. */
const EXAMPLES: { readonly [Type in Seen['type']]: readonly Example<Type>[] } = {
  'row-filled': [{ place: 1, card: 'alert-1' }],
  'stack-shown': [
    { stack: 'movement', card: 'ink-cloud' },
    { stack: 'eat', card: '' },
  ],
  'blocks-laid': [
    {},
    { secret: { seats: only(0), blocks: ['shell', 'octopus', 'trap-discard-1', ...Array(6).fill('shell')] } },
  ],
  'shark-put': (['setup', 'trap', 'strategy'] as const).map((why) => ({ space: 'p01', why })),
  'turn-began': [
    { seat: 0, round: 3 },
    { seat: 1, round: 3 },
  ],
  'turn-ended': [{ seat: 0 }],
  played: [{ card: 'sneak', slot: 0, reveals: true }],
  'drawing-up': [
    { count: 1, reveals: true },
    { count: 2, reveals: true },
  ],
  discarded: [
    { card: 'sneak', why: 'action', reveals: true },
    { card: 'sneak', why: 'limit', reveals: true },
  ],
  'action-done': [{ done: 1 }],
  'card-drawn': [{ card: '' }, { card: 'sneak' }, { card: '', secret: { seats: only(0), card: 'sneak' } }],
  reshuffled: [
    { count: 6, hand: ['sneak', 'sneak', 'camouflage'], reveals: true },
    { count: 1, hand: [], reveals: true },
  ],
  'slots-cleared': [{ cards: ['sneak', 'camouflage'] }],
  'card-removed': [
    { card: 'sneak', from: 'hand', reveals: true },
    { card: 'sneak', from: 'discards', reveals: true },
  ],
  'card-fetched': [
    { pile: 'draw-pile', card: '', reveals: true },
    { pile: 'draw-pile', card: '', reveals: true, secret: { seats: only(0), card: 'sneak' } },
    { pile: 'discards', card: 'sneak', reveals: true },
  ],
  revealed: [
    { areas: ['n', 'c'], blocks: ['shell', 'octopus'], why: 'payment', reveals: true },
    { areas: ['n', 'c'], blocks: ['food-crab', 'octopus'], why: 'eating', reveals: true },
    { areas: ['nw'], blocks: ['double-shell'], why: 'search', reveals: true },
    { areas: ['se'], blocks: ['trap-den'], why: 'attack', reveals: true },
    { areas: ['se'], blocks: ['octopus'], why: 'attack', reveals: true },
  ],
  hidden: [{ areas: ['n'] }, { areas: ['nw', 'c', 'se'] }],
  swapped: [{ areas: ['n', 'c'] }],
  'mix-began': [{ areas: ['nw', 'n', 'c'] }, { areas: ['e', 'se'] }],
  'block-drawn': [{}, { secret: { seats: only(0), block: 'food-sea-snail' } }],
  'block-put': [{ area: 'sw' }, { area: 'c' }],
  'card-gained': [
    { stack: 'movement', card: 'ink-cloud', left: 3 },
    { stack: 'hide', card: 'regeneration', left: 1 },
    { stack: 'eat', card: 'crab', left: 0 },
  ],
  replaced: [
    { area: 'e', block: 'food-abalone', replaced: 'shell' },
    { area: 'c', block: 'trap-hide-2', replaced: 'double-shell' },
  ],
  'card-kept': [
    { card: 'ink-cloud', where: 'draw-pile' },
    { card: 'ink-cloud', where: 'hand' },
  ],
  'lesson-ended': [{ cards: [] }, { cards: ['ink-cloud', 'crab'] }],
  eaten: [
    { area: 'n', food: 'food-crab', card: 'crab' },
    { area: 'c', food: 'food-sea-snail', card: 'sea-snail' },
  ],
  'food-used': (['food-crab', 'food-lobster', 'food-sea-snail', 'food-abalone', 'food-squid'] as const).map((food) => ({
    food,
  })),
  'limit-turned': [{ limit: 5 }],
  'extra-dice': [{ count: 1 }, { count: 2 }],
  'die-drawn': [{ colour: 'blue' }, { colour: 'yellow' }, { colour: 'red' }],
  'current-harvested': [{ space: 'p21' }],
  'dice-traded': [
    { given: ['blue', 'yellow'], taken: ['red'] },
    { given: ['blue', 'blue'], taken: ['blue'] },
  ],
  'die-rolled': [{ die: 'red-4' }, { die: 'blue-1' }],
  'dice-rerolled': [
    { dice: ['red-4'], by: 'tile' },
    { dice: ['blue-2', 'blue-2', 'yellow-1'], by: 'card' },
  ],
  'die-turned': [{ die: 'red-4', to: 'red-6' }],
  'die-stashed': [{ card: 'alert-1', die: 'red-4' }],
  'current-placed': [
    { space: 'p21', die: 'blue-4', card: '' },
    { space: 'p21', die: 'blue-4', card: 'alert-1' },
  ],
  'dice-placed': [
    {
      dice: [
        { area: 'n', die: 'yellow-5', card: '' },
        { area: 'c', die: 'red-4', card: 'alert-2' },
      ],
    },
  ],
  'currents-returned': [
    { spaces: ['p21'], why: 'effect' },
    { spaces: ['p21', 'p32'], why: 'effect' },
    { spaces: ['p21'], why: 'unblock' },
    { spaces: ['p01'], why: 'den' },
  ],
  'die-grown': [
    { colour: 'blue', to: 'tile' },
    { colour: 'yellow', to: 'bag' },
  ],
  'tile-turned': [{ tile: 1 }],
  hungered: (['attack', 'energy', 'card'] as const).map((why) => ({ die: 'red-4', why })),
  'dice-stored': [
    { dice: [] },
    {
      dice: [
        { die: 'blue-4', card: '' },
        { die: 'red-2', card: 'alert-1' },
      ],
    },
  ],
  'dice-returned': [{ dice: ['blue-1', 'yellow-2'] }],
  'energy-returned': [{ dice: ['blue-1', 'blue-1', 'red-2'] }],
  'card-used': [{ card: 'bold' }],
  swam: [
    { from: 'p21', to: 'p32', facing: 'e', over: '', how: 'move' },
    { from: 'p21', to: 'p34', facing: 's', over: 'p23', how: 'move' },
    { from: 'p21', to: 'p32', facing: 'w', over: '', how: 'unblock' },
    { from: 'p21', to: 'p32', facing: 'n', over: '', how: 'step' },
  ],
  'turned-about': [{ facing: 'n' }],
  'die-resolved': [
    { area: 'n', die: 'red-4' },
    { area: 'c', die: 'yellow-5' },
  ],
  'die-lost': [{ area: 'n', die: 'red-4' }],
  'die-used': [{ area: 'c', die: 'yellow-5' }],
  'trap-sprung': [{ area: 'n', trap: 'trap-discard-2' }],
  'trap-ignored': [{ area: 'c', trap: 'trap-hide-2' }],
  'confrontation-began': [{ area: 'sw' }],
  chosen: [{ seat: 0 }, { seat: 1, secret: { seats: only(1), card: 'counter-fight' } }],
  confronted: [
    { strategy: 'fight', counter: 'counter-fight', match: true, reveals: true },
    { strategy: 'retreat', counter: 'counter-hide', match: false, reveals: true },
  ],
  'strategy-resolved': [
    { strategy: 'retreat', how: 'carried-out' },
    { strategy: 'retreat', how: 'declined' },
  ],
  'pair-removed': [
    { strategy: 'retreat', counter: 'counter-retreat', why: 'used' },
    { strategy: 'retreat', counter: 'counter-retreat', why: 'card' },
  ],
  'spending-began': [
    { energy: 9, bonus: 0 },
    { energy: 4, bonus: 5 },
  ],
  bought: [
    { card: 'alert-2', place: 1, gained: ['red', 'yellow'], to: 'front', left: 2 },
    { card: 'aggressive-1', place: 0, gained: ['red', 'red'], to: 'removed', left: 0 },
    { card: 'fast-1', place: 0, gained: [], to: 'front', left: 3 },
  ],
  exchanged: [{ die: 'red-4', card: 'bold', place: 2, left: 8 }],
  'spending-ended': [{}],
  'game-ended': [
    { winners: [1], ranking: [[1], [0]], reason: 'confrontation', rule: 'KLP-19.1' },
    ...(['food', 'hunger', 'no-red', 'round-cap'] as const).map((reason) => ({
      winners: [0],
      ranking: [[0], [1]],
      reason,
      rule: 'KLP-19.2',
    })),
  ],
};

const EVENTS = Object.entries(EXAMPLES).flatMap(([type, examples]) =>
  examples.map((example) => ({ type, ...example }) as Seen),
);

describe.each(LOCALES)('events in %s', (locale) => {
  test('each is a sentence', () => {
    for (const event of EVENTS) {
      const sentence = formatEvent(event, { locale });

      expect(sentence).toMatch(/^[\p{Lu}„“\d].*[.!]$/u);
      expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|[;:,] ?[.;,]/);
    }
  });
});

test('players who have names are called by them, in the right forms', () => {
  const names = { players: ['Ann', 'Bo'] };
  const began: Seen = { type: 'turn-began', seat: 1, round: 2 };

  expect(LOCALES.map((locale) => formatEvent(began, { locale, names }))).toEqual([
    'Round 2: the turn of Bo begins.',
    'Runda 2: zaczyna się tura gracza Bo.',
    'Runde 2: Der Zug von Bo beginnt.',
  ]);
  expect(LOCALES.map((locale) => formatEvent(began, { locale }))).toEqual([
    'Round 2: the turn of the shark player begins.',
    'Runda 2: zaczyna się tura gracza rekina.',
    'Runde 2: Der Zug des Haispielers beginnt.',
  ]);
});

test('all sentences, to be read', async () => {
  const page = EVENTS.map((event) => {
    const { type, ...facts } = event;
    return [
      `${type} ${JSON.stringify(facts)}`,
      ...LOCALES.map((locale) => `  ${locale}  ${formatEvent(event, { locale })}`),
      '',
    ].join('\n');
  }).join('\n');

  await expect(page).toMatchFileSnapshot('events.txt');
});
