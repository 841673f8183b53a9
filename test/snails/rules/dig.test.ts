import { expect, test } from 'vitest';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, type Drawn, draw, drawing, handleOf, playWith, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';

playWith(steadyPack);

const dig = { type: 'choose-half', seat: 0, action: 'dig' } as const;
/** The cards that player 1 has drawn, draw by draw. */
const drawnBy1 = ({ events }: Drawn): (readonly string[])[] =>
  events.flatMap((event) => (event.type === 'drew' && event.seat === 0 ? [event.secret.cards] : []));

test('SNL-5.10 dig: a card first, then the tile is damaged', () => {
  const before = scene(
    `0,0  meadow  1a
     2,0  beach   2a`,
    { play: 'crawl-dig', luck: ['sword'] },
  );

  const after = pictured(act(before, dig));

  expect(after.events.slice(0, 3)).toEqual([
    { type: 'half-chosen', seat: 0, action: 'dig' },
    { type: 'drew', seat: 0, count: 1, secret: { seats: 1, cards: ['sword'] } },
    { type: 'tile-damaged', field: '0,0', terrain: 'meadow' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow!  1a
      2,0  beach    2a`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
  scriptUsedUp(after.state);
});

test('SNL-5.10 dig: a tile that was damaged before is destroyed', () => {
  const before = scene(
    `0,0  beach!  1a
     2,0  beach   2a`,
    { play: 'crawl-dig', luck: ['sword', 'blank-beach'] },
  );

  const after = act(before, dig);

  expect(after.events.slice(0, 4)).toEqual([
    { type: 'half-chosen', seat: 0, action: 'dig' },
    { type: 'drew', seat: 0, count: 1, secret: { seats: 1, cards: ['sword'] } },
    { type: 'tile-destroyed', field: '0,0', terrain: 'beach', back: 'blank' },
    { type: 'fell', snail: handleOf('1a'), field: '0,0', onto: 'water' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  water  1a
      2,0  beach  2a`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.10 dig: not on water', () => {
  const before = scene(
    `0,0  water  1a
     2,0  beach  2a`,
    { play: 'crawl-dig' },
  );

  expect(before.events.slice(1)).toEqual([
    { type: 'revealed', reveals: true, seat: 0, slot: 1, card: 'crawl-dig', snail: handleOf('1a'), aim: 'none' },
    { type: 'half-chosen', seat: 0, action: 'crawl' },
  ]);
  expect(asked(before)).toEqual(['1 crawl-step']);
});

const CARDS = [
  { back: 'one-card', luck: ['sword', 'one-card', 'rocket'], drawn: [['sword'], ['rocket']] },
  { back: 'two-cards', luck: ['sword', 'two-cards', 'rocket', 'mine'], drawn: [['sword'], ['rocket', 'mine']] },
  { back: 'trap', luck: ['sword', 'trap'], drawn: [['sword']] },
];

test.each(CARDS)('SNL-5.11 dig: a damaged meadow with $back on its back', ({ luck, drawn }) => {
  const before = scene(
    `0,0  meadow!  1a
     2,0  beach    2a`,
    { play: 'crawl-dig', luck },
  );

  const after = act(before, dig);

  expect(drawnBy1(after)).toEqual(drawn);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a${luck.includes('trap') ? ':25' : ''}
      2,0  beach  2a`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.11 golden shovel: an undamaged meadow is destroyed and its cards are drawn', () => {
  const before = scene(
    `0,0  meadow  1a
     2,0  beach   2a`,
    { play: 'golden-shovel', luck: ['sword', 'two-cards', 'rocket', 'mine'] },
  );

  expect(drawnBy1(before)).toEqual([['sword'], ['rocket', 'mine']]);
  expect(draw(before)).toBe(
    drawing(`
      0,0  beach  1a
      2,0  beach  2a`),
  );
  scriptUsedUp(before.state);
});

test('SNL-5.11 a meadow destroyed in another way gives nobody cards', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  meadow  2a`,
    { play: 'grenade', luck: ['crit', 'two-cards'] },
  );

  const after = pictured(act(before, { type: 'choose-target', seat: 0, target: { field: '1,0' } }));

  expect(after.events.filter(({ type }) => type === 'drew')).toEqual([]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a:15`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.11 dig: only the one who digs draws, not the others on the tile', () => {
  const before = scene('0,0  meadow!  1a 2a', {
    play: 'crawl-dig',
    luck: ['sword', 'one-card', 'rocket'],
  });

  const after = act(before, dig);

  expect(after.events.flatMap((event) => (event.type === 'drew' ? [event.seat] : []))).toEqual([0, 0]);
  expect(draw(after)).toBe('0,0 beach 1a 2a');
  scriptUsedUp(after.state);
});
