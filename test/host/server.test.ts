import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
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
  const child = spawn(process.execPath, [SERVER, '0', folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await new Promise<number>((done) => child.stdout.once('data', (text) => done(Number(text))));
  return { child, port };
}

let said = 0;

class Client {
  readonly heard: Message[] = [];
  readonly viewer: Viewer;
  readonly #name: Name;
  readonly table: string;
  #socket: WebSocket | undefined;

  constructor(name: Name, table = 'table') {
    this.table = table;
    this.#name = name;
    this.viewer = VIEWERS[name];
  }

  get last(): GameMessage<SnailsTypes> | undefined {
    return this.heard.filter((message) => message.tell === 'game').slice(-1)[0];
  }

  async connect(): Promise<void> {
    const since = this.last?.seq ?? 0;
    const socket = new WebSocket(
      `ws://127.0.0.1:${server.port}/${this.table}?name=${this.#name}&since=${since}&views=whole`,
    );
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
    const numbered = typeof message === 'object' ? { id: ++said, ...message } : message;
    this.#socket?.send(typeof numbered === 'string' ? numbered : JSON.stringify(numbered));
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

test('KER-14.18 + KER-14.19 one bad client does not end the server: long messages, bad frames, bad letters, bad paths, unreadable logs', async () => {
  const victim = new Client('ada', 'victim');
  await victim.connect();
  const { pid } = server.child;
  // A log that is none, one of another game, and one that is a folder.
  await writeFile(join(folder, 'broken.jsonl'), '{"line":0}\n');
  await writeFile(
    join(folder, 'foreign.jsonl'),
    (await readFile(join(folder, 'victim.jsonl'), 'utf8')).replace('snails/', 'x/'),
  );
  await mkdir(join(folder, 'folder.jsonl'));

  const masked = (opcode: number, bytes: Buffer): Buffer =>
    Buffer.concat([Buffer.from([opcode, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
  const FRAMES: readonly Buffer[] = [
    Buffer.from([0x83, 0x00]), // an opcode that there is not
    Buffer.from([0xf1, 0x80, 0, 0, 0, 0]), // bits that nobody has agreed on
    Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), // longer than can be
    masked(0x81, Buffer.from([0xc3, 0x28])), // no letters
    masked(0x88, Buffer.from([0x03])), // half a reason
  ];
  for (const frame of FRAMES) await rawly('/victim', frame);
  for (const path of [
    '//',
    '///',
    '/',
    '/..',
    '/../../x',
    '/%',
    '/%00',
    '/victim/x',
    '*',
    'http://[',
    '/broken',
    '/foreign',
    '/folder',
  ]) {
    await rawly(path, Buffer.alloc(0));
  }
  for (const text of ['x'.repeat(5000), Buffer.alloc(5000), '', '[]', 'null', '{"say":"act"}', '{"__proto__":1}']) {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/victim`);
    const closed = new Promise((done) => socket.on('close', done));
    socket.on('error', () => undefined);
    await new Promise((done) => socket.once('open', done));
    socket.send(text);
    if (text.length < 5000) setTimeout(() => socket.terminate(), 20);
    await closed;
  }

  const late = new Client('bo', 'victim');
  await late.connect();
  expect(late.last?.view.viewer).toBe(1);
  victim.say({ say: 'resign' });
  await until(() => late.heard.some((message) => message.tell === 'seats' && message.seats[0]?.left === 'resigned'));
  expect([server.child.pid, server.child.exitCode]).toEqual([pid, null]);
});

test('KER-14.30 a server on whose log another one writes notices it, and closes that table alone', async () => {
  const ada = new Client('ada', 'shared');
  await ada.connect();
  await writeFile(join(folder, 'shared.jsonl'), '{"line":1}\n', { flag: 'a' });
  ada.say({ say: 'resign' });
  await until(() => ada.heard.some(({ tell }) => tell === 'closed'));
  expect(server.child.exitCode).toBe(null);
});

/** Shakes hands as a client would, sends these bytes, and waits until it is cut off. */
function rawly(path: string, bytes: Buffer): Promise<void> {
  return new Promise((done) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined).on('close', () => done());
    socket.on('data', () => undefined);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    setTimeout(() => socket.write(bytes), 20);
    setTimeout(() => socket.destroy(), 200);
  });
}

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
