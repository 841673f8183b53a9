import { givenView as givenViewOf, marksOfView, type PartKinds } from '../../../kernel/index.ts';
import type { Table, ZombiakiPrintedView } from './state.ts';

const KINDS: PartKinds<Table> = {
  names: 'list',
  turn: 'value',
  side: 'value',
  creatures: 'list',
  objects: 'list',
  fires: 'list',
  hands: 'list',
  decks: 'list',
  discards: 'list',
  inEffect: 'list',
  limit: 'value',
  play: 'object',
  blasts: 'list',
  bosses: 'value',
  winner: 'value',
};

const MARKS = marksOfView<Table, ZombiakiPrintedView>(KINDS, {
  game: 'Zombiaki',
  id: 'zombiaki',
  beside: ['agenda', 'decisions'],
  printed: ['cards', 'kinds', 'figures', 'sides', 'stops', 'bars'],
});

/** The view of Zombiaki, with what is printed beside it, that a function was given; anything else is an `EngineError`. */
export const givenView = (view: ZombiakiPrintedView): ZombiakiPrintedView => givenViewOf(view, MARKS);
