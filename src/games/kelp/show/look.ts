import type { CardCount, EndLook } from '../../../drawing/index.ts';
import type { Seat, Viewer } from '../../../kernel/index.ts';
import type { AreaKind, End, Facing } from '../board/board.ts';
import type { Window } from '../cards/vocabulary.ts';
import type { Area, CardType, Colour, Phase, Side, StrategyColour } from '../components.ts';
import type { BlockGroup } from '../table/book.ts';
import type { EndReason } from '../table/events.ts';
import type { AskLook } from '../table/work.ts';

/** An octopus card of the game, as far as it matters on the table. */
export interface CardLook {
  readonly card: string;
  readonly type: CardType;
  readonly cost: number;
}

/** A shark card of the game, as far as it matters on the table. */
export interface SharkCardLook {
  readonly card: string;
  readonly cost: number;
  /** The dice that it brings. */
  readonly dice: readonly Colour[];
  /** When it can be used; never, if it leaves the game as it is bought. */
  readonly windows: readonly Window[];
}

/** A kind of block of the game. */
export interface KindLook {
  readonly block: string;
  readonly group: BlockGroup;
  readonly copies: number;
  /** How many of them are on the board at first. */
  readonly laid: number;
}

/** An area of the board, with its block. */
export interface AreaLook {
  readonly area: Area;
  readonly kind: AreaKind;
  /** The least that a die has to show. */
  readonly value: number;
  /** Where it lies: `x` to the right, `y` down, 0 to 6. */
  readonly x: number;
  readonly y: number;
  readonly neighbours: readonly Area[];
  /** Nothing in an area that a mix has emptied. */
  readonly state: 'hidden' | 'revealed' | 'empty';
  /** The kind of its block; nothing, where there is none or the viewer may not see it. */
  readonly block: string | undefined;
  /** The die that is placed on it. */
  readonly die: string | undefined;
}

/** A current space. */
export interface SpaceLook {
  /** `p21`. */
  readonly space: string;
  readonly x: number;
  readonly y: number;
  /** The two ends of the line that it lies on. */
  readonly ends: readonly [End, End];
  /** The spaces that come after each of its ends. */
  readonly next: readonly [readonly string[], readonly string[]];
  /** On a den space, where the middle of the board is. */
  readonly inward: End | undefined;
  /** The areas that it borders. */
  readonly borders: readonly Area[];
  /** What the current die there shows. */
  readonly current: number | undefined;
}

/** Where the shark is, and where it looks. */
export interface SharkLook {
  readonly space: string;
  readonly facing: Facing;
}

/** Something that everybody has seen of the blocks, in the order in which it happened. */
export type FactLook =
  | { readonly fact: 'reveal' | 'replace'; readonly area: Area; readonly block: string }
  | { readonly fact: 'swap' | 'mix'; readonly areas: readonly Area[] };

/** Blocks that are being mixed. */
export interface MixLook {
  /** The areas that are not filled again. */
  readonly emptied: readonly Area[];
  /** How many blocks are in the block bag. */
  readonly bagged: number;
  /** Which they are, as far as the viewer may know. */
  readonly blocks: readonly string[];
  /** Is one drawn, and to be placed? */
  readonly isDrawn: boolean;
  /** Which, if the viewer may know. */
  readonly drawn: string | undefined;
}

/** A food on the food track. */
export interface FoodLook {
  readonly block: string;
  readonly isUsed: boolean;
}

/** The hand of the octopus, as far as the viewer sees it. */
export interface HandLook {
  /** The cards that the viewer knows, in the order of the book. */
  readonly cards: readonly string[];
  /** How many others there are. */
  readonly hidden: number;
  /** Those that everybody knows to be there. */
  readonly known: readonly string[];
  /** How many cards the octopus may hold. */
  readonly limit: number;
}

/** A stack of the market. */
export interface StackLook {
  readonly type: CardType;
  /** The card that shows; nothing, if the stack is empty. */
  readonly top: string | undefined;
  /** What lies below it, in an order that nobody knows. */
  readonly below: readonly CardCount[];
}

/** What a learn effect that is going on has brought. */
export interface LessonLook {
  readonly cards: readonly string[];
  readonly areas: readonly Area[];
}

/** A die on a card of the shark. */
export interface StashLook {
  readonly card: string;
  readonly die: string;
  /** The round in which it was put there: it can be placed in a later one. */
  readonly round: number;
}

/** A strategy of the octopus and the counter of the same colour. */
export interface PairLook {
  readonly strategy: string;
  readonly counter: string;
  readonly colour: StrategyColour;
  readonly isLeft: boolean;
}

/** What a side has chosen in a confrontation. */
export interface ChoiceLook {
  readonly hasChosen: boolean;
  /** Which card, if the viewer may know. */
  readonly card: string | undefined;
}

/** So many dice of each colour. */
export type DiceLook = Readonly<Record<Colour, number>>;

/** A player. */
export interface PlayerLook {
  readonly seat: Seat;
  readonly side: Side;
  readonly name: string;
}

/** A decision that is owed, with all that it is about. */
export type DecisionLook = AskLook & { readonly phase: Phase };

/** A view in the words of the rulebook: everything that can be drawn, by name. */
export interface Look {
  readonly viewer: Viewer;
  /** 0 before the first round. */
  readonly round: number;
  /** Whose turn it is. */
  readonly side: Side;
  /** How many actions of the octopus turn are done. */
  readonly acted: number;
  /** Row by row, from `nw` to `se`. */
  readonly areas: readonly AreaLook[];
  readonly spaces: readonly SpaceLook[];
  /** Nothing before it is placed. */
  readonly shark: SharkLook | undefined;
  /** Nothing outside a mix. */
  readonly mix: MixLook | undefined;
  /** The area whose die is being resolved. */
  readonly resolving: Area | undefined;
  /** Blocks beside the board, in the order of the book. */
  readonly reserve: readonly string[];
  /** Foods on their track, in order. */
  readonly eaten: readonly FoodLook[];
  /** What everybody has seen of the blocks, in order; undefined in a look without memory: see {@link LookOptions}. */
  readonly facts: readonly FactLook[] | undefined;

  /** The octopus player, then the shark player. */
  readonly players: readonly PlayerLook[];
  readonly hand: HandLook;
  /** How many cards are in the draw pile, and those on top that were put there in full view, the topmost last. */
  readonly drawPile: { readonly size: number; readonly top: readonly string[] };
  /** The topmost last. */
  readonly discards: readonly string[];
  /** The card of each action, nothing where there is none. */
  readonly slots: readonly (string | undefined)[];
  readonly removed: readonly CardCount[];
  readonly market: readonly StackLook[];
  readonly lesson: LessonLook;

  /** The dice in the bag; nothing, if the viewer may not look into it. */
  readonly bag: DiceLook | undefined;
  readonly supply: DiceLook;
  /** Dice that are drawn and not rolled, in order. */
  readonly drawn: readonly Colour[];
  /** Dice that are rolled and not placed. */
  readonly pool: readonly string[];
  readonly energy: readonly string[];
  /** The dice on the hunger track, from the bottom. */
  readonly hunger: readonly Colour[];
  /** The dice on the growth tile that is being filled. */
  readonly growth: readonly Colour[];
  /** How many growth tiles are turned over. */
  readonly tiles: number;
  /** The cards that can be bought; nothing for a gap. */
  readonly row: readonly (string | undefined)[];
  readonly deck: readonly CardCount[];
  /** The cards in front of the shark. */
  readonly front: readonly string[];
  readonly stashes: readonly StashLook[];
  readonly spent: readonly CardCount[];
  /** The energy that is left while it is spent; nothing at all other times. */
  readonly budget: number | undefined;
  readonly pairs: readonly PairLook[];
  /** What each side has chosen, by seat. */
  readonly choices: readonly ChoiceLook[];

  /** All octopus cards, shark cards and kinds of blocks, in the order of the book. */
  readonly cards: readonly CardLook[];
  readonly sharkCards: readonly SharkCardLook[];
  readonly kinds: readonly KindLook[];
  /** Who has to decide what; nobody when the game is over. */
  readonly decisions: readonly DecisionLook[];
  /** How the game has ended, by its rules or because players have left the table; undefined before that. */
  readonly outcome: EndLook<EndReason> | undefined;
}

/** An area by its name. */
export const areaIn = ({ areas }: Pick<Look, 'areas'>, name: string): AreaLook | undefined =>
  areas.find(({ area }) => area === name);

/** What a kind of block is; nothing, if there is none of that id. */
export const groupOf = ({ kinds }: Pick<Look, 'kinds'>, wanted: string): BlockGroup | undefined =>
  kinds.find(({ block }) => block === wanted)?.group;
