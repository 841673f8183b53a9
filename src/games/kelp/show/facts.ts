import { areaName } from '../board/areas.ts';
import type { Area } from '../components.ts';
import { readFact } from '../table/facts.ts';
import type { FactLook, KindLook } from './look.ts';

/** A history in the words of the rulebook. */
export function factsOf(history: readonly number[], kinds: readonly KindLook[]): readonly FactLook[] {
  return history.map((number) => {
    const fact = readFact(number);
    return 'areas' in fact
      ? { fact: fact.fact, areas: fact.areas.map((area) => areaName(area) as Area) }
      : { fact: fact.fact, area: areaName(fact.area) as Area, block: kinds[fact.kind]?.block ?? '' };
  });
}
