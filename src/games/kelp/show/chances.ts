import { attempt, chanceThat, EngineError } from '../../../kernel/index.ts';
import { areaNumber } from '../board/areas.ts';
import { believed } from '../rules/memory.ts';
import { packFact } from '../table/facts.ts';
import type { FactLook, KindLook, Look } from './look.ts';

/** How likely a kind of block is in an area, by all that everybody has seen. */
export interface BlockChance {
  readonly block: string;
  /** Above 0, and 1 at most. */
  readonly chance: number;
}

/**
 * Returns what everybody can know of the block in each area of a look, in the order of its areas; in the middle of a mix, of the
 * block that will stand there. The chances follow exactly from what everybody has seen, the look's `facts`. A look without memory
 * has no chances. Throws an `EngineError` for anything that is not a look at Kelp.
 *
 * @rule KLP-17.10 What shark and spectators can know of hidden symbols is the distribution that follows from the history.
 * @rule KLP-17.20 The octopus player can compute what the shark can know.
 */
export function chancesIn(look: Seen): readonly (readonly BlockChance[])[] {
  const counted = attempt(() => chancesBy(look));
  if (counted !== undefined) return counted;
  throw new EngineError('view/invalid', 'This is no look at a game of Kelp, or it has seen what cannot be.');
}

type Seen = Pick<Look, 'facts' | 'kinds' | 'areas'>;

function chancesBy({ facts, kinds, areas }: Seen): readonly (readonly BlockChance[])[] {
  if (facts === undefined) return areas.map(() => []);
  const belief = believed(
    kinds,
    facts.map((fact) => packed(fact, kinds)),
  );
  return areas.map((_, area) =>
    kinds.flatMap(({ block }, kind) => {
      const chance = chanceThat(belief, (world) => world[area] === kind);
      return chance === 0 ? [] : [{ block, chance }];
    }),
  );
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
