import { recordedGames } from './games.mjs';

/**
 * What states take: as text, as a whole tree of their own, and kept one after the other along a game, where each has most
 * of its parts in common with the one before.
 *
 * @param {import('./games.mjs').Played} played
 * @returns {string[]} lines for people
 */
export function memoryOf(played) {
  const { id, game } = played;
  const states = () => recordedGames(played).flatMap((moves) => moves.map(({ after }) => after));
  const texts = states().map((state) => JSON.stringify(state));
  const bytes = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  const alone = retainedBytes(() => texts.map((text) => JSON.parse(text)));
  const along = retainedBytes(states);
  const forked = retainedBytes(() =>
    recordedGames(played).flatMap((moves) =>
      moves.map(({ after }) => game.simulate(after, { chance: after.chance }).fork()),
    ),
  );
  const line = (what, figure) => `${id}: ${what} ${Math.round(figure).toLocaleString('en')} bytes`;
  return [
    line('a state as JSON', bytes),
    line('a state in memory, alone', alone),
    line('a state in memory, kept along a game', along),
    line('a fork in memory', forked),
  ];
}

/** What each of the things made takes, as long as all of them are kept. */
function retainedBytes(make) {
  const before = usedHeap();
  const kept = make();
  const after = usedHeap();
  return (after - before) / kept.length;
}

function usedHeap() {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
