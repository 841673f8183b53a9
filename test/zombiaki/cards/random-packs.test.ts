import { expect, test } from 'vitest';
import { checkPack } from '../../../src/games/zombiaki/cards/check-pack.ts';
import { EFFECTS, TARGETS, TRAITS } from '../../../src/games/zombiaki/cards/vocabulary.ts';
import { createZombiaki, OPTION_VALUES, type Options } from '../../../src/games/zombiaki/index.ts';
import { createRandom, type Random } from '../../../src/kernel/index.ts';
import { effort, SEED as seed } from '../../kit/effort.ts';
import { packFrom } from './packs.ts';

// Longer runs look further: PACKS=50000 npx vitest run test/zombiaki/cards/random-packs.test.ts
const PACKS = effort('PACKS', { test: 100, prove: 1000 });
const LONGEST = 20_000;

/** Options at random. */
function optionsFrom(random: Random): Options {
  const chosen = Object.entries(OPTION_VALUES).map(([key, values]) => [
    key,
    random.oneOf(values as readonly unknown[]),
  ]);
  return Object.fromEntries(chosen) as Options;
}

test(
  'ZOM-1.23 a pack that passes the check can be played: every invariant holds at every pause of a random game',
  () => {
    const said = new Set<string>();
    for (let nth = 0; nth < PACKS; nth++) {
      const pack = packFrom(seed * 100_000 + nth);
      expect(checkPack(pack)).toEqual([]);
      const random = createRandom(`${seed}/${nth}`);
      const options = optionsFrom(random);
      const game = createZombiaki({ pack, options });
      const simulation = game.simulate(game.setup({ players: 2 }, random.seed()), { chance: { seed: random.seed() } });
      for (let taken = 0; simulation.outcome() === undefined; taken++) {
        if (taken > LONGEST) expect.fail(`no end after ${LONGEST} decisions: ${JSON.stringify({ pack, options })}`);
        simulation.step(random.oneOf(simulation.legalActions()));
        const faults = game.faults(simulation.state);
        if (faults.length > 0) expect.fail(JSON.stringify({ faults, options, pack, state: simulation.state }));
      }
      for (const card of [...Object.values(pack.zombies), ...Object.values(pack.humans)]) {
        said.add(`target ${card.target?.target}`);
        for (const { op } of card.effects) said.add(`effect ${op}`);
        for (const { trait } of card.thing?.traits ?? []) said.add(`trait ${trait}`);
      }
    }

    const words = [
      ...Object.keys(TARGETS.words).map((name) => `target ${name}`),
      ...Object.keys(EFFECTS.words).map((name) => `effect ${name}`),
      ...Object.keys(TRAITS.words).map((name) => `trait ${name}`),
    ];
    expect(words.filter((word) => !said.has(word))).toEqual([]);
  },
  60_000 + PACKS * 500,
);
