import { expect, test } from 'vitest';
import {
  createSnails,
  draw,
  field,
  goThere,
  heal,
  leaveShell,
  type Pack,
  type SnailsConfig,
  snail,
  twoSnails,
} from '../../../src/games/snails/index.ts';
import { createRandom, sampleOf } from '../../../src/kernel/index.ts';
import { steadyPack } from '../kit/steady-pack.ts';
import { REFUSALS } from './refusals.ts';

/** Cards for refusals that no card of the default pack gives rise to. */
const pack: Pack = {
  ...steadyPack,
  purple: {
    ...steadyPack.purple,
    'swiss-knife': {
      copies: 20,
      source: 'ours',
      choose: {
        'crack-open': { target: snail({ range: [0, 9], sight: 'ignored', shells: 'within' }), effects: [leaveShell] },
        juggle: { target: twoSnails({ range: [0, 9], sight: 'ignored' }), effects: [heal(5)] },
        hop: { target: field({ range: [0, 2], sight: 'ignored' }), effects: [goThere] },
        wait: { effects: [draw(1)] },
      },
    },
  },
};
const snails = createSnails({ pack });

/** A half that cannot be resolved is never asked for, because the other one is taken: these tell why a slot is passed. */
const ONLY_IN_EVENTS = ['resolve/on-water', 'resolve/no-passive'];
/**
 * Three snails in shells on one field are too rare for random play, and so is a squad that is lost while a card for players
 * is aimed: crawl.test.ts and attack-edges.test.ts draw them.
 */
const TOO_RARE = ['field/blocked', 'target/no-player'];

const MOST_GAMES = 300;
const CONFIGS: readonly SnailsConfig[] = [
  { players: 4, factions: 'draft', opening: 'advanced' },
  { players: 2, opening: 'advanced' },
  { players: 3 },
];

test('every refusal comes up in play, and only those that have a sentence', () => {
  const known = Object.keys(REFUSALS).filter((code) => ![...ONLY_IN_EVENTS, ...TOO_RARE].includes(code));
  const seen = new Set<string>();
  for (let nth = 0; nth < MOST_GAMES && known.some((code) => !seen.has(code)); nth++) {
    const random = createRandom(`refusals ${nth}`);
    const { state } = snails.begin(CONFIGS[nth % 3] ?? { players: 2 }, random.seed());
    const simulation = snails.simulate(state, { chance: { seed: random.seed() } });
    while (simulation.outcome() === undefined) {
      const [decision] = simulation.pending();
      const shape = snails.actions[decision?.kind ?? ''];
      // Few of the many that can be said: other games ask the others.
      for (let probe = 0; shape !== undefined && probe < 12; probe++) {
        const refusal = snails.whyIllegal(simulation.state, {
          type: decision?.kind,
          seat: decision?.seat,
          ...(sampleOf(shape.fields, random) as object),
        });
        if (refusal !== undefined) seen.add(refusal.code);
      }
      simulation.step(random.oneOf(simulation.legalActions()));
    }
  }

  expect([...seen].filter((code) => !TOO_RARE.includes(code)).sort()).toEqual([...known].sort());
});
