// Generated from the shape of the table. Do not edit: `npm run generate` writes this file.
import { givenView as givenViewOf, type ViewMarks } from '../../../kernel/index.ts';
import type { ZombiakiPrintedView } from './state.ts';

const MARKS: ViewMarks<ZombiakiPrintedView> = {
  game: 'Zombiaki',
  id: 'zombiaki',
  lists: [
    'agenda',
    'decisions',
    'names',
    'creatures',
    'objects',
    'fires',
    'hands',
    'decks',
    'discards',
    'inEffect',
    'blasts',
  ],
  objects: ['play'],
  printed: ['cards', 'kinds', 'figures', 'sides', 'stops', 'bars'],
};

/** Returns the view of Zombiaki, with what is printed beside it, that a function was given; anything else is an `EngineError`. */
export const givenView = (view: ZombiakiPrintedView): ZombiakiPrintedView => givenViewOf(view, MARKS);
