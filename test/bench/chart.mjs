import { ratioOf, spreadOf } from './harness.mjs';
import { figureOf, verdictOf } from './report.mjs';

const WIDTH = 900;
const LINE = 44;
const TOP = 74;
const LEFT = 360;
const RIGHT = 40;
/** The chart reaches from a tenth of a floor to a hundred times it, each step ten times the one before. */
const [LEAST, MOST] = [-1, 2];

/**
 * A chart of the rows that have goals: how many times better than its floor each of them is.
 *
 * @param {readonly import('./harness.mjs').Sampled[]} rows
 * @returns {string} an SVG
 */
export function chartOf(rows) {
  const withGoals = rows.filter(({ goal }) => goal !== undefined);
  const height = TOP + withGoals.length * LINE + 30;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="14">`,
    '<title>How many times better than its floor each goal is</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    text(20, 28, 'How many times better than its floor each goal is', 'font-size="17" font-weight="bold"'),
    text(20, 50, 'Right of the line the floor is met; a diamond marks the aim. Each step is ten times.', 'fill="#555"'),
    ...steps(height),
    ...withGoals.flatMap((row, index) => bar(row, TOP + index * LINE)),
    '</svg>',
    '',
  ].join('\n');
}

function steps(height) {
  const labels = ['0.1×', 'floor', '10×', '100×'];
  return labels.flatMap((label, index) => {
    const x = placeOf(10 ** (LEAST + index));
    const ink = label === 'floor' ? 'stroke="#333" stroke-width="2"' : 'stroke="#ddd"';
    return [
      `<line x1="${x}" y1="${TOP - 8}" x2="${x}" y2="${height - 26}" ${ink}/>`,
      text(x, height - 8, label, 'fill="#555" text-anchor="middle" font-size="12"'),
    ];
  });
}

function bar(row, y) {
  const { what, goal } = row;
  const better = (ratio) => (goal.better === 'more' ? ratio / goal.floor : goal.floor / ratio);
  const [floor, , verdict] = verdictOf(row);
  const [from, to] = [placeOf(1), placeOf(better(ratioOf(row)))];
  const colour = verdict === 'MISSED' ? '#c0392b' : verdict === 'aim' ? '#2e7d32' : '#558b2f';
  const [low, high] = spreadOf(row).map((ratio) => placeOf(better(ratio)));
  const aim = placeOf(better(goal.aim));
  const middle = y + 16;
  return [
    text(20, y + 14, what.replace(/^snails: /, '')),
    text(20, y + 31, `${figureOf(ratioOf(row))} (goal ${floor})`, 'fill="#555" font-size="12"'),
    `<rect x="${Math.min(from, to)}" y="${y + 6}" width="${Math.abs(to - from).toFixed(1)}" height="20" fill="${colour}"/>`,
    `<line x1="${low}" y1="${middle}" x2="${high}" y2="${middle}" stroke="#000" stroke-width="2"/>`,
    `<path d="M${aim} ${middle - 7}l7 7l-7 7l-7 -7z" fill="#fff" stroke="#333" stroke-width="1.5"/>`,
  ];
}

function placeOf(times) {
  const share = (Math.log10(times) - LEAST) / (MOST - LEAST);
  return Math.round(LEFT + Math.min(1, Math.max(0, share)) * (WIDTH - LEFT - RIGHT));
}

function text(x, y, words, more = '') {
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}"${more === '' ? '' : ` ${more}`}>${safe}</text>`;
}
