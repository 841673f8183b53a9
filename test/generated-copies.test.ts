import { createRandom, sampleTable } from 'gastropodia';
import { expect, test } from 'vitest';
import { GENERATED_GAMES } from './kit/generated.ts';

// Not in `generated.test.ts`: that one runs to write the copies, and would compare those of before.

test.each(GENERATED_GAMES)('KER-10.2 the copy of $name is the one that the kernel makes', ({ shape, copies }) => {
  const [generated, made] = copies;
  for (let index = 0; index < 40; index++) {
    const state = {
      ruleset: 'any',
      chance: { kind: 'mixed', streams: {}, script: null },
      agenda: [],
      decisions: [0, 0],
      ...sampleTable(shape, 2, createRandom(`generated/${index}`)),
    };

    expect(generated(state)).toEqual(state);
    // As text, which shows the order of keys.
    expect(JSON.stringify(generated(state))).toBe(JSON.stringify(made(state)));
  }
});
