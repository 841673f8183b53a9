import { totalsOf } from '../cards.ts';
import { changesBetween, type RulesAsData, wordChanges } from '../data.ts';
import type { Book } from '../model.ts';
import { homeOf, type Page, tableOf } from './book.ts';
import { counted, esc, type Places, ruleLink, totalText } from './html.ts';

/** The first page: the games, and what the library is. */
export function homePage(books: readonly Book[], readme: string, at: Places): Page {
  const games = books.filter(({ rank }) => rank === 'game');
  const [first] = games;
  const tiles = games.map((book) => {
    const { name, rules, cards } = book;
    const board = tableOf(book, 'board');
    return `<li><a href="${at.to(homeOf(book))}">${board === '' ? '' : `<span class="window">${board}</span>`}<strong>${esc(name)}</strong><span>${counted(rules.length, 'rule')}${totalsOf(
      cards,
    )
      .map((totals) => ` · ${totalText(totals)}`)
      .join('')}</span></a></li>`;
  });
  const small = books.filter(({ rank }) => rank !== 'game');
  const html = `<div class="front"><h1>gastropodia</h1>
<p class="lead">Board games as pure functions: rules that explain themselves, dice that repeat, secrets that stay secret.</p>
<p class="doors"><a class="button main" href="${at.to(first === undefined ? 'index.html' : homeOf(first))}">Read the rules</a> <a class="button" href="${at.to('play/index.html')}">Play</a> <a class="button" href="${at.to('modules.html')}">Reference</a></p></div>
<ul class="games">${tiles.join('')}</ul>
<h2 id="small">Small rulebooks</h2><ul class="small-books">${small.map((book) => `<li><a href="${at.to(homeOf(book))}">${esc(book.name)}</a> <small>${counted(book.rules.length, 'rule')}</small></li>`).join('')}</ul>
<div class="prose readme">${readme}</div>`;
  return { html, headings: [] };
}

/** An entry point, as the reference lists it. */
export interface EntryPoint {
  readonly href: string;
  readonly name: string;
  readonly says: string;
  readonly isGame: boolean;
  /** Those that are parts of it. */
  readonly inner: readonly { readonly href: string; readonly name: string }[];
}

/** All entry points, with what each is for. */
export function referencePage(entries: readonly EntryPoint[], at: Places): Page {
  const tile = ({ href, name, says, inner }: EntryPoint): string =>
    `<li><div class="door"><a href="${href}"><strong>${esc(name)}</strong></a><p>${at.inline(says)}</p>${
      inner.length === 0
        ? ''
        : `<p class="inner">${inner.map((each) => `<a href="${each.href}">${esc(each.name)}</a>`).join(' ')}</p>`
    }</div></li>`;
  const list = (title: string, id: string, own: readonly EntryPoint[]): string =>
    `<h2 id="${id}">${title}</h2><ul class="shelves">${own.map(tile).join('')}</ul>`;
  const html = `<h1>Reference</h1><p class="lead">What can be imported, entry point by entry point.</p>
${list(
  'For any game',
  'any-game',
  entries.filter(({ isGame }) => !isGame),
)}${list(
  'Games',
  'games',
  entries.filter(({ isGame }) => isGame),
)}`;
  return { html, headings: [] };
}

/** A list of pages with a word on each. */
export function listPage(title: string, lead: string, links: readonly (readonly [string, string, string])[]): Page {
  const html = `<h1>${esc(title)}</h1><p class="lead">${esc(lead)}</p><ul class="shelves">${links
    .map(
      ([href, name, text]) => `<li><a href="${href}"><strong>${esc(name)}</strong><span>${esc(text)}</span></a></li>`,
    )
    .join('')}</ul>`;
  return { html, headings: [] };
}

/** What has changed in the rules since they were written down before. */
export function changesPage(before: RulesAsData | undefined, now: RulesAsData, at: Places): Page {
  if (before === undefined) {
    const html = `<h1>What changed in the rules</h1><p class="lead">These are the first rules that are published: ${counted(countOf(now), 'rule')} in ${counted(now.books.length, 'book')}. From the next release on, this page tells what has changed since.</p>`;
    return { html, headings: [] };
  }
  const changes = changesBetween(before, now);
  const books = [...new Set(changes.map(({ book }) => book))];
  const sections = books.map((book) => {
    const items = changes
      .filter((change) => change.book === book)
      .map(({ id, was, is }) => {
        const what = was === undefined ? 'new' : is === undefined ? 'gone' : 'changed';
        const text = wordChanges(was?.sentence ?? '', is?.sentence ?? '')
          .map(({ text: words, is: how }) =>
            how === 'kept'
              ? esc(words)
              : `<${how === 'gone' ? 'del' : 'ins'}>${esc(words)}</${how === 'gone' ? 'del' : 'ins'}>`,
          )
          .join('');
        const tag =
          was !== undefined && is !== undefined && was.source !== is.source
            ? ` <small>${was.source} → ${is.source}</small>`
            : '';
        return `<li><span class="tag ${what}">${what}</span> ${is === undefined ? id : ruleLink(at, id)}${tag}<p class="says">${text}</p></li>`;
      });
    return `<h2>${esc(book)} <small>${items.length}</small></h2><ul class="changes">${items.join('')}</ul>`;
  });
  const html = `<h1>What changed in the rules</h1><p class="lead">From ${esc(before.version)} to ${esc(now.version)}: ${counted(changes.length, 'rule')} of ${countOf(now)}.</p>${sections.join('')}`;
  return { html, headings: [] };
}

const countOf = ({ books }: RulesAsData): number =>
  books.reduce((sum, { chapters }) => sum + chapters.reduce((count, { rules }) => count + rules.length, 0), 0);
