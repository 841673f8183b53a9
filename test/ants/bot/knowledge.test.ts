import { describe, expect, test } from 'vitest';
import { greedyBot, ismctsBot, randomBot } from '../../../src/bots/index.ts';
import {
  type AntsAction,
  type AntsConfig,
  type AntsState,
  ants,
  antsKnowledge,
  createAnts,
  defaultPack,
  TERRAINS,
} from '../../../src/games/ants/index.ts';
import { askBot, createRandom, play } from '../../../src/kernel/index.ts';
import { position } from '../kit/position.ts';

const knowledge = antsKnowledge();
const greedy = greedyBot(knowledge);

/** What the greedy bot chooses for the first seat that owes something. */
function choice(state: AntsState): AntsAction {
  const seat = ants.pending(state)[0]?.seat ?? 0;
  return askBot(ants, greedy, ants.view(state, seat), { seed: 'choice' });
}

/** Lets the greedy bot go on until it is asked something else than what `until` says; gives what it has said, in order. */
function choices(state: AntsState, until: (said: AntsAction) => boolean): AntsAction[] {
  const said: AntsAction[] = [];
  for (let at = state; ants.outcome(at) === undefined && said.length < 40; ) {
    const action = choice(at);
    said.push(action);
    if (until(action)) break;
    at = ants.reduce(at, action);
  }
  return said;
}

describe('what is good is chosen', () => {
  test('the last cube of a hex is taken where its scent brings a Star', () => {
    const state = position([{ ants: [0, 0, 1], lost: ['moss', 'sand'] }, {}], { cubes: { A05: [0, 1, 0] } });
    const said = choices(state, ({ type }) => type === 'forage-vertex');

    expect(said[0]).toMatchObject({ action: 'forage' });
    expect(said.at(-1)).toMatchObject({ type: 'forage-vertex', vertex: 'a19' });
  });

  test('a nest area that lacks one cell is completed', () => {
    const state = position([{ ants: [1, 0, 0], rooms: [['0,1'], ['1,1'], ['0,3']] }, {}]);
    const digging = ants.reduce(state, { type: 'main-action', seat: 0, action: 'dig' });

    expect(choices(digging, ({ type }) => type === 'dig-tile').at(-1)).toMatchObject({ cells: ['1,3'] });
  });

  test('a deed that is there for nothing is played', () => {
    const state = position([{ hand: ['chemical-language'], lost: ['meadow', 'moss', 'sand'] }, {}]);
    const said = choices(state, ({ type }) => type === 'play-card');

    expect(said).toMatchObject([{ action: 'cards' }, { card: 'chemical-language' }]);
  });

  test('larvae are fed, and nobody starves for Food that is there', () => {
    const state = position([{ larvae: [1, 1, 1], has: [3, 0, 0, 0, 0] }, {}]);
    const said = choices(state, ({ type }) => type === 'feed-larvae');

    expect(said[0]).toMatchObject({ action: 'incubate' });
    expect(said.at(-1)).toEqual({ type: 'feed-larvae', seat: 0, decision: expect.anything() });
  });

  test('ANT-15.15 before the end whoever is one too many of a kind becomes one that can be stored', () => {
    const full = { lost: [...TERRAINS], rooms: [['0,1'], ['1,1'], ['0,3'], ['1,3']] };
    const own = { ...full, larvae: [0, 0, 3], has: [6, 0, 0, 0, 0], stored: [1, 0, 0] } as const;
    let at = position([own, full], { round: 2, endRound: 1 });
    for (let seat = 0; at.phase === 'turns'; seat = at.active) {
      const [incubate] = [...ants.legalActions(at)].filter(
        (action) => (action.type === 'main-action' && action.action === 'incubate') || action.type === 'feed-larvae',
      );
      at = ants.reduce(at, incubate ?? choice(at));
      expect(seat).toBeLessThan(2);
    }

    expect(choice(at)).toMatchObject({ type: 'transform', from: 'forager', to: 'explorer' });
  });

  test('the searching bot knows it, too', () => {
    const state = position([{ ants: [0, 0, 1], lost: ['moss', 'sand'] }, {}], { cubes: { A05: [0, 1, 0] } });
    const bot = ismctsBot({ game: ants, knowledge });

    expect(askBot(ants, bot, ants.view(state, 0), { seed: 'choice', nodes: 120 })).toMatchObject({ action: 'forage' });
  });
});

describe('what it goes by', () => {
  test.each([2, 3])('nobody goes by what it cannot see: weights do not change with the world, for %i', (players) => {
    const bots = Array.from({ length: players }, () => greedy);
    const { record } = play(ants, { config: { players } as AntsConfig, seed: 'blind', bots, nodes: 0 });
    let state = ants.setup(record.config, record.seed);
    const differing: string[] = [];
    for (const action of record.actions) {
      const view = ants.view(state, action.seat);
      const actions = [...ants.legalActions(view, action.seat)];
      const { weigh } = knowledge(view);
      const own = String(weigh?.(view, actions));
      if (String(weigh?.(ants.determinize(view, 'world'), actions)) !== own) differing.push(action.type);
      state = ants.reduce(state, action);
    }

    expect(differing).toEqual([]);
    expect(record.actions.length).toBeGreaterThan(100);
  });

  test('words of cards, and not what they are called: with other names the same game is played', () => {
    const pack = { ...defaultPack, basic: renamed(defaultPack.basic), starting: renamed(defaultPack.starting) };
    const games = [
      { game: ants, bot: greedy },
      { game: createAnts({ pack }), bot: greedyBot(antsKnowledge({ pack })) },
    ];
    const [usual, other] = games.map(({ game, bot }) =>
      play(game, { config: { players: 2 }, seed: 'names', bots: [bot, bot], nodes: 0 }),
    );

    expect(other?.record.actions.map(({ type }) => type)).toEqual(usual?.record.actions.map(({ type }) => type));
    expect(other?.outcome).toEqual(usual?.outcome);
  });

  test.each<readonly [string, AntsConfig]>([
    ['two', { players: 2, anthill: 'asymmetric' }],
    ['three', { players: 3 }],
    ['four', { players: 4, variant: 'first-game' }],
  ])('it never fails in a random game of %s, and judges from 0 to 1', (_, config) => {
    const random = createRandom('anywhere');
    const simulation = ants.simulate(ants.setup({ ...config, roundLimit: 12 }, 'anywhere'), {
      chance: { seed: 'anywhere' },
    });
    const judge = antsKnowledge();
    let least = 1;
    let most = 0;
    while (simulation.outcome() === undefined) {
      const seat = simulation.pending()[0]?.seat ?? 0;
      const actions = [...simulation.legalActions(seat)];
      const { weigh, evaluate, expectScores } = judge(ants.view(simulation.state, seat));
      const weights = weigh?.(simulation.state, actions) ?? [];
      expect(weights).toHaveLength(actions.length);
      expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true);
      const chances = evaluate?.(simulation.state) ?? [];
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(expectScores?.(simulation.state).every(Number.isFinite)).toBe(true);
      [least, most] = [Math.min(least, ...chances), Math.max(most, ...chances)];
      simulation.step(random.oneOf(actions));
    }

    expect(least).toBeLessThan(most);
    // What is expected of a game that is over is what was scored.
    const scores = judge(ants.view(simulation.state, 0)).expectScores?.(simulation.state);
    expect(scores).toEqual(simulation.outcome()?.scores);
  });
});

test('the greedy bot beats the random one, over the same seeds with the seats exchanged', () => {
  const won = ['one', 'two'].flatMap((seed) =>
    [0, 1].map((own) => {
      const bots = own === 0 ? [greedy, randomBot] : [randomBot, greedy];
      return play(ants, { config: { players: 2 }, bots, seed, nodes: 0 }).outcome.winners.join() === String(own);
    }),
  );

  expect(won).toEqual([true, true, true, true]);
});

const renamed = <Deck extends object>(deck: Deck): Deck =>
  Object.fromEntries(
    Object.entries(deck).map(([id, card], nth) => [`card-${nth}-${id.length}-of-${Object.keys(deck).length}`, card]),
  ) as Deck;
