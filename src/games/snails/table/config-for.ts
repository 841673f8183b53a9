import * as v from 'valibot';
import { seatsFor } from '../board/check-layout.ts';
import type { Layout } from '../board/layout.ts';
import { configSchema } from './check-config.ts';
import type { SnailsConfig } from './config.ts';

/** How many players a config is for. */
export function seatsOf({ players }: SnailsConfig): number {
  return typeof players === 'number' ? players : players.length;
}

/**
 * The configs that can be played on a board.
 *
 * @rule SNL-2.15 The tile fields that are not mountains number at least 4 × players ÷ 3, rounded up.
 */
export function configFor(layout: Layout): v.GenericSchema<unknown, SnailsConfig> {
  const most = seatsFor(layout);
  return v.pipe(
    configSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || seatsOf(dataset.value) <= most) return;
      addIssue({
        message: `${seatsOf(dataset.value)} players need more land; this board has enough for ${most}`,
        path: [{ type: 'unknown', origin: 'value', input: undefined, key: 'players', value: undefined }],
      });
    }),
  );
}
