import { expect, test } from 'vitest';
import { greedyBot, ismctsBot, randomBot } from '../../../src/bots/index.ts';
import { createKelp, kelp, kelpKnowledge, night, OCTOPUS, SHARK } from '../../../src/games/kelp/index.ts';
import { octopusArea } from '../../../src/games/kelp/rules/position.ts';
import { askBot, createRandom, play } from '../../../src/kernel/index.ts';
import { formatSaid } from '../kit/said.ts';
import { type Drawn, scene } from '../kit/scene.ts';

/** What both bots choose in a position, in few words. */
function choices({ game, book, state }: Drawn): string[] {
  const knowledge = kelpKnowledge(book.ruleset);
  const [decision] = game.pending(state);
  const view = game.view(state, decision?.seat ?? 0);
  const bots = [greedyBot(knowledge), ismctsBot({ game, knowledge })];
  return bots.map((bot) => formatSaid(askBot(game, bot, view, { seed: 'choice', nodes: 200 })));
}

const both = (said: string): string[] => [said, said];

/** The shark between west and centre, about to search and attack. */
const hunting = (west: string, centre: string, lines: string): Drawn =>
  scene(`
    .  s  .     s     .  s  .
       .  +     .     +  .
    ${west} v ${centre} . s
       .  +     .     +  .
    .  s  .     s     .  s  .
    at: search
    ${lines}
  `);

test('an octopus that lies open is attacked', () => {
  expect(choices(hunting('[o]', 's', 'pool: r5'))).toEqual(both('place w r5'));
});

test('what is known to be a shell is not attacked', () => {
  const before = scene(`
    .  s  .  s  .        o         .
       .  +  .  +        .
       s  v  s  .        s
       .  +  .  +        .
    .  s  .  s  .  trap-discard-1  .
    at: search
    pool: r5
    history: reveal w shell; reveal c shell
  `);

  expect(choices(before)).toEqual(both('no'));
});

test('where the octopus has to be by all that was seen it is attacked', () => {
  const before = scene(`
    .  s  .  s  .        s         .
       .  +  .  +        .
       o  v  s  .        s
       .  +  .  +        .
    .  s  .  s  .  trap-discard-1  .
    at: search
    pool: r5
    history: reveal nw shell; reveal n shell; reveal ne shell; reveal e shell; reveal sw shell; reveal s shell; reveal c shell; reveal se trap-discard-1
  `);

  expect(choices(before)).toEqual(both('place w r5'));
});

test('with a red die at hand the shark swims to where the octopus lies open', () => {
  const before = scene(`
    .  s  .  s  .  s  .
       .  +  .  +  .
       s  v  s  .  s
       .  +  .  +  .
    . [o] .  s  .  s  .
    at: move
    pool: r6
  `);

  expect(choices(before).map((said) => said.split(' ')[1])).toEqual([
    expect.stringMatching(/p14|p25/),
    expect.stringMatching(/p14|p25/),
  ]);
});

test('the last food is eaten', () => {
  const before = scene(`
    s  food-crab  s
    s      o      s
    s      s      s
    at: action 1
    hand: sneak crab camouflage
    eaten: (food-lobster) (food-sea-snail) (food-abalone)
  `);

  expect(choices(before)).toEqual(both('play crab'));
});

test('a cost is paid with what the shark knows, and never with the octopus', () => {
  const before = scene(`
    s  s        s
    s  o        s
    s  s  trap-discard-1
    at: action 1
    hand: nimble-dodge
    history: reveal nw shell
  `);
  const { game, state } = before;
  const played = game.reduce(state, {
    type: 'octopus-action',
    seat: OCTOPUS,
    action: { do: 'play', card: 'nimble-dodge' },
  });

  expect(choices({ ...before, state: played })).toEqual(both('pay nw'));
});

test('the shark is put far away from the octopus', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => `${seed}`);
  const first = seeds
    .map((seed) => kelp.setup({ players: 2 }, seed))
    .find(({ blocks }) => octopusArea({ blocks }) === 0);
  const view = kelp.view(first ?? expect.unreachable('the octopus is never in the corner'), OCTOPUS);

  expect(formatSaid(askBot(kelp, greedyBot(kelpKnowledge()), view, { seed: 'far' }))).toBe('den p65');
});

test('which strategy is chosen cannot be foreseen', () => {
  const { game, book, state } = hunting('[o]', 's', 'pool: r5');
  const attacked = game.reduce(state, {
    type: 'place-search-attack',
    seat: SHARK,
    dice: [{ area: 'w', die: 'red-5' }],
  });
  const bot = ismctsBot({ game, knowledge: kelpKnowledge(book.ruleset) });
  const chosen = (seed: string): string =>
    formatSaid(askBot(game, bot, game.view(attacked, OCTOPUS), { seed, nodes: 150 }));
  const seeds = Array.from({ length: 24 }, (_, seed) => `${seed}`);

  expect(new Set(seeds.map(chosen)).size).toBe(3);
  expect(seeds.map(chosen)).toEqual(seeds.map(chosen));
});

/** In imagined moves what looks better does so ten times as clearly, as far as it makes a difference at all. */
function isSharpened(imagined: readonly number[] = [], seen: readonly number[] = []): boolean {
  const sharpened = seen.map((weight) => Math.max(-30, 10 * Math.log(weight)));
  return imagined.every((weight, nth) => Math.abs(Math.log(weight) - (sharpened[nth] ?? Number.NaN)) < 1e-6);
}

test('nobody goes by what it cannot see: weights do not change with the world', () => {
  const greedy = greedyBot(kelpKnowledge());
  const { record } = play(kelp, { config: { players: 2 }, seed: 'blind', bots: [greedy, greedy], nodes: 0 });
  let state = kelp.setup(record.config, record.seed);
  const differing: string[] = [];
  for (const action of record.actions) {
    const view = kelp.view(state, action.seat);
    const actions = [...kelp.legalActions(view)];
    const judge = kelpKnowledge()(view);
    const weights = ['one', 'two'].map((seed) => judge.weigh?.(kelp.determinize(view, seed), actions));
    if (weights.some((each) => !isSharpened(each, judge.weigh?.(view, actions)))) differing.push(action.type);
    state = kelp.reduce(state, action);
  }

  expect(differing).toEqual([]);
  expect(record.actions.length).toBeGreaterThan(50);
});

test('the greedy bot beats the random one on both sides, over the same deals', () => {
  const greedy = greedyBot(kelpKnowledge());
  const won = Array.from({ length: 5 }, (_, nth) => `deal ${nth}`).flatMap((seed) =>
    [OCTOPUS, SHARK].map((side) => {
      const bots = side === OCTOPUS ? [greedy, randomBot] : [randomBot, greedy];
      return play(kelp, { config: { players: 2 }, bots, seed, nodes: 0 }).outcome.winners[0] === side;
    }),
  );

  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(8);
});

test.each([kelp, createKelp({ board: night })])('what bots know never fails, and judges from 0 to 1', (game) => {
  const random = createRandom('anywhere');
  const knowledge = kelpKnowledge(game === kelp ? {} : { board: night });
  const simulation = game.simulate(game.setup({ players: 2 }, 'anywhere'), { chance: { seed: 'anywhere' } });
  while (simulation.outcome() === undefined) {
    const seat = simulation.pending()[0]?.seat ?? 0;
    const view = game.view(simulation.state, seat);
    const judge = knowledge(view);
    const actions = [...simulation.legalActions(seat)];
    const weights = judge.weigh?.(view, actions) ?? [];
    expect(weights).toHaveLength(actions.length);
    expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true);
    const chances = judge.evaluate?.(simulation.state) ?? [];
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    simulation.step(random.oneOf(actions));
  }
});
