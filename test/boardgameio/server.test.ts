import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

test('the server of the guide starts, has Snails in its lobby, and opens a match', async () => {
  if (!existsSync(resolve(ROOT, 'dist/boardgame.io.js'))) {
    throw new Error('This test looks at what was built: run `npx tsup` before it.');
  }
  const server = spawn(process.execPath, ['docs/examples/boardgame-io/server.mjs', '0'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const ended = once(server, 'exit').then(() => Promise.reject(new Error(`It has ended: ${said}`)));
    ended.catch(() => {});
    const lines = createInterface({ input: server.stdout });
    // boardgame.io says something, too.
    const port = new Promise<string>((resolve) => lines.on('line', (line) => /^\d+$/.test(line) && resolve(line)));
    const lobby = `http://localhost:${await Promise.race([port, ended])}/games`;
    const asked = (path: string, options?: RequestInit) => fetch(`${lobby}${path}`, options);
    const post = (numPlayers: number) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numPlayers }),
    });

    expect(await (await asked('')).json()).toEqual(['snails']);
    expect(await (await asked('/snails/create', post(2))).json()).toEqual({ matchID: expect.stringMatching(/^\S+$/) });
    expect((await asked('/snails/create', post(9))).ok).toBe(false);
  } finally {
    server.kill();
  }
});
