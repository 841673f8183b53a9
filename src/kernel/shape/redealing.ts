import type { Viewer } from '../basics/seats.ts';
import type { DeckView } from '../chance/deck.ts';
import type { KnownCard, OpenPileView, Pile, PileView } from '../chance/pile.ts';
import type { Random } from '../chance/random.ts';
import { add } from './counting.ts';
import type { Anything } from './erased.ts';
import { type Dealing, type Fill, fillerOf } from './filling.ts';
import type { ListNode, Nodes } from './node.ts';
import { countSeen, type Zones } from './zones.ts';

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
  { view, at, random, certain, chosen }: Redealing<View> & Looking<View> & { readonly random: Random },
): Anything {
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
  if (bySeat.length > 0) dealHeld(dealt, zones, table, { view, at, random, certain, chosen, unseen, take });
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

/** A view, and the same by key. */
interface Looking<View> {
  readonly view: View;
  readonly at: Anything;
}

interface Taking extends Dealing {
  take(): number;
}

function dealHeld<View extends { readonly viewer: Viewer; readonly decisions: readonly unknown[] }>(
  dealt: Anything,
  { pool, held }: Zones,
  table: Nodes,
  { view, at, random, certain, chosen = [], unseen, take }: Redealing<View> & Looking<View> & Taking,
): void {
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
