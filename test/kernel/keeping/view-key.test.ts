import fc from 'fast-check';
import {
  createRandom,
  EngineError,
  type Game,
  type GameTypes,
  isSamePlain,
  type PositionView,
  type Viewer,
  viewKey,
} from 'gastropodia';
import { snails } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { duel } from '../../../docs/examples/duel/index.ts';
import { thimblerig } from '../../../docs/examples/thimblerig/index.ts';
import { plainKey } from '../../../src/kernel/keeping/view-key.ts';
import { auction } from '../../kit/auction.ts';

interface Entry {
  readonly game: Game<GameTypes>;
  readonly config: object;
  /** How many games, and of how many decisions at most. */
  readonly games: number;
  readonly longest: number;
}

const GAMES: readonly Entry[] = [
  { game: auction, config: { players: 3 }, games: 4, longest: 20 },
  { game: duel, config: {}, games: 3, longest: 40 },
  { game: thimblerig, config: {}, games: 8, longest: 12 },
  { game: snails, config: { players: 2 }, games: 2, longest: 40 },
];

describe.each(GAMES)('views of $game.id', ({ game, config, games, longest }) => {
  test('KER-5.12 have the same key if they are equal, and only then', () => {
    const views = Array.from({ length: games }, (_, each) =>
      viewsOf({ game, config, seed: `${each}`, longest }),
    ).flat();
    // The first moves of a game from the same seed give equal views that are no copies of each other.
    views.push(...viewsOf({ game, config, seed: '0', longest: 3 }));
    const keys = views.map((view) => viewKey(view));
    let equal = 0;
    for (const [one, view] of views.entries()) {
      for (let other = one + 1; other < views.length; other++) {
        const same = isSamePlain(view, views[other]);
        if (same) equal += 1;
        if ((keys[one] === keys[other]) !== same) throw new Error(`views ${one} and ${other}`);
      }
    }

    expect(equal).toBeGreaterThan(0);
  });
});

describe('keys', () => {
  test('KER-5.12 a key is a text of all that is in the view, its keys in order', () => {
    const view = { viewer: 'spectator', ruleset: 'a/1', decisions: [-1, 2.5], agenda: [{ ask: 'bid', seat: 0 }] };

    expect(viewKey(view as PositionView)).toBe(
      '{"agenda":[{"ask":"bid","seat":0}],"decisions":[-1,2.5],"ruleset":"a/1","viewer":"spectator"}',
    );
  });

  test('KER-5.12 data of any kind has the same key exactly if it is the same', () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(json, json, (one, other) => {
        if ((plainKey(one) === plainKey(other)) !== isSamePlain(one, other)) throw new Error('a collision');
        if (plainKey(one) !== plainKey(reordered(one))) throw new Error('the order of keys');
        if (!isSamePlain(JSON.parse(plainKey(one)), one)) throw new Error('something is lost');
      }),
      { numRuns: 2000 },
    );
  });

  test('KER-5.12 what looks alike and is not has another key', () => {
    const values = [
      1,
      '1',
      [1],
      ['1'],
      [[1]],
      [1, 1],
      [11],
      ['1,1'],
      { 1: 1 },
      { a: [] },
      { a: {} },
      [],
      {},
      null,
      'null',
      true,
    ];

    expect(new Set(values.map(plainKey)).size).toBe(values.length);
    expect(plainKey(-0)).toBe(plainKey(0));
  });

  test.each([
    [undefined, 'a undefined'],
    [[Number.NaN], 'NaN'],
    [{ a: () => 1 }, 'a function'],
    [new Map(), 'an object with a class'],
  ])('what is no plain data has no key: %o', (value, what) => {
    expect(() => plainKey(value)).toThrow(
      new EngineError('hash/not-plain', `Only plain data has a key; this holds ${what}.`),
    );
  });
});

interface Walk extends Omit<Entry, 'games'> {
  readonly seed: string;
}

/** What everybody sees of a game played at random. */
function viewsOf({ game, config, seed, longest }: Walk): PositionView[] {
  const random = createRandom(seed);
  const views: PositionView[] = [];
  let state = game.setup(config, seed);
  for (let ply = 0; ply < longest && game.outcome(state) === undefined; ply++) {
    const viewers: readonly Viewer[] = [...state.decisions.keys(), 'spectator'];
    for (const viewer of viewers) views.push(game.view(state, viewer));
    state = game.reduce(state, random.oneOf([...game.legalActions(state)]));
  }
  return views;
}

function reordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reordered);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, reordered(entry)]),
  );
}
