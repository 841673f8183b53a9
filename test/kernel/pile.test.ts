import fc from 'fast-check';
import {
  clonePile,
  draw,
  EngineError,
  EVERYONE,
  type HasChance,
  includes,
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
import { seeded } from '../../src/kernel/chance.ts';

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
