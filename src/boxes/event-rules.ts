import type { GameTypes, SeenEvent } from '../kernel/index.ts';

/**
 * The rule by which something happens, by type of event; nothing, where no single rule says it. An event that says its own
 * rule is believed.
 */
export type EventRules<T extends GameTypes> = {
  readonly [Type in T['Event']['type']]:
    | string
    | ((event: SeenEvent<Extract<T['Event'], { readonly type: Type }>>) => string | undefined)
    | undefined;
};

/**
 * Finds the rule by which something has happened; nothing, if it is not known.
 *
 * @rule KER-12.7 A box knows the rule by which something has happened: the one that an event says itself, or that of its type.
 */
export function ruleFinder<T extends GameTypes>(
  rules?: EventRules<T>,
): (event: SeenEvent<T['Event']>) => string | undefined {
  const known = new Map<string, unknown>(Object.entries(rules ?? {}));
  return (event) => {
    if ('rule' in event && typeof event.rule === 'string') return event.rule;
    const found = known.get(event.type);
    const rule = typeof found === 'function' ? found(event) : found;
    return typeof rule === 'string' ? rule : undefined;
  };
}
