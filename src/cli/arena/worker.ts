import { parentPort } from 'node:worker_threads';
import type { AnyBox } from '../../boxes/index.ts';
import { type Contestant, contestant } from '../bots.ts';
import { gameNamed } from '../chosen-game.ts';
import { messageOf } from '../failure.ts';
import { playGame } from './play-game.ts';
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
      const { box, contestants } = await table;
      return { line: playGame(box, tournament, contestants, game) };
    } catch (thrown) {
      return { failed: messageOf(thrown) };
    }
  }
}

/** The game and the bots of a tournament, as they were when it began. */
async function seatedAt({ game, bots }: Tournament): Promise<{ box: AnyBox; contestants: Contestant[] }> {
  const { box, digest: found } = await gameNamed(game.name);
  if (found !== game.digest) throw new Error(`the game at ${game.name} has changed in the meantime.`);
  const contestants = await Promise.all(
    bots.map(async ({ name, digest }) => {
      const loaded = await contestant(name, box);
      if (loaded.digest !== digest) throw new Error(`the bot at ${name} has changed in the meantime.`);
      return loaded;
    }),
  );
  return { box, contestants };
}
