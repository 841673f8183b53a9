import {
  clonePlain,
  createGame,
  EngineError,
  EVERYONE,
  emit,
  flag,
  IllegalAction,
  type KernelWhy,
  next,
  type Position,
  type PositionView,
  type Prospect,
  pick,
  prospects,
  type Rules,
  type Seat,
} from 'gastropodia';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const fractions = (all: readonly Prospect<unknown>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(all.map(({ figure, ways, outOf }) => [String(figure), `${ways}/${outOf}`]));

const showing = {
  figure: 0,
  after: (shown: number, event: Event): number => (event.type === 'rolled' ? event.shows : shown),
};

describe('figures', () => {
  test('KER-4.10 where nothing is answered, they are those of the next decision', () => {
    expect(fractions(prospects(cup, full, ROLL, showing))).toEqual({
      1: '1/6',
      2: '1/6',
      3: '1/6',
      4: '1/6',
      5: '1/6',
      6: '1/6',
    });
  });

  test('KER-4.10 decisions are taken so that the figure is worth most, and the odds are exact', () => {
    // #region again
    const best = prospects(cup, full, ROLL, {
      figure: 0,
      after: (shown, event) => (event.type === 'rolled' ? event.shows : shown),
      answers: ({ legalActions }) => legalActions(),
      worth: (shown) => shown,
    });
    // #endregion again

    // Rolled again up to twice: first anything below 5, then anything below 4.
    expect(fractions(best)).toEqual({ 1: '1/18', 2: '1/18', 3: '1/18', 4: '1/6', 5: '1/3', 6: '1/3' });
    expect(best.reduce((sum, { probability, figure }) => sum + probability * figure, 0)).toBeCloseTo(14 / 3, 12);
  });

  test('KER-4.10 a policy that leaves one answer is followed, whatever it is worth', () => {
    const kept = prospects(cup, full, ROLL, {
      ...showing,
      answers: ({ legalActions }) => legalActions().filter((action) => action.type === 'again' && !action.roll),
      worth: (shown) => shown,
    });
    const never = prospects(cup, full, ROLL, {
      ...showing,
      answers: ({ figure }) => (figure < 4 ? [AGAIN] : undefined),
    });

    expect(new Set(Object.values(fractions(kept)))).toEqual(new Set(['1/6']));
    // Below 4 it is rolled again, twice at most.
    expect(fractions(never)).toEqual({ 1: '1/24', 2: '1/24', 3: '1/24', 4: '7/24', 5: '7/24', 6: '7/24' });
  });

  test('KER-4.10 equal figures are one, however different the positions are', () => {
    const parity = prospects(cup, full, ROLL, {
      figure: '',
      after: (_before, event) => (event.type === 'rolled' && event.shows % 3 === 0 ? 'three' : 'other'),
    });

    expect(fractions(parity)).toEqual({ other: '2/3', three: '1/3' });
  });

  test('KER-4.10 nothing counts from the event on with which the count ends', () => {
    const counted = prospects(cup, full, ROLL, {
      figure: 0,
      after: (count) => count + 1,
      until: (event) => event.type === 'rolled' && event.shows === 6,
      answers: ({ legalActions, figure }) => (figure < 3 ? legalActions().slice(0, 1) : undefined),
    });

    // Three rolls, of which the first six and all after it are left out.
    expect(fractions(counted)).toEqual({ 0: '1/6', 1: '5/36', 2: '25/216', 3: '125/216' });
  });

  test('KER-4.10 a stream that makes no difference parts nothing', () => {
    expect(fractions(prospects(cup, full, ROLL, { ...showing, indifferent: ['dice'] }))).toEqual({ 1: '1/1' });
    expect(prospects(cup, full, ROLL, { ...showing, indifferent: ['other'] })).toHaveLength(6);
  });
});

describe('what is refused', () => {
  test('an illegal action, and a policy without an answer', () => {
    expect(() => prospects(cup, full, AGAIN, showing)).toThrow(IllegalAction);
    expect(() => prospects(cup, full, ROLL, { ...showing, answers: () => [] })).toThrow(
      new EngineError('decision/none', 'There is no answer to weigh where a decision is owed.'),
    );
  });

  test('KER-4.10 more ways than allowed', () => {
    expect(prospects(cup, full, ROLL, { ...showing, most: 6 })).toHaveLength(6);
    expect(() => prospects(cup, full, ROLL, { ...showing, most: 5 })).toThrow(
      new EngineError('chance/branches', "'roll' has more than 5 outcomes; raise 'most' to count them."),
    );
  });
});

test('a simulation tells what happens in it, and in its forks', () => {
  const simulation = cup.simulate(full, { chance: { decide: () => 3 } });
  const fork = simulation.fork();

  expect(simulation.listen(() => fork.step(ROLL)).events).toEqual([{ type: 'rolled', shows: 4 }]);
  expect(simulation.listen(() => 'nothing')).toEqual({ result: 'nothing', events: [] });
});

// A die that is rolled, and may be rolled again twice.
type Ask = { readonly ask: 'roll' | 'again'; readonly seat: Seat };
type Step = { readonly do: 'die' };
type Event = { readonly type: 'rolled'; readonly shows: number };
interface CupTypes {
  Config: null;
  State: Position<Ask | Step> & { readonly left: number; readonly shows: number };
  View: PositionView<Ask | Step> & { readonly left: number; readonly shows: number };
  Action:
    | { readonly type: 'roll'; readonly seat: Seat; readonly decision?: number }
    | { readonly type: 'again'; readonly seat: Seat; readonly decision?: number; readonly roll: boolean };
  Event: Event;
  Why: KernelWhy;
  Step: Step;
  Ask: Ask;
  Printed: object;
}
const RULES: Rules<CupTypes> = {
  id: 'cup',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  streams: ['dice'],
  config: v.null(),
  state: v.custom<CupTypes['State']>(() => true),
  seatsOf: () => 1,
  setup: () => ({ left: 2, shows: 0, agenda: [{ ask: 'roll', seat: 0 }] }),
  steps: {
    die(draft) {
      draft.shows = pick(draft, 'dice', [1, 1, 1, 1, 1, 1], EVERYONE) + 1;
      emit({ type: 'rolled', shows: draft.shows });
      if (draft.left > 0) next(draft, { ask: 'again', seat: 0 });
    },
  },
  questions: {
    roll: {
      options: 'public',
      window: 'open',
      fields: {},
      candidates: () => [{ type: 'roll', seat: 0 }],
      why: () => undefined,
      answer: (draft) => next(draft, { do: 'die' }),
    },
    again: {
      options: 'public',
      window: 'open',
      fields: { roll: flag },
      candidates: () => [
        { type: 'again', seat: 0, roll: true },
        { type: 'again', seat: 0, roll: false },
      ],
      why: () => undefined,
      answer(draft, _ask, { roll }) {
        if (!roll) return;
        draft.left -= 1;
        next(draft, { do: 'die' });
      },
    },
  },
  freeActions: {},
  outcome: () => ({ winners: [0], ranking: [[0]], reason: 'done', rule: 'KER-1.2' }),
  mask: ({ left, shows }) => ({ left, shows }),
  imagine: ({ left, shows }) => ({ left, shows, agenda: [] }),
  clone: clonePlain,
  invariants: {},
  explain: () => '',
};
const cup = createGame(RULES);
// The first roll is a decision without a choice; it is taken by hand.
const full = {
  ...cup.setup(null, { decide: () => 0 }),
  left: 2,
  shows: 0,
  agenda: [{ ask: 'roll', seat: 0 }],
} as CupTypes['State'];
const ROLL: CupTypes['Action'] = { type: 'roll', seat: 0 };
const AGAIN: CupTypes['Action'] = { type: 'again', seat: 0, roll: true };
