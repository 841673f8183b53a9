import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import {
  AREAS,
  type Area,
  areaNumber,
  chancesForAll,
  chancesOfBlocks,
  type Fact,
  type KelpState,
  kelp,
  OCTOPUS,
  packFact,
  readFact,
  SHARK,
} from '../../../src/games/kelp/index.ts';
import { believed } from '../../../src/games/kelp/rules/memory.ts';
import { createRandom } from '../../../src/kernel/index.ts';
import { scene, whereabouts } from '../kit/scene.ts';

const opened = withPrinted(kelp, kelp.view(kelp.setup({ players: 2 }, 'memory'), SHARK));
const kindOf = (block: string): number => opened.kinds.findIndex(({ id }) => id === block);
const areasOf = (names: string): number[] => names.split(' ').map(areaNumber);

const reveal = (area: Area, block: string): Fact => ({ fact: 'reveal', area: areaNumber(area), kind: kindOf(block) });
const replace = (area: Area, block: string): Fact => ({ fact: 'replace', area: areaNumber(area), kind: kindOf(block) });
const mix = (areas: string): Fact => ({ fact: 'mix', areas: areasOf(areas) });
const swap = (areas: string): Fact => ({ fact: 'swap', areas: areasOf(areas) as [number, number] });

test('KLP-17.9 a fact is one short number', () => {
  const facts = [reveal('se', 'food-abalone'), swap('w c'), mix('nw n c se'), replace('n', 'trap-den')];

  expect(facts.map(packFact).map(readFact)).toEqual(facts);
  expect(Math.max(...facts.map(packFact))).toBeLessThan(2048);
});

test('KLP-17.10 at first the octopus may be anywhere', () => {
  expect(whereabouts(scene(''), 'octopus')).toBe(AREAS.map((area) => `${area} 1/9`).join(', '));
});

test('KLP-17.20 the octopus knows every symbol, and what the shark can know', () => {
  const state = kelp.setup({ players: 2 }, 'memory');
  const own = withPrinted(kelp, kelp.view(state, OCTOPUS));

  expect(chancesOfBlocks(own).map((chances) => chances.indexOf(1))).toEqual(state.blocks);
  expect(chancesForAll(own)).toEqual(chancesOfBlocks(opened));
});

test('KLP-20.37 enumerating every arrangement and every outcome of every mix gives the same distribution', () => {
  let compared = 0;
  for (let nth = 0; nth < 12; nth++) {
    for (const history of historiesOf(nth)) {
      const counted = enumerated(history);
      if (counted === undefined) continue;
      compared += 1;
      const { worlds, outOf } = believed(opened.kinds, history);
      const total = [...counted.values()].reduce((sum, count) => sum + count, 0);
      const exact = new Map(worlds.map(({ world, ways }) => [world.join(), ways * BigInt(total)]));
      expect(exact).toEqual(new Map([...counted].map(([key, count]) => [key, BigInt(count) * outOf])));
    }
  }

  expect(compared).toBeGreaterThan(30);
});

/** What everybody has seen in a random game, at some of its pauses. */
function historiesOf(nth: number): readonly (readonly number[])[] {
  const random = createRandom(`history ${nth}`);
  const first = kelp.setup({ players: 2 }, random.seed());
  const simulation = kelp.simulate(first, { chance: first.chance });
  const seen: KelpState['history'][] = [];
  while (simulation.outcome() === undefined) {
    const { history } = simulation.state;
    if (history.length > (seen.at(-1)?.length ?? 0) + 2) seen.push([...history]);
    simulation.step(random.oneOf(simulation.legalActions()));
  }
  return seen;
}

const MOST_PASTS = 20_000;

/** How many pasts lead to each arrangement, each as likely; nothing, where they are too many to be listed. */
function enumerated(history: readonly number[]): Map<string, number> | undefined {
  const start = opened.kinds.flatMap(({ laid }, kind) => Array.from({ length: laid }, () => kind));
  const shells = start.filter((kind) => kind === 1);
  const [octopus = 0, trap = 0] = start.filter((kind) => kind !== 1);
  let pasts: number[][] = [];
  for (let one = 0; one < start.length; one++) {
    for (let other = 0; other < start.length; other++) {
      if (one === other) continue;
      const blocks = [...shells, octopus, trap].map(() => 1);
      blocks[one] = octopus;
      blocks[other] = trap;
      pasts.push(blocks);
    }
  }
  for (const number of history) {
    const fact = readFact(number);
    pasts = pasts.flatMap((blocks): number[][] => {
      if (fact.fact === 'reveal') return blocks[fact.area] === fact.kind ? [blocks] : [];
      if (fact.fact === 'replace') return [blocks.with(fact.area, fact.kind)];
      return (fact.fact === 'swap' ? [[1, 0]] : orders(fact.areas.length)).map((order) => {
        const after = [...blocks];
        for (const [to, from] of order.entries()) after[fact.areas[to] ?? 0] = blocks[fact.areas[from] ?? 0] ?? 0;
        return after;
      });
    });
    if (pasts.length > MOST_PASTS) return undefined;
  }
  const counted = new Map<string, number>();
  for (const blocks of pasts) counted.set(blocks.join(), (counted.get(blocks.join()) ?? 0) + 1);
  return counted;
}

/** All orders of so many things. */
function orders(size: number): number[][] {
  if (size === 0) return [[]];
  return orders(size - 1).flatMap((order) =>
    Array.from({ length: size }, (_, at) => [...order.slice(0, at), size - 1, ...order.slice(at)]),
  );
}
