import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { atlasOf } from '../../../src/games/snails/bot/atlas.ts';
import { worthOfEffects } from '../../../src/games/snails/bot/attack.ts';
import { worthOfChain, worthOfMoving, worthOfPush } from '../../../src/games/snails/bot/moving.ts';
import type { Scene } from '../../../src/games/snails/bot/scene.ts';
import { chancesOf, FELLED } from '../../../src/games/snails/bot/standing.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { type FactionId, put } from '../../../src/games/snails/cards/vocabulary.ts';
import { FIRE_DAMAGE, MINE_DAMAGE, ROT_DAMAGE, SHELL_PROTECTION, SLOTS } from '../../../src/games/snails/components.ts';
import { type Setting, scene } from '../kit/scene.ts';

/** A drawn position with the eyes of player 1. */
function eyesOn(drawing: string, setting: Setting = {}): Scene & { readonly field: (name: string) => number } {
  const { game, state } = scene(drawing, { sea: 'none', factions: ['cowboys', 'ninja'], ...setting });
  const view = withPrinted(game, game.view(state, 0));
  const atlas = atlasOf(view, defaultPack);
  return { atlas, at: view, seat: 0, field: (name) => view.fields.indexOf(name) };
}

const [OWN, OWN_IN_SHELL, ENEMY, OTHER_ENEMY] = [0, 1, 4, 5];

test('SNL-10.3 + SNL-10.6 a fire is weighed by what it burns, a mine by what it tears', () => {
  const eyes = eyesOn(`0,0  beach  1c
                       1,0  beach  2c`);
  const worthOfPutting = (token: 'fire' | 'mine'): number =>
    worthOfEffects(eyes, [put(token)], { by: OWN, field: eyes.field('1,0'), snails: [ENEMY] });

  expect(worthOfPutting('fire') / worthOfPutting('mine')).toBeCloseTo(FIRE_DAMAGE / MINE_DAMAGE);
});

test('SNL-7.6 whoever comes to tokens takes what they deal, less in a shell; who is felled by it counts for more', () => {
  const eyes = eyesOn(`0,0  beach  1c 1a* 2c:10
                       0,1  beach  2a
                       1,0  beach  fire fire`);
  const coming = (snail: number): number => worthOfMoving(eyes, snail, eyes.field('1,0'));

  expect([OWN, OWN_IN_SHELL, OTHER_ENEMY].map(coming)).toEqual([-10, SHELL_PROTECTION - 10, 10]);
  expect(coming(ENEMY)).toBe(10 + FELLED);
});

test('SNL-7.4 a push leads nowhere where a field is full of shells', () => {
  const open = eyesOn(`0,0  meadow  1c 2c
                       1,0  beach`);
  const full = eyesOn(`0,0  meadow  1c 2c
                       1,0  beach   2a* 2s* 2m*`);

  expect(worthOfPush(open, ENEMY, 'immune')).toBe(1);
  expect(worthOfPush(full, ENEMY, 'immune')).toBe(0);
});

test('SNL-7.3 a push to a full field is worth what becomes of the one who makes room, whom the pusher chooses', () => {
  const eyes = eyesOn(`0,0  beach  1c 2c
                       1,0  beach  1a 2a:5 2s
                       2,0  beach  fire`);

  expect(worthOfPush(eyes, ENEMY, 'immune')).toBe(5 + FELLED);
  expect(worthOfChain(eyes, [ENEMY, eyes.field('1,0'), OTHER_ENEMY, eyes.field('2,0')])).toBe(5 + FELLED);
});

test('SNL-5.14 a push that works on shells moves those in shells, others do not', () => {
  const eyes = eyesOn(`0,0  meadow  1c 2c*
                       1,0  beach`);

  expect([worthOfPush(eyes, ENEMY, 'pushed'), worthOfPush(eyes, ENEMY, 'immune')]).toEqual([1, 0]);
});

test('SNL-11.9 Zombies seek the fields of others, and others shun those of Zombies, the more the later in the round', () => {
  const drawing = `0,0  beach  1c
                   1,0  beach  2c 2a
                   0,1  beach`;
  const coming = (slot: number, ...factions: readonly FactionId[]): number => {
    const eyes = eyesOn(drawing, { factions });
    return worthOfMoving({ ...eyes, at: { ...eyes.at, slot } }, OWN, eyes.field('1,0'));
  };

  expect([1, SLOTS].map((slot) => coming(slot, 'zombies', 'cowboys'))).toEqual([1.2 * ROT_DAMAGE, 2 * ROT_DAMAGE]);
  expect([1, SLOTS].map((slot) => coming(slot, 'cowboys', 'zombies'))).toEqual([-0.6 * ROT_DAMAGE, -ROT_DAMAGE]);
  expect([coming(1, 'ninja', 'cowboys'), coming(1, 'cowboys', 'ninja')]).toEqual([0, 0]);
});

test('SNL-11.9 a position counts what Rot Cloud costs once: with those it hits', () => {
  const strength = (factions: readonly FactionId[]): number => {
    const { atlas, at } = eyesOn('0,0  beach  1c 2c', { factions });
    const [own = 0] = chancesOf(atlas, { ...at, phase: 'draw', hands: [[], []] });
    // The chances are a logistic curve of what a seat has more than the other.
    return 25 * Math.log(own / (1 - own));
  };

  expect(strength(['cowboys', 'ninja'])).toBeCloseTo(0);
  expect(strength(['zombies', 'cowboys'])).toBeCloseTo(ROT_DAMAGE / 2);
});
