import { attempt, EngineError, named, type Seat, type TableNames } from '../kernel/index.ts';

/** Where the names of players are read: a view, a look or a config. */
type Naming =
  | { readonly names: readonly string[] }
  | { readonly players: number | readonly { readonly name?: string }[] };

/**
 * How everybody is called at a table, read from a view, a look or a config. Who was given no name has none here, so that
 * sentences call them in words of their own.
 *
 * @param unnamed what a player is called in a position who was given no name.
 */
export function namesGiven(at: Naming, unnamed: (seat: Seat) => string, cards?: TableNames['cards']): TableNames {
  const players = namesIn(at).map((name, seat) => (name === unnamed(seat) ? '' : name));
  return cards === undefined ? { players } : { players, cards };
}

function namesIn(at: Naming): readonly string[] {
  const found = attempt(() => readNames(at));
  if (found !== undefined) return found;
  throw new EngineError('argument/invalid', `A view, a look or a config is needed here; ${named(at)} is none.`);
}

function readNames(at: Naming): readonly string[] | undefined {
  if ('names' in at) return Array.isArray(at.names) ? [...at.names] : undefined;
  const { players } = at;
  if (typeof players === 'number') return [];
  return Array.isArray(players) ? players.map(({ name = '' }) => name) : undefined;
}
