import type * as arena from '../../arena/index.ts';

/** Something that was named: one of ours, or a module of the user's own with a digest of all its code. */
export interface Named {
  readonly name: string;
  /** Empty for what is built in. */
  readonly digest: string;
}

/** What was named, for people: `greedy`, `./my-bot.mjs (3f2a9c01)`. */
export const inWords = ({ name, digest }: Named): string => (digest === '' ? name : `${name} (${shortDigest(digest)})`);

/** So many digits of a digest are compared by people. */
export const shortDigest = (digest: string): string => digest.slice(0, 8);

/** A tournament of games and bots that were named: what they are is part of what decides it. */
export interface Tournament extends arena.Tournament {
  readonly game: Named;
  readonly bots: readonly Named[];
  /** How long a bot that is not ours may take for a decision, in seconds, where it is not the usual time. */
  readonly moveTime?: number;
}
