import { expect, test } from 'vitest';
import { OCTOPUS } from '../../../src/games/kelp/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, won } from '../kit/scene.ts';

const rolled = (rest: string): string => `at: after-roll\n${rest}`;

test('KLP-14.1 + KLP-14.4 a card is used in the step that is named on it, if all of it can be done', () => {
  const drawn = scene(rolled('pool: b1\nfront: fast-1 bold relentless-1'));
  expect(options(drawn)).toEqual(['use relentless-1 dice b1', 'no']);
  expect(refusedFor(drawn, 'use fast-1')).toBe('KLP-14.1 card/not-now: card fast-1, windows before-move+after-move');
  expect(refusedFor(drawn, 'use alert-1 stash b1')).toBe(
    'KLP-14.1 card/not-held: card alert-1, held relentless-1+fast-1+bold',
  );
  expect(refusedFor(drawn, 'use relentless-1')).toBe('KLP-14.4 card/told: card relentless-1, wants dice');
  expect(refusedFor(drawn, 'use relentless-1 dice b1 b1')).toBe('KLP-7.11 die/not-in-pool: die b1, pool -');
  expect(refusedFor(drawn, 'use relentless-1 dice b1 b2 b3')).toBe('KLP-14.4 dice/count: count 3, least 1, most 2');
  // A card that is bought cannot be used in the same turn: buying comes last.
  const bought = act(
    scene('at: store\npool: b1 b4\nrow: fast-1 fast-2 bold agile-1'),
    'yes',
    'buy fast-2 ~ bold',
    'feed b1',
  );
  expect([asked(bought), look(bought, 'front')]).toEqual(['octopus octopus-action', 'fast-2']);
});

test('KLP-14.2 + KLP-14.3 + KLP-14.5 any cards may be used in one step, each once, and are out of the game; the others stay', () => {
  const drawn = scene(rolled('pool: b1 r2\nfront: ruthless-1 ruthless-2 relentless-1 fast-1'));
  const used = pictured(
    act(drawn, 'use ruthless-1 raise r2 2', 'use ruthless-2 raise r4 1', 'use relentless-1 dice b1 r5 ~ 6 3'),
  );
  expect(changed(used)).toEqual(['pool: b6 r3', 'front: fast-1', 'spent: ruthless-1 ruthless-2 relentless-1']);
  expect(look(act(drawn, 'no'), 'front')).toBe('ruthless-1 ruthless-2 relentless-1 fast-1');
});

test('KLP-14.6 + KLP-15.13 any number of cards may lie before the shark, open to all, and so do dice on Alert cards', () => {
  const { game, state } = scene(
    'front: hungry-1 hungry-2 relentless-1 relentless-2 fast-1 fast-2 bold bold agile-1 agile-2\nalert: alert-1 r6 1',
  );
  for (const viewer of [OCTOPUS, 'spectator'] as const) {
    expect(game.view(state, viewer)).toMatchObject({ front: state.front, stashes: state.stashes });
  }
  expect(state.front).toHaveLength(10);
});

test('KLP-15.14 Ruthless turns a die of the pool up by 1 or 2, to 6 at most, also among the currents', () => {
  const drawn = scene(rolled('pool: b3 r5 r6\nfront: ruthless-1'));
  expect(options(drawn)).toEqual([
    ...['use ruthless-1 raise b3 1', 'use ruthless-1 raise b3 2', 'use ruthless-1 raise r5 1', 'no'],
  ]);
  expect(refusedFor(drawn, 'use ruthless-1 raise b3 3')).toBe('KLP-15.14 raise/too-much: die b3, by 3, most 2');
  expect(refusedFor(drawn, 'use ruthless-1 raise r6 1')).toBe('KLP-15.14 raise/too-much: die r6, by 1, most 0');
  const placing = act(scene('at: currents\npool: b3\nfront: ruthless-1'), 'use ruthless-1 raise b3 2');
  expect(options(placing, 'current p12')).toEqual(['current p12 b5']);
});

test('KLP-15.34 + KLP-19.3 Bold puts a die of the pool on the hunger track and turns a red one to 6, which cannot be the same', () => {
  const drawn = scene(rolled('pool: b5 r2\nfront: bold'));
  expect(options(drawn)).toEqual(['use bold feed b5 turn r2', 'no']);
  expect(refusedFor(drawn, 'use bold feed r2 turn r2')).toBe('KLP-7.11 die/not-in-pool: die r2, pool b5');
  expect(refusedFor(drawn, 'use bold feed r2 turn b5')).toBe('KLP-14.4 die/colour: die b5, colours red');
  expect(changed(act(drawn, 'use bold feed b5 turn r2'))).toEqual(['pool: r6', 'hunger: b', 'front: -', 'spent: bold']);
  expect(asked(scene(rolled('pool: r2\nfront: bold')))).toBe('shark move');
  const over = act(scene(rolled('pool: b5 r2\nfront: bold\nhunger: b b b b b b')), 'use bold feed b5 turn r2');
  expect([won(over), look(over, 'pool')]).toEqual(['octopus hunger', 'r2']);
});

test('KLP-15.11 a die on an Alert card is taken from there in a later turn only', () => {
  const stashed = pictured(act(scene(rolled('pool: r5 r6\nfront: alert-1\nround: 3')), 'use alert-1 stash r6'));
  expect(changed(stashed)).toEqual(['pool: r5', 'front: -', 'alert: alert-1 r6 3']);
  const search = (round: number) =>
    scene(`
      .  s  v  o  .  s  .
         .     .     .
         s  .  s  .  s
         .     .     .
      .  s  .  s  .  s  .
      at: search
      pool: r5
      round: 3
      alert: alert-1 r6 ${round}
    `);
  expect(refusedFor(search(3), 'place n r6*')).toBe('KLP-15.11 die/not-stored: die r6*, stored -');
  expect(refusedFor(search(2), 'place n r6*')).toBe('');
  // Nothing else touches it.
  const later = scene(rolled('pool: b1\nalert: alert-1 r6 1\nfront: relentless-1 bold'));
  expect(options(later)).toEqual(['use relentless-1 dice b1', 'no']);
});

test('KLP-15.9 + KLP-15.10 + KLP-15.32 + KLP-18.7 Hostile drops a random pair before dice are placed or cards are chosen, as long as two are left', () => {
  const drawing = `
    .  s  v  o  .  s  .
       .     .     .
       s  .  s  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: search
    pool: r5
    front: hostile-1 hostile-2
  `;
  const before = scene(drawing);
  expect([asked(before), options(before)]).toEqual(['shark hostile', ['use hostile-1', 'use hostile-2', 'no']]);
  const dropped = act(before, 'use hostile-1 ~ retreat');
  expect(changed(dropped)).toEqual(['front: hostile-2', 'spent: hostile-1', 'pairs: fight shell-armour']);
  expect(asked(dropped)).toBe('shark hostile');

  // At the start of a confrontation, too; with one pair left it is won without a choice.
  const attacked = act(dropped, 'no', 'place n r5');
  expect(asked(attacked)).toBe('shark hostile');
  expect(won(act(attacked, 'use hostile-2 ~ fight'))).toBe('shark confrontation');
  expect(asked(act(attacked, 'no'))).toBe('octopus confront-octopus + shark confront-shark');
  // With one pair it cannot be used.
  expect(asked(scene(`${drawing}\npairs: fight`))).toBe('shark place-search-attack');
});

test('KLP-9.2 + KLP-14.4 Agile turns the shark round, unless it looks inward or has taken a step', () => {
  const drawing = `
    .  s  .  s  .  s  .
       .     >     .
       s  .  o  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: move
    front: agile-1 fast-1
  `;
  const turned = pictured(act(scene(drawing), 'turn agile-1'));
  expect(changed(turned)).toEqual(['p32: <', 'front: fast-1', 'spent: agile-1']);
  expect(options(turned, 'swim')).toEqual(['swim p12 w', 'swim p21 n', 'swim p23 s']);
  expect(refusedFor(act(scene(drawing), 'step fast-1 p43 s'), 'turn agile-1')).toBe('KLP-14.4 about-turn/stepped');
  expect(refusedFor(scene('at: move\nfront: agile-1'), 'turn agile-1')).toBe('KLP-14.4 about-turn/inward');
});
