import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, story, won } from '../kit/scene.ts';

/** Costs 4, 5, 6 and 7. */
const ROW = 'row: fast-1 fast-2 hungry-2 bold';
const store = (rest: string): string => `at: store\n${ROW}\n${rest}`;

test('KLP-13.1 + KLP-13.4 + KLP-13.5 + KLP-13.9 what is left in the pool is stored; with one or two dice the shark may spend if a card is affordable', () => {
  const stored = scene(store('pool: b2 r3'));
  expect([asked(stored), look(stored, 'pool', 'energy')]).toEqual(['shark spend', '-, b2 r3']);
  expect(options(stored)).toEqual(['yes', 'no']);
  expect(look(act(stored, 'no'), 'energy', 'hunger')).toBe('b2 r3, -');
  // Nothing affordable: the dice stay, and nobody is asked.
  const poor = scene(store('pool: b1 r2'));
  expect([asked(poor), look(poor, 'energy')]).toEqual(['octopus octopus-action', 'b1 r2']);
  const bought = act(stored, 'yes');
  expect(refusedFor(bought, 'finish')).toBe('KLP-13.9 buy/owed');
});

test('KLP-13.2 + KLP-13.3 + KLP-1.12 of more dice than there are spaces the shark chooses which fill them, the rest return', () => {
  const choosing = scene(store('pool: b1 y6 r2\nenergy: b3 y3'));
  expect([asked(choosing), options(choosing)]).toEqual(['shark store-choice', ['store b1', 'store y6', 'store r2']]);
  expect(refusedFor(choosing, 'store b1 y6')).toBe('KLP-13.3 store/count: count 2, least 1, most 1');
  expect(refusedFor(choosing, 'store b3')).toBe('KLP-13.1 die/not-in-pool: die b3, pool b1+y6+r2');
  expect(look(choosing, 'bag')).toBe('5b 1y');
  expect(look(act(choosing, 'store y6'), 'pool', 'energy', 'bag')).toBe('-, b3 y3 y6, 6b 1y 1r');
});

test('KLP-13.31 + KLP-15.12 a die of an Alert card may be stored, too, and a pool die goes to the bag only if all spaces are full', () => {
  const choosing = scene(store('pool: y2\nenergy: b2 b3\nalert: alert-1 b6 2'));
  expect(options(choosing)).toEqual(['store y2', 'store b6*']);
  expect(refusedFor(choosing, 'store y2 b6*')).toBe('KLP-13.3 store/count: count 2, least 1, most 1');
  expect(look(act(choosing, 'store b6*'), 'energy', 'alert', 'spent')).toBe('b2 b3 b6, -, alert-1');
  expect(look(act(choosing, 'store y2'), 'energy', 'alert')).toBe('b2 b3 y2, alert-1 b6 2');
  // With room for both the pool die must be stored, and the other one may be.
  const room = scene(store('pool: y2\nenergy: b2\nalert: alert-1 b6 2'));
  expect(options(room)).toEqual(['store y2', 'store y2 b6*']);
  expect(refusedFor(room, 'store b6*')).toBe('KLP-13.31 store/count: count 1, least 1, most 2');
});

test('KLP-13.6 + KLP-13.7 + KLP-13.8 with three dice the shark must spend, if a card of the row is affordable; else all return', () => {
  const forced = scene(store('pool: b2\nenergy: b2 b3'));
  expect(asked(forced)).toBe('shark buy');
  expect(refusedFor(forced, 'finish')).toBe('KLP-13.9 buy/owed');
  // The only card that is affordable is bought without asking.
  const one = scene(`at: store ~ agile-2\n${ROW}\npool: b1\nenergy: b1 b2`);
  expect([asked(one), look(one, 'front')]).toEqual(['shark hunger-die', 'fast-1']);
  const poor = scene(store('pool: b1\nenergy: b1 y1'));
  expect([asked(poor), look(poor, 'energy', 'hunger', 'bag')]).toEqual(['octopus octopus-action', '-, -, 7b 3y 1r']);
});

test('KLP-13.10 + KLP-13.11 + KLP-13.12 + KLP-13.13 + KLP-13.25 + KLP-13.29 any cards that the energy pays for are bought, one after the other; the row is filled at once', () => {
  const buying = act(scene(store('pool: b6 r5')), 'yes');
  expect(options(buying, 'buy')).toEqual(['buy hungry-2', 'buy fast-1', 'buy fast-2', 'buy bold']);
  expect(refusedFor(buying, 'buy agile-1')).toBe(
    'KLP-13.10 buy/not-in-row: card agile-1, row fast-1+fast-2+hungry-2+bold',
  );
  const one = act(buying, 'buy fast-2 ~ agile-1');
  expect(changed(one)).toEqual([
    ...['bag: 7b 3y 1r', 'supply: 7b 7y 8r'],
    'row: fast-1 agile-1 hungry-2 bold',
    expect.stringMatching(/^deck: /),
    'front: fast-2',
    'spending: bonus 0 spent 5',
  ]);
  expect(refusedFor(one, 'buy bold')).toBe('KLP-13.10 buy/too-dear: card bold, cost 7, energy 6');
  // The card that has just come can be bought, too; what is left is lost.
  const two = act(one, 'buy agile-1 ~ relentless-1');
  expect(look(two, 'front', 'spending')).toBe('fast-2 agile-1, bonus 0 spent 9');
  expect(asked(two)).toBe('shark hunger-die');
});

test('KLP-13.26 + KLP-13.27 + KLP-13.28 then one energy die of choice goes to hunger, however many cards were bought, the others to the bag', () => {
  const done = act(scene(store('pool: b6 r5')), 'yes', 'buy fast-2 ~ agile-1', 'buy agile-1 ~ relentless-1');
  expect(options(done)).toEqual(['feed b6', 'feed r5']);
  expect(refusedFor(done, 'feed y1')).toBe('KLP-13.26 die/not-energy: die y1, energy b6+r5');
  expect(changed(act(done, 'feed r5'))).toEqual(['round: 4', 'bag: 8b 3y 2r', 'energy: -', 'hunger: r', 'spending: -']);
});

test('KLP-13.14 + KLP-13.15 + KLP-15.15 + KLP-19.13 what the supply lacks is not gained, what the deck lacks leaves a gap; Aggressive is never in front', () => {
  const bought = pictured(
    act(
      scene('at: store\npool: b6 b1\nrow: aggressive-1 - - -\ndeck: -\nbag: 5b 3y 9r\nsupply: 8b 7y 1r'),
      'yes',
      'feed b1',
    ),
  );
  expect(look(bought, 'supply', 'row', 'front')).toBe('8b 7y, - - - -, -');
  expect(look(bought, 'bag')).toBe('6b 3y 10r');
  expect(story(bought, 'bought')).toEqual(['bought aggressive-1 0 red removed 1']);
});

test('KLP-13.16 + KLP-13.17 + KLP-13.18 + KLP-13.19 + KLP-13.21 a die is lowered to exchange a card, as long as another card can be bought then', () => {
  const buying = act(scene(store('pool: b1 y5')), 'yes');
  // Energy 6: lowered to 5, one of the two cheaper cards has to stay.
  expect(options(buying, 'exchange')).toEqual([
    ...['exchange y5 hungry-2', 'exchange y5 fast-1', 'exchange y5 fast-2', 'exchange y5 bold'],
  ]);
  expect(refusedFor(buying, 'exchange b1 bold')).toBe('KLP-13.16 exchange/lowest: die b1');
  const exchanged = act(buying, 'exchange y5 bold ~ hostile-1');
  expect(changed(exchanged)).toEqual([
    'energy: b1 y4',
    'row: fast-1 fast-2 hungry-2 hostile-1',
    expect.stringMatching(/^deck: /),
    'spent: bold',
  ]);
  expect(refusedFor(exchanged, 'finish')).toBe('KLP-13.9 buy/owed');

  const tight = act(scene('at: store\npool: b2 y3\nrow: fast-1 hungry-2 bold hostile-1'), 'yes');
  expect(refusedFor(tight, 'exchange y3 fast-1')).toBe('KLP-13.17 exchange/nothing-left: card fast-1, energy 4');
  const five = act(scene('at: store\npool: b2 y3\nrow: fast-2 relentless-1 bold hostile-1'), 'yes');
  expect(refusedFor(five, 'exchange y3 fast-2')).toBe('KLP-13.19 exchange/nothing-left: card fast-2, energy 4');
  const empty = act(scene('at: store\npool: b2 y5\nrow: fast-1 fast-2 bold -\ndeck: -'), 'yes');
  expect(refusedFor(empty, 'exchange y5 bold')).toBe('KLP-13.19 exchange/deck-empty');
});

test('KLP-13.20 + KLP-13.30 cards may be exchanged again and between purchases, and each time one has to be bought afterwards', () => {
  const between = act(
    scene(store('pool: b6 y5')),
    'yes',
    'buy fast-1 ~ reactive-2',
    'exchange b6 reactive-2 ~ agile-1',
  );
  expect(refusedFor(between, 'finish')).toBe('KLP-13.18 buy/owed');
  const again = act(between, 'exchange b5 bold ~ agile-2');
  expect(look(again, 'energy', 'row', 'spending')).toBe('b4 y5, agile-1 fast-2 hungry-2 agile-2, bonus 0 spent 4 owes');
  expect(asked(act(again, 'buy agile-1 ~ relentless-1'))).toBe('shark hunger-die');
});

test('KLP-13.22 + KLP-13.23 + KLP-13.24 + KLP-13.32 + KLP-7.12 tile 2 adds 5 to energy of 1 to 5, by itself, as it is when spending begins', () => {
  const five = pictured(act(scene('at: store\npool: b5\ntiles: 2\nrow: hostile-2 fast-1 bold hungry-2'), 'yes'));
  expect(look(five, 'spending')).toBe('bonus 5 spent 0 owes');
  expect(options(five, 'buy')).toContain('buy hostile-2');
  // Six is no five, not even when it is lowered.
  const six = act(
    scene('at: store\npool: b6\ntiles: 2\nrow: hostile-2 fast-1 bold hungry-2'),
    ...['yes', 'exchange b6 hostile-2 ~ hostile-1'],
  );
  expect(look(six, 'spending', 'energy')).toBe('bonus 0 spent 0 owes, b5');
  expect(options(six, 'buy')).toEqual(['buy fast-1']);
  // Nothing there, nothing added; and three small dice cannot be thrown back.
  expect(asked(scene('at: store\npool: -\ntiles: 2\nrow: fast-1 fast-2 bold hungry-2'))).toBe('octopus octopus-action');
  const small = 'pool: b1\nenergy: b1 b1\ntiles: 2\nrow: reactive-2 aggressive-2 hostile-1 hostile-2';
  expect(look(scene(`at: store ~ bold\n${small}`), 'front', 'hunger', 'bag')).toBe('reactive-2, b, 6b 3y 3r');
});

test('KLP-13.32 with the option energyBonus, a purchase that only tile 2 makes possible is not forced: the dice may return to the bag', () => {
  const storing = (dice: string) => scene(store(`${dice}\ntiles: 2`), { options: { energyBonus: 'optional' } });
  const asking = storing('pool: b1\nenergy: b1 b1');
  expect([asked(asking), options(asking)]).toEqual(['shark spend', ['yes', 'no']]);
  expect(look(act(asking, 'yes'), 'spending')).toBe('bonus 5 spent 0 owes');
  expect(look(act(asking, 'no'), 'energy', 'hunger', 'bag')).toBe('-, -, 7b 3y 1r');
  // With a card that the dice alone pay for, the shark must buy as ever.
  expect(asked(storing('pool: b3\nenergy: b1 b1'))).toBe('shark buy');
  // One or two dice stay where they are.
  expect(look(act(storing('pool: b1\nenergy: b1'), 'no'), 'energy', 'hunger')).toBe('b1 b1, -');
});

test('KLP-19.5 + KLP-13.6 a forced purchase is made even if its hunger die is the seventh', () => {
  const forced = scene(store('pool: b1\nenergy: b1 b3\nhunger: b b b b b b'));
  expect(asked(forced)).toBe('shark buy');
  expect(won(act(forced, 'buy fast-2 ~ bold', 'feed b1'))).toBe('octopus hunger');
});
