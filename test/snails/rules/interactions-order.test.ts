import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { by, held, settled, story, told } from '../kit/says.ts';
import { act, asked, draw, drawing, handleOf, options, playWith, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';

playWith(steadyPack);

const one = by(1);
const two = by(2);
const three = by(3);

/** Factions whose abilities do nothing in clean-up. */
const CLEAN = ['amazons', 'cowboys', 'ninja'] as const;

test('SNL-4.10 + SNL-7.3 clean-up: dynamite throws a snail onto a full field, and the first player decides all of it', () => {
  const exploded = scene(
    `0,0  meadow    1a  dynamite
     1,0  meadow    2c 2a 2s*
     2,0  mountain  3c`,
    { first: 3, round: 6, steps: [{ do: 'clean-up' }], factions: CLEAN },
  );
  expect(asked(exploded)).toEqual(['3 push-to']);

  const crowded = act(exploded, three.pushTo('1,0'));
  expect(asked(crowded)).toEqual(['3 overcrowd']);
  // 2s is in a shell, and the mountain is too high; the field that 1a has left has room.
  const fields = ['1,-1', '2,-1', '0,0', '0,1', '1,1'];
  expect(options(crowded)).toEqual(
    ['2c', '2a'].flatMap((snail) => fields.map((field) => ({ snail: handleOf(snail), field }))),
  );
  const after = settled(act(crowded, three.crowdOut('2a', '0,0')));
  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow    2a
      1,0  meadow    1a:15 2c 2s*
      2,0  mountain  3c`),
  );
});

test('SNL-4.10 + SNL-3.29 + SNL-3.36 clean-up: with the first player out of the game, the next living one decides and leads on', () => {
  const waiting = scene(
    `0,0  beach  2c  dynamite
     2,0  beach  3c  dynamite`,
    { players: 3, first: 1, round: 2, steps: [{ do: 'clean-up' }], factions: CLEAN, luck: ['sword', 'mine'] },
  );
  expect(asked(waiting)).toEqual(['2 order-effects']);
  expect(options(waiting)).toEqual([
    { field: '0,0', effect: 'dynamite' },
    { field: '2,0', effect: 'dynamite' },
  ]);

  const first = pictured(act(waiting, two.order('2,0', 'dynamite')));
  expect(asked(first)).toEqual(['2 push-to']);
  // The one that is left needs no order.
  const second = act(first, two.pushTo('1,0'));
  expect(asked(second)).toEqual(['2 push-to']);
  const after = settled(act(second, two.pushTo('1,0')));
  // Then contamination takes 5 from both.
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  water  2c:10 3c:10
      2,0  beach`),
  );
  expect(told(after, 'marker-passed')).toEqual([{ type: 'marker-passed', seat: 1 }]);
  expect(asked(after)).toEqual(['2 declare-active', '3 declare-active']);
});

test('SNL-9.10 + SNL-7.7 clean-up: a first player who pushes the own last snail to its death leaves the other pushes to the next', () => {
  const exploded = scene(
    `0,0  beach  1c:20 2c 3c  dynamite
     1,0  beach  fire`,
    { round: 6, steps: [{ do: 'clean-up' }], factions: CLEAN },
  );
  expect(asked(exploded)).toEqual(['1 push-next']);

  const dead = pictured(act(exploded, one.pushNext('1c'), one.pushTo('1,0')));
  expect(told(dead, 'squad-lost')).toEqual([{ type: 'squad-lost', seat: 0 }]);
  expect(asked(dead)).toEqual(['2 push-next']);
  const after = settled(act(dead, two.pushNext('3c'), two.pushTo('1,0'), two.pushTo('0,1')));
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  beach!  3c:10
      0,1  water   2c:10`),
  );
});

test('SNL-9.10 + SNL-10.5 grenade: a first player who is not the active one hands over in the middle of an action, too', () => {
  const exploded = pictured(
    act(
      scene(
        `0,0   beach   3a
       1,0   meadow  1c:20 2c 2a  dynamite
       2,0   meadow  fire
       0,-3  beach   2s`,
        {
          steps: [{ do: 'turn', slot: 1, nth: 2 }],
          plans: [[], [], ['grenade']],
          tokens: [['1c'], ['2s'], ['3a']],
          factions: ['amazons', 'zombies', 'barbarians'],
          luck: ['hit', 'one-card'],
        },
      ),
      three.at('0,1'),
      three.scatter('1,0'),
      one.pushNext('1c'),
      one.pushTo('2,0'),
    ),
  );

  expect(told(exploded, 'squad-lost')).toEqual([{ type: 'squad-lost', seat: 0 }]);
  expect(asked(exploded)).toEqual(['2 push-next']);
  const after = settled(act(exploded, two.pushNext('2c'), two.pushTo('0,1'), two.pushTo('2,-1')));
  expect(draw(after)).toBe(
    drawing(`
      0,-3  beach   2s
      2,-1  water   2a:15
      0,0   beach   3a
      1,0   beach
      2,0   meadow  fire
      0,1   water   2c:15`),
  );
});

test('SNL-9.9 + SNL-9.10 ball launcher: an active player whose last snail dies goes on pushing, as attacker and as first player', () => {
  const pushed = act(
    scene(
      `0,0  beach   1a:10       mine
       1,0  meadow  2c 2a 3c
       2,0  meadow  3a          mine dynamite
       0,3  beach   2s 3s`,
      {
        play: 'ball-launcher',
        tokens: [['1a'], ['2s'], ['3s']],
        luck: ['splat', 'splat', 'blank-beach', 'trap'],
      },
    ),
    one.at('1,0'),
    one.pushNext('2c'),
    one.pushTo('0,0'),
  );
  expect(told(pushed, 'squad-lost')).toEqual([{ type: 'squad-lost', seat: 0 }]);
  expect(asked(pushed)).toEqual(['1 push-next']);

  // The mine that 2a treads on sets the dynamite off; whom that throws where is decided by player 1 as well.
  const thrown = act(pushed, one.pushNext('2a'), one.pushTo('2,0'));
  expect(asked(thrown)).toEqual(['1 push-next']);
  const after = settled(act(thrown, one.pushNext('2a'), one.pushTo('3,0'), one.pushTo('1,0'), one.pushTo('1,1')));
  expect(draw(after)).toBe(
    drawing(`
      0,0  water   2c:20
      1,0  meadow  3a:5
      2,0  beach
      3,0  water   2a:5
      1,1  water   3c
      0,3  beach   2s 3s`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-3.28 + SNL-3.30 + SNL-6.6 clean-up: the barrels that fires uncover raise what the sea costs in the same clean-up', () => {
  const before = scene(
    `0,0  beach   1a      dynamite
     1,0  beach!  fire
     0,1  beach!  2c fire
     3,0  beach   1s 2s`,
    { round: 6, steps: [{ do: 'clean-up' }], factions: CLEAN, luck: ['barrel', 'barrel'] },
  );
  const after = settled(pictured(act(before, one.pushTo('1,0'), one.order('1,0', 'fire'))));

  // 1a: dynamite 15, fire 5, the sea 10. The track shows 5, 5, 10.
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      3,0  beach  1s 2s
      0,1  water  2c:20`),
  );
  expect(told(after, 'damaged')).toEqual([
    { type: 'damaged', snail: 1, amount: 5, shell: 0, life: 10, by: 'fire' },
    { type: 'damaged', snail: 1, amount: 10, shell: 0, life: 0, by: 'contamination' },
    { type: 'damaged', snail: 4, amount: 10, shell: 0, life: 20, by: 'contamination' },
  ]);
});

test('SNL-3.29 + SNL-11.9 clean-up: who is blown into the rot is hit by it, who is blown out of it is not', () => {
  const before = scene(
    `0,0  meadow  1a 2c   dynamite
     1,0  beach   2a*
     3,0  beach   1s 2s`,
    { round: 6, steps: [{ do: 'clean-up' }] },
  );
  const after = settled(act(before, one.pushNext('1a'), one.pushTo('1,0'), one.pushTo('1,0')));
  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow
      1,0  beach   1a:10 2c:15 2a*
      3,0  beach   1s:25 2s`),
  );

  const away = settled(act(before, one.pushNext('1a'), one.pushTo('0,1'), one.pushTo('1,0')));
  expect(told(away, 'damaged')).toEqual([
    { type: 'damaged', snail: 2, amount: 5, shell: 0, life: 25, by: 'rot-cloud' },
    { type: 'damaged', snail: 1, amount: 5, shell: 0, life: 10, by: 'contamination' },
  ]);
});

test('SNL-11.10 + SNL-11.6 clean-up: on water the rot spares nobody but zombies, the sea nobody but pirates', () => {
  const after = story(
    `0,0  water  1a 2c 3c
     2,0  beach  2a 2s 1s*`,
    { factions: ['ninja', 'zombies', 'pirates'], round: 6, steps: [{ do: 'clean-up' }] },
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  water  1a:20 2c:25 3c:25
      2,0  beach  1s* 2a 2s`),
  );
});

test('SNL-3.31 + SNL-12.2 + SNL-12.4 clean-up: the sea takes everybody at once, and the game is drawn by all, the long dead included', () => {
  const after = story(
    `0,0  water  1a:5 1s:5
     2,0  water  3c:5`,
    { players: 3, factions: ['ninja', 'zombies', 'cowboys'], round: 2, steps: [{ do: 'clean-up' }] },
  );

  expect(told(after, 'squad-lost', 'marker-passed', 'game-ended')).toEqual([
    { type: 'squad-lost', seat: 0 },
    { type: 'squad-lost', seat: 2 },
    { type: 'game-ended', winners: [0, 1, 2], ranking: [[0, 1, 2]], reason: 'nobody-left', rule: 'SNL-12.2' },
  ]);
  expect(after.game.outcome(after.state)).toEqual({
    winners: [0, 1, 2],
    ranking: [[0, 1, 2]],
    reason: 'nobody-left',
    rule: 'SNL-12.2',
  });
});

test('SNL-12.2 + SNL-12.6 crawl: the last two squads die of the same mine, and nobody looks at the back of the tile', () => {
  const after = story(
    `0,0  beach  1a:10
     1,0  beach  2c:10  mine`,
    {},
    one.half('crawl'),
    one.step('1,0'),
  );

  expect(after.events.slice(-7)).toEqual([
    { type: 'damaged', snail: 1, amount: 10, shell: 0, life: 0, by: 'mine' },
    { type: 'damaged', snail: 4, amount: 10, shell: 0, life: 0, by: 'mine' },
    { type: 'eliminated', reveals: true, snail: 1, token: 'active' },
    { type: 'eliminated', reveals: true, snail: 4, token: 'active' },
    { type: 'squad-lost', seat: 0 },
    { type: 'squad-lost', seat: 1 },
    { type: 'game-ended', winners: [0, 1], ranking: [[0, 1]], reason: 'nobody-left', rule: 'SNL-12.2' },
  ]);
  expect(draw(after)).toBe(drawing('0,0 beach\n1,0 beach'));
  expect(asked(after)).toEqual([]);
});

test('SNL-12.1 + SNL-12.2 drill: who kills the last enemy and then dies of the same action has not won', () => {
  const drawn = story('0,0 beach 1a:10 2c:10 mine', { play: 'drill', luck: ['splat'] }, one.resolve);
  expect(told(drawn, 'squad-lost', 'game-ended')).toEqual([
    { type: 'squad-lost', seat: 1 },
    { type: 'squad-lost', seat: 0 },
    { type: 'game-ended', winners: [0, 1], ranking: [[0, 1]], reason: 'nobody-left', rule: 'SNL-12.2' },
  ]);

  const won = story('0,0 beach 1a:15 2c:10 mine', { play: 'drill', luck: ['splat', 'barrel'] });
  expect(told(won, 'squad-lost', 'game-ended')).toEqual([
    { type: 'squad-lost', seat: 1 },
    { type: 'game-ended', winners: [0], ranking: [[0], [1]], reason: 'last-squad', rule: 'SNL-12.1' },
  ]);
  expect(draw(won)).toBe(drawing('0,0 water 1a:5'));
});

test('SNL-12.1 + SNL-3.28 clean-up: zombies who rot the last enemy away must outlive the sea before they have won', () => {
  const setting = { round: 2, steps: [{ do: 'clean-up' }] } as const;

  expect(told(story('0,0 water 1c:5 2c:5', setting), 'damaged', 'game-ended')).toEqual([
    { type: 'damaged', snail: 0, amount: 5, shell: 0, life: 0, by: 'rot-cloud' },
    { type: 'damaged', snail: 4, amount: 5, shell: 0, life: 0, by: 'contamination' },
    { type: 'game-ended', winners: [0, 1], ranking: [[0, 1]], reason: 'nobody-left', rule: 'SNL-12.2' },
  ]);
  expect(told(story('0,0 water 1c:5 2c:10', setting), 'damaged', 'game-ended')).toEqual([
    { type: 'damaged', snail: 0, amount: 5, shell: 0, life: 0, by: 'rot-cloud' },
    { type: 'damaged', snail: 4, amount: 5, shell: 0, life: 5, by: 'contamination' },
    { type: 'game-ended', winners: [1], ranking: [[1], [0]], reason: 'last-squad', rule: 'SNL-12.1' },
  ]);
});

test('SNL-3.11 + SNL-3.21 + SNL-9.3 one snail left: one token, no swap, and its death is the end of the squad', () => {
  const planning = scene('0,0 beach 1a\n2,0 beach 2c 2a', { phase: 'planning', steps: [{ do: 'planning' }] });
  const declared = pictured(act(planning, { type: 'declare-active', seat: 0, snail: handleOf('1a') }));
  expect(asked(declared)).toEqual(['1 plan-card', '2 declare-active']);

  // Aim is all that its card can do, and nobody steps in for it when it is shot.
  const shot = story(
    '0,0 beach 1a:10\n2,0 beach 2c\n0,3 beach 3c',
    {
      plans: [['swap-aim'], ['sniper-rifle'], ['crawl-shell']],
      factions: ['ninja', 'pirates', 'cowboys'],
      luck: ['splat'],
    },
    two.on('1a'),
    two.keep,
  );
  expect(told(shot, 'half-chosen', 'eliminated', 'aim-lost', 'squad-lost')).toEqual([
    { type: 'half-chosen', seat: 0, action: 'aim' },
    { type: 'aim-lost', snail: 1 },
    { type: 'eliminated', reveals: true, snail: 1, token: 'active' },
    { type: 'squad-lost', seat: 0 },
  ]);
  expect([shot.state.active[0], shot.state.passive[0]]).toEqual([-1, -1]);
  expect(asked(shot)).toEqual(['3 choose-half']);
});

test('SNL-9.8 + SNL-3.33 + SNL-3.36 three players: what becomes of the cards and the turn of one who is shot in the round', () => {
  const after = story(
    `0,0  beach  1a
     2,0  beach  2c:10
     0,2  beach  3c`,
    {
      plans: [
        ['sniper-rifle', '-', '-', '-', '-'],
        ['hammer', 'infectious-bite', 'rocket', 'crawl-shell', '-'],
        ['-', '-', '-', '-', '-'],
      ],
      hands: [[], ['shotgun', 'sword'], []],
      luck: ['splat', 'mine', 'vacuum'],
    },
    one.on('2c'),
  );

  expect(told(after, 'squad-lost', 'discarded', 'weapon-returned', 'faction-card-returned', 'marker-passed')).toEqual([
    { type: 'squad-lost', seat: 1 },
    { type: 'discarded', reveals: true, seat: 0, slot: 1, card: 'sniper-rifle', why: 'played' },
    { type: 'discarded', reveals: true, seat: 1, slot: 1, card: 'hammer', why: 'eliminated' },
    { type: 'faction-card-returned', reveals: true, seat: 1, slot: 2, card: 'infectious-bite' },
    { type: 'discarded', reveals: true, seat: 1, slot: 3, card: 'rocket', why: 'unplayed' },
    { type: 'discarded', reveals: true, seat: 1, slot: 0, card: 'shotgun', why: 'eliminated' },
    { type: 'discarded', reveals: true, seat: 1, slot: 0, card: 'sword', why: 'eliminated' },
    { type: 'marker-passed', seat: 2 },
  ]);
  expect(told(after, 'slot-passed').filter((event) => 'seat' in event && event.seat === 1)).toEqual(
    [1, 2, 3, 4, 5].map((slot) => ({ type: 'slot-passed', seat: 1, slot, reason: 'no-snail', rule: 'SNL-3.17' })),
  );
  expect([held(after, 1), held(after, 2), held(after, 3)]).toEqual([['vacuum'], [], ['mine']]);
  expect(asked(after)).toEqual(['1 declare-active', '3 declare-active']);
});

test('SNL-3.17 + SNL-3.33 + SNL-14.15 no declared snail left: the plan lies still, can be emptied, and is collected', () => {
  const after = story(
    `0,0  beach  1a
     2,0  beach  2c:10
     1,1  beach  2s`,
    {
      plans: [
        ['sniper-rifle', '-', 'vacuum', '-', '-'],
        ['rocket', 'mine', '-', '-', '-'],
      ],
      tokens: [['1a'], ['2c']],
      luck: ['splat', 'sword', 'dynamite'],
    },
    one.on('2c'),
    { type: 'exchange', seat: 1, decline: true },
    { type: 'take-faction-card', seat: 1, decline: true },
  );

  expect(told(after, 'plan-card-returned', 'game-ended')).toEqual([
    { type: 'plan-card-returned', seat: 1, slot: 1, secret: { seats: 2, card: 'rocket' } },
  ]);
  expect(held(after, 2)).toEqual(['rocket', 'sword']);
});

test('SNL-9.5 + SNL-12.4 rocket: squads wiped out by the same blast share a rank, above those who fell before', () => {
  const after = story(
    `0,0  beach  1a
     2,0  beach  2c:10 3c:15  dynamite`,
    { players: 4, play: 'rocket', first: 3, steps: [{ do: 'turn', slot: 1, nth: 2 }], luck: ['splat', 'barrel'] },
    one.at('2,0'),
  );

  expect(told(after, 'eliminated', 'squad-lost')).toEqual([
    { type: 'eliminated', reveals: true, snail: 8, token: 'active' },
    { type: 'eliminated', reveals: true, snail: 4, token: 'active' },
    { type: 'squad-lost', seat: 2 },
    { type: 'squad-lost', seat: 1 },
  ]);
  expect(after.game.outcome(after.state)).toEqual({
    winners: [0],
    ranking: [[0], [1, 2], [3]],
    reason: 'last-squad',
    rule: 'SNL-12.1',
    standings: [
      { name: 'snails', of: [1, 0, 0, 0] },
      { name: 'life', of: [30, 0, 0, 0] },
      { name: 'fallen', of: [0, 2, 2, 1] },
    ],
  });
});

test('SNL-10.5 + SNL-10.9 + SNL-7.5 clean-up: of two dynamites the second hits whom the first could not push away', () => {
  const ring = ['0,-1', '1,-1', '-1,0', '1,0', '-1,1', '0,1'];
  const basin = `0,0  beach  1a 2c  dynamite dynamite\n${ring.map((field) => `${field}  meadow`).join('\n')}\n0,3  beach  1s 2s`;
  const sunk = story(basin, { round: 6, steps: [{ do: 'clean-up' }], factions: CLEAN });
  expect(told(sunk, 'exploded', 'stayed', 'pushed', 'eliminated')).toEqual([
    { type: 'exploded', field: '0,0', token: 'dynamite' },
    { type: 'stayed', snail: 1, why: 'nowhere' },
    { type: 'stayed', snail: 4, why: 'nowhere' },
    { type: 'exploded', field: '0,0', token: 'dynamite' },
    { type: 'eliminated', reveals: true, snail: 1, token: 'active' },
    { type: 'eliminated', reveals: true, snail: 4, token: 'active' },
  ]);

  const before = scene('0,0 beach 1a 2c* dynamite dynamite\n0,1 beach\n0,3 beach 1s 2s', {
    round: 6,
    steps: [{ do: 'clean-up' }],
    factions: CLEAN,
  });
  expect(draw(settled(act(before, one.pushTo('0,1'))))).toBe(
    drawing('0,0 beach 2c:10*\n0,1 beach 1a:15\n0,3 beach 1s 2s'),
  );
});

test('SNL-5.27 + SNL-3.28 clean-up: the Aim of slot V is lost before the first explosion', () => {
  const after = scene('0,0 beach 1a+ dynamite\n2,0 beach 2c', { round: 6, steps: [{ do: 'clean-up' }] });

  expect(after.events.filter(({ type }) => type === 'aim-lost' || type === 'exploded')).toEqual([
    { type: 'aim-lost', snail: 1 },
    { type: 'exploded', field: '0,0', token: 'dynamite' },
  ]);
});

test('SNL-3.32 + SNL-3.33 clean-up: a weapon that was passed on water comes back, a passed rocket does not', () => {
  const after = story('0,0 water 1a\n0,2 beach 2c', {
    plans: [
      ['sword', 'rocket', '-', '-', '-'],
      ['-', '-', '-', '-', '-'],
    ],
    factions: CLEAN,
    luck: ['mine', 'vacuum'],
  });

  expect(told(after, 'slot-passed').slice(0, 1)).toEqual([
    { type: 'slot-passed', seat: 0, slot: 1, reason: 'on-water', rule: 'SNL-3.22' },
  ]);
  expect(told(after, 'weapon-returned', 'discarded')).toEqual([
    { type: 'weapon-returned', reveals: true, seat: 0, slot: 1, card: 'sword' },
    { type: 'discarded', reveals: true, seat: 0, slot: 2, card: 'rocket', why: 'played' },
  ]);
  expect(held(after, 1)).toEqual(['sword', 'vacuum']);
});

test('SNL-3.7 + SNL-14.4 + SNL-4.5 vacuum: a faction card taken out of the plan was not played, and stays in hand', () => {
  const after = story('0,0 beach 1a\n1,0 beach 2c', {
    plans: [
      ['vacuum', '-', '-', '-', '-'],
      ['infectious-bite', '-', '-', '-', '-'],
    ],
    luck: ['mine', 'sword'],
  });

  expect(told(after, 'plan-card-returned', 'faction-card-returned')).toEqual([
    { type: 'plan-card-returned', seat: 1, slot: 1, secret: { seats: 2, card: 'infectious-bite' } },
  ]);
  expect(held(after, 2)).toEqual(['mine', 'infectious-bite']);
  expect(after.state.factionCards).toEqual([0, 1]);
});
