import { givenText } from '../basics/given.ts';
import { sha256Hex } from './sha256.ts';

/**
 * What a host publishes before a game to be held to its seed afterwards: 64 hexadecimal digits that tell nothing about a
 * seed that nobody can guess, and that no other seed has.
 *
 * It proves that the seed was chosen before the game began, and was not changed since. It does not prove how it was
 * chosen: a host may try many and commit to the one it likes. If that matters, players say words of their own once the
 * commitment is published, and the game's seed is made of all of them. A seed that can be guessed can be found from its
 * commitment by trying: take 128 random bits.
 *
 * It is the SHA-256 of `gastropodia/commitment`, a line break, and the seed.
 *
 * @rule KER-6.13 A commitment to a seed is opened by that seed and by no other.
 */
export function commitmentTo(seed: string): string {
  return sha256Hex(`gastropodia/commitment\n${givenText(seed, 'seed')}`);
}

/** Is this the seed to which the host has committed itself? */
export function opensCommitment(commitment: string, seed: string): boolean {
  return givenText(commitment, 'commitment') === commitmentTo(seed);
}
