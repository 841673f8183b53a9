import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importsOf } from '../../src/cli/imports.ts';
import { digestOf } from '../../src/cli/modules.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastropodia-imports-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function written(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return join(folder, 'bot.mjs');
}

const BOT = {
  'bot.mjs': "import { best } from './deep/best.mjs';\nexport default { name: 'bot', choose: best };",
  'deep/best.mjs':
    "import weights from './weights.json' with { type: 'json' };\nimport 'left';\nexport const best = () => weights;",
  'deep/weights.json': '[1, 2]',
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "dependencies": { "right": "*" } }',
  'node_modules/right/package.json': '{ "name": "right", "version": "1.0.0" }',
};

test.each([
  ['its own text', 'bot.mjs', `${BOT['bot.mjs']}\n`],
  ['a module that it imports', 'deep/best.mjs', `${BOT['deep/best.mjs']}\n`],
  ['data that such a module imports', 'deep/weights.json', '[1, 3]'],
  ['the version of a package', 'node_modules/left/package.json', '{ "name": "left", "version": "1.0.1" }'],
  ['that of a package behind it', 'node_modules/right/package.json', '{ "name": "right", "version": "2.0.0" }'],
])('a bot is another one with a change of %s', async (_, name, text) => {
  const before = digestOf(await written(BOT));

  expect(digestOf(await written({ [name]: text }))).not.toBe(before);
});

test('the same files in another folder are the same bot', async () => {
  const here = digestOf(await written(BOT));
  const there = digestOf(
    join(
      dirname(await written(Object.fromEntries(Object.entries(BOT).map(([name, text]) => [`copy/${name}`, text])))),
      'copy/bot.mjs',
    ),
  );

  expect(there).toBe(here);
});

test('modules that import each other come to an end', async () => {
  const bot = await written({ 'bot.mjs': "import './a.mjs'", 'a.mjs': "import './bot.mjs'" });

  expect(digestOf(bot)).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  "import './a.mjs'",
  "import{x}from'./a.mjs'",
  'import x, {\n  y,\n} from "./a.mjs";',
  "export * from './a.mjs';",
  "await import('./a.mjs')",
  'await import(/* now */ `./a.mjs`)',
  "require('./a')",
  "readFileSync(new URL('./a.mjs?1', import.meta.url))",
  "import '#own'",
  "import '#some/a'",
])('%s is found', async (text) => {
  const bot = await written({
    'bot.mjs': text,
    'a.mjs': '',
    'a.js': '',
    'package.json': '{ "imports": { "#own": { "node": "./a.mjs" }, "#some/*": "./*.mjs" } }',
  });

  expect(importsOf(bot, text)).toMatchObject([{ file: expect.stringMatching(/\/a\.m?js$/) }]);
});

test('what Node brings, what is missing and what no module can be is no trouble', async () => {
  const text = "import 'node:fs'; import 'absent'; import './absent.mjs'; import './%2F.mjs'; import(name);";
  const bot = await written({ 'bot.mjs': text });

  expect(importsOf(bot, text)).toEqual([{ name: 'absent' }, { name: './absent.mjs' }, { name: './%2F.mjs' }]);
});
