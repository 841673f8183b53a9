import { deepFreeze } from '../../../../kernel/index.ts';
import { advanceEggs, draw, gain, universal } from '../../cards/vocabulary.ts';
import type { Board } from '../board.ts';
import { ABILITIES, ANTHILL_SIDES } from './anthill.ts';
import { SIDE_A } from './side-a.ts';
import { SIDE_B } from './side-b.ts';

const { common, ...sides } = ANTHILL_SIDES;

/** What is printed on the boards, unless others are given. */
export const defaultBoard: Board = deepFreeze({
  two: SIDE_A,
  more: SIDE_B,
  flight: [
    {},
    {},
    { now: [draw(1)] },
    {},
    { swarm: true },
    { now: [gain('leaf', 1)] },
    {},
    { now: [gain('aggression', 1)] },
    { swarm: true },
    { now: [advanceEggs] },
    {},
    { now: [universal] },
    { swarm: true },
  ],
  swarming: {
    two: [
      [5, 3],
      [10, 7],
      [16, 12],
    ],
    more: [
      [5, 4, 3, 2],
      [10, 8, 6, 5],
      [16, 13, 11, 9],
    ],
  },
  starTrack: [8, 12, 16],
  anthill: {
    nest: [
      '.1s1.', //
      'o1s1.',
      '2222.',
      '2222o',
      '33333',
      '33333',
      '..o..',
    ],
    common,
    sides,
    abilities: ABILITIES,
    production: [0, 1, 2, 3, 4, 5],
    penalties: [0, 1, 2, 4, 6, 9],
    stars: [0, 4, 10, 20],
  },
});

/** The id of an ability space of {@link defaultBoard}. */
export type AbilityId = keyof typeof ABILITIES;
/** The id of a side of an Anthill tile of {@link defaultBoard}. */
export type AnthillSideId = keyof typeof ANTHILL_SIDES;
