import { namesGiven } from '../../../boxes/index.ts';
import type { TableNames } from '../../../kernel/index.ts';
import { type AntsConfig, unnamed } from '../table/config.ts';
import type { AntsView } from '../table/state.ts';
import type { Look } from './look.ts';

/**
 * How everybody is called at a table: made once from a view, a look or a config, and handed to whatever makes sentences.
 *
 * @param cards the names of cards and tiles of one's own, by locale and id.
 */
export function namesAt(
  at: Pick<AntsView, 'names'> | Pick<Look, 'players'> | AntsConfig,
  cards?: TableNames['cards'],
): TableNames {
  return namesGiven(at, unnamed, cards);
}
