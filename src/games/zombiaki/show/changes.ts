import { isSamePlain } from '../../../kernel/index.ts';
import type { Look } from './look.ts';

/** The fields on which something is otherwise than in an earlier look; none, if there is none to compare with. */
export function changedFields(before: Look | undefined, now: Look): ReadonlySet<string> {
  const earlier = new Map((before?.fields ?? now.fields).map((field) => [field.field, field]));
  return new Set(now.fields.filter((field) => !isSamePlain(field, earlier.get(field.field))).map(({ field }) => field));
}
