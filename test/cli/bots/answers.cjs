// A bot of its own program, without the library: says to every turn what it was told to say.
const answer = new Function('turn', `return ${process.argv[2]}`);

require('node:readline')
  .createInterface(process.stdin)
  .on('line', (line) => {
    const told = JSON.parse(line);
    if (told.type === 'hello') process.stdout.write('{ "name": "answers" }\n');
    if (told.type === 'turn') process.stdout.write(`${JSON.stringify(answer(told.turn))}\n`);
  });
