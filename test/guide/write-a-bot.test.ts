// #region imports
import { type Bot, glance, type Knowledge, type Person, play, playWithPeople, sampleWorld } from 'gastropodia';
import { greedyBot, ismctsBot, randomBot } from 'gastropodia/bots';
import { type SnailsState, type SnailsTypes, snails, snailsKnowledge } from 'gastropodia/snails';
// #endregion imports

import { type Asked, isEngineError, type Turn } from 'gastropodia';
import { expect, test } from 'vitest';

// #region first
const firstBot: Bot<SnailsTypes> = {
  name: 'first',
  choose: ({ actions }) => actions[0] as SnailsTypes['Action'], // there is always one
};
// #endregion first

// #region lead
/** How much more life a seat's snails have than all the others together. A snail's handle is 4 × seat + role. */
const lead = ({ life }: SnailsState, seat: number): number =>
  life.reduce((sum, each, snail) => sum + (Math.floor(snail / 4) === seat ? each : -each), 0);
// #endregion lead

// #region bot
const AHEAD = 15;

const tryingBot: Bot<SnailsTypes> = {
  name: 'trying',
  choose({ actions, decision, nodes, random, sample }) {
    const leads = actions.map(() => 0);
    for (let left = nodes; left >= AHEAD * actions.length; left -= AHEAD * actions.length) {
      const world = sample(); // what I cannot see is made up, and the dice are not the real ones
      for (const [index, action] of actions.entries()) {
        const trial = world.fork();
        trial.step(action);
        for (let step = 1; step < AHEAD && trial.outcome() === undefined; step++) {
          trial.step(random.oneOf(trial.legalActions()));
        }
        leads[index] = (leads[index] ?? 0) + lead(trial.state, decision.seat);
      }
    }
    return actions[leads.indexOf(Math.max(...leads))] as SnailsTypes['Action'];
  },
};
// #endregion bot

test('a bot takes one of the legal actions, and a match between bots is a record', () => {
  // #region match
  const { outcome, record } = play(snails, {
    config: { players: 2 },
    seed: 'any seed',
    bots: [firstBot, randomBot],
    nodes: 500,
  });
  // #endregion match

  expect(outcome.ranking.flat().sort()).toEqual([0, 1]);
  expect(record.actions.length).toBeGreaterThan(50);
});

test('a bot that tries every action out beats the random bot', () => {
  // #region series
  let points = 0;
  for (let match = 0; match < 12; match++) {
    const own = match % 2;
    const bots = own === 0 ? [tryingBot, randomBot] : [randomBot, tryingBot];
    const seed = `pair ${Math.floor(match / 2)}`; // both seats get the same cards
    const { outcome } = play(snails, { config: { players: 2 }, seed, bots, nodes: 200 });
    if (outcome.winners.includes(own)) points += 1 / outcome.winners.length;
  }
  // #endregion series

  expect(points).toBeGreaterThanOrEqual(8.5);
});

test('a person answers in its own time, and may be a bot that is asked elsewhere', async () => {
  const asked: string[] = [];
  const told: string[] = [];
  const tell = (sentence: string): unknown => told.push(sentence);
  const answerOf = async ({ view, decision, actions }: Asked<SnailsTypes>): Promise<SnailsTypes['Action']> => {
    asked.push(`${decision.kind} in round ${view.round}`);
    // The first answer is for the other seat, and is not taken.
    return { ...(actions[0] as SnailsTypes['Action']), seat: asked.length === 1 ? 1 : 0 };
  };
  // #region person
  const ada: Person<SnailsTypes> = {
    name: 'Ada',
    async decide(question) {
      if (question.refusal !== undefined) tell(snails.explain(question.refusal)); // why the last answer was not taken
      return await answerOf(question); // a click, or a message from another thread
    },
  };
  const { outcome } = await playWithPeople(snails, {
    config: { players: 2 },
    seed: 'any seed',
    players: [ada, randomBot], // people and bots
  });
  // #endregion person

  expect(outcome.ranking.flat().sort()).toEqual([0, 1]);
  expect(asked).toContain('plan-card in round 1');
  expect(told).toHaveLength(1);
});

test('worlds can be made and looked into outside of a turn', () => {
  const view = snails.view(snails.setup({ players: 2 }, 'any seed'), 0);
  // #region worlds
  const world = sampleWorld(snails, view, { seed: 'what is hidden', luck: 'what is to come' });
  const seen = glance(snails, world.state, 1); // what the other seat sees there
  // #endregion worlds

  expect(seen).toEqual(snails.view(world.state, 1));
});

test('a judge tells the search what is known about a game', () => {
  // #region judge
  const usual = snailsKnowledge();
  const peaceful: Knowledge<SnailsTypes> = (view) => ({
    ...usual(view),
    weigh: (_at, actions) => actions.map(({ type }) => (type === 'choose-target' ? 1 : 3)),
    isFarEnough: (at) => at.slot > view.slot || at.round > view.round,
  });
  const bot = ismctsBot({ game: snails, knowledge: peaceful, name: 'peaceful' });
  // #endregion judge

  const { outcome } = play(snails, { config: { players: 2 }, seed: 'any', bots: [bot, greedyBot(usual)], nodes: 30 });
  expect(outcome.ranking.flat().sort()).toEqual([0, 1]);
});

test('a bot that spends too much is told so', () => {
  const choose = ({ sample, actions }: Turn<SnailsTypes>) => {
    for (const action of actions) sample().step(action);
    return actions[0] as SnailsTypes['Action'];
  };
  const spendthrift: Bot<SnailsTypes> = { name: 'spendthrift', choose };
  const match = (): unknown =>
    play(snails, { config: { players: 2 }, seed: 'any', bots: [spendthrift, randomBot], nodes: 5 });

  expect(match).toThrow("The bot 'spendthrift' has 5 nodes for a decision, and wanted one more.");
  expect(isEngineError(thrownBy(match))).toBe(true);
});

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}
