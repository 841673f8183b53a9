import {
  cloneDeck,
  type DeckDraft,
  deckOf,
  deckSchema,
  deckSize,
  discardTo,
  drawFrom,
  drawManyFrom,
  EngineError,
  EVERYONE,
  type HasChance,
  NOBODY,
  only,
  putTop,
  type Script,
  scripted,
  viewDeck,
} from 'gastropodia';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const DRAWING = { stream: 'deck', seen: only(1) };

test('KER-5.9 a new deck has all cards in its pile, and what is discarded lies open', () => {
  const deck = freshDeck([2, 1]);
  discardTo(deck, 1);
  discardTo(deck, 1);

  expect(deck).toEqual({ pile: { top: [], rest: [2, 1], bottom: [] }, discards: [0, 2] });
  expect(deckSize(deck)).toBe(5);
});

test('KER-5.9 as long as the pile has cards, the discard pile stays as it is', () => {
  const deck = freshDeck([0, 1], [3, 0]);

  expect(drawFrom(luckOf([['deck', 1]]), deck, DRAWING)).toEqual({ drawn: { kind: 1, seen: only(1) }, reshuffled: 0 });
  expect(deck).toEqual({ pile: { top: [], rest: [0, 0], bottom: [] }, discards: [3, 0] });
});

test('KER-5.9 when a card is wanted and the pile is empty, the discard pile is the new pile, and that is told', () => {
  const deck = freshDeck([0, 0], [2, 1]);

  expect(drawFrom(luckOf([['deck', 0]]), deck, DRAWING)).toEqual({ drawn: { kind: 0, seen: only(1) }, reshuffled: 3 });
  expect(deck).toEqual({ pile: { top: [], rest: [1, 1], bottom: [] }, discards: [0, 0] });
});

test('KER-5.9 a known card on top is a card of the pile', () => {
  const deck = freshDeck([0, 0], [2, 1]);
  putTop(deck.pile, 1, EVERYONE);

  expect(drawFrom(luckOf([]), deck, DRAWING)).toEqual({ drawn: { kind: 1, seen: EVERYONE }, reshuffled: 0 });
  expect(deck.discards).toEqual([2, 1]);
});

test('KER-5.9 several cards are drawn from the pile first, and the others from the new one', () => {
  const deck = freshDeck([0, 2, 0], [1, 0, 2]);
  const luck = luckOf([
    ['deck', 0],
    ['deck', 2],
    ['deck', 1],
  ]);

  // Both cards of the pile; of the new one the only card of the first kind.
  expect(drawManyFrom(luck, deck, 3, DRAWING)).toEqual({
    drawn: [
      { kind: 0, seen: only(1) },
      { kind: 1, seen: only(1) },
      { kind: 1, seen: only(1) },
    ],
    reshuffled: 3,
  });
  expect(deck).toEqual({ pile: { top: [], rest: [0, 0, 2], bottom: [] }, discards: [0, 0, 0] });
  expect(luck).toEqual(luckOf([]));
});

test('KER-5.9 as many cards as the pile has leave the discard pile alone', () => {
  const deck = freshDeck([1, 1], [1, 0]);

  expect(drawManyFrom(luckOf([['deck', 1]]), deck, 2, DRAWING).reshuffled).toBe(0);
  expect(deck).toEqual({ pile: { top: [], rest: [0, 0], bottom: [] }, discards: [1, 0] });
});

test('KER-5.9 more cards than both have are an error', () => {
  expect(() => drawFrom(luckOf([]), freshDeck([0, 0]), DRAWING)).toThrow(
    new EngineError('pile/empty', 'A card was drawn from an empty pile.'),
  );
  expect(() => drawManyFrom(luckOf([['deck', 1]]), freshDeck([1, 0], [0, 1]), 3, DRAWING)).toThrow(
    new EngineError('pile/empty', 'From a deck of 2 cards 3 were drawn at once.'),
  );
});

test('KER-5.5 a view has the open discard pile, and of the pile as much as the game says', () => {
  const deck = freshDeck([2, 1], [0, 3]);
  putTop(deck.pile, 0, only(0));
  const top = [{ kind: -1, seen: only(0) }];

  expect(viewDeck(deck, 1)).toEqual({ pile: { top, rest: 3, bottom: [] }, discards: [0, 3] });
  expect(viewDeck(deck, 1, { rest: 'counts' })).toEqual({ pile: { top, rest: [3, 1], bottom: [] }, discards: [0, 3] });
  expect([deckSize(viewDeck(deck, 1)), deckSize(viewDeck(deck, 1, { rest: 'counts' }))]).toEqual([7, 7]);
});

test('a copy has the same cards and shares no list', () => {
  const deck = freshDeck([1, 1], [1, 0]);
  putTop(deck.pile, 0, NOBODY);
  const copy = cloneDeck(deck) as DeckDraft;

  expect(copy).toEqual(deck);
  drawManyFrom(luckOf([['deck', 1]]), copy, 3, DRAWING);
  discardTo(copy, 1);
  expect(deck).toEqual({ pile: { top: [{ kind: 0, seen: NOBODY }], rest: [1, 1], bottom: [] }, discards: [1, 0] });
});

test('KER-2.3 a deck from outside is checked', () => {
  const fits = (deck: unknown): boolean => v.safeParse(deckSchema(2), deck).success;

  expect(
    [freshDeck([1, 1]), freshDeck([1, 1], [0]), freshDeck([1], [0, 0]), freshDeck([1, 1], [0, -1])].map(fits),
  ).toEqual([true, false, false, false]);
});

function freshDeck(counts: readonly number[], discards: readonly number[] = counts.map(() => 0)): DeckDraft {
  return { ...(deckOf(counts) as DeckDraft), discards: [...discards] };
}

function luckOf(script: Script): HasChance {
  return { chance: scripted(script) };
}
