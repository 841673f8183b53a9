import { describe, expect, test } from 'vitest';
import { checkPack } from '../../../src/games/ants/cards/check-pack.ts';
import { defaultPack } from '../../../src/games/ants/cards/pack/pack.ts';
import {
  advanceAny,
  anyTile,
  BEARERS,
  type Card,
  COUNTS,
  cards,
  cubes,
  draw,
  EFFECTS,
  each,
  explorers,
  free,
  gain,
  genericAdvance,
  has,
  itemHere,
  KEPT_BEARERS,
  LASTING,
  mark,
  marks,
  needs,
  pay,
  play,
  score,
  spend,
  stoneCells,
  symbol,
  tokens,
  under,
  when,
} from '../../../src/games/ants/cards/vocabulary.ts';
import { createRandom, rowsOf, sampleWords } from '../../../src/kernel/index.ts';

const skill = (more: object): Record<string, unknown> => ({ copies: 1, source: 'ours', type: 'skill', ...more });
const withCard = (card: unknown): unknown => ({ ...defaultPack, basic: { ...defaultPack.basic, odd: card } });
const withQueen = (more: object): unknown => ({
  ...defaultPack,
  queens: { ...defaultPack.queens, odd: { source: 'ours', ...more } },
});
const without = (key: keyof typeof defaultPack, id: string): unknown => {
  const { [id]: _, ...others } = defaultPack[key] as Readonly<Record<string, unknown>>;
  return { ...defaultPack, [key]: others };
};
const deed = { copies: 1, source: 'ours', type: 'deed', needs: [needs(explorers, 2)] } as const satisfies Card;
const enemy = { source: 'ours', terrain: 'moss', level: 1, needs: [needs('poison', 1)] };

/** What is wrong, and what is said of it. */
const WRONG: readonly (readonly [what: string, pack: unknown, ...faults: readonly string[]])[] = [
  ['no pack', 7, 'pack: expected an object, found 7'],
  [
    'a type that there is not',
    withCard(skill({ type: 'trick' })),
    "pack.basic.odd.type: expected one of 'skill', 'deed', 'room', found 'trick'",
  ],
  [
    'a Room card without a size',
    withCard(skill({ type: 'room' })),
    'pack.basic.odd.room: is missing; a Room card needs a Room tile of at least this size',
  ],
  ['a Skill card with a size', withCard(skill({ room: 2 })), 'pack.basic.odd.room: is for Room cards'],
  [
    'a Room tile that is too large',
    withCard(skill({ type: 'room', room: 5 })),
    'pack.basic.odd.room: expected a whole number from 1 to 4, found 5',
  ],
  [
    'a Deed card like a Skill card',
    withCard(skill({ type: 'deed', symbols: ['poison'], cost: { leaf: 1 } })),
    'pack.basic.odd.symbols: a Deed card gives no symbols',
    'pack.basic.odd.cost: a Deed card costs nothing',
    'pack.basic.odd.needs: is missing; a Deed card always has requirements',
  ],
  ['a cost of nothing', withCard(skill({ cost: {} })), 'pack.basic.odd.cost: is empty; what costs nothing has no cost'],
  [
    'a cost in coins',
    withCard(skill({ cost: { coin: 1 } })),
    "pack.basic.odd.cost.coin: unknown key; the keys are 'food', 'leaf', 'fungus', 'aggression', 'mutation'",
  ],
  ['no points at all', withCard(skill({ vp: 0 })), 'pack.basic.odd.vp: expected a whole number from 1 to 30, found 0'],
  [
    'an id that is taken',
    { ...defaultPack, items: { ...defaultPack.items, archive: { source: 'ours' } } },
    'pack.items.archive: there is another card of this id: pack.basic.archive',
  ],
  [
    'an id that says that there is no card',
    { ...defaultPack, items: { ...defaultPack.items, starting: { source: 'ours' } } },
    'pack.items.starting: a look says this where it shows no card; any other id will do',
  ],
  [
    'one requirement in two lines',
    withCard({ ...deed, needs: [needs('poison', 1), needs(explorers, 1), needs('poison', 2)] }),
    'pack.basic.odd.needs: two lines ask for the same',
  ],
  [
    'what a card has not yet',
    withCard({ ...deed, needs: [needs(marks('aphid'), 1)] }),
    expect.stringContaining(
      "pack.basic.odd.needs[0].count: 'marks' has no meaning for a requirement; words that have are rooms, explorers",
    ) as unknown as string,
  ],
  [
    'gains that grow without end',
    withCard(skill({ incubation: [[each(has('leaf'), gain('leaf', 1))]] })),
    expect.stringContaining(
      "pack.basic.odd.incubation[0][0].count: 'has' has no meaning for a card",
    ) as unknown as string,
  ],
  [
    'a choice made several times',
    withCard(skill({ now: [each(explorers, pay(cards(1), draw(1)))] })),
    "pack.basic.odd.now[0].effects[0]: 'pay' inside 'each'; what is gained several times leaves no choice",
  ],
  [
    'a payment inside a payment',
    withCard(skill({ now: [pay(cards(1), pay(cards(1), draw(1)))] })),
    "pack.basic.odd.now[0].effects[0]: 'pay' inside 'pay'; one payment is enough",
  ],
  [
    'a Room card for free',
    withCard(skill({ now: [play('room', 'free')] })),
    "pack.basic.odd.now[0].how: only a 'skill' is played for free: a Room card needs its room",
  ],
  [
    'a requirement waived that there may not be',
    withCard(skill({ now: [play('any', 'waive')] })),
    "pack.basic.odd.now[0].how: only a 'deed' always has a requirement to waive",
  ],
  [
    'an item that lies on a card',
    withCard(skill({ now: [itemHere] })),
    expect.stringContaining("pack.basic.odd.now[0]: 'item-here' has no meaning for a card") as unknown as string,
  ],
  [
    'markers on a tile',
    {
      ...defaultPack,
      items: { ...defaultPack.items, odd: { source: 'ours', now: [mark('aphid')], always: [spend('aphid', 'food')] } },
    },
    expect.stringContaining("pack.items.odd.now[0]: 'mark' has no meaning for a tile") as unknown as string,
    expect.stringContaining("pack.items.odd.always[0]: 'spend' has no meaning for a tile") as unknown as string,
  ],
  [
    'a symbol that the card should print',
    withCard(skill({ always: [symbol('poison')] })),
    expect.stringContaining("pack.basic.odd.always[0]: 'symbol' has no meaning for a card") as unknown as string,
  ],
  [
    'cards under a card that puts none there',
    withCard(skill({ score: [score(1, under)] })),
    "pack.basic.odd: 'under' needs 'tuck' on the same card",
  ],
  [
    'what only a Queen can',
    withCard(skill({ always: [tokens(3)] })),
    expect.stringContaining("pack.basic.odd.always[0]: 'tokens' has no meaning for a card") as unknown as string,
  ],
  ['the same twice', withCard(skill({ always: [anyTile, anyTile] })), "pack.basic.odd.always[1]: 'any-tile' twice"],
  [
    'an advance that sets itself off',
    withCard(skill({ always: [when(genericAdvance, pay(cards(1), advanceAny))] })),
    'pack.basic.odd.always[0]: a generic advance would set itself off',
  ],
  [
    'too many lines',
    withCard(skill({ incubation: Array.from({ length: 5 }, () => [draw(1)]) })),
    'pack.basic.odd.incubation: expected a list of 1 to 4 lines, found 5',
  ],
  [
    'a Skill card as a Queen Room',
    { ...defaultPack, queenRooms: { ...defaultPack.queenRooms, odd: skill({}) } },
    "pack.queenRooms.odd.type: expected 'room', found 'skill'",
  ],
  ['too few Queen Rooms', without('queenRooms', 'brood-heart'), 'pack.queenRooms: expected at least 8 cards, found 7'],
  [
    'an enemy that asks for more than symbols',
    { ...defaultPack, enemies: { odd: { ...enemy, needs: [needs(explorers, 1)] } } },
    'pack.enemies.odd.needs: an enemy asks for symbols only',
  ],
  [
    'an enemy of level IV',
    { ...defaultPack, enemies: { odd: { ...enemy, level: 4, terrain: 'lava' } } },
    "pack.enemies.odd.terrain: expected one of 'meadow', 'moss', 'sand', 'bark', 'stone', 'flowers', found 'lava'",
    'pack.enemies.odd.level: expected a whole number from 1 to 3, found 4',
  ],
  [
    'a Queen who draws before the game',
    withQueen({ now: [gain('food', 1), draw(1)] }),
    "pack.queens.odd.now[1]: before the game a Queen gives resources only: 'gain'",
  ],
  [
    'a Queen with points',
    withQueen({ vp: 3, always: [stoneCells] }),
    'pack.queens.odd.vp: a Queen tile has no points printed on it',
  ],
  [
    'a free action that never ends',
    withQueen({ always: [free('any', cubes('food', 1), gain('food', 1))] }),
    "pack.queens.odd.always[0].cost: 'any' number of times only Fungus is paid",
  ],
  [
    'a free action that gives Fungus for Fungus',
    withQueen({ always: [free('any', cubes('fungus', 1), gain('fungus', 2))] }),
    "pack.queens.odd.always[0].effects: for Fungus, 'any' number of times, other resources are gained",
  ],
  [
    'a free action that asks for more',
    withQueen({ always: [free('once', cards(1), play())] }),
    "pack.queens.odd.always[0].effects: a free action asks for nothing more: 'gain', 'draw', 'flight', 'universal'",
  ],
  [
    'a set of two tiles',
    without('incubationTiles', 'inc-3b'),
    "pack.incubationTiles: expected 3 tiles of the set 'full-diamond', found 2",
  ],
  ['a Leaf tile too few', without('leaves', 'leaf-1'), 'pack.leaves: expected 6 Leaf tiles, found 5'],
  ['fewer items than spaces', { ...defaultPack, items: {} }, 'pack.items: expected 5 to 30 Special Items, found 0'],
  [
    'too few Room tiles to begin with',
    { ...defaultPack, rooms: defaultPack.rooms.map((tiles) => ({ ...tiles, copies: 3 })) },
    'pack.rooms[1].copies: expected a whole number from 4 to 60, found 3',
  ],
  [
    'a size in the wrong place',
    { ...defaultPack, rooms: [...defaultPack.rooms].reverse() },
    ...[
      [0, 1, 4],
      [1, 2, 3],
      [2, 3, 2],
      [3, 4, 1],
    ].map(
      ([at, wanted, size]) =>
        `pack.rooms[${at}].size: expected a whole number from ${wanted} to ${wanted}, found ${size}`,
    ),
  ],
];

describe('packs that are refused', () => {
  test.each(WRONG)('%s', (_, pack, ...faults) => {
    expect(checkPack(pack).map(({ path, message }) => `${path}: ${message}`)).toEqual(faults);
  });
});

test('ANT-12.26 any list of requirement lines and any map of resources as a cost', () => {
  const odd = skill({
    cost: { food: 2, mutation: 1 },
    needs: [needs('poison', 1), needs(explorers, 4), needs(has('leaf'), 9)],
  });

  expect(checkPack(withCard(odd))).toEqual([]);
});

test('random words that have a meaning where they stand pass the check, and every word comes up', () => {
  const powers = Array.from({ length: 100 }, (_, nth) => {
    const random = createRandom(`${nth}`);
    const now = sampleWords(EFFECTS, random, { scope: 'card' });
    return { now, always: sampleWords(LASTING, random, { scope: 'card', known: { words: [] } }) };
    // What looks at the whole card is not known to single words.
  }).filter((each) => !/"under"|"generic-advance"/.test(JSON.stringify(each)));
  const basic = Object.fromEntries(powers.map((each, nth) => [`odd-${nth}`, skill(each)]));

  expect(checkPack({ ...defaultPack, basic })).toEqual([]);
  const said = [...JSON.stringify(basic).matchAll(/"(?:op|lasts)":"([\w-]+)"/g)].map(([, word]) => word);
  const meant = [EFFECTS, LASTING].flatMap((of) => rowsOf(of).filter(({ on }) => on.includes('card')));
  expect(meant.map(({ name }) => name).filter((name) => !said.includes(name))).toEqual([]);
});

test('every word can be written in a guide, and stands on something', () => {
  for (const of of [EFFECTS, LASTING, COUNTS]) {
    expect(rowsOf(of).filter(({ written, means, on }) => written === '' || means === '' || on.length === 0)).toEqual(
      [],
    );
  }
  expect(KEPT_BEARERS.every((bearer) => BEARERS.includes(bearer))).toBe(true);
});
