import { readFileSync } from 'node:fs';

/**
 * @typedef {import('../../src/arena/report.ts').Report} Report
 */

/**
 * The reports of some files, which have to be of one game by the same rules, each of one bot that has met itself.
 *
 * @param {readonly string[]} files
 * @returns {{ game: string, reports: Report[] }}
 */
export function readReports(files) {
  if (files.length === 0) throw new RangeError('Name the reports that `gastropodia arena … --json` has printed.');
  const reports = files.map(readReport);
  for (const what of ['game', 'ruleset', 'config']) {
    const found = [...new Set(reports.map(({ tournament }) => nameIn(tournament[what])))];
    if (found.length > 1) throw new RangeError(`The reports are not of one ${what}: ${found.join(', ')}.`);
  }
  return { game: reports[0].tournament.game.name, reports };
}

const nameIn = (value) => (typeof value === 'string' ? value : value.name);

function readReport(file) {
  const report = parsed(readFileSync(file, 'utf8'));
  const bots = report?.tournament?.bots;
  if (!Array.isArray(bots))
    throw new RangeError(`${file} is no report: print one with \`gastropodia arena … --json\`.`);
  if (bots.length > 1) {
    const names = bots.map(({ name }) => name).join(' and ');
    throw new RangeError(`${file} tells about ${names}, not about the game: let one bot play against itself.`);
  }
  return report;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What to call a report's games: the bot that played them, with its nodes if it searches; and how many sat at a table, if
 * that is not the same in all of them.
 *
 * @param {Report} report
 * @param {readonly Report[]} reports
 * @returns {string}
 */
export function nameOf({ tournament: { bots, nodes, players } }, reports) {
  const [{ name }] = bots;
  const thinking = name === 'ismcts' ? `${name} (${nodes.toLocaleString('en')} nodes)` : name;
  const isSame = reports.every(({ tournament }) => tournament.players === players);
  return isSame ? thinking : `${thinking}, ${players} players`;
}

/** How far from its fair share of wins something may be before it is called uneven: a fifth, so 40 to 60 % of two. */
const TOLERANCE = 0.2;

/**
 * The shares of wins between which something is even, where so many play.
 *
 * @param {number} players
 * @returns {[least: number, most: number]}
 */
export const evenShares = (players) => [(1 - TOLERANCE) / players, (1 + TOLERANCE) / players];

/**
 * @param {import('../../dist/boxes.js').AnyBox} box
 * @param {number} seat from 1, as reports have it
 * @returns {string} the seat's name, and that it begins if it does
 */
export function seatNamed({ words, begins }, seat) {
  const name = words.seat(seat - 1, { locale: 'en' });
  return seat === 1 && begins !== undefined ? `${name} (begins)` : name;
}
