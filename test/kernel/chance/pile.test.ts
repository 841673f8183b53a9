import fc from 'fast-check';
import {
  clonePile,
  draw,
  drawMany,
  EngineError,
  EVERYONE,
  type HasChance,
  includes,
  type KnownCard,
  NOBODY,
  only,
  type PileDraft,
  peek,
  pileOf,
  pileSize,
  putBottom,
  putTop,
  type Script,
  type Seats,
  scripted,
  search,
  shuffle,
  type Viewer,
  viewPile,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { decidedBy, seeded } from '../../../src/kernel/chance/chance.ts';

const KINDS = 4;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

describe('a card at a time', () => {
  test('KER-5.3 nobody has looked: only the counts are stored, and a draw asks chance for the kind', () => {
    const pile = freshPile([2, 0, 1]);

    const card = draw(luckOf([['deck', 2]]), pile, { stream: 'deck', seen: only(1) });

    expect(card).toEqual({ kind: 2, seen: only(1) });
    expect(pile).toEqual({ top: [], rest: [2, 0, 0], bottom: [] });
  });

  test('KER-5.3 cards that were looked at stay in order, and are drawn without asking chance again', () => {
    const draft = luckOf([
      ['deck', 0],
      ['deck', 2],
    ]);
    const pile = freshPile([2, 0, 1]);

    expect(peek(draft, pile, 2, { stream: 'deck', seen: only(0) })).toEqual([0, 2]);
    expect(pile).toEqual({
      top: [
        { kind: 2, seen: only(0) },
        { kind: 0, seen: only(0) },
      ],
      rest: [1, 0, 0],
      bottom: [],
    });
    expect(draw(draft, pile, { stream: 'deck', seen: only(1) })).toEqual({ kind: 0, seen: only(0, 1) });
    expect(draw(draft, pile, { stream: 'deck', seen: NOBODY })).toEqual({ kind: 2, seen: only(0) });
    expect(draft).toEqual(luckOf([]));
  });

  test('KER-5.3 a second look adds to those who know', () => {
    const draft = luckOf([
      ['deck', 1],
      ['deck', 0],
    ]);
    const pile = freshPile([1, 1]);
    peek(draft, pile, 1, { stream: 'deck', seen: only(0) });

    expect(peek(draft, pile, 2, { stream: 'deck', seen: only(2) })).toEqual([1, 0]);
    expect(pile).toEqual({
      top: [
        { kind: 0, seen: only(2) },
        { kind: 1, seen: only(0, 2) },
      ],
      rest: [0, 0],
      bottom: [],
    });
  });

  test('a look at more cards than there are shows them all', () => {
    const pile = freshPile([0, 1]);
    putBottom(pile, 0, only(1));

    expect(peek(luckOf([['deck', 1]]), pile, 9, { stream: 'deck', seen: EVERYONE })).toEqual([1, 0]);
    expect(peek(luckOf([]), freshPile([0, 0]), 3, { stream: 'deck', seen: EVERYONE })).toEqual([]);
  });

  test('the card put on top last comes first, the card put at the bottom last comes last', () => {
    const pile = freshPile([1]);
    putTop(pile, 1, NOBODY);
    putTop(pile, 2, NOBODY);
    putBottom(pile, 3, NOBODY);
    putBottom(pile, 4, NOBODY);

    expect(peek(luckOf([['deck', 0]]), pile, 5, { stream: 'deck', seen: NOBODY })).toEqual([2, 1, 0, 3, 4]);
  });

  test('a card drawn from an empty pile is an error', () => {
    const pile = freshPile([0, 0]);

    expect(() => draw(luckOf([]), pile, { stream: 'deck', seen: NOBODY })).toThrow(
      new EngineError('pile/empty', 'A card was drawn from an empty pile.'),
    );
  });

  test('a search takes the card from wherever it lay, and says whether there was one', () => {
    const pile = freshPile([1, 0, 0]);
    putTop(pile, 1, EVERYONE);
    putBottom(pile, 2, EVERYONE);

    expect(search(pile, 2)).toBe(true);
    expect(pile).toEqual({ top: [], rest: [1, 1, 0], bottom: [] });
    expect(search(pile, 2)).toBe(false);
    expect(pile).toEqual({ top: [], rest: [1, 1, 0], bottom: [] });
  });

  test('KER-5.4 after a shuffle nobody knows a place, and the cards added are among the others', () => {
    const pile = freshPile([1, 0, 0]);
    putTop(pile, 1, EVERYONE);
    putBottom(pile, 2, only(0));

    shuffle(pile, [2, 0]);

    expect(pile).toEqual({ top: [], rest: [2, 1, 2], bottom: [] });
    expect(viewPile(pile, 0)).toEqual({ top: [], rest: 5, bottom: [] });
  });

  test('a new pile does not share the list it was made from', () => {
    const counts = [2, 2];
    const pile = pileOf(counts) as PileDraft;

    draw(luckOf([['deck', 1]]), pile, { stream: 'deck', seen: NOBODY });

    expect(counts).toEqual([2, 2]);
  });

  test('a copy has the same cards and shares no part', () => {
    const pile = freshPile([1, 2]);
    putTop(pile, 1, EVERYONE);
    putBottom(pile, 0, only(0));
    const copy = clonePile(pile);

    expect(copy).toEqual(pile);
    shuffle(copy as PileDraft);
    expect(pile).toEqual({ top: [{ kind: 1, seen: EVERYONE }], rest: [1, 2], bottom: [{ kind: 0, seen: only(0) }] });
    expect([copy.top === pile.top, copy.rest === pile.rest, copy.bottom === pile.bottom]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('several cards at once', () => {
  const DRAWING = { stream: 'deck', seen: only(1) };

  test('KER-4.13 chance is asked how many there are of each kind but the last, until all are drawn', () => {
    const pile = freshPile([2, 0, 1, 3]);
    const draft = luckOf([
      ['deck', 1],
      ['deck', 0],
      ['deck', 0],
    ]);

    expect(drawMany(draft, pile, 3, DRAWING)).toEqual([
      { kind: 0, seen: only(1) },
      { kind: 3, seen: only(1) },
      { kind: 3, seen: only(1) },
    ]);
    expect(pile).toEqual({ top: [], rest: [1, 0, 1, 1], bottom: [] });
    expect(draft).toEqual(luckOf([]));
  });

  test('KER-4.13 each number has as many ways as there are sets of cards with it', () => {
    const asked: (readonly number[])[] = [];
    const draft = luckOf([]);
    decidedBy(
      ({ stream, weights, seen }) => {
        asked.push(weights);
        expect([stream, seen]).toEqual(['deck', only(1)]);
        return asked.length === 1 ? 1 : 0;
      },
      draft,
      () => drawMany(draft, freshPile([2, 0, 1, 3]), 3, DRAWING),
    );

    // Of 20 sets of three, 4 have none of the two first cards, 12 have one, 4 have both. Then 6 sets of two of four are left.
    expect(asked).toEqual([
      [4, 12, 4, 0],
      [6, 0, 0],
      [3, 3, 0],
    ]);
  });

  test('KER-4.13 the odds are those of drawing one by one, exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }), fc.nat(4), fc.nat(2), (counts, count, known) => {
        const laidOut = (): PileDraft => {
          const pile = freshPile(counts);
          if (known > 0) putTop(pile, 0, only(0));
          if (known > 1) putBottom(pile, counts.length - 1, EVERYONE);
          return pile;
        };
        const many = Math.min(count, pileSize(laidOut()));
        const atOnce = oddsOf((draft) => drawMany(draft, laidOut(), many, DRAWING));
        const oneByOne = oddsOf((draft) => {
          const pile = laidOut();
          return Array.from({ length: many }, () => draw(draft, pile, DRAWING)).sort(byKind);
        });
        same([...atOnce.odds], [...oneByOne.odds], 'the odds');
        same(atOnce.runs, atOnce.odds.size, 'as many ways as sets');
      }),
      { numRuns: 300 },
    );
  });

  test('KER-4.13 four of forty cards of 25 kinds have as many ways as there are sets of them', () => {
    const counts = Array.from({ length: 25 }, (_, kind) => (kind < 15 ? 2 : 1));
    const { runs, odds } = oddsOf((draft) => drawMany(draft, freshPile(counts), 4, DRAWING));

    // 10 single kinds and 15 double ones: four different, one pair with two others, two pairs.
    expect([runs, odds.size]).toEqual([12650 + 15 * 276 + 105, 12650 + 15 * 276 + 105]);
  });

  test('KER-4.13 what is known on top comes first, what lies at the bottom last, and all who know a card are told', () => {
    const pile = freshPile([1, 0, 0]);
    putTop(pile, 2, only(0));
    putTop(pile, 0, EVERYONE);
    putBottom(pile, 1, only(2));
    putBottom(pile, 2, NOBODY);

    const draft = luckOf([['deck', 1]]);
    expect(drawMany(draft, pile, 4, DRAWING)).toEqual([
      { kind: 0, seen: EVERYONE },
      { kind: 0, seen: only(1) },
      { kind: 1, seen: only(1, 2) },
      { kind: 2, seen: only(0, 1) },
    ]);
    expect(pile).toEqual({ top: [], rest: [0, 0, 0], bottom: [{ kind: 2, seen: NOBODY }] });
  });

  test('KER-4.13 cards that lie known on top are drawn without asking chance', () => {
    const pile = freshPile([4, 4]);
    putTop(pile, 1, NOBODY);
    putTop(pile, 0, NOBODY);

    expect(drawMany(luckOf([]), pile, 2, DRAWING).map(({ kind }) => kind)).toEqual([0, 1]);
    expect(drawMany(luckOf([]), pile, 0, DRAWING)).toEqual([]);
    expect(pile).toEqual(freshPile([4, 4]));
  });

  test('KER-4.13 more ways than one draw of chance may have are drawn in parts, with the same odds', () => {
    // Of 41 cards there are more than 2³² sets of 20, and fewer of 10.
    const totals: number[] = [];
    const draft = luckOf([]);
    decidedBy(
      ({ weights }) => {
        totals.push(weights.reduce((sum, weight) => sum + weight, 0));
        return weights.findIndex((weight) => weight > 0);
      },
      draft,
      () => drawMany(draft, freshPile([3, 2, 36]), 20, DRAWING),
    );
    const { odds } = oddsOf((luck) => drawMany(luck, freshPile([3, 2, 36]), 20, DRAWING));
    const expected = [0, 1, 2, 3].flatMap((first) =>
      [0, 1, 2].map((second): [string, string] => {
        const cards = [0, 1, 2].flatMap((kind) =>
          Array.from({ length: [first, second, 20 - first - second][kind] ?? 0 }, () => ({ kind, seen: only(1) })),
        );
        const ways = waysOf(3, first) * waysOf(2, second) * waysOf(36, 20 - first - second);
        return [JSON.stringify(cards), fraction(ways, waysOf(41, 20))];
      }),
    );

    expect(totals[0]).toBe(Number(waysOf(41, 10)));
    expect(totals.every((total) => total <= 2 ** 32)).toBe(true);
    expect(odds).toEqual(new Map(expected));
  });

  test('KER-4.13 in parts, too, a pile is drawn to the last card', () => {
    const draft: HasChance = { chance: seeded('all', ['deck']) };
    const pile = freshPile([50, 0, 50]);

    drawMany(draft, pile, 55, DRAWING);
    drawMany(draft, pile, 45, DRAWING);

    expect(pile).toEqual(freshPile([0, 0, 0]));
  });

  test('KER-4.13 how often chance is asked does not tell what the pile holds', () => {
    const askedOf = (counts: readonly number[]): number => {
      let asked = 0;
      const draft = luckOf([]);
      const count = (): number => {
        asked += 1;
        return 0;
      };
      decidedBy(count, draft, () => drawMany(draft, freshPile(counts), 2, DRAWING));
      return asked;
    };

    // Both draw two of the last kind; only one of them could have drawn anything else.
    expect([askedOf([0, 0, 0, 3]), askedOf([0, 1, 0, 2])]).toEqual([3, 3]);
  });

  test('KER-4.13 more cards than there are, or no number of cards, are an error, and nothing is drawn', () => {
    const pile = freshPile([1, 1]);
    putTop(pile, 0, NOBODY);

    for (const count of [4, -1, 1.5, Number.NaN]) {
      expect(() => drawMany(luckOf([]), pile, count, DRAWING)).toThrow(
        new EngineError('pile/empty', `From a pile of 3 cards ${count} were drawn at once.`),
      );
    }
    expect(pile).toEqual({ top: [{ kind: 0, seen: NOBODY }], rest: [1, 1], bottom: [] });
  });
});

describe('views', () => {
  test('KER-5.1 a viewer sees the kinds of the cards it has seen, and of the others only that they are there', () => {
    const pile = freshPile([3, 1]);
    putTop(pile, 1, only(0));
    putTop(pile, 0, only(0, 1));
    putBottom(pile, 1, EVERYONE);
    putBottom(pile, 0, NOBODY);
    const [both, first, all, none] = [only(0, 1), only(0), EVERYONE, NOBODY];

    expect(VIEWERS.map((viewer) => viewPile(pile, viewer))).toEqual([
      view(
        [
          [1, first],
          [0, both],
        ],
        4,
        [
          [-1, none],
          [1, all],
        ],
      ),
      view(
        [
          [-1, first],
          [0, both],
        ],
        4,
        [
          [-1, none],
          [1, all],
        ],
      ),
      view(
        [
          [-1, first],
          [-1, both],
        ],
        4,
        [
          [-1, none],
          [1, all],
        ],
      ),
      view(
        [
          [-1, first],
          [-1, both],
        ],
        4,
        [
          [-1, none],
          [1, all],
        ],
      ),
    ]);
    expect(VIEWERS.map((viewer) => pileSize(viewPile(pile, viewer)))).toEqual([8, 8, 8, 8]);
  });

  test('KER-5.1 two piles that differ only in what a viewer has not seen look the same', () => {
    const left = freshPile([3, 1]);
    const right = freshPile([1, 3]);
    putTop(left, 0, only(1));
    putTop(right, 1, only(1));

    expect(viewPile(left, 0)).toEqual(viewPile(right, 0));
    expect(viewPile(left, 1)).not.toEqual(viewPile(right, 1));
  });
});

describe('views of a pile whose cards everybody can count', () => {
  test('KER-5.5 a viewer sees how many of each kind it has not seen', () => {
    const pile = freshPile([3, 1]);
    putTop(pile, 1, only(0));
    putBottom(pile, 0, EVERYONE);
    const views = VIEWERS.map((viewer) => viewPile(pile, viewer, { rest: 'counts' }));

    // What the first seat has seen on top is, to all others, one of those that may lie anywhere.
    const bottom = [{ kind: 0, seen: EVERYONE }];
    expect(views).toEqual([
      { top: [{ kind: 1, seen: only(0) }], rest: [3, 1], bottom },
      { top: [{ kind: -1, seen: only(0) }], rest: [3, 2], bottom },
      { top: [{ kind: -1, seen: only(0) }], rest: [3, 2], bottom },
      { top: [{ kind: -1, seen: only(0) }], rest: [3, 2], bottom },
    ]);
    expect([pile, ...views].map(pileSize)).toEqual([6, 6, 6, 6, 6]);
  });

  test('KER-5.5 the counts do not tell what somebody else has seen', () => {
    const left = freshPile([3, 1]);
    const right = freshPile([2, 2]);
    putTop(left, 1, only(1));
    putTop(right, 0, only(1));

    expect(viewPile(left, 0, { rest: 'counts' })).toEqual(viewPile(right, 0, { rest: 'counts' }));
    expect(viewPile(left, 1, { rest: 'counts' })).not.toEqual(viewPile(right, 1, { rest: 'counts' }));
  });

  test('KER-5.5 the counts are not the list of the pile itself', () => {
    const pile = freshPile([1]);

    expect(viewPile(pile, 0, { rest: 'counts' }).rest).not.toBe(pile.rest);
  });
});

describe('against a list of cards', () => {
  test('KER-5.3 any sequence of operations does what it does to a list of cards in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(3), { minLength: KINDS, maxLength: KINDS }),
        fc.array(OPERATION, { maxLength: 30 }),
        run,
      ),
      { numRuns: 1000 },
    );
  });

  test('KER-5.3 drawing on demand is as likely to give each order as shuffling beforehand', () => {
    const many = 36_000;
    const counts = new Map<string, number>();
    const draft: HasChance = { chance: seeded('orders', ['deck']) };
    for (let game = 0; game < many; game++) {
      const pile = freshPile([2, 1, 1]);
      // A look in the middle must not change the odds of what comes after it.
      peek(draft, pile, 2, { stream: 'deck', seen: only(0) });
      const order = Array.from({ length: 4 }, () => draw(draft, pile, { stream: 'deck', seen: NOBODY }).kind).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }

    // Four cards, two of them alike: twelve orders, all as likely. Six standard deviations, and the seed is fixed.
    const bound = 6 * Math.sqrt(many * (1 / 12) * (11 / 12));
    expect(counts.size).toBe(12);
    expect([...counts].filter(([, count]) => Math.abs(count - many / 12) > bound)).toEqual([]);
  });
});

/** All that can come of some draws, each with its exact chance, and in how many ways the draws can come out. */
function oddsOf(run: (draft: HasChance) => readonly KnownCard[]): { odds: Map<string, string>; runs: number } {
  const found = new Map<string, readonly [ways: bigint, outOf: bigint]>();
  const untried: number[][] = [[]];
  let runs = 0;
  for (let script = untried.pop(); script !== undefined; script = untried.pop()) {
    const [given, rolled] = [script, [] as number[]];
    let ways = 1n;
    let outOf = 1n;
    const draft = luckOf([]);
    let cards: readonly KnownCard[] = [];
    decidedBy(
      ({ weights }) => {
        const [first = 0, ...others] = weights.flatMap((weight, outcome) => (weight > 0 ? [outcome] : []));
        const outcome = given[rolled.length] ?? first;
        if (rolled.length >= given.length) untried.push(...others.map((other) => [...rolled, other]));
        rolled.push(outcome);
        ways *= BigInt(weights[outcome] ?? 0);
        outOf *= BigInt(weights.reduce((sum, weight) => sum + weight, 0));
        return outcome;
      },
      draft,
      () => {
        cards = run(draft);
      },
    );
    const key = JSON.stringify(cards);
    const [before, of] = found.get(key) ?? [0n, 1n];
    found.set(key, [before * outOf + ways * of, of * outOf]);
    runs += 1;
  }
  const odds = [...found].map(([key, [ways, outOf]]): [string, string] => [key, fraction(ways, outOf)]);
  return { odds: new Map(odds.sort(([one], [other]) => (one < other ? -1 : 1))), runs };
}

function fraction(ways: bigint, outOf: bigint): string {
  const divisor = divisorOf(ways, outOf);
  return `${ways / divisor}/${outOf / divisor}`;
}

function waysOf(cards: number, count: number): bigint {
  return count === 0 ? 1n : (waysOf(cards, count - 1) * BigInt(cards - count + 1)) / BigInt(count);
}

const divisorOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisorOf(other, one % other));
const byKind = (one: KnownCard, other: KnownCard): number => one.kind - other.kind || one.seen - other.seen;

type Operation =
  | { readonly op: 'draw'; readonly seen: Seats }
  | { readonly op: 'peek'; readonly count: number; readonly seen: Seats }
  | { readonly op: 'putTop' | 'putBottom'; readonly kind: number; readonly seen: Seats }
  | { readonly op: 'search'; readonly kind: number }
  | { readonly op: 'shuffle'; readonly added: readonly number[] };

const SEEN = fc.constantFrom<Seats>(NOBODY, only(0), only(1), only(0, 2), EVERYONE);
const KIND = fc.nat(KINDS - 1);
const OPERATION: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ op: fc.constant('draw'), seen: SEEN }),
  fc.record({ op: fc.constant('peek'), count: fc.nat(4), seen: SEEN }),
  fc.record({ op: fc.constantFrom('putTop', 'putBottom'), kind: KIND, seen: SEEN }),
  fc.record({ op: fc.constant('search'), kind: KIND }),
  fc.record({ op: fc.constant('shuffle'), added: fc.array(KIND, { maxLength: 2 }) }),
);

/** A card in the list; its kind is -1 as long as nobody has looked. */
interface Slot {
  kind: number;
  seen: Seats;
}

/** The naive pile: a list of cards, the topmost first, and how many there are of each kind among those nobody has seen. */
interface Model {
  slots: Slot[];
  readonly unseen: number[];
}

function run(counts: readonly number[], operations: readonly Operation[]): void {
  const draft: HasChance = { chance: seeded(counts.join(), ['deck']) };
  const pile = freshPile(counts);
  const model: Model = {
    slots: counts.flatMap((count) => Array.from({ length: count }, () => ({ kind: -1, seen: NOBODY }))),
    unseen: [...counts],
  };
  for (const operation of operations) {
    step(draft, pile, model, operation);
    same(seenBy(pile), modelSeenBy(model), `views after ${operation.op}`);
    same(kindsIn(pile), kindsOf(model), `cards after ${operation.op}`);
    same(pileSize(pile), model.slots.length, `size after ${operation.op}`);
  }
}

function step(draft: HasChance, pile: PileDraft, model: Model, operation: Operation): void {
  switch (operation.op) {
    case 'draw': {
      if (model.slots.length === 0) return;
      const card = draw(draft, pile, { stream: 'deck', seen: operation.seen });
      same(card, shown(model, model.slots.shift(), card.kind, operation.seen), 'the card drawn');
      return;
    }
    case 'peek': {
      const kinds = peek(draft, pile, operation.count, { stream: 'deck', seen: operation.seen });
      const looked = model.slots.slice(0, operation.count);
      same(
        kinds,
        looked.map((slot, index) => shown(model, slot, kinds[index] ?? -1, operation.seen).kind),
        'the cards shown',
      );
      return;
    }
    case 'putTop':
      putTop(pile, operation.kind, operation.seen);
      model.slots.unshift({ kind: operation.kind, seen: operation.seen });
      return;
    case 'putBottom':
      putBottom(pile, operation.kind, operation.seen);
      model.slots.push({ kind: operation.kind, seen: operation.seen });
      return;
    case 'search': {
      forget(model);
      const found = count(model, operation.kind) > 0;
      same(search(pile, operation.kind), found, 'found');
      if (!found) return;
      model.unseen[operation.kind] = count(model, operation.kind) - 1;
      model.slots.pop();
      return;
    }
    case 'shuffle':
      shuffle(pile, operation.added);
      for (const kind of operation.added) model.slots.push({ kind, seen: NOBODY });
      forget(model);
      return;
  }
}

// A card that nobody has seen may be any of those left over: the model takes the kind that the pile says, if there is one.
function shown(model: Model, slot: Slot | undefined, kind: number, seen: Seats): Slot {
  if (slot === undefined) throw new Error('There is no such card.');
  if (slot.kind === -1) {
    if (count(model, kind) < 1) throw new Error(`No card of kind ${kind} was left.`);
    model.unseen[kind] = count(model, kind) - 1;
    slot.kind = kind;
  }
  slot.seen |= seen;
  return { ...slot };
}

function forget(model: Model): void {
  for (const { kind } of model.slots) if (kind !== -1) model.unseen[kind] = count(model, kind) + 1;
  model.slots = model.slots.map(() => ({ kind: -1, seen: NOBODY }));
}

function count(model: Model, kind: number): number {
  return model.unseen[kind] ?? 0;
}

// Each viewer's cards from the top down; -1 for every card whose kind it does not know.
function seenBy(pile: PileDraft): number[][] {
  return VIEWERS.map((viewer) => {
    const { top, rest, bottom } = viewPile(pile, viewer);
    const kinds = (cards: readonly { readonly kind: number }[]): number[] => cards.map(({ kind }) => kind).reverse();
    return [...kinds(top), ...Array.from({ length: rest }, () => -1), ...kinds(bottom)];
  });
}

function modelSeenBy({ slots }: Model): number[][] {
  return VIEWERS.map((viewer) => slots.map(({ kind, seen }) => (includes(seen, viewer) ? kind : -1)));
}

function kindsIn({ top, rest, bottom }: PileDraft): number[] {
  return rest.map((unseen, kind) => unseen + [...top, ...bottom].filter((card) => card.kind === kind).length);
}

function kindsOf({ slots, unseen }: Model): number[] {
  return unseen.map((left, kind) => left + slots.filter((slot) => slot.kind === kind).length);
}

function same(found: unknown, expected: unknown, what: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${what}: found ${left}, expected ${right}`);
}

type Cards = readonly (readonly [kind: number, seen: Seats])[];

function view(top: Cards, rest: number, bottom: Cards): object {
  const cards = (list: Cards): object[] => list.map(([kind, seen]) => ({ kind, seen }));
  return { top: cards(top), rest, bottom: cards(bottom) };
}

function freshPile(counts: readonly number[]): PileDraft {
  return { top: [], rest: [...counts], bottom: [] };
}

function luckOf(script: Script): HasChance {
  return { chance: scripted(script) };
}
