import { includes } from '../basics/seat-sets.ts';
import type { Seat, Viewer } from '../basics/seats.ts';
import { unreachable } from '../basics/unreachable.ts';
import { type Deck, viewDeck } from '../chance/deck.ts';
import { type Hand, viewHand } from '../chance/hand.ts';
import { type Pile, viewPile } from '../chance/pile.ts';
import type { Anything } from './erased.ts';
import { type ListNode, NONE, type Node, type Nodes, type Seen } from './node.ts';
import { invalid } from './part.ts';

/** What a viewer sees of an entry: all of it, that it is there, or nothing at all. */
export type Sight = 'seen' | 'hidden' | 'absent';

/** An entry that somebody looks at. */
export interface Looked<Value> {
  readonly value: Value;
  /** The seat that owns it; -1 where no seat does. */
  readonly seat: Seat;
  /** Its place in its list; 0 where it is in none. */
  readonly index: number;
  /** Who looks. */
  readonly viewer: Viewer;
}

/** What a viewer gets of a value, and `owner` the seat whose it is. */
type Mask = (value: unknown, viewer: Viewer, owner: Seat) => unknown;
type Hide = (value: unknown) => unknown;

/**
 * How a part is shown to a viewer; nothing if everybody sees all of it.
 *
 * @rule KER-10.3 Who may see a part is said in its declaration; of cards it has to be said.
 */
export function maskOf(node: Node, path: string): Mask | undefined {
  const inside = insideOf(node, path);
  const { seen } = node;
  if (seen === undefined || seen === 'everyone') return inside;
  const hide = hiderOf(node, path);
  return (value, viewer, owner) => {
    if (!isSeenBy(seen, viewer, owner)) return hide(value);
    return inside === undefined ? value : inside(value, viewer, owner);
  };
}

/** May this viewer see what so many may see? */
function isSeenBy(seen: Seen, viewer: Viewer, owner: Seat): boolean {
  if (seen === 'owner') return viewer === owner;
  return typeof seen === 'number' ? includes(seen, viewer) : seen === 'everyone';
}

function insideOf(node: Node, path: string): Mask | undefined {
  switch (node.kind) {
    case 'pile':
      return node.isOpen
        ? (pile, viewer) => viewPile(pile as Pile, viewer, { rest: 'counts' })
        : (pile, viewer) => viewPile(pile as Pile, viewer);
    case 'deck':
      return (deck, viewer) => viewDeck(deck as Deck, viewer);
    case 'hand':
      return (hand, viewer) => viewHand(hand as Hand, viewer);
    case 'group':
      return fieldsMask(node.fields, path);
    case 'cases': {
      const { tag } = node;
      const masks = new Map(
        Object.entries(node.cases).map(([word, nodes]) => [word, fieldsMask(nodes, `${path}.${word}`)]),
      );
      if ([...masks.values()].every((mask) => mask === undefined)) return undefined;
      return (value, viewer, owner) => masks.get(String((value as Anything)[tag]))?.(value, viewer, owner) ?? value;
    }
    case 'list':
      return listMask(node, path);
    case 'whole':
    case 'word':
    case 'text':
      return undefined;
    default:
      return unreachable(node);
  }
}

function fieldsMask(nodes: Nodes, path: string): Mask | undefined {
  const masks = Object.entries(nodes).flatMap(([key, node]) => {
    const mask = maskOf(node, `${path}.${key}`);
    return mask === undefined ? [] : [{ key, mask }];
  });
  if (masks.length === 0) return undefined;
  return (value, viewer, owner) => {
    const seen = { ...(value as Anything) };
    for (const { key, mask } of masks) seen[key] = mask(seen[key], viewer, owner);
    return seen;
  };
}

function listMask({ entry, isPerSeat }: ListNode, path: string): Mask | undefined {
  const { seen } = entry;
  if (isPerSeat && seen === 'owner') {
    const inside = insideOf(entry, path);
    const hide = hiderOf(entry, path);
    return (list, viewer) => {
      const masked: unknown[] = [];
      for (let seat = 0; seat < (list as unknown[]).length; seat++) {
        const own = (list as unknown[])[seat];
        masked.push(seat !== viewer ? hide(own) : inside === undefined ? own : inside(own, viewer, seat));
      }
      return masked;
    };
  }
  const mask = maskOf(entry, `${path}[]`);
  if (mask === undefined) return undefined;
  return (list, viewer, owner) =>
    (list as unknown[]).map((each, index) => mask(each, viewer, isPerSeat ? index : owner));
}

/** How a value becomes one of which a viewer sees only that it is there. */
function hiderOf(node: Node, path: string): Hide {
  switch (node.kind) {
    case 'whole': {
      const { maybe, hidden } = node;
      // That there is nothing can be seen.
      return maybe ? (value) => (value === NONE ? NONE : hidden) : () => hidden;
    }
    case 'word': {
      const { hidden } = node;
      if (hidden === undefined) throw invalid(`${path}: a word that is hidden needs another that stands for it.`);
      return () => hidden;
    }
    case 'text':
      return () => '';
    case 'list':
      return listHider(node, path);
    case 'group':
      return fieldsHider(node.fields, path);
    case 'cases': {
      const hiders = new Map(
        Object.entries(node.cases).map(([word, nodes]) => [word, fieldsHider(nodes, `${path}.${word}`)]),
      );
      return (value) => hiders.get(String((value as Anything)[node.tag]))?.(value) ?? value;
    }
    case 'pile':
    case 'deck':
    case 'hand': {
      const inside = insideOf(node, path);
      return (value) => inside?.(value, 'spectator', NONE);
    }
    default:
      return unreachable(node);
  }
}

function listHider({ entry }: ListNode, path: string): Hide {
  if (entry.kind === 'whole' && !entry.maybe) {
    // The most frequent of all: the cards of somebody else's hand.
    const { hidden } = entry;
    return (list) => {
      const { length } = list as unknown[];
      const same: unknown[] = [];
      for (let index = 0; index < length; index++) same.push(hidden);
      return same;
    };
  }
  const hide = hiderOf(entry, `${path}[]`);
  return (list) => {
    const hidden: unknown[] = [];
    for (const each of list as unknown[]) hidden.push(hide(each));
    return hidden;
  };
}

function fieldsHider(nodes: Nodes, path: string): Hide {
  const hiders = Object.entries(nodes).map(([key, node]) => ({ key, hide: hiderOf(node, `${path}.${key}`) }));
  return (value) => {
    const hidden = { ...(value as Anything) };
    for (const { key, hide } of hiders) hidden[key] = hide(hidden[key]);
    return hidden;
  };
}

type Look = (state: unknown, entry: Looked<unknown>) => Sight;

/** How a part is shown where the rules say, entry by entry, what is seen by those who may not see all of it. */
export function sightedMask(node: Node, path: string, look: Look) {
  const shown = sighted(node, path, look);
  return (state: unknown, value: unknown, viewer: Viewer): unknown => {
    const seen = shown(state, value, viewer, NONE, 0);
    return seen === ABSENT ? NONE : seen;
  };
}

// Five arguments, and no object with their names: it would be made anew for every entry of every view.
type Shown = (state: unknown, value: unknown, viewer: Viewer, seat: Seat, index: number) => unknown;

/** Stands for what is not shown at all. */
const ABSENT = Symbol('absent');

function sighted(node: Node, path: string, look: Look): Shown {
  const { seen } = node;
  const shown =
    node.kind === 'list' && node.counts === undefined ? sightedList(node, path, look) : sightedEntry(node, path, look);
  if (seen === undefined) return shown;
  const mask = insideOf(node, path);
  return (state, value, viewer, seat, index) => {
    if (!isSeenBy(seen, viewer, seat)) return shown(state, value, viewer, seat, index);
    return mask === undefined ? value : mask(value, viewer, seat);
  };
}

function sightedEntry(node: Node, path: string, look: Look): Shown {
  const hide = hiderOf(node, path);
  const mask = insideOf(node, path);
  const isMaybe = node.kind === 'whole' && node.maybe;
  return (state, value, viewer, seat, index) => {
    // That there is nothing can be seen.
    if (isMaybe && value === NONE) return value;
    const sight = look(state, { value, seat, index, viewer });
    if (sight === 'absent') return ABSENT;
    if (sight === 'hidden') return hide(value);
    return mask === undefined ? value : mask(value, viewer, seat);
  };
}

function sightedList({ entry, isPerSeat, isSorted }: ListNode, path: string, look: Look): Shown {
  const shown = sighted(entry, `${path}[]`, look);
  return (state, value, viewer, seat) => {
    const list: unknown[] = [];
    const entries = value as readonly unknown[];
    for (let index = 0; index < entries.length; index++) {
      const each = entries[index];
      const seen = isPerSeat ? shown(state, each, viewer, index, 0) : shown(state, each, viewer, seat, index);
      if (seen !== ABSENT) list.push(seen);
      // Each seat keeps its place.
      else if (isPerSeat) list.push(NONE);
    }
    // The place of a hidden card between two others would tell what it is.
    return isSorted ? (list as number[]).sort((one, other) => one - other) : list;
  };
}
