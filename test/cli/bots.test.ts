import { createRandom, type GameTypes, type Turn } from 'gastropodia';
import { snailsBox } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { type Contestant, contestant, seated } from '../../src/cli/bots.ts';

/** A bot that keeps what it is told of its budget. */
function listener(nodes?: number): { readonly bot: Contestant; readonly heard: unknown[] } {
  const heard: unknown[] = [];
  const choose = (turn: Turn<GameTypes>) => {
    heard.push(Reflect.get(turn, 'nodes'));
    return { type: 'use-rage', seat: 0 } as unknown as GameTypes['Action'];
  };
  return { bot: { name: 'listener', digest: '', nodes, make: () => ({ name: 'listener', choose }) }, heard };
}

test('each bot has the common budget or its own, and the game allows the largest', () => {
  const [common, own] = [listener(), listener(5000)];
  const { bots, nodes } = seated([common.bot, own.bot], 300);
  for (const bot of bots) bot.choose({ random: createRandom('x') } as Turn<GameTypes>);

  expect([common.heard, own.heard, nodes]).toEqual([[300], [5000], 5000]);
});

test.each([
  ['random', 'random', undefined],
  ['random:500', 'random', 500],
])('%s is a bot of its own budget', async (asked, name, nodes) => {
  const found = await contestant(asked, snailsBox);

  expect({ name: found.name, nodes: found.nodes, bot: found.make().name }).toEqual({ name: asked, nodes, bot: name });
});

test('a module is known by its text, whatever its budget', async () => {
  const [one, same, other] = await Promise.all(
    ['hasty.mjs', 'hasty.mjs:50', 'first.mjs'].map((file) => contestant(`test/cli/bots/${file}`, snailsBox)),
  );

  expect(one?.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(same).toMatchObject({ digest: one?.digest, nodes: 50 });
  expect(other?.digest).not.toBe(one?.digest);
});

test('a function makes a new bot for every game', async () => {
  const { make } = await contestant('test/cli/bots/first.mjs', snailsBox);

  expect(make()).not.toBe(make());
});
