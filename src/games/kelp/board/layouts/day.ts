import { deepFreeze } from '../../../../kernel/index.ts';
import type { Board } from '../board.ts';
import { REEF_JOINTS, REEF_SPACES } from './reef.ts';

/**
 * The day side, dens in the corners:
 *
 * ```
 * [p01]   nw   p21    n    p41    ne  [p61]
 *        p12    +    p32    +    p52
 *         w    p23    c    p43    e
 *        p14    +    p34    +    p54
 * [p05]   sw   p25    s    p45    se  [p65]
 * ```
 *
 * @rule KLP-1.22 16 current spaces: the 12 interior ones and 4 den spaces on the rim, each bordering exactly one area.
 * @rule KLP-1.23 The central area is exposed, the side areas are kelp, the corners are rocky and hold the dens.
 * @rule KLP-1.24 The central area has value 2+ and the kelp areas have value 4+.
 * @rule KLP-1.25 The rocky corner areas have value 5+.
 */
export const day: Board = deepFreeze({
  areas: {
    nw: { kind: 'rocky', value: 5 },
    n: { kind: 'kelp', value: 4 },
    ne: { kind: 'rocky', value: 5 },
    w: { kind: 'kelp', value: 4 },
    c: { kind: 'central', value: 2 },
    e: { kind: 'kelp', value: 4 },
    sw: { kind: 'rocky', value: 5 },
    s: { kind: 'kelp', value: 4 },
    se: { kind: 'rocky', value: 5 },
  },
  spaces: {
    ...REEF_SPACES,
    p01: { at: [0, 1], ends: ['n', 's'], inward: 'e' },
    p61: { at: [6, 1], ends: ['n', 's'], inward: 'w' },
    p05: { at: [0, 5], ends: ['n', 's'], inward: 'e' },
    p65: { at: [6, 5], ends: ['n', 's'], inward: 'w' },
  },
  joints: [
    ...REEF_JOINTS,
    ['p01.n', 'p21.n'],
    ['p01.s', 'p12.w'],
    ['p61.n', 'p41.n'],
    ['p61.s', 'p52.e'],
    ['p05.n', 'p14.w'],
    ['p05.s', 'p25.s'],
    ['p65.n', 'p54.e'],
    ['p65.s', 'p45.s'],
  ],
});
