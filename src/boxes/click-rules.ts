import type { Decision, GameTypes, PrintedView } from '../kernel/index.ts';

/**
 * Something that can be clicked. Pictures name what they draw by the same words, so that one is found by the other:
 * `data-field="2,-1"`.
 *
 * @rule KER-12.5 Whatever can be clicked, buttons apart, is in the picture of the table by the same words.
 */
export interface Target {
  /** What it is, in one word: `field`, `piece`, `card`, `die`, `player`, `button`, or whatever else the game has. */
  readonly kind: string;
  /** Which of them, by the name that the look has for it. */
  readonly id: string;
}

/** What is clicked, one after the other, to say one thing. */
export type Path = readonly Target[];

/** Several things that are clicked in whatever order; one that is there twice is clicked twice. */
export interface AnyOrder {
  readonly anyOrder: Path;
}

/** A way to say an action: what is clicked, one after the other, and among that what is clicked in whatever order. */
export type ClickWay = readonly (Target | AnyOrder)[];

/** How the actions of a game are said by clicking. They are asked of views that have what is printed beside them. */
export interface ClickRules<T extends GameTypes, View = PrintedView<T>> {
  /**
   * The ways to say a legal action: at least one. No way of an action is that of another, or the beginning of one: a click
   * either says all, or leaves something to say.
   *
   * @param among all actions that can be said now: where nothing else could be meant, less has to be clicked.
   */
  paths(action: T['Action'], view: View, among: readonly T['Action'][]): readonly ClickWay[];
  /**
   * Returns the part of a legal action that a click on one of its targets names: of "hide two blocks", to hide this one. The
   * label of a target that wants more clicks takes its words from these parts. Leave it out where the words that all actions
   * of a target share are enough to tell it from the others.
   */
  begun?(action: T['Action'], target: Target): T['Action'];
  /**
   * What somebody means who is asked this and has clicked that, as an action, legal or not; nothing, if it means nothing.
   * It is asked for the reason why something cannot be clicked.
   */
  meant?(path: Path, asked: Decision<T['Ask']['ask']>, about: Meaning<T, View>): unknown;
}

/** What helps to understand a click that says nothing legal. */
export interface Meaning<T extends GameTypes, View = PrintedView<T>> {
  readonly view: View;
  /** A legal action that begins with the same clicks but for the last one; nothing, if there is none. */
  readonly like: T['Action'] | undefined;
}

/** A part of an action that is said by one click: its key, and the kind of what is clicked. */
export interface ClickPart {
  readonly key: string;
  readonly kind: string;
}

/**
 * Click rules for actions whose parts are clicked one by one: for each type of action, in order, what is clicked for each of
 * its fields. A type without parts, and what is declined, is a button.
 */
export function byFields<T extends GameTypes>(table: Readonly<Record<string, readonly ClickPart[]>>): ClickRules<T> {
  const partsOf = (type: string): readonly ClickPart[] => (Object.hasOwn(table, type) ? (table[type] ?? []) : []);
  return {
    paths(action) {
      const parts = partsOf(action.type);
      if ('decline' in action || parts.length === 0) return [[buttonOf(action)]];
      const said = new Map<string, unknown>(Object.entries(action));
      return [parts.map(({ key, kind }) => ({ kind, id: String(said.get(key)) }))];
    },
    meant(path, { kind: type, seat }) {
      const parts = partsOf(type);
      if (parts.length === 0 || !isSaidBy(path, parts)) return undefined;
      const said = parts.map(({ key }, index) => [key, saidBy(path[index]?.id ?? '')] as const);
      return { type, seat, ...Object.fromEntries(said) };
    },
  };
}

const isSaidBy = (path: Path, parts: readonly ClickPart[]): boolean =>
  path.length === parts.length && path.every(({ kind }, index) => kind === parts[index]?.kind);

/** What a field of an action holds, from the id of what was clicked for it. */
const saidBy = (id: string): string | number => (/^-?\d+$/.test(id) ? Number(id) : id);

/**
 * The ways on from what was clicked so far, as plain paths: of what can be clicked in whatever order, each that can be next
 * comes first in one of them. None, if the way does not begin so.
 */
export function pathsFrom(way: ClickWay, chosen: Path): readonly Path[] {
  let [path, rest, left]: [Path, ClickWay, Path] = [[], way, chosen];
  while (rest.length > 0) {
    const [step, ...further] = rest;
    if (step === undefined) return [];
    const [clicked, ...later] = left;
    const open = 'anyOrder' in step ? step.anyOrder : [step];
    if (clicked === undefined) {
      return distinct(open).map((next) => [...path, next, ...without(open, next), ...further.flatMap(plainly)]);
    }
    const found = open.find((each) => isSame(each, clicked));
    if (found === undefined) return [];
    const others = without(open, found);
    [path, left] = [[...path, found], later];
    rest = others.length === 0 ? further : [{ anyOrder: others }, ...further];
  }
  return left.length === 0 ? [path] : [];
}

/** Are these the same target? */
export const isSame = (one: Target, other: Target | undefined): boolean =>
  one.kind === other?.kind && one.id === other.id;

const plainly = (step: Target | AnyOrder): Path => ('anyOrder' in step ? step.anyOrder : [step]);

const distinct = (targets: Path): Path =>
  targets.filter((target, index) => targets.findIndex((each) => isSame(each, target)) === index);

/** All but one of these. */
function without(targets: Path, one: Target): Path {
  const index = targets.findIndex((each) => isSame(each, one));
  return targets.filter((_, each) => each !== index);
}

/** The button of an action: `decline`, or its type with all that it says. */
export function buttonOf(action: { readonly type: string; readonly seat: number }): Target {
  if ('decline' in action) return { kind: 'button', id: 'decline' };
  const said = Object.entries(action).filter(([key]) => !['type', 'seat', 'decision'].includes(key));
  return { kind: 'button', id: [action.type, ...said.map(([, value]) => plain(value))].join(' ') };
}

const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
