import { type SnailsConfig, type SnailsState, type SnailsTypes, snails } from '../../../src/games/snails/index.ts';
import type { Game } from '../../../src/kernel/index.ts';
import type { Tally } from '../../../src/testing/law.ts';
import { pausesIn, tryTwinsIn } from '../../kit/pauses.ts';

const CONFIGS: readonly SnailsConfig[] = [
  { players: 2 },
  { players: 3, opening: 'advanced' },
  { players: 4, factions: 'draft' },
  { players: [{ faction: 'barbarians' }, { faction: 'amazons' }], opening: 'advanced' },
];

/** Positions in which the game waits for each kind of decision, so many of each kind, from so many random games. */
export const pausesOfEveryKind = (wanted: { readonly games: number; readonly each: number }) =>
  pausesIn(snails, { configs: CONFIGS, ...wanted });

/** Tries in a position whether anybody sees what they cannot know; cards that the seat does not hold are tried, too. */
export function tryTwins(
  game: Game<SnailsTypes>,
  state: SnailsState,
  trying: { readonly tally: Tally; readonly times?: number },
): void {
  tryTwinsIn(game, state, { ...trying, others: () => ({ card: game.printed(state).cards }) });
}
