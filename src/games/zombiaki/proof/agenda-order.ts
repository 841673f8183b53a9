import type { Work } from '../table/work.ts';

/** An entry of the agenda in one word: a step by its name, a decision by its kind with a question mark. */
type Word = WordFor<Work>;
type WordFor<Entry> = Entry extends { readonly do: infer Name extends string }
  ? Name
  : Entry extends { readonly ask: infer Kind extends string }
    ? `${Kind}?`
    : never;

/** What may wait on the agenda, from the bottom up: words, orders one after the other, some of them any number of times, or one of several. */
export type Order = Word | readonly Order[] | { readonly anyNumberOf: Order } | { readonly oneOf: readonly Order[] };

/** So many times, and not at all, too. */
export const anyNumberOf = (...order: readonly Order[]): Order => ({ anyNumberOf: order });

/** One of these. */
export const oneOf = (...orders: readonly Order[]): Order => ({ oneOf: orders });

/** Returns whether an agenda is in this order. */
export function follows(order: Order): (agenda: readonly (Work | { readonly together: unknown })[]) => boolean {
  const pattern = new RegExp(`^${patternOf(order)}$`);
  return (agenda) => pattern.test(agenda.map((entry) => `${wordOf(entry)} `).join(''));
}

function wordOf(entry: Work | { readonly together: unknown }): Word | 'together' {
  if ('together' in entry) return 'together';
  return 'do' in entry ? entry.do : `${entry.ask}?`;
}

function patternOf(order: Order): string {
  if (typeof order === 'string') return `${order.replace('?', '\\?')} `;
  if ('anyNumberOf' in order) return `(?:${patternOf(order.anyNumberOf)})*`;
  return 'oneOf' in order ? `(?:${order.oneOf.map(patternOf).join('|')})` : order.map(patternOf).join('');
}
