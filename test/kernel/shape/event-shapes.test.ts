import {
  type Changes,
  changesOf,
  citesOf,
  createGame,
  type EventShapes,
  type EventUnion,
  next,
  number,
  only,
  rulesOf,
  type Seat,
  seat,
  shapeOf,
  type TypesIn,
  typed,
} from 'gastropodia';
import { boxOf, type EventRules } from 'gastropodia/boxes';
import { describe, expect, expectTypeOf, test } from 'vitest';

// #region events
const EVENTS = {
  /** Somebody climbs, or slips. */
  climbed: {
    cites: { how: { up: 'LAD-1.1', down: { far: { 0: 'LAD-1.2', else: 'LAD-1.3' } } } },
    changes: ['rung'],
    seat,
    how: typed<'up' | 'down'>(),
    far: number(0, 9),
    why: typed<string | undefined>(),
  },
  peeked: { cites: 'LAD-2.1', changes: [], noticedBy: 'some', seat },
  found: { cites: 'LAD-2.2', changes: [], reveals: true, seat, secret: { what: typed<readonly string[]>() } },
  ended: { changes: [], rule: typed<string>() },
} as const satisfies EventShapes;

type LadderEvent = EventUnion<typeof EVENTS>;
// #endregion events
type Named<Type extends LadderEvent['type']> = Extract<LadderEvent, { readonly type: Type }>;

const LADDER = shapeOf({
  table: { rung: number(0, 9) },
  asks: { climb: { says: {} } },
  events: EVENTS,
});
interface LadderTypes extends TypesIn<typeof LADDER> {}

const ladder = createGame<LadderTypes>({
  ...rulesOf(LADDER, {
    id: 'ladder',
    seats: 1,
    opening: [{ ask: 'climb', seat: 0 }],
    questions: {
      climb: (draft) => {
        draft.rung += 1;
        LADDER.emit({ type: 'climbed', seat: 0, how: 'up', far: 1 });
        LADDER.emit({ type: 'peeked', noticedBy: only(0), seat: 0 });
        if (draft.rung < 2) next(draft, { ask: 'climb', seat: 0 });
      },
    },
    outcome: () => ({ scores: [1], reason: 'top', rule: 'LAD-3.1' }),
  }),
  changes: changesOf(EVENTS),
});

describe('an event that is declared once', () => {
  test('KER-10.23 its type follows: fields, what some learn, who notices it', () => {
    expectTypeOf<Named<'climbed'>>().toEqualTypeOf<{
      readonly type: 'climbed';
      readonly seat: Seat;
      readonly how: 'up' | 'down';
      readonly far: number;
      readonly why?: string;
    }>();
    expectTypeOf<Named<'peeked'>>().toEqualTypeOf<{
      readonly type: 'peeked';
      readonly noticedBy: number;
      readonly seat: Seat;
    }>();
    expectTypeOf<Named<'found'>>().toEqualTypeOf<{
      readonly type: 'found';
      readonly reveals: true;
      readonly seat: Seat;
      readonly secret: { readonly seats: number; readonly what: readonly string[] };
    }>();
    expectTypeOf<LadderTypes['Event']>().toEqualTypeOf<LadderEvent>();
  });

  test('KER-10.23 what it changes follows, and a part that no view has does not compile', () => {
    expect(ladder.changes).toEqual({ climbed: ['rung'], peeked: [], found: [], ended: [] });
    const torn = { ...EVENTS, peeked: { cites: 'LAD-2.1', changes: ['rope'], noticedBy: 'some', seat } } as const;
    // @ts-expect-error No view has a rope.
    const changes: Changes<LadderTypes> = changesOf(torn);
    expect(changes.peeked).toEqual(['rope']);
    const { cites, seat: who } = EVENTS.peeked;
    // @ts-expect-error It has to be said what it changes.
    expect(changesOf({ peeked: { cites, seat: who } })).toEqual({ peeked: undefined });
  });

  test('KER-10.23 the rule by which it happens follows, by the values of its fields', () => {
    const { ruleOf } = boxOf({ game: ladder, eventRules: citesOf(EVENTS) });
    expect(ruleOf({ type: 'climbed', seat: 0, how: 'up', far: 1 })).toBe('LAD-1.1');
    expect(ruleOf({ type: 'climbed', seat: 0, how: 'down', far: 0 })).toBe('LAD-1.2');
    expect(ruleOf({ type: 'climbed', seat: 0, how: 'down', far: 7 })).toBe('LAD-1.3');
    expect(ruleOf({ type: 'found', reveals: true, seat: 0 })).toBe('LAD-2.2');
    expect(ruleOf({ type: 'ended', rule: 'LAD-3.1' })).toBe('LAD-3.1');
  });

  test('KER-10.23 a value without a rule does not compile, nor does an event without one', () => {
    const half = { ...EVENTS, climbed: { ...EVENTS.climbed, cites: { how: { up: 'LAD-1.1' } } } } as const;
    // @ts-expect-error Nothing is said of the way down.
    const rules: EventRules<LadderTypes> = citesOf(half);
    const { ruleOf } = boxOf({ game: ladder, eventRules: rules });
    expect(ruleOf({ type: 'climbed', seat: 0, how: 'down', far: 0 })).toBeUndefined();
    // @ts-expect-error It has no rule, and says none.
    expect(citesOf({ peeked: { changes: [], seat } })).toEqual({ peeked: undefined });
  });
});
