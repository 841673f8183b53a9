import { chanceThat, figureOf } from '../../../kernel/index.ts';
import { ALL_AREAS } from '../board/areas.ts';
import { OCTOPUS_BLOCK } from '../components.ts';
import { believed, type Kinds } from '../rules/memory.ts';
import { type Fact, readFact } from '../table/facts.ts';
import type { Seen } from '../table/state.ts';

/** How likely the octopus is in each area, for everybody who has seen what the shark has seen. */
export type Suspicion = readonly number[];

/** What the shark suspects in a position. */
export type Whereabouts = (at: Pick<Seen, 'history'>) => Suspicion;

/**
 * What the shark suspects, from here on: up to now counted exactly, and in imagined moves by the octopus alone. What a trap or a
 * food that turns up tells of the others is left out there, so that thousands of positions can be judged.
 */
export function whereaboutsFrom(kinds: Kinds, { history }: Pick<Seen, 'history'>): Whereabouts {
  let now: Suspicion | undefined;
  return (at) => {
    if (at.history.length < history.length) return countedFrom(kinds, at.history);
    now ??= countedFrom(kinds, history);
    let suspicion = now;
    for (let nth = history.length; nth < at.history.length; nth++) {
      suspicion = suspicionAfter(suspicion, readFact(figureOf(at.history, nth)));
    }
    return suspicion;
  };
}

function countedFrom(kinds: Kinds, history: Seen['history']): Suspicion {
  const belief = believed(kinds, history);
  return ALL_AREAS.map((area) => chanceThat(belief, (world) => world[area] === OCTOPUS_BLOCK));
}

/** What is suspected after one more fact. */
function suspicionAfter(suspicion: Suspicion, fact: Fact): Suspicion {
  switch (fact.fact) {
    case 'reveal':
      return fact.kind === OCTOPUS_BLOCK ? foundIn(fact.area) : clearedIn(suspicion, [fact.area]);
    case 'swap':
      return swappedIn(suspicion, fact.areas);
    case 'mix':
      return mixedIn(suspicion, fact.areas);
    default:
      return suspicion;
  }
}

/** The octopus is seen in an area. */
export const foundIn = (found: number): Suspicion => ALL_AREAS.map((area) => (area === found ? 1 : 0));

/** It is seen not to be in some areas: what they had is shared out among the others. */
export function clearedIn(suspicion: Suspicion, areas: readonly number[]): Suspicion {
  let cleared = 0;
  for (const area of areas) cleared += figureOf(suspicion, area);
  const left = 1 - cleared;
  // What is left out above may have told that it is there for sure.
  const [share, factor] = left > 0 ? [0, 1 / left] : [1 / (ALL_AREAS.length - areas.length), 0];
  return suspicion.map((chance, area) => (areas.includes(area) ? 0 : share + chance * factor));
}

/** Two blocks change places. */
export function swappedIn(suspicion: Suspicion, [one, other]: readonly [number, number]): Suspicion {
  const after = [...suspicion];
  after[one] = figureOf(suspicion, other);
  after[other] = figureOf(suspicion, one);
  return after;
}

/** Blocks are mixed: each may be any of them. */
export function mixedIn(suspicion: Suspicion, areas: readonly number[]): Suspicion {
  let sum = 0;
  for (const area of areas) sum += figureOf(suspicion, area);
  const after = [...suspicion];
  for (const area of areas) after[area] = sum / areas.length;
  return after;
}
