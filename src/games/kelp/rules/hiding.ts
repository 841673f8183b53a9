import { areaName, areaNames } from '../board/areas.ts';
import type { KelpOwnWhy } from '../table/refusals.ts';
import type { Seen } from '../table/state.ts';
import { isRevealed, revealedAreas } from './position.ts';

/** Which blocks a hide effect is about: any that are revealed, those just gained, all but the trap that was sprung. */
export type Hideable = 'revealed' | 'gained' | 'others';

type Hiding = Pick<Seen, 'revealed' | 'lesson' | 'resolving'>;

/** The areas whose blocks can be hidden. */
export const hideable = (at: Hiding, which: Hideable): number[] =>
  revealedAreas(at).filter((area) => {
    if (which === 'gained') return at.lesson.areas.includes(area);
    return which === 'revealed' || area !== at.resolving;
  });

/**
 * Why these blocks cannot be hidden.
 *
 * @rule KLP-6.14 A hide effect stands up the stated number of revealed blocks of the octopus player's choice.
 * @rule KLP-6.15 "Hide 1 or 2" allows 2 only if 2 are revealed.
 * @rule KLP-11.4 `trap-hide-2`: up to 2 revealed blocks, but not this trap.
 */
export function whyNotHidden(
  at: Hiding,
  areas: readonly number[],
  which: Hideable,
  [least, most]: readonly [number, number],
): KelpOwnWhy | undefined {
  const standing = areas.find((area) => !isRevealed(at, area));
  if (standing !== undefined) {
    return { code: 'hide/not-revealed', rule: 'KLP-6.14', facts: { area: areaName(standing) } };
  }
  const can = hideable(at, which);
  const barred = areas.find((area) => !can.includes(area));
  if (barred !== undefined && which === 'others') {
    return { code: 'hide/this-trap', rule: 'KLP-11.4', facts: { area: areaName(barred) } };
  }
  if (barred !== undefined) {
    const facts = { area: areaName(barred), gained: areaNames(at.lesson.areas) };
    return { code: 'hide/not-gained', rule: 'KLP-6.14', facts };
  }
  if (areas.length >= least && areas.length <= most) return undefined;
  return { code: 'hide/count', rule: 'KLP-6.15', facts: { count: areas.length, least: Math.max(1, least), most } };
}
