import type { Fault } from '../basics/errors.ts';
import type { Viewer } from '../basics/seats.ts';
import { unreachable } from '../basics/unreachable.ts';
import type { Deck, DeckView } from '../chance/deck.ts';
import { type Hand, imagineHand } from '../chance/hand.ts';
import type { KnownCard, OpenPileView, Pile, PileView } from '../chance/pile.ts';
import type { Random } from '../chance/random.ts';
import type { CasesNode, ListNode, Node, Nodes, Pool, WholeNode } from './part.ts';

type Anything = Record<string, unknown>;

/** Where the cards of one pool can be. */
export interface Zones {
  readonly pool: Pool;
  /** The fields with places for its cards, each with how many of which kind are seen there. */
  readonly places: readonly Place[];
  /** Of these, the ones of each seat that others may not see. */
  readonly held: readonly string[];
  readonly piles: readonly string[];
  /** Has every card a place? What no pile holds is out of the game. */
  readonly isWhole: boolean;
}

interface Place {
  readonly key: string;
  readonly count: Count;
  /** Deals cards into what cannot be seen; nothing where all is seen. */
  readonly fill: Fill | undefined;
}

/** Adds the cards that are seen in a value. */
type Count = (value: unknown, seen: number[]) => void;
/** The same value, with a card wherever one is hidden. */
type Fill = (value: unknown, next: () => number, dealing: Dealing) => unknown;

interface Dealing {
  readonly unseen: number[];
  readonly random: Random;
}

/**
 * The pools that a table uses, each with its places.
 *
 * @rule KER-10.4 Every card of a pool is in one place.
 */
export function zonesOf(table: Nodes): Zones[] {
  const pools = new Set<Pool>();
  for (const node of Object.values(table)) poolsIn(node, pools);
  return [...pools].map((pool) => {
    const places = Object.entries(table).flatMap(([key, node]) => {
      const count = counterOf(node, pool);
      return count === undefined ? [] : [{ key, count, fill: fillerOf(node, pool, false) }];
    });
    const keysOf = (is: (node: Node) => boolean): string[] =>
      Object.entries(table).flatMap(([key, node]) => (is(node) ? [key] : []));
    const isPile = (node: Node): boolean => (node.kind === 'pile' || node.kind === 'deck') && node.pool === pool;
    return {
      pool,
      places,
      held: keysOf((node) => isHeld(node) && counterOf(node, pool) !== undefined),
      piles: keysOf(isPile),
      isWhole: keysOf((node) => holdsPile(node, pool)).length > 0,
    };
  });
}

/** Is this a pile of the pool, or does it hold one whose cards everybody can count? */
function holdsPile(node: Node, pool: Pool): boolean {
  return node.kind === 'pile' || node.kind === 'deck' ? node.pool === pool : holdsOpenPile(node, pool);
}

// Of a pile inside something else nothing can be dealt anew; of an open one nothing has to be.
function holdsOpenPile(node: Node, pool: Pool): boolean {
  if (node.kind === 'pile') return node.isOpen && node.pool === pool;
  if (node.kind === 'list') return holdsOpenPile(node.entry, pool);
  return node.kind === 'group' && Object.values(node.fields).some((inner) => holdsOpenPile(inner, pool));
}

function isHeld(node: Node): boolean {
  return node.kind === 'list' && node.isPerSeat && node.entry.seen === 'owner';
}

function poolsIn(node: Node, pools: Set<Pool>): void {
  switch (node.kind) {
    case 'whole':
      if (node.pool !== undefined) pools.add(node.pool);
      return;
    case 'pile':
    case 'deck':
    case 'hand':
      pools.add(node.pool);
      return;
    case 'list':
      if (node.counts !== undefined) pools.add(node.counts);
      poolsIn(node.entry, pools);
      return;
    case 'group':
      for (const inner of Object.values(node.fields)) poolsIn(inner, pools);
      return;
    case 'cases':
      for (const nodes of Object.values(node.cases)) for (const inner of Object.values(nodes)) poolsIn(inner, pools);
      return;
    case 'word':
    case 'text':
      return;
    default:
      unreachable(node);
  }
}

function add(seen: number[], kind: number, count = 1): void {
  if (kind >= 0 && kind < seen.length) seen[kind] = (seen[kind] ?? 0) + count;
}

function addCounts(seen: number[], counts: readonly number[]): void {
  for (let kind = 0; kind < counts.length; kind++) add(seen, kind, counts[kind]);
}

function counterOf(node: Node, pool: Pool): Count | undefined {
  switch (node.kind) {
    case 'whole':
      return node.pool === pool ? (value, seen) => add(seen, value as number) : undefined;
    case 'pile':
      return node.pool === pool ? countPile : undefined;
    case 'deck':
      if (node.pool !== pool) return undefined;
      return (value, seen) => {
        countPile((value as Deck).pile, seen);
        addCounts(seen, (value as Deck).discards);
      };
    case 'hand':
      if (node.pool !== pool) return undefined;
      return (value, seen) => {
        for (const kind of (value as Hand).cards) add(seen, kind);
      };
    case 'list':
      return listCounter(node, pool);
    case 'group':
      return fieldsCounter(node.fields, pool);
    case 'cases':
      return casesCounter(node, pool);
    case 'word':
    case 'text':
      return undefined;
    default:
      return unreachable(node);
  }
}

function countPile(value: unknown, seen: number[]): void {
  const { top, rest, bottom } = value as Pile | PileView | OpenPileView;
  for (const { kind } of top) add(seen, kind);
  for (const { kind } of bottom) add(seen, kind);
  if (typeof rest !== 'number') addCounts(seen, rest);
}

function listCounter({ entry, counts }: ListNode, pool: Pool): Count | undefined {
  if (counts !== undefined) return counts === pool ? (value, seen) => addCounts(seen, value as number[]) : undefined;
  if (entry.kind === 'whole') {
    if (entry.pool !== pool) return undefined;
    return (value, seen) => {
      for (const kind of value as readonly number[]) add(seen, kind);
    };
  }
  const count = counterOf(entry, pool);
  if (count === undefined) return undefined;
  return (value, seen) => {
    for (const each of value as readonly unknown[]) count(each, seen);
  };
}

function fieldsCounter(nodes: Nodes, pool: Pool): Count | undefined {
  const counters = Object.entries(nodes).flatMap(([key, node]) => {
    const count = counterOf(node, pool);
    return count === undefined ? [] : [{ key, count }];
  });
  if (counters.length === 0) return undefined;
  return (value, seen) => {
    for (const { key, count } of counters) count((value as Anything)[key], seen);
  };
}

function casesCounter({ tag, cases }: CasesNode, pool: Pool): Count | undefined {
  const counters = new Map(Object.entries(cases).map(([word, nodes]) => [word, fieldsCounter(nodes, pool)]));
  if ([...counters.values()].every((count) => count === undefined)) return undefined;
  return (value, seen) => counters.get(String((value as Anything)[tag]))?.(value, seen);
}

// Whatever stands in something that is hidden may be hidden itself.
function fillerOf(node: Node, pool: Pool, isInHidden: boolean): Fill | undefined {
  const isHidden = isInHidden || (node.seen !== undefined && node.seen !== 'everyone');
  switch (node.kind) {
    case 'whole':
      return isHidden && node.pool === pool ? wholeFiller(node) : undefined;
    case 'hand':
      if (node.pool !== pool) return undefined;
      return (value, _next, { unseen, random }) => imagineHand(value as Hand, unseen, random);
    case 'list':
      return listFiller(node, pool, isHidden);
    case 'group':
      return fieldsFiller(node.fields, pool, isHidden);
    case 'cases': {
      const fillers = new Map(
        Object.entries(node.cases).map(([word, nodes]) => [word, fieldsFiller(nodes, pool, isHidden)]),
      );
      if ([...fillers.values()].every((fill) => fill === undefined)) return undefined;
      return (value, next, dealing) =>
        fillers.get(String((value as Anything)[node.tag]))?.(value, next, dealing) ?? value;
    }
    case 'word':
    case 'text':
    case 'pile':
    case 'deck':
      return undefined;
    default:
      return unreachable(node);
  }
}

function wholeFiller({ hidden }: WholeNode): Fill {
  return (value, next) => (value === hidden ? next() : value);
}

function listFiller({ entry, isSorted }: ListNode, pool: Pool, isHidden: boolean): Fill | undefined {
  const fill = fillerOf(entry, pool, isHidden);
  if (fill === undefined) return undefined;
  return (value, next, dealing) => {
    const filled: unknown[] = [];
    for (const each of value as readonly unknown[]) filled.push(fill(each, next, dealing));
    return isSorted ? (filled as number[]).sort((one, other) => one - other) : filled;
  };
}

function fieldsFiller(nodes: Nodes, pool: Pool, isHidden: boolean): Fill | undefined {
  const fillers = Object.entries(nodes).flatMap(([key, node]) => {
    const fill = fillerOf(node, pool, isHidden);
    return fill === undefined ? [] : [{ key, fill }];
  });
  if (fillers.length === 0) return undefined;
  return (value, next, dealing) => {
    const filled = { ...(value as Anything) };
    for (const { key, fill } of fillers) filled[key] = fill(filled[key], next, dealing);
    return filled;
  };
}

/** The kinds of which there are more, or fewer, than there should be. */
export function poolFaults({ pool, places, isWhole }: Zones, state: Anything): Fault[] {
  const found = countSeen(places, state, pool);
  return pool.copies.flatMap((copies, kind) => {
    const count = found[kind] ?? 0;
    if (isWhole ? count === copies : count <= copies) return [];
    const where = places.map(({ key }) => key).join(', ');
    const message = `expected ${isWhole ? '' : 'at most '}${copies} of kind ${kind} in ${where}; found ${count}`;
    return [{ path: 'state', message }];
  });
}

function countSeen(places: readonly Place[], at: Anything, { copies }: Pool): number[] {
  const seen: number[] = [];
  for (let kind = 0; kind < copies.length; kind++) seen.push(0);
  for (let index = 0; index < places.length; index++) {
    const { key, count } = places[index] as Place;
    count(at[key], seen);
  }
  return seen;
}

/** What else is known of hidden cards, and where they were chosen from. */
export interface Redealing<View> {
  /** Cards that this seat surely holds among those that cannot be seen: some of no pool, some that were shown. */
  readonly certain?: ((view: View, seat: number) => readonly number[]) | undefined;
  /**
   * The fields into which a seat has chosen cards from its others: `['plans']`. A choice is one of the kinds held, all as
   * likely. Otherwise all places are as likely for each card.
   */
  readonly chosen?: readonly string[] | undefined;
}

/**
 * Deals what a viewer cannot see anew, every card as likely in every place: the fields of a state that differ from the
 * view's. Goes by what the view shows: a card that is hidden has the number that its part says, and what is in no other place
 * is in a pile.
 *
 * @rule KER-10.5 What cannot be seen of a pool is dealt anew, every card as likely in every place.
 */
export function redealt<View extends { readonly viewer: Viewer; readonly decisions: readonly unknown[] }>(
  zones: Zones,
  table: Nodes,
  { view, random, certain, chosen }: Redealing<View> & { readonly view: View; readonly random: Random },
): Anything {
  const at = view as unknown as Anything;
  const { pool, places, piles } = zones;
  const unseen = countSeen(places, at, pool);
  for (let kind = 0; kind < unseen.length; kind++) unseen[kind] = (pool.copies[kind] ?? 0) - (unseen[kind] ?? 0);
  const take = (): number => {
    const kind = random.pick(unseen);
    unseen[kind] = (unseen[kind] ?? 0) - 1;
    return kind;
  };
  const dealt: Anything = {};
  const bySeat = certain === undefined && chosen === undefined ? [] : zones.held;
  if (bySeat.length > 0) dealHeld(dealt, zones, table, { view, random, certain, chosen, unseen, take });
  for (const { key, fill } of places) {
    if (fill !== undefined && !bySeat.includes(key)) dealt[key] = fill(at[key], take, { unseen, random });
  }
  for (const [nth, key] of piles.entries()) {
    const isLast = nth === piles.length - 1;
    const value = at[key] as PileView | OpenPileView | DeckView;
    dealt[key] =
      'pile' in value
        ? { pile: filledPile(value.pile, { unseen, random, take, isLast }), discards: value.discards }
        : filledPile(value, { unseen, random, take, isLast });
  }
  return dealt;
}

interface Taking extends Dealing {
  take(): number;
}

function dealHeld<View extends { readonly viewer: Viewer; readonly decisions: readonly unknown[] }>(
  dealt: Anything,
  { pool, held }: Zones,
  table: Nodes,
  { view, random, certain, chosen = [], unseen, take }: Redealing<View> & Taking & { readonly view: View },
): void {
  const at = view as unknown as Anything;
  const seats = view.decisions.map((_, seat) => seat);
  const sure = seats.map((seat) => (seat === view.viewer ? [] : [...(certain?.(view, seat) ?? [])]));
  // What is certain of anybody is not to be dealt to somebody else.
  for (const kind of sure.flat()) if (kind < unseen.length) unseen[kind] = (unseen[kind] ?? 0) - 1;
  // Choices come first: what is left is what they were chosen from.
  const ordered = [...held].sort((one, other) => Number(chosen.includes(other)) - Number(chosen.includes(one)));
  for (const key of held) dealt[key] = [...(at[key] as unknown[])];
  for (const seat of seats) {
    const places = ordered.map((key) => {
      const fill = fillerOf((table[key] as ListNode).entry, pool, true) as Fill;
      return { key, fill, value: (at[key] as unknown[])[seat] };
    });
    let hidden = 0;
    const countOne = (): number => hidden++;
    for (const { fill, value } of places) fill(value, countOne, { unseen, random });
    if (hidden === 0) continue;
    const cards = sure[seat] ?? [];
    while (cards.length < hidden) cards.push(take());
    for (const { key, fill, value } of places) {
      const next = (): number => {
        const kind = random.oneOf(chosen.includes(key) ? [...new Set(cards)] : cards);
        cards.splice(cards.indexOf(kind), 1);
        return kind;
      };
      (dealt[key] as unknown[])[seat] = fill(value, next, { unseen, random });
    }
  }
}

function filledPile(
  { top, rest, bottom }: PileView | OpenPileView,
  { unseen, random, take, isLast }: Taking & { readonly isLast: boolean },
): Pile {
  if (typeof rest !== 'number') return filledOpenPile({ top, rest, bottom }, random);
  const known = { top: inPlace(top, take), bottom: inPlace(bottom, take) };
  if (isLast) return { top: known.top, rest: unseen, bottom: known.bottom };
  const counts = unseen.map(() => 0);
  for (let left = rest; left > 0; left--) add(counts, take());
  return { top: known.top, rest: counts, bottom: known.bottom };
}

// Everybody can count what the pile holds: what is hidden on top or at the bottom is among it.
function filledOpenPile({ top, rest, bottom }: OpenPileView, random: Random): Pile {
  const counts = [...rest];
  const take = (): number => {
    const kind = random.pick(counts);
    counts[kind] = (counts[kind] ?? 0) - 1;
    return kind;
  };
  return { top: inPlace(top, take), rest: counts, bottom: inPlace(bottom, take) };
}

function inPlace(cards: readonly KnownCard[], take: () => number): KnownCard[] {
  return cards.map(({ kind, seen }) => ({ kind: kind < 0 ? take() : kind, seen }));
}
