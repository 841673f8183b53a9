import { unreachable } from '../../../kernel/index.ts';
import type { Condition } from '../cards/vocabulary.ts';
import type { Seen } from '../table/state.ts';
import { isInShell, isOnBoard, lifeOf, placeOf, terrainOf } from './position.ts';

/** Whom or what a condition is about: a snail, or a field where no snail is meant. */
export interface Asked {
  /** -1 if no snail is meant. */
  readonly snail: number;
  readonly field: number;
}

/**
 * Is a condition met as things stand?
 *
 * @rule SNL-16.2 A snail that is not on the board any more meets none.
 */
export function isMetBy(at: Seen, condition: Condition, { snail, field }: Asked): boolean {
  const isSnail = snail >= 0;
  if (isSnail && !isOnBoard(at, snail)) return false;
  switch (condition.is) {
    case 'life-at-most':
      return isSnail && lifeOf(at, snail) <= condition.amount;
    case 'life-at-least':
      return isSnail && lifeOf(at, snail) >= condition.amount;
    case 'in-shell':
      return isSnail && isInShell(at, snail);
    case 'no-shell':
      return isSnail && !isInShell(at, snail);
    case 'terrain': {
      const where = isSnail ? placeOf(at, snail) : field;
      return where >= 0 && terrainOf(at, where) === condition.terrain;
    }
    default:
      return unreachable(condition);
  }
}
