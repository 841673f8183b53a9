// Generated from the shape of the table. Do not edit: `npm run generate` writes this file.
import { givenView as givenViewOf, type ViewMarks } from '../../../kernel/index.ts';
import type { SnailsPrintedView } from './state.ts';

const MARKS: ViewMarks<SnailsPrintedView> = {
  game: 'Snails',
  id: 'snails',
  lists: [
    'factionCardIds',
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
    'losses',
    'fallen',
    'factionCards',
    'hands',
    'plans',
    'resolved',
    'known',
    'inHand',
    'bare',
    'discards',
  ],
  objects: ['deck', 'play'],
  printed: ['fields', 'cards', 'track'],
};

/** Returns the view of Snails, with what is printed beside it, that a function was given; anything else is an `EngineError`. */
export const givenView = (view: SnailsPrintedView): SnailsPrintedView => givenViewOf(view, MARKS);
