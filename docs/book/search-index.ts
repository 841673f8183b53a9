import type { Book } from './model.ts';
import { homeOf, rulePath } from './pages/book.ts';
import { plainOf } from './read/rulebook.ts';

/**
 * What the search looks into: address, kind, name, what is shown, and words that find it without being shown. Rules are
 * written in English; words in other languages find them by the sentences and cards that name them.
 */
export type Entry = readonly [url: string, kind: string, name: string, text: string, words: string];

/** The entries of a book. */
export function entriesOf(book: Book): readonly Entry[] {
  const others = (said: Readonly<Record<string, string>>): string[] =>
    Object.entries(said).flatMap(([locale, text]) => (locale === 'en' ? [] : [text]));
  const short = (texts: readonly string[]): string =>
    [...new Set(texts.join(' ').split(/[\s„”“"(),.;:!?«»]+/))].join(' ');
  return [
    [homeOf(book), 'rulebook', book.name, plainOf(book.intro).slice(0, 160), ''],
    ...(book.chapters.length === 1
      ? []
      : book.chapters.map(
          (chapter): Entry => [`${book.id}/${chapter.slug}.html`, 'chapter', chapter.title, book.name, ''],
        )),
    ...book.rules.map((rule): Entry => {
      const said = [
        ...rule.terms.flatMap(({ sentences }) => others(sentences)),
        ...rule.cards.flatMap(({ names }) => others(names)),
        ...rule.figures.flatMap(({ told }) => told.flatMap(({ sentences }) => others(sentences))),
      ];
      return [rulePath(book, rule), 'rule', rule.id, plainOf(rule.sentence), short(said)];
    }),
    ...book.cards.map(
      (card): Entry => [
        `${book.id}/cards.html#card-${card.id}`,
        'card',
        card.names.en ?? card.id,
        card.texts.en ?? '',
        [...others(card.names), ...others(card.texts)].join(' '),
      ],
    ),
    ...book.terms.map(
      (term): Entry => [
        `${book.id}/glossary.html#${term.kind}-${term.name}`,
        term.kind,
        term.name,
        term.sentences.en ?? term.comment,
        others(term.sentences).join(' '),
      ],
    ),
  ];
}
