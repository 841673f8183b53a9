// Plays the games of test/noreg in headless Chromium, from the built bundle, loads the modules as they are built, makes some
// decisions on the React page for boardgame.io, plays whole games on ours, and measures how well lit
// targets can be seen in pictures: `npm run test:browser`. The exit code is 1 if a
// game comes out otherwise than in Node, a module does not load or something is wrong with a page, and 2 if there is no
// Chromium. $CHROME says which one to take.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledVectors } from '../noreg/bundle.mjs';
import { boardgamePageIn } from './boardgame-io.mjs';
import { foundBy, installedBrowser, NO_BROWSER } from './chromium.mjs';
import { contrastIn } from './contrast.mjs';
import { modulesIn } from './modules.mjs';
import { pagesPlayedIn } from './play.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

const read = async (name) => JSON.parse(await readFile(new URL(`../noreg/${name}`, import.meta.url), 'utf8'));
const files = await readdir(new URL('../noreg/games', import.meta.url));
/** The games that are written down, by the id of their game. */
const written = Object.fromEntries(
  await Promise.all(files.map(async (file) => [file.replace('.json', ''), await read(`games/${file}`)])),
);
const lucks = await read('luck.json');
const browser = await installedBrowser();
if (browser === undefined) {
  say(NO_BROWSER);
  process.exitCode = 2;
} else {
  const found = await playedIn(browser);
  const faults = 'error' in found ? [found.error] : differences(found);
  for (const fault of faults) say(fault);
  const count = Object.values(written).reduce((sum, { games }) => sum + games.length, 0);
  const games = `${count} games of ${files.length} kinds in ${browser.version}`;
  say(
    faults.length > 0
      ? `${games}: ${faults.length} faults`
      : `${games}: all as in Node (${Math.round(found.milliseconds / 100) / 10} s)`,
  );
  const modules = await modulesIn(browser);
  say(modules.said);
  const theirs = await boardgamePageIn(browser);
  say(theirs.said);
  const pages = await pagesPlayedIn(browser);
  say(pages.said);
  const contrast = await contrastIn(browser);
  say(contrast.said);
  const parts = [modules, theirs, pages, contrast];
  process.exitCode = faults.length > 0 || parts.some(({ isWell }) => !isWell) ? 1 : 0;
}

async function playedIn(browser) {
  const folder = await mkdtemp(join(tmpdir(), 'gastropodia-page-'));
  try {
    const page = join(folder, 'page.html');
    await writeFile(page, pageOf(await bundledVectors()));
    return await foundBy(browser, pathToFileURL(page).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function pageOf(bundle) {
  const starts = Object.entries(written).map(([id, { games }]) => [id, games.map(startOf)]);
  const inPage = (text) => text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  return `<!doctype html>
<meta charset="utf-8">
<pre id="found"></pre>
<script>${inPage(bundle)}</script>
<script>
const show = (found) => { document.getElementById('found').textContent = encodeURIComponent(JSON.stringify(found)); };
const played = async () => {
  const begun = performance.now();
  const all = await vectors.allRules();
  const found = ${inPage(JSON.stringify(starts))}.map(([id, starts]) => {
    const rules = all.get(id);
    const games = starts.map((start) => (
      { ...vectors.played(rules, start), direct: vectors.playedDirectly(rules, start) }
    ));
    return [id, { rulesets: vectors.rulesetsOf(rules), games }];
  });
  const lucks = ${inPage(JSON.stringify(lucks))}.map(vectors.drawn);
  return { lucks, games: Object.fromEntries(found), milliseconds: performance.now() - begun };
};
played().then(show, (error) => show({ error: String(error.stack) }));
</script>
`;
}

function startOf({ rules, config, seed, choices }) {
  return { rules, config, seed, choices };
}

function differences(found) {
  return [
    ...lucks.flatMap((luck, nth) =>
      differing(`${luck.generator} of ${luck.seed}`, 'luck', JSON.stringify(found.lucks[nth]), JSON.stringify(luck)),
    ),
    ...Object.entries(written).flatMap(([id, { rulesets, games }]) => [
      ...Object.entries(rulesets).flatMap(([name, ruleset]) =>
        differing(`${id}, rules of ${name}`, 'name', found.games[id].rulesets[name], ruleset),
      ),
      ...games.flatMap(({ rules, seed, config, decisions, last, all }, nth) => {
        const game = `${id}: ${seed} by ${rules}, ${JSON.stringify(config)}`;
        const expected = { decisions, last, all, direct: last };
        const came = found.games[id].games[nth] ?? {};
        return Object.entries(expected).flatMap(([key, value]) => differing(game, key, came[key], value));
      }),
    ]),
  ];
}

function differing(what, key, found, expected) {
  return found === expected ? [] : [`${what}: ${key} is ${found}, not ${expected}`];
}
