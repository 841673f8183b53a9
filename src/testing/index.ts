/**
 * The test kit: proves a game lawful, and writes its luck down.
 *
 * @module gastropodia/testing
 */

export { type CheckOptions, type CheckReport, checkGame } from './check-game.ts';
export { type KindTally, LAWS, LawBroken, type LawName, type Odds, type Tally } from './law.ts';
export type { Shown } from './shown.ts';
export { type Scene, scene } from './scene.ts';
export { type ScriptOptions, scriptUsedUp, withScript } from './script.ts';
export { matchingLuck, type MatchingLuck, type Rolled, scriptOf, trace } from './luck.ts';
