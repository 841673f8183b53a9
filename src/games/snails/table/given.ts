import { givenView as givenViewOf, marksOf } from '../../../kernel/index.ts';
import { TABLE_PARTS } from './shape.ts';
import type { SnailsView } from './state.ts';

const { lists, objects } = marksOf(TABLE_PARTS);

/** The lists of every view that are no part of the table. */
const BESIDE = ['agenda', 'decisions', 'fields', 'cards', 'factionCardIds', 'track'] as const;

/** The view of Snails that a function was given; anything else is an `EngineError`. */
export const givenView = (view: SnailsView): SnailsView =>
  givenViewOf(view, { game: 'Snails', id: 'snails', lists: [...BESIDE, ...lists], objects });
