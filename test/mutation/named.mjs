// Tries the mistakes that are listed by name: each against the test that is named beside it.
import { join } from 'node:path';
import { bundle, CACHE } from './bundle.mjs';
import { start } from './crew.mjs';
import { MISTAKES } from './interpreter.mjs';

/** Is every mistake caught by its test, which passes without it? The exit code. */
export async function tryNamed() {
  let missed = 0;
  for (const [index, mistake] of MISTAKES.entries()) {
    const without = await failuresOf(mistake, (text) => text);
    const withIt = await failuresOf(mistake, (text) => changed(text, mistake));
    const isCaught = without.length === 0 && withIt.length > 0;
    if (!isCaught) missed += 1;
    console.log(`${index + 1}. ${isCaught ? 'caught' : 'NOT CAUGHT'}: ${mistake.what}\n   by ${withIt[0]}`);
  }
  console.log(`${MISTAKES.length - missed} of ${MISTAKES.length} caught`);
  return missed === 0 ? 0 : 1;
}

/** The titles of the mistake's tests that fail. */
async function failuresOf({ file, test: [name, title] }, change) {
  const out = join(CACHE, 'named.mjs');
  await bundle(out, [`test/snails/${name}.test.ts`], (path, text) => (path === file ? change(text) : text));
  const crew = await start({ bundle: out, size: 0 });
  const failures = crew.ready.brokenFiles?.slice() ?? [crew.ready.gone];
  for (const [index, each] of (crew.ready.names ?? []).entries()) {
    if (!each.includes(` > ${title}`)) continue;
    const { failure, gone } = await crew.ask({ survey: index });
    if (gone !== undefined || failure !== undefined) failures.push(each);
    if (failures.length > 0) break;
  }
  crew.end();
  return failures;
}

function changed(text, { what, was, now, also }) {
  const changes = also === undefined ? [[was, now]] : [also, [was, now]];
  return changes.reduce((rest, [from, to]) => {
    if (rest.split(from).length !== 2) throw new Error(`“${what}” must be found exactly once: ${from}`);
    return rest.replace(from, () => to);
  }, text);
}
