import fc from 'fast-check';
import { flow, inked, packed, piece, safeText, spread, trimmed, widthOf, wrapped } from 'gastropodia/drawing';
import { describe, expect, test } from 'vitest';

/** What a text from outside may hold. */
const STRANGE = fc.constantFrom(
  '\u001b',
  '\u0007',
  '\n',
  '\u2028',
  '\u202e',
  '\u2066',
  '\ud800',
  '<',
  '"',
  '&',
  '🐌',
  'e\u0301',
);

const textOf = (line: readonly { readonly text: string }[]): string => line.map(({ text }) => text).join('');

describe('the width of a text', () => {
  test.each([
    ['', 0],
    ['Ola', 3],
    ['Święty', 6],
    // The same with marks that stand on their letters.
    ['S\u0301wie\u0328ty', 6],
    ['日本', 4],
    ['한글', 4],
    ['ｗｉｄｅ', 8],
    ['🐌', 2],
    ['👩‍🚀', 2],
    ['👍🏽', 2],
    ['❤', 1],
    ['❤\ufe0f', 2],
    ['🇵🇱🇩🇪', 4],
    // A mark that only says which way to read.
    ['a\u200fb', 2],
    ['שלום', 4],
    ['\u0301', 0],
  ])('of %j is %i', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  test('of plain letters is their number, and of two texts side by side the sum', () => {
    const plain = fc.stringMatching(/^[ -~]*$/);
    fc.assert(
      fc.property(plain, fc.string({ unit: 'grapheme' }), (letters, any) => {
        expect(widthOf(letters)).toBe(letters.length);
        expect(widthOf(`${any} ${letters}`)).toBe(widthOf(any) + 1 + letters.length);
      }),
    );
  });
});

describe('texts from outside', () => {
  test('what moves the cursor, colours, breaks a line or turns it round is gone; the rest stays', () => {
    expect(safeText('Ann, the "Brave" | 🐌 日本 \u200f שלום')).toBe('Ann, the "Brave" | 🐌 日本 \u200f שלום');
    expect(safeText('\u001b[31mred\u0007\r\n\u2028')).toBe('\ufffd[31mred\ufffd\ufffd\ufffd\ufffd');
    expect(safeText('a\u202eb\u2066c\u2069')).toBe('abc');
    expect(safeText('\ud800')).toBe('\ufffd');
  });

  test('whatever comes in, no control character comes out', () => {
    fc.assert(
      fc.property(fc.string({ unit: STRANGE }), (text) => {
        expect(safeText(text)).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
        expect(safeText(safeText(text))).toBe(safeText(text));
      }),
    );
  });
});

describe('ink', () => {
  const line = [piece('a '), { ...piece('b', 'seat-0'), isNew: true }, piece('c', 'mine'), piece('', 'title')];

  test('colour changes nothing but colour', () => {
    expect(inked(line, 'none')).toBe('a bc');
    expect(inked(line, 'ansi')).toBe('a \u001b[1;31;4mb\u001b[0mc');
    expect(inked(line, 'ansi', { mine: { few: '34', many: '38;5;18' } })).toBe(
      'a \u001b[4mb\u001b[0m\u001b[34mc\u001b[0m',
    );
    expect(inked(line, 'ansi-256', { mine: { few: '34', many: '38;5;18' } })).toBe(
      'a \u001b[4mb\u001b[0m\u001b[38;5;18mc\u001b[0m',
    );
    expect(() => inked(line, 'pink' as never)).toThrow("There is no colour 'pink'; there are none, ansi, ansi-256.");
  });

  test('an ink is looked up among the palette’s own', () => {
    expect(inked([piece('x', 'constructor')], 'ansi')).toBe('x');
  });

  test('spaces at the end of a line are left out, whatever their ink', () => {
    expect(trimmed([piece('a  '), piece(' ', 'title'), piece('')])).toEqual([piece('a')]);
    expect(trimmed([piece('  ')])).toEqual([]);
  });
});

describe('lines', () => {
  test('a list is broken between its pieces, and nothing of it is lost', () => {
    const pieces = fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(pieces, fc.integer({ min: 30, max: 80 }), (words, columns) => {
        const lines = flow(
          words.map((word) => piece(word)),
          { head: piece('Head: '), between: ' | ', indent: 2, columns },
        );
        expect(Math.max(...lines.map((line) => widthOf(textOf(line))))).toBeLessThanOrEqual(columns);
        expect(lines.map((line) => textOf(line).trim()).join(' ')).toBe(`Head: ${words.join(' | ')}`.trim());
      }),
    );
  });

  test('a wide name takes two columns for each character', () => {
    const lines = flow([piece('日本'.repeat(10)), piece('x')], { between: ', ', columns: 42 });

    expect(lines.map(textOf)).toEqual([`${'日本'.repeat(10)},`, 'x']);
  });

  test('sentences are broken between words', () => {
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapped('日本 日本', 8)).toEqual(['日本', '日本']);
    expect(wrapped('', 7)).toEqual(['']);
  });

  test('pieces are packed, and a space at the end may be cut off', () => {
    expect(packed([piece('abcd '), piece('efgh '), piece('ij')], 9).map(textOf)).toEqual(['abcd efgh ', 'ij']);
    expect(packed([], 9)).toEqual([]);
  });

  test('left and right, with a space at least', () => {
    expect(textOf(spread([piece('a')], [piece('b')], 5))).toBe('a   b');
    expect(textOf(spread([piece('aaaa')], [piece('bb')], 5))).toBe('aaaa bb');
  });
});
