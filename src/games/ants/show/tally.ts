import type { AntsEvent } from '../table/events.ts';

/**
 * How often each seat has played which card, and what else it has won with: its Queen and its set of Incubation tiles, enemies it has
 * defeated, ability spaces it has covered, Special Items, Leaf tiles that it was first to activate, Incubation tiles whose deed it has
 * done.
 */
export function thingsUsed(events: readonly AntsEvent[], seats: number): readonly Readonly<Record<string, number>>[] {
  const counts: Record<string, number>[] = Array.from({ length: seats }, () => ({}));
  for (const event of events) {
    for (const thing of usedBy(event)) {
      const of = 'seat' in event ? counts[event.seat] : undefined;
      if (of !== undefined) of[thing] = (of[thing] ?? 0) + 1;
    }
  }
  return counts;
}

/** The cards and tiles that a player has put to use when this happens. */
function usedBy(event: AntsEvent): readonly string[] {
  switch (event.type) {
    case 'card-played':
      return [event.card];
    case 'queen-chosen':
      return [event.queen, event.set];
    case 'set-dealt':
      return [event.set];
    case 'enemy-defeated':
      return [event.enemy, event.space];
    case 'item-taken':
      return [event.item];
    case 'leaf-activated':
      return [event.leaf];
    case 'deed-resolved':
      return [event.tile];
    default:
      return [];
  }
}
