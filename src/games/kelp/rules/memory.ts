import {
  type Belief,
  type Beliefs,
  chanceThat,
  createBeliefs,
  figureOf,
  type Weighted,
} from '../../../kernel/index.ts';
import { ALL_AREAS } from '../board/areas.ts';
import { readFact } from '../table/facts.ts';
import { givenView } from '../table/given.gen.ts';
import type { KelpPrintedView, Seen } from '../table/state.ts';

/** The kind of block in each area. */
export type Arrangement = readonly number[];

/** What is known of the kinds of blocks: how many of each are on the board at first. */
export type Kinds = readonly { readonly laid: number }[];

/**
 * All ways in which the starting blocks can lie, each as likely.
 *
 * @rule KLP-17.10 All arrangements of the nine starting blocks are equally likely at first.
 */
function firstArrangements(kinds: Kinds): Weighted<Arrangement>[] {
  const start = kinds.flatMap(({ laid }, kind) => Array.from({ length: laid }, () => kind));
  return rearrangements(start).map((world) => ({ world, weight: 1 }));
}

/** All different orders of these. */
function rearrangements(kinds: readonly number[]): number[][] {
  if (kinds.length === 0) return [[]];
  return [...new Set(kinds)].flatMap((first) => {
    const rest = [...kinds];
    rest.splice(rest.indexOf(first), 1);
    return rearrangements(rest).map((others) => [first, ...others]);
  });
}

/** In how many ways equal ones among these can be told apart: each different order stands for so many. */
function waysPerOrder(kinds: readonly number[]): number {
  return [...new Set(kinds)].reduce((ways, kind) => ways * factorial(kinds.filter((each) => each === kind).length), 1);
}

const factorial = (number: number): number => (number <= 1 ? 1 : number * factorial(number - 1));

/**
 * What a fact makes of an arrangement; nothing, if it cannot have happened in it.
 *
 * @rule KLP-17.10 `swap` exchanges two places, `mix` puts all rearrangements of the named areas in its place, `replace` sets one
 *   place, `reveal` keeps the arrangements that agree.
 */
function arrangementsAfter(before: Arrangement, number: number): readonly Weighted<Arrangement>[] {
  const fact = readFact(number);
  if (fact.fact === 'reveal') return before[fact.area] === fact.kind ? [{ world: before, weight: 1 }] : [];
  const world = [...before];
  if (fact.fact === 'replace') {
    world[fact.area] = fact.kind;
    return [{ world, weight: 1 }];
  }
  if (fact.fact === 'swap') {
    const [one, other] = fact.areas;
    world[one] = figureOf(before, other);
    world[other] = figureOf(before, one);
    return [{ world, weight: 1 }];
  }
  const mixed = fact.areas.map((area) => figureOf(before, area));
  const weight = waysPerOrder(mixed);
  return rearrangements(mixed).map((order) => {
    const after = [...before];
    for (const [index, area] of fact.areas.entries()) after[area] = figureOf(order, index);
    return { world: after, weight };
  });
}

// One for each set of starting blocks: books come and go, and share what was counted.
const BELIEFS = new Map<string, Beliefs<Arrangement, number>>();
const MOST_BELIEFS = 20;

function beliefsFor(kinds: Kinds): Beliefs<Arrangement, number> {
  const key = kinds.map(({ laid }) => laid).join();
  const known = BELIEFS.get(key);
  if (known !== undefined) return known;
  const made = createBeliefs<Arrangement, number>({ prior: firstArrangements(kinds), update: arrangementsAfter });
  if (BELIEFS.size >= MOST_BELIEFS) BELIEFS.clear();
  BELIEFS.set(key, made);
  return made;
}

/**
 * How the blocks may lie, by all that everybody has seen; in the middle of a mix, how they will.
 *
 * @rule KLP-17.10 What shark and spectators can know of hidden symbols is the distribution that follows from the history.
 * @rule KLP-17.11 Choices are no evidence.
 * @rule KLP-17.14 The distribution is computed from the history when it is wanted and is no part of the position.
 */
export function believed(kinds: Kinds, history: Seen['history']): Belief<Arrangement> {
  return beliefsFor(kinds).after(history);
}

/**
 * For each area and each kind of block how likely it is there, as far as this viewer can know: exact, by counting. In the middle
 * of a mix an emptied area counts with what will stand there.
 *
 * @rule KLP-17.12 For each area and each kind, the exact chance that the view allows.
 */
export function chancesOfBlocks(view: KelpPrintedView): readonly (readonly number[])[] {
  const { kinds, history, blocks } = givenView(view);
  const mayLie = (world: Arrangement): boolean => blocks.every((kind, area) => kind < 0 || kind === world[area]);
  return chancesIn(kinds, beliefsFor(kinds).after(history, mayLie));
}

/**
 * The same as far as everybody can know it who sees the table from outside: what the shark knows, and the octopus knows that it
 * knows.
 *
 * @rule KLP-17.20 The octopus player can compute what the shark can know, since the history is public.
 */
export function chancesForAll(view: KelpPrintedView): readonly (readonly number[])[] {
  const { kinds, history } = givenView(view);
  return chancesIn(kinds, believed(kinds, history));
}

const chancesIn = (kinds: Kinds, belief: Belief<Arrangement>): readonly (readonly number[])[] =>
  ALL_AREAS.map((area) => kinds.map((_, kind) => chanceThat(belief, (world) => world[area] === kind)));
