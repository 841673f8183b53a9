import { type Game, type GameTypes, isSamePlain, verifyRecord } from 'gastropodia';
import type { DealtTable } from 'gastropodia/boardgame.io';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allBoxes, GAME_NAMES } from '../../src/registry/index.ts';
import { effort } from '../kit/effort.ts';
import { gameOf, Hall, type Kept, type Party, party, type Visitor } from './kit.ts';

const SEED = 'CANARY-5d41402abc4b2a76';
/** How many steps of a game are taken: Ants takes a thousand, and more. */
const STEPS = effort('BOARDGAMEIO_STEPS', { test: 200, prove: 10_000 });
/** Are games played with few players only, or with as many as they can have? */
const ALL_SEATS = effort('BOARDGAMEIO_SEATS', { test: 0, prove: 1 }) > 0;

const boxes = await allBoxes();
const games = boxes.map((box) => ({ game: box.game as Game<GameTypes>, theirs: gameOf(box, () => SEED) }));
let hall: Hall;

beforeAll(async () => {
  hall = await new Hall(games.map(({ theirs }) => theirs)).open();
});
afterAll(() => hall.close());

const ROWS = games.flatMap(({ game, theirs }) => {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  // The auction is short: it is played by two, three and four on every run.
  const few = game.id === 'auction' ? counts : counts.slice(0, 1);
  return (ALL_SEATS ? counts : few).map((seats) => ({ id: game.id, seats, game, theirs }));
});

test('every registered game is played here', () => {
  expect(games.map(({ game }) => game.id)).toEqual(GAME_NAMES);
});

test.each(ROWS)(
  'KER-15.1 + KER-15.2 + KER-15.3 + KER-15.8 $id with $seats players and a spectator over real sockets: everybody gets their view, and nothing else',
  async ({ game, theirs, seats }) => {
    const at = await party(hall, game, theirs, seats);
    await at.move(seats - 1, 'begin');
    await at.playOn(`${game.id} ${seats}`, STEPS);

    const { match } = at.now.G as DealtTable<GameTypes>;
    const outcome = game.outcome(match.state);
    expect(verifyRecord(game, match.record)).toBeUndefined();
    expect(match.record.seed).toBe(SEED);
    expect(outcome !== undefined || match.record.actions.length === STEPS).toBe(true);
    expect(at.spectator.gameover === undefined).toBe(outcome === undefined);
    if (outcome !== undefined) expect(at.spectator.gameover).toMatchObject(outcome);
    expect(at.everybody.map(({ heard }) => heard.length > at.now._stateID)).toEqual(at.everybody.map(() => true));
    for (const visitor of at.everybody) expect(strangeIn(at, visitor)).toEqual([]);
    expect(hall.refused).toEqual([]);
    at.leave();
  },
);

/** What somebody has heard beside what they may know. */
function strangeIn(at: Party, visitor: Visitor): string[] {
  const kept = new Map(at.hall.steps(at.matchID).map((step) => [step._stateID, step]));
  const secrets = [SEED, '"chance":', '"record":', '"match":', '"hashes":', 'credentials'];
  return visitor.heard.flatMap((text) => {
    const found = secrets
      .filter((secret) => text.includes(secret))
      .map((secret) => `${secret} in ${text.slice(0, 200)}`);
    const [event, , ...rest] = JSON.parse(text.slice(text.indexOf('['))) as [string, string, ...unknown[]];
    return [...found, ...strangeParts(at, { visitor, event, rest, kept })];
  });
}

interface Heard {
  readonly visitor: Visitor;
  readonly event: string;
  readonly rest: readonly unknown[];
  readonly kept: ReadonlyMap<number, Kept>;
}

function strangeParts(at: Party, { visitor, event, rest, kept }: Heard): string[] {
  const expected = (stateID: number) => stateSeen(at, visitor, kept.get(stateID) as Kept, kept.get(stateID - 1));
  const differ = (what: string, is: unknown, should: unknown): string[] =>
    isSamePlain(is, plain(should)) ? [] : [`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`];
  switch (event) {
    case 'update': {
      const [state, log] = rest as [{ _stateID: number }, unknown];
      return [...differ('state', state, expected(state._stateID)), ...differ('log', log, [])];
    }
    case 'sync': {
      const [{ state, initialState, log }] = rest as [Record<string, { _stateID: number }>];
      return [
        ...differ('state', state, expected(state?._stateID ?? -1)),
        ...differ('initial state', initialState, { ...expected(0), plugins: FIRST_PLUGINS, deltalog: [] }),
        ...differ('log', log, []),
      ];
    }
    case 'matchData':
      return [];
    default:
      return [`a message '${event}'`];
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const PLUGINS = { random: {}, log: { data: {} }, gastropodia: { data: {} }, events: { data: {} } };
const FIRST_PLUGINS = { ...PLUGINS, random: { data: { seed: 'none' } } };

/** All that a viewer is to get of a step, to the last key. */
function stateSeen({ game }: Party, { seat }: Visitor, { G, ctx, _stateID }: Kept, before: Kept | undefined): object {
  const { gameover } = ctx;
  // At the end boardgame.io leaves those who were to move.
  const active = activeAt(game, gameover === undefined ? G : (before?.G ?? G));
  return {
    G: G.phase === 'waiting' ? G : seen(game, G, seat),
    ctx: {
      numPlayers: G.seats,
      turn: 1,
      currentPlayer: '0',
      playOrder: Array.from({ length: G.seats }, (_, each) => String(each)),
      playOrderPos: 0,
      phase: null,
      activePlayers: Object.fromEntries(active.map((each) => [each, null])),
      _activePlayersMinMoves: null,
      _activePlayersMaxMoves: null,
      _activePlayersNumMoves: Object.fromEntries(active.map((each) => [each, 0])),
      _prevActivePlayers: [],
      _nextActivePlayers: null,
      numMoves: 0,
      ...(gameover === undefined ? {} : { gameover }),
    },
    plugins: PLUGINS,
    _undo: [],
    _redo: [],
    _stateID,
  };
}

/** Who is to move, as everybody knows. */
function activeAt(game: Game<GameTypes>, table: Kept['G']): number[] {
  if (table.phase === 'waiting') return [...Array(table.seats).keys()];
  return game.pending(game.view(table.match.state, 'spectator')).map(({ seat }) => seat);
}

function seen(game: Game<GameTypes>, { ruleset, seats, match, told }: DealtTable<GameTypes>, seat: number | undefined) {
  return {
    phase: 'playing',
    ruleset,
    seats,
    view: game.view(match.state, seat ?? 'spectator'),
    told: told[seat ?? seats],
    refused: null,
  };
}
