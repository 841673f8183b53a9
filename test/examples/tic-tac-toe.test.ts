import { type ActionOf, LOCALES } from 'gastropodia';
import { scene } from 'gastropodia/testing';
import { describe, expect, test } from 'vitest';
import { type TicTacToeTypes, ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';

type State = TicTacToeTypes['State'];

const FIELDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LINES: readonly (readonly [string, readonly number[]])[] = [
  ['in the first row', [0, 1, 2]],
  ['in the second row', [3, 4, 5]],
  ['in the third row', [6, 7, 8]],
  ['in the first column', [0, 3, 6]],
  ['in the second column', [1, 4, 7]],
  ['in the third column', [2, 5, 8]],
  ['in one diagonal', [0, 4, 8]],
  ['in the other diagonal', [2, 4, 6]],
];

describe('the rules', () => {
  test('TTT-1.1 nine fields in three rows, all of them empty at first', () => {
    expect(drawn(ticTacToe.setup({}, 'any seed'))).toBe(
      rows(`. . .
            . . .
            . . .`),
    );
  });

  test('TTT-2.1 the players take turns, the first player first', () => {
    const first = ticTacToe.setup({}, 'any seed');
    const second = marked(first, 4);

    expect([first, second, marked(second, 0)].map(asked)).toEqual([[0], [1], [0]]);
  });

  test('TTT-2.2 a mark is put on an empty field, and told: crosses are the first player’s', () => {
    const applied = ticTacToe.apply(
      at(`X . .
          . O .
          . . .`),
      { type: 'mark', seat: 0, field: 5 },
    );

    expect(applied.ok && applied.events).toEqual([{ type: 'marked', seat: 0, field: 5 }]);
    expect(applied.ok && drawn(applied.state)).toBe(
      rows(`X . .
            . O X
            . . .`),
    );
  });

  test('TTT-2.2 a field that is taken cannot be marked again, whoever has marked it', () => {
    const state = at(`X . O
                      . O .
                      X . X`);

    expect([...ticTacToe.legalActions(state)].map(({ field }) => field)).toEqual([1, 3, 5, 7]);
    expect([0, 4].map((field) => ticTacToe.whyIllegal(state, { type: 'mark', seat: 1, field }))).toEqual(
      [0, 4].map(() => ({ code: 'mark/taken', rule: 'TTT-2.2', facts: { empty: [1, 3, 5, 7] } })),
    );
  });

  test('TTT-2.2 the refusal has a sentence in each language', () => {
    const refusal = ticTacToe.whyIllegal(marked(ticTacToe.setup({}, 'any seed'), 4), {
      type: 'mark',
      seat: 1,
      field: 4,
    });

    expect(LOCALES.map((locale) => refusal && ticTacToe.explain(refusal, { locale }))).toEqual([
      'That field is taken; empty are 0, 1, 2, 3, 5, 6, 7, 8. [TTT-2.2]',
      'To pole jest zajęte; wolne są 0, 1, 2, 3, 5, 6, 7, 8. [TTT-2.2]',
      'Dieses Feld ist besetzt; frei sind 0, 1, 2, 3, 5, 6, 7, 8. [TTT-2.2]',
    ]);
  });

  test.each(LINES)('TTT-3.1 three crosses %s end the game', (_where, line) => {
    const [first = 0, second = 0, last = 0] = line;
    const [one = 0, two = 0] = FIELDS.filter((field) => !line.includes(field));
    const before = marked(ticTacToe.setup({}, 'any seed'), first, one, second, two);
    const end = marked(before, last);

    expect(ticTacToe.outcome(before)).toBeUndefined();
    expect(ticTacToe.outcome(end)).toEqual({
      winners: [0],
      ranking: [[0], [1]],
      reason: 'three-in-a-line',
      rule: 'TTT-3.1',
    });
    expect(ticTacToe.pending(end)).toEqual([]);
  });

  test('TTT-3.1 three noughts end it as well', () => {
    const end = marked(
      at(`X X .
          O O .
          . . X`),
      5,
    );

    expect(ticTacToe.outcome(end)).toMatchObject({ ranking: [[1], [0]], rule: 'TTT-3.1' });
  });

  test('TTT-3.1 three in a line on the last field win, though the board is full', () => {
    const end = marked(
      at(`X X O
          O X X
          O . .`),
      7,
    );

    // The last field leaves no choice, and the engine takes it.
    expect(drawn(end)).toBe(
      rows(`X X O
            O X X
            O O X`),
    );
    expect(ticTacToe.outcome(end)).toMatchObject({ ranking: [[0], [1]], rule: 'TTT-3.1' });
  });

  test('TTT-3.2 a full board without them is nobody’s', () => {
    const end = marked(
      at(`X O X
          X O O
          . X .`),
      6,
    );

    expect(ticTacToe.outcome(end)).toEqual({
      winners: [0, 1],
      ranking: [[0, 1]],
      reason: 'full-board',
      rule: 'TTT-3.2',
    });
  });
});

describe('all of it, by walking through what is legal', () => {
  // 255,168 is how many orders of marks lead from the empty board to an end, and 131,184 of them end with three crosses,
  // 77,904 with three noughts, 46,080 with a full board. The last field of a board leaves no choice and is marked by the
  // engine, which makes neither more nor fewer games.
  test('TTT-3.1 + TTT-3.2 there are 255,168 games', () => {
    const ends = { crosses: 0, noughts: 0, nobody: 0 };
    const walk = (game: ReturnType<typeof ticTacToe.simulate>): void => {
      const outcome = game.outcome();
      if (outcome !== undefined) {
        ends[outcome.winners.length === 2 ? 'nobody' : outcome.winners[0] === 0 ? 'crosses' : 'noughts'] += 1;
        return;
      }
      for (const action of game.legalActions()) {
        const next = game.fork();
        next.step(action);
        walk(next);
      }
    };
    walk(ticTacToe.simulate(ticTacToe.setup({}, 'any seed'), { chance: { seed: 'none is drawn' } }));

    expect(ends).toEqual({ crosses: 131_184, noughts: 77_904, nobody: 46_080 });
    expect(ends.crosses + ends.noughts + ends.nobody).toBe(255_168);
  });

  // A position is a board as it lies after some mark, or before the first. The game does not wait at a board with one empty
  // field, but it tells of both marks: so boards are drawn from the events, and not from the states between which they lie.
  test('TTT-2.2 there are 5,478 positions: the empty board, 4,519 that go on, 958 that end the game', () => {
    const first = ticTacToe.setup({}, 'any seed');
    const found = new Map([[drawn(first), 'goes on']]);
    const open = [first];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      for (const action of ticTacToe.legalActions(state)) {
        const applied = ticTacToe.apply(state, action);
        if (!applied.ok) throw new Error(ticTacToe.explain(applied.refusal));
        const isNew = !found.has(drawn(applied.state));
        for (const marks of boardsOnTheWay(state, applied.events)) found.set(drawn({ marks }), 'goes on');
        if (ticTacToe.outcome(applied.state) !== undefined) found.set(drawn(applied.state), 'over');
        else if (isNew) open.push(applied.state);
      }
    }
    const counted = (kind: string) => [...found.values()].filter((each) => each === kind).length;

    expect(found.size).toBe(5478);
    expect({ goesOn: counted('goes on'), over: counted('over') }).toEqual({ goesOn: 1 + 4519, over: 958 });
  });
});

describe('saves', () => {
  test.each([
    ['the players take turns', { marks: marksIn('X X X O . . . . .'), agenda: [] }],
    ['nobody is asked but the player whose turn it is', { agenda: [{ ask: 'mark', seat: 1 }] }],
    [
      'nobody is asked but the player whose turn it is',
      {
        agenda: [
          { ask: 'mark', seat: 0 },
          { ask: 'mark', seat: 0 },
        ],
      },
    ],
    ['the game is over when there is an outcome, and not before', { agenda: [] }],
    ['three in a line were made by the last mark', { marks: marksIn('X X X O O O . . .'), agenda: [] }],
    ['three in a line were made by the last mark', { marks: marksIn('X X X O O . O . .'), agenda: [] }],
  ] satisfies [string, Partial<State>][])(
    'KER-2.3 a board on which it is not true that %s is refused',
    (name, changes) => {
      expect(ticTacToe.faults({ ...ticTacToe.setup({}, 'any seed'), ...changes })).toEqual([
        { path: 'state', message: `breaks the invariant '${name}'` },
      ]);
    },
  );
});

/** A board as it is drawn: X and O are the marks of the first and of the second player, a dot is an empty field. */
function at(text: string): State {
  const marks = marksIn(text);
  const seat = marks.filter((mark) => mark >= 0).length % 2;
  return scene(ticTacToe, { config: {}, changes: { marks, agenda: [{ ask: 'mark', seat }] } });
}

function marksIn(text: string): number[] {
  return text.split(/\s+/).map((mark) => 'XO'.indexOf(mark));
}

function drawn({ marks }: Pick<State, 'marks'>): string {
  const row = (first: number) => marks.slice(first, first + 3).map((mark) => 'XO'[mark] ?? '.');
  return [row(0), row(3), row(6)].map((fields) => fields.join(' ')).join('\n');
}

/** The same board, with the rows below each other at the margin. */
function rows(text: string): string {
  return drawn({ marks: marksIn(text) });
}

/** The position after the seats in turn have marked these fields. */
function marked(state: State, ...fields: readonly number[]): State {
  return fields.reduce((now, field) => {
    const [seat = 0] = asked(now);
    return ticTacToe.reduce(now, { type: 'mark', seat, field } satisfies ActionOf<typeof ticTacToe>);
  }, state);
}

function asked(state: State): number[] {
  return ticTacToe.pending(state).map(({ seat }) => seat);
}

/** The boards that these events lead through, the last one included. */
function boardsOnTheWay({ marks }: State, events: readonly TicTacToeTypes['Event'][]): number[][] {
  const now = [...marks];
  return events.flatMap((event) => {
    if (event.type !== 'marked') return [];
    now[event.field] = event.seat;
    return [[...now]];
  });
}
