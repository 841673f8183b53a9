// A server for tables of Snails: `node server.mjs <port> <folder>`. A path is a table, and its log a file in the folder.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { attempt } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { openTable } from 'gastropodia/host';
import { snails } from 'gastropodia/snails';
import { WebSocketServer } from 'ws';

const [port, folder] = process.argv.slice(2);
const tables = new Map();

function opened(id) {
  const file = `${folder}/${id}.jsonl`;
  return openTable(snails, {
    log: existsSync(file) ? readFileSync(file, 'utf8') : '',
    config: { players: 3, factions: 'random' },
    luck: { seed: randomBytes(16).toString('hex'), generator: 'chacha' },
    seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Robot', bot: randomBot }],
    clock: { now: () => performance.now(), reserve: 30 * 60_000, increment: 5_000 },
    keep: (lines) => appendFile(file, lines, { flush: true }),
    later: setImmediate,
    onFault(fault) {
      console.error(id, fault);
      if (fault.what === 'keep') tables.delete(id); // whoever comes next opens it again from its log
    },
  });
}

// Who somebody is, your own sign-in has to say; here a name is enough.
const SEATS = new Map(Object.entries({ ada: 0, bo: 1 }));

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(port), maxPayload: 4096 });
server.on('connection', (socket, { url }) => {
  const { pathname, searchParams } = new URL(url, 'ws://host');
  const id = pathname.slice(1);
  if (!/^\w{1,40}$/.test(id)) return socket.close();
  if (!tables.has(id)) tables.set(id, opened(id));
  const send = (message) => socket.send(JSON.stringify(message));
  const viewer = SEATS.get(searchParams.get('name')) ?? 'spectator';
  const place = tables.get(id).connect(viewer, send, { since: Number(searchParams.get('since')) });
  socket.on('message', (text) => place.say(attempt(() => JSON.parse(text))));
  return socket.on('close', place.leave);
});
server.on('listening', () => console.log(server.address().port));
setInterval(() => tables.forEach((table) => void table.tick()), 1000);
