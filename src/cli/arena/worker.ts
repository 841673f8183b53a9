import { parentPort } from 'node:worker_threads';
import type { AnyBox } from '../../boxes/index.ts';
import { contestant } from '../bots.ts';
import { gameNamed } from '../chosen-game.ts';
import { messageOf } from '../failure.ts';
import { tellProcesses } from '../threads.ts';
import { type Entered, playGame } from './play-game.ts';
import type { ArenaAnswer, ArenaTask } from './pool.ts';
import type { Tournament } from './tournament.ts';

/** Plays the games whose numbers come in, one after another. */
export function serveArena({ tournament }: ArenaTask): void {
  const table = seatedAt(tournament);
  // Whoever asks for the first game is told if this goes wrong.
  table.catch(() => {});
  parentPort?.on('message', async (game: number) => {
    parentPort?.postMessage(await played(game));
  });

  async function played(game: number): Promise<ArenaAnswer> {
    try {
      const { box, entered } = await table;
      return { line: await playGame(box, tournament, entered, game) };
    } catch (thrown) {
      return { failed: messageOf(thrown) };
    }
  }
}

/** The game and the bots of a tournament, as they were when it began. */
async function seatedAt({ game, bots, moveTime }: Tournament): Promise<{ box: AnyBox; entered: readonly Entered[] }> {
  const { box, digest: found } = await gameNamed(game.name);
  if (found !== game.digest) throw new Error(`the game at ${game.name} has changed in the meantime.`);
  const entered = await Promise.all(
    bots.map(async ({ name, digest }) => {
      const loaded = await contestant(name, box);
      if (loaded.digest !== digest) throw new Error(`the bot at ${name} has changed in the meantime.`);
      const entrant = loaded.enter({ box, game: game.name, moveTime, onProcess: tellProcesses });
      await entrant.greet();
      return { nodes: loaded.nodes, sit: entrant.sit };
    }),
  );
  return { box, entered };
}
