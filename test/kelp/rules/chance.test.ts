import { expect, test } from 'vitest';
import { trace } from '../../../src/testing/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { parseSaid } from '../kit/said.ts';
import { act, asked, type Drawn, look, scene } from '../kit/scene.ts';

/** What saying this puts to chance, where the first of all that can come always comes: the stream, and how likely each thing is. */
function putToChance({ game, state, book }: Drawn, said: string, ids: readonly string[] = book.blockIds): string[] {
  const rolled = trace(game, state, parseSaid(said, game.pending(state)), ({ weights }) =>
    weights.findIndex((weight) => weight > 0),
  );
  return rolled.map(({ draw: { stream, weights } }) => {
    const likely = weights.flatMap((weight, number) => (weight === 0 ? [] : [`${weight} ${ids[number]}`]));
    return `${stream}: ${likely.join(', ')}`;
  });
}

test('KLP-18.5 + KLP-18.8 each block in the bag is as likely to be drawn next, before the shark says where it goes', () => {
  const before = pictured(act(scene('hand: great-escape'), 'play great-escape', 'pay nw n ne'));
  expect(putToChance(before, 'mix w c e se')).toEqual(['blocks: 1 octopus, 2 shell, 1 trap-discard-1']);
  const drawn = act(before, 'mix w c e se ~ shell');
  expect([asked(drawn), look(drawn, 'drawn-block')]).toEqual(['shark mix-place', 'shell']);
  for (const place of ['put w', 'put se']) {
    expect(putToChance(drawn, place)).toEqual(['blocks: 1 octopus, 1 shell, 1 trap-discard-1']);
  }
});

test('KLP-18.6 after a shuffle each card of the draw pile is as likely to come next', () => {
  const empty = scene('hand: camouflage camouflage\ndraw: -\ndiscards: sneak nimble-dodge sneak');
  const ids = empty.book.cardIds;
  expect(putToChance(empty, 'draw', ids)).toEqual(['deck: 2 sneak, 1 nimble-dodge', 'deck: 1 sneak, 1 nimble-dodge']);
  // A card on top is no secret, and none after Sea Snail has shuffled.
  const known = scene('hand: sneak sneak sneak\ndraw: ^ink-cloud camouflage camouflage\neaten: food-sea-snail');
  expect(putToChance(known, 'draw', ids)).toEqual([]);
  const fetched = pictured(act(known, 'food food-sea-snail', 'fetch camouflage', 'discard sneak'));
  expect(putToChance(fetched, 'draw', ids)[0]).toBe('deck: 1 camouflage, 1 ink-cloud');
});
