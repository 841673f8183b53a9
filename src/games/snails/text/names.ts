import type { Back } from '../board/tiles.ts';
import type { CardId, OptionId } from '../cards/pack/pack.ts';
import type { BasicAction, Face, FactionId, Source, Token } from '../cards/vocabulary.ts';
import type { Phase, Role, Terrain } from '../components.ts';

/** What things are called in one language. */
export interface Names {
  /** The cards of the default pack. */
  readonly cards: Readonly<Record<CardId, string>>;
  /** The effects of its cards that the player chooses from. */
  readonly options: Readonly<Record<OptionId, string>>;
  readonly actions: Readonly<Record<BasicAction, string>>;
  readonly factions: Readonly<Record<FactionId, string>>;
  /** What the ability of each faction is called. */
  readonly abilities: Readonly<Record<FactionId, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  /** The backs of tiles. */
  readonly backs: Readonly<Record<Back, string>>;
  readonly tokens: Readonly<Record<Token, string>>;
  readonly faces: Readonly<Record<Face, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  /** Where a card comes from, as a note to be shown beside it. */
  readonly sources: Readonly<Record<Source, string>>;
}
