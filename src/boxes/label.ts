import type { GameTypes } from '../kernel/index.ts';
import type { Lit } from './lit.ts';

/** How actions and buttons are called in a language. */
export interface Labelling<T extends GameTypes> {
  /** What an action is called on a button. */
  action(action: T['Action']): string;
  /** What a button is called that only begins something; nothing, if the language has no words for it. */
  button(id: string): string | undefined;
}

/**
 * What something that can be clicked is called: as its action is; where more has to be clicked, as the language calls the
 * button, or by the words that all have in common that can be said then.
 *
 * @rule KER-12.8 Whatever can be clicked has a label in every language of the game.
 */
export function labelOf<T extends GameTypes>(
  { target, action, actions }: Lit<T>,
  { action: called, button }: Labelling<T>,
): string {
  if (action !== undefined) return called(action);
  const own = target.kind === 'button' ? button(target.id) : undefined;
  return own ?? inCommon(actions.map((each) => called(each).split(' ')));
}

/** The words with which all of these begin, and those with which they end: `Exchange Rocket and …`, `… ablegen`. */
function inCommon([first = [], ...others]: readonly (readonly string[])[]): string {
  const least = Math.min(first.length, ...others.map(({ length }) => length));
  const isShared = (index: number): boolean => others.every((words) => words.at(index) === first.at(index));
  let begin = 0;
  while (begin < least && isShared(begin)) begin++;
  let end = 0;
  while (end < least - begin && isShared(-1 - end)) end++;
  return [...first.slice(0, begin), '…', ...first.slice(first.length - end)].join(' ');
}
