import type { Game, GameTypes } from 'gastropodia';
import type { CheckOptions, LawName } from 'gastropodia/testing';

/** A game that is broken on purpose, the law that has to notice, and a part of the sentence in which it says so. */
export interface BrokenToy {
  readonly what: string;
  readonly law: LawName;
  readonly says?: string;
  readonly game: Game<GameTypes>;
  readonly options?: Partial<CheckOptions<GameTypes>>;
}
