// A server for tables of Snails: `node server.mjs <port> <folder>`. A path is a table, and its log a file in the folder.
// Ada plays at `ws://localhost:<port>/<table>?name=ada`, Bo with `?name=bo`; everybody else watches.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { attempt } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { openTable } from 'gastropodia/host';
import { snails } from 'gastropodia/snails';
import { WebSocketServer } from 'ws';

const [port, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const tables = new Map();
const MOST_TABLES = 1000; // a path is all that it takes to open one
const MOST_UNREAD = 1_000_000; // bytes that wait for somebody who does not read them

function opened(id) {
  const file = `${folder}/${id}.jsonl`;
  const length = () => (existsSync(file) ? statSync(file).size : 0);
  return openTable(snails, {
    log: existsSync(file) ? readFileSync(file, 'utf8') : '',
    config: { players: 3, factions: 'random' },
    luck: { seed: randomBytes(16).toString('hex'), generator: 'chacha' },
    seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Robot', bot: randomBot }],
    clock: { now: () => performance.now(), reserve: 30 * 60_000, increment: 5_000 },
    async keep(lines, offset) {
      if (length() !== offset) throw new Error(`Another server writes to ${file}.`);
      await appendFile(file, lines, { flush: true });
    },
    later: setImmediate,
    onFault(fault) {
      console.error(id, fault);
      if (fault.what === 'keep') tables.delete(id); // whoever comes next opens it again from its log
    },
  });
}

function tableAt(id) {
  if (!tables.has(id) && tables.size >= MOST_TABLES) throw new Error('There are too many tables.');
  if (!tables.has(id)) tables.set(id, opened(id));
  return tables.get(id);
}

// Who somebody is, your own sign-in has to say; here a name is enough.
const SEATS = new Map(Object.entries({ ada: 0, bo: 1 }));

function join(socket, url) {
  const { pathname, searchParams } = new URL(`ws://host${url}`);
  const id = pathname.slice(1);
  if (!/^\w{1,40}$/.test(id)) throw new Error('The path is no table.');
  const send = (message) => {
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const viewer = SEATS.get(searchParams.get('name')) ?? 'spectator';
  const views = searchParams.get('views') === 'whole' ? 'whole' : 'patched';
  const since = Number(searchParams.get('since'));
  // With the legal answers, pages that have no rules can play, too.
  const place = tableAt(id).connect(viewer, send, { since, views, answers: true });
  socket.on('message', (text) => place.say(attempt(() => JSON.parse(text))));
  socket.on('close', () => place.leave());
}

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(port), maxPayload: 4096 });
server.on('connection', (socket, { url }) => {
  // What is too long, or no frame, or no text: the socket closes itself. Without this, it would close the server.
  socket.on('error', (error) => console.error(url, error.message));
  try {
    join(socket, url);
  } catch (error) {
    console.error(url, error.message); // a path that is no table, or a log that cannot be read: this connection's trouble alone
    socket.close(1008);
  }
});
server.on('listening', () => console.log(server.address().port));
setInterval(() => tables.forEach((table) => void table.tick()), 1000);
