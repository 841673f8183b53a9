import { expect, test } from 'vitest';
import { look, snails } from '../../../src/games/snails/index.ts';
import { withPrinted } from '../../../src/kernel/index.ts';
import { scene } from '../kit/scene.ts';

const SHOT = scene(
  `0,0   beach      1c
   2,0   beach      2c 2a`,
  { play: 'sniper-rifle', luck: ['splat'] },
);

test('KER-17.3 a look can be had after each event, and none shows what is told later', () => {
  const { game, state } = SHOT;
  const done = game.apply(state, { type: 'choose-target', seat: 0, target: { snail: 4 } }, { frames: ['spectator'] });
  if (!done.ok) throw new Error(game.explain(done.refusal));

  const steps = done.frames?.[0]?.frames.map(({ events, view }) => {
    const { play, decisions } = look(withPrinted(game, view));
    return `${events.map(({ type }) => type).join()}: ${play?.dice.join() ?? ''} ${decisions.length}`;
  });
  expect(steps?.slice(0, 2)).toEqual(['snail-targeted:  0', 'rolled: splat 0']);
  expect(done.frames?.[0]?.frames.at(-1)?.view).toEqual(game.view(done.state, 'spectator'));
});

test('SNL-3.13 as planning ends, all plans are seen to lie face down at once', () => {
  let state = snails.setup({ players: 2 }, 'plans');
  for (;;) {
    const [action] = snails.legalActions(state);
    const done = snails.apply(state, action, { frames: ['spectator'] });
    if (!done.ok) throw new Error(snails.explain(done.refusal));
    state = done.state;
    const told = done.frames?.[0]?.frames.find(({ events }) => events[0]?.type === 'phase-began');
    if (told === undefined || look(withPrinted(snails, told.view)).phase !== 'action') continue;
    expect(look(withPrinted(snails, told.view)).players.map(({ plan }) => plan.length)).toEqual([5, 5]);
    return;
  }
});

test('SNL-2.8 the cards of a mulligan are out of the deck until as many are drawn', () => {
  for (let seed = 0; seed < 200; seed++) {
    const state = snails.setup({ players: 2 }, `mulligan ${seed}`);
    const action = snails.legalActions(state).find((each) => each.type === 'mulligan' && !('decline' in each));
    if (action === undefined) continue;
    const done = snails.apply(state, action, { frames: ['spectator'] });
    if (!done.ok) throw new Error(snails.explain(done.refusal));
    const before = look(withPrinted(snails, snails.view(state, 'spectator'))).deck;
    const decks = done.frames?.[0]?.frames.map(({ events, view }) => [
      events[0]?.type,
      look(withPrinted(snails, view)).deck,
    ]);
    expect(decks?.slice(0, 2)).toEqual([
      ['hand-shown', before],
      ['drew', before],
    ]);
    return;
  }
  expect.unreachable();
});
