import type { GenericSchema } from 'valibot';
import { fault, readBy } from '../../../kernel/index.ts';
import { seatsFor } from '../board/check-layout.ts';
import type { Layout } from '../board/layout.ts';
import { readConfig } from './check-config.ts';
import type { SnailsConfig } from './config.ts';

/** How many players a config is for. */
export function seatsOf({ players }: SnailsConfig): number {
  return typeof players === 'number' ? players : players.length;
}

/** What a player is called in a position who was given no name. Sentences call them in words of their own language. */
export const unnamed = (seat: number): string => `Player ${seat + 1}`;

/**
 * The configs that can be played on a board.
 *
 * @rule SNL-2.15 The tile fields that are not mountains number at least 4 × players ÷ 3, rounded up.
 */
export function configFor(layout: Layout): GenericSchema<unknown, SnailsConfig> {
  const most = seatsFor(layout);
  return readBy((spot) => {
    const config = readConfig(spot);
    const seats = config === undefined ? 0 : seatsOf(config);
    if (seats > most) fault(spot, `${seats} players need more land; this board has enough for ${most}`, 'players');
    return config;
  });
}
