import {
  ascending,
  clonePlain,
  createGame,
  type Decline,
  either,
  flag,
  integer,
  type KernelWhy,
  LOCALES,
  list,
  optional,
  type Position,
  type PositionView,
  type Rules,
  type Seat,
} from 'gastropodia';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { snails } from '../../../src/games/snails/index.ts';
import { auction } from '../nameless.ts';

const start = auction.setup({ players: 3 }, 'refusals');
const bidding = {
  ...start,
  hands: [
    [1, 2, 2, 4, 4],
    [3, 3, 5, 6, 6],
    [1, 1, 2, 3, 5],
  ],
};
const oneHasBid = auction.reduce(bidding, { type: 'bid', seat: 0, card: 4 });
const twoHaveBid = auction.reduce(oneHasBid, { type: 'bid', seat: 2, card: 5 });
const over = { ...bidding, agenda: [] };

describe('each code, with its sentences', () => {
  test('KER-1.2 game/over', () => {
    const why = auction.whyIllegal(over, { type: 'bid', seat: 0, card: 1 });

    expect(why).toEqual({ code: 'game/over', rule: 'KER-1.2', facts: {} });
    expect(sentences(why)).toEqual([
      'The game is over. [KER-1.2]',
      'Gra jest skończona. [KER-1.2]',
      'Das Spiel ist zu Ende. [KER-1.2]',
    ]);
  });

  test('KER-1.3 decision/not-yours, while several seats owe a decision', () => {
    const why = auction.whyIllegal(oneHasBid, { type: 'bid', seat: 0, card: 1 });

    expect(why).toEqual({ code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [1, 2] } });
    expect(sentences(why)).toEqual([
      'It is not your decision; the game waits for seats 1 and 2. [KER-1.3]',
      'To nie twoja decyzja; gra czeka na miejsca 1 i 2. [KER-1.3]',
      'Das ist nicht deine Entscheidung; das Spiel wartet auf die Plätze 1 und 2. [KER-1.3]',
    ]);
  });

  test('KER-1.3 decision/not-yours, while one seat owes a decision', () => {
    const why = auction.whyIllegal(twoHaveBid, { type: 'bid', seat: 2, card: 1 });

    expect(why).toEqual({ code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [1] } });
    expect(sentences(why)).toEqual([
      'It is not your decision; the game waits for seat 1. [KER-1.3]',
      'To nie twoja decyzja; gra czeka na miejsce 1. [KER-1.3]',
      'Das ist nicht deine Entscheidung; das Spiel wartet auf Platz 1. [KER-1.3]',
    ]);
  });

  test('KER-1.3 decision/not-yours, while three seats owe a decision', () => {
    const view = auction.view(bidding, 'spectator');
    const why = auction.whyIllegal(view, { type: 'bid', seat: 0, card: 1 });

    expect(sentences(why)).toEqual([
      'It is not your decision; the game waits for seats 0, 1 and 2. [KER-1.3]',
      'To nie twoja decyzja; gra czeka na miejsca 0, 1 i 2. [KER-1.3]',
      'Das ist nicht deine Entscheidung; das Spiel wartet auf die Plätze 0, 1 und 2. [KER-1.3]',
    ]);
  });

  test('KER-1.4 decision/other-kind', () => {
    const why = auction.whyIllegal(bidding, { type: 'pass', seat: 0 });

    expect(why).toEqual({ code: 'decision/other-kind', rule: 'KER-1.4', facts: { kind: 'bid' } });
    expect(sentences(why)).toEqual([
      'That does not answer the question; the game waits for “bid”. [KER-1.4]',
      'To nie odpowiada na pytanie; gra czeka na „bid”. [KER-1.4]',
      'Das beantwortet die Frage nicht; das Spiel wartet auf „bid“. [KER-1.4]',
    ]);
  });

  test('KER-1.5 decision/stale', () => {
    const second = { ...bidding, decisions: [3, 0, 0] };
    const why = auction.whyIllegal(second, { type: 'bid', seat: 0, decision: 2, card: 1 });

    expect(why).toEqual({ code: 'decision/stale', rule: 'KER-1.5', facts: { current: 3 } });
    expect(sentences(why)).toEqual([
      'That is not the decision that is asked now; this one has the number 3. [KER-1.5]',
      'To nie jest decyzja, o którą gra teraz pyta; ta ma numer 3. [KER-1.5]',
      'Das ist nicht die Entscheidung, die jetzt ansteht; diese hat die Nummer 3. [KER-1.5]',
    ]);
  });

  test('KER-1.6 decision/must-answer', () => {
    const why = auction.whyIllegal(bidding, { type: 'bid', seat: 0, decline: true });

    expect(why).toEqual({ code: 'decision/must-answer', rule: 'KER-1.6', facts: { kind: 'bid' } });
    expect(sentences(why)).toEqual([
      '“bid” cannot be declined; choose one of its options. [KER-1.6]',
      'Z „bid” nie można zrezygnować; wybierz jedną z możliwości. [KER-1.6]',
      'Auf „bid“ kann man nicht verzichten; wähle eine der Möglichkeiten. [KER-1.6]',
    ]);
  });

  test('KER-2.1 malformed: no object', () => {
    const why = auction.whyIllegal(bidding, 'bid');

    expect(why).toEqual(malformed('action', 'object'));
    expect(sentences(why)).toEqual([
      'The value is not an action: action should be an object. [KER-2.1]',
      'Ta wartość nie jest akcją: w action powinno być: obiekt. [KER-2.1]',
      'Der Wert ist keine Aktion: action sollte ein Objekt sein. [KER-2.1]',
    ]);
  });

  test('KER-2.1 malformed: no whole number within its bounds', () => {
    const why = auction.whyIllegal(bidding, { type: 'bid', seat: 0, card: 7 });

    expect(why).toEqual(malformed('action.card', 'integer', [1, 6]));
    expect(sentences(why)).toEqual([
      'The value is not an action: action.card should be a whole number from 1 to 6. [KER-2.1]',
      'Ta wartość nie jest akcją: w action.card powinno być: liczba całkowita od 1 do 6. [KER-2.1]',
      'Der Wert ist keine Aktion: action.card sollte eine ganze Zahl von 1 bis 6 sein. [KER-2.1]',
    ]);
  });

  test('KER-2.1 malformed: no word', () => {
    const why = auction.whyIllegal(bidding, { type: 7, seat: 0, card: 1 });

    expect(why).toEqual(malformed('action.type', 'word'));
    expect(sentences(why)).toEqual([
      'The value is not an action: action.type should be one of the words the rules know. [KER-2.1]',
      'Ta wartość nie jest akcją: w action.type powinno być: jedno ze słów znanych regułom. [KER-2.1]',
      'Der Wert ist keine Aktion: action.type sollte eines der Wörter, die die Regeln kennen, sein. [KER-2.1]',
    ]);
  });

  test('KER-2.1 malformed: a word that nobody knows is told with those there are, first what may have been meant', () => {
    const { explain } = snails;
    const why = snails.whyIllegal(snails.setup({ players: 2, factions: 'draft', firstPlayer: 0 }, 'words'), {
      type: 'choose-faction',
      seat: 0,
      faction: 'amazon',
    });
    const many = Array.from({ length: 43 }, (_, nth) => `w${nth}`);

    expect(why).toEqual({
      ...malformed('action.faction', 'word'),
      facts: { path: 'action.faction', expected: 'word', least: 0, most: 0, words: expect.any(Array) },
    });
    expect((['en', 'pl', 'de'] as const).map((locale) => why && explain(why, { locale }).slice(0, 82))).toEqual([
      'The value is not an action: action.faction should be “amazons”, “barbarians”, “cow',
      'Ta wartość nie jest akcją: w action.faction powinno być: „amazons”, „barbarians”, ',
      'Der Wert ist keine Aktion: action.faction sollte „amazons“, „barbarians“, „cowboys',
    ]);
    expect(
      explain({
        code: 'malformed',
        rule: 'KER-2.1',
        facts: { path: 'x', expected: 'word', least: 0, most: 0, words: many },
      }),
    ).toMatch(/“w38”, “w39” or 3 others\. \[KER-2\.1\]$/);
  });

  test('KER-2.1 malformed: no flag', () => {
    const why = auction.whyIllegal(bidding, { type: 'bid', seat: 0, decline: 'yes' });

    expect(why).toEqual(malformed('action.decline', 'flag'));
    expect(sentences(why)).toEqual([
      'The value is not an action: action.decline should be true or absent. [KER-2.1]',
      'Ta wartość nie jest akcją: w action.decline powinno być: true albo nic. [KER-2.1]',
      'Der Wert ist keine Aktion: action.decline sollte true oder nicht vorhanden sein. [KER-2.1]',
    ]);
  });

  test('KER-2.1 malformed: not to be read', () => {
    const why = auction.whyIllegal(bidding, new Proxy({}, { get: fail }));

    expect(why).toEqual(malformed('action.seat', 'readable'));
    expect(sentences(why)).toEqual([
      'The value is not an action: action.seat should be a value that can be read. [KER-2.1]',
      'Ta wartość nie jest akcją: w action.seat powinno być: wartość, którą da się odczytać. [KER-2.1]',
      'Der Wert ist keine Aktion: action.seat sollte ein lesbarer Wert sein. [KER-2.1]',
    ]);
  });

  test('KER-2.1 malformed: no list of the right length', () => {
    const why = order.whyIllegal(ordering, { type: 'order', seat: 0, cards: [1] });

    expect(why).toEqual(malformed('action.cards', 'list', [2, 3]));
    expect(why && LOCALES.map((locale) => order.explain(why, { locale }))).toEqual([
      'The value is not an action: action.cards should be a list of 2 to 3 entries. [KER-2.1]',
      'Ta wartość nie jest akcją: w action.cards powinno być: lista o długości od 2 do 3. [KER-2.1]',
      'Der Wert ist keine Aktion: action.cards sollte eine Liste mit 2 bis 3 Einträgen sein. [KER-2.1]',
    ]);
  });

  test('KER-2.11 malformed: no set', () => {
    const why = order.whyIllegal(ordering, { type: 'order', seat: 0, cards: [1, 2], pawns: [3, 3] });

    expect(why).toEqual(malformed('action.pawns', 'set', [1, 2]));
    expect(why && LOCALES.map((locale) => order.explain(why, { locale }))).toEqual([
      'The value is not an action: action.pawns should be a set of 1 to 2 different entries. [KER-2.1]',
      'Ta wartość nie jest akcją: w action.pawns powinno być: zbiór o liczbie różnych elementów od 1 do 2. [KER-2.1]',
      'Der Wert ist keine Aktion: action.pawns sollte eine Menge von 1 bis 2 verschiedenen Einträgen sein. [KER-2.1]',
    ]);
  });

  test('KER-2.12 malformed: no shape that is known, or two at once', () => {
    const why = order.whyIllegal(ordering, { type: 'order', seat: 0, cards: [1, 2], to: { pawn: 1, field: 2 } });

    expect(why).toEqual(malformed('action.to', 'variant'));
    expect(why && LOCALES.map((locale) => order.explain(why, { locale }))).toEqual([
      'The value is not an action: action.to should be of exactly one of the shapes the rules know. [KER-2.1]',
      'Ta wartość nie jest akcją: w action.to powinno być: dokładnie jedna z postaci znanych regułom. [KER-2.1]',
      'Der Wert ist keine Aktion: action.to sollte von genau einer der Formen, die die Regeln kennen, sein. [KER-2.1]',
    ]);
  });

  test('KER-2.1 malformed: neither true nor false', () => {
    const why = order.whyIllegal(ordering, { type: 'order', seat: 0, cards: [1, 2], to: { field: 2, fast: 1 } });

    expect(why).toEqual(malformed('action.to.fast', 'boolean'));
    expect(why && LOCALES.map((locale) => order.explain(why, { locale }))).toEqual([
      'The value is not an action: action.to.fast should be true or false. [KER-2.1]',
      'Ta wartość nie jest akcją: w action.to.fast powinno być: true albo false. [KER-2.1]',
      'Der Wert ist keine Aktion: action.to.fast sollte true oder false sein. [KER-2.1]',
    ]);
  });

  test('KER-2.12 what may be left out is not there in what was understood', () => {
    const action = { type: 'order', seat: 0, cards: [2, 1] };
    const understood = (value: object): unknown => {
      const applied = order.apply(ordering, value);
      return applied.ok ? applied.action : applied.refusal;
    };

    expect(understood({ ...action, pawns: undefined })).toStrictEqual(action);
    expect(understood({ ...action, pawns: [4, 3], to: { field: 2, colour: 'red' } })).toStrictEqual({
      ...action,
      pawns: [3, 4],
      to: { field: 2 },
    });
  });

  test('a game’s own refusals are explained by the game', () => {
    const why = auction.whyIllegal(bidding, { type: 'bid', seat: 0, card: 3 });

    expect(why).toEqual({ code: 'bid/not-in-hand', rule: 'AUC-2.2', facts: { hand: [1, 2, 2, 4, 4] } });
    expect(sentences(why)).toEqual([
      'You do not hold that card; your hand is 1, 2, 2, 4, 4. [AUC-2.2]',
      'Nie masz tej karty; na ręce masz 1, 2, 2, 4, 4. [AUC-2.2]',
      'Diese Karte hast du nicht; auf der Hand hast du 1, 2, 2, 4, 4. [AUC-2.2]',
    ]);
  });

  test('English is spoken where no language is asked for', () => {
    const why: KernelWhy = { code: 'game/over', rule: 'KER-1.2', facts: {} };

    expect(auction.explain(why)).toBe('The game is over. [KER-1.2]');
  });
});

describe('which refusal comes first', () => {
  const notYours = { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [1, 2] } };

  test('KER-1.3 whose decision it is comes before everything else in the action, and nothing else is read', () => {
    const reads: PropertyKey[] = [];
    const watched = new Proxy(
      { seat: 0 },
      {
        get(target, key): unknown {
          reads.push(key);
          return Reflect.get(target, key);
        },
      },
    );
    const rest = [{}, { type: 'pass' }, { type: 7 }, { card: 'x' }, { decision: -1 }, { decline: 0 }];

    expect(rest.map((fields) => auction.whyIllegal(oneHasBid, { ...fields, seat: 0 }))).toEqual(
      rest.map(() => notYours),
    );
    expect(auction.whyIllegal(oneHasBid, watched)).toEqual(notYours);
    expect(reads).toEqual(['seat']);
  });

  test('KER-1.3 a seat that has bid learns nothing by trying cards', () => {
    const tries = [1, 2, 3, 4, 5, 6, 99].map((card) => auction.whyIllegal(oneHasBid, { type: 'bid', seat: 0, card }));

    expect(tries).toEqual(tries.map(() => notYours));
  });

  test('KER-1.2 after the end every value is refused as that', () => {
    const values = [undefined, {}, { type: 'bid', seat: 9 }, { type: 'bid', seat: 0, card: 1 }];

    expect(values.map((value) => auction.whyIllegal(over, value)?.code)).toEqual(values.map(() => 'game/over'));
  });

  test('KER-1.5 a stale number comes before the kind and before the rules', () => {
    const stale = { code: 'decision/stale', rule: 'KER-1.5', facts: { current: 0 } };

    expect(auction.whyIllegal(bidding, { type: 'pass', seat: 0, decision: 1 })).toEqual(stale);
    expect(auction.whyIllegal(bidding, { type: 'bid', seat: 0, decision: 1, card: 3 })).toEqual(stale);
    expect(auction.whyIllegal(bidding, { type: 'bid', seat: 0, decision: 1, decline: true })).toEqual(stale);
  });
});

describe('the number of a decision', () => {
  test('KER-1.5 the current number is accepted, and so is none', () => {
    expect(auction.whyIllegal(bidding, { type: 'bid', seat: 0, decision: 0, card: 1 })).toBeUndefined();
    expect(auction.whyIllegal(bidding, { type: 'bid', seat: 0, card: 1 })).toBeUndefined();
  });

  test('KER-1.5 a second click is refused as stale, even where the same answer would be legal again', () => {
    const click = { type: 'order', seat: 0, decision: 0, cards: [1, 2] } as const;
    const once = order.reduce(ordering, click);

    expect(order.whyIllegal(once, click)).toEqual({ code: 'decision/stale', rule: 'KER-1.5', facts: { current: 1 } });
    expect(order.whyIllegal(once, { ...click, decision: 1 })).toBeUndefined();
  });

  test('KER-1.5 each seat counts its own decisions', () => {
    expect([bidding, oneHasBid, twoHaveBid].map(({ decisions }) => decisions)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
    ]);
  });

  test('KER-1.5 the number is not kept with the action', () => {
    const applied = auction.apply(bidding, { type: 'bid', seat: 0, decision: 0, card: 1 });

    expect(applied.ok && applied.action).toEqual({ type: 'bid', seat: 0, card: 1 });
  });
});

test('KER-1.6 a decision that may be declined is, and counts as answered', () => {
  const declined = order.apply(ordering, { type: 'order', seat: 0, decline: true, cards: 'not read' });

  expect(declined).toEqual({
    ok: true,
    action: { type: 'order', seat: 0, decline: true },
    events: [],
    state: { ...ordering, decisions: [1], declined: 1 },
  });
});

function sentences(why: KernelWhy | Parameters<typeof auction.explain>[0] | undefined): string[] {
  return why === undefined ? [] : LOCALES.map((locale) => auction.explain(why, { locale }));
}

function malformed(path: string, expected: string, [least, most] = [0, 0]): object {
  return { code: 'malformed', rule: 'KER-2.1', facts: { path, expected, least, most } };
}

function fail(): never {
  throw new Error('A trap of the value was sprung.');
}

// One seat that is asked the same question again and again, and may decline it.
type Order = { readonly ask: 'order'; readonly seat: Seat };
interface OrderTypes {
  Config: null;
  State: Position<Order> & { readonly declined: number };
  View: PositionView<Order> & { readonly declined: number };
  Action:
    | {
        readonly type: 'order';
        readonly seat: Seat;
        readonly decision?: number;
        readonly cards: readonly number[];
        readonly pawns?: readonly number[];
        readonly to?: { readonly pawn: number } | { readonly field: number; readonly fast?: boolean };
      }
    | Decline<'order'>;
  Event: never;
  Why: KernelWhy;
  Step: never;
  Ask: Order;
  Printed: object;
}
const ORDER: Rules<OrderTypes> = {
  id: 'order',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  streams: [],
  config: v.null(),
  state: v.custom<OrderTypes['State']>(() => true),
  seatsOf: () => 1,
  setup: () => ({ declined: 0, agenda: [{ ask: 'order', seat: 0 }] }),
  steps: {},
  questions: {
    order: {
      options: 'private',
      fields: {
        cards: list(integer(0, 5), 2, 3),
        pawns: optional(ascending(integer(0, 5), 1, 2)),
        to: optional(either({ pawn: integer(0, 5) }, { field: integer(0, 8), fast: optional(flag) })),
      },
      candidates: () => [{ type: 'order', seat: 0, cards: [1, 2] }],
      why: () => undefined,
      answer: (draft, ask) => void draft.agenda.push(ask),
      decline(draft, ask) {
        draft.declined += 1;
        draft.agenda.push(ask);
      },
    },
  },
  freeActions: {},
  outcome: () => ({ winners: [0], ranking: [[0]], reason: 'never', rule: 'KER-1.2' }),
  mask: ({ declined }) => ({ declined }),
  imagine: ({ declined }) => ({ declined, agenda: [{ ask: 'order', seat: 0 }] }),
  clone: clonePlain,
  invariants: {},
  explain: () => '',
};
const order = createGame(ORDER);
const ordering = order.setup(null, 'order');
