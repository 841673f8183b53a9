// Generated from the shape of the table. Do not edit: `npm run generate` writes this file.
import { givenView as givenViewOf, type ViewMarks } from '../../../kernel/index.ts';
import type { KelpPrintedView } from './state.ts';

const MARKS: ViewMarks<KelpPrintedView> = {
  game: 'Kelp',
  id: 'kelp',
  lists: [
    'agenda',
    'decisions',
    'names',
    'blocks',
    'revealed',
    'emptied',
    'bagged',
    'reserve',
    'eaten',
    'history',
    'hands',
    'discards',
    'slots',
    'removed',
    'market',
    'bag',
    'supply',
    'drawn',
    'pool',
    'currents',
    'placed',
    'growth',
    'energy',
    'hunger',
    'row',
    'front',
    'stashes',
    'spent',
    'pairs',
    'chosen',
  ],
  objects: ['drawPile', 'lesson', 'deck', 'spending'],
  printed: ['cards', 'sharkCards', 'kinds', 'strategies', 'spaces', 'areas'],
};

/** Returns the view of Kelp, with what is printed beside it, that a function was given; anything else is an `EngineError`. */
export const givenView = (view: KelpPrintedView): KelpPrintedView => givenViewOf(view, MARKS);
