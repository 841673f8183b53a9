import { deepFreeze } from '../../kernel/index.ts';

/** Stands for nothing: no card, no field, no lane. */
export const NONE = -1;

/** The two sides; a side is its seat. */
export const SIDES = deepFreeze(['zombies', 'humans'] as const);
/** One of the two sides. */
export type Side = (typeof SIDES)[number];
/** The seat of the zombie player. */
export const ZOMBIES = 0;
/** The seat of the human player. */
export const HUMANS = 1;

/** The lanes, from left to right; a and c are the side lanes (ZOM-1.6, ZOM-1.8). */
export const LANES = deepFreeze(['a', 'b', 'c'] as const);
/** A lane. */
export type Lane = (typeof LANES)[number];
/** The middle lane. */
export const MIDDLE_LANE = LANES.indexOf('b');
/** The lanes at the sides of the street (ZOM-1.8). */
export const SIDE_LANES: readonly Lane[] = deepFreeze(LANES.filter((_, lane) => lane !== MIDDLE_LANE));

/** How many streets there are: 1 lies at the cemetery, 5 before the barricade (ZOM-1.7). */
export const STREETS = 5;
/** The street at the cemetery, where zombies enter (ZOM-1.7). */
export const FIRST_STREET = 1;
/** The street before the barricade (ZOM-1.7). */
export const LAST_STREET = FIRST_STREET + STREETS - 1;
/** How many fields there are (ZOM-1.6). */
export const FIELDS = LANES.length * STREETS;
/** What is beyond street 5: no field, but where a zombie's step can lead (ZOM-1.12). */
export const OUT = 'out';

/** Cards in hand after the draw step (ZOM-4.1). */
export const HAND = 4;
/** Cards that can be kept at most (ZOM-4.11). */
export const MOST_KEPT = HAND - 1;

/** The strongest zombie that obeys an order (ZOM-15.15). */
export const STRONGEST_TO_OBEY = 3;
/** How many fields a dogs card moves at most (ZOM-9.4). */
export const DOG_STEPS = 3;
/** What a field without a creature costs flames and oil (ZOM-18.17, ZOM-18.27). */
export const EMPTY_COST = 1;

/** The highest figure that a card can have: strength, height, depth, damage, power. */
export const MOST_FIGURE = 20;
/** More orders, wounds or other counts than a pack of cards can bring about. */
export const MOST_COUNT = 9999;
/** More work than ever waits: every field of the board may be entered, with something behind it. */
export const MOST_WORK = 200;
