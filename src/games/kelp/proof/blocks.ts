import { type Fault, faultAt, faultsOfEach, faultUnless } from '../../../kernel/index.ts';
import { ADJACENT_PAIRS } from '../board/areas.ts';
import { AREAS, FOOD_SPACES, NONE, OCTOPUS_BLOCK } from '../components.ts';
import { believed } from '../rules/memory.ts';
import { revealedAreas } from '../rules/position.ts';
import { type Book, blockOf } from '../table/book.ts';
import { type Fact, packFact, readFact } from '../table/facts.ts';
import type { KelpState } from '../table/state.ts';
import { type Invariants, inArea, kindIn } from './faults.ts';

/** What is true of the blocks, and of what everybody has seen of them. */
export function blockInvariants(book: Book): Invariants {
  return {
    // KLP-20.2: by counting; that shells are left for foods on the board follows (KLP-20.5).
    'every block is in one place': (state) => {
      const found = countBlocks(book, state);
      return book.blocks.flatMap(({ id, copies }, kind) =>
        faultUnless(found[kind] === copies, 'blocks', `${copies} of ${id} in all`, found[kind]),
      );
    },
    // KLP-20.4.
    'the octopus is on the board or being mixed': ({ reserve }) =>
      faultUnless(reserve[OCTOPUS_BLOCK] === 0, `reserve[${OCTOPUS_BLOCK}]`, '0', reserve[OCTOPUS_BLOCK]),
    // KLP-20.3 + KLP-20.22 + KLP-20.32.
    'areas are empty only in a mix': (state) => mixFaults(state),
    'only blocks that are there are revealed': ({ blocks, revealed }) =>
      faultsOfEach('revealed', revealed, (is, area) => (is === 1 && blocks[area] === NONE ? '0' : undefined), inArea),
    // KLP-20.11.
    'what is eaten is food, each once, and not all of it while the game goes on': ({ eaten, agenda }) => {
      const kinds = eaten.map(({ kind }) => kind);
      return [
        ...faultsOfEach('eaten', kinds, (kind, index) => {
          if (blockOf(book, kind).group !== 'food') return 'a food';
          return kinds.indexOf(kind) === index ? undefined : 'each once';
        }),
        ...faultUnless(agenda.length === 0 || eaten.length < FOOD_SPACES, 'eaten', 'at most 3', eaten.length),
      ];
    },
    // KLP-20.27 + KLP-20.28 + KLP-20.26: what is revealed has been seen, and lies where the history says.
    'the history allows the blocks as they lie': (state) => historyFaults(book, state),
  };
}

function countBlocks(book: Book, { blocks, bagged, drawnBlock, reserve, eaten }: KelpState): number[] {
  const found = book.blocks.map((_, kind) => (bagged[kind] ?? 0) + (reserve[kind] ?? 0));
  for (const kind of [...blocks, drawnBlock, ...eaten.map((food) => food.kind)]) {
    if (kind !== NONE) found[kind] = (found[kind] ?? 0) + 1;
  }
  return found;
}

function mixFaults(state: KelpState): Fault[] {
  const { blocks, emptied, bagged, drawnBlock } = state;
  const isMixing = kindIn(state) === 'mix-place';
  const inBag = bagged.reduce((sum, count) => sum + count, 0);
  const isOnce = emptied.every((area, index) => emptied.indexOf(area) === index);
  return [
    ...faultsOfEach(
      'blocks',
      blocks,
      (kind, area) => ((kind === NONE) === emptied.includes(area) ? undefined : 'a block, unless a mix has taken it'),
      inArea,
    ),
    ...faultUnless(isOnce, 'emptied', 'each area once', emptied),
    // KLP-6.9: with one empty space left nobody is asked.
    ...faultUnless(
      isMixing ? emptied.length > 1 : emptied.length === 0,
      'emptied',
      isMixing ? 'areas' : 'none',
      emptied,
    ),
    ...faultUnless(isMixing === (drawnBlock !== NONE), 'drawnBlock', isMixing ? 'a block' : '-1', drawnBlock),
    ...faultUnless(inBag === Math.max(0, emptied.length - 1), 'bagged', `${emptied.length - 1} blocks`, inBag),
  ];
}

const isPair = ([one, other]: readonly [number, number]): boolean =>
  ADJACENT_PAIRS.some(([first, second]) => first === one && second === other);

function isFact(book: Book, fact: Fact): boolean {
  if (fact.fact === 'swap') return isPair(fact.areas);
  if (fact.fact === 'mix') return fact.areas.length > 1;
  return fact.area < AREAS.length && fact.kind < book.blocks.length;
}

function historyFaults(book: Book, state: KelpState): Fault[] {
  const { history, blocks, emptied, bagged, drawnBlock } = state;
  const strange = history.findIndex((number) => {
    const fact = readFact(number);
    return !isFact(book, fact) || packFact(fact) !== number;
  });
  if (strange >= 0) return [faultAt(`history[${strange}]`, 'a fact', history[strange])];
  const worlds = believed(book.blocks, history).worlds.map(({ world }) => world);
  const coming = [...bagged];
  if (drawnBlock !== NONE) coming[drawnBlock] = (coming[drawnBlock] ?? 0) + 1;
  const isTrue = worlds.some(
    (world) =>
      blocks.every((kind, area) => kind === NONE || world[area] === kind) &&
      coming.every((count, kind) => emptied.filter((area) => world[area] === kind).length === count),
  );
  if (!isTrue) return [faultAt('history', 'facts that allow the blocks as they lie', history)];
  return revealedAreas(state)
    .filter((area) => worlds.some((world) => world[area] !== blocks[area]))
    .map((area) => faultAt(`revealed[${area}]`, 'that it has been seen', 1, inArea(area)));
}
