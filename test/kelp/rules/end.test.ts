import { expect, test } from 'vitest';
import { createKelp, day, defaultOptions, defaultPack, type KelpEvent, SIDES } from '../../../src/games/kelp/index.ts';
import { basicMoves, unblockingMoves } from '../../../src/games/kelp/rules/movement.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, options, scene, won } from '../kit/scene.ts';

test('KLP-19.8 every end names one winner: the octopus, unless it was caught', () => {
  const search = `
    .  s  v  o  .  s  .
       .     .     .
       s  .  s  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: search
    pool: r5
  `;
  const lost = ['place n r5', 'choose fight', 'counter counter-hide', 'no'];
  const ends = [
    pictured(act(scene(search), 'place n r5', 'choose fight', 'counter counter-fight')),
    act(scene('s s s\ns o food-crab\ns s s\nhand: crab\neaten: food-abalone food-lobster food-sea-snail'), 'play crab'),
    act(scene(`${search}\nhunger: b b b b b b`), ...lost),
    act(scene(`${search}\nhunger: b b b b b\nbag: 2b 3y\nsupply: 8b 7y 9r`), ...lost),
    act(scene(`${search}\nround: 1`, { options: { roundCap: 1 } }), ...lost),
  ];

  expect(ends.map(won)).toEqual([
    'shark confrontation',
    ...['octopus food', 'octopus hunger', 'octopus no-red', 'octopus round-cap'],
  ]);
  expect(ends.map(({ game, state }) => game.outcome(state)?.ranking)).toEqual([
    [[1], [0]],
    ...Array.from({ length: 4 }, () => [[0], [1]]),
  ]);
  // Without the ruling about red dice the game goes on.
  const without = scene(`${search}\nhunger: b b b b b\nbag: 2b 3y\nsupply: 8b 7y 9r`, {
    options: { noRedLoss: false },
  });
  expect(won(act(without, ...lost))).toBe('');
});

test('KLP-19.6 six dice on the hunger track end the game where no red die can come back, and five never do', () => {
  const attacking = (lines: string, ...moves: readonly string[]): string => {
    const table = `
      .  s  v  o  .  s  .
         .     .     .
         s  .  s  .  s
         .     .     .
      .  s  .  s  .  s  .
      at: search
      bag: 2b 3y
      ${lines}
    `;
    return won(act(scene(table), ...(moves.length === 0 ? ['place n r5'] : moves), ...LOST));
  };
  const LOST = ['choose fight', 'counter counter-hide', 'no'];

  expect(attacking('pool: r5\nhunger: b b b b b')).toBe('octopus no-red');
  expect(attacking('pool: r5\nhunger: b b b b')).toBe('');
  expect(attacking('pool: r5 r1\nhunger: b b b b b')).toBe('');
  expect(attacking('pool: r5\nenergy: r1\nhunger: b b b b b')).toBe('');
  expect(attacking('pool: r5\nalert: alert-1 r1 1\nhunger: b b b b b')).toBe('');
  // The other attack is still to come: it fails, and fills the track.
  expect(attacking('pool: r5 r6\nhunger: b b b b b', 'place nw r6 n r5', 'first n')).toBe('octopus hunger');
});

test('KLP-19.9 + KLP-19.10 a game of players who do as little as they can ends with the last turn of its last round', () => {
  const game = createKelp({ pack: defaultPack, board: day, options: { ...defaultOptions, roundCap: 4 } });
  let { state } = game.begin({ players: 2 }, 'idle');
  const events: KelpEvent[] = [];
  while (game.outcome(state) === undefined) {
    const actions = [...game.legalActions(state)];
    const idle = actions.find((action) => 'decline' in action) ?? actions.at(-1) ?? expect.unreachable();
    const applied = game.apply(state, idle);
    if (!applied.ok) expect.fail(applied.refusal.code);
    state = applied.state;
    events.push(...applied.events);
  }
  expect(game.outcome(state)).toMatchObject({ winners: [0], reason: 'round-cap' });
  expect(
    events.flatMap((event) => (event.type === 'turn-began' ? [`${event.round} ${SIDES[event.seat]}`] : [])),
  ).toEqual([1, 2, 3, 4].flatMap((round) => [`${round} octopus`, `${round} shark`]));
});

test('KLP-19.11 the octopus can always discard or draw', () => {
  const held = scene('[s] [s] [s]\n[s] [o] [s]\n[s] [s] [s]\nhand: sneak sneak nimble-dodge nimble-dodge\ndraw: -');
  expect(options(held)).toEqual(['discard sneak', 'discard nimble-dodge']);
  expect(options(scene('hand: -\ndraw: -'))).toEqual(['draw']);
});

const SIDES_OF_BOARD = ['day', 'night'] as const;

test.each(SIDES_OF_BOARD)('KLP-19.12 the shark can always move, even if all other spaces hold dice: by %s', (board) => {
  const { book } = scene('', { board });
  const headings = book.spaces.flatMap((_, space) => [0, 1].map((facing) => ({ space, facing })));
  const ways = headings.map(({ space, facing }) => {
    const currents = book.spaces.map((_spot, other) => (other === space ? -1 : 2));
    const waters = { space, facing, currents };
    return basicMoves(book, waters).length + unblockingMoves(book, waters).length;
  });
  expect(ways).toHaveLength(32);
  expect(Math.min(...ways)).toBeGreaterThan(0);
});
