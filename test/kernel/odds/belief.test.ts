import fc from 'fast-check';
import {
  type Belief,
  type BeliefRules,
  chanceThat,
  createBeliefs,
  createRandom,
  deepFreeze,
  EngineError,
  imagineWorld,
  type Random,
  type Successor,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';

/** Four blocks, two of them alike, on four places: everybody sees what is done with them, and not always which is which. */
const BLOCKS = [0, 1, 2, 2] as const;
const PLACES = [0, 1, 2, 3] as const;

type World = readonly number[];
type Fact =
  | { readonly fact: 'reveal'; readonly place: number; readonly kind: number }
  | { readonly fact: 'replace'; readonly place: number; readonly kind: number }
  | { readonly fact: 'swap'; readonly a: number; readonly b: number }
  | { readonly fact: 'mix'; readonly places: readonly number[] };

const kelp: BeliefRules<World, Fact> = {
  prior: ordersOf(BLOCKS).map((world) => ({ world, weight: 1 })),
  update(world, fact) {
    if (fact.fact === 'reveal') return world[fact.place] === fact.kind ? [{ world, weight: 1 }] : [];
    if (fact.fact === 'replace') return [{ world: world.with(fact.place, fact.kind), weight: 1 }];
    if (fact.fact === 'swap') return [{ world: mixed(world, [fact.a, fact.b], [fact.b, fact.a]), weight: 1 }];
    return ordersOf(fact.places).map((order) => ({ world: mixed(world, fact.places, order), weight: 1 }));
  },
};

describe('what follows from facts', () => {
  test('KER-5.10 before anything has happened, all that is possible, equal worlds once', () => {
    const { worlds, outOf } = createBeliefs(kelp).after([]);

    // 24 orders of four blocks, two of which are alike.
    expect([worlds.length, outOf]).toEqual([12, 12n]);
    expect(new Set(worlds.map(({ ways }) => ways))).toEqual(new Set([1n]));
  });

  test('KER-5.10 what does not fit a fact is gone', () => {
    const { worlds, outOf } = createBeliefs(kelp).after([
      { fact: 'reveal', place: 0, kind: 2 },
      { fact: 'swap', a: 0, b: 3 },
      { fact: 'reveal', place: 1, kind: 1 },
    ]);

    expect([worlds, outOf]).toEqual([
      [
        { world: [2, 1, 0, 2], ways: 1n },
        { world: [0, 1, 2, 2], ways: 1n },
      ],
      2n,
    ]);
  });

  test('KER-5.10 a mixture of what was seen leaves exact chances', () => {
    const belief = createBeliefs(kelp).after([
      { fact: 'reveal', place: 0, kind: 0 },
      { fact: 'mix', places: [0, 1] },
    ]);
    const chances = (kind: number) => PLACES.map((place) => chanceThat(belief, (world) => world[place] === kind));

    expect([0, 1, 2].map(chances)).toEqual([
      [1 / 2, 1 / 2, 0, 0],
      [1 / 6, 1 / 6, 1 / 3, 1 / 3],
      [1 / 3, 1 / 3, 2 / 3, 2 / 3],
    ]);
  });

  test('KER-5.10 facts that contradict each other leave nothing, and nothing can be imagined', () => {
    const beliefs = createBeliefs(kelp);
    const history: readonly Fact[] = [
      { fact: 'reveal', place: 0, kind: 0 },
      { fact: 'reveal', place: 1, kind: 0 },
    ];
    const belief = beliefs.after(history);
    const nothing = new EngineError('belief/impossible', 'No world fits what has happened.');

    expect(belief).toEqual({ worlds: [], outOf: 0n });
    expect(() => chanceThat(belief, () => true)).toThrow(nothing);
    expect(() => imagineWorld(belief, createRandom('any'))).toThrow(nothing);
    expect(() => beliefs.past(history, createRandom('any'))).toThrow(nothing);
    expect(() => beliefs.past([], createRandom('any'), () => false)).toThrow(nothing);
  });

  test('KER-5.10 the distribution is that of all pasts, counted one by one', () => {
    fc.assert(
      fc.property(HISTORY, (history) => {
        const { worlds, outOf } = createBeliefs(kelp).after(history);
        const pasts = pastsOf(history);
        const total = BigInt(pasts.length);
        if (pasts.length === 0) throw new Error('What has happened is possible.');
        const counts = new Map<string, bigint>();
        for (const past of pasts) counts.set(past, (counts.get(past) ?? 0n) + 1n);
        if (worlds.length !== counts.size) throw new Error(`${worlds.length} worlds, and not ${counts.size}`);
        for (const { world, ways } of worlds) {
          if (ways * total !== (counts.get(world.join()) ?? 0n) * outOf) throw new Error(`the chance of ${world}`);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('KER-5.10 weights that differ are kept, however large they grow', () => {
    const beliefs = createBeliefs<number, 'bet'>({
      prior: [
        { world: 0, weight: 3 },
        { world: 1, weight: 1 },
        { world: 2, weight: 0 },
      ],
      update: (world) => [{ world, weight: world === 0 ? 2 ** 40 - 1 : 2 ** 40 }],
    });
    const { worlds, outOf } = beliefs.after(['bet', 'bet', 'bet', 'bet']);
    const [other, half] = [(2n ** 40n) ** 4n, 3n * (2n ** 40n - 1n) ** 4n];

    expect(worlds).toEqual([
      { world: 0, ways: half },
      { world: 1, ways: other },
    ]);
    expect(outOf).toBe(half + other);
    expect(chanceThat(beliefs.after(['bet', 'bet', 'bet', 'bet']), (world) => world === 0)).toBeCloseTo(0.75, 9);
    const random = createRandom('large');
    const drawn = Array.from({ length: 4000 }, () => imagineWorld(beliefs.after(['bet', 'bet', 'bet', 'bet']), random));
    // Six standard deviations, and the seed is fixed.
    expect(Math.abs(drawn.filter((world) => world === 0).length - 3000)).toBeLessThan(6 * Math.sqrt(750));
  });

  test('KER-5.10 chances are in lowest terms', () => {
    const beliefs = createBeliefs<string, never>({
      prior: [
        { world: 'often', weight: 30 },
        { world: 'seldom', weight: 12 },
      ],
      update: () => [],
    });

    expect(beliefs.after([])).toEqual({
      worlds: [
        { world: 'often', ways: 5n },
        { world: 'seldom', ways: 2n },
      ],
      outOf: 7n,
    });
    expect(beliefs.after([], (world) => world === 'seldom')).toEqual({
      worlds: [{ world: 'seldom', ways: 1n }],
      outOf: 1n,
    });
  });

  test.each([-1, 0.5, Number.NaN, 2 ** 60])('a weight of %s is an error', (weight) => {
    const message = new EngineError(
      'belief/weights',
      `The weight of a world must be a whole number, and not ${weight}.`,
    );
    const grown = createBeliefs<number, number>({
      prior: [{ world: 0, weight: 1 }],
      update: () => [{ world: 0, weight }],
    });

    expect(() => createBeliefs({ prior: [{ world: 0, weight }], update: () => [] })).toThrow(message);
    expect(() => grown.after([1])).toThrow(message);
  });
});

describe('imagining', () => {
  test('KER-5.10 a world is drawn as likely as it is', () => {
    const belief = createBeliefs(kelp).after([
      { fact: 'reveal', place: 0, kind: 0 },
      { fact: 'mix', places: [0, 1] },
    ]);
    const random = createRandom('worlds');

    agrees(
      countsOf(6000, () => imagineWorld(belief, random).join()),
      belief,
    );
  });

  test('KER-5.10 a past is drawn as likely as it is, with all that was not told', () => {
    // A coin is turned three times in secret, or left; then it is seen.
    const beliefs = createBeliefs(coin);
    const history = ['?', '?', '?', 'heads'];
    const random = createRandom('pasts');
    const counts = countsOf(8000, () => {
      const { first, facts, last } = beliefs.past(history, random);
      expect(last).toBe(0);
      return `${first} ${facts.join()}`;
    });

    // Turned with the chance of 1 in 3, three times: an even number from heads, which is likelier, an odd one from tails.
    const ways = ['kept', 'turned'].flatMap((a) =>
      ['kept', 'turned'].flatMap((b) => ['kept', 'turned'].map((c) => [a, b, c])),
    );
    const expected = ways.map((turns): [string, number] => {
      const turned = turns.filter((turn) => turn === 'turned').length;
      return [`${turned % 2} ${[...turns, 'heads'].join()}`, (2 ** (3 - turned) * (turned % 2 === 0 ? 3 : 1)) / 55];
    });
    expect([...counts.keys()].sort()).toEqual(expected.map(([past]) => past).sort());
    for (const [past, share] of expected) {
      expect(Math.abs((counts.get(past) ?? 0) - 8000 * share)).toBeLessThan(6 * Math.sqrt(8000 * share * (1 - share)));
    }
  });

  test('KER-5.10 a past that has to end in what is seen ends there', () => {
    const beliefs = createBeliefs(coin);
    const ends = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => beliefs.past(['?', '?'], createRandom(seed), (world) => world === 1).last,
    );

    expect(ends).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('KER-5.10 the same seed gives the same past, whatever has been asked before', () => {
    const fresh = createBeliefs(coin).past(['?', '?', 'heads'], createRandom('same'));
    const beliefs = createBeliefs(coin);
    beliefs.past(['?', '?', '?', 'tails'], createRandom('other'));
    beliefs.after(['?']);

    expect(beliefs.past(['?', '?', 'heads'], createRandom('same'))).toEqual(fresh);
  });
});

describe('memory', () => {
  test('KER-5.11 a history that is longer by a fact costs one fact, and a shorter one nothing', () => {
    const { beliefs, asked } = counted();
    const history = Array.from({ length: 40 }, (): Fact => ({ fact: 'mix', places: [0, 1] }));
    for (let length = 0; length <= 40; length++) beliefs.after(history.slice(0, length));

    // Twelve worlds each time.
    expect(asked()).toBe(40 * 12);
    beliefs.after(history.slice(0, 17));
    beliefs.after(history.map((fact) => ({ ...fact })));
    expect(asked()).toBe(40 * 12);
  });

  test('KER-5.11 histories that part share what they have in common', () => {
    const { beliefs, asked } = counted();
    const mix: Fact = { fact: 'mix', places: [0, 1] };
    const swap: Fact = { fact: 'swap', a: 2, b: 3 };
    beliefs.after([mix, mix, mix]);
    beliefs.after([mix, mix, swap]);
    beliefs.after([mix, mix, mix, swap]);
    beliefs.after([mix, mix, swap, swap]);

    expect(asked()).toBe(6 * 12);
  });

  test('KER-5.11 of very many histories the first are counted again, and come out the same', () => {
    const { beliefs, asked } = counted();
    const histories = PLACES.flatMap((a) =>
      PLACES.flatMap((b) => PLACES.map((c): readonly Fact[] => [a, b, c].map((place) => swapWithNext(place)))),
    );
    const first = histories.map((history) => beliefs.after(history));
    const before = asked();
    const second = histories.map((history) => beliefs.after(history));

    expect(second).toEqual(first);
    expect(asked()).toBeGreaterThan(before);
  });

  test('KER-5.11 a list that may still change is read again, and what is frozen is not', () => {
    const beliefs = createBeliefs(kelp);
    const history: Fact[] = [{ fact: 'reveal', place: 0, kind: 0 }];
    const early = beliefs.after(history);
    history.push({ fact: 'reveal', place: 1, kind: 1 });
    let reads = 0;
    const watched = new Proxy(deepFreeze<Fact[]>([{ fact: 'swap', a: 0, b: 1 }]), {
      get(list, key) {
        reads += 1;
        return Reflect.get(list, key);
      },
    });
    beliefs.after(watched);
    const once = reads;
    beliefs.after(watched);

    expect([early.worlds.length, beliefs.after(history).worlds.length]).toEqual([3, 1]);
    expect(reads).toBe(once);
  });
});

/** A coin that lies heads (0) three times of four, or tails (1): turned with the chance of 1 in 3 when nobody looks. */
const coin: BeliefRules<number, string> = {
  prior: [
    { world: 0, weight: 3 },
    { world: 1, weight: 1 },
  ],
  update(world, fact): readonly Successor<number, string>[] {
    if (fact !== '?') return world === (fact === 'heads' ? 0 : 1) ? [{ world, weight: 1 }] : [];
    return [
      { world, weight: 2, fact: 'kept' },
      { world: 1 - world, weight: 1, fact: 'turned' },
    ];
  },
};

const swapWithNext = (place: number): Fact => ({ fact: 'swap', a: place, b: (place + 1) % 4 });

function counted() {
  let updates = 0;
  const beliefs = createBeliefs<World, Fact>({
    prior: kelp.prior,
    update(world, fact) {
      updates += 1;
      return kelp.update(world, fact);
    },
  });
  return { beliefs, asked: () => updates };
}

/** What happens to a real world that nobody sees, as far as it is told. */
const HISTORY = fc
  .tuple(fc.string(), fc.array(fc.constantFrom('reveal', 'replace', 'swap', 'mix'), { maxLength: 6 }))
  .map(([seed, names]) => {
    const random = createRandom(seed);
    let world: World = random.shuffled(BLOCKS);
    return names.map((name): Fact => {
      const fact = factIn(world, name, random);
      world = random.oneOf(kelp.update(world, fact)).world;
      return fact;
    });
  });

function factIn(world: World, name: Fact['fact'], random: Random): Fact {
  const [a = 0, b = 0, c = 0] = random.shuffled(PLACES);
  if (name === 'reveal') return { fact: name, place: a, kind: world[a] ?? 0 };
  if (name === 'replace') return { fact: name, place: a, kind: random.below(4) };
  if (name === 'swap') return { fact: name, a, b };
  return { fact: name, places: [a, b, c] };
}

/** Every past that fits, as often as there are ways to it: what lies where in the end. */
function pastsOf(history: readonly Fact[]): string[] {
  let worlds: readonly World[] = ordersOf(BLOCKS);
  for (const fact of history) worlds = worlds.flatMap((world) => kelp.update(world, fact).map((next) => next.world));
  return worlds.map((world) => world.join());
}

function mixed(world: World, places: readonly number[], order: readonly number[]): World {
  return world.map((block, place) => {
    const index = places.indexOf(place);
    return index < 0 ? block : (world[order[index] ?? place] ?? block);
  });
}

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((others) => [item, ...others]));
}

function countsOf(many: number, draw: () => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let each = 0; each < many; each++) {
    const key = draw();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

// Six standard deviations, and the seed is fixed.
function agrees(counts: ReadonlyMap<string, number>, { worlds, outOf }: Belief<World>): void {
  const many = [...counts.values()].reduce((sum, count) => sum + count, 0);
  expect([...counts.keys()].sort()).toEqual(worlds.map(({ world }) => world.join()).sort());
  for (const { world, ways } of worlds) {
    const share = Number(ways) / Number(outOf);
    const bound = 6 * Math.sqrt(many * share * (1 - share));
    expect(Math.abs((counts.get(world.join()) ?? 0) - many * share)).toBeLessThan(bound);
  }
}
