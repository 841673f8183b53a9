import { withPrinted } from 'gastropodia';
import { chancesIn, type FactLook, kelp, type Look, look } from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { positions } from './walk.ts';

test('KLP-17.20 what everybody can know of a block changes with each fact', () => {
  const [first] = positions(1);
  if (first === undefined) return expect.unreachable();
  const seen = look(withPrinted(kelp, kelp.view(first.state, 1)));
  const at = (shown: Look, name: string): string =>
    (chancesIn(shown)[shown.areas.findIndex(({ area }) => area === name)] ?? [])
      .map(({ block, chance }) => `${block} ${Math.round(chance * 90)}`)
      .join(', ');
  expect(at(seen, 'n')).toBe('octopus 10, shell 70, trap-discard-1 10');

  // KLP-X.85: the octopus in n, shells in s and se; then n and e are mixed, then e and w.
  const facts: readonly FactLook[] = [
    { fact: 'reveal', area: 'n', block: 'octopus' },
    { fact: 'reveal', area: 's', block: 'shell' },
    { fact: 'reveal', area: 'se', block: 'shell' },
    { fact: 'mix', areas: ['n', 'e'] },
    { fact: 'mix', areas: ['w', 'e'] },
  ];
  const after = (count: number): Look => ({ ...seen, facts: facts.slice(0, count) });
  expect([1, 2, 3, 4, 5].map((count) => at(after(count), 'n').split(',')[0])).toEqual([
    'octopus 90',
    'octopus 90',
    'octopus 90',
    'octopus 45',
    'octopus 45',
  ]);
  expect(at(after(4), 'nw')).toBe('shell 75, trap-discard-1 15');
  expect(at(after(5), 'w').split(',')[0]).toBe('octopus 23');
});
