// Headless Chromium: Debian's `chromium`, or the one that $CHROME names.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const BROWSERS = process.env.CHROME ? [process.env.CHROME] : ['chromium', 'chromium-browser'];
const MOST_SECONDS = 120;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  // A page asks for nothing; the browser itself would call home.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

const run = promisify(execFile);

/** What is said where there is none. */
export const NO_BROWSER = `No Chromium: tried ${BROWSERS.join(' and ')}. Install Debian's \`chromium\`, or name one in $CHROME.`;

/** The first Chromium that is installed. */
export async function installedBrowser() {
  for (const command of BROWSERS) {
    try {
      const { stdout } = await run(command, ['--version']);
      return { command, version: stdout.trim() };
    } catch (error) {
      if (error.code !== 'ENOENT') process.stderr.write(`${command}: ${error.message}\n`);
    }
  }
  return undefined;
}

/** What a page has written into its `<pre id="found">`, or the error that kept it from finding anything. */
export async function foundBy({ command }, url) {
  const profile = await mkdtemp(join(tmpdir(), 'gastropodia-browser-'));
  try {
    const { stdout } = await run(command, [...FLAGS, `--user-data-dir=${profile}`, '--dump-dom', url], {
      timeout: 1000 * MOST_SECONDS,
      killSignal: 'SIGKILL',
      maxBuffer: 2 ** 26,
    });
    const [, found] = /<pre id="found">([^<]*)<\/pre>/.exec(stdout) ?? [];
    return found ? JSON.parse(decodeURIComponent(found)) : { error: 'The page has not come to its end.' };
  } catch (error) {
    return { error: error.killed ? `Chromium took more than ${MOST_SECONDS} s.` : error.message };
  } finally {
    // The browser's own processes may be writing there for another moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Where a command is, as a shell would find it. */
export function pathOf(command) {
  const places = command.includes('/') ? [command] : process.env.PATH.split(delimiter).map((at) => join(at, command));
  return places.find((path) => existsSync(path));
}
