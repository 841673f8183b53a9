import { LOCALES, type SeenEvent } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import type { SnailsEvent } from '../../../src/games/snails/table/events.ts';
import { formatEvent } from '../../../src/games/snails/text/texts.ts';

type Seen = SeenEvent<SnailsEvent>;
type Example<Type extends Seen['type']> = Omit<Extract<Seen, { readonly type: Type }>, 'type'>;

/** A type of event that is forgotten here does not compile. */
const EXAMPLES: { readonly [Type in Seen['type']]: readonly Example<Type>[] } = {
  'first-player': [{ seat: 0 }],
  'faction-taken': [{ seat: 1, faction: 'pirates', card: 'broadside' }],
  drew: [
    { seat: 1, count: 1 },
    { seat: 1, count: 1, secret: { seats: 2, cards: ['rocket'] } },
    { seat: 0, count: 4, secret: { seats: 1, cards: ['rocket', 'mine', 'mine', 'sword'] } },
    { seat: 0, count: 5 },
  ],
  'deck-shuffled': [{ cards: 23 }, { cards: 1 }],
  'hand-kept': [{ reveals: true, seat: 1 }],
  'hand-shown': [{ reveals: true, seat: 1, cards: ['mine', 'jetpack', 'supply-drop'] }],
  'snail-placed': [{ snail: 6, field: '1,-2' }],
  'round-began': [{ round: 2, first: 1 }],
  'phase-began': [{ phase: 'draw' }, { phase: 'planning' }, { phase: 'action' }, { phase: 'clean-up' }],
  discarded: [
    { reveals: true, seat: 0, slot: 0, card: 'rocket', why: 'opening' },
    { reveals: true, seat: 0, slot: 0, card: 'rocket', why: 'exchange' },
    { reveals: true, seat: 0, slot: 0, card: 'rocket', why: 'hand-limit' },
    { reveals: true, seat: 0, slot: 0, card: 'rocket', why: 'effect' },
    { reveals: true, seat: 0, slot: 2, card: 'rocket', why: 'played' },
    { reveals: true, seat: 0, slot: 2, card: 'rocket', why: 'unplayed' },
    { reveals: true, seat: 0, slot: 2, card: 'rocket', why: 'eliminated' },
  ],
  'nothing-discarded': [{ reveals: true, seat: 2 }],
  stolen: [{ reveals: true, seat: 0, from: 2, card: 'rocket' }],
  'nothing-stolen': [{ reveals: true, seat: 0, from: 2 }],
  'exchange-ended': [{ reveals: true, seat: 2 }],
  'faction-card-taken': [{ seat: 3, card: 'broadside' }],
  'faction-card-returned': [{ reveals: true, seat: 3, slot: 4, card: 'broadside' }],
  planned: [{ reveals: true, seat: 0 }],
  declared: [
    { noticedBy: 2, seat: 1, space: 'active', snail: 5 },
    { noticedBy: 2, seat: 1, space: 'passive', snail: 4 },
  ],
  'slot-filled': [{ noticedBy: 1, seat: 0, slot: 2, card: 'rocket' }],
  'plan-laid': [
    { seat: 0, tokens: 2, cards: 5 },
    { seat: 1, tokens: 1, cards: 5 },
  ],
  'slot-began': [{ slot: 3 }],
  revealed: [{ reveals: true, seat: 0, slot: 1, card: 'crawl-punch', snail: 2, aim: 'none' }],
  'slot-passed': [
    { seat: 0, slot: 2, reason: 'empty', rule: 'SNL-3.23' },
    { seat: 0, slot: 2, reason: 'no-snail', rule: 'SNL-3.17' },
    { seat: 0, slot: 2, reason: 'on-water', rule: 'SNL-3.22' },
    { seat: 0, slot: 2, reason: 'no-target', rule: 'SNL-3.26' },
    { seat: 0, slot: 4, reason: 'no-passive', rule: 'SNL-3.21' },
    { seat: 0, slot: 4, reason: 'no-half', rule: 'SNL-4.13' },
    { seat: 0, slot: 5, reason: 'declined', rule: 'SNL-3.19' },
  ],
  'half-chosen': [{ seat: 0, action: 'punch' }],
  'effect-chosen': [{ seat: 0, option: 'clear-the-bar' }],
  'snail-targeted': [{ seat: 0, snail: 5 }],
  'field-targeted': [{ seat: 0, field: '-1,2' }],
  'player-targeted': [{ seat: 0, player: 2 }],
  'attack-repeated': [{ seat: 0 }],
  'attack-dropped': [{ seat: 0, rule: 'SNL-14.1' }],
  'rage-used': [{ seat: 0 }],
  rolled: [
    { seat: 0, dice: ['splat'] },
    { seat: 0, dice: ['hit', 'crit'] },
  ],
  're-rolled': [
    { seat: 0, die: 0, face: 'hit', by: 'aim' },
    { seat: 0, die: 1, face: 'crit', by: 'commander' },
    { seat: 0, die: 1, face: 'splat', by: 'eagle-eye' },
  ],
  'row-taken': [{ seat: 0, row: 2, faces: ['hit', 'crit'] }],
  missed: [{ seat: 0 }],
  scattered: [{ seat: 0, field: '2,0' }],
  marked: [
    { snail: 6, change: 5 },
    { snail: 6, change: -10 },
  ],
  'marks-ended': [{}],
  damaged: [
    { snail: 6, amount: 15, shell: 0, life: 15, by: 'card' },
    { snail: 6, amount: 15, shell: 5, life: 5, by: 'card' },
    { snail: 6, amount: 5, shell: 5, life: 5, by: 'fire' },
    { snail: 6, amount: 10, shell: 0, life: 20, by: 'mine' },
    { snail: 6, amount: 15, shell: 0, life: 0, by: 'dynamite' },
    { snail: 6, amount: 5, shell: 0, life: 25, by: 'trap' },
    { snail: 6, amount: 10, shell: 0, life: 20, by: 'mine-back' },
    { snail: 6, amount: 5, shell: 0, life: 20, by: 'rot-cloud' },
    { snail: 6, amount: 10, shell: 0, life: 20, by: 'contamination' },
  ],
  healed: [
    { snail: 7, amount: 10, life: 30 },
    { snail: 7, amount: 0, life: 30 },
  ],
  eliminated: [
    { reveals: true, snail: 4, token: 'active' },
    { reveals: true, snail: 5, token: 'passive' },
    { reveals: true, snail: 6, token: 'none' },
  ],
  'squad-lost': [{ seat: 1 }],
  stepped: [{ snail: 0, from: '0,0', field: '1,0' }],
  pushed: [{ snail: 1, from: '0,0', field: '1,0' }],
  placed: [{ snail: 2, from: '0,0', field: '1,-3' }],
  'move-ended': [{ snail: 3, points: 2 }],
  stayed: [
    { snail: 3, why: 'nowhere' },
    { snail: 3, why: 'shell' },
  ],
  fell: [
    { snail: 3, field: '1,0', onto: 'meadow' },
    { snail: 3, field: '1,0', onto: 'water' },
  ],
  'shell-entered': [{ snail: 1 }],
  'shell-left': [{ snail: 1 }],
  aimed: [{ snail: 1 }],
  'aim-used': [{ snail: 1 }],
  'aim-lost': [{ snail: 1 }],
  swapped: [{ seat: 3 }],
  'tile-damaged': [{ field: '1,0', terrain: 'mountain' }],
  'tile-breaking': [{ field: '1,0', terrain: 'mountain' }],
  'tile-destroyed': [
    { field: '1,0', terrain: 'meadow', back: 'two-cards' },
    { field: '1,0', terrain: 'mountain', back: 'spent' },
  ],
  'tile-removed': [{ field: '1,0', terrain: 'beach', back: 'barrel' }],
  'tile-added': [{ field: '1,0', terrain: 'mountain' }],
  'token-put': [
    { field: '1,0', token: 'fire', count: 2 },
    { field: '1,0', token: 'mine', count: 1 },
    { field: '1,0', token: 'dynamite', count: 5 },
  ],
  exploded: [
    { field: '1,0', token: 'mine' },
    { field: '1,0', token: 'dynamite' },
  ],
  'fire-died': [
    { field: '1,0', count: 1 },
    { field: '1,0', count: 2 },
    { field: '1,0', count: 5 },
  ],
  'contamination-rose': [{ space: 3, damage: 10 }],
  'plan-card-returned': [
    { seat: 1, slot: 4 },
    { seat: 1, slot: 4, secret: { seats: 2, card: 'rocket' } },
  ],
  'weapon-returned': [{ reveals: true, seat: 0, slot: 3, card: 'sword' }],
  'basics-returned': [
    {
      reveals: true,
      seat: 0,
      cards: [
        { slot: 1, card: 'crawl-punch' },
        { slot: 5, card: 'swap-aim' },
      ],
    },
  ],
  'tokens-collected': [{}],
  'action-ended': [{ seat: 2 }],
  'bonus-drawn': [{ seat: 2 }],
  'marker-passed': [{ seat: 1 }],
  'game-ended': [
    { winners: [1], ranking: [[1], [0]], reason: 'last-squad', rule: 'SNL-12.1' },
    { winners: [0, 1, 2], ranking: [[0, 1, 2]], reason: 'nobody-left', rule: 'SNL-12.2' },
    { winners: [1], ranking: [[1], [0]], reason: 'most-snails', rule: 'SNL-12.3' },
    { winners: [1], ranking: [[1], [0]], reason: 'most-life', rule: 'SNL-12.3' },
    { winners: [0, 1], ranking: [[0, 1]], reason: 'draw', rule: 'SNL-12.3' },
  ],
};

const EVENTS = Object.entries(EXAMPLES).flatMap(([type, examples]) =>
  examples.map((example) => ({ type, ...example }) as Seen),
);

describe.each(LOCALES)('events in %s', (locale) => {
  test.each(EVENTS)('$type is a sentence', (event) => {
    const sentence = formatEvent(event, { locale });

    expect(sentence).toMatch(/^[\p{Lu}„“].*\.( \[SNL-\d+\.\d+\])?$/u);
    expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|[;:,] ?\./);
  });
});

test('a secret is told to those who may read it', () => {
  expect(formatEvent({ type: 'drew', seat: 1, count: 1 })).toBe('Player 2 draws 1 card.');
  expect(formatEvent({ type: 'drew', seat: 1, count: 1, secret: { seats: 2, cards: ['rocket'] } })).toBe(
    'Player 2 draws 1 card: Rocket.',
  );
});

test('Polish numbers take their forms', () => {
  const drawn = [1, 2, 5, 12, 22].map((count) => formatEvent({ type: 'drew', seat: 0, count }, { locale: 'pl' }));

  expect(drawn).toEqual([
    'Gracz 1 dobiera 1 kartę.',
    'Gracz 1 dobiera 2 karty.',
    'Gracz 1 dobiera 5 kart.',
    'Gracz 1 dobiera 12 kart.',
    'Gracz 1 dobiera 22 karty.',
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
