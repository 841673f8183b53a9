import { type BoardCell, boxLines, brickLines, createCanvas, inked, piece } from 'gastropodia/drawing';
import { expect, test } from 'vitest';

const cell = (column: number, row: number, ...lines: readonly string[]): BoardCell => ({
  column,
  row,
  lines: lines.map((line) => [piece(line)]),
  ground: () => piece('~~~~', 'sea'),
});
const drawn = (lines: readonly (readonly { readonly text: string; readonly ink: string }[])[]): string =>
  lines.map((line) => inked(line, 'none').trimEnd()).join('\n');

test('boxes: rows of hexes are shifted by half a box, and corners stay where they meet sides', () => {
  const cells = [cell(0, 0, 'a'), cell(2, 0, 'b', '12'), cell(-1, 1, 'c'), cell(1, 1, 'd')];

  expect(`\n${drawn(boxLines(cells, { width: 4, height: 1 }))}\n`).toBe(`
  .----.----.
  |a   |b   |
  |~~~~|12  |
.-'--.-'--.-'
|c   |d   |
|~~~~|~~~~|
'----'----'
`);
});

test('bricks: a row is as high as its fullest field', () => {
  const cells = [cell(0, 0, 'a'), cell(2, 0, 'b', '12', '34'), cell(-1, 1, 'c')];
  const options = { width: 4, height: 1, bar: '|' };

  expect(`\n${drawn(brickLines(cells, options))}\n`).toBe(`
  |a   |b   |
  |~~~~|12  |
  |~~~~|34  |
|c   |
`);
});

test('the ground of a brick is in its ink, also behind a piece', () => {
  const [line = []] = brickLines([{ column: 0, row: 0, lines: [[piece('Ac ', 'badge-0')]], ink: 'sea' }], {
    width: 5,
    height: 1,
    bar: ' ',
  });

  expect(line.filter(({ text }) => text !== '')).toEqual([
    piece(' '),
    piece('Ac', 'badge-0'),
    piece(' ', 'sea'),
    piece('  ', 'sea'),
    piece(' '),
  ]);
});

test('a wide character takes two places of a canvas, and moves nothing', () => {
  const canvas = createCanvas();
  canvas.box({ x: 0, y: 0, width: 6, height: 1 });
  canvas.put(1, 1, [piece('日'), piece('e\u0301'), piece('🐌')]);

  expect(canvas.lines().map((line) => inked(line, 'none'))).toEqual(['.------.', '|日e\u0301🐌 |', "'------'"]);
});
