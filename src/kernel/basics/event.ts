import type { Seat, Seats } from './seats.ts';

/**
 * Something that happened, for a front-end to animate and a log to tell. All fields but `secret` are public.
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
}

/** An event as somebody learns of it: its secret may be missing. */
export type SeenEvent<Event> = Event extends { readonly secret: infer Secret }
  ? Omit<Event, 'secret'> & { readonly secret?: Secret }
  : Event;

/** The events that every game has. */
export type KernelEvent<Action = unknown> = {
  /** A decision that left no choice was taken by the engine: its only option, or to decline where it had none. */
  readonly type: 'forced';
  readonly seat: Seat;
  readonly action: Action;
};
