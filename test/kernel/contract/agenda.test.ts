import {
  type ActionOf,
  apply,
  clonePlain,
  createGame,
  type Decline,
  deserialize,
  EngineError,
  type Entry,
  endGame,
  type Game,
  imagineAgenda,
  integer,
  isEngineError,
  type KernelWhy,
  next,
  type Position,
  type PositionView,
  type Question,
  type Rules,
  type Seat,
  type StateOf,
  serialize,
  together,
} from 'gastropodia';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { auction } from '../../kit/auction.ts';
import { said } from '../said.ts';

describe('work', () => {
  test('KER-3.1 work is done in the order written, and stops at a decision', () => {
    const state = opened([note(0, 'a'), note(0, 'b'), choose(0, [1, 2]), note(0, 'c')]);

    expect(state.notes).toEqual([['a', 'b'], []]);
    expect(state.agenda).toEqual([note(0, 'c'), choose(0, [1, 2])]);
  });

  test('KER-3.1 work that a step puts on the agenda is done at once, in the order written, before what was there', () => {
    const state = opened([
      push([note(0, 'a'), push([note(0, 'b'), note(0, 'c')]), note(0, 'd')]),
      note(0, 'e'),
      choose(0, [1, 2]),
    ]);

    expect(state.notes).toEqual([['a', 'b', 'c', 'd', 'e'], []]);
  });

  test('KER-3.1 what follows an answer comes before what was on the agenda already', () => {
    const state = opened([choose(0, [1, 2], [note(0, 'first'), choose(1, [3, 4])]), note(0, 'last')]);
    const answered = done(state, { type: 'choose', seat: 0, option: 2 });
    const ended = done(answered, { type: 'choose', seat: 1, option: 3 });

    expect(answered).toMatchObject({
      notes: [['choose 2', 'first'], []],
      agenda: [note(0, 'last'), choose(1, [3, 4])],
    });
    expect(ended).toMatchObject({ notes: [['choose 2', 'first', 'last'], ['choose 3']], agenda: [] });
  });

  test('KER-3.1 a position is plain data and goes on from its JSON at every decision', () => {
    const state = opened([
      choose(0, [1, 2], [choose(1, [3, 4])]),
      both([secret(0, [5])], [secret(1, [6])]),
      note(0, 'end'),
    ]);
    const said: readonly ScribeAction[] = [
      { type: 'choose', seat: 0, option: 1 },
      { type: 'choose', seat: 1, option: 4 },
      { type: 'secret', seat: 1, option: 6 },
      { type: 'secret', seat: 0, option: 5 },
    ];
    const direct = said.reduce(done, state);
    const stored = said.reduce((now, action) => done(deserialize(scribe, serialize(scribe, now)), action), state);

    expect(stored).toEqual(direct);
    expect(direct).toMatchObject({
      notes: [
        ['choose 1', 'secret 5', 'end'],
        ['choose 4', 'secret 6'],
      ],
      agenda: [],
    });
  });

  test('KER-1.2 the game is over when nothing is left to be done, or when the rules say so', () => {
    const ranOut = opened([note(0, 'a')]);
    const ended = opened([note(0, 'a'), { do: 'end' }, note(0, 'never'), choose(0, [1, 2])]);

    expect(
      [ranOut, ended].map((state) => [
        state.notes,
        state.agenda,
        scribe.pending(state),
        [...scribe.legalActions(state)],
      ]),
    ).toEqual([
      [[['a'], []], [], [], []],
      [[['a'], []], [], [], []],
    ]);
  });

  test('KER-3.4 a step that the rules do not have is an error that names it', () => {
    const unknown = { do: 'dance' } as unknown as Work;

    expect(() => opened([unknown])).toThrow(
      new EngineError('agenda/unknown-step', "The rules have no step or decision 'dance'."),
    );
  });
});

test('KER-3.4 so is a decision that the rules do not have', () => {
  const unknown = { ask: 'dance', seat: 0 } as unknown as Work;

  expect(() => scribe.pending(opened([both([unknown], [])]))).toThrow(
    new EngineError('agenda/unknown-step', "The rules have no step or decision 'dance'."),
  );
});

describe('work without end', () => {
  beforeEach(() => {
    fuse = LONG_FUSE;
  });

  test('KER-3.4 a step that puts itself on the agenda for ever is an error that names it', () => {
    expect(() => opened([{ do: 'loop', through: 'step' }])).toThrow(endless());
  });

  test('KER-3.4 so is one in the queue of a seat', () => {
    const state = opened([both([secret(0, [1], [{ do: 'loop', through: 'step' }])], [secret(1, [1])])]);
    // Ten times faster than the same on drafts.
    const simulation = scribe.simulate(state, { chance: { seed: 'endless' } });

    expect(() => simulation.step({ type: 'secret', seat: 0, option: 1 })).toThrow(endless());
  });

  test('KER-3.4 so is one that goes through decisions of several seats in which nobody has anything to decide', () => {
    expect(codeOf(() => opened([{ do: 'loop', through: 'empty together' }]))).toBe('agenda/endless');
  });

  test('KER-3.4 so is one that goes through decisions with one option, which the engine takes itself', () => {
    fuse = 20_000;

    expect(codeOf(() => opened([{ do: 'loop', through: 'forced' }]))).toBe('agenda/endless');
  });

  test('KER-3.4 so is one that does the same in a simulation', () => {
    const state = opened([choose(0, [1, 2], [{ do: 'loop', through: 'forced' }])]);
    const simulation = scribe.simulate(state, { chance: { seed: 'endless' } });

    expect(codeOf(() => simulation.step({ type: 'choose', seat: 0, option: 1 }))).toBe('agenda/endless');
  });

  test('KER-3.4 so is one that is done in pieces, each on a copy', () => {
    const loops = (through: 'step' | 'empty together' | 'forced'): string =>
      codeOf(() =>
        inPieces(opened([choose(0, [1, 2], [{ do: 'loop', through }])]), { type: 'choose', seat: 0, option: 1 }),
      );

    expect([loops('step'), loops('empty together'), loops('forced')]).toEqual([
      'agenda/endless',
      'agenda/endless',
      'agenda/endless',
    ]);
  });
});

describe('several seats at once', () => {
  const sealed = [both([secret(0, [1, 2]), secret(0, [3])], [secret(1, [4, 5])]), note(0, 'all answered')];

  test('KER-3.2 the seats answer in any order, and the order makes no difference', () => {
    const said: readonly ScribeAction[] = [
      { type: 'secret', seat: 0, option: 2 },
      { type: 'secret', seat: 0, option: 3 },
      { type: 'secret', seat: 1, option: 5 },
    ];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [2, 0, 1],
    ].map((order) => order.flatMap((index) => said[index] ?? []));
    const ends = orders.map((actions) => actions.reduce(done, opened(sealed)));

    expect(ends[0]).toMatchObject({
      notes: [['secret 2', 'secret 3', 'all answered'], ['secret 5']],
      agenda: [],
      decisions: [2, 1],
    });
    expect(ends).toEqual(ends.map(() => ends[0]));
  });

  test('KER-3.2 sealed bids in any order give equal states', () => {
    const state = auction.setup({ players: 3 }, 'any order');
    const bids = state.hands.map((hand, seat) => ({ type: 'bid', seat, card: hand[0] ?? 0 }) as const);
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const ends = orders.map((order) =>
      order.flatMap((seat) => bids[seat] ?? []).reduce((now, bid) => auction.reduce(now, bid), state),
    );

    expect(ends).toEqual(ends.map(() => ends[0]));
    expect(ends[0]?.decisions).toEqual([1, 1, 1]);
  });

  test('KER-3.2 each seat is asked its own questions, one after the other, in the order written', () => {
    const state = opened(sealed);
    const second = done(state, { type: 'secret', seat: 0, option: 2 });
    const options = (at: ScribeState): unknown[] =>
      [0, 1].map((seat) => [...scribe.legalActions(at, seat)].map(optionOf));

    expect([options(state), options(second)]).toEqual([
      [
        [1, 2],
        [4, 5],
      ],
      [[3], [4, 5]],
    ]);
    expect(scribe.whyIllegal(state, { type: 'secret', seat: 0, option: 3 })).toEqual({
      code: 'option/unknown',
      rule: 'KER-1.1',
      facts: { options: [1, 2] },
    });
  });

  test('KER-3.3 the game goes on when the last seat has answered its last question, and not before', () => {
    const first = done(opened(sealed), { type: 'secret', seat: 1, option: 4 });
    const second = done(first, { type: 'secret', seat: 0, option: 1 });
    const last = done(second, { type: 'secret', seat: 0, option: 3 });

    expect([first, second, last].map(({ notes, agenda }) => [notes[0], agenda.length])).toEqual([
      [[], 2],
      [['secret 1'], 2],
      [['secret 1', 'secret 3', 'all answered'], 0],
    ]);
    expect([first, second, last].map((state) => scribe.pending(state).map(({ seat }) => seat))).toEqual([[0], [0], []]);
  });

  test('KER-3.2 what follows an answer goes to the queue of that seat, before its other questions', () => {
    const state = opened([
      both([secret(0, [1], [note(0, 'at once'), choose(0, [7, 8])]), secret(0, [2])], [secret(1, [3])]),
    ]);
    const answered = done(state, { type: 'secret', seat: 0, option: 1 });

    expect(answered.notes).toEqual([['secret 1', 'at once'], []]);
    expect(answered.agenda).toEqual([{ together: [[secret(0, [2]), choose(0, [7, 8])], [secret(1, [3])]], turn: -1 }]);
    expect(scribe.pending(answered).map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'choose'],
      [1, 'secret'],
    ]);
  });

  test('KER-3.3 a question in a queue is asked even if it has one answer: taking it would tell the others of it', () => {
    const state = opened([both([choose(0, [1])], [choose(1, [2])])]);

    expect(state.notes).toEqual([[], []]);
    expect(scribe.pending(state).map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'choose'],
      [1, 'choose'],
    ]);
  });

  test('KER-3.2 work that leads a queue is done before its seat is asked', () => {
    const state = opened([both([note(0, 'led'), secret(0, [1])], [secret(1, [2])])]);

    expect(state.notes).toEqual([['led'], []]);
    expect(scribe.pending(state).map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'secret'],
      [1, 'secret'],
    ]);
  });

  test('KER-3.3 queues that hold nothing to decide are passed over', () => {
    const state = opened([both([], []), both([note(0, 'only work')], []), note(0, 'after'), choose(0, [1, 2])]);

    expect(state.notes).toEqual([['only work', 'after'], []]);
    expect(state.agenda).toEqual([choose(0, [1, 2])]);
  });

  test('KER-3.2 decisions of several seats inside those of one of them are an error', () => {
    const state = opened([both([secret(0, [1], [push([both([secret(0, [2])], [])])])], [secret(1, [3])])]);

    expect(() => done(state, { type: 'secret', seat: 0, option: 1 })).toThrow(
      new EngineError('agenda/nested-together', 'Decisions of several seats at once cannot open others inside.'),
    );
  });

  test('KER-3.2 one round of decisions at once may follow another', () => {
    const state = opened([push([both([secret(0, [1])], []), both([], [secret(1, [2])])]), note(0, 'end')]);
    const second = done(state, { type: 'secret', seat: 0, option: 1 });
    const last = done(second, { type: 'secret', seat: 1, option: 2 });

    expect([state, second, last].map((each) => scribe.pending(each).map(({ seat }) => seat))).toEqual([[0], [1], []]);
    expect(last.notes).toEqual([['secret 1', 'end'], ['secret 2']]);
  });

  test('KER-3.1 work that the rules keep as a constant is not changed by being done', () => {
    const games = [1, 2].map(() => opened([{ do: 'ask-all' }]));
    const simulations = games.map((state) => {
      const simulation = scribe.simulate(opened([choose(0, [1, 2], [{ do: 'ask-all' }])]), { chance: { seed: 'all' } });
      simulation.step({ type: 'choose', seat: 0, option: 1 });
      simulation.step({ type: 'secret', seat: 1, option: 2 });
      return [scribe.pending(state).length, simulation.pending().length];
    });

    expect(simulations).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(ASK_ALL).toEqual({ together: [[secret(0, [1])], [secret(1, [2])]], turn: -1 });
  });

  test('KER-1.2 a game that ends in the middle of a queue is over, with nothing done after it', () => {
    const state = opened([
      both([secret(0, [1], [{ do: 'end' }, note(0, 'never'), push([note(0, 'nor this')])])], [secret(1, [2])]),
    ]);
    const ended = done(state, { type: 'secret', seat: 0, option: 1 });

    expect(ended).toMatchObject({ agenda: [], notes: [['secret 1'], []] });
  });

  test('KER-3.5 work that is put on the agenda after the end was called is dropped, in a queue as elsewhere', () => {
    const last: Work = { do: 'end-and-score' };
    const alone = opened([choose(0, [1, 2], [last, note(0, 'never')])]);
    const waitingForTheOther = opened([
      both([secret(0, [1], [last, note(0, 'never')])], [secret(1, [2])]),
      note(0, 'never'),
    ]);
    const waitingForNobody = opened([both([secret(0, [1], [last])], []), note(0, 'never')]);

    const ended = [
      done(alone, { type: 'choose', seat: 0, option: 1 }),
      done(waitingForTheOther, { type: 'secret', seat: 0, option: 1 }),
      done(waitingForNobody, { type: 'secret', seat: 0, option: 1 }),
    ];
    expect(ended.map(({ notes, agenda }) => [notes[0]?.slice(1), agenda])).toEqual(ended.map(() => [[], []]));
  });
});

describe('decisions with one option', () => {
  test('KER-1.7 they are taken by the engine, one after the other, and no event tells of them', () => {
    const state = opened([choose(0, [1, 2], [choose(1, [7]), choose(0, [8])]), choose(0, [3, 4])]);
    const applied = apply(scribe, state, { type: 'choose', seat: 0, option: 1 });

    expect(applied).toEqual({
      ok: true,
      action: { type: 'choose', seat: 0, option: 1 },
      events: [],
      state: {
        ...state,
        notes: [['choose 1', 'choose 8'], ['choose 7']],
        agenda: [choose(0, [3, 4])],
        decisions: [2, 1],
      },
    });
  });

  test('KER-1.7 from the very first position on', () => {
    expect(opened([choose(0, [1]), choose(1, [2]), choose(0, [3, 4])])).toMatchObject({
      notes: [['choose 1'], ['choose 2']],
      agenda: [choose(0, [3, 4])],
      decisions: [1, 1],
    });
  });

  test('KER-1.7 they are asked where the options are private, may be declined, or a free action is possible first', () => {
    const states = [secret(0, [1]), maybe(0, [1]), open(0, [1])].map((ask) => opened([ask]));

    expect(states.map(({ notes }) => notes)).toEqual(states.map(() => [[], []]));
    expect(states.map((state) => scribe.pending(state))).toEqual([
      [{ seat: 0, id: 0, kind: 'secret', decline: 'never', window: 'shut' }],
      [{ seat: 0, id: 0, kind: 'maybe', decline: 'may', window: 'shut' }],
      [{ seat: 0, id: 0, kind: 'open', decline: 'never', window: 'open' }],
    ]);
  });

  test('KER-1.7 they are asked, too, where no free action is legal at the moment', () => {
    const hoarse = done(opened([open(0, [1])]), { type: 'shout', seat: 0, volume: 2 });
    const silent = done(hoarse, { type: 'choose', seat: 0, option: 5 });

    expect(said(scribe.legalActions(silent))).toEqual([{ type: 'open', seat: 0, option: 1 }]);
    expect(silent.agenda).toEqual([open(0, [1])]);
  });

  test('KER-1.7 where declining is all that is left, it is done, and no event tells of it; one option beside it is a choice', () => {
    const state = opened([choose(0, [1, 2], [maybe(1, []), maybe(0, [7])])]);
    const applied = apply(scribe, state, { type: 'choose', seat: 0, option: 1 });

    expect(applied).toMatchObject({
      ok: true,
      state: { notes: [['choose 1'], ['declined']], agenda: [maybe(0, [7])], decisions: [1, 1] },
      events: [],
    });
  });

  test('KER-1.7 a decision that the rules ask always is asked, whatever is left', () => {
    const asking = createGame({
      ...RULES,
      questions: {
        ...RULES.questions,
        choose: { ...RULES.questions.choose, asked: 'always' },
        maybe: { ...RULES.questions.maybe, asked: 'always' },
      },
    });

    expect(asking.setup([maybe(0, [])], 'seed').agenda).toEqual([maybe(0, [])]);
    expect(asking.setup([choose(1, [7])], 'seed').agenda).toEqual([choose(1, [7])]);
    expect([asking, scribe].map(({ decisions }) => decisions.maybe?.asked)).toEqual(['always', 'choice']);
  });

  test('KER-1.7 a simulation takes them as the game does', () => {
    const state = opened([choose(0, [1, 2], [choose(1, [7])]), choose(0, [3, 4])]);
    const simulation = scribe.simulate(state, { chance: { seed: 'forced' } });
    simulation.step({ type: 'choose', seat: 0, option: 1 });

    expect({ ...simulation.state, chance: state.chance }).toEqual(done(state, { type: 'choose', seat: 0, option: 1 }));
  });

  test('KER-1.1 a decision without any option is an error of the rules', () => {
    expect(() => opened([choose(1, [])])).toThrow(
      new EngineError('decision/dead-end', "Seat 1 is asked 'choose' and has no legal answer."),
    );
  });
});

describe('declining', () => {
  test('KER-1.6 a decision that may be declined lists that last, and takes it', () => {
    const state = opened([maybe(0, [1, 2]), choose(1, [3, 4])]);
    const declined = done(state, { type: 'maybe', seat: 0, decline: true });

    expect(said(scribe.legalActions(state))).toEqual([
      { type: 'maybe', seat: 0, option: 1 },
      { type: 'maybe', seat: 0, option: 2 },
      { type: 'maybe', seat: 0, decline: true },
    ]);
    expect(declined).toMatchObject({ notes: [['declined'], []], agenda: [choose(1, [3, 4])], decisions: [1, 0] });
  });

  test('KER-1.6 a decision that must be answered cannot be declined', () => {
    const refusal: KernelWhy = { code: 'decision/must-answer', rule: 'KER-1.6', facts: { kind: 'choose' } };

    expect(apply(scribe, opened([choose(0, [1, 2])]), { type: 'choose', seat: 0, decline: true })).toEqual({
      ok: false,
      refusal,
    });
  });
});

describe('free actions', () => {
  test('KER-1.8 a free action is carried out, with all that follows, before the decision is asked again', () => {
    const state = opened([open(0, [1], []), note(0, 'end')]);
    const shouted = done(state, { type: 'shout', seat: 0, volume: 2 });
    const followed = done(shouted, { type: 'choose', seat: 0, option: 5 });
    const answered = done(followed, { type: 'open', seat: 0, option: 1 });

    expect(said(scribe.legalActions(state))).toEqual([
      { type: 'open', seat: 0, option: 1 },
      { type: 'shout', seat: 0, volume: 1 },
      { type: 'shout', seat: 0, volume: 2 },
    ]);
    expect(shouted).toMatchObject({
      notes: [['shout 2'], []],
      agenda: [note(0, 'end'), open(0, [1]), choose(0, [5, 6])],
    });
    expect(followed).toMatchObject({ notes: [['shout 2', 'choose 5'], []], agenda: [note(0, 'end'), open(0, [1])] });
    expect(answered).toMatchObject({ notes: [['shout 2', 'choose 5', 'open 1', 'end'], []], agenda: [] });
  });

  test('KER-1.8 in the queue of a seat, too, while the others wait for nobody', () => {
    const state = opened([both([open(0, [1])], [open(1, [2])])]);
    const shouted = done(state, { type: 'shout', seat: 1, volume: 1 });

    expect(shouted.agenda).toEqual([{ together: [[open(0, [1])], [open(1, [2]), choose(1, [5, 6])]], turn: -1 }]);
    expect(done(shouted, { type: 'open', seat: 0, option: 1 }).notes).toEqual([['open 1'], ['shout 1']]);
  });

  test('KER-1.8 a free action is refused by its own rule, and then it is not listed', () => {
    const hoarse = done(opened([open(0, [1])]), { type: 'shout', seat: 0, volume: 2 });
    const asked = done(hoarse, { type: 'choose', seat: 0, option: 5 });

    expect(scribe.whyIllegal(asked, { type: 'shout', seat: 0, volume: 1 })).toEqual({
      code: 'shout/hoarse',
      rule: 'KER-1.8',
      facts: { volume: 2 },
    });
    expect(said(scribe.legalActions(asked))).toEqual([{ type: 'open', seat: 0, option: 1 }]);
  });

  test('KER-1.8 it is told which decision it comes before, when it is listed, judged and done', () => {
    const told: string[] = [];
    const { shout } = RULES.freeActions;
    const listening = createGame<ScribeTypes>({
      ...RULES,
      freeActions: {
        shout: {
          ...shout,
          candidates(at, ask) {
            told.push(`list ${ask.ask}`);
            return shout.candidates?.(at, ask) ?? [];
          },
          why(at, ask, action) {
            told.push(`judge ${ask.ask}`);
            return shout.why(at, ask, action);
          },
          do(draft, ask, action) {
            told.push(`do ${ask.ask}`);
            shout.do(draft, ask, action);
          },
        },
      },
    });
    const state = listening.setup([both([open(0, [1])], [secret(1, [2])])], 'seed');
    const [, first] = listening.legalActions(state, 0);
    listening.apply(state, first);

    expect(told).toEqual(['list open', 'judge open', 'judge open', 'judge open', 'do open']);
  });

  test('KER-1.10 it may be private, and its traits say so', () => {
    const whispering = createGame({
      ...RULES,
      freeActions: { shout: { ...RULES.freeActions.shout, options: 'private' } },
    });

    expect([scribe, whispering].map(({ freeActions }) => freeActions)).toEqual([
      { shout: { options: 'public' } },
      { shout: { options: 'private' } },
    ]);
  });

  test('KER-1.4 a free action is refused while the window is shut', () => {
    const state = opened([choose(0, [1, 2])]);
    const refusal: KernelWhy = { code: 'decision/other-kind', rule: 'KER-1.4', facts: { kind: 'choose' } };

    expect(scribe.whyIllegal(state, { type: 'shout', seat: 0, volume: 1 })).toEqual(refusal);
  });

  test('KER-1.5 a free action counts: the decision that is asked again has the next number', () => {
    const state = opened([open(0, [1])]);
    const shouted = done(done(state, { type: 'shout', seat: 0, volume: 1 }), { type: 'choose', seat: 0, option: 5 });

    expect(scribe.pending(shouted)).toEqual([{ seat: 0, id: 2, kind: 'open', decline: 'never', window: 'open' }]);
    expect(scribe.whyIllegal(shouted, { type: 'open', seat: 0, decision: 0, option: 1 })).toEqual({
      code: 'decision/stale',
      rule: 'KER-1.5',
      facts: { current: 2 },
    });
  });
});

test('KER-3.3 a world made up for a viewer asks the others in the order in which the rules imagine it', () => {
  const state = opened([both([secret(0, [1]), secret(0, [2])], [secret(1, [3])]), note(0, 'end')]);
  const seen = scribe.view(state, 1).agenda;

  expect(seen).toEqual([note(0, 'end'), { together: [[{ ask: 'hidden', seat: 0 }], [secret(1, [3])]], turn: -1 }]);
  expect(imagineAgenda<Work>(seen, (seat) => [secret(seat, [1]), secret(seat, [2])])).toEqual(state.agenda);
});

test('the traits of each kind of decision are told', () => {
  expect(scribe.decisions).toEqual({
    choose: { options: 'public', decline: 'never', window: 'shut', asked: 'choice' },
    secret: { options: 'private', decline: 'never', window: 'shut', asked: 'always' },
    maybe: { options: 'public', decline: 'may', window: 'shut', asked: 'choice' },
    open: { options: 'public', decline: 'never', window: 'open', asked: 'always' },
  });
  expect(scribe.freeActions).toEqual({ shout: { options: 'public' } });
});

// A game that does what its config says: the agenda of the test, which notes down what happens to each seat.

type Kind = 'choose' | 'secret' | 'maybe' | 'open';
type ScribeStep =
  | { readonly do: 'note'; readonly seat: Seat; readonly text: string }
  | { readonly do: 'push'; readonly work: readonly Entry<Work>[] }
  | { readonly do: 'loop'; readonly through: 'step' | 'empty together' | 'forced' }
  | { readonly do: 'ask-all' }
  | { readonly do: 'end' }
  | { readonly do: 'end-and-score' };
interface Asked<Name extends Kind> {
  readonly ask: Name;
  readonly seat: Seat;
  readonly options: readonly number[];
  readonly then: readonly Work[];
}
type ScribeAsk = Asked<'choose'> | Asked<'secret'> | Asked<'maybe'> | Asked<'open'>;
type Work = ScribeStep | ScribeAsk;
interface Answer<Name extends Kind> {
  readonly type: Name;
  readonly seat: Seat;
  readonly decision?: number;
  readonly option: number;
}
interface Notes {
  readonly notes: readonly (readonly string[])[];
}
interface ScribeTypes {
  Config: readonly Entry<Work>[];
  State: Position<Work> & Notes;
  View: PositionView<Work> & Notes;
  Action:
    | Answer<'choose'>
    | Answer<'secret'>
    | Answer<'maybe'>
    | Decline<'maybe'>
    | Answer<'open'>
    | { readonly type: 'shout'; readonly seat: Seat; readonly decision?: number; readonly volume: number };
  Event: never;
  Why:
    | KernelWhy
    | {
        readonly code: 'option/unknown';
        readonly rule: 'KER-1.1';
        readonly facts: { readonly options: readonly number[] };
      }
    | { readonly code: 'shout/hoarse'; readonly rule: 'KER-1.8'; readonly facts: { readonly volume: number } };
  Step: ScribeStep;
  Ask: ScribeAsk;
  Printed: object;
}

// Turns of an endless loop that are left before the test fails, instead of waiting for ever.
const LONG_FUSE = 300_000;
let fuse = LONG_FUSE;
// The option that leaves no note, so that a loop does not grow.
const SILENT = 0;

const ASK_ALL = both([secret(0, [1])], [secret(1, [2])]);

const RULES: Rules<ScribeTypes> = {
  id: 'scribe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: [],
  config: v.custom<ScribeTypes['Config']>(Array.isArray),
  state: v.custom<ScribeTypes['State']>((value) => typeof value === 'object'),
  seatsOf: () => 2,
  setup: (agenda) => ({ notes: [[], []], agenda: [...agenda].reverse() }),
  steps: {
    note: (draft, { seat, text }) => void draft.notes[seat]?.push(text),
    push: (draft, { work }) => next(draft, ...work),
    loop(draft, step) {
      if (--fuse < 0) throw new Error('The fuse has blown.');
      if (step.through === 'step') next(draft, step);
      else if (step.through === 'forced') next(draft, choose(0, [SILENT]), step);
      else next(draft, both([], []), step);
    },
    'ask-all': (draft) => next(draft, ASK_ALL),
    end: endGame,
    'end-and-score'(draft) {
      endGame(draft);
      next(draft, note(0, 'scored'));
    },
  },
  questions: {
    choose: question('choose', 'public'),
    secret: question('secret', 'private'),
    maybe: {
      ...question('maybe', 'public'),
      decline: (draft, { seat }) => void draft.notes[seat]?.push('declined'),
    },
    open: { ...question('open', 'public'), window: 'open' },
  },
  freeActions: {
    shout: {
      fields: { volume: integer(1, 2) },
      candidates: (_at, { seat }) => [1, 2].map((volume) => ({ type: 'shout', seat, volume })),
      // Who has shouted at the top of the voice is hoarse.
      why: ({ notes }, { seat }) =>
        notes[seat]?.includes('shout 2') ? { code: 'shout/hoarse', rule: 'KER-1.8', facts: { volume: 2 } } : undefined,
      do(draft, { seat }, { volume }) {
        next(draft, note(seat, `shout ${volume}`), choose(seat, [5, 6]));
      },
    },
  },
  outcome: () => ({ winners: [], ranking: [[0, 1]], reason: 'written', rule: 'KER-1.2' }),
  mask: ({ notes }) => ({ notes }),
  imagine: ({ notes }) => ({ notes, agenda: [] }),
  clone: clonePlain,
  invariants: {},
  explain: () => '',
};

// The four kinds differ in nothing but their names and traits; the compiler is told so once.
function question<Name extends Kind>(name: Name, options: 'public' | 'private'): Question<ScribeTypes, Name> {
  const type = name as 'choose';
  const one: Question<ScribeTypes, 'choose'> = {
    options,
    fields: { option: integer(0, 9) },
    candidates: (_at, ask) => ask.options.map((option) => ({ type, seat: ask.seat, option })),
    why: (_at, ask, { option }) =>
      ask.options.includes(option)
        ? undefined
        : { code: 'option/unknown', rule: 'KER-1.1', facts: { options: [...ask.options] } },
    answer(draft, { seat, then }, { option }) {
      if (option !== SILENT) draft.notes[seat]?.push(`${type} ${option}`);
      next(draft, ...then);
    },
  };
  return one as unknown as Question<ScribeTypes, Name>;
}

const scribe: Game<ScribeTypes> = createGame(RULES);
type ScribeAction = ActionOf<typeof scribe>;
type ScribeState = StateOf<typeof scribe>;

function opened(agenda: readonly Entry<Work>[]): ScribeState {
  return scribe.setup(agenda, 'seed');
}

function done(state: ScribeState, action: ScribeAction): ScribeState {
  const after = scribe.reduce(state, action);
  // In a simulation the same comes of it piece by piece, each on a copy of the last.
  expect(inPieces(state, action)).toEqual(after);
  return after;
}

function inPieces(state: ScribeState, action: ScribeAction): ScribeState {
  let simulation = scribe.simulate(state, { chance: state.chance });
  simulation.start(action);
  for (let isLeft = true; isLeft; ) {
    simulation = simulation.fork();
    isLeft = simulation.work();
  }
  return simulation.state;
}

function optionOf(action: ScribeAction): number {
  return 'option' in action ? action.option : -1;
}

function note(seat: Seat, text: string): Work {
  return { do: 'note', seat, text };
}

function push(work: readonly Entry<Work>[]): Work {
  return { do: 'push', work };
}

function choose(seat: Seat, options: readonly number[], then: readonly Work[] = []): Work {
  return { ask: 'choose', seat, options, then };
}

function secret(seat: Seat, options: readonly number[], then: readonly Work[] = []): Work {
  return { ask: 'secret', seat, options, then };
}

function maybe(seat: Seat, options: readonly number[], then: readonly Work[] = []): Work {
  return { ask: 'maybe', seat, options, then };
}

function open(seat: Seat, options: readonly number[], then: readonly Work[] = []): Work {
  return { ask: 'open', seat, options, then };
}

function both(first: readonly Work[], second: readonly Work[]): Entry<Work> {
  return together([first, second]);
}

function endless(): unknown {
  return expect.objectContaining({ code: 'agenda/endless', message: expect.stringContaining("'loop'") });
}

function codeOf(run: () => unknown): string {
  try {
    run();
    return 'no error';
  } catch (thrown) {
    return isEngineError(thrown) ? thrown.code : String(thrown);
  }
}
