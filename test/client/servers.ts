import type { AddressInfo } from 'node:net';
import type { GameTypes, Viewer } from 'gastropodia';
import type { Line } from 'gastropodia/client';
import { WebSocketServer } from 'ws';
import type { SmallTable } from './kit.ts';

/** A server of a test, and where it is. */
interface Server {
  readonly url: string;
  readonly server: WebSocketServer;
}

/** Opens servers with one table each, and closes them all. */
export function servers(): {
  readonly serverOf: <T extends GameTypes>(table: SmallTable<T>) => Promise<Server>;
  readonly close: () => void;
} {
  const open: WebSocketServer[] = [];
  return {
    async serverOf(table) {
      const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
      open.push(server);
      server.on('connection', (socket, { url = '' }) => {
        const asked = new URL(url, 'ws://host').searchParams;
        const seat: Viewer = asked.get('seat') === 'spectator' ? 'spectator' : Number(asked.get('seat'));
        const since = Number(asked.get('since'));
        const line: Line = table.transport()({
          seat,
          since: since > 0 ? since : undefined,
          answers: true,
          locale: 'en',
          opened: () => undefined,
          received: (message) => socket.send(JSON.stringify(message)),
          closed: () => socket.close(),
        });
        socket.on('error', () => undefined);
        socket.on('message', (text) => line.send(JSON.parse(String(text))));
        socket.on('close', () => line.close());
      });
      await new Promise((listening) => server.on('listening', listening));
      return { server, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/` };
    },
    close() {
      for (const server of open.splice(0)) {
        for (const socket of server.clients) socket.terminate();
        server.close();
      }
    },
  };
}
