import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { fold, type Look, look, type ZombiakiEvent, zombiaki, zombiakiBox } from '../../../src/games/zombiaki/index.ts';
import { apply, EngineError } from '../../../src/kernel/index.ts';
import { checkGame } from '../../../src/testing/index.ts';
import { scene } from '../kit/scene.ts';

test('KER-12.2 a look can be had after each event, and none shows what is told later', () => {
  const { game, state } = scene(`4 . car .\n3 Z1 . .\n2 . Z3/4 .`, { humans: ['shot-1'] });
  const done = apply(game, state, { type: 'play', seat: 1, card: 'shot-1', target: { lane: 'b', hits: 'b4' } });
  if (!done.ok) return expect.unreachable();
  let shown = look(withPrinted(game, game.view(state, 'spectator')));
  const steps = game.viewEvents(done.events, 'spectator').map((event) => {
    shown = fold(shown, event);
    const [at, beside] = [shown.fields[4], shown.fields[6]];
    return `${event.type}: ${at?.object?.kind ?? '-'} ${beside?.creature?.strength ?? '-'} ${shown.blasts.length}`;
  });

  expect(steps).toEqual([
    'played: car 1 0',
    'shot: car 1 0',
    'set-off: - 1 1',
    'exploded: - 1 0',
    'wounded: - 0 0',
    'died: - - 0',
    'card-resolved: - - 0',
  ]);
  expect({ ...look(withPrinted(game, game.view(done.state, 'spectator'))), decisions: [] }).toEqual(shown);
});

test('KER-12.2 whatever is told in random games, folded, gives what is seen next', async () => {
  const { look: read, fold: folded } = zombiakiBox.story;
  await checkGame(zombiaki, {
    configs: [{ players: 2 }],
    walks: 2,
    length: 100,
    every: 1000,
    openings: 1,
    shrink: false,
    show: { look: read, ...(folded === undefined ? {} : { fold: folded }) },
  });
});

test('KER-12.2 whoever is not told one of the events does not know the table', async () => {
  for (const type of [
    'drew',
    'played',
    'arrived',
    'moved',
    'card-resolved',
  ] as const satisfies ZombiakiEvent['type'][]) {
    const check = checkGame(zombiaki, {
      configs: [{ players: 2 }],
      walks: 1,
      length: 60,
      every: 1000,
      openings: 1,
      shrink: false,
      show: {
        ...zombiakiBox.story,
        fold: (seen: Look, event: Parameters<typeof fold>[1]): Look => (event.type === type ? seen : fold(seen, event)),
      },
    });
    await expect(check).rejects.toThrow(/breaks the law '(?:events-tell-all|nothing-thrown)'/);
  }
});

test('KER-12.2 an event that is none, or of another table, is an error that says so', () => {
  const seen = look(withPrinted(zombiaki, zombiaki.view(zombiaki.setup({ players: 2 }, 'x'), 0)));

  expect(() => fold(seen, { type: 'no-event' } as never)).toThrow("There is no event of the type 'no-event'.");
  expect(() => fold(seen, { type: 'wounded', field: 'b3', wounds: 1, strength: 1, by: 'card' })).toThrow(
    'Nobody stands on b3 at this table.',
  );
  expect(() => fold(seen, { type: 'shot', lane: 'a', field: '', hits: 'nothing', left: 0 })).toThrow(EngineError);
});
