/** What a player says, without the seat. */
export type Said = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What is said in a turn, in short. */
export const main = (action: string): Said => ({ type: 'main-action', action });
export const spend = (ants: Partial<Record<'tile' | 'stored' | 'universal' | 'queen' | 'boosts', number>>): Said => ({
  type: 'spend-ants',
  tile: 0,
  stored: 0,
  universal: 0,
  queen: 0,
  boosts: 0,
  ...ants,
});
export const take = (slot: string): Said => ({ type: 'take-display-card', slot });
export const dig = (...cells: readonly string[]): Said => ({ type: 'dig-tile', cells });
export const explore = (hex: string): Said => ({ type: 'explore-hex', hex });
export const forage = (vertex: string): Said => ({ type: 'forage-vertex', vertex });
export const track = (raised: string): Said => ({ type: 'production-track', track: raised });
export const play = (card: string): Said => ({ type: 'play-card', card });
export const room = (size: number): Said => ({ type: 'fill-room', size });
export const part = (of: 'card' | 'enemy'): Said => ({ type: 'next-part', part: of });
export const defeat = (hex: string): Said => ({ type: 'defeat-enemy', hex });
export const space = (id: string): Said => ({ type: 'ability-space', space: id });
export const cube = (kind: string): Said => ({ type: 'collect-kind', cube: kind });
export const keep = (card: string): Said => ({ type: 'draw-keep', card });
export const pay = (fungus: number, markers: number): Said => ({ type: 'pay', fungus, markers });
export const store = (...ants: readonly string[]): Said => ({ type: 'store-ants', ants });
export const effect = (of: Readonly<Record<string, unknown>>): Said => ({ type: 'incubation-effect', effect: of });
export const ALL: Said = effect({ of: 'all' });
export const no = (type: string): Said => ({ type, decline: true });
export const yes = (type: string): Said => ({ type });
