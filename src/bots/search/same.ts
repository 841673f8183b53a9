import type { BaseAction } from '../../kernel/index.ts';

/**
 * Do these say the same, whichever decision they name? Asked at every step of a search, where texts to compare by would take
 * a good part of its time.
 */
export function isSameAction(left: BaseAction, right: BaseAction): boolean {
  return left === right || hasAllOf(left, right, 'decision');
}

function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  return hasAllOf(left, right);
}

// Both are plain data: what is held by one and not by the other shows in the number of keys.
function hasAllOf(left: object, right: object, except?: string): boolean {
  let more = 0;
  for (const key in left) {
    if (key === except) continue;
    if (!isSame((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key])) return false;
    more += 1;
  }
  for (const key in right) if (key !== except) more -= 1;
  return more === 0;
}
