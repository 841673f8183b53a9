import {
  largestSize,
  lettersCut,
  lettersWidth,
  lettersWrapped,
  nameLines,
  shade,
  styleOf,
  THEME,
  written,
} from 'gastropodia/drawing';
import { expect, test } from 'vitest';

test('KER-13.3 how wide letters are: narrow and wide ones, accents, fat ones, and those that are in no table', () => {
  const width = (text: string): number => Math.round(lettersWidth(text, { size: 100 }));

  expect(['i', 'W', 'ąę', 'ae', 'Łódź', 'Lodz', '漢', '🐌'].map(width)).toEqual([
    23, 100, 111, 111, 223, 217, 105, 105,
  ]);
  expect(lettersWidth('ab', { size: 10, weight: 'bold' })).toBeCloseTo(10 * 0.556 * 2 * 1.08);
});

test('KER-13.3 lines of a width: words are kept whole as far as they fit', () => {
  expect(lettersWrapped('one two three', 40, { size: 10 })).toEqual(['one two', 'three']);
  expect(lettersWrapped('Scharfschützengewehr', 40, { size: 10 })).toEqual(['Scharfsc', 'hützeng', 'ewehr']);
  expect(lettersWrapped('', 40, { size: 10 })).toEqual(['']);
  expect(lettersCut('Daniela', 30, { size: 10 })).toBe('Dan…');
  expect(lettersCut('Dan', 30, { size: 10 })).toBe('Dan');
});

test('KER-13.3 a name that is broken leaves no single letters behind', () => {
  const bold = { size: 11, weight: 'bold' } as const;

  expect(nameLines('Regeneration', 70, bold)).toEqual(['Regenera-', 'tion']);
  expect(nameLines('Regeneration', 90, bold)).toEqual(['Regeneration']);
  expect(nameLines('Donaudampfschiff', 30, bold)).toEqual(['Don-', 'au…']);
});

test('KER-13.3 the largest letters that fit, and never smaller than the least', () => {
  const height = (size: number): number => 10 * size;

  expect(largestSize({ size: 16, least: 11, height: 200 }, height)).toBe(16);
  expect(largestSize({ size: 16, least: 11, height: 135 }, height)).toBe(13.5);
  expect(largestSize({ size: 16, least: 11, height: 10 }, height)).toBe(11);
});

test('KER-13.3 a text that fills its room is kept to it, whatever letters a machine has', () => {
  const at = { x: 1, y: 2 };

  expect(written(at, 'abc', { size: 10, room: 100 }).svg).toBe('<text x="1" y="2" font-size="10">abc</text>');
  expect(written(at, 'abc', { size: 10, room: 17 }).svg).toBe(
    '<text x="1" y="2" font-size="10" textLength="16.12" lengthAdjust="spacingAndGlyphs">abc</text>',
  );
});

test('KER-13.4 a style: the colours of the day, of the night, and what settles it; nothing outside of pictures', () => {
  const style = styleOf({ paper: ['#ffffff', '#000000'] });

  expect(style).toContain('.gastropodia{--paper:var(--gastropodia-paper,#ffffff);');
  expect(style).toContain('@media (prefers-color-scheme:dark){.gastropodia{--paper:var(--gastropodia-paper,#000000)}}');
  expect(style).toContain(
    '[data-theme=light] .gastropodia,.gastropodia[data-theme=light]{--paper:var(--gastropodia-paper,#ffffff)}',
  );
  expect(style).toContain(
    '[data-theme=dark] .gastropodia,.gastropodia[data-theme=dark]{--paper:var(--gastropodia-paper,#000000)}',
  );
  const selectors = style.replace(/@media \([^)]*\)\{/g, '').match(/[^{}]+(?=\{)/g) ?? [];
  expect(selectors.filter((each) => !each.split(',').every((one) => one.includes('.gastropodia')))).toEqual([]);
  expect(shade('paper')).toBe('var(--paper)');
  expect(styleOf({ paper: ['#ffffff', '#000000'] }, ['.done{opacity:.5}'], 'snails')).toBe(
    `${style.replaceAll('.gastropodia', '.gastropodia.snails')}.gastropodia.snails .done{opacity:.5}`,
  );
  expect(() => styleOf(THEME, [], 'a{}')).toThrow("'a{}' is no name of pictures.");
  expect(() => styleOf({ 'x{}': ['#fff', '#000'] })).toThrow("'x{}' is no name of a colour.");
  expect(() => styleOf({ ...THEME, ink: ['red;}', '#000'] })).toThrow("The colour 'ink' has to be like #26303a.");
});
