import type { AntsEvent } from '../table/events.ts';

/** How often each seat has played which card. */
export function cardsPlayed(events: readonly AntsEvent[], seats: number): readonly Readonly<Record<string, number>>[] {
  const counts: Record<string, number>[] = Array.from({ length: seats }, () => ({}));
  for (const event of events) {
    const of = event.type === 'card-played' ? counts[event.seat] : undefined;
    if (of !== undefined && event.type === 'card-played') of[event.card] = (of[event.card] ?? 0) + 1;
  }
  return counts;
}
