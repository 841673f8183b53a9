import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import type { Automatic, Pack, Rolled } from '../../../src/games/snails/cards/vocabulary.ts';

/** The default pack with another red card in place of the Grenade, for what no card of it does. */
export function packWith(card: (Rolled | Automatic) & { readonly returns?: 'to-hand'; readonly rage?: 'adds' }): Pack {
  return { ...defaultPack, red: { ...defaultPack.red, grenade: { copies: 5, source: 'ours', ...card } } };
}
