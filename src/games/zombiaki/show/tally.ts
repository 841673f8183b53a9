import type { ZombiakiEvent } from '../table/events.ts';

/** How often each seat has used which card: played it, held a zombie with it, or answered with it. */
export function cardsUsed(
  events: readonly ZombiakiEvent[],
  seats: number,
): readonly Readonly<Record<string, number>>[] {
  const counts: Record<string, number>[] = Array.from({ length: seats }, () => ({}));
  for (const event of events) {
    if (event.type !== 'played' && event.type !== 'held' && event.type !== 'cancelled') continue;
    const of = counts[event.seat];
    if (of !== undefined) of[event.card] = (of[event.card] ?? 0) + 1;
  }
  return counts;
}
