import { resolve } from 'node:path';
import { createRandom } from 'gastropodia';
import { expect, test, vi } from 'vitest';

/** As much of a page as the script needs. */
interface Element {
  tag: string;
  textContent: string;
  onclick?: () => void;
}

function page() {
  const shown: { parts: Element[] } = { parts: [] };
  const kept = new Map<string, string>();
  vi.stubGlobal('document', {
    body: { replaceChildren: (...parts: Element[]) => Object.assign(shown, { parts }) },
    createElement: (tag: string): Element => ({ tag, textContent: '' }),
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  return { shown, kept };
}

const SCRIPT = resolve(import.meta.dirname, '../../docs/examples/host/hot-seat.mjs');
const load = (): Promise<unknown> => {
  vi.resetModules();
  return import(/* @vite-ignore */ SCRIPT);
};
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

test('KER-14.11 two people at one screen play to the end, with the page loaded again in between', async () => {
  const { shown, kept } = page();
  const random = createRandom('hot seat');
  const curtains: string[] = [];
  await load();
  await settled();
  for (let clicks = 0; clicks < 3000 && shown.parts[0]?.tag !== 'h1'; clicks++) {
    const buttons = shown.parts.filter(({ tag }) => tag === 'button');
    if (buttons.length === 1 && shown.parts.length === 1) curtains.push(buttons[0]?.textContent ?? '');
    const choices = shown.parts.length === 1 ? buttons : buttons.slice(1);
    random.oneOf(choices).onclick?.();
    await settled();
    if (clicks === 30) {
      await load();
      await settled();
    }
  }

  expect(shown.parts[0]).toMatchObject({
    tag: 'h1',
    textContent: expect.stringMatching(/^(Ada|Bo|Ada and Bo) won\.$/),
  });
  expect(new Set(curtains)).toEqual(new Set(['Ada plays', 'Bo plays']));
  expect([...kept.keys()]).toEqual(['gastropodia/hot-seat']);
  vi.unstubAllGlobals();
});
