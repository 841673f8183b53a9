import type { KernelWhy, RefusalWith } from '../../../kernel/index.ts';
import type {
  AntAction,
  CardSymbol,
  CardType,
  Cube,
  Marker,
  Resource,
  Specialisation,
  Terrain,
  TilePlace,
  Track,
} from '../components.ts';

/** Why a choice of the setup cannot be made. */
export type CannotSetUp =
  | RefusalWith<'queen/not-there', 'ANT-2.18', { queen: string; queens: readonly string[] }>
  | RefusalWith<'keep/not-dealt', 'ANT-2.28', { card: string; cards: readonly string[] }>;

/** Why an action with ants cannot be performed so. */
export type CannotSpend =
  /** No declaration is legal. */
  | RefusalWith<'action/impossible', 'ANT-5.26', { action: AntAction }>
  | RefusalWith<'action/closed', 'ANT-11.3', { action: 'cards' | 'enemy' }>
  | RefusalWith<'action/no-card', 'ANT-11.19', Record<never, never>>
  | RefusalWith<'action/no-enemy', 'ANT-11.19', Record<never, never>>
  | RefusalWith<'ants/none', 'ANT-5.5', Record<never, never>>
  | RefusalWith<'ants/too-many', 'ANT-5.2', { from: 'tile' | 'stored' | 'universal'; count: number; most: number }>
  | RefusalWith<'ants/strength', 'ANT-5.6', { strength: number; most: number }>
  | RefusalWith<'queen-ant/none', 'ANT-20.1', { discs: number; cards: number }>
  | RefusalWith<'queen-ant/alone', 'ANT-20.3', Record<never, never>>
  | RefusalWith<'boost/unpaid', 'ANT-5.4', { boosts: number; food: number; has: number }>
  | RefusalWith<'boost/no-disc', 'ANT-5.10', { boosts: number; discs: number }>
  /** The action could not use this Strength. */
  | RefusalWith<'strength/useless', 'ANT-6.11' | 'ANT-7.14' | 'ANT-8.11', { action: AntAction; strength: number }>
  | RefusalWith<'display/row', 'ANT-5.12', { slot: string; row: AntAction }>
  | RefusalWith<'display/empty', 'ANT-5.14', { slot: string }>;

/** Why a Room tile, an explorer or a forager cannot be placed there. */
export type CannotPlace =
  /** No tile has this shape, or not on this nest. */
  | RefusalWith<'tile/shape', 'ANT-6.7', { cells: readonly string[] }>
  | RefusalWith<'tile/stone', 'ANT-20.17', { cells: readonly string[] }>
  | RefusalWith<'tile/covered', 'ANT-6.4', { cells: readonly string[] }>
  | RefusalWith<'tile/apart', 'ANT-6.5', { cells: readonly string[] }>
  | RefusalWith<'tile/supply', 'ANT-1.9', { size: number }>
  | RefusalWith<'tile/size', 'ANT-6.2' | 'ANT-6.12', { size: number; most: number }>
  | RefusalWith<'bonus/not-left', 'ANT-6.9', { cell: string; cells: readonly string[] }>
  | RefusalWith<'hex/unknown', 'ANT-2.3', { hex: string }>
  | RefusalWith<'hex/explored', 'ANT-7.2', { hex: string }>
  | RefusalWith<'hex/too-strong', 'ANT-7.2', { hex: string; dots: number; strength: number }>
  | RefusalWith<'vertex/unknown', 'ANT-2.4', { vertex: string }>
  | RefusalWith<'vertex/taken', 'ANT-8.2', { vertex: string }>
  /** Neither red nor beside an own forager nor on a hex with an own explorer and no own forager. */
  | RefusalWith<'vertex/no-start', 'ANT-8.3', { vertex: string }>
  | RefusalWith<'vertex/no-end', 'ANT-8.6', { vertex: string; ends: readonly string[] }>
  /** The rest of the path could not be finished. */
  | RefusalWith<'vertex/dead-end', 'ANT-8.11', { vertex: string; left: number }>
  | RefusalWith<'cube/not-there', 'ANT-9.11', { cube: Cube; hex: string }>
  | RefusalWith<'hex/not-emptied', 'ANT-10.12', { hex: string; hexes: readonly string[] }>;

/** Why a card cannot be played, or not so. */
export type CannotPlay =
  | RefusalWith<'part/done', 'ANT-11.2', { part: 'card' | 'enemy' }>
  | RefusalWith<'part/no-card', 'ANT-11.19', Record<never, never>>
  | RefusalWith<'part/no-enemy', 'ANT-13.1', Record<never, never>>
  | RefusalWith<'card/not-in-hand', 'ANT-11.1', { card: string; cards: readonly string[] }>
  | RefusalWith<'card/type', 'ANT-3.13', { card: string; type: CardType }>
  | RefusalWith<'card/no-room', 'ANT-11.14', { card: string; size: number }>
  /** A count is too low. `line` is the line of the requirements, from 1. */
  | RefusalWith<'card/needs', 'ANT-11.5', { card: string; line: number; has: number; least: number }>
  /** So many symbols are missing, and so many Aggression and Mutation tokens are there. */
  | RefusalWith<
      'card/symbols',
      'ANT-12.8',
      { card: string; missing: readonly CardSymbol[]; aggression: number; mutation: number }
    >
  | RefusalWith<'card/cost', 'ANT-11.6', { card: string; what: Resource; cost: number }>
  | RefusalWith<'waive/no-line', 'ANT-12.30', { card: string; line: number; lines: number }>
  /** The other lines are not met. */
  | RefusalWith<'waive/others', 'ANT-12.30', { card: string; line: number }>
  | RefusalWith<'room/none', 'ANT-11.14', { size: number; least: number }>
  /** From so many to so many Aggression tokens are used. */
  | RefusalWith<'cover/count', 'ANT-12.29', { aggression: number; least: number; most: number }>
  /** It cannot be paid so. */
  | RefusalWith<'pay/way', 'ANT-12.28', { what: 'food' | 'leaf'; cost: number; fungus: number; markers: number }>;

/** Why an enemy cannot be defeated, or not so. */
export type CannotDefeat =
  | RefusalWith<'enemy/none', 'ANT-13.1', { hex: string }>
  | RefusalWith<'enemy/no-explorer', 'ANT-13.1', { hex: string; terrain: Terrain }>
  | RefusalWith<'enemy/no-space', 'ANT-13.6', { hex: string; level: number }>
  | RefusalWith<
      'enemy/symbols',
      'ANT-13.3',
      { hex: string; missing: readonly CardSymbol[]; aggression: number; mutation: number }
    >
  | RefusalWith<'space/taken', 'ANT-13.5', { space: string }>
  | RefusalWith<'space/level', 'ANT-13.4', { space: string; level: number; least: number }>;

/** Why something of an Incubation cannot be done. */
export type CannotIncubate =
  | RefusalWith<'store/no-ant', 'ANT-14.2', { specialisation: Specialisation }>
  | RefusalWith<'store/taken', 'ANT-14.2', { specialisation: Specialisation }>
  | RefusalWith<'deed/turned', 'ANT-14.6', { place: TilePlace }>
  | RefusalWith<'deed/not-top', 'ANT-14.4', { place: TilePlace }>
  | RefusalWith<'deed/needs', 'ANT-14.4', { place: TilePlace; line: number; has: number; least: number }>
  | RefusalWith<
      'deed/symbols',
      'ANT-12.7',
      { place: TilePlace; missing: readonly CardSymbol[]; aggression: number; mutation: number }
    >
  /** It is no effect of this step, or was activated already. */
  | RefusalWith<'effect/not-left', 'ANT-14.11', Record<never, never>>
  | RefusalWith<'effect/nothing', 'ANT-3.12', Record<never, never>>
  | RefusalWith<'feed/unpaid', 'ANT-14.13', { larvae: number; food: number }>
  | RefusalWith<'larva/none', 'ANT-14.13', { specialisation: Specialisation }>;

/** Why an effect cannot be carried out so. */
export type CannotGain =
  | RefusalWith<'track/other', 'ANT-18.15', { track: Track; tracks: readonly Track[] }>
  | RefusalWith<'keep/not-drawn', 'ANT-18.13', { card: string; cards: readonly string[] }>
  | RefusalWith<'disc/none', 'ANT-4.2', { place: TilePlace; specialisation: Specialisation }>
  | RefusalWith<'disc/way', 'ANT-3.13', { place: TilePlace; from: Specialisation; to: Specialisation }>
  | RefusalWith<'item/gone', 'ANT-2.37', { item: string; items: readonly string[] }>
  | RefusalWith<'scent/gone', 'ANT-10.14', { terrain: Terrain }>
  | RefusalWith<'discard/not-in-hand', 'ANT-19.1', { card: string; cards: readonly string[] }>
  | RefusalWith<'discard/type', 'ANT-19.1', { card: string; type: CardType }>
  | RefusalWith<'pay/too-dear', 'ANT-19.2', { what: Resource | Marker | 'card'; cost: number; has: number }>
  /** No effect of it names this marker. */
  | RefusalWith<'marker/no-place', 'ANT-18.7', { card: string; marker: Marker; cards: readonly string[] }>
  | RefusalWith<'marker/none', 'ANT-18.9', { card: string; marker: Marker; cards: readonly string[] }>
  | RefusalWith<'branch/nothing', 'ANT-3.12', { effect: number; effects: number }>
  | RefusalWith<'egg/lowest', 'ANT-19.17', { track: Track }>
  | RefusalWith<'room/not-full', 'ANT-19.14', { size: number }>;

/** Why a free action cannot be taken. */
export type CannotFreely =
  /** It is not offered at this decision. */
  | RefusalWith<'free/not-here', 'ANT-15.15', Record<never, never>>
  | RefusalWith<'transform/same', 'ANT-15.4', { specialisation: Specialisation }>
  | RefusalWith<'transform/larva', 'ANT-15.15', { place: TilePlace }>
  | RefusalWith<'transform/none', 'ANT-15.4', { place: TilePlace; specialisation: Specialisation }>
  | RefusalWith<'transform/unpaid', 'ANT-15.4', { food: number }>
  | RefusalWith<'emergency/not-needed', 'ANT-15.11', { food: number; needed: number }>
  | RefusalWith<'emergency/limit', 'ANT-15.14', { taken: number; most: number }>
  | RefusalWith<'queen/other', 'ANT-20.22', Record<never, never>>
  | RefusalWith<'queen/used', 'ANT-20.10', { kind: CardType }>
  | RefusalWith<'queen/no-card', 'ANT-20.9', Record<never, never>>
  | RefusalWith<'token/placed', 'ANT-20.11', { symbol: CardSymbol }>
  | RefusalWith<'token/full', 'ANT-20.12', { spaces: number }>
  | RefusalWith<'token/unpaid', 'ANT-20.12', { food: number }>
  | RefusalWith<'queen/unpaid', 'ANT-20.13', { what: Cube; cost: number; has: number }>;

/** What the rules of Ants have against an action. Hexes are `A01`, vertices `a01`, cells `1,3`, cards and tiles are ids. */
export type AntsOwnWhy =
  | CannotSetUp
  | CannotSpend
  | CannotPlace
  | CannotPlay
  | CannotDefeat
  | CannotIncubate
  | CannotGain
  | CannotFreely;

/** Why an action is not legal. */
export type AntsWhy = KernelWhy | AntsOwnWhy;
