/**
 * Players that are programs.
 *
 * @module gastropodia/bots
 */

export { type AnyBot, randomBot } from './random.ts';
