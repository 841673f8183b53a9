import {
  type Behind,
  type Chance,
  clonePlain,
  createGame,
  deserialize,
  EngineError,
  effect,
  emit,
  endGame,
  isEngineError,
  type KernelWhy,
  later,
  next,
  type Position,
  type PositionView,
  positionEntries,
  type Rules,
  type Seat,
  scripted,
  serialize,
  together,
  whole,
} from 'gastropodia';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

// Powder kegs: a blast does what it does, sets its neighbours off behind it, and may ask in between.

type KegStep =
  | { readonly do: 'blast'; readonly keg: number }
  | { readonly do: 'smoke'; readonly keg: number }
  | { readonly do: 'over' };
type KegAsk = { readonly ask: 'wait'; readonly seat: Seat };
type Work = KegStep | KegAsk | Behind<KegStep | KegAsk>;

interface Kegs {
  readonly log: readonly string[];
}

interface KegTypes {
  Config: { readonly play: keyof typeof OPENINGS };
  State: Position<Work> & Kegs;
  View: PositionView<Work> & Kegs;
  Action: { readonly type: 'wait'; readonly seat: Seat; readonly decision?: number };
  Event: { readonly type: 'told'; readonly what: string };
  Why: KernelWhy;
  Step: KegStep;
  Ask: KegAsk;
  Printed: object;
}

const blast = (keg: number): KegStep => ({ do: 'blast', keg });
const smoke = (keg: number): KegStep => ({ do: 'smoke', keg });
const wait = (seat: Seat): KegAsk => ({ ask: 'wait', seat });
const OVER: KegStep = { do: 'over' };

/** Each keg sets these off. */
const NEIGHBOURS: Readonly<Record<number, readonly number[]>> = { 1: [2, 3], 2: [4], 3: [], 4: [5], 5: [] };

const OPENINGS = {
  chain: [blast(1)],
  'no effect': [{ do: 'smoke', keg: 0 }],
  end: [OVER],
  'end by itself': [smoke(4)],
  'a seat that is not there': [wait(2)],
  'a queue of a seat that is not there': [together<KegStep | KegAsk>([[], [], [wait(2)]])],
  'a queue of somebody else': [together([[wait(1)], []])],
} as const;

const rules: Rules<KegTypes> = {
  id: 'kegs',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: [],
  config: v.strictObject({ play: v.picklist(Object.keys(OPENINGS) as (keyof typeof OPENINGS)[]) }),
  state: v.strictObject({
    ...positionEntries<Work>({
      steps: { blast: { keg: whole(0, 9) }, smoke: { keg: whole(0, 9) }, over: {} },
      asks: { wait: {} },
      effects: true,
    }),
    log: v.array(v.string()),
  }),
  seatsOf: () => 2,
  setup: ({ play }) => ({ log: [], agenda: [...OPENINGS[play], wait(0)].reverse() as KegTypes['State']['agenda'] }),
  steps: {
    blast(draft, { keg }) {
      draft.log.push(`blast ${keg}`);
      // The first keg is an effect of its own; what follows from it goes behind that.
      if (keg === 1) return effect(draft, smoke(1), wait(1));
      later(draft, ...(NEIGHBOURS[keg] ?? []).map(blast));
      next(draft, smoke(keg));
    },
    smoke(draft, { keg }) {
      draft.log.push(`smoke ${keg}`);
      if (keg === 0) later(draft, blast(1));
      if (keg === 1) later(draft, blast(2), blast(3));
    },
    over(draft) {
      endGame(draft);
      next(draft, blast(2), wait(0));
      effect(draft, blast(3));
      later(draft, blast(4));
      draft.log.push('ended');
    },
  },
  questions: {
    wait: {
      options: 'public',
      asked: 'always',
      fields: {},
      candidates: (_at, { seat }) => [{ type: 'wait', seat }],
      why: () => undefined,
      answer: (draft, { seat }) => void draft.log.push(`waited ${seat}`),
    },
  },
  freeActions: {},
  ended(draft) {
    draft.log.push('last word');
    emit({ type: 'told', what: 'the end' });
    next(draft, blast(9));
  },
  outcome: () => ({ winners: [], ranking: [[0, 1]], reason: 'burnt', rule: 'KER-3.5' }),
  mask: ({ log }) => ({ log }),
  imagine: ({ log, agenda }) => ({ log, agenda: agenda as KegTypes['State']['agenda'] }),
  clone: clonePlain,
  invariants: {},
  explain: () => '',
};

const kegs = createGame(rules);

const opened = (play: keyof typeof OPENINGS): KegTypes['State'] => kegs.setup({ play }, 'seed');
const waited = (state: KegTypes['State'], seat: Seat): KegTypes['State'] => kegs.reduce(state, { type: 'wait', seat });

describe('work behind an effect', () => {
  test('KER-3.7 waits until the effect is done, questions and all, with what it is', () => {
    const state = opened('chain');

    expect(state).toMatchObject({
      log: ['blast 1', 'smoke 1'],
      agenda: [wait(0), { later: [blast(2), blast(3)] }, wait(1)],
    });
  });

  test('KER-3.7 is done first in, first out: what it brings about comes behind what waits already', () => {
    const { log } = waited(opened('chain'), 1);

    expect(log.slice(2)).toEqual([
      'waited 1',
      ...['blast 2', 'smoke 2', 'blast 3', 'smoke 3', 'blast 4', 'smoke 4', 'blast 5', 'smoke 5'],
    ]);
  });

  test('KER-3.7 in a simulation as in the game, and from a save', () => {
    const state = opened('chain');
    const simulation = kegs.simulate(state, { chance: { seed: 'any' } });
    simulation.step({ type: 'wait', seat: 1 });
    const after = waited(state, 1);

    expect(simulation.state.log).toEqual(after.log);
    expect(waited(deserialize(kegs, serialize(kegs, state)), 1)).toEqual(after);
    expect(kegs.view(state, 0).agenda).toEqual(state.agenda);
  });

  test('KER-3.7 without an effect there is nothing to be behind', () => {
    expect(() => opened('no effect')).toThrow(
      new EngineError('agenda/no-effect', 'Work can only be put behind an effect; none is being done.'),
    );
  });

  test('KER-3.7 a save that asks a seat that is not there behind an effect is refused', () => {
    const state = opened('chain');
    const agenda = [wait(0), { later: [blast(2), { ask: 'wait', seat: 1 }] }, wait(1)];
    const decisions = [0];

    expect(kegs.restore({ ...state, agenda }).agenda).toEqual(agenda);
    expect(faultsOf(() => kegs.restore({ ...state, agenda, decisions }))).toContain('state.agenda[1].later[1].seat');
  });
});

describe('the end', () => {
  test('KER-3.5 is final: what is put on the agenda afterwards is dropped', () => {
    const state = opened('end');

    expect(state).toMatchObject({ log: ['ended', 'last word'], agenda: [] });
    expect(kegs.outcome(state)?.reason).toBe('burnt');
  });

  test('KER-3.8 the rules have the last word, once, after all that was told, and nothing follows from it', () => {
    const { events } = kegs.begin({ play: 'end' }, 'seed');
    const before = opened('end by itself');
    const applied = kegs.apply(before, { type: 'wait', seat: 0 });

    expect(events).toEqual([{ type: 'told', what: 'the end' }]);
    expect(applied).toMatchObject({
      ok: true,
      state: { log: ['smoke 4', 'waited 0', 'last word'], agenda: [] },
      events: [{ type: 'told', what: 'the end' }],
    });
  });

  test('KER-3.8 in a simulation as in the game', () => {
    const before = opened('end by itself');
    const chance: Chance = scripted([]);
    const simulation = kegs.simulate(before, { chance });
    simulation.step({ type: 'wait', seat: 0 });

    expect({ ...simulation.state, chance: before.chance }).toEqual(waited(before, 0));
  });
});

describe('who is asked', () => {
  test('KER-3.6 only a seat at the table: anything else is an error that names the question', () => {
    const table = 'at a table of 2.';

    expect(messageOf('a seat that is not there')).toBe(`'wait' is asked of seat 2, ${table}`);
    expect(messageOf('a queue of a seat that is not there')).toBe(`'wait' is asked of seat 2, ${table}`);
    expect(messageOf('a queue of somebody else')).toBe("'wait' is asked of seat 1 in the queue of seat 0.");
  });
});

function messageOf(play: keyof typeof OPENINGS): string {
  try {
    opened(play);
    return 'accepted';
  } catch (thrown) {
    return isEngineError(thrown) && thrown.code === 'seat/unknown' ? thrown.message : String(thrown);
  }
}

function faultsOf(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (thrown) {
    return isEngineError(thrown) ? thrown.faults.map(({ path }) => path) : [String(thrown)];
  }
}
