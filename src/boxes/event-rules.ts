import type { Cited, CitedByField, GameTypes, SeenEvent } from '../kernel/index.ts';

/**
 * The rule by which something happens, by type of event: one rule, one by the value of a field, or a function. Nothing, where no
 * single rule says it. An event that says its own rule is believed. Where the events are declared in a table, `citesOf` makes
 * this from it.
 */
export type EventRules<T extends GameTypes> = {
  readonly [Type in T['Event']['type']]:
    | EventRule<SeenEvent<Extract<T['Event'], { readonly type: Type }>>>
    | ((event: SeenEvent<Extract<T['Event'], { readonly type: Type }>>) => string | undefined)
    | undefined;
};

/** The rule of an event: one, or one by the value of a field. Every value has one, or `else` has it for those not listed. */
export type EventRule<Event> =
  | string
  | {
      readonly [Field in keyof Event & string]: { readonly [Key in Field]: RuleByValue<Event, `${Word<Event[Key]>}`> };
    }[keyof Event & string];

type Word<Value> = Extract<Value, string | number | boolean>;
type RuleByValue<Event, Value extends string> =
  | (IsOpen<Value> extends true ? never : { readonly [Each in Value]: EventRule<Event> })
  | ({ readonly [Each in Value]?: EventRule<Event> } & { readonly else: EventRule<Event> });
type IsOpen<Value extends string> = Record<never, never> extends Record<Value, 1> ? true : false;

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
    const rule = typeof found === 'function' ? found(event) : citedFor(found as Cited | undefined, event);
    return typeof rule === 'string' ? rule : undefined;
  };
}

function citedFor(cited: Cited | undefined, event: object): string | undefined {
  if (cited === undefined || typeof cited === 'string') return cited;
  const [[field, rules] = []] = Object.entries<CitedByField[string]>(cited);
  if (field === undefined || rules === undefined) return undefined;
  const value = String((event as Readonly<Record<string, unknown>>)[field]);
  return citedFor(Object.hasOwn(rules, value) ? rules[value] : rules.else, event);
}
