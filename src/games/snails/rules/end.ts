import { endGame, type Outcome, rankedBy, type Seat } from '../../../kernel/index.ts';
import { ROUNDS } from '../components.ts';
import type { EndReason } from '../table/events.ts';
import type { Changing, Seen } from '../table/state.ts';
import { clockwiseFrom, isLiving, lifeOf, livingSnails } from './position.ts';
import { tell } from './tell.ts';

/** Ends the game: what is left on the agenda is not done any more. */
export function finish(draft: Changing): void {
  draft.phase = 'over';
  endGame(draft);
}

/** Tells how the game ended. */
export function tellTheEnd(draft: Changing): void {
  const { winners, ranking, reason, rule } = outcomeOf(draft);
  tell({ type: 'game-ended', winners: [...winners], ranking: ranking.map((seats) => [...seats]), reason, rule });
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

/** What players are compared by after the last round, the first figure first. */
function standingsOf(at: Seen) {
  const squads = seatsOf(at).map((seat) => livingSnails(at, seat));
  return [
    { name: 'snails', of: squads.map((snails) => snails.length) },
    { name: 'life', of: squads.map((snails) => snails.reduce((sum, snail) => sum + lifeOf(at, snail), 0)) },
    { name: 'fallen', of: [...at.fallen] },
  ] as const;
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
  const { winners, ranking, standings, decidedBy } = rankedBy(standingsOf(at));
  if (survivors.length === 1) return { winners, ranking, reason: 'last-squad', rule: 'SNL-12.1', standings };
  const reason = decidedBy === 'snails' ? 'most-snails' : decidedBy === undefined ? 'draw' : 'most-life';
  return { winners, ranking, reason, rule: 'SNL-12.3', standings };
}
