import { type Outcome, play } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { describe, expect, test } from 'vitest';
import { snails } from '../../../src/games/snails/game.ts';
import type { SnailsAction } from '../../../src/games/snails/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, type Drawn, draw, drawing, handleOf, type Setting, scene } from '../kit/scene.ts';

const shoot = (field: string): SnailsAction => ({ type: 'choose-target', seat: 0, target: { field } });

function played(position: string, setting: Setting = {}): Drawn {
  return scene(position, { factions: ['ninja', 'pirates', 'amazons', 'cowboys'], ...setting });
}

/** A clean-up phase from its beginning, of the last round if not said. */
function cleanUp(position: string, setting: Setting = {}): Drawn {
  return played(position, { phase: 'clean-up', round: 6, steps: [{ do: 'clean-up' }], ...setting });
}

/** How a game ended, without the figures that made the ranking. */
function outcomeOf({ game, state }: Drawn): Outcome | undefined {
  const outcome = game.outcome(state);
  if (outcome === undefined) return undefined;
  const { standings: _figures, ...ending } = outcome;
  return ending;
}

describe('one squad is left', () => {
  test('SNL-12.1 after an action is fully resolved, the only player with snails on the board wins at once', () => {
    const before = played(
      `0,0  beach  1a
       1,0  beach  2a:10`,
      { play: 'grenade', luck: ['splat'] },
    );
    expect(outcomeOf(before)).toBeUndefined();

    const after = act(before, shoot('1,0'));

    expect(after.events.slice(-4)).toEqual([
      { type: 'eliminated', reveals: true, snail: handleOf('2a'), token: 'active' },
      { type: 'squad-lost', seat: 1 },
      { type: 'tile-damaged', field: '1,0', terrain: 'beach' },
      { type: 'game-ended', winners: [0], ranking: [[0], [1]], reason: 'last-squad', rule: 'SNL-12.1' },
    ]);
    expect(outcomeOf(after)).toEqual({
      winners: [0],
      ranking: [[0], [1]],
      reason: 'last-squad',
      rule: 'SNL-12.1',
    });
    expect([after.state.phase, after.game.pending(after.state)]).toEqual(['over', []]);
    expect(after.game.whyIllegal(after.state, shoot('1,0'))?.code).toBe('game/over');
  });

  test('SNL-12.1 not before: what is left of the action may still cost the last snail', () => {
    const before = played('0,0  beach  1a:10 2a:5 mine', { play: 'drill', luck: ['splat'] });

    const after = act(before, { type: 'decline', seat: 0, choice: 'resolve' });

    // With the enemy dead, the drill goes on into the own tile and finds the mine.
    expect(after.events.flatMap((event) => (event.type === 'eliminated' ? [event.snail] : []))).toEqual([
      handleOf('2a'),
      handleOf('1a'),
    ]);
    expect(outcomeOf(after)).toEqual({ winners: [0, 1], ranking: [[0, 1]], reason: 'nobody-left', rule: 'SNL-12.2' });
  });

  test('SNL-12.1 an enemy of three is not the last', () => {
    const before = played(
      `0,0  beach  1a
       1,0  beach  2a:10
       3,0  beach  3a`,
      { play: 'grenade', luck: ['splat'] },
    );

    const after = act(before, shoot('1,0'));

    expect(asked(after)).toEqual(['3 choose-half']);
    expect(outcomeOf(after)).toBeUndefined();
  });

  test('SNL-12.1 the winner need not be the active player', () => {
    const before = act(
      played(
        `0,0  beach  1a:10 mine
         1,0  beach  2a`,
        { play: 'crawl-dig', luck: ['rocket', 'blank-beach'] },
      ),
      { type: 'choose-half', seat: 0, action: 'dig' },
    );

    const after = act(before, { type: 'decline', seat: 0, choice: 'resolve' });

    expect(outcomeOf(after)).toEqual({ winners: [1], ranking: [[1], [0]], reason: 'last-squad', rule: 'SNL-12.1' });
  });

  test('SNL-12.1 a card with two attacks is resolved to its end first', () => {
    const before = played(
      `0,0  beach  1a
       1,0  beach  2a:5
       0,1  beach  1s`,
      { play: 'revolver', luck: ['splat', 'hit'] },
    );

    // Nobody else is left: the second shot goes to the friend, then the game ends.
    const after = act(before, { type: 'choose-target', seat: 0, target: { snail: handleOf('2a') } });

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach  1a
        1,0  beach
        0,1  beach  1s:20`),
    );
    expect(outcomeOf(after)?.reason).toBe('last-squad');
  });

  test('SNL-12.1 in clean-up it ends with the phase, not in the middle of it', () => {
    const after = cleanUp(
      `0,0  beach  1a fire
       1,0  beach  2a:15 dynamite`,
      { round: 2 },
    );

    expect(after.events.map(({ type }) => type)).toEqual([
      'phase-began',
      'exploded',
      'damaged',
      'eliminated',
      'squad-lost',
      'fire-died',
      'tile-damaged',
      'game-ended',
    ]);
    expect(outcomeOf(after)).toEqual({ winners: [0], ranking: [[0], [1]], reason: 'last-squad', rule: 'SNL-12.1' });
  });

  test('SNL-12.1 at the end of clean-up the last squad may be gone, too', () => {
    const after = cleanUp(
      `0,0  water  1a:5
       1,0  beach  2a:15 dynamite`,
      { round: 2 },
    );

    expect(outcomeOf(after)).toEqual({ winners: [0, 1], ranking: [[0, 1]], reason: 'nobody-left', rule: 'SNL-12.2' });
  });
});

describe('nobody is left', () => {
  test('SNL-12.2 if at any time no snail is on the board, the game is a draw', () => {
    const before = act(played('0,0  beach!  1a:10 2a:5 mine\n3,0 beach', { play: 'crawl-dig', luck: ['rocket'] }), {
      type: 'choose-half',
      seat: 0,
      action: 'dig',
    });

    const after = act(before, { type: 'decline', seat: 0, choice: 'resolve' });

    // At once: the tile is not even flipped any more.
    expect(after.events.slice(-5)).toEqual([
      { type: 'eliminated', reveals: true, snail: handleOf('1a'), token: 'active' },
      { type: 'eliminated', reveals: true, snail: handleOf('2a'), token: 'active' },
      { type: 'squad-lost', seat: 0 },
      { type: 'squad-lost', seat: 1 },
      { type: 'game-ended', winners: [0, 1], ranking: [[0, 1]], reason: 'nobody-left', rule: 'SNL-12.2' },
    ]);
    expect(outcomeOf(after)).toEqual({ winners: [0, 1], ranking: [[0, 1]], reason: 'nobody-left', rule: 'SNL-12.2' });
    expect(after.state.phase).toBe('over');
    expect(after.game.faults(after.state)).toEqual([]);
  });

  test('SNL-12.2 + SNL-12.4 the draw is shared by all, also by those who fell before', () => {
    const after = cleanUp(
      `0,0  water  1a:5
       1,0  beach  2a:15 dynamite
       2,0  water  3a:5`,
      { round: 2, factions: ['ninja', 'zombies', 'amazons'] },
    );

    expect(outcomeOf(after)).toEqual({
      winners: [0, 1, 2],
      ranking: [[0, 1, 2]],
      reason: 'nobody-left',
      rule: 'SNL-12.2',
    });
  });
});

describe('after the last round', () => {
  test('SNL-12.3 most snails on the board wins, whatever their life', () => {
    const after = cleanUp(
      `0,0  beach  1a:5 1s:5
       2,0  beach  2a
       4,0  beach  3a:25`,
    );

    expect(after.events.at(-1)).toEqual({
      type: 'game-ended',
      winners: [0],
      ranking: [[0], [1], [2]],
      reason: 'most-snails',
      rule: 'SNL-12.3',
    });
    expect(outcomeOf(after)).toEqual({
      winners: [0],
      ranking: [[0], [1], [2]],
      reason: 'most-snails',
      rule: 'SNL-12.3',
    });
  });

  test('SNL-12.3 tied, the highest total life of those players’ snails wins', () => {
    const after = cleanUp(
      `0,0  beach  1a:5 1s:30
       2,0  beach  2a:20 2s:20
       4,0  beach  3a`,
    );

    expect(outcomeOf(after)).toEqual({ winners: [1], ranking: [[1], [0], [2]], reason: 'most-life', rule: 'SNL-12.3' });
  });

  test('KER-9.1 the figures that made the ranking are told, for a table at the end', () => {
    const { game, state } = cleanUp(
      `0,0  beach  1a:5 1s:30
       2,0  beach  2a:20 2s:20
       4,0  beach  3a:15`,
    );

    expect(game.outcome(state)?.standings).toEqual([
      { name: 'snails', of: [2, 2, 1] },
      { name: 'life', of: [35, 40, 15] },
      { name: 'fallen', of: [0, 0, 0] },
    ]);
  });

  test('SNL-12.3 still tied, the game is a draw', () => {
    const after = cleanUp(
      `0,0  beach  1a:10 1s:30
       2,0  beach  2a:20 2s:20
       4,0  beach  3a`,
    );

    expect(outcomeOf(after)).toEqual({ winners: [0, 1], ranking: [[0, 1], [2]], reason: 'draw', rule: 'SNL-12.3' });
  });

  test('SNL-12.3 what clean-up of the last round costs counts', () => {
    const after = cleanUp(
      `0,0  water  1a
       2,0  beach  2a:25`,
      { track: [10] },
    );

    expect(outcomeOf(after)).toMatchObject({ winners: [1], reason: 'most-life' });
  });

  test('SNL-12.3 before that nothing is decided by numbers', () => {
    const after = cleanUp(
      `0,0  beach  1a 1s
       2,0  beach  2a`,
      { round: 5, luck: ['rocket', 'rocket'] },
    );

    expect(after.state.round).toBe(6);
    expect(outcomeOf(after)).toBeUndefined();
  });
});

describe('the ranking', () => {
  test('SNL-12.4 a draw is shared by the players still tied', () => {
    const after = cleanUp(
      `0,0  beach  1a
       2,0  beach  2a:25
       4,0  beach  3a
       0,2  beach  4a:25`,
    );

    expect(outcomeOf(after)).toEqual({
      winners: [0, 2],
      ranking: [
        [0, 2],
        [1, 3],
      ],
      reason: 'draw',
      rule: 'SNL-12.3',
    });
  });

  test('SNL-12.4 eliminated players rank by the time of their elimination, later is better', () => {
    const before = cleanUp(
      `0,0   beach  1a:5 dynamite
       2,0   beach  2a:5 dynamite
       -2,0  water  3a:5
       0,2   beach  4a`,
    );

    const [one, other] = ['0,0', '2,0'].map((field) =>
      act(before, { type: 'order-effects', seat: 0, field, effect: 'dynamite' }),
    ) as [Drawn, Drawn];

    // Both by dynamite, one after the other; the third by the water.
    expect(outcomeOf(one)?.ranking).toEqual([[3], [2], [1], [0]]);
    expect(outcomeOf(other)?.ranking).toEqual([[3], [2], [0], [1]]);
  });

  test('SNL-12.4 players eliminated by the same event share a rank', () => {
    const after = cleanUp(
      `0,0   water  1a:5
       -2,0  water  3a:5
       0,2   beach  4a
       2,0   beach  2a:5* dynamite`,
      { factions: ['ninja', 'zombies', 'amazons', 'cowboys'] },
    );

    expect(outcomeOf(after)).toEqual({
      winners: [3],
      ranking: [[3], [0, 2], [1]],
      reason: 'last-squad',
      rule: 'SNL-12.1',
    });
  });
});

test('SNL-12.5 every game ends: after six rounds at the latest, and within 1500 decisions', () => {
  for (const players of [2, 3, 4] as const) {
    for (const seed of ['a', 'b']) {
      const bots = Array.from({ length: players }, () => randomBot);
      let decisions = 0;
      const { state, outcome } = play(snails, {
        config: { players },
        seed,
        bots,
        most: 1500,
        onAction: () => {
          decisions += 1;
        },
      });

      expect(state.phase).toBe('over');
      expect(state.round).toBeLessThanOrEqual(6);
      expect(outcome.ranking.flat().sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
      expect(decisions).toBeGreaterThan(10);
    }
  }
});

test('SNL-12.5 every exchange in the draw phase shrinks the hand, so that it ends', () => {
  let now = scene(
    `0,0  beach  1a
     2,0  beach  2a`,
    {
      phase: 'draw',
      steps: [{ do: 'round' }],
      hands: [['sword', 'sword', 'hammer', 'hammer', 'drill', 'drill', 'mine']],
      luck: Array.from({ length: 9 }, () => 'jetpack').map((card, nth) => (nth < 4 ? card : 'grenade')),
    },
  );
  let exchanges = 0;
  while (asked(now)[0] === '1 exchange') {
    const before = now.state.hands[0]?.length ?? 0;
    const [first] = now.game.legalActions(now.state);
    now = pictured(act(now, first as SnailsAction));
    expect(now.state.hands[0]).toHaveLength(before - 1);
    exchanges += 1;
  }

  expect(exchanges).toBe(7);
});
