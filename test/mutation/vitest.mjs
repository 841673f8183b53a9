// Stands in for vitest inside the bundle: the same tests, collected so that each can be run by itself, again and again.
import { format } from 'node:util';
import { ASYMMETRIC_MATCHERS_OBJECT, chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** The title of the test that runs. */
let running = '';

export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect, {
  ...globalThis[ASYMMETRIC_MATCHERS_OBJECT],
  fail: (message) => chai.assert.fail(message),
  getState: () => ({ currentTestName: running }),
});

/** All tests so far: their titles, and how they are run. */
export const collected = [];

let scope = { title: '', before: [] };

export function describe(title, body) {
  const outer = scope;
  scope = { title: `${outer.title}${title} > `, before: [...outer.before] };
  body();
  scope = outer;
}

export function test(title, ...rest) {
  const body = rest.find((one) => typeof one === 'function');
  const { before, title: outer } = scope;
  collected.push({
    title: `${outer}${title}`,
    async run() {
      running = `${outer}${title}`;
      for (const prepare of before) await prepare();
      await body();
    },
  });
}

describe.each = each(describe);
test.each = each(test);
test.runIf = (isRun) => (isRun ? test : () => {});

export const beforeEach = (prepare) => scope.before.push(prepare);

export function beforeAll(prepare) {
  let done;
  scope.before.push(() => {
    done ??= prepare();
    return done;
  });
}

export const afterAll = () => {};
export const expectTypeOf = () => new Proxy(() => {}, { get: () => () => {} });

function each(define) {
  return (rows) => (title, body) => {
    for (const row of rows) {
      const given = Array.isArray(row) ? row : [row];
      const named = title.replace(/\$(\w+)/g, (all, key) =>
        Object(row) === row && key in row ? String(row[key]) : all,
      );
      define(format(named, ...given), () => body(...given));
    }
  };
}
