import type { GameTypes } from 'gastropodia';
import { type Entry, openTournament } from 'gastropodia/arena';
import type { Box } from 'gastropodia/boxes';
import { kelpBox } from 'gastropodia/kelp';
import { zombiakiBox } from 'gastropodia/zombiaki';
import { expect, test } from 'vitest';

interface Seen {
  readonly bot: string;
  readonly seat: number;
  /** What the seat sees when it decides for the first time. */
  readonly view: unknown;
}

/** Always takes the first action, and tells what it has seen first. */
const witness = (box: Box, name: string, seen: Seen[]): Entry<GameTypes> => ({
  name,
  sit({ seat }) {
    let isNew = true;
    return {
      name,
      move(view) {
        if (isNew) seen.push({ bot: name, seat, view });
        isNew = false;
        return [...box.game.legalActions(view)][0] as GameTypes['Action'];
      },
    };
  },
});

// KLP-2.1: who sits on the first seat is the octopus. ZOM-2.7: who sits on the first seat plays the zombies.
test.each([
  ['kelp', kelpBox as Box, ['the octopus player', 'the shark player']],
  ['zombiaki', zombiakiBox as Box, ['the zombie player', 'the human player']],
])('%s: both games of a pair have the same deal, and the bots have exchanged their sides', async (_, box, sides) => {
  const games: Seen[][] = [];
  for (const number of [0, 1, 2]) {
    const seen: Seen[] = [];
    const bots = [witness(box, 'ant', seen), witness(box, 'bee', seen)];
    await openTournament(box, { bots, games: 4, seed: 'sides' }).playGame(number);
    games.push(seen.sort((one, other) => one.seat - other.seat));
  }
  const [first = [], exchanged = [], other = []] = games;

  expect(first.map(({ bot, seat }) => [bot, box.words.seat(seat, { locale: 'en' })])).toEqual([
    ['ant', sides[0]],
    ['bee', sides[1]],
  ]);
  expect(exchanged.map(({ bot, seat }) => [bot, box.words.seat(seat, { locale: 'en' })])).toEqual([
    ['bee', sides[0]],
    ['ant', sides[1]],
  ]);
  // Whoever decides alike sees alike: hands, blocks and dice came from the same luck.
  expect(exchanged.map(({ view }) => view)).toEqual(first.map(({ view }) => view));
  expect(other.map(({ view }) => view)).not.toEqual(first.map(({ view }) => view));
});
