import { LOCALES, play, withPrinted } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import {
  type DrawnCard,
  damage,
  damageTile,
  defaultPack,
  destroyTile,
  drawCard,
  drawTable,
  type Look,
  look,
  on,
  push,
  put,
  type RedCard,
  scatter,
  self,
  snail,
  snails,
} from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { lettered, overlaps } from '../../kit/lettered.ts';
import { type Node, nodesIn, readXml, textIn } from '../../kit/xml.ts';

const NAMES = ['Ann', 'Bo <b>&"\' ]]>', 'Łucja Brzęczyszczykiewicz-Chrząszczewska', 'Daniela'];

const CARDS: readonly DrawnCard[] = (['basic', 'red', 'purple', 'faction'] as const).flatMap((deck) =>
  Object.entries(defaultPack[deck]).map(([id, card]) => ({ id, deck, card })),
);

const ATTACK = {
  copies: 2,
  source: 'ours',
  target: snail({ range: [1, 2] }),
  dice: 1,
  rows: [on('hit', damage(10))],
} as const satisfies RedCard;

/** Looks of two games, by turns of a spectator and of the first player, with one in which dice lie on the table. */
const LOOKS: readonly Look[] = [2, 4].flatMap((players) => {
  const states: Parameters<typeof snails.view>[0][] = [];
  play(snails, {
    config: { players: NAMES.slice(0, players).map((name) => ({ name })) },
    seed: `pictures ${players}`,
    botSeed: 'pictures',
    bots: Array.from({ length: players }, () => randomBot),
    onAction: ({ state }) => {
      states.push(state);
    },
  });
  const dice = states.findIndex(({ play: { seat, dice } }) => seat >= 0 && dice.length > 0);
  const chosen = states.filter((_, ply) => ply % 40 === 0 || ply === dice || ply === states.length - 1);
  return chosen.map((state, index) => look(withPrinted(snails, snails.view(state, index % 2 === 0 ? 'spectator' : 0))));
});

const PICTURES = LOOKS.flatMap((seen, index) =>
  (['wide', 'narrow'] as const).map((width) => {
    const locale = LOCALES[index % LOCALES.length] ?? 'en';
    return { seen, width, svg: drawTable(seen, { width, locale, pack: defaultPack }) };
  }),
);

const childOf = (node: Node, name: string): string =>
  node.children.flatMap((child) => (typeof child !== 'string' && child.name === name ? [textIn(child)] : [])).join();

test('KER-13.1 every card in every language, and tables of random games, are SVG with title and description', () => {
  const cards = CARDS.flatMap((card) => LOCALES.map((locale) => drawCard(card, locale)));

  for (const svg of [...cards, ...PICTURES.map((each) => each.svg)]) {
    const root = readXml(svg);
    expect(root.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2000/svg', role: 'img' });
    expect(childOf(root, 'title')).not.toBe('');
    expect(childOf(root, 'desc').length).toBeGreaterThan(20);
    const ids = nodesIn(root).flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(svg).not.toMatch(/href|url\(/);
  }
});

test('KER-13.1 the description says who stands where, and names are text, whatever they hold', () => {
  const seen = LOOKS.find(({ players, round }) => players.length === 4 && round > 0) ?? expect.unreachable();
  const root = readXml(drawTable(seen));

  expect(childOf(root, 'title')).toBe('Snails: 4 squads, 6 rounds.');
  expect(childOf(root, 'desc')).toMatch(/^Round \d of 6, .*A Ann, \w+: Ac Commander \d+, -?\d,-?\d/);
  expect(lettered(root).map(({ text }) => text)).toContain('Bo <b>&"\' ]]>');
  expect(nodesIn(root).filter(({ name }) => name === 'b')).toEqual([]);
});

test('KER-13.2 the same look is the same picture, and nothing of it is kept for the next one', () => {
  const again = PICTURES.map(({ seen, width }, index) => {
    const locale = LOCALES[Math.floor(index / 2) % LOCALES.length] ?? 'en';
    return drawTable(structuredClone(seen), { width, locale, pack: defaultPack });
  });

  expect(again).toEqual(PICTURES.map(({ svg }) => svg));
});

test('KER-13.3 no text of a card runs over its edge or into another, in any language', () => {
  const wrong = CARDS.flatMap((card) =>
    LOCALES.flatMap((locale) => {
      const texts = lettered(readXml(drawCard(card, locale)));
      const over = texts.filter(({ left, right, bottom }) => left < 8 || right > 307 || bottom > 432);
      const small = texts.filter(({ text, size }) => text.length > 6 && size < 11);
      return [...over.map(({ text }) => text), ...small.map(({ text }) => text), ...overlaps(texts)].map(
        (text) => `${card.id} ${locale}: ${text}`,
      );
    }),
  );

  expect(wrong).toEqual([]);
});

test('KER-13.3 the longest words a card can have are made to fit, too', () => {
  const longest: RedCard = {
    ...ATTACK,
    dice: 2,
    attacks: 3,
    rows: [
      on(['hit', 'crit'], damage(20), destroyTile, scatter(put('fire', 2), damage(10))),
      on('splat', damage(5), push),
    ],
    after: [self(damageTile)],
    returns: 'to-hand',
  };
  const card = { id: 'x', deck: 'red' as const, card: longest, name: 'Donaudampfschifffahrtskanone' };
  const texts = LOCALES.flatMap((locale) => lettered(readXml(drawCard(card, locale))));

  expect(texts.filter(({ left, right, bottom }) => left < 8 || right > 307 || bottom > 432)).toEqual([]);
});

test('KER-13.3 no text of a table runs over its edge or into another; none is smaller than 11', () => {
  for (const { svg, width } of PICTURES) {
    const texts = lettered(readXml(svg));
    const edge = width === 'narrow' ? 360 : 1200;
    expect(texts.filter(({ left, right }) => left < 0 || right > edge)).toEqual([]);
    expect(texts.filter(({ size }) => size < 10.99).map(({ text }) => text)).toEqual([]);
    // On the board, snails may stand before each other.
    const beside = texts.filter(({ within }) => !/snail|field|token/.test(within));
    expect(overlaps(beside)).toEqual([]);
  }
});

test('KER-13.4 every colour is a variable of the style, and a page with the style gets the same without', () => {
  const seen = LOOKS[3] ?? expect.unreachable();
  const inside = drawTable(seen);
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(inside) ?? [];
  const declared = new Set([...style.matchAll(/--([a-z\d-]+):/g)].map(([, name]) => name));
  const used = [...inside.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour);
  const other = used.filter((colour) => !declared.has(/^var\(--([a-z\d-]+)\)$/.exec(colour)?.[1] ?? ''));

  expect([...new Set(other)].sort()).toEqual(['none', 'transparent']);
  expect(drawTable(seen, { style: 'outside' })).toBe(inside.replace(/<style>[^<]*<\/style>/, ''));
});

test('KER-13.5 every field, snail, token, card that is seen and die of the look is in the picture, once', () => {
  for (const { seen, svg } of PICTURES) {
    const nodes = nodesIn(readXml(svg));
    const found = (key: string): string[] => nodes.flatMap(({ attributes }) => attributes[key] ?? []).sort();
    const squads = seen.players
      .filter(({ isLiving }) => isLiving)
      .flatMap(({ seat }) => [...seen.snails, ...seen.lost].filter((snail) => snail.seat === seat));
    const standing = seen.snails.filter(({ field }) => field !== undefined);

    expect(found('data-field')).toEqual(seen.fields.map(({ field }) => field).sort());
    expect(found('data-piece')).toEqual([...squads, ...standing].map(({ snail }) => String(snail)).sort());
    expect(found('data-token')).toEqual(
      seen.fields
        .flatMap(({ field, fire, mines, dynamite }) => [
          ...(fire > 0 ? [`${field} fire`] : []),
          ...(mines > 0 ? [`${field} mine`] : []),
          ...(dynamite > 0 ? [`${field} dynamite`] : []),
        ])
        .sort(),
    );
    expect(found('data-die')).toEqual((seen.play?.dice ?? []).map((_, index) => String(index)));
    const faces = new Set(found('data-face'));
    const laid = seen.players.flatMap(({ plan }) => plan);
    expect(laid.filter((card) => card !== 'empty' && !faces.has(card))).toEqual([]);
    const own = seen.players.find(({ seat, isLiving }) => seat === seen.viewer && isLiving)?.hand ?? [];
    expect(found('data-card')).toEqual([...new Set(own)].sort());
    expect(found('data-player')).toEqual(seen.players.map(({ seat }) => String(seat)));
    expect(found('data-space')).toHaveLength(seen.contamination.track.length);
  }
  expect(LOOKS.some(({ play }) => (play?.dice ?? []).length > 0)).toBe(true);
  expect(PICTURES.some(({ svg }) => svg.includes('data-token'))).toBe(true);
});

/** A picture in which everything has the same colour. */
const colourless = (svg: string): string =>
  svg.replace(/<style>[^<]*<\/style>|<(title|desc)>[^<]*<\/\1>/g, '').replace(/var\(--[a-z\d-]+\)/g, 'x');

test('KER-13.6 without colours, terrains, damage, tokens, shells, players and roles still differ', () => {
  const [first] = LOOKS;
  if (first === undefined) return expect.unreachable();
  const [field] = first.fields;
  const [standing] = first.snails;
  if (field === undefined || standing === undefined) return expect.unreachable();
  const withField = (change: Partial<typeof field>): string =>
    colourless(drawTable({ ...first, fields: [{ ...field, ...change }] }));
  const withSnail = (change: Partial<typeof standing>): string =>
    colourless(drawTable({ ...first, fields: [field], snails: [{ ...standing, field: field.field, ...change }] }));
  const pictures = [
    ...(['water', 'beach', 'meadow', 'mountain'] as const).map((terrain) => withField({ terrain, tile: 'none' })),
    ...(['intact', 'damaged', 'breaking'] as const).map((tile) => withField({ terrain: 'beach', tile })).slice(1),
    ...(['fire', 'mines', 'dynamite'] as const).map((token) => withField({ [token]: 1 })),
    ...[0, 4, 8].map((snail) => withSnail({ snail })),
    ...(['commander', 'assault', 'scout', 'medic'] as const).map((role) => withSnail({ role, life: 10 })),
    withSnail({ inShell: true }),
    withSnail({ isAiming: true }),
    withSnail({ life: 5 }),
  ];

  expect(new Set(pictures).size).toBe(pictures.length);
});

test('KER-13.6 without colours, decks, sources and faces of dice still differ', () => {
  const withFace = (face: 'splat' | 'hit' | 'crit'): DrawnCard => ({
    id: 'x',
    deck: 'red',
    card: { ...ATTACK, rows: [on(face, push)] },
  });
  const cards: readonly DrawnCard[] = [
    ...(['basic', 'red', 'purple', 'faction'] as const).map((deck) => ({ id: 'x', deck, card: ATTACK })),
    ...(['book', 'named'] as const).map((source) => ({ id: 'x', deck: 'red' as const, card: { ...ATTACK, source } })),
    ...(['splat', 'hit', 'crit'] as const).map(withFace),
  ];
  const drawn = cards.map((card) => colourless(drawCard(card)).replace(/<text[^>]*>[^<]*<\/text>/g, ''));

  expect(new Set(drawn).size).toBe(cards.length);
});
