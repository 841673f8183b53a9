import { EngineError, type Seat } from '../../../kernel/index.ts';
import { ROLES, SQUAD } from '../components.ts';
import type { Codes } from '../text/labels.ts';

const SEAT_LETTERS = 'ABCD';

/** The letter of a player on the board. */
export function seatLetter(seat: Seat): string {
  const letter = SEAT_LETTERS[seat];
  if (letter === undefined) throw new EngineError('seat/unknown', `Nobody sits on seat ${seat} of a game of Snails.`);
  return letter;
}

/** The letters of a snail on the board: its player's, and its role's in a language. */
export function snailCode(snail: number, { roles }: Codes): string {
  const role = ROLES[snail % SQUAD];
  if (role === undefined) throw new EngineError('view/invalid', `There is no snail ${snail}.`);
  return `${seatLetter(Math.floor(snail / SQUAD))}${roles[role]}`;
}
