import type { Target } from 'gastropodia/boxes';

/** What is drawn of a target: pictures name all that can be clicked by the same words. */
export function drawnIn(stage: Element, { kind, id }: Target): readonly Element[] {
  return [...stage.querySelectorAll(`[data-${CSS.escape(kind)}="${CSS.escape(id)}"]`)];
}

/** What was clicked: the innermost first. */
export function targetsAround(found: Element, stage: Element): readonly Target[] {
  const targets: Target[] = [];
  for (let at: Element | null = found; at !== null && at !== stage; at = at.parentElement) {
    if (!stage.contains(at)) return targets;
    targets.push(...targetsOf(at));
  }
  return targets;
}

function targetsOf(element: Element): readonly Target[] {
  return [...element.attributes].flatMap(({ name, value }) =>
    name.startsWith('data-') ? [{ kind: name.slice('data-'.length), id: value }] : [],
  );
}
