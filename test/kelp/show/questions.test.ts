import { look } from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { questionsIn } from '../../../src/games/kelp/show/questions.ts';
import { positions } from './walk.ts';

const KINDS = ['place-current', 'place-search-attack'] as const;

/** The dice that some answer places. */
function diceIn(action: object): readonly string[] {
  if ('use' in action && action.use instanceof Object && 'die' in action.use) return [String(action.use.die)];
  if (!('dice' in action) || !Array.isArray(action.dice)) return [];
  return action.dice.flatMap((placed: unknown) =>
    placed instanceof Object && 'die' in placed ? [String(placed.die)] : [],
  );
}

test('KLP-8.1 + KLP-10.2 + KLP-10.4 + KLP-10.5 a question names the dice that can be placed, and no others', () => {
  const asked = new Map<string, number>();
  for (const { game, state } of positions(12, 'dice')) {
    const [decision] = game.pending(state);
    const kind = KINDS.find((each) => each === decision?.kind);
    if (kind === undefined) continue;
    const [question] = questionsIn(look(game.view(state, 1)), undefined);
    const usable = new Set([...game.legalActions(state)].flatMap(diceIn));

    expect(new Set(question?.dice)).toEqual(usable);
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
  }
  expect(KINDS.map((kind) => (asked.get(kind) ?? 0) > 20)).toEqual([true, true]);
});
