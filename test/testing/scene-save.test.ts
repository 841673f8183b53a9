import { type EngineError, mixed, type Script, scripted } from 'gastropodia';
import { loadScene, saveScene } from 'gastropodia/testing';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../../src/registry/index.ts';
import { auction } from '../kit/auction.ts';

const first = auction.setup({ players: 2 }, 'scene');
const written: Script = [
  ['prizes', 3],
  ['cards', 0],
];

const faultsOf = (load: () => unknown): unknown => {
  try {
    return load();
  } catch (error) {
    return (error as EngineError).faults.map(({ path }) => path);
  }
};

describe.each((await allBoxes()).map(({ game, configs }) => [game.id, game, configs] as const))(
  'scenes of %s',
  (_id, game, [offer]) => {
    test('KER-8.8 a scene comes back as it was, whatever luck is to come', () => {
      const seats = Array.from({ length: game.seats.min }, () => ({}));
      const state = game.setup(offer?.config({ players: seats }), 'scene');
      if (state.chance.kind !== 'seeded') throw new Error('A new game has luck from its seed.');
      const script: Script = [[Object.keys(state.chance.streams)[0] ?? 'none', 1]];
      const scenes = [state.chance, scripted([]), scripted(script), mixed(script, state.chance)].map((chance) => ({
        ...state,
        chance,
      }));

      expect(scenes.map((each) => loadScene(game, saveScene(game, each)))).toEqual(scenes);
    });
  },
);

test('KER-8.8 a text that is no scene is refused with the path of every fault', () => {
  const saved = JSON.parse(saveScene(auction, { ...first, chance: scripted(written) }));
  const altered = (changes: object) => faultsOf(() => loadScene(auction, JSON.stringify({ ...saved, ...changes })));

  expect([
    faultsOf(() => loadScene(auction, 'no JSON')),
    faultsOf(() => loadScene(auction, 5 as never)),
    altered({ format: 'other', rest: 'some' }),
    altered({ script: [['prizes', 3], 'cards', ['cards', -1], ['cards', 0, 0]] }),
    altered({ script: 7, save: {} }),
    altered({ save: '{}' }),
    altered({ save: saved.save.replace('"offered":', '"offering":') }),
  ]).toEqual([
    ['scene'],
    ['scene'],
    ['scene.format', 'scene.rest'],
    ['scene.script[1]', 'scene.script[2]', 'scene.script[3]'],
    ['scene.save', 'scene.script'],
    ['scene.save: save.format', 'scene.save: save.ruleset', 'scene.save: save.state'],
    expect.arrayContaining(['scene.save: state.offered', 'scene.save: state.offering']),
  ]);
});
