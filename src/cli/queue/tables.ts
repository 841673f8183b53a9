import type { GameLine } from '../../arena/index.ts';
import { openPool, type Pool } from '../arena/pool.ts';
import type { Tournament } from '../arena/tournament.ts';

/** A table: a thread with the bots of one tournament, that plays a game at a time. */
interface Table {
  readonly tournament: string;
  readonly pool: Pool;
}

/** Tables that are kept from job to job, because it takes longer to lay one than to play a short game. */
export interface Tables {
  /** Plays games at one table, one after another; whoever stops early stops the game that is being played. */
  play(tournament: Tournament, games: readonly number[], signal: AbortSignal): AsyncGenerator<GameLine>;
  /** Ends all games at once. */
  close(): Promise<void>;
}

/** Tables for the jobs of a machine, of which so many are free at most. */
export function openTables(program: URL, most: number): Tables {
  const free: Table[] = [];
  const busy = new Set<Table>();

  function laidFor(tournament: Tournament): Table {
    const key = JSON.stringify(tournament);
    const index = free.findIndex((table) => table.tournament === key);
    const [table = { tournament: key, pool: openPool({ program, tournament, workers: 1 }) }] =
      index < 0 ? [] : free.splice(index, 1);
    busy.add(table);
    return table;
  }

  async function clear(table: Table): Promise<void> {
    busy.delete(table);
    await table.pool.close();
  }

  return {
    async *play(tournament, games, signal) {
      const table = laidFor(tournament);
      // A game that is in the middle of it ends with its thread.
      const stop = (): void => void table.pool.close();
      signal.addEventListener('abort', stop);
      let isWell = false;
      try {
        for (const game of games) {
          signal.throwIfAborted();
          yield (await table.pool.play(game)).line;
        }
        isWell = true;
      } finally {
        signal.removeEventListener('abort', stop);
        if (isWell && !signal.aborted) {
          busy.delete(table);
          free.push(table);
          await Promise.all(free.splice(0, free.length - most).map(clear));
        } else {
          await clear(table);
        }
      }
    },
    async close() {
      await Promise.all([...free.splice(0), ...busy].map(clear));
    },
  };
}
