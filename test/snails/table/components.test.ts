import type { Draw } from 'gastropodia';
import { isEngineError } from 'gastropodia';
import { expect, test } from 'vitest';
import { TILES } from '../../../src/games/snails/board/tiles.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { ROLES } from '../../../src/games/snails/components.ts';
import { createSnails } from '../../../src/games/snails/game.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { held, opening } from '../kit/opening.ts';
import { act, asked, type Drawn, draw, drawing, handleOf, scene } from '../kit/scene.ts';

const DUEL = `
  0,0  beach  1a
  2,0  beach  2a 2s`;

test('SNL-1.1 each die is rolled by itself: three faces of six show a splat, two a hit, one a crit', () => {
  const one = scene(DUEL, { play: 'rocket' });
  const two = scene(DUEL, { play: 'shotgun' });

  expect(drawsOf(one, { type: 'choose-target', seat: 0, target: { field: '2,0' } }, [0, 1])).toEqual([
    'dice 3,2,1',
    // The rocket hits: the back of the beach.
    'tiles 10,10,0,0,0,0,0',
  ]);
  expect(drawsOf(two, { type: 'choose-target', seat: 0, target: { snail: handleOf('2a') } }, [2, 2])).toEqual([
    'dice 3,2,1',
    'dice 3,2,1',
  ]);
});

test('SNL-1.2 + SNL-1.3 the backs of the tiles: each terrain has its own', () => {
  const backs = TILES.map(({ level, back, count }) => `${level} ${back} ${count}`);

  expect(backs).toEqual([
    '1 barrel 10',
    '1 blank 10',
    '2 trap 4',
    '2 one-card 6',
    '2 two-cards 5',
    '3 mine 3',
    '3 blank 3',
  ]);
});

test('SNL-1.3 + SNL-2.1 the back that comes up is one of the terrain, out of those that are left', () => {
  const dig = { type: 'choose-half', seat: 0, action: 'dig' } as const;
  const on = (terrain: string): Drawn => scene(`0,0 ${terrain}! 1a\n2,0 beach 2a\n3,0 beach`, { play: 'dig-shell' });
  const tilesOf = (drawn: Drawn, outcomes: readonly number[]) =>
    drawsOf(drawn, dig, outcomes).filter((draw) => draw.startsWith('tiles'));

  expect(tilesOf(on('beach'), [0, 0])).toEqual(['tiles 10,10,0,0,0,0,0']);
  expect(tilesOf(on('meadow'), [0, 2])).toEqual(['tiles 0,0,4,6,5,0,0']);
  // A mine behind the mountain: the meadow below goes, too.
  expect(tilesOf(on('mountain'), [0, 5, 3])).toEqual(['tiles 0,0,0,0,0,3,3', 'tiles 0,0,4,6,5,0,0']);

  // Two cards of the meadow are drawn; the next meadow has one of them less.
  const twice = scene(
    `0,0  meadow!  1a
     1,0  meadow!  2a`,
    {
      plans: [['crawl-dig'], ['crawl-dig']],
      luck: ['rocket', 'two-cards', 'grenade', 'grenade'],
    },
  );
  const dug = act(twice, dig);
  expect(drawsOf(dug, { type: 'choose-half', seat: 1, action: 'dig' }, [0, 2])).toEqual([
    'deck 3,3,4,4,5,3,4,3,4,3,3,2,2,2,2,3,2,3,2,4,4,3,4,3,2,2,2',
    'tiles 0,0,4,6,4,0,0',
  ]);
});

test('SNL-1.4 + SNL-2.6 each player: four snails of life 30, 5 basic cards in hand, the faction card beside the board', () => {
  const { game, state } = opening({ players: [{ faction: 'ninja' }, { faction: 'zombies' }], firstPlayer: 0 }, [
    'rocket',
    'rocket',
    'rocket',
  ]);
  const { cards } = game.printed(state);

  expect(ROLES).toEqual(['commander', 'assault', 'scout', 'medic']);
  expect(state.life).toEqual([30, 30, 30, 30, 30, 30, 30, 30]);
  expect(state.places).toEqual([-1, -1, -1, -1, -1, -1, -1, -1]);
  expect(state.shells).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(state.hands[1]?.map((card) => cards[card])).toEqual([
    'crawl-punch',
    'crawl-dig',
    'crawl-shell',
    'dig-shell',
    'swap-aim',
  ]);
  expect(state.factionCards).toEqual([0, 0]);
  expect(game.view(state, 'spectator').factionCardIds).toEqual(['kunai', 'infectious-bite']);
});

test('SNL-1.4 a player has two shells, not three', () => {
  const before = scene(
    `0,0  beach  1a 1s* 1m*
     2,0  beach  2a`,
    { play: 'crawl-shell' },
  );

  const after = act(before, { type: 'choose-half', seat: 0, action: 'shell' });

  expect(asked(after)).toEqual(['1 take-shell-from']);
});

const SOLDIERS = ['1a', '1s', '1m'];

test.each(SOLDIERS)('SNL-1.5 %s resolves a card as any soldier does; only a commander has a re-roll', (soldier) => {
  const attack = { type: 'choose-target', seat: 0, target: { field: '1,0' } } as const;
  const before = (attacker: string): Drawn =>
    scene(
      `0,0  beach  ${attacker}
       1,0  beach  2a`,
      { play: 'grenade', luck: ['splat'] },
    );

  const after = act(before(soldier), attack);

  expect(after.events.slice(0, 4)).toEqual([
    { type: 'field-targeted', seat: 0, field: '1,0' },
    { type: 'rolled', seat: 0, dice: ['splat'] },
    { type: 'row-taken', seat: 0, row: 0, faces: ['splat'] },
    { type: 'damaged', snail: handleOf('2a'), amount: 10, shell: 0, life: 20, by: 'card' },
  ]);
  expect(asked(act(before('1c'), attack))).toEqual(['1 re-roll']);
});

test('SNL-1.7 tokens are unlimited', () => {
  const crowded = (count: number, token: string): string => Array.from({ length: count }, () => token).join(' ');
  const before = scene(
    `0,0  beach  1a  ${crowded(60, 'fire')} ${crowded(70, 'mine')} ${crowded(80, 'dynamite')}
     2,0  beach  2a`,
    { plans: [['mine', 'dynamite'], ['crawl-shell']] },
  );

  const after = act(before, { type: 'choose-half', seat: 1, action: 'shell' });

  const field = after.game.printed(after.state).fields.indexOf('0,0');
  expect([after.state.fire[field], after.state.mines[field], after.state.dynamite[field]]).toEqual([60, 71, 81]);
});

test('SNL-1.8 life moves in fives; a snail whose life leaves the track is eliminated', () => {
  const before = (life: number): Drawn =>
    scene(
      `0,0  beach  1a
       1,0  beach  2a:${life} 2s`,
      { play: 'grenade', luck: ['splat'] },
    );
  const attack = { type: 'choose-target', seat: 0, target: { field: '1,0' } } as const;

  const [safe, exactly, beyond] = [15, 10, 5].map((life) => act(before(life), attack)) as [Drawn, Drawn, Drawn];

  expect(draw(safe)).toBe(
    drawing(`
      0,0  beach   1a
      1,0  beach!  2a:5 2s:20`),
  );
  expect(draw(exactly)).toBe(
    drawing(`
      0,0  beach   1a
      1,0  beach!  2s:20`),
  );
  expect(draw(beyond)).toBe(draw(exactly));
  expect(beyond.state.life).toEqual(exactly.state.life);
});

test('SNL-1.11 the life track runs from 5 to 30', () => {
  const before = (life: number): Drawn =>
    scene(
      `0,0  beach  1a:${life}
       1,0  beach  2a`,
      { play: 'first-aid-kit' },
    );

  expect([5, 10, 15, 20, 25].map((life) => before(life).state.life[1])).toEqual([15, 20, 25, 30, 30]);
  expect(() => before(35)).toThrow();
});

test('SNL-1.12 another pack may have other cards and another number of them', () => {
  const { rocket, sword } = defaultPack.red;
  const { jetpack } = defaultPack.purple;
  if (rocket === undefined || sword === undefined || jetpack === undefined) throw new Error('The pack has changed.');
  const pack = {
    ...defaultPack,
    red: { 'big-rocket': { ...rocket, copies: 7 }, sword: { ...sword, copies: 9 } },
    purple: { jetpack: { ...jetpack, copies: 1 } },
  };

  const dealt = opening({ players: 2, firstPlayer: 0, factions: 'draft' }, ['big-rocket', 'jetpack', 'sword'], {
    pack,
  });
  const after = act(
    dealt,
    { type: 'choose-faction', seat: 0, faction: 'ninja' },
    { type: 'choose-faction', seat: 1, faction: 'zombies' },
  );

  expect(held(after, 0)).toEqual(['big-rocket', 'sword', 'jetpack']);
  expect(after.state.deck.rest).toEqual([6, 8, 0]);
  scriptUsedUp(after.state);
});

test('SNL-1.12 at least 5 basic cards, and a card for each faction', () => {
  const { 'swap-aim': _swapAim, ...fourBasics } = defaultPack.basic;
  const { kunai: _kunai, ...fiveFactions } = defaultPack.faction;
  const { 'crawl-punch': crawlPunch } = fourBasics;
  if (crawlPunch === undefined) throw new Error('The pack has changed.');

  expect(faultsOf(() => createSnails({ pack: { ...defaultPack, basic: fourBasics } }))).toEqual(['pack.basic']);
  expect(faultsOf(() => createSnails({ pack: { ...defaultPack, faction: fiveFactions } }))).toEqual(['pack.faction']);
  // Five are enough, whichever they are.
  const basic = { 'crawl-punch': { ...crawlPunch, copies: 5 } };
  const game = createSnails({ pack: { ...defaultPack, basic } });
  expect(game.view(game.setup({ players: 2 }, 'x'), 'spectator').hands[0]?.length).toBeGreaterThanOrEqual(5);
});

/** What chance is asked while an action is carried out: stream and weights, answered with the outcomes given. */
function drawsOf({ game, state }: Drawn, action: Parameters<typeof act>[1], outcomes: readonly number[]): string[] {
  const draws: Draw[] = [];
  const decide = (asked: Draw): number => outcomes[draws.push(asked) - 1] ?? -1;
  game.simulate(state, { chance: { decide } }).step(action);
  return draws.map(({ stream, weights }) => `${stream} ${weights.join(',')}`);
}

function faultsOf(make: () => unknown): string[] {
  try {
    make();
    return [];
  } catch (thrown) {
    if (!isEngineError(thrown)) throw thrown;
    return (thrown.faults ?? []).map(({ path }) => path);
  }
}
