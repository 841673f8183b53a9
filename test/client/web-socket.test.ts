import { isSamePlain, type Viewer } from 'gastropodia';
import { openClient, type WebSocketClass, webSocketTransport } from 'gastropodia/client';
import { snails, snailsBox } from 'gastropodia/snails';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { SmallTable } from './kit.ts';
import { servers } from './servers.ts';

const { serverOf, close } = servers();
afterEach(close);

const until = (isSo: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 20_000, interval: 1 });

test('KER-18.1 KER-18.6 over WebSockets: two players and a spectator, and connections that are cut', async () => {
  const table = new SmallTable(snails, { players: 2 }, 'sockets');
  const { server, url } = await serverOf(table.transport());
  const transport = webSocketTransport(
    ({ seat, since, answers }) =>
      `${url}?seat=${seat}&answers=${answers}${since === undefined ? '' : `&since=${since}`}`,
    { WebSocket: WebSocket as unknown as WebSocketClass },
  );
  const viewers = [0, 1, 'spectator'] as const;
  const clients = viewers.map((seat) =>
    openClient({ show: snailsBox, transport, seat, later: setTimeout, retry: () => 1 }),
  );
  for (let acts = 0; acts < 60; acts++) {
    await until(() => clients.some((client) => client.getSnapshot().lit.length > 0));
    const client = clients.find((each) => each.getSnapshot().lit.length > 0);
    const { actions, seq } = client?.getSnapshot() ?? { actions: [], seq: 0 };
    const action = actions[acts % actions.length];
    if (action !== undefined) client?.act(action);
    if (acts % 15 === 7) for (const socket of server.clients) socket.terminate();
    await until(() => (client?.getSnapshot().seq ?? 0) > seq);
  }
  await until(() => viewers.every((seat, index) => isUpToDate(seat, clients[index]?.getSnapshot().view)));
  for (const client of clients) client.close();

  function isUpToDate(seat: Viewer, view: unknown): boolean {
    return holds(view, table.view(seat));
  }
});

const holds = (view: unknown, expected: object): boolean =>
  Object.entries(expected).every(([key, value]) =>
    isSamePlain((view as Record<string, unknown> | undefined)?.[key], value),
  );

test('KER-18.6 a server that is not there is tried again', async () => {
  const pauses: number[] = [];
  const client = openClient({
    show: snailsBox,
    seat: 0,
    transport: webSocketTransport('ws://127.0.0.1:1/', { WebSocket: WebSocket as unknown as WebSocketClass }),
    later: (run, pause) => {
      pauses.push(pause);
      setTimeout(run, 1);
    },
  });
  await until(() => pauses.length > 3);
  client.close();
  expect(pauses.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
});

test('where there is no class of WebSockets, one has to be passed', () => {
  vi.stubGlobal('WebSocket', undefined);
  expect(() => webSocketTransport('ws://somewhere')).toThrow("The option 'WebSocket' should be a class");
  vi.unstubAllGlobals();
});
