import { expect, test } from 'vitest';
import { look } from '../../../src/games/snails/index.ts';
import { act, handleOf, scene, TRACK } from '../kit/scene.ts';

test('a view is read in the words of the rulebook: what its owner sees, and what others see', () => {
  const drawn = scene(
    `0,0   beach!    1c 1a*
     1,0   mountain  2c:15    fire mine
     2,0   water     2a`,
    {
      play: 'crawl-dig',
      hands: [['rocket'], ['sword']],
      known: [[], ['sword']],
      removed: [2, 0, 0, 0, 0, 0, 0],
      contamination: 2,
    },
  );
  const after = act(drawn, { type: 'choose-half', seat: 0, action: 'crawl' });
  const own = look(after.game.view(after.state, 0));
  const others = look(after.game.view(after.state, 1));

  expect(own.fields.filter(({ terrain, snails }) => terrain !== 'water' || snails.length > 0)).toEqual([
    { field: '0,0', terrain: 'beach', tile: 'damaged', fire: 0, mines: 0, dynamite: 0, snails: [0, 1] },
    { field: '1,0', terrain: 'mountain', tile: 'intact', fire: 1, mines: 1, dynamite: 0, snails: [4] },
    { field: '2,0', terrain: 'water', tile: 'none', fire: 0, mines: 0, dynamite: 0, snails: [5] },
  ]);
  expect(own.snails.map(({ snail, role, field, life, inShell }) => [snail, role, field, life, inShell])).toEqual([
    [0, 'commander', '0,0', 30, false],
    [1, 'assault', '0,0', 30, true],
    [4, 'commander', '1,0', 15, false],
    [5, 'assault', '2,0', 30, false],
  ]);
  expect(own.contamination).toEqual({ space: 2, damage: 10, track: TRACK });
  expect(own.removedTiles).toEqual([{ terrain: 'beach', back: 'barrel', count: 2 }]);
  expect(own.unseenTiles).toEqual([
    { terrain: 'beach', back: 'barrel', count: 8 },
    { terrain: 'beach', back: 'blank', count: 10 },
    { terrain: 'meadow', back: 'trap', count: 4 },
    { terrain: 'meadow', back: 'one-card', count: 6 },
    { terrain: 'meadow', back: 'two-cards', count: 5 },
    { terrain: 'mountain', back: 'mine', count: 3 },
    { terrain: 'mountain', back: 'blank', count: 3 },
  ]);
  expect(own.snails.map(({ isShown }) => isShown)).toEqual([true, false, false, false]);
  expect(own.deck + own.discards.length).toBe(84 - 2);

  const [mine, theirs] = [own.players[0], others.players[0]];
  expect(mine).toMatchObject({
    faction: 'barbarians',
    factionCardId: 'blades-of-doom',
    active: handleOf('1c'),
    passive: handleOf('1a'),
    hand: ['rocket'],
  });
  expect(mine?.plan).toEqual(['crawl-dig', 'crawl-shell', 'crawl-punch', 'dig-shell', 'swap-aim']);
  expect(theirs).toMatchObject({ active: handleOf('1c'), passive: 'face-down', hand: ['face-down'], resolved: 1 });
  expect(theirs?.plan).toEqual(['crawl-dig', 'face-down', 'face-down', 'face-down', 'face-down']);
  expect(own.players[1]).toMatchObject({ known: ['sword'], hand: ['face-down'], active: 'face-down' });
});

test('the card that is being resolved is looked at as far as it has come, and by everybody alike', () => {
  const drawn = scene(
    `0,0   beach   1c
     2,0   beach   2c`,
    { play: 'sniper-rifle', luck: ['hit'] },
  );
  const seen = (viewer: 0 | 1 | 'spectator') => look(drawn.game.view(drawn.state, viewer)).play;

  expect(seen(0)).toEqual({
    seat: 0,
    snail: handleOf('1c'),
    card: 'sniper-rifle',
    targetSnail: handleOf('2c'),
    targetField: '2,0',
    targetPlayer: undefined,
    dice: ['hit'],
  });
  expect([seen(1), seen('spectator')]).toEqual([seen(0), seen(0)]);

  const planning = scene('0,0 beach 1c\n1,0 beach 2c', { phase: 'planning', steps: [{ do: 'planning' }] });
  expect(look(planning.game.view(planning.state, 0)).play).toBe(undefined);
});
