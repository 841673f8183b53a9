import type { Seat } from '../../../kernel/index.ts';
import { type Back, TILES } from '../board/tiles.ts';
import { FACES, FACTIONS, type Face, type FactionId } from '../cards/vocabulary.ts';
import { DAMAGED, HIDDEN, NONE, type Phase, ROLES, type Role, SQUAD, TERRAINS, type Terrain } from '../components.ts';
import { givenView } from '../table/given.ts';
import type { SnailsView } from '../table/state.ts';

/** A field of the board, as it lies on the table. */
export interface FieldLook {
  /** `q,r`. */
  readonly field: string;
  readonly terrain: Terrain;
  readonly tile: 'none' | 'intact' | 'damaged' | 'breaking';
  readonly fire: number;
  readonly mines: number;
  readonly dynamite: number;
  /** The handles of the snails on it. */
  readonly snails: readonly number[];
}

/** A snail that is not eliminated. */
export interface SnailLook {
  /** Its handle, as in actions and events. */
  readonly snail: number;
  readonly seat: Seat;
  readonly role: Role;
  /** `q,r`; nothing before it is placed. */
  readonly field: string | undefined;
  readonly life: number;
  readonly inShell: boolean;
  /** Does it aim, or has it the re-roll of its Aim still to use? */
  readonly hasAim: boolean;
  /** Has its declaration token been turned up this round? A token that its owner alone sees has not. */
  readonly isShown: boolean;
}

/** A card as far as the viewer may know it: its id, `face-down`, or `empty` for a slot that was emptied. */
export type CardLook = string;

/** A player, as far as the viewer may know. */
export interface PlayerLook {
  readonly seat: Seat;
  readonly name: string;
  readonly faction: FactionId | undefined;
  readonly factionCard: 'beside-the-board' | 'in-hand-or-plan';
  /** The id of its faction's card; nothing before the faction is settled. */
  readonly factionCardId: string | undefined;
  readonly abilityUsed: boolean;
  readonly isLiving: boolean;
  /** The snail on the space, by its handle; `none`, or `face-down`. */
  readonly active: number | 'none' | 'face-down';
  readonly passive: number | 'none' | 'face-down';
  readonly hand: readonly CardLook[];
  /** Slots I to V. */
  readonly plan: readonly CardLook[];
  /** How many slots have been revealed or passed. */
  readonly resolved: number;
  /** Cards that everybody knows to be in hand or face down in the plan. */
  readonly known: readonly string[];
  /** Does everybody know that the hand holds no arsenal card? */
  readonly isBare: boolean;
}

/** Tiles of a terrain that show the same on their backs, and how many of them. */
export interface TilesLook {
  readonly terrain: Terrain;
  readonly back: Back;
  readonly count: number;
}

/** The card that is being resolved, as far as it has come. */
export interface PlayLook {
  readonly seat: Seat;
  /** The snail that resolves it, by its handle. */
  readonly snail: number;
  readonly card: string;
  /** What it is aimed at, once that is chosen. */
  readonly targetSnail: number | undefined;
  readonly targetField: string | undefined;
  readonly targetPlayer: Seat | undefined;
  /** What the dice show; none before they are rolled. */
  readonly dice: readonly Face[];
}

/** A view in the words of the rulebook: everything that can be drawn, by name. */
export interface Look {
  readonly phase: Phase;
  readonly round: number;
  readonly slot: number;
  readonly firstPlayer: Seat;
  /** The marker's space, what a snail on water takes there, and the same of all spaces of the track. */
  readonly contamination: { readonly space: number; readonly damage: number; readonly track: readonly number[] };
  readonly fields: readonly FieldLook[];
  readonly snails: readonly SnailLook[];
  readonly players: readonly PlayerLook[];
  /** How many cards the arsenal deck has. */
  readonly deck: number;
  /** The discard pile, in the order of the book. */
  readonly discards: readonly string[];
  /** Tiles out of the game, with what their backs showed. */
  readonly removedTiles: readonly TilesLook[];
  /** The backs that nobody has seen yet, some of which may lie on no field: what a tile may turn out to be. */
  readonly unseenTiles: readonly TilesLook[];
  /** Nothing between two actions. */
  readonly play: PlayLook | undefined;
}

/** Reads a view in the words of the rulebook, with positions as `q,r`: all that a front-end needs to draw it. */
export function look(seen: SnailsView): Look {
  const view = givenView(seen);
  return {
    phase: view.phase,
    round: view.round,
    slot: view.slot,
    firstPlayer: view.firstPlayer,
    contamination: {
      space: view.contamination,
      damage: view.track[view.contamination] ?? 0,
      track: view.track,
    },
    fields: view.fields.map((_, field) => lookAtField(view, field)),
    snails: [...view.life.keys()].filter((snail) => view.life[snail] !== 0).map((snail) => lookAtSnail(view, snail)),
    players: view.names.map((_, seat) => lookAtPlayer(view, seat)),
    deck: view.deck.top.length + view.deck.rest + view.deck.bottom.length,
    discards: view.discards.flatMap((count, card) => Array.from({ length: count }, () => cardIn(view, card))),
    removedTiles: tilesOf((kind) => view.removed[kind] ?? 0),
    unseenTiles: tilesOf((kind) => (TILES[kind]?.count ?? 0) - (view.removed[kind] ?? 0)),
    play: lookAtPlay(view),
  };
}

function tilesOf(countOf: (kind: number) => number): TilesLook[] {
  return TILES.flatMap(({ level, back }, kind) => {
    const count = countOf(kind);
    return count === 0 ? [] : [{ terrain: TERRAINS[level] ?? 'water', back, count }];
  });
}

function lookAtPlay(view: SnailsView): PlayLook | undefined {
  const { seat, snail, card, target, field, player, dice } = view.play;
  if (seat === NONE) return undefined;
  return {
    seat,
    snail,
    card: cardIn(view, card),
    targetSnail: target === NONE ? undefined : target,
    targetField: view.fields[field],
    targetPlayer: player === NONE ? undefined : player,
    dice: dice.flatMap((face) => FACES[face] ?? []),
  };
}

function lookAtField(view: SnailsView, field: number): FieldLook {
  const level = view.levels[field] ?? 0;
  const damage = view.damage[field];
  return {
    field: view.fields[field] ?? '',
    terrain: TERRAINS[level] ?? 'water',
    tile: level === 0 ? 'none' : damage === 0 ? 'intact' : damage === DAMAGED ? 'damaged' : 'breaking',
    fire: view.fire[field] ?? 0,
    mines: view.mines[field] ?? 0,
    dynamite: view.dynamite[field] ?? 0,
    snails: [...view.places.keys()].filter((snail) => view.places[snail] === field),
  };
}

function lookAtSnail(view: SnailsView, snail: number): SnailLook {
  const seat = Math.floor(snail / SQUAD);
  return {
    snail,
    seat,
    role: ROLES[snail % SQUAD] ?? 'commander',
    field: view.fields[view.places[snail] ?? NONE],
    life: view.life[snail] ?? 0,
    inShell: view.shells[snail] === 1,
    hasAim: view.aims[seat] === snail || (view.play.snail === snail && view.play.reRolls[0] > 0),
    isShown: view.shown[snail] === 1,
  };
}

function lookAtPlayer(view: SnailsView, seat: Seat): PlayerLook {
  return {
    seat,
    name: view.names[seat] ?? '',
    faction: FACTIONS[view.factions[seat] ?? NONE],
    factionCard: view.factionCards[seat] === 1 ? 'in-hand-or-plan' : 'beside-the-board',
    factionCardId: view.factionCardIds[seat] || undefined,
    abilityUsed: view.used[seat] === 1,
    isLiving: view.fallen[seat] === 0,
    active: tokenIn(view.active[seat]),
    passive: tokenIn(view.passive[seat]),
    hand: (view.hands[seat] ?? []).map((card) => cardIn(view, card)),
    plan: (view.plans[seat] ?? []).map((card) => cardIn(view, card)),
    resolved: view.resolved[seat] ?? 0,
    known: (view.known[seat] ?? []).map((card) => cardIn(view, card)),
    isBare: view.bare[seat] === 1,
  };
}

function tokenIn(snail = NONE): number | 'none' | 'face-down' {
  if (snail === NONE) return 'none';
  return snail === HIDDEN ? 'face-down' : snail;
}

function cardIn({ cards }: SnailsView, card: number): CardLook {
  if (card === NONE) return 'empty';
  return card === HIDDEN ? 'face-down' : (cards[card] ?? '');
}
