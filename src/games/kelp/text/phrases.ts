import { type Called, nameIn } from '../../../kernel/index.ts';
import { COLOURS, type Colour } from '../components.ts';
import { colourName, colourOf, faceOf, placeableOf } from '../table/dice.ts';
import type { Names } from './names.ts';

/** What a card or a block is called at this table. */
export function nameOf(id: string, { cards, blocks }: Names, called: Called): string {
  return called.card(id) ?? nameIn(Object.hasOwn(blocks, id) ? blocks : cards, id);
}

/** A die that is told as `red-4`, or `stored-red-4`. */
export interface DieRead {
  readonly colour: Colour;
  readonly face: number;
  /** Does it lie on a card? */
  readonly isStored: boolean;
}

/** Reads the name of a die. */
export function readDie(name: string): DieRead {
  const { die, isStored } = placeableOf(name);
  return { colour: colourName(colourOf(die)), face: faceOf(die), isStored };
}

/** The name of a die without the word that it lies on a card. */
export const unstored = (name: string): string => name.replace(/^stored-/, '');

/** How many dice there are of each colour that is among these, blue first. */
export function countColours(colours: readonly Colour[]): readonly (readonly [colour: Colour, count: number])[] {
  return COLOURS.map((colour) => [colour, colours.filter((each) => each === colour).length] as const).filter(
    ([, count]) => count > 0,
  );
}
