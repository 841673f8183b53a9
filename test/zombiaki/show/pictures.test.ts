import { LOCALES, withPrinted } from 'gastropodia';
import {
  type Card,
  type CreatureLook,
  type DrawnCard,
  defaultPack,
  drawCard,
  drawTable,
  fire,
  type Look,
  lane,
  look,
  SIDES,
  thing,
  wound,
} from 'gastropodia/zombiaki';
import { expect, test } from 'vitest';
import { lettered, overlaps } from '../../kit/lettered.ts';
import { type Node, nodesIn, readXml, textIn } from '../../kit/xml.ts';
import { act, type Drawn, scene } from '../kit/scene.ts';

const CARDS: readonly DrawnCard[] = SIDES.flatMap((side) =>
  Object.entries<Card>(defaultPack[side]).map(([id, card]) => ({ id, side, card })),
);

const NAMES = ['Ann <b>&"\' ]]>', 'Łucja Brzęczyszczykiewicz-Chrząszczewska'];

const seen = ({ game, state }: Drawn, viewer: 0 | 1 | 'spectator' = 0): Look =>
  look(withPrinted(game, game.view({ ...state, names: NAMES }, viewer)));

/** Streets with everything that can stand and lie there, hands of all sizes, and cards that are being resolved. */
const LOOKS: readonly Look[] = [
  seen(
    scene(
      `5  Z2/4+S+B2!  barrier     barrel
       4  wall-5|Z6   wall-6      car|Z3+C
       3  fire|Z3+N   pit-2|Z5    mine
       2  D1          Z9/4.5+S+B  Z1+O+M
       1  Z2          fire        pit-1`,
      {
        zombies: ['not-so-fast', 'zombie-5', 'swap-places'],
        humans: ['flamethrower', 'street-on-fire', 'searchlight'],
        inEffect: ['freeze'],
        limit: 1,
      },
    ),
    'spectator',
  ),
  seen(act(scene(`4 . Z3 .`, { zombies: ['click'], humans: ['burst-3'] }), 'play burst-3 b'), 1),
  seen(act(scene(`4 car . .\n3 Z3 mine .`, { humans: ['oil', 'shot-1', 'shot-1'] }), 'play oil b3')),
  seen(scene(`1 . . .`, { turn: 'humans', at: 'begin' })),
  seen(act(scene(`5 . Z2 .`, { turn: 'zombies', zombies: ['hunger'] }), 'play hunger b5>out')),
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

test('KER-13.1 the description says who stands where, and names are text, whatever they hold', () => {
  const root = readXml(drawTable(LOOKS[0] ?? expect.unreachable()));

  expect(childOf(root, 'desc')).toMatch(
    /^Turn 3, .*a5: Zombie, strength 2, 2 wounds, human shield, boss, 2 orders left/,
  );
  expect(lettered(root).map(({ text }) => text)).toContain('Ann <b>&"\' ]]>');
  expect(nodesIn(root).filter(({ name }) => name === 'b')).toEqual([]);
});

test('KER-13.2 the same look is the same picture, and nothing of it is kept for the next one', () => {
  const again = PICTURES.map(({ seen: each, width, locale }) => drawTable(structuredClone(each), { width, locale }));

  expect(again).toEqual(PICTURES.map(({ svg }) => svg));
});

test('KER-13.3 no text of a card runs over its edge or into another, in any language', () => {
  const long: DrawnCard = { id: 'x', side: 'humans', card: LONG, name: 'Donaudampfschifffahrtskanone' };
  const wrong = [...CARDS, long].flatMap((card) =>
    LOCALES.flatMap((locale) => {
      const texts = lettered(readXml(drawCard(card, locale)));
      const over = texts.filter(({ left, right, bottom }) => left < 8 || right > 307 || bottom > 432);
      const small = texts.filter(({ size }) => size < 10.99);
      return [...over.map(({ text }) => text), ...small.map(({ text }) => text), ...overlaps(texts)].map(
        (text) => `${card.id} ${locale}: ${text}`,
      );
    }),
  );

  expect(wrong).toEqual([]);
});

/** A card that has much to say. */
const LONG: Card = {
  copies: 2,
  source: 'ours',
  lasts: 'instant',
  target: lane({ reach: 'up-to-wall' }),
  effects: [fire(3, 2), wound(2)],
  tags: ['shot'],
};

test('KER-13.3 no text of a table runs over its edge or into another; none is smaller than 11', () => {
  for (const { svg, width } of PICTURES) {
    const texts = lettered(readXml(svg));
    const edge = width === 'narrow' ? 360 : 1200;
    expect(texts.filter(({ left, right }) => left < 0 || right > edge).map(({ text }) => text)).toEqual([]);
    expect(texts.filter(({ size }) => size < 10.99).map(({ text }) => text)).toEqual([]);
    // On the street, things may lie before each other.
    expect(overlaps(texts.filter(({ within }) => !/piece|object|field|fire|blast/.test(within)))).toEqual([]);
  }
});

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

test('KER-13.5 every field, lane, creature, object, fire and card of a hand is in the picture, once', () => {
  for (const { seen: each, svg } of PICTURES) {
    const nodes = nodesIn(readXml(svg));
    const found = (key: string): string[] => nodes.flatMap(({ attributes }) => attributes[`data-${key}`] ?? []).sort();
    const fieldsWith = (is: (field: Look['fields'][number]) => unknown): string[] =>
      each.fields.flatMap((field) => (is(field) === undefined ? [] : [field.field])).sort();

    expect(found('field')).toEqual(each.fields.map(({ field }) => field).sort());
    expect(found('lane')).toEqual(['a', 'b', 'c']);
    expect(found('barricade')).toEqual(['out']);
    expect(found('piece')).toEqual(fieldsWith(({ creature }) => creature));
    expect(found('object')).toEqual(fieldsWith(({ object }) => object));
    expect(found('fire')).toEqual(fieldsWith((field) => field.fire));
    expect(found('card')).toEqual(each.players.flatMap(({ hand }) => hand).sort());
    expect(found('player')).toEqual(['0', '1']);
    const lasting = each.inEffect.filter((card) => card !== each.play?.card);
    expect(found('face')).toEqual([...lasting, ...(each.play === undefined ? [] : [each.play.card])].sort());
  }
});

/** A picture in which everything has the same colour, and nothing is told. */
const colourless = (svg: string): string =>
  svg.replace(/<style>[^<]*<\/style>|<(title|desc)>[^<]*<\/\1>/g, '').replace(/var\(--[a-z\d-]+\)/g, 'x');

test('KER-13.6 without colours, creatures, what they carry and what is true of them still differ', () => {
  const table = seen(scene(`3 . Z3 .`));
  const withCreature = (change: Partial<CreatureLook>): string => {
    const fields = table.fields.map((field) =>
      field.creature === undefined ? field : { ...field, creature: { ...field.creature, ...change } },
    );
    return colourless(drawTable({ ...table, fields }));
  };
  const pictures = [
    withCreature({}),
    withCreature({ kind: 'dogs' }),
    withCreature({ cards: ['zombie-2', 'zombie-2'] }),
    withCreature({ strength: 2 }),
    withCreature({ strength: 2, wounds: 1 }),
    withCreature({ shield: 'human-shield' }),
    withCreature({ claws: ['claws'] }),
    ...[1, 2].map((orders) => withCreature({ boss: { card: 'boss', orders, hasOrdered: false } })),
    withCreature({ boss: { card: 'boss', orders: 1, hasOrdered: true } }),
    ...(['isNetted', 'isHeld', 'hasMoved', 'hasObeyed'] as const).map((mark) => withCreature({ [mark]: true })),
  ];

  expect(new Set(pictures).size).toBe(pictures.length);
});

test('KER-13.6 without colours and letters, objects, lanes that are closed, sides and kinds of cards still differ', () => {
  const unlettered = (svg: string): string => colourless(svg).replace(/<text[^>]*>[^<]*<\/text>/g, '');
  const objects = ['wall-5', 'pit-1', 'mine', 'car', 'barrel', 'barrier', 'fire'].map((object) =>
    unlettered(drawTable(seen(scene(`${object === 'barrier' ? 5 : 4} . ${object} .`)))),
  );
  const cards = CARDS.filter(({ id }) => !/-[2-6]$/.test(id)).map((card) => unlettered(drawCard(card)));
  const [shot] = CARDS.filter(({ id }) => id === 'shot-1');
  if (shot === undefined) return expect.unreachable();
  const alike = (['instant', 'stays', 'turn', 'mark'] as const).map((lasts) =>
    unlettered(drawCard({ ...shot, card: { ...shot.card, lasts } })),
  );
  const sources = (['book', 'named', 'ours'] as const).map((source) =>
    unlettered(drawCard({ ...shot, card: { ...shot.card, source } })),
  );

  expect(new Set(objects).size).toBe(objects.length);
  expect(new Set(cards).size).toBe(cards.length);
  expect([new Set(alike).size, new Set(sources).size]).toEqual([4, 3]);
});

test('ZOM-1.21 a card shows its copies, its figure, how long it stays and whether it needs a clear line of fire', () => {
  const texts = (id: string): string[] => {
    const card = CARDS.find((each) => each.id === id) ?? expect.unreachable();
    return lettered(readXml(drawCard(card))).map(({ text }) => text);
  };

  expect(texts('shot-2')).toEqual(expect.arrayContaining(['Shot 2', '2', '×3', 'at once', 'line of fire']));
  expect(texts('wall-6')).toEqual(expect.arrayContaining(['Wall 6', '6', '×1', 'stays']));
  expect(texts('sniper')).not.toContain('line of fire');
});

test('ZOM-1.23 a card of a pack of one’s own has a picture that follows from its words', () => {
  const card: Card = {
    copies: 1,
    source: 'ours',
    lasts: 'instant',
    target: lane(),
    effects: [wound(3)],
    tags: ['fire'],
  };
  const drawn = drawCard({ id: 'acid-rain', side: 'humans', card });

  expect(childOf(readXml(drawn), 'title')).toBe('Acid rain');
  expect(lettered(readXml(drawn)).map(({ text }) => text)).toContain('3');
  expect(() =>
    drawCard({ id: 'x', side: 'humans', card: { ...card, thing: thing('wall'), effects: 3 } as never }),
  ).toThrow('A card of a pack is needed here');
});
