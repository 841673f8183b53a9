import { endGame, type Outcome, type Standing } from '../../../kernel/index.ts';
import { HUNGER_SPACES, OCTOPUS, RED, SHARK, SIDES } from '../components.ts';
import type { Book } from '../table/book.ts';
import { colourOf } from '../table/dice.ts';
import type { EndReason } from '../table/events.ts';
import type { Changing, Seen } from '../table/state.ts';
import { tell } from './tell.ts';

const RULES = {
  confrontation: 'KLP-19.1',
  food: 'KLP-19.2',
  hunger: 'KLP-19.3',
  'no-red': 'KLP-19.6',
  'round-cap': 'KLP-19.9',
} as const satisfies Record<EndReason, string>;

/**
 * The game is over, for this reason: whatever still waits is not done.
 *
 * @rule KLP-10.27 Once a die has won or lost the game nothing that is still placed is resolved.
 */
export function winGame(draft: Changing, reason: EndReason): void {
  draft.ending = reason;
  endGame(draft);
}

/**
 * Is no red die left that could come back?
 *
 * @rule KLP-19.6 No red die in the dice bag, the pool, on areas, on energy spaces or on Alert cards.
 */
export function hasNoRed(at: Seen): boolean {
  const isRed = (die: number): boolean => colourOf(die) === RED;
  return (
    at.bag[RED] === 0 &&
    !at.drawn.includes(RED) &&
    !at.pool.some(isRed) &&
    !at.placed.some(isRed) &&
    !at.energy.some(isRed) &&
    !at.stashes.some(({ die }) => isRed(die))
  );
}

/**
 * Ends the game if the hunger track says so.
 *
 * @rule KLP-19.3 The octopus wins at once when the seventh die is placed on the hunger track.
 * @rule KLP-19.6 The octopus wins when the hunger track holds 6 dice and no red die is left.
 */
export function maybeStarve({ options }: Book, draft: Changing): void {
  if (draft.hunger.length === HUNGER_SPACES) winGame(draft, 'hunger');
  else if (options.noRedLoss && draft.hunger.length === HUNGER_SPACES - 1 && hasNoRed(draft)) winGame(draft, 'no-red');
}

/**
 * How the game ended.
 *
 * @rule KLP-19.8 There are no draws and no ties: every end condition names one winner.
 */
export function outcomeOf({
  ending,
  round,
  eaten,
  hunger,
}: Pick<Seen, 'ending' | 'round' | 'eaten' | 'hunger'>): Outcome & { readonly reason: EndReason } {
  const reason = ending === 'none' ? 'round-cap' : ending;
  const [winner, loser] = reason === 'confrontation' ? [SHARK, OCTOPUS] : [OCTOPUS, SHARK];
  return {
    winners: [winner],
    ranking: [[winner], [loser]],
    reason,
    rule: RULES[reason],
    standings: [shared('round', round), shared('eaten', eaten.length), shared('hunger', hunger.length)],
  };
}

/** A figure of the end that is the same for both sides. */
const shared = (name: string, figure: number): Standing => ({ name, of: SIDES.map(() => figure) });

/** Tells how the game ended. */
export function tellTheEnd(draft: Changing): void {
  const { winners, ranking, reason, rule } = outcomeOf(draft);
  tell({ type: 'game-ended', winners, ranking, reason, rule });
}
