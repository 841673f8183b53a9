import { expect, test } from 'vitest';
import { look, zombiaki } from '../../../src/games/zombiaki/index.ts';
import { createRandom, withPrinted } from '../../../src/kernel/index.ts';
import { scene } from '../kit/scene.ts';

test('KER-17.3 a look can be had after each event, and none shows what is told later', () => {
  const { game, state } = scene(`4 . car .\n3 Z1 . .\n2 . Z3/4 .`, { humans: ['shot-1'] });
  const action = { type: 'play', seat: 1, card: 'shot-1', target: { lane: 'b', hits: 'b4' } };
  const done = game.apply(state, action, { frames: ['spectator'] });
  if (!done.ok) return expect.unreachable();
  const frames = done.frames?.[0]?.frames ?? [];
  const steps = frames.map(({ events, view }) => {
    const { fields, blasts } = look(withPrinted(game, view));
    const [at, beside] = [fields[4], fields[6]];
    return `${events[0]?.type ?? ''}: ${at?.object?.kind ?? '-'} ${beside?.creature?.strength ?? '-'} ${blasts.length}`;
  });

  expect(steps).toEqual([
    'played: car 1 0',
    'shot: car 1 0',
    'set-off: - 1 1',
    'exploded: - 1 0',
    'wounded: - 0 0',
    'died: - - 0',
    'card-resolved: - - 0',
    ': - - 0',
  ]);
  expect(frames.at(-1)?.view).toEqual(game.view(done.state, 'spectator'));
});

test('ZOM-4.12 Dawn leaves its deck after the cards that were drawn before it', () => {
  const random = createRandom('dawn');
  for (;;) {
    let state = zombiaki.setup({ players: 2 }, random.seed());
    while (zombiaki.outcome(state) === undefined) {
      const action = random.oneOf([...zombiaki.legalActions(state)]);
      const done = zombiaki.apply(state, action, { frames: ['spectator'] });
      if (!done.ok) return expect.unreachable();
      state = done.state;
      const frames = done.frames?.[0]?.frames ?? [];
      const dawn = frames.findIndex(({ events }) => events[0]?.type === 'dawn-drawn');
      const drew = frames[dawn - 1];
      if (drew?.events[0]?.type !== 'drew') continue;
      const decks = [drew, frames[dawn]].map(
        (frame) => frame && look(withPrinted(zombiaki, frame.view)).players[0]?.deck,
      );
      expect(decks).toEqual([[{ card: 'dawn', count: 1 }], []]);
      return;
    }
  }
});
