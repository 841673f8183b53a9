// Runs every check, and says at the end which of them failed. Those that only read run beside those that build something.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const READING = ['types', 'lint', 'arrows', 'unused'];
const BUILDING = ['docs', 'site', 'package', 'size'];

const failed = [];

/** What a check prints is shown when it has ended: two at once would be mixed. */
function check(name) {
  const begun = performance.now();
  const child = spawn('npm', ['run', '--silent', `check:${name}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - begun) / 1000);
      process.stdout.write(`\n== check:${name} (${seconds} s)\n${Buffer.concat(said)}`);
      if (code !== 0) {
        console.log(`check:${name} FAILED`);
        failed.push(name);
      }
      resolve();
    });
  });
}

async function inTurn(names) {
  for (const name of names) await check(name);
}

if (availableParallelism() > 1) await Promise.all([inTurn(READING), inTurn(BUILDING)]);
else await inTurn([...READING, ...BUILDING]);

if (failed.length > 0) {
  console.log(`\nFAILED: ${failed.map((name) => `check:${name}`).join(', ')}`);
  process.exit(1);
}
console.log('\nAll checks passed.');
