import { expect, test } from 'vitest';
import { SYMBOLS } from '../../../src/games/ants/components.ts';
import { type AntsState, ants, defaultBoard, defaultPack } from '../../../src/games/ants/index.ts';
import { lackOf, missingNames, missingSymbols } from '../../../src/games/ants/rules/needs.ts';
import type { Described } from '../../../src/games/ants/text/card-words.ts';
import { describeThing } from '../../../src/games/ants/text/describe.ts';
import { cardName } from '../../../src/games/ants/text/name-of.ts';
import { coverSpaces, scoresOf } from '../kit/altered.ts';
import { changesOf } from '../kit/changes.ts';
import {
  activate,
  cover,
  decline,
  defeat,
  dig,
  explore,
  FEED,
  fill,
  forage,
  main,
  part,
  play,
  resolve,
  spend,
  take,
} from '../kit/moves.ts';
import { asked, BOOK, legal, type Own, playing, position } from '../kit/position.ts';
import { rich, settled } from '../kit/rich.ts';

// What each thing in the box says, and under it what it does in a rich position: to be read one against the other.

const { basic, starting, queenRooms, enemies, queens, incubationTiles, items, leaves, rooms } = defaultPack;
const CARDS = { ...basic, ...starting, ...queenRooms };
const { abilities } = defaultBoard.anthill;

type Move = Parameters<typeof playing>[1];
const AT_END = ['main-action', 'play-card', 'next-part', 'end-turn'];
const page = (kind: keyof Described, id: string, thing: unknown, done: readonly string[]): string =>
  [
    `${id} · ${cardName(id, { locale: 'en' })}`,
    `  says       ${describeThing(kind, thing as never, { locale: 'en' })}`,
    ...done,
    '',
  ].join('\n');
const line = (name: string, changes: readonly string[]): string =>
  `  ${name.padEnd(10)} ${changes.length === 0 ? 'nothing' : changes.join(' · ')}`;

/** What is different after these moves, when all that they set off is settled. */
function doing(state: AntsState, ...moves: readonly Move[]): string[] {
  let done = state;
  for (const move of moves) done = playing(settled(done, [move.type]), move).state;
  return changesOf(state, settled(done, AT_END));
}

/** The points that something is worth in one position and not in the other. */
const worth = (having: AntsState, lacking: AntsState): string =>
  line('worth', [`${(scoresOf(having)[0] ?? 0) - (scoresOf(lacking)[0] ?? 0)} VP`]);

/** The symbols that there are in one position and not in the other. */
function gives(having: AntsState, lacking: AntsState): string[] {
  const [is = [], was = []] = [having, lacking].map((state) => ants.view(state, 0).symbols[0]);
  const more = SYMBOLS.flatMap((symbol, nth) => {
    const count = (is[nth] ?? 0) - (was[nth] ?? 0);
    return count === 0 ? [] : [count === 1 ? symbol : `${symbol} ×${count}`];
  });
  return more.length === 0 ? [] : [line('gives', more)];
}

// -- what lasts: the same is done with it and without it ---------------------------------------------------------------

const PLAYED = ['gymnasium', 'aphid-stable', 'antennae-school', 'great-harvest', 'wedding-hall', 'royal-jelly'];
const TILES = ['inc-1a', 'inc-1b', 'inc-1c'];
const dug = (...cells: readonly string[]): Move[] => [
  ...[main('dig'), spend({ tile: cells.length }), take('dig-1'), dig(...cells)],
];
const waysAt = (state: AntsState): string[] => [`${legal(state, 'pay').length} ways`];

/** ANT-14.21: nobody is asked about the deed of the top tile where it has to be resolved, and no other can be. */
const resolvingTop = (state: AntsState): Move[] => {
  const incubating = settled(playing(state, main('incubate')).state, ['resolve-deed', 'incubation-effect']);
  return asked(incubating) === 'resolve-deed' ? [main('incubate'), resolve('top')] : [main('incubate')];
};

/** What permanent effects watch for, and what is looked up. */
const OCCASIONS: Readonly<Record<string, (state: AntsState) => readonly string[]>> = {
  'playing Gymnasium': (state) => doing(state, main('cards'), play('gymnasium'), fill(2)),
  'playing Aphid Stable': (state) => doing(state, main('cards'), play('aphid-stable'), fill(2)),
  'playing Antennae School': (state) => doing(state, main('cards'), play('antennae-school'), fill(2)),
  'playing Great Harvest': (state) => doing(state, main('cards'), play('great-harvest')),
  'resolving a tile': (state) => doing(state, ...resolvingTop(state)),
  'defeating an enemy': (state) => doing(state, main('enemy'), part('enemy'), defeat('A05'), cover('ab-2')),
  'Dig of Strength 1': (state) => doing(state, ...dug('1,3')),
  'Dig of Strength 3': (state) => doing(state, ...dug('5,0', '5,1', '5,2')),
  'rooms for Wedding Hall': (state) => {
    const filling = playing(state, main('cards'), play('wedding-hall')).state;
    return [asked(filling) === 'fill-room' ? JSON.stringify(legal(filling, 'fill-room')) : 'one size'];
  },
  'tiles to resolve': (state) => {
    const resolving = settled(playing(state, main('incubate')).state, ['resolve-deed', 'incubation-effect']);
    return [JSON.stringify(asked(resolving) === 'resolve-deed' ? legal(resolving, 'resolve-deed') : [])];
  },
  'paying 3 Food': (state) => {
    const eating = settled(playing(state, main('incubate')).state, ['incubation-effect']);
    return waysAt(playing(eating, decline('incubation-effect'), FEED).state);
  },
  'paying 4 Leaf': (state) => waysAt(playing(state, main('cards'), play('royal-jelly')).state),
};

/** What is otherwise where something lasts, on every occasion. */
function lasting(having: AntsState, lacking: AntsState): string[] {
  return Object.entries(OCCASIONS).flatMap(([name, happen]) => {
    const [is, was] = [happen(having), happen(lacking)];
    const more = is.filter((each) => !was.includes(each));
    const less = was.filter((each) => !is.includes(each));
    if (more.length + less.length === 0) return [];
    const told = more.length === 0 ? `no ${less.join(', ')}` : [more.join(', '), ...less].join(' instead of ');
    return [line('always', [`${name}: ${told}`])];
  });
}

// -- cards ------------------------------------------------------------------------------------------------------------

const HELP = ['war-cry', 'first-column'];

/** The card lies in front of its owner, with markers on it, and with a card under it if it takes any. */
function inPlay(id: string, own: Own): AntsState {
  const isTucking = CARDS[id]?.now?.some(({ op }) => op === 'tuck') === true;
  return rich({ ...own, played: [id], markers: [[2, 3, 2]] }, (draft) => {
    const on = (draft.played[0]?.length ?? 0) - 1;
    const card = BOOK.cardIds.indexOf('war-cry');
    if (isTucking) draft.under[0] = [{ on, back: 0, card }];
  });
}

function cardDone(id: string): string[] {
  const card = CARDS[id];
  const played = line('played', doing(rich({ hand: [id, ...HELP] }), main('cards'), play(id)));
  const own = { turned: [1, 0, 0], hand: HELP } as const;
  const incubated = (card?.incubation ?? []).map((_, nth) => {
    const state = settled(playing(inPlay(id, own), main('incubate')).state, ['incubation-effect']);
    const done = settled(playing(state, activate(id, nth + 1)).state, ['incubation-effect', 'feed-larvae']);
    return line('incubated', changesOf(state, done));
  });
  const hand = { hand: PLAYED, tiles: TILES };
  const [having, lacking] = [inPlay(id, { hand: HELP }), rich({ hand: [...HELP, id] })];
  return [
    ...gives(having, lacking),
    played,
    ...incubated,
    ...(card?.always === undefined ? [] : lasting(inPlay(id, hand), rich({ ...hand, hand: [...PLAYED, id] }))),
    worth(having, lacking),
  ];
}

// -- the rest ---------------------------------------------------------------------------------------------------------

/** What each Queen makes possible, or makes more of. */
const REIGNS: Readonly<Record<string, (state: AntsState) => readonly string[]>> = {
  'queen-1': (state) => doing(state, main('dig'), spend({ tile: 2, queen: 1 })),
  'queen-2': (state) => doing(state, main('cards'), play('royal-chamber')),
  'queen-3': (state) => [
    ...doing(state, { type: 'queen-discard', kind: 'room' }),
    ...doing(state, { type: 'queen-discard', kind: 'skill' }),
  ],
  'queen-4': (state) =>
    changesOf(
      state,
      settled(playing(state, ...['aphid', 'fitness'].map((symbol) => ({ type: 'queen-token', symbol }))).state, AT_END),
    ),
  'queen-5': (state) => doing(state, { type: 'queen-fungus' }),
  'queen-6': (state) => doing(state, ...dug('5,0', '5,1', '5,2')),
  'queen-7': (state) => doing(state, ...dug('1,3')),
  'queen-8': (state) => [
    `${legal(playing(state, main('dig'), spend({ tile: 1 })).state, 'take-display-card').length} cards to take`,
  ],
  'queen-9': (state) => doing(state, main('dig'), spend({ tile: 1 }), take('dig-1'), dig('1,0')),
};

/** What is done, or why it cannot be. */
function attempted(done: () => readonly string[]): string {
  try {
    return done().join(' · ');
  } catch (error) {
    return (error as Error).message.replace(/^.*}: /, '');
  }
}

function queenDone(id: string): string[] {
  const other = id === 'queen-8' ? 'queen-7' : 'queen-8';
  const pairs = [
    { queen: id, set: 'full-moon' },
    { queen: other, set: 'new-moon' },
  ] as const;
  const first = ants.setup({ players: 2, firstPlayer: 0, pairs }, 'queen');
  const chosen = playing(first, { type: 'choose-queen', queen: other }).state;
  const reign = REIGNS[id];
  const reigning = (queen: string) => rich({ queen, hand: ['royal-chamber', 'guard-post', 'war-cry'] });
  return [
    line(
      'at first',
      changesOf(first, chosen).filter((change) => /Food|Leaf|Fungus|Queen/.test(change)),
    ),
    line('reigning', reign?.(reigning(id)) ?? []),
    line('another', [attempted(() => reign?.(reigning(id === 'queen-8' ? 'queen-6' : 'queen-8')) ?? [])]),
  ];
}

/** What somebody lacks who has nothing: the line that is not met, or the symbols that are missing. */
function lacks(state: AntsState, of: 'tile' | 'enemy', thing: number): string {
  const demand = { of, thing, waived: -1 };
  const lack = lackOf(BOOK, state, 0, demand);
  return lack === undefined
    ? missingNames(missingSymbols(BOOK, state, 0, demand)).join(', ')
    : `${lack.has} of ${lack.least}`;
}

function tileDone(id: string): string[] {
  const set = Object.keys(incubationTiles).filter((each) => each.slice(0, 5) === id.slice(0, 5));
  const tiles = [id, ...set.filter((each) => each !== id)];
  const poor = position([{ tiles, production: [0, 0, 1, 1, 1] }, {}]);
  const before = rich({ tiles });
  const done = settled(playing(before, ...resolvingTop(before)).state, ['incubation-effect']);
  return [line('resolved', changesOf(before, done)), line('with none', [lacks(poor, 'tile', 0)])];
}

const HEX_OF = { meadow: 'A05', sand: 'A06', flowers: 'A09', stone: 'A11', moss: 'A14', bark: 'A15' } as const;

function enemyDone(id: string): string[] {
  const hex = HEX_OF[enemies[id]?.terrain ?? 'meadow'];
  const other = hex === 'A05' ? 'A06' : 'A05';
  const common = { enemies: { [hex]: id } };
  const hunter = { explorers: [hex, other], hand: ['war-cry'] };
  const rested = position([{ ...hunter, has: [0, 0, 0, 9, 9] }, {}], common);
  const spaces = legal(
    settled(playing(rested, main('enemy'), part('enemy'), defeat(hex)).state, ['ability-space']),
    'ability-space',
  );
  return [
    line(
      'defeated',
      doing(rested, main('enemy'), part('enemy'), defeat(hex), { type: 'cover-symbols', aggression: 1 }, cover('ab-3')),
    ),
    line('covers', [`${spaces.length} spaces`]),
    line('with none', [lacks(rested, 'enemy', BOOK.gardens[2]?.hexNumbers.get(hex) ?? -1)]),
  ];
}

function itemDone(id: string): string[] {
  const item = BOOK.itemIds.indexOf(id);
  const there = rich({}, (draft) => {
    const space = BOOK.gardens[2]?.itemSpaces.indexOf('A10') ?? -1;
    const lying = draft.boardItems[space] ?? -1;
    const beside = draft.sideItems.indexOf(item);
    const board = draft.boardItems.indexOf(item);
    draft.boardItems[space] = item;
    if (beside >= 0) draft.sideItems[beside] = lying;
    else draft.boardItems[board] = board === space ? item : lying;
    draft.sideItems.sort((one, other) => one - other);
  });
  const spent = playing(there, main('explore'), spend({ tile: 3 }), take('explore-1')).state;
  const taken = settled(playing(spent, explore('A10')).state, AT_END);
  return [line('taken', changesOf(spent, taken)), ...gives(taken, spent), worth(taken, spent)];
}

function leafDone(id: string): string[] {
  const before = position([{ ants: [0, 0, 1], has: [0, 0, 0, 0, 0] }, {}], {
    cubes: { A11: [1, 0, 0] },
    leaves: { stone: id },
  });
  return [line('activated', doing(before, main('forage'), take('forage-1'), forage('a32')))];
}

function abilityDone(id: string): string[] {
  const before = rich({ hand: HELP }, () => undefined, { enemies: { A06: 'scorpion', A05: 'leafhopper' } });
  const fighting = playing(before, main('enemy'), part('enemy'), defeat('A06')).state;
  const at = settled(fighting, ['ability-space']);
  const done = settled(playing(at, cover(id)).state, AT_END);
  const own = { hand: PLAYED, tiles: TILES };
  const covered = (more: Own): AntsState =>
    rich({ ...own, ...more }, (draft) => coverSpaces(draft, 0, { [id]: 'mantis' }));
  const incubated = (abilities[id]?.incubation ?? []).map((_, nth) => {
    const state = settled(playing(covered({ turned: [1, 0, 0] }), main('incubate')).state, ['incubation-effect']);
    const effect = { of: 'ability', space: id, line: nth + 1 };
    return line(
      'incubated',
      changesOf(state, settled(playing(state, { type: 'incubation-effect', effect }).state, ['incubation-effect'])),
    );
  });
  const always =
    abilities[id]?.always?.some(({ lasts }) => lasts !== 'symbol') === true ? lasting(covered({}), rich(own)) : [];
  return [...gives(done, at), line('covered', changesOf(at, done)), ...incubated, ...always, worth(done, at)];
}

// -- the pages --------------------------------------------------------------------------------------------------------

const pagesOf = (
  kind: keyof Described,
  things: Readonly<Record<string, unknown>>,
  done: (id: string) => readonly string[],
) => Object.entries(things).map(([id, thing]) => page(kind, id, thing, done(id)));

test('ANT-11.15 + ANT-18.1 every card does what it says', async () => {
  const pages = pagesOf('card', CARDS, cardDone);
  const copies = [basic, starting, queenRooms].map((deck) =>
    Object.values(deck).reduce((sum, card) => sum + card.copies, 0),
  );

  expect(copies).toEqual([120, 30, 8]);
  expect(pages).toHaveLength(83);
  await expect(pages.join('\n')).toMatchFileSnapshot('exercised-cards.txt');
}, 120_000);

test('ANT-20.21 + ANT-13.7 every Queen, tile, enemy, Special Item and ability does what it says', async () => {
  const pages = [
    ...pagesOf('queen', queens, queenDone),
    ...pagesOf('incubation-tile', incubationTiles, tileDone),
    ...pagesOf('enemy', enemies, enemyDone),
    ...pagesOf('item', items, itemDone),
    ...pagesOf('leaf', leaves, leafDone),
    ...pagesOf('ability', abilities, abilityDone),
  ];

  expect(Object.keys(REIGNS)).toEqual(Object.keys(queens));
  expect(pages).toHaveLength(9 + 12 + 29 + 8 + 6 + 11);
  await expect(pages.join('\n')).toMatchFileSnapshot('exercised-tiles.txt');
}, 120_000);

test('ANT-6.2 + ANT-11.13 every size of Room tile is placed, and filled by a card', () => {
  const laying = [['1,3'], ['5,0', '5,1'], ['5,0', '5,1', '5,2'], ['4,2', '4,3', '5,2', '5,3']];
  const card = ['leaf-store', 'gymnasium', 'library-of-scents', 'royal-chamber'];
  const done = laying.map((cells, nth) => {
    const name = cells.map((cell) => `(${cell})`).join(' ');
    const placed = doing(
      rich({ ants: [4, 0, 0] }),
      ...[main('dig'), spend({ tile: cells.length }), take('dig-1'), dig(...cells)],
    );
    const size = nth + 1;
    // Only the tile under test is Empty, and the card that fills it has its size.
    const filling = rich({ hand: [card[nth] ?? ''] }, (draft) => {
      for (const tile of draft.rooms[0] ?? []) tile.full = sizeOf(tile.cells) === size ? 0 : 1;
    });
    const filled = doing(filling, main('cards'), play(card[nth] ?? ''));
    return [placed.includes(`tile on ${name}`), filled.some((change) => /^tile on .* Full$/.test(change))];
  });

  expect(done).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [true, true],
  ]);
  expect(rooms.reduce((sum, { copies }) => sum + copies, 0)).toBe(52);
});

const sizeOf = (cells: number): number => cells.toString(2).replaceAll('0', '').length;
