import { LOCALES, withPrinted } from 'gastropodia';
import {
  type AntsState,
  advance,
  ants,
  type Card,
  type DrawnCard,
  defaultBoard,
  defaultPack,
  draw,
  drawCard,
  drawTable,
  gain,
  type HexLook,
  type Look,
  look,
  needs,
  readerOf,
} from 'gastropodia/ants';
import { expect, test } from 'vitest';
import { covered, lettered, overlaps, shapesIn } from '../../kit/lettered.ts';
import { type Node, nodesIn, readXml, textIn } from '../../kit/xml.ts';
import { asking, ended } from './walk.ts';

const READER = readerOf({ pack: defaultPack, board: defaultBoard });
const CARDS: readonly DrawnCard[] = [...READER.things].map(([id, read]) => ({ id, read }));

const NAMES = ['Ann <b>&"\' ]]>', 'Łucja Brzęczyszczykiewicz-Chrząszczewska', 'Bob', 'Cy'];

const seen = (state: AntsState, viewer: number | 'spectator'): Look =>
  look(withPrinted(ants, ants.view({ ...state, names: NAMES.slice(0, state.names.length) }, viewer)));

const asked = (kind: Parameters<typeof asking>[0], isWanted?: Parameters<typeof asking>[1]): Look => {
  const { state } = asking(kind, isWanted);
  return seen(state, ants.pending(state)[0]?.seat ?? 0);
};

/** Tables from the first choice to the end, with two, three and four players, as players and spectators see them. */
const LOOKS: readonly Look[] = [
  asked('choose-queen'),
  asked('keep-cards', ({ names }) => names.length === 3),
  asked('main-action', ({ round, names }) => round > 20 && names.length === 2),
  asked('dig-tile', ({ names, round }) => names.length === 4 && round > 9),
  asked('collect-kind'),
  asked('incubation-effect', ({ played, active }) =>
    (played[active] ?? []).some(({ markers }) => markers.some((n) => n > 0)),
  ),
  seen(asking('defeat-enemy').state, 'spectator'),
  asked('draw-keep'),
  seen(ended(), 'spectator'),
];

const PICTURES = LOOKS.flatMap((each, index) =>
  (['wide', 'narrow'] as const).map((width) => {
    const locale = LOCALES[index % LOCALES.length] ?? 'en';
    return { seen: each, width, locale, svg: drawTable(each, { width, locale }) };
  }),
);

const childOf = (node: Node, name: string): string =>
  node.children.flatMap((child) => (typeof child !== 'string' && child.name === name ? [textIn(child)] : [])).join();

test('KER-13.1 every card and tile in every language, and tables, are SVG with title and description that need nothing else', () => {
  const cards = CARDS.flatMap((card) => LOCALES.map((locale) => drawCard(card, locale)));

  for (const svg of [...cards, ...PICTURES.map((each) => each.svg)]) {
    const root = readXml(svg);
    expect(root.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2000/svg', role: 'img' });
    expect(childOf(root, 'title')).not.toBe('');
    expect(childOf(root, 'desc').length).toBeGreaterThan(8);
    expect(svg).not.toMatch(/href|url\(| id="/);
  }
});

test('ANT-22.1 the description says what lies where, and names are text, whatever they hold', () => {
  const root = readXml(drawTable(LOOKS[2] ?? expect.unreachable()));

  expect(childOf(root, 'desc')).toMatch(/^Round \d+, turn of .*A05 \(Meadow\).*Display: .*To decide: /);
  expect(lettered(root).map(({ text }) => text)).toContain('Ann <b>&"\' ]]>');
  expect(nodesIn(root).filter(({ name }) => name === 'b')).toEqual([]);
});

test('KER-13.2 the same look is the same picture, and nothing of it is kept for the next one', () => {
  const again = PICTURES.map(({ seen: each, width, locale }) => drawTable(structuredClone(each), { width, locale }));

  expect(again).toEqual(PICTURES.map(({ svg }) => svg));
});

test('KER-13.3 no text of a card runs over its edge or into another, in any language', () => {
  const wrong = CARDS.flatMap((card) =>
    LOCALES.flatMap((locale) => {
      const texts = lettered(readXml(drawCard(card, locale))).filter(({ within }) => !/icons/.test(within));
      const over = texts.filter(({ left, right, bottom }) => left < 8 || right > 307 || bottom > 432);
      const small = texts.filter(({ size }) => size < 10.99);
      return [...over, ...small]
        .map(({ text }) => text)
        .concat(overlaps(texts))
        .map((text) => `${card.id} ${locale}: ${text}`);
    }),
  );

  expect(wrong).toEqual([]);
});

test('KER-13.3 no text of a table runs over its edge or into another; none is smaller than 11', () => {
  for (const { svg, width } of PICTURES) {
    const texts = lettered(readXml(svg)).filter(({ within }) => !/icons/.test(within));
    const edge = width === 'narrow' ? 360 : 1200;
    expect(texts.filter(({ left, right }) => left < 0 || right > edge).map(({ text }) => text)).toEqual([]);
    expect(texts.filter(({ size }) => size < 10.99).map(({ text }) => text)).toEqual([]);
    // In the garden, things may lie before each other.
    expect(overlaps(texts.filter(({ within }) => !/hex|vertex/.test(within)))).toEqual([]);
  }
});

test('KER-13.3 nothing covers the name of a hex, a dot of its Strength, the number of its cubes, or the level of an ability', () => {
  const late = LOOKS.map((each) => ({
    ...each,
    vertices: each.vertices.map((vertex) => ({ ...vertex, forager: 3 })),
    hexes: each.hexes.map((hex, nth) => ({
      ...hex,
      enemy: 'wasp',
      explorer: nth % 2 === 0 ? 3 : undefined,
      cubes: { food: 2, leaf: 4, fungus: 0 },
    })),
  }));
  const wrong = [...LOOKS, ...late].flatMap((each) =>
    (['wide', 'narrow'] as const).flatMap((width) => {
      const shapes = shapesIn(readXml(drawTable(each, { width, reader: READER })));
      const inGarden = shapes.filter(({ within }) => /hex|vertex/.test(within));
      return [
        ...covered(inGarden, ({ text, within }) => /strength|thing .*icons/.test(within) || /^[AB]\d\d$/.test(text)),
        ...covered(shapes, ({ within }) => /level/.test(within)),
      ].map((what) => `${width}, ${each.players.length} players: ${what}`);
    }),
  );

  expect(wrong).toEqual([]);
});

test('KER-13.4 every colour is a variable of the style, and a page with the style gets the same without', () => {
  const table = LOOKS[2] ?? expect.unreachable();
  for (const inside of [drawTable(table), ...CARDS.map((card) => drawCard(card))]) {
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(inside) ?? [];
    const declared = new Set([...style.matchAll(/--([a-z\d-]+):/g)].map(([, name]) => name));
    const used = [...inside.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour);
    const other = used.filter((colour) => !declared.has(/^var\(--([a-z\d-]+)\)$/.exec(colour)?.[1] ?? ''));
    expect([...new Set(other)].filter((colour) => colour !== 'none' && colour !== 'transparent')).toEqual([]);
  }
  expect(drawTable(table, { style: 'outside' })).toBe(drawTable(table).replace(/<style>[^<]*<\/style>/, ''));
});

test('KER-13.5 every hex, corner, slot, cell, card, track and tile that is seen is in the picture, by its name', () => {
  for (const { seen: each, svg } of PICTURES) {
    const nodes = nodesIn(readXml(svg));
    const found = (key: string): string[] => nodes.flatMap(({ attributes }) => attributes[`data-${key}`] ?? []).sort();
    const own = each.players.find(({ seat }) => seat === each.viewer);
    const ifOwn = (ids: readonly string[]): string[] => (own === undefined ? [] : [...ids].sort());
    const tucked = own?.under.flatMap(({ card }) => card ?? []) ?? [];

    expect(found('hex')).toEqual(each.hexes.map(({ hex }) => hex).sort());
    expect(found('vertex')).toEqual(each.vertices.map(({ vertex }) => vertex).sort());
    expect(found('slot')).toEqual(each.display.map(({ slot }) => slot).sort());
    expect(found('queen')).toEqual(each.pairs.map(({ queen }) => queen).sort());
    expect(found('item')).toEqual([...each.sideItems].sort());
    expect(found('player')).toEqual(each.players.map(({ seat }) => String(seat)).sort());
    expect(found('cell')).toEqual(ifOwn(each.cells.map(({ cell }) => cell)));
    expect(found('ability')).toEqual(ifOwn(each.abilities.map(({ space }) => space)));
    expect(found('track')).toHaveLength(own === undefined ? 0 : 5);
    expect(found('tile')).toEqual(ifOwn(['top', 'middle', 'bottom']));
    expect(found('ant')).toHaveLength(own === undefined ? 0 : 9 + 3 + 2);
    expect(found('played')).toEqual(ifOwn(own?.played.map(({ name }) => name) ?? []));
    expect(found('card')).toHaveLength(own === undefined ? 0 : own.hand.cards.length - tucked.length);
    expect(found('drawn')).toEqual(ifOwn(own?.drawn.cards ?? []));
  }
});

/** A picture in which everything has the same colour, and nothing is told. */
const colourless = (svg: string): string =>
  svg.replace(/<style>[^<]*<\/style>|<(title|desc)>[^<]*<\/\1>/g, '').replace(/var\(--[a-z\d-]+\)/g, 'x');

test('KER-13.6 without colours, terrains, cubes, enemies, who stands where, rooms and discs still differ', () => {
  const table = LOOKS[2] ?? expect.unreachable();
  const plain = (changed: Partial<Look>): string => colourless(drawTable({ ...table, ...changed }));
  const withHex = (change: Partial<HexLook>): string =>
    plain({
      hexes: table.hexes.map((hex, nth) =>
        nth === 9
          ? { ...hex, explorer: undefined, enemy: undefined, cubes: { food: 0, leaf: 0, fungus: 0 }, ...change }
          : hex,
      ),
    });
  const withOwn = (change: Partial<Look['players'][number]>): string =>
    plain({ players: table.players.map((player, nth) => (nth === 0 ? { ...player, ...change } : player)) });
  const pictures = [
    ...(['meadow', 'moss', 'sand', 'bark', 'stone', 'flowers'] as const).map((terrain) => withHex({ terrain })),
    ...(['food', 'leaf', 'fungus'] as const).map((cube) =>
      withHex({ cubes: { food: 0, leaf: 0, fungus: 0, [cube]: 2 } }),
    ),
    ...[0, 1].map((explorer) => withHex({ explorer })),
    ...['mantis', 'wasp', 'slug'].map((enemy) => withHex({ enemy })),
    ...[true, false].map((isFull) => withOwn({ rooms: [{ cells: ['0,2', '1,2'], isFull }] })),
    withOwn({ stored: ['digger'] }),
    withOwn({ stored: ['forager'] }),
    withOwn({ pheromones: ['sand'] }),
    withOwn({ pheromones: ['moss'] }),
  ];

  expect(new Set(pictures).size).toBe(pictures.length);
});

test('KER-13.6 without colours and letters, cards and tiles that do different things still differ', () => {
  const unlettered = (svg: string): string =>
    colourless(svg).replace(/<text[^>]*>[^<]*<\/text>| data-face="[^"]*"/g, '');
  const pictures = new Map<string, string>();
  for (const card of CARDS) {
    const other = pictures.get(unlettered(drawCard(card)));
    expect(other === undefined ? undefined : [other, card.id]).toBeUndefined();
    pictures.set(unlettered(drawCard(card)), card.id);
  }
});

test('a card of a pack of one’s own has a picture that follows from its words', () => {
  const own = (card: Partial<Card>): DrawnCard => ({
    id: 'own',
    read: { kind: 'card', thing: { copies: 1, source: 'ours', type: 'skill', ...card } },
  });
  const cards = [
    { now: [draw(1)] },
    { now: [draw(2)] },
    { incubation: [[gain('food', 1)]] },
    { now: [advance('leaf')] },
    { needs: [needs('poison', 2)] },
    { vp: 3 },
  ];

  expect(childOf(readXml(drawCard(own({ now: [draw(1)] }))), 'title')).toBe('Own');
  expect(new Set(cards.map((card) => drawCard(own(card)))).size).toBe(cards.length);
  expect(() => drawCard({ id: 'x', read: { kind: 'card', thing: {} } } as never)).toThrow(
    'A card or a tile of a pack is needed here',
  );
});
