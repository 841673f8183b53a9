import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyThereTwice } from '../../src/cli/keys-twice.ts';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"shark":{"bold":{},"sly":{"x":":,{"},"bold":1}}', 'shark.bold'],
  ['{"tiles":[{"a":1},{"b":[],"b":2}]}', 'tiles.1.b'],
  ['{"a":{"b":1},"c":{"b":1}}', undefined],
  ['{"a":"\\"","b":["a","a"]}', undefined],
  ['{"a":1,"\\u0061":2}', 'a'],
])('in %s the key that is there twice is %s', (text, path) => {
  expect(keyThereTwice(text)).toBe(path);
});

test('what JSON.stringify writes has no key twice', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => keyThereTwice(JSON.stringify(value)) === undefined));
});
