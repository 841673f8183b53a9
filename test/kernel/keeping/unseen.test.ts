import { audienceOf, createRandom, type Game, type GameTypes, type StateOf, unseenAnswer } from 'gastropodia';
import { snails } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { auction } from '../../kit/auction.ts';

test('KER-14.6 it is the only answer, and concerns nobody else, at every decision of random games', () => {
  const counts = { unseen: 0, seen: 0, choice: 0 };
  for (const seed of ['a', 'u15']) {
    for (const { state, seat } of walk(snails, { players: 2, factions: 'random' }, seed)) {
      const view = snails.view(state, seat);
      const actions = [...snails.legalActions(view)];
      const [only] = actions;
      const applied = snails.apply(state, only);
      const concerned = applied.ok ? audienceOf(snails, state, applied).map(({ viewer }) => viewer) : [];
      const isUnseen = actions.length === 1 && concerned.length === 1;
      counts[isUnseen ? 'unseen' : actions.length === 1 ? 'seen' : 'choice'] += 1;

      expect(unseenAnswer(snails, view)).toEqual(isUnseen ? only : undefined);
    }
  }
  expect(
    Object.values(counts).every((count) => count > 0),
    JSON.stringify(counts),
  ).toBe(true);
});

test('KER-14.6 what nobody sees can be sent at once, and what all see waits for a click', () => {
  const sent: unknown[] = [];
  const send = (action: unknown): void => void sent.push(action);
  const waiting: unknown[] = [];
  const showButtons = (actions: Iterable<unknown>): void => void waiting.push([...actions]);

  for (const { state, seat } of walk(snails, { players: 2, factions: 'random' }, 'u15')) {
    const view = snails.view(state, seat);
    // #region unseen
    const answer = unseenAnswer(snails, view);
    if (answer === undefined) showButtons(snails.legalActions(view));
    else send(answer);
    // #endregion unseen
  }

  expect(sent[0]).toMatchObject({ type: 'declare-passive' });
  expect(waiting.length).toBeGreaterThan(sent.length);
});

test('KER-14.6 the last card of a hand waits for its player: all see that it is laid', () => {
  const states = walk(auction, { players: 2 }, 'last').filter(({ state }) =>
    state.hands.every((hand) => hand.length <= 1),
  );
  const [last] = states;
  if (last === undefined) throw new Error('Nobody came to the last card.');
  const view = auction.view(last.state, last.seat);

  expect([...auction.legalActions(view)]).toHaveLength(1);
  expect(unseenAnswer(auction, view)).toBeUndefined();
});

test('KER-14.6 a spectator answers nothing, nor does anybody who owes nothing', () => {
  const state = auction.setup({ players: 2 }, 'x');
  const [bid] = auction.legalActions(state, 0);
  const after = auction.reduce(state, bid as never);

  expect(unseenAnswer(auction, auction.view(state, 'spectator'))).toBeUndefined();
  expect(unseenAnswer(auction, auction.view(after, 0))).toBeUndefined();
});

/** The positions of a random game, each with a seat that owes a decision there. */
function walk<T extends GameTypes>(game: Game<T>, config: T['Config'], seed: string) {
  const random = createRandom(seed);
  const steps: { readonly state: StateOf<Game<T>>; readonly seat: number }[] = [];
  for (let state: T['State'] = game.setup(config, seed); game.outcome(state) === undefined; ) {
    const action = random.oneOf([...game.legalActions(state)]);
    steps.push({ state: state as never, seat: action.seat });
    state = game.reduce(state, action);
  }
  return steps;
}
