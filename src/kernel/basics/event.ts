import { includes, type Seats } from './seat-sets.ts';
import type { Viewer } from './seats.ts';

/**
 * Something that happened, for a front-end to animate and a log to tell. All fields but `secret` are public, to those who
 * notice it at all.
 */
export interface BaseEvent {
  readonly type: string;
  /**
   * Marks the event that makes known what was hidden until now: a card turned up, or what somebody chose in private. An
   * event without it tells a viewer nothing that does not follow from its own view, a public choice, or chance it saw.
   */
  readonly reveals?: true;
  /** What only some seats learn; `viewEvents` takes it away for all others. */
  readonly secret?: { readonly seats: Seats };
  /** Who notices it at all: everybody, if not said. For anybody else it has not happened. */
  readonly noticedBy?: Seats;
}

/** Does this viewer notice the event? */
export function isNoticedBy({ noticedBy }: Pick<BaseEvent, 'noticedBy'>, viewer: Viewer): boolean {
  return noticedBy === undefined || includes(noticedBy, viewer);
}

/** An event as somebody learns of it: its secret may be missing. */
export type SeenEvent<Event> = Event extends { readonly secret: infer Secret }
  ? Omit<Event, 'secret'> & { readonly secret?: Secret }
  : Event;
