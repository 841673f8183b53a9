import { LOCALES, type SeenEvent } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { formatEvent, type ZombiakiEvent } from '../../../src/games/zombiaki/index.ts';

type Seen = SeenEvent<ZombiakiEvent>;
type Example<Type extends Seen['type']> = Omit<Extract<Seen, { readonly type: Type }>, 'type'>;

const MERGED = {
  cards: ['zombie-2', 'zombie-3'],
  risen: 0,
  wounds: 1,
  claws: [],
  shield: 'human-shield',
  boss: '',
  orders: 0,
  ordered: 0,
  moved: 1,
  obeyed: 0,
  netted: 0,
  held: 0,
} as const;

/** A type of event that is forgotten here does not compile. */
const EXAMPLES: { readonly [Type in Seen['type']]: readonly Example<Type>[] } = {
  'turn-began': [
    { seat: 0, turn: 3 },
    { seat: 1, turn: 3 },
  ],
  'turn-ended': [{ seat: 0 }],
  'effect-ended': [{ card: 'freeze' }],
  'nets-lifted': [{ fields: ['a2', 'b2'] }],
  'limit-ended': [{}],
  drew: [
    { seat: 0, cards: ['zombie-2', 'zombie-2', 'click'] },
    { seat: 1, cards: [] },
  ],
  'dawn-drawn': [{ card: 'dawn' }],
  discarded: [
    { seat: 0, card: 'mass', why: 'step' },
    { seat: 1, card: 'shot-2', why: 'effect' },
  ],
  played: [
    {
      seat: 0,
      card: 'zombie-3',
      zone: 'in-effect',
      target: { field: 'a1' },
      limit: -1,
      lane: '',
      fields: ['a1'],
      left: 0,
    },
    { seat: 0, card: 'terror', zone: 'discards', limit: -1, lane: '', fields: [], left: 0 },
    {
      seat: 1,
      card: 'shot-1',
      zone: 'discards',
      target: { lane: 'b', hits: 'creature' },
      limit: 0,
      lane: 'b',
      fields: ['b3'],
      left: 1,
    },
    {
      seat: 1,
      card: 'shot-1',
      zone: 'discards',
      target: { lane: 'b', hits: 'b3' },
      limit: 2,
      lane: 'b',
      fields: ['b3'],
      left: 1,
    },
    {
      seat: 1,
      card: 'shot-1',
      zone: 'discards',
      target: { lane: 'b', hits: 'nothing' },
      limit: -1,
      lane: 'b',
      fields: [],
      left: 1,
    },
    {
      seat: 1,
      card: 'sniper',
      zone: 'discards',
      target: { field: 'c2', hits: 'object' },
      limit: -1,
      lane: 'c',
      fields: ['c2'],
      left: 1,
    },
    {
      seat: 1,
      card: 'net',
      zone: 'in-effect',
      target: { fields: ['a2', 'b2'] },
      limit: -1,
      lane: '',
      fields: ['a2', 'b2'],
      left: 0,
    },
    {
      seat: 1,
      card: 'flamethrower',
      zone: 'discards',
      target: { amounts: [2, 1, 0] },
      limit: -1,
      lane: '',
      fields: ['a4', 'b4'],
      left: 0,
    },
    {
      seat: 1,
      card: 'sweep-off',
      zone: 'discards',
      target: { card: 'mass' },
      limit: -1,
      lane: '',
      fields: [],
      left: 0,
    },
    {
      seat: 0,
      card: 'hunger',
      zone: 'discards',
      target: { from: 'b5', to: 'out' },
      limit: -1,
      lane: '',
      fields: ['b5', 'out'],
      left: 0,
    },
  ],
  cancelled: [{ seat: 0, card: 'click', cancels: 'burst-3' }],
  'not-answered': [{ seat: 0, card: 'burst-3' }],
  'card-resolved': [{ seat: 1, card: 'burst-3' }],
  arrived: [{ field: 'a1', card: 'zombie-4' }],
  risen: [{ from: 'a2', field: 'b2', card: 'human-shield', strength: 1 }],
  attached: [
    { field: 'b2', card: 'human-shield', as: 'shield', orders: 0 },
    { field: 'b2', card: 'claws', as: 'claws', orders: 0 },
    { field: 'b2', card: 'boss', as: 'boss', orders: 3 },
  ],
  moved: (['advance', 'dogs', 'card', 'order', 'push', 'retreat'] as const).map((how) => ({
    from: 'b2',
    to: 'b3',
    how,
    marked: 'none' as const,
  })),
  stayed: [
    ...(['halted', 'netted', 'barred', 'held', 'blocked', 'wall', 'edge'] as const).map((why) => ({
      field: 'b2',
      how: 'advance' as const,
      why,
    })),
    { field: 'c1', how: 'dogs', why: 'netted' },
    { field: 'c1', how: 'retreat', why: 'edge' },
  ],
  exchanged: [{ fields: ['b3', 'b2'] }],
  merged: [
    { from: 'a3', to: 'b3', unit: MERGED, discarded: [] },
    { from: 'a3', to: 'b3', unit: MERGED, discarded: ['human-shield'] },
  ],
  held: [{ seat: 0, card: 'not-so-fast', field: 'c2' }],
  'holds-ended': [{ fields: ['c2'] }],
  ordered: [
    { boss: 'b3', zombie: 'b2', left: 2 },
    { boss: 'b3', zombie: 'b2', left: 1 },
  ],
  wounded: [
    { field: 'b4', wounds: 2, strength: 1, by: 'card' },
    { field: 'b4', wounds: 1, strength: 0, by: 'fire' },
    { field: 'b4', wounds: 1, strength: 3, by: 'explosion' },
    { field: 'b4', wounds: 5, strength: 2, by: 'shrapnel' },
  ],
  'shield-lost': (['damage', 'crushed', 'pit', 'second'] as const).map((why) => ({
    field: 'c3',
    card: 'human-shield',
    why,
  })),
  died: (['wounds', 'crushed', 'swallowed', 'killed'] as const).map((why) => ({
    field: 'b3',
    cards: ['zombie-2', 'claws'],
    why,
  })),
  'boss-died': [{ field: 'b3' }],
  'retreat-began': [{}],
  netted: [{ fields: ['a2', 'b2'] }, { fields: ['a2'] }],
  halted: [{}],
  limited: [{ limit: 1 }, { limit: 2 }],
  'broke-through': [{ from: 'b5' }],
  laid: [{ field: 'b3', card: 'wall-6' }],
  rolled: [{ card: 'barrel', from: 'b4', to: 'b3' }],
  removed: (['ended', 'cleared', 'filled', 'broken', 'fallen-in', 'rolled-off', 'spent'] as const).map((why) => ({
    field: 'b1',
    card: 'barrel',
    why,
  })),
  'set-off': [{ field: 'b3', card: 'mine', by: 'entered' }],
  exploded: [{ field: 'b3', card: 'car' }],
  'shrapnel-flew': [{ from: 'b3', to: 'a3', damage: 1 }],
  ignited: [{ field: 'b3', card: 'napalm' }],
  'burns-already': [{ field: 'b3', card: 'napalm' }],
  'fire-out': [
    { field: 'b3', card: 'napalm', why: 'ended' },
    { field: 'b3', card: 'napalm', why: 'cleared' },
  ],
  shot: [
    { lane: 'b', field: 'b4', hits: 'creature', left: 2 },
    { lane: 'b', field: 'b4', hits: 'object', left: 1 },
    { lane: 'b', field: '', hits: 'nothing', left: 0 },
  ],
  poured: [{ field: 'a2', paid: 1, left: 3 }],
  'game-ended': [
    { winners: [0], ranking: [[0], [1]], reason: 'barricade', rule: 'ZOM-21.1' },
    { winners: [1], ranking: [[1], [0]], reason: 'dawn', rule: 'ZOM-21.2' },
  ],
};

const EVENTS = Object.entries(EXAMPLES).flatMap(([type, examples]) =>
  examples.map((example) => ({ type, ...example }) as Seen),
);

describe.each(LOCALES)('events in %s', (locale) => {
  test.each(EVENTS)('$type is a sentence', (event) => {
    const sentence = formatEvent(event, { locale });

    expect(sentence).toMatch(/^[\p{Lu}„“\d\p{Ll}].*[.!]$/u);
    expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|[;:,] ?\./);
  });
});

test('players who have names are called by them, in the right forms', () => {
  const names = { players: ['Ann', 'Bo'] };
  const began: Seen = { type: 'turn-began', seat: 1, turn: 2 };

  expect(LOCALES.map((locale) => formatEvent(began, { locale, names }))).toEqual([
    'Turn 2 of Bo begins.',
    'Zaczyna się tura 2 gracza Bo.',
    'Zug 2 von Bo beginnt.',
  ]);
  expect(LOCALES.map((locale) => formatEvent(began, { locale }))).toEqual([
    'Turn 2 of the human player begins.',
    'Zaczyna się tura 2 grającego ludźmi.',
    'Zug 2 des Menschenspielers beginnt.',
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
