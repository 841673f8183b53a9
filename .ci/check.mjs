// Runs every check, one after another, and says at the end which of them failed.
import { spawnSync } from 'node:child_process';

const CHECKS = ['types', 'lint', 'arrows', 'unused', 'docs', 'site', 'package', 'size'];

const failed = CHECKS.filter((name) => {
  console.log(`\n== check:${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', `check:${name}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.log(`check:${name} FAILED`);
  return status !== 0;
});

if (failed.length > 0) {
  console.log(`\nFAILED: ${failed.map((name) => `check:${name}`).join(', ')}`);
  process.exit(1);
}
console.log('\nAll checks passed.');
