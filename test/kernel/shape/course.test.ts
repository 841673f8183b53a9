import { createGame, type Ending, isEngineError, next, number, oneOf, rulesOf, shapeOf } from 'gastropodia';
import { describe, expect, test } from 'vitest';

const RACE = shapeOf({
  table: { track: number(0, 9) },
  asks: {
    go: { decline: 'may', says: { by: number(1, 2) }, tells: 'went' },
    cheer: { says: { word: oneOf(['hey', 'ho']) } },
  },
});

/** Three seats push one pawn on; whoever brings it to 5 or beyond wins. A step to 3 is cheered by the same seat. */
const race = createGame(
  rulesOf(RACE, {
    id: 'race',
    seats: 3,
    streams: [],
    turns: 'go',
    questions: {
      go: {
        answer(draft, { seat }, { by }) {
          draft.track += by;
          if (draft.track === 3) next(draft, { ask: 'cheer', seat });
        },
        decline: () => {},
      },
      cheer: { answer: () => {} },
    },
    outcome: ({ track, decisions }) =>
      track < 5
        ? undefined
        : { winners: [decisions.indexOf(Math.max(...decisions))], reason: 'there', rule: 'RAC-1.1' },
  }),
);
const first = race.setup({}, 'no luck');
type State = typeof first;

const asked = (state: State): string =>
  race
    .pending(state)
    .map(({ kind, seat }) => `${kind} ${seat}`)
    .join();
const go = (state: State, by: number): State => {
  const [owed] = race.pending(state);
  return race.reduce(state, { type: 'go', seat: owed?.seat ?? -1, by });
};

describe('turns', () => {
  test('KER-10.10 seat 0 is asked first, and each is followed by the next', () => {
    const states = [first, go(first, 1), go(go(first, 1), 1)];

    expect(states.map(asked)).toEqual(['go 0', 'go 1', 'go 2']);
    expect(asked(race.reduce(go(go(first, 1), 1), { type: 'go', seat: 2, decline: true }))).toBe('go 0');
  });

  test('KER-10.10 what an answer puts on the agenda comes first, and then the next seat', () => {
    const third = go(go(first, 1), 2);

    expect(asked(third)).toBe('cheer 1');
    expect(asked(race.reduce(third, { type: 'cheer', seat: 1, word: 'hey' }))).toBe('go 2');
  });

  test('KER-10.10 the game is over as soon as there is an outcome, and not before', () => {
    const fourth = go(go(first, 2), 2);
    const end = go(fourth, 1);

    expect([fourth, end].map((state) => race.outcome(state) === undefined)).toEqual([true, false]);
    expect(asked(end)).toBe('');
    const broken = 'the game is over when there is an outcome, and not before';
    expect(
      [
        { ...end, agenda: first.agenda },
        { ...first, agenda: [] },
      ].map((state) => race.faults(state)),
    ).toEqual([
      [{ path: 'state', message: `breaks the invariant '${broken}'` }],
      [{ path: 'state', message: `breaks the invariant '${broken}'` }],
    ]);
  });
});

describe('ends', () => {
  const endedBy = (ending: Ending) => {
    const over = createGame(
      rulesOf(RACE, {
        id: 'over',
        seats: 3,
        opening: [],
        questions: { go: { answer: () => {}, decline: () => {} }, cheer: { answer: () => {} } },
        outcome: () => ending,
      }),
    );
    return over.outcome(over.setup({}, 'x'));
  };
  const REASON = { reason: 'there', rule: 'RAC-1.1' };

  test.each<[string, Pick<Ending, 'winners' | 'ranking' | 'scores'>, object]>([
    ['winners', { winners: [1] }, { winners: [1], ranking: [[1], [0, 2]] }],
    ['winners who are all', { winners: [0, 1, 2] }, { winners: [0, 1, 2], ranking: [[0, 1, 2]] }],
    ['scores', { scores: [3, 7, 3] }, { scores: [3, 7, 3], winners: [1], ranking: [[1], [0, 2]] }],
    ['a ranking', { ranking: [[2], [0], [1]] }, { winners: [2], ranking: [[2], [0], [1]] }],
    [
      'winners beside a ranking',
      { winners: [2, 0], ranking: [[2], [0], [1]] },
      { winners: [2, 0], ranking: [[2], [0], [1]] },
    ],
  ])('KER-10.11 %s are enough to say how a game ended', (_what, ending, outcome) => {
    expect(endedBy({ ...ending, ...REASON } as Ending)).toEqual({ ...outcome, ...REASON });
  });

  test('KER-10.11 a game that is over without an outcome is an error', () => {
    expect(() => race.outcome({ ...first, agenda: [] })).toThrow(
      "The game 'race' is over, and its rules do not say how it ended.",
    );
  });
});

describe('what answers tell', () => {
  test('KER-10.12 an answer is told with its seat and all that it says, and that it was declined is not', () => {
    const [went, declined] = [{ by: 2 }, { decline: true }].map((said) =>
      race.apply(first, { type: 'go', seat: 0, ...said }),
    );

    expect(went?.ok && went.events).toEqual([{ type: 'went', seat: 0, by: 2 }]);
    expect(declined?.ok && declined.events).toEqual([]);
  });

  test('KER-10.12 what is private, or declared already, is an error with the path', () => {
    const faults = (() => {
      try {
        return shapeOf({
          table: {},
          asks: { bid: { options: 'private', tells: 'bidden' }, go: { tells: 'went' } },
          events: { went: {} },
        });
      } catch (thrown) {
        return isEngineError(thrown) ? thrown.faults : thrown;
      }
    })();

    expect(faults).toEqual([
      { path: 'asks.bid.tells', message: 'a private answer is told by an event of its own' },
      { path: 'asks.go.tells', message: "'went' is declared among the events" },
    ]);
  });
});
