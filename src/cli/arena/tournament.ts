import type * as arena from '../../arena/index.ts';

/** Something that was named: one of ours, or a module of the user's own with a digest of all its code. */
export interface Named {
  readonly name: string;
  /** Empty for what is built in. */
  readonly digest: string;
}

/** A tournament of games and bots that were named: what they are is part of what decides it. */
export interface Tournament extends arena.Tournament {
  readonly game: Named;
  readonly bots: readonly Named[];
  /** How long a bot that is not ours may take for a decision, in seconds, where it is not the usual time. */
  readonly moveTime?: number;
}
