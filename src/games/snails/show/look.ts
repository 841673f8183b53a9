import type { EndLook } from '../../../drawing/index.ts';
import type { Seat, Viewer } from '../../../kernel/index.ts';
import type { Hex } from '../board/hex.ts';
import type { Back } from '../board/tiles.ts';
import type { Face, FactionId } from '../cards/vocabulary.ts';
import type { Phase, Role, Terrain } from '../components.ts';
import type { EndReason } from '../table/events.ts';
import type { DecisionAsked } from '../text/scene.ts';

/** A field of the board, as it lies on the table. */
export interface FieldLook extends Hex {
  /** `q,r`. */
  readonly field: string;
  /** Where its middle lies: `x` to the right, `y` down, neighbours 1 apart. */
  readonly x: number;
  readonly y: number;
  /** The fields next to it, as `q,r`. */
  readonly neighbours: readonly string[];
  readonly terrain: Terrain;
  readonly tile: 'none' | 'intact' | 'damaged' | 'breaking';
  readonly fire: number;
  readonly mines: number;
  readonly dynamite: number;
  /** The handles of the snails on it. */
  readonly snails: readonly number[];
}

/** A snail. */
export interface SnailLook {
  /** Its handle, as in actions and events. */
  readonly snail: number;
  readonly seat: Seat;
  readonly role: Role;
  /** `q,r`; nothing before it is placed, and once it is eliminated. */
  readonly field: string | undefined;
  /** 0 once it is eliminated. */
  readonly life: number;
  readonly inShell: boolean;
  /** What every damage to it is changed by until the end of the round; 0 if by nothing. */
  readonly mark: number;
  /** Has it taken aim for its next attack? */
  readonly isAiming: boolean;
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
  /** The letter of its snails on the board. */
  readonly letter: string;
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
  /** Those of them that everybody knows to be in hand. */
  readonly inHand: readonly string[];
  /** Does everybody know that the hand holds no other arsenal card? */
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
  /** By whom dice can still be rolled again. */
  readonly reRolls: readonly ('aim' | 'commander' | 'eagle-eye')[];
}

/** A decision that is owed, with all that it is about; `hidden` if it is decided in secret. */
export type DecisionLook = DecisionAsked;

/** A view in the words of the rulebook: everything that can be drawn, by name. */
export interface Look {
  /** Who sees it like this. */
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly round: number;
  /** How many rounds there are. */
  readonly rounds: number;
  readonly slot: number;
  readonly firstPlayer: Seat;
  /** The marker's space, what a snail on water takes there, and the same of all spaces of the track. */
  readonly contamination: { readonly space: number; readonly damage: number; readonly track: readonly number[] };
  readonly fields: readonly FieldLook[];
  /** The snails that are not eliminated. */
  readonly snails: readonly SnailLook[];
  /** Those that are. */
  readonly lost: readonly SnailLook[];
  readonly players: readonly PlayerLook[];
  /** All cards of the game, in the order of the book: hands and piles are in it. */
  readonly cards: readonly string[];
  /** How many cards the arsenal deck has. */
  readonly deck: number;
  /** The discard pile, in the order of the book. */
  readonly discards: readonly string[];
  /** Tiles that have been out of the game, with what their backs showed; some may lie on the board again. */
  readonly removedTiles: readonly TilesLook[];
  /** The backs that nobody has seen yet, some of which may lie on no field: what a tile may turn out to be. */
  readonly unseenTiles: readonly TilesLook[];
  /** Nothing between two actions. */
  readonly play: PlayLook | undefined;
  /** Who has to decide what; none when the game is over. */
  readonly decisions: readonly DecisionLook[];
  /** How the game has ended, by its rules or because players have left the table; undefined before that. */
  readonly outcome: EndLook<EndReason> | undefined;
}

/** The snails of a player, eliminated or not, in the order of their handles. */
export function squadIn({ snails, lost }: Look, seat: Seat): readonly SnailLook[] {
  return [...snails, ...lost].filter((snail) => snail.seat === seat).sort((one, other) => one.snail - other.snail);
}
