/** What a player says, without the seat. */
export type Said = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Answers and actions as they are said, without the seat. */
export const main = (action: 'dig' | 'explore' | 'forage' | 'cards' | 'enemy' | 'incubate') => ({
  type: 'main-action',
  action,
});

export const spend = (ants: Partial<Record<'tile' | 'stored' | 'universal' | 'queen' | 'boosts', number>>) => ({
  type: 'spend-ants',
  tile: 0,
  stored: 0,
  universal: 0,
  queen: 0,
  boosts: 0,
  ...ants,
});

export const play = (card: string) => ({ type: 'play-card', card });
export const take = (slot: string) => ({ type: 'take-display-card', slot });
export const dig = (...cells: readonly string[]) => ({ type: 'dig-tile', cells });
export const explore = (hex: string) => ({ type: 'explore-hex', hex });
export const forage = (vertex: string) => ({ type: 'forage-vertex', vertex });
export const raise = (track: string) => ({ type: 'production-track', track });
export const defeat = (hex: string) => ({ type: 'defeat-enemy', hex });
export const part = (which: 'card' | 'enemy') => ({ type: 'next-part', part: which });
export const cover = (space: string) => ({ type: 'ability-space', space });
export const resolve = (place: 'top' | 'middle' | 'bottom') => ({ type: 'resolve-deed', place });
export const store = (...ants: readonly string[]) => ({ type: 'store-ants', ants });
export const fill = (size: number) => ({ type: 'fill-room', size });
export const pay = (fungus: number, markers: number) => ({ type: 'pay', fungus, markers });
export const cube = (kind: string) => ({ type: 'collect-kind', cube: kind });
/** An offer that is taken as it is. */
export const yes = (type: string) => ({ type });
export const decline = (type: string) => ({ type, decline: true });
export const transform = (place: 'top' | 'middle', from: string, to: string) => ({
  type: 'transform',
  place,
  from,
  to,
});
export const moveDisc = (place: string, from: string, to: string) => ({ type: 'move-disc', place, from, to });

/** An incubation effect: a production track, or a line of a played card. */
export const produce = (track: string) => ({ type: 'incubation-effect', effect: { of: 'production', track } });
export const activate = (card: string, line = 1) => ({ type: 'incubation-effect', effect: { of: 'card', card, line } });
/** All incubation effects that leave no choice. */
export const ALL = { type: 'incubation-effect', effect: { of: 'all' } };
/** No further incubation effect. */
export const DONE = decline('incubation-effect');
export const FEED = { type: 'feed-larvae' };
export const SWARM = { type: 'swarm' };
export const EMERGENCY = { type: 'emergency' };
export const ACCEPT = { type: 'granted-action' };
