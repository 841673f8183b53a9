import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, story, won } from '../kit/scene.ts';

/** The Store energy step. */
const storing = (lines: string) => scene(`at: store\n${lines}`);

/** The Move step, before a current on `p32`. */
const riding = (lines: string) =>
  scene(`
    .  s  .  s  .  s  .
       >  +  4  +  .
       s  .  o  .  s
       .  +  .  +  .
    .  s  .  s  .  s  .
    at: move
    ${lines}
  `);

test('KLP-X.11 growth', () => {
  const before = riding('tiles: 1\ngrowth: b\npool: b1 y6\nbag: 2b\nrow: perceptive-2 fast-1 bold reactive-2');
  const grown = pictured(act(before, 'swim p43 s over p32', 'place e y6'));

  expect(changed(grown)).toEqual([
    'p12: .',
    'p32: .',
    'p43: v',
    'e: [s]',
    'bag: 4b 1y',
    'pool: -',
    'growth: -',
    'tiles: 2',
    'energy: b1',
  ]);
  expect(asked(grown)).toBe('shark spend');
  const spending = act(grown, 'yes');
  expect(story(spending)).toEqual(['spending-began 1 5']);
  expect(options(spending, 'buy')).toEqual(['buy perceptive-2', 'buy fast-1']);
  expect(refusedFor(spending, 'buy bold')).toBe('KLP-13.10 buy/too-dear: card bold, cost 7, energy 6');
});

test('KLP-X.12 buying', () => {
  const before = storing(
    'energy: b5 b3\npool: y2\nrow: perceptive-2 bold fast-1 reactive-2\ndeck: alert-1 hostile-1 hostile-2',
  );
  expect(asked(before)).toBe('shark buy');
  expect(look(before, 'energy')).toBe('b3 b5 y2');
  expect(options(before, 'buy')).toEqual(['buy reactive-2', 'buy perceptive-2', 'buy fast-1', 'buy bold']);
  expect(refusedFor(before, 'finish')).toBe('KLP-13.9 buy/owed');
  // Where nothing else can be bought, the buying is over without a word.
  expect(asked(act(before, 'buy reactive-2 ~ hostile-1'))).toBe('shark hunger-die');

  const first = act(before, 'buy perceptive-2 ~ hostile-1');
  expect(look(first, 'row')).toBe('hostile-1 bold fast-1 reactive-2');
  expect(story(first, 'bought')).toEqual(['bought perceptive-2 0 red+yellow front 4']);
  const after = act(before, 'buy perceptive-2 ~ hostile-1', 'buy fast-1 ~ hostile-2', 'feed b3');
  expect(story(after, 'bought', 'row-filled', 'hungered', 'energy-returned')).toEqual([
    'bought perceptive-2 0 red+yellow front 4',
    'row-filled 0 hostile-1',
    'bought fast-1 2 red front 0',
    'row-filled 2 hostile-2',
    'hungered b3 energy',
    'energy-returned b5+y2',
  ]);
  expect(look(before, 'bag', 'supply')).toBe('5b 2y 1r, 8b 7y 9r');
  expect(changed(after)).toEqual([
    'round: 4',
    'bag: 6b 4y 3r',
    'supply: 8b 6y 7r',
    'energy: -',
    'hunger: b',
    'row: hostile-1 bold hostile-2 reactive-2',
    'deck: alert-1',
    'front: perceptive-2 fast-1',
    'spending: -',
  ]);
});

test('KLP-X.13 a shortage of energy', () => {
  const lines = 'energy: b1 b1\npool: b1\nrow: perceptive-1 bold reactive-2 hostile-1';
  const short = storing(lines);
  expect(story(short, 'dice-stored', 'energy-returned')).toEqual(['dice-stored b1/-', 'energy-returned b1+b1+b1']);
  expect(look(short, 'energy', 'hunger', 'bag')).toBe('-, -, 7b 3y 1r');

  const enough = storing(`${lines}\ntiles: 2`);
  expect(asked(enough)).toBe('shark buy');
  expect(story(enough, 'spending-began')).toEqual(['spending-began 3 5']);
  expect(options(enough, 'buy')).toEqual(['buy reactive-2', 'buy perceptive-1', 'buy bold']);
  expect(refusedFor(enough, 'finish')).toBe('KLP-13.9 buy/owed');
});

test('KLP-X.14 tile 2 is fixed at declaration', () => {
  const row = 'tiles: 2\nrow: fast-1 bold reactive-2 hostile-1';
  const lowered = pictured(act(storing(`energy: b6\n${row}`), 'yes', 'exchange b6 hostile-1 ~ hungry-2'));
  expect(story(lowered, 'spending-began', 'exchanged')).toEqual(['spending-began 6 0', 'exchanged b6 hostile-1 3 5']);
  expect(options(lowered, 'buy')).toEqual(['buy fast-1']);
  expect(refusedFor(lowered, 'buy hungry-2')).toBe('KLP-13.10 buy/too-dear: card hungry-2, cost 6, energy 5');

  const bonus = act(storing(`energy: b5\n${row}`), 'yes');
  expect(story(bonus)).toEqual(['spending-began 5 5']);
  expect(options(bonus, 'buy')).toEqual(['buy reactive-2', 'buy fast-1', 'buy bold', 'buy hostile-1']);
});

test('KLP-X.15 a replacement is refused', () => {
  // There is nothing to do but to buy the one card: nobody is asked.
  const dear = act(storing('energy: b3 b2\nrow: fast-2 bold reactive-2 hostile-1'), 'yes ~ hostile-2');
  expect(story(dear)).toEqual(['spending-began 5 0', 'bought fast-2 0 red+blue front 0', 'row-filled 0 hostile-2']);
  expect(asked(dear)).toBe('shark hunger-die');

  const cheap = act(storing('energy: b3 b2\nrow: fast-1 bold reactive-2 hostile-1'), 'yes');
  expect(options(cheap, 'exchange').sort()).toEqual([
    'exchange b2 bold',
    'exchange b2 hostile-1',
    'exchange b2 reactive-2',
    'exchange b3 bold',
    'exchange b3 hostile-1',
    'exchange b3 reactive-2',
  ]);
  expect(refusedFor(cheap, 'exchange b3 fast-1')).toBe('KLP-13.17 exchange/nothing-left: card fast-1, energy 4');
});

test('KLP-X.57 Alert against the pool', () => {
  const before = storing('energy: b2 b3\npool: y2\nalert: alert-1 b6 1\nrow: fast-1 bold reactive-2 hostile-1');
  expect(asked(before)).toBe('shark store-choice');
  expect(options(before)).toEqual(['store y2', 'store b6*']);

  const six = act(before, 'store b6*');
  const spending = 'spending: bonus 0 spent 0 owes';
  expect(look(before, 'bag')).toBe('4b 2y 1r');
  expect(changed(six)).toEqual([
    'bag: 4b 3y 1r',
    'pool: -',
    'energy: b2 b3 b6',
    'alert: -',
    'spent: alert-1',
    spending,
  ]);
  expect(story(six, 'dice-stored', 'dice-returned')).toEqual(['dice-stored b6/alert-1', 'dice-returned y2']);
  expect(asked(six)).toBe('shark buy');
  const yellow = act(before, 'store y2');
  expect(changed(yellow)).toEqual(['pool: -', 'energy: b2 b3 y2', spending]);
  expect(asked(yellow)).toBe('shark buy');
});

test('KLP-X.75 across two tiles', () => {
  const after = pictured(act(riding('growth: b b\npool: y6\nbag: 4b'), 'swim p43 s over p32', 'place e y6'));

  expect(changed(after)).toEqual([
    'p12: .',
    'p32: .',
    'p43: v',
    'e: [s]',
    'round: 4',
    'bag: 7b',
    'pool: -',
    'growth: y',
    'tiles: 1',
  ]);
  expect(options(scene('at: shark turn ~ b b 1 1\ntiles: 1\ngrowth: y'))).toEqual(['reroll b1', 'no']);
});

test('KLP-X.76 all tiles are turned over', () => {
  const after = pictured(act(riding('tiles: 4\npool: y6\nbag: 4b'), 'swim p43 s over p32', 'place e y6'));

  expect(changed(after)).toEqual(['p12: .', 'p32: .', 'p43: v', 'e: [s]', 'round: 4', 'bag: 5b 1y', 'pool: -']);
});

test('KLP-X.77 too many dice', () => {
  const before = storing('energy: b2 b3\npool: b1 y6 r2\nbag: 1b\nrow: fast-1 bold reactive-2 hostile-1');
  expect(options(before)).toEqual(['store b1', 'store y6', 'store r2']);

  const after = act(before, 'store y6');
  expect(changed(after)).toEqual(['bag: 2b 1r', 'pool: -', 'energy: b2 b3 y6', 'spending: bonus 0 spent 0 owes']);
  expect(asked(after)).toBe('shark buy');
});

test('KLP-X.78 the duty after replacing', () => {
  const bought = act(storing('energy: b6 y5\nrow: fast-1 fast-2 bold hostile-1'), 'yes', 'buy fast-1 ~ reactive-2');
  expect(story(bought, 'bought', 'row-filled')).toEqual(['bought fast-1 0 red front 7', 'row-filled 0 reactive-2']);
  expect(options(bought, 'finish')).toEqual(['finish']);

  const replaced = act(bought, 'exchange b6 hostile-1 ~ hostile-2');
  expect(story(replaced, 'exchanged')).toEqual(['exchanged b6 hostile-1 3 6']);
  expect(refusedFor(replaced, 'finish')).toBe('KLP-13.18 buy/owed');
  expect(options(replaced, 'buy')).toEqual(['buy fast-2']);
  expect(asked(act(replaced, 'buy fast-2 ~ alert-1'))).toBe('shark hunger-die');
});

test('KLP-X.79 an empty deck', () => {
  const before = act(storing('energy: b6 b5\nrow: fast-1 fast-2 bold hostile-1\ndeck: -'), 'yes');
  expect(options(before, 'exchange')).toEqual([]);
  expect(refusedFor(before, 'exchange b6 bold')).toBe('KLP-13.19 exchange/deck-empty');
  expect(changed(act(before, 'buy fast-2'))).toEqual([
    'bag: 6b 3y 2r',
    'supply: 7b 7y 8r',
    'row: fast-1 - bold hostile-1',
    'front: fast-2',
    'spending: bonus 0 spent 5',
  ]);

  const poor = storing('energy: b1 b1\npool: b1\nrow: - - - hostile-1\ndeck: -');
  expect(story(poor, 'energy-returned')).toEqual(['energy-returned b1+b1+b1']);
  expect(look(poor, 'energy', 'hunger', 'row')).toBe('-, -, - - - hostile-1');
});

test('KLP-X.80 the supply is short', () => {
  const before = storing('energy: b4 b2\nrow: aggressive-1 bold reactive-2 hostile-1\nsupply: 8b 7y 1r');
  // It is all that can be bought.
  const after = pictured(act(before, 'yes ~ hostile-2'));

  expect(story(after, 'bought')).toEqual(['bought aggressive-1 0 red removed 0']);
  expect(look(before, 'bag', 'supply')).toBe('5b 3y 9r, 8b 7y 1r');
  expect(look(after, 'bag', 'supply', 'front', 'spent')).toBe('5b 3y 10r, 8b 7y, -, aggressive-1');
});

test('KLP-X.81 forced into the seventh', () => {
  const before = storing('energy: b6 b5\npool: b4\nhunger: y y y r r r\nrow: fast-1 bold reactive-2 hostile-1');
  expect(asked(before)).toBe('shark buy');
  expect(refusedFor(before, 'finish')).toBe('KLP-13.9 buy/owed');

  expect(won(act(before, 'buy fast-1 ~ hostile-2', 'finish', 'feed b4'))).toBe('octopus hunger');
});

test('KLP-X.82 the last red die', () => {
  const before = act(
    storing('energy: r4 b3\nhunger: b b y y r\nbag: 2b\nrow: perceptive-1 fast-1 reactive-2 hostile-1'),
    'yes',
  );
  const yellow = act(before, 'buy perceptive-1 ~ hostile-2');
  expect(won(act(yellow, 'feed r4'))).toBe('octopus no-red');
  expect(won(act(yellow, 'feed b3'))).toBe('');
  expect(won(act(before, 'buy fast-1 ~ hostile-2', 'feed r4'))).toBe('');
});

test('KLP-X.84 the round cap', () => {
  const before = scene('at: move\nround: 1', { options: { roundCap: 1 } });
  const over = pictured(act(before, 'swim p12 e'));

  expect(won(over)).toBe('octopus round-cap');
  expect(changed(over)).toEqual(['p01: .', 'p12: >', 'ending: round-cap']);
});
