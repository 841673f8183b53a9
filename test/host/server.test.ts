import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRandom, hash, type Viewer } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { type GameMessage, openTable, type TableMessage } from 'gastropodia/host';
import { type SnailsTypes, snails } from 'gastropodia/snails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const SERVER = resolve(import.meta.dirname, '../../docs/examples/host/server.mjs');
const VIEWERS = { ada: 0, bo: 1, eve: 'spectator' } as const;
type Name = keyof typeof VIEWERS;
type Message = TableMessage<SnailsTypes>;

let folder: string;
let server: { readonly child: ChildProcess; readonly port: number };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastropodia-server-'));
  server = await started();
});

afterAll(async () => {
  server.child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

async function started(): Promise<typeof server> {
  const child = spawn(process.execPath, [SERVER, '0', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((done) => child.stdout.once('data', (text) => done(Number(text))));
  return { child, port };
}

class Client {
  readonly heard: Message[] = [];
  readonly viewer: Viewer;
  readonly #name: Name;
  #socket: WebSocket | undefined;

  constructor(name: Name) {
    this.#name = name;
    this.viewer = VIEWERS[name];
  }

  get last(): GameMessage<SnailsTypes> | undefined {
    return this.heard.filter((message) => message.tell === 'game').slice(-1)[0];
  }

  async connect(): Promise<void> {
    const since = this.last?.seq ?? 0;
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/table?name=${this.#name}&since=${since}`);
    this.#socket = socket;
    const first = new Promise((done) => socket.once('message', done));
    socket.on('message', (text) => this.heard.push(JSON.parse(String(text))));
    socket.on('error', () => undefined);
    await first;
  }

  cut(): void {
    this.#socket?.terminate();
  }

  say(message: unknown): void {
    this.#socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
}

test('KER-14.7 + KER-14.9 + KER-14.11 two people, a spectator and a bot at a real server: killed, cut, clicked twice and lied to', async () => {
  const clients = { ada: new Client('ada'), bo: new Client('bo'), eve: new Client('eve') };
  const all = Object.values(clients);
  await Promise.all(all.map((client) => client.connect()));
  const random = createRandom('clicks');
  const people = [clients.ada, clients.bo];
  for (let step = 0; step < 60; step++) {
    const client = await until(() => people.find(({ last }) => last?.decision !== undefined) ?? isOver(clients.eve));
    if (client === true) break;
    const { view, decision, seq } = client.last as GameMessage<SnailsTypes>;
    const action = random.oneOf([...snails.legalActions(view)]);
    client.say({ say: 'act', decision, action: { ...action, seat: 1 - action.seat } });
    if (step % 9 === 0) client.say('no { json');
    client.say({ say: 'act', decision, action });
    client.say({ say: 'act', decision, action });
    await until(() => (client.last?.seq ?? 0) > seq);
    if (step % 7 === 3) await cutAndReturn(random.oneOf(all));
    if (step % 20 === 10) await killAndReturn(all);
  }
  // Whoever has come back once more has missed nothing.
  for (const client of all) await cutAndReturn(client);

  const { state, events, plies } = await logged();
  for (const { viewer, heard, last } of all) {
    const told = heard.flatMap((message) => (message.tell === 'game' ? [...message.events] : []));
    expect(last?.view).toEqual(JSON.parse(JSON.stringify(snails.view(state, viewer))));
    expect(told).toEqual(JSON.parse(JSON.stringify(snails.viewEvents(events, viewer))));
    expect(heard.filter((message) => message.tell === 'game' && message.view.viewer !== viewer)).toEqual([]);
    expect(JSON.stringify(heard)).not.toMatch(/"seed"|"chance"|"hash"/);
  }
  const codes = people.flatMap(({ heard }) =>
    heard.flatMap((each) => (each.tell === 'refused' ? [each.refusal.code] : [])),
  );
  expect(new Set(codes)).toEqual(new Set(['decision/not-yours', 'decision/stale', 'message/malformed']));
  expect(plies).toBeGreaterThanOrEqual(60);
});

const isOver = ({ last }: Client): true | undefined => (last?.outcome === undefined ? undefined : true);

async function cutAndReturn(client: Client): Promise<void> {
  client.cut();
  await client.connect();
}

async function killAndReturn(clients: readonly Client[]): Promise<void> {
  server.child.kill('SIGKILL');
  await new Promise((done) => server.child.once('exit', done));
  server = await started();
  await Promise.all(clients.map((client) => client.connect()));
}

/** Where the log of the table leads, and all that happened on the way. */
async function logged() {
  const log = await readFile(join(folder, 'table.jsonl'), 'utf8');
  const table = openTable(snails, {
    log,
    config: { players: 3 },
    luck: 'none',
    seats: [],
    bots: [randomBot],
    later: () => undefined,
    onFault: () => undefined,
  });
  const { config, seed, generator = 'alea', actions, hashes } = table.record;
  let { state, events } = snails.begin(config, { seed, generator });
  for (const action of actions) {
    const applied = snails.apply(state, action);
    if (!applied.ok) throw new Error(snails.explain(applied.refusal));
    state = applied.state;
    events = [...events, ...applied.events];
  }
  expect(hash(state)).toBe(hashes[hashes.length - 1]);
  return { state, events, plies: actions.length };
}

async function until<Value>(look: () => Value | undefined | false): Promise<Value> {
  for (;;) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    await new Promise((done) => setTimeout(done, 2));
  }
}
