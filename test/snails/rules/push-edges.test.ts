import { expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import {
  damage,
  type Effect,
  field,
  goThere,
  type Pack,
  type PurpleCard,
  pushEvenShells,
} from '../../../src/games/snails/cards/vocabulary.ts';
import { at, half, played, stepTo, told } from '../kit/plays.ts';
import { act, asked, handleOf, options, refusal, scene } from '../kit/scene.ts';

/** The default pack with another card in place of the Jetpack. */
const withJetpack = (least: number, ...effects: readonly Effect[]): Pack => {
  const jetpack: PurpleCard = {
    copies: 4,
    source: 'ours',
    target: field({ range: [least, 2], sight: 'ignored' }),
    effects,
  };
  return { ...defaultPack, purple: { ...defaultPack.purple, jetpack } };
};

test('SNL-7.13 placing: a card that reaches the own field says why it cannot be aimed there', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach
     2,0  beach  2a`,
    { play: 'jetpack', pack: withJetpack(0, goThere), sea: 'none' },
  );

  expect(refusal(before, at('0,0'))).toEqual({ code: 'field/same', rule: 'SNL-7.13', facts: { field: '0,0' } });
});

test('SNL-7.4 chain: the commander of player 1 can be the one who makes room', () => {
  const crawling = act(
    scene(
      `0,0  beach  1a
       1,0  beach  1c 2c* 2s*
       2,0  beach`,
      { play: 'crawl-shell', sea: 'none', tokens: [['1a', '1c']] },
    ),
    half('crawl'),
  );

  expect(options(crawling)).toEqual([{ field: '1,0' }, { decline: true }]);
  expect(options(act(crawling, stepTo('1,0')))).toEqual([
    { snail: handleOf('1c'), field: '0,0' },
    { snail: handleOf('1c'), field: '2,0' },
  ]);
});

test('SNL-7.5 a snail that is pushed with its shell and has nowhere to go is told to have stayed', () => {
  const after = played(
    `0,0  mountain  1a
     1,0  beach     2a* 2s*`,
    { play: 'jetpack', pack: withJetpack(1, damage(5), pushEvenShells), sea: 'none' },
  );

  expect(told(after, 'stayed')).toEqual([
    { type: 'stayed', snail: handleOf('2a'), why: 'nowhere' },
    { type: 'stayed', snail: handleOf('2s'), why: 'nowhere' },
  ]);
  expect(asked(after)).toEqual(['2 choose-half']);
});
