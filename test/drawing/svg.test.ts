import fc from 'fast-check';
import { HEXES, hexOutline, hexPoint, SQUARES, squareOutline } from 'gastropodia/boards';
import { element, label, link, outline, picture } from 'gastropodia/drawing';
import { expect, test } from 'vitest';

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

test('elements, in elements, with texts', () => {
  const group = element(
    'g',
    { class: 'field', opacity: 0.12345, 'data-x': undefined },
    element('circle', { r: 1 }),
    'a',
  );

  expect(group.svg).toBe('<g class="field" opacity="0.123"><circle r="1"/>a</g>');
});

test('a text is never markup, wherever it stands', () => {
  const name = '</text><script a="b">&\'\u001b';
  const safe = '&lt;/text&gt;&lt;script a=&quot;b&quot;&gt;&amp;&#39;\ufffd';

  expect(label({ x: 0, y: 0 }, name).svg).toBe(
    `<text x="0" y="0" text-anchor="middle" dominant-baseline="central">${safe}</text>`,
  );
  expect(element('g', { title: name }).svg).toBe(`<g title="${safe}"/>`);
  fc.assert(
    fc.property(fc.string({ unit: STRANGE }), (text) => {
      expect(element('text', { x: text }, text).svg).toMatch(/^<text x="[^"<>]*">[^<>]*<\/text>$/u);
    }),
  );
});

test('what only looks like an element, a name or a number is refused', () => {
  expect(() => element('g', {}, { svg: '<script/>' })).toThrow(
    'What stands in an element is a text, or another element.',
  );
  expect(() => element('g onload', {})).toThrow('The name of an element or an attribute is a word.');
  expect(() => element('g', { 'x="1" y': 1 })).toThrow('The name of an element or an attribute is a word.');
  expect(() => element('g', { x: Number.NaN })).toThrow('A picture is drawn with finite numbers.');
  expect(() => picture({ around: [], title: '' })).toThrow('A picture needs a point to be drawn around.');
});

test('outlines of hexes and squares, links between neighbours, and a picture around them', () => {
  const points = [HEXES.pointOf({ q: 0, r: 0 }), SQUARES.pointOf({ x: 2, y: 0 })] as const;
  const all = picture(
    { around: points, title: 'Two fields' },
    outline(hexOutline({ q: 0, r: 0 }), { fill: 'none' }),
    outline(squareOutline({ x: 2, y: 0 })),
    link(points[0], points[1]),
  );

  expect(all.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.5 -0.5 3 1" role="img"><title>Two fields</title>' +
      '<polygon points="0,-0.577 0.5,-0.289 0.5,0.289 0,0.577 -0.5,0.289 -0.5,-0.289" fill="none"/>' +
      '<polygon points="1.5,-0.5 2.5,-0.5 2.5,0.5 1.5,0.5"/>' +
      '<line x1="0" y1="0" x2="2" y2="0"/></svg>',
  );
  expect(hexPoint({ q: 1, r: 0 })).toEqual({ x: 1, y: 0 });
});
