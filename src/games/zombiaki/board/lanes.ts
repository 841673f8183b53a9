import { LANE_FIELDS } from './street.ts';

/**
 * The fields of a lane from the barricade on, until something on one of them ends what goes down it.
 *
 * @param endsAt where it ends at what lies on a field: before the field, after it, or nowhere.
 *
 * @rule ZOM-13.2 The line of fire runs from street 5 to street 1; it ends before a barrier's field and after a wall's field.
 * @rule ZOM-12.39 The reach of a barrier is its lane from street 5 down to the first wall inclusive.
 */
export function fieldsDown(lane: number, endsAt: (field: number) => 'before' | 'after' | 'nowhere'): number[] {
  const found: number[] = [];
  for (const field of LANE_FIELDS[lane] ?? []) {
    const end = endsAt(field);
    if (end !== 'before') found.push(field);
    if (end !== 'nowhere') break;
  }
  return found;
}
