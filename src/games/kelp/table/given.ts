import { givenView as givenViewOf, marksOfView, type PartKinds } from '../../../kernel/index.ts';
import type { KelpPrintedView, Table } from './state.ts';

const KINDS: PartKinds<Table> = {
  names: 'list',
  round: 'value',
  side: 'value',
  phase: 'value',
  acted: 'value',
  blocks: 'list',
  revealed: 'list',
  emptied: 'list',
  bagged: 'list',
  drawnBlock: 'value',
  reserve: 'list',
  eaten: 'list',
  history: 'list',
  hands: 'list',
  drawPile: 'object',
  discards: 'list',
  slots: 'list',
  removed: 'list',
  market: 'list',
  lesson: 'object',
  space: 'value',
  facing: 'value',
  bag: 'list',
  supply: 'list',
  drawn: 'list',
  pool: 'list',
  currents: 'list',
  placed: 'list',
  resolving: 'value',
  growth: 'list',
  tiles: 'value',
  energy: 'list',
  hunger: 'list',
  row: 'list',
  deck: 'object',
  front: 'list',
  stashes: 'list',
  spent: 'list',
  rerolled: 'value',
  stepped: 'value',
  spending: 'object',
  pairs: 'list',
  chosen: 'list',
  ending: 'value',
};

const MARKS = marksOfView<Table, KelpPrintedView>(KINDS, {
  game: 'Kelp',
  id: 'kelp',
  beside: ['agenda', 'decisions'],
  printed: ['cards', 'sharkCards', 'kinds', 'strategies', 'spaces', 'areas'],
});

/** The view of Kelp, with what is printed beside it, that a function was given; anything else is an `EngineError`. */
export const givenView = (view: KelpPrintedView): KelpPrintedView => givenViewOf(view, MARKS);
