import { Immer } from 'immer';
import { hash } from '../../dist/index.js';
import { recordedGames } from './toys.mjs';

const { produce } = new Immer({ autoFreeze: true });

/**
 * `reduce` against a bare `produce` of the same writes: what legality, forced decisions and the kernel's own loop cost.
 *
 * @param {import('./toys.mjs').Toy} toy
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function reduceAgainstProduce(toy) {
  const { id, game, rules } = toy;
  const moves = recordedGames(toy).flat();
  for (const { before, said, after } of moves) {
    if (hash(bare(rules, before, said)) !== hash(after)) throw new Error(`${id}: the bare side plays another game.`);
  }
  return [
    {
      id: `reduce-vs-produce/${id}`,
      what: `${id}: reduce ÷ bare produce of the same writes`,
      goal: { better: 'less', floor: 1.4, aim: 1.15 },
      over: {
        name: 'reduce',
        operations: moves.length,
        pass() {
          for (const { before, action } of moves) game.reduce(before, action);
        },
      },
      under: {
        name: 'bare produce',
        operations: moves.length,
        pass() {
          for (const { before, said } of moves) bare(rules, before, said);
        },
      },
    },
  ];
}

function bare(rules, state, said) {
  return produce(state, (draft) => {
    for (const action of said) answerAndGoOn(rules, draft, action);
  });
}

/** All that a game needs to go on, and nothing else: no legality, no counting of options. */
function answerAndGoOn({ questions, freeActions, steps }, draft, action) {
  draft.decisions[action.seat] += 1;
  const free = freeActions[action.type];
  if (free === undefined) answer(questions, draft, action);
  else free.do(draft, action);

  for (let top = last(draft.agenda); top !== undefined && top.ask === undefined; top = last(draft.agenda)) {
    if (top.together?.some((queue) => queue.length > 0)) return;
    draft.agenda.pop();
    if (top.together === undefined) steps[top.do](draft, top);
  }
}

function answer(questions, draft, action) {
  const stack = last(draft.agenda).together?.[action.seat] ?? draft.agenda;
  const ask = stack.pop();
  const question = questions[ask.ask];
  if (action.decline) question.decline(draft, ask);
  else question.answer(draft, ask, action);
}

function last(list) {
  return list[list.length - 1];
}
