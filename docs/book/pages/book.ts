import { totalsOf } from '../cards.ts';
import { boardAlone } from '../figures/crop.ts';
import { sharedParts } from '../figures/shared.ts';
import { type Book, blocksOf, type Rule } from '../model.ts';
import { type Chapter, plainOf } from '../read/rulebook.ts';
import { counted, esc, inLanguages, type Places, ruleLink, withRuleLinks } from './html.ts';
import { type Drawing, ruleHtml, tagsFilter, tagsOf } from './rule.ts';

/** A page of the book: what it shows, and what is on it. */
export interface Page {
  readonly html: string;
  readonly headings: readonly { readonly href: string; readonly text: string }[];
}

/** A page on which pictures stand: what is in several of them is drawn once. */
function drawnPage(id: string, write: (drawing: Drawing) => string): string {
  const pictures: string[] = [];
  const places = new Map<unknown, string>();
  const html = write({
    picture: (svg) => `<!--picture ${pictures.push(svg) - 1}-->`,
    shownAt(figure, rule) {
      const known = places.get(figure);
      if (known === undefined) places.set(figure, rule);
      return known;
    },
  });
  const shared = sharedParts(pictures, `${id}-`);
  return (
    shared.defs + html.replace(/<!--picture (\d+)-->/g, (_whole, nth: string) => shared.pictures[Number(nth)] ?? '')
  );
}

/** Where the first page of a game is. */
export const homeOf = ({ id }: Book): string => `${id}/index.html`;

/** Books with one chapter are one page. */
export const isShort = ({ chapters }: Book): boolean => chapters.length === 1;

const chapterPath = (book: Book, { slug }: Chapter): string =>
  isShort(book) ? homeOf(book) : `${book.id}/${slug}.html`;

/** Where a rule stands, from the top of the site. */
export const rulePath = (book: Book, { id, chapter }: Rule): string => `${chapterPath(book, chapter)}#${id}`;

const rulesOf = (book: Book, chapter: Chapter): readonly Rule[] =>
  book.rules.filter((rule) => rule.chapter === chapter);

/** A chapter, rule by rule. */
export function chapterPage(book: Book, chapter: Chapter, at: Places): Page {
  const nth = book.chapters.indexOf(chapter);
  const [before, after] = [book.chapters[nth - 1], book.chapters[nth + 1]];
  const rules = rulesOf(book, chapter);
  const proofs = new Set(rules.flatMap((rule) => rule.proofs));
  const link = (other: Chapter | undefined, rel: string): string =>
    other === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${at.to(chapterPath(book, other))}"><small>${rel === 'prev' ? 'Before' : 'Next'}</small> ${esc(other.title)}</a>`;
  const html = `<p class="where"><a href="${at.to(homeOf(book))}">${esc(book.name)}</a> · chapter ${chapter.number}</p>
<h1>${esc(chapter.title)}</h1>
<p class="lead">${rules.length === 0 ? '' : `${counted(rules.length, 'rule')}, proved by ${counted(proofs.size, 'test')}.`}</p>
${tagsFilter(book, rules)}
${rulesHtml(book, chapter, at)}
<nav class="around" aria-label="Chapters before and after">${link(before, 'prev')}${link(after, 'next')}</nav>`;
  return { html, headings: headingsOf(book, chapter) };
}

/** The rules of a chapter, and what stands between them. */
const rulesHtml = (book: Book, chapter: Chapter, at: Places): string =>
  drawnPage(`${book.id}${chapter.number}`, (drawing) =>
    blocksOf(book, chapter)
      .map((each) => {
        if (!('block' in each)) return ruleHtml(book, each, at, drawing);
        return each.block === 'text'
          ? `<div class="prose">${at.prose(each.markdown)}</div>`
          : `<h2 id="${each.slug}">${esc(each.title)}</h2>`;
      })
      .join('\n'),
  );

const headingsOf = (book: Book, chapter: Chapter): Page['headings'] =>
  blocksOf(book, chapter).flatMap((each) => {
    if (!('block' in each)) return [{ href: `#${each.id}`, text: `${each.id.slice(4)} ${shortened(each.sentence)}` }];
    return each.block === 'heading' ? [{ href: `#${each.slug}`, text: each.title }] : [];
  });

/** The beginning of a sentence. */
function shortened(sentence: string, most = 38): string {
  const plain = plainOf(sentence);
  return plain.length <= most ? plain : `${plain.slice(0, plain.lastIndexOf(' ', most))} …`;
}

/** The table of a real game, wide and narrow, or its board alone. */
export function tableOf(book: Book, part: 'table' | 'board'): string {
  const { box, replays } = book;
  const sight = replays[0]?.sight;
  if (box === undefined || sight === undefined) return '';
  const look = box.story.look(box.game.view(sight, 0));
  const drawn = (width: 'wide' | 'narrow'): string =>
    box.pictures.table(look, { locale: 'en', width, style: 'outside' });
  if (part === 'board') return boardAlone(drawn('wide')).replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"');
  return `<div class="wide">${drawn('wide')}</div><div class="narrow">${drawn('narrow')}</div>`;
}

/** The first page of a game: what it is, what it looks like, what there is to read. */
export function overviewPage(book: Book, at: Places): Page {
  const { id, name, rules, cards, figures, replays, terms } = book;
  const figure = tableOf(book, 'table');
  const proofs = new Set(rules.flatMap((rule) => rule.proofs)).size;
  const counts: readonly (readonly [number, string])[] = [
    [rules.length, 'rules'],
    [proofs, 'tests'],
    [figures.length, 'pictures'],
    ...totalsOf(cards).flatMap((totals): [number, string][] => [
      [totals.kinds, `kinds of ${totals.pieces}`],
      [totals.cards, totals.pieces],
    ]),
    [terms.length, 'terms'],
  ];
  const shelf: readonly (readonly [boolean, string, string, string])[] = [
    [cards.length > 0, 'cards.html', 'Cards', 'every card drawn from its data, in three languages'],
    [terms.length > 0, 'glossary.html', 'Glossary', 'decisions, events and refusals, with their sentences'],
    [!isShort(book), 'all-rules.html', 'All rules', 'a line each: what it says, what enforces it, what proves it'],
    [replays.length > 0, 'replay.html', 'A game, told', 'a whole game, every event with its sentence and its rule'],
    [true, 'print.html', 'To print', cards.length > 0 ? 'the rulebook on paper, and cards to cut out' : 'on paper'],
  ];
  const html = `<p class="where">Rulebook</p><h1>${esc(name)}</h1>
<div class="lead">${at.prose(book.intro)}</div>
${figure === '' ? '' : `<figure class="hero">${figure}<figcaption>A position of ${replays.length === 0 ? 'a game' : `<a href="${at.to(`${id}/replay.html`)}">the game that is told</a>`}, as the first player sees it.</figcaption></figure>`}
<dl class="counts">${counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `<div><dt>${what}</dt><dd>${count.toLocaleString('en')}</dd></div>`)
    .join('')}</dl>
<ul class="shelves">${shelf
    .filter(([is]) => is)
    .map(
      ([, path, title, text]) =>
        `<li><a href="${at.to(`${id}/${path}`)}"><strong>${title}</strong><span>${text}</span></a></li>`,
    )
    .join(
      '',
    )}<li><a href="${at.to('play/index.html')}"><strong>Play</strong><span>against bots, here in the browser</span></a></li></ul>
${isShort(book) ? `<h2 id="rules">Rules</h2>${book.chapters.map((chapter) => rulesHtml(book, chapter, at)).join('')}` : chaptersHtml(book, at)}
${book.preface === '' ? '' : `<h2 id="tags">Tags and words</h2><div class="prose">${at.prose(book.preface)}</div>`}`;
  return { html, headings: isShort(book) ? book.chapters.flatMap((chapter) => headingsOf(book, chapter)) : [] };
}

const chaptersHtml = (book: Book, at: Places): string =>
  `<h2 id="chapters">Chapters</h2><ol class="chapters">${book.chapters
    .map((chapter) => {
      const count = rulesOf(book, chapter).length;
      return `<li><a href="${at.to(chapterPath(book, chapter))}"><span class="no">${chapter.number}</span><span>${esc(chapter.title)}</span><small>${count === 0 ? '' : counted(count, 'rule')}</small></a></li>`;
    })
    .join('')}</ol>`;

/** So many of the functions that enforce a rule are named in its line. */
const NAMED = 3;

/** What keeps a rule that no code cites: that is what its tag says, or what happens by it. */
const enforcedOtherwise = ({ kind, terms }: Rule): string =>
  kind ?? (terms.length > 0 ? `told by ${terms.map(({ name }) => name).join(', ')}` : '–');

/** All rules of a game, a line each. */
export function allRulesPage(book: Book, at: Places): Page {
  const rows = book.chapters.map((chapter) => {
    const rules = rulesOf(book, chapter);
    if (rules.length === 0) return '';
    const lines = rules.map((rule) => {
      const names = [...new Set(rule.code.map(({ name, file }) => name || file.replace(/^.*\//, '')))];
      const named = names.slice(0, NAMED).map((name) => `<code>${esc(name)}</code>`);
      const more = names.length > NAMED ? ` <small>and ${names.length - NAMED} more</small>` : '';
      const enforced = names.length === 0 ? `<em>${enforcedOtherwise(rule)}</em>` : named.join(' ') + more;
      return `<tr id="line-${rule.id}"><th scope="row">${ruleLink(at, rule.id)} ${tagsOf(book, rule)}</th><td>${at.inline(rule.sentence)}</td><td>${enforced}</td><td class="count">${rule.proofs.length}</td><td class="count">${rule.figures.length || ''}</td></tr>`;
    });
    return `<tbody><tr class="chapter"><th colspan="5" scope="rowgroup"><a href="${at.to(chapterPath(book, chapter))}">${chapter.number} ${esc(chapter.title)}</a></th></tr>${lines.join('')}</tbody>`;
  });
  const html = `<p class="where"><a href="${at.to(homeOf(book))}">${esc(book.name)}</a></p><h1>All rules</h1>
<p class="lead">${counted(book.rules.length, 'rule')}, with what enforces each, how many tests prove it and how many pictures show it.</p>
${tagsFilter(book, book.rules)}
<p class="find"><label>Find <input type="search" data-find="tbody tr:not(.chapter)" placeholder="a word of a rule"></label></p>
<p class="none" role="status" hidden>No rule is like that.</p>
<div class="scroll" tabindex="0" role="region" aria-label="All rules"><table class="all-rules"><thead><tr><th scope="col">Rule</th><th scope="col">Says</th><th scope="col">Enforced by</th><th scope="col">Tests</th><th scope="col">Pictures</th></tr></thead>${rows.join('')}</table></div>`;
  return { html, headings: [] };
}

/** A whole game, told. */
export function replayPage(book: Book, at: Places): Page {
  const games = book.replays.map(({ seed, players, plies, outcome, link }, nth) => {
    const steps = plies.map(({ did, events }, ply) => {
      const told = events.map(
        ({ sentences, rule }) =>
          `<li>${inLanguages(sentences)}${rule === undefined ? '' : ` ${ruleLink(at, rule)}`}</li>`,
      );
      const list = told.length === 0 ? '' : `<ul>${told.join('')}</ul>`;
      return `<li id="game-${nth + 1}-${ply}" value="${ply}">${did === undefined ? '<p class="did">The game is set up.</p>' : `<p class="did">${inLanguages(did)}</p>`}${list}</li>`;
    });
    return `<h2 id="game-${nth + 1}">Game ${nth + 1}: ${counted(players, 'player')}, ${counted(plies.length - 1, 'decision')}</h2>
<p>${withRuleLinks(inLanguages(outcome), at)}</p><p><a class="button" href="${at.to('play/index.html')}#replay=${link}">Watch it step by step</a> <small>luck of the seed <code>${esc(seed)}</code></small></p>
<details class="shelf" ${nth === 0 ? 'open' : ''}><summary>All that happened</summary><ol class="plies">${steps.join('')}</ol></details>`;
  });
  const html = `<p class="where"><a href="${at.to(homeOf(book))}">${esc(book.name)}</a></p><h1>A game, told</h1>
<p class="lead">Games between bots, from the first decision to the last: each event with its sentence and the rule to look up.</p>${games.join('')}`;
  return {
    html,
    headings: book.replays.map((_, nth) => ({ href: `#game-${nth + 1}`, text: `Game ${nth + 1}` })),
  };
}
