import type { Domain, GameTypes, Part, PrintedView } from '../kernel/index.ts';
import { type Asking, aboutIn, inOrder, partsIn } from './click-parts.ts';
import { buttonOf, type ClickRules, type ClickWay, type Target } from './click-rules.ts';
import { meantFrom, type OwnMeaning } from './meant-from.ts';

/** How a part of an action is clicked that is not simply one thing by its name. */
export interface OwnWay<T extends GameTypes> extends Partial<OwnMeaning<T>> {
  /**
   * What is clicked for a value.
   *
   * @param alike what all actions that can be said now hold in its place, where they say the same before.
   */
  way(value: never, action: never, view: PrintedView<T>, alike: readonly unknown[]): ClickWay;
}

/** What a declaration cannot say of clicks. */
export interface ClickWays<T extends GameTypes> {
  /** Kinds of targets with the same names: a click on one of them may mean the other. */
  readonly alike?: readonly string[];
  /** Ways of the game's own, by the name that `clicked` gives them. */
  readonly ways?: Readonly<Record<string, OwnWay<T>>>;
  /** Types of actions that are clicked by rules of their own. */
  readonly actions?: { readonly [Type in T['Action']['type']]?: ClickRules<T> };
  /**
   * What one click names of an action: see `ClickRules`. By default, and where this is undefined, of a list the entry that is
   * clicked, and of what may be left out only what is clicked.
   */
  begun?(action: T['Action'], target: Target): T['Action'] | undefined;
}

/** Says that all that was chosen has been clicked. */
const DONE: Target = { kind: 'button', id: 'done' };

/**
 * Returns how a game is played by clicking, from what is declared of its decisions and free actions.
 *
 * The entries of a list are clicked in any order. A button `done` follows where none may be chosen, or more than those that are.
 * Of several shapes, the one without clicks is a button by its name. What is declined, and an action that nothing is clicked
 * for, is a button.
 *
 * @rule KER-10.22 How a decision is shown and clicked follows from its declaration.
 */
export function clicksFrom<T extends GameTypes>(declared: Asking, options: ClickWays<T> = {}): ClickRules<T> {
  return { ...clickWaysFrom(declared, options), meant: meantFrom(declared, options) };
}

/** The same without what clicks mean that say nothing legal: see `meantFrom`. It can load apart. */
export function clickWaysFrom<T extends GameTypes>(
  { asks, free = {} }: Asking,
  { ways = {}, actions = {}, begun }: Omit<ClickWays<T>, 'alike'> = {},
): Required<Pick<ClickRules<T>, 'paths' | 'begun'>> {
  const partsOf = partsIn({ asks, free });
  const ownRules = (type: string): ClickRules<T> | undefined =>
    (actions as Readonly<Record<string, ClickRules<T> | undefined>>)[type];

  return {
    paths(action, view, among) {
      if ('decline' in action) return [[buttonOf(action)]];
      const own = ownRules(action.type);
      if (own !== undefined) return own.paths(action, view, among);
      const about = aboutIn(asks, view, { ask: action.type, seat: action.seat });
      const alike = among.filter((each) => each.type === action.type && !('decline' in each));
      const way = waysOf(partsOf(action.type), action, { action, view, about, alike });
      return [way.length === 0 ? [buttonOf(action)] : way];
    },
    begun(action, target) {
      if ('decline' in action) return action;
      return (ownRules(action.type)?.begun ?? begun)?.(action, target) ?? begunOf(action, target);
    },
  };

  interface Clicking {
    readonly action: T['Action'];
    readonly view: PrintedView<T>;
    readonly about: Anything;
    /** What the actions that can be said now hold here, where they say the same before. */
    readonly alike: readonly unknown[];
  }

  function waysOf(parts: readonly Part[], said: object, clicking: Clicking): ClickWay {
    let alike = clicking.alike as readonly Anything[];
    return inOrder(parts).flatMap((part) => {
      const value = (said as Anything)[part.key];
      const values = alike.map((each) => each[part.key]).filter((each) => each !== undefined);
      alike = alike.filter((each) => each[part.key] === value);
      return value === undefined ? [] : wayOf(part, value, { ...clicking, alike: values });
    });
  }

  function wayOf({ domain, click }: Part, value: unknown, clicking: Clicking): ClickWay {
    if (click === undefined) return shapeWay(domain, value as Anything, clicking);
    const { action, view, about, alike } = clicking;
    if (click.unless !== undefined && value === about[click.unless]) return [];
    const before = click.after === undefined ? [] : [{ kind: 'button', id: click.after }];
    return [...before, ...clicksFor(click.by)];

    function clicksFor(kind: string): ClickWay {
      const own = ways[kind];
      if (own !== undefined) return own.way(value as never, action as never, view, alike);
      if (!Array.isArray(value)) return [{ kind, id: String(value) }];
      const chosen = value.length === 0 ? [] : [{ anyOrder: value.map((id) => ({ kind, id: String(id) })) }];
      return isOpen(alike as readonly (readonly unknown[])[]) ? [...chosen, DONE] : chosen;
    }
  }

  /** The clicks of an object of one of several shapes. */
  function shapeWay(domain: Domain, value: Anything, clicking: Clicking): ClickWay {
    if (domain.kind === 'object') return waysOf(domain.parts, value, clicking);
    if (domain.kind !== 'variant') return [];
    const { tag, shapes } = domain;
    const isIn = (each: Anything, tell: string) => (tag === null ? Object.hasOwn(each, tell) : each[tag] === tell);
    const shape = shapes.find(({ tell }) => isIn(value, tell));
    if (shape === undefined) return [];
    const alike = clicking.alike.filter((each) => isIn(each as Anything, shape.tell));
    const way = waysOf(shape.parts, value, { ...clicking, alike });
    return way.length === 0 ? [{ kind: 'button', id: shape.tell }] : way;
  }

  /** The action with only that entry of a list that was clicked, and of what may be left out only what was clicked. */
  function begunOf(action: T['Action'], { kind, id }: Target): T['Action'] {
    const begun = new Map<string, unknown>();
    for (const { key, click } of partsOf(action.type)) {
      const value = (action as unknown as Anything)[key];
      if (click?.by !== kind) continue;
      if (Array.isArray(value)) begun.set(key, value.filter((each) => String(each) === id).slice(0, 1));
      else if (String(value) === id) begun.set(key, value);
    }
    if (begun.size === 0) return action;
    const isLeft = ({ key, presence }: Part): boolean => presence === 'optional' && !begun.has(key);
    const left = partsOf(action.type)
      .filter(isLeft)
      .map(({ key }) => key);
    const kept = Object.entries(action).filter(([key]) => !left.includes(key));
    return { ...Object.fromEntries(kept), ...Object.fromEntries(begun) } as T['Action'];
  }
}

type Anything = Readonly<Record<string, unknown>>;

/** Can nothing be chosen of these lists, or more than another of them has? */
function isOpen(lists: readonly (readonly unknown[])[]): boolean {
  const least = Math.min(...lists.map(({ length }) => length));
  const [short, long] = [lists.filter(({ length }) => length === least), lists.filter(({ length }) => length > least)];
  return least === 0 || long.some((list) => short.some((each) => each.every((entry) => list.includes(entry))));
}
