import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gastropodia } from './run.ts';

const FILES = {
  'syntax.mjs': "export default {\n  name: 'bot',\n  choose: ;\n};\n",
  'behind.mjs': "import './data.json' with { type: 'json' };\nexport { default } from './syntax.mjs';\n",
  'data.json': '{}',
  'syntax.cjs': '\nmodule.exports = { choose: ;\n',
  'export.mjs': "import { nothing } from './fine.mjs';\nexport default nothing;\n",
  'fine.mjs': 'export default 1;\n',
  'throws.mjs': "const weights = undefined;\nexport default { name: 'bot', choose: weights.best };\n",
  'made.mjs': "export default () => {\n  throw new RangeError('no weights');\n};\n",
  'typed.mts': "export default { name: 'bot', choose: ({ actions }: { actions: unknown[] }) => actions[0] };\n",
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastropodia-loading-'));
  await Promise.all(Object.entries(FILES).map(([name, text]) => writeFile(join(folder, name), text)));
});
afterAll(() => rm(folder, { recursive: true }));

const arena = (bot: string) =>
  gastropodia(['arena', bot, 'random', '--game', 'tic-tac-toe', '-g', '2'], { cwd: folder });

test.each([
  ['./syntax.mjs', "cannot be loaded: Unexpected token ';' (syntax.mjs:3)"],
  ['./behind.mjs', "cannot be loaded: Unexpected token ';' (syntax.mjs:3)"],
  ['./syntax.cjs', "cannot be loaded: Unexpected token ';' (syntax.cjs:2)"],
  [
    './export.mjs',
    "cannot be loaded: The requested module './fine.mjs' does not provide an export named 'nothing' (export.mjs:1)",
  ],
  ['./throws.mjs', "cannot be loaded: Cannot read properties of undefined (reading 'best') (throws.mjs:2:47)"],
  ['./made.mjs', 'cannot be made: no weights (made.mjs:2:9)'],
])('of %s, which is no module that can be played, it is said where', async (bot, reason) => {
  expect(await arena(bot)).toEqual({ code: 2, stdout: '', stderr: `The bot at ${bot} ${reason}\n` });
});

test('a game that cannot be loaded says where, too', async () => {
  const { code, stderr } = await gastropodia(['watch', '--game', './syntax.mjs'], { cwd: folder });

  const said = "The game at ./syntax.mjs cannot be loaded: Unexpected token ';' (syntax.mjs:3)\n";
  expect({ code, stderr }).toEqual({ code: 2, stderr: said });
});

const runsTypeScript = 'typescript' in process.features && process.features.typescript !== false;

test.skipIf(runsTypeScript)('what to do with TypeScript is said where Node does not run it', async () => {
  expect(await arena('typed.mts')).toEqual({
    code: 2,
    stdout: '',
    stderr: `The bot at typed.mts cannot be loaded: Node ${process.versions.node} does not run TypeScript. Make JavaScript of it first, as npx esbuild typed.mts --outfile=typed.mjs does, or use Node 22.18 or later.\n`,
  });
});
