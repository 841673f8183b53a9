// A server of one table: `node table-server.mjs <game> <port> <log>`. It prints its port once it listens.
import { existsSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { attempt } from 'gastropodia';
import { openTable } from 'gastropodia/host';
import { WebSocketServer } from 'ws';

const [name, port, log] = process.argv.slice(2);
const { [`${name}Box`]: box } = await import(`gastropodia/${name}`);

const table = openTable(box.game, {
  log: existsSync(log) ? readFileSync(log, 'utf8') : '',
  config: box.configs[0].config({ players: [{}, {}], length: 'limited' }),
  luck: `killed ${name}`,
  seats: [{ name: 'Ann' }, { name: 'Bo' }],
  keep: (lines) => appendFile(log, lines, { flush: true }),
  onFault({ error }) {
    throw error;
  },
});

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(port) });
server.on('connection', (socket, { url }) => {
  const asked = new URL(url, 'ws://host').searchParams;
  const seat = asked.get('seat');
  const place = table.connect(
    seat === 'spectator' ? seat : Number(seat),
    (message) => socket.send(JSON.stringify(message)),
    { since: Number(asked.get('since')), answers: asked.get('answers') === 'true' },
  );
  socket.on('error', () => undefined);
  socket.on('message', (text) => place.say(attempt(() => JSON.parse(text))));
  socket.on('close', () => place.leave());
});
server.on('listening', () => process.stdout.write(`${server.address().port}\n`));
