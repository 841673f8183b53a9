import type { AnyBox } from '../../src/boxes/index.ts';
import type { GameTypes } from '../../src/kernel/index.ts';

/** Every way to play a game that its box offers, with every number of players; they end even if played at random. */
export function configsOf({ configs }: AnyBox): readonly GameTypes['Config'][] {
  return configs.flatMap(({ seats: { min, max }, config }) =>
    Array.from({ length: max - min + 1 }, (_, more) =>
      config({ players: Array.from({ length: min + more }, () => ({})), length: 'limited' }),
    ),
  );
}
