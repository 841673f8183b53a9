import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPack } from 'gastropodia/kelp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameNamed } from '../../src/cli/chosen-game.ts';
import { gastropodia } from './run.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastropodia-pack-'));
});
afterAll(() => rm(folder, { recursive: true }));

function written(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

test('a pack from a file is played, in every thread and by bots in processes of their own', async () => {
  const pack = written('same.json', JSON.stringify(defaultPack));
  const args = ['--game', 'kelp', '--pack', pack, '-g', '2', '-w', '1', '--json'];
  const { code, stdout } = await gastropodia(['arena', 'random', './bots/hasty.mjs', ...args]);

  expect(code).toBe(0);
  const { tournament, forfeits } = JSON.parse(stdout);
  expect(forfeits).toEqual([]);
  expect(tournament.game).toEqual({ name: `kelp+${pack}`, digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const { box } = await gameNamed('kelp');
  expect(tournament.ruleset).toBe(box.game.ruleset);
});

test('a pack that cannot be is refused with the path of its fault', async () => {
  const [part = ''] = Object.keys(defaultPack);
  const lacking = JSON.stringify({ ...defaultPack, [part]: undefined });

  await expect(gameNamed(`kelp+${written('lacking.json', lacking)}`)).rejects.toThrow(
    new RegExp(`lacking.json: [^]*${part}`),
  );
  await expect(gameNamed(`kelp+${written('no.json', 'cards')}`)).rejects.toThrow(
    'is no pack of cards: it is not JSON.',
  );
  await expect(gameNamed('kelp+absent.json')).rejects.toThrow('absent.json cannot be read: there is no such file');
  await expect(gameNamed(`duel+${written('x.json', '{}')}`)).rejects.toThrow(
    'duel has no cards that could be replaced',
  );
});
