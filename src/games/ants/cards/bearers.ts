import { deepFreeze } from '../../../kernel/index.ts';

/**
 * What words stand on: a card; a tile of a player or the anthill board, that is an ability space, a nest cell, a Special Item, a
 * Leaf tile or a flight space; a space of the main board; a Queen tile.
 */
export const BEARERS = deepFreeze(['card', 'tile', 'space', 'queen'] as const);
/** What words stand on. */
export type Bearer = (typeof BEARERS)[number];

/** What bears effects for later, too: all but spaces of the main board, which give their bonus once. */
export const KEPT_BEARERS = deepFreeze(['card', 'tile', 'queen'] as const);

/** Where words stand, and how that is spoken of where they have no meaning there. */
export const PLACES = deepFreeze({
  card: 'a card',
  tile: 'a tile',
  space: 'a space of the main board',
  queen: 'a Queen tile',
  need: 'a requirement',
});
