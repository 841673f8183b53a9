import { LOCALES, only, type SeenEvent } from 'gastropodia';
import { expect, test } from 'vitest';
import type { AntsEvent } from '../../../src/games/ants/table/events.ts';
import type { ListBearer } from '../../../src/games/ants/table/lists.ts';
import { formatEvent } from '../../../src/games/ants/text/texts.ts';

type Seen = SeenEvent<AntsEvent>;
type Example<Type extends Seen['type']> = Omit<Extract<Seen, { readonly type: Type }>, 'type'>;

const NO_POINTS = {
  stars: 0,
  swarming: 0,
  cards: 0,
  enemies: 0,
  items: 0,
  production: 0,
  ants: 0,
  emergency: 0,
  queen: 0,
};
const THINGS = {
  card: 'archive#2',
  ability: 'ab-5',
  item: 'feather',
  queen: 'queen-6',
  leaf: 'leaf-2',
  cell: '1,3',
  hex: 'A05',
  vertex: 'a14',
  flight: '2',
  reward: '',
} as const satisfies Readonly<Record<ListBearer, string>>;

/** A type of event that is forgotten here does not compile. */
const EXAMPLES: { readonly [Type in Seen['type']]: readonly Example<Type>[] } = {
  'item-laid': [{ space: 'a07', item: 'feather' }],
  'leaf-laid': [
    { terrain: 'meadow', leaf: 'leaf-1' },
    { terrain: 'flowers', leaf: 'leaf-6' },
  ],
  'display-filled': [{ slot: 'dig-1', card: 'war-cry' }],
  'first-player': [{ seat: 2 }],
  'anthill-drawn': [{ seat: 0, layout: 'war-camp' }],
  'pair-drawn': [{ queen: 'queen-9', set: 'full-diamond' }],
  'set-dealt': [{ seat: 1, set: 'new-moon' }],
  'queen-chosen': [
    { seat: 1, queen: 'queen-1', set: 'full-moon', discs: 4 },
    { seat: 0, queen: 'queen-9', set: 'open-diamond', discs: 0 },
  ],
  'tiles-laid': [{ seat: 0, tiles: ['inc-1b', 'inc-1a', 'inc-1c'] }],
  'cards-dealt': [
    { seat: 0, starting: 6, queenRooms: 2 },
    {
      seat: 0,
      starting: 2,
      queenRooms: 1,
      secret: { seats: only(0), cards: ['first-hunt', 'first-hunt', 'brood-heart'] },
    },
  ],
  'cards-kept': [
    { seat: 0, starting: 3, queenRooms: 1, reveals: true },
    {
      seat: 0,
      starting: 1,
      queenRooms: 2,
      reveals: true,
      secret: { seats: only(0), cards: ['first-hunt', 'egg-gallery', 'brood-heart'] },
    },
  ],
  'round-began': [{ round: 3 }],
  'turn-began': [{ seat: 1, round: 3 }],
  'action-chosen': (['dig', 'cards', 'enemy', 'incubate'] as const).map((action) => ({ seat: 0, action })),
  'action-closed': [{ seat: 0, action: 'cards' }],
  'turn-ended': [{ seat: 0 }],
  'final-began': [{ seat: 3 }],
  'ants-spent': [
    { seat: 0, action: 'dig', tile: 2, stored: 1, universal: 1, queen: 0, boosts: 0, strength: 4 },
    { seat: 0, action: 'explore', tile: 1, stored: 0, universal: 0, queen: 1, boosts: 2, strength: 4 },
    { seat: 0, action: 'forage', tile: 0, stored: 0, universal: 2, queen: 0, boosts: 1, strength: 3 },
  ],
  'action-granted': [{ seat: 0, action: 'forage', strength: 2 }],
  'display-taken': [{ seat: 1, slot: 'explore-3', card: 'war-cry' }],
  'tile-placed': [
    { seat: 0, cells: ['2,2'] },
    { seat: 0, cells: ['1,3', '2,3'] },
  ],
  'tile-turned': [
    { seat: 0, cells: ['1,3', '2,3'], side: 'full' },
    { seat: 0, cells: ['2,2'], side: 'empty' },
  ],
  'hex-explored': [{ seat: 0, hex: 'A05' }],
  'enemy-revealed': [{ hex: 'A05', enemy: 'mantis' }],
  'cubes-placed': [
    { hex: 'A05', cubes: [0, 4, 0] },
    { hex: 'A01', cubes: [1, 4, 2] },
  ],
  'forager-placed': [{ seat: 0, vertex: 'a14' }],
  'foragers-returned': [
    { seat: 0, count: 1 },
    { seat: 0, count: 2 },
  ],
  collected: [
    { seat: 0, hex: 'A05', cube: 'leaf', count: 1 },
    { seat: 1, hex: 'A05', cube: 'food', count: 2 },
  ],
  'scent-emitted': [{ seat: 0, hex: 'A05', terrain: 'meadow' }],
  'scent-lost': [{ seat: 0, terrain: 'moss' }],
  'leaf-activated': [{ seat: 0, terrain: 'meadow', leaf: 'leaf-3' }],
  'card-drawn': [{ seat: 0 }, { seat: 0, secret: { seats: only(0), card: 'war-cry' } }],
  'card-looked-at': [{ seat: 0 }, { seat: 0, secret: { seats: only(0), card: 'war-cry' } }],
  'card-kept': [
    { seat: 0, reveals: true },
    { seat: 0, reveals: true, secret: { seats: only(0), card: 'war-cry' } },
  ],
  reshuffled: [{ count: 1 }, { count: 22 }, { count: 45 }],
  sought: [
    { seat: 0, symbol: 'poison', cards: ['war-cry', 'poison-still'], found: 'poison-still' },
    { seat: 0, symbol: 'fitness', cards: ['war-cry', 'war-cry'], found: '' },
  ],
  'card-discarded': [
    { seat: 0, card: 'war-cry', deck: 'basic', why: 'queen', reveals: true },
    { seat: 0, card: 'first-hunt', deck: 'starting', why: 'effect', reveals: true },
    { seat: 0, card: 'war-cry', deck: 'basic', why: 'not-kept', reveals: true },
  ],
  'card-chosen': [{ seat: 0, card: 'war-cry', reveals: true }],
  'symbols-covered': [
    { seat: 0, aggression: 1, mutation: 0 },
    { seat: 0, aggression: 2, mutation: 1 },
  ],
  paid: [
    { seat: 0, what: 'leaf', count: 2, fungus: 0, markers: [] },
    { seat: 0, what: 'food', count: 1, fungus: 1, markers: [{ card: 'honeydew-cellar#2', marker: 'aphid', count: 2 }] },
  ],
  'card-played': [
    { seat: 0, card: 'war-cry', as: 'war-cry' },
    { seat: 0, card: 'war-cry', as: 'war-cry#2' },
  ],
  'card-tucked': [
    { seat: 0, on: 'archive', back: 'queen-room', reveals: true },
    { seat: 0, on: 'archive', back: 'basic', reveals: true, secret: { seats: only(0), card: 'war-cry' } },
  ],
  'enemy-defeated': [{ seat: 0, hex: 'A05', enemy: 'mantis', space: 'ab-9' }],
  'effect-activated': Object.entries(THINGS).map(([of, thing]) => ({ seat: 0, of: of as ListBearer, thing })),
  gained: [
    { seat: 0, what: 'food', count: 2 },
    { seat: 0, what: 'leaf', count: 1 },
    { seat: 0, what: 'fungus', count: 5 },
    { seat: 0, what: 'aggression', count: 1 },
    { seat: 0, what: 'mutation', count: 2 },
  ],
  'item-taken': [
    { seat: 0, item: 'feather', space: 'a07' },
    { seat: 0, item: 'lost-coin', space: '' },
  ],
  'markers-placed': [{ seat: 0, markers: { card: 'fan-shaft', marker: 'windmill', count: 2 } }],
  'marker-moved': [{ seat: 0, marker: 'sprout', from: 'sprout-nursery', to: 'seed-vault#2' }],
  'markers-spent': [{ seat: 0, markers: { card: 'aphid-stable', marker: 'aphid', count: 1 } }],
  'production-moved': [
    { seat: 0, track: 'leaf', from: 1, to: 2 },
    { seat: 0, track: 'egg-explorer', from: 3, to: 2 },
  ],
  flew: [{ seat: 0, space: 4 }],
  swarmed: [{ seat: 0, area: 1, points: 10 }],
  'disc-moved': [
    { seat: 0, from: 'bottom', was: 'explorer', to: 'middle', is: 'explorer' },
    { seat: 0, from: 'top', was: 'digger', to: 'top', is: 'explorer' },
    { seat: 0, from: 'bottom', was: 'digger', to: 'bottom', is: 'forager' },
  ],
  'larva-gained': [
    { seat: 0, specialisation: 'explorer' },
    { seat: 0, specialisation: 'digger' },
  ],
  'universal-gained': [
    { seat: 0, count: 1 },
    { seat: 0, count: 2 },
  ],
  'star-earned': [
    { seat: 0, criterion: 'nest', stars: 1, all: 3 },
    { seat: 0, criterion: 'pheromones', stars: 2, all: 4 },
    { seat: 0, criterion: 'deeds', stars: 3, all: 5 },
  ],
  'end-met': [
    { round: 14, reason: 'star-track' },
    { round: 60, reason: 'round-limit' },
  ],
  'incubation-began': [{ seat: 0 }],
  'ants-cleared': [
    { seat: 0, stored: ['digger', 'explorer'], lost: [1, 0, 3] },
    { seat: 0, stored: [], lost: [0, 0, 0] },
  ],
  'deed-resolved': [{ seat: 0, place: 'top', tile: 'inc-1a' }],
  'eggs-laid': [
    { seat: 0, specialisation: 'explorer', count: 1 },
    { seat: 0, specialisation: 'forager', count: 3 },
    { seat: 0, specialisation: 'digger', count: 5 },
  ],
  'larvae-fed': [
    { seat: 0, count: 1 },
    { seat: 0, count: 4 },
  ],
  'larva-lost': [{ seat: 0, specialisation: 'explorer' }],
  'tiles-shifted': [{ seat: 0 }],
  'emergency-taken': [
    { seat: 0, from: 'store' },
    { seat: 0, from: 'supply' },
  ],
  'queen-asked': [
    { seat: 0, kind: 'room' },
    { seat: 0, kind: 'skill' },
  ],
  'token-placed': [{ seat: 0, symbol: 'intelligence' }],
  // ANT-X.16.
  'points-scored': [
    { seat: 0, of: { category: 'stars', criterion: 'nest', stars: 3 }, points: 20 },
    { seat: 0, of: { category: 'stars', criterion: 'deeds', stars: 1 }, points: 4 },
    { seat: 0, of: { category: 'swarming', area: 0 }, points: 5 },
    { seat: 0, of: { category: 'cards', card: 'aphid-herding#2' }, points: 7 },
    { seat: 0, of: { category: 'enemies', space: 'ab-7' }, points: 3 },
    { seat: 0, of: { category: 'items', item: 'lost-coin' }, points: 4 },
    { seat: 0, of: { category: 'production', track: 'egg-digger', level: 5 }, points: 3 },
    { seat: 0, of: { category: 'ants', ants: 1 }, points: 1 },
    { seat: 0, of: { category: 'ants', ants: 6 }, points: 6 },
    { seat: 0, of: { category: 'emergency', from: 'store', cubes: 3 }, points: -4 },
    { seat: 1, of: { category: 'emergency', from: 'supply', cubes: 1 }, points: -3 },
    { seat: 1, of: { category: 'emergency', from: 'supply', cubes: 2 }, points: -6 },
    { seat: 1, of: { category: 'queen', queen: 'queen-9' }, points: 5 },
  ],
  scored: [
    {
      seat: 0,
      points: {
        ...NO_POINTS,
        stars: 34,
        swarming: 15,
        cards: 21,
        enemies: 11,
        items: 6,
        production: 4,
        ants: 6,
        emergency: -4,
      },
      total: 93,
    },
    { seat: 1, points: { ...NO_POINTS, emergency: -15, queen: 5 }, total: -10 },
    { seat: 2, points: NO_POINTS, total: 0 },
  ],
  'game-ended': [
    { winners: [1], ranking: [[1], [0]], reason: 'star-track', rule: 'ANT-24.1', scores: [50, 60] },
    { winners: [0, 2], ranking: [[0, 2], [1]], reason: 'round-limit', rule: 'ANT-24.7', scores: [50, 40, 50] },
  ],
};

const EVENTS = Object.entries(EXAMPLES).flatMap(([type, examples]) =>
  examples.map((example) => ({ type, ...example }) as Seen),
);

test('all events are sentences, in three languages, to be read', async () => {
  const page = EVENTS.map((event) => {
    const { type, ...facts } = event;
    const told = LOCALES.map((locale) => {
      const sentence = formatEvent(event, { locale });
      expect(sentence).toMatch(/^[\p{Lu}„“\d].*[.!]$/u);
      expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|[;:,] ?[.;,]|#/);
      return `  ${locale}  ${sentence}`;
    });
    return [`${type} ${JSON.stringify(facts)}`, ...told, ''].join('\n');
  }).join('\n');

  await expect(page).toMatchFileSnapshot('events.txt');
});

test('players and cards that have names are called by them, in the right forms', () => {
  const names = {
    players: ['Ann', 'Bo'],
    cards: { en: { moult: 'Moult' }, pl: { moult: 'Linienie' }, de: { moult: 'Häutung' } },
  };

  expect(LOCALES.map((locale) => formatEvent({ type: 'turn-began', seat: 1, round: 2 }, { locale, names }))).toEqual([
    'Round 2: the turn of Bo begins.',
    'Runda 2: zaczyna się tura gracza Bo.',
    'Runde 2: Der Zug von Bo beginnt.',
  ]);
  expect(
    LOCALES.map((locale) =>
      formatEvent({ type: 'card-played', seat: 0, card: 'moult', as: 'moult#2' }, { locale, names }),
    ),
  ).toEqual(['Ann plays Moult (2).', 'Ann zagrywa kartę „Linienie” (2).', 'Ann spielt „Häutung“ (2).']);
});
