import { writeSync } from 'node:fs';

// Prints where it can, and looks for the seed in everything that it has.
export default {
  name: 'spy',
  choose(turn) {
    process.stdout.write('a bot that talks\n');
    writeSync(1, 'a bot that talks\n');
    const { view, decision, actions, nodes } = turn;
    const had = JSON.stringify({ view, decision, actions, nodes, argv: process.argv, env: process.env });
    return had.includes('a-secret') ? undefined : actions.at(-1);
  },
};
