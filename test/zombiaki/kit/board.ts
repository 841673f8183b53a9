import { expect } from 'vitest';
import { act, asked, type Drawn, draw, drawing, options } from './scene.ts';

/** Cards that nobody minds drawing: whoever has them in the deck is asked nothing because of them. */
export const QUIET = {
  zombies: Array.from({ length: 12 }, () => 'terror'),
  humans: Array.from({ length: 12 }, () => 'get-out'),
};

/** Sees that the board is as it is drawn, all of it. */
export function expectBoard(drawn: Drawn, text: string): void {
  expect(draw(drawn)).toBe(drawing(drawn, text));
}

/** Ends the turn of whoever is asked, with the discard of the first card where one is due. */
export function passTurn(drawn: Drawn): Drawn {
  const [first = ''] = options(drawn, 'discard');
  return act(asked(drawn).endsWith('discard') ? act(drawn, first) : drawn, 'end');
}

/** What can be said now, in the order of the alphabet. */
export const sorted = (said: readonly string[]): string[] => [...said].sort();

/** The fields that a card can be played on. */
export const fieldsFor = (drawn: Drawn, card: string): string[] =>
  sorted(options(drawn, `play ${card}`).map((said) => said.replace(`play ${card} `, '')));
