import { fieldAt } from '../../../src/games/zombiaki/board/street.ts';
import { LANES, NONE, STREETS } from '../../../src/games/zombiaki/components.ts';
import type { Creature, Table } from '../../../src/games/zombiaki/index.ts';
import { NOBODY } from '../../../src/games/zombiaki/rules/position.ts';
import { type Book, cardOf } from '../../../src/games/zombiaki/table/book.ts';
import { entryOf, numberOf } from '../../../src/kernel/index.ts';

/**
 * Boards drawn for tests, as they lie on the table: the barricade on top, a line a street. Streets that are left out are empty.
 *
 *           a        b           c
 *     5     .        .           barrier
 *     4     D1       Z3+S        .
 *     3     fire     wall-6|Z5   pit-2
 *
 * A field holds, joined by `|`: an object by the id of its card, `fire`, a creature. `Z3` is a zombie of strength 3 now, `D1` are
 * dogs. Behind it: `+S` a shield, `+B` boss with all its orders (`+B2` two are left, `+B2!` it has given one this turn), `+C` claws,
 * `+N` netted, `+H` held, `+M` card move used, `+O` has obeyed. Wounds follow from the cards: `Z3/4` is a `zombie-4` with a
 * wound, `Z5/3.4` two zombies that are one, with two wounds; 1 is a bitten human. Without the cards there are no wounds.
 */
export interface Board extends Pick<Table, 'creatures' | 'objects' | 'fires'> {}

/** Reads a drawing. */
export function parseBoard(book: Book, drawing: string): Board {
  const creatures = Array.from({ length: LANES.length * STREETS }, (): Creature => NOBODY);
  const objects = creatures.map(() => NONE);
  const fires = creatures.map(() => NONE);
  for (const line of drawing.trim().split('\n')) {
    const [street = '', ...cells] = line.trim().split(/\s+/);
    if (street === 'a') continue;
    if (!/^[1-5]$/.test(street) || cells.length !== LANES.length) throw new Error(`'${line}' is no street.`);
    for (const [lane, cell] of cells.entries()) {
      const field = fieldAt(lane, Number(street));
      for (const part of cell === '.' ? [] : cell.split('|')) {
        if (part === 'fire') fires[field] = fireCard(book);
        else if (/^[ZD]\d/.test(part)) creatures[field] = parseCreature(book, part);
        else objects[field] = numberOf(book.cardNumbers, part);
      }
    }
  }
  return { creatures, objects, fires };
}

/** Draws a board, all five streets of it. */
export function formatBoard(book: Book, { creatures, objects, fires }: Board): string {
  const cell = (field: number): string => {
    const [object, fire] = [entryOf(objects, field), entryOf(fires, field)];
    const creature = entryOf(creatures, field) as Creature;
    const parts = [
      ...(object === NONE ? [] : [cardOf(book, object).id]),
      ...(fire === NONE ? [] : ['fire']),
      ...(creature.cards.length === 0 ? [] : [formatCreature(book, creature)]),
    ];
    return parts.length === 0 ? '.' : parts.join('|');
  };
  const streets = Array.from({ length: STREETS }, (_, nth) => STREETS - nth);
  return [
    LANES.join(' '),
    ...streets.map((street) => [street, ...LANES.map((_, lane) => cell(fieldAt(lane, street)))].join(' ')),
  ].join('\n');
}

/** A card that burns. */
const fireCard = (book: Book): number => book.cards.findIndex(({ kind }) => kind === 'fire');

const cardWith = (book: Book, kind: string): number => {
  const card = book.cards.findIndex((each) => each.kind === kind);
  if (card === NONE) throw new Error(`There is no card of the kind '${kind}'.`);
  return card;
};

function parseCreature(book: Book, text: string): Creature {
  const [, kind = '', strength = '', , bases, signs = ''] =
    /^([ZD])(\d+)(\/([\d.]+))?((?:\+[A-Z]\d*!?)*)$/.exec(text) ?? [];
  if (kind === '') throw new Error(`'${text}' is no creature.`);
  const marks = signs.split('+').filter((sign) => sign !== '');
  const has = (mark: string): number => (marks.includes(mark) ? 1 : 0);
  const boss = marks.find((mark) => mark.startsWith('B'));
  const claws = marks.filter((mark) => mark === 'C').map(() => cardWith(book, 'claws'));
  const clawed = claws.reduce((sum, card) => sum + cardOf(book, card).figure, 0);
  const strengths = bases?.split('.').map(Number) ?? basesOf(book, kind, Number(strength) - clawed);
  const cards = strengths.map((base) => bodyCard(book, kind, base)).sort((one, other) => one - other);
  const bossCard = boss === undefined ? NONE : cardWith(book, 'boss');
  return {
    cards,
    risen: kind === 'Z' ? strengths.filter((base) => base === 1).length : 0,
    wounds: strengths.reduce((sum, base) => sum + base, clawed) - Number(strength),
    claws,
    shield: marks.includes('S') ? cardWith(book, 'shield') : NONE,
    boss: bossCard,
    orders: boss === undefined ? 0 : boss === 'B' ? cardOf(book, bossCard).figure : Number(boss.replace(/\D/g, '')),
    ordered: boss?.endsWith('!') ? 1 : 0,
    moved: has('M'),
    obeyed: has('O'),
    netted: has('N'),
    held: has('H'),
  };
}

/** The card with this strength; a zombie of strength 1 is a bitten human. */
function bodyCard(book: Book, kind: string, base: number): number {
  if (kind === 'Z' && base === 1) return cardWith(book, 'shield');
  const wanted = kind === 'Z' ? 'zombie' : 'dogs';
  const card = book.cards.findIndex((each) => each.kind === wanted && each.figure === base);
  if (card === NONE) throw new Error(`There is no card '${wanted}' of strength ${base}.`);
  return card;
}

/** The strengths of the cards that make a creature without wounds: one card, or as few as there can be. */
function basesOf(book: Book, kind: string, strength: number): number[] {
  if (kind === 'Z' && strength === 1) return [1];
  const wanted = kind === 'Z' ? 'zombie' : 'dogs';
  const figures = book.cards.filter((each) => each.kind === wanted).map(({ figure }) => figure);
  if (figures.includes(strength)) return [strength];
  const half = Math.floor(strength / 2);
  if (strength <= 1) throw new Error(`No cards make a creature of strength ${strength}.`);
  return [...basesOf(book, kind, half), ...basesOf(book, kind, strength - half)];
}

function formatCreature(book: Book, creature: Creature): string {
  const isDogs = cardOf(book, entryOf(creature.cards, 0)).kind === 'dogs';
  const bases = creature.cards.map((card) => cardOf(book, card).body?.strength ?? 1).sort((one, other) => one - other);
  const clawed = creature.claws.reduce((sum, card) => sum + cardOf(book, card).figure, 0);
  const full = bases.reduce((sum, base) => sum + base, clawed);
  const kind = isDogs ? 'D' : 'Z';
  const strength = full - creature.wounds;
  const isUsual = creature.wounds === 0 && String(usualBases(book, kind, strength - clawed)) === String(bases);
  const orders =
    creature.boss === NONE ? '' : creature.orders === cardOf(book, creature.boss).figure ? '' : creature.orders;
  const signs = [
    ...(creature.shield === NONE ? [] : ['S']),
    ...(creature.boss === NONE ? [] : [`B${orders}${creature.ordered === 1 ? '!' : ''}`]),
    ...creature.claws.map(() => 'C'),
    ...(creature.netted === 1 ? ['N'] : []),
    ...(creature.held === 1 ? ['H'] : []),
    ...(creature.moved === 1 ? ['M'] : []),
    ...(creature.obeyed === 1 ? ['O'] : []),
  ];
  return `${kind}${strength}${isUsual ? '' : `/${bases.join('.')}`}${signs.map((sign) => `+${sign}`).join('')}`;
}

function usualBases(book: Book, kind: string, strength: number): number[] {
  try {
    return basesOf(book, kind, strength).sort((one, other) => one - other);
  } catch {
    return [];
  }
}

/** The cards that lie on a board, each as often as it does. */
export function cardsOn({ creatures, objects, fires }: Board): number[] {
  const ofCreatures = creatures.flatMap(({ cards, claws, shield, boss }) => [...cards, ...claws, shield, boss]);
  return [...ofCreatures, ...objects, ...fires].filter((card) => card !== NONE);
}
