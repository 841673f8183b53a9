import type { Seat } from '../../../kernel/index.ts';
import type { SnailsEvent } from '../table/events.ts';

/** How often each seat has resolved which card: a card is revealed, and resolved unless its slot is passed after all. */
export function cardsResolved(
  events: readonly SnailsEvent[],
  seats: number,
): readonly Readonly<Record<string, number>>[] {
  const counts = Array.from({ length: seats }, () => new Map<string, number>());
  const resolving = new Map<Seat, string>();
  const add = (seat: Seat, card: string, times: number): void => {
    counts[seat]?.set(card, (counts[seat]?.get(card) ?? 0) + times);
  };
  for (const event of events) {
    if (event.type === 'slot-began') resolving.clear();
    if (event.type === 'revealed') {
      add(event.seat, event.card, 1);
      resolving.set(event.seat, event.card);
    }
    if (event.type === 'slot-passed') {
      const card = resolving.get(event.seat);
      if (card !== undefined) add(event.seat, card, -1);
    }
  }
  return counts.map((of) => Object.fromEntries([...of].filter(([, times]) => times > 0)));
}
