import type { Seat } from '../../../kernel/index.ts';
import type { FactionId } from '../cards/vocabulary.ts';

/** A player at the table. */
export interface PlayerConfig {
  readonly faction?: FactionId;
  readonly name?: string;
}

/** How a game is set up. */
export interface SnailsConfig {
  /** How many players, or the players themselves. */
  readonly players: 2 | 3 | 4 | readonly PlayerConfig[];
  /**
   * Where the factions come from that `players` does not give: `given` means that it gives all of them. If this is not
   * said, those that are missing are dealt at random.
   *
   * @rule SNL-2.5 Each player chooses a faction not taken yet, or factions are dealt at random.
   */
  readonly factions?: 'given' | 'draft' | 'random';
  /** Who begins; `random` if not said. */
  readonly firstPlayer?: Seat | 'random';
  /** `advanced` draws five cards and keeps three or four (SNL-2.10); `standard` if not said. */
  readonly opening?: 'standard' | 'advanced';
}
