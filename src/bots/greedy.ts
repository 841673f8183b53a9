import type { SnailsTypes } from '../games/snails/index.ts';
import { type Bot, EngineError, freezeAll, type GameTypes } from '../kernel/index.ts';
import type { Knowledge } from './knowledge.ts';
import { snailsKnowledge } from './snails/knowledge.ts';

/** A bot for any game that takes what its knowledge weighs heaviest, one of them at random if several weigh the same. */
export function bestByWeight<T extends GameTypes>(name: string, knowledge: Knowledge<T>): Bot<T> {
  if (typeof name !== 'string' || typeof knowledge !== 'function') {
    throw new EngineError('argument/invalid', 'A bot needs a name, and a function that knows the game.');
  }
  return freezeAll<Bot<T>>({
    name,
    choose({ view, actions, random }) {
      const weights = knowledge(view).weigh?.(view, actions) ?? actions.map(() => 1);
      const best = Math.max(...weights);
      return random.oneOf(actions.filter((_, index) => weights[index] === best));
    },
  });
}

/** Plays Snails without looking ahead: what hurts the enemy most, what keeps its own snails out of harm's way. */
export const greedyBot: Bot<SnailsTypes> = bestByWeight('greedy', snailsKnowledge());
