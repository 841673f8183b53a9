import { expect, test } from 'vitest';
import {
  ARCHIPELAGO,
  BASIC_ACTIONS,
  createSnails,
  defaultPack,
  draw,
  FACTIONS,
  field,
  goThere,
  leaveShell,
  type Pack,
  type SnailsAction,
  type SnailsConfig,
  snail,
  TOKENS,
} from '../../src/games/snails/index.ts';
import { createRandom } from '../../src/kernel/index.ts';
import { REFUSALS } from './refusals.ts';

const FIELDS = ARCHIPELAGO.map((each) => each.field);
const SNAILS = Array.from({ length: 16 }, (_, handle) => handle);
const CARDS = [...Object.values(defaultPack).flatMap((deck) => Object.keys(deck)), 'none'];
const ROWS = [0, 1, 2, 3];

const said = <Key extends string, Value>(key: Key, values: readonly Value[]) =>
  values.map((value) => ({ [key]: value }) as Record<Key, Value>);

/** All that could be said in answer to a kind of decision, legal or not. */
const SAID: Readonly<Record<SnailsAction['type'], readonly object[]>> = {
  'choose-faction': said('faction', FACTIONS),
  mulligan: [{}],
  'keep-cards': said('card', CARDS),
  'place-snail': SNAILS.flatMap((handle) => FIELDS.map((name) => ({ snail: handle, field: name }))),
  exchange: CARDS.flatMap((card) => CARDS.map((other) => ({ card, other }))),
  'take-faction-card': [{}],
  'discard-excess': said('card', CARDS),
  'declare-active': said('snail', SNAILS),
  'declare-passive': said('snail', SNAILS),
  'plan-card': said('card', CARDS),
  'choose-half': said('action', BASIC_ACTIONS),
  'choose-effect': said('option', ['crack-open', 'hop', 'wait', 'neither']),
  decline: [],
  'crawl-step': said('field', FIELDS),
  'take-shell-from': said('snail', SNAILS),
  'choose-target': said('target', [
    ...said('snail', SNAILS),
    ...said('field', FIELDS),
    ...said('player', [0, 1, 2, 3]),
  ]),
  'use-rage': [{}],
  're-roll': said('die', [0, 1]),
  'choose-row': said('row', ROWS),
  'scatter-field': said('field', FIELDS),
  'push-next': said('snail', SNAILS),
  'push-to': said('field', FIELDS),
  overcrowd: SNAILS.flatMap((handle) => FIELDS.map((name) => ({ snail: handle, field: name }))),
  'place-optional': [{}],
  'discard-arsenal': said('card', CARDS),
  'draw-bonus': [{}],
  'order-effects': FIELDS.flatMap((name) => TOKENS.map((effect) => ({ field: name, effect }))),
};

/** Cards for refusals that no card of the default pack gives rise to. */
const pack: Pack = {
  ...defaultPack,
  purple: {
    ...defaultPack.purple,
    'swiss-knife': {
      copies: 20,
      source: 'ours',
      choose: {
        'crack-open': { target: snail({ range: [0, 9], sight: 'ignored', shells: 'within' }), effects: [leaveShell] },
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
 * Three snails in shells on one field are too rare for random play, and so is a snail fetched to a full one: crawl.test.ts
 * and card-rulings.test.ts draw them.
 */
const TOO_RARE = ['field/blocked', 'crowd/spared'];

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
      const possible = SAID[decision?.kind as SnailsAction['type']];
      // Few of the many: other games ask the others.
      for (let probe = 0; probe < Math.min(12, possible.length); probe++) {
        const refusal = snails.whyIllegal(simulation.state, {
          type: decision?.kind,
          seat: decision?.seat,
          ...random.oneOf(possible),
        });
        // What the card `none` is malformed for is told by the kernel.
        if (refusal !== undefined && refusal.code !== 'malformed') seen.add(refusal.code);
      }
      simulation.step(random.oneOf(simulation.legalActions()));
    }
  }

  expect([...seen].filter((code) => !TOO_RARE.includes(code)).sort()).toEqual([...known].sort());
});
