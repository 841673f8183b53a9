import { type Bot, play } from 'gastropodia';
import { moveOfParts, randomBot, type SearchedPart, searchPart } from 'gastropodia/bots';
import { type SnailsTypes, snails, snailsKnowledge } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { auction } from '../../docs/examples/auction/index.ts';
import { kuhn } from '../../docs/examples/kuhn/index.ts';
import { duelOfFactions, pointsOf } from './matches.ts';

const options = { game: auction };
const view = auction.view(auction.setup({ players: 2 }, 'parts'), 0);
const partsOf = (parts: number, nodes = 200, seed = 'x'): SearchedPart[] =>
  Array.from({ length: parts }, (_, part) => searchPart(options, view, { seed, nodes, part, parts }));

test('KER-14.1 parts of a search give the same move in whatever order they come, also as JSON', () => {
  // #region parts
  const searching = { game: snails, knowledge: snailsKnowledge() };
  const state = snails.setup({ players: 2 }, 'a game');
  const seen = snails.view(state, snails.pending(state)[0]?.seat ?? 0);
  const means = { seed: 'the bots', nodes: 400, parts: 4 };
  const parts = [0, 1, 2, 3].map((part) => searchPart(searching, seen, { ...means, part }));
  const move = moveOfParts(searching, seen, means, parts);
  // #endregion parts
  const sent: SearchedPart[] = JSON.parse(JSON.stringify(parts)).reverse();

  expect(moveOfParts(searching, JSON.parse(JSON.stringify(seen)), means, sent)).toEqual(move);
  expect(searchPart(searching, seen, { ...means, part: 2 })).toEqual(parts[2]);
  expect(snails.whyIllegal(seen, move)).toBeUndefined();
});

test('KER-14.1 each part has luck of its own, and its share of the nodes', () => {
  const tries = (nodes: number, parts: number): number[] =>
    partsOf(parts, nodes).map(({ tried }) => tried.reduce((sum, each) => sum + each, 0));

  expect(new Set(partsOf(4, 2000).map(({ tried }) => String(tried))).size).toBeGreaterThan(1);
  // A try takes a bid of each seat for each prize at most: what is left of a share is less than that.
  expect(tries(0, 3)).toEqual([0, 0, 0]);
  expect(Math.max(...tries(3, 3))).toBe(0);
  expect(Math.min(...tries(300, 2))).toBeGreaterThan(Math.max(...tries(300, 6)));
});

test('what was tried most in all parts together is the move', () => {
  const turn = kuhn.view(kuhn.setup({}, 'any'), 0);
  const part = (index: number, tried: readonly number[], by: SearchedPart['by']): SearchedPart => ({
    seat: 0,
    decision: 0,
    part: index,
    parts: 2,
    tried,
    by,
  });
  const moves = (parts: readonly SearchedPart[]): string[] =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const move = moveOfParts({ game: kuhn }, turn, { seed }, parts);
      return 'move' in move ? String(move.move) : '';
    });

  expect(new Set(moves([part(0, [6, 5], 'leader'), part(1, [1, 4], 'leader')]))).toEqual(new Set(['bet']));
  // Where one part has found how to mix, and the other has not, the mixture counts.
  expect(new Set(moves([part(0, [0, 10_000], 'mixture'), part(1, [90_000, 4], 'leader')]))).toEqual(new Set(['bet']));
  expect(new Set(moves([part(0, [5000, 5000], 'mixture'), part(1, [5000, 5000], 'mixture')]))).toEqual(
    new Set(['check', 'bet']),
  );
});

test('a search in parts beats the random bot', () => {
  const parted: Bot<SnailsTypes> = {
    name: 'parted',
    choose({ view: at, nodes, random }) {
      const means = { seed: random.seed(), nodes, parts: 2 };
      const searching = { game: snails, knowledge: snailsKnowledge() };
      return moveOfParts(
        searching,
        at,
        means,
        [0, 1].map((part) => searchPart(searching, at, { ...means, part })),
      );
    },
  };
  const series = { game: snails, config: duelOfFactions, seats: 2, matches: 2, nodes: 60 };

  expect(pointsOf(series, parted, randomBot)).toBe(2);
  expect(
    play(snails, { config: { players: 2 }, seed: 'x', bots: [parted, parted], nodes: 10 }).outcome.winners,
  ).not.toEqual([]);
});

describe('what it is told', () => {
  test('KER-7.4 parts are counted from 0, and all of them are needed', () => {
    const part = (figures: object) => () =>
      searchPart(options, view, { seed: 'x', nodes: 9, part: 0, parts: 3, ...figures });
    const parts = partsOf(3, 9);
    const move = (given: readonly SearchedPart[]) => () => moveOfParts(options, view, { seed: 'x' }, given);

    expect(part({ part: 3 })).toThrow("The option 'part' should be a whole number, from 0 to 2; it is 3.");
    expect(part({ parts: 0 })).toThrow("The option 'parts' should be a whole number, 1 or more; it is 0.");
    expect(part({ nodes: 0.5 })).toThrow("The option 'nodes' should be a whole number, 0 or more; it is 0.5.");
    expect(move([])).toThrow('All parts of a search are needed, each once; these are none of none.');
    expect(move(parts.slice(1))).toThrow('All parts of a search are needed, each once; these are 1, 2 of 3.');
    expect(move([...parts.slice(1), ...parts.slice(1, 2)])).toThrow(
      'All parts of a search are needed, each once; these are 1, 1, 2 of 3.',
    );
    expect(move([{ tried: [1.5] } as never])).toThrow('A part of a search is needed here, as it came from searchPart.');
  });

  test('KER-14.1 parts of another decision, or of another seat, are refused', () => {
    const other = auction.view(auction.setup({ players: 2 }, 'parts'), 1);

    expect(() => moveOfParts(options, other, { seed: 'x' }, partsOf(2))).toThrow(
      'Not all parts are of decision 0 of seat 1, which is asked here.',
    );
  });
});
