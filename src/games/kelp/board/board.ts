import { deepFreeze } from '../../../kernel/index.ts';
import type { Area } from '../components.ts';

/** The ends of lines and the directions of the board, as the octopus player sees it: the shark sits at `n`. */
export const ENDS = deepFreeze(['n', 'e', 's', 'w'] as const);
/** An end of the line that a current space lies on. */
export type End = (typeof ENDS)[number];
/** Where a shark looks that was put across the line (KLP-2.13). */
export const INWARD = 'inward';
/** Where a shark can look. */
export const FACINGS = deepFreeze([...ENDS, INWARD] as const);
/** Where a shark can look. */
export type Facing = (typeof FACINGS)[number];

/** What areas are made of; it is for the eye, what counts is the value. */
export const AREA_KINDS = deepFreeze(['central', 'exposed', 'kelp', 'rocky', 'narrow'] as const);
/** What an area is made of. */
export type AreaKind = (typeof AREA_KINDS)[number];

/**
 * An area of a board.
 *
 * @rule KLP-1.29 A value accepts a die showing that or more.
 */
export interface BoardArea {
  /** What it is made of, for the eye. */
  readonly kind: AreaKind;
  /** The least that a die has to show: 2 for "2+", 6 for "6". */
  readonly value: number;
}

/** A current space. */
export interface BoardSpace {
  /** `x` from left to right and `y` from top to bottom, 0 to 6; areas lie at odd `x` and odd `y`. */
  readonly at: readonly [x: number, y: number];
  /** The two ends of the line that it lies on. */
  readonly ends: readonly [End, End];
  /** On a den space, where the middle of the board is. */
  readonly inward?: End;
}

/**
 * A board: its areas, its current spaces, and where their lines meet.
 *
 * @rule KLP-1.30 The lines, junctions and rim links are data.
 */
export interface Board {
  readonly areas: Readonly<Record<Area, BoardArea>>;
  readonly spaces: Readonly<Record<string, BoardSpace>>;
  /**
   * Where lines meet: the ends that are joined there, as `p21.s`. From one of them the shark comes to every other, and goes on
   * to the far end of that space.
   */
  readonly joints: readonly (readonly string[])[];
}

/** The end of a space as it is written in a joint. */
export const formatEnd = (space: string, end: End): string => `${space}.${end}`;
