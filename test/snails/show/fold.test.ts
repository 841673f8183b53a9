import { apply, EngineError, withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { fold, type Look, look, type SnailsEvent, snails, snailsBox } from '../../../src/games/snails/index.ts';
import { checkGame } from '../../../src/testing/index.ts';
import { scene } from '../kit/scene.ts';

const SHOT = scene(
  `0,0   beach      1c
   2,0   beach      2c 2a`,
  { play: 'sniper-rifle', luck: ['splat'] },
);

test('KER-12.2 a look can be had after each event, and none shows what is told later', () => {
  const { game, state } = SHOT;
  // #region fold
  const done = apply(game, state, { type: 'choose-target', seat: 0, target: { snail: 4 } });
  if (!done.ok) throw new Error(game.explain(done.refusal));

  let shown = look(withPrinted(game, game.view(state, 'spectator')));
  const lives: string[] = [];
  for (const event of game.viewEvents(done.events, 'spectator')) {
    shown = fold(shown, event);
    lives.push(`${event.type}: ${shown.play?.dice.join() ?? ''} ${shown.decisions.length}`);
  }
  // #endregion fold
  expect(lives.slice(0, 2)).toEqual(['snail-targeted:  0', 'rolled: splat 0']);
  expect({ ...look(withPrinted(game, game.view(done.state, 'spectator'))), decisions: [] }).toEqual(shown);
});

test('KER-12.2 whoever is not told one of the events does not know the table', async () => {
  const forgetful = (type: SnailsEvent['type']) => ({
    ...snailsBox.story,
    fold: (seen: Look, event: Parameters<typeof fold>[1]): Look => (event.type === type ? seen : fold(seen, event)),
  });

  for (const type of ['drew', 'slot-filled', 'plan-laid', 'action-ended'] as const) {
    const check = checkGame(snails, {
      configs: [{ players: 2 }],
      walks: 1,
      length: 60,
      every: 1000,
      openings: 1,
      shrink: false,
      show: forgetful(type),
    });
    await expect(check).rejects.toThrow("breaks the law 'events-tell-all'");
  }
});

test('KER-12.2 an event that is none is an error that says so', () => {
  const seen = look(withPrinted(snails, snails.view(snails.setup({ players: 2 }, 'x'), 0)));

  expect(() => fold(seen, { type: 'no-event' } as never)).toThrow(EngineError);
  expect(() => fold(seen, { type: 'toString' } as never)).toThrow("There is no event of the type 'toString'.");
});
