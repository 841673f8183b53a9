import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createRandom } from 'gastropodia';
import { expect, test, vi } from 'vitest';

/** As much of an element as the script needs. */
class Part {
  textContent = '';
  innerHTML = '';
  onclick: ((event?: object) => unknown) | undefined;
  parts: Part[] = [];
  replaceChildren(...parts: (Part | string)[]): void {
    this.innerHTML = '';
    this.parts = [];
    this.append(...parts);
  }
  append(...parts: (Part | string)[]): void {
    this.parts.push(
      ...parts.map((part) => (typeof part === 'string' ? Object.assign(new Part(), { textContent: part }) : part)),
    );
  }
  prepend(part: Part): void {
    this.parts.unshift(part);
  }
  /** No picture is read here: what is lit has its title from the picture, which the test does not look at. */
  querySelectorAll(): object[] {
    return [];
  }
}

const SCRIPT = resolve(import.meta.dirname, '../../docs/examples/page/page.mjs');
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

test('KER-12.3 + KER-12.4 two people click through a whole game on the page of the guide', async () => {
  const parts = { main: new Part(), nav: new Part(), ol: new Part() };
  let hits: object[] = [];
  vi.stubGlobal('document', {
    querySelector: (tag: keyof typeof parts) => parts[tag],
    createElement: () => new Part(),
    elementsFromPoint: () => hits,
  });
  vi.stubGlobal('setTimeout', (next: () => void) => queueMicrotask(next));
  vi.stubGlobal('crypto', { randomUUID: () => 'page' });
  await import(/* @vite-ignore */ SCRIPT);
  const random = createRandom('page');
  const curtains = new Set<string>();
  const asked = new Set<string>();
  let refused = '';
  for (let clicks = 0; clicks < 4000; clicks++) {
    const [question, ...buttons] = parts.nav.parts;
    if (buttons.length === 0 && question?.onclick === undefined) break;
    if (question?.onclick !== undefined) {
      expect([parts.main.innerHTML, parts.ol.parts]).toEqual(['', []]);
      curtains.add(question.textContent);
      question.onclick();
    } else {
      asked.add(question?.textContent ?? '');
      if (refused === '') {
        hits = [{ dataset: { field: '0,0' }, parentElement: null }];
        await parts.main.onclick?.({ clientX: 0, clientY: 0 });
        refused = parts.ol.parts[0]?.textContent ?? '';
      }
      await random.oneOf(buttons).onclick?.();
    }
    await settled();
  }
  vi.unstubAllGlobals();

  expect(curtains).toEqual(new Set(['Ann plays', 'Bo plays']));
  expect(asked.size).toBeGreaterThan(20);
  expect(refused).toMatch(/\[(KER|SNL)-[\d.]+\]$/);
  expect(parts.nav.parts.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/\[SNL-[\d.]+\]$/)]);
  expect(parts.main.innerHTML).toMatch(/^<svg /);
});

test('the page of the guide is as long as the guide says', () => {
  const lines = readFileSync(SCRIPT, 'utf8').trimEnd().split('\n');

  expect(readFileSync('docs/guide/build-a-front-end.md', 'utf8')).toContain(`${lines.length} lines`);
});
