import type { Question, Scene } from './scene.ts';

/** What the words do that a question is about, behind a colon; nothing, where nobody reads cards. */
export function wordsAsked(asked: Question | undefined, { orders }: Scene): string {
  const told = orders(asked?.words);
  return told === undefined ? '' : `: ${told}`;
}

/** The same word by word, where one of them is chosen. */
export function choicesAsked(
  { words = [] }: Question,
  { orders }: Scene,
  joined: (orders: readonly string[]) => string,
): string {
  const told = words.flatMap((word) => orders([word]) ?? []);
  return told.length === 0 ? '' : `: ${joined(told)}`;
}
