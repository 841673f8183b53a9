import { chanceThat } from '../../../kernel/index.ts';
import { areaName, areaNumber } from '../board/areas.ts';
import type { Area } from '../components.ts';
import { believed } from '../rules/memory.ts';
import { packFact, readFact } from '../table/facts.ts';
import type { AreaLook, BlockChance, FactLook, KindLook, Look } from './look.ts';

/** A history in the words of the rulebook. */
export function factsOf(history: readonly number[], kinds: readonly KindLook[]): readonly FactLook[] {
  return history.map((number) => {
    const fact = readFact(number);
    return 'areas' in fact
      ? { fact: fact.fact, areas: fact.areas.map((area) => areaName(area) as Area) }
      : { fact: fact.fact, area: areaName(fact.area) as Area, block: kinds[fact.kind]?.block ?? '' };
  });
}

function packed(fact: FactLook, kinds: readonly KindLook[]): number {
  if ('block' in fact) {
    const kind = kinds.findIndex(({ block }) => block === fact.block);
    return packFact({ fact: fact.fact, area: areaNumber(fact.area), kind });
  }
  const areas = fact.areas.map(areaNumber);
  const [one = 0, other = 0] = areas;
  return packFact(fact.fact === 'swap' ? { fact: 'swap', areas: [one, other] } : { fact: 'mix', areas });
}

/**
 * What everybody can know of the block in each area, by these facts: how likely each kind is there.
 *
 * @rule KLP-17.10 What shark and spectators can know of hidden symbols is the distribution that follows from the history.
 * @rule KLP-17.20 The octopus player can compute what the shark can know.
 */
export function chancesBy(
  facts: readonly FactLook[],
  kinds: readonly KindLook[],
  areas: number,
): readonly (readonly BlockChance[])[] {
  const history = facts.map((fact) => packed(fact, kinds));
  const belief = believed(kinds, history);
  return Array.from({ length: areas }, (_, area) =>
    kinds.flatMap(({ block }, kind) => {
      const chance = chanceThat(belief, (world) => world[area] === kind);
      return chance === 0 ? [] : [{ block, chance }];
    }),
  );
}

/** A look after something that everybody has seen. */
export function withFacts(look: Look, ...seen: readonly FactLook[]): Pick<Look, 'facts' | 'areas'> {
  const facts = [...look.facts, ...seen];
  const chances = chancesBy(facts, look.kinds, look.areas.length);
  return { facts, areas: look.areas.map((area, index): AreaLook => ({ ...area, chances: chances[index] ?? [] })) };
}
