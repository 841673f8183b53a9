// Writes the figures of a game into docs/balance.md, and the chart beside it, from reports of the arena:
//   gastropodia arena greedy --game snails --games 2100 --seed ebb --json > greedy.json
//   gastropodia arena ismcts --game snails --games 360 --nodes 500 --seed ebb --json > ismcts.json
//   npm run balance -- greedy.json ismcts.json
// Which game it is the reports say themselves. A bot that is named alone plays against itself, so that only sides, seats,
// cards and luck make a difference. `--into folder` takes the page from elsewhere than `docs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { boxNamed } from '../../dist/programs/registry.js';
import { chartOf } from './chart.mjs';
import { withTables } from './page.mjs';
import { readReports } from './reports.mjs';
import { tablesOf } from './tables.mjs';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: resolve(import.meta.dirname, '../../docs') } },
});
const { game, reports } = readReports(files);
const box = await boxNamed(game);
if (box === undefined) throw new RangeError(`'${game}' is no game of ours: the page has those of the registry only.`);
if (box.game.ruleset !== reports[0].tournament.ruleset) {
  throw new RangeError(
    `These games were played by ${reports[0].tournament.ruleset}; ${game} is ${box.game.ruleset} now.`,
  );
}

const page = join(values.into, 'balance.md');
const text = withTables(readFileSync(page, 'utf8'), game, tablesOf(box, reports));
writeFileSync(page, text);
writeFileSync(join(values.into, 'pictures', `balance-${game}.svg`), chartOf(box, reports));
