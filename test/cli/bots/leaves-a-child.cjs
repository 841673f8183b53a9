// Says who it is, starts a program that keeps its output open, and ends when it should decide.
const { spawn } = require('node:child_process');

require('node:readline')
  .createInterface(process.stdin)
  .on('line', (line) => {
    const { type } = JSON.parse(line);
    if (type === 'hello') process.stdout.write('{ "name": "leaves a child" }\n');
    if (type !== 'turn') return;
    const child = spawn('sleep', ['20'], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] });
    child.on('spawn', () => process.exit(4));
  });
