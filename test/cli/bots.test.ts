import { snailsBox } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { contestant } from '../../src/cli/bots.ts';

test.each([
  ['random', 'random', undefined],
  ['random:500', 'random', 500],
])('%s is a bot of its own budget', async (asked, name, nodes) => {
  const found = await contestant(asked, snailsBox);
  const seated = found
    .enter({ box: snailsBox, game: 'snails' })
    .sit({ seat: 0, seats: 2, seed: 'x', nodes: found.nodes ?? 1, gameOfDeal: 0 });

  expect({ name: found.name, nodes: found.nodes, bot: seated.name }).toEqual({ name: asked, nodes, bot: name });
});

test.each(['random:9007199254740993', 'random:0', 'random:007', 'random:'])('%s has no budget', async (asked) => {
  await expect(contestant(asked, snailsBox)).rejects.toThrow(`The nodes of '${asked}' have to be a whole number`);
});

test('a module is known by its text, whatever its budget', async () => {
  const [one, same, other] = await Promise.all(
    ['hasty.mjs', 'hasty.mjs:50', 'first.mjs'].map((file) => contestant(`test/cli/bots/${file}`, snailsBox)),
  );

  expect(one?.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(same).toMatchObject({ digest: one?.digest, nodes: 50 });
  expect(other?.digest).not.toBe(one?.digest);
});
