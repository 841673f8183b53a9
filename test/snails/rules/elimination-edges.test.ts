import { expect, test } from 'vitest';
import { half, on, played, stepTo, told } from '../kit/plays.ts';
import { handleOf, refusal, scene } from '../kit/scene.ts';

test('SNL-9.2 a snail that is not declared leaves the tokens and the Aim of its squad where they are', () => {
  const after = played(
    `0,0  beach  1a
     1,0  beach  2m:5
     0,1  beach  2a+ 2s`,
    { play: 'crossbow', tokens: [['1a'], ['2a', '2s']], luck: ['splat'] },
    on('2m'),
  );

  expect(told(after, 'eliminated')).toEqual([
    { type: 'eliminated', reveals: true, snail: handleOf('2m'), token: 'none' },
  ]);
  expect([after.state.active[1], after.state.passive[1]]).toEqual(['2a', '2s'].map(handleOf));
  // Aim is lost by what player 2 reveals afterwards, not by the death.
  const kinds = after.events.filter(({ type }) => ['eliminated', 'revealed', 'aim-lost'].includes(type));
  expect(kinds.map(({ type }) => type)).toEqual(['revealed', 'eliminated', 'revealed', 'aim-lost']);
});

test('SNL-9.2 a snail that dies in its own action takes its revealed token with it', () => {
  const after = played(
    `0,0  beach  1a:5 1c
     1,0  beach  fire
     3,0  beach  2a`,
    { play: 'crawl-shell' },
    half('crawl'),
    stepTo('1,0'),
  );

  expect(told(after, 'eliminated')).toEqual([
    { type: 'eliminated', reveals: true, snail: handleOf('1a'), token: 'active' },
  ]);
  expect(after.state.shown[handleOf('1a')]).toBe(0);
});

test('SNL-14.3 a card that is not in hand cannot be discarded', () => {
  const discarding = scene(
    `0,0  beach  1a
     1,0  beach  2c 2a`,
    { play: 'villains-hat', factions: ['cowboys'], hands: [[], ['revolver', 'rocket']] },
  );
  const { hands } = discarding.state;

  expect(hands[1]).toHaveLength(2);
  expect(refusal(discarding, { type: 'discard-arsenal', seat: 1, card: 'mine' })).toMatchObject({
    code: 'card/not-in-hand',
    rule: 'SNL-14.3',
    facts: { card: 'mine', hand: expect.arrayContaining(['revolver', 'rocket']) },
  });
});
