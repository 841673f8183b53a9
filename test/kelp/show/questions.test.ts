import { withPrinted } from 'gastropodia';
import { kelpBox, look, questionsOf } from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { currentDice, searchable } from '../../../src/games/kelp/show/usable.ts';
import { asking, positions } from './walk.ts';

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
    const seen = look(withPrinted(game, game.view(state, 1)));
    const usable = new Set([...game.legalActions(state)].flatMap(diceIn));

    expect(new Set(kind === 'place-current' ? currentDice(seen) : searchable(seen).dice)).toEqual(usable);
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
  }
  expect(KINDS.map((kind) => (asked.get(kind) ?? 0) > 20)).toEqual([true, true]);
});

test('KER-11.17 a strategy that is chosen in secret is told to everybody else without saying what', () => {
  const { game, state } = asking('confront-octopus');
  const said = ([0, 1, 'spectator'] as const).map((viewer) => {
    const view = game.view(state, viewer);
    return game.pending(view).map((decision) => kelpBox.words.question(decision, view, { locale: 'en' }));
  });

  expect(said).toEqual([
    ['Confrontation: the octopus player secretly chooses a strategy.', 'The shark player decides.'],
    ['The octopus player decides.', 'Confrontation: the shark player secretly chooses a counter.'],
    ['The octopus player decides.', 'The shark player decides.'],
  ]);
  expect(questionsOf(withPrinted(game, game.view(state, 0))).map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'confront-octopus'],
    [1, 'hidden'],
  ]);
});
