import { expect, test } from 'vitest';
import { CONTAMINATION } from '../../../src/games/snails/board/layouts/contamination.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { damage, field, type PurpleCard, push } from '../../../src/games/snails/cards/vocabulary.ts';
import { bookOf } from '../../../src/games/snails/table/book.ts';
import { describeCard } from '../../../src/games/snails/text/describe.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { act, asked, type Drawn, draw, drawing, handleOf, options, playWith, refusal, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';

playWith(steadyPack);

const half = (action: 'crawl' | 'dig' | 'shell' | 'swap' | 'aim' | 'punch', seat = 0) =>
  ({ type: 'choose-half', seat, action }) as const;
const step = (field: string, seat = 0) => ({ type: 'crawl-step', seat, field }) as const;
const atField = (field: string, seat = 0) => ({ type: 'choose-target', seat, target: { field } }) as const;
const pushTo = (field: string, seat = 0) => ({ type: 'push-to', seat, field }) as const;
const crowdOut = (name: string, field: string, seat = 0) =>
  ({ type: 'overcrowd', seat, snail: handleOf(name), field }) as const;

const { cardIds } = bookOf({ pack: defaultPack, layout: [], contamination: CONTAMINATION });
/** A player's cards beside the basic ones, by id. */
const arms = ({ state }: Drawn, seat: number): string[] =>
  (state.hands[seat] ?? []).map((card) => cardIds[card] ?? '').filter((id) => !(id in defaultPack.basic));
const basics = ({ state }: Drawn, seat: number): string[] =>
  [...(state.hands[seat] ?? []), ...(state.plans[seat] ?? [])]
    .map((card) => cardIds[card] ?? '')
    .filter((id) => id in defaultPack.basic)
    .sort();
const discarded = ({ state }: Drawn): string[] =>
  state.discards.flatMap((count, card) => Array.from({ length: count }, () => cardIds[card] ?? ''));
const BASICS = ['crawl-dig', 'crawl-punch', 'crawl-shell', 'dig-shell', 'swap-aim'];

test('SNL-4.1 a basic card: on revealing, the player chooses one of its two halves', () => {
  const before = scene(
    `0,0  beach  1a
     2,0  beach  2a`,
    { play: 'crawl-shell' },
  );

  expect(asked(before)).toEqual(['1 choose-half']);
  expect(options(before)).toEqual([{ action: 'crawl' }, { action: 'shell' }]);
  expect(refusal(before, half('dig'))).toEqual({
    code: 'half/not-on-card',
    rule: 'SNL-4.1',
    facts: { halves: ['crawl', 'shell'] },
  });

  // One of the two, not both.
  expect(asked(act(before, half('shell')))).toEqual(['2 choose-half']);
  const crawled = act(before, half('crawl'), { type: 'crawl-step', seat: 0, decline: true });
  expect(asked(crawled)).toEqual(['2 choose-half']);
  expect(draw(crawled)).toBe(draw(before));
});

test('SNL-4.2 the five basic cards', () => {
  expect(Object.entries(defaultPack.basic).map(([id, { copies, halves }]) => [id, copies, halves])).toEqual([
    ['crawl-punch', 1, ['crawl', 'punch']],
    ['crawl-dig', 1, ['crawl', 'dig']],
    ['crawl-shell', 1, ['crawl', 'shell']],
    ['dig-shell', 1, ['dig', 'shell']],
    ['swap-aim', 1, ['swap', 'aim']],
  ]);
});

const NEVER = [
  { step: 'offer-exchange', action: { type: 'exchange', seat: 0, cards: ['crawl-dig', 'sword'] } },
  { step: 'hand-limit', action: { type: 'discard-excess', seat: 0, card: 'crawl-dig' } },
  { step: 'discard', action: { type: 'discard-arsenal', seat: 0, card: 'crawl-dig' } },
] as const;

test.each(NEVER)('SNL-4.3 basic cards cannot be discarded: $step', ({ step: name, action }) => {
  const before = scene(
    `0,0  beach  1a
     2,0  beach  2a`,
    {
      phase: 'draw',
      hands: [['sword', 'sword', 'hammer', 'hammer', 'rocket', 'rocket'], []],
      steps: [{ do: name, seat: 0 }],
    },
  );

  expect(asked(before)).toEqual([`1 ${action.type}`]);
  expect(refusal(before, action)).toEqual({ code: 'card/basic', rule: 'SNL-4.3', facts: { card: 'crawl-dig' } });
  expect(options(before).filter((option) => JSON.stringify(option).includes('crawl'))).toEqual([]);
});

test('SNL-4.3 basic cards are never lost: played, passed, unrevealed or of a dead player, all are back after the round', () => {
  const after = scene(
    `0,0  beach  1a
     2,0  beach  2a
     3,0  water  3a:5`,
    {
      players: 3,
      plans: [['crawl-dig', 'crawl-shell', 'sword'], ['-', 'dig-shell'], ['crawl-punch']],
      steps: [{ do: 'clean-up' }],
      luck: ['mine', 'rocket'],
    },
  );

  expect(after.state.round).toBe(2);
  expect([0, 1, 2].map((seat) => basics(after, seat))).toEqual([BASICS, BASICS, BASICS]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      2,0  beach  2a`),
  );
});

test('SNL-4.4 arsenal cards are used once, unless they carry the return symbol', () => {
  const before = scene(
    `0,0  beach  1a 2a
     2,0  beach  2s`,
    {
      plans: [
        ['supply-drop', 'sword', '-', '-', '-'],
        ['-', '-', '-', '-', '-'],
      ],
      factions: ['pirates', 'ninja'],
      luck: ['grenade', 'gatling', 'mine', 'rocket'],
    },
  );

  expect(before.state.round).toBe(2);
  expect(before.events.filter(({ type }) => type === 'discarded' || type === 'weapon-returned')).toEqual([
    { type: 'discarded', reveals: true, seat: 0, slot: 1, card: 'supply-drop', why: 'played' },
    { type: 'weapon-returned', reveals: true, seat: 0, slot: 2, card: 'sword' },
  ]);
  expect(discarded(before)).toEqual(['supply-drop']);
  // Player 2 is the first to draw in the new round.
  expect(arms(before, 0)).toEqual(['grenade', 'gatling', 'sword', 'rocket'].sort(byNumber));
  expect(arms(before, 1)).toEqual(['mine']);
  scriptUsedUp(before.state);
});

test('SNL-4.5 a faction card is there after a loss', () => {
  const drawn = `0,0  beach  1a
                 2,0  beach  2a`;
  const steps = [{ do: 'offer-faction-card', seat: 0 }] as const;
  const lost = scene(drawn, { phase: 'draw', round: 2, losses: [1, 0], steps: [{ do: 'planning' }, ...steps] });
  expect(asked(lost)).toEqual(['1 take-faction-card']);
  const taken = act(lost, { type: 'take-faction-card', seat: 0 });
  expect(arms(taken, 0)).toEqual(['blades-of-doom']);
  expect(taken.state.factionCards).toEqual([1, 0]);

  const unhurt = scene(drawn, { phase: 'draw', round: 2, losses: [0, 1], steps: [{ do: 'planning' }, ...steps] });
  expect(asked(unhurt)).toEqual(['1 declare-active', '2 declare-active']);
});

test('SNL-4.5 a faction card returns beside the board after use, never to the discard pile', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a`,
    {
      plans: [
        ['kunai', '-', '-', '-', '-'],
        ['-', '-', '-', '-', '-'],
      ],
      factions: ['ninja', 'pirates'],
      luck: ['mine', 'rocket'],
    },
  );
  expect(before.state.factionCards).toEqual([1, 0]);

  const after = act(before, { type: 'place-optional', seat: 0, decline: true });

  expect(after.state.round).toBe(2);
  expect(after.events).toContainEqual({
    type: 'faction-card-returned',
    reveals: true,
    seat: 0,
    slot: 1,
    card: 'kunai',
  });
  expect(after.state.factionCards).toEqual([0, 0]);
  expect(arms(after, 0)).toEqual(['rocket']);
  expect(discarded(after)).toEqual([]);
});

test('SNL-4.6 a faction ability overrides the rules: Climbers go where others cannot', () => {
  const drawn = `0,0  water     1a
                 1,0  mountain
                 3,0  beach     2a`;

  const others = scene(drawn, { play: 'crawl-punch', factions: ['zombies', 'ninja'], sea: 'none' });
  expect(asked(others)).toEqual(['2 choose-half']);
  const ninja = scene(drawn, { play: 'crawl-punch', factions: ['ninja', 'zombies'], sea: 'none' });
  expect(options(ninja)).toEqual([{ field: '1,0' }, { decline: true }]);
});

test('SNL-4.6 a card overrides the rules: this push works on shells', () => {
  const before = scene(
    `0,0  beach  1a 2a*
     1,0  beach
     3,0  beach  2s`,
    { play: 'villains-hat', factions: ['cowboys'], sea: 'none', tokens: [['1a'], ['2s']] },
  );

  const after = act(before, { type: 'choose-effect', seat: 0, option: 'clear-the-bar' });

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a*
      3,0  beach  2s`),
  );
});

test('SNL-4.7 all choices within a card are the active player’s, first player or not', () => {
  const before = scene(
    `0,0  beach  2a
     1,0  beach  1a 1s
     2,0  beach
     0,1  beach  1m`,
    { first: 2, plans: [[], ['leaf-blower']], sea: 'none' },
  );
  expect(asked(before)).toEqual(['2 choose-target']);

  const aimed = act(before, atField('1,0', 1));
  expect(asked(aimed)).toEqual(['2 push-next']);
  const one = act(aimed, { type: 'push-next', seat: 1, snail: handleOf('1s') });
  expect(asked(one)).toEqual(['2 push-to']);
  expect(refusal(one, pushTo('2,0', 0))).toMatchObject({ rule: 'KER-1.3' });

  // And the same where the other player begins the round.
  const notFirst = scene(
    `0,0  beach  2a
     1,0  beach  1a 1s
     2,0  beach
     0,1  beach  1m`,
    { first: 1, plans: [['-'], ['leaf-blower']], sea: 'none' },
  );
  expect(asked(notFirst)).toEqual(['2 choose-target']);
  const second = act(notFirst, atField('1,0', 1));
  expect(asked(second)).toEqual(['2 push-next']);
  expect(asked(act(second, { type: 'push-next', seat: 1, snail: handleOf('1s') }))).toEqual(['2 push-to']);
});

/** Another card with a choice. */
const WITH_TONGS: Readonly<Record<string, PurpleCard>> = {
  ...defaultPack.purple,
  tongs: {
    copies: 1,
    source: 'ours',
    choose: {
      pinch: { target: field({ range: [1, 1], sight: 'ignored' }), effects: [damage(5)] },
      shove: { target: field({ range: [1, 1], sight: 'ignored' }), effects: [push] },
    },
  },
};

test('SNL-4.7 a choice of effects is the active player’s', () => {
  const before = scene(
    `0,0  beach  1a 2a
     1,0  beach  1s`,
    { first: 2, plans: [['villains-hat'], ['-']], factions: ['cowboys'], pack: { ...defaultPack, purple: WITH_TONGS } },
  );

  expect(asked(before)).toEqual(['1 choose-effect']);
  expect(options(before)).toEqual([{ option: 'empty-pockets' }, { option: 'clear-the-bar' }]);
  // What is a choice on another card is not on this one; what is on no card is not a choice at all.
  expect(refusal(before, { type: 'choose-effect', seat: 0, option: 'pinch' })).toEqual({
    code: 'effect/unknown',
    rule: 'SNL-4.7',
    facts: { options: ['empty-pockets', 'clear-the-bar'] },
  });
  expect(refusal(before, { type: 'choose-effect', seat: 0, option: 'sing' })).toMatchObject({
    code: 'malformed',
    facts: { path: 'action.option', expected: 'word', words: expect.arrayContaining(['pinch', 'empty-pockets']) },
  });
});

test('SNL-4.8 + SNL-4.9 tokens are the first player’s to order and to direct; who makes room is the active player’s', () => {
  const before = scene(
    `0,0  meadow  2a
     1,0  meadow  mine fire dynamite
     2,0  meadow  1a 1s 3a
     3,0  beach   2m
     1,1  beach   3s`,
    {
      first: 3,
      plans: [['-'], ['crawl-punch'], ['-']],
      tokens: [['1a'], ['2a', '2m'], ['3a']],
      sea: 'none',
      luck: ['one-card'],
    },
  );

  const entered = act(before, step('1,0', 1));
  expect(asked(entered)).toEqual(['3 order-effects']);
  expect(options(entered)).toEqual([
    { field: '1,0', effect: 'fire' },
    { field: '1,0', effect: 'mine' },
  ]);
  const blown = act(entered, { type: 'order-effects', seat: 2, field: '1,0', effect: 'mine' });
  expect(asked(blown)).toEqual(['3 push-to']);
  expect(options(blown)).toEqual([{ field: '0,0' }, { field: '2,0' }, { field: '1,1' }]);
  const crowded = act(blown, pushTo('2,0', 2));
  expect(asked(crowded)).toEqual(['2 overcrowd']);
  const after = act(crowded, crowdOut('3a', '3,0', 1));

  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow
      1,0  beach
      2,0  meadow  1a 1s 2a:5
      3,0  beach   2m 3a
      1,1  beach   3s`),
  );
  scriptUsedUp(after.state);
});

test('SNL-4.9 overcrowding by one’s own move is directed by the one who moves, not by those on the field', () => {
  const before = scene(
    `0,0  beach  2a
     1,0  beach  1a 1s 1m
     2,0  beach`,
    { first: 1, plans: [['-'], ['crawl-punch']], sea: 'none' },
  );

  expect(asked(act(before, step('1,0', 1)))).toEqual(['2 overcrowd']);
});

test('SNL-4.10 in clean-up the first player decides, also who makes room', () => {
  const before = scene(
    `0,0  beach  1a dynamite
     1,0  beach  2a 2s 2m
     2,0  beach
     -1,0 beach`,
    { first: 2, steps: [{ do: 'clean-up' }], round: 6, sea: 'none', factions: ['ninja', 'pirates'] },
  );

  expect(asked(before)).toEqual(['2 push-to']);
  const crowded = act(before, pushTo('1,0', 1));
  expect(asked(crowded)).toEqual(['2 overcrowd']);
  const after = act(crowded, crowdOut('2m', '2,0', 1));

  expect(draw(after)).toBe(
    drawing(`
      -1,0 beach
      0,0  beach
      1,0  beach  1a:15 2a 2s
      2,0  beach  2m`),
  );
});

test('SNL-4.10 if the first player is gone, the next living player clockwise decides', () => {
  const before = scene(
    `0,0  beach  1a dynamite
     1,0  beach  4a
     -1,0 beach
     3,0  beach  1s`,
    { players: 4, first: 2, steps: [{ do: 'clean-up' }], round: 6, sea: 'none' },
  );

  // Player 2 is the first player, and players 2 and 3 have no snails left.
  expect(asked(before)).toEqual(['4 push-to']);
});

test('SNL-4.10 if the first player is eliminated between two pushes, the next living player directs the second', () => {
  const before = scene(
    `0,0  beach  1a:20 2a 3s dynamite
     1,0  beach  fire
     0,1  beach
     3,0  beach  3a`,
    { steps: [{ do: 'clean-up' }], round: 6, sea: 'none', factions: ['amazons', 'pirates', 'ninja'] },
  );
  expect(asked(before)).toEqual(['1 push-next']);

  const burnt = act(before, { type: 'push-next', seat: 0, snail: handleOf('1a') }, pushTo('1,0'));
  expect(asked(burnt)).toEqual(['2 push-next']);
  const after = act(burnt, { type: 'push-next', seat: 1, snail: handleOf('3s') }, pushTo('0,1', 1));

  expect(asked(after)).toEqual(['2 push-to']);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  2a:15
      1,0  beach  fire
      3,0  beach  3a
      0,1  beach  3s:15`),
  );
});

test('SNL-4.11 what is triggered is resolved at once and completely, before the effect that caused it goes on', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  meadow  2a 2s mine
     2,0  meadow  fire
     3,0  beach   2m`,
    { play: 'rocket', luck: ['splat', 'trap'], tokens: [['1a'], ['2m']], sea: 'none' },
  );

  const after = act(before, atField('1,0'));

  // Damage, the tile with its mine and its back, the fall; only then the push, and nobody is left for it.
  expect(after.events.slice(3, 14)).toEqual([
    { type: 'damaged', snail: handleOf('2a'), amount: 15, shell: 0, life: 15, by: 'card' },
    { type: 'damaged', snail: handleOf('2s'), amount: 15, shell: 0, life: 15, by: 'card' },
    { type: 'exploded', field: '1,0', token: 'mine' },
    { type: 'damaged', snail: handleOf('2a'), amount: 10, shell: 0, life: 5, by: 'mine' },
    { type: 'damaged', snail: handleOf('2s'), amount: 10, shell: 0, life: 5, by: 'mine' },
    { type: 'tile-destroyed', field: '1,0', terrain: 'meadow', back: 'trap' },
    { type: 'damaged', snail: handleOf('2a'), amount: 5, shell: 0, life: 0, by: 'trap' },
    { type: 'damaged', snail: handleOf('2s'), amount: 5, shell: 0, life: 0, by: 'trap' },
    { type: 'eliminated', reveals: true, snail: handleOf('2a'), token: 'none' },
    { type: 'eliminated', reveals: true, snail: handleOf('2s'), token: 'none' },
    { type: 'revealed', reveals: true, seat: 1, slot: 1, card: 'crawl-shell', snail: handleOf('2m'), aim: 'none' },
  ]);
  scriptUsedUp(after.state);
});

test('SNL-4.11 depth first: what a push sets off is done with before the destruction that brought the push about goes on', () => {
  const before = scene(
    `0,0  meadow  1a 1s
     1,0  meadow  2s* mine dynamite
     2,0  meadow  mine
     4,0  beach   2a`,
    { play: 'crawl-punch', luck: ['one-card', 'two-cards'], sea: 'none', tokens: [['1a', '1s'], ['2a']] },
  );

  const after = act(before, step('1,0'), pushTo('2,0'));

  expect(after.events.filter(({ type }) => type !== 'damaged').slice(0, 9)).toEqual([
    { type: 'stepped', snail: handleOf('1a'), from: '0,0', field: '1,0' },
    { type: 'exploded', field: '1,0', token: 'mine' },
    { type: 'exploded', field: '1,0', token: 'dynamite' },
    { type: 'pushed', snail: handleOf('1a'), from: '1,0', field: '2,0' },
    { type: 'exploded', field: '2,0', token: 'mine' },
    { type: 'eliminated', reveals: true, snail: handleOf('1a'), token: 'active' },
    { type: 'tile-destroyed', field: '2,0', terrain: 'meadow', back: 'one-card' },
    { type: 'stayed', snail: handleOf('2s'), why: 'shell' },
    { type: 'tile-destroyed', field: '1,0', terrain: 'meadow', back: 'two-cards' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow  1s
      1,0  beach   2s:15*
      2,0  beach
      4,0  beach   2a`),
  );
  scriptUsedUp(after.state);
});

const SAME = [
  { symbol: 'push', play: 'ball-launcher', luck: ['splat', 'splat'], field: 'meadow 2s*', south: 'beach 2a 2m' },
  { symbol: 'push', play: 'leaf-blower', luck: [], field: 'meadow 2s*', south: 'beach 2a 2m' },
  { symbol: 'damage tile', play: 'mortar', luck: ['hit', 'hit'], field: 'meadow! 2a:20 2s:25*', south: 'beach 2m' },
  { symbol: 'damage tile', play: 'broadside', luck: ['hit'], field: 'meadow! 2a:25 2s*', south: 'beach 2m' },
] as const;

test.each(SAME)(
  'SNL-4.12 a symbol means the same on every kind of card: $symbol of $play',
  ({ play, luck, field, south }) => {
    const before = scene(
      `0,0  beach     1a
     2,0  meadow    2a 2s*
     3,0  mountain
     2,1  beach     2m`,
      { play, luck, factions: ['pirates'], sea: 'none', tokens: [['1a'], ['2m']] },
    );

    const after = asked(before)[0] === '1 choose-target' ? act(before, atField('2,0')) : before;

    expect(draw(after)).toBe(
      drawing(`
      0,0  beach     1a
      2,0  ${field}
      3,0  mountain
      2,1  ${south}`),
    );
    expect(asked(after)).toEqual(['2 choose-half']);
    scriptUsedUp(after.state);
  },
);

test('SNL-4.13 a half that cannot be resolved is no choice', () => {
  const before = scene(
    `0,0  beach  1a
     2,0  beach  2a`,
    { play: 'swap-aim' },
  );

  // There is no passive token.
  expect(before.events.slice(1, 4)).toEqual([
    { type: 'revealed', reveals: true, seat: 0, slot: 1, card: 'swap-aim', snail: handleOf('1a'), aim: 'none' },
    { type: 'half-chosen', seat: 0, action: 'aim' },
    { type: 'aimed', snail: handleOf('1a') },
  ]);
});

test('SNL-4.13 if neither half can be resolved, the card is revealed and passed', () => {
  const before = scene(
    `0,0  water  1a
     2,0  beach  2a`,
    { play: 'dig-shell' },
  );

  expect(before.events.slice(1, 3)).toEqual([
    { type: 'revealed', reveals: true, seat: 0, slot: 1, card: 'dig-shell', snail: handleOf('1a'), aim: 'none' },
    { type: 'slot-passed', seat: 0, slot: 1, reason: 'no-half', rule: 'SNL-4.13' },
  ]);
  expect(asked(before)).toEqual(['2 choose-half']);
});

const ON_WATER = [
  { play: 'crawl-punch', half: 'crawl' },
  { play: 'crawl-dig', half: 'crawl' },
  { play: 'crawl-shell', half: 'crawl' },
  { play: 'swap-aim', half: 'swap' },
] as const;

test.each(ON_WATER)('SNL-4.14 on water $play is resolved as $half', ({ play, half: only }) => {
  const before = scene(
    `0,0  water  1a 1s 2s
     2,0  beach  2a`,
    { play, tokens: [['1a', '1s'], ['2a']] },
  );

  expect(before.events[2]).toEqual({ type: 'half-chosen', seat: 0, action: only });
});

test('SNL-4.14 on water a red card cannot be resolved, a purple one can', () => {
  const drawn = `0,0  water  1a 2s
                 1,0  beach  2a`;

  const red = scene(drawn, { play: 'shotgun', tokens: [['1a'], ['2a']] });
  expect(red.events[2]).toEqual({ type: 'slot-passed', seat: 0, slot: 1, reason: 'on-water', rule: 'SNL-3.22' });

  const purple = scene(drawn, { play: 'fishing-rod', tokens: [['1a'], ['2a']] });
  expect(draw(purple)).toBe(
    drawing(`
      0,0  water  1a 2a 2s
      1,0  beach`),
  );
});

const PUT = [{ play: 'mine' }, { play: 'dynamite' }] as const;

test.each(PUT)('SNL-4.14 on water no token can be put: $play', ({ play }) => {
  const before = scene(
    `0,0  water  1a
     1,0  beach  2a`,
    { play },
  );

  expect(before.events[2]).toEqual({ type: 'slot-passed', seat: 0, slot: 1, reason: 'on-water', rule: 'SNL-3.22' });
  expect(draw(before)).toBe(
    drawing(`
      0,0  water  1a
      1,0  beach  2a`),
  );
});

function byNumber(one: string, other: string): number {
  return cardIds.indexOf(one) - cardIds.indexOf(other);
}

test('SNL-8.2 + SNL-8.17 after a push the effects on a field act on those who are there then, as the card says', () => {
  const gust: PurpleCard = {
    copies: 1,
    source: 'ours',
    target: field({ range: [1, 1] }),
    effects: [push, damage(10)],
  };
  expect(describeCard(gust, { locale: 'en' })).toBe(
    'Choose an adjacent field, in sight. Push every snail there, then deal 10 damage to every snail there.',
  );
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2c 2a*
     2,0  beach`,
    { play: 'gust', pack: { ...defaultPack, purple: { ...defaultPack.purple, gust } } },
  );

  expect(draw(act(before, pushTo('2,0')))).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a:25*
      2,0  beach  2c`),
  );
});
