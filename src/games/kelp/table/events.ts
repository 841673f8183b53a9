import { deepFreeze, type EventShapes, type EventUnion, type Seat, seat, typed } from '../../../kernel/index.ts';
import type { Facing } from '../board/board.ts';
import type { CardType, Colour } from '../components.ts';

/** How a game ends (KLP-19.1 to KLP-19.9). */
export const REASONS = deepFreeze(['confrontation', 'food', 'hunger', 'no-red', 'round-cap'] as const);
/** How a game ends. */
export type EndReason = (typeof REASONS)[number];

/** Why blocks are revealed: as payment, because the octopus eats, or by a die. */
export type RevealReason = 'payment' | 'eating' | 'search' | 'attack';

/** Why the shark is put on a den space: at the start, by a trap, by a strategy. */
export type DenReason = 'setup' | 'trap' | 'strategy';

/** How the shark swims: its move, the move that returns a die, a step by a card. */
export type SwimReason = 'move' | 'unblock' | 'step';

/** Why a current die leaves the board for the bag: a trap or a strategy, a blocked shark, a den that is needed. */
export type SweepReason = 'effect' | 'unblock' | 'den';

/** Where a die comes from that goes to the hunger track: an attack, energy that was spent, a card. */
export type HungerReason = 'attack' | 'energy' | 'card';

const area = typed<string>();
const block = typed<string>();
const counter = typed<string>();
const die = typed<string>();
const food = typed<string>();
const space = typed<string>();
const strategy = typed<string>();
const trap = typed<string>();
const areas = typed<readonly string[]>();
const blocks = typed<readonly string[]>();
const dice = typed<readonly string[]>();
const card = typed<string>();
const cards = typed<readonly string[]>();
const slot = typed<number>();
const count = typed<number>();

/**
 * The events of the game: each with its rule, the parts of a view that it changes, and its fields. Areas are `nw`, spaces
 * `p21`, dice `red-4`, cards and blocks are ids; an empty text stands for none. What stands in `secret` only some seats learn: the
 * octopus of blocks and cards, each side of what it has chosen.
 */
export const EVENTS = {
  // -- setup and turns -----------------------------------------------------------------------------------------------
  /** KLP-2.3: a card from the deck lies face up on this place of the row. */
  'row-filled': { cites: 'KLP-13.13', changes: ['deck', 'row'], place: count, card },
  /** KLP-2.6: the card that is on top of a stack from now on. */
  'stack-shown': { cites: 'KLP-6.20', changes: ['market'], stack: typed<CardType>(), card },
  /** Nine blocks stand hidden on the board; the octopus sees which. */
  'blocks-laid': { cites: 'KLP-2.8', changes: ['blocks'], secret: { blocks } },
  /** The shark is put on a den space and looks inward. */
  'shark-put': {
    cites: { why: { setup: 'KLP-2.12', trap: 'KLP-11.7', strategy: 'KLP-11.12' } },
    changes: ['facing', 'space'],
    space,
    why: typed<DenReason>(),
  },
  /** KLP-3.2: a turn of the octopus begins a round. */
  'turn-began': { cites: 'KLP-3.1', changes: ['acted', 'rerolled', 'round', 'side', 'stepped'], seat, round: count },
  'turn-ended': { cites: { seat: { 0: 'KLP-5.24', else: 'KLP-3.11' } }, changes: [], seat },
  // -- cards of the octopus ------------------------------------------------------------------------------------------
  /** From hand into the slot of this action, 0 or 1. */
  played: { cites: 'KLP-5.1', changes: ['hands', 'slots'], reveals: true, card, slot },
  /** The action is to draw up to the hand limit; `count` cards follow, or fewer. */
  'drawing-up': { cites: 'KLP-5.13', changes: [], reveals: true, count },
  /** From hand onto the discard pile, as an action or above the limit. */
  discarded: {
    cites: { why: { action: 'KLP-5.18', limit: 'KLP-5.25' } },
    changes: ['discards', 'hands'],
    reveals: true,
    card,
    why: typed<'action' | 'limit'>(),
  },
  /** An action is done; so many of this turn are. */
  'action-done': { cites: 'KLP-3.3', changes: ['acted'], done: count },
  /** From the draw pile into hand. `card` is empty unless it was put on top in full view. */
  'card-drawn': { cites: 'KLP-5.14', changes: ['drawPile', 'hands'], card, secret: { card } },
  /** KLP-5.14: the discard pile is the draw pile now, and all cards in hand are known. */
  reshuffled: {
    cites: 'KLP-17.16',
    changes: ['discards', 'drawPile', 'hands'],
    reveals: true,
    count,
    hand: typed<readonly string[]>(),
  },
  /** From the action slots onto the discard pile, in this order. */
  'slots-cleared': { cites: 'KLP-3.6', changes: ['discards', 'slots'], cards },
  /** From hand or discard pile out of the game. */
  'card-removed': {
    cites: 'KLP-6.47',
    changes: ['discards', 'hands', 'removed'],
    reveals: true,
    card,
    from: typed<'hand' | 'discards'>(),
  },
  /** From a pile into hand; `card` is empty if it came from the draw pile, which is shuffled then. */
  'card-fetched': {
    cites: 'KLP-6.46',
    changes: ['discards', 'drawPile', 'hands'],
    reveals: true,
    pile: typed<'draw-pile' | 'discards'>(),
    card,
    secret: { card },
  },
  // -- blocks --------------------------------------------------------------------------------------------------------
  /** KLP-4.3: these blocks lie face up, all at once. */
  revealed: {
    cites: { why: { payment: 'KLP-5.2', eating: 'KLP-6.37', search: 'KLP-10.10', attack: 'KLP-10.11' } },
    changes: ['blocks', 'history', 'revealed'],
    reveals: true,
    areas,
    blocks,
    why: typed<RevealReason>(),
  },
  /** These blocks stand up again. */
  hidden: { cites: 'KLP-4.3', changes: ['blocks', 'revealed'], areas },
  /** The blocks of two areas have changed places, each as it was. */
  swapped: { cites: 'KLP-6.1', changes: ['blocks', 'history', 'revealed'], areas: typed<readonly [string, string]>() },
  /** The blocks of these areas are in the block bag. */
  'mix-began': { cites: 'KLP-6.5', changes: ['bagged', 'blocks', 'emptied', 'history', 'revealed'], areas },
  /** One is drawn; the octopus sees which. */
  'block-drawn': { cites: 'KLP-6.12', changes: ['bagged', 'drawnBlock'], secret: { block } },
  /** It stands hidden in this area. */
  'block-put': { cites: 'KLP-6.8', changes: ['blocks', 'drawnBlock', 'emptied'], area },
  /** KLP-6.17: the top card of a stack; `left` are still in it. It lies aside until the effect is over. */
  'card-gained': { cites: 'KLP-6.19', changes: ['lesson', 'market'], stack: typed<CardType>(), card, left: count },
  /** KLP-6.28: a block of the reserve lies revealed in this area, and what was there is in the reserve. */
  replaced: {
    cites: 'KLP-6.25',
    changes: ['blocks', 'history', 'lesson', 'reserve'],
    area,
    block,
    replaced: typed<string>(),
  },
  /** A gained card is put on the draw pile, or into hand. */
  'card-kept': {
    cites: 'KLP-6.21',
    changes: ['drawPile', 'hands', 'lesson'],
    card,
    where: typed<'draw-pile' | 'hand'>(),
  },
  /** Gained cards go onto the discard pile, in this order, and the effect is over. */
  'lesson-ended': { cites: 'KLP-6.22', changes: ['discards', 'lesson'], cards },
  /** KLP-6.38, KLP-6.41: the food is on its track, a shell lies revealed in its area, the card is out of the game. */
  eaten: {
    cites: 'KLP-6.39',
    changes: ['blocks', 'eaten', 'history', 'removed', 'reserve', 'slots'],
    area,
    food,
    card,
  },
  /** An eaten food is activated, and turned face down. */
  'food-used': { cites: 'KLP-5.23', changes: ['eaten', 'handLimit'], food },
  'limit-turned': { cites: 'KLP-5.17', changes: [], limit: count },
  // -- dice ----------------------------------------------------------------------------------------------------------
  /** The shark draws so many dice more. */
  'extra-dice': { cites: 'KLP-7.2', changes: [], count },
  /** From the bag, not rolled yet. */
  'die-drawn': { cites: 'KLP-7.1', changes: ['bag', 'drawn'], colour: typed<Colour>() },
  /** A current die counts as drawn. */
  'current-harvested': { cites: 'KLP-7.4', changes: ['currents', 'drawn'], space },
  /** Drawn dice return to the bag, and others are drawn by choice. */
  'dice-traded': {
    cites: 'KLP-7.8',
    changes: ['bag', 'drawn'],
    given: typed<readonly Colour[]>(),
    taken: typed<readonly Colour[]>(),
  },
  /** The first of the drawn dice is in the pool now. */
  'die-rolled': { cites: 'KLP-7.7', changes: ['drawn', 'pool'], die },
  /** These dice of the pool are rolled again; `by` a growth tile, or a card. */
  'dice-rerolled': {
    cites: { by: { tile: 'KLP-7.9', card: 'KLP-7.13' } },
    changes: ['drawn', 'pool', 'rerolled'],
    dice,
    by: typed<'tile' | 'card'>(),
  },
  /** A die of the pool shows another face. */
  'die-turned': { cites: 'KLP-7.11', changes: ['pool'], die, to: die },
  /** A die of the pool lies on the card that is used. */
  'die-stashed': { cites: 'KLP-15.13', changes: ['pool', 'stashes'], card, die },
  /** From the pool or from a card onto a current space. `card` is the one that goes with it; empty for the pool. */
  'current-placed': { cites: 'KLP-8.1', changes: ['currents', 'pool', 'spent', 'stashes'], space, die, card },
  /** From the pool or from cards onto areas. */
  'dice-placed': {
    cites: 'KLP-10.6',
    changes: ['placed', 'pool', 'spent', 'stashes'],
    dice: typed<readonly { readonly area: string; readonly die: string; readonly card: string }[]>(),
  },
  /** KLP-11.5: current dice are in the bag. */
  'currents-returned': {
    cites: { why: { effect: 'KLP-11.6', unblock: 'KLP-9.16', den: 'KLP-11.10' } },
    changes: ['bag', 'currents'],
    spaces: typed<readonly string[]>(),
    why: typed<SweepReason>(),
  },
  /** A used die is on the growth track; or in the bag, if all tiles are turned over. */
  'die-grown': {
    cites: { to: { tile: 'KLP-12.1', bag: 'KLP-12.4' } },
    changes: ['bag', 'growth'],
    colour: typed<Colour>(),
    to: typed<'tile' | 'bag'>(),
  },
  /** KLP-12.3: the next tile, 0 to 3, is turned over; its dice are in the bag. */
  'tile-turned': { cites: 'KLP-12.2', changes: ['bag', 'growth', 'tiles'], tile: count },
  /** On the lowest free space of the hunger track. */
  hungered: {
    cites: { why: { attack: 'KLP-10.18', energy: 'KLP-13.26', card: 'KLP-1.10' } },
    changes: ['energy', 'hunger', 'pool'],
    die,
    why: typed<HungerReason>(),
  },
  /** From the pool or from cards onto energy spaces. */
  'dice-stored': {
    cites: 'KLP-13.1',
    changes: ['energy', 'pool', 'spent', 'stashes'],
    dice: typed<readonly { readonly die: string; readonly card: string }[]>(),
  },
  /** From the pool to the bag. */
  'dice-returned': { cites: 'KLP-13.2', changes: ['bag', 'pool'], dice },
  /** KLP-13.7: from the energy spaces to the bag. */
  'energy-returned': { cites: 'KLP-13.27', changes: ['bag', 'energy'], dice },
  // -- the shark -----------------------------------------------------------------------------------------------------
  /** A card in front of the shark is used, and out of the game, unless a die is put on it. */
  'card-used': { cites: 'KLP-14.2', changes: ['front', 'spent'], card },
  /** KLP-9.12. `over` is the space of the first current passed, whose die is used; empty if there is none. */
  swam: {
    cites: { how: { move: 'KLP-9.7', unblock: 'KLP-9.13', step: 'KLP-15.6' } },
    changes: ['currents', 'facing', 'space', 'stepped'],
    from: space,
    to: space,
    facing: typed<Facing>(),
    over: typed<string>(),
    how: typed<SwimReason>(),
  },
  'turned-about': { cites: 'KLP-14.1', changes: ['facing'], facing: typed<Facing>() },
  /** The die on this area is resolved now. */
  'die-resolved': { cites: 'KLP-10.6', changes: ['resolving'], area, die },
  /** It has no effect and is in the bag. */
  'die-lost': { cites: 'KLP-10.21', changes: ['bag', 'placed'], area, die },
  /** A resolved die leaves its area; where it goes is told next. */
  'die-used': { cites: 'KLP-10.20', changes: ['placed', 'resolving'], area, die },
  'trap-sprung': { cites: 'KLP-10.13', changes: [], area, trap },
  'trap-ignored': { cites: 'KLP-11.13', changes: [], area, trap },
  'confrontation-began': { cites: 'KLP-15.18', changes: [], area },
  /** This side has chosen; only itself knows what. */
  chosen: { cites: 'KLP-15.19', changes: ['chosen'], seat, secret: { card } },
  /** Both have chosen, and both cards are shown (KLP-15.20). */
  confronted: {
    cites: { match: { true: 'KLP-15.21', false: 'KLP-15.22' } },
    changes: ['chosen'],
    reveals: true,
    strategy,
    counter,
    match: typed<boolean>(),
  },
  /** Does the octopus resolve its card? */
  'strategy-resolved': { cites: 'KLP-15.23', changes: [], strategy, how: typed<'carried-out' | 'declined'>() },
  /** A strategy and its counter are out of the game: the strategy was used, or a card has hit it. */
  'pair-removed': {
    cites: { why: { used: 'KLP-15.24', card: 'KLP-18.7' } },
    changes: ['pairs'],
    strategy,
    counter,
    why: typed<'used' | 'card'>(),
  },
  /** KLP-13.4, KLP-13.22: energy is spent from now on. */
  'spending-began': { cites: 'KLP-13.5', changes: ['spending'], energy: count, bonus: count },
  /** KLP-13.12: from the row; `gained` dice are in the bag. It is in front of the shark, or out of the game. */
  bought: {
    cites: 'KLP-13.11',
    changes: ['bag', 'front', 'row', 'spending', 'spent', 'supply'],
    card,
    place: count,
    gained: typed<readonly Colour[]>(),
    to: typed<'front' | 'removed'>(),
    /** The energy that is left. */
    left: count,
  },
  /** An energy die shows 1 less, and a card of the row is out of the game. */
  exchanged: {
    cites: 'KLP-13.16',
    changes: ['energy', 'row', 'spending', 'spent'],
    die,
    card,
    place: count,
    left: count,
  },
  /** What is left of the energy is lost. */
  'spending-ended': { cites: 'KLP-13.25', changes: ['spending'] },
  // -- the end -------------------------------------------------------------------------------------------------------
  'game-ended': {
    changes: ['ending'],
    winners: typed<readonly Seat[]>(),
    /** The winner, then the other side. */
    ranking: typed<readonly (readonly Seat[])[]>(),
    reason: typed<EndReason>(),
    rule: typed<string>(),
  },
} as const satisfies EventShapes;

/**
 * What happened. Areas are `nw`, spaces `p21`, dice `red-4`, cards and blocks are ids; an empty text stands for none. What
 * stands in `secret` only some seats learn: the octopus of blocks and cards, each side of what it has chosen.
 */
export type KelpEvent = EventUnion<typeof EVENTS>;
