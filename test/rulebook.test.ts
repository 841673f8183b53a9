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

// Books whose rules are not all tested yet. One leaves this list with its last test; then no rule of it may be added without.
const GROWING: readonly string[] = ['KLP'];
const bookOf = (id: string): string => id.slice(0, 3);

test('every rule that is written is the subject of a test', () => {
  expect(written.filter((id) => !GROWING.includes(bookOf(id)) && !tested.includes(id))).toEqual([]);
});

test.each(GROWING)('rules of %s are still without a test', (book) => {
  expect(written.filter((id) => bookOf(id) === book && !tested.includes(id))).not.toEqual([]);
});

// A page that says what these tags mean is held to them: whatever is written there is enforced somewhere, and it says where.
const UNENFORCED = /^- `([A-Z]{3}-\d+\.\d+)`(?: \[\w+\])? \[(?:definition|consequence)\]/gm;
const held = pagesIn('docs/rules').filter((page) => page.includes('- `[consequence]`'));

test('every rule is cited by the code that enforces it, or tagged as a definition or a consequence', () => {
  const mentioned = new Set([
    ...idsIn('src', /([A-Z]{3}-\d+\.\d+)/g),
    ...idsIn('docs/examples', /([A-Z]{3}-\d+\.\d+)/g),
  ]);
  const rules = held.flatMap((page) => matches(page, /^- `([A-Z]{3}-\d+\.\d+)`/gm));
  const tagged = held.flatMap((page) => matches(page, UNENFORCED));

  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((id) => !mentioned.has(id) && !tagged.includes(id))).toEqual([]);
  expect(tagged.filter((id) => mentioned.has(id))).toEqual([]);
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
