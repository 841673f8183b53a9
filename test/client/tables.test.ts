import { createRandom, type GameTypes, replay, type Viewer } from 'gastropodia';
import { antsBox } from 'gastropodia/ants';
import type { AnyBox } from 'gastropodia/boxes';
import {
  type Client,
  localTransport,
  openClient,
  type Transport,
  type WebSocketClass,
  webSocketTransport,
} from 'gastropodia/client';
import { openTable, type Table } from 'gastropodia/host';
import { kelpBox } from 'gastropodia/kelp';
import { snailsBox } from 'gastropodia/snails';
import { zombiakiBox } from 'gastropodia/zombiaki';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ids, type Sent, Waiting } from './kit.ts';
import { servers } from './servers.ts';

const BOXES = { snails: snailsBox, zombiaki: zombiakiBox, kelp: kelpBox, ants: antsBox } as unknown as Readonly<
  Record<string, AnyBox>
>;
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** A line to a table that a test can cut, and on which messages come twice or are lost with what follows them. */
class Lines<T extends GameTypes> {
  readonly #table: Table<T>;
  readonly #below: (bound: number) => number;
  readonly #open = new Set<{ cut(): void }>();

  constructor(table: Table<T>, below: (bound: number) => number) {
    this.#table = table;
    this.#below = below;
  }

  readonly transport: Transport = ({ seat, since, answers, opened, received, closed }) => {
    let isCut = false;
    const cut = (): void => {
      if (isCut) return;
      isCut = true;
      this.#open.delete(line);
      place.leave();
      closed();
    };
    const line = { cut };
    const hear = (message: object): void => {
      if (isCut) return;
      const text = JSON.stringify(message);
      received(JSON.parse(text) as Sent);
      if (this.#below(20) === 0 && !isCut) received(JSON.parse(text) as Sent);
    };
    const place = this.#table.connect(seat, hear, { since, answers });
    this.#open.add(line);
    opened();
    return {
      send: (message) => {
        const text = JSON.stringify(message);
        const dice = this.#below(60);
        // It is lost, or its answer is: nobody knows.
        if (dice === 0) return cut();
        if (dice === 1) isCut = true;
        place.say(JSON.parse(text));
        if (dice === 1) {
          isCut = false;
          return cut();
        }
        if (dice === 2) place.say(JSON.parse(text));
        return undefined;
      },
      close: () => {
        isCut = true;
        this.#open.delete(line);
        place.leave();
      },
    };
  };

  cutAll(): void {
    for (const line of [...this.#open]) line.cut();
  }
}

test.each(Object.keys(BOXES))(
  'KER-18.1 %s at a real table: two players, a spectator, lines that break, and what is taken back',
  (name) => {
    const box = BOXES[name] as AnyBox;
    const { game } = box;
    const [usual] = box.configs;
    const random = createRandom(`tables ${name}`);
    const time = new Waiting();
    const faults: unknown[] = [];
    const table = openTable(game, {
      config: usual?.config({ players: [{}, {}], length: 'limited' }) as GameTypes['Config'],
      luck: `tables ${name}`,
      seats: [{ name: 'Ann' }, { name: 'Bo' }],
      onFault: ({ error }) => faults.push(error),
    });
    const lines = new Lines(table, (bound) => random.below(bound));
    const clients: readonly Client<GameTypes, unknown>[] = VIEWERS.map((seat) =>
      openClient<GameTypes, unknown>({
        show: box,
        ...(seat === 0 ? { game } : {}),
        transport: lines.transport,
        seat,
        pace: () => 50,
        later: time.later,
        newId: ids(String(seat)),
        onFault: ({ error }) => faults.push(error),
      }),
    );
    const client = (seat: number): Client<GameTypes, unknown> => clients[seat] as Client<GameTypes, unknown>;
    const compare = (): void => {
      const state = replay(game, table.record);
      for (const [index, seat] of VIEWERS.entries()) {
        const { view, look, outcome, status } = client(index).getSnapshot();
        expect({ status, outcome }).toEqual({ status: 'open', outcome: table.outcome });
        expect(view).toMatchObject(game.view(state, seat));
        expect(look).toEqual(box.story.look(game.view(state, seat), table.outcome));
      }
    };

    let [acts, back] = [0, 0];
    for (; table.outcome === undefined && acts < 200; acts++) {
      time.pass(60_000);
      const asked = clients.filter((each) => each.getSnapshot().lit.length > 0);
      const one = asked[random.below(Math.max(1, asked.length))];
      if (one === undefined) throw new Error(`${name}: nobody is asked after ${acts} actions`);
      const dice = random.below(30);
      if (dice === 0) lines.cutAll();
      if (dice === 1) client(random.below(3)).reconnect();
      if (dice === 2) {
        const [asker, other] = random.below(2) === 0 ? [client(0), client(1)] : [client(1), client(0)];
        const before = table.record.actions.length;
        asker.say({ say: 'ask-back', count: 1 });
        time.pass(60_000);
        const question = other.getSnapshot().asked?.question;
        if (question !== undefined) other.say({ say: 'agree', question });
        time.pass(60_000);
        if (table.record.actions.length < before) back += 1;
      } else {
        const { actions } = one.getSnapshot();
        one.act(actions[random.below(actions.length)] as GameTypes['Action']);
      }
      if (acts % 40 === 0) {
        time.pass(60_000);
        compare();
      }
    }
    time.pass(60_000);
    if (table.outcome === undefined) client(1).say({ say: 'resign' });
    time.pass(60_000);
    expect(table.outcome).toBeDefined();
    compare();
    expect(faults).toEqual([]);
    expect(back).toBeGreaterThan(0);
  },
);

const { serverOf, close } = servers();
afterEach(close);

test('KER-18.1 KER-18.6 over WebSockets: two players and a spectator without rules, at a table that is opened again from its log', async () => {
  const { game } = snailsBox;
  let log = '';
  const opened = () =>
    openTable(game, {
      log,
      config: { players: 2 },
      luck: 'sockets',
      seats: [{ name: 'Ann' }, { name: 'Bo' }],
      keep(lines) {
        log += lines;
      },
      onFault: ({ error }) => expect.fail(String(error)),
    });
  let table = opened();
  const { server, url } = await serverOf((connecting) => localTransport(table)(connecting));
  const transport = webSocketTransport(({ seat, since = 0 }) => `${url}?seat=${seat}&since=${since}`, {
    WebSocket: WebSocket as unknown as WebSocketClass,
  });
  const clients = VIEWERS.map((seat) =>
    openClient({ show: snailsBox, transport, seat, later: setTimeout, retry: () => 1 }),
  );
  const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 20_000, interval: 1 });
  for (let acts = 0; acts < 60; acts++) {
    await until(() => clients.some((client) => client.getSnapshot().lit.length > 0));
    const client = clients.find((each) => each.getSnapshot().lit.length > 0);
    const { actions } = client?.getSnapshot() ?? { actions: [] };
    const { length } = table.record.actions;
    const action = actions[acts % actions.length];
    if (action !== undefined) client?.act(action);
    // The server dies with the answer on its way, and another one goes on.
    if (acts % 15 === 7) {
      table = opened();
      for (const socket of server.clients) socket.terminate();
    }
    await until(() => table.record.actions.length > length && client?.getSnapshot().isSending === false);
  }
  const state = replay(game, table.record);
  await until(() =>
    clients.every((client) => client.getSnapshot().waiting === 0 && client.getSnapshot().status === 'open'),
  );
  for (const [index, seat] of VIEWERS.entries()) {
    await vi.waitFor(() => expect(clients[index]?.getSnapshot().view).toMatchObject(game.view(state, seat)));
  }
  for (const client of clients) client.close();
});
