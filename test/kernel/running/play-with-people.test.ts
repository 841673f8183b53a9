import {
  type Asked,
  type Concerned,
  EngineError,
  type PeopleOptions,
  type Person,
  play,
  playWithPeople,
  verifyRecord,
} from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { expect, test } from 'vitest';
import { type AuctionTypes, auction } from '../../kit/auction.ts';

const GAME = { config: { players: 2 }, seed: 'the game', botSeed: 'the bots' };
type Question = Asked<AuctionTypes>;

const highest = (asked: Question) => asked.actions[asked.actions.length - 1] as never;
const person = (decide: Person<AuctionTypes>['decide'], more: Partial<Person<AuctionTypes>> = {}) => ({
  name: 'Ada',
  decide,
  ...more,
});
const withPeople = (players: PeopleOptions<AuctionTypes>['players'], more: Partial<PeopleOptions<AuctionTypes>> = {}) =>
  playWithPeople(auction, { ...GAME, players, ...more });

test('KER-14.2 a match of bots is the match that they play among themselves', async () => {
  const pauses: number[] = [];
  const pause = async (): Promise<void> => void pauses.push(1);
  const together = await withPeople([randomBot, randomBot], { pause });

  expect(together).toEqual(play(auction, { ...GAME, bots: [randomBot, randomBot] }));
  expect(pauses).toHaveLength(together.record.actions.length);
});

test('KER-14.2 a person takes its time, and is asked what it may know', async () => {
  const asked: Question[] = [];
  // #region person
  const ada: Person<AuctionTypes> = {
    name: 'Ada',
    decide: async (question) => {
      asked.push(question);
      await clicked(); // whatever a person does in front of a screen
      return question.actions[0] as never;
    },
  };
  const { outcome, record } = await playWithPeople(auction, { ...GAME, players: [ada, randomBot] });
  // #endregion person
  const own = record.actions.filter(({ seat }) => seat === 0);

  expect(verifyRecord(auction, record)).toBeUndefined();
  expect(outcome.ranking.flat().sort()).toEqual([0, 1]);
  expect(asked).toHaveLength(own.length);
  expect(asked.every(({ view, decision }) => view.viewer === 0 && decision.seat === 0 && !('chance' in view))).toBe(
    true,
  );
});

test('KER-14.2 people who owe something at once are asked at once, and answer in any order', async () => {
  const open: [number, (action: unknown) => void][] = [];
  const late = (seat: number) =>
    person((asked) => new Promise((done) => open.push([seat, () => done(highest(asked))])));
  const match = withPeople([late(0), late(1)]);
  const orders: number[][] = [];
  for (let round = 0; ; round++) {
    await settled();
    if (open.length === 0) break;
    const questions = open.splice(0);
    orders.push(questions.map(([seat]) => seat));
    for (const [, answer] of round % 2 === 0 ? questions : questions.reverse()) answer(undefined);
  }

  const { record } = await match;
  expect(orders).toEqual(orders.map(() => [0, 1]));
  expect(record.actions.slice(0, 4).map(({ seat }) => seat)).toEqual([0, 1, 1, 0]);
});

test('KER-14.2 who gives no legal answer is told why, and asked again', async () => {
  const asked: Question[] = [];
  const answers: unknown[] = [undefined, { type: 'bid', seat: 1, card: 1 }, { type: 'bid', card: 99 }];
  const clumsy = person((question) => {
    asked.push(question);
    return asked.length <= answers.length ? (answers[asked.length - 1] as never) : highest(question);
  });
  await withPeople([clumsy, randomBot]);

  expect(asked.slice(0, 4).map(({ refusal }) => refusal?.code)).toEqual([
    undefined,
    'malformed',
    'decision/not-yours',
    'malformed',
  ]);
});

test('KER-14.2 a person is told of all that its seat notices, the opening included', async () => {
  const told: Concerned<AuctionTypes>[] = [];
  const { state } = await withPeople([person(highest, { told: (what) => void told.push(what) }), randomBot]);

  expect(told[0]?.events.map(({ type }) => type)).toEqual(['dealt', 'dealt', 'offered']);
  expect(told[told.length - 1]?.view).toEqual(auction.view(state, 0));
  expect(
    told.flatMap(({ events }) => events).filter((event) => event.type === 'dealt' && 'secret' in event),
  ).toHaveLength(1);
});

test('KER-14.3 a match that is called off ends at once, wherever it waits', async () => {
  const reasons = new EngineError('play/cancelled', 'The match was called off before its end.');
  const calling = new AbortController();
  const waiting = withPeople([person(() => new Promise(() => undefined)), randomBot], { signal: calling.signal });
  await settled();
  calling.abort();
  await expect(waiting).rejects.toThrow(reasons);

  const asked: Question[] = [];
  const never = withPeople(
    [person((question) => (asked.push(question) > 0 ? highest(question) : question) as never), randomBot],
    {
      signal: AbortSignal.abort(),
    },
  );
  await expect(never).rejects.toThrow(reasons);
  expect(asked).toEqual([]);
});

test('KER-14.3 the signal goes to whoever is asked, and nothing listens to it afterwards', async () => {
  const listeners = new Set<unknown>();
  const signal = {
    aborted: false,
    addEventListener: (_: 'abort', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: 'abort', listener: () => void) => void listeners.delete(listener),
  };
  const seen = new Set<unknown>();
  await withPeople([person((asked) => seen.add(asked.signal) && highest(asked)), randomBot], { signal });

  expect([seen, listeners.size]).toEqual([new Set([signal]), 0]);
});

test('KER-14.2 what a person throws ends the match, and a player too few is an error', async () => {
  const throwing = person(() => {
    throw new RangeError('gone for lunch');
  });

  await expect(withPeople([throwing, randomBot])).rejects.toThrow(new RangeError('gone for lunch'));
  await expect(withPeople([randomBot])).rejects.toThrow('The game has 2 seats; 1 players were given.');
  await expect(withPeople([randomBot, randomBot], { most: 3 })).rejects.toThrow(
    new EngineError('game/endless', 'The game was not over after 3 decisions.'),
  );
});

const clicked = (): Promise<void> => new Promise((done) => setImmediate(done));
const settled = clicked;
