import { endGame, type Outcome, pileSize } from '../../../kernel/index.ts';
import { HUMANS, SIDES, ZOMBIES } from '../components.ts';
import type { EndReason } from '../table/events.ts';
import type { Changing, Seen } from '../table/state.ts';
import { nameOf, tell } from './tell.ts';

/**
 * A zombie steps past street 5, and the game is over in the middle of whatever was being resolved.
 *
 * @rule ZOM-21.1 The zombie player wins as soon as at least one zombie moves forward from street 5.
 * @rule ZOM-21.11 No entry effect, boss retreat, draw or decision follows.
 */
export function breakThrough(draft: Changing, from: number): void {
  tell({ type: 'broke-through', from: nameOf(from) });
  win(draft, ZOMBIES);
}

/**
 * Dawn has been drawn.
 *
 * @rule ZOM-21.2 The human player wins as soon as the zombie player draws Dawn.
 */
export function breakOfDay(draft: Changing): void {
  win(draft, HUMANS);
}

function win(draft: Changing, side: number): void {
  draft.winner = side;
  endGame(draft);
}

/**
 * How the game ended, with the figures that tell it: in which zombie turn, and how many zombie cards nobody had drawn. They are
 * the game's, and the same for both sides.
 *
 * @rule ZOM-21.6 No other condition ends the game.
 * @rule ZOM-21.7 Draws and ties cannot occur, and there is no score beyond win and loss.
 */
export function outcomeOf({
  winner,
  turn,
  decks,
}: Pick<Seen, 'winner' | 'turn' | 'decks'>): Outcome & { readonly reason: EndReason } {
  const isOver = winner === ZOMBIES;
  const [deck] = decks;
  const undrawn = deck === undefined ? 0 : pileSize(deck);
  return {
    winners: [winner],
    ranking: [[winner], [isOver ? HUMANS : ZOMBIES]],
    reason: isOver ? 'barricade' : 'dawn',
    rule: isOver ? 'ZOM-21.1' : 'ZOM-21.2',
    standings: [
      { name: 'turn', of: SIDES.map(() => turn) },
      { name: 'undrawn', of: SIDES.map(() => undrawn) },
    ],
  };
}

/** Tells how the game ended. */
export function tellTheEnd(draft: Changing): void {
  const { winners, ranking, reason, rule } = outcomeOf(draft);
  tell({ type: 'game-ended', winners, ranking, reason, rule });
}
