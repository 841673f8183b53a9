import { AREAS } from '../components.ts';

/**
 * What everybody has seen of the blocks.
 *
 * @rule KLP-17.9 `reveal(area, kind)`, `swap(area, area)`, `mix(areas)`, `replace(area, kind)`, in the order in which they happened.
 * @rule KLP-17.5 These are what the shark may remember, and nothing beyond it.
 */
export type Fact =
  | { readonly fact: 'reveal'; readonly area: number; readonly kind: number }
  | { readonly fact: 'swap'; readonly areas: readonly [number, number] }
  | { readonly fact: 'mix'; readonly areas: readonly number[] }
  | { readonly fact: 'replace'; readonly area: number; readonly kind: number };

const FACTS = ['reveal', 'swap', 'mix', 'replace'] as const;
/** More than there are sets of areas, and than areas times kinds. */
const SIZE = 2 ** AREAS.length;
/** The highest number of a fact. */
export const MOST_FACT = FACTS.length * SIZE - 1;
/** More kinds of blocks than there can be. */
const KINDS = 32;

/** A fact as one short number: a history is a flat list of them. */
export function packFact(fact: Fact): number {
  return FACTS.indexOf(fact.fact) * SIZE + detailOf(fact);
}

function detailOf(fact: Fact): number {
  switch (fact.fact) {
    case 'swap':
      return fact.areas[0] * AREAS.length + fact.areas[1];
    case 'mix':
      return fact.areas.reduce((set, area) => set | (1 << area), 0);
    default:
      return fact.area * KINDS + fact.kind;
  }
}

/** The fact of a number. */
export function readFact(number: number): Fact {
  const detail = number % SIZE;
  const fact = FACTS[Math.floor(number / SIZE)] ?? 'reveal';
  if (fact === 'swap') return { fact, areas: [Math.floor(detail / AREAS.length), detail % AREAS.length] };
  if (fact === 'mix') return { fact, areas: AREAS.map((_, area) => area).filter((area) => (detail >> area) % 2 === 1) };
  return { fact, area: Math.floor(detail / KINDS), kind: detail % KINDS };
}
