import { attempt, EngineError, givenOptions, named } from '../../../kernel/index.ts';
import { OCTOPUS } from '../components.ts';
import type { Look } from './look.ts';

/**
 * Whether a look holds what the viewer has seen and would have to remember at a real table: what can be known of hidden blocks,
 * and which cards of the octopus are known.
 *
 * @rule KLP-17.22 A front-end chooses whether it shows what the players would have to remember.
 */
export type Memory = 'shown' | 'hidden';

/** How a view is read. */
export interface LookOptions {
  /** `shown` is the default. */
  readonly memory?: Memory;
}

const MEMORIES: readonly unknown[] = ['shown', 'hidden', undefined] satisfies readonly (Memory | undefined)[];

/** Returns the look with or without memory, as these options say. A look without memory stays without it. */
export function remembered(look: Look, options: LookOptions): Look {
  const { memory } = givenOptions(options);
  if (!MEMORIES.includes(memory)) {
    throw new EngineError('option/invalid', `The option memory is 'shown' or 'hidden', not ${JSON.stringify(memory)}.`);
  }
  return memory === 'hidden' ? withoutMemory(look) : look;
}

/**
 * Returns the look without what the viewer would have to remember. `facts` is undefined, so nothing can be computed about hidden
 * blocks. The octopus still sees its own hand. Throws an `EngineError` for anything that is not a look at Kelp.
 */
export function withoutMemory(look: Look): Look {
  const blanked = attempt(() => {
    const { hand, drawPile, viewer } = look;
    const seen = viewer === OCTOPUS ? hand : { ...hand, cards: [], hidden: hand.hidden + hand.cards.length };
    return { ...look, facts: undefined, hand: { ...seen, known: [] }, drawPile: { ...drawPile, top: [] } };
  });
  if (blanked !== undefined) return blanked;
  throw new EngineError('view/invalid', `Expected a look at Kelp, got ${named(look)}.`);
}
