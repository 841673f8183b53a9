import { expect, test } from 'vitest';
import { boardAlone, cutToChange } from '../../docs/book/figures/crop.ts';
import { sharedParts } from '../../docs/book/figures/shared.ts';
import { boxesIn, parseSvg } from '../../docs/book/figures/svg.ts';

/** Four fields in a row, 100 apart, with a piece on one of them; beside them a panel of a player with a card. */
function table(at: number, card = 'a'): string {
  const fields = [0, 1, 2, 3].map(
    (nth) =>
      `<g transform="translate(${nth * 100} 0)" class="field" data-field="${nth}"><rect class="edge" width="90" height="90"/></g>`,
  );
  const piece = `<g transform="translate(${at * 100 + 30} 30)" data-piece="p"><circle cx="10" cy="10" r="10"/></g>`;
  const panel = `<g data-player="0"><rect x="500" width="300" height="200"/><g data-card="${card}"><rect x="520" y="20" width="40" height="60"/></g></g>`;
  return `<svg viewBox="0 0 800 200" class="t" width="800" height="200"><rect width="800" height="200"/><g>${fields.join('')}${piece}</g>${panel}</svg>`;
}

test('a picture is read with where everything is', () => {
  const root = parseSvg(
    '<svg viewBox="0 0 9 9"><g transform="translate(5 5) scale(2)"><rect x="1" width="2" height="3"/>a</g></svg>',
  );
  const [group] = root.children;

  expect(group && boxesIn(root).get(group)).toEqual({ left: 7, top: 5, right: 11, bottom: 11 });
});

test('pictures are cut to where something stands or has changed, and the change is lit', () => {
  const cut = cutToChange(table(0), table(1));

  // Two fields of four, and some room.
  expect(/viewBox="([^"]*)"/.exec(cut?.after ?? '')?.[1]).toBe('0 0 248 90');
  expect(cut?.after).toContain('class="lit field" data-field="1"');
  expect(cut?.before).not.toContain('lit');
  expect(cut?.after).not.toContain('data-field="3"');
  expect(cut?.after).not.toContain('data-player');
});

test('where the board is as it was, the sheet is shown on which something has changed', () => {
  expect(/viewBox="([^"]*)"/.exec(cutToChange(table(0, 'a'), table(0, 'b'))?.after ?? '')?.[1]).toBe('500 0 300 200');
  expect(cutToChange(table(0), table(0))).toBeUndefined();
});

test('a board is cut out of its table', () => {
  expect(/viewBox="([^"]*)"/.exec(boardAlone(table(2)))?.[1]).toBe('0 0 390 90');
  expect(boardAlone('<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>')).toBe(
    '<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
  );
});

test('what stands in several pictures is drawn once', () => {
  const leaf = `<g class="leaf"><path d="${'M0 0l1 1'.repeat(40)}"/></g>`;
  const svg = (x: number): string => `<svg class="t"><g transform="translate(${x} 0)">${leaf}</g></svg>`;
  const { pictures, defs } = sharedParts([svg(1), svg(2)], 'p-');

  expect(pictures).toEqual([
    '<svg class="t"><g transform="translate(1 0)"><use href="#p-0"/></g></svg>',
    '<svg class="t"><g transform="translate(2 0)"><use href="#p-0"/></g></svg>',
  ]);
  expect(defs).toBe(
    `<svg class="t shared" width="0" height="0" aria-hidden="true"><defs><g id="p-0">${leaf}</g></defs></svg>`,
  );
  expect(sharedParts([svg(1)], 'p-').defs).toBe('');
});
