/**
 * What stands in for vitest where the tests are not run to be proved, but to be shown: only those run that have something to
 * show, and nothing is expected of them.
 */
interface Collected {
  readonly title: string;
  readonly run: () => unknown;
}

let collected: Collected[] = [];
let current = '';

type Run = (...given: readonly unknown[]) => unknown;

const SHOWS = /\bpictured\d*\(/;

function collect(title: string, ...given: readonly unknown[]): void {
  const run = given.findLast((each): each is Run => typeof each === 'function');
  if (run !== undefined && SHOWS.test(String(run))) collected.push({ title, run: () => run() });
}

const each =
  (cases: readonly unknown[]) =>
  (title: string, run: Run): void => {
    if (!SHOWS.test(String(run))) return;
    for (const given of cases) collected.push({ title, run: () => run(...(Array.isArray(given) ? given : [given])) });
  };

const none = (): void => undefined;

/** Collects. */
export const test = Object.assign(collect, {
  each,
  for: each,
  skip: none,
  runIf: () => collect,
  skipIf: () => collect,
});
/** Collects what is inside. */
export const describe = Object.assign((_title: string, run: Run) => void run(), {
  each:
    (cases: readonly unknown[]) =>
    (_title: string, run: Run): void => {
      for (const given of cases) run(...(Array.isArray(given) ? given : [given]));
    },
});

const nothing: unknown = new Proxy(() => nothing, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : nothing),
});
/** Expects nothing. */
export const expect = new Proxy(() => nothing, {
  get: (_target, key) => (key === 'getState' ? () => ({ currentTestName: current }) : nothing),
});
export const vi = nothing;
export const afterAll = none;
export const afterEach = none;
export const beforeAll = none;
export const beforeEach = none;

/** Runs what a file has collected. */
export async function runCollected(): Promise<void> {
  const tests = collected;
  collected = [];
  for (const { title, run } of tests) {
    current = title;
    await run();
  }
}
