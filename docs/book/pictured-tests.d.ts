/** Made when the book is bundled: the tests that have something to show. */
declare module 'pictured-tests' {
  export const TESTS: readonly (readonly [string, () => Promise<unknown>])[];
}
