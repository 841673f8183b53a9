import type { Book } from './model.ts';
import { homeOf, rulePath } from './pages/book.ts';
import { plainOf, sentencesOf } from './read/rulebook.ts';

/**
 * What the search looks into: address, kind, name, what is shown, and what is said of it in other languages, a line each.
 * Rules are written in English; words in other languages find them by the sentences and cards that name them.
 */
export type Entry = readonly [url: string, kind: string, name: string, text: string, said: string];

/** What more is said of a rule finds it no better. */
const MOST_LINES = 24;

/** The entries of a book. */
export function entriesOf(book: Book): readonly Entry[] {
  const others = (said: Readonly<Record<string, string>>): string[] =>
    Object.entries(said).flatMap(([locale, text]) => (locale === 'en' ? [] : [text]));
  const lines = (texts: readonly string[]): string => [...new Set(texts)].slice(0, MOST_LINES).join('\n');
  return [
    [homeOf(book), 'rulebook', book.name, sentencesOf(plainOf(book.intro)), ''],
    ...(book.chapters.length === 1
      ? []
      : book.chapters.map(
          (chapter): Entry => [`${book.id}/${chapter.slug}.html`, 'chapter', chapter.title, book.name, ''],
        )),
    ...book.rules.map((rule): Entry => {
      const said = [
        ...rule.terms.flatMap(({ sentences }) => others(sentences)),
        ...rule.cards.flatMap(({ names }) => others(names)),
        // What else happens in a picture is about other rules.
        ...rule.figures.flatMap(({ told }) =>
          told.flatMap(({ sentences, rule: by }) => (by === rule.id ? others(sentences) : [])),
        ),
      ];
      return [rulePath(book, rule), 'rule', rule.id, plainOf(rule.sentence), lines(said)];
    }),
    ...book.cards.map(
      (card): Entry => [
        `${book.id}/cards.html#card-${card.id}`,
        'card',
        card.names.en ?? card.id,
        card.texts.en ?? '',
        lines([...others(card.names), ...others(card.texts)]),
      ],
    ),
    ...book.terms.map(
      (term): Entry => [
        `${book.id}/glossary.html#${term.kind}-${term.name}`,
        term.kind,
        term.name,
        term.sentences.en ?? term.comment,
        lines(others(term.sentences)),
      ],
    ),
  ];
}
