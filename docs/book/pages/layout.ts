import { esc, LANGUAGES, type Places } from './html.ts';

/** A link at the side of a page. */
export interface SideLink {
  readonly href: string;
  readonly text: string;
  /** Links below it. */
  readonly below?: readonly SideLink[];
}

/** What a page is put together from. */
export interface Sheet {
  readonly title: string;
  readonly description: string;
  /** The way back to the top of the site: `../`. */
  readonly base: string;
  /** Its own address, from the top of the site. */
  readonly path: string;
  /** `book` for pages of our own, `text` for guides, `reference` for what typedoc tells of the code. */
  readonly kind: 'book' | 'text' | 'reference';
  readonly main: string;
  readonly side: readonly SideLink[];
  readonly bar: readonly SideLink[];
  readonly headings: readonly { readonly href: string; readonly text: string }[];
}

/** A whole page. */
export function pageHtml(sheet: Sheet, at: Places): string {
  const { title, description, base, kind, main, side, headings, path } = sheet;
  const styles = [
    ...(kind === 'reference' ? ['style'] : []),
    ...(kind === 'book' ? [] : ['highlight']),
    'pictures',
    'book',
  ];
  const icons = kind === 'reference' ? `<script defer src="${base}assets/icons.js"></script>` : '';
  return `<html lang="en" data-lang="en" data-theme="os" data-base="${base}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${esc(title)}</title><meta name="description" content="${esc(description)}"><link rel="icon" href="data:,">
${styles.map((name) => `<link rel="stylesheet" href="${base}assets/${name}.css">`).join('')}
<script>try{document.documentElement.dataset.theme=localStorage.getItem('book-look')||'os';document.documentElement.dataset.lang=localStorage.getItem('book-language')||'en'}catch{}</script>
<script defer src="${base}assets/book.js"></script>${icons}</head><body class="${kind}">
<a class="skip" href="#book-main">To the text</a>${barHtml(sheet, at)}
<div class="frame">${side.length === 0 ? '' : `<details class="side" open><summary>Contents</summary><nav aria-label="Contents">${sideHtml(side, path, at)}</nav></details>`}
<main id="book-main" tabindex="-1">${main}</main>${headings.length < 2 ? '' : `<nav class="here" aria-label="On this page"><p>On this page</p><ul>${headings.map(({ href, text }) => `<li><a href="${href}">${esc(text)}</a></li>`).join('')}</ul></nav>`}</div>
<footer><p>All sentences of the rules are our own. <a href="${at.to('changes.html')}">What changed in the rules</a></p></footer></body></html>`;
}

function barHtml({ base, bar, path }: Sheet, at: Places): string {
  const links = bar.map(({ href, text }) => {
    const isHere = path.startsWith(`${href.split('/', 1)[0]}/`) || path === href;
    return `<a href="${at.to(href)}"${isHere ? ' aria-current="true"' : ''}>${esc(text)}</a>`;
  });
  return `<header class="bar"><a class="brand" href="${base}index.html">gastropodia</a><nav aria-label="Site">${links.join('')}</nav>
<div class="tools"><button type="button" id="book-search-open" aria-label="Search (press /)"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="m15.5 15.5 5.5 5.5" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></svg></button>
<select id="book-language" aria-label="Language of cards and sentences">${LANGUAGES.map(([locale, name]) => `<option value="${locale}" lang="${locale}">${name}</option>`).join('')}</select>
<button type="button" id="book-look" aria-label="Colours"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/></svg></button></div></header>
<dialog id="book-search" aria-label="Search"><input id="book-search-words" type="search" role="combobox" aria-label="Search rules, cards, guides and the reference" aria-controls="book-search-found" aria-autocomplete="list" aria-expanded="true" autocomplete="off" spellcheck="false" placeholder="a rule, a card, a word in any language"><ul id="book-search-found" role="listbox" aria-label="Found"></ul><p id="book-search-said" role="status"></p></dialog>`;
}

const sideHtml = (links: readonly SideLink[], path: string, at: Places): string =>
  `<ul>${links
    .map(({ href, text, below }) => {
      const here = href === path ? ' aria-current="page"' : '';
      const name = href === '' ? `<span>${esc(text)}</span>` : `<a href="${at.to(href)}"${here}>${esc(text)}</a>`;
      return `<li>${name}${below === undefined || below.length === 0 ? '' : sideHtml(below, path, at)}</li>`;
    })
    .join('')}</ul>`;
