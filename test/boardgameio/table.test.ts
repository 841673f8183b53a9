import { createRequire } from 'node:module';
import { type Bot, type Game, type GameTypes, hash, type Turn, undoable, verifyRecord } from 'gastropodia';
import {
  type DealtTable,
  type KeptTable,
  type SeenTable,
  toBoardgameIO,
  toBoardgameIOBot,
} from 'gastropodia/boardgame.io';
import { type SnailsTypes, snails } from 'gastropodia/snails';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type AuctionTypes, auction } from '../kit/auction.ts';
import { Hall, party, until, Written } from './kit.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
const { RandomBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');

const SEED = 'CANARY-0cc175b9c0f1b6a8';
const theirs = toBoardgameIO(auction, { config: (players) => ({ players }), luck: () => SEED });
const waiting = (players = 2): KeptTable<AuctionTypes> => theirs.setup({ ctx: { numPlayers: players } });

/** Makes a move as boardgame.io does, and says who is to move then. */
function moved(table: KeptTable<AuctionTypes>, playerID: string, move: keyof typeof theirs.moves, ...args: unknown[]) {
  let active: string[] | undefined;
  const events = {
    setActivePlayers(players: string[]): void {
      active = players;
    },
  };
  return { table: theirs.moves[move].move({ playerID, events, gastropodia: table }, ...args), active };
}

const dealt = (players = 2): DealtTable<AuctionTypes> =>
  moved(waiting(players), '0', 'begin').table as DealtTable<AuctionTypes>;

const seenBy = (table: KeptTable<AuctionTypes>, playerID: string | null): SeenTable<AuctionTypes> =>
  theirs.playerView({ G: table, playerID }) as SeenTable<AuctionTypes>;

const bidOf = (table: KeptTable<AuctionTypes>, playerID: string, which = 0) =>
  [...auction.legalActions(seenBy(table, playerID).view)][which];

test('KER-15.2 the luck of a match is asked for when it is dealt, and once', () => {
  const luck = vi.fn(() => ({ seed: SEED, generator: 'chacha' as const }));
  const game = toBoardgameIO(auction, { config: (players) => ({ players }), luck });
  const events = { setActivePlayers: vi.fn() };
  const before = game.setup({ ctx: { numPlayers: 3 } });
  expect(luck).not.toHaveBeenCalled();

  const begun = game.moves.begin.move({ playerID: '2', events, gastropodia: before });
  const again = game.moves.begin.move({ playerID: '0', events, gastropodia: begun });

  expect(luck).toHaveBeenCalledTimes(1);
  expect(again).toBe(begun);
  expect(begun).toMatchObject({ phase: 'playing', seats: 3, match: { record: { seed: SEED, generator: 'chacha' } } });
  expect(events.setActivePlayers).toHaveBeenLastCalledWith(['0', '1', '2']);
});

test('KER-15.3 before the deal there is the config, and nothing secret', () => {
  expect(waiting()).toEqual({ phase: 'waiting', ruleset: auction.ruleset, seats: 2, config: { players: 2 } });
  expect(theirs.playerView({ G: waiting(), playerID: null })).toEqual(waiting());
  expect(moved(waiting(), '0', 'act', { type: 'bid', card: 1 })).toEqual({ table: waiting(), active: undefined });
});

/** A table of Snails where a seat has just laid a card in secret, and the table before that. */
function planned() {
  const game = toBoardgameIO(snails, { config: () => ({ players: 2 as const }), luck: () => SEED });
  const events = { setActivePlayers: vi.fn() };
  const move = (table: KeptTable<SnailsTypes>, seat: number, name: keyof typeof game.moves, ...args: unknown[]) =>
    game.moves[name].move({ playerID: String(seat), events, gastropodia: table }, ...args) as DealtTable<SnailsTypes>;
  let before = move(game.setup({ ctx: { numPlayers: 2 } }), 0, 'begin');
  for (;;) {
    const [{ seat } = { seat: 0 }] = snails.pending(before.match.state);
    const [action] = snails.legalActions(before.match.state, seat);
    const after = move(before, seat, 'act', action);
    if (undoable(snails, after.match, seat) > 0) return { before, after, seat, move, game };
    before = after;
  }
}

test('KER-15.4 what a viewer is told is numbered for that viewer alone, and the last eight can be caught up on', () => {
  const { before, after, seat, game } = planned();
  const toldIn = (table: DealtTable<SnailsTypes>, playerID: string | null) =>
    (game.playerView({ G: table, playerID }) as SeenTable<SnailsTypes>).told;
  const seqs = toldIn(before, null).map(({ seq }) => seq);

  expect(seqs).toHaveLength(8);
  expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
  expect(seqs[0]).toBeGreaterThan(1);
  for (const other of [String(1 - seat), null]) expect(toldIn(after, other)).toEqual(toldIn(before, other));
  expect(dealt().told.map((tellings) => tellings.map(({ seq }) => seq))).toEqual([[1], [1], [1]]);
});

test('KER-15.5 several actions are done all or none, in one step', () => {
  const opening = dealt();
  const [first, second] = [bidOf(opening, '0'), { type: 'bid', card: 99 }];
  const refused = moved(opening, '0', 'act', first, second).table as DealtTable<AuctionTypes>;

  expect(refused.match).toBe(opening.match);
  expect(seenBy(refused, '0').refused).toMatchObject({ code: 'decision/not-yours', rule: 'KER-1.3' });
  expect(moved(opening, '0', 'act').table).toMatchObject({ match: { record: { actions: [] } } });
  expect(moved(opening, '0', 'act', first).table).toMatchObject({ match: { record: { actions: [{ seat: 0 }] } } });
});

test('KER-15.6 a player acts for its own seat; who has none does nothing', () => {
  const opening = dealt();
  const bid = bidOf(opening, '0');
  const strangers = ['', ' 0', '00', '-1', '2', '1e0', 'toString', 'null'];

  expect(seenBy(moved(opening, '1', 'act', bid).table, '1').refused).toMatchObject({ code: 'decision/not-yours' });
  for (const stranger of strangers) expect(moved(opening, stranger, 'act', bid).table).toBe(opening);
  for (const stranger of strangers) expect(seenBy(opening, stranger).view.viewer).toBe('spectator');
});

test('KER-15.7 what is refused changes nothing but what its own seat is told, until that seat does something', () => {
  const opening = dealt();
  const junk = [
    undefined,
    null,
    7,
    'bid',
    [],
    {},
    { type: 'bid' },
    { type: 'bid', card: '1' },
    { ...bidOf(opening, '0'), decision: 9 },
  ];
  for (const action of junk) {
    const { table, active } = moved(opening, '0', 'act', action);
    const { refused } = seenBy(table, '0');
    expect(table).toEqual({ ...opening, refused: [refused, null] });
    expect(typeof refused?.rule).toBe('string');
    expect(seenBy(table, '1')).toEqual(seenBy(opening, '1'));
    expect(active).toEqual(['0', '1']);
  }

  const refused = moved(opening, '0', 'act', 7).table;
  const other = moved(refused, '1', 'act', bidOf(refused, '1')).table;
  expect(seenBy(other, '0').refused).not.toBeNull();
  expect(seenBy(moved(other, '0', 'act', bidOf(other, '0')).table, '0').refused).toBeNull();
});

test('KER-15.9 a match by other rules is shown to nobody, and not played on', () => {
  const old = JSON.parse(JSON.stringify({ ...dealt(), ruleset: 'auction/0/00000000' }));
  const foreign = { phase: 'foreign', ruleset: 'auction/0/00000000', seats: 2 };

  for (const playerID of ['0', '1', null]) expect(theirs.playerView({ G: old, playerID })).toEqual(foreign);
  for (const move of ['begin', 'act', 'takeBack'] as const) {
    expect(moved(old, '0', move, bidOf(dealt(), '0'))).toEqual({ table: old, active: undefined });
  }
  expect(moved({ ...waiting(), ruleset: 'auction/0/00000000' }, '0', 'begin').table.phase).toBe('waiting');
  expect(theirs.endIf({ G: old })).toBeUndefined();
  expect(theirs.ai.enumerate(old, {}, '0')).toEqual([]);
});

test('KER-15.10 what nobody else has noticed is taken back, and others are told nothing', () => {
  const { before, after, seat, move, game } = planned();
  const back = move(after, seat, 'takeBack');
  const seen = (table: DealtTable<SnailsTypes>, playerID: string | null) =>
    game.playerView({ G: table, playerID }) as SeenTable<SnailsTypes>;

  expect(hash(back.match.state)).toBe(hash(before.match.state));
  for (const other of [String(1 - seat), null]) expect(seen(back, other)).toEqual(seen(before, other));
  expect(seen(back, String(seat)).told.slice(-1)).toEqual([{ seq: expect.any(Number), events: [], anew: true }]);
  for (const count of [0, 2, -1, 0.5, '1', null, {}]) {
    const refused = move(after, seat, 'takeBack', count);
    expect(refused.match).toBe(after.match);
    expect(seen(refused, String(seat)).refused).toEqual({
      code: 'undo/too-far',
      rule: 'KER-15.10',
      facts: { most: 1, because: expect.any(String) },
    });
  }
});

test('KER-15.12 a config that does not fit is refused by the lobby, with the reason', () => {
  const lobby = toBoardgameIO(auction, {
    config: (players, setupData) => ({ players, ...Object(setupData) }),
    luck: () => SEED,
  });
  const broken = toBoardgameIO(auction, {
    config: (_, setupData) => (setupData as { deep: never }).deep,
    luck: () => SEED,
  });

  expect(lobby.validateSetupData(undefined, 2)).toBeUndefined();
  expect(lobby.validateSetupData({ players: 3 }, 2)).toBe('This config is for 3 seats; the match is for 2 players.');
  expect(lobby.validateSetupData({ players: 9 }, 9)).toMatch(/players/);
  expect(lobby.validateSetupData({ prize: 1 }, 2)).toMatch(/prize/);
  expect(broken.validateSetupData(undefined, 2)).toBe('This cannot be set up.');
  expect(() => lobby.setup({ ctx: { numPlayers: 2 } }, { players: 4 })).toThrow(
    expect.objectContaining({ code: 'config/invalid' }),
  );
});

test('KER-15.12 the lobby says why it makes no match', async () => {
  const hall = await new Hall([theirs]).open();
  const answers = [
    await hall.post('auction/create', { numPlayers: 9 }),
    await hall.post('auction/create', { numPlayers: 2, setupData: 'x'.repeat(10) }),
  ];
  await hall.close();

  expect(answers[0]).toMatchObject({ status: '400' });
  expect(answers[1]).toEqual({ matchID: 'match-1' });
});

test('KER-2.9 what is no option is named', () => {
  const config = (players: number) => ({ players });
  const luck = () => SEED;
  const made = (options: object) => () => toBoardgameIO(auction, options as never);

  expect(made({ config })).toThrow("The option 'luck' should be a function; it is undefined.");
  expect(made({ luck, config: 2 })).toThrow("The option 'config' should be a function; it is 2.");
  expect(made({ luck, config, name: 'two words' })).toThrow("The option 'name' should be a word; it is 'two words'.");
  expect(toBoardgameIO(auction, { luck, config, name: 'my-auction' }).name).toBe('my-auction');
  expect(() => toBoardgameIO(undefined as never, { luck, config: config as never })).toThrow('A game is needed here');
});

test('KER-15.11 a bot in a local match sees the view of its seat, and nothing else', async () => {
  quiet();
  const turns: Turn<AuctionTypes>[] = [];
  const watching: Bot<AuctionTypes> = {
    name: 'watching',
    choose(turn) {
      turns.push(turn);
      return turn.actions[0] as AuctionTypes['Action'];
    },
  };
  const bots = { 1: toBoardgameIOBot(auction, watching, { seed: 'bots' }) };
  const client = Client({ game: theirs, numPlayers: 2, playerID: '0', multiplayer: Local({ bots }), debug: false });
  client.start();
  await until(() => client.getState()?.G.phase === 'playing');
  for (let bids = 1; client.getState()?.ctx.gameover === undefined; bids++) {
    const { view } = Object(client.getState()).G as SeenTable<AuctionTypes>;
    client.moves.act?.([...auction.legalActions(view)][0]);
    await until(() => turns.length >= bids && (client.getState()?.ctx.gameover !== undefined || isAsked(client)));
  }
  client.stop();

  const decided = new Set(turns.map(({ decision }) => decision.id));
  expect([...decided]).toEqual([...decided.keys()].sort());
  expect(decided.size).toBeGreaterThan(3);
  expect(turns.every(({ view }) => view.viewer === 1)).toBe(true);
  expect(JSON.stringify(turns)).not.toMatch(/CANARY|"chance"|"seed"/);
});

/** Whom boardgame.io asks again when the game is over, it prints. */
function quiet(): void {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => printed.mockRestore());
}

function isAsked(client: ReturnType<typeof Client>): boolean {
  return '0' in (client.getState()?.ctx.activePlayers ?? {});
}

test('KER-15.11 a bot that is asked again answers the same, and one without a seat is an error', async () => {
  const choose = vi.fn((turn: Turn<AuctionTypes>) => turn.actions[0] as AuctionTypes['Action']);
  const player = new (toBoardgameIOBot(auction, { name: 'once', choose }, { seed: 'bots', nodes: 5 }))();
  const G = dealt();

  expect(await player.play({ G: waiting() }, '1')).toEqual({
    action: { type: 'MAKE_MOVE', payload: { type: 'begin', args: [], playerID: '1' } },
  });
  const answers = [await player.play({ G }, '1'), await player.play({ G }, '1')];
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.action.payload.args).toEqual([{ ...bidOf(G, '1'), decision: 0 }]);
  expect(choose).toHaveBeenCalledTimes(1);
  await expect(player.play({ G }, '2')).rejects.toThrow('Player 2 plays at no table of these rules.');
  expect(() => toBoardgameIOBot(auction, undefined as never, { seed: 'x' })).toThrow(
    'A bot is needed here; undefined is none.',
  );
});

test("boardgame.io's own RandomBot plays by what is enumerated", async () => {
  quiet();
  const bots = { 0: RandomBot, 1: RandomBot };
  const client = Client({ game: theirs, numPlayers: 2, multiplayer: Local({ bots }), debug: false });
  client.start();
  await until(() => client.getState()?.ctx.gameover !== undefined);
  client.stop();

  const { winners, winner, draw } = client.getState()?.ctx.gameover ?? {};
  expect(winners.length === 1 ? winner : draw).toEqual(winners.length === 1 ? String(winners[0]) : true);
  expect(theirs.ai.enumerate(waiting(), {}, '0')).toEqual([{ move: 'begin', args: [] }]);
  expect(theirs.ai.enumerate(dealt(), {}, 'x')).toEqual([]);
});

test('a client without a server plays by itself, and what is no move of the game is none', () => {
  const client = Client({ game: theirs, numPlayers: 2, playerID: '0', debug: false });
  client.start();
  client.moves.begin?.();
  const G = Object(client.getState()).G as SeenTable<AuctionTypes>;
  const loud = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  client.store.dispatch({ type: 'MAKE_MOVE', payload: { type: 'toString', args: [], playerID: '0' } } as never);
  loud.mockRestore();

  expect(client.getState()?.G).toEqual(G);
  expect(G.view).toEqual(auction.view(dealt().match.state, 0));
  client.stop();
});

test('KER-15.1 a server that writes its matches down goes on with them when it is started again', async () => {
  const db = new Written();
  const game = auction as Game<GameTypes>;
  const same = theirs as unknown as Parameters<typeof party>[2];
  const first = await new Hall([theirs], { db }).open();
  const before = await party(first, game, same, 3);
  await before.move(0, 'begin');
  await before.playOn('written', 4);
  before.leave();
  await first.close();

  const second = await new Hall([theirs], { db }).open();
  const after = await before.again(second);
  await after.move(after.owing[0] ?? 0, 'act', 'nonsense');
  await after.playOn('written on');
  after.leave();
  await second.close();

  const { match } = after.now.G as DealtTable<GameTypes>;
  expect(verifyRecord(game, match.record)).toBeUndefined();
  expect(after.spectator.gameover).toMatchObject({ rule: 'AUC-3.2' });
});
