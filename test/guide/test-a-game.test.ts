import { readFileSync } from 'node:fs';
import { createGame, isEngineError, replay } from 'gastropodia';
import { checkGame, LAWS, LawBroken, loadScene, saveScene, scene, scriptUsedUp } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import { auction, rules } from '../../docs/examples/auction/index.ts';
import { duel } from '../../docs/examples/duel/index.ts';

test('KER-8.4 a first position is opened with the deal written down', () => {
  // #region opening
  const hands = [1, 2, 3, 4, 6, 1, 2, 3, 4, 5].map((card) => ['cards', card] as const);
  const state = scene(auction, {
    config: { players: 2 },
    opening: [...hands, ['prizes', 4]], // five cards each, as they are dealt; then the prize
  });

  expect(state.hands).toEqual([
    [1, 2, 3, 4, 6],
    [1, 2, 3, 4, 5],
  ]);
  expect(state.offered).toBe(4);
  // #endregion opening
});

test('KER-8.4 a position in mid-game is a first position with changes', () => {
  // #region scene
  const before = scene(duel, {
    config: {},
    changes: (first) => ({
      pawns: [0, 1, 4, 8, 7, 5], // mine on 0, 1 and 4; theirs on 8, 7 and 5
      turn: 1,
      steps: 1,
      hands: [[2, 2, 2], [0]], // three blanks; a brace
      discards: [0, 0, 0],
      deck: { ...first.deck, rest: [5, 6, 3] },
    }),
    next: [{ ask: 'step', seat: 0 }, { do: 'go-on' }], // in the order in which it is done
    script: [
      ['dice', 3], // a four
      ['cards', 2], // the card that begins the next turn: a blank
    ],
  });

  const stepped = duel.reduce(before, { type: 'step', seat: 0, pawn: 2, direction: 'right' });
  const after = duel.reduce(stepped, { type: 'react', seat: 1, card: 'brace' });

  expect(after.pawns).toEqual([0, 1, 4, 8, 7, 5]); // the brace has held
  scriptUsedUp(after); // all of the luck that is written down has come up
  // #endregion scene

  // #region saved
  const text = saveScene(duel, before); // the position and its script, for a file
  const again = loadScene(duel, text);

  expect(again).toEqual(before);
  // #endregion saved
});

test('KER-8.4 a position that cannot exist is refused with every fault', () => {
  // #region impossible
  const impossible = () => scene(auction, { config: { players: 2 }, changes: { offered: 9, bids: [-1] } });

  expect(impossible).toThrow(/state\.offered: /);
  // #endregion impossible
  const faults = (open: () => unknown) => {
    try {
      open();
      return [];
    } catch (thrown) {
      return isEngineError(thrown) ? thrown.faults : [thrown];
    }
  };
  const ahead = () => scene(duel, { config: {}, next: [{ do: 'go-on' }, { ask: 'place', seat: 0 }] });
  const twoCards = () => scene(auction, { config: { players: 2 }, changes: { hands: [[1], [1]] } });

  expect(faults(ahead)).toEqual([{ path: 'state.agenda[1]', message: 'expected a decision that somebody owes' }]);
  expect(faults(twoCards)).toContainEqual({
    path: 'state',
    message: "expected 4 of kind 2 in hands, bids, spent, undealt; found 2 ('every card is in one place')",
  });
});

test('KER-8.4 luck that is left over in the opening is refused', () => {
  const opening = [...Array.from({ length: 6 }, () => ['cards', 1] as const)];

  expect(() => scene(duel, { config: {}, opening })).not.toThrow();
  expect(() => scene(duel, { config: {}, opening: [...opening, ['cards', 1]] })).toThrow(/nothing asked for: cards/);
});

test('KER-8.4 the luck to come may be that of a seed', () => {
  const [one, same, another] = ['a', 'a', 'b'].map((seed) => scene(duel, { config: {}, seed }));

  expect(one).toEqual(same);
  expect(one?.chance).not.toEqual(another?.chance);
  expect({ ...one, chance: null }).toEqual({ ...another, chance: null });
});

test('KER-8.3 a broken law says what is wrong, and leads there', async () => {
  // #region broken
  const leaky = createGame({
    ...rules,
    mask: (state, viewer) => ({ ...rules.mask(state, viewer), hands: state.hands }),
  });
  const caught = await checkGame(leaky, { configs: [{ players: 2 }] }).catch((thrown: unknown) => thrown);

  if (!(caught instanceof LawBroken)) throw new Error('The leak was not found.');
  expect(caught.law).toBe('twins-look-alike');
  expect(caught.detail).toContain('sees different positions');
  const state = caught.record && replay(leaky, caught.record); // the position in which it shows
  // #endregion broken
  expect(state).toBeDefined();
}, 120_000);

test('KER-8.3 the guide tells what every law means', () => {
  const rows = readFileSync('docs/guide/test-a-game.md', 'utf8').match(/^\| `[a-z-]+` \| [^|]* \|$/gm) ?? [];

  expect(rows.map((row) => row.split('|')[2]?.trim())).toEqual(Object.values(LAWS));
  expect(rows.map((row) => row.split('`')[1])).toEqual(Object.keys(LAWS));
});
