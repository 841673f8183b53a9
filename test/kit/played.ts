import type { Game, GameTypes } from '../../src/kernel/index.ts';

/** A game at some position, and what happened on the way there. */
export interface Played<T extends GameTypes> {
  readonly game: Game<T>;
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
}

/** Takes an action, which must be legal: otherwise it is an error that says what was said, and why not. */
export function take<T extends GameTypes>(
  { game, state }: Pick<Played<T>, 'game' | 'state'>,
  action: T['Action'],
  said: unknown = action,
): Pick<Played<T>, 'state' | 'events'> {
  const applied = game.apply(state, action);
  if (applied.ok) return applied;
  const words = typeof said === 'string' ? `'${said}'` : JSON.stringify(said);
  throw new Error(`${words}: ${JSON.stringify(applied.refusal)}`);
}

/** Who is asked what, in order: `zombies play`; nothing when the game is over. */
export function askedOf<T extends GameTypes>(
  { game, state }: Pick<Played<T>, 'game' | 'state'>,
  nameOf: (seat: number) => string | number | undefined,
): string[] {
  return game.pending(state).map(({ seat, kind }) => `${nameOf(seat)} ${kind}`);
}

/** The events of some types, in order. */
export function eventsOf<Event extends { readonly type: string }, Type extends Event['type']>(
  events: readonly Event[],
  types: readonly Type[],
): Extract<Event, { readonly type: Type }>[] {
  const isMeant = (event: Event): event is Extract<Event, { readonly type: Type }> =>
    types.some((type) => type === event.type);
  return events.filter(isMeant);
}
