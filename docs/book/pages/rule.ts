import type { Figure } from '../figures/figures.ts';
import type { Book, Rule } from '../model.ts';
import type { Enforced } from '../read/code.ts';
import { plainOf } from '../read/rulebook.ts';
import type { Proof } from '../read/tests.ts';
import { codeHtml, counted, esc, inLanguages, type Places, ruleLink, ruleLinks } from './html.ts';

/** What is drawn on a page: each picture by what it was before, and once only. */
export interface Drawing {
  /** The picture as it stands on the page. */
  picture(svg: string): string;
  /** Where a figure stands on the page already; nothing, if it does not yet. */
  shownAt(figure: Figure, id: string): string | undefined;
}

/** A rule with everything that is known of it. */
export function ruleHtml(book: Book, rule: Rule, at: Places, drawing: Drawing): string {
  const { id } = rule;
  return `<section class="rule" id="${id}" aria-labelledby="${id}-name">
<div class="rule-head"><h2 id="${id}-name"><a href="#${id}">${id}</a></h2>${tagsOf(book, rule)}</div>
<div class="rule-body"><p class="says">${at.inline(rule.sentence)}</p>
${rule.figures.map((figure) => figureHtml(figure, id, at, drawing)).join('')}
<div class="known">${proofsHtml(rule.proofs, at)}${codesHtml(rule.code, at)}${termsHtml(book, rule, at)}</div></div>
</section>`;
}

/** The tags of a rule, with what they mean. */
export function tagsOf(book: Book, { source, kind }: Pick<Rule, 'source' | 'kind'>): string {
  return [source, kind].flatMap((tag) => (tag === undefined ? [] : [tagHtml(book, tag)])).join(' ');
}

const tagHtml = (book: Book, tag: string): string =>
  `<span class="tag ${tag}" title="${esc(meaningOf(book, tag))}">${tag}</span>`;

/** What a tag means, in the words of its book; every book has examples, and none says what they are. */
const meaningOf = ({ tags }: Book, tag: string): string =>
  plainOf(tags.get(tag) ?? (tag === 'example' ? 'an example that a test plays, step by step.' : ''));

/** The tags that are on these rules, to choose by, with what each means. */
export function tagsFilter(book: Book, rules: readonly Rule[]): string {
  const tags = [...new Set(rules.flatMap(({ source, kind }) => [source ?? [], kind ?? []].flat()))];
  if (tags.length === 0) return '';
  const choice = (value: string, count: number): string =>
    `<button type="button" data-source="${value}" aria-pressed="${value === 'all'}">${value} <small>${count}</small></button>`;
  const buttons = tags.map((tag) =>
    choice(tag, rules.filter(({ source, kind }) => source === tag || kind === tag).length),
  );
  const choices =
    tags.length < 2
      ? ''
      : `<div class="choices" role="group" aria-label="Where a rule comes from">${choice('all', rules.length)}${buttons.join('')}</div>`;
  const meanings = tags.map((tag) => `<div><dt>${tagHtml(book, tag)}</dt><dd>${esc(meaningOf(book, tag))}</dd></div>`);
  return `${choices}<dl class="meanings">${meanings.join('')}</dl>`;
}

function figureHtml(figure: Figure, id: string, at: Places, drawing: Drawing): string {
  const shown = drawing.shownAt(figure, id);
  if (shown !== undefined) return `<p class="seen">Drawn at <a class="ref" href="#${shown}">${shown}</a>.</p>`;
  const told = figure.told.map(
    ({ sentences, rule }) => `<li>${inLanguages(sentences)}${rule === undefined ? '' : ` ${ruleLink(at, rule)}`}</li>`,
  );
  return `<figure class="change"><div class="pair"><div class="pic"><span class="when">before</span>${drawing.picture(figure.before)}</div>
<div class="pic"><span class="when">after</span>${drawing.picture(figure.after)}</div></div>
<figcaption><strong>${esc(sentenceOf(figure.title))}</strong>${told.length === 0 ? '' : `<ol class="told">${told.join('')}</ol>`}</figcaption></figure>`;
}

/** A title as a sentence. */
export const sentenceOf = (title: string): string =>
  `${title.charAt(0).toUpperCase()}${title.slice(1)}${/[.!?]$/.test(title) ? '' : '.'}`;

function proofsHtml(proofs: readonly Proof[], at: Places): string {
  if (proofs.length === 0) return '';
  const items = proofs.map(
    ({ title, file, line, code }) =>
      `<details class="source"><summary>${esc(sentenceOf(title))} <small>${file}:${line}</small></summary>${codeHtml(code, at)}</details>`,
  );
  return `<details class="shelf"><summary>${counted(proofs.length, 'test')}</summary>${items.join('')}</details>`;
}

function codesHtml(code: readonly Enforced[], at: Places): string {
  if (code.length === 0) return '';
  const names = [...new Set(code.map(({ name, file }) => name || file.replace(/^.*\//, '')))];
  const items = code.map(({ name, top, file, line, code: text }) => {
    const api = at.api(file, top);
    const more = api === undefined ? '' : `<p><a href="${api}">${esc(top)} in the reference</a></p>`;
    return `<details class="source"><summary><code>${esc(name || file)}</code> <small>${file}:${line}</small></summary>${more}${codeHtml(text, at)}</details>`;
  });
  const shown = names.slice(0, 3).map((name) => `<code>${esc(name)}</code>`);
  const rest = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `<details class="shelf"><summary>Enforced by ${shown.join(', ')}${rest}</summary>${items.join('')}</details>`;
}

function termsHtml(book: Book, { terms, cards, citedBy }: Rule, at: Places): string {
  const row = (label: string, links: readonly string[]): string =>
    links.length === 0 ? '' : `<p class="cited"><span>${label}</span> ${links.join(' ')}</p>`;
  const ofKind = (kind: string): readonly string[] =>
    terms
      .filter((term) => term.kind === kind)
      .map(({ name }) => `<a href="${at.to(`${book.id}/glossary.html#${kind}-${name}`)}"><code>${name}</code></a>`);
  const named = cards.map(
    (card) => `<a href="${at.to(`${book.id}/cards.html#card-${card.id}`)}">${inLanguages(card.names)}</a>`,
  );
  return [
    row('Refusals', ofKind('refusal')),
    row('Events', ofKind('event')),
    row('Decisions', ofKind('decision')),
    row('Cards', named),
    row('Named by', citedBy.length === 0 ? [] : [ruleLinks(at, citedBy)]),
  ].join('');
}
