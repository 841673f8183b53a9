import { LOCALES, withPrinted } from 'gastropodia';
import {
  type AreaLook,
  createKelp,
  type DrawnCard,
  defaultPack,
  drawCard,
  drawTable,
  type Look,
  learn,
  look,
  may,
  night,
  readerOf,
  remove,
  swap,
} from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { lettered, overlaps } from '../../kit/lettered.ts';
import { type Node, nodesIn, readXml, textIn } from '../../kit/xml.ts';
import { asking, type Reached } from './walk.ts';

const READER = readerOf(defaultPack);
const CARDS: readonly DrawnCard[] = Object.values(READER.ids)
  .flat()
  .map((id) => ({ id, read: READER.read(id) ?? expect.unreachable() }));

const NAMES = ['Ann <b>&"\' ]]>', 'Łucja Brzęczyszczykiewicz-Chrząszczewska'];

const seen = ({ game, state }: Reached, viewer: 0 | 1 | 'spectator'): Look =>
  look(withPrinted(game, game.view({ ...state, names: NAMES }, viewer)));

/** Tables of all steps of a turn, with dice and cards everywhere, as each side and spectators see them. */
const LOOKS: readonly Look[] = [
  seen(
    asking('octopus-action', ({ round, eaten, discards }) => round > 4 && eaten.length > 0 && discards.length > 3),
    0,
  ),
  seen(
    asking('place-current', ({ front, energy }) => front.length > 1 && energy.length > 0),
    1,
  ),
  seen(asking('resolve-order'), 'spectator'),
  seen(asking('mix-place'), 0),
  seen(asking('learn-top'), 1),
  seen(
    asking('confront-shark', ({ chosen, pairs }) => (chosen[0] ?? -1) >= 0 && pairs.includes(0)),
    1,
  ),
  seen(
    asking('buy', ({ tiles, stashes }) => tiles > 0 && stashes.length > 0),
    1,
  ),
  seen(asking('setup-den'), 0),
];

const PICTURES = LOOKS.flatMap((each, index) =>
  (['wide', 'narrow'] as const).map((width) => {
    const locale = LOCALES[index % LOCALES.length] ?? 'en';
    return { seen: each, width, locale, svg: drawTable(each, { width, locale }) };
  }),
);

const childOf = (node: Node, name: string): string =>
  node.children.flatMap((child) => (typeof child !== 'string' && child.name === name ? [textIn(child)] : [])).join();

test('KER-13.1 every card in every language, and tables, are SVG with title and description that need nothing else', () => {
  const cards = CARDS.flatMap((card) => LOCALES.map((locale) => drawCard(card, locale)));

  for (const svg of [...cards, ...PICTURES.map((each) => each.svg)]) {
    const root = readXml(svg);
    expect(root.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2000/svg', role: 'img' });
    expect(childOf(root, 'title')).not.toBe('');
    expect(childOf(root, 'desc').length).toBeGreaterThan(20);
    expect(svg).not.toMatch(/href|url\(| id="/);
  }
});

test('KLP-17.20 the description says what lies where and what can be known, and names are text, whatever they hold', () => {
  const root = readXml(drawTable(LOOKS[1] ?? expect.unreachable()));

  expect(childOf(root, 'desc')).toMatch(/^Round \d+, .*; what the shark can know: /);
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
      const texts = lettered(readXml(drawCard(card, locale)));
      const over = texts.filter(({ left, right, bottom }) => left < 8 || right > 307 || bottom > 432);
      const small = texts.filter(({ size, within }) => size < 10.99 && !/die/.test(within));
      const printed = texts.filter(({ within }) => !/die/.test(within));
      return [...over.map(({ text }) => text), ...small.map(({ text }) => text), ...overlaps(printed)].map(
        (text) => `${card.id} ${locale}: ${text}`,
      );
    }),
  );

  expect(wrong).toEqual([]);
});

test('KER-13.3 no text of a table runs over its edge or into another; none is smaller than 11', () => {
  for (const { svg, width } of PICTURES) {
    const texts = lettered(readXml(svg)).filter(({ within }) => !/die/.test(within));
    const edge = width === 'narrow' ? 360 : 1200;
    expect(texts.filter(({ left, right }) => left < 0 || right > edge).map(({ text }) => text)).toEqual([]);
    expect(texts.filter(({ size }) => size < 10.99).map(({ text }) => text)).toEqual([]);
    // On the reef, things may lie before each other.
    expect(overlaps(texts.filter(({ within }) => !/area|space|shark/.test(within)))).toEqual([]);
  }
});

test.each([
  ['day', createKelp()],
  ['night', createKelp({ board: night })],
] as const)('KER-13.3 the shark lies inside the board in every den: %s', (_side, game) => {
  const empty = look(withPrinted(game, game.view(game.setup({ players: 2 }, 'dens'), 'spectator')));
  const dens = empty.spaces.filter(({ inward }) => inward !== undefined);
  expect(dens).toHaveLength(4);
  for (const { space, ends } of dens) {
    for (const facing of ['inward', ...ends] as const) {
      for (const width of ['wide', 'narrow'] as const) {
        const drawn = nodesIn(readXml(drawTable({ ...empty, shark: { space, facing } }, { width })));
        const reef = drawn.find(({ children }) => children.some((each) => classOf(each) === 'shark'));
        const parts = (reef?.children ?? []).flatMap((each) => (typeof each === 'string' ? [] : [each]));
        const board = Number(parts.find(({ name }) => name === 'rect')?.attributes.width);
        const shark = parts.find((each) => classOf(each) === 'shark') ?? expect.unreachable();
        const [x = Number.NaN, y = Number.NaN] = figuresIn(shark.attributes.transform);
        const turned = nodesIn(shark).find(({ attributes }) => attributes.transform?.startsWith('rotate'));
        const [, scale = Number.NaN] = figuresIn(turned?.attributes.transform);
        // It is 41 long from its middle to its nose, with its rim, whichever way it looks.
        const sides = [x, y, board - x, board - y].map((far) => far - 41 * scale);
        expect(Math.min(...sides), `${space} ${facing} ${width}`).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

const classOf = (node: Node | string): string | undefined =>
  typeof node === 'string' ? undefined : node.attributes.class;

const figuresIn = (text = ''): readonly number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

test('KER-13.4 every colour is a variable of the style, and a page with the style gets the same without', () => {
  const table = LOOKS[0] ?? expect.unreachable();
  for (const inside of [drawTable(table), ...CARDS.map((card) => drawCard(card))]) {
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(inside) ?? [];
    const declared = new Set([...style.matchAll(/--([a-z\d-]+):/g)].map(([, name]) => name));
    const used = [...inside.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour);
    const other = used.filter((colour) => !declared.has(/^var\(--([a-z\d-]+)\)$/.exec(colour)?.[1] ?? ''));
    expect([...new Set(other)].filter((colour) => colour !== 'none' && colour !== 'transparent')).toEqual([]);
  }
  expect(drawTable(table, { style: 'outside' })).toBe(drawTable(table).replace(/<style>[^<]*<\/style>/, ''));
});

test('KER-13.5 every area, space, die, card, stack and block that is seen is in the picture', () => {
  for (const { seen: each, svg } of PICTURES) {
    const nodes = nodesIn(readXml(svg));
    const found = (key: string): string[] => nodes.flatMap(({ attributes }) => attributes[`data-${key}`] ?? []).sort();
    const once = (ids: readonly (string | undefined)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))].sort();

    expect(found('area')).toEqual(each.areas.map(({ area }) => area).sort());
    expect(found('space')).toEqual(each.spaces.map(({ space }) => space).sort());
    expect(found('die')).toEqual([...each.pool, ...each.stashes.map(({ die }) => `stored-${die}`)].sort());
    expect(found('energy')).toEqual([...each.energy].sort());
    expect(found('offer')).toEqual(each.row.flatMap((id) => id ?? []).sort());
    expect(found('stack')).toEqual(each.market.flatMap(({ type, top }) => (top === undefined ? [] : [type])).sort());
    expect(found('block')).toEqual(once(each.reserve));
    expect(found('discard')).toEqual(once(each.discards));
    expect(found('gained')).toEqual([...each.lesson.cards].sort());
    expect(found('food')).toEqual(each.eaten.flatMap(({ block, isUsed }) => (isUsed ? [] : [block])).sort());
    expect(found('card')).toEqual(
      (each.viewer === 0 ? [...each.hand.cards] : each.viewer === 1 ? [...each.front] : []).sort(),
    );
    expect(found('strategy')).toHaveLength(each.viewer === 'spectator' ? 0 : 3);
    expect(found('player')).toEqual(['0', '1']);
  }
});

test('KLP-17.20 how likely the octopus is stands beside its sign, on narrow pictures too', () => {
  for (const width of ['wide', 'narrow'] as const) {
    const table = LOOKS.at(-1) ?? expect.unreachable();
    const areas = nodesIn(readXml(drawTable(table, { width }))).filter(({ attributes }) => 'data-area' in attributes);
    const told = areas.filter((area) => lettered(area).some(({ text }) => text.endsWith('%')));
    expect(told.length).toBeGreaterThan(0);
    for (const area of told)
      expect(nodesIn(area).some(({ attributes }) => attributes.fill === 'var(--seat-0)')).toBe(true);
  }
});

/** A picture in which everything has the same colour, and nothing is told. */
const colourless = (svg: string): string =>
  svg.replace(/<style>[^<]*<\/style>|<(title|desc)>[^<]*<\/\1>/g, '').replace(/var\(--[a-z\d-]+\)/g, 'x');

test('KER-13.6 without colours, blocks, how they lie, what is known of them, dice and the shark still differ', () => {
  const table = LOOKS[1] ?? expect.unreachable();
  /** The central area, where something else lies and something else has been seen. */
  const centre = (change: Partial<AreaLook>, facts: Look['facts']): string => {
    const areas = table.areas.map((area) => (area.area === 'c' ? { ...area, ...change } : area));
    const drawn = nodesIn(readXml(colourless(drawTable({ ...table, areas, facts }))));
    return JSON.stringify(drawn.find(({ attributes }) => attributes['data-area'] === 'c') ?? expect.unreachable());
  };
  const kinds = table.kinds.flatMap(({ block }) => [
    centre({ block, state: 'revealed' }, [{ fact: 'replace', area: 'c', block }]),
    centre({ block, state: 'hidden' }, [{ fact: 'replace', area: 'c', block }]),
  ]);
  const hidden = { block: undefined, state: 'hidden' } as const;
  const found = { fact: 'reveal', area: 'c', block: 'octopus' } as const;
  const unknown = [
    centre(hidden, []),
    centre(hidden, [found, { fact: 'mix', areas: ['n', 'c', 's'] }]),
    centre(hidden, [found]),
  ];
  const dice = ['blue-3', 'yellow-3', 'red-3', 'red-4'].map((die) => colourless(drawTable({ ...table, pool: [die] })));
  const sharks = (['n', 's'] as const).map((facing) =>
    colourless(drawTable({ ...table, shark: { space: 'p23', facing } })),
  );
  const pictures = [...kinds, ...unknown, centre({ ...hidden, state: 'empty' }, []), ...dice, ...sharks];

  expect(new Set(pictures).size).toBe(pictures.length);
});

test('KER-13.6 without colours and letters, cards that do different things still differ', () => {
  const unlettered = (svg: string): string =>
    colourless(svg).replace(/<text[^>]*>[^<]*<\/text>| data-face="[^"]*"/g, '');
  const cards = CARDS.filter(({ id }) => !/-2$|^counter-|^tile-3$|^aggressive-2$|^reactive-2$/.test(id));

  expect(new Set(cards.map((card) => unlettered(drawCard(card)))).size).toBe(cards.length);
});

test('KLP-15.4 a card of a pack of one’s own has a picture that follows from its words', () => {
  const own = (effects: readonly ReturnType<typeof learn>[]): DrawnCard => ({
    id: 'own',
    read: {
      sort: 'octopus',
      card: { copies: 1, source: 'ours', type: 'learn', origin: 'market', cost: 1, effects },
    },
  });

  expect(childOf(readXml(drawCard(own([learn(3)]))), 'title')).toBe('Own');
  expect(
    new Set([[swap], [learn(1)], [learn(3)], [learn(1), may(remove)]].map((each) => drawCard(own(each)))).size,
  ).toBe(4);
  expect(() => drawCard({ id: 'x', read: { sort: 'octopus', card: {} } } as never)).toThrow(
    'A card, a block or a tile of a pack is needed here',
  );
});
