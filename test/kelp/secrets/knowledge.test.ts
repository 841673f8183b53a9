import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { chancesForAll, OCTOPUS, SHARK } from '../../../src/games/kelp/index.ts';
import { act, type Drawn, facts, look, options, scene, seen, whereabouts } from '../kit/scene.ts';

const VIEWERS = [OCTOPUS, SHARK, 'spectator'] as const;
const views = ({ game, state }: Drawn) => VIEWERS.map((viewer) => game.view(state, viewer));

test('KLP-17.1 + KLP-17.2 the discard pile, in its order, and what is removed are open to all', () => {
  const drawn = act(
    scene('hand: camouflage\ndiscards: sneak nimble-dodge sneak\nremoved: quick-learning\ndraw: nimble-dodge'),
    'discard camouflage',
  );
  expect(look(drawn, 'discards')).toBe('sneak nimble-dodge sneak camouflage');
  const { discards, removed, spent } = drawn.state;
  for (const view of views(drawn)) expect(view).toMatchObject({ discards, removed, spent });
});

test('KLP-17.4 + KLP-17.5 all can follow what is on the board, by what was revealed, swapped, mixed and replaced', () => {
  const learnt = act(
    scene('history: -\nhand: devious-ideas sneak'),
    ...[
      'play devious-ideas',
      'pay nw',
      'learn trap-den',
      'learn hide',
      'hide nw',
      'play sneak',
      'pay n ne',
      'mix nw c',
      'put nw',
    ],
  );
  expect(facts(learnt)).toEqual([
    ...['reveal nw shell', 'replace nw trap-den', 'reveal n shell', 'reveal ne shell', 'mix nw c'],
  ]);
  for (const { history } of views(learnt)) expect(history).toEqual(learnt.state.history);
  // What is hidden is known, and how likely where.
  const hidden = ['octopus', 'shell', 'trap-discard-1', 'trap-den'].map((block) => whereabouts(learnt, block));
  expect(hidden).toEqual([
    'nw 1/12, w 1/6, c 1/12, e 1/6, sw 1/6, s 1/6, se 1/6',
    'nw 1/3, n 1, ne 1, w 2/3, c 1/3, e 2/3, sw 2/3, s 2/3, se 2/3',
    'nw 1/12, w 1/6, c 1/12, e 1/6, sw 1/6, s 1/6, se 1/6',
    'nw 1/2, c 1/2',
  ]);
});

const searching = (w: string, c: string): Drawn =>
  scene(`
    .  s  .  s  .  s  .
       .     .     .
       ${w}  v  ${c}  .  s
       .     .     .
    .  s  .  s  .  trap-discard-1  .
    at: search
    pool: y4 r5
    history: -
  `);

test('KLP-17.3 + KLP-17.7 + KLP-17.14 what the shark sees, may do and can know depends on the history alone', () => {
  const [one, other] = [searching('o', 's'), searching('s', 'o')];
  for (const viewer of [SHARK, 'spectator'] as const) {
    expect(one.game.view(one.state, viewer)).toEqual(other.game.view(other.state, viewer));
  }
  expect(options(one)).toEqual(options(other));
  const [chances] = [one, other].map(({ game, state }) => chancesForAll(withPrinted(game, game.view(state, SHARK))));
  expect(chancesForAll(withPrinted(other.game, other.game.view(other.state, OCTOPUS)))).toEqual(chances);

  // What the octopus may do is told to the octopus alone.
  const { game, state } = scene('hand: sneak');
  expect([...game.legalActions(game.view(state, OCTOPUS))].length).toBeGreaterThan(0);
  for (const viewer of [SHARK, 'spectator'] as const) {
    expect([...game.legalActions(game.view(state, viewer))]).toEqual([]);
  }
});

test('KLP-17.8 a spectator sees what both players see, and nothing else', () => {
  const drawn = scene('[s] s s\ns o s\ns s s\nhand: sneak! camouflage\nat: action 2');
  const [octopus, shark, spectator] = views(drawn);
  expect([octopus?.blocks, shark?.blocks, spectator?.blocks]).toEqual([
    drawn.state.blocks,
    [1, -2, -2, -2, -2, -2, -2, -2, -2],
    [1, -2, -2, -2, -2, -2, -2, -2, -2],
  ]);
  expect([octopus?.bag, shark?.bag, spectator?.bag]).toEqual([[-1, -1, -1], drawn.state.bag, [-1, -1, -1]]);
  expect(spectator?.hands).toEqual(shark?.hands);
});

test('KLP-17.11 which blocks were chosen, and which left, is no evidence', () => {
  const before = scene('hand: sneak');
  // Mixed with the octopus or without it, paid with these or those: who sees it from outside knows as much.
  const mixed = act(before, 'play sneak', 'pay nw n', 'mix c e', 'put c');
  expect(whereabouts(mixed, 'octopus')).toBe('ne 1/7, w 1/7, c 1/7, e 1/7, sw 1/7, s 1/7, se 1/7');
  const others = act(before, 'play sneak', 'pay nw n', 'mix w sw', 'put w');
  expect(whereabouts(others, 'octopus')).toBe(whereabouts(mixed, 'octopus'));
});

test('KLP-17.16 when the discard pile is shuffled, the whole hand is known', () => {
  const drawn = act(
    scene('hand: sneak camouflage\ndraw: -\ndiscards: nimble-dodge sneak'),
    'draw ~ sneak nimble-dodge',
  );
  expect(look(drawn, 'hand')).toBe('sneak! sneak nimble-dodge camouflage!');
});

test('KLP-17.15 + KLP-17.17 of two alike the known one leaves first; of others an unknown one', () => {
  const before = scene('hand: sneak! sneak camouflage nimble-dodge!');
  expect(look(act(before, 'discard sneak'), 'hand')).toBe('sneak nimble-dodge! camouflage');
  expect(look(act(before, 'discard camouflage'), 'hand')).toBe('sneak! sneak nimble-dodge!');
});

test('KLP-17.19 which cards are left in stacks and deck is public, their order is unknown to all', () => {
  const drawn = scene('');
  const [octopus, shark, spectator] = views(drawn);
  for (const view of [octopus, shark, spectator]) {
    expect(view?.market.map(({ rest }) => rest)).toEqual(drawn.state.market.map(({ rest }) => rest));
    expect(view?.deck).toEqual(drawn.state.deck);
  }
});

test('KLP-17.21 in the middle of a mix what waits is the same whatever was drawn, and names no block', () => {
  const before = act(scene('hand: sneak\nhistory: reveal c octopus'), 'play sneak', 'pay nw n');
  const [octopus, shell] = ['octopus', 'shell'].map((drawn) => act(before, `mix c e ~ ${drawn}`));
  expect(octopus?.state.agenda).toEqual(shell?.state.agenda);
  for (const drawn of [octopus, shell]) {
    if (drawn === undefined) continue;
    expect(seen(drawn, 'shark')).toEqual(['[s] [s] ?', '? _ _', '? ? ?']);
    expect(whereabouts(drawn, 'octopus')).toBe('c 1/2, e 1/2');
  }
});
