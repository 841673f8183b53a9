import { readFileSync } from 'node:fs';
import {
  acted,
  advance,
  advanceAny,
  advanceEggs,
  anyTile,
  available,
  type Card,
  type CardSymbol,
  type Count,
  cardPlayed,
  cards,
  cheaper,
  cubes,
  deedDone,
  deeds,
  defeat,
  dig,
  draw,
  drawKeep,
  type Effect,
  each,
  eggs,
  either,
  enemyDefeated,
  explore,
  explorers,
  flight,
  forage,
  foragers,
  gain,
  has,
  incubation,
  item,
  itemHere,
  type Lasting,
  larger,
  larva,
  level,
  loseScent,
  mark,
  markers,
  marks,
  moveMarks,
  type Need,
  needs,
  type Powers,
  pay,
  pheromones,
  play,
  played,
  raise,
  roomPlaced,
  rooms,
  room as roomTile,
  type Score,
  score,
  seek,
  shift,
  spend,
  swapEggs,
  swarmed,
  symbol,
  symbolFor,
  symbolPlayed,
  symbols,
  takeCard,
  tuck,
  turnBack,
  under,
  universal,
  when,
} from './words.ts';

// The tables of docs/rules/ants.md, read as they are written there: what they say in codes, as the words of the vocabulary.

const PAGE = readFileSync('docs/rules/ants.md', 'utf8');

/** The rows of the nth table under a heading, without its head. */
export function tableOf(heading: string, nth = 0, depth: '##' | '###' = '###'): readonly (readonly string[])[] {
  const from = PAGE.indexOf(`\n${depth} ${heading}`);
  if (from < 0) throw new Error(`There is no heading ${heading}.`);
  const section = PAGE.slice(from + 1, PAGE.indexOf('\n## ', from + 1));
  const tables = section
    .split(/\n### /)[0]
    ?.split(/\n(?:[^|\n][^\n]*)?(?=\n)/)
    .map((part) => part.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 0);
  const lines = tables?.[nth] ?? [];
  return lines.slice(2).map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const SYMBOL: Readonly<Record<string, CardSymbol>> = {
  APH: 'aphid',
  BLD: 'building',
  AGG: 'aggression',
  STR: 'strength',
  CUL: 'cultivation',
  INT: 'intelligence',
  COM: 'communication',
  POI: 'poison',
  FIT: 'fitness',
};

function found<Value>(table: Readonly<Record<string, Value>>, key: string): Value {
  const value = table[key];
  if (value === undefined) throw new Error(`Nothing is known of '${key}'.`);
  return value;
}

/** The symbol that stands for these letters. */
const symbolOf = (letters: string): CardSymbol => found(SYMBOL, letters);

const COUNTED: Readonly<Record<string, (n: number) => Effect>> = {
  F: (n) => gain('food', n),
  L: (n) => gain('leaf', n),
  M: (n) => gain('fungus', n),
  AG: (n) => gain('aggression', n),
  MU: (n) => gain('mutation', n),
  FL: flight,
  D: draw,
  DIG: dig,
  EXP: explore,
  FOR: forage,
  ROOM: roomTile,
};

const CODES: Readonly<Record<string, readonly Effect[]>> = {
  D2K1: [drawKeep],
  DISP1: [takeCard],
  SEEK: [seek],
  PLAY1: [play('any', 'normal')],
  'DEED*': [play('deed', 'waive')],
  'SKILL*': [play('skill', 'free')],
  'P:F': [advance('food')],
  'P:L': [advance('leaf')],
  'P:F/L': [advance('food', 'leaf')],
  'P:F&L': [advance('food'), advance('leaf')],
  'P:ED': [advance('egg-digger')],
  'P:EE': [advance('egg-explorer')],
  'P:EF': [advance('egg-forager')],
  'P:E?': [advanceEggs],
  'P:?': [advanceAny],
  UP1: [raise],
  SIDE1: [shift],
  LAR1: [larva],
  UNI1: [universal],
  DEF: [defeat],
  PHE: [loseScent],
  INC: [incubation],
  'C>M': [pay(cards(1), gain('fungus', 1))],
  ITEM: [itemHere],
  'ITEM*': [item],
};

const APPENDIX: Readonly<Record<string, readonly (Effect | Lasting | Score)[]>> = {
  'E-04': [pay(cubes('leaf', 1), mark('sprout', 'any', 1))],
  'E-05': [pay(cubes('food', 1), mark('sprout', 'this', 1))],
  'E-06': [either(mark('aphid', 'any', 1), mark('sprout', 'any', 1))],
  'E-07': [pay(markers('aphid', 1, 'any'), gain('food', 2))],
  'E-08': [mark('aphid', 'this', 1)],
  'E-10': [either(mark('sprout', 'this', 1), moveMarks('sprout', 2))],
  'E-11': [score(4, marks('sprout'), 2)],
  'E-12': [each(rooms(2), gain('leaf', 1))],
  'E-13': [cheaper('room', 1)],
  'E-15': [when(enemyDefeated, gain('food', 2))],
  'E-16': [when(enemyDefeated, mark('sprout', 'this', 2)), spend('sprout', 'leaf')],
  'E-17': [when(deedDone('any'), gain('food', 1))],
  'E-18': [when(acted('dig'), shift)],
  'E-19': [larger(1)],
  'E-20': [symbolFor('aggression', deeds, 2)],
  'E-21': [score(2, level('egg-explorer'), 1)],
  'E-23': [pay(markers('windmill', 2, 'this'), flight(1))],
  'E-24': [score(1, symbols, 1)],
  'E-25': [when(deedDone('tile'), universal)],
  'E-26': [tuck(2)],
  'E-27': [each(under, gain('leaf', 1))],
  'E-28': [turnBack],
  'E-29': [swapEggs],
  'E-30': [anyTile],
  'E-31': [either(pay(cards(1), dig(1)), pay(cards(2), dig(2)))],
  'E-32': [pay(cubes('food', 2), each(explorers, flight(1)))],
  'E-33': [when(roomPlaced(3), gain('fungus', 1))],
};

const NAMED: Readonly<Record<string, (of: CardSymbol) => readonly Lasting[]>> = {
  'E-09': (of) => [when(cardPlayed(of), mark('aphid', 'this', 1)), spend('aphid', 'food')],
  'E-14': (of) => [when(cardPlayed(of), draw(1))],
  'E-22': (of) => [when(symbolPlayed(of), mark('windmill', 'this', 1))],
};

/** What a cell with bonus codes gives: `L1+D1`. */
export function bonusOf(cell: string): readonly Effect[] {
  if (cell === '—') return [];
  return cell.split('+').flatMap((code) => {
    const [, letters = '', figure = ''] = /^([A-Z]+)(\d)$/.exec(code) ?? [];
    return CODES[code] ?? [found(COUNTED, letters)(Number(figure))];
  });
}

/** What a step of a text says: a bonus code, or an effect of the appendix. */
export function wordsOf(step: string): readonly (Effect | Lasting | Score)[] {
  const [, special = '', named = ''] = /^(E-\d\d)(?: \(symbol (\w+)\)| \(.*\))?$/.exec(step) ?? [];
  if (named !== '') return found(NAMED, special)(symbolOf(named));
  if (special !== '') return found(APPENDIX, special);
  if (step.startsWith('symbol ')) return [symbol(symbolOf(step.slice(7)))];
  const [, points = '', counted = ''] = /^(\d) VP × (.*)$/.exec(step) ?? [];
  return counted === '' ? bonusOf(step) : [score(Number(points), found(SCORED, counted), 1)];
}

const SCORED: Readonly<Record<string, Count>> = {
  'Aphid markers on this card': marks('aphid'),
  'Sprout markers on this card': marks('sprout'),
  'Pheromone cubes removed': pheromones,
};

const KEYS = { I: 'now', N: 'incubation', P: 'always', S: 'score' } as const;

/** What a cell with timing marks says: `[I] 1. L1. [N] 1. L1.` */
export function powersOf(cell: string, vp = '0'): Powers {
  const powers: Record<string, unknown> = vp === '0' ? {} : { vp: Number(vp) };
  for (const [, mark = '', text = ''] of cell.matchAll(/\[([INPS])\]\s*(.*?)(?=\[[INPS]\]|$)/g)) {
    const steps = text
      .split(/(?:^|\s)\d\. /)
      .flatMap((step) => (step.trim() === '' ? [] : [step.trim().replace(/\.$/, '')]));
    const words = steps.flatMap(wordsOf);
    powers[KEYS[mark as keyof typeof KEYS]] = mark === 'N' ? [words] : words;
  }
  return powers;
}

const COUNTS: readonly (readonly [RegExp, Count])[] = [
  [/^egg production/i, eggs],
  [/^foragers on the main board/, foragers],
  [/^explorers on the main board/, explorers],
  [/^pheromone/i, pheromones],
  [/^room tiles/i, rooms()],
  [/^available diggers/, available('digger')],
  [/^discs in swarming areas/, swarmed],
  [/^Leaf cubes in supply/, has('leaf')],
  [/^Food cubes in supply/, has('food')],
  [/^Aggression tokens in supply/, has('aggression')],
  [/^played Room and\/or Skill cards/, played('skill', 'room')],
  [/^played Deed cards/, played('deed')],
];

/** What a cell with requirement lines asks for; the size of a Room tile is no line. */
export function needsOf(cell: string): readonly Need[] {
  if (cell === '—') return [];
  return cell.split('; ').flatMap((line) => {
    const [, letters = '', copies = ''] = /^([A-Z]{3})×(\d)$/.exec(line) ?? [];
    if (letters !== '') return [needs(symbolOf(letters), Number(copies))];
    const least = Number(line.split('≥')[1]);
    if (line.startsWith('room ≥')) return [];
    const count = COUNTS.find(([pattern]) => pattern.test(line))?.[1];
    if (count === undefined) throw new Error(`Nothing is known of '${line}'.`);
    return [needs(count, least)];
  });
}

/** The cards of a deck as its table has them, in order. */
export function deckOf(heading: string): Readonly<Record<string, Card>> {
  return Object.fromEntries(
    tableOf(heading).map(
      ([id = '', , original, copies, , type = '', printed = '', size, cost, asked = '', vp, text = '']) => {
        const lines = needsOf(asked);
        return [
          id,
          {
            copies: Number(copies),
            source: original === '—' ? 'ours' : 'named',
            type: type.toLowerCase() as Card['type'],
            ...(printed === '—' ? {} : { symbols: printed.split(' ').map(symbolOf) }),
            ...(size === '—' ? {} : { room: Number(size) }),
            ...(cost === '0' ? {} : { cost: { leaf: Number(cost) } }),
            ...(lines.length === 0 ? {} : { needs: lines }),
            ...powersOf(text, vp),
          },
        ];
      },
    ),
  );
}
