// One of the other large games in a process of its own: `node large-child.mjs <game> <rounds> [only]`. Prints its samples as JSON.
import { cloneAgainstFork } from './fork.mjs';
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

const [name, rounds, only = ''] = process.argv.slice(2);
const played = await playedNamed(name);
const direct = directPlayouts(played);
/** These compare one game with another kind of game: how much is decided at once differs more than how fast it is done. */
const forInformation = ({ goal: _goal, ...row }) => row;

const rows = [
  ...reduceAgainstProduce(played),
  ...directAgainstPeers(played, direct).map(forInformation),
  ...cloneAgainstFork(played),
  ...hashAgainstJson(played),
  ...searchAgainstDirect(played, direct),
  ...lateAgainstEarly(played),
  ...manyAgainstFewPlayers(played),
].filter(isCalled(only));
process.stdout.write(JSON.stringify({ rows: sampled(rows, { rounds: Number(rounds) }), memory: memoryOf(played) }));
