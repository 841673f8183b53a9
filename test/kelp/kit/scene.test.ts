import { expect, test } from 'vitest';
import type { KelpAction, KelpState } from '../../../src/games/kelp/index.ts';
import { createRandom } from '../../../src/kernel/index.ts';
import { take } from '../../kit/played.ts';
import { formatDrawing } from './drawing.ts';
import { formatSaid, parseSaid } from './said.ts';
import {
  act,
  asked,
  changed,
  draw,
  facts,
  look,
  options,
  refusedFor,
  scene,
  seen,
  story,
  whereabouts,
} from './scene.ts';

/** All of a position but its luck and how often whom was asked. */
function table({ chance: _chance, decisions: _decisions, names: _names, ...rest }: KelpState): object {
  return rest;
}

test.each(['day', 'night'] as const)(
  'positions of a random game by %s are read as they were drawn, and so is what can be said',
  (board) => {
    const { game, book } = scene('', { board });
    const random = createRandom(board);
    let state = game.setup({ players: 2 }, board);
    for (let nth = 0; ; nth++) {
      if (nth % 3 === 0) expect(table(scene(formatDrawing(book, state), { board }).state)).toEqual(table(state));
      const actions = [...game.legalActions(state)];
      const said = actions.map(({ decision: _decision, ...action }) => action as KelpAction);
      expect(said.map((action) => parseSaid(formatSaid(action), game.pending(state)))).toEqual(said);
      if (actions.length === 0) break;
      ({ state } = take({ game, state }, random.oneOf(actions)));
    }
  },
);

test('what a scene begins with, what is said and what has changed', () => {
  const before = scene(`
    .  s  .  [s]  .  s  .
       .  +   4   +  .
       o  v   s   .  s
       .  +   .   +  .
    .  s  .   s   .  s  .
    at: search
    pool: y3 r5
  `);
  expect(asked(before)).toBe('shark place-search-attack');
  expect(options(before)).toEqual(['place w r5', 'place c y3', 'place c r5', 'place w r5 c y3', 'no']);
  expect(refusedFor(before, 'place w y3')).toBe('KLP-10.2 die/too-low: die y3, area w, value 4');

  const after = act(before, 'place c y3 w r5', 'first c');
  expect(asked(after)).toBe('octopus confront-octopus + shark confront-shark');
  expect(changed(after)).toEqual(['w: [o]', 'c: [s]', 'pool: -', 'placed: w r5', 'resolving: w', 'growth: y']);
  expect(facts(after)).toEqual(['reveal c shell', 'reveal w octopus']);
  expect(story(after, 'revealed', 'die-grown')).toEqual([
    'revealed c shell search',
    'die-grown yellow tile',
    'revealed w octopus attack',
  ]);
  expect(look(after, 'w', 'p23', 'hunger')).toBe('[o], v, -');
  expect(seen(act(before, 'place c y3'), 'shark')).toEqual(['? [s] ?', '? [s] ?', '? ? ?']);
  expect(whereabouts(before, 'octopus')).toBe('nw 1/8, ne 1/8, w 1/8, c 1/8, e 1/8, sw 1/8, s 1/8, se 1/8');
});

test('what is not drawn is somewhere all the same, and luck is said where it happens', () => {
  const before = scene(`
    s         o [food-crab]
    trap-den  s s
    s        [d] s
    hand: sneak! crab
    discards: camouflage
  `);
  const after = act(before, 'draw ~ nimble-dodge sneak');

  expect(draw(before).split('\n')).toEqual([
    '@ s        . o   . [food-crab] .',
    '  .        + .   + .',
    '  trap-den . s   . s',
    '  .        + .   + .',
    '. s        . [d] . s           .',
    'round: 3',
    'phase: actions 0',
    'hand: sneak! crab',
    'draw: quick-learning sneak sneak nimble-dodge nimble-dodge camouflage camouflage',
    'discards: camouflage',
    'movement: sudden-dodge sudden-dodge take-a-risk ink-cloud great-escape',
    'hide: in-plain-sight in-plain-sight regeneration',
    'learn: devious-ideas heightened-senses trial-and-error',
    'eat: lobster sea-snail abalone',
    'reserve: shell shell shell trap-discard-1 trap-discard-2 trap-hide-2 food-lobster food-sea-snail food-abalone',
    'bag: 7b 3y 1r',
    'supply: 8b 7y 9r',
    'row: hostile-2 aggressive-2 hostile-1 reactive-2',
    expect.stringMatching(/^deck: aggressive-1 aggressive-1 .* agile-1 agile-2$/),
    'pairs: fight retreat shell-armour',
    expect.stringMatching(/^history: reveal nw shell; .* replace s double-shell; mix nw n w c e sw se$/),
    'work: [{"ask":"octopus-action","seat":0,"nth":0}]',
  ]);
  expect(whereabouts(before, 'octopus')).toBe('nw 1/7, n 1/7, w 1/7, c 1/7, e 1/7, sw 1/7, se 1/7');
  expect(changed(after)).toEqual([
    'hand: sneak! sneak nimble-dodge crab',
    'draw: quick-learning sneak nimble-dodge camouflage camouflage',
  ]);
  expect(() => act(before, 'draw ~ nimble-dodge')).toThrow();
  expect(() => act(before, 'draw ~ nimble-dodge sneak sneak')).toThrow();
});

test.each([
  ['s s s s', 'on the board: it has 1 rows, not 5, or 3 of blocks alone.'],
  ['s s s\ns o s\ns s x', "in se: 'x' is no block; there are o, s, d and the ids of traps and foods."],
  ['s s s\ns o s\ns o s', "in s: 'octopus' is drawn more often than there are such."],
  ['s s s\ns s s\ns s trap-den', 'on the board: the octopus is missing.'],
  [
    '. s . s . s . .\n. . .\ns . o . s\n. . .\n. s . s . s .',
    'in row 1 of the board: 8 things are drawn, for p01 nw p21 n p41 ne p61.',
  ],
  ['. s . s . s .\n. . .\ns < o . s\n. . .\n. s . s . s .', "on p23: the shark cannot look '<' there, but to n and s."],
  ['. s . s . s .\n. . .\ns ^ o v s\n. . .\n. s . s . s .', 'on p43: there is a second shark.'],
  ['. s . s . s .\n. 7 .\ns ^ o v s\n. . .\n. s . s . s .', "on p32: '7' is no current and no shark"],
  ['hnad: sneak', "in the line 'hnad': there is no such line"],
  ['hand: snaek', "in the line 'hand': 'snaek' is no octopus card"],
  ['hand: crab crab', "in the line 'hand': 'crab' is drawn more often than there are such."],
  ['at: lunch', "in the line 'at': 'lunch' is no moment"],
  ['pool: r7', "in the line 'pool': 'r7' is no die; a red one that shows 5 is 'r5'."],
  ['bag: 15b\nat: move\npool: b1', 'among the dice: there are 15 blue ones, of which 1 lie outside bag and supply.'],
  ['hand: crab', 'as a whole: This is no position'],
  ['history: reveal c shell', 'facts that allow the blocks as they lie'],
])('%j is refused', (drawing, sentence) => {
  expect(() => scene(drawing)).toThrow(sentence);
});
