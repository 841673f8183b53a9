import { givenView as givenViewOf } from '../../../kernel/index.ts';
import type { SnailsView } from './state.ts';

/** The lists that every view has, as far as they are drawn or looked at. */
const LISTS = [
  'agenda',
  'decisions',
  'names',
  'factions',
  'levels',
  'damage',
  'fire',
  'mines',
  'dynamite',
  'removed',
  'raised',
  'places',
  'life',
  'shells',
  'marks',
  'shown',
  'active',
  'passive',
  'aims',
  'used',
  'fallen',
  'factionCards',
  'hands',
  'plans',
  'resolved',
  'known',
  'inHand',
  'discards',
  'fields',
  'cards',
  'factionCardIds',
  'track',
] as const satisfies readonly (keyof SnailsView)[];

/** The view of Snails that a function was given; anything else is an `EngineError`. */
export const givenView = (view: SnailsView): SnailsView =>
  givenViewOf(view, { game: 'Snails', id: 'snails', lists: LISTS, objects: ['play', 'deck'] });
