import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A rule is written once, as a bullet of a page of docs/rules; code cites it above the line that enforces it or in a
// refusal; the title of a test begins with it, or with several joined by `+`.
const written = idsIn('docs/rules', /^- `([A-Z]{3}-[\dX]+\.\d+)`/gm);
const cited = idsIn('src', /(?:@rule |\/\/ |')([A-Z]{3}-[\dX]+\.\d+)/g).concat(
  idsIn('docs/examples', /(?:@rule |\/\/ |\/\*\* |')([A-Z]{3}-[\dX]+\.\d+)/g),
);
const tested = idsIn('test', /\btest(?:\.each\([\w]+\))?\(\s*['"`]((?:[A-Z]{3}-[\dX]+\.\d+[ +]*)+)/g).flatMap((ids) =>
  ids.split(/[ +]+/).filter((id) => id !== ''),
);

const bookOf = (id: string): string => id.slice(0, 3);

test('every rule that is written is the subject of a test', () => {
  expect(written.filter((id) => !tested.includes(id))).toEqual([]);
});

// Whatever is written is enforced somewhere, and the code there says so; or it is tagged, with a tag that its page explains.
const UNENFORCED = /^- `([A-Z]{3}-\d+\.\d+)`(?: \[\w+\])? \[(?:definition|consequence)\]/gm;
const ANY = /([A-Z]{3}-\d+\.\d+)/g;

test('every rule is cited by the code that enforces it, or tagged as a definition or a consequence', () => {
  const mentioned = new Set(['src', 'docs/examples', '.ci'].flatMap((folder) => idsIn(folder, ANY)));
  const tagged = idsIn('docs/rules', UNENFORCED);
  const held = written.filter((id) => !id.includes('X'));
  const books = new Set(held.map(bookOf));

  expect(
    ['ANT', 'AUC', 'DUE', 'KER', 'KLP', 'KUH', 'LED', 'SNL', 'THI', 'TTT', 'ZOM'].filter((book) => !books.has(book)),
  ).toEqual([]);
  expect(held.filter((id) => !mentioned.has(id) && !tagged.includes(id))).toEqual([]);
  expect(tagged.filter((id) => held.includes(id) && mentioned.has(id))).toEqual([]);
});

test('a page that tags its rules says what the tags mean', () => {
  const silent = pagesIn('docs/rules').filter(
    (page) => matches(page, UNENFORCED).length > 0 && !page.includes('- `[consequence]`'),
  );

  expect(silent).toEqual([]);
});

test('nothing cites or tests a rule that is not written', () => {
  expect([...cited, ...tested].filter((id) => !written.includes(id))).toEqual([]);
});

test('no rule is written twice', () => {
  expect(written.filter((id, index) => written.indexOf(id) !== index)).toEqual([]);
});

function idsIn(folder: string, pattern: RegExp): string[] {
  return pagesIn(folder).flatMap((page) => matches(page, pattern));
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|md)$/.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

function matches(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map((match) => match[1] ?? '');
}
