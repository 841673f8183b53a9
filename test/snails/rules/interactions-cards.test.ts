import { expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import {
  damage,
  damageTile,
  type FactionCard,
  heal,
  on,
  type Pack,
  push,
  type RedCard,
  type Rolled,
  self,
  snail,
} from '../../../src/games/snails/cards/vocabulary.ts';
import { pictured } from '../../kit/pictured.ts';
import { crowdOut, effect, played } from '../kit/plays.ts';
import { by, held, settled, story, told } from '../kit/says.ts';
import { act, asked, draw, drawing, handleOf, options, playWith, refusal, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';

playWith(steadyPack);

const one = by(1);
const two = by(2);
const three = by(3);
const four = by(4);

/** The whole arsenal, card by card, without some of its cards. */
function arsenalWithout(...missing: readonly string[]): string[] {
  const all = Object.entries({ ...defaultPack.red, ...defaultPack.purple }).flatMap(([id, { copies }]) =>
    Array.from({ length: copies }, () => id),
  );
  for (const card of missing) all.splice(all.indexOf(card), 1);
  return all;
}

/** The default pack with another revolver: two attacks with one die each at a snail near by. */
function withRevolver(change: Partial<Rolled> & { readonly rage?: 'adds' }): Pack {
  const revolver: RedCard = {
    copies: 4,
    source: 'ours',
    target: snail({ range: [1, 2] }),
    attacks: 2,
    dice: 1,
    rows: [],
    ...change,
  };
  return { ...defaultPack, red: { ...defaultPack.red, revolver } };
}

test('SNL-14.6 + SNL-5.14 kunai: pulls a snail out of its shell onto a full field, where two can make room', () => {
  const hit = pictured(
    act(
      scene(
        `0,0  beach   1a 1s* 2s
       1,0  meadow  2c*`,
        { play: 'kunai', factions: ['ninja', 'zombies'] },
      ),
      one.on('2c'),
    ),
  );
  expect(draw(hit)).toBe(
    drawing(`
      0,0  beach   1a 1s* 2s
      1,0  meadow  2c:25`),
  );
  expect(asked(hit)).toEqual(['1 place-optional']);

  const placing = act(hit, one.place);
  // 1s is in a shell; the field of 2c is too high.
  expect(options(placing)).toEqual(
    ['1a', '2s'].flatMap((snail) =>
      ['0,-1', '1,-1', '-1,0', '-1,1', '0,1'].map((field) => ({ snail: handleOf(snail), field })),
    ),
  );
  expect(draw(settled(act(placing, one.crowdOut('2s', '0,1'))))).toBe(
    drawing(`
      0,0  beach   1a 1s* 2c:25
      1,0  meadow
      0,1  water   2s`),
  );
});

test('SNL-14.6 + SNL-7.13 kunai: is not asked where nobody can go, for a dead snail, or for one already there', () => {
  const full = story(
    `0,0  beach   1a 1s* 2s*
     1,0  meadow  2c
     ${['0,-1', '1,-1', '-1,0', '-1,1', '0,1'].map((field) => `${field}  meadow`).join('\n')}`,
    { play: 'kunai', factions: ['ninja', 'zombies'] },
    one.on('2c'),
  );
  expect(told(full, 'damaged')).toEqual([{ type: 'damaged', snail: 4, amount: 5, shell: 0, life: 25, by: 'card' }]);
  expect(asked(full)).toEqual(['2 choose-half']);

  const there = pictured(
    act(scene('0,0  beach  1a 2s*\n1,0  beach  2c:5', { play: 'kunai', factions: ['ninja', 'zombies'] }), one.on('2s')),
  );
  expect(draw(there)).toBe(drawing('0,0 beach 1a 2s:25\n1,0 beach 2c:5'));
  expect(asked(there)).toEqual(['2 choose-half']);

  const dead = act(
    scene('0,0  beach  1a 2s*\n1,0  beach  2c:5', { play: 'kunai', factions: ['ninja', 'zombies'] }),
    one.on('2c'),
  );
  expect(draw(dead)).toBe(drawing('0,0 beach 1a 2s*\n1,0 beach'));
  expect(asked(dead)).toEqual(['2 choose-half']);
});

test('SNL-14.13 + SNL-7.2 leaf blower: a field of shells only is no target; among others, shells stay', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  meadow  2c* 2a*
     0,2  meadow  2s 2m`,
    { play: 'leaf-blower' },
  );
  expect(asked(before)).toEqual(['1 push-next']);
  expect(told(before, 'field-targeted')).toEqual([{ type: 'field-targeted', seat: 0, field: '0,2' }]);

  const alone = story('0,0 beach 1a\n1,0 meadow 2c* 2a*', { play: 'leaf-blower' });
  expect(told(alone, 'slot-passed')).toEqual([
    { type: 'slot-passed', seat: 0, slot: 1, reason: 'no-target', rule: 'SNL-3.26' },
  ]);

  const mixed = story('0,0 beach 1a\n1,0 meadow 2c* 2a', { play: 'leaf-blower' }, one.pushTo('0,0'));
  expect(draw(mixed)).toBe(drawing('0,0 beach 1a 2a\n1,0 meadow 2c*'));
});

test("SNL-14.3 + SNL-15.1 villain's hat: whoever holds cards is asked, planned cards are safe, the dead are passed over", () => {
  const hat = act(
    scene(
      `0,0  beach  1a
       1,0  beach  3c
       2,0  beach  4c`,
      {
        players: 4,
        factions: ['cowboys', 'zombies', 'pirates', 'ninja'],
        play: 'villains-hat',
        plans: [[], [], ['crawl-shell', 'rocket'], ['crawl-shell', 'vacuum', 'mine']],
        hands: [[], ['rocket'], [], ['sword', 'sword', 'jetpack']],
      },
    ),
  );
  // Nobody stands on the field, so emptying pockets is the only effect; it is taken without asking.
  expect(asked(hat)).toEqual(['3 discard-arsenal']);
  // Player 3 has planned the rocket and holds one basic card.
  expect(options(hat)).toEqual([{ card: 'none' }]);
  expect(refusal(hat, three.discard('rocket'))).toMatchObject({ code: 'card/not-in-hand', rule: 'SNL-14.3' });

  const next = act(hat, three.discard('none'));
  expect(asked(next)).toEqual(['4 discard-arsenal']);
  expect(options(next)).toEqual([{ card: 'sword' }, { card: 'jetpack' }]);
  const after = settled(act(next, four.discard('sword')));
  expect([held(after, 2), held(after, 3), held(after, 4)]).toEqual([['rocket'], [], ['sword', 'jetpack']]);
  expect(told(after, 'nothing-discarded', 'discarded')).toEqual([
    { type: 'discarded', reveals: true, seat: 3, slot: 0, card: 'sword', why: 'effect' },
  ]);
  expect(told(next, 'nothing-discarded', 'discarded')).toEqual([{ type: 'nothing-discarded', reveals: true, seat: 2 }]);
});

test("SNL-14.3 + SNL-3.26 villain's hat: with all hands empty nobody is asked, and the card counts as resolved", () => {
  const after = story('0,0 beach 1a\n1,0 beach 2c', {
    play: 'villains-hat',
    factions: ['cowboys', 'zombies'],
    plans: [[], ['crawl-shell']],
  });

  expect(told(after, 'effect-chosen', 'discarded', 'nothing-discarded', 'slot-passed')).toEqual([
    { type: 'effect-chosen', seat: 0, option: 'empty-pockets' },
  ]);
  expect(asked(after)).toEqual(['2 choose-half']);
});

test("SNL-5.14 + SNL-5.15 villain's hat: shells are pushed as they are, and opened by the sea only", () => {
  const after = story(
    `0,0  meadow  1a 2c* 2a*
     1,0  beach`,
    { play: 'villains-hat', factions: ['cowboys', 'zombies'] },
    one.effect('clear-the-bar'),
    one.pushNext('2a'),
    one.pushTo('0,1'),
    one.pushTo('1,0'),
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow  1a
      1,0  beach   2c*
      0,1  water   2a`),
  );
});

test('SNL-11.3 + SNL-14.11 blades of doom: rage adds 5 for every enemy on the field, before the shells take theirs off', () => {
  const asking = scene(
    `0,0  beach  1a 1s 2c*
     1,0  beach  2a`,
    { play: 'blades-of-doom' },
  );
  expect(asked(asking)).toEqual(['1 use-rage']);

  expect(draw(pictured(act(asking, one.rage)))).toBe(drawing('0,0 beach 1a 1s 2c:10*\n1,0 beach 2a'));
  expect(draw(act(asking, one.calm))).toBe(drawing('0,0 beach 1a 1s 2c:15*\n1,0 beach 2a'));
});

test('SNL-11.11 + SNL-14.1 berserker rage: what a missed first attack leaves goes to the second of the same card', () => {
  const pack = withRevolver({ rows: [on('hit', damage(10))], rage: 'adds' });
  const after = story(
    `0,0  beach  1a
     1,0  beach  2c
     0,1  beach  2a`,
    { pack, play: 'revolver', luck: ['splat', 'hit'] },
    one.on('2c'),
    one.rage,
    one.on('2a'),
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2c
      0,1  beach  2a:15`),
  );
  expect(told(after, 'rage-used', 'missed', 'rolled').map(({ type }) => type)).toEqual([
    'rage-used',
    'rolled',
    'missed',
    'rolled',
  ]);
});

test('SNL-3.27 + SNL-5.25 + SNL-14.1 revolver: killed by the mine that its own push set off, a commander shoots no more', () => {
  const pack = withRevolver({
    target: snail({ range: [0, 2], sight: 'ignored' }),
    rows: [on('splat', damage(5), push)],
    after: [self(heal(10))],
  });
  const rolled = pictured(
    act(
      scene(
        `0,0  beach  1c:10+  mine
       1,0  beach  2c
       0,1  beach  2a
       3,0  beach  1a`,
        { pack, play: 'revolver', luck: ['splat', 'blank-beach'] },
      ),
      one.on('2c'),
    ),
  );
  expect(asked(rolled)).toEqual(['1 re-roll']);

  // Aim and the commander's own re-roll are left, a second target is in reach, and the after-effect would follow.
  const after = settled(act(rolled, one.keep, one.pushTo('0,0')));
  expect(draw(after)).toBe(
    drawing(`
      0,0  water  2c:15
      1,0  beach
      3,0  beach  1a
      0,1  beach  2a`),
  );
  expect(told(after, 'eliminated', 'healed', 'rolled')).toEqual([
    { type: 'eliminated', reveals: true, snail: 0, token: 'active' },
  ]);
  expect([after.state.active[0], after.state.passive[0]]).toEqual([handleOf('1a'), -1]);
  expect(asked(after)).toEqual(['2 crawl-step']);
});

test('SNL-3.20 + SNL-11.5 + SNL-14.2 drill: the driller dies of the mine in its own field, and its player draws all the same', () => {
  const before = scene(
    `0,0  beach  1a:10 2c  mine
     3,0  beach  1s`,
    { play: 'drill', factions: ['cowboys', 'zombies'], luck: ['splat', 'barrel', 'rocket'] },
  );
  expect(asked(before)).toEqual(['1 decline']);

  const drilled = pictured(act(before, one.resolve));
  expect(draw(drilled)).toBe(
    drawing(`
      0,0  water  2c:10
      3,0  beach  1s`),
  );
  expect(told(drilled, 'damaged', 'tile-damaged', 'exploded', 'tile-destroyed')).toEqual([
    { type: 'damaged', snail: 4, amount: 10, shell: 0, life: 20, by: 'card' },
    { type: 'tile-damaged', field: '0,0', terrain: 'beach' },
    { type: 'exploded', field: '0,0', token: 'mine' },
    { type: 'damaged', snail: 1, amount: 10, shell: 0, life: 0, by: 'mine' },
    { type: 'damaged', snail: 4, amount: 10, shell: 0, life: 10, by: 'mine' },
    { type: 'tile-destroyed', field: '0,0', terrain: 'beach', back: 'barrel' },
  ]);
  expect(asked(drilled)).toEqual(['1 draw-bonus']);
  expect(held(settled(act(drilled, one.draw)), 1)).toEqual(['rocket']);
});

test('SNL-9.8 + SNL-11.4 gunslingers: a player without snails left draws no bonus', () => {
  const after = story(
    `0,0  beach  1a:10 2c  mine
     3,0  beach  3c`,
    { play: 'drill', factions: ['cowboys', 'zombies', 'ninja'], luck: ['splat', 'barrel'] },
    one.resolve,
  );

  expect(told(after, 'squad-lost', 'bonus-drawn', 'drew')).toEqual([{ type: 'squad-lost', seat: 0 }]);
  expect(asked(after)).toEqual(['2 crawl-step']);
});

test('SNL-11.5 gunslingers: the mine that a shot sets off does not count, nor does a shot that the shell takes off', () => {
  const after = story(
    `0,0  beach  1a
     1,0  beach  2c*  mine
     0,3  beach  2a`,
    { play: 'cocktail', factions: ['cowboys', 'zombies'], luck: ['splat'], tokens: [['1a'], ['2a']] },
    one.at('1,0'),
  );
  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c* fire mine\n0,3 beach 2a'));
  expect(asked(after)).toEqual(['2 choose-half']);

  const mined = story(
    `0,0  beach  1a
     1,0  beach
     2,0  beach  2c  mine
     0,3  beach  2a`,
    { play: 'grenade', factions: ['cowboys', 'zombies'], luck: ['hit', 'barrel'], tokens: [['1a'], ['2a']] },
    one.at('1,0'),
    one.scatter('2,0'),
  );
  expect(draw(mined)).toBe(drawing('0,0 beach 1a\n1,0 beach\n2,0 water 2c:20\n0,3 beach 2a'));
  expect(asked(mined)).toEqual(['2 choose-half']);
});

test('SNL-3.27 + SNL-8.17 infectious bite: a biter whose field blows up first still bites, but heals no more', () => {
  const bite: FactionCard = {
    faction: 'zombies',
    colour: 'purple',
    source: 'ours',
    target: snail({ range: [0, 0], side: 'enemy' }),
    effects: [damageTile, damage(10), self(heal(10))],
  };
  const pack: Pack = { ...defaultPack, faction: { ...defaultPack.faction, 'infectious-bite': bite } };
  const after = story(
    `0,0  meadow  1a:10 2c*  mine
     3,0  beach   1s:5`,
    { pack, play: 'infectious-bite', factions: ['zombies', 'cowboys'], luck: ['two-cards'] },
    one.resolve,
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  2c:20*
      3,0  beach  1s:5`),
  );
  expect(told(after, 'healed', 'drew')).toEqual([]);
});

test('SNL-10.3 + SNL-9.1 + SNL-14.9 infectious bite: damage to snails sets nothing off under them', () => {
  const after = story(
    `0,0  beach  1a:25 2c:10  fire mine dynamite
     2,0  beach  2a`,
    { play: 'infectious-bite', factions: ['zombies', 'cowboys'] },
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a  fire mine dynamite
      2,0  beach  2a`),
  );
});

test('SNL-11.6 + SNL-5.27 + SNL-8.9 broadside: a pirate fires from the sea, with the Aim it has kept there', () => {
  const fired = pictured(
    act(
      scene(
        `0,0  water     1a+
       2,0  mountain  2c 1s*`,
        {
          play: 'broadside',
          factions: ['pirates', 'zombies'],
          luck: ['splat', 'crit', 'mine-back', 'one-card'],
        },
      ),
      one.at('2,0'),
    ),
  );
  expect(asked(fired)).toEqual(['1 re-roll']);

  const again = act(fired, one.reRoll(0));
  expect(told(again, 're-rolled')).toEqual([{ type: 're-rolled', seat: 0, die: 0, face: 'crit', by: 'aim' }]);
  expect(draw(settled(again))).toBe(
    drawing(`
      0,0  water  1a
      2,0  beach  1s:20* 2c:10`),
  );
});

test('SNL-14.4 + SNL-14.15 vacuum: passes over emptied slots and takes what is left, here the last card of the plan', () => {
  const sucked = story('0,0 beach 1a\n1,0 beach 2c', {
    plans: [
      ['-', '-', '-', '-', 'vacuum'],
      ['-', '-', '-', '-', 'rocket'],
    ],
    steps: [{ do: 'turn', slot: 5, nth: 0 }],
    round: 6,
  });

  expect(told(sucked, 'plan-card-returned', 'slot-passed')).toEqual([
    { type: 'plan-card-returned', seat: 1, slot: 5, secret: { seats: 2, card: 'rocket' } },
    { type: 'slot-passed', seat: 1, slot: 5, reason: 'empty', rule: 'SNL-3.23' },
  ]);
  expect(held(sucked, 2)).toEqual(['rocket']);
});

test('SNL-14.4 + SNL-3.26 vacuum: a player without a face-down card is no target, whoever stands near', () => {
  const plans = [['vacuum'], ['-', '-', '-', '-', '-'], ['-', '-', '-', 'mine', '-']];
  const empty = story('0,0 beach 1a\n1,0 beach 2c', { plans });
  expect(told(empty, 'slot-passed')[0]).toEqual({
    type: 'slot-passed',
    seat: 0,
    slot: 1,
    reason: 'no-target',
    rule: 'SNL-3.26',
  });

  const third = story('0,0 beach 1a\n1,0 beach 2c\n2,0 beach 3c', { plans });
  expect(told(third, 'player-targeted', 'plan-card-returned')).toEqual([
    { type: 'player-targeted', seat: 0, player: 2 },
    { type: 'plan-card-returned', seat: 2, slot: 4, secret: { seats: 4, card: 'mine' } },
  ]);
  expect(held(third, 3)).toEqual(['mine']);
});

test('SNL-14.4 + SNL-14.15 vacuum: a card that is face up cannot be taken, nor lost by those who come later in the slot', () => {
  const after = story(
    '0,0 beach 1a\n1,0 beach 2c',
    { plans: [['vacuum'], ['crawl-shell', 'rocket', 'mine']], first: 2 },
    two.half('shell'),
  );

  expect(told(after, 'plan-card-returned', 'slot-passed')).toEqual([
    { type: 'plan-card-returned', seat: 1, slot: 2, secret: { seats: 2, card: 'rocket' } },
    { type: 'slot-passed', seat: 1, slot: 2, reason: 'empty', rule: 'SNL-3.23' },
  ]);
  expect(held(after, 2)).toEqual(['rocket']);
});

test('SNL-3.10 + SNL-3.32 supply drop: a deck that runs dry in the middle is made new from the pile, without the cards in play', () => {
  const after = story('0,0 beach 1a\n1,0 beach 2c', {
    play: 'supply-drop',
    deck: ['sword'],
    hands: [[], ['rocket', 'rocket', 'rocket', 'rocket']],
    luck: ['sword', 'mine'],
  });

  // 84 cards: one drawn, four held by player 2, one in play.
  expect(told(after, 'deck-shuffled', 'drew')).toEqual([
    { type: 'drew', seat: 0, count: 1, secret: { seats: 1, cards: ['sword'] } },
    { type: 'deck-shuffled', cards: 78 },
    { type: 'drew', seat: 0, count: 1, secret: { seats: 1, cards: ['mine'] } },
  ]);
  expect(held(after, 1)).toEqual(['sword', 'mine']);
  expect(after.state.discards.every((count) => count === 0)).toBe(true);
});

test('SNL-3.10 + SNL-3.38 supply drop: with the last card drawn and no pile to shuffle, the rest is not drawn', () => {
  const others = arsenalWithout('supply-drop', 'sword');
  const after = story('0,0 beach 1a\n1,0 beach 2c', {
    play: 'supply-drop',
    deck: ['sword'],
    hands: [[], others],
    luck: ['sword'],
  });
  expect(told(after, 'deck-shuffled', 'drew')).toEqual([
    { type: 'drew', seat: 0, count: 1, secret: { seats: 1, cards: ['sword'] } },
  ]);

  const dry = story('0,0 beach 1a\n1,0 beach 2c', { play: 'supply-drop', hands: [[], [...others, 'sword']] });
  expect(told(dry, 'deck-shuffled', 'drew', 'slot-passed')).toEqual([]);
  expect(held(dry, 1)).toEqual([]);
});

test('SNL-3.10 + SNL-5.10 dig: without a card to draw the tile is damaged all the same', () => {
  const after = story(
    '0,0 beach 1a\n1,0 beach 2c',
    { play: 'dig-shell', hands: [[], arsenalWithout()] },
    one.half('dig'),
  );

  expect(draw(after)).toBe(drawing('0,0 beach! 1a\n1,0 beach 2c'));
  expect(told(after, 'drew')).toEqual([]);
});

test('SNL-5.22 + SNL-5.27 swap: gives the Aim away, and the snail that comes has none', () => {
  const swapped = story(
    `0,0  beach  1a+
     0,1  beach  1s
     2,0  beach  2c`,
    { plans: [['swap-aim', 'sniper-rifle'], ['-']], luck: ['hit'] },
    one.half('swap'),
  );

  expect(told(swapped, 'aim-lost', 'swapped', 'rolled', 're-rolled')).toEqual([
    { type: 'aim-lost', snail: 1 },
    { type: 'swapped', seat: 0 },
    { type: 'rolled', seat: 0, dice: ['hit'] },
  ]);
  expect(draw(swapped)).toBe(drawing('0,0 beach 1a\n2,0 beach 2c:15\n0,1 beach 1s'));
});

test('SNL-5.27 + SNL-3.23 aim: an emptied slot in between uses it up', () => {
  const plain = scene('0,0 beach 1a+\n2,0 beach 2c', { plans: [['sniper-rifle'], ['-']], luck: ['hit'] });
  expect(asked(plain)).toEqual(['1 re-roll']);

  const after = story('0,0 beach 1a+\n2,0 beach 2c', { plans: [['-', 'sniper-rifle'], ['-']], luck: ['hit'] });
  expect(told(after, 'slot-passed', 'aim-lost', 'rolled', 're-rolled')).toEqual([
    { type: 'aim-lost', snail: 1 },
    { type: 'slot-passed', seat: 0, slot: 1, reason: 'empty', rule: 'SNL-3.23' },
    { type: 'slot-passed', seat: 1, slot: 1, reason: 'empty', rule: 'SNL-3.23' },
    { type: 'rolled', seat: 0, dice: ['hit'] },
  ]);
});

test('SNL-9.3 + SNL-3.21 + SNL-3.16 swap: after the free one no token is left to swap, so only Aim can be chosen', () => {
  const after = story(
    `0,0  beach  1a
     2,0  beach  2c:10
     3,0  beach  2a 2s`,
    { play: 'sniper-rifle', plans: [[], ['swap-aim']], luck: ['splat'] },
    one.on('2c'),
  );

  expect(told(after, 'eliminated', 'half-chosen', 'swapped', 'aimed')).toEqual([
    { type: 'eliminated', reveals: true, snail: 4, token: 'active' },
    { type: 'half-chosen', seat: 1, action: 'aim' },
    { type: 'aimed', snail: 5 },
  ]);
  expect(told(after, 'revealed')[1]).toEqual({
    type: 'revealed',
    reveals: true,
    seat: 1,
    slot: 1,
    card: 'swap-aim',
    snail: 5,
    aim: 'none',
  });
});

test('SNL-9.4 + SNL-3.21 + SNL-4.13 swap: with the passive snail shot and the active one in the sea the card is passed', () => {
  const after = story(
    `0,0  beach  1a
     2,0  beach  2a:10
     0,2  water  2c
     3,0  beach  2s`,
    { play: 'sniper-rifle', plans: [[], ['swap-aim']], tokens: [['1a'], ['2c', '2a']], luck: ['splat'] },
    one.on('2a'),
  );

  expect(told(after, 'eliminated', 'slot-passed')).toEqual([
    { type: 'eliminated', reveals: true, snail: 5, token: 'passive' },
    { type: 'slot-passed', seat: 1, slot: 1, reason: 'no-half', rule: 'SNL-4.13' },
  ]);
});

test("SNL-7.2 + SNL-7.3 villain's hat: a snail pushed in its shell makes another move, but no shell makes room for it", () => {
  const crowded = played(
    `0,0  beach  1c 2c*
     1,0  beach  1a* 2a* 3c
     2,0  beach  3a`,
    { play: 'villains-hat', players: 3, factions: ['cowboys', 'ninja', 'zombies'], sea: 'none' },
    effect('clear-the-bar'),
  );

  expect(asked(crowded)).toEqual(['1 overcrowd']);
  expect(refusal(crowded, crowdOut('2a', '2,0'))).toEqual({
    code: 'crowd/in-shell',
    rule: 'SNL-7.2',
    facts: { snail: handleOf('2a') },
  });
  expect(draw(act(crowded, crowdOut('3c', '2,0')))).toBe(
    drawing('0,0 beach 1c\n1,0 beach 1a* 2c* 2a*\n2,0 beach 3c 3a'),
  );
});
