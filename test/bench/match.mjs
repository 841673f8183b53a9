import * as v from 'valibot';
import {
  advance,
  createGame,
  createRandom,
  emit,
  integer,
  next,
  openMatch,
  positionEntries,
  undoable,
  whole,
} from '../../dist/index.js';
import { recordedGames } from './games.mjs';

const EARLY = 100;
const LATE = 40_000;
/** How far a match goes on from there. */
const STRETCH = 100;

/**
 * `advance` late in a long match against `advance` early in it. The match is one of a game without end and without luck,
 * in which everything can be taken back by consent: so nothing of it is ever dropped.
 *
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function advanceLateAgainstEarly() {
  const game = countingGame();
  const goOn = (from, count) => {
    let now = from;
    for (let step = 0; step < count; step++) {
      now = advance(game, now, { type: 'count', seat: now.state.turn, by: 1 + (step % 9) }).state;
    }
    return now;
  };
  const early = goOn(openMatch(game, {}, 'bench'), EARLY);
  const late = goOn(early, LATE - EARLY);
  const from = (name, start) => ({
    name,
    operations: STRETCH,
    milliseconds: 1000,
    pass() {
      goOn(start, STRETCH);
    },
  });
  return [
    {
      id: 'advance-late-vs-early',
      what: `advance at action ${LATE.toLocaleString('en')} of a match ÷ at action ${EARLY}`,
      goal: { better: 'less', floor: 1.3, aim: 1.0 },
      over: from('late', late),
      under: from('early', early),
    },
  ];
}

/** Two players count upwards in turn, for ever. */
function countingGame() {
  const ask = (seat) => ({ ask: 'count', seat });
  return createGame({
    id: 'counting',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    streams: [],
    config: v.strictObject({}),
    state: v.strictObject({ ...positionEntries({ asks: { count: {} } }), turn: whole(0, 1), sums: v.array(whole(0)) }),
    seatsOf: () => 2,
    setup: () => ({ turn: 0, sums: [0, 0], agenda: [ask(0)] }),
    steps: {},
    questions: {
      count: {
        options: 'public',
        fields: { by: integer(1, 9) },
        candidates: (_at, { seat }) => [1, 2, 3].map((by) => ({ type: 'count', seat, by })),
        why: () => undefined,
        answer(draft, { seat }, { by }) {
          draft.sums[seat] = (draft.sums[seat] + by) % 1000;
          draft.turn = 1 - seat;
          emit({ type: 'counted', seat, by });
          next(draft, ask(1 - seat));
        },
      },
    },
    freeActions: {},
    outcome: () => ({ winners: [], ranking: [[0, 1]], reason: 'never', rule: 'none' }),
    mask: ({ turn, sums }) => ({ turn, sums }),
    imagine: ({ turn, sums, agenda }) => ({ turn, sums, agenda }),
    clone: (state) => structuredClone(state),
    invariants: {},
    explain: () => '',
  });
}

const PLAYERS = 4;
const FROM_ACTION = 300;
// A match remembers its answers, so every pass needs a fresh one.
const PASSES = 10;

/**
 * What a seat can take back, asked after each action of a secret plan late in a game, against an action; and, for
 * information, asked for the first time when all the plans but their last cards are laid.
 *
 * @param {import('./games.mjs').Played} played
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function undoAgainstApply(played) {
  const { id, game } = played;
  const { start, actions } = latePlans(game);
  const moves = recordedGames({ ...played, configs: [{ players: PLAYERS }] }, 3).flat();
  const apply = {
    name: 'apply',
    operations: moves.length,
    milliseconds: 1500,
    pass() {
      for (const { before, action } of moves) game.apply(before, action);
    },
  };
  return [
    {
      id: `undo-vs-apply/${id}`,
      what: `${id}: undoable, asked after each action of a plan after the ${FROM_ACTION}th ÷ apply`,
      goal: { better: 'less', floor: 10, aim: 1 },
      over: asking('undoable', () => alongPlans(game, start, actions).map(([match, { seat }]) => [match, seat]), game),
      under: apply,
    },
    {
      id: `undo-first-vs-apply/${id}`,
      what: `${id}: … asked for the first time after ${actions.length} actions of ${PLAYERS} plans ÷ apply`,
      over: asking('undoable, first', () => [[alongPlans(game, start, actions).at(-1)[0], 0]], game),
      under: apply,
    },
  ];
}

function asking(name, questions, game) {
  let asked = [];
  return {
    name,
    operations: questions().length,
    passes: PASSES,
    milliseconds: 1500,
    prepare(passes) {
      asked = Array.from({ length: passes }, questions);
    },
    pass() {
      for (const [match, seat] of asked.pop()) undoable(game, match, seat);
    },
  };
}

/** A match at the beginning of a planning phase late in it, and all that is planned before anybody has finished. */
function latePlans(game) {
  const random = createRandom('plans');
  const start = latePlanning(game, random);
  const actions = start.state.decisions.flatMap((_, seat) => {
    const plan = [];
    for (let { state } = start; owes(game, state, seat); state = game.reduce(state, plan.at(-1))) {
      plan.push(random.oneOf([...game.legalActions(state, seat)]));
    }
    return plan.slice(0, -1);
  });
  return { start, actions };
}

function latePlanning(game, random) {
  // Not every game at random lasts so long.
  for (let seed = 0; ; seed++) {
    let match = openMatch(game, { players: PLAYERS }, `plans/${seed}`);
    let wasPlanning = true;
    for (let action = 0; game.outcome(match.state) === undefined; action++) {
      const isPlanning = match.state.phase === 'planning';
      if (action >= FROM_ACTION && isPlanning && !wasPlanning) return match;
      wasPlanning = isPlanning;
      match = advance(game, match, random.oneOf([...game.legalActions(match.state)])).state;
    }
  }
}

const owes = (game, state, seat) => game.pending(state).some((decision) => decision.seat === seat);

function alongPlans(game, start, actions) {
  const steps = [];
  for (const action of actions) {
    const match = advance(game, steps.at(-1)?.[0] ?? start, action).state;
    steps.push([match, action]);
  }
  return steps;
}
