import { EngineError, named } from '../basics/errors.ts';
import { type BaseEvent, isNoticedBy, type SeenEvent } from '../basics/event.ts';
import { givenList } from '../basics/given.ts';
import { includes } from '../basics/seat-sets.ts';
import type { Viewer } from '../basics/seats.ts';

// Events are collected only while somebody listens. The only module state of the pure mode, empty between two calls.
let listener: BaseEvent[] | undefined;
// Called with each event while it is told, where somebody wants to see the position at that moment.
let watcher: ((event: BaseEvent) => void) | undefined;

/** Tells that something has happened: the position is by now as the event says. Costs next to nothing when nobody listens. */
export function emit<Event extends BaseEvent>(event: Event): void {
  if (listener === undefined) return;
  listener.push(event);
  if (watcher !== undefined) watcher(event);
}

/** What `run` gives, and the events it emitted, in order; `heard` is called with each of them as it is told. */
export function listen<Result>(
  run: () => Result,
  heard?: (event: BaseEvent) => void,
): { readonly result: Result; readonly events: readonly BaseEvent[] } {
  const before = [listener, watcher] as const;
  const events: BaseEvent[] = [];
  listener = events;
  watcher = heard;
  try {
    return { result: run(), events };
  } finally {
    [listener, watcher] = before;
  }
}

// A set of seats has so many bits.
const MOST_SEATS = 32;

/**
 * The events as this viewer learns of them: all that it notices, without the secrets of others.
 *
 * @rule KER-12.1 Whoever does not notice an event learns nothing of it, not even that something happened.
 */
export function eventsSeenBy<Event extends BaseEvent>(events: readonly Event[], viewer: Viewer): SeenEvent<Event>[] {
  // KER-2.9: a viewer that nobody is must not be taken for a seat.
  if (viewer !== 'spectator' && !(Number.isInteger(viewer) && viewer >= 0 && viewer < MOST_SEATS)) {
    throw new EngineError('seat/unknown', `There is no seat ${named(viewer)} at any table.`);
  }
  return givenList(events, 'events').flatMap((event) => {
    if (typeof event !== 'object' || event === null) {
      throw new EngineError('event/unknown', `Among these events is one that is none: ${named(event)}.`);
    }
    return isNoticedBy(event, viewer) ? [seenBy(event, viewer)] : [];
  });
}

/** Returns an event as a viewer who notices it learns of it: without the secrets of others. */
export function seenBy<Event extends BaseEvent>(event: Event, viewer: Viewer): SeenEvent<Event> {
  if (event.secret === undefined || includes(event.secret.seats, viewer)) return event as SeenEvent<Event>;
  const { secret: _secret, ...open } = event;
  return open as unknown as SeenEvent<Event>;
}
