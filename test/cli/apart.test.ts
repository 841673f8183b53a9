import { resolve } from 'node:path';
import { randomBot } from 'gastropodia/bots';
import { expect, test } from 'vitest';
import { type GameLine, openTournament } from '../../src/arena/index.ts';
import { type ProcessBot, processBot } from '../../src/cli/processes/process-bot.ts';
import { boxNamed } from '../../src/registry/index.ts';

/** Forfeits each game with a sentence: by which process it was played, and by how many before. */
const BOT = resolve(import.meta.dirname, 'bots/says-who.cjs');

async function atKuhn(
  games: number,
): Promise<{ readonly who: ProcessBot; readonly play: (of?: number[]) => Promise<string[]> }> {
  const box = await boxNamed('kuhn');
  if (box === undefined) throw new Error('There is no Kuhn.');
  const started = { command: process.execPath, args: [BOT], answersOn: 'stdout' } as const;
  const who = processBot({ name: 'who', started, box, moveTime: 60 });
  const cup = openTournament(box, { bots: [{ name: 'who', sit: who.sit }, randomBot], games, seed: 'apart' });
  const play = async (of?: number[]): Promise<string[]> => {
    const lines: GameLine[] = [];
    for await (const line of cup.play(of)) lines.push(line);
    return lines.flatMap(({ forfeits = [] }) => forfeits.map(({ said }) => said));
  };
  return { who, play };
}

const pidOf = (said: string | undefined): string => said?.split(' ', 1)[0] ?? '';

test('no process plays two games of one deal: what a bot remembers of the first does not help it in the second', async () => {
  const { who, play } = await atKuhn(20);
  const said = await play();
  who.close();

  const pids = [0, 1].map((game) => new Set(said.filter((_, index) => index % 2 === game).map(pidOf)));
  expect(said).toHaveLength(20);
  // A process goes on from deal to deal: to start one for each game would take longer than most games.
  expect(pids.map(({ size }) => size)).toEqual([1, 1]);
  expect(pids[0]).not.toEqual(pids[1]);
});

test('no process plays a game for the second time', async () => {
  const { who, play } = await atKuhn(4);
  const [first, again, next] = [await play([2]), await play([2]), await play([0])];
  who.close();

  expect(pidOf(first[0])).not.toBe(pidOf(again[0]));
  expect(pidOf(again[0])).toBe(pidOf(next[0]));
  expect(again[0]).toMatch(/ 1$/);
});
