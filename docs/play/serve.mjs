import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { BUILT } from './build.mjs';

const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/**
 * What the page may load and run: its own three files, itself once more as a worker, the styles that stand in its pictures, and
 * the file of a game that it saves. Nothing else, and nobody may frame it.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  'img-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

/** Serves the page that was built, on this machine only. */
export async function servedPage(port = 0) {
  const server = createServer(({ url }, response) => answer(url, response));
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

async function answer(url, response) {
  const file = fileAt(url);
  const body = file === undefined ? undefined : await readFile(file).catch(() => undefined);
  const type = `${TYPES[extname(file ?? '')] ?? 'text/plain'}; charset=utf-8`;
  response.writeHead(body === undefined ? 404 : 200, { ...HEADERS, 'content-type': type }).end(body ?? '');
}

/** The file that is asked for; nothing, if the path is none or leads out of the page's folder. */
function fileAt(url) {
  // Behind a host, so that a path that begins with two slashes is a path.
  if (!URL.canParse(`http://localhost${url}`)) return undefined;
  const path = normalize(new URL(`http://localhost${url}`).pathname);
  const file = join(BUILT, path === '/' ? 'index.html' : path);
  return file.startsWith(BUILT + sep) ? file : undefined;
}
