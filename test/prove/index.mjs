// Proves at length what `npm test` tries in short: every test that asks `effort` how much to try is run again with more,
// and then the mistakes that are listed by name are made, one after the other, to see that each is caught.
//
//   npm run prove                as much as every change has to pass
//   npm run prove -- 10          ten times as much
//   npm run prove -- 10 laws     of the tests with `laws` in their path
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [times = '1', part = ''] = process.argv.slice(2);
if (!(Number(times) > 0)) {
  console.error(`prove: how many times as much? '${times}' is no number above 0.`);
  process.exit(2);
}

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => join('test', file))
  .filter((file) => file.endsWith('.test.ts') && file.includes(part))
  .filter((file) => readFileSync(file, 'utf8').includes('kit/effort.ts'))
  .sort();
if (files.length === 0) {
  console.error(`prove: no test with '${part}' in its path tries more when it is asked to.`);
  process.exit(2);
}

const run = (what, args, env = {}) => {
  console.log(`== ${what}`);
  const { status } = spawnSync('npx', args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0 ? [] : [what];
};

const failed = [
  ...run(`${files.length} files of tests, ${times} times`, ['vitest', 'run', ...files], { PROVE: times }),
  ...(part === '' ? run('mistakes by name', ['node', 'test/mutation/index.mjs', '--named']) : []),
];
if (failed.length > 0) {
  console.error(`FAILED: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('All of it holds.');
