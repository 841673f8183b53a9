import { deepFreeze, entryOf } from '../../../kernel/index.ts';
import { COLOURS, FACES } from '../components.ts';

/**
 * A die with its value as one number: blue 1 to 6, then yellow, then red. In every list of dice a smaller number comes first.
 *
 * @rule KLP-16.5 Dice are told apart by colour and value only.
 * @rule KLP-18.10 Blue before yellow before red, lower value first.
 */
export const dieOf = (colour: number, value: number): number => colour * FACES + value - 1;
/** The colour of a die. */
export const colourOf = (die: number): number => Math.floor(die / FACES);
/** What a die shows. */
export const faceOf = (die: number): number => (die % FACES) + 1;
/** How many different dice there are: so many colours, so many values. */
export const DIE_KINDS = COLOURS.length * FACES;

/** The names of dice by their numbers: `blue-1` to `red-6`. */
export const DIE_NAMES: readonly string[] = deepFreeze(
  COLOURS.flatMap((colour) => Array.from({ length: FACES }, (_, face) => `${colour}-${face + 1}`)),
);
/**
 * The names of dice on cards: `stored-red-6`. They are told apart from those of the pool.
 *
 * @rule KLP-16.3 Wherever a pool die may be placed, a die from an Alert card may be placed instead.
 */
export const STORED_NAMES: readonly string[] = deepFreeze(DIE_NAMES.map((name) => `stored-${name}`));
/** The names of all dice that can be placed: those of the pool, then those on cards. */
export const PLACEABLE_NAMES: readonly string[] = deepFreeze([...DIE_NAMES, ...STORED_NAMES]);

/** A die that is placed: which, and whether it comes from a card. */
export interface Placeable {
  readonly die: number;
  readonly isStored: boolean;
}

/** A die as it is told and said. */
export const dieName = (die: number): string => entryOf(DIE_NAMES, die);
/** Dice as they are told and said. */
export const dieNames = (dice: readonly number[]): string[] => dice.map(dieName);
/** A die by its name, which has been read before. */
export const dieNumber = (name: string): number => DIE_NAMES.indexOf(name);
/** A die that can be placed by its name, which has been read before. */
export function placeableOf(name: string): Placeable {
  const number = PLACEABLE_NAMES.indexOf(name);
  return { die: number % DIE_KINDS, isStored: number >= DIE_KINDS };
}
/** A die that can be placed as it is said. */
export const placeableName = ({ die, isStored }: Placeable): string =>
  entryOf(PLACEABLE_NAMES, isStored ? die + DIE_KINDS : die);
/** A colour as it is told and said. */
export const colourName = (colour: number): (typeof COLOURS)[number] => entryOf(COLOURS, colour);
