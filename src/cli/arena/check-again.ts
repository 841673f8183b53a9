import { randomInt } from 'node:crypto';
import type { GameLine, PlayedGame } from '../../arena/index.ts';
import { Failure } from '../failure.ts';
import { openPool, type PoolOptions, playAll } from './pool.ts';

/** The failure of a tournament of which nobody knows what else in it is wrong. */
export class Doubt extends Failure {}

/**
 * Plays so many of these games again, here, and fails if one comes out otherwise. Nobody can know before which they are, so
 * that whoever has made results up is found out as soon as one of them is among these. Gives how many there were.
 */
export async function checkAgain(lines: readonly GameLine[], count: number, options: PoolOptions): Promise<number> {
  const chosen = new Map(someOf(lines, count).map((line) => [line.game, line]));
  for await (const again of playAll([...chosen.keys()], options)) {
    mustBeSame(chosen.get(again.game), again);
  }
  return chosen.size;
}

/** Plays the game again that a line tells of, and fails if it comes out otherwise. */
export async function playedAgain(
  line: GameLine,
  options: Pick<PoolOptions, 'program' | 'tournament'>,
): Promise<PlayedGame> {
  const pool = openPool({ ...options, workers: 1 });
  try {
    const played = await pool.play(line.game);
    // Lines had no scores in 1.0, and nothing is wrong with those.
    const { scores: _, ...unscored } = played.line;
    mustBeSame(line, line.scores === undefined ? unscored : played.line);
    return played;
  } finally {
    await pool.close();
  }
}

function mustBeSame(said: GameLine | undefined, again: GameLine): void {
  const difference = differenceOf(said, again);
  if (difference === undefined) return;
  throw new Doubt(`Game ${again.game} comes out otherwise when it is played again: ${difference}.`);
}

function someOf<Item>(items: readonly Item[], count: number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(randomInt(left.length), 1)).flat();
}

/** The first thing in which a game differs from itself. */
function differenceOf(said: GameLine | undefined, again: GameLine): string | undefined {
  const names = new Set([...Object.keys(said ?? {}), ...Object.keys(again)]) as Set<keyof GameLine>;
  for (const name of names) {
    const [there, here] = [JSON.stringify(said?.[name]), JSON.stringify(again[name])];
    if (there !== here) return `${name} ${here ?? 'nothing'}, not ${there ?? 'nothing'}`;
  }
  return undefined;
}
