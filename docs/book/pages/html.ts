import ts from 'typescript';
import type { EntryTotals } from '../cards.ts';
import { RULE_ID } from '../read/rulebook.ts';
import type { InLanguages } from '../read/sentences.ts';

/** A text as it can stand anywhere in a page. */
export const esc = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** How things are found from a page. */
export interface Places {
  /** The address of something of the site, from this page: `snails/attacks.html#SNL-8.4`. */
  to(path: string): string;
  /** Where a rule stands; nothing, if there is no such rule. */
  rule(id: string): { readonly href: string; readonly sentence: string } | undefined;
  /** Where the reference tells of an export; nothing, if it does not. */
  api(file: string, name: string): string | undefined;
  /** Markdown as HTML, with its rules linked. */
  prose(markdown: string): string;
  /** The same without a paragraph around it. */
  inline(markdown: string): string;
}

/** A link to a rule, which tells it to whoever points at it. */
export function ruleLink(at: Places, id: string): string {
  const rule = at.rule(id);
  return rule === undefined ? esc(id) : `<a class="ref" href="${rule.href}" title="${esc(rule.sentence)}">${id}</a>`;
}

/** Links to rules, behind each other. */
export const ruleLinks = (at: Places, ids: readonly string[]): string => ids.map((id) => ruleLink(at, id)).join(' ');

/** What is said in all languages: the page shows the one that its reader has chosen. */
export function inLanguages(said: InLanguages, tag = 'span', wrap: (text: string) => string = esc): string {
  const locales = Object.keys(said).sort((one, other) => orderOf(one) - orderOf(other));
  return locales.map((locale) => `<${tag} class="in" lang="${locale}">${wrap(said[locale] ?? '')}</${tag}>`).join('');
}

const orderOf = (locale: string): number => ['en', 'pl', 'de'].indexOf(locale);

/** What the languages call themselves. */
export const LANGUAGES: readonly (readonly [string, string])[] = [
  ['en', 'English'],
  ['pl', 'Polski'],
  ['de', 'Deutsch'],
];

/** Ids of rules in HTML become links: those in code, and those in brackets behind a sentence. */
export function withRuleLinks(html: string, at: Places): string {
  const id = RULE_ID.source;
  return html
    .replace(new RegExp(`<code>(${id})</code>`, 'g'), (whole, rule: string) =>
      at.rule(rule) ? ruleLink(at, rule) : whole,
    )
    .replace(new RegExp(`(?<=[ (>[])(${id})(?=[,;.:)\\] <])(?![^<]*</a>)`, 'g'), (whole, rule: string) =>
      at.rule(rule) ? ruleLink(at, rule) : whole,
    );
}

const KEYWORDS = ts.SyntaxKind.FirstKeyword;
const LAST_KEYWORD = ts.SyntaxKind.LastKeyword;

/** Code in colours, its rules linked: quick enough for thousands of pieces. */
export function codeHtml(code: string, at: Places): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, code);
  const parts: string[] = [];
  const braces: boolean[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.OpenBraceToken) braces.push(false);
    if (kind === ts.SyntaxKind.TemplateHead) braces.push(true);
    if (kind === ts.SyntaxKind.CloseBraceToken && braces.at(-1) === true) {
      kind = scanner.reScanTemplateToken(false);
      if (kind === ts.SyntaxKind.TemplateTail) braces.pop();
    } else if (kind === ts.SyntaxKind.CloseBraceToken) braces.pop();
    const text = esc(scanner.getTokenText()).replace(new RegExp(RULE_ID, 'g'), (id) => ruleLink(at, id));
    const colour = colourOf(kind);
    parts.push(colour === '' ? text : `<span class="${colour}">${text}</span>`);
  }
  return `<pre class="code" tabindex="0"><code>${parts.join('')}</code></pre>`;
}

function colourOf(kind: ts.SyntaxKind): string {
  if (kind >= KEYWORDS && kind <= LAST_KEYWORD) return 'k';
  if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia) return 'c';
  if (kind === ts.SyntaxKind.NumericLiteral) return 'n';
  const isText =
    kind === ts.SyntaxKind.StringLiteral ||
    (kind >= ts.SyntaxKind.FirstTemplateToken && kind <= ts.SyntaxKind.LastTemplateToken);
  return isText ? 's' : '';
}

/** `83 kinds, 158 cards`. */
export const totalText = ({ kinds, cards, pieces }: EntryTotals): string =>
  `${counted(kinds, 'kind')}, ${counted(cards, pieces.slice(0, -1))}`;

/** `1 rule`, `2 rules`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
