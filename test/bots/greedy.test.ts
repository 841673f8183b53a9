import { verifyRecord } from 'gastropodia';
import { botsFor, greedyBot, randomBot } from 'gastropodia/bots';
import { createSnailsBox, snails, snailsKnowledge } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { examplePack, laboratory } from '../../docs/examples/laboratory/index.ts';
import { duelOfFactions, greedy, playSnails, pointsOf } from './matches.ts';

test('the greedy bot beats the random one, whatever the seats and factions', () => {
  const series = { game: snails, config: duelOfFactions, seats: 2, matches: 24, nodes: 0 };

  expect(pointsOf(series, greedy, randomBot)).toBeGreaterThan(0.9 * 24);
});

test('KER-7.3 it plays the same match again', () => {
  const match = (): ReturnType<typeof playSnails> => playSnails([greedy, greedy], {});

  expect(match().record).toEqual(match().record);
  expect(verifyRecord(snails, match().record)).toBeUndefined();
});

test('KER-2.9 it needs knowledge, and a name that is a text', () => {
  expect(() => greedyBot(undefined as never)).toThrow(
    'A greedy bot needs a function that knows the game; undefined is none.',
  );
  expect(() => greedyBot(snailsKnowledge(), 7 as never)).toThrow('The name of a bot has to be a text; 7 is none.');
});

test('it looks nothing up in sampled worlds', () => {
  expect(playSnails([greedy, greedy], { nodes: 0 }).record).toEqual(
    playSnails([greedy, greedy], { nodes: 2000 }).record,
  );
});

test.each([2, 3, 4])('%i of them play to the end, with every faction', (players) => {
  const bots = Array.from({ length: players }, () => greedy);
  const ranked = Array.from({ length: 6 }, (_, firstFaction) =>
    playSnails(bots, { firstFaction }).outcome.ranking.flat().sort(),
  );

  expect(ranked).toEqual(Array.from({ length: 6 }, () => [...bots.keys()]));
});

test('it plays with other cards: those it is told of, and those it has never seen', () => {
  const reader = greedyBot(snailsKnowledge({ pack: examplePack }), 'reader');
  const bots = [reader, greedy];

  expect(playSnails(bots, { game: laboratory }).outcome.ranking.flat().sort()).toEqual([0, 1]);
});

test('the bots of a box with other cards know those cards', () => {
  const match = (bot = greedyBot(snailsKnowledge({ pack: examplePack }))): unknown =>
    playSnails([bot, bot], { game: laboratory }).record.actions;
  const box = createSnailsBox({ pack: examplePack });

  expect(match(botsFor(box).greedy?.())).toEqual(match());
  expect(match(greedy)).not.toEqual(match());
});

test('it sees hidden cards no more than anybody: its weights do not change with them', () => {
  const { record } = playSnails([greedy, greedy], {});
  const judge = snailsKnowledge();
  let state = snails.setup(record.config, record.seed);
  const differing: string[] = [];
  for (const action of record.actions) {
    const view = snails.view(state, action.seat);
    const actions = [...snails.legalActions(view)];
    const weights = ['one', 'two'].map((seed) => judge(view).weigh?.(snails.determinize(view, seed), actions));
    const own = judge(view).weigh?.(view, actions);
    if (weights.some((each) => String(each) !== String(own))) differing.push(action.type);
    state = snails.reduce(state, action);
  }

  expect(differing).toEqual([]);
  expect(record.actions.length).toBeGreaterThan(50);
});
