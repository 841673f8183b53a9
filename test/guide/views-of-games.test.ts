import { readFileSync } from 'node:fs';
import { createRandom, type Game, type GameTypes, type Nodes } from 'gastropodia';
import { antsBox } from 'gastropodia/ants';
import { kelpBox } from 'gastropodia/kelp';
import { snailsBox } from 'gastropodia/snails';
import { zombiakiBox } from 'gastropodia/zombiaki';
import { expect, test } from 'vitest';
import type { AnyBox } from '../../src/boxes/index.ts';
import { defaultBoard } from '../../src/games/ants/board/layouts/board.ts';
import { defaultPack as antsPack } from '../../src/games/ants/cards/pack/pack.ts';
import * as ants from '../../src/games/ants/components.ts';
import { bookOf as antsBook, SLOT_NAMES } from '../../src/games/ants/table/book.ts';
import { defaultOptions as antsOptions } from '../../src/games/ants/table/options.ts';
import { shapeFor as antsShape } from '../../src/games/ants/table/shape.ts';
import { day } from '../../src/games/kelp/board/layouts/day.ts';
import { defaultPack as kelpPack } from '../../src/games/kelp/cards/pack/pack.ts';
import * as kelp from '../../src/games/kelp/components.ts';
import { bookOf as kelpBook } from '../../src/games/kelp/table/book.ts';
import { DIE_NAMES } from '../../src/games/kelp/table/dice.ts';
import { packFact } from '../../src/games/kelp/table/facts.ts';
import { defaultOptions as kelpOptions } from '../../src/games/kelp/table/options.ts';
import { shapeFor as kelpShape } from '../../src/games/kelp/table/shape.ts';
import { ARCHIPELAGO } from '../../src/games/snails/board/layouts/archipelago.ts';
import { CONTAMINATION } from '../../src/games/snails/board/layouts/contamination.ts';
import { TILES } from '../../src/games/snails/board/tiles.ts';
import { defaultPack as snailsPack } from '../../src/games/snails/cards/pack/pack.ts';
import { FACES, FACTIONS } from '../../src/games/snails/cards/vocabulary.ts';
import * as snails from '../../src/games/snails/components.ts';
import { bookOf as snailsBook } from '../../src/games/snails/table/book.ts';
import { shapeFor as snailsShape } from '../../src/games/snails/table/shape.ts';
import { FIELD_NAMES } from '../../src/games/zombiaki/board/street.ts';
import { defaultPack as zombiakiPack } from '../../src/games/zombiaki/cards/pack/pack.ts';
import * as zombiaki from '../../src/games/zombiaki/components.ts';
import { bookOf as zombiakiBook } from '../../src/games/zombiaki/table/book.ts';
import { defaultOptions as zombiakiOptions } from '../../src/games/zombiaki/table/options.ts';
import { shapeFor as zombiakiShape } from '../../src/games/zombiaki/table/shape.ts';
import { configsOf } from '../kit/configs.ts';
import { marksOn, tableOf, withTables } from '../kit/tables.ts';
import { readTypes, type ViewedField } from '../kit/viewed.ts';

const PAGE = 'docs/guide/views-of-the-games.md';

/** What is numbered in the views of a game: its names in order, or where the view has them. */
type Numbered = Readonly<Record<string, readonly string[] | string>>;

interface GameViewed {
  /** The interface of a view, and that of what is printed. */
  readonly view: string;
  readonly printed: string;
  readonly nodes: Nodes;
  readonly numbered: Numbered;
}

const nodesOf = ({ declaration }: { readonly declaration: { readonly table: object } }): Nodes =>
  Object.fromEntries(Object.entries(declaration.table).map(([key, { node }]) => [key, node]));

const GAMES: Readonly<Record<string, GameViewed>> = {
  snails: {
    view: 'SnailsView',
    printed: 'SnailsPrinted',
    nodes: nodesOf(snailsShape(snailsBook({ pack: snailsPack, layout: ARCHIPELAGO, contamination: CONTAMINATION }))),
    numbered: {
      snail: `4 × seat + role; the roles are ${namesOf(snails.ROLES)}`,
      field: 'its name is in `fields`',
      card: 'its id is in `cards`: arsenal cards, then basic cards, then faction cards',
      faction: FACTIONS,
      'face of a die': FACES,
      'tile in `removed`': TILES.map(({ level, back }) => `${snails.TERRAINS[level]} with ${back}`),
    },
  },
  zombiaki: {
    view: 'ZombiakiView',
    printed: 'ZombiakiPrinted',
    nodes: nodesOf(zombiakiShape(zombiakiBook({ pack: zombiakiPack, options: zombiakiOptions }))),
    numbered: {
      side: zombiaki.SIDES,
      field: FIELD_NAMES,
      lane: zombiaki.LANES,
      card: 'its id is in `cards`',
    },
  },
  kelp: {
    view: 'KelpView',
    printed: 'KelpPrinted',
    nodes: nodesOf(kelpShape(kelpBook({ pack: kelpPack, board: day, options: kelpOptions }))),
    numbered: {
      side: kelp.SIDES,
      area: kelp.AREAS,
      space: 'its name is in `spaces`',
      'kind of block': 'its id is in `kinds`',
      'card of the octopus': 'its id is in `cards`',
      'type of such a card': kelp.CARD_TYPES,
      'card of the shark': 'its id is in `sharkCards`',
      'pair of strategy and counter': 'their ids are in `strategies`',
      colour: kelp.COLOURS,
      die: DIE_NAMES,
      'fact in `history`': factsSaid(),
    },
  },
  ants: {
    view: 'AntsView',
    printed: 'AntsPrinted',
    nodes: nodesOf(antsShape(antsBook({ pack: antsPack, board: defaultBoard, options: antsOptions }))),
    numbered: {
      card: 'its id is in `cards`: Basic cards, then Starting cards, then Queen Room cards',
      deck: ants.DECKS,
      'slot of the display': SLOT_NAMES,
      hex: 'its name is in `hexes`',
      vertex: 'its name is in `vertices`',
      cell: 'its name is in `cells`',
      enemy: 'its id is in `enemyTiles`',
      'Special Item': 'its id is in `itemTiles`',
      'Leaf tile': 'its id is in `leafIds`',
      Queen: 'its id is in `queenIds`',
      'Incubation tile': 'its id is in `incubationTiles`',
      'place of an Incubation tile': ants.TILE_PLACES,
      'set of Incubation tiles': ants.TILE_SETS,
      'ability space': 'its id is in `abilitySpaces`',
      'area of a nest': ants.NEST_AREAS,
      terrain: ants.TERRAINS,
      resource: ants.RESOURCES,
      'kind of cube': ants.CUBES,
      specialisation: ants.SPECIALISATIONS,
      'production track': ants.TRACKS,
      marker: ants.MARKERS,
      symbol: ants.SYMBOLS,
      criterion: ants.CRITERIA,
    },
  },
};

function namesOf(names: readonly string[]): string {
  return names.map((name, number) => `${number} ${name}`).join(', ');
}

/** How facts are numbered, read off those that have nothing but zeros and a single one. */
function factsSaid(): string {
  const first = (fact: 'reveal' | 'replace'): number => packFact({ fact, area: 0, kind: 0 });
  const swap = packFact({ fact: 'swap', areas: [0, 0] });
  const area = packFact({ fact: 'reveal', area: 1, kind: 0 }) - first('reveal');
  const other = packFact({ fact: 'swap', areas: [1, 0] }) - swap;
  const mix = packFact({ fact: 'mix', areas: [] });
  return [
    `from ${first('reveal')} \`reveal\`: ${area} × area + kind`,
    `from ${swap} \`swap\`: ${other} × one area + the other`,
    `from ${mix} \`mix\`: 1 for area 0, 2 for area 1, 4 for area 2 … added up`,
    `from ${first('replace')} \`replace\`: ${area} × area + kind`,
  ].join('; ');
}

const numbersOf = (numbered: Numbered): string =>
  tableOf(
    ['number of a', 'which is which'],
    Object.entries(numbered).map(([what, names]) => [what, typeof names === 'string' ? names : namesOf(names)]),
  );

const fieldsTable = (fields: readonly ViewedField[]): string =>
  tableOf(
    ['field', 'value', 'meaning'],
    fields.map(({ path, value, meaning }) => [`\`${path}\``, value, meaning]),
  );

const KERNEL = {
  every: ['contract/agenda', 'PositionView'],
  pile: ['chance/pile', 'PileView'],
  hand: ['chance/hand', 'Hand'],
};
const kernelFile = (name: string): string => `src/kernel/${name}.ts`;
const gameFile = (game: string): string => `src/games/${game}/table/state.ts`;

const types = readTypes([
  ...Object.keys(GAMES).map(gameFile),
  ...Object.values(KERNEL).map(([file = '']) => kernelFile(file)),
]);
const kernel = Object.fromEntries(
  Object.entries(KERNEL).map(([mark, [file = '', name = '']]) => [mark, types.fieldsOf(kernelFile(file), name)]),
);
const inEvery = (kernel.every ?? []).map(({ path }) => path);
const fieldsOf = Object.fromEntries(
  Object.entries(GAMES).map(([game, { view, nodes }]) => [
    game,
    types.fieldsOf(gameFile(game), view, nodes).filter(({ path }) => !inEvery.includes(path)),
  ]),
);

const printedOf = Object.fromEntries(
  Object.entries(GAMES).map(([game, { printed }]) => [game, types.fieldsOf(gameFile(game), printed)]),
);

// npx vitest run views-of-games --update makes them anew.
test('docs/guide/views-of-the-games.md shows all fields of views as they are declared', async () => {
  const page = readFileSync(PAGE, 'utf8');
  const tables: Record<string, string> = {};
  for (const [mark, fields] of Object.entries(kernel)) tables[`views/${mark}`] = fieldsTable(fields);
  for (const [game, { numbered }] of Object.entries(GAMES)) {
    tables[`${game}/numbers`] = numbersOf(numbered);
    tables[`${game}/view`] = fieldsTable(fieldsOf[game] ?? []);
    tables[`${game}/printed`] = fieldsTable(printedOf[game] ?? []);
  }

  expect(marksOn(page)).toEqual(Object.keys(tables));
  await expect(withTables(page, tables)).toMatchFileSnapshot(`../../${PAGE}`);
});

test('every field of a view, and of what is printed, has a meaning', () => {
  const fields = [...Object.entries(kernel), ...Object.entries(fieldsOf), ...Object.entries(printedOf)];

  expect(
    fields.flatMap(([of, each]) => each.filter(({ meaning }) => meaning === '').map(({ path }) => `${of}: ${path}`)),
  ).toEqual([]);
});

const BOXES: readonly AnyBox[] = [snailsBox, zombiakiBox, kelpBox, antsBox];

test.each(BOXES)('the page names every field that a view of $game.id holds', (box) => {
  const named = (fieldsOf[box.game.id] ?? []).map(({ path }) => path);
  const unnamed = viewsOf(box.game, configsOf(box)[0]).flatMap((view) => unnamedIn(view, [...inEvery, ...named]));

  expect(unnamed).toEqual([]);
});

test.each(BOXES)('KER-5.14 the page names every field that is printed in $game.id', ({ game, configs: [usual] }) => {
  const config = usual?.config({ players: [{}, {}] });
  const named = (printedOf[game.id] ?? []).map(({ path }) => path);

  expect(unnamedIn(game.printed(game.setup(config, 'any')), named)).toEqual([]);
});

/** What both seats see in the course of a game. */
function viewsOf<T extends GameTypes>(game: Game<T>, config: T['Config']): readonly T['View'][] {
  const random = createRandom('any');
  const world = game.simulate(game.setup(config, 'any'), { chance: { seed: 'any' } });
  return Array.from({ length: 10 }, () => {
    for (let step = 0; step < 15 && world.outcome() === undefined; step++) {
      world.step(random.oneOf(world.legalActions()));
    }
    return [0, 1].map((seat) => game.view(world.state, seat));
  }).flat();
}

function unnamedIn(record: object, named: readonly string[], path = ''): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const own = `${path}${key}`;
    if (!named.includes(own)) return [own];
    const lists = Array.isArray(value) ? (Array.isArray(value[0]) ? '[][]' : '[]') : '';
    const inner = `${own}${lists}.`;
    // Piles, hands and the agenda have tables of their own.
    if (!named.some((each) => each.startsWith(inner))) return [];
    return [value].flat(2).flatMap((each) => unnamedIn(each, named, inner));
  });
}
