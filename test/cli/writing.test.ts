import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileFor } from '../../src/cli/writing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gastropodia-writing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was there stays until the new one is whole, and nothing is left beside it', () => {
  const path = join(folder, 'file');
  writeFileSync(path, 'old');
  const file = fileFor(path);

  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['old', ['file']]);
  file.write('new');
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['new', ['file']]);
});

test('through a link, the file that it leads to is written', () => {
  writeFileSync(join(folder, 'file'), 'old');
  symlinkSync('file', join(folder, 'link'));
  fileFor(join(folder, 'link')).write('new');

  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('new');
});

test('what cannot be written is told before the work, with the reason', () => {
  const guarded = join(folder, 'guarded');
  writeFileSync(guarded, 'old');
  chmodSync(guarded, 0o444);

  expect(() => fileFor(folder)).toThrow(`${folder} cannot be written: it is a folder.`);
  expect(() => fileFor(join(folder, 'no/file'))).toThrow('cannot be written: there is no such file or folder.');
  expect(() => fileFor(join(guarded, 'file'))).toThrow('cannot be written: a part of its path is no folder.');
  // Nothing is guarded against the superuser.
  if (process.getuid?.() !== 0) expect(() => fileFor(guarded)).toThrow('that is not permitted.');
});

test('a device is written to as it is', () => {
  expect(() => fileFor('/dev/full').write('x')).toThrow('/dev/full cannot be written: there is no space left.');
});
