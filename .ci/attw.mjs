// Lets attw check the types of every entry point: by itself it skips those that `exports` matches with a pattern.
import { spawnSync } from 'node:child_process';
import { ENTRY_POINTS } from './entry-points.mjs';

const paths = Object.keys(ENTRY_POINTS).map((entryPoint) => (entryPoint === '' ? '.' : `./${entryPoint}`));
const { status, error } = spawnSync('attw', ['--pack', '.', '--profile', 'node16', '--entrypoints', ...paths], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
