import { deepFreeze, objectAt, type Spot, unexpected, wholeAt, wordAt } from '../../../kernel/index.ts';
import { MOST_ROUNDS } from '../components.ts';

/** Rulings that you can switch. The rulebook leaves each of them open. */
export interface Options {
  /** After so many rounds the octopus has survived and wins (KLP-19.9). */
  readonly roundCap: number;
  /** Whether the octopus wins when the shark has six dice on the hunger track and no red die left (KLP-19.6). */
  readonly noRedLoss: boolean;
  /** What becomes of a hand above the limit at the end of the octopus turn (KLP-5.25). */
  readonly handOverflow: 'discard' | 'keep';
  /** Whether the shark may give up the extra energy of a growth tile, and the purchase that it forces (KLP-13.32). */
  readonly energyBonus: 'automatic' | 'optional';
  /** Whether the space under the shark counts as empty, so that a current die may be placed there (KLP-8.2). */
  readonly sharkSpace: 'empty' | 'taken';
}

/** The options as the rules have them. */
export const defaultOptions: Options = deepFreeze({
  roundCap: 100,
  noRedLoss: true,
  handOverflow: 'discard',
  energyBonus: 'automatic',
  sharkSpace: 'empty',
});

const READERS: { readonly [Name in keyof Options]: (spot: Spot) => Options[Name] | undefined } = {
  roundCap: (spot) => wholeAt(spot, 1, MOST_ROUNDS),
  noRedLoss: (spot) => (typeof spot.value === 'boolean' ? spot.value : unexpected(spot, 'true or false')),
  handOverflow: (spot) => wordAt(spot, ['discard', 'keep'] as const),
  energyBonus: (spot) => wordAt(spot, ['automatic', 'optional'] as const),
  sharkSpace: (spot) => wordAt(spot, ['empty', 'taken'] as const),
};

const NAMES = Object.keys(READERS) as (keyof Options)[];

/** Reads options. Those that are missing have their defaults. */
export function readOptions(spot: Spot): Options | undefined {
  const given = objectAt(spot, { required: [], optional: NAMES });
  if (given === undefined) return undefined;
  const read = NAMES.map((name) => {
    const at = given(name);
    return [name, at === undefined ? defaultOptions[name] : READERS[name](at)] as const;
  });
  return read.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(read) as unknown as Options);
}
