import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { pathOf } from './chromium.mjs';

const EXAMPLE = resolve(import.meta.dirname, '../../docs/examples/boardgame-io');
const SIZES = [
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
];
/** So many decisions are made: some rounds of planning, and the first actions. */
const DECISIONS = 16;

/**
 * The React page of the guide for those who come from boardgame.io, bundled as it says, and played against its bot.
 *
 * @param pictures a folder for a picture of each size, if somebody wants to look at them.
 */
export async function boardgamePageIn({ command }, pictures) {
  const started = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'gastropodia-boardgame-io-'));
  const faults = [];
  const browser = await chromium.launch({ executablePath: pathOf(command), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await copyFile(join(EXAMPLE, 'index.html'), join(folder, 'index.html'));
    await build({
      entryPoints: [join(EXAMPLE, 'page.jsx')],
      bundle: true,
      jsx: 'automatic',
      outfile: join(folder, 'page.js'),
      logLevel: 'error',
    });
    const url = pathToFileURL(join(folder, 'index.html')).href;
    for (const size of SIZES) await played({ browser, url, size, faults, pictures });
  } catch (error) {
    faults.push(`The page of boardgame.io: ${error.stack}`);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  const said = `${DECISIONS} decisions on the React page of boardgame.io, at ${SIZES.map(({ width }) => width).join(' and ')} px`;
  return {
    isWell: faults.length === 0,
    said: [...faults, `${said}: ${faults.length === 0 ? 'all well' : `${faults.length} faults`} (${seconds} s)`].join(
      '\n',
    ),
  };
}

async function played({ browser, url, size: { width, height, colorScheme }, faults, pictures }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const fault = (what) => faults.push(`boardgame.io, ${width} px: ${what}`);
  // Where several decide at once, a local match of boardgame.io asks its bot anew after every move of somebody else, and tells
  // of the answers that come too late.
  const isLate = (message) => /player not active|invalid stateID/.test(message.text());
  page.on(
    'console',
    (message) => message.type() === 'error' && !isLate(message) && fault(`console: ${message.text()}`),
  );
  page.on('pageerror', (error) => fault(`error: ${error.stack}`));
  await page.goto(url);

  for (let decision = 0; decision < DECISIONS; decision++) {
    const buttons = page.locator('nav button:not(.back)');
    // The bot plays whenever it is asked; then it is the turn of whoever looks.
    await buttons.first().waitFor();
    const before = await page.locator('main').innerText();
    await buttons.nth(decision % (await buttons.count())).click();
    await page.waitForFunction((text) => document.querySelector('main')?.innerText !== text, before);
  }
  const alert = page.locator('[role=alert]');
  if ((await alert.count()) > 0) fault(`refused: ${await alert.first().innerText()}`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (over > 0) fault(`${over} px too wide`);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ['violations'], preload: false }),
  );
  for (const { id, impact, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    fault(`${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `boardgame-io-${width}.png`) });
  await context.close();
}
