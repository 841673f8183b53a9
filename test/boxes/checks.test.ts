import * as ants from 'gastropodia/ants';
import * as kelp from 'gastropodia/kelp';
import * as snails from 'gastropodia/snails';
import * as zombiaki from 'gastropodia/zombiaki';
import { expect, test } from 'vitest';
import type { Fault } from '../../src/kernel/index.ts';
import { effort } from '../kit/effort.ts';
import { spoil } from '../kit/hostile.ts';

interface Checked {
  readonly name: string;
  readonly check: (value: unknown) => readonly Fault[];
  readonly valid: object;
}

/** Whatever a game reads from a file: its packs, its boards and its configs. */
const CHECKED: readonly Checked[] = [
  { name: 'checkPack of Snails', check: snails.checkPack, valid: snails.defaultPack },
  { name: 'checkLayout of Snails', check: snails.checkLayout, valid: snails.ARCHIPELAGO },
  {
    name: 'checkConfig of Snails',
    check: snails.checkConfig,
    valid: { players: [{ name: 'Ann' }, {}], firstPlayer: 0 },
  },
  { name: 'checkPack of Zombiaki', check: zombiaki.checkPack, valid: zombiaki.defaultPack },
  { name: 'checkConfig of Zombiaki', check: zombiaki.checkConfig, valid: { players: [{ name: 'Ann' }, {}] } },
  { name: 'checkPack of Kelp', check: kelp.checkPack, valid: kelp.defaultPack },
  { name: 'checkBoard of Kelp', check: kelp.checkBoard, valid: kelp.day },
  { name: 'checkConfig of Kelp', check: kelp.checkConfig, valid: { players: [{ name: 'Ann' }, {}] } },
  { name: 'checkPack of Ants', check: ants.checkPack, valid: ants.defaultPack },
  { name: 'checkBoard of Ants', check: ants.checkBoard, valid: ants.defaultBoard },
  { name: 'checkConfig of Ants', check: ants.checkConfig, valid: { players: [{ name: 'Ann' }, {}] } },
];

/** How many changes of each value are tried; a check of the whole pack of Ants takes 10 ms. */
const TRIES = effort('PLACES', { test: 300, prove: 20_000 });

test.each(CHECKED)(
  'KER-2.9 whatever stands in one place of the data, $name answers with faults',
  ({ check, valid }) => {
    const value = structuredClone(valid);
    expect(check(value)).toEqual([]);

    const wrong: string[] = [];
    spoil(value, TRIES, (path, spoilt) => {
      try {
        const faults = check(value);
        if (faults.some((fault) => fault.path === '' || fault.message === '')) wrong.push(`${path}: ${spoilt}: ?`);
      } catch (error) {
        wrong.push(`${path}: ${spoilt}: ${String(error)}`);
      }
    });
    expect(wrong).toEqual([]);
  },
);
