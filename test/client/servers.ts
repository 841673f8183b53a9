import type { AddressInfo } from 'node:net';
import { attempt, type Viewer } from 'gastropodia';
import type { Line, Transport } from 'gastropodia/client';
import { WebSocketServer } from 'ws';

/** A server of a test, and where it is. */
interface Server {
  readonly url: string;
  readonly server: WebSocketServer;
}

/** Opens servers with one table each, to which a transport leads, and closes them all. */
export function servers(): {
  readonly serverOf: (table: Transport) => Promise<Server>;
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
        const line: Line = table({
          seat,
          since: since > 0 ? since : undefined,
          answers: true,
          locale: 'en',
          opened: () => undefined,
          received: (message) => socket.send(JSON.stringify(message)),
          closed: () => socket.close(),
        });
        socket.on('error', () => undefined);
        socket.on('message', (text) => line.send(attempt(() => JSON.parse(String(text)))));
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
