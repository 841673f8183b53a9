import { expect, test } from 'vitest';
import { type AntsState, ants } from '../../../src/games/ants/index.ts';
import { withScript } from '../../../src/testing/index.ts';
import { altered, only, setDeck } from '../kit/altered.ts';
import { explore, main, play, raise, spend, take } from '../kit/moves.ts';
import { BOOK, playing, position } from '../kit/position.ts';

const NOBODY = {};
const streams = ({ chance }: AntsState) => (chance.kind === 'scripted' ? {} : chance.streams);
/** The streams that were drawn from between two positions. */
const drawn = (before: AntsState, after: AntsState) =>
  Object.keys(streams(after)).filter(
    (name) => JSON.stringify(streams(before)[name]) !== JSON.stringify(streams(after)[name]),
  );

test('ANT-23.1 four streams, and none of them moves another', () => {
  const start = ants.setup({ players: 2, variant: 'first-game', firstPlayer: 0 }, 'chance');
  expect(Object.keys(streams(start)).sort()).toEqual(['deck', 'enemies', 'setup', 'start']);

  const before = position([{ ants: [0, 3, 0], hand: ['trail-marking'], has: [0, 2, 0, 0, 0] }, NOBODY]);
  expect(drawn(before, playing(before, main('cards'), play('trail-marking')).state)).toEqual(['deck']);
  const spent = playing(before, main('explore'), spend({ tile: 3 }), take('explore-1')).state;
  // P:E? and a hidden enemy: no card is drawn.
  const explored = playing(spent, explore('A04'), raise('egg-digger')).state;
  expect(drawn(spent, explored)).toEqual(['enemies']);
});

test('ANT-23.2 the orders of Incubation tiles are drawn when the Queens are chosen, from the First Player on', () => {
  let state = ants.setup({ players: 4, firstPlayer: 2 }, 'chance');
  expect(state.tiles).toEqual(Array.from({ length: 4 }, () => [-1, -1, -1]));
  const events = [];
  while (ants.pending(state)[0]?.kind === 'choose-queen') {
    const [action] = ants.legalActions(state);
    const applied = ants.apply(state, action);
    if (!applied.ok) throw new Error('refused');
    events.push(...applied.events);
    state = applied.state;
  }

  const told = only(events, 'queen-chosen', 'tiles-laid').map((event) => [event.type, 'seat' in event && event.seat]);
  expect(told).toEqual([
    ...[1, 0, 3, 2].map((seat) => ['queen-chosen', seat]),
    ...[2, 3, 0, 1].map((seat) => ['tiles-laid', seat]),
  ]);
});

test('ANT-23.3 piles are counts, from which is drawn when a card or an enemy is needed', () => {
  const before = position([{ ants: [0, 2, 0], hand: ['trail-marking'], has: [0, 2, 0, 0, 0] }, NOBODY]);
  expect(Object.keys(before.deck).sort()).toEqual(['bottom', 'rest', 'top']);
  // Any card that is left may be the next: the outcome is its number.
  for (const id of ['archive', 'dynasty']) {
    const card = BOOK.cardIds.indexOf(id);
    const { state } = playing(withScript(before, [['deck', card]]), main('cards'), play('trail-marking'));
    expect(state.hands[0]?.cards).toEqual([card]);
  }
  const spent = playing(before, main('explore'), spend({ tile: 2 }), take('explore-1')).state;
  const enemies = ['field-cricket', 'mantis']
    .map((id) => BOOK.enemyIds.indexOf(id))
    .filter((enemy) => spent.lurking[enemy] === 1);
  for (const enemy of enemies) {
    const { state } = playing(
      withScript(spent, [
        ['deck', 0],
        ['enemies', enemy],
      ]),
      explore('A13'),
    );
    expect(state.enemies[BOOK.gardens[2]?.hexNumbers.get('A13') ?? -1]).toBe(enemy);
    expect(state.lurking[enemy]).toBe(0);
  }
  expect(enemies.length).toBeGreaterThan(0);
});

test('ANT-23.4 the discard pile becomes the deck without a draw of its own', () => {
  const before = altered(position([{ hand: ['trail-marking'], has: [0, 2, 0, 0, 0] }, NOBODY]), (draft) =>
    setDeck(draft, [], ['war-cry', 'nursing'], 1),
  );
  const card = BOOK.cardIds.indexOf('nursing');
  // One outcome is enough, and none is left over.
  const { state, events } = playing(withScript(before, [['deck', card]]), main('cards'), play('trail-marking'));

  expect(only(events, 'reshuffled')).toEqual([{ type: 'reshuffled', count: 2 }]);
  expect(state.chance).toEqual({ kind: 'scripted', script: [] });
  expect(state.discards.every((count) => count === 0)).toBe(true);
  expect(state.deck.rest[BOOK.cardIds.indexOf('war-cry')]).toBe(1);
});
