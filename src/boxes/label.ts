import type { GameTypes } from '../kernel/index.ts';
import type { ClickRules } from './click-rules.ts';
import type { Lit } from './lit.ts';

/** How actions and buttons are called in a language. */
export interface Labelling<T extends GameTypes> {
  /** What an action is called on a button. */
  action(action: T['Action']): string;
  /** What a button is called that only begins something; nothing, if the language has no words for it. */
  button(id: string): string | undefined;
  /** The part of an action that a click on a target names; see `ClickRules`. */
  begun?: ClickRules<T>['begun'] | undefined;
}

/**
 * Returns what a target is called. A target that completes an action is called what the action is. One that wants more clicks
 * is called what the language calls the button, or by the words that the actions it begins have in common.
 *
 * @rule KER-12.8 Whatever can be clicked has a label in every language of the game.
 */
export function labelOf<T extends GameTypes>(
  { target, action, actions }: Lit<T>,
  { action: called, button, begun = (each) => each }: Labelling<T>,
): string {
  if (action !== undefined) return called(action);
  const own = target.kind === 'button' ? button(target.id) : undefined;
  return own ?? inCommon(actions.map((each) => called(begun(each, target)).split(' ')));
}

/** The words with which all of these begin, and those with which they end: `Exchange Rocket and …`, `… ablegen`. */
function inCommon([first = [], ...others]: readonly (readonly string[])[]): string {
  const least = Math.min(first.length, ...others.map(({ length }) => length));
  const isShared = (index: number): boolean => others.every((words) => words.at(index) === first.at(index));
  let begin = 0;
  while (begin < least && isShared(begin)) begin++;
  let end = 0;
  while (end < least - begin && isShared(-1 - end)) end++;
  const [head, tail] = [first.slice(0, begin).join(' '), first.slice(first.length - end).join(' ')];
  const gap = isOpen(head) && !tail.includes(')') ? '…)' : '…';
  return [head, gap, tail].filter((part) => part !== '').join(' ');
}

/** Whether the last bracket of a text is left open. */
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');
