import { EngineError, unknownSeat } from '../basics/errors.ts';
import type { SeenEvent } from '../basics/event.ts';
import { givenGame, givenList, givenObject, givenOptions } from '../basics/given.ts';
import { isSamePlain } from '../basics/plain.ts';
import type { Viewer } from '../basics/seats.ts';
import type { BaseAction, Game, GameTypes } from '../contract/game.ts';
import type { KeptMatch } from './match.ts';

/** What was done, as `apply` and `advance` give it back. */
export interface Deed<T extends GameTypes> {
  readonly state: T['State'] | KeptMatch<T>;
  readonly events: readonly T['Event'][];
  /** Who did it. */
  readonly action: Pick<BaseAction, 'seat'>;
}

/** Somebody who has to be told of an action, and what. */
export interface Concerned<T extends GameTypes> {
  readonly viewer: Viewer;
  /** What this viewer sees now. */
  readonly view: T['View'];
  /** What happened, as this viewer learns of it. */
  readonly events: readonly SeenEvent<T['Event']>[];
}

/**
 * Everybody who learns anything by an action, seat by seat and then the spectators, with what they learn. Whoever is left
 * out must not even notice that something was done: a message that says nothing would tell that.
 *
 * @param before The state or the match before the action.
 * @param deed What `apply` or `advance` gave back. After `takeBack` it is the shorter match, no events, and the seat.
 *
 * @example A card is laid in secret
 * {@includeCode ../../../test/kernel/keeping/audience.test.ts#audience}
 *
 * @rule KER-6.11 An action concerns the seat that takes it, everybody who is told an event of it, and everybody whose view
 *   it changes; nobody else learns that it was taken.
 */
export function audienceOf<T extends GameTypes>(
  game: Game<T>,
  before: NoInfer<T['State'] | KeptMatch<T>>,
  deed: Deed<NoInfer<T>>,
): readonly Concerned<T>[] {
  const { state, events, action } = doneIn(deed);
  const is = positionOf<T>(state);
  return concernedBy<T>(game, before, { state, events, action }).map((viewer) => ({
    viewer,
    view: game.view(is, viewer),
    events: game.viewEvents(events, viewer),
  }));
}

/**
 * Whom an action concerns, as {@link audienceOf} has it, without what they learn: for a host that makes a view only for
 * those who are there to see it.
 */
export function concernedBy<T extends GameTypes>(
  game: Game<T>,
  before: NoInfer<T['State'] | KeptMatch<T>>,
  deed: Deed<NoInfer<T>>,
): readonly Viewer[] {
  const { state, events, action } = doneIn(deed);
  const [was, is] = [positionOf<T>(before), positionOf<T>(state)];
  const given = givenGame(game);
  // Whatever is no state of the game is refused by its view.
  given.view(is, 'spectator');
  const viewers: Viewer[] = [...is.decisions.keys(), 'spectator'];
  const { seat } = givenOptions(action);
  if (!viewers.includes(seat)) throw unknownSeat(seat, is.decisions.length);
  const happened = givenList(events, 'events');
  return viewers.filter(
    (viewer) =>
      viewer === seat ||
      given.viewEvents(happened, viewer).length > 0 ||
      !isSamePlain(given.view(was, viewer), given.view(is, viewer)),
  );
}

function doneIn<T extends GameTypes>(deed: Deed<T>): Deed<T> {
  const { state, events, action } = givenOptions(deed);
  if (state !== undefined && events !== undefined && action !== undefined) return { state, events, action };
  throw new EngineError(
    'argument/invalid',
    'What was done is needed here: a state, events and an action; what was refused has none.',
  );
}

function positionOf<T extends GameTypes>(at: T['State'] | KeptMatch<T>): T['State'] {
  return 'ruleset' in givenObject(at) ? (at as T['State']) : (at as KeptMatch<T>).state;
}
