import { expect, test } from 'vitest';
import { burst, damage, on as onFaces, snail } from '../../../src/games/snails/cards/vocabulary.ts';
import { pictured } from '../../kit/pictured.ts';
import { packWith } from '../cards/pack-with.ts';
import { on, onPlayer, played, targets } from '../kit/plays.ts';
import { act, asked, handleOf, refusal, scene } from '../kit/scene.ts';

test('SNL-8.2 a card for snails in shells says so of one that is in none', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a 2s* 2m*`,
    {
      play: 'grenade',
      pack: packWith({
        target: snail({ range: [1, 1], sight: 'ignored', shells: 'within' }),
        dice: 1,
        rows: [onFaces('splat', damage(15))],
      }),
    },
  );

  expect(targets(before)).toEqual(['2s', '2m']);
  expect(refusal(before, on('2a'))).toEqual({ code: 'target/no-shell', rule: 'SNL-8.2', facts: { card: 'grenade' } });
});

test('SNL-9.8 a player without snails is no target', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a 3a`,
    { play: 'vacuum', players: 4 },
  );

  expect(targets(before)).toEqual(['player 2', 'player 3']);
  expect(refusal(before, onPlayer(4))).toEqual({
    code: 'target/no-player',
    rule: 'SNL-9.8',
    facts: { card: 'vacuum', player: 3 },
  });
});

test('SNL-8.2 at a table of three nobody speaks of player 4', () => {
  const nobody = { code: 'target/not-at-table', rule: 'SNL-8.2' };
  const land = '0,0  beach  1a\n1,0  beach  2a 2s 3a';

  const vacuum = scene(land, { play: 'vacuum' });
  expect(refusal(vacuum, onPlayer(4))).toEqual({ ...nobody, facts: { card: 'vacuum' } });
  const revolver = scene(land, { play: 'revolver' });
  expect(refusal(revolver, on('4m'))).toEqual({ ...nobody, facts: { card: 'revolver' } });
  expect(refusal(revolver, onPlayer(4))).toEqual({ ...nobody, facts: { card: 'revolver' } });
});

test('SNL-8.2 a player is within reach if any of its snails is', () => {
  const before = scene(
    `0,0  beach  1a
     4,0  beach  2c 3c
     1,0  beach  2a 3s`,
    { play: 'vacuum' },
  );

  expect(targets(before)).toEqual(['player 2', 'player 3']);
});

test('SNL-8.15 a burst on the own field hits all others there, player 1’s commander too', () => {
  const after = played('0,0  beach  1a 1c 2a', {
    play: 'grenade',
    tokens: [['1a', '1c']],
    pack: packWith({ target: burst({ range: [0, 0], sight: 'ignored' }), effects: [damage(5)] }),
  });

  expect([after.state.life[handleOf('1a')], after.state.life[handleOf('1c')]]).toEqual([30, 25]);
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-8.16 a field attack hits player 1’s commander like any other snail', () => {
  const after = pictured(
    act(
      scene(
        `0,0  beach  2a
       1,0  beach  1c 1a`,
        { first: 2, plans: [[], ['rocket']], luck: ['splat', 'blank-beach'] },
      ),
      { type: 'choose-target', seat: 1, target: { field: '1,0' } },
    ),
  );

  expect([after.state.life[handleOf('1c')], after.state.life[handleOf('1a')]]).toEqual([15, 15]);
});
