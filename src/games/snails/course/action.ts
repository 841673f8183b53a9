import { entryOf, figureOf, next } from '../../../kernel/index.ts';
import type { Effect } from '../cards/vocabulary.ts';
import { NONE, SLOTS } from '../components.ts';
import { OPS } from '../ops/index.ts';
import { applyEffect } from '../ops/wrappers.ts';
import { faceOf, hasRage, mayDrawBonus, metRows, nextReRoll, partOf, rollDie, snailsInBurst } from '../rules/attack.ts';
import { finishIfWon } from '../rules/end.ts';
import { forgetLaid, handOf, idOf, planOf } from '../rules/hand.ts';
import { fromFirst, isCommander, isLiving, isOnBoard, seatCount, set } from '../rules/position.ts';
import { leaveShell, loseAim } from '../rules/shells.ts';
import { tell } from '../rules/tell.ts';
import type { Book, BookCard, Part } from '../table/book.ts';
import type { PassReason } from '../table/events.ts';
import type { CannotResolve } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { Steps } from './fields.ts';
import { hasTarget, type Resolving, ruleToDecline, whyNotResolved } from './targets.ts';

/** Nobody resolves anything: a new record each time, because what is put into a position changes with it. */
export function noPlay(): Changing['play'] {
  return {
    seat: NONE,
    snail: NONE,
    card: NONE,
    part: NONE,
    attacks: 0,
    target: NONE,
    player: NONE,
    field: NONE,
    hits: [],
    dice: [],
    reRolls: [0, 0],
    rage: 0,
    hurt: 0,
  };
}

/** The part that is being resolved, and the snail that does it. */
export const resolvingOf = (book: Book, at: Seen): Resolving => ({ part: partOf(book, at), snail: at.play.snail });

/** What the card that is being resolved offers: one part, two halves, or a choice. */
export const cardOf = (book: Book, at: Seen): BookCard => entryOf(book.cards, at.play.card);

/** Could this part of the card be resolved? */
export function whyNotOption(book: Book, at: Seen, option: number): CannotResolve | undefined {
  const part = entryOf(book.parts, entryOf(cardOf(book, at).parts, option));
  return whyNotResolved(book, at, { part, snail: at.play.snail });
}

/** What the action phase does. */
export const actionSteps = (
  book: Book,
): Steps<
  | 'action-phase'
  | 'turn'
  | 'settle-part'
  | 'resolve'
  | 'attack'
  | 'strike'
  | 'roll'
  | 'read-dice'
  | 'read-rows'
  | 'effects'
  | 'after'
  | 'end-action'
  | 'action-over'
  | 'discard'
> => ({
  'action-phase'(draft) {
    draft.phase = 'action';
    tell({ type: 'phase-began', phase: 'action' });
    for (const seat of fromFirst(draft)) tellPlan(draft, seat);
    next(draft, { do: 'turn', slot: 1, nth: 0 });
  },

  turn(draft, { slot, nth }) {
    // SNL-3.15: for slot I to V in turn, from the first player clockwise.
    const isLast = nth + 1 === seatCount(draft);
    if (!isLast) next(draft, { do: 'turn', slot, nth: nth + 1 });
    else next(draft, slot < SLOTS ? { do: 'turn', slot: slot + 1, nth: 0 } : { do: 'clean-up' });
    if (nth === 0) {
      draft.slot = slot;
      tell({ type: 'slot-began', slot });
    }
    takeTurn(book, draft, (draft.firstPlayer + nth) % seatCount(draft));
  },

  'settle-part'(draft) {
    const { kind, parts } = cardOf(book, draft);
    if (!parts.some((_, option) => whyNotOption(book, draft, option) === undefined)) {
      // SNL-4.13: if neither half can be resolved, the card is revealed and passed.
      const first = parts.length === 0 ? undefined : whyNotOption(book, draft, 0);
      if (first === undefined || kind === 'halves') return pass(draft, 'no-half', 'SNL-4.13');
      return pass(draft, PASS_REASONS[first.code], first.rule);
    }
    const { seat } = draft.play;
    if (kind === 'halves') return next(draft, { ask: 'choose-half', seat });
    if (kind === 'choice') return next(draft, { ask: 'choose-effect', seat });
    draft.play.part = entryOf(parts, 0);
    next(draft, { do: 'resolve' });
  },

  resolve(draft) {
    if (ruleToDecline(book, draft, resolvingOf(book, draft)) !== undefined)
      next(draft, { ask: 'decline', seat: draft.play.seat });
    else beginAction(book, draft);
  },

  attack(draft) {
    const { play } = draft;
    // SNL-3.27: if the active snail is eliminated during its own action, further attacks are dropped.
    if (play.attacks === 0 || !isOnBoard(draft, play.snail)) return;
    const isFirst = play.attacks === partOf(book, draft).attacks;
    play.attacks -= 1;
    play.target = NONE;
    play.player = NONE;
    play.field = NONE;
    play.hits = [];
    play.dice = [];
    const resolving = resolvingOf(book, draft);
    // SNL-14.1: the second attack is skipped if there is no target.
    const isSkipped = !hasTarget(book, draft, resolving);
    if (!isFirst) {
      const { seat } = play;
      tell(isSkipped ? { type: 'attack-dropped', seat, rule: 'SNL-14.1' } : { type: 'attack-repeated', seat });
    }
    if (isSkipped) return;
    if (play.attacks > 0) next(draft, { do: 'attack' });

    const { target } = resolving.part;
    // SNL-8.20: those hit by a burst are those within range and sight when the attack begins, before the roll.
    if (target?.target === 'burst') play.hits = snailsInBurst(book, draft, play.snail, target);
    const isChosen = target !== undefined && target.target !== 'burst' && target.target !== 'others';
    next(draft, isChosen ? { ask: 'choose-target', seat: play.seat } : { do: 'strike' });
  },

  strike(draft) {
    const { seat } = draft.play;
    next(draft, { do: 'roll' });
    if (canRage(book, draft)) next(draft, { ask: 'use-rage', seat });
  },

  roll(draft) {
    const { play } = draft;
    const { dice, list } = partOf(book, draft);
    // SNL-8.8: a card without dice symbols hits automatically.
    if (dice === 0) return next(draft, { do: 'effects', list, from: 0, reach: 'target', field: NONE });
    // SNL-8.6: the card's dice (1 or 2) are rolled.
    play.dice = Array.from({ length: dice }, () => rollDie(draft));
    tell({ type: 'rolled', seat: play.seat, dice: play.dice.map(faceOf) });
    next(draft, { do: 'read-dice' });
  },

  'read-dice'(draft) {
    // SNL-8.10: re-rolls are taken one after the other.
    const hasReRoll = nextReRoll(book, draft) !== undefined;
    next(draft, hasReRoll ? { ask: 're-roll', seat: draft.play.seat } : { do: 'read-rows' });
  },

  'read-rows'(draft) {
    const { seat, dice } = draft.play;
    // SNL-8.7: if several rows are met, the player chooses one of them. If none is met, the attack misses.
    if (metRows(partOf(book, draft), dice).length > 0) next(draft, { ask: 'choose-row', seat });
    else tell({ type: 'missed', seat });
  },

  effects(draft, where) {
    const { effects } = entryOf(book.lists, where.list);
    // SNL-8.17: effects go in printed order, each completed with all that it triggers before the next.
    // SNL-4.11: what is triggered is resolved depth first. SNL-8.12: so snails are pushed after the destruction is resolved.
    if (where.from + 1 < effects.length) {
      const { list, from, reach, field } = where;
      next(draft, { do: 'effects', list, from: from + 1, reach, field });
    }
    applyEffect(OPS, book, draft, where);
  },

  after(draft) {
    const { after } = partOf(book, draft);
    if (after !== NONE) next(draft, { do: 'effects', list: after, from: 0, reach: 'target', field: NONE });
  },

  'end-action'(draft) {
    const { seat, hurt } = draft.play;
    // SNL-11.4 + SNL-11.5: Gunslingers may draw 1 arsenal card, once a round, once the card is fully resolved.
    if (hurt === 1 && mayDrawBonus(draft, seat) && isLiving(draft, seat)) next(draft, { ask: 'draw-bonus', seat });
  },

  'action-over'(draft) {
    loseReRoll(draft);
    const { seat } = draft.play;
    draft.play = noPlay();
    tell({ type: 'action-ended', seat });
    // SNL-12.1: if, after an action is fully resolved, only one player has snails on the board, that player wins at once.
    finishIfWon(draft);
  },

  discard(draft, { seat }) {
    // SNL-9.8: a player who is not living is skipped. A hand without cards has nothing to hide.
    if (isLiving(draft, seat) && handOf(draft, seat).length > 0) next(draft, { ask: 'discard-arsenal', seat });
  },
});

/** Tells what all see of a player's plan from now on: how much lies there face down. */
function tellPlan(draft: Changing, seat: number): void {
  const cards = planOf(draft, seat).length;
  const tokens = [draft.active[seat], draft.passive[seat]].filter((snail) => snail !== NONE).length;
  if (cards > 0) tell({ type: 'plan-laid', seat, tokens, cards });
}

/** Lets a player reveal and resolve the card of the slot. */
function takeTurn(book: Book, draft: Changing, seat: number): void {
  const { slot } = draft;
  const plan = planOf(draft, seat);
  const snail = figureOf(draft.active, seat);
  if (plan.length === 0) return;
  // SNL-3.17: a player with no declared snail left resolves nothing: their remaining cards stay unrevealed.
  if (snail === NONE) {
    tell({ type: 'slot-passed', seat, slot, reason: 'no-snail', rule: 'SNL-3.17' });
    return;
  }

  const card = figureOf(plan, slot - 1);
  // SNL-5.27: Aim is lost when the slot is empty.
  if (card === NONE) loseAim(draft, seat);
  set(draft.resolved, seat, slot);
  if (card === NONE) {
    // SNL-3.23 + SNL-3.37: an empty slot is passed and reveals nothing.
    tell({ type: 'slot-passed', seat, slot, reason: 'empty', rule: 'SNL-3.23' });
    return;
  }
  // SNL-3.16 + SNL-3.37: the token is revealed with the card.
  set(draft.shown, snail, 1);
  forgetLaid(draft, seat, card);
  const helps = doesAimHelp(book, draft, { seat, snail, card });
  // Whether the re-roll of an Aim is used or lost turns out when the action begins, or is passed.
  if (helps) set(draft.aims, seat, NONE);
  const play = noPlay();
  play.seat = seat;
  play.snail = snail;
  play.card = card;
  play.reRolls = [helps ? 1 : 0, isCommander(snail) ? 1 : 0];
  draft.play = play;
  tell({ type: 'revealed', reveals: true, seat, slot, card: idOf(book, card), snail, aim: helps ? 'taken' : 'none' });
  if (!helps) loseAim(draft, seat);
  next(draft, { do: 'settle-part' }, { do: 'action-over' });
}

/**
 * Does a player's Aim give a re-roll with this card? Otherwise it is lost.
 *
 * @rule SNL-5.24 The next action by the same snail, if it is a red-card attack that rolls dice, may re-roll 1 die.
 * @rule SNL-5.27 It is lost when another snail resolves the next action, or when that action rolls no dice.
 */
function doesAimHelp(
  book: Book,
  at: Seen,
  { seat, snail, card }: { readonly seat: number; readonly snail: number; readonly card: number },
): boolean {
  const { colour, parts } = entryOf(book.cards, card);
  const rolls = parts.some((part) => entryOf(book.parts, part).dice > 0);
  return at.aims[seat] === snail && rolls && colour === 'red';
}

/** Passes the slot: the card counts as played. */
export function pass(draft: Changing, reason: PassReason, rule: string): void {
  // SNL-5.27: Aim is lost when the action is passed or declined.
  loseReRoll(draft);
  tell({ type: 'slot-passed', seat: draft.play.seat, slot: draft.slot, reason, rule });
}

/** Takes the re-roll of an Aim away, if it has not been used. */
function loseReRoll(draft: Changing): void {
  const { seat, snail, reRolls } = draft.play;
  // Whoever has aimed anew in the meantime still aims.
  const isLost = reRolls[0] > 0 && isOnBoard(draft, snail) && draft.aims[seat] !== snail;
  reRolls[0] = 0;
  if (isLost) tell({ type: 'aim-lost', snail });
}

const PASS_REASONS = {
  'resolve/on-water': 'on-water',
  'resolve/no-passive': 'no-passive',
  'resolve/no-target': 'no-target',
} as const satisfies Record<string, PassReason>;

/**
 * Begins to resolve a part.
 *
 * @rule SNL-5.19 The shell is left at the start of the action that ends it, before any of its effects.
 * @rule SNL-5.31 What can be chosen once the action has begun is judged without it.
 */
export function beginAction(book: Book, draft: Changing): void {
  const { shell, attacks } = partOf(book, draft);
  const { play } = draft;
  if (shell === 'left') leaveShell(draft, play.snail);
  if (play.reRolls[0] > 0) tell({ type: 'aim-used', snail: play.snail });
  play.attacks = attacks;
  next(draft, { do: 'attack' }, { do: 'after' }, { do: 'end-action' });
}

/**
 * May Berserker Rage add to the attack that is about to be made?
 *
 * @rule SNL-11.2 When resolving a red card with the symbol, Punch or Blades of Doom.
 */
function canRage(book: Book, at: Seen): boolean {
  if (!hasRage(at, at.play.seat)) return false;
  const part = partOf(book, at);
  return part.rage && listsOf(part).some((list) => dealsDamage(book, list));
}

const listsOf = ({ list, rows }: Part): number[] => [...(list === NONE ? [] : [list]), ...rows.map((row) => row.list)];

function dealsDamage(book: Book, list: number): boolean {
  const { effects, inner } = entryOf(book.lists, list);
  return effects.some((effect: Effect, index) => {
    if (effect.op === 'damage' || effect.op === 'drain') return true;
    const held = figureOf(inner, index);
    return held !== NONE && dealsDamage(book, held);
  });
}
