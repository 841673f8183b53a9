import { givenView as givenViewOf } from '../../../kernel/index.ts';
import type { SnailsView, Table } from './state.ts';

type Kinds = {
  readonly [Part in keyof Table]: Table[Part] extends readonly unknown[]
    ? 'list'
    : Table[Part] extends object
      ? 'object'
      : 'value';
};

// What the parts of a table are follows from its shape: the compiler compares every one of them. It is written out,
// because whoever shows a game without its rules would have to load the whole shape for it.
const KINDS: Kinds = {
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

const PARTS = Object.keys(KINDS) as (keyof Kinds)[];

/** The lists of every view that are no part of the table. */
const BESIDE = ['agenda', 'decisions', 'fields', 'cards', 'factionCardIds', 'track'] as const;

const MARKS = {
  game: 'Snails',
  id: 'snails',
  lists: [...BESIDE, ...PARTS.filter((part) => KINDS[part] === 'list')],
  objects: PARTS.filter((part) => KINDS[part] === 'object'),
};

/** The view of Snails that a function was given; anything else is an `EngineError`. */
export const givenView = (view: SnailsView): SnailsView => givenViewOf(view, MARKS);
