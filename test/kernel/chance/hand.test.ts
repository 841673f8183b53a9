import fc from 'fast-check';
import {
  cloneHand,
  createRandom,
  EngineError,
  EVERYONE,
  forgetHand,
  type Hand,
  type HandDraft,
  handFaults,
  handOf,
  handSchema,
  handSize,
  imagineHand,
  includes,
  isInHand,
  NOBODY,
  only,
  putInHand,
  type Seats,
  showCard,
  showHand,
  takeFromHand,
  type Viewer,
  viewHand,
} from 'gastropodia';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const OWNER = 0;
const KINDS = 3;
const OTHERS: readonly Viewer[] = [1, 2, 'spectator'];

/** Who knows a card, by sign: nobody else, the second seat, the third, both, everyone. */
const SIGNS: Readonly<Record<string, Seats>> = { '': NOBODY, b: only(1), c: only(2), bc: only(1, 2), '*': EVERYONE };

/** A hand that these cards were put into one after another, as `2`, or `2b` if the second seat saw it. */
function held(...cards: readonly string[]): HandDraft {
  const hand = handOf(OWNER) as HandDraft;
  for (const card of cards) putInHand(hand, { kind: Number(card[0]), seen: signOf(card) | only(OWNER) });
  return hand;
}

const signOf = (card: string): Seats => SIGNS[card.slice(1)] ?? NOBODY;
const known = (...cards: readonly string[]) => cards.map((card) => ({ kind: Number(card[0]), seen: signOf(card) }));

describe('what is in it', () => {
  test('KER-5.6 cards are sorted by kind, and for those that others know it is stored who does', () => {
    expect(held('2', '0b', '1', '0')).toEqual({ owner: OWNER, cards: [0, 0, 1, 2], known: known('0b') });
    expect(held('2*', '1c', '1b', '0bc')).toEqual({
      owner: OWNER,
      cards: [0, 1, 1, 2],
      // Both know of one card of kind 1, and neither of two.
      known: known('0bc', '1bc', '2*'),
    });
    expect(held('1b', '1bc', '1*').known).toEqual(known('1*', '1bc', '1b'));
  });

  test('how many cards there are, and whether one of a kind is among them', () => {
    const hand = held('2', '0*');

    expect([handSize(handOf(1)), handSize(hand), handSize(viewHand(hand, 1))]).toEqual([0, 2, 2]);
    expect([0, 1, 2].map((kind) => isInHand(hand, kind))).toEqual([true, false, true]);
    expect([0, 1, 2].map((kind) => isInHand(viewHand(hand, 1), kind))).toEqual([true, false, false]);
  });

  test('KER-5.7 a card that is known leaves before others of its kind: nobody is sure of as many as before', () => {
    const hand = held('1', '1b', '2');
    takeFromHand(hand, 1);

    expect(hand).toEqual({ owner: OWNER, cards: [1, 2], known: [] });
  });

  test('KER-5.7 each of those who know loses one, whoever saw which', () => {
    const hand = held('1b', '1c', '1b', '2c');
    takeFromHand(hand, 1);

    // The second seat knew of two; the card that left may have been the one that the third seat saw.
    expect(hand).toEqual({ owner: OWNER, cards: [1, 1, 2], known: known('1b', '2c') });
  });

  test('KER-5.7 a card of which nobody knows leaves what is known as it is', () => {
    const hand = held('1', '2b');
    takeFromHand(hand, 1);

    expect(hand).toEqual({ owner: OWNER, cards: [2], known: known('2b') });
  });

  test('a card that is not there can be neither taken nor shown', () => {
    const message = new EngineError('hand/no-such-card', 'There is no card of kind 2 in the hand of seat 0.');

    expect(() => takeFromHand(held('1'), 2)).toThrow(message);
    expect(() => showCard(held('1'), 2, EVERYONE)).toThrow(message);
  });

  test('KER-5.6 a card that is shown may be the one that was known already', () => {
    const hand = held('1', '1b');

    showCard(hand, 1, only(OWNER, 1));
    expect(hand.known).toEqual(known('1b'));
    showCard(hand, 1, only(2));
    expect(hand.known).toEqual(known('1bc'));
    showCard(hand, 1, EVERYONE);
    expect(hand.known).toEqual(known('1*'));
  });

  test('KER-5.6 a hand that is shown is known to the last card', () => {
    const hand = held('1', '0', '1b', '1c');

    showHand(hand, only(2));
    expect(hand).toEqual({ owner: OWNER, cards: [0, 1, 1, 1], known: known('0c', '1bc', '1c', '1c') });
    showHand(hand, EVERYONE);
    expect(hand.known).toEqual(known('0*', '1*', '1*', '1*'));
  });

  test('what was known can be forgotten', () => {
    const hand = held('1*', '2b');
    forgetHand(hand);

    expect(hand).toEqual({ owner: OWNER, cards: [1, 2], known: [] });
  });

  test('a copy has the same cards and shares no list', () => {
    const hand = held('1*', '2');
    const copy = cloneHand(hand) as HandDraft;

    expect(copy).toEqual(hand);
    takeFromHand(copy, 1);
    copy.cards.push(2);
    expect(hand).toEqual({ owner: OWNER, cards: [1, 2], known: known('1*') });
    expect([cloneHand(hand).cards === hand.cards, cloneHand(hand).known === hand.known]).toEqual([false, false]);
  });
});

describe('views', () => {
  test('KER-5.6 the owner sees all, others what they know and how many cards there are', () => {
    const hand = held('0', '1b', '1*', '2c', '2');

    expect(viewHand(hand, OWNER)).toEqual(hand);
    expect(OTHERS.map((viewer) => viewHand(hand, viewer))).toEqual([
      { owner: OWNER, cards: [-1, -1, -1, 1, 1], known: known('1*', '1b') },
      { owner: OWNER, cards: [-1, -1, -1, 1, 2], known: known('1*', '2c') },
      { owner: OWNER, cards: [-1, -1, -1, -1, 1], known: known('1*') },
    ]);
  });

  test('KER-5.6 what one has seen does not tell what others have seen', () => {
    const [left, right] = [held('1b', '1c'), held('1b', '2c')];
    takeFromHand(left, 1);
    takeFromHand(right, 1);

    expect(viewHand(left, 1)).toEqual(viewHand(right, 1));
    expect(viewHand(held('1bc'), 1)).toEqual(viewHand(held('1b'), 1));
  });

  test('KER-5.6 any sequence of operations leaves each viewer with what it can know by itself', () => {
    fc.assert(fc.property(fc.array(OPERATION, { maxLength: 25 }), run), { numRuns: 2000 });
  });
});

describe('worlds', () => {
  test('KER-5.8 places that are not known are filled from what is unseen, each copy as likely', () => {
    const view = viewHand(held('0', '2', '1*'), 1);
    const worlds = 9000;
    const counts = new Map<string, number>();
    const random = createRandom('hands');
    for (let world = 0; world < worlds; world++) {
      const unseen = [2, 1, 1];
      const hand = imagineHand(view, unseen, random);
      const left = [2, 1, 1].map((count, kind) => count - hand.cards.filter((card) => card === kind).length);
      // The card of kind 1 that everyone knows was not among the unseen.
      expect(unseen).toEqual([left[0], (left[1] ?? 0) + 1, left[2]]);
      expect(viewHand(hand, 1)).toEqual(view);
      counts.set(hand.cards.join(''), (counts.get(hand.cards.join('')) ?? 0) + 1);
    }

    // Two of four unseen copies: six pairs. Six standard deviations, and the seed is fixed.
    const shares: Readonly<Record<string, number>> = { '001': 1 / 6, '011': 2 / 6, '012': 2 / 6, '112': 1 / 6 };
    expect([...counts.keys()].sort()).toEqual(Object.keys(shares).sort());
    for (const [cards, share] of Object.entries(shares)) {
      const bound = 6 * Math.sqrt(worlds * share * (1 - share));
      expect(Math.abs((counts.get(cards) ?? 0) - worlds * share)).toBeLessThan(bound);
    }
  });

  test('KER-5.8 the owner has nothing to imagine', () => {
    const hand = held('0', '2b');

    expect(imagineHand(viewHand(hand, OWNER), [0, 0, 0], createRandom('any'))).toEqual(hand);
  });

  test('KER-5.8 more unknown cards than unseen ones are an error', () => {
    expect(() => imagineHand(viewHand(held('0', '2'), 1), [0, 1, 0], createRandom('any'))).toThrow(
      new EngineError('hand/nothing-left', 'A hand has more unknown cards than there are unseen ones.'),
    );
  });
});

describe('from outside', () => {
  test('KER-2.3 a hand is checked: what is known is part of it', () => {
    const check = (hand: unknown) => v.safeParse(handSchema(KINDS), hand).issues?.map(({ message }) => message);
    const hand = (cards: readonly number[], ...cardsKnown: readonly string[]) => ({
      owner: OWNER,
      cards,
      known: known(...cardsKnown),
    });

    expect(check(hand([0, 1, 1], '0b', '1*', '1bc'))).toBeUndefined();
    expect(check(hand([1, 0]))).toEqual(['its cards are not sorted by kind']);
    expect(check(hand([0, 1], '1b', '0b'))).toEqual(['its known cards are not sorted by kind']);
    expect(check(hand([0, 1], '1*', '1b'))).toEqual(['2 cards of kind 1 are known, and it has 1']);
    expect(check(hand([0, 1], '2b'))).toEqual(['1 cards of kind 2 are known, and it has 0']);
    expect(check(hand([1], '1'))).toEqual(['who knows a card of kind 1 must be others than its owner']);
    expect(check({ ...hand([1], '1b'), owner: 1 })).toEqual([
      'who knows a card of kind 1 must be others than its owner',
    ]);
    expect(check(hand([1, 1], '1b', '1c'))).toEqual(['whoever knows of another card of kind 1 must know of the first']);
    expect(check(hand([3]))).toHaveLength(1);
    expect(check(hand([-1]))).toHaveLength(1);
    expect(check({ ...hand([1]), more: 1 })).toHaveLength(1);
  });
});

type Operation =
  | { readonly op: 'put' | 'show'; readonly kind: number; readonly seen: Seats }
  | { readonly op: 'take'; readonly kind: number }
  | { readonly op: 'show all'; readonly seen: Seats }
  | { readonly op: 'forget' };

const SEEN = fc.constantFrom<Seats>(NOBODY, only(OWNER), only(1), only(2), only(0, 2), only(1, 2), EVERYONE);
const KIND = fc.nat(KINDS - 1);
const OPERATION: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ op: fc.constant('put'), kind: KIND, seen: SEEN }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('take'), kind: KIND }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('show'), kind: KIND, seen: SEEN }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('show all'), seen: SEEN }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('forget') }) },
);

/** How many cards of each kind there are, and of how many each viewer knows, counted by itself. */
interface Model {
  readonly held: number[];
  readonly knows: ReadonlyMap<Viewer, number[]>;
}

function run(operations: readonly Operation[]): void {
  const hand = handOf(OWNER) as HandDraft;
  const none = (): number[] => Array.from({ length: KINDS }, () => 0);
  const model: Model = { held: none(), knows: new Map(OTHERS.map((viewer) => [viewer, none()])) };
  for (const operation of operations) {
    if ('kind' in operation && operation.op !== 'put' && model.held[operation.kind] === 0) continue;
    change(hand, operation);
    count(model, operation);
    same(handFaults(hand), [], 'faults');
    same(hand.cards, cardsOf(model.held), 'cards');
    for (const viewer of OTHERS) same(viewHand(hand, viewer), viewOf(model, viewer), `the view of ${viewer}`);
  }
}

function change(hand: HandDraft, operation: Operation): void {
  if (operation.op === 'put') putInHand(hand, operation);
  else if (operation.op === 'take') takeFromHand(hand, operation.kind);
  else if (operation.op === 'show') showCard(hand, operation.kind, operation.seen);
  else if (operation.op === 'show all') showHand(hand, operation.seen);
  else forgetHand(hand);
}

function count({ held: cards, knows }: Model, operation: Operation): void {
  if (operation.op === 'put') add(cards, operation.kind, 1);
  if (operation.op === 'take') add(cards, operation.kind, -1);
  for (const [viewer, own] of knows) {
    const isShown = 'seen' in operation && includes(operation.seen, viewer);
    if (operation.op === 'put' && isShown) add(own, operation.kind, 1);
    if (operation.op === 'take') own[operation.kind] = Math.max(0, (own[operation.kind] ?? 0) - 1);
    if (operation.op === 'show' && isShown) own[operation.kind] = Math.max(1, own[operation.kind] ?? 0);
    if (operation.op === 'show all' && isShown) own.splice(0, KINDS, ...cards);
    if (operation.op === 'forget') own.fill(0);
  }
}

function viewOf({ held: cards, knows }: Model, viewer: Viewer): Hand {
  const own = knows.get(viewer) ?? [];
  const everyones = knows.get('spectator') ?? [];
  const seen = viewer === 'spectator' ? EVERYONE : only(viewer);
  const unknown = cardsOf(cards).length - cardsOf(own).length;
  return {
    owner: OWNER,
    cards: [...Array.from({ length: unknown }, () => -1), ...cardsOf(own)],
    known: own.flatMap((copies, kind) =>
      Array.from({ length: copies }, (_, copy) => ({ kind, seen: copy < (everyones[kind] ?? 0) ? EVERYONE : seen })),
    ),
  };
}

function add(counts: number[], kind: number, more: number): void {
  counts[kind] = (counts[kind] ?? 0) + more;
}

function cardsOf(counts: readonly number[]): number[] {
  return counts.flatMap((copies, kind) => Array.from({ length: copies }, () => kind));
}

function same(found: unknown, expected: unknown, what: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${what}: found ${left}, expected ${right}`);
}
