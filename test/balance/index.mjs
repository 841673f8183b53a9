// Writes the figures of docs/balance.md and the chart beside it from reports of the arena:
//   gastropodia arena greedy --games 2100 --seed tide --json > greedy.json
//   gastropodia arena ismcts --games 360 --nodes 500 --seed tide --json > ismcts.json
//   npm run balance -- greedy.json ismcts.json
// A bot that is named alone plays against itself, so that only factions, seats, cards and luck make a difference.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chartOf } from './chart.mjs';
import { sectionsOf } from './tables.mjs';

const PAGE = resolve(import.meta.dirname, '../../docs/balance.md');
const CHART = resolve(import.meta.dirname, '../../docs/balance.svg');

const files = process.argv.slice(2);
if (files.length === 0) throw new RangeError('Name the reports that `gastropodia arena … --json` has printed.');
const reports = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
if (new Set(reports.map(({ tournament }) => tournament.ruleset)).size > 1) {
  throw new RangeError('The reports are of different rulesets.');
}

let page = readFileSync(PAGE, 'utf8');
for (const [name, text] of Object.entries(sectionsOf(reports))) page = withSection(page, name, text);
writeFileSync(PAGE, page);
writeFileSync(CHART, chartOf(reports));

/** The page with another text between the two comments that name this section. */
function withSection(text, name, content) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new RangeError(`docs/balance.md has no place for '${name}'.`);
  return `${text.slice(0, from + begin.length)}\n${content}\n${text.slice(to)}`;
}
