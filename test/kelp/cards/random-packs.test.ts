import { expect, test } from 'vitest';
import { checkPack } from '../../../src/games/kelp/cards/check-pack.ts';
import { ABILITIES, EFFECTS, HUNTS, type Pack } from '../../../src/games/kelp/cards/vocabulary.ts';
import { createKelp, day, kelpKnowledge, night } from '../../../src/games/kelp/index.ts';
import { createRandom } from '../../../src/kernel/index.ts';
import { effort, SEED as seed } from '../../kit/effort.ts';
import { packFrom } from './packs.ts';

// Longer runs look further: PACKS=5000 npx vitest run test/kelp/cards/random-packs.test.ts
const PACKS = effort('PACKS', { test: 30, prove: 500 });
const LONGEST = 20_000;
/** A pack may let nobody win for long, and a game of so many rounds shows what there is to see. */
const OPTIONS = { roundCap: 8 };
/** Every so many positions somebody who knows the game weighs what can be done. */
const WEIGHED = 7;

/** The words that a pack is written in. */
function wordsIn({ octopus, shark, strategies, foods, traps, tiles }: Pack): string[] {
  const borne = [octopus, strategies, foods, traps].flatMap((things) => Object.values<Pack['foods'][string]>(things));
  return [
    ...borne.flatMap(({ effects }) => effects.map(({ op }) => `effect ${op}`)),
    ...Object.values(shark).flatMap(({ effects }) => effects.map(({ op }) => `hunt ${op}`)),
    ...tiles.flatMap(({ abilities }) => abilities.map(({ gives }) => `ability ${gives}`)),
  ];
}

test(
  'KLP-1.36 a pack that passes the check can be played: every invariant holds at every pause of a random game',
  () => {
    const said = new Set<string>();
    for (let nth = 0; nth < PACKS; nth++) {
      const pack = packFrom(seed * 100_000 + nth);
      expect(checkPack(pack)).toEqual([]);
      const random = createRandom(`${seed}/${nth}`);
      const board = random.oneOf([day, night]);
      const game = createKelp({ pack, board, options: OPTIONS });
      const knowledge = kelpKnowledge({ pack, board });
      const simulation = game.simulate(game.setup({ players: 2 }, random.seed()), { chance: { seed: random.seed() } });
      for (let taken = 0; simulation.outcome() === undefined; taken++) {
        if (taken > LONGEST) expect.fail(`no end after ${LONGEST} decisions: ${JSON.stringify(pack)}`);
        const actions = simulation.legalActions(simulation.pending()[0]?.seat);
        if (taken % WEIGHED === 0) {
          const view = game.view(simulation.state, simulation.pending()[0]?.seat ?? 0);
          const weights = knowledge(view).weigh?.(view, actions) ?? [];
          expect(weights.filter((weight) => weight > 0 && weight <= 1)).toHaveLength(actions.length);
        }
        simulation.step(random.oneOf(actions));
        const faults = game.faults(simulation.state);
        if (faults.length > 0) expect.fail(JSON.stringify({ faults, pack, state: simulation.state }));
      }
      for (const word of wordsIn(pack)) said.add(word);
    }

    const words = [
      ...Object.keys(EFFECTS.words).map((name) => `effect ${name}`),
      ...Object.keys(HUNTS.words).map((name) => `hunt ${name}`),
      ...Object.keys(ABILITIES.words).map((name) => `ability ${name}`),
    ];
    // `remove` stands inside `may` only.
    expect(words.filter((word) => !said.has(word))).toEqual(['effect remove']);
  },
  60_000 + PACKS * 1000,
);
