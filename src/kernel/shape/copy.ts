import { unreachable } from '../basics/unreachable.ts';
import { cloneChance } from '../chance/chance.ts';
import { cloneDeck } from '../chance/deck.ts';
import { cloneHand } from '../chance/hand.ts';
import { clonePile } from '../chance/pile.ts';
import { cloneAgenda, type Position } from '../contract/agenda.ts';
import type { AnyTypes, Anything } from './erased.ts';
import type { CasesNode, ListNode, Node, Nodes } from './node.ts';

/** Copies a value of one part; nothing for what cannot change. */
type Copy = ((value: never) => unknown) | undefined;

/** A part of an object, and how it is copied. */
interface Copied {
  readonly key: string;
  copy(value: unknown): unknown;
}

/** A copy that is being made. */
type Copying = { -readonly [Key in keyof Position]: Position[Key] } & Anything;

/** What the kernel keeps in a state, in its order. */
const KERNEL = ['ruleset', 'chance', 'agenda', 'decisions'] as const satisfies readonly (keyof Position)[];

/**
 * Makes copies of states with these parts.
 *
 * A line for each of the first parts, and no loop: V8 learns one key and one way to copy at each line. The bench compares forks
 * (`clone-vs-fork`). Large games have copies that `cloneSource` of `gastropodia/testing` writes.
 *
 * @rule KER-10.2 What follows from the declaration is made from it.
 */
export function stateCopier(table: Nodes): (state: AnyTypes['State']) => AnyTypes['State'] {
  const model = modelOf([...KERNEL, ...Object.keys(table)]) as Copying;
  const [first, second, third, fourth, fifth, sixth, seventh, eighth, ...others] = copiedOf(table);
  return (source) => {
    const copy = { ...model };
    copy.ruleset = source.ruleset;
    copy.chance = cloneChance(source.chance);
    copy.agenda = cloneAgenda(source.agenda);
    copy.decisions = [...source.decisions];
    if (first === undefined) return copy;
    copy[first.key] = first.copy(source[first.key]);
    if (second === undefined) return copy;
    copy[second.key] = second.copy(source[second.key]);
    if (third === undefined) return copy;
    copy[third.key] = third.copy(source[third.key]);
    if (fourth === undefined) return copy;
    copy[fourth.key] = fourth.copy(source[fourth.key]);
    if (fifth === undefined) return copy;
    copy[fifth.key] = fifth.copy(source[fifth.key]);
    if (sixth === undefined) return copy;
    copy[sixth.key] = sixth.copy(source[sixth.key]);
    if (seventh === undefined) return copy;
    copy[seventh.key] = seventh.copy(source[seventh.key]);
    if (eighth === undefined) return copy;
    copy[eighth.key] = eighth.copy(source[eighth.key]);
    for (const { key, copy: copyPart } of others) copy[key] = copyPart(source[key]);
    return copy;
  };
}

/** An object with these keys in this order, of the form that V8 gives to one that is written out. */
export function modelOf(keys: readonly string[]): Anything {
  // Made from a text: an object that grows key by key becomes a dictionary at twenty.
  return JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, 0])))) as Anything;
}

function copied(key: string, copy: Copy): Copied {
  // The types of parts are erased here: the declaration says what each of them holds.
  return { key, copy: (copy ?? same) as Copied['copy'] };
}

function same(value: unknown): unknown {
  return value;
}

const copiedOf = (nodes: Nodes): Copied[] => Object.entries(nodes).map(([key, node]) => copied(key, copierOf(node)));

function copyFlat(list: readonly unknown[]): unknown[] {
  return [...list];
}

function copyNested(lists: readonly (readonly unknown[])[]): unknown[] {
  const copy: unknown[] = [...lists];
  for (let index = 0; index < copy.length; index++) copy[index] = [...(copy[index] as unknown[])];
  return copy;
}

function copyShallow(object: Anything): Anything {
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
    case 'whole':
    case 'word':
    case 'text':
      return undefined;
    default:
      return unreachable(node);
  }
}

function listCopier({ entry }: ListNode): Copy {
  if (isScalar(entry)) return copyFlat;
  if (entry.kind === 'list' && isScalar(entry.entry)) return copyNested;
  const { copy: copyEntry } = copied('entry', copierOf(entry));
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
    Object.entries(cases).map(([word, nodes]) => [word, objectCopier([copied(tag, undefined), ...copiedOf(nodes)])]),
  );
  return (value: Anything) => (copiers.get(String(value[tag])) ?? copyShallow)(value);
}

/**
 * Copies an object part by part. Every copy begins as one of a model with the same keys in the same order: so V8 knows the form
 * of all of them, whatever object they were made of. Rules that meet two forms of states are slower by a sixth.
 */
function objectCopier(parts: readonly Copied[]): (value: Anything) => Anything {
  const model = modelOf(parts.map(({ key }) => key));
  return (source) => {
    const copy = { ...model };
    for (const { key, copy: copyPart } of parts) copy[key] = copyPart(source[key]);
    return copy;
  };
}
