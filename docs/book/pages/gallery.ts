import { type CardEntry, totalsOf } from '../cards.ts';
import { sharedParts } from '../figures/shared.ts';
import type { Term } from '../glossary.ts';
import type { Book } from '../model.ts';
import type { DiceOdds, DrawOdds } from '../odds.ts';
import type { Page } from './book.ts';
import { homeOf } from './book.ts';
import { esc, inLanguages, LANGUAGES, type Places, ruleLinks, totalText } from './html.ts';
import { sentenceOf } from './rule.ts';

/** Where a card comes from, in words. */
const SOURCES: Readonly<Record<string, string>> = {
  book: 'name and effect from the rulebook',
  named: 'name from the rulebook',
  ours: 'our own',
};

const choices = (name: string, label: string, values: readonly (readonly [string, string])[]): string =>
  `<div class="choices" role="group" aria-label="${label}"><span aria-hidden="true">${label}</span>${values
    .map(
      ([value, text], nth) =>
        `<button type="button" data-${name}="${value}" aria-pressed="${nth === 0}">${text}</button>`,
    )
    .join('')}</div>`;

/** Every card of a game, drawn. */
export function galleryPage(book: Book, at: Places): Page {
  const { cards, id } = book;
  const groups = [...new Set(cards.map(({ group }) => group))];
  const sources = [...new Set(cards.flatMap(({ source }) => source ?? []))];
  const drawn = cards.flatMap(({ pictures }) =>
    LANGUAGES.map(([locale]) => pictures[locale] ?? '').filter((svg) => svg !== ''),
  );
  const { pictures, defs } = sharedParts(drawn, `${id}c-`);
  let next = 0;
  const pictureOf = (card: CardEntry): string =>
    LANGUAGES.flatMap(([locale]) => {
      if ((card.pictures[locale] ?? '') === '') return [];
      const svg = pictures[next] ?? '';
      next += 1;
      return [`<div class="in" lang="${locale}">${svg}</div>`];
    }).join('');
  const sections = groups.map((group) => {
    const own = cards.filter((card) => card.group === group);
    return `<section class="deck" data-group="${group}"><h2 id="deck-${group}">${inLanguages(own[0]?.kind ?? {})}</h2><div class="cards">${own
      .map((card) => cardHtml(card, pictureOf(card), at))
      .join('')}</div></section>`;
  });
  const html = `<p class="where"><a href="${at.to(homeOf(book))}">${esc(book.name)}</a></p><h1>Cards</h1>
<p class="lead">${totalsOf(cards).map(totalText).join('; ')}: each drawn and described from its data.</p>
<div class="filters">${choices('language', 'Language', LANGUAGES)}${choices('group', 'Kind', [
    ['all', 'all'],
    ...groups.map(
      (group) => [String(group), inLanguages(cards.find((card) => card.group === group)?.kind ?? {})] as const,
    ),
  ])}${sources.length < 2 ? '' : choices('from', 'Source', [['all', 'all'], ...sources.map((source) => [source, SOURCES[source] ?? source] as const)])}
<label>Name <input type="search" data-find=".card-entry" placeholder="any language"></label></div>
<p class="none" role="status" hidden>No card is like that.</p>
${defs}${sections.join('')}`;
  return { html, headings: [] };
}

function cardHtml({ id, names, texts, copies, odds, source, rules }: CardEntry, picture: string, at: Places): string {
  const words = Object.values({ ...names }).join(' ');
  const facts: readonly (readonly [string, string])[] = [
    odds.draw === undefined ? ['Copies', String(copies)] : ['Deck', drawHtml(odds.draw)],
    ['Dice', diceHtml(odds.dice)],
    ['Source', source === undefined ? '' : (SOURCES[source] ?? source)],
    ['Rules', ruleLinks(at, rules)],
  ];
  const list = facts.filter(([, text]) => text !== '').map(([label, text]) => `<dt>${label}</dt><dd>${text}</dd>`);
  return `<article class="card-entry" id="card-${id}" data-from="${source ?? ''}" data-words="${esc(`${words} ${id}`)}">${picture === '' ? `<h3>${inLanguages(names)}</h3><p>${inLanguages(texts)}</p>` : `<h3 class="unseen">${inLanguages(names)}</h3>${picture}`}
<p class="card-id"><a href="#card-${id}"><code>${id}</code></a></p><dl class="facts">${list.join('')}</dl></article>`;
}

/** `8 %`, and `0.8 %` of what is rare. */
const percent = (probability: number): string => {
  const hundred = 100 * probability;
  return `${hundred < 10 && hundred > 0 ? hundred.toFixed(1) : Math.round(hundred)}\u00a0%`;
};

const drawHtml = ({ deck, copies, among, next, first, firstOf }: DrawOdds): string =>
  `${copies} of ${among} in the ${deck}: the next card with ${percent(next)}, in ${firstOf} with ${percent(first)}`;

const diceHtml = (dice: readonly DiceOdds[]): string =>
  dice
    .map(({ faces, probability }) => `${faces.length === 0 ? 'none' : faces.join(' + ')} ${percent(probability)}`)
    .join(', ');

const KINDS: readonly (readonly [Term['kind'], string, string])[] = [
  ['decision', 'Decisions', 'What a player is asked.'],
  ['event', 'Events', 'What happens, as it is told.'],
  ['refusal', 'Refusals', 'Why an action is not legal: a code, the rule, and the figures of the sentence.'],
];

/** What a game says: decisions, events, refusals. */
export function glossaryPage(book: Book, at: Places): Page {
  const sections = KINDS.flatMap(([kind, title, lead]) => {
    const terms = book.terms.filter((term) => term.kind === kind);
    if (terms.length === 0) return [];
    return [
      `<h2 id="${kind}s">${title} <small>${terms.length}</small></h2><p>${lead}</p><div class="terms">${terms.map((term) => termHtml(term, at)).join('')}</div>`,
    ];
  });
  const html = `<p class="where"><a href="${at.to(homeOf(book))}">${esc(book.name)}</a></p><h1>Glossary</h1>
<p class="lead">Everything that ${esc(book.name)} asks, tells and refuses, with examples of its sentences.</p>
<div class="filters">${choices('language', 'Language', LANGUAGES)}<label>Find <input type="search" data-find=".term" placeholder="a word, in any language"></label></div>
<p class="none" role="status" hidden>Nothing is called like that.</p>${sections.join('')}`;
  const kinds = KINDS.filter(([kind]) => book.terms.some((term) => term.kind === kind));
  return { html, headings: kinds.map(([kind, text]) => ({ href: `#${kind}s`, text })) };
}

function termHtml({ kind, name, sentences, comment, fields, facts, rules }: Term, at: Places): string {
  const said = kind === 'decision' ? mapped(sentences, sentenceOf) : sentences;
  const table = [
    ...facts.map(([label, text]) => `<dt>${esc(label)}</dt><dd>${at.inline(text)}</dd>`),
    ...fields.map((field) => `<dt><code>${esc(field.name)}</code></dt><dd><code>${esc(field.type)}</code></dd>`),
  ];
  return `<article class="term" id="${kind}-${name}"><h3><a href="#${kind}-${name}">${name}</a></h3><p class="quote">${inLanguages(said)}</p>
${comment === '' ? '' : `<p>${at.inline(comment)}</p>`}${table.length === 0 ? '' : `<dl>${table.join('')}</dl>`}${rules.length === 0 ? '' : `<p class="card-rules">${ruleLinks(at, rules)}</p>`}</article>`;
}

const mapped = (said: Readonly<Record<string, string>>, make: (text: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(said).map(([locale, text]) => [locale, make(text)]));

/** Nine cards to a sheet of paper. */
const SHEET = 9;

/** The rulebook on paper, and its cards to cut out. */
export function printPage(book: Book, at: Places): Page {
  const chapters = book.chapters.map((chapter) => {
    const blocks = chapter.blocks.map((each) => {
      if (each.block === 'rule')
        return `<p class="line"><b>${each.rule.id.slice(4)}</b>${at.inline(each.rule.sentence)}</p>`;
      return each.block === 'text' ? at.prose(each.markdown) : `<h3>${esc(each.title)}</h3>`;
    });
    return `<section class="paper"><h2>${chapter.number} ${esc(chapter.title)}</h2>${blocks.join('')}</section>`;
  });
  const copies = book.cards.filter(({ pictures }) => (pictures.en ?? '') !== '');
  const drawn = copies.flatMap(({ pictures }) => LANGUAGES.map(([locale]) => pictures[locale] ?? ''));
  const { pictures, defs } = sharedParts(drawn, `${book.id}p-`);
  const cut = copies.map(
    (_, nth) =>
      `<div class="cut">${LANGUAGES.map(([locale], language) => `<div class="in" lang="${locale}">${pictures[nth * LANGUAGES.length + language] ?? ''}</div>`).join('')}</div>`,
  );
  const sheets = Array.from(
    { length: Math.ceil(cut.length / SHEET) },
    (_, nth) => `<div class="sheet">${cut.slice(nth * SHEET, (nth + 1) * SHEET).join('')}</div>`,
  );
  const html = `<p class="where no-print"><a href="${at.to(homeOf(book))}">${esc(book.name)}</a></p><h1>${esc(book.name)}<span class="no-print">: to print</span></h1>
<p class="lead no-print">A4. Rules first${cut.length === 0 ? '' : ', then every card once, 63 × 88 mm, nine to a sheet'}. <button type="button" class="button" data-print>Print</button></p>
<div class="filters no-print">${choices('language', 'Language of the cards', LANGUAGES)}</div>
<div class="paper-intro">${at.prose(book.intro)}</div>${chapters.join('')}
${sheets.length === 0 ? '' : `<h2 class="cut-title">Cards to cut out</h2>${defs}${sheets.join('')}`}`;
  return { html, headings: [] };
}
