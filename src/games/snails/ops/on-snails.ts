import { figureOf, next } from '../../../kernel/index.ts';
import { LEAST_WOUND, NONE, RAGE_DAMAGE } from '../components.ts';
import { partOf } from '../rules/attack.ts';
import { costOf, dealDamage, healSnail, markSnail } from '../rules/damage.ts';
import { moveOn } from '../rules/movement.ts';
import {
  areEnemies,
  hasAbility,
  isInShell,
  isOnBoard,
  isOnWater,
  lifeOf,
  placeOf,
  seatOf,
  set,
  snailsOn,
} from '../rules/position.ts';
import { canBePushed, pushSnails, putOn, startChain, waysOut, whyNotPlacedOn } from '../rules/push.ts';
import { areShellsInUse, enterShell as putInShell, leaveShell as takeOutOfShell } from '../rules/shells.ts';
import { tell } from '../rules/tell.ts';
import { blastOf, harmOfEntering, tokensOn } from '../rules/tokens.ts';
import type { Book } from '../table/book.ts';
import type { SnailsOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { type Harm, NO_HARM, type OpRule } from './op.ts';
import { affectedSnails, type Subject } from './subject.ts';
import { leastOf } from './wrappers.ts';

/** What damage to those it acts on needs, and what it does to the active snail among them. */
const HITTING = {
  canApply: (_book: Book, at: Seen, _effect: unknown, subject: Subject): boolean =>
    affectedSnails(at, subject).length > 0,
  harm: (_book: Book, at: Seen, { amount }: { readonly amount: number }, subject: Subject): Harm =>
    affectedSnails(at, subject).includes(subject.active) ? { dealt: amount, blast: false } : NO_HARM,
};

export const damage: OpRule<'damage'> = {
  ...HITTING,
  apply(book, draft, { amount }, { subject }) {
    hit(book, draft, amount, subject);
  },
};

/** Deals a card's damage to those it acts on. */
function hit(book: Book, draft: Changing, amount: number, subject: Subject): void {
  const snails = affectedSnails(draft, subject);
  if (snails.length === 0) return;
  // SNL-11.3: the +5 is added to one damage event of the card on each snail it hits, before the shell's reduction.
  // SNL-11.11: to the first after it is used, also if that belongs to a later attack of the same card.
  // What the card does to its own snail is no hit.
  const isRaging = draft.play.rage === 1 && subject.scope !== 'self';
  const dealt = amount + (isRaging ? RAGE_DAMAGE : 0);
  if (isRaging) draft.play.rage = 0;
  // SNL-11.4: after one of your snails dealt at least 5 to an enemy snail with a red card that needed a roll.
  const isWound = (snail: number): boolean =>
    areEnemies(subject.active, snail) && costOf(draft, snail, dealt) >= LEAST_WOUND;
  const { colour, dice } = partOf(book, draft);
  if (colour === 'red' && dice > 0 && snails.some(isWound)) draft.play.hurt = 1;
  dealDamage(draft, snails, dealt, 'card');
}

export const drain: OpRule<'drain'> = {
  ...HITTING,
  apply(book, draft, { amount }, { subject }) {
    const { active } = subject;
    const others = affectedSnails(draft, subject).filter((snail) => snail !== active);
    const lives = (): number => others.reduce((sum, snail) => sum + lifeOf(draft, snail), 0);
    const before = lives();
    hit(book, draft, amount, subject);
    // SNL-16.4: what a shell has kept off, and what a snail did not have, was not taken.
    const taken = before - lives();
    if (taken > 0 && isOnBoard(draft, active)) healSnail(draft, active, taken);
  },
};

export const untilRoundEnds: OpRule<'until-round-ends'> = {
  canApply: (_book, at, _effect, subject) => affectedSnails(at, subject).length > 0,
  apply(_book, draft, { lasting }, { subject }) {
    const change = lasting.lasts === 'more-damage' ? lasting.amount : -lasting.amount;
    for (const snail of affectedSnails(draft, subject)) markSnail(draft, snail, change);
  },
};

export const heal: OpRule<'heal'> = {
  canApply: (_book, at, _effect, subject) => affectedSnails(at, subject).length > 0,
  apply(_book, draft, { amount }, { subject }) {
    for (const snail of affectedSnails(draft, subject)) healSnail(draft, snail, amount);
  },
};

export const push: OpRule<'push'> = {
  canApply: (book, at, { shells }, subject) =>
    affectedSnails(at, subject).some((snail) => canBePushed(book, at, snail, shells)),
  apply(_book, draft, { shells }, { subject }) {
    // SNL-4.7: all choices within a card's effects are the active player's.
    pushSnails(draft, { seat: draft.play.seat, snails: affectedSnails(draft, subject), shells });
  },
};

export const leaveShell: OpRule<'leave-shell'> = {
  canApply: (_book, at, _effect, subject) => affectedSnails(at, subject).some((snail) => isInShell(at, snail)),
  apply(_book, draft, _effect, { subject }) {
    for (const snail of affectedSnails(draft, subject)) takeOutOfShell(draft, snail);
  },
};

export const placeHere: OpRule<'place-here'> = {
  canApply(book, at, { shells }, { active, target }) {
    if (!isOnBoard(at, active) || !isOnBoard(at, target)) return false;
    // SNL-5.14: a snail in a shell cannot be placed, unless the effect says that it works on shells.
    if (shells === 'immune' && isInShell(at, target)) return false;
    return whyNotHere(book, at, active, target) === undefined;
  },
  whyNot: (book, at, _effect, { active, target }) => whyNotHere(book, at, active, target),
  harm: (book, at, _effect, { active, target }) => harmOfPlacing(book, at, active, target),
  apply(book, draft, effect, { subject, inner }) {
    if (!placeHere.canApply(book, draft, effect, subject, inner)) return;
    const { active, target } = subject;
    startChain(book, draft, { how: 'placed', moves: [target, placeOf(draft, active)] });
  },
};

/**
 * Why a snail cannot be placed on the field of the active snail.
 *
 * @rule SNL-14.6 If that field has 3 snails, one of them is pushed, the active snail if it can be.
 */
function whyNotHere(book: Book, at: Seen, active: number, target: number): SnailsOwnWhy | undefined {
  return whyNotPlacedOn(book, at, { snail: target, field: placeOf(at, active) });
}

/** The least harm of a snail's coming here: the mine of the field, or what the active snail runs into as it makes room. */
function harmOfPlacing(book: Book, at: Seen, active: number, target: number): Harm {
  const here = placeOf(at, active);
  const moves = [target, here];
  const leaving = waysOut(book, at, moves, active).map((field) => ({ dealt: harmOfEntering(at, field), blast: false }));
  const others = snailsOn(at, here).filter((snail) => snail !== active && !isInShell(at, snail));
  const mayStay = leaving.length === 0 || others.some((snail) => waysOut(book, at, moves, snail).length > 0);
  const staying = { dealt: 0, blast: tokensOn(at, 'mine', here) > 0 };
  return leastOf(mayStay ? [staying, ...leaving] : leaving, blastOf(at, here));
}

export const goThere: OpRule<'go-there'> = {
  canApply: (book, at, _effect, { active, field }) =>
    isOnBoard(at, active) && whyNotPlacedOn(book, at, { snail: active, field }) === undefined,
  whyNot: (book, at, _effect, { active, field }) => whyNotPlacedOn(book, at, { snail: active, field }),
  harm: (_book, at, _effect, { field }) => ({ dealt: harmOfEntering(at, field), blast: false }),
  apply(book, draft, effect, { subject, inner }) {
    if (!goThere.canApply(book, draft, effect, subject, inner)) return;
    startChain(book, draft, { how: 'placed', moves: [subject.active, subject.field] });
  },
};

export const exchangePlaces: OpRule<'exchange-places'> = {
  canApply: (_book, at, _effect, { active, target }) =>
    isOnBoard(at, active) &&
    isOnBoard(at, target) &&
    !isInShell(at, target) &&
    // SNL-7.13: a snail cannot be placed on the field it stands on. SNL-14.14: so those on one field do not change places.
    placeOf(at, active) !== placeOf(at, target),
  harm: (_book, at, _effect, { target }) => ({ dealt: harmOfEntering(at, placeOf(at, target)), blast: false }),
  apply(book, draft, effect, { subject, inner }) {
    if (!exchangePlaces.canApply(book, draft, effect, subject, inner)) return;
    const { active, target } = subject;
    const [here, there] = [placeOf(draft, active), placeOf(draft, target)];
    // SNL-14.7: at once; tokens on both fields trigger for the arriving snail, the active snail first.
    putOn(book, draft, { snail: active, field: there, how: 'placed' });
    putOn(book, draft, { snail: target, field: here, how: 'placed' });
    next(draft, { do: 'enter', snail: active, field: there }, { do: 'enter', snail: target, field: here });
  },
};

export const move: OpRule<'move'> = {
  // SNL-5.1: it may stop at any time, so a move can always be made.
  canApply: () => true,
  apply(book, draft, { points }, { subject: { active } }) {
    // SNL-7.8: movement granted by a card follows Crawl's cost rules with the number of points given.
    if (isOnBoard(draft, active)) moveOn(book, draft, { snail: active, points, field: placeOf(draft, active) });
  },
};

export const enterShell: OpRule<'enter-shell'> = {
  // SNL-5.12: not on water.
  canApply: (_book, at, _effect, { active }) => isOnBoard(at, active) && !isOnWater(at, active),
  apply(book, draft, effect, { subject, inner }) {
    const { active } = subject;
    // SNL-5.18: a snail already in a shell stays in it.
    if (!enterShell.canApply(book, draft, effect, subject, inner) || isInShell(draft, active)) return;
    const seat = seatOf(active);
    // SNL-5.16: with both in use, the player takes one from another of their snails.
    if (areShellsInUse(draft, seat)) next(draft, { ask: 'take-shell-from', seat });
    else putInShell(draft, active);
  },
};

export const aim: OpRule<'aim'> = {
  // SNL-5.24: not on water (Pirates may).
  canApply: (_book, at, _effect, { active }) =>
    isOnBoard(at, active) && (!isOnWater(at, active) || hasAbility(at, seatOf(active), 'ships')),
  apply(book, draft, effect, { subject, inner }) {
    if (!aim.canApply(book, draft, effect, subject, inner)) return;
    set(draft.aims, seatOf(subject.active), subject.active);
    tell({ type: 'aimed', snail: subject.active });
  },
};

export const swap: OpRule<'swap'> = {
  // SNL-3.21: Swap is not resolved when there is no passive token.
  canApply: (_book, at, _effect, { active }) => at.passive[seatOf(active)] !== NONE,
  apply(_book, draft, _effect, { subject }) {
    const seat = seatOf(subject.active);
    const passive = figureOf(draft.passive, seat);
    if (passive === NONE) return;
    set(draft.passive, seat, figureOf(draft.active, seat));
    set(draft.active, seat, passive);
    tell({ type: 'swapped', seat });
  },
};
