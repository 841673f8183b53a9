// A thousand tables of Snails in one process: `node --expose-gc test/bench/tables.mjs [tables]`, on the built files.
import { randomBot } from '../../dist/bots.js';
import { openTable } from '../../dist/host.js';
import { snails } from '../../dist/snails.js';

const TABLES = Number(process.argv[2] ?? 1000);
const ACTIONS = 40;

for (const { players, viewers } of [
  { players: 2, viewers: 0 },
  { players: 2, viewers: 3 },
  { players: 4, viewers: 5 },
]) {
  measure({ players, viewers });
}

/** In a function of its own: what it has made is gone before the next is measured. */
function measure({ players, viewers }) {
  globalThis.gc?.();
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const tables = Array.from({ length: TABLES }, (_, index) => tableOf(index, players, viewers));
  for (let action = 0; action < ACTIONS / 2; action++) for (const table of tables) table.step();
  const start = process.cpuUsage();
  for (let action = 0; action < ACTIONS / 2; action++) for (const table of tables) table.step();
  const { user, system } = process.cpuUsage(start);
  globalThis.gc?.();
  const kilobytes = (process.memoryUsage().heapUsed - before) / TABLES / 1024;
  const bytes = tables.reduce((sum, { sent }) => sum + sent(), 0) / TABLES / ACTIONS;
  const log = tables.reduce((sum, { logged }) => sum + logged(), 0) / TABLES / ACTIONS;
  console.log(
    `${TABLES} tables, ${players} players, ${viewers} viewers: ${Math.round(((user + system) / TABLES / ACTIONS) * 2)} µs an action, ` +
      `${Math.round(kilobytes)} kB a table, ${Math.round(bytes)} bytes sent and ${Math.round(log)} bytes kept an action`,
  );
}

/** A table of random bots, which decide when they are told to, and those who look on. */
function tableOf(index, players, viewers) {
  const waiting = [];
  let sent = 0;
  let logged = 0;
  const table = openTable(snails, {
    config: { players, factions: 'random' },
    luck: `table ${index}`,
    seats: Array.from({ length: players }, (_, seat) => ({ name: `Bot ${seat}`, bot: randomBot })),
    keep: (text) => {
      logged += text.length;
    },
    later: (run) => waiting.push(run),
    onFault: ({ error }) => console.error(error),
  });
  for (let viewer = 0; viewer < viewers; viewer++) {
    table.connect(viewer < players ? viewer : 'spectator', (message) => {
      sent += JSON.stringify(message).length;
    });
  }
  return { table, step: () => waiting.shift()?.(), sent: () => sent, logged: () => logged };
}
