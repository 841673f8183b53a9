import { deepFreeze, objectAt, type Spot, unexpected, wholeAt, wordAt } from '../../../kernel/index.ts';
import { MOST_ROUNDS } from '../components.ts';

/** Rulings that can be switched: each of them is what the rulebook leaves open. */
export interface Options {
  /** After so many rounds the octopus has survived and wins (KLP-19.9). */
  readonly roundCap: number;
  /** Does the octopus win when the shark has six dice on the hunger track and no red die left (KLP-19.6)? */
  readonly noRedLoss: boolean;
  /** What becomes of a hand above the limit at the end of the octopus turn (KLP-5.25). */
  readonly handOverflow: 'discard' | 'keep';
}

const OVERFLOWS = ['discard', 'keep'] as const;

/** The options as the rules have them. */
export const defaultOptions: Options = deepFreeze({ roundCap: 100, noRedLoss: true, handOverflow: 'discard' });

/** Reads options; those that are not said are the defaults. */
export function readOptions(spot: Spot): Options | undefined {
  const said = objectAt(spot, { required: [], optional: ['roundCap', 'noRedLoss', 'handOverflow'] });
  if (said === undefined) return undefined;
  const [cap, red, overflow] = [said('roundCap'), said('noRedLoss'), said('handOverflow')];
  const roundCap = cap === undefined ? defaultOptions.roundCap : wholeAt(cap, 1, MOST_ROUNDS);
  const noRedLoss = red === undefined ? defaultOptions.noRedLoss : flagAt(red);
  const handOverflow = overflow === undefined ? defaultOptions.handOverflow : wordAt(overflow, OVERFLOWS);
  if (roundCap === undefined || noRedLoss === undefined || handOverflow === undefined) return undefined;
  return { roundCap, noRedLoss, handOverflow };
}

const flagAt = (spot: Spot): boolean | undefined =>
  typeof spot.value === 'boolean' ? spot.value : unexpected(spot, 'true or false');
