import type { Window } from '../cards/vocabulary.ts';
import { BLUE, RED } from '../components.ts';
import { colourOf, dieNumber, faceOf, placeableOf, STORED_NAMES } from '../table/dice.ts';
import { type AreaLook, groupOf, type Look } from './look.ts';

/** The cards in front of the shark that can be used in a window, each once. */
export const usableCards = ({ front, sharkCards }: Look, window: Window): readonly string[] => [
  ...new Set(front.filter((id) => sharkCards.find(({ card }) => card === id)?.windows.includes(window) === true)),
];

/** The dice that can be placed on current spaces (KLP-8.1). */
export const currentDice = (look: Look): readonly string[] =>
  placeable(look).filter((die) => colourOf(placeableOf(die).die) === BLUE);

/** The dice that can be placed on areas, and the areas that they can be placed on. */
export function searchable(look: Look): { readonly dice: readonly string[]; readonly areas: readonly string[] } {
  const borders = look.spaces.find(({ space }) => space === look.shark?.space)?.borders ?? [];
  const near = look.areas.filter(({ area }) => borders.includes(area));
  const all = placeable(look);
  return {
    dice: all.filter((die) => near.some((area) => isFor(look, die, area))),
    areas: near.flatMap((area) => (all.some((die) => isFor(look, die, area)) ? [area.area] : [])),
  };
}

/**
 * Whether a die can be placed on an area.
 *
 * @rule KLP-10.2 A die may be placed on an area only if its value is at least the area's value.
 * @rule KLP-10.4 A yellow die may only be placed on an area whose block is hidden.
 * @rule KLP-10.5 A red die may only be placed on an area whose block is hidden or is the revealed octopus.
 */
function isFor(look: Look, name: string, { state, block, value }: AreaLook): boolean {
  const { die } = placeableOf(name);
  const isOctopus = block !== undefined && groupOf(look, block) === 'octopus';
  return colourOf(die) !== BLUE && faceOf(die) >= value && (state === 'hidden' || (colourOf(die) === RED && isOctopus));
}

/** The dice that can be placed: those of the pool, and those that lie on a card since an earlier turn (KLP-15.11). */
const placeable = ({ pool, stashes, round }: Look): readonly string[] => [
  ...pool,
  ...stashes.flatMap((stash) => (stash.round < round ? [STORED_NAMES[dieNumber(stash.die)] ?? ''] : [])),
];
