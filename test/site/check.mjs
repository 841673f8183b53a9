// Looks at the site as it lies in docs/site: links, anchors, rules and cards in the files themselves, then, in headless
// Chromium, what is too wide, what fails, what asks for something elsewhere, and what axe finds: `npm run check:site`, after
// `npm run docs`. $CHROME says which browser to take. The exit code is 1 where something is wrong, 2 without a browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { chromium } from 'playwright-core';
import { installedBrowser, NO_BROWSER, pathOf } from '../browser/chromium.mjs';
import { brokenLinks, idsTwice, pageOf } from './links.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SITE = resolve(process.argv[2] ?? join(ROOT, 'docs/site'));
const faults = [];
const fault = (text) => faults.push(text);
const began = Date.now();
const since = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;

const names = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
const files = new Set(names);
const pages = new Map(
  names.filter((name) => name.endsWith('.html')).map((name) => [name, pageOf(readFileSync(join(SITE, name), 'utf8'))]),
);
const { count, broken } = brokenLinks(pages, files);
for (const each of broken) fault(each);
for (const [name, page] of pages) for (const id of idsTwice(page)) fault(`${name}: the id ${id} stands there twice`);

const anchors = new Set([...pages.values()].flatMap(({ ids }) => ids));
const written = readdirSync(join(ROOT, 'docs/rules')).flatMap((file) =>
  Array.from(
    readFileSync(join(ROOT, 'docs/rules', file), 'utf8').matchAll(/^- `([A-Z]{3}-[\dX]+\.\d+)`/gm),
    ([, id]) => id,
  ),
);
for (const id of written) if (!anchors.has(id)) fault(`the rule ${id} has no place`);
const galleries = [...pages.keys()].filter((name) => /^[\w-]+\/cards\.html$/.test(name));
let cards = 0;
for (const name of galleries) {
  const html = readFileSync(join(SITE, name), 'utf8');
  for (const entry of html.split('<article class="card-entry"').slice(1)) {
    cards += 1;
    const drawn = ['en', 'pl', 'de'].filter(
      (locale) => !new RegExp(`<div class="in" lang="${locale}"><svg`).test(entry),
    );
    if (drawn.length > 0) fault(`${name}: ${/id="([^"]+)"/.exec(entry)?.[1]} is not drawn in ${drawn.join(', ')}`);
  }
}
if (galleries.length === 0) fault('there is no gallery of cards');
for (const name of pages.keys()) {
  const html = () => readFileSync(join(SITE, name), 'utf8');
  if (name.endsWith('/glossary.html')) {
    for (const term of html().split('<article class="term"').slice(1)) {
      if (!term.includes('class="card-rules"')) fault(`${name}: ${/id="([^"]+)"/.exec(term)?.[1]} names no rule`);
    }
  }
  if (name.endsWith('/all-rules.html') && html().includes('<em>–</em>')) fault(`${name}: nothing keeps some rule`);
}
console.log(
  `${pages.size} pages, ${count} links, ${written.length} rules, ${cards} cards: ${faults.length} faults, ${since()}`,
);

const browser = await installedBrowser();
if (browser === undefined) {
  console.log(NO_BROWSER);
  process.exitCode = 2;
} else await look(pathOf(browser.command));
for (const each of faults.slice(0, 300)) console.log(`- ${each}`);
if (faults.length > 0) {
  console.log(`${faults.length} faults`);
  process.exitCode = 1;
} else console.log(`No faults: ${since()}`);

/** Looks at pages in a browser: of our own all, of the reference every thirtieth. */
async function look(executablePath) {
  const running = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const own = [...pages.keys()].filter(
    (name) => !/^(classes|enums|functions|interfaces|modules|types|variables|play)\//.test(name),
  );
  const others = [...pages.keys()].filter((name) => !own.includes(name) && !name.startsWith('play/'));
  const some = [...own, ...others.filter((_, nth) => nth % 30 === 0)];
  await shown(running, some, { width: 360, height: 740 });
  await shown(
    running,
    some.filter((name) => /(index|modules|cards|all-rules|performance)\.html$/.test(name)),
    { width: 1300, height: 900 },
  );
  const kinds = ['index', 'all-rules', 'cards', 'glossary', 'replay', 'print'].map(
    (kind) => `${firstGame()}/${kind}.html`,
  );
  const sample = ['index.html', 'changes.html', 'modules.html', 'guide/index.html', ...kinds, chapterOf(firstGame())];
  for (const colorScheme of ['light', 'dark'])
    await studied(
      running,
      sample.filter((name) => pages.has(name)),
      colorScheme,
    );
  await searched(running);
  await filtered(running);
  await watched(running);
  await running.close();
}

/** A game that has cards. */
function firstGame() {
  return galleries[0]?.split('/')[0] ?? '';
}

/** A chapter of a game. */
function chapterOf(game) {
  const isChapter = (name) => name.startsWith(`${game}/`) && pages.get(name).ids.some((id) => /^[A-Z]{3}-2\./.test(id));
  return [...pages.keys()].find(isChapter) ?? '';
}

/** A page that tells of whatever goes wrong on it. */
async function openIn(running, options) {
  const context = await running.newContext(options);
  const page = await context.newPage();
  let where = '';
  page.on('pageerror', (error) => fault(`${where}: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) fault(`${where}: asks for ${request.url()}`);
  });
  return {
    page,
    close: () => context.close(),
    async go(name) {
      where = name;
      await page.goto(pathToFileURL(join(SITE, name)).href, { waitUntil: 'load' });
    },
  };
}

async function shown(running, list, viewport) {
  const { page, go, close } = await openIn(running, { viewport });
  for (const name of list) {
    await go(name);
    const wide = await page.evaluate(tooWide);
    if (wide.length > 0) fault(`${name} is too wide at ${viewport.width}: ${wide.join(', ')}`);
  }
  await close();
  console.log(`${list.length} pages looked at, ${viewport.width} wide: ${since()}`);
}

/** What axe has to say. */
async function studied(running, list, colorScheme) {
  const { page, go, close } = await openIn(running, { viewport: { width: 1300, height: 900 }, colorScheme });
  for (const name of list) {
    await go(name);
    await page.evaluate(axe.source);
    // Pictures are looked at where they are made; here they are pictures.
    const found = await page.evaluate(() =>
      globalThis.axe.run(
        { exclude: [['svg']] },
        { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'best-practice'] },
      ),
    );
    for (const { id, nodes } of found.violations) {
      fault(
        `${name}, ${colorScheme}: ${id}: ${nodes
          .slice(0, 2)
          .map(({ html }) => html.slice(0, 120))
          .join(' | ')}`,
      );
    }
  }
  await close();
  console.log(`${list.length} pages studied, ${colorScheme}: ${since()}`);
}

/** Words in three languages, with accents and without, find rules and cards. */
async function searched(running) {
  const { page, go, close } = await openIn(running, { viewport: { width: 1300, height: 900 } });
  await go('index.html');
  const results = async (words) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.waitForFunction(() => globalThis.bookIndex !== undefined);
    await page.fill('#book-search-words', words);
    return page.locator('#book-search-found li small').allTextContents();
  };
  const [first] = written;
  for (const words of [first, 'muszli', 'Muschel', 'ślimak', 'slimak']) {
    const kinds = await results(words);
    if (!kinds.includes('rule') && !kinds.includes('card')) fault(`the search for ${words} finds no rule: ${kinds}`);
  }
  await close();
}

/** Cards are chosen by kind and by name, and the language of a page is one. */
async function filtered(running) {
  const { page, go, close } = await openIn(running, { viewport: { width: 1300, height: 900 } });
  const name = `${firstGame()}/cards.html`;
  await go(name);
  const shown = () => page.locator('.card-entry:visible').count();
  const all = await shown();
  await page.click('button[data-group="0"]');
  const some = await shown();
  if (some === 0 || some >= all) fault(`${name}: of ${all} cards, ${some} are of the first kind`);
  await page.click('button[data-group="all"]');
  await page.fill('[data-find]', 'no card is called like this');
  if ((await shown()) > 0 || !(await page.locator('.none').isVisible())) fault(`${name}: cards are not chosen by name`);
  await page.click('button[data-language="pl"]');
  if ((await page.locator('h2:visible .in[lang="en"]:visible').count()) > 0) fault(`${name}: is not in Polish`);
  await close();
}

/** A game that is told can be gone through step by step. */
async function watched(running) {
  const { page, go, close } = await openIn(running, { viewport: { width: 1300, height: 900 } });
  for (const name of [...pages.keys()].filter((each) => each.endsWith('/replay.html'))) {
    await go(name);
    await page.locator('a.button').first().click();
    try {
      await page.locator('.board svg').first().waitFor({ timeout: 20_000 });
      const before = await page.locator('.count').textContent();
      await page.click('button[name="after"]');
      await page.waitForFunction((was) => document.querySelector('.count').textContent !== was, before);
    } catch {
      fault(`${name}: the game cannot be gone through`);
    }
  }
  await close();
}

/** What sticks out of the page, in the page. */
function tooWide() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.querySelectorAll('body *')].filter(
    (each) => each.getBoundingClientRect().right > clientWidth + 1 && !each.closest('.scroll, pre, svg, .bar nav'),
  );
  return out
    .slice(0, 3)
    .map((each) => `${each.tagName.toLowerCase()}.${each.className} ${each.textContent.trim().slice(0, 30)}`);
}
