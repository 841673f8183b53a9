import { isSamePlain } from '../../../kernel/index.ts';
import type { Look } from './look.ts';

/** The areas and spaces where something is otherwise than in an earlier look; none, if there is none to compare with. */
export function changedPlaces(before: Look | undefined, now: Look): ReadonlySet<string> {
  const earlier = before ?? now;
  const areas = now.areas.filter((area, index) => !isSamePlain(area, earlier.areas[index]));
  const spaces = now.spaces.filter((space, index) => !isSamePlain(space, earlier.spaces[index]));
  const swum = now.shark?.space === earlier.shark?.space ? [] : [now.shark?.space ?? ''];
  return new Set([...areas.map(({ area }) => area), ...spaces.map(({ space }) => space), ...swum]);
}
