import { hash, isSamePlain } from '../../kernel/index.ts';

type View = Readonly<Record<string, unknown>>;

/** One thing for each view, the same for equal ones, made when it is asked for first. */
export function byView<Thing>(make: () => Thing): (view: object) => Thing {
  const known = new Map<number, { readonly view: object; readonly thing: Thing }[]>();
  let first: View | undefined;
  return (view) => {
    first ??= view as View;
    const digest = hash(changedSince(first, view as View));
    const alike = known.get(digest) ?? [];
    if (alike.length === 0) known.set(digest, alike);
    const same = alike.find((each) => isSamePlain(each.view, view));
    if (same !== undefined) return same.thing;
    const thing = make();
    alike.push({ view, thing });
    return thing;
  };
}

/** What is otherwise in a view than in another, most of which is the same: to compare takes much less time than to hash. */
function changedSince(first: View, view: View): unknown[] {
  const changed: unknown[] = [];
  for (const key in view) if (!isSamePlain(first[key], view[key])) changed.push(key, view[key]);
  return changed;
}
