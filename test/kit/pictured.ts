import { expect } from 'vitest';
import type { Game, GameTypes, Viewer } from '../../src/kernel/index.ts';

/** A position that a test has come to, with where it came from. */
export interface Change<T extends GameTypes> {
  readonly game: Game<T>;
  readonly before: T['State'];
  readonly state: T['State'];
  /** What happened in between. */
  readonly events: readonly T['Event'][];
}

/** A change that the rulebook shows beside the rules that it is an example of. */
export interface Shown {
  readonly rules: readonly string[];
  readonly title: string;
  readonly change: Change<GameTypes>;
  readonly viewer: Viewer;
}

/** Everything that was marked to be shown: the rulebook reads it when it has run the tests (docs/book). */
export const shown: Shown[] = [];

const RULES = /^(?:.* > )?((?:[A-Z]{3}-[\dX]+\.\d+[ +]*)+)(.*)$/s;

/**
 * Marks what is to be seen of a rule: the rulebook draws the position before and after, beside the rules in the title of the
 * test, or beside those of them that are named. Everything is shown as the first seat sees it, unless another is named.
 */
export function pictured<T extends GameTypes, Each extends Change<T>>(
  change: Each & Change<T>,
  of: { readonly rules?: readonly string[]; readonly viewer?: Viewer } = {},
): Each {
  const [, ids = '', title = ''] = RULES.exec(expect.getState().currentTestName ?? '') ?? [];
  const proved = ids.split(/[ +]+/).filter((id) => id !== '');
  const { rules = proved, viewer = 0 } = of;
  const strange = rules.filter((id) => !proved.includes(id));
  if (rules.length === 0 || strange.length > 0) {
    throw new Error(`What is shown is about rules in the title of its test${strange.map((id) => `, ${id} is not`)}.`);
  }
  shown.push({ rules, title: title.trim(), change: change as unknown as Change<GameTypes>, viewer });
  return change;
}
