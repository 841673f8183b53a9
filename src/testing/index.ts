/**
 * Test kit: check a game against the laws, set up positions, and script dice and draws.
 *
 * @module gastropodia/testing
 */

export { type CheckOptions, type CheckReport, checkGame } from './check-game.ts';
export { type Freely, type KindTally, LAWS, LawBroken, type LawName, type Odds, type Tally } from './law.ts';
export { type CloneSourceOptions, cloneSource } from './clone-source.ts';
export { type Scene, scene } from './scene.ts';
export { loadScene, saveScene } from './scene-save.ts';
export { type ScriptOptions, scriptUsedUp, withScript } from './script.ts';
export { matchingLuck, type MatchingLuck, type Rolled, scriptOf, trace } from './luck.ts';
