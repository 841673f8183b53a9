// The switches of the mutants, as the instrumented source calls them.

/** Which mutant is on; -1 for none. */
let on = -1;
/** How often a switch may still be asked, before the test counts as one without end. */
let left = Number.POSITIVE_INFINITY;
let hits = new Uint8Array(0);

/** Is this mutant on? */
export function __mutant(id) {
  if (--left < 0) throw new Error('This goes on without end.');
  hits[id] = 1;
  return id === on;
}

/** Turns one mutant on, for so many questions. */
export function turnOn(id, limit = Number.POSITIVE_INFINITY) {
  on = id;
  left = limit;
}

/** From now on the list tells which switches have been asked. */
export function watch(size) {
  hits = new Uint8Array(size);
  left = Number.MAX_SAFE_INTEGER;
  return hits;
}

/** How many questions have been asked since {@link watch}. */
export const asked = () => Number.MAX_SAFE_INTEGER - left;
