import type { Entry } from '../search-index.ts';

/** Letters without accents, small: what somebody types who has no such keys. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');

const WEIGHTS: Readonly<Record<string, number>> = { rule: 4, card: 4, chapter: 3, rulebook: 5, guide: 3, api: 1 };

/** What is found, best first: everything in which all words stand. */
export function found(entries: readonly Entry[], query: string, most: number): readonly Entry[] {
  const wanted = folded(query.trim());
  const words = wanted.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** What an entry was found by, where that is not in sight: what is said of it in another language. */
export function foundBy([, , name, text, said]: Entry, query: string): string {
  const words = folded(query.trim()).split(/\s+/);
  const hits = (line: string): number => words.filter((word) => folded(line).includes(word)).length;
  if (hits(`${name} ${text}`) === words.length) return '';
  return said.split('\n').reduce((best, line) => (hits(line) > hits(best) ? line : best), '');
}

function scoreOf([, kind, name, text, more]: Entry, wanted: string, words: readonly string[]): number {
  const [title, shown, hidden] = [folded(name), folded(text), folded(more)];
  const all = `${title} ${shown} ${hidden}`;
  if (!words.every((word) => all.includes(word))) return 0;
  const places: readonly (readonly [boolean, number])[] = [
    [title === wanted, 100],
    [title.startsWith(wanted), 20],
    [title.includes(wanted), 10],
    [`${title} ${shown}`.includes(wanted), 6],
    [words.every((word) => `${title} ${shown}`.includes(word)), 3],
    [`\n${hidden}`.includes(`\n${wanted}\n`) || hidden === wanted, 5],
    [hidden.includes(wanted), 2],
  ];
  const how = places.find(([is]) => is)?.[1] ?? 1;
  return how * (WEIGHTS[kind] ?? 2) - title.length / 100 - shown.length / 2000;
}
