import { parentPort } from 'node:worker_threads';
import { contestant } from '../bots.ts';
import { messageOf } from '../failure.ts';
import { playGame } from './play-game.ts';
import type { ArenaAnswer, ArenaTask } from './pool.ts';

/** Plays the games whose numbers come in, one after another. */
export function serveArena({ tournament }: ArenaTask): void {
  const contestants = Promise.all(
    tournament.bots.map(async ({ name, digest }) => {
      const loaded = await contestant(name);
      if (loaded.digest !== digest) throw new Error(`the bot at ${name} has changed in the meantime.`);
      return loaded;
    }),
  );
  parentPort?.on('message', async (game: number) => {
    parentPort?.postMessage(await played(game));
  });

  async function played(game: number): Promise<ArenaAnswer> {
    try {
      return { line: playGame(tournament, await contestants, game) };
    } catch (thrown) {
      return { failed: messageOf(thrown) };
    }
  }
}
