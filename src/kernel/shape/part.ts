import { EngineError } from '../basics/errors.ts';
import type { Click } from '../reading/domain.ts';
import type { Node, Nodes, Seen } from './node.ts';

/** Whether it has been said who may see a part: of the cards of a pool, it has to be. */
export type Secrecy = 'said' | 'seenBy() has to say who may see these cards';

/**
 * A part of a state, declared once: what it holds, how it begins, who may see it.
 *
 * @rule KER-10.1 A field of the state is declared once.
 */
export interface StatePart<Value = unknown, View = Value, Seeing extends Secrecy = Secrecy> {
  /** For the compiler only: what it holds. */
  readonly '~value': Value;
  /** For the compiler only: what somebody sees of it. */
  readonly '~view': View;
  /** For the compiler only: whether it has been said who may see it. */
  readonly '~seen': Seeing;
  readonly node: Node;
  /** How it is clicked where an action says it: see `clicked`. */
  readonly click?: Click;
}

/** Parts by name. */
export type StateParts = Readonly<Record<string, StatePart>>;

/** The values of these parts. A mapped type over their keys, so that the comments of the parts come along. */
export type ValuesOf<Parts> = {
  readonly [Key in keyof Parts]: Parts[Key] extends { readonly '~value': infer Value } ? Value : never;
};

/** The same, as somebody sees them. */
export type ViewsOf<Parts> = {
  readonly [Key in keyof Parts]: Parts[Key] extends { readonly '~view': infer View } ? View : never;
};

/** Whether it has been said of all these parts who may see them. */
export type SeeingOf<Parts extends StateParts> = Parts[keyof Parts]['~seen'];

/** The nodes of these parts. */
export function nodesOf(parts: StateParts): Nodes {
  return Object.fromEntries(Object.entries(parts).map(([key, { node }]) => [key, node]));
}

/** A part of these types. The only place where a part gets them: they are in no object. */
export function part<Value, View = Value, Seeing extends Secrecy = 'said'>(node: Node): StatePart<Value, View, Seeing> {
  return Object.freeze({ node: Object.freeze(node) }) as StatePart<Value, View, Seeing>;
}

/**
 * Says who may see a part; all others see only that it is there, and of a list how long it is. Of the cards of a pool this
 * has to be said.
 *
 * @rule KER-10.3 Who may see a part is said in its declaration; of cards it has to be said.
 */
export function seenBy<Value, View>(seen: Seen, of: StatePart<Value, View, Secrecy>): StatePart<Value, View, 'said'> {
  const { node } = of;
  // What the owner of each entry may see is said of the entry.
  if (seen === 'owner' && node.kind === 'list' && node.isPerSeat) {
    return part({ ...node, entry: { ...node.entry, seen } });
  }
  return part({ ...node, seen });
}

/** The same type, written out. */
export type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** The error for a declaration that makes no sense. */
export function invalid(message: string): EngineError {
  return new EngineError('ruleset/invalid', message);
}
