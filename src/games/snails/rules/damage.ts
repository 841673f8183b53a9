import { entryOf, figureOf } from '../../../kernel/index.ts';
import { FULL_LIFE, NONE, SHELL_PROTECTION } from '../components.ts';
import type { DamageSource } from '../table/events.ts';
import type { Changing, Seen } from '../table/state.ts';
import { finish } from './end.ts';
import { fromFirst, isInShell, isLiving, isOnBoard, lifeOf, livingSeats, seatOf, set, squadOf } from './position.ts';
import { loseAim } from './shells.ts';
import { tell } from './tell.ts';

/**
 * What this much damage costs a snail.
 *
 * @rule SNL-5.13 A snail in a shell takes 5 less from every source of damage, to a minimum of 0.
 */
export function costOf(at: Pick<Seen, 'shells' | 'marks'>, snail: number, amount: number): number {
  const dealt = dealtTo(at, snail, amount);
  return isInShell(at, snail) ? Math.max(0, dealt - SHELL_PROTECTION) : dealt;
}

/**
 * The damage that is dealt to a snail where this much would be.
 *
 * @rule SNL-16.12 What lasts raises or lowers every damage, to a minimum of 0, before the shell does.
 */
function dealtTo({ marks }: Pick<Seen, 'marks'>, snail: number, amount: number): number {
  return Math.max(0, amount + figureOf(marks, snail));
}

/**
 * Makes every damage to a snail so much higher, or lower if it is less than 0, until the end of the round.
 *
 * @rule SNL-16.13 A snail has one such mark at most: a new one takes the place of the old.
 */
export function markSnail(draft: Changing, snail: number, change: number): void {
  set(draft.marks, snail, change);
  tell({ type: 'marked', snail, change });
}

/**
 * Ends what lasts until the end of the round.
 *
 * @rule SNL-16.13 It ends when the plans are collected: the damage of clean-up is changed still.
 */
export function endMarks(draft: Changing): void {
  if (draft.marks.every((change) => change === 0)) return;
  draft.marks = draft.marks.map(() => 0);
  tell({ type: 'marks-ended' });
}

/**
 * Deals the same damage to several snails at once, and takes those off the board that have no life left.
 *
 * @rule SNL-5.21 The reduction applies once per damage event.
 * @rule SNL-9.5 Damage dealt to several snails by one effect is simultaneous; they are then eliminated in seat order.
 */
export function dealDamage(draft: Changing, snails: readonly number[], amount: number, by: DamageSource): void {
  // A track may begin with a space that costs nothing.
  const hit = amount === 0 ? [] : snails.filter((snail) => isOnBoard(draft, snail));
  for (const snail of hit) {
    const dealt = dealtTo(draft, snail, amount);
    const cost = costOf(draft, snail, amount);
    const life = Math.max(0, lifeOf(draft, snail) - cost);
    set(draft.life, snail, life);
    tell({ type: 'damaged', snail, amount: dealt, shell: dealt - cost, life, by });
  }
  eliminate(
    draft,
    hit.filter((snail) => lifeOf(draft, snail) === 0),
  );
}

/**
 * Gives a snail life.
 *
 * @rule SNL-9.1 Healing raises life, never above 30.
 */
export function healSnail(draft: Changing, snail: number, amount: number): void {
  const before = lifeOf(draft, snail);
  const life = Math.min(FULL_LIFE, before + amount);
  set(draft.life, snail, life);
  tell({ type: 'healed', snail, amount: life - before, life });
}

/** Takes snails without life off the board, in seat order. */
function eliminate(draft: Changing, dead: readonly number[]): void {
  if (dead.length === 0) return;
  // SNL-9.5: in seat order from the first player, one player's in the order commander, assault, scout, medic.
  const inOrder = fromFirst(draft).flatMap((seat) => squadOf(seat).filter((snail) => dead.includes(snail)));
  // What a token was is told as it lay before: it may move to the active space on the way (SNL-9.3).
  const tokens = inOrder.map((snail) => tokenOf(draft, snail));
  for (const [index, snail] of inOrder.entries()) {
    takeOff(draft, snail);
    tell({ type: 'eliminated', reveals: true, snail, token: entryOf(tokens, index) });
  }

  const lost = fromFirst(draft).filter((seat) => draft.fallen[seat] === 0 && !isLiving(draft, seat));
  // SNL-12.4: players eliminated by the same event share a rank; later is better.
  const now = Math.max(...draft.fallen) + 1;
  for (const seat of lost) {
    set(draft.fallen, seat, now);
    tell({ type: 'squad-lost', seat });
  }
  // SNL-12.2: if at any time no snail is on the board, the game is a draw.
  if (livingSeats(draft).length === 0) finish(draft);
}

/**
 * Takes one snail off the board, with its shell, its Aim and its token.
 *
 * @rule SNL-9.2 Pawn, life token and declaration token leave the game.
 * @rule SNL-9.7 A shell on an eliminated snail goes back to its player.
 */
function takeOff(draft: Changing, snail: number): void {
  const seat = seatOf(snail);
  if (draft.aims[seat] === snail) loseAim(draft, seat);
  set(draft.places, snail, NONE);
  set(draft.shells, snail, 0);
  set(draft.marks, snail, 0);
  set(draft.shown, snail, 0);
  set(draft.losses, seat, 1);

  const token = tokenOf(draft, snail);
  // SNL-9.3: if it was its player's active snail, the passive token moves to the active space at once.
  if (token === 'active') set(draft.active, seat, figureOf(draft.passive, seat));
  // SNL-9.4: if it was the passive one, the token is revealed and removed.
  if (token !== 'none') set(draft.passive, seat, NONE);
}

/** The space that a snail's declaration token lies on. */
function tokenOf({ active, passive }: Seen, snail: number): 'active' | 'passive' | 'none' {
  const seat = seatOf(snail);
  if (active[seat] === snail) return 'active';
  return passive[seat] === snail ? 'passive' : 'none';
}
