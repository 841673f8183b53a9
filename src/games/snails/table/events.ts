import { type EventShapes, type EventUnion, type Seat, seat, typed } from '../../../kernel/index.ts';
import type { Turned } from '../board/tiles.ts';
import type { BasicAction, Face, FactionId, Token } from '../cards/vocabulary.ts';
import type { Phase, Terrain } from '../components.ts';

/** What takes life: the card itself, a token, the back of a tile, an ability, the sea. */
export type DamageSource = 'card' | 'fire' | 'mine' | 'dynamite' | 'trap' | 'mine-back' | 'rot-cloud' | 'contamination';

/** How a game ends: one squad is left, none is, or the last round is over. */
export type EndReason = 'last-squad' | 'nobody-left' | 'most-snails' | 'most-life' | 'draw';

/** Why a slot is passed without an action. */
export type PassReason = 'empty' | 'no-snail' | 'on-water' | 'no-target' | 'no-passive' | 'no-half' | 'declined';

/** Why a card is discarded. */
export type DiscardReason = 'opening' | 'exchange' | 'hand-limit' | 'effect' | 'played' | 'unplayed' | 'eliminated';

/** Why a snail is not pushed: there is no field to go to, or it is in its shell. */
export type StayReason = 'nowhere' | 'shell';

/** A card of a plan, and the slot it lay in. */
export interface Laid {
  readonly slot: number;
  readonly card: string;
}

const field = typed<string>();
const snail = typed<number>();
const card = typed<string>();
const cards = typed<readonly string[]>();
const slot = typed<number>();
const count = typed<number>();

/**
 * The events of the game: each with its rule, the parts of a view that it changes, and its fields. Fields are `q,r`, cards
 * are ids, snails are their handles; slot 0 stands for the hand.
 */
export const EVENTS = {
  'first-player': { cites: 'SNL-2.4', changes: ['firstPlayer'], seat },
  /** `card` is the faction's, and lies beside the board. */
  'faction-taken': {
    cites: 'SNL-2.5',
    changes: ['factionCardIds', 'factions'],
    seat,
    faction: typed<FactionId>(),
    card,
  },
  // Cards are drawn for many reasons, which are told before; how they are drawn is one rule.
  drew: { cites: 'SNL-3.10', changes: ['bare', 'deck', 'hands'], seat, count, secret: { cards } },
  /** The discard pile became the deck. */
  'deck-shuffled': { cites: 'SNL-3.10', changes: ['deck', 'discards'], cards: count },
  'hand-kept': { cites: 'SNL-2.8', changes: [], reveals: true, seat },
  /** An opening draw without a red card was shown and goes back into the deck. */
  'hand-shown': { cites: 'SNL-2.8', changes: ['hands'], reveals: true, seat, cards },
  'snail-placed': { cites: 'SNL-2.12', changes: ['places'], snail, field },
  'round-began': { cites: 'SNL-3.1', changes: ['round'], round: count, first: seat },
  'phase-began': {
    cites: {
      phase: {
        setup: 'SNL-2.1',
        draw: 'SNL-3.2',
        planning: 'SNL-3.11',
        action: 'SNL-3.15',
        'clean-up': 'SNL-3.28',
        over: 'SNL-3.35',
      },
    },
    changes: ['active', 'hands', 'losses', 'passive', 'phase', 'plans', 'slot'],
    phase: typed<Phase>(),
  },
  discarded: {
    cites: {
      why: {
        opening: 'SNL-2.10',
        exchange: 'SNL-3.3',
        'hand-limit': 'SNL-3.5',
        effect: 'SNL-14.3',
        played: 'SNL-4.4',
        unplayed: 'SNL-3.33',
        eliminated: 'SNL-9.8',
      },
    },
    changes: ['discards', 'hands', 'known', 'plans'],
    reveals: true,
    seat,
    slot,
    card,
    why: typed<DiscardReason>(),
  },
  'nothing-discarded': { cites: 'SNL-14.16', changes: ['bare'], reveals: true, seat },
  /** `seat` has taken it from the hand of `from`. */
  stolen: { cites: 'SNL-16.7', changes: ['hands', 'inHand', 'known'], reveals: true, seat, from: seat, card },
  /** There is no arsenal card in the hand of `from`. */
  'nothing-stolen': { cites: 'SNL-16.7', changes: ['bare'], reveals: true, seat, from: seat },
  'exchange-ended': { cites: 'SNL-3.3', changes: [], reveals: true, seat },
  'faction-card-taken': { cites: 'SNL-3.4', changes: ['factionCards', 'hands'], seat, card },
  'faction-card-returned': {
    cites: { slot: { 0: 'SNL-3.6', else: 'SNL-4.5' } },
    changes: ['factionCards', 'hands', 'plans'],
    reveals: true,
    seat,
    slot,
    card,
  },
  /** A token on a space of the own board: only its player knows. */
  declared: {
    cites: 'SNL-3.11',
    changes: ['active', 'passive'],
    noticedBy: 'some',
    seat,
    space: typed<'active' | 'passive'>(),
    snail,
  },
  /** A card face down in a slot: only its player knows. */
  'slot-filled': { cites: 'SNL-3.12', changes: ['hands', 'plans'], noticedBy: 'some', seat, slot, card },
  /** A seat has finished its plan. */
  planned: { cites: 'SNL-3.14', changes: [], reveals: true, seat },
  /** What all see of a plan, once everybody's is finished: so many tokens and so many cards, face down. */
  'plan-laid': { cites: 'SNL-3.13', changes: [], seat, tokens: count, cards: count },
  'slot-began': { cites: 'SNL-3.15', changes: ['slot'], slot },
  revealed: {
    cites: 'SNL-3.15',
    changes: ['active', 'aims', 'known', 'plans', 'resolved', 'shown'],
    reveals: true,
    seat,
    slot,
    card,
    snail,
    /** Has it aimed for this card? Then it aims no more, and has a re-roll if it comes to an attack. */
    aim: typed<'taken' | 'none'>(),
  },
  'slot-passed': { changes: ['resolved'], seat, slot, reason: typed<PassReason>(), rule: typed<string>() },
  'half-chosen': { cites: 'SNL-4.1', changes: [], seat, action: typed<BasicAction>() },
  'effect-chosen': { cites: 'SNL-4.7', changes: [], seat, option: typed<string>() },
  'snail-targeted': { cites: 'SNL-8.2', changes: [], seat, snail },
  'field-targeted': { cites: 'SNL-8.2', changes: [], seat, field },
  'player-targeted': { cites: 'SNL-4.7', changes: [], seat, player: seat },
  /** The card attacks once more: a new target, new dice. */
  'attack-repeated': { cites: 'SNL-14.1', changes: [], seat },
  /** It would, and there is nothing to attack (SNL-14.1). */
  'attack-dropped': { changes: [], seat, rule: typed<string>() },
  'rage-used': { cites: 'SNL-11.2', changes: ['used'], seat },
  rolled: { cites: 'SNL-8.6', changes: [], seat, dice: typed<readonly Face[]>() },
  're-rolled': {
    cites: { by: { aim: 'SNL-5.24', commander: 'SNL-8.9', 'eagle-eye': 'SNL-11.1' } },
    changes: ['used'],
    seat,
    die: count,
    face: typed<Face>(),
    by: typed<'aim' | 'commander' | 'eagle-eye'>(),
  },
  /** The row of the card that takes effect. */
  'row-taken': { cites: 'SNL-8.11', changes: [], seat, row: count, faces: typed<readonly Face[]>() },
  missed: { cites: 'SNL-8.7', changes: [], seat },
  scattered: { cites: 'SNL-8.13', changes: [], seat, field },
  /** Every damage to it is changed by this until the end of the round; what was before holds no more. */
  marked: { cites: 'SNL-16.12', changes: ['marks'], snail, change: count },
  /** No damage is changed any more. */
  'marks-ended': {
    cites: 'SNL-16.13',
    changes: ['active', 'inHand', 'marks', 'passive', 'plans', 'resolved', 'shown'],
  },
  /** `amount` was dealt, the shell took `shell` off, `life` is left. */
  damaged: {
    cites: {
      by: {
        card: 'SNL-9.1',
        fire: 'SNL-10.6',
        mine: 'SNL-10.3',
        dynamite: 'SNL-10.5',
        trap: 'SNL-6.7',
        'mine-back': 'SNL-6.9',
        'rot-cloud': 'SNL-11.9',
        contamination: 'SNL-3.30',
      },
    },
    changes: ['life'],
    snail,
    amount: count,
    shell: count,
    life: count,
    by: typed<DamageSource>(),
  },
  /** `amount` is 0 for a snail that was in full health. */
  healed: { cites: 'SNL-9.1', changes: ['life'], snail, amount: count, life: count },
  /**
   * The token that lay with it goes with it; the others learn only now which it was. Where one event takes both declared
   * snails of a player, each is told with the space that its token lay on before.
   */
  eliminated: {
    cites: 'SNL-9.2',
    changes: ['active', 'losses', 'marks', 'passive', 'places', 'shells', 'shown'],
    reveals: true,
    snail,
    token: typed<'active' | 'passive' | 'none'>(),
  },
  'squad-lost': { cites: 'SNL-9.8', changes: ['fallen'], seat },
  stepped: { cites: 'SNL-5.2', changes: ['places'], snail, from: field, field },
  pushed: { cites: 'SNL-7.1', changes: ['places'], snail, from: field, field },
  placed: { cites: 'SNL-7.9', changes: ['places'], snail, from: field, field },
  /** It may move no further, or does not want to, with points left: all of them, if it has not moved at all. */
  'move-ended': { cites: 'SNL-5.1', changes: [], snail, points: count },
  /** A push has no effect on it. */
  stayed: { cites: { why: { nowhere: 'SNL-7.5', shell: 'SNL-7.2' } }, changes: [], snail, why: typed<StayReason>() },
  fell: {
    cites: { onto: { water: 'SNL-6.11', beach: 'SNL-6.10', meadow: 'SNL-6.10', mountain: 'SNL-6.10' } },
    changes: [],
    snail,
    field,
    onto: typed<Terrain>(),
  },
  'shell-entered': { cites: 'SNL-5.12', changes: ['shells'], snail },
  'shell-left': { cites: 'SNL-5.15', changes: ['shells'], snail },
  aimed: { cites: 'SNL-5.24', changes: ['aims'], snail },
  /** The attack it has aimed for begins: it has a re-roll, and aims no more. */
  'aim-used': { cites: 'SNL-5.24', changes: [], snail },
  /** It aims no more; or the re-roll that it aimed for is lost. */
  'aim-lost': { cites: 'SNL-5.27', changes: ['aims', 'resolved'], snail },
  swapped: { cites: 'SNL-5.22', changes: ['active', 'passive'], seat },
  'tile-damaged': { cites: 'SNL-6.1', changes: ['damage'], field, terrain: typed<Terrain>() },
  /** Its destruction has begun: before it is turned over, the tokens on it go off. */
  'tile-breaking': { cites: 'SNL-6.4', changes: ['damage'], field, terrain: typed<Terrain>() },
  'tile-destroyed': {
    cites: 'SNL-6.4',
    changes: ['damage', 'fire', 'levels', 'raised', 'removed'],
    field,
    terrain: typed<Terrain>(),
    back: typed<Turned>(),
  },
  'tile-removed': {
    cites: 'SNL-14.5',
    changes: ['damage', 'dynamite', 'fire', 'levels', 'mines', 'raised', 'removed'],
    field,
    terrain: typed<Terrain>(),
    back: typed<Turned>(),
  },
  /** A tile that was out of the game, intact and without tokens, on top of what was there. */
  'tile-added': {
    cites: 'SNL-16.9',
    changes: ['damage', 'dynamite', 'fire', 'levels', 'mines', 'raised'],
    field,
    terrain: typed<Terrain>(),
  },
  'token-put': {
    cites: { token: { fire: 'SNL-8.16', mine: 'SNL-10.2', dynamite: 'SNL-10.2' } },
    changes: ['dynamite', 'fire', 'mines'],
    field,
    token: typed<Token>(),
    count,
  },
  exploded: {
    cites: { token: { mine: 'SNL-10.3', dynamite: 'SNL-10.5' } },
    changes: ['dynamite', 'mines'],
    field,
    token: typed<'mine' | 'dynamite'>(),
  },
  'fire-died': { cites: 'SNL-10.7', changes: ['fire'], field, count },
  /** A snail on water takes this much at the end of a round from now on. */
  'contamination-rose': { cites: 'SNL-6.6', changes: ['contamination'], space: count, damage: count },
  'plan-card-returned': { cites: 'SNL-14.4', changes: ['bare', 'hands', 'plans'], seat, slot, secret: { card } },
  'weapon-returned': { cites: 'SNL-4.4', changes: ['hands', 'known', 'plans'], reveals: true, seat, slot, card },
  /** The basic cards of a plan come back to hand, whether they were revealed or not. */
  'basics-returned': {
    cites: 'SNL-3.32',
    changes: ['hands', 'plans'],
    reveals: true,
    seat,
    cards: typed<readonly Laid[]>(),
  },
  /** Declaration tokens are taken back, used abilities are ready again. */
  'tokens-collected': {
    cites: 'SNL-3.34',
    changes: ['active', 'bare', 'inHand', 'passive', 'plans', 'resolved', 'shown', 'used'],
  },
  'bonus-drawn': { cites: 'SNL-11.4', changes: ['used'], seat },
  /** The card of the slot is resolved, or passed after it was revealed. */
  'action-ended': { cites: 'SNL-3.15', changes: [], seat },
  'marker-passed': { cites: 'SNL-3.35', changes: ['firstPlayer'], seat },
  'game-ended': {
    changes: ['phase'],
    winners: typed<readonly Seat[]>(),
    /** All seats from the first rank to the last. */
    ranking: typed<readonly (readonly Seat[])[]>(),
    reason: typed<EndReason>(),
    rule: typed<string>(),
  },
} as const satisfies EventShapes;

/** What happened. Fields are `q,r`, cards are ids, snails are their handles; slot 0 stands for the hand. */
export type SnailsEvent = EventUnion<typeof EVENTS>;
