import { INKS, type Palette } from '../../../drawing/index.ts';
import { deepFreeze, type Seat } from '../../../kernel/index.ts';
import type { HexLook, Look } from './look.ts';

/** The inks of Ants: terrains, enemies and what is red. */
export const ANTS_INKS: Palette = deepFreeze({
  ...INKS,
  meadow: { few: '32', many: '38;5;71' },
  moss: { few: '32', many: '38;5;65' },
  sand: { few: '33', many: '38;5;179' },
  bark: { few: '33', many: '38;5;137' },
  stone: { few: '37', many: '38;5;246' },
  flowers: { few: '35', many: '38;5;176' },
});

/** The ink of a player's name. */
export const inkOf = (seat: Seat): string => `seat-${seat}`;
/** The ink of a player's piece on the board. */
export const badgeOf = (seat: Seat): string => `badge-${seat}`;

/** A corner of a hex without a forager: a red one, and any other. */
export const FREE_MARKS = { red: '*', plain: '·' } as const;

/** The corners of a hex, clockwise from the top: whose forager stands there, or what kind of vertex it is. */
export function cornersOf(
  { vertices }: Look,
  hex: HexLook,
): readonly { readonly text: string; readonly ink: string }[] {
  return hex.vertices.map((name) => {
    const vertex = vertices.find((each) => each.vertex === name);
    const forager = vertex?.forager;
    if (forager !== undefined) return { text: String(forager + 1), ink: badgeOf(forager) };
    return vertex?.isRed === true ? { text: FREE_MARKS.red, ink: 'alarm' } : { text: FREE_MARKS.plain, ink: 'faint' };
  });
}
