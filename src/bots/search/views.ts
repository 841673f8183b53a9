import { hash, isSamePlain } from '../../kernel/index.ts';

/** One thing for each view, the same for equal ones, made when it is asked for first. */
export function byView<Thing>(make: () => Thing): (view: object) => Thing {
  const known = new Map<number, { readonly view: object; readonly thing: Thing }[]>();
  return (view) => {
    // A copy that is not frozen: of frozen ones the parts would be remembered, and no two worlds have parts in common.
    const digest = hash({ ...view });
    const alike = known.get(digest) ?? [];
    if (alike.length === 0) known.set(digest, alike);
    const same = alike.find((each) => isSamePlain(each.view, view));
    if (same !== undefined) return same.thing;
    const thing = make();
    alike.push({ view, thing });
    return thing;
  };
}
