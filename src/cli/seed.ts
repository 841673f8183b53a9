import { randomBytes } from 'node:crypto';

/**
 * A seed that nobody can guess: 128 bits of the system's own luck, as 25 letters and digits. One from the clock could be
 * found by trying every moment of the day.
 */
export function freshSeed(): string {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0');
}
