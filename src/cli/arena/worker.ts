import { parentPort } from 'node:worker_threads';
import { type OpenTournament, openTournament } from '../../arena/index.ts';
import { contestant } from '../bots.ts';
import { gameNamed } from '../chosen-game.ts';
import { messageOf } from '../failure.ts';
import { tellProcesses } from '../threads.ts';
import type { ArenaAnswer, ArenaTask } from './pool.ts';
import type { Tournament } from './tournament.ts';

/** Plays the games whose numbers come in, one after another. */
export function serveArena({ tournament }: ArenaTask): void {
  const opened = openedHere(tournament);
  // Whoever asks for the first game is told if this goes wrong.
  opened.catch(() => {});
  parentPort?.on('message', async (game: number) => {
    parentPort?.postMessage(await played(game));
  });

  async function played(game: number): Promise<ArenaAnswer> {
    try {
      const { playGame } = await opened;
      return { played: await playGame(game) };
    } catch (thrown) {
      return { failed: messageOf(thrown) };
    }
  }
}

/** A tournament with its game and its bots, as they were when it began. */
async function openedHere({ game, bots, moveTime, ...tournament }: Tournament): Promise<OpenTournament> {
  const { box, digest: found } = await gameNamed(game.name);
  if (found !== game.digest) throw new Error(`the game at ${game.name} has changed in the meantime.`);
  const entered = await Promise.all(
    bots.map(async ({ name, digest }) => {
      const loaded = await contestant(name, box);
      if (loaded.digest !== digest) throw new Error(`the bot at ${name} has changed in the meantime.`);
      const entrant = loaded.enter({ box, game: game.name, moveTime, onProcess: tellProcesses });
      await entrant.greet();
      const { nodes, sit } = { ...loaded, ...entrant };
      return { name, sit, ...(nodes === undefined ? {} : { nodes }) };
    }),
  );
  // Whoever keeps a tournament may have written more into it.
  const { config, players, games, seed, nodes } = tournament;
  return openTournament(box, { config, players, games, seed, nodes, bots: entered });
}
