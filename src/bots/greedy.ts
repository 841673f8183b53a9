import { type Bot, EngineError, freezeAll, type GameTypes, givenText, type Knowledge, named } from '../kernel/index.ts';

/**
 * A bot for any game that does not look ahead: it takes what its knowledge weighs heaviest, one of them at random if
 * several weigh the same.
 *
 * @example A judge, and a bot that goes by it
 * {@includeCode ../../test/guide/write-a-bot.test.ts#judge}
 */
export function greedyBot<T extends GameTypes>(knowledge: Knowledge<T>, name = 'greedy'): Bot<T> {
  if (typeof knowledge !== 'function') {
    const message = `A greedy bot needs a function that knows the game; ${named(knowledge)} is none.`;
    throw new EngineError('argument/invalid', message);
  }
  givenText(name, 'name of a bot');
  return freezeAll<Bot<T>>({
    name,
    choose({ view, actions, random }) {
      const weights = knowledge(view).weigh?.(view, actions) ?? actions.map(() => 1);
      const best = Math.max(...weights);
      return random.oneOf(actions.filter((_, index) => weights[index] === best));
    },
  });
}
