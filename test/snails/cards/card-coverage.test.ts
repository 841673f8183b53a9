import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import type { Card } from '../../../src/games/snails/cards/vocabulary.ts';
import { canMiss } from '../proof/fates.ts';

// A test of a card is called `card <id>: …`. A test of a row begins with its symbols, `splat` or `hit+crit`; a test of a
// miss says `misses`.
const FOLDER = import.meta.dirname;
const TITLES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/\btest\(\s*(['"`])card (.+?)\1,/g)])
  .map((match) => match[2] ?? '');

const CARDS = Object.entries<Card>({
  ...defaultPack.basic,
  ...defaultPack.red,
  ...defaultPack.purple,
  ...defaultPack.faction,
});
const ROLLED = CARDS.flatMap(([id, card]) => ('rows' in card ? [{ id, card }] : []));

const titlesOf = (id: string): string[] =>
  TITLES.filter((title) => title.startsWith(`${id}: `)).map((title) => title.slice(id.length + 2));

test('every card of the default pack has a test of its own, and no other has one', () => {
  const tested = new Set(TITLES.map((title) => title.split(':')[0] ?? ''));

  expect([...tested].sort()).toEqual(CARDS.map(([id]) => id).sort());
  expect(tested.size).toBe(38);
});

test('every card with dice can miss', () => {
  expect(ROLLED.filter(({ card }) => !canMiss(card)).map(({ id }) => id)).toEqual([]);
});

describe('cards with dice', () => {
  test.each(ROLLED)('every row of $id has a test', ({ id, card }) => {
    const tested = titlesOf(id).map((title) => title.split(/[ :,]/)[0] ?? '');

    for (const { faces } of card.rows) expect(tested).toContain(faces.join('+'));
  });

  test.each(ROLLED)('a miss of $id has a test, if there can be one', ({ id, card }) => {
    expect(titlesOf(id).some((title) => /\bmisses\b/.test(title))).toBe(canMiss(card));
  });

  test.each(ROLLED)('the reach of $id has a test, if there is something to choose at a distance', ({ id, card }) => {
    const isChosen = card.target.target !== 'burst' && card.target.range[1] > 0;

    expect(titlesOf(id).some((title) => title.startsWith('reaches '))).toBe(isChosen);
  });
});
