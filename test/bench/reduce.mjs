import { Immer } from 'immer';
import { hash } from '../../dist/index.js';
import { reducerOf, theirImmer } from './boardgame-io.mjs';
import { recordedGames } from './games.mjs';

const { produce } = new Immer({ autoFreeze: true });
// Hundreds of functions have to be compiled first, on every side.
const WARM_UP_MS = 1500;
// Their own reducers take milliseconds for a move: so few games are enough to be timed.
const GAMES = 3;

/**
 * `reduce` against a bare `produce` of the same writes: what legality, forced decisions and the kernel's own loop cost.
 *
 * @param {import('./games.mjs').Played} played
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function reduceAgainstProduce(played) {
  const { id } = played;
  const { reduce, bare } = benchesOf(played, recordedGames(played));
  return [
    {
      id: `reduce-vs-produce/${id}`,
      what: `${id}: reduce ÷ bare produce of the same writes`,
      goal: { better: 'less', floor: 0.4, aim: 0.2 },
      over: reduce,
      under: bare,
    },
  ];
}

/**
 * The same, and boardgame.io's reducer doing the same moves on the same states; and, because its immer is two majors
 * old, how much of the difference is the age of that.
 *
 * @param {import('./games.mjs').Played} played
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function reduceAgainstPeers(played) {
  const { id, rules } = played;
  const games = recordedGames(played, GAMES);
  const { reduce, bare } = benchesOf(played, games);
  const theirs = (name, options) =>
    boardgameIo(
      name,
      reducerOf((draft, said) => doAll(rules, draft, said), options),
      games,
    );
  const asIs = theirs('boardgame.io', {});
  const checking = theirs('boardgame.io, moves checked', { isLegal: (draft, said) => areLegal(rules, draft, said) });
  const withNewImmer = theirs('boardgame.io with immer 11', { immer: 'ours' });
  const oldImmer = bareBench(
    'immer 9 produce',
    rules,
    games.flat(),
    new theirImmer.Immer({ autoFreeze: true }).produce,
  );
  return [
    {
      id: `boardgame-io/${id}`,
      what: `${id}: boardgame.io's reducer ÷ reduce, the same moves`,
      goal: { better: 'more', floor: 6, aim: 9 },
      over: asIs,
      under: reduce,
    },
    {
      id: `boardgame-io-checked/${id}`,
      what: `${id}: … if its moves check that they are legal, as reduce does`,
      over: checking,
      under: reduce,
    },
    {
      id: `boardgame-io-immer-11/${id}`,
      what: `${id}: … with immer 11 grafted in place of its 9 ÷ reduce`,
      goal: { better: 'more', floor: 4.5, aim: 7 },
      over: withNewImmer,
      under: reduce,
    },
    {
      id: `immer-9-vs-11/${id}`,
      what: `${id}: the age of its immer: bare produce, immer 9 ÷ 11`,
      over: oldImmer,
      under: bare,
    },
    {
      id: `reduce-vs-produce/${id}`,
      what: `${id}: reduce ÷ bare produce of the same writes`,
      goal: { better: 'less', floor: 0.4, aim: 0.2 },
      over: reduce,
      under: bare,
    },
  ];
}

function benchesOf({ game, rules }, games) {
  const moves = games.flat();
  const reduce = {
    name: 'reduce',
    operations: moves.length,
    milliseconds: WARM_UP_MS,
    pass() {
      for (const { before, action } of moves) game.reduce(before, action);
    },
  };
  return { reduce, bare: bareBench('bare produce', rules, moves, produce) };
}

function bareBench(name, rules, moves, producing) {
  const bare = ({ before, said }) => producing(before, (draft) => doAll(rules, draft, said));
  for (const move of moves) mustEqual(bare(move), move.after, name);
  return {
    name,
    operations: moves.length,
    milliseconds: WARM_UP_MS,
    pass() {
      for (const move of moves) bare(move);
    },
  };
}

function boardgameIo(name, { start, move }, games) {
  const starts = games.map(([{ before }]) => start(before));
  const end = (moves, index) => moves.reduce((state, { said }) => move(state, said), starts[index]);
  for (const [index, moves] of games.entries()) mustEqual(end(moves, index).G, moves.at(-1).after, name);
  return {
    name,
    operations: games.flat().length,
    milliseconds: WARM_UP_MS,
    pass() {
      games.forEach(end);
    },
  };
}

function mustEqual(state, expected, who) {
  if (hash(state) !== hash(expected)) throw new Error(`${who} plays another game.`);
}

// Only what was said from outside has to be checked.
function areLegal({ questions }, draft, [action]) {
  const ask = last(stackOf(draft, action));
  if (ask.seat !== action.seat || ask.ask !== action.type) return false;
  const question = questions[ask.ask];
  return action.decline ? question.decline !== undefined : question.why(draft, ask, action) === undefined;
}

function doAll(rules, draft, said) {
  for (const action of said) answerAndGoOn(rules, draft, action);
}

/** All that a game needs to go on, and nothing else: no legality, no counting of options. */
function answerAndGoOn({ questions, freeActions, steps, ended }, draft, action) {
  draft.decisions[action.seat] += 1;
  const free = freeActions[action.type];
  if (free === undefined) answer(questions, draft, action);
  else free.do(draft, last(stackOf(draft, action)), action);

  for (let top = last(draft.agenda); top !== undefined && top.ask === undefined; top = last(draft.agenda)) {
    if (top.together?.some((queue) => queue.length > 0)) return;
    draft.agenda.pop();
    if (top.together === undefined) steps[top.do](draft, top);
  }
  if (draft.agenda.length === 0) ended?.(draft);
}

function answer(questions, draft, action) {
  const ask = stackOf(draft, action).pop();
  const question = questions[ask.ask];
  if (action.decline) question.decline(draft, ask);
  else question.answer(draft, ask, action);
}

const stackOf = ({ agenda }, { seat }) => last(agenda).together?.[seat] ?? agenda;

function last(list) {
  return list[list.length - 1];
}
