import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import axe from 'axe-core';
import { enablePatches, Immer } from 'immer';
import { chromium } from 'playwright-core';
import { ENTRY_POINTS } from '../../.ci/entry-points.mjs';
import { buildPage } from '../../docs/play/build.mjs';
import { servedPage } from '../../docs/play/serve.mjs';
import { pathOf } from './chromium.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SIZES = [
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
];
const LOCALES = ['en', 'pl', 'de'];
const MOST_DECISIONS = 2000;
/** So many decisions are made by hand; the rest of a long game is played by keys that the page itself presses. */
const BY_HAND = 28;
/** After so many more a large game that two people hand to each other has gone through some rounds. */
const HANDED_OVER = 90;
/** Small games are handed to each other by two people on a phone. */
const isHandedOver = ({ width }) => width === 360;
/** So many people look at the page at the same time: while one waits for a bot, another one clicks. */
const LANES = 2;
/** After so many decisions it is known how a game is animated. */
const ANIMATED = 16;

/**
 * Whole games on the page of docs/play, all that are in the registry: each of the small ones once in every language, half of
 * them at each width; large ones, which the package exports by their names, once against a bot, some rounds of them at the other
 * width by two people who hand the screen to each other, and the beginning once more as it is animated.
 */
export async function pagesPlayedIn({ command }) {
  const started = Date.now();
  const { boxNamed, GAME_NAMES } = await import(resolve(ROOT, 'dist/programs/registry.js'));
  const isLarge = (name) => Object.hasOwn(ENTRY_POINTS, name);
  const [large, small] = [GAME_NAMES.filter(isLarge), GAME_NAMES.filter((name) => !isLarge(name))];
  await buildPage();
  const { url, close } = await servedPage();
  const browser = await chromium.launch({ executablePath: pathOf(command), args: ['--no-sandbox', '--disable-gpu'] });
  const faults = [];
  /** The games that have odds, and those of which somebody was shown some. */
  const luck = { withOdds: new Set(), shown: new Set() };
  let games = 0;
  const visit = async ({ play, ...options }) => {
    const visitor = await visited({ browser, url, boxNamed, faults, luck, onWhole: () => (games += 1), ...options });
    await play(visitor);
    await visitor.leave();
  };
  // To open the page takes long: whoever does plays all that is to be played in one language at one width.
  const visits = LOCALES.flatMap((locale, nth) =>
    SIZES.map((size, mth) => ({
      locale,
      size,
      async play({ whole }) {
        // Half of the large games are whole at one width, half at the other.
        for (const [place, game] of large.entries()) {
          if (LOCALES[(place + mth + 1) % LOCALES.length] !== locale) continue;
          const isWhole = (place + mth) % 2 === 1;
          await whole({ game, isExamined: true, ...(isWhole ? { isKept: true } : { people: 2, isWhole: false }) });
        }
        const these = small.filter((_, game) => (game + nth + mth) % 2 === 0);
        const isExamined = locale === 'en';
        for (const game of these) {
          const isKept = isExamined && game === 'leduc';
          await whole({ game, people: isHandedOver(size) ? 2 : 1, isKept, isExamined });
        }
      },
    })),
  );
  visits.push({
    locale: 'en',
    size: SIZES[1],
    isAnimated: true,
    async play({ animated }) {
      for (const game of [...large, 'tic-tac-toe']) await animated(game);
    },
  });
  try {
    const left = [...visits];
    const lane = async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await visit(next);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    // Ants comes to odds once in some hundred decisions, when a hex is explored: its games may pass without any.
    const without = [...luck.withOdds].filter((game) => !luck.shown.has(game) && game !== 'ants');
    for (const game of without) faults.push(`${game}: nobody was shown any odds`);
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

/** Somebody who opens the page: what they do there, and what is wrong with what they see. */
async function visited({ browser, url, locale, size, boxNamed, faults, luck, onWhole, isAnimated = false }) {
  const { width, height, colorScheme } = size;
  const reducedMotion = isAnimated ? 'no-preference' : 'reduce';
  const context = await browser.newContext({ viewport: { width, height }, locale, colorScheme, reducedMotion });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const here = `${locale}, ${width} px`;
  const fault = (what) => faults.push(`${here}: ${what}`);
  page.on('console', (message) => message.type() === 'error' && fault(`console: ${message.text()}`));
  page.on('pageerror', (error) => fault(`error: ${error.stack}`));
  await page.addInitScript(overhear);
  if (isAnimated) await page.addInitScript(watchFrames);
  await page.goto(url);
  const textOf = (selector) => page.locator(selector).textContent();

  /** Words are longer in another language, so that is looked at everywhere; roles, labels and colours are the same. */
  async function looksWell(moment, isExamined) {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) fault(`${moment}: ${over} px too wide`);
    const hidden = await page.evaluate(hiddenOfPictures);
    if (hidden.length > 0) fault(`${moment}: the page hides what a picture shows: ${hidden.join(' | ')}`);
    if (!isExamined) return;
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
    const found = await page.evaluate(() =>
      globalThis.axe.run(document, { resultTypes: ['violations'], preload: false }),
    );
    for (const { id, impact, nodes } of found.violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      fault(`${moment}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    }
  }

  async function begin({ game, people = 1, isExamined }) {
    await page.selectOption('[name=game]', game);
    await page.fill('[name=seed]', `${game} ${here}`);
    for (let seat = 1; seat < people; seat++) await page.selectOption(`[name=player-${seat}]`, 'person');
    const { trait } = await boxNamed(game);
    const given = trait?.values[trait.values.length - 1];
    if (given !== undefined) await page.selectOption('[name=trait-0]', given);
    await looksWell(`setting up ${game}`, isExamined);
    await page.evaluate(() => {
      globalThis.told.splice(0);
      globalThis.drawn?.splice(0);
    });
    await page.click('form button.main');
    return given;
  }

  /** Somebody presses a button of the bar, which a phone has in a menu. */
  async function press(name) {
    const button = page.locator(`.bar [name=${name}]`);
    if (!(await button.isVisible())) await page.click('[name=menu]');
    await button.click();
  }

  async function whole({ game, people = 1, isKept = false, isWhole = true, isExamined }) {
    const given = await begin({ game, people, isExamined });
    if ((await boxNamed(game)).odds !== undefined) luck.withOdds.add(game);
    const seen = { odds: 0, refused: 0, curtains: 0, isRuleOpened: false };
    let decisions = 0;
    for (; decisions < MOST_DECISIONS; decisions++) {
      const now = await page.evaluate(waitForSomething);
      if (now === 'over') break;
      if (now === 'curtain') {
        if (seen.curtains === 0) await looksWell(`${game}, curtain`, isExamined);
        seen.curtains += 1;
        const left = await page.locator('.stage, .log').count();
        if (left > 0) fault(`${game}: something is left to be seen behind the curtain`);
        await page.click('.curtain button');
        continue;
      }
      if (now !== 'asked') throw new Error(`${here}, ${game}: ${now}`);
      if (decisions === 2) await looksWell(`${game}, playing`, isExamined);
      if (decisions === 5) await backTold(game);
      if (decisions === 10 && given !== undefined) await traitSeen(game, given);
      if (isKept && decisions === 12) await spokenOtherwise(game);
      if (isKept && people === 1 && decisions === 20) await keptAndLoaded(game);
      if (seen.refused < 2 && decisions > 0) seen.refused += await refused(game);
      if (seen.odds === 0) seen.odds += await oddsShown(game, isExamined);
      if (seen.odds > 0) luck.shown.add(game);
      if (!seen.isRuleOpened) seen.isRuleOpened = await ruleOpened(game, '.log');
      if (decisions < BY_HAND) await choose(game, decisions);
      else if (!isWhole) {
        await page.evaluate(playOn, { most: HANDED_OVER, isCurious: false });
        break;
      } else {
        const isCurious = seen.odds === 0 && (await boxNamed(game)).odds !== undefined;
        const ended = await page.evaluate(playOn, { most: MOST_DECISIONS, isCurious });
        if (ended === undefined) throw new Error(`${here}, ${game} does not end`);
      }
    }
    if (decisions === MOST_DECISIONS) fault(`${game} does not end`);
    const { clicks } = await boxNamed(game);
    if (clicks !== undefined && seen.refused === 0) fault(`${game}: nothing was refused by the table`);
    if (people > 1 && seen.curtains < 2) fault(`${game}: the screen was handed over ${seen.curtains} times`);
    if (!isWhole) {
      await checkTold(game, await recordSaved(game));
      await press('new');
      return;
    }
    onWhole();
    await looksWell(`${game}, over`, isExamined);
    const end = await textOf('.question');
    await page
      .waitForFunction(isLastToldSeen, undefined, { timeout: 2000 })
      .catch(() => fault(`${game}: the log does not show what happened last`));
    await checkTold(game, await recordLinked());
    if (isKept) await replayed(game, end, isExamined);
    else await press('new');
  }

  /** Clicks what is lit on the table, or a button; every fifth time by keyboard. */
  async function choose(game, nth) {
    const found = await page.evaluate(placeOfChoice, nth * 7);
    if (found === undefined) return;
    if (nth % 5 === 3 && found.isLit) {
      await page.keyboard.press('Enter');
      return;
    }
    if (found.x === undefined) fault(`${game}: ${found.label} is lit, and cannot be clicked anywhere`);
    else await page.mouse.click(found.x, found.y);
  }

  /** Clicks something on the table that is not lit, if there is any: a sentence says why not. */
  async function refused(game) {
    const at = await page.evaluate(placeUnlit);
    if (at === undefined) return 0;
    await page.mouse.click(at.x, at.y);
    const said = await textOf('.refusal');
    if (said === '') fault(`${game}: nothing says why ${at.what} cannot be clicked`);
    if (said !== '' && !(await ruleOpened(game, '.refusal'))) fault(`${game}: no rule opens for "${said}"`);
    await page.keyboard.press('Escape');
    return 1;
  }

  async function ruleOpened(game, where) {
    const rule = page.locator(`${where} button.rule`).first();
    if ((await rule.count()) === 0) return false;
    const id = await rule.textContent();
    // The log scrolls by itself.
    await rule.evaluate((button) => button.click());
    const text = await textOf('dialog[open]');
    if (!text.includes(id) || text.length < id.length + 20) fault(`${game}: nothing is told of rule ${id}`);
    await page.click('dialog[open] button.main');
    return true;
  }

  /** Looks at the odds, if there are any: in words. */
  async function oddsShown(game, isExamined) {
    if (!(await page.locator('[name=odds]').isVisible())) return 0;
    await page.click('[name=odds]');
    const lines = await page.locator('.chances li').allTextContents();
    const isBad = (line) => /[{}]|undefined|NaN/.test(line) || !/^\d.*%.*\p{L}/u.test(line);
    if (lines.length < 2 || lines.some(isBad)) fault(`${game}: the odds are ${lines.join(' | ')}`);
    await looksWell(`${game}, odds`, isExamined);
    await page.click('[name=odds]');
    return 1;
  }

  /** Taking back can be pressed, or it is said why not. */
  async function backTold(game) {
    // The table is asked, and answers a moment later.
    await page.waitForFunction(
      () => !document.querySelector('[name=undo]').disabled || document.querySelector('.why').textContent !== '',
    );
    const isOff = await page.locator('[name=undo]').isDisabled();
    const why = await textOf('.why');
    if (isOff !== (why !== '')) fault(`${game}: taking back is ${isOff ? 'off' : 'on'}, and it is said: ${why}`);
  }

  async function traitSeen(game, given) {
    const { trait } = await boxNamed(game);
    const said = trait.describe?.(locale, given) ?? given;
    if (!(await textOf('.stage')).includes(said)) fault(`${game}: nobody has ${said}`);
  }

  async function spokenOtherwise(game) {
    const before = await textOf('.question');
    const speak = async (language, isSame) => {
      if (!(await page.locator('[name=language]').isVisible())) await page.click('[name=menu]');
      await page.selectOption('[name=language]', language);
      await page.waitForFunction(
        ([text, is]) => (document.querySelector('.question')?.textContent === text) === is,
        [before, isSame],
      );
    };
    await speak(
      LOCALES.find((each) => each !== locale),
      false,
    );
    await speak(locale, true);
    if ((await page.evaluate(waitForSomething)) !== 'asked') fault(`${game}: nothing can be done in another language`);
  }

  async function saved() {
    const [download] = await Promise.all([page.waitForEvent('download'), press('save')]);
    return download.path();
  }

  async function keptAndLoaded(game) {
    const before = await textOf('.question');
    const file = await saved();
    await press('new');
    await page.setInputFiles('input[type=file]', file);
    await page.evaluate(waitForSomething);
    if ((await textOf('.question')) !== before) fault(`${game}: what was saved goes on otherwise`);
  }

  /** The record of a game that is over, as its link has it. */
  async function recordLinked() {
    await press('link');
    await page.waitForFunction(() => location.hash.startsWith('#replay='));
    const link = (await page.evaluate(() => location.hash)).slice('#replay='.length);
    return JSON.parse(inflateRawSync(Buffer.from(link, 'base64url'))).record;
  }

  /** The record of a game that goes on, as the file has it that somebody saved. */
  async function recordSaved(game) {
    const { openTable } = await import(resolve(ROOT, 'dist/host.js'));
    const { game: rules } = await boxNamed(game);
    const log = await readFile(await saved(), 'utf8');
    const onFault = ({ error }) => fault(`${game}: what was saved does not open: ${error}`);
    return openTable(rules, { log, config: undefined, luck: '', seats: [], onFault }).record;
  }

  /** Nothing was told but what whoever sat there may know: all as the record has it. */
  async function checkTold(game, record) {
    const { game: rules } = await boxNamed(game);
    const told = await page.evaluate(() => globalThis.told);
    const { replaySteps } = await import(resolve(ROOT, 'dist/index.js'));
    const steps = [...replaySteps(rules, record)];
    const viewsOf = remembered((viewer) => new Set(steps.map(({ state }) => sorted(rules.view(state, viewer)))));
    const heard = new Map();
    for (const { viewer, frames, isBegun } of followed(told)) {
      const view = frames.at(-1)?.view;
      if (view !== undefined && !viewsOf(viewer).has(sorted(view)))
        fault(`${game}: a view that is not seat ${viewer}'s`);
      const before = isBegun ? [] : (heard.get(viewer) ?? []);
      heard.set(viewer, [...before, ...frames.flatMap(({ events }) => events)]);
    }
    for (const [viewer, events] of heard) {
      const seen = steps.flatMap((step) => rules.viewEvents(step.events, viewer));
      if (!isDeepStrictEqual(events, seen.slice(0, events.length)))
        fault(`${game}: events that are not seat ${viewer}'s`);
    }
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    if (stored.some((key) => key !== 'gastropodia/play')) fault(`${game}: the browser keeps ${stored.join(', ')}`);
  }

  /** The link shows the same game again. */
  async function replayed(game, end, isExamined) {
    await page.reload();
    await page.waitForSelector('input[type=range]');
    await looksWell(`${game}, again`, isExamined);
    await page.locator('input[type=range]').press('End');
    const said = await page
      .waitForFunction((text) => document.querySelector('.question')?.textContent === text, end)
      .catch(() => undefined);
    if (said === undefined) fault(`${game}: the link ends with ${await textOf('.question')}, not ${end}`);
    if ((await page.locator('.log li').count()) < 3) fault(`${game}: the log of the link does not tell the game`);
    await press('new');
  }

  /** The beginning of a game as it is animated: each event is told, and the table drawn as it is then, before the next one. */
  async function animated(game) {
    const box = await boxNamed(game);
    await page.selectOption('[name=speed]', 'fast');
    await begin({ game });
    let isTakenBack = false;
    for (let nth = 0; nth < ANIMATED; nth++) {
      if ((await page.evaluate(waitForSomething)) !== 'asked') break;
      await choose(game, nth);
    }
    await page.evaluate(waitForSomething);
    const told = await page.evaluate(() => globalThis.told);
    const expected = framesOf(box, told, { locale, width: 'wide', style: 'outside' });
    if (expected.length < 5) fault(`${game}: only ${expected.length} pictures to animate`);
    const { frames, wanted } = await page.evaluate(comparable, expected);
    const at = missedAmong(frames, wanted);
    if (at !== undefined) {
      fault(`${game}: picture ${at} of ${wanted.length} is not what is told by then: ${wanted[at]?.last}`);
    }
    // Then something is taken back, as soon as that can be.
    for (let nth = 0; nth < 60 && !isTakenBack; nth++) {
      if ((await page.evaluate(waitForSomething)) !== 'asked') break;
      if (await page.locator('[name=undo]').isEnabled()) {
        await page.evaluate(() => globalThis.told.splice(0));
        await page.click('[name=undo]');
        isTakenBack = await page
          .waitForFunction(() => globalThis.told.some(({ message }) => message?.anew))
          .then(Boolean);
      } else await choose(game, nth);
    }
    if (!isTakenBack && box.odds !== undefined) fault(`${game}: nothing could be taken back`);
    await press('new');
  }

  return { whole, animated, leave: () => context.close() };
}

/** What the table looks like, by and by: after every event that is told, and when all is told. */
function framesOf({ story, pictures }, told, how) {
  const drawn = [];
  let [names, lines, last] = [{}, 0, ''];
  for (const { seats, frames, outcome, isAtOnce } of followed(told)) {
    names = { players: seats.map(({ name }) => name) };
    for (const [nth, { events, view }] of frames.entries()) {
      const happenings = events.map((event) => story.tell(event, { locale: how.locale, names })).filter(Boolean);
      lines += happenings.length;
      last = happenings.at(-1)?.sentence ?? last;
      const isLast = nth === frames.length - 1;
      if (!isLast && (isAtOnce || happenings.length === 0)) continue;
      const look = story.look(view, isLast ? outcome : undefined);
      // Nobody sees a table that waits for somebody, if that one is a bot and has gone on by then.
      drawn.push({ svg: pictures.table(look, how), lines, last, isPassed: isLast && happenings.length === 0 });
    }
  }
  return drawn;
}

/** What clients were told about the game, frame by frame, with the views that patches lead to. */
function* followed(told) {
  enablePatches();
  const immer = new Immer();
  let seats = [];
  const views = new Map();
  const begun = new Set();
  for (const each of told) {
    if (each.tell === 'table') {
      seats = each.seats;
      begun.clear();
    }
    const { message, viewer, line } = each;
    if (message?.tell !== 'game' && message?.tell !== 'frames') continue;
    const isBegun = !begun.has(line);
    begun.add(line);
    const frames =
      message.tell === 'game'
        ? [{ events: message.events, view: message.view }]
        : message.frames.map(({ events, patches }) => {
            views.set(line, immer.applyPatches(views.get(line), patches));
            return { events, view: views.get(line) };
          });
    if (message.tell === 'game') views.set(line, message.view);
    const isAtOnce = isBegun || message.anew === true;
    yield { seats, viewer, frames, outcome: message.outcome, isBegun, isAtOnce };
  }
}

/** The first picture that was wanted and not drawn, or drawn and not wanted, if there is one. */
function missedAmong(frames, wanted) {
  let [at, last] = [0, ''];
  // What looks like the picture before it is not drawn again.
  const isSeen = ({ picture, isPassed }) => isPassed || picture === last;
  for (const { name, picture } of frames) {
    while (at < wanted.length && wanted[at].name !== name && isSeen(wanted[at])) at += 1;
    if (wanted[at]?.name !== name) return at;
    [at, last] = [at + 1, picture];
  }
  const missed = wanted.findIndex((each, nth) => nth >= at && !isSeen(each));
  return missed === -1 ? undefined : missed;
}

/** A value as text, whatever the order of its keys. */
const sorted = (value) =>
  JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Makes each value once. */
function remembered(make) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
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

/** Writes down whatever is drawn of the table, and how much was told by then; time goes ten times as fast. */
function watchFrames() {
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (run, wait = 0, ...given) => later(run, wait / 10, ...given);
  const look = () => {
    const picture = document.querySelector('.stage > svg');
    if (picture === null || globalThis.framed === picture) return;
    globalThis.framed = picture;
    globalThis.drawn.push({ svg: picture.outerHTML, lines: document.querySelectorAll('.log li').length });
  };
  globalThis.drawn = [];
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** What was drawn and what should have been, without what is lit in it; the same picture twice in a row is once. */
function comparable(expected) {
  const plainly = ({ svg, ...each }) => {
    const room = document.createElement('div');
    room.innerHTML = svg;
    for (const each of room.querySelectorAll('*')) {
      each.classList.remove('lit', 'chosen');
      if (each.getAttribute('class') === '') each.removeAttribute('class');
      for (const name of ['role', 'tabindex', 'aria-label']) each.removeAttribute(name);
    }
    return { ...each, picture: room.innerHTML };
  };
  const once = (frames) => frames.map(plainly).filter(({ picture }, nth, all) => picture !== all[nth - 1]?.picture);
  const short = ({ picture, lines, ...each }) => {
    let sum = 0;
    for (let nth = 0; nth < picture.length; nth++) sum = (Math.imul(sum, 31) + picture.charCodeAt(nth)) | 0;
    return { ...each, name: `${lines} ${sum}`, picture: String(sum) };
  };
  return { frames: once(globalThis.drawn).map(short), wanted: once(expected).map(short) };
}

/** Waits until there is something to be done, or nothing more. */
async function waitForSomething() {
  for (let tries = 0; tries < 2000; tries++) {
    if (document.querySelector('.question.over')) return 'over';
    if (document.querySelector('.curtain button')) return 'curtain';
    if (document.querySelector('.option, .stage .lit')) return 'asked';
    await new Promise((passed) => setTimeout(passed, 10));
  }
  return `stuck: ${document.querySelector('.question')?.textContent}`;
}

/** Plays on to the end, or until there are odds, if they are wanted; says what it came to. */
async function playOn({ most, isCurious }) {
  /** How often each thing was chosen: who is curious tries what was tried least, and so comes to all that luck decides. */
  const times = new Map();
  const nameOf = (each) => each.textContent + Object.entries(each.dataset);
  const timesOf = (each) => times.get(nameOf(each)) ?? 0;
  for (let nth = 0; nth < most; nth++) {
    for (let tries = 0; tries < 2000; tries++) {
      if (document.querySelector('.question.over')) return 'over';
      if (document.querySelector('.curtain button, .option, .stage .lit')) break;
      await new Promise((passed) => setTimeout(passed, 1));
    }
    document.querySelector('.curtain button')?.click();
    if (isCurious) {
      // They are offered a moment after the question: once they are counted.
      for (let tries = 0; tries < 200 && document.querySelector('.tools:not([aria-busy=false])'); tries++) {
        await new Promise((passed) => setTimeout(passed, 5));
      }
      if (document.querySelector('[name=odds]:not([hidden])')) return 'odds';
    }
    const all = [...document.querySelectorAll('.stage .lit, .option')];
    const least = Math.min(...all.map(timesOf));
    const open = isCurious ? all.filter((each) => timesOf(each) === least) : all;
    const chosen = open[(nth * 7) % open.length];
    if (chosen !== undefined) times.set(nameOf(chosen), least + 1);
    if (chosen?.matches('.option')) chosen.click();
    else chosen?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }
  return undefined;
}

/** What is in a picture, and not to be seen there: the page has a style for a word that a game uses as well. */
function hiddenOfPictures() {
  const isSeen = (each) => {
    const { display, visibility } = getComputedStyle(each);
    return display !== 'none' && visibility !== 'hidden';
  };
  const drawn = document.querySelectorAll('svg.gastropodia :is(g, path, rect, circle, ellipse, text, svg)');
  const unseen = [...drawn].filter((each) => !isSeen(each)).map((each) => each.getAttribute('class') ?? each.tagName);
  return [...new Set(unseen)];
}

/** Nobody has scrolled the log: then its last sentence is in sight. */
function isLastToldSeen() {
  const log = document.querySelector('.log');
  const last = log?.lastElementChild;
  if (!last) return false;
  return last.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom + 2;
}

/** Where one of those things is that can be clicked now; if it is on the table, the keyboard is put on it. */
function placeOfChoice(nth) {
  const all = [...document.querySelectorAll('.stage .lit, .option')];
  const chosen = all[nth % all.length];
  if (chosen === undefined) return undefined;
  const isLit = chosen.matches('.lit');
  chosen.focus({ preventScroll: true });
  chosen.scrollIntoView({ block: isLit ? 'center' : 'nearest' });
  const { x, y, width, height } = chosen.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const places = parts.flatMap((down) => parts.map((right) => ({ x: x + right * width, y: y + down * height })));
  const isReached = (at) => {
    const [top, ...below] = document.elementsFromPoint(at.x, at.y);
    if (!isLit) return chosen.contains(top);
    if (top?.closest('.stage') === null) return false;
    return [top, ...below].find((each) => each?.closest('.stage .lit'))?.closest('.lit') === chosen;
  };
  return { isLit, label: chosen.getAttribute('aria-label') ?? chosen.textContent, ...places.find(isReached) };
}

/** A place on the table where something is that is not lit. */
function placeUnlit() {
  const named = (each) => [...each.attributes].filter(({ name }) => /^data-(?!theme)/.test(name));
  for (const each of document.querySelectorAll('.stage [data-field], .stage [data-piece], .stage [data-card]')) {
    if (each.closest('.lit')) continue;
    each.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = each.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const stack = document.elementsFromPoint(at.x, at.y);
    if (!stack[0]?.closest('.stage') || stack.some((found) => found.closest('.lit'))) continue;
    return {
      ...at,
      what: named(each)
        .map(({ name, value }) => `${name}=${value}`)
        .join(),
    };
  }
  return undefined;
}
