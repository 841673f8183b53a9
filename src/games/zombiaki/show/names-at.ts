import { namesGiven } from '../../../boxes/index.ts';
import type { TableNames } from '../../../kernel/index.ts';
import { unnamed, type ZombiakiConfig } from '../table/config.ts';
import type { ZombiakiView } from '../table/state.ts';
import type { Look } from './look.ts';

/**
 * How everybody is called at a table: made once from a view, a look or a config, and handed to whatever makes sentences.
 *
 * @param cards the names of cards of one's own, by locale and id.
 */
export function namesAt(
  at: Pick<ZombiakiView, 'names'> | Pick<Look, 'players'> | ZombiakiConfig,
  cards?: TableNames['cards'],
): TableNames {
  return namesGiven(at, unnamed, cards);
}
