import { LOCALES } from 'gastropodia';
import { zombiakiBox } from 'gastropodia/zombiaki';
import { expect, test } from 'vitest';
import { clicksOf, type Path } from '../../../src/boxes/index.ts';
import { zombiakiClicks } from '../../../src/games/zombiaki/show/clicks.ts';
import { formatSaid } from '../kit/said.ts';
import { act, type Drawn, scene } from '../kit/scene.ts';

/** `card net`, `piece a2` … */
const path = (...clicks: readonly string[]): Path =>
  clicks.map((click) => {
    const [kind = '', id = ''] = click.split(' ');
    return { kind, id };
  });

/** What can be clicked after these clicks, and what is said by it. */
function lit({ game, state }: Drawn, ...chosen: readonly string[]): Record<string, string> {
  const [asked] = game.pending(state);
  const clicks = clicksOf({ game, clicks: zombiakiClicks }, game.view(state, asked?.seat ?? 0), path(...chosen));
  return Object.fromEntries(
    clicks.lit.map(({ target, action }) => [
      `${target.kind} ${target.id}`,
      action === undefined ? '…' : formatSaid(action),
    ]),
  );
}

function why({ game, state }: Drawn, ...clicked: readonly string[]): unknown {
  const [asked] = game.pending(state);
  const [last = { kind: '', id: '' }] = path(...clicked.slice(-1));
  const view = game.view(state, asked?.seat ?? 0);
  return clicksOf({ game, clicks: zombiakiClicks }, view, path(...clicked.slice(0, -1))).refusal(last);
}

test('KER-12.3 a shot is aimed at a creature, at a car, or down a lane where there is nothing', () => {
  const drawn = scene(`5 . Z2 .\n4 car . .\n3 Z1 . .`, { humans: ['shot-1'] });

  expect(lit(drawn)).toEqual({ 'card shot-1': '…', 'button decline': 'end' });
  expect(lit(drawn, 'card shot-1')).toEqual({
    'piece a3': 'play shot-1 a:creature',
    'object a4': 'play shot-1 a:a4',
    'piece b5': 'play shot-1 b:creature',
    'lane c': 'play shot-1 c:nothing',
  });
  expect(why(drawn, 'card shot-1', 'lane a')).toMatchObject({
    code: 'line/not-on-it',
    facts: { targets: ['a4', 'a3'] },
  });
  expect(why(drawn, 'card shot-1', 'field b3')).toMatchObject({ code: 'line/not-on-it', facts: { targets: ['b5'] } });
});

test('KER-12.3 a net is thrown over one zombie after another, in any order', () => {
  const drawn = scene(`2 Z3 Z3 .\n1 . Z2 .`, { humans: ['net'] });

  expect(lit(drawn, 'card net')).toEqual({ 'piece a2': '…', 'piece b2': '…', 'piece b1': '…' });
  expect(lit(drawn, 'card net', 'piece b2')).toEqual({
    'button done': 'play net b2+',
    'piece a2': '…',
    'piece b1': '…',
  });
  expect(lit(drawn, 'card net', 'piece b2', 'piece a2')).toEqual({ 'button done': 'play net a2+b2' });
  expect(why(drawn, 'card net', 'piece a2', 'piece b1')).toMatchObject({ code: 'net/apart' });
  expect(why(drawn, 'card net', 'piece a2', 'piece b2', 'piece b1')).toMatchObject({
    code: 'net/too-strong',
    facts: { strength: 8, most: 6 },
  });
});

test('KER-12.3 a field of the flames is clicked once for each wound that it gets', () => {
  const drawn = scene(`4 Z3 . Z2\n2 . Z5 .`, { humans: ['flamethrower'] });
  const flames = 'card flamethrower';

  expect(lit(drawn, flames)).toEqual({ 'field a4': '…', 'field b4': '…', 'field c4': '…' });
  expect(lit(drawn, flames, 'field a4', 'field c4')).toEqual({ 'field a4': '…', 'field b4': '…', 'field c4': '…' });
  expect(lit(drawn, flames, 'field c4', 'field b4', 'field a4', 'field a4', 'field c4')).toEqual({
    'button done': 'play flamethrower 2,1,2',
  });
  expect(why(drawn, flames, 'field a4', 'field c4', 'button done')).toMatchObject({ code: 'flames/gap' });
  expect(why(drawn, flames, 'field a4', 'field a4', 'field a4', 'field a4')).toMatchObject({
    code: 'flames/too-much-for-one',
    facts: { field: 'a4', amount: 4, most: 3 },
  });
});

test('KER-12.3 a move is a creature and its field, or whoever it joins; the way out is the barricade', () => {
  const drawn = scene(`5 . . Z2+M\n3 Z2 Z3 .\n1 Z2 . .`, {
    turn: 'zombies',
    zombies: ['mass', 'swap-places', 'hunger'],
  });

  expect(lit(drawn, 'card mass')).toEqual({ 'piece a3': '…', 'piece b3': '…' });
  expect(lit(drawn, 'card mass', 'piece a3')).toEqual({ 'piece b3': 'play mass a3>b3' });
  expect(lit(drawn, 'card swap-places', 'piece b3')).toEqual({ 'piece a3': 'play swap-places a3+b3' });
  expect(lit(drawn, 'card hunger', 'piece a1')).toEqual({ 'field a2': 'play hunger a1>a2' });
  expect(why(drawn, 'card hunger', 'piece c5')).toMatchObject({ code: 'move/used', facts: { field: 'c5' } });
  expect(why(drawn, 'card hunger', 'piece a1', 'field b1')).toMatchObject({ code: 'move/wrong-way' });

  const last = scene(`5 . . Z2`, { turn: 'zombies', zombies: ['hunger'] });
  expect(lit(last, 'card hunger', 'piece c5')).toEqual({ 'barricade out': 'play hunger c5>out' });
});

test('KER-12.3 orders begin with the boss; who cannot give one, or obey, is told why', () => {
  const drawn = scene(`3 . Z4+B .\n2 . Z3 Z4`, { turn: 'zombies', zombies: ['terror'] });

  expect(lit(drawn)).toEqual({ 'card terror': 'play terror', 'piece b3': '…', 'button decline': 'end' });
  expect(lit(drawn, 'piece b3')).toEqual({ 'piece b2': '…' });
  expect(lit(drawn, 'piece b3', 'piece b2')).toEqual({ 'field b1': 'order b3 b2>b1', 'field a2': 'order b3 b2>a2' });
  expect(why(drawn, 'piece b2')).toMatchObject({ code: 'order/no-boss' });
  expect(why(drawn, 'piece b3', 'piece c2')).toMatchObject({
    code: 'order/too-strong',
    facts: { strength: 4, most: 3 },
  });
});

test('KER-12.3 dogs that run already go on without being named again', () => {
  const drawn = scene(`2 D1 . .\n1 D1 . .`, { turn: 'zombies', at: 'begin' });
  expect(lit(drawn)).toEqual({ 'piece a2': '…', 'piece a1': '…', 'button decline': 'stay' });

  const running = act(drawn, 'dogs a2>a3');
  expect(lit(running)).toEqual({
    'field a4': 'dogs a3>a4',
    'field b3': 'dogs a3>b3',
    'field a2': 'dogs a3>a2',
    'piece a1': '…',
    'button decline': 'stay',
  });
  expect(why(running, 'field c3')).toMatchObject({ code: 'dogs/not-adjacent', facts: { from: 'a3', to: 'c3' } });
  expect(why(drawn, 'piece b4')).toMatchObject({ code: 'dogs/none', facts: { waiting: ['a2', 'a1'] } });
});

test('KER-12.3 what a card is attached to, a card of the other hand, an answer, oil and shrapnel are clicked', () => {
  const zombies = scene(`2 Z3 D1 .`, { turn: 'zombies', zombies: ['claws', 'meat'], humans: ['net', 'oil'] });
  expect(lit(zombies, 'card claws')).toEqual({ 'piece a2': 'play claws a2' });
  expect(lit(zombies, 'card meat')).toEqual({ 'card oil': 'play meat oil', 'card net': 'play meat net' });
  expect(why(zombies, 'card claws', 'piece b2')).toMatchObject({ code: 'zombie/none', facts: { field: 'b2' } });

  const shot = act(scene(`2 Z3 . .`, { zombies: ['click'], humans: ['sniper'] }), 'play sniper a2:creature');
  expect(lit(shot)).toEqual({ 'button click': 'click', 'button decline': 'let' });

  const oil = act(scene(`3 . mine .`, { humans: ['oil'] }), 'play oil b3');
  expect(Object.keys(lit(oil))).toEqual(['field b4', 'field a3', 'field c3', 'field b2']);
  expect(why(oil, 'field a1')).toMatchObject({ code: 'shrapnel/not-adjacent' });
  expect(lit(act(oil, 'shrapnel a3'))).toMatchObject({ 'field a3': 'oil a3', 'button decline': 'stop' });
});

test('KER-12.4 a card that cannot be played now says why', () => {
  const drawn = scene('1 . . .', { turn: 'zombies', zombies: ['hunger', 'click', 'terror'], humans: ['net'] });

  expect(why(drawn, 'card hunger')).toMatchObject({ code: 'card/no-target', facts: { card: 'hunger' } });
  expect(why(drawn, 'card click')).toMatchObject({ code: 'card/not-now', facts: { card: 'click' } });
  expect(why(drawn, 'card net')).toMatchObject({ code: 'card/not-in-hand' });
  expect(why(drawn, 'lane a')).toMatchObject({ code: 'decision/other-kind' });
});

test('KER-12.8 each zombie of a pair and each field of the flames has a label of its own, in every language', () => {
  const label = (drawn: Drawn, ...chosen: readonly string[]) => {
    const { state } = drawn;
    const [asked] = zombiakiBox.game.pending(state);
    const view = zombiakiBox.game.view(state, asked?.seat ?? 0);
    const { lit: targets } = clicksOf(zombiakiBox, view, path(...chosen));
    return LOCALES.map((locale) => targets.map((each) => zombiakiBox.words.label(each, view, { locale })));
  };
  const pair = label(scene('4 Z2 . .\n3 Z3 Z3 .', { turn: 'zombies', zombies: ['swap-places'] }), 'card swap-places');
  const flames = label(scene('4 Z2 Z3 Z2', { humans: ['flamethrower'] }), 'card flamethrower');

  expect(pair[0]).toContain('Play Swap Places on a4 …');
  expect(flames[0]).toContain('Play Flamethrower on lanes b 1 …');
  for (const labels of [...pair, ...flames]) expect(new Set(labels).size).toBe(labels.length);
});
