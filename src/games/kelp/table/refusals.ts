import type { KernelWhy, RefusalWith } from '../../../kernel/index.ts';
import type { Window } from '../cards/vocabulary.ts';
import type { CardType, Colour } from '../components.ts';

/**
 * What an effect needs and does not find: so many hidden blocks, a revealed block, the octopus revealed, so many items to learn,
 * its food beside the octopus, a card in a pile.
 */
export type Need = 'hidden' | 'revealed' | 'octopus' | 'items' | 'food' | 'card';

/** What a card of the shark has to be told when it is used. */
export type Choice = 'feed' | 'stash' | 'raise' | 'turn' | 'dice' | 'give' | 'take';

/** Why the octopus cannot take an action, or pay so. */
export type CannotAct =
  | RefusalWith<'card/not-in-hand', 'KLP-5.1' | 'KLP-5.18' | 'KLP-5.25', { card: string; hand: readonly string[] }>
  /** There are not enough hidden blocks to pay with: they count so much. */
  | RefusalWith<'card/too-dear', 'KLP-5.2', { card: string; cost: number; hidden: number }>
  /** Its effect cannot be resolved, however it is paid. */
  | RefusalWith<'card/impossible', 'KLP-5.5', { card: string; need: Need; count: number }>
  | RefusalWith<'draw/full', 'KLP-5.11', { hand: number; limit: number }>
  | RefusalWith<'pay/not-hidden', 'KLP-5.2', { area: string }>
  | RefusalWith<'pay/too-little', 'KLP-5.2', { paid: number; cost: number }>
  /** The cost is paid without this block. */
  | RefusalWith<'pay/too-much', 'KLP-5.3', { area: string; cost: number }>
  /** Paid so, the effect could not be resolved. */
  | RefusalWith<'pay/impossible', 'KLP-5.6', { card: string; need: Need; count: number }>
  | RefusalWith<'food/not-eaten', 'KLP-5.21', { food: string }>
  | RefusalWith<'food/used', 'KLP-5.23', { food: string }>
  | RefusalWith<'food/impossible', 'KLP-6.44', { food: string; need: Need; count: number }>;

/** Why blocks cannot be mixed, swapped, hidden or replaced so. */
export type CannotMoveBlocks =
  | RefusalWith<'mix/count', 'KLP-6.5', { count: number; wanted: number }>
  | RefusalWith<'mix/not-hidden', 'KLP-6.6', { area: string }>
  /** It is mixed anyway. */
  | RefusalWith<'mix/named', 'KLP-15.1', { area: string }>
  | RefusalWith<'mix/not-beside', 'KLP-15.29', { area: string; octopus: string }>
  | RefusalWith<'place/not-empty', 'KLP-6.9', { area: string; empty: readonly string[] }>
  | RefusalWith<'swap/not-adjacent', 'KLP-6.1', { areas: readonly string[] }>
  | RefusalWith<'hide/not-revealed', 'KLP-6.14' | 'KLP-5.18', { area: string }>
  | RefusalWith<'hide/count', 'KLP-6.15', { count: number; least: number; most: number }>
  /** Not the trap that was just sprung. */
  | RefusalWith<'hide/this-trap', 'KLP-11.4', { area: string }>
  | RefusalWith<'hide/not-gained', 'KLP-6.14', { area: string; gained: readonly string[] }>
  | RefusalWith<'replace/not-revealed', 'KLP-6.25', { area: string }>
  /** The octopus block and food blocks can never be replaced. */
  | RefusalWith<'replace/never', 'KLP-6.27', { area: string; block: string }>
  | RefusalWith<'replace/gained', 'KLP-6.31', { area: string }>;

/** Why something cannot be learnt, kept, removed or fetched. */
export type CannotLearn =
  | RefusalWith<'learn/stack-empty', 'KLP-6.19', { stack: CardType }>
  /** No revealed block is left that it could replace. */
  | RefusalWith<'learn/no-place', 'KLP-6.25' | 'KLP-6.33', Record<never, never>>
  | RefusalWith<'learn/not-in-reserve', 'KLP-6.23', { block: string }>
  /** It was sent there by this very effect. */
  | RefusalWith<'learn/just-sent', 'KLP-6.30', { block: string }>
  | RefusalWith<'learn/not-done', 'KLP-6.18', { owed: number }>
  | RefusalWith<'keep/not-gained', 'KLP-6.21', { card: string; gained: readonly string[] }>
  | RefusalWith<'keep/type', 'KLP-6.21', { card: string; type: CardType }>
  | RefusalWith<'remove/not-there', 'KLP-6.47', { card: string; from: 'hand' | 'discards'; cards: readonly string[] }>
  | RefusalWith<
      'fetch/not-there',
      'KLP-6.51',
      { card: string; pile: 'draw-pile' | 'discards'; cards: readonly string[] }
    >;

/** Why a trap or a strategy cannot be carried out so. */
export type CannotSpring =
  | RefusalWith<'den/taken', 'KLP-11.9', { space: string }>
  | RefusalWith<'sweep/no-die', 'KLP-11.5', { space: string }>
  | RefusalWith<'sweep/too-many', 'KLP-11.6', { count: number; most: number }>
  | RefusalWith<'strategy/gone', 'KLP-15.19', { card: string; left: readonly string[] }>;

/** Why a card of the shark cannot be used so. */
export type CannotUse =
  | RefusalWith<'card/not-held', 'KLP-14.1', { card: string; held: readonly string[] }>
  | RefusalWith<'card/not-now', 'KLP-14.1', { card: string; windows: readonly Window[] }>
  /** It has to be told exactly this. */
  | RefusalWith<'card/told', 'KLP-14.4', { card: string; wants: readonly Choice[] }>
  | RefusalWith<'dice/count', 'KLP-14.4', { count: number; least: number; most: number }>
  | RefusalWith<'dice/not-drawn', 'KLP-14.4', { drawn: readonly Colour[] }>
  | RefusalWith<'dice/not-in-bag', 'KLP-14.4', { colours: readonly Colour[] }>
  | RefusalWith<'bag/empty', 'KLP-14.4', { card: string }>
  | RefusalWith<
      'die/not-in-pool',
      'KLP-7.11' | 'KLP-8.1' | 'KLP-10.1' | 'KLP-13.1',
      { die: string; pool: readonly string[] }
    >
  | RefusalWith<'die/not-stored', 'KLP-15.11', { die: string; stored: readonly string[] }>
  | RefusalWith<'die/colour', 'KLP-8.1' | 'KLP-10.1' | 'KLP-14.4', { die: string; colours: readonly Colour[] }>
  /** It shows so much, and is turned up by so much at most, to 6. */
  | RefusalWith<'raise/too-much', 'KLP-15.14', { die: string; by: number; most: number }>
  | RefusalWith<'reroll/none-left', 'KLP-7.9', { used: number; rerolls: number }>
  | RefusalWith<'step/not-next', 'KLP-15.6', { space: string }>
  | RefusalWith<'about-turn/inward', 'KLP-14.4', Record<never, never>>
  | RefusalWith<'about-turn/stepped', 'KLP-14.4', Record<never, never>>;

/** Why the shark cannot place dice or swim so. */
export type CannotHunt =
  | RefusalWith<'current/none', 'KLP-7.4', { space: string }>
  | RefusalWith<'space/taken', 'KLP-8.4', { space: string }>
  | RefusalWith<'space/shark', 'KLP-8.2', { space: string }>
  /** No basic move leads there so. */
  | RefusalWith<'move/no-way', 'KLP-9.7', { from: string; to: string }>
  | RefusalWith<'move/free', 'KLP-9.13', Record<never, never>>
  | RefusalWith<'move/not-ahead', 'KLP-9.15', { space: string }>
  | RefusalWith<'area/not-bordering', 'KLP-10.1', { area: string; areas: readonly string[] }>
  | RefusalWith<'area/twice', 'KLP-10.3', { area: string }>
  | RefusalWith<'die/too-low', 'KLP-10.2', { die: string; area: string; value: number }>
  /** A yellow die needs a hidden block; a red one a hidden block or the octopus. */
  | RefusalWith<'area/revealed', 'KLP-10.4' | 'KLP-10.5', { area: string; die: string }>
  | RefusalWith<'area/no-die', 'KLP-10.6', { area: string; areas: readonly string[] }>;

/** Why the shark cannot store or spend so. */
export type CannotSpend =
  /** From so many to so many dice are stored, and those of the pool first of all as long as there is room. */
  | RefusalWith<'store/count', 'KLP-13.3' | 'KLP-13.31', { count: number; least: number; most: number }>
  | RefusalWith<'buy/not-in-row', 'KLP-13.10', { card: string; row: readonly string[] }>
  | RefusalWith<'buy/too-dear', 'KLP-13.10', { card: string; cost: number; energy: number }>
  | RefusalWith<'buy/owed', 'KLP-13.18' | 'KLP-13.9', Record<never, never>>
  | RefusalWith<'exchange/deck-empty', 'KLP-13.19', Record<never, never>>
  | RefusalWith<'exchange/lowest', 'KLP-13.16', { die: string }>
  /** Afterwards no other card could be bought with what is left. */
  | RefusalWith<'exchange/nothing-left', 'KLP-13.17' | 'KLP-13.19', { card: string; energy: number }>
  | RefusalWith<'die/not-energy', 'KLP-13.16' | 'KLP-13.26', { die: string; energy: readonly string[] }>;

/** What the rules of Kelp have against an action. Areas are `nw`, spaces `p21`, dice `red-4`, cards and blocks are ids. */
export type KelpOwnWhy =
  | CannotAct
  | CannotMoveBlocks
  | CannotLearn
  | CannotSpring
  | CannotUse
  | CannotHunt
  | CannotSpend;

/** Why an action is not legal. */
export type KelpWhy = KernelWhy | KelpOwnWhy;
