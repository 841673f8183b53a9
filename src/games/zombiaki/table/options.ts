import { deepFreeze, objectAt, type Spot, unexpected, wordAt } from '../../../kernel/index.ts';

/** Rulings that can be switched: each of them is what the rulebook leaves open. */
export interface Options {
  /** Which card the discard step takes: any of the hand, or one of those just drawn (ZOM-4.8). */
  readonly discardFrom: 'hand' | 'drawn';
  /** Do dogs run before the zombies walk, or after them and all they set off (ZOM-9.3)? */
  readonly dogTiming: 'before-zombies' | 'after-zombies';
  /** Do dogs add their strength to a row, or do they only keep it together (ZOM-8.7)? */
  readonly dogsCountInRow: boolean;
  /** Does a shield that takes a shot keep its zombie from being pushed back (ZOM-15.6)? */
  readonly shieldStopsPushback: boolean;
  /** Do cards that move any creature move dogs (ZOM-18.35)? */
  readonly bloodAffectsDogs: boolean;
  /** Can dogs be caught in a net (ZOM-18.44)? */
  readonly netAffectsDogs: boolean;
  /** Can a pickaxe destroy a barrier (ZOM-17.13)? */
  readonly pickaxeHitsBarrier: boolean;
  /** What flames pay for fields without a creature: those they cross, or all of the street (ZOM-18.18). */
  readonly flamethrowerEmptyCost: 'spanned' | 'whole-street';
  /** Does a creature that is wounded on a pit fall in (ZOM-11.7)? */
  readonly pitCatchesWounded: boolean;
  /** Can creatures be put on street-1 fields with an object (ZOM-12.4)? */
  readonly placeOnObjects: boolean;
}

/** The values of each option, the default first. */
export const OPTION_VALUES: { readonly [Key in keyof Options]: readonly Options[Key][] } = deepFreeze({
  discardFrom: ['hand', 'drawn'],
  dogTiming: ['before-zombies', 'after-zombies'],
  dogsCountInRow: [true, false],
  shieldStopsPushback: [true, false],
  bloodAffectsDogs: [true, false],
  netAffectsDogs: [false, true],
  pickaxeHitsBarrier: [false, true],
  flamethrowerEmptyCost: ['spanned', 'whole-street'],
  pitCatchesWounded: [false, true],
  placeOnObjects: [true, false],
});

const KEYS = Object.keys(OPTION_VALUES) as (keyof Options)[];

/** The options as the rules have them. */
export const defaultOptions: Options = deepFreeze(
  Object.fromEntries(KEYS.map((key) => [key, OPTION_VALUES[key][0]])) as unknown as Options,
);

/** Reads options; those that are not said are the defaults. */
export function readOptions(spot: Spot): Options | undefined {
  const said = objectAt(spot, { required: [], optional: KEYS });
  if (said === undefined) return undefined;
  const read = KEYS.map((key) => [key, optionAt(said(key), key)] as const);
  return read.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(read) as unknown as Options);
}

function optionAt(spot: Spot | undefined, key: keyof Options): Options[keyof Options] | undefined {
  const values: readonly (string | boolean)[] = OPTION_VALUES[key];
  if (spot === undefined) return defaultOptions[key];
  const words = values.filter((value) => typeof value === 'string');
  if (words.length > 0) return wordAt(spot, words) as Options[keyof Options] | undefined;
  return typeof spot.value === 'boolean' ? spot.value : unexpected(spot, 'true or false');
}
