import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { look } from '../../../src/games/snails/index.ts';
import type { Ask } from '../../../src/games/snails/table/work.ts';
import { act, handleOf, scene, TRACK } from '../kit/scene.ts';
import { ROCKET_VIEW } from '../kit/views.ts';

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
  const own = look(withPrinted(after.game, after.game.view(after.state, 0)));
  const others = look(withPrinted(after.game, after.game.view(after.state, 1)));

  const onBoard = own.fields.filter(({ terrain, snails }) => terrain !== 'water' || snails.length > 0);
  expect(onBoard.map(({ q, r, x, y, neighbours, ...rest }) => rest)).toEqual([
    { field: '0,0', terrain: 'beach', tile: 'damaged', fire: 0, mines: 0, dynamite: 0, snails: [0, 1] },
    { field: '1,0', terrain: 'mountain', tile: 'intact', fire: 1, mines: 1, dynamite: 0, snails: [4] },
    { field: '2,0', terrain: 'water', tile: 'none', fire: 0, mines: 0, dynamite: 0, snails: [5] },
  ]);
  expect(onBoard.map(({ q, r, x, y, neighbours }) => [q, r, x, y, neighbours.length])).toEqual([
    [0, 0, 0, 0, 6],
    [1, 0, 1, 0, 6],
    [2, 0, 2, 0, 6],
  ]);
  expect(own.snails.map(({ snail, role, field, life, inShell }) => [snail, role, field, life, inShell])).toEqual([
    [0, 'commander', '0,0', 30, false],
    [1, 'assault', '0,0', 30, true],
    [4, 'commander', '1,0', 15, false],
    [5, 'assault', '2,0', 30, false],
  ]);
  expect(own.lost.map(({ snail, role, life, field }) => [snail, role, life, field])).toEqual([
    [2, 'scout', 0, undefined],
    [3, 'medic', 0, undefined],
    [6, 'scout', 0, undefined],
    [7, 'medic', 0, undefined],
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
  const seen = (viewer: 0 | 1 | 'spectator') =>
    look(withPrinted(drawn.game, drawn.game.view(drawn.state, viewer))).play;

  expect(seen(0)).toEqual({
    seat: 0,
    snail: handleOf('1c'),
    card: 'sniper-rifle',
    targetSnail: handleOf('2c'),
    targetField: '2,0',
    targetPlayer: undefined,
    dice: ['hit'],
    reRolls: ['commander'],
  });
  expect([seen(1), seen('spectator')]).toEqual([seen(0), seen(0)]);

  const planning = scene('0,0 beach 1c\n1,0 beach 2c', { phase: 'planning', steps: [{ do: 'planning' }] });
  expect(look(withPrinted(planning.game, planning.game.view(planning.state, 0))).play).toBe(undefined);
});

test('who has to decide what is looked at, as far as the viewer may know it', () => {
  const drawn = scene('0,0 beach 1c\n1,0 beach 2c', { phase: 'planning', steps: [{ do: 'planning' }] });
  const decisions = (viewer: 0 | 'spectator') =>
    look(withPrinted(drawn.game, drawn.game.view(drawn.state, viewer))).decisions;

  expect(decisions(0)[0]).toEqual({ seat: 0, kind: 'declare-active' });
  expect(decisions('spectator')).toEqual([
    { seat: 0, kind: 'hidden' },
    { seat: 1, kind: 'hidden' },
  ]);
});

test('a decision says what it is about: a slot, snails, a field, points', () => {
  const about = (ask: Ask) => {
    const { seat, kind, ...details } = look({ ...ROCKET_VIEW, agenda: [ask] }).decisions[0] ?? {};
    return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  };

  expect(about({ ask: 'plan-card', seat: 3, slot: 4 })).toEqual({ slot: 4 });
  expect(about({ ask: 'crawl-step', seat: 3, snail: 13, points: 1 })).toEqual({ snail: 13, points: 1 });
  expect(about({ ask: 'push-to', seat: 3, snail: 7, shells: 'immune' })).toEqual({ snail: 7, shells: 'immune' });
  expect(about({ ask: 'scatter-field', seat: 3, list: 0, field: 5 })).toEqual({ list: 0, field: '0,-2' });
  expect(about({ ask: 'mulligan', seat: 3 })).toEqual({});
});

test('the end is looked at once the game is over', () => {
  const over = {
    ...ROCKET_VIEW,
    phase: 'over',
    agenda: [],
    life: ROCKET_VIEW.life.map((life, snail) => (snail < 4 ? life : 0)),
  } as const;

  expect(look(ROCKET_VIEW).outcome).toBe(undefined);
  expect(look(over).outcome).toMatchObject({ winners: [0], reason: 'last-squad', rule: 'SNL-12.1' });
});

test('neighbours are those of the board, both ways, and lie 1 apart', () => {
  const { fields } = look(ROCKET_VIEW);
  const byName = new Map(fields.map((field) => [field.field, field]));
  for (const field of fields) {
    for (const name of field.neighbours) {
      const other = byName.get(name);
      expect(other?.neighbours).toContain(field.field);
      expect(Math.hypot((other?.x ?? 0) - field.x, (other?.y ?? 0) - field.y)).toBeCloseTo(1, 12);
    }
  }
  expect(byName.get('3,-3')?.neighbours.length).toBe(3);
});

test('a view that counts on what there is not is none of Snails', () => {
  const views = [
    { ...ROCKET_VIEW, levels: ROCKET_VIEW.levels.map(() => 9) },
    { ...ROCKET_VIEW, contamination: 99 },
    { ...ROCKET_VIEW, discards: Array.from({ length: 200 }, () => 1) },
    { ...ROCKET_VIEW, play: { ...ROCKET_VIEW.play, dice: [7] } },
    { ...ROCKET_VIEW, fields: ROCKET_VIEW.fields.map(() => 'here') },
  ];

  expect(views.map((view) => messageOf(() => look(view)))).toEqual([
    'This is no view of Snails: there is no level 9.',
    'This is no view of Snails: there is no space of the track 99.',
    expect.stringMatching(/^This is no view of Snails: there is no card \d+\.$/),
    'This is no view of Snails: there is no face 7.',
    "This is no view of Snails: there is no field like 'here'.",
  ]);
});

function messageOf(run: () => unknown): string {
  try {
    run();
    return '';
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : '';
  }
}
