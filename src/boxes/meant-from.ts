import type { Domain, GameTypes, Part } from '../kernel/index.ts';
import { type Asking, aboutIn, inOrder, partsIn } from './click-parts.ts';
import type { ClickRules, Meaning, Path, Target } from './click-rules.ts';

type Anything = Readonly<Record<string, unknown>>;

/** What clicks say of a part of an action that is not simply one thing by its name. */
export interface OwnMeaning<T extends GameTypes> {
  /**
   * What clicks say, legal or not: all that are left, maybe none, with what was said before.
   *
   * @param about the view, and a legal action that begins so.
   */
  meant(path: Path, said: Anything, about: Meaning<T>): unknown;
  /** How many clicks say it; all that are left, if not said. */
  readonly clicks?: number;
}

/** What a declaration cannot say of what clicks mean. */
export interface MeantWays<T extends GameTypes> {
  /** Kinds of targets with the same names: a click on one of them may mean the other. */
  readonly alike?: readonly string[];
  /** What clicks say that are of the game's own, by the name that `clicked` gives them. */
  readonly ways?: Readonly<Record<string, Partial<OwnMeaning<T>>>>;
  /** Types of actions of which clicks have a meaning of their own. */
  readonly actions?: { readonly [Type in T['Action']['type']]?: Pick<ClickRules<T>, 'meant'> };
}

/**
 * Returns what clicks mean that say nothing legal, from what is declared of decisions and free actions: `meant` of click rules.
 *
 * @rule KER-10.22 How a decision is shown and clicked follows from its declaration.
 */
export function meantFrom<T extends GameTypes>(
  { asks, free = {} }: Asking,
  { alike = [], ways = {}, actions = {} }: MeantWays<T> = {},
): NonNullable<ClickRules<T>['meant']> {
  const partsOf = partsIn({ asks, free });
  const ownRules = (type: string): Pick<ClickRules<T>, 'meant'> | undefined =>
    (actions as Readonly<Record<string, Pick<ClickRules<T>, 'meant'> | undefined>>)[type];

  return (path, asked, about) => {
    const { kind, seat } = asked;
    if (path[0] === undefined) return undefined;
    const types = asks[kind]?.window === 'open' ? [kind, ...Object.keys(free)] : [kind];
    for (const type of types) {
      const own = ownRules(type);
      const meant =
        own === undefined
          ? saidBy(path, partsOf(type), { meaning: about, about: aboutIn(asks, about.view, { ask: kind, seat }) })
          : own.meant?.(path, asked, about);
      if (meant !== undefined) return own === undefined ? { type, seat, ...(meant as object) } : meant;
    }
    return undefined;
  };

  interface Saying {
    readonly meaning: Meaning<T>;
    /** What the decision is about. */
    readonly about: Anything;
  }

  /** What clicks say part by part; what has not been clicked yet is where the last click was. */
  function saidBy(path: Path, all: readonly Part[], { meaning, about }: Saying): object | undefined {
    const parts = inOrder(all).filter(({ click, domain }) => click !== undefined || domain.kind === 'variant');
    if (parts.length === 0) return undefined;
    const said: Record<string, unknown> = {};
    let [left, last]: [Path, Target | undefined] = [path, undefined];
    for (const [index, { key, domain, click, presence }] of parts.entries()) {
      const rest = parts.slice(index + 1);
      if (click === undefined) {
        said[key] = shapeSaid(left, domain, { meaning, about });
        if (said[key] === undefined) return undefined;
        left = [];
        continue;
      }
      if (click.after !== undefined) {
        if (!isButton(left[0], click.after)) return undefined;
        left = left.slice(1);
      }
      const target = left[0];
      const own = ways[click.by];
      if (own?.meant !== undefined) {
        const value = own.meant(left, said, meaning);
        if (value === undefined && target !== undefined) return undefined;
        if (value !== undefined) said[key] = value;
        left = left.slice(own.clicks ?? left.length);
        continue;
      }
      const clicked = left.filter(({ kind }) => isAlike(kind, click.by));
      if (presence === 'optional' && clicked.length <= rest.filter((each) => each.click?.by === click.by).length)
        continue;
      const before = click.unless === undefined ? undefined : about[click.unless];
      if (before !== undefined && target?.kind === rest[0]?.click?.by) {
        said[key] = before;
        continue;
      }
      if (target !== undefined && !isAlike(target.kind, click.by)) return undefined;
      if (isMany(domain)) {
        const entries = clicked.map(({ id }) => idIn(domain.entry, id));
        said[key] = domain.kind === 'set' ? [...new Set(entries)] : entries;
        left = left.filter((each) => !clicked.includes(each));
        continue;
      }
      last = target ?? last;
      if (last === undefined || !isAlike(last.kind, click.by)) return undefined;
      said[key] = idIn(domain, last.id);
      left = left.slice(1);
    }
    // Clicks that say nothing of it mean something else; a button that says that all is chosen does not.
    return left.every(({ kind }) => kind === 'button') ? said : undefined;
  }

  /** What clicks say of several shapes: the one that begins with what was clicked. */
  function shapeSaid(path: Path, domain: Domain, saying: Saying): object | undefined {
    if (domain.kind !== 'variant') return undefined;
    for (const { tell, parts } of domain.shapes) {
      const isNamed = isButton(path[0], tell) && parts.every(({ click }) => click === undefined);
      const said = isNamed ? {} : saidBy(path, parts, saying);
      if (said !== undefined) return domain.tag === null ? said : { [domain.tag]: tell, ...said };
    }
    return undefined;
  }

  function isAlike(one: string, other: string): boolean {
    return one === other || (alike.includes(one) && (alike.includes(other) || ways[other] !== undefined));
  }
}

type Many = Extract<Domain, { readonly entry: Domain }>;
const isMany = (domain: Domain): domain is Many => 'entry' in domain;

/** What an action says for the id of a target. */
const idIn = (domain: Domain, id: string): string | number => (domain.kind === 'integer' ? Number(id) : id);

const isButton = (target: Target | undefined, id: string): boolean => target?.kind === 'button' && target.id === id;
