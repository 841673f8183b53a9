import { areaName } from '../../../src/games/kelp/board/areas.ts';
import { NONE, OCTOPUS_BLOCK, SHELL } from '../../../src/games/kelp/components.ts';
import { type Fact, type KelpState, packFact, readFact } from '../../../src/games/kelp/index.ts';
import type { Book } from '../../../src/games/kelp/table/book.ts';
import { readArea } from './board.ts';
import { badly } from './words.ts';

/** What everybody has seen, fact by fact: `reveal n octopus; swap w c; mix n e; replace ne trap-den`. */
export function readHistory(book: Book, text: string): number[] {
  const where = 'in the history';
  const areaOf = (word: string): number => readArea(word, where);
  const kindOf = (word: string): number =>
    book.blockNumbers.get(word) ?? badly(where, `'${word}' is no block; there are ${book.blockIds.join(', ')}.`);
  return text.split(';').map((fact) => {
    const [word = '', ...args] = fact.trim().split(/\s+/);
    const [first = '', second = ''] = args;
    if (word === 'swap') return packFact({ fact: word, areas: [areaOf(first), areaOf(second)] });
    if (word === 'mix') return packFact({ fact: word, areas: args.map(areaOf) });
    if (word === 'reveal' || word === 'replace') {
      return packFact({ fact: word, area: areaOf(first), kind: kindOf(second) });
    }
    return badly(where, `'${fact.trim()}' is no fact.`);
  });
}

/** Facts in the same words. */
export const formatHistory = (book: Book, history: readonly number[]): string[] =>
  history.map(readFact).map((fact) => formatFact(book, fact));

function formatFact(book: Book, fact: Fact): string {
  if ('areas' in fact) return [fact.fact, ...fact.areas.map(areaName)].join(' ');
  return `${fact.fact} ${areaName(fact.area)} ${book.blockIds[fact.kind] ?? '?'}`;
}

/**
 * A history that leads to these blocks, after which nobody but the octopus knows more than what lies open: where all blocks are
 * such as a game begins with, the revealed ones have been revealed; otherwise all were, others came in their places, and those
 * that are hidden were mixed.
 */
export function historyOf(book: Book, { blocks, revealed }: Pick<KelpState, 'blocks' | 'revealed'>): number[] {
  const started = startOf(book, blocks);
  const isOpen = (area: number): boolean => revealed[area] === 1;
  const reveals = started.map((kind, area) => packFact({ fact: 'reveal', area, kind }));
  const entered = blocks.flatMap((kind, area) =>
    kind === started[area] ? [] : [packFact({ fact: 'replace', area, kind })],
  );
  if (entered.length === 0) return reveals.filter((_, area) => isOpen(area));
  const hidden = [...blocks.keys()].filter((area) => !isOpen(area));
  return [...reveals, ...entered, ...(hidden.length > 1 ? [packFact({ fact: 'mix', areas: hidden })] : [])];
}

/** The blocks that a game may have begun with: what is not there any more was where there is something else now. */
function startOf(book: Book, blocks: readonly number[]): number[] {
  const left = book.blocks.map(({ laid }) => laid);
  const started = blocks.map((kind) => {
    if (kind === NONE || (left[kind] ?? 0) === 0) return NONE;
    left[kind] = (left[kind] ?? 0) - 1;
    return kind;
  });
  if ((left[OCTOPUS_BLOCK] ?? 0) > 0) badly('on the board', 'the octopus is missing.');
  return started.map((kind) => {
    if (kind !== NONE) return kind;
    const missing = left.findIndex((count) => count > 0);
    left[missing] = (left[missing] ?? 0) - 1;
    return missing < 0 ? SHELL : missing;
  });
}
