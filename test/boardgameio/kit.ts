import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createRandom, type Game, type GameTypes, type MatchLuck } from 'gastropodia';
import {
  type BoardgameIOGame,
  type ClientTable,
  type GuardOptions,
  guard,
  type KeptTable,
  type RefusedMessage,
  type SeenTable,
  toBoardgameIO,
} from 'gastropodia/boardgame.io';
import { vi } from 'vitest';
import type { AnyBox } from '../../src/boxes/index.ts';

// Its folders are no modules to Node: they are required, and typed as what they are.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

const { Async } = require('boardgame.io/internal') as typeof import('boardgame.io/internal');

type AnyTable = KeptTable<GameTypes>;

/** What the server keeps of a match after a step. */
export interface Kept {
  readonly G: AnyTable;
  readonly ctx: { readonly activePlayers: Readonly<Record<string, unknown>> | null; readonly gameover?: object };
  readonly _stateID: number;
}

/** A game of a box for boardgame.io, in the usual way to play it. */
export function gameOf(box: AnyBox, luck: () => string | MatchLuck): BoardgameIOGame<GameTypes> {
  const offer = box.configs[0];
  return toBoardgameIO(box.game as Game<GameTypes>, {
    config: (players) => offer?.config({ players: Array.from({ length: players }, () => ({})), length: 'limited' }),
    luck,
  });
}

type Store = InstanceType<typeof Async>;

/** Matches that are written down, as a database does: what comes back is what JSON makes of it. */
export class Written extends Async {
  readonly #texts = new Map<string, string>();

  async connect(): Promise<void> {}

  override async createMatch(...[id, { initialState, metadata }]: Parameters<Store['createMatch']>): Promise<void> {
    this.#write(id, { initialState, state: initialState, metadata, log: [] });
  }

  async setState(...[id, state, deltalog = []]: Parameters<Store['setState']>): Promise<void> {
    this.#write(id, { state, log: [...this.#read(id).log, ...deltalog] });
  }

  async setMetadata(...[id, metadata]: Parameters<Store['setMetadata']>): Promise<void> {
    this.#write(id, { metadata });
  }

  async fetch(id: string): ReturnType<Store['fetch']> {
    return this.#read(id);
  }

  async wipe(id: string): Promise<void> {
    this.#texts.delete(id);
  }

  override async listMatches(): Promise<string[]> {
    return [...this.#texts.keys()];
  }

  #read(id: string) {
    return JSON.parse(this.#texts.get(id) ?? '{}');
  }

  #write(id: string, parts: object): void {
    this.#texts.set(id, JSON.stringify({ ...this.#read(id), ...parts }));
  }
}

export interface HallOptions {
  /** `false` for the server as boardgame.io has it. */
  readonly guarded?: boolean;
  readonly also?: NonNullable<GuardOptions['also']>;
  /** Where matches are kept; in its memory, if not said. */
  readonly db?: Written;
}

/** A server of boardgame.io on the loopback, with its lobby and its sockets. */
export class Hall {
  readonly refused: RefusedMessage[] = [];
  /** Everything that was kept, match by match. */
  readonly kept = new Map<string, Kept[]>();
  readonly #server: ReturnType<typeof Server>;
  #running: Awaited<ReturnType<ReturnType<typeof Server>['run']>> | undefined;
  #matches = 0;
  #credentials = 0;

  constructor(
    games: Parameters<typeof Server>[0]['games'],
    { guarded = true, also = {}, db: written }: HallOptions = {},
  ) {
    // It prints what it refuses.
    for (const method of ['error', 'log'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
    this.#server = Server({
      games,
      origins: ['http://127.0.0.1'],
      uuid: () => `match-${++this.#matches}`,
      generateCredentials: () => `credentials-${++this.#credentials}`,
      ...(written === undefined ? {} : { db: written }),
    });
    const { app, db } = this.#server;
    const listen = app.listen.bind(app);
    Object.assign(app, { listen: (port: number, done: () => void) => listen(port, '127.0.0.1', done) });
    const setState = db.setState.bind(db);
    Object.assign(db, {
      setState: (matchID: string, state: Parameters<typeof setState>[1], log: Parameters<typeof setState>[2]) => {
        this.kept.set(matchID, [...(this.kept.get(matchID) ?? []), state]);
        return setState(matchID, state, log);
      },
    });
    if (guarded) guard(this.#server, { also, onRefused: (refused) => this.refused.push(refused) });
  }

  async open(): Promise<this> {
    this.#running = await this.#server.run(0);
    return this;
  }

  get url(): string {
    const { port } = (this.#running?.appServer.address() ?? {}) as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async post(path: string, body: object): Promise<Record<string, string>> {
    const answer = await fetch(`${this.url}/games/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return answer.ok ? JSON.parse(text) : { status: String(answer.status), text };
  }

  /** Everything that was kept of a match, step by step. */
  steps(matchID: string): readonly Kept[] {
    return this.kept.get(matchID) ?? [];
  }

  now(matchID: string): Kept {
    return this.steps(matchID).slice(-1)[0] as Kept;
  }

  async close(): Promise<void> {
    const running = this.#running;
    if (running !== undefined) this.#server.kill(running);
    running?.appServer.closeAllConnections();
    vi.restoreAllMocks();
  }
}

interface Visiting {
  readonly url: string;
  readonly matchID: string;
  /** Nobody's seat, where a spectator looks on. */
  readonly seat?: number | undefined;
  readonly credentials?: string | undefined;
}

/** Somebody at a page, with boardgame.io's own client. */
export class Visitor {
  /** Everything that came over the wire for this client's game, as it came. */
  readonly heard: string[] = [];
  readonly seat: number | undefined;
  readonly credentials: string | undefined;
  readonly #client: ReturnType<typeof Client>;

  constructor(game: BoardgameIOGame<GameTypes>, { url, matchID, seat, credentials }: Visiting) {
    this.seat = seat;
    this.credentials = credentials;
    this.#client = Client({
      game,
      matchID,
      multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } }),
      debug: false,
      ...(seat === undefined ? {} : { playerID: String(seat) }),
      ...(credentials === undefined ? {} : { credentials }),
    });
  }

  async connect(): Promise<this> {
    this.#client.start();
    this.socket.io.engine.on('packet', ({ type, data }) => {
      // An event of socket.io; what begins otherwise makes the connection.
      if (type === 'message' && String(data).startsWith('2')) this.heard.push(String(data));
    });
    await until(() => this.#client.getState() !== null);
    return this;
  }

  get moves(): ReturnType<typeof Client>['moves'] {
    return this.#client.moves;
  }

  get table(): ClientTable<GameTypes> {
    return this.#client.getState()?.G as ClientTable<GameTypes>;
  }

  get seen(): SeenTable<GameTypes> {
    return this.table as SeenTable<GameTypes>;
  }

  get stateID(): number {
    return this.#client.getState()?._stateID ?? -1;
  }

  get gameover(): object | undefined {
    return this.#client.getState()?.ctx.gameover;
  }

  /** The socket itself, to say anything whatever. */
  get socket(): import('socket.io-client').Socket {
    return (this.#client as unknown as { transport: { socket: import('socket.io-client').Socket } }).transport.socket;
  }

  leave(): void {
    this.#client.stop();
  }
}

/** A match with somebody on every seat, and a spectator. */
export class Party {
  readonly hall: Hall;
  readonly game: Game<GameTypes>;
  readonly theirs: BoardgameIOGame<GameTypes>;
  readonly matchID: string;
  readonly players: readonly Visitor[];
  readonly spectator: Visitor;

  constructor(parts: Pick<Party, 'hall' | 'game' | 'theirs' | 'matchID' | 'players' | 'spectator'>) {
    this.hall = parts.hall;
    this.game = parts.game;
    this.theirs = parts.theirs;
    this.matchID = parts.matchID;
    this.players = parts.players;
    this.spectator = parts.spectator;
  }

  get everybody(): readonly Visitor[] {
    return [...this.players, this.spectator];
  }

  get now(): Kept {
    return this.hall.now(this.matchID);
  }

  get owing(): readonly number[] {
    return Object.keys(this.now.ctx.activePlayers ?? {}).map(Number);
  }

  /** Lets a seat make a move, and waits until everybody has heard of it. */
  async move(seat: number, move: 'begin' | 'act' | 'takeBack', ...args: unknown[]): Promise<void> {
    const before = this.spectator.stateID;
    this.players[seat]?.moves[move]?.(...args);
    await until(() => this.everybody.every(({ stateID }) => stateID > before));
  }

  /** Plays on at random, to the end or for so many steps. */
  async playOn(seed: string, most = Number.POSITIVE_INFINITY): Promise<void> {
    const random = createRandom(seed);
    for (let step = 0; step < most && this.now.ctx.gameover === undefined; step++) {
      const seat = random.oneOf([...this.owing]);
      const { view } = this.players[seat]?.seen ?? {};
      await this.move(seat, 'act', random.oneOf([...this.game.legalActions(view as GameTypes['View'])]));
    }
  }

  leave(): void {
    for (const visitor of this.everybody) visitor.leave();
  }

  /** The same people, at a server that goes on with their match. */
  async again(hall: Hall): Promise<Party> {
    const players: Visitor[] = [];
    for (const { seat, credentials } of this.players) players.push(await this.#visit(hall, { seat, credentials }));
    const { game, theirs, matchID } = this;
    hall.kept.set(matchID, [...this.hall.steps(matchID)]);
    return new Party({ hall, game, theirs, matchID, players, spectator: await this.#visit(hall, {}) });
  }

  #visit({ url }: Hall, who: { readonly seat?: number | undefined; readonly credentials?: string | undefined }) {
    return new Visitor(this.theirs, { url, matchID: this.matchID, ...who }).connect();
  }
}

/** Makes a match in the lobby, joins it on every seat, and connects everybody one after the other. */
export async function party(
  hall: Hall,
  game: Game<GameTypes>,
  theirs: BoardgameIOGame<GameTypes>,
  seats: number,
): Promise<Party> {
  const { name } = theirs;
  const { matchID = '' } = await hall.post(`${name}/create`, { numPlayers: seats });
  const players: Visitor[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const joined = await hall.post(`${name}/${matchID}/join`, { playerID: String(seat), playerName: `Player ${seat}` });
    const credentials = joined.playerCredentials ?? '';
    players.push(await new Visitor(theirs, { url: hall.url, matchID, seat, credentials }).connect());
  }
  const spectator = await new Visitor(theirs, { url: hall.url, matchID }).connect();
  return new Party({ hall, game, theirs, matchID, players, spectator });
}

/** Waits until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  const latest = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > latest) throw new Error(`It never came to be that ${isSo}`);
    await new Promise((next) => setImmediate(next));
  }
}

/** Waits for as long as a message would take to come, and to be answered. */
export async function aWhile(): Promise<void> {
  await new Promise((next) => setTimeout(next, 60));
}
