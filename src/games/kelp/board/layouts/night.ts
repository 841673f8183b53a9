import { deepFreeze } from '../../../../kernel/index.ts';
import type { Board } from '../board.ts';
import { REEF_JOINTS, REEF_SPACES } from './reef.ts';

/**
 * The night side, dens at the sides, for experienced players:
 *
 * ```
 *                   [p30]
 *         nw   p21    n    p41    ne
 *        p12    +    p32    +    p52
 * [p03]   w    p23    c    p43    e   [p63]
 *        p14    +    p34    +    p54
 *         sw   p25    s    p45    se
 *                   [p36]
 * ```
 *
 * @rule KLP-1.27 2 exposed areas, 1 central area, 3 kelp areas, 2 rocky areas, 1 narrow rocky area and 4 dens.
 * @rule KLP-1.28 Exposed 3+, central 2+, kelp 4+, rocky 5+, narrow rocky 6.
 * @rule KLP-1.33 It differs from the day board in the layout of areas and dens.
 */
export const night: Board = deepFreeze({
  areas: {
    nw: { kind: 'narrow', value: 6 },
    n: { kind: 'kelp', value: 4 },
    ne: { kind: 'exposed', value: 3 },
    w: { kind: 'rocky', value: 5 },
    c: { kind: 'central', value: 2 },
    e: { kind: 'kelp', value: 4 },
    sw: { kind: 'exposed', value: 3 },
    s: { kind: 'rocky', value: 5 },
    se: { kind: 'kelp', value: 4 },
  },
  spaces: {
    ...REEF_SPACES,
    p30: { at: [3, 0], ends: ['w', 'e'], inward: 's' },
    p36: { at: [3, 6], ends: ['w', 'e'], inward: 'n' },
    p03: { at: [0, 3], ends: ['n', 's'], inward: 'e' },
    p63: { at: [6, 3], ends: ['n', 's'], inward: 'w' },
  },
  joints: [
    ...REEF_JOINTS,
    ['p30.w', 'p21.n'],
    ['p30.e', 'p41.n'],
    ['p36.w', 'p25.s'],
    ['p36.e', 'p45.s'],
    ['p03.n', 'p12.w'],
    ['p03.s', 'p14.w'],
    ['p63.n', 'p52.e'],
    ['p63.s', 'p54.e'],
  ],
});
