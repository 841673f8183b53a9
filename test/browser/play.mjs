import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import axe from 'axe-core';
import { chromium } from 'playwright-core';
import { buildPage } from '../../docs/play/build.mjs';
import { servedPage } from '../../docs/play/serve.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SMALL = ['auction', 'duel', 'kuhn', 'leduc', 'thimblerig', 'tic-tac-toe'];
const SIZES = [
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
];
const LOCALES = ['en', 'pl', 'de'];
const MOST_DECISIONS = 2000;

/** Whole games on the page of docs/play, clicked through in every language and at both widths. */
export async function pagesPlayedIn({ command }) {
  const started = Date.now();
  const { boxNamed } = await import(resolve(ROOT, 'dist/programs/registry.js'));
  await buildPage();
  const { url, close } = await servedPage();
  const browser = await chromium.launch({ executablePath: pathOf(command), args: ['--no-sandbox', '--disable-gpu'] });
  const faults = [];
  let games = 0;
  try {
    for (const locale of LOCALES) {
      for (const size of SIZES) {
        const visit = await visited({ browser, url, locale, size, boxNamed, faults, isExamined: locale === 'en' });
        for (const game of SMALL) {
          await visit.whole({ game });
          games += 1;
        }
        if (size.width === 360) {
          await visit.whole({ game: 'kuhn', people: 2 });
          games += 1;
        }
        await visit.leave();
      }
    }
    for (const [nth, size] of SIZES.entries()) {
      const visit = await visited({
        browser,
        url,
        axe,
        locale: LOCALES[nth + 1],
        size,
        boxNamed,
        faults,
        isExamined: true,
      });
      await visit.whole({ game: 'snails', isKept: true });
      games += 1;
      await visit.leave();
    }
  } catch (error) {
    faults.push(`The page: ${error.stack}`);
  } finally {
    await browser.close();
    close();
  }
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  const said = `${games} games clicked through on the page, in ${LOCALES.join(', ')}, at ${SIZES.map(({ width }) => width).join(' and ')} px`;
  return {
    isWell: faults.length === 0,
    said: [
      ...new Set(faults),
      `${said}: ${faults.length === 0 ? 'all well' : `${faults.length} faults`} (${seconds} s)`,
    ].join('\n'),
  };
}

/** Where a command is, as a shell would find it. */
function pathOf(command) {
  const places = command.includes('/') ? [command] : process.env.PATH.split(delimiter).map((at) => join(at, command));
  return places.find((path) => existsSync(path));
}

/** Somebody who opens the page: what they do there, and what is wrong with what they see. */
async function visited({ browser, url, locale, size, boxNamed, faults, isExamined }) {
  const { width, height, colorScheme } = size;
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, locale, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const here = `${locale}, ${width} px`;
  const fault = (what) => faults.push(`${here}: ${what}`);
  page.on('console', (message) => message.type() === 'error' && fault(`console: ${message.text()}`));
  page.on('pageerror', (error) => fault(`error: ${error.stack}`));
  await page.addInitScript(overhear);
  await page.addInitScript(axe.source);
  await page.goto(url);

  async function looksWell(moment) {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) fault(`${moment}: ${over} px too wide`);
    // Words are longer in another language; roles, labels and colours are the same.
    if (!isExamined) return;
    const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
    for (const { id, impact, nodes } of found.violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      fault(`${moment}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    }
  }

  async function begin({ game, people = 1 }) {
    await page.selectOption('[name=game]', game);
    await page.fill('[name=seed]', `${game} ${here}`);
    for (let seat = 1; seat < people; seat++) await page.selectOption(`[name=player-${seat}]`, 'person');
    await looksWell(`setting up ${game}`);
    await page.evaluate(() => globalThis.told.splice(0));
    await page.click('form button.main');
  }

  async function whole({ game, people = 1, isKept = false }) {
    await begin({ game, people });
    let decisions = 0;
    for (; decisions < MOST_DECISIONS; decisions++) {
      const now = await page.evaluate(waitForSomething);
      if (now === 'over') break;
      if (now === 'curtain') {
        if (decisions < 3) await looksWell(`${game}, curtain`);
        const left = await page.locator('.stage, .log').count();
        if (left > 0) fault(`${game}: something is left to be seen behind the curtain`);
        await page.click('.curtain button');
        continue;
      }
      if (decisions === 2) await looksWell(`${game}, playing`);
      if (isKept && decisions === 20) await keptAndLoaded(game);
      if (isKept && decisions === 12) await spokenOtherwise(game);
      await choose(game, decisions);
    }
    if (decisions === MOST_DECISIONS) fault(`${game} does not end`);
    await looksWell(`${game}, over`);
    const end = await page.locator('.question').textContent();
    await checkTold(game);
    if (isKept || game === 'leduc') await replayed(game, end);
    else await page.getByRole('button').nth(0).click();
  }

  /** Clicks what is lit on the table, or a button; and now and then what is not lit. */
  async function choose(game, nth) {
    if (game === 'tic-tac-toe') {
      const taken = page.locator('.stage [data-field]:not(.lit)').first();
      if (nth === 1) {
        await taken.click();
        if ((await page.locator('.refusal').textContent()) === '')
          fault('nothing says why a taken field is not to be had');
      }
      await page.locator('.stage .lit').first().click();
      return;
    }
    await page.evaluate(clickOption, nth);
  }

  async function spokenOtherwise(game) {
    const question = () => page.locator('.question').textContent();
    const before = await question();
    await page.selectOption(
      '[name=language]',
      LOCALES.find((each) => each !== locale),
    );
    await page.waitForFunction((text) => document.querySelector('.question')?.textContent !== text, before);
    await page.selectOption('[name=language]', locale);
    await page.waitForFunction((text) => document.querySelector('.question')?.textContent === text, before);
    if ((await page.locator('.option').count()) === 0) fault(`${game}: nothing can be done in another language`);
  }

  async function keptAndLoaded(game) {
    const before = await page.locator('.question').textContent();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button').nth(1).click()]);
    const file = await download.path();
    await page.getByRole('button').nth(0).click();
    await page.setInputFiles('input[type=file]', file);
    await page.waitForSelector('.option');
    if ((await page.locator('.question').textContent()) !== before) fault(`${game}: what was saved goes on otherwise`);
  }

  /** Nothing was told but what whoever sat there may know: all as the record has it. */
  async function checkTold(game) {
    const { game: rules } = await boxNamed(game);
    await page.getByRole('button').nth(2).click();
    await page.waitForFunction(() => location.hash.startsWith('#replay='));
    const { record } = JSON.parse(
      inflateRawSync(Buffer.from((await page.evaluate(() => location.hash)).slice(8), 'base64url')),
    );
    const told = await page.evaluate(() => globalThis.told);
    const { replaySteps } = await import(resolve(ROOT, 'dist/index.js'));
    const steps = [...replaySteps(rules, record)];
    const known = new Map();
    const viewsOf = (viewer) => {
      if (!known.has(viewer))
        known.set(viewer, new Set(steps.map(({ state }) => JSON.stringify(rules.view(state, viewer)))));
      return known.get(viewer);
    };
    let front;
    for (const each of told) {
      if (each.tell === 'table') front = each.viewer;
      const views = [each.view, each.message?.view].filter((view) => view !== undefined);
      if (views.some((view) => !viewsOf(front).has(JSON.stringify(view))))
        fault(`${game}: a view that is not seat ${front}'s`);
    }
    for (const viewer of known.keys()) {
      const seen = steps.flatMap(({ events }) => rules.viewEvents(events, viewer));
      const heard = eventsTold(told, viewer);
      if (!isDeepStrictEqual(heard, seen.slice(0, heard.length)))
        fault(`${game}: events that are not seat ${viewer}'s`);
    }
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    if (stored.some((key) => key !== 'gastropodia/play')) fault(`${game}: the browser keeps ${stored.join(', ')}`);
  }

  /** The link shows the same game again. */
  async function replayed(game, end) {
    await page.reload();
    await page.waitForSelector('input[type=range]');
    await looksWell(`${game}, again`);
    await page.locator('input[type=range]').press('End');
    const said = await page
      .waitForFunction((text) => document.querySelector('.question')?.textContent === text, end)
      .catch(() => undefined);
    if (said === undefined)
      fault(`${game}: the link ends with ${await page.locator('.question').textContent()}, not ${end}`);
    await page.getByRole('button').nth(0).click();
  }

  return { whole, leave: () => context.close() };
}

/** The events that a viewer was told, once each. */
function eventsTold(told, viewer) {
  let front;
  let events = [];
  for (const each of told) {
    if (each.tell === 'table') {
      front = each.viewer;
      if (front === viewer) events = [...each.past];
    }
    if (each.tell === 'message' && each.message.tell === 'game' && front === viewer)
      events.push(...each.message.events);
  }
  return events;
}

/* What runs in the page. */

function overhear() {
  const told = [];
  globalThis.told = told;
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => told.push(data));
    }
  };
}

/** Waits until there is something to be done, or nothing more. */
async function waitForSomething() {
  for (let tries = 0; tries < 2000; tries++) {
    if (document.querySelector('.question.over')) return 'over';
    if (document.querySelector('.curtain button')) return 'curtain';
    if (document.querySelector('.option')) return 'asked';
    await new Promise((passed) => setTimeout(passed, 10));
  }
  return `stuck: ${document.querySelector('.question')?.textContent}`;
}

function clickOption(nth) {
  const options = document.querySelectorAll('.option');
  options[(nth * 7) % options.length].click();
}
