import { figureOf } from '../../../kernel/index.ts';
import { NONE, SHELLS } from '../components.ts';
import type { Changing, Seen } from '../table/state.ts';
import { hasAbility, isInShell, isOnWater, seatOf, set, squadOf } from './position.ts';
import { tell } from './tell.ts';

/** A player's snails that are in shells. */
export function shelledSnails(at: Pick<Seen, 'shells'>, seat: number): number[] {
  return squadOf(seat).filter((snail) => isInShell(at, snail));
}

/**
 * Are all of a player's shells in use?
 *
 * @rule SNL-5.16 A player has 2 shells.
 */
export function areShellsInUse(at: Pick<Seen, 'shells'>, seat: number): boolean {
  return shelledSnails(at, seat).length >= SHELLS;
}

/** Takes a snail out of its shell, if it is in one. */
export function leaveShell(draft: Changing, snail: number): void {
  if (!isInShell(draft, snail)) return;
  set(draft.shells, snail, 0);
  tell({ type: 'shell-left', snail });
}

/** Puts a snail into a shell. */
export function enterShell(draft: Changing, snail: number): void {
  set(draft.shells, snail, 1);
  tell({ type: 'shell-entered', snail });
}

/** Takes a player's Aim away, if there is one. */
export function loseAim(draft: Changing, seat: number): void {
  const snail = figureOf(draft.aims, seat);
  if (snail === NONE) return;
  set(draft.aims, seat, NONE);
  tell({ type: 'aim-lost', snail });
}

/**
 * What the sea does to a snail that has come to it.
 *
 * @rule SNL-5.15 It leaves the shell at once when it is on water.
 * @rule SNL-5.26 A snail that gets onto water loses its Aim.
 * @rule SNL-5.27 For Pirates, being on water does not cancel Aim.
 */
export function getWet(draft: Changing, snail: number): void {
  if (!isOnWater(draft, snail)) return;
  leaveShell(draft, snail);
  const seat = seatOf(snail);
  if (draft.aims[seat] === snail && !hasAbility(draft, seat, 'ships')) loseAim(draft, seat);
}
