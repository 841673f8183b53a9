import { randomBytes } from 'node:crypto';
import { commitmentTo, type Luck, opensCommitment, type Viewer } from 'gastropodia';
import { snails } from 'gastropodia/snails';
import { expect, test } from 'vitest';

test('KER-4.7 a game is opened with luck that nobody can guess or foresee', () => {
  // #region open
  const seed = randomBytes(16).toString('hex'); // in a browser: crypto.getRandomValues
  const state = snails.setup({ players: 2 }, { seed, generator: 'chacha' });
  // #endregion open

  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(state.chance).toMatchObject({ kind: 'seeded', streams: { dice: { length: 9 } } });
});

test('KER-6.13 the host commits to its seed, the players add theirs, and everybody can check it', () => {
  const told: string[] = [];
  const publish = (text: string): void => void told.push(text);
  const words = ['banana', 'it never rains on Tuesdays'];

  // #region commit
  const ours = randomBytes(16).toString('hex');
  publish(commitmentTo(ours));

  // Then the players send their words, and the game begins.
  const luck: Luck = { seed: JSON.stringify([ours, ...words]), generator: 'chacha' };
  const first = snails.setup({ players: 2 }, luck);

  // When it is over, everybody learns `ours`, and plays the game again from its record.
  publish(ours);
  // #endregion commit

  const [commitment = '', opened = ''] = told;
  expect(opensCommitment(commitment, opened)).toBe(true);
  const again = snails.setup({ players: 2 }, { seed: JSON.stringify([opened, ...words]), generator: 'chacha' });
  expect(again).toEqual(first);
});

test('KER-5.1 everybody is sent a view and events of their own', () => {
  const state = snails.setup({ players: 2 }, 'guide');
  const [action] = snails.legalActions(state);
  const sent = new Map<Viewer, { readonly view: object; readonly events: readonly object[] }>();
  const send = (viewer: Viewer, view: object, events: readonly object[]): void =>
    void sent.set(viewer, { view, events });

  // #region tell
  const applied = snails.apply(state, action);
  if (applied.ok) {
    for (const viewer of [0, 1, 'spectator'] as const) {
      send(viewer, snails.view(applied.state, viewer), snails.viewEvents(applied.events, viewer));
    }
  }
  // #endregion tell

  expect([...sent.keys()]).toEqual([0, 1, 'spectator']);
  expect([...sent.values()].filter(({ view }) => 'chance' in view)).toEqual([]);
});
