import type { SeenEvent } from 'gastropodia';
import type { ThimblerigEvent } from './state.ts';

/** What happened, in a sentence. */
export function formatEvent(event: SeenEvent<ThimblerigEvent>): string {
  switch (event.type) {
    case 'dealt':
      return 'The hider puts two pearls and two stones under the thimbles.';
    case 'mixed':
      return `The hider takes places ${event.a} and ${event.b} in hand.`;
    case 'lifted':
      return `The seeker lifts the thimble at place ${event.place}: a ${event.kind === 1 ? 'pearl' : 'stone'}.`;
    case 'peeked':
      return `The seeker peeks under the thimble at place ${event.place}.`;
    case 'scored':
      return `A point for the ${event.seat === 0 ? 'hider' : 'seeker'}; it is ${event.points.join(' to ')} now.`;
    case 'forced':
      return `Player ${event.seat + 1} has no choice.`;
  }
}
