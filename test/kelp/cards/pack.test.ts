import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { checkPack, DIE_NAMES, defaultPack, kelp, type Pack, SHARK, SIDES } from '../../../src/games/kelp/index.ts';

const { octopus, shark, strategies, tiles } = defaultPack;
const copiesOf = (cards: Pack['octopus'] | Pack['shark']) =>
  Object.values(cards).reduce((sum, { copies }) => sum + copies, 0);

test('KLP-1.1 + KLP-2.16 there are exactly two seats, for octopus and shark', () => {
  expect(kelp.seats).toMatchObject({ min: 2, max: 2 });
  expect(SIDES).toEqual(['octopus', 'shark']);
});

test('KLP-1.2 + KLP-1.9 + KLP-2.2 eleven of the 35 dice are in the bag, the others in the supply', () => {
  const { bag, supply } = kelp.setup({ players: 2 }, 'dice');
  expect({ bag, supply }).toEqual({ bag: [7, 3, 1], supply: [8, 7, 9] });
});

test('KLP-1.3 dice have the faces 1 to 6, in three colours', () => {
  expect(DIE_NAMES).toEqual(
    ['blue', 'yellow', 'red'].flatMap((colour) => [1, 2, 3, 4, 5, 6].map((face) => `${colour}-${face}`)),
  );
});

test('KLP-1.4 + KLP-1.7 + KLP-1.8 there are 18 blocks, of which nine start on the board', () => {
  const { kinds } = withPrinted(kelp, kelp.view(kelp.setup({ players: 2 }, 'blocks'), SHARK));
  expect(kinds.map(({ id, copies, laid }) => `${id} ${copies}: ${laid} on the board`)).toEqual([
    'octopus 1: 1 on the board',
    'shell 8: 7 on the board',
    'double-shell 1: 0 on the board',
    'trap-discard-1 1: 1 on the board',
    'trap-discard-2 1: 0 on the board',
    'trap-hide-2 1: 0 on the board',
    'trap-den 1: 0 on the board',
    'food-crab 1: 0 on the board',
    'food-lobster 1: 0 on the board',
    'food-sea-snail 1: 0 on the board',
    'food-abalone 1: 0 on the board',
  ]);
});

test('KLP-1.5 + KLP-1.6 there are 24 octopus cards, 23 shark cards, 3 pairs of confrontation cards and 4 growth tiles', () => {
  expect([copiesOf(octopus), copiesOf(shark), Object.keys(strategies).length, tiles.length]).toEqual([24, 23, 3, 4]);
});

test('KLP-1.34 + KLP-1.35 + KLP-1.36 + KLP-5.8 + KLP-5.9 + KLP-15.5 the octopus cards: copies, type, origin and cost', () => {
  expect(
    Object.entries(octopus).map(([id, { copies, type, origin, cost }]) => `${copies} ${id}: ${type} ${origin} ${cost}`),
  ).toEqual([
    '1 quick-learning: learn hand 1',
    '3 sneak: movement deck 2',
    '2 nimble-dodge: movement deck 1',
    '3 camouflage: hide deck 0',
    '2 sudden-dodge: movement market 2',
    '1 take-a-risk: movement market 2',
    '1 ink-cloud: movement market 2',
    '1 great-escape: movement market 3',
    '2 in-plain-sight: hide market 0',
    '1 regeneration: hide market 0',
    '1 devious-ideas: learn market 1',
    '1 heightened-senses: learn market 2',
    '1 trial-and-error: learn market 1',
    '1 crab: eat market 0',
    '1 lobster: eat market 0',
    '1 sea-snail: eat market 0',
    '1 abalone: eat market 0',
  ]);
});

test('KLP-15.3 + KLP-15.4 Regeneration and Trial and Error carry the remove effect', () => {
  const removing = Object.entries(octopus).filter(([, { effects }]) => JSON.stringify(effects).includes('"remove"'));
  expect(removing.map(([id]) => id)).toEqual(['regeneration', 'trial-and-error']);
});

test('KLP-15.4 + KLP-15.33 the shark cards: copies, cost and dice, of eleven names', () => {
  expect(
    Object.entries(shark).map(([id, { copies, cost, dice }]) => `${copies} ${id}: ${cost} ${dice.join(' ')}`),
  ).toEqual([
    '2 aggressive-1: 6 red red',
    '1 aggressive-2: 9 red red red',
    '1 ruthless-1: 4 red',
    '1 ruthless-2: 5 red yellow',
    '1 alert-1: 5 red',
    '1 alert-2: 7 red yellow',
    '1 hungry-1: 5 red',
    '1 hungry-2: 6 red blue',
    '1 relentless-1: 5 red',
    '1 relentless-2: 6 red yellow',
    '1 reactive-1: 7 red yellow',
    '1 reactive-2: 8 red red',
    '1 perceptive-1: 4 yellow',
    '1 perceptive-2: 6 red yellow',
    '1 fast-1: 4 red',
    '1 fast-2: 5 red blue',
    '2 bold: 7 red',
    '1 hostile-1: 9 red',
    '1 hostile-2: 10 red red',
    '1 agile-1: 4 red',
    '1 agile-2: 5 red yellow',
  ]);
});

test('KLP-15.16 + KLP-15.17 + KLP-15.29 + KLP-15.30 a strategy and its counter share a colour, one pair per colour', () => {
  expect(Object.entries(strategies).map(([id, { colour, counter }]) => `${colour}: ${id}, ${counter}`)).toEqual([
    'red: fight, counter-fight',
    'turquoise: retreat, counter-retreat',
    'yellow: shell-armour, counter-hide',
  ]);
  const { fight, ...others } = strategies;
  expect(checkPack({ ...defaultPack, strategies: others })).not.toEqual([]);
  expect(checkPack({ ...defaultPack, strategies: { ...others, fight: { ...fight, colour: 'yellow' } } })).not.toEqual(
    [],
  );
});
