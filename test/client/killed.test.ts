import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRandom, type GameTypes, replay, type Viewer, withPrinted } from 'gastropodia';
import { antsBox } from 'gastropodia/ants';
import { showIn as antsShow } from 'gastropodia/ants/show';
import { language as antsEnglish } from 'gastropodia/ants/show/en';
import type { AnyBox } from 'gastropodia/boxes';
import {
  type Client,
  type ClientOptions,
  openClient,
  type Snapshot,
  type WebSocketClass,
  webSocketTransport,
} from 'gastropodia/client';
import { openTable, type Table } from 'gastropodia/host';
import { kelpBox } from 'gastropodia/kelp';
import { showIn as kelpShow } from 'gastropodia/kelp/show';
import { language as kelpEnglish } from 'gastropodia/kelp/show/en';
import { snailsBox } from 'gastropodia/snails';
import { showIn as snailsShow } from 'gastropodia/snails/show';
import { language as snailsEnglish } from 'gastropodia/snails/show/en';
import { zombiakiBox } from 'gastropodia/zombiaki';
import { showIn as zombiakiShow } from 'gastropodia/zombiaki/show';
import { language as zombiakiEnglish } from 'gastropodia/zombiaki/show/en';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const BOXES = { snails: snailsBox, zombiaki: zombiakiBox, kelp: kelpBox, ants: antsBox } as unknown as Readonly<
  Record<string, AnyBox>
>;
/** What a page without rules loads. */
const SHOWS = {
  snails: snailsShow({ en: snailsEnglish }),
  zombiaki: zombiakiShow({ en: zombiakiEnglish }),
  kelp: kelpShow({ en: kelpEnglish }),
  ants: antsShow({ en: antsEnglish }),
} as unknown as Readonly<Record<string, ClientOptions<GameTypes, unknown>['show']>>;
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const SERVER = resolve(import.meta.dirname, 'table-server.mjs');

/** A server in a process of its own, that can be killed and started again at the same address. */
class Server {
  readonly #name: string;
  readonly #log: string;
  #child: ChildProcess | undefined;
  #port = 0;

  constructor(name: string, log: string) {
    this.#name = name;
    this.#log = log;
  }

  get url(): string {
    return `ws://127.0.0.1:${this.#port}/`;
  }

  async start(): Promise<void> {
    const args = [SERVER, this.#name, String(this.#port), this.#log];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    this.#port = await new Promise<number>((done) => child.stdout.once('data', (text) => done(Number(text))));
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }
}

/** Cuts connections as a network does: neither side says goodbye. */
class Cutting extends WebSocket {
  static readonly open = new Set<Cutting>();

  constructor(url: string) {
    super(url);
    Cutting.open.add(this);
    this.on('close', () => Cutting.open.delete(this));
  }
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

test.each(Object.keys(BOXES))(
  'KER-18.1 KER-18.6 a whole game of %s over WebSockets: two players, a spectator, lines that break, actions taken back, and a server that is killed',
  async (name) => {
    const box = BOXES[name] as AnyBox;
    const { game } = box;
    const folder = await mkdtemp(join(tmpdir(), 'gastropodia-killed-'));
    ends.push(() => rm(folder, { recursive: true }));
    const log = join(folder, 'log.jsonl');
    const server = new Server(name, log);
    await server.start();
    ends.push(() => server.kill());

    const random = createRandom(`killed ${name}`);
    const faults: unknown[] = [];
    const clients: readonly Client<GameTypes, unknown>[] = VIEWERS.map((seat) =>
      openClient<GameTypes, unknown>({
        // One seat has the rules, the others do without.
        ...(seat === 0 ? { show: box, game } : { show: SHOWS[name] as ClientOptions<GameTypes, unknown>['show'] }),
        transport: webSocketTransport(
          ({ since = 0, answers }) => `${server.url}?seat=${seat}&since=${since}&answers=${answers}`,
          { WebSocket: Cutting as unknown as WebSocketClass },
        ),
        seat,
        later: setTimeout,
        retry: () => 5,
        onFault: ({ error }) => faults.push(error),
      }),
    );
    ends.push(() => clients.map((client) => client.close()));
    const at = (index: number): Snapshot<GameTypes, unknown> =>
      (clients[index] as Client<GameTypes, unknown>).getSnapshot();
    const isOver = (): boolean => VIEWERS.every((_, index) => at(index).outcome !== undefined);

    let kills = 0;
    let last = clients[0];
    for (let step = 0; !isOver(); step++) {
      await until(() => isOver() || clients.some(isAsked));
      const asked = clients.filter(isAsked);
      const client = asked[random.below(Math.max(1, asked.length))];
      if (client === undefined) break;
      if (step % 30 === 7) for (const socket of Cutting.open) socket.terminate();
      if (step % 30 === 13) clients[random.below(3)]?.reconnect();
      if (step % 10 === 9) await takenBack(last ?? client, clients);
      const { actions } = client.getSnapshot();
      const action = actions[random.below(actions.length)];
      if (action === undefined) continue;
      client.act(action);
      last = client;
      if (step % 30 === 25 && kills < 4) {
        // The action, or the answer to it, is on its way.
        await new Promise((done) => setTimeout(done, random.below(4)));
        await server.kill();
        await server.start();
        kills += 1;
      }
      await until(() => isOver() || !client.getSnapshot().isSending);
    }
    await until(() => VIEWERS.every((_, index) => at(index).status === 'open' && at(index).waiting === 0));
    // Whoever comes back once more has missed nothing.
    for (const client of clients) client.reconnect();
    await until(() => VIEWERS.every((_, index) => at(index).status === 'open'));

    const text = await readFile(log, 'utf8');
    const table = reopened(box, text);
    const state = replay(game, table.record);
    expect(game.outcome(state)).toBeDefined();
    for (const [index, seat] of VIEWERS.entries()) {
      const { view, look, outcome } = at(index);
      expect(view).toEqual(withPrinted(game, game.view(state, seat)));
      expect(look).toEqual(box.story.look(game.view(state, seat), table.outcome));
      expect(outcome).toEqual(table.outcome);
    }
    expect(faults).toEqual([]);
    expect(kills).toBeGreaterThan(0);
    expect(text.split('"back":').length).toBeGreaterThan(1);
  },
);

const isAsked = (client: Client<GameTypes, unknown>): boolean => {
  const { actions, isSending, status } = client.getSnapshot();
  return status === 'open' && !isSending && actions.length > 0;
};

/** Asks the other player to take the last action back, who agrees; or is refused, where nothing can be. */
async function takenBack(
  asker: Client<GameTypes, unknown>,
  clients: readonly Client<GameTypes, unknown>[],
): Promise<void> {
  const other = clients.find((client, index) => index < 2 && client !== asker) as Client<GameTypes, unknown>;
  asker.say({ say: 'ask-back', count: 1 });
  await until(() => asker.getSnapshot().refusal !== undefined || !asker.getSnapshot().isSending);
  if (asker.getSnapshot().refusal !== undefined) return;
  await until(() => other.getSnapshot().asked !== null || asker.getSnapshot().asked === null);
  const question = other.getSnapshot().asked?.question;
  if (question === undefined) return;
  other.say({ say: 'agree', question });
  await until(() => !other.getSnapshot().isSending);
  await until(() => clients.every((client) => client.getSnapshot().asked === null));
}

/** The table as it is kept. */
function reopened(box: AnyBox, log: string): Table<GameTypes> {
  const [usual] = box.configs;
  return openTable(box.game, {
    log,
    config: usual?.config({ players: [{}, {}], length: 'limited' }) as GameTypes['Config'],
    luck: 'none',
    seats: [{ name: 'Ann' }, { name: 'Bo' }],
    onFault: ({ error }) => expect.fail(String(error)),
  });
}

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!isSo()) {
    if (Date.now() > end) expect.fail('Nothing happens any more.');
    await new Promise((done) => setTimeout(done, 1));
  }
}
