import { givenView as givenViewOf, marksOfView, type PartKinds } from '../../../kernel/index.ts';
import type { SnailsPrintedView, Table } from './state.ts';

const KINDS: PartKinds<Table> = {
  names: 'list',
  phase: 'value',
  round: 'value',
  slot: 'value',
  firstPlayer: 'value',
  factions: 'list',
  levels: 'list',
  damage: 'list',
  fire: 'list',
  mines: 'list',
  dynamite: 'list',
  removed: 'list',
  raised: 'list',
  contamination: 'value',
  places: 'list',
  life: 'list',
  shells: 'list',
  marks: 'list',
  shown: 'list',
  active: 'list',
  passive: 'list',
  aims: 'list',
  used: 'list',
  losses: 'list',
  fallen: 'list',
  factionCards: 'list',
  hands: 'list',
  plans: 'list',
  resolved: 'list',
  known: 'list',
  inHand: 'list',
  bare: 'list',
  discards: 'list',
  deck: 'object',
  play: 'object',
};

const MARKS = marksOfView<Table, SnailsPrintedView>(KINDS, {
  game: 'Snails',
  id: 'snails',
  beside: ['agenda', 'decisions', 'factionCardIds'],
  printed: ['fields', 'cards', 'track'],
});

/** The view of Snails, with what is printed beside it, that a function was given; anything else is an `EngineError`. */
export const givenView = (view: SnailsPrintedView): SnailsPrintedView => givenViewOf(view, MARKS);
