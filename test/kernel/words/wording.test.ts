import { capitalised, counted, createWording, ENGLISH, GERMAN, POLISH, readable, roman } from 'gastropodia';
import { describe, expect, test } from 'vitest';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

describe('a word that stands with a number', () => {
  test('KER-11.4 has two forms in English and German: one thing, and all other numbers', () => {
    expect([0, 1, 2, 21, 101].map((count) => ENGLISH.plural(count, 'card'))).toEqual([
      '0 cards',
      '1 card',
      '2 cards',
      '21 cards',
      '101 cards',
    ]);
    expect([1, 2].map((count) => ENGLISH.plural(count, 'die', 'dice'))).toEqual(['1 die', '2 dice']);
    expect([0, 1, 2, 21].map((count) => GERMAN.plural(count, 'Karte', 'Karten'))).toEqual([
      '0 Karten',
      '1 Karte',
      '2 Karten',
      '21 Karten',
    ]);
  });

  test('KER-11.4 has three forms in Polish: 1; 2 to 4 at the end, but not 12 to 14; all others', () => {
    const counts = upTo(1000);
    const formsOf = (form: string) => counts.filter((count) => POLISH.form(count, 'karta', 'karty', 'kart') === form);

    expect(formsOf('karta')).toEqual([1]);
    expect(formsOf('karty').slice(0, 12)).toEqual([2, 3, 4, 22, 23, 24, 32, 33, 34, 42, 43, 44]);
    expect(formsOf('karty').filter((count) => [12, 13, 14].includes(count % 100))).toEqual([]);
    expect([0, 5, 11, 12, 13, 14, 21, 25, 100, 101, 112].every((count) => formsOf('kart').includes(count))).toBe(true);
    expect(POLISH.plural(22, 'karta', 'karty', 'kart')).toBe('22 karty');
  });

  test('KER-11.4 agrees with the Unicode rules, which are nowhere asked', () => {
    const rules = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl'), de: new Intl.PluralRules('de') };
    const counts = upTo(2000);

    expect(counts.map((count) => ENGLISH.form(count, 'one', 'other'))).toEqual(
      counts.map((count) => rules.en.select(count)),
    );
    expect(counts.map((count) => GERMAN.form(count, 'one', 'other'))).toEqual(
      counts.map((count) => rules.de.select(count)),
    );
    expect(counts.map((count) => POLISH.form(count, 'one', 'few', 'many'))).toEqual(
      counts.map((count) => rules.pl.select(count)),
    );
  });

  test('KER-11.4 has as many forms as a language of one’s own tells apart', () => {
    // Slovene: 1; 2; 3 and 4; the rest; and from 101 on again.
    const slovene = createWording({
      form: (count: number, one: string, two: string, few: string, many: string) =>
        ({ 1: one, 2: two, 3: few, 4: few })[count % 100] ?? many,
      and: 'in',
      or: 'ali',
      quotes: ['„', '“'],
    });

    expect([1, 2, 3, 5, 102].map((count) => slovene.plural(count, 'karta', 'karti', 'karte', 'kart'))).toEqual([
      '1 karta',
      '2 karti',
      '3 karte',
      '5 kart',
      '102 karti',
    ]);
    expect(slovene.or(['a', 'b', 'c'])).toBe('a, b ali c');
  });
});

test('lists have commas, and a word before the last', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(ENGLISH.and)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(
    [ENGLISH, POLISH, GERMAN].map(({ and, or, quoted }) => [and(['a', 'b']), or(['a', 'b']), quoted('a')]),
  ).toEqual([
    ['a and b', 'a or b', '“a”'],
    ['a i b', 'a lub b', '„a”'],
    ['a und b', 'a oder b', '„a“'],
  ]);
});

test('names are counted, capitals put in front, ids made readable, numbers made Roman', () => {
  expect(counted(['Mine', 'Rocket', 'Mine', 'Drill', 'Mine'])).toEqual(['Mine ×3', 'Rocket', 'Drill']);
  expect(['łąka', 'Äpfel', '„a“', ''].map(capitalised)).toEqual(['Łąka', 'Äpfel', '„a“', '']);
  expect(readable('leaf-blower-of-doom')).toBe('Leaf blower of doom');
  expect(upTo(10).map(roman)).toEqual(['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']);
  expect([14, 19, 24, 39, 40, 1.5].map(roman)).toEqual(['XIV', 'XIX', 'XXIV', 'XXXIX', '40', '1.5']);
});
