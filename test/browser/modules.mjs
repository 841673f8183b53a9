import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { builtAs, ENTRY_POINTS, specifierOf } from '../../.ci/entry-points.mjs';
import { foundBy } from './chromium.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const TYPES = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.html': 'text/html' };
/** What the library asks for, as a page without a bundler finds it. */
const PACKAGES = {
  immer: '/node_modules/immer/dist/immer.production.mjs',
  // It is no ES module: a script makes a variable of it.
  'seedrandom/lib/alea.js': 'data:text/javascript,export default alea',
  valibot: '/node_modules/valibot/dist/index.mjs',
};

/**
 * Loads every entry point in a browser as it is built, with an import map and nothing else, and plays a game of each box that
 * an entry point exports.
 */
export async function modulesIn(browser) {
  const entries = Object.keys(ENTRY_POINTS).map((each) => [specifierOf(each), `/dist/${builtAs(each)}.js`]);
  const server = createServer((request, response) => answer(pageOf(entries), request.url, response));
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const found = await foundBy(browser, `http://127.0.0.1:${server.address().port}/`);
    if ('error' in found) return { isWell: false, said: `Modules without a bundler: ${found.error}` };
    const games = found.games.map(({ id, decisions }) => `${id} over after ${decisions} decisions`).join(', ');
    const said = `${entries.length} entry points load without a bundler: ${games}`;
    return { isWell: found.games.length > 0, said };
  } finally {
    server.close();
  }
}

async function answer(page, url, response) {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  const isOurs = /^\/(dist|node_modules)\//.test(path);
  const body = path === '/' ? page : isOurs ? await readFile(join(ROOT, path)).catch(() => undefined) : undefined;
  const type = TYPES[path === '/' ? '.html' : extname(path)] ?? 'text/plain';
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, connection: 'close' }).end(body ?? '');
}

function pageOf(entries) {
  const names = entries.map(([name]) => name);
  return `<!doctype html>
<meta charset="utf-8">
<pre id="found"></pre>
<script>
const show = (found) => { document.getElementById('found').textContent = encodeURIComponent(JSON.stringify(found)); };
addEventListener('error', ({ message }) => show({ error: message }));
</script>
<script src="/node_modules/seedrandom/lib/alea.js"></script>
<script type="importmap">${JSON.stringify({ imports: { ...PACKAGES, ...Object.fromEntries(entries) } })}</script>
<script type="module">
${names.map((name, nth) => `import * as entry${nth} from '${name}';`).join('\n')}
const boxes = [${names.map((_, nth) => `entry${nth}`).join(', ')}]
  .flatMap((entry) => Object.values(entry))
  .filter((exported) => typeof exported?.game?.setup === 'function');
const games = boxes.map(({ game, configs: [usual] }) => {
  const players = Array.from({ length: usual.seats.min }, () => ({}));
  let state = game.setup(usual.config({ players, length: 'limited' }), 'a page');
  let decisions = 0;
  for (; game.outcome(state) === undefined; decisions++) {
    const actions = [...game.legalActions(state)];
    state = game.reduce(state, actions[decisions % actions.length]);
  }
  return { id: game.id, decisions };
});
show({ games });
</script>
`;
}
