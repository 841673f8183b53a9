import { endGame, type Outcome, type Seat } from '../../../kernel/index.ts';
import { ROUNDS } from '../components.ts';
import type { EndReason } from '../events.ts';
import type { Changing, Seen } from '../state.ts';
import { clockwiseFrom, isLiving, lifeOf, livingSnails } from './position.ts';
import { tell } from './tell.ts';

/** Ends the game: what is left on the agenda is not done any more. */
export function finish(draft: Changing): void {
  draft.phase = 'over';
  endGame(draft);
}

/** Tells how the game ended. */
export function tellTheEnd(draft: Changing): void {
  const { winners, reason, rule } = outcomeOf(draft);
  tell({ type: 'game-ended', winners: [...winners], reason, rule });
}

/**
 * Ends the game if only one player is left.
 *
 * @rule SNL-12.1 If only one player has snails on the board, that player wins at once.
 */
export function finishIfWon(draft: Changing): void {
  if (survivorsOf(draft).length === 1) finish(draft);
}

/** Ends the game if its last round is over. Has it ended? */
export function finishIfLastRound(draft: Changing): boolean {
  // SNL-3.35: after round 6 the game ends.
  if (draft.round < ROUNDS) return false;
  finish(draft);
  return true;
}

function survivorsOf(at: Seen): Seat[] {
  return seatsOf(at).filter((seat) => isLiving(at, seat));
}

const seatsOf = (at: Seen): Seat[] => clockwiseFrom(at, 0);

/** A player's score after the last round, the first figure first. */
function standingOf(at: Seen, seat: Seat): readonly [snails: number, life: number, fallen: number] {
  const snails = livingSnails(at, seat);
  const life = snails.reduce((sum, snail) => sum + lifeOf(at, snail), 0);
  return [snails.length, life, at.fallen[seat] ?? 0];
}

/**
 * How a game that is over ended.
 *
 * @rule SNL-12.2 If no snail is on the board, the game is a draw.
 * @rule SNL-12.3 Most snails on the board wins; tied, the highest total life wins; still tied, the game is a draw.
 * @rule SNL-12.4 A draw is shared by the players still tied. Eliminated players rank by the time of their elimination,
 *   later is better.
 */
export function outcomeOf(at: Seen): Outcome & { readonly reason: EndReason } {
  const seats = seatsOf(at);
  const survivors = survivorsOf(at);
  if (survivors.length === 0) {
    return { winners: seats, ranking: [seats], reason: 'nobody-left', rule: 'SNL-12.2' };
  }
  const standings = seats.map((seat) => standingOf(at, seat));
  const ranking: Seat[][] = [];
  for (const seat of [...seats].sort((one, other) => compare(standings[other] ?? [], standings[one] ?? []))) {
    const rank = ranking.at(-1);
    const [peer] = rank ?? [];
    if (rank !== undefined && peer !== undefined && compare(standings[peer] ?? [], standings[seat] ?? []) === 0) {
      rank.push(seat);
    } else ranking.push([seat]);
  }
  const winners = ranking[0] ?? [];
  if (survivors.length === 1) return { winners, ranking, reason: 'last-squad', rule: 'SNL-12.1' };
  const most = Math.max(...standings.map(([snails]) => snails));
  const leaders = standings.filter(([snails]) => snails === most).length;
  const reason = leaders === 1 ? 'most-snails' : winners.length === 1 ? 'most-life' : 'draw';
  return { winners, ranking, reason, rule: 'SNL-12.3' };
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, figure] of one.entries()) {
    const difference = figure - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
