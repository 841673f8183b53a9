import { cloneChance } from '../chance/chance.ts';
import { cloneDeck } from '../chance/deck.ts';
import { cloneHand } from '../chance/hand.ts';
import { clonePile } from '../chance/pile.ts';
import { cloneAgenda } from '../contract/agenda.ts';
import type { CasesNode, ListNode, Node, Nodes } from './part.ts';

/** Copies a value of one part; nothing for what cannot change. */
type Copy = ((value: never) => unknown) | undefined;
type Anything = Record<string, unknown>;

/** What the kernel keeps in a state, in its order. */
const KERNEL: readonly Copied[] = [
  ['ruleset', undefined],
  ['chance', cloneChance],
  ['agenda', cloneAgenda],
  ['decisions', copyFlat],
];

type Copied = readonly [key: string, copy: Copy];

/**
 * Makes copies of states with these parts.
 *
 * @rule KER-10.2 What follows from the declaration is made from it.
 */
export function stateCopier<State extends object>(table: Nodes): (state: State) => State {
  const copy = objectCopier([...KERNEL, ...copiedOf(table)]);
  return (state) => copy(state) as State;
}

/** An object with these keys in this order, of the form that V8 gives to one that is written out. */
export function modelOf(keys: readonly string[]): Anything {
  // Made from a text: an object that grows key by key becomes a dictionary at twenty.
  return JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, 0])))) as Anything;
}

const copiedOf = (nodes: Nodes): Copied[] => Object.entries(nodes).map(([key, node]) => [key, copierOf(node)]);

function copyFlat(list: readonly unknown[]): unknown[] {
  return [...list];
}

function copyNested(lists: readonly (readonly unknown[])[]): unknown[] {
  const copy: unknown[] = [...lists];
  for (let index = 0; index < copy.length; index++) copy[index] = [...(copy[index] as unknown[])];
  return copy;
}

function copyShallow(object: object): object {
  return { ...object };
}

const isScalar = ({ kind }: Node): boolean => kind === 'whole' || kind === 'word' || kind === 'text';

function copierOf(node: Node): Copy {
  switch (node.kind) {
    case 'list':
      return listCopier(node);
    case 'group':
      return groupCopier(node.fields);
    case 'cases':
      return casesCopier(node);
    case 'pile':
      return clonePile;
    case 'deck':
      return cloneDeck;
    case 'hand':
      return cloneHand;
    default:
      return undefined;
  }
}

function listCopier({ entry }: ListNode): Copy {
  if (isScalar(entry)) return copyFlat;
  if (entry.kind === 'list' && isScalar(entry.entry)) return copyNested;
  const copyEntry = copierOf(entry) as (value: unknown) => unknown;
  return (list: readonly unknown[]) => {
    const copy = [...list];
    for (let index = 0; index < copy.length; index++) copy[index] = copyEntry(copy[index]);
    return copy;
  };
}

function groupCopier(fields: Nodes): Copy {
  return Object.values(fields).every(isScalar) ? copyShallow : objectCopier(copiedOf(fields));
}

function casesCopier({ tag, cases }: CasesNode): Copy {
  if (Object.values(cases).every((nodes) => Object.values(nodes).every(isScalar))) return copyShallow;
  const copiers = new Map(
    Object.entries(cases).map(([word, nodes]) => [word, objectCopier([[tag, undefined], ...copiedOf(nodes)])]),
  );
  return (value: Anything) => (copiers.get(String(value[tag])) ?? copyShallow)(value);
}

/**
 * Copies an object kind of part by kind of part. Every copy begins as one of a model with the same keys in the same order:
 * so V8 knows the form of all of them, whatever object they were made of. Rules that meet two forms of states are slower by
 * a sixth.
 */
function objectCopier(copied: readonly Copied[]): (value: object) => object {
  const model = modelOf(copied.map(([key]) => key));
  const keysOf = (kind: Copy): string[] => copied.flatMap(([key, copy]) => (copy === kind ? [key] : []));
  const plain = keysOf(undefined);
  const flat = keysOf(copyFlat);
  const nested = keysOf(copyNested);
  const rest = copied.filter(([, copy]) => copy !== undefined && copy !== copyFlat && copy !== copyNested);
  const restKeys = rest.map(([key]) => key);
  const restCopies = rest.map(([, copy]) => copy as (value: unknown) => unknown);
  return (value) => {
    const source = value as Anything;
    const copy = { ...model };
    for (let index = 0; index < plain.length; index++) {
      const key = plain[index] as string;
      copy[key] = source[key];
    }
    for (let index = 0; index < flat.length; index++) {
      const key = flat[index] as string;
      copy[key] = [...(source[key] as unknown[])];
    }
    for (let index = 0; index < nested.length; index++) {
      const key = nested[index] as string;
      copy[key] = copyNested(source[key] as unknown[][]);
    }
    for (let index = 0; index < restKeys.length; index++) {
      const key = restKeys[index] as string;
      copy[key] = (restCopies[index] as (part: unknown) => unknown)(source[key]);
    }
    return copy;
  };
}
