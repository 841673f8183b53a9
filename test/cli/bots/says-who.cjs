// Says by which process each game is played, and by how many it has been played there: "pid seat games".
let games = 0;
require('node:readline')
  .createInterface({ input: process.stdin })
  .on('line', (line) => {
    const told = JSON.parse(line);
    if (told.type === 'hello') process.stdout.write(`${JSON.stringify({ name: 'who' })}\n`);
    if (told.type === 'begin') games++;
    if (told.type !== 'turn') return;
    process.stdout.write(`${JSON.stringify({ turn: told.turn, error: `${process.pid} ${told.seat} ${games}` })}\n`);
  })
  .on('close', () => process.exit(0));
