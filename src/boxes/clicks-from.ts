import {
  askLook,
  asksIn,
  type Declaration,
  type Domain,
  freezeAll,
  type GameTypes,
  type Part,
  type PrintedView,
  saidParts,
} from '../kernel/index.ts';
import { buttonOf, type ClickRules, type ClickWay, type Path, type Target } from './click-rules.ts';

type Anything = Readonly<Record<string, unknown>>;

/** How a part of an action is clicked that is not simply one thing by its name. */
export interface OwnWay<T extends GameTypes> {
  /** What is clicked for a value. */
  way(value: never, action: never, view: PrintedView<T>): ClickWay;
  /** What clicks say, legal or not: all that are left, with what was said before, and a legal action that begins so. */
  meant?(path: Path, said: Anything, like: T['Action'] | undefined): unknown;
}

/** What a declaration cannot say of clicks. */
export interface ClickWays<T extends GameTypes> {
  /** Kinds of targets with the same names: a click on one of them may mean the other. */
  readonly alike?: readonly string[];
  /** Ways of the game's own, by the name that `clicked` gives them. */
  readonly ways?: Readonly<Record<string, OwnWay<T>>>;
  /** Types of actions that are clicked by rules of their own. */
  readonly actions?: { readonly [Type in T['Action']['type']]?: ClickRules<T> };
  /** What one click names of an action: see `ClickRules`. By default, of a list the entry that is clicked. */
  readonly begun?: ClickRules<T>['begun'];
}

/** Says that all that was chosen has been clicked. */
const DONE: Target = { kind: 'button', id: 'done' };

/**
 * Returns how a game is played by clicking, from what is declared of its decisions and free actions.
 *
 * The entries of a list are clicked in any order. A button `done` follows where lists of several lengths can be
 * chosen.
 * Of several shapes, the one without clicks is a button by its name. What is declined, and an action that nothing is clicked
 * for, is a button.
 *
 * @rule KER-10.22 How a decision is shown and clicked follows from its declaration.
 */
export function clicksFrom<T extends GameTypes>(
  { asks, free = {} }: Pick<Declaration, 'asks' | 'free'>,
  { alike = [], ways = {}, actions = {}, begun }: ClickWays<T> = {},
): ClickRules<T> {
  const declared = new Map([...Object.entries(asks), ...Object.entries(free)].map(([type, { says }]) => [type, says]));
  const known = new Map<string, readonly Part[]>();
  const partsOf = (type: string): readonly Part[] => {
    const parts = known.get(type) ?? saidParts(declared.get(type));
    known.set(type, parts);
    return parts;
  };
  const ownRules = (type: string): ClickRules<T> | undefined =>
    (actions as Readonly<Record<string, ClickRules<T> | undefined>>)[type];

  return freezeAll<ClickRules<T>>({
    paths(action, view, among) {
      if ('decline' in action) return [[buttonOf(action)]];
      const own = ownRules(action.type);
      if (own !== undefined) return own.paths(action, view, among);
      const about = aboutOf(view, action.seat, action.type);
      const way = waysOf(partsOf(action.type), action as unknown as Anything, { action, view, about, among });
      return [way.length === 0 ? [buttonOf(action)] : way];
    },
    begun(action, target) {
      const own = 'decline' in action ? undefined : (ownRules(action.type)?.begun ?? begun);
      return own === undefined ? entryOf(action, target) : own(action, target);
    },
    meant(path, asked, about) {
      const { kind, seat } = asked;
      if (path[0] === undefined) return undefined;
      const types = asks[kind]?.window === 'open' ? [kind, ...Object.keys(free)] : [kind];
      for (const type of types) {
        const own = ownRules(type);
        const meant =
          own === undefined
            ? saidBy(path, partsOf(type), { about: aboutOf(about.view, seat, kind), like: about.like })
            : own.meant?.(path, asked, about);
        if (meant !== undefined) return own === undefined ? { type, seat, ...(meant as object) } : meant;
      }
      return undefined;
    },
  });

  function aboutOf(view: { readonly agenda: unknown }, seat: number, kind: string): Anything {
    const asked = asksIn(view.agenda as never) as readonly { readonly ask: string; readonly seat: number }[];
    const ask = asked.find((each) => each.ask === kind && each.seat === seat);
    return ask === undefined ? {} : (askLook(asks, ask, view) as Anything);
  }

  interface Clicking {
    readonly action: T['Action'];
    readonly view: PrintedView<T>;
    readonly about: Anything;
    readonly among: readonly T['Action'][];
  }

  function waysOf(parts: readonly Part[], said: Anything, clicking: Clicking): ClickWay {
    return parts.flatMap((part) => {
      const value = said[part.key];
      return value === undefined ? [] : wayOf(part, value, clicking);
    });
  }

  function wayOf({ key, domain, click }: Part, value: unknown, clicking: Clicking): ClickWay {
    if (click === undefined) return shapeWay(domain, value as Anything, clicking);
    const { action, view, about, among } = clicking;
    if (click.unless !== undefined && value === about[click.unless]) return [];
    const own = ways[click.by];
    if (own !== undefined) return own.way(value as never, action as never, view);
    if (!Array.isArray(value)) return [{ kind: click.by, id: String(value) }];
    const chosen = value.length === 0 ? [] : [{ anyOrder: value.map((id) => ({ kind: click.by, id: String(id) })) }];
    return isOpen(action.type, key, among) ? [...chosen, DONE] : chosen;
  }

  /** The clicks of an object of one of several shapes. */
  function shapeWay(domain: Domain, value: Anything, clicking: Clicking): ClickWay {
    if (domain.kind === 'object') return waysOf(domain.parts, value, clicking);
    if (domain.kind !== 'variant') return [];
    const { tag, shapes } = domain;
    const shape = shapes.find(({ tell }) => (tag === null ? Object.hasOwn(value, tell) : value[tag] === tell));
    if (shape === undefined) return [];
    const way = waysOf(shape.parts, value, clicking);
    return way.length === 0 ? [{ kind: 'button', id: shape.tell }] : way;
  }

  interface Saying {
    readonly about: Anything;
    readonly like: T['Action'] | undefined;
  }

  /** What clicks say part by part; what has not been clicked yet is where the last click was. */
  function saidBy(path: Path, all: readonly Part[], { about, like }: Saying): object | undefined {
    const parts = all.filter(({ click, domain }) => click !== undefined || domain.kind === 'variant');
    if (parts.length === 0 || (path[0]?.kind === 'button' && !parts.some(({ click }) => click?.by === 'button'))) {
      return undefined;
    }
    const said: Record<string, unknown> = {};
    let [left, last]: [Path, Target | undefined] = [path, undefined];
    for (const [index, { key, domain, click }] of parts.entries()) {
      const target = left[0];
      if (click === undefined) {
        said[key] = shapeSaid(left, domain, { about, like });
        if (said[key] === undefined) return undefined;
        left = [];
        continue;
      }
      const own = ways[click.by]?.meant;
      if (own !== undefined) {
        if (target === undefined) continue;
        said[key] = own(left, said, like);
        if (said[key] === undefined) return undefined;
        left = [];
        continue;
      }
      const before = click.unless === undefined ? undefined : about[click.unless];
      if (before !== undefined && target?.kind === parts[index + 1]?.click?.by) {
        said[key] = before;
        continue;
      }
      if (target !== undefined && !isAlike(target.kind, click.by)) return undefined;
      if (isMany(domain)) {
        const chosen = left.filter(({ kind }) => isAlike(kind, click.by)).map(({ id }) => idIn(domain.entry, id));
        // What is missing is clicked like the rest of a legal answer.
        if (chosen.length < domain.least) return undefined;
        said[key] = chosen;
        left = [];
        continue;
      }
      last = target ?? last;
      if (last === undefined) return undefined;
      said[key] = idIn(domain, last.id);
      left = left.slice(1);
    }
    return said;
  }

  /** What clicks say of several shapes: the one that begins with what was clicked. */
  function shapeSaid(path: Path, domain: Domain, saying: Saying): object | undefined {
    if (domain.kind !== 'variant') return undefined;
    for (const { tell, parts } of domain.shapes) {
      const said = saidBy(path, parts, saying);
      if (said !== undefined) return domain.tag === null ? said : { [domain.tag]: tell, ...said };
    }
    return undefined;
  }

  function isAlike(one: string, other: string): boolean {
    return one === other || (alike.includes(one) && (alike.includes(other) || ways[other] !== undefined));
  }

  /** The action with only that entry of its list that was clicked. */
  function entryOf(action: T['Action'], { kind, id }: Target): T['Action'] {
    const said = action as unknown as Anything;
    const part = partsOf(action.type).find(({ key, click }) => click?.by === kind && Array.isArray(said[key]));
    if (part === undefined) return action;
    const entries = (said[part.key] as readonly unknown[]).filter((each) => String(each) === id);
    return { ...action, [part.key]: entries.slice(0, 1) };
  }
}

type Many = Extract<Domain, { readonly entry: Domain }>;
const isMany = (domain: Domain): domain is Many => 'entry' in domain;

/** What an action says for the id of a target. */
const idIn = (domain: Domain, id: string): string | number => (domain.kind === 'integer' ? Number(id) : id);

/** Are there lists of several lengths to choose from, or an empty one? */
function isOpen(type: string, key: string, among: readonly { readonly type: string }[]): boolean {
  const lengths = new Set<number>();
  for (const each of among) {
    const said = each.type === type ? (each as unknown as Anything)[key] : undefined;
    if (Array.isArray(said)) lengths.add(said.length);
  }
  return lengths.size > 1 || lengths.has(0);
}
