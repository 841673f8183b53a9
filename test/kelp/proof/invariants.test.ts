import { expect, test } from 'vitest';
import type { KelpState } from '../../../src/games/kelp/index.ts';
import { act, type Drawn, scene } from '../kit/scene.ts';

type Change = (state: KelpState) => Partial<KelpState>;

/** The invariants that a position breaks once it is changed so, each once. */
function broken({ game, state }: Drawn, change: Change): string[] {
  expect(game.faults(state)).toEqual([]);
  const faults = game.faults({ ...state, ...change(state) });
  return [...new Set(faults.map(({ message }) => /\('(.*)'\)$/.exec(message)?.[1] ?? message))];
}

/** Why a save that is changed so is refused. */
function refused({ game, state }: Drawn, change: Change): string {
  try {
    game.restore(JSON.parse(JSON.stringify({ ...state, ...change(state) })));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const more = (counts: readonly number[], index: number, by = 1): number[] =>
  counts.with(index, (counts[index] ?? 0) + by);

const start = scene('hand: sneak');
const mixing = act(scene('hand: sneak'), 'play sneak', 'pay nw n', 'mix c e ~ shell');
const attacked = act(
  scene('. s v o . s .\n. . .\ns . s . s\n. . .\n. s . s . s .\nat: search\npool: r5'),
  'place n r5',
);

test('KLP-20.1 every die is in one place', () => {
  expect(broken(start, ({ bag }) => ({ bag: more(bag, 2) }))).toEqual(['every die is in one place']);
});

test('KLP-20.2 + KLP-20.4 + KLP-20.5 every block is in one place, the octopus never in the reserve, so that a shell is left for each food', () => {
  expect(broken(start, ({ reserve }) => ({ reserve: more(reserve, 1) }))).toEqual(['every block is in one place']);
  expect(broken(start, ({ reserve }) => ({ reserve: more(reserve, 0) }))).toEqual([
    'every block is in one place',
    'the octopus is on the board or being mixed',
  ]);
});

test('KLP-20.3 + KLP-20.22 + KLP-20.32 areas are empty only in a mix, as many as blocks are in the bag and in the fingers', () => {
  const rule = 'areas are empty only in a mix';
  expect(broken(start, ({ blocks }) => ({ blocks: blocks.with(0, -1) }))).toContain(rule);
  expect(broken(mixing, ({ emptied }) => ({ emptied: emptied.slice(1) }))).toContain(rule);
  expect(broken(mixing, () => ({ drawnBlock: -1 }))).toContain(rule);
  expect(broken(start, ({ bagged }) => ({ bagged: more(bagged, 1) }))).toContain(rule);
});

test('KLP-20.6 + KLP-20.8 + KLP-20.29 every card is in one place, and known cards are in hand, by the shape of a position', () => {
  expect(broken(start, ({ discards }) => ({ discards: [...discards, 1] }))).toEqual(['every card is in one place']);
  expect(broken(start, ({ spent }) => ({ spent: more(spent, 0) }))).toEqual(['every card is in one place']);
  const known = [{ kind: 3, seen: -1 }];
  expect(
    refused(start, ({ hands }) => ({ hands: hands.map((hand, seat) => (seat === 0 ? { ...hand, known } : hand)) })),
  ).toContain('state.hands[0]: 1 cards of kind 3 are known, and it has 0');
  expect(refused(start, () => ({}))).toBe('');
});

test('KLP-20.7 + KLP-20.31 a food is in the reserve as long as its card is in the market, and its card is removed once it is eaten', () => {
  const rule = 'a food is where its card says';
  const eaten = scene('hand: sneak\neaten: food-crab');
  const crab = eaten.book.cardNumbers.get('crab') ?? -1;
  expect(
    broken(eaten, ({ removed, discards }) => ({ removed: more(removed, crab, -1), discards: [...discards, crab] })),
  ).toContain(rule);
  const learnt = scene('s s s\ns o food-crab\ns s s\nhand: sneak crab');
  expect(
    broken(learnt, ({ market, hands }) => ({
      market: market.map((stack, type) => (type === 3 ? { ...stack, rest: more(stack.rest, crab) } : stack)),
      hands: hands.map((hand) => ({ ...hand, cards: hand.cards.filter((card) => card !== crab) })),
    })),
  ).toContain(rule);
});

test('KLP-20.9 the row is full as long as there is a deck', () => {
  expect(broken(start, ({ row, spent }) => ({ row: row.with(0, -1), spent: more(spent, row[0] ?? 0) }))).toContain(
    'the row is full while cards are left',
  );
});

test('KLP-20.12 + KLP-20.24 there are three energy dice at most, and two between turns', () => {
  expect(broken(start, ({ bag }) => ({ energy: [0, 0, 0], bag: more(bag, 0, -3) }))).toContain(
    'energy spaces are full only while energy is spent',
  );
  expect(refused(start, ({ bag }) => ({ energy: [0, 0, 0, 0], bag: more(bag, 0, -4) }))).toContain('energy');
  expect(refused(start, () => ({ energy: [18] }))).toContain('energy');
});

test('KLP-20.13 + KLP-20.14 the tile that is filled holds two dice at most, none of them red; no red die is a current, no blue one on an area', () => {
  const rule = 'the growth tile that is filled has room, and no red die';
  expect(broken(start, ({ bag }) => ({ growth: [0, 0, 0], bag: more(bag, 0, -3) }))).toContain(rule);
  expect(broken(start, ({ bag }) => ({ growth: [2], bag: more(bag, 2, -1) }))).toContain(rule);
  expect(broken(start, ({ bag }) => ({ growth: [0], tiles: 4, bag: more(bag, 0, -1) }))).toContain(rule);
  expect(
    broken(attacked, ({ placed, bag }) => ({ placed: placed.with(1, 4), bag: more(more(bag, 0, -1), 2) })),
  ).toContain('dice lie on areas only while they are resolved');
});

test('KLP-20.15 + KLP-20.16 with the option sharkSpace no die lies under the shark, which faces an end of its space, or inward in a den', () => {
  const under: Change = ({ currents, space, bag }) => ({ currents: currents.with(space, 3), bag: more(bag, 0, -1) });
  expect(broken(start, under)).toEqual([]);
  const strict = scene('hand: sneak', { options: { sharkSpace: 'taken' } });
  expect(broken(strict, under)).toEqual(['no current lies under the shark']);
  expect(broken(attacked, () => ({ facing: 2 }))).toEqual(['the shark faces an end of its space, or inward in a den']);
});

test('KLP-20.18 + KLP-20.33 a pair is left, and cards are chosen only in a confrontation', () => {
  expect(broken(start, () => ({ pairs: [0, 0, 0] }))).toContain('a pair is left');
  expect(broken(start, () => ({ chosen: [1, -1] }))).toEqual(['cards are chosen only in a confrontation']);
  expect(broken(attacked, () => ({ chosen: [1, -1] }))).toEqual(['cards are chosen only in a confrontation']);
});

test('KLP-20.20 + KLP-20.21 + KLP-20.35 in the turn of the shark the hand is within the limit and slots are empty; before action 2 the second is', () => {
  const full = scene('hand: sneak sneak sneak camouflage\nat: move');
  const card = (id: string): number => full.book.cardNumbers.get(id) ?? -1;
  expect(
    broken(full, ({ hands, drawPile }) => ({
      hands: hands.map((hand, seat) => (seat === 0 ? { ...hand, cards: [...hand.cards, card('camouflage')] } : hand)),
      drawPile: { ...drawPile, rest: more(drawPile.rest, card('camouflage'), -1) },
    })),
  ).toEqual(['the hand is above the limit only in the turn of the octopus']);
  const slot =
    (place: number): Change =>
    ({ slots, drawPile }) => ({
      slots: slots.with(place, card('camouflage')),
      drawPile: { ...drawPile, rest: more(drawPile.rest, card('camouflage'), -1) },
    });
  expect(broken(full, slot(0))).toEqual(['slots hold the cards of this turn']);
  expect(broken(start, slot(1))).toEqual(['slots hold the cards of this turn']);
});

test('KLP-20.22 the pool is empty outside the turn of the shark, and areas are while nothing is resolved', () => {
  expect(broken(start, ({ bag }) => ({ pool: [0], bag: more(bag, 0, -1) }))).toEqual([
    'dice are drawn and rolled in the turn of the shark',
  ]);
  expect(broken(start, ({ placed, bag }) => ({ placed: placed.with(0, 17), bag: more(bag, 2, -1) }))).toEqual([
    'dice lie on areas only while they are resolved',
  ]);
});

test('KLP-20.36 dice lie on Alert cards and on no others', () => {
  const alert = scene('hand: sneak\nalert: alert-1 r6 1');
  const bold = alert.book.sharkNumbers.get('bold') ?? -1;
  expect(
    broken(alert, ({ stashes, spent, deck }) => ({
      stashes: stashes.map((stash) => ({ ...stash, card: bold })),
      spent: more(spent, stashes[0]?.card ?? 0),
      deck: { ...deck, rest: more(deck.rest, bold, -1) },
    })),
  ).toEqual(['dice lie on cards that hold one, and other cards are such as can be used']);
});
