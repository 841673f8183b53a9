import type { CardId } from '../cards/pack/pack.ts';
import type { Lasts, Source, Tag, ThingKind } from '../cards/vocabulary.ts';
import type { Side } from '../components.ts';
import type { Options } from '../table/options.ts';

/** What things are called in one language. */
export interface Names {
  /** The cards of the default pack. */
  readonly cards: Readonly<Record<CardId, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  /** Who stands on the street. */
  readonly creatures: Readonly<Record<CreatureKind, string>>;
  /** What lies on it. */
  readonly things: Readonly<Record<ThingKind, string>>;
  /** What cards are, for whatever answers them or is set off by them. */
  readonly tags: Readonly<Record<Tag, string>>;
  /** How long a card stays on the table. */
  readonly lasts: Readonly<Record<Lasts, string>>;
  /** Where a card comes from, as a note to be shown beside it. */
  readonly sources: Readonly<Record<Source, string>>;
  /** The rulings that can be switched. */
  readonly options: Readonly<Record<keyof Options, string>>;
}

/** Who can stand on a field. */
export type CreatureKind = 'zombie' | 'dogs';
