import { createRandom, type Game, type GameTypes, type Viewer } from 'gastropodia';
import { ants } from 'gastropodia/ants';
import { type ConnectOptions, openTable, type Place, type TableMessage } from 'gastropodia/host';
import { kelp, kelpBox } from 'gastropodia/kelp';
import { snails } from 'gastropodia/snails';
import { zombiaki, zombiakiBox } from 'gastropodia/zombiaki';
import { applyPatches, enablePatches, type Patch } from 'immer';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';
import { auction } from '../kit/auction.ts';
import { numbering, people } from './kit.ts';

enablePatches();

/** Somebody who keeps a view by patches. */
interface Follower {
  readonly viewer: Viewer;
  view: unknown;
  seq: number;
  place: Place;
  /** How many messages of each kind it got. */
  readonly got: Record<string, number>;
  decision: string | undefined;
}

const GAMES: readonly (readonly [string, Game<GameTypes>, unknown])[] = [
  ['Snails', snails, { players: 3 }],
  ['Zombiaki', zombiaki, zombiakiBox.configs[0]?.config({ players: [{}, {}] })],
  ['Kelp', kelp, kelpBox.configs[0]?.config({ players: [{}, {}] })],
  ['Ants', ants, { players: 3 }],
  ['the auction', auction, { players: 3 }],
];

function follow(table: ReturnType<typeof openTable>, viewer: Viewer, options: ConnectOptions = {}): Follower {
  const follower = { viewer, view: undefined, seq: 0, got: {}, decision: undefined } as unknown as Follower;
  join(table, follower, options);
  return follower;
}

function join(table: ReturnType<typeof openTable>, follower: Follower, options: ConnectOptions = {}): void {
  follower.place = numbering(table.connect(follower.viewer, (message) => take(follower, message), options));
}

function take(follower: Follower, message: TableMessage): void {
  // As it comes over the wire.
  const told: TableMessage = JSON.parse(JSON.stringify(message));
  follower.got[told.tell] = (follower.got[told.tell] ?? 0) + 1;
  if (told.tell === 'game') follower.view = told.view;
  else if (told.tell === 'frames') {
    for (const { patches } of told.frames) follower.view = applyPatches(follower.view as object, patches as Patch[]);
  } else return;
  follower.seq = told.seq;
  follower.decision = told.decision;
}

test.each(GAMES)(
  'KER-14.32 + KER-14.9 patches lead to the views that the others are sent, over a game of %s',
  (_name, game, config) => {
    const random = createRandom('patches');
    const seats = game.setup(config, 'count').decisions.length;
    const table = openTable<GameTypes>(game, {
      config,
      luck: 'patches',
      seats: people(seats),
      onFault: ({ error }) => {
        throw error;
      },
    });
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
    const patched = viewers.map((viewer) => follow(table, viewer));
    const whole = viewers.map((viewer) => follow(table, viewer, { views: 'whole' }));
    for (let step = 0; step < 150 && table.outcome === undefined; step++) {
      const away = random.below(4) === 0 ? patched[random.below(patched.length)] : undefined;
      away?.place.leave();
      const owing = whole.filter(({ decision }) => decision !== undefined);
      const one = random.oneOf(owing);
      const action = random.oneOf(game.legalActions(one.view as GameTypes['View']));
      one.place.say({ say: 'act', decision: one.decision, action });
      if (random.below(6) === 0) one.place.say({ say: 'take-back' });
      if (away !== undefined) join(table, away, { since: away.seq });
      for (const [index, { view, seq }] of patched.entries()) {
        expect([index, seq]).toEqual([index, whole[index]?.seq]);
        expect(view).toEqual(whole[index]?.view);
      }
    }

    expect(patched.map(({ got }) => got.game)).toEqual(patched.map(() => 1));
    expect(Math.min(...patched.map(({ got }) => got.frames ?? 0))).toBeGreaterThan(5);
  },
  60_000,
);

test('KER-14.32 what was taken back comes as a patch, marked as such', async () => {
  const table = openTable<GameTypes>(ticTacToe, { config: {}, luck: 'back', seats: people(2), onFault });
  const told: TableMessage[] = [];
  const place = numbering(table.connect(0, (message) => told.push(message)));
  const agree = (message: TableMessage): void => {
    if (message.tell === 'asked' && message.asked !== null) {
      other.say({ say: 'agree', question: message.asked.question });
    }
  };
  const other = numbering(table.connect(1, (message) => queueMicrotask(() => agree(message))));
  const [first] = told;
  if (first?.tell !== 'game') throw new Error('The first message has no view.');
  const [action] = ticTacToe.legalActions(first.view as never);
  place.say({ say: 'act', decision: first.decision, action });
  const acted = told.at(-1);
  place.say({ say: 'ask-back' });
  await Promise.resolve();
  const back = told.findLast(({ tell }) => tell === 'frames');
  if (acted?.tell !== 'frames' || back?.tell !== 'frames') throw new Error('There are no frames.');

  expect(acted.frames.map(({ events }) => events.map(({ type }) => type))).toEqual([['marked'], []]);
  expect(acted.anew).toBeUndefined();
  expect(back.anew).toBe(true);
  expect(back.frames).toHaveLength(1);
  const patches = [...acted.frames, ...back.frames].flatMap((frame) => frame.patches) as Patch[];
  expect(applyPatches(first.view, patches)).toEqual(first.view);
});

test('KER-14.33 the legal answers come with a decision, to those who want them', () => {
  const table = openTable<GameTypes>(auction, { config: { players: 2 }, luck: 'answers', seats: people(2), onFault });
  const answersOf = (viewer: Viewer, options?: ConnectOptions): unknown => {
    const told: TableMessage[] = [];
    table.connect(viewer, (message) => told.push(message), options);
    const game = told.find(({ tell }) => tell === 'game');
    return game?.tell === 'game' ? game.answers : 'no message';
  };
  const hand = openedHand();

  expect(answersOf(0)).toBeUndefined();
  expect(answersOf(0, { answers: true })).toEqual(hand.map((card) => expect.objectContaining({ type: 'bid', card })));
  expect(answersOf('spectator', { answers: true })).toBeUndefined();

  function openedHand(): readonly number[] {
    let view: { readonly hands: readonly (readonly number[])[] } | undefined;
    table.connect(0, (message) => {
      if (message.tell === 'game') view = message.view as never;
    });
    return [...new Set(view?.hands[0])];
  }
});

test('KER-14.35 a page without rules is sent what is printed once, and whenever it asks for it', () => {
  const table = openTable(snails, { config: { players: 2 }, luck: 'printed', seats: people(2), onFault });
  const heard: TableMessage[] = [];
  const printed = () => heard.splice(0).map((message) => ('printed' in message ? message.printed : message.tell));
  const listen = (message: TableMessage) => heard.push(message);

  const thin = numbering(table.connect('spectator', listen, { answers: true }));
  expect(printed()).toEqual([snails.printed(snails.setup({ players: 2 }, 'any')), 'seats']);
  thin.say({ say: 'again' });
  thin.say({ say: 'again', printed: 'yes' });
  expect(printed()).toEqual(['game', 'game']);

  // What follows from the last message has no view, and nothing beside it.
  table.connect('spectator', listen, { answers: true, since: 1 });
  expect(printed()).toEqual(['frames', 'seats']);

  const other = numbering(table.connect('spectator', listen, { views: 'whole' }));
  expect(printed()).toEqual(['game', 'seats']);
  other.say({ say: 'again', printed: true });
  expect(printed()).toEqual([snails.printed(snails.setup({ players: 2 }, 'any'))]);
});

test('KER-14.34 whether something would be refused can be asked by a message, and nothing is done by it', () => {
  const table = openTable<GameTypes>(auction, { config: { players: 2 }, luck: 'why', seats: people(2), onFault });
  const told: TableMessage[] = [];
  const place = table.connect(0, (message) => told.push(message));
  const [first] = told;
  const decision = first?.tell === 'game' ? (first.decision ?? '') : '';
  const ask = (message: unknown): unknown => {
    place.say({ say: 'why', id: 7, message });
    return told.at(-1);
  };
  const before = told.length;

  expect(ask({ say: 'act', decision, action: { type: 'bid', card: 99 } })).toMatchObject({
    tell: 'judged',
    re: 7,
    refusal: { code: expect.any(String), rule: expect.any(String) },
    text: expect.any(String),
  });
  expect(ask({ say: 'resign' })).toEqual({ tell: 'judged', re: 7, refusal: null });
  expect(ask(undefined)).toMatchObject({ tell: 'judged', re: 7, refusal: { code: 'message/malformed' } });
  expect(ask({ say: 'take-back' })).toMatchObject({ tell: 'judged', refusal: { code: 'undo/too-far' } });
  expect(told.slice(before).map(({ tell }) => tell)).toEqual(['judged', 'judged', 'judged', 'judged']);
  expect(table.record.actions).toEqual([]);
});

test('KER-14.19 connections with options that make no sense are refused before anything is done', () => {
  const table = openTable<GameTypes>(auction, { config: { players: 2 }, luck: 'odd', seats: people(2), onFault });

  expect(() => table.connect(0, () => undefined, { views: 'all' as never })).toThrow(/views.*'patched' or 'whole'/);
  expect(() => table.connect(0, () => undefined, { answers: 1 as never })).toThrow(/answers/);
  expect(table.seats.some(({ isHere }) => isHere)).toBe(false);
});

function onFault({ error }: { readonly error: unknown }): never {
  throw error;
}
