// One of the other large games in a process of its own: `node large-child.mjs <game> <forks | rest> <rounds> [only]`. Prints its
// samples as JSON. Forks are timed in a process where nothing else is: long games that were played in one simulation let V8 put
// the forks that follow where they last, which makes them up to twice as slow.
import { cloneAgainstFork } from './fork.mjs';
import { framesAgainstApply } from './frames.mjs';
import { playedNamed } from './games.mjs';
import { lateAgainstEarly } from './growth.mjs';
import { sampled } from './harness.mjs';
import { hashAgainstJson } from './hash.mjs';
import { memoryOf } from './memory.mjs';
import { directAgainstPeers } from './peers.mjs';
import { directPlayouts } from './playouts.mjs';
import { reduceAgainstProduce } from './reduce.mjs';
import { isCalled } from './report.mjs';
import { manyAgainstFewPlayers } from './scale.mjs';
import { searchAgainstDirect } from './search.mjs';

const [name, part, rounds, only = ''] = process.argv.slice(2);
const played = await playedNamed(name);
/** These compare one game with another kind of game: how much is decided at once differs more than how fast it is done. */
const forInformation = ({ goal: _goal, ...row }) => row;
const afterLongGames = (row) => ({
  ...forInformation(row),
  id: `clone-vs-later-fork/${name}`,
  what: `${name}: … after long games in one simulation`,
});

function restOf() {
  const direct = directPlayouts(played);
  return [
    ...reduceAgainstProduce(played),
    ...directAgainstPeers(played, direct).map(forInformation),
    ...cloneAgainstFork(played).map(afterLongGames),
    ...hashAgainstJson(played),
    ...searchAgainstDirect(played, direct),
    ...lateAgainstEarly(played),
    ...manyAgainstFewPlayers(played),
    ...framesAgainstApply(played),
  ];
}

const rows = (part === 'forks' ? cloneAgainstFork(played) : restOf()).filter(isCalled(only));
const memory = part === 'forks' ? [] : memoryOf(played);
process.stdout.write(JSON.stringify({ rows: sampled(rows, { rounds: Number(rounds) }), memory }));
