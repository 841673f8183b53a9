import { OCTOPUS, SHARK } from '../components.ts';
import type { KelpEvent } from '../table/events.ts';

/** How often each seat has used which card: the octopus has played it, the shark has used it. */
export function cardsUsed(events: readonly KelpEvent[], seats: number): readonly Readonly<Record<string, number>>[] {
  const counts: Record<string, number>[] = Array.from({ length: seats }, () => ({}));
  for (const event of events) {
    if (event.type !== 'played' && event.type !== 'card-used') continue;
    const of = counts[event.type === 'played' ? OCTOPUS : SHARK];
    if (of !== undefined) of[event.card] = (of[event.card] ?? 0) + 1;
  }
  return counts;
}
