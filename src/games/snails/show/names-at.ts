import { attempt, EngineError, named, type TableNames } from '../../../kernel/index.ts';
import type { SnailsConfig } from '../table/config.ts';
import { unnamed } from '../table/config-for.ts';
import type { SnailsView } from '../table/state.ts';
import type { Look } from './look.ts';

/**
 * How everybody is called at a table: made once from a view, a look or a config, and handed to whatever makes sentences.
 *
 * @param cards the names of cards and effects of one's own, by locale and id.
 */
export function namesAt(
  at: Pick<SnailsView, 'names'> | Pick<Look, 'players'> | SnailsConfig,
  cards?: TableNames['cards'],
): TableNames {
  const players = givenNames(at).map((name, seat) => (name === unnamed(seat) ? '' : name));
  return cards === undefined ? { players } : { players, cards };
}

function givenNames(at: Parameters<typeof namesAt>[0]): readonly string[] {
  const found = attempt(() => namesIn(at));
  if (found !== undefined) return found;
  throw new EngineError('argument/invalid', `A view, a look or a config is needed here; ${named(at)} is none.`);
}

function namesIn(at: Parameters<typeof namesAt>[0]): readonly string[] | undefined {
  if ('names' in at) return Array.isArray(at.names) ? [...at.names] : undefined;
  const { players } = at;
  if (typeof players === 'number') return [];
  return Array.isArray(players) ? players.map(({ name = '' }) => name) : undefined;
}
