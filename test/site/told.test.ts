import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardsOf, rulesAbout } from '../../docs/book/cards.ts';
import { changesBetween, type RulesAsData, wordChanges } from '../../docs/book/data.ts';
import { termsOf } from '../../docs/book/glossary.ts';
import { diceOdds, oddsFor } from '../../docs/book/odds.ts';
import { folded, found, foundBy } from '../../docs/book/page/search.ts';
import { codeHtml, inLanguages, type Places, withRuleLinks } from '../../docs/book/pages/html.ts';
import { readRulebook } from '../../docs/book/read/rulebook.ts';
import type { Entry } from '../../docs/book/search-index.ts';
import { allBoxes } from '../../src/registry/index.ts';

interface PageLinks {
  readonly ids: readonly string[];
  readonly links: readonly string[];
}
interface Links {
  pageOf(html: string): PageLinks;
  idsTwice(page: PageLinks): readonly string[];
  brokenLinks(pages: ReadonlyMap<string, PageLinks>, files: ReadonlySet<string>): object;
}
/** What `npm run check:site` follows links by, which is no TypeScript. */
const { brokenLinks, idsTwice, pageOf }: Links = await import(new URL('./links.mjs', import.meta.url).href);

const at: Places = {
  to: (path) => path,
  rule: (id) => (id === 'MOT-1.1' ? { href: `moths.html#${id}`, sentence: 'It "flies".' } : undefined),
  api: () => undefined,
  prose: (text) => text,
  inline: (text) => text,
};
const LINK = '<a class="ref" href="moths.html#MOT-1.1" title="It &quot;flies&quot;.">MOT-1.1</a>';

test('ids of rules become links where there is such a rule, and are left alone in links', () => {
  expect(withRuleLinks('<p>By <code>MOT-1.1</code> and (MOT-1.1), not MOT-9.9.</p>', at)).toBe(
    `<p>By ${LINK} and (${LINK}), not MOT-9.9.</p>`,
  );
  expect(withRuleLinks('<a href="x">to MOT-1.1 there</a>', at)).toBe('<a href="x">to MOT-1.1 there</a>');
});

test('code is coloured and its rules are links', () => {
  expect(codeHtml(`// MOT-1.1: x\nconst a = \`b\${1}c\`;`, at)).toBe(
    `<pre class="code" tabindex="0"><code><span class="c">// ${LINK}: x</span>\n<span class="k">const</span> a = <span class="s">\`b\${</span><span class="n">1</span><span class="s">}c\`</span>;</code></pre>`,
  );
});

test('what is said in all languages stands there in the same order', () => {
  expect(inLanguages({ de: 'Ü', en: '<A>', pl: 'Ż' })).toBe(
    '<span class="in" lang="en">&lt;A&gt;</span><span class="in" lang="pl">Ż</span><span class="in" lang="de">Ü</span>',
  );
});

test('a search finds all words in any language, accents or not, names first', () => {
  const entries: readonly Entry[] = [
    ['a', 'rule', 'MOT-1.1', 'A moth flies to light.', 'Ćma leci łukiem'],
    ['b', 'card', 'Light', 'Burns.', 'Światło Größe'],
    ['c', 'api', 'moth', '', ''],
  ];
  const names = (query: string): string[] => found(entries, query, 9).map(([url]) => url);

  expect(folded('ŁUK Größe')).toBe('luk grosse');
  expect([
    names('cma luk'),
    names('swiatlo'),
    names('GROSSE'),
    names('light'),
    names('MOT-1.1'),
    names('moth burns'),
  ]).toEqual([['a'], ['b'], ['b'], ['b', 'a'], ['a'], []]);
  expect(names('  ')).toEqual([]);
  expect(entries.map((entry) => foundBy(entry, 'cma'))).toEqual(['Ćma leci łukiem', '', '']);
  expect(entries.map((entry) => foundBy(entry, 'light'))).toEqual(['', '', '']);
});

test('SNL-1.1 + SNL-8.6 the odds of dice: each row that may be met, and that none is', () => {
  expect(diceOdds([['splat'], ['crit']], 1).map(({ probability }) => Math.round(probability * 6))).toEqual([3, 1, 2]);
  // Two dice: 27 of 36 show a splat, 20 a hit, 12 both, and one of them shows neither.
  expect(
    diceOdds([['splat'], ['hit'], ['splat', 'hit'], ['hit', 'hit']], 2).map(({ probability }) =>
      Math.round(probability * 36),
    ),
  ).toEqual([27, 20, 12, 4, 1]);
});

test('cards of shuffled decks have the odds of being drawn, all others none', async () => {
  const decks = new Map<string, number>();
  for (const box of await allBoxes()) {
    const odds = oddsFor(box);
    for (const [group, { cards }] of (box.cards?.('en') ?? []).entries()) {
      for (const { id, copies } of cards) {
        const { draw } = odds(id, group, copies);
        if (draw !== undefined) decks.set(draw.deck, (decks.get(draw.deck) ?? 0) + draw.next);
        if (id === 'rocket') {
          // None of the first four of 84 is one of four: 80·79·78·77 of 84·83·82·81.
          expect(draw?.first).toBeCloseTo(1 - (80 * 79 * 78 * 77) / (84 * 83 * 82 * 81), 12);
          expect(draw).toMatchObject({ copies: 4, among: 84 });
        }
        if (id === 'crawl-punch' || id === 'dawn') expect(draw).toBeUndefined();
      }
    }
  }
  // Some card is the next one.
  expect([...decks].map(([deck, sum]) => [deck, Math.round(sum * 1e9)])).toEqual(
    ['arsenal deck', 'zombie deck', 'human deck', 'shark deck', 'Basic deck', 'Starting deck', 'Queen Room deck'].map(
      (deck) => [deck, 1e9],
    ),
  );
});

test('a card is named by rules with its id, or its name where it can be no other word', () => {
  const book = readRulebook(
    'm',
    '# M\n\n## Tags\n\n## Flight\n\n- `MOT-1.1` Net is a word.\n- `MOT-1.2` Play a Net.\n- `MOT-1.3` See `net`.\n\n## Cards\n\n- `MOT-2.1` Net: catches.\n- `MOT-2.2` Nets are others.\n',
  );

  expect(rulesAbout({ id: 'net', name: 'Net' }, book)).toEqual(['MOT-1.2', 'MOT-1.3', 'MOT-2.1']);
});

const data = (...rules: readonly (readonly [string, string])[]): RulesAsData => ({
  format: 'gastropodia/rules/1',
  version: '1.0.0',
  books: [
    {
      id: 'm',
      name: 'Moths',
      chapters: [
        {
          title: 'Flight',
          rules: rules.map(([id, sentence]) => ({
            id,
            sentence,
            enforcedBy: [],
            provedBy: [],
            decisions: [],
            events: [],
            refusals: [],
            cards: [],
            cites: [],
            citedBy: [],
          })),
        },
      ],
    },
  ],
});

test('what changed between two writings of the rules: new, gone, said otherwise', () => {
  const changes = changesBetween(
    data(['M-1', 'A.'], ['M-2', 'B.'], ['M-3', 'C.']),
    data(['M-1', 'A.'], ['M-3', 'D.'], ['M-4', 'E.']),
  );

  expect(changes.map(({ id, was, is, book }) => [id, was?.sentence, is?.sentence, book])).toEqual([
    ['M-3', 'C.', 'D.', 'Moths'],
    ['M-4', undefined, 'E.', 'Moths'],
    ['M-2', 'B.', undefined, 'Moths'],
  ]);
  expect(wordChanges('A moth flies home.', 'A moth walks home.')).toEqual([
    { is: 'kept', text: 'A moth ' },
    { is: 'gone', text: 'flies ' },
    { is: 'new', text: 'walks ' },
    { is: 'kept', text: 'home.' },
  ]);
});

test('links are followed to pages and anchors', () => {
  const pages = new Map([
    [
      'a.html',
      pageOf('<a href="b/c.html#x">1</a><a href="b/c.html#y">2</a><a href="d.html">3</a><a href="https://e">4</a>'),
    ],
    ['b/c.html', pageOf('<p id="x"></p><p id="x"></p><a href="../a.html">5</a>')],
  ]);

  expect(brokenLinks(pages, new Set(pages.keys()))).toEqual({
    count: 4,
    broken: ['a.html: b/c.html#y has no such anchor', 'a.html: d.html leads nowhere'],
  });
  expect([...pages.values()].map(idsTwice)).toEqual([[], ['x']]);
});

test('every box has cards and terms to show, in all of its languages', async () => {
  for (const box of await allBoxes()) {
    const { id, locales } = box.game;
    const book = readRulebook(id, readFileSync(`docs/rules/${id}.md`, 'utf8'));
    const cards = cardsOf(box, book);
    const nothing = { types: undefined, events: new Map(), refusals: new Map(), happened: new Map() };
    const terms = termsOf(box, book, { ...nothing, declared: new Map() });

    expect(terms.filter(({ kind }) => kind === 'decision').map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(box.game.decisions)),
    );
    // Its rulebook says by which rule each of them is asked.
    expect(terms.filter(({ rules }) => rules.length === 0).map(({ name }) => `${id}: ${name}`)).toEqual([]);
    for (const { names, texts } of cards) {
      expect([Object.keys(names).sort(), Object.keys(texts).sort()]).toEqual([
        [...locales].sort(),
        [...locales].sort(),
      ]);
    }
    expect(cards).toHaveLength((box.cards?.('en') ?? []).reduce((sum, group) => sum + group.cards.length, 0));
  }
});
