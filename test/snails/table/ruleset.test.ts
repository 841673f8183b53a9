import { expect, test } from 'vitest';
import {
  ARCHIPELAGO,
  ATOLL,
  CONTAMINATION,
  createSnails,
  defaultPack,
  type Layout,
  type Pack,
  type SnailsConfig,
  snails,
} from '../../../src/games/snails/index.ts';
import { isEngineError } from '../../../src/kernel/index.ts';

/** Where the faults are that an error names. */
function faultsOf(run: () => unknown): readonly { readonly path: string; readonly message: string }[] {
  try {
    run();
  } catch (thrown) {
    if (isEngineError(thrown)) return thrown.faults;
    throw thrown;
  }
  return [];
}

test('SNL-2.15 a ruleset that cannot be played is refused with the path of every fault, of cards, board and track', () => {
  const pack: Pack = { ...defaultPack, basic: {} };
  const layout: Layout = [...ARCHIPELAGO, { field: '0,0', stack: ['meadow'] }, { field: '9,9', stack: [] }];
  const contamination = [5, 10, 5];

  const faults = faultsOf(() => createSnails({ pack, layout, contamination }));

  expect(faults.map(({ path }) => path)).toEqual([
    'pack.basic',
    'layout[37].stack[0]',
    'layout[37].field',
    'layout[38].field',
    'contamination[2]',
  ]);
});

test('SNL-2.15 what is not part of a ruleset is refused by its name, together with the faults of what is', () => {
  const told = (ruleset: unknown) =>
    faultsOf(() => createSnails(ruleset as object)).map(({ path, message }) => `${path}: ${message}`);

  expect(told({ layouts: ARCHIPELAGO, contamination: [10, 5] })).toEqual([
    "ruleset.layouts: unknown key; the keys are 'layout', 'pack', 'contamination'",
    'contamination[1]: 5 comes after 10; the track never falls',
  ]);
  expect([null, 'archipelago', [], 4].map(told)).toEqual(
    ['null', "'archipelago'", 'a list', '4'].map((found) => [`ruleset: expected an object, found ${found}`]),
  );
  // A key that says nothing is as good as none.
  expect(told({ layout: undefined })).toEqual([]);
});

test('SNL-2.15 too many players for the land are refused where they are said', () => {
  const small = ATOLL.map(({ field, stack }, index) => ({ field, stack: index < 12 ? stack : [] }));
  const land = small.filter(({ stack }) => stack.length > 0 && stack.length < 3).length;
  expect(land).toBe(4);
  const game = createSnails({ layout: small });

  expect(game.seats).toEqual({ min: 2, max: 3 });
  expect(faultsOf(() => game.setup({ players: 4 }, 'a seed'))).toEqual([
    { path: 'config.players', message: '4 players need more land; this board has enough for 3' },
  ]);
  expect(game.setup({ players: 3 }, 'a seed').factions).toHaveLength(3);
});

test('SNL-2.5 every fault of a config is named', () => {
  const config = {
    players: [{ faction: 'ninja' }, { faction: 'ninja' }, { faction: 'snobs', rank: 1 }],
    firstPlayer: 3,
    opening: 'fast',
  } as unknown as SnailsConfig;

  expect(
    faultsOf(() => snails.setup(config, 'a seed'))
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    'config.firstPlayer',
    'config.opening',
    'config.players[1].faction',
    'config.players[2].faction',
    'config.players[2].rank',
  ]);
});

test('a game keeps its ruleset to itself: what its owner changes afterwards makes no difference', () => {
  const contamination = [...CONTAMINATION];
  const game = createSnails({ contamination });
  const before = game.ruleset;
  contamination[0] = 95;

  expect(createSnails({ contamination: [...CONTAMINATION] }).ruleset).toBe(before);
  expect(game.printed(game.setup({ players: 2 }, 'a seed')).track[0]).toBe(0);
});

test('a position of another ruleset is refused by name', () => {
  const other = createSnails({ layout: ATOLL });
  const state = other.setup({ players: 2 }, 'a seed');

  expect(other.ruleset).not.toBe(snails.ruleset);
  expect(() => snails.view(state, 0)).toThrow(`'${other.ruleset}'; the game here is '${snails.ruleset}'`);
});
