// Weighs what a page loads, on the package as it is published, and fails where something is heavier than it may be.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '..');
const DEPENDENCIES = ['immer', 'seedrandom', 'valibot'];
const all = (...entries) => entries.map((entry) => `export * from 'gastropodia${entry}';`).join('');

/** What is weighed, in bytes after minifying and gzip, without the library's dependencies. Why: docs/design/weight.md. */
const BUDGETS = [
  ['kernel: to declare a game and to play it', `export { createGame, shapeOf } from 'gastropodia';`, 21_000],
  ['kernel: every name of it', all(''), 53_000],
  ['Snails with its rules', `export { snails } from 'gastropodia/snails';`, 80_500],
  ['Zombiaki with its rules', `export { zombiaki } from 'gastropodia/zombiaki';`, 71_000],
  ['Snails: every name of it', all('/snails'), 155_000],
  ['thin client, English', all('/snails/show', '/snails/show/en'), 20_500],
  ['thin client, Polish', all('/snails/show', '/snails/show/pl'), 22_500],
  ['thin client, German', all('/snails/show', '/snails/show/de'), 22_000],
  ['thin client of Zombiaki, English', all('/zombiaki/show', '/zombiaki/show/en'), 21_500],
  ['thin client of Zombiaki, Polish', all('/zombiaki/show', '/zombiaki/show/pl'), 23_000],
  ['thin client of Zombiaki, German', all('/zombiaki/show', '/zombiaki/show/de'), 22_500],
  ['thin client of Kelp, English', all('/kelp/show', '/kelp/show/en'), 22_500],
  ['thin client of Kelp, Polish', all('/kelp/show', '/kelp/show/pl'), 24_500],
  ['thin client of Kelp, German', all('/kelp/show', '/kelp/show/de'), 24_000],
  ['thin client of Ants, English', all('/ants/show', '/ants/show/en'), 22_000],
  ['thin client of Ants, Polish', all('/ants/show', '/ants/show/pl'), 24_000],
  ['thin client of Ants, German', all('/ants/show', '/ants/show/de'), 23_000],
  ['tournaments: every name of it', all('/arena'), 16_500],
  ['for boardgame.io: every name of it', all('/boardgame.io'), 13_500],
  ['thin client with cards and pictures, English', thinWithAll('en'), 46_000],
  ['client of a table: every name of it', all('/client'), 8_500],
  // What a page at a server loads, immer included.
  ['thin client, English, with the client of a table and immer', withClient('snails', 'en'), 34_000, ['immer']],
  ['thin client, Polish, with the client of a table and immer', withClient('snails', 'pl'), 34_000, ['immer']],
  ['the same of Kelp, English', withClient('kelp', 'en'), 34_000, ['immer']],
  ['the same of Ants, English', withClient('ants', 'en'), 34_000, ['immer']],
  // These are heavier than the 34 kB that the others keep.
  ['the same of Zombiaki, Polish', withClient('zombiaki', 'pl'), 34_500, ['immer']],
  ['the same of Kelp, Polish', withClient('kelp', 'pl'), 36_000, ['immer']],
  ['the same of Ants, German', withClient('ants', 'de'), 35_000, ['immer']],
  ['the same of Ants, Polish', withClient('ants', 'pl'), 36_000, ['immer']],
];

function thinWithAll(locale) {
  return all('/snails/show', '/snails/show/cards', `/snails/show/cards/${locale}`, '/snails/show/pictures');
}

function withClient(game, locale) {
  return all(`/${game}/show`, `/${game}/show/${locale}`, '/client');
}

const folder = mkdtempSync(join(tmpdir(), 'gastropodia-size-'));
try {
  unpack();
  const heavy = [];
  for (const [name, code, most, included] of BUDGETS) {
    const weight = await weightOf(code, included);
    if (weight > most) heavy.push(name);
    console.log(`${kB(weight)} of ${kB(most)}  ${name}${weight > most ? '  TOO HEAVY' : ''}`);
  }
  process.exitCode = heavy.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Packs the package, and lays it where an import finds it. */
function unpack() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' };
  const packed = execFileSync(npm, ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], options);
  const [{ filename }] = JSON.parse(packed);
  mkdirSync(join(folder, 'node_modules'));
  execFileSync('tar', ['-xzf', filename], { cwd: folder });
  symlinkSync(join(folder, 'package'), join(folder, 'node_modules/gastropodia'), 'junction');
}

async function weightOf(code, included = []) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: DEPENDENCIES.filter((name) => !included.includes(name)),
    nodePaths: [join(ROOT, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
