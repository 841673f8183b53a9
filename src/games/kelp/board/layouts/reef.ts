import type { BoardSpace } from '../board.ts';

/**
 * The twelve current spaces between areas, which both sides of the board have.
 *
 * @rule KLP-1.20 Every interior current space lies on the border between two adjacent areas.
 */
export const REEF_SPACES = {
  p21: { at: [2, 1], ends: ['n', 's'] },
  p41: { at: [4, 1], ends: ['n', 's'] },
  p12: { at: [1, 2], ends: ['w', 'e'] },
  p32: { at: [3, 2], ends: ['w', 'e'] },
  p52: { at: [5, 2], ends: ['w', 'e'] },
  p23: { at: [2, 3], ends: ['n', 's'] },
  p43: { at: [4, 3], ends: ['n', 's'] },
  p14: { at: [1, 4], ends: ['w', 'e'] },
  p34: { at: [3, 4], ends: ['w', 'e'] },
  p54: { at: [5, 4], ends: ['w', 'e'] },
  p25: { at: [2, 5], ends: ['n', 's'] },
  p45: { at: [4, 5], ends: ['n', 's'] },
} as const satisfies Readonly<Record<string, BoardSpace>>;

/** The four junctions in the middle, where four lines meet. */
export const REEF_JOINTS = [
  ['p21.s', 'p12.e', 'p23.n', 'p32.w'],
  ['p41.s', 'p32.e', 'p43.n', 'p52.w'],
  ['p23.s', 'p14.e', 'p25.n', 'p34.w'],
  ['p43.s', 'p34.e', 'p45.n', 'p54.w'],
] as const;
