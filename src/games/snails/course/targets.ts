import { entryOf, numberOf } from '../../../kernel/index.ts';
import type { SnailTarget, Target, TwoSnailsTarget } from '../cards/vocabulary.ts';
import { NONE } from '../components.ts';
import { OPS } from '../ops/index.ts';
import { type Harm, NO_HARM } from '../ops/op.ts';
import { allHit, everyOther, itself, oneField, onePlayer, oneSnail, type Subject } from '../ops/subject.ts';
import { canApplyAny, harmOfList, leastOf, totalOf, whyNotFirst } from '../ops/wrappers.ts';
import {
  faultOfField,
  faultOfPlayer,
  faultOfSnail,
  snailsInBurst,
  whyNotField,
  whyNotOnWater,
  whyNotPlayer,
  whyNotSnail,
} from '../rules/attack.ts';
import { areEnemies, isOnWater, lifeOf, placeOf, seatCount, snailsOn } from '../rules/position.ts';
import { blastOf } from '../rules/tokens.ts';
import type { Book, Part } from '../table/book.ts';
import type { CannotResolve, SnailsOwnWhy } from '../table/refusals.ts';
import type { Seen } from '../table/state.ts';
import type { ChosenTarget } from '../table/work.ts';

/** Who resolves what: a part of a card, by a snail. */
export interface Resolving {
  readonly part: Part;
  readonly snail: number;
}

/** Can the part do anything to this subject? What is rolled for may always be tried. */
function canAffect(book: Book, at: Seen, { list }: Part, subject: Subject): boolean {
  return list === -1 || canApplyAny(OPS, book, at, list, subject);
}

/** The subject that a target of the part's own kind makes; nothing if the part has no target to choose. */
function subjectOfTarget(at: Seen, { part, snail }: Resolving, chosen: number): Subject | undefined {
  const { target } = part;
  if (target?.target === 'snail') return oneSnail(at, snail, chosen);
  if (target?.target === 'two-snails') return allHit(snail, [chosen]);
  if (target?.target === 'field') return oneField(snail, chosen, target.side);
  return target?.target === 'player' ? onePlayer(snail, chosen) : undefined;
}

/** A target by its number: a snail's handle, a field's number, a seat. */
export interface Chosen {
  readonly kind: 'snail' | 'field' | 'player';
  readonly number: number;
}

/** A target from an action; fields are looked up in the book. */
export function chosenOf(book: Book, target: ChosenTarget): Chosen {
  if ('snail' in target) return { kind: 'snail', number: target.snail };
  if ('player' in target) return { kind: 'player', number: target.player };
  return { kind: 'field', number: numberOf(book.fieldNumbers, target.field) };
}

/** Why a target cannot be chosen for a part. */
export function whyNotTarget(book: Book, at: Seen, resolving: Resolving, chosen: Chosen): SnailsOwnWhy | undefined {
  const { part, snail } = resolving;
  const { name, target } = part;
  const aiming = { snail, name };
  const { number } = chosen;
  if (!isAtTable(at, chosen)) return { code: 'target/not-at-table', rule: 'SNL-8.2', facts: { card: name } };
  if (isOfSnails(target) && chosen.kind === 'snail') {
    const fault = faultOfSnail(book, at, snail, target, number);
    if (fault !== undefined) return whyNotSnail(book, at, aiming, target, { snail: number, fault });
  } else if (target?.target === 'field' && chosen.kind === 'field') {
    const fault = faultOfField(book, at, snail, target, number);
    if (fault !== undefined) return whyNotField(book, at, aiming, target, { field: number, fault });
  } else if (target?.target === 'player' && chosen.kind === 'player') {
    const fault = faultOfPlayer(book, at, snail, target, number);
    if (fault !== undefined) return whyNotPlayer(book, at, aiming, target, { player: number, fault });
  } else {
    const kind = isOfSnails(target) ? 'snail' : target?.target === 'player' ? 'player' : 'field';
    return { code: 'target/wrong-kind', rule: 'SNL-8.2', facts: { card: name, kind } };
  }
  const subject = subjectOfTarget(at, resolving, number);
  if (subject === undefined || canAffect(book, at, part, subject)) return undefined;
  const reason = whyNotFirst(OPS, book, at, part.list, subject);
  return reason ?? { code: 'target/no-effect', rule: 'SNL-14.13', facts: { card: name } };
}

/** Is it aimed at snails that are chosen, one or two? */
const isOfSnails = (target: Target | undefined): target is SnailTarget | TwoSnailsTarget =>
  target?.target === 'snail' || target?.target === 'two-snails';

/** Is there such a snail or player in a game of so many? */
function isAtTable(at: Seen, { kind, number }: Chosen): boolean {
  return kind === 'field' || number < (kind === 'snail' ? at.places.length : seatCount(at));
}

/** Can the part be aimed at this target of its own kind? */
function isTarget(book: Book, at: Seen, resolving: Resolving, chosen: number): boolean {
  const { part, snail } = resolving;
  const { target } = part;
  const fault = isOfSnails(target)
    ? faultOfSnail(book, at, snail, target, chosen)
    : target?.target === 'field'
      ? faultOfField(book, at, snail, target, chosen)
      : target?.target === 'player'
        ? faultOfPlayer(book, at, snail, target, chosen)
        : undefined;
  if (fault !== undefined) return false;
  const subject = subjectOfTarget(at, resolving, chosen);
  return subject !== undefined && canAffect(book, at, part, subject);
}

/** How many things of the part's own kind there are that it could be aimed at. */
function targetCount(book: Book, at: Seen, { part }: Resolving): number {
  const { target } = part;
  if (isOfSnails(target)) return at.places.length;
  if (target?.target === 'field') return book.fields.length;
  return target?.target === 'player' ? seatCount(at) : 0;
}

/** The targets that can be chosen for a part: snails, fields or players, whichever it is aimed at. */
export function legalTargets(book: Book, at: Seen, resolving: Resolving): number[] {
  const targets: number[] = [];
  let chosen = nextTarget(book, at, resolving, 0);
  while (chosen !== NONE) {
    targets.push(chosen);
    chosen = nextTarget(book, at, resolving, chosen + 1);
  }
  return targets;
}

/** The first of them from this number on: who looks for one of them does not need them all. */
function nextTarget(book: Book, at: Seen, resolving: Resolving, from: number): number {
  const count = targetCount(book, at, resolving);
  for (let chosen = from; chosen < count; chosen++) if (isTarget(book, at, resolving, chosen)) return chosen;
  return NONE;
}

/** The subject of a part that has nothing to choose; nothing if there is none. */
function subjectWithoutChoice(book: Book, at: Seen, { part, snail }: Resolving): Subject | undefined {
  const { target } = part;
  if (target === undefined) return itself(at, snail);
  if (target.target === 'others') return everyOther(snail);
  if (target.target !== 'burst') return undefined;
  const hits = snailsInBurst(book, at, snail, target);
  return hits.length > 0 ? allHit(snail, hits) : undefined;
}

/** Is there anything that a part can be resolved on? */
export function hasTarget(book: Book, at: Seen, resolving: Resolving): boolean {
  const { part } = resolving;
  if (targetCount(book, at, resolving) > 0) return nextTarget(book, at, resolving, 0) !== NONE;
  const subject = subjectWithoutChoice(book, at, resolving);
  return subject !== undefined && canAffect(book, at, part, subject);
}

/**
 * Why a part cannot be resolved now.
 *
 * @rule SNL-3.18 Resolution is mandatory if possible, whether it helps or not.
 * @rule SNL-3.26 A card none of whose effects can be applied to anything is revealed and passed.
 */
export function whyNotResolved(book: Book, at: Seen, resolving: Resolving): CannotResolve | undefined {
  const { part, snail } = resolving;
  const wet = whyNotOnWater(at, snail, part);
  if (wet !== undefined) return wet;
  if (hasTarget(book, at, resolving)) return undefined;
  const [only] = part.list === -1 ? [] : entryOf(book.lists, part.list).effects;
  // SNL-3.21: Swap is not resolved when there is no passive token.
  if (only?.op === 'swap') return { code: 'resolve/no-passive', rule: 'SNL-3.21', facts: {} };
  // SNL-14.8: what can only be done to the own tile is not resolved on water.
  if (part.target === undefined && isOnWater(at, snail)) {
    return { code: 'resolve/on-water', rule: 'SNL-3.22', facts: { card: part.name } };
  }
  return { code: 'resolve/no-target', rule: 'SNL-3.26', facts: { card: part.name } };
}

/**
 * The rule by which the active player may decline to resolve this part; nothing if it must be resolved.
 *
 * @rule SNL-3.19 A player may decline to resolve a red card whose only allowed targets are friendly snails.
 * @rule SNL-3.20 A player may decline an action whose resolution would eliminate their own active snail.
 */
export function ruleToDecline(book: Book, at: Seen, resolving: Resolving): 'SNL-3.19' | 'SNL-3.20' | undefined {
  const { part, snail } = resolving;
  if (part.colour === 'red' && hitsOnlyFriends(book, at, resolving)) return 'SNL-3.19';
  return leastHarm(book, at, resolving) >= lifeOf(at, snail) ? 'SNL-3.20' : undefined;
}

/**
 * Does everything that a part can be aimed at hit friends and no enemy?
 *
 * @rule SNL-3.24 Every legal target field holds a friendly snail and no enemy; for a burst, every snail it would hit is
 *   friendly.
 */
function hitsOnlyFriends(book: Book, at: Seen, resolving: Resolving): boolean {
  const { part, snail } = resolving;
  const areFriends = (snails: readonly number[]): boolean =>
    snails.length > 0 && !snails.some((other) => areEnemies(snail, other));
  const { target } = part;
  if (target?.target === 'burst') return areFriends(snailsInBurst(book, at, snail, target));
  if (target?.target === 'player') return false;
  const first = nextTarget(book, at, resolving, 0);
  for (let chosen = first; chosen !== NONE; chosen = nextTarget(book, at, resolving, chosen + 1)) {
    if (!areFriends(isOfSnails(target) ? [chosen] : snailsOn(at, chosen))) return false;
  }
  return first !== NONE;
}

/**
 * The least damage to the active snail that its player's choices can limit an action to.
 *
 * @rule SNL-3.25 Counting printed damage (the dice row worst for that snail) and the tokens on tiles that the action must
 *   damage, destroy or bring that snail onto, its shell taken as left.
 * @rule SNL-16.14 Marks and tiles that the action would lay do not count.
 */
function leastHarm(book: Book, at: Seen, resolving: Resolving): number {
  const { part, snail } = resolving;
  const blast = blastOf(at, placeOf(at, snail));
  const ofAttack = (subject: Subject): Harm => {
    if (part.list !== -1) return harmOfList(OPS, book, at, part.list, subject);
    return worstOf(
      part.rows.map(({ list }) => harmOfList(OPS, book, at, list, subject)),
      blast,
    );
  };
  const alone = subjectWithoutChoice(book, at, resolving);
  let attack = alone === undefined ? undefined : ofAttack(alone);
  let chosen = nextTarget(book, at, resolving, 0);
  // Nothing is less than no harm; most attacks do none to whoever makes them.
  while (chosen !== NONE && (attack === undefined || totalOf(attack, blast) > 0)) {
    const subject = subjectOfTarget(at, resolving, chosen);
    if (subject !== undefined) attack = leastOf([...(attack === undefined ? [] : [attack]), ofAttack(subject)], blast);
    chosen = nextTarget(book, at, resolving, chosen + 1);
  }
  attack ??= NO_HARM;
  const after = part.after === -1 ? undefined : harmOfList(OPS, book, at, part.after, itself(at, snail));
  const dealt = attack.dealt * part.attacks + (after?.dealt ?? 0);
  return totalOf({ dealt, blast: attack.blast || (after?.blast ?? false) }, blast);
}

function worstOf(harms: readonly Harm[], blast: number): Harm {
  return harms.reduce((worst, harm) => (totalOf(harm, blast) > totalOf(worst, blast) ? harm : worst), {
    dealt: 0,
    blast: false,
  });
}
