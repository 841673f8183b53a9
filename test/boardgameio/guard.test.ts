import type { GameTypes } from 'gastropodia';
import { guard, toBoardgameIO } from 'gastropodia/boardgame.io';
import { afterEach, describe, expect, test } from 'vitest';
import { auction } from '../kit/auction.ts';
import { aWhile, Hall, type HallOptions, type Party, party, until, Visitor } from './kit.ts';

// What a client that was made by hand can do to a server of boardgame.io: each of these works without the guard, or the test
// would not know what it tests.

const SEED = 'CANARY-7b502c3a1f48c860';
const game = auction as import('gastropodia').Game<GameTypes>;
const theirs = toBoardgameIO(game, { config: (players) => ({ players }), luck: () => SEED });

/** Another game on the same server, which hides nothing. */
const OPEN_GAME = {
  name: 'open',
  setup: () => ({ said: 0 }),
  turn: { activePlayers: { all: '' } },
  moves: { say: ({ G }: { G: { said: number } }) => ({ said: G.said + 1 }) },
};

let hall: Hall;
afterEach(() => hall.close());

async function begun(options?: HallOptions): Promise<Party> {
  hall = await new Hall([theirs, OPEN_GAME], options).open();
  const at = await party(hall, game, theirs, 2);
  await at.move(0, 'begin');
  return at;
}

/** Says something by the socket of a player, with that player's own credentials. */
async function says({ matchID, players, now }: Party, seat: number, action: Record<string, unknown>): Promise<void> {
  const player = players[seat] as Visitor;
  const payload = { playerID: String(seat), credentials: player.credentials, ...Object(action.payload) };
  player.socket.emit('update', { ...action, payload }, now._stateID, matchID, String(seat));
  await aWhile();
}

interface Attack {
  readonly what: string;
  readonly rule: string;
  readonly why: string;
  /** Tries it, and says whether it worked. */
  attempt(at: Party): Promise<boolean>;
}

const ATTACKS: readonly Attack[] = [
  {
    what: 'the whole state replaced by another',
    rule: 'KER-15.13',
    why: 'It is no move.',
    async attempt(at) {
      const state = { ...at.now, ctx: { ...at.now.ctx, gameover: { winner: '0' } }, _stateID: 99 };
      await says(at, 0, { type: 'UPDATE', state });
      return at.now._stateID === 99;
    },
  },
  {
    what: 'the seed copied to where everybody sees it',
    rule: 'KER-15.13',
    why: 'It is no move.',
    async attempt(at) {
      const patch = [{ op: 'copy', from: '/G/match/record/seed', path: '/ctx/stolen' }];
      await says(at, 0, { type: 'PATCH', patch });
      return at.players[0]?.heard.some((text) => text.includes(SEED)) === true;
    },
  },
  {
    what: 'the game ended by an event that is switched off',
    rule: 'KER-15.13',
    why: 'It is no move.',
    async attempt(at) {
      await says(at, 1, { type: 'GAME_EVENT', payload: { type: 'endGame', args: [{ winner: '1' }] } });
      return at.now.ctx.gameover !== undefined;
    },
  },
  {
    what: 'a move for another player whose turn it is, too',
    rule: 'KER-15.14',
    why: 'It is made for another player than the one who sends it.',
    async attempt(at) {
      const [bid] = game.legalActions(at.players[0]?.seen.view as GameTypes['View']);
      await says(at, 1, { type: 'MAKE_MOVE', payload: { type: 'act', args: [bid], playerID: '0' } });
      return !at.owing.includes(0);
    },
  },
  {
    what: 'a match made by asking for it',
    rule: 'KER-15.15',
    why: 'There is no such match.',
    async attempt({ hall: { kept }, players }) {
      players[0]?.socket.emit('sync', 'made-up', null, undefined, 2);
      await aWhile();
      return kept.has('made-up');
    },
  },
  {
    what: 'a match read by way of another game, which hides nothing',
    rule: 'KER-15.15',
    why: 'It is a match of another game.',
    async attempt({ hall: { url }, matchID }) {
      const other = { ...theirs, name: 'open' };
      const spy = new Visitor(other, { url, matchID });
      void spy.connect().catch(() => undefined);
      await aWhile();
      const hasHeard = spy.heard.some((text) => text.includes(SEED));
      spy.leave();
      return hasHeard;
    },
  },
  {
    what: 'an ear on a seat before its player has joined',
    rule: 'KER-15.16',
    why: 'Nobody has joined on that seat.',
    async attempt({ hall: { url }, hall: lobby }) {
      const { matchID = '' } = await lobby.post('auction/create', { numPlayers: 2 });
      const spy = new Visitor(theirs, { url, matchID, seat: 0 });
      void spy.connect().catch(() => undefined);
      await aWhile();
      const { playerCredentials: credentials = '' } = await lobby.post(`auction/${matchID}/join`, {
        playerID: '0',
        playerName: 'the player',
      });
      const player = await new Visitor(theirs, { url, matchID, seat: 0, credentials }).connect();
      player.moves.begin?.();
      await until(() => player.table.phase === 'playing');
      await aWhile();
      for (const each of [spy, player]) each.leave();
      return spy.heard.some((text) => text.includes('"viewer":0'));
    },
  },
  {
    what: 'an ear on a seat that was given up',
    rule: 'KER-15.17',
    why: '',
    async attempt(at) {
      const [old] = at.players as [Visitor];
      const path = `auction/${at.matchID}`;
      await at.hall.post(`${path}/leave`, { playerID: '0', credentials: old.credentials });
      await at.hall.post(`${path}/join`, { playerID: '0', playerName: 'somebody else' });
      const before = old.heard.length;
      const [bid] = game.legalActions(at.players[1]?.seen.view as GameTypes['View']);
      await says(at, 1, { type: 'MAKE_MOVE', payload: { type: 'act', args: [bid] } });
      expect(at.owing).toEqual([0]);
      return old.heard.length > before;
    },
  },
  {
    what: 'a move whose name is no text',
    rule: 'KER-15.18',
    why: 'It is no move that there is.',
    async attempt(at) {
      const crashes = await crashesIn(() =>
        says(at, 0, { type: 'MAKE_MOVE', payload: { type: { toString: null }, args: [] } }),
      );
      return crashes.length > 0;
    },
  },
];

describe.each(ATTACKS)('$rule $what', ({ attempt, why }) => {
  test('works on a server that nobody guards', async () => {
    const at = await begun({ guarded: false });

    expect(await attempt(at)).toBe(true);
    at.leave();
  });

  test('KER-15.13 + KER-15.14 + KER-15.15 + KER-15.16 + KER-15.17 + KER-15.18 does not work on one that is guarded', async () => {
    const at = await begun();

    expect(await attempt(at)).toBe(false);
    expect(at.hall.refused.map((refused) => refused.why)).toEqual(why === '' ? [] : [why]);
    at.leave();
  });
});

test('KER-15.18 whatever a client sends, a guarded server stands, and plays on', async () => {
  const at = await begun();
  const { credentials } = at.players[0] as Visitor;
  const deep = JSON.parse('['.repeat(900) + ']'.repeat(900));
  const values = [
    undefined,
    null,
    0,
    -1,
    '',
    'x',
    '0',
    'toString',
    '__proto__',
    [],
    {},
    { toString: null },
    true,
    deep,
    'x'.repeat(5000),
  ];
  const payloads = values.flatMap((value) => [
    { type: value, args: [], playerID: '0', credentials },
    { type: 'act', args: value, playerID: '0', credentials },
    { type: 'act', args: [value], playerID: '0', credentials },
    { type: 'takeBack', args: [value], playerID: '0', credentials },
    { type: 'act', args: [], playerID: value, credentials },
    { type: 'act', args: [], playerID: '0', credentials: value },
    value,
  ]);
  const socket = (at.players[0] as Visitor).socket;
  const crashes = await crashesIn(async () => {
    for (const payload of payloads) socket.emit('update', { type: 'MAKE_MOVE', payload }, 1, at.matchID, '0');
    for (const value of values) {
      socket.emit('update', value, value, value, value);
      socket.emit('update', { type: 'MAKE_MOVE', payload: payloads[0] }, value, value, value);
      socket.emit('sync', value, value, value, value);
      socket.emit('sync', at.matchID, value, value, value);
      socket.emit('chat', value, value, value);
      socket.emit('chat', at.matchID, { id: 'x', sender: value, payload: value }, credentials);
      socket.emit('other', value);
    }
    socket.emit('sync', at.matchID, '0', credentials, 2);
    await aWhile();
  });

  expect(crashes).toEqual([]);
  expect(at.hall.refused.length).toBeGreaterThan(100);
  expect([...at.hall.kept.keys()]).toEqual([at.matchID]);
  await at.playOn('after all that');
  expect(at.now.ctx.gameover).toBeDefined();
  at.leave();
});

test('KER-15.13 what clients of other games need is let through where it is said', async () => {
  for (const also of [{}, { open: ['GAME_EVENT'] as const }]) {
    hall = await new Hall([theirs, OPEN_GAME], { also }).open();
    const { matchID = '' } = await hall.post('open/create', { numPlayers: 2 });
    const { playerCredentials: credentials } = await hall.post(`open/${matchID}/join`, {
      playerID: '0',
      playerName: 'x',
    });
    const client = await new Visitor(
      { ...theirs, name: 'open' },
      { url: hall.url, matchID, seat: 0, credentials },
    ).connect();
    const payload = { type: 'endGame', args: [], playerID: '0', credentials };
    client.socket.emit('update', { type: 'GAME_EVENT', payload }, 0, matchID, '0');
    await aWhile();

    expect(hall.now(matchID).ctx.gameover).toBe('open' in also ? true : undefined);
    expect(hall.refused).toEqual('open' in also ? [] : [{ game: 'open', event: 'update', why: 'It is no move.' }]);
    client.leave();
    await hall.close();
  }
});

test('KER-15.16 who has joined talks to everybody, and who has not is not heard', async () => {
  const at = await begun();
  const { credentials, socket } = at.players[0] as Visitor;
  socket.emit('chat', at.matchID, { id: 'a', sender: '0', payload: 'hello' }, credentials);
  at.spectator.socket.emit('chat', at.matchID, { id: 'b', sender: '0', payload: 'I am not' });
  await aWhile();

  expect(at.players[1]?.heard.filter((text) => text.includes('"chat"'))).toEqual([
    expect.stringContaining('"payload":"hello"'),
  ]);
  at.leave();
});

test('KER-2.9 what is no server and what is no option is named', async () => {
  hall = new Hall([theirs], { guarded: false });
  const server = { app: { _io: { _nsps: new Map() } }, db: { fetch: () => ({}) } };
  const guarded = (given: unknown, options?: object) => () => guard(given as never, options as never);

  expect(guarded(server)).not.toThrow();
  expect(guarded(undefined)).toThrow('A server of boardgame.io is needed here; undefined is none.');
  expect(guarded({ app: {}, db: {} })).toThrow('A server of boardgame.io is needed here;');
  expect(guarded({ app: server.app })).toThrow('A server of boardgame.io is needed here;');
  expect(guarded(server, { onRefused: 1 })).toThrow("The option 'onRefused' should be a function; it is 1.");
  expect(guarded(server, { also: { open: ['UPDATE'] } })).toThrow(
    "The option 'also' should be lists of GAME_EVENT, UNDO, REDO, PLUGIN by game; it is 'UPDATE'.",
  );
  expect(guarded(server, { also: 7 })).toThrow("The option 'also' should be lists of");
});

/** What would have brought the process down. */
async function crashesIn(run: () => Promise<unknown>): Promise<unknown[]> {
  const crashes: unknown[] = [];
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason) => crashes.push(reason));
  try {
    await run();
    await aWhile();
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of others) process.on('unhandledRejection', listener);
  }
  return crashes;
}
