import {
  type ActionIn,
  type AskIn,
  type EventIn,
  maybe,
  number,
  oneOf,
  perSeat,
  pool,
  rulesOf,
  type StateIn,
  type StepIn,
  seat,
  seenBy,
  shapeOf,
  type TypesIn,
  type ViewIn,
} from 'gastropodia';
import { expectTypeOf, test } from 'vitest';

const cards = pool([1, 1]);

const SHAPE = shapeOf({
  table: {
    hands: seenBy('owner', perSeat(cards.card)),
    mood: oneOf(['calm', 'wild']),
    last: maybe(seat),
    deck: cards.pile,
  },
  steps: { deal: { count: number(1, 5) } },
  asks: { bet: { decline: 'may', about: { most: number(1, 9) }, says: { card: cards.card } } },
  free: { shout: { says: { word: oneOf(['hey', 'ho']) } } },
  events: { shown: { reveals: true, card: cards.card, secret: { left: cards.counts } } },
  refusals: { 'bet/high': { rule: 'X-1.1', says: 'At most {most} of {all}.' } },
});

type Types = TypesIn<typeof SHAPE>;

const written = {
  id: 'x',
  seats: 2,
  opening: [{ do: 'deal', count: 2 }],
  outcome: () => ({ ranking: [[0], [1]], reason: 'over', rule: 'X-1.2' }),
  steps: { deal: () => {} },
  questions: { bet: { answer: () => {}, decline: () => {} } },
  freeActions: { shout: { do: () => {} } },
} as const;

test('KER-10.1 the types of a game follow from its declaration', () => {
  expectTypeOf<StateIn<typeof SHAPE>['mood']>().toEqualTypeOf<'calm' | 'wild'>();
  expectTypeOf<StateIn<typeof SHAPE>['hands']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<ViewIn<typeof SHAPE>['deck']['rest']>().toEqualTypeOf<number>();
  expectTypeOf<StepIn<typeof SHAPE>>().toEqualTypeOf<{ readonly do: 'deal'; readonly count: number }>();
  expectTypeOf<AskIn<typeof SHAPE>['most']>().toEqualTypeOf<number>();
  expectTypeOf<ActionIn<typeof SHAPE>['type']>().toEqualTypeOf<'bet' | 'shout'>();
  expectTypeOf<Extract<EventIn<typeof SHAPE>, { type: 'shown' }>['secret']['left']>().toEqualTypeOf<
    readonly number[]
  >();
});

test('KER-10.7 what is important and does not follow cannot be forgotten', () => {
  rulesOf<Types>(SHAPE, written);
  const { steps: _steps, ...withoutSteps } = written;
  // @ts-expect-error the step 'deal' has no handler
  rulesOf<Types>(SHAPE, withoutSteps);
  const { freeActions: _free, ...withoutFree } = written;
  // @ts-expect-error nothing says what 'shout' does
  rulesOf<Types>(SHAPE, withoutFree);
  // @ts-expect-error 'bet' may be declined, and nothing says what happens then
  rulesOf<Types>(SHAPE, { ...written, questions: { bet: { answer: () => {} } } });
  // @ts-expect-error 'bet' may be declined: its answer alone is not enough
  rulesOf<Types>(SHAPE, { ...written, questions: { bet: () => {} } });
  const { bet } = written.questions;
  // @ts-expect-error there is no field 'colour' to be chosen
  rulesOf<Types>(SHAPE, { ...written, questions: { bet: { ...bet, otherwise: { colour: () => SHAPE.refuse } } } });
  // @ts-expect-error nothing says how the game begins
  rulesOf<Types>(SHAPE, { ...written, opening: undefined });
  type Own = Omit<Types, 'Why'> & {
    Why: Types['Why'] | { readonly code: 'own'; readonly rule: 'X'; readonly facts: object };
  };
  // @ts-expect-error a refusal has no sentence
  rulesOf<Own>(SHAPE, written);
});

test('KER-10.6 a refusal has the facts of its sentence', () => {
  SHAPE.refuse('bet/high', { most: 3, all: [1, 2] });
  // @ts-expect-error a fact is missing
  SHAPE.refuse('bet/high', { most: 3 });
  // @ts-expect-error there is no such refusal
  SHAPE.refuse('bet/low', { most: 3, all: 2 });
});

test('KER-10.1 an event is one that is declared', () => {
  // @ts-expect-error what is secret is missing
  SHAPE.emit({ type: 'shown', reveals: true, card: 1 });
});
