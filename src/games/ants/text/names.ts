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

/** What things are called in one language. */
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
  readonly resources: Readonly<Record<Resource, string>>;
  readonly symbols: Readonly<Record<CardSymbol, string>>;
  readonly markers: Readonly<Record<Marker, string>>;
  readonly tracks: Readonly<Record<Track, string>>;
  readonly specialisations: Readonly<Record<Specialisation, string>>;
  /** What stands on the Incubation tiles, from top to bottom. */
  readonly stages: Readonly<Record<TilePlace, string>>;
  readonly types: Readonly<Record<CardType, string>>;
  readonly decks: Readonly<Record<DeckId, string>>;
  /** The rows of the display. */
  readonly rows: Readonly<Record<AntAction, string>>;
  readonly actions: Readonly<Record<MainAction, string>>;
  /** What Stars are earned for. */
  readonly criteria: Readonly<Record<Criterion, string>>;
  /** What points are for. */
  readonly categories: Readonly<Record<Category, string>>;
  /** Where a card comes from, as a note to be shown beside it. */
  readonly sources: Readonly<Record<Source, string>>;
  /** The figures that can be changed. */
  readonly options: Readonly<Record<keyof Options, string>>;
}
