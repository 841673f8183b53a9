import type { AbilityId, AnthillSideId } from '../board/layouts/board.ts';
import type { CardId, EnemyId, IncubationTileId, ItemId, LeafTileId, QueenId } from '../cards/pack/pack.ts';
import type { Source } from '../cards/vocabulary.ts';
import type {
  AntAction,
  CardSymbol,
  CardType,
  Criterion,
  DeckId,
  Marker,
  MOST_SIZE,
  Resource,
  Specialisation,
  Terrain,
  TilePlace,
  TileSet,
  Track,
} from '../components.ts';
import type { Category } from '../table/events.ts';
import type { Options } from '../table/options.ts';
import type { MainAction } from '../table/work.ts';

/** What things are called in one language, as far as sentences of any language name them. */
export interface Names {
  readonly cards: Readonly<Record<CardId, string>>;
  readonly enemies: Readonly<Record<EnemyId, string>>;
  readonly queens: Readonly<Record<QueenId, string>>;
  readonly incubationTiles: Readonly<Record<IncubationTileId, string>>;
  readonly items: Readonly<Record<ItemId, string>>;
  readonly leaves: Readonly<Record<LeafTileId, string>>;
  /** The spaces of the ability area. */
  readonly abilities: Readonly<Record<AbilityId, string>>;
  /** The sides of Anthill tiles. */
  readonly anthills: Readonly<Record<AnthillSideId, string>>;
  /** The icons of sets of Incubation tiles. */
  readonly sets: Readonly<Record<TileSet, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly symbols: Readonly<Record<CardSymbol, string>>;
  readonly tracks: Readonly<Record<Track, string>>;
  readonly actions: Readonly<Record<MainAction, string>>;
  /** What Stars are earned for. */
  readonly criteria: Readonly<Record<Criterion, string>>;
  /** What points are for. */
  readonly categories: Readonly<Record<Category, string>>;
}

/** The same with what only those say who draw a position or read cards. */
export interface AllNames extends Names {
  /** Room tiles, by size. */
  readonly rooms: Readonly<Record<Numbered<'room', typeof MOST_SIZE>, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly markers: Readonly<Record<Marker, string>>;
  readonly specialisations: Readonly<Record<Specialisation, string>>;
  /** What stands on the Incubation tiles, from top to bottom. */
  readonly stages: Readonly<Record<TilePlace, string>>;
  readonly types: Readonly<Record<CardType, string>>;
  readonly decks: Readonly<Record<DeckId, string>>;
  /** The rows of the display. */
  readonly rows: Readonly<Record<AntAction, string>>;
  /** Where a card comes from, as a note to be shown beside it. */
  readonly sources: Readonly<Record<Source, string>>;
  /** The figures that can be changed. */
  readonly options: Readonly<Record<keyof Options, string>>;
}

/** Things that are told apart by a number: `Queen 1`. Their ids are, too. */
export function numbered<Stem extends string, Last extends number>(
  stem: Stem,
  last: Last,
  name: string,
): Readonly<Record<Numbered<Stem, Last>, string>> {
  const numbers = Array.from({ length: last }, (_, nth) => nth + 1);
  // The compiler cannot count what is made in a loop.
  return Object.fromEntries(numbers.map((nth) => [`${stem}-${nth}`, `${name} ${nth}`])) as Record<
    Numbered<Stem, Last>,
    string
  >;
}

/** `queen-1`, `queen-2` and so on up to this number: all that {@link numbered} names. */
type Numbered<
  Stem extends string,
  Last extends number,
  Before extends readonly unknown[] = [],
> = Before['length'] extends Last
  ? never
  : `${Stem}-${[...Before, 0]['length'] & number}` | Numbered<Stem, Last, [...Before, 0]>;

/** The Incubation tiles: each has the icon of its set and a letter. */
export function lettered(name: string): Names['incubationTiles'] {
  const tiles = ['●', '○', '◆', '◇'].flatMap((icon, set) =>
    ['A', 'B', 'C'].map((letter) => [`inc-${set + 1}${letter.toLowerCase()}`, `${name} ${icon}${letter}`]),
  );
  // The compiler cannot count what is made in a loop.
  return Object.fromEntries(tiles) as Names['incubationTiles'];
}
