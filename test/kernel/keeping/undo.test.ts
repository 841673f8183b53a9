import fc from 'fast-check';
import {
  advance,
  type BaseEvent,
  EngineError,
  type Game,
  type GameRecord,
  type GameTypes,
  howFarBack,
  isSamePlain,
  type Match,
  openMatch,
  type Position,
  record,
  replay,
  resumeMatch,
  type Seat,
  takeBack,
  type UndoOptions,
  undoable,
  type Viewer,
  verifyRecord,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { type DuelAction, type DuelTypes, duel } from '../../../docs/examples/duel/index.ts';
import { thimblerig } from '../../../docs/examples/thimblerig/index.ts';
import { type SnailsAction, type SnailsTypes, snails } from '../../../src/games/snails/index.ts';
import { auction } from '../../kit/auction.ts';
import { effort } from '../../kit/effort.ts';
import { type NotebookTypes, notebooksOf, WAYS, type Way } from '../../kit/notebooks.ts';

const notebooks = notebooksOf(WAYS);

/** A game at the notebooks in which these are written: `0 quietly` is a note of the first seat. */
function written(turns: 'alone' | 'together', ...notes: readonly string[]): GameRecord<NotebookTypes> {
  const actions = notes.map((note): NotebookTypes['Action'] => {
    const [seat, way] = note.split(' ');
    return { type: 'note', seat: Number(seat), way: way as Way };
  });
  return record(notebooks, { players: 3, turns }, 'undo', actions);
}

const backOf = (recorded: GameRecord<NotebookTypes>, options?: UndoOptions): number[] =>
  [0, 1, 2].map((seat) => undoable(notebooks, recorded, seat, options));
const saidIn = ({ actions }: GameRecord<NotebookTypes>): string[] => actions.map(({ seat, way }) => `${seat} ${way}`);

describe('how far a seat can go back', () => {
  test('KER-6.3 over all of its last actions of which nobody else knows', () => {
    expect(undoable(notebooks, written('alone'), 0)).toBe(0);
    expect(backOf(written('alone', '0 quietly'))).toEqual([1, 0, 0]);
    expect(backOf(written('alone', '0 quietly', '0 quietly', '0 quietly'))).toEqual([3, 0, 0]);
  });

  const LEARNED: readonly (readonly [Way, string])[] = [
    ['telling', 'everybody was told'],
    ['whispering', 'everybody was told that there is a secret'],
    ['revealing', 'something was turned up'],
    ['showing', 'everybody sees it'],
    ['showing-right', 'one other seat sees it'],
    ['showing-gallery', 'the spectators see it'],
    ['by-luck', 'the seat itself saw how chance came out'],
    ['by-unseen-luck', 'chance was asked, though nobody saw the answer'],
    ['last', 'the others see that it owes nothing any more'],
  ];

  test.each(LEARNED)('KER-6.3 not over one that was written %s: %s', (way) => {
    expect(backOf(written('alone', '0 quietly', `0 ${way}`))).toEqual([0, 0, 0]);
    expect(backOf(written('together', '0 quietly', `0 ${way}`))).toEqual([0, 0, 0]);
    if (way !== 'last') expect(backOf(written('alone', `0 ${way}`, '0 quietly', '0 quietly'))).toEqual([2, 0, 0]);
  });

  test('KER-6.3 not over what another seat did for all to see', () => {
    expect(backOf(written('together', '0 quietly', '1 telling', '0 quietly'))).toEqual([1, 0, 0]);
    expect(backOf(written('together', '0 quietly', '1 last', '0 quietly', '0 quietly'))).toEqual([2, 0, 0]);
    expect(backOf(written('together', '0 quietly', '2 showing'))).toEqual([0, 0, 0]);
  });

  test('KER-6.4 what others write in secret makes no difference', () => {
    expect(backOf(written('together', '0 quietly', '1 quietly', '0 quietly', '1 quietly'))).toEqual([2, 2, 0]);
    expect(backOf(written('together', '0 quietly', '0 quietly', '1 quietly', '2 quietly'))).toEqual([2, 1, 1]);
  });

  test('KER-6.15 why no further: there is no more, luck has decided, others have acted, or have seen it', () => {
    const farOf = (recorded: GameRecord<NotebookTypes>, options?: UndoOptions): string[] =>
      [0, 1].map((seat) => {
        const { most, because } = howFarBack(notebooks, recorded, seat, options);
        return `${most} ${because}`;
      });

    expect(farOf(written('alone'))).toEqual(['0 beginning', '0 beginning']);
    expect(farOf(written('alone', '0 quietly', '0 quietly'))).toEqual(['2 beginning', '0 beginning']);
    expect(farOf(written('together', '0 telling', '1 telling'))).toEqual(['0 others', '0 seen']);
    expect(farOf(written('together', '0 telling', '0 quietly', '1 quietly'))).toEqual(['1 seen', '1 beginning']);
    expect(farOf(written('together', '0 quietly', '1 quietly', '0 by-luck', '0 quietly'))).toEqual([
      '1 luck',
      '0 luck',
    ]);
    expect(farOf(written('alone', '0 telling', '0 telling'), { kind: 'open' })).toEqual(['2 beginning', '0 beginning']);
    expect(farOf(written('together', '0 telling', '1 telling'), { kind: 'open' })).toEqual(['0 others', '1 beginning']);
    expect(farOf(written('together', '0 telling', '1 revealing'), { kind: 'open' })).toEqual(['0 luck', '0 luck']);
  });

  test('KER-2.3 a seat that is not at the table, and a record that does not hold, are errors', () => {
    const recorded = written('alone', '0 quietly');
    const [first = 0] = recorded.hashes;

    expect([3, -1, 0.5].map((seat) => thrownBy(() => undoable(notebooks, recorded, seat)))).toEqual(
      [3, -1, 0.5].map((seat) => new EngineError('seat/unknown', `There is no seat ${seat} at this table of 3.`)),
    );
    expect(() => undoable(notebooks, { ...recorded, hashes: [first, first] }, 0)).toThrow(
      'The record differs at ply 1: the position has another hash than the recorded one.',
    );
    // @ts-expect-error a record holds no notes
    expect(() => undoable(notebooks, { ...recorded, note: 1 }, 0)).toThrow('record.note');
    // @ts-expect-error it is a record of another game
    expect(() => undoable(auction, recorded, 0)).toThrow(`This record belongs to '${notebooks.ruleset}'`);
    // @ts-expect-error it is a match of another game
    expect(() => undoable(auction, resumeMatch(notebooks, recorded), 0)).toThrow(
      `This match belongs to '${notebooks.ruleset}'; the game here is '${auction.ruleset}'.`,
    );
  });
});

describe('taking back', () => {
  test('KER-6.5 leaves the match as it was before the actions, and another way can be taken', () => {
    const before = written('alone', '0 telling', '0 quietly');
    const after = written('alone', '0 telling', '0 quietly', '0 quietly', '0 quietly');

    expect(takeBack(notebooks, after, { seat: 0, count: 2 })).toEqual(resumeMatch(notebooks, before));
    expect(takeBack(notebooks, after, { seat: 0, count: 0 })).toEqual(resumeMatch(notebooks, after));
    expect(saidIn(takeBack(notebooks, after, { seat: 0 }).record)).toEqual(['0 telling', '0 quietly', '0 quietly']);
    expect(saidIn(advanced(notebooks, takeBack(notebooks, after, { seat: 0, count: 2 }), told(0)).record)).toEqual([
      '0 telling',
      '0 quietly',
      '0 telling',
    ]);
  });

  test('KER-6.5 what others wrote in secret in the meantime stands', () => {
    const after = written('together', '2 quietly', '0 quietly', '1 quietly', '0 quietly', '2 quietly');
    const back = takeBack(notebooks, after, { seat: 0, count: 2 });

    expect(back.record).toEqual(written('together', '2 quietly', '1 quietly', '2 quietly'));
    expect(back.state).toEqual(replay(notebooks, back.record));
    expect(saidIn(takeBack(notebooks, after, { seat: 2 }).record)).toEqual([
      '2 quietly',
      '0 quietly',
      '1 quietly',
      '0 quietly',
    ]);
  });

  test('KER-6.5 a decision that is asked again has the number it had', () => {
    const back = takeBack(notebooks, written('alone', '0 quietly', '0 quietly'), { seat: 0 });

    expect(notebooks.pending(back.state)).toMatchObject([{ seat: 0, id: 1 }]);
    expect(notebooks.whyIllegal(back.state, { ...told(0), decision: 2 })).toMatchObject({ code: 'decision/stale' });
  });

  test('KER-6.3 further than that is an error', () => {
    const recorded = written('together', '0 telling', '0 quietly', '1 quietly');

    expect(
      [2, -1, 0.5, Number.NaN].map((count) => thrownBy(() => takeBack(notebooks, recorded, { seat: 0, count }))),
    ).toEqual(
      [2, -1, 0.5, Number.NaN].map(
        (count) => new EngineError('undo/too-far', `Seat 0 can take back 1 of its actions, not ${count}.`),
      ),
    );
  });

  test('KER-6.5 the record that was given stays as it was, and nothing of it is shared that could change', () => {
    const recorded = JSON.parse(JSON.stringify(written('alone', '0 quietly', '0 quietly')));
    const copy = structuredClone(recorded);
    const { record: shorter } = takeBack(notebooks, recorded, { seat: 0 });
    recorded.config.players = 2;

    expect(recorded).toEqual({ ...copy, config: { players: 2, turns: 'alone' } });
    expect(shorter.config).toEqual({ players: 3, turns: 'alone' });
    expect([shorter, shorter.actions, shorter.actions[0], shorter.config].every(Object.isFrozen)).toBe(true);
  });
});

describe('a plan at Snails', () => {
  const table = planning();
  const plan = planOf(table, 0);

  test('KER-6.3 can be taken back card by card as long as it is not finished', () => {
    // #region take-back
    // Two snails and two cards of one player, and two snails of the other.
    const match = played(table, [...plan.slice(0, 4), ...planOf(table, 1).slice(0, 2)]);
    expect(match.state.plans[0]).toHaveLength(2);
    expect(undoable(snails, match, 0)).toBe(4);

    const again = takeBack(snails, match, { seat: 0, count: 2 });
    expect(again.state.plans[0]).toEqual([]);
    expect(snails.view(again.state, 1)).toEqual(snails.view(match.state, 1));
    // #endregion take-back
    const counts = plan.map((_, laid) => undoable(snails, played(table, plan.slice(0, laid)), 0));
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('KER-6.3 cannot be taken back once it is finished, which everybody is told', () => {
    const finished = played(table, plan);

    expect(undoable(snails, finished.record, 0)).toBe(0);
    expect(() => takeBack(snails, finished.record, { seat: 0 })).toThrow(
      'Seat 0 can take back 0 of its actions, not 1.',
    );
  });

  test('KER-6.3 nor the part of it that was made before another player finished', () => {
    const theirs = planOf(table, 1);
    const match = played(table, [...plan.slice(0, 3), ...theirs, ...plan.slice(3, 5)]);

    expect(undoable(snails, match.record, 0)).toBe(2);
    expect(undoable(snails, match.record, 1)).toBe(0);
  });
});

describe('by consent', () => {
  const OPEN = { kind: 'open' } as const;

  const SEEN: readonly Way[] = ['quietly', 'telling', 'showing', 'showing-right', 'showing-gallery', 'last'];

  test.each(SEEN)('KER-6.8 over what the others have seen: a note that was written %s', (way) => {
    expect(backOf(written('alone', '0 telling', `0 ${way}`), OPEN)).toEqual([2, 0, 0]);
    expect(backOf(written('together', '0 telling', `0 ${way}`), OPEN)).toEqual([2, 0, 0]);
    expect(saidIn(takeBack(notebooks, written('alone', '0 telling', `0 ${way}`), { seat: 0, ...OPEN }).record)).toEqual(
      ['0 telling'],
    );
  });

  const SECRET: readonly (readonly [Way, string])[] = [
    ['whispering', 'a secret was told'],
    ['revealing', 'something was turned up'],
    ['by-luck', 'chance was asked'],
    ['by-unseen-luck', 'chance was asked, though nobody saw the answer'],
  ];

  test.each(SECRET)('KER-6.8 not over one that was written %s: %s', (way) => {
    expect(backOf(written('alone', '0 telling', `0 ${way}`), OPEN)).toEqual([0, 0, 0]);
    expect(backOf(written('alone', '0 telling', `0 ${way}`, '0 telling'), OPEN)).toEqual([1, 0, 0]);
    expect(backOf(written('together', '0 telling', `1 ${way}`), OPEN)).toEqual([0, 0, 0]);
  });

  test('KER-6.8 not once another seat has acted', () => {
    expect(backOf(written('together', '0 telling', '1 telling'), OPEN)).toEqual([0, 1, 0]);
    expect(backOf(written('together', '0 telling', '1 showing'), OPEN)).toEqual([0, 1, 0]);
    expect(backOf(written('together', '0 quietly', '1 last'), OPEN)).toEqual([0, 1, 0]);
    expect(backOf(written('alone', '0 last', '1 telling'), OPEN)).toEqual([0, 1, 0]);
  });

  test('KER-6.4 + KER-6.9 what others have begun in secret because of it does not show, and falls with it', () => {
    const begun = written('alone', '0 telling', '0 last', '1 quietly', '1 quietly');

    expect(backOf(written('alone', '0 telling', '0 last'), OPEN)).toEqual([2, 0, 0]);
    expect(backOf(begun, OPEN)).toEqual([2, 2, 0]);
    expect(takeBack(notebooks, begun, { seat: 0, ...OPEN }).record).toEqual(written('alone', '0 telling'));
    expect(howFarBack(notebooks, begun, 0, OPEN)).toEqual(
      howFarBack(notebooks, written('alone', '0 telling', '0 last'), 0, OPEN),
    );
  });

  test('KER-6.4 + KER-6.8 what others write in secret at the same time makes no difference, and stands', () => {
    const recorded = written('together', '0 telling', '1 quietly', '0 last', '1 quietly', '2 quietly');

    expect(backOf(recorded, OPEN)).toEqual([2, 1, 1]);
    expect(takeBack(notebooks, recorded, { seat: 0, count: 2, ...OPEN }).record).toEqual(
      written('together', '1 quietly', '1 quietly', '2 quietly'),
    );
  });

  test('KER-6.8 one seat after another, as far as nothing was left to chance', () => {
    let match = resumeMatch(notebooks, written('alone', '0 telling', '0 last', '1 telling', '1 last', '2 telling'));
    for (const [seat, count] of [
      [2, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      expect(undoable(notebooks, match, seat, OPEN)).toBe(count);
      match = takeBack(notebooks, match, { seat, count, ...OPEN });
    }

    expect(match).toEqual(resumeMatch(notebooks, written('alone')));
  });

  test('KER-2.3 another kind is an error', () => {
    expect(() => undoable(notebooks, written('alone'), 0, { kind: 'loud' as 'open' })).toThrow(
      new EngineError('option/invalid', "The option 'kind' should be 'quiet' or 'open'; it is 'loud'."),
    );
  });

  test('KER-6.8 at the duel: a pawn that was put on the line, until the other player puts one', () => {
    // #region take-back-openly
    const placed = fought({ type: 'place', seat: 0, field: 0 });
    expect(undoable(duel, placed, 0)).toBe(0); // everybody has seen it
    expect(undoable(duel, placed, 0, { kind: 'open' })).toBe(1);

    const again = takeBack(duel, placed, { seat: 0, kind: 'open' });
    expect(again).toEqual(fought());
    // #endregion take-back-openly
    const answered = fought({ type: 'place', seat: 0, field: 0 }, { type: 'place', seat: 1, field: 8 });
    expect([0, 1].map((seat) => undoable(duel, answered, seat, OPEN))).toEqual([0, 1]);
  });

  test('KER-6.8 at the duel: a step and the push that it sets off, when there is no card left to draw', () => {
    const step: DuelAction = { type: 'step', seat: 0, pawn: 0, direction: 'right' };
    const push: DuelAction = { type: 'push-to', seat: 0, distance: 1 };
    const match = fought(...PLACED, ...PASSED, step, push);

    expect(match.state.turn).toBe(14);
    expect(undoable(duel, fought(...PLACED, ...PASSED, step), 0, OPEN)).toBe(1);
    expect(undoable(duel, match, 0, OPEN)).toBe(2);
    expect(takeBack(duel, match, { seat: 0, count: 2, ...OPEN })).toEqual(fought(...PLACED, ...PASSED));
    expect(undoable(duel, fought(...PLACED, ...PASSED, step, push, passed(1)), 0, OPEN)).toBe(0);
  });

  test('KER-6.8 at the duel: nothing over a card that is drawn or played', () => {
    const step: DuelAction = { type: 'step', seat: 0, pawn: 0, direction: 'right' };
    const push: DuelAction = { type: 'push-to', seat: 0, distance: 1 };

    // The turn ends with the push, and the next begins with a card.
    expect(undoable(duel, fought(...PLACED, step), 0, OPEN)).toBe(1);
    expect([0, 1].map((seat) => undoable(duel, fought(...PLACED, step, push), seat, OPEN))).toEqual([0, 0]);
    expect(undoable(duel, fought(...PLACED), 1, OPEN)).toBe(0);
    const dashing = withDash();
    expect(undoable(duel, dashing, 0, OPEN)).toBe(0);
    expect(dashing.events).toMatchObject([{ type: 'played', reveals: true, card: 'dash' }]);
  });

  const passed = (seat: Seat): DuelAction => ({ type: 'step', seat, decline: true });
  // All pawns stand: AB.C and z.yx; twelve turns later all cards are drawn.
  const PLACED: readonly DuelAction[] = [0, 8, 1, 7, 3, 5].map((field, index) => ({
    type: 'place',
    seat: index % 2,
    field,
  }));
  const PASSED: readonly DuelAction[] = Array.from({ length: 12 }, (_, turn) => passed(turn % 2));

  function fought(...actions: readonly DuelAction[]): Match<DuelTypes> {
    return actions.reduce((now, action) => advanced(duel, now, action), openMatch(duel, {}, 'undo'));
  }

  /** A duel in which the first player has just played a card, in some turn or other. */
  function withDash(): Match<DuelTypes> {
    for (let turns = 0; turns <= PASSED.length; turns += 2) {
      const match = fought(...PLACED, ...PASSED.slice(0, turns));
      const dash: DuelAction = { type: 'dash', seat: 0 };
      if (duel.whyIllegal(match.state, dash) === undefined) return advanced(duel, match, dash);
    }
    throw new Error('No dash was drawn.');
  }
});

describe('asking a match', () => {
  test('KER-6.7 plays nothing again, and looks at each step once', () => {
    const table = planning();
    const calls = { played: 0, viewed: 0 };
    const counting =
      <Given extends unknown[], Result>(what: keyof typeof calls, door: (...given: Given) => Result) =>
      (...given: Given): Result => {
        calls[what]++;
        return door(...given);
      };
    const counted: Game<SnailsTypes> = {
      ...snails,
      setup: counting('played', snails.setup),
      begin: counting('played', snails.begin),
      apply: counting('played', snails.apply),
      view: counting('viewed', snails.view),
    };
    const match = played(table, planOf(table, 0).slice(0, 4));

    expect(undoable(counted, match, 0)).toBe(4);
    // Five positions, as the other player and the spectators see them.
    expect(calls).toEqual({ played: 0, viewed: 10 });
    expect([0, 1].map((seat) => undoable(counted, match, seat))).toEqual([4, 0]);
    expect(calls).toEqual({ played: 0, viewed: 10 });
    expect(undoable(counted, played(match, planOf(match, 0).slice(0, 1)), 0)).toBe(5);
    expect(calls).toEqual({ played: 0, viewed: 12 });
    takeBack(counted, match, { seat: 0, count: 3 });
    expect(calls).toEqual({ played: 0, viewed: 12 });
  });
});

describe('on random games', () => {
  interface Entry {
    readonly game: Game<GameTypes>;
    readonly configs: readonly unknown[];
    readonly longest: number;
    readonly walks: number;
    /** Does anything ever happen in this game that only one seat knows? */
    readonly secrets: 'some' | 'none';
  }
  const GAMES: readonly Entry[] = [
    { game: auction, configs: [{ players: 2 }, { players: 4 }], longest: 20, walks: 30, secrets: 'none' },
    { game: duel, configs: [{}], longest: 60, walks: 20, secrets: 'none' },
    { game: thimblerig, configs: [{}], longest: 12, walks: 20, secrets: 'none' },
    {
      game: notebooks,
      configs: [
        { players: 2, turns: 'alone' },
        { players: 3, turns: 'together' },
      ],
      longest: 10,
      walks: effort('WALKS', { test: 60, prove: 600 }),
      secrets: 'some',
    },
    {
      game: snails,
      configs: [{ players: 2 }, { players: 3, opening: 'advanced' }],
      longest: 48,
      walks: effort('WALKS', { test: 20, prove: 120 }),
      secrets: 'some',
    },
    { game: snails, configs: [{ players: 2 }], longest: 220, walks: 6, secrets: 'some' },
  ];

  test.each(GAMES)(
    'KER-6.4 + KER-6.5 + KER-6.7 + KER-6.9 $game.id up to $longest: whoever takes back, everybody knows what they knew',
    ({ game, configs, longest, walks, secrets }) => {
      let undone = 0;
      const walk = fc.record({
        config: fc.constantFrom(...configs),
        seed: fc.noBias(fc.nat(999_999)).map(String),
        choices: fc.noBias(fc.array(fc.nat(999), { minLength: 1, maxLength: longest, size: 'max' })),
      });
      fc.assert(
        fc.property(walk, ({ config, seed, choices }) => {
          const match = walked(game, openMatch(game, config, seed), choices);
          for (const seat of match.state.decisions.keys()) {
            undone += leavesKnowledgeAlone(game, match.record, seat);
            answersAsItsRecord(game, match, seat);
          }
        }),
        { numRuns: walks, seed: 6 },
      );

      if (secrets === 'some') expect(undone).toBeGreaterThan(10);
      else expect(undone).toBe(0);
    },
  );
});

/** Checks all that a seat can take back, and counts it. */
function leavesKnowledgeAlone(game: Game<GameTypes>, recorded: GameRecord, seat: Seat): number {
  const most = undoable(game, recorded, seat);
  const { states, events } = toldIn(game, recorded);
  const last = states[states.length - 1] ?? game.setup(recorded.config, recorded.seed);
  const viewers: Viewer[] = [...last.decisions.keys(), 'spectator'];
  const holds = (what: string, truth: boolean): void => {
    if (!truth) throw new Error(`not so: ${what}; seat ${seat} in ${JSON.stringify(recorded)}`);
  };

  for (let count = 1; count <= most; count++) {
    const back = takeBack(game, recorded, { seat, count });
    holds('the shorter record holds', verifyRecord(game, back.record) === undefined);
    holds('it is shorter', back.record.actions.length === recorded.actions.length - count);

    const shorter = toldIn(game, back.record);
    holds('it leads there', isSamePlain(shorter.states[shorter.states.length - 1], back.state));
    const before = states[plyOfOwn(recorded, seat, count)] ?? last;
    for (const viewer of viewers) {
      const knew = viewer === seat ? before : last;
      holds(`${viewer} sees the same`, isSamePlain(game.view(back.state, viewer), game.view(knew, viewer)));
      // KER-12.1: what the seat alone has noticed of its own actions is taken back with them.
      const lasting = (each: readonly BaseEvent[]): readonly BaseEvent[] =>
        each.filter(({ noticedBy }) => viewer !== seat || noticedBy === undefined);
      const told = [events, shorter.events].map((each) => lasting(game.viewEvents(each, viewer)));
      holds(`${viewer} was told the same`, isSamePlain(told[0], told[1]));
    }
    const own = recorded.actions.slice(plyOfOwn(recorded, seat, count)).filter((action) => action.seat === seat);
    holds('the seat could foresee it', foresees(game, { from: before, to: last }, own));
  }

  // KER-6.4: the answer is the same whatever the others have done in secret.
  for (const other of last.decisions.keys()) {
    const theirs = other === seat ? 0 : undoable(game, recorded, other);
    if (theirs === 0) continue;
    const without = takeBack(game, recorded, { seat: other, count: theirs });
    holds(`what ${other} did in secret does not show`, undoable(game, without.record, seat) === most);
  }
  return most;
}

/** A match knows as much of its last steps as its record, and what is taken back by consent leaves what was before it. */
function answersAsItsRecord(game: Game<GameTypes>, match: Match<GameTypes>, seat: Seat): void {
  const [quiet, open] = (['quiet', 'open'] as const).map((kind) => {
    const most = undoable(game, match, seat, { kind });
    expect(undoable(game, match.record, seat, { kind })).toBe(most);
    const back = takeBack(game, match, { seat, count: most, kind });
    expect(back).toEqual(takeBack(game, match.record, { seat, count: most, kind }));
    return { most, back };
  });
  expect(open?.most).toBeGreaterThanOrEqual(quiet?.most ?? 0);
  if (open === undefined || open.most === 0) return;

  const { record: shorter, state } = open.back;
  expect(verifyRecord(game, shorter)).toBeUndefined();
  const ply = plyOfOwn(match.record, seat, open.most);
  const before = replay(game, match.record, ply);
  expect(game.view(state, seat)).toEqual(game.view(before, seat));
  // What others see is what they saw then, as far as they have not gone on in secret themselves.
  const gone = match.record.actions.slice(ply).map((action) => action.seat);
  for (const viewer of [...state.decisions.keys(), 'spectator'] as const) {
    if (!gone.some((other) => other === viewer)) expect(game.view(state, viewer)).toEqual(game.view(before, viewer));
  }
}

/** In every world that fits what the seat saw before, its own actions lead to what it saw after them. */
function foresees(
  game: Game<GameTypes>,
  { from, to }: { readonly from: Position; readonly to: Position },
  own: readonly GameTypes['Action'][],
): boolean {
  const seat = own[0]?.seat ?? 0;
  const [before, after] = [game.view(from, seat), game.view(to, seat)];
  return ['one', 'another', 'a third'].every((seed) => {
    const world = own.reduce((now, action) => game.reduce(now, action), game.determinize(before, seed));
    return isSamePlain(game.view(world, seat), after);
  });
}

/** The ply at which the seat took the first of its `count` last actions. */
function plyOfOwn({ actions }: GameRecord, seat: Seat, count: number): number {
  const plies = actions.flatMap((action, ply) => (action.seat === seat ? [ply] : []));
  return plies[plies.length - count] ?? actions.length;
}

/** All positions of a game, and all that was told in it. */
function toldIn(game: Game<GameTypes>, { config, seed, actions }: GameRecord) {
  const { state, events } = game.begin(config, seed);
  const positions = { states: [state], events: [...events] };
  for (const action of actions) {
    const applied = game.apply(positions.states[positions.states.length - 1] ?? state, action);
    if (!applied.ok) throw new Error(game.explain(applied.refusal));
    positions.states.push(applied.state);
    positions.events.push(...applied.events);
  }
  return positions;
}

function walked<T extends GameTypes>(game: Game<T>, from: Match<T>, choices: readonly number[]): Match<T> {
  let match = from;
  for (const choice of choices) {
    const actions = [...game.legalActions(match.state)];
    const action = actions[choice % Math.max(actions.length, 1)];
    if (action === undefined) break;
    match = advanced(game, match, action);
  }
  return match;
}

/** A game of Snails for two at the beginning of its first planning phase. */
function planning(): Match<SnailsTypes> {
  let match = openMatch(snails, { players: 2, factions: 'random' }, 'undo');
  while (match.state.phase !== 'planning') {
    const actions = [...snails.legalActions(match.state)];
    match = advanced(snails, match, actions[actions.length - 1]);
  }
  return match;
}

/** The plan that takes the first option each time: two snails, five cards. */
function planOf(from: Match<SnailsTypes>, seat: Seat): SnailsAction[] {
  const actions: SnailsAction[] = [];
  for (let { state } = from; ; ) {
    const [action] = snails.legalActions(state, seat);
    if (action === undefined) return actions;
    actions.push(action);
    state = snails.reduce(state, action);
  }
}

const played = (from: Match<SnailsTypes>, actions: readonly SnailsAction[]): Match<SnailsTypes> =>
  actions.reduce((now, action) => advanced(snails, now, action), from);

const told = (seat: Seat): NotebookTypes['Action'] => ({ type: 'note', seat, way: 'telling' });

function advanced<T extends GameTypes>(game: Game<T>, match: Match<T>, action: unknown): Match<T> {
  const applied = advance(game, match, action);
  if (!applied.ok) throw new Error(game.explain(applied.refusal));
  return applied.state;
}

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}
