import { median, ratioOf, spreadOf } from './harness.mjs';

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {string} what
 * @property {number} ratio
 * @property {number | null} floor Nothing where the ratio is for information.
 * @property {number | null} aim
 * @property {boolean} ok Is the floor met, if there is one?
 */

/**
 * @param {string} only the id of a row, or of a group; all, if it is empty
 * @returns {(row: { readonly id: string }) => boolean}
 */
export function isCalled(only) {
  return ({ id }) => only === '' || id === only || id.startsWith(`${only}/`);
}

/**
 * @param {import('./harness.mjs').Sampled} sampled
 * @returns {Row}
 */
export function rowOf(sampled) {
  const { id, what, goal } = sampled;
  const ratio = ratioOf(sampled);
  if (goal === undefined) return { id, what, ratio, floor: null, aim: null, ok: true };
  return { id, what, ratio, floor: goal.floor, aim: goal.aim, ok: isMet(goal, ratio, goal.floor) };
}

/**
 * A table for people. Ratios are what counts; times are for information, and belong to this machine at this hour.
 *
 * @param {readonly import('./harness.mjs').Sampled[]} rows
 * @returns {string}
 */
export function tableOf(rows) {
  const head = ['what', 'ratio', 'of 5 rounds 4', 'floor', 'aim', 'ok', 'times, for information'];
  const lines = rows.map((sampled) => {
    const { over, under } = sampled;
    const spread = spreadOf(sampled).map(figureOf).join('–');
    return [
      rowOf(sampled).what,
      figureOf(ratioOf(sampled)),
      spread,
      ...verdictOf(sampled),
      `${timeOf(over)}, ${timeOf(under)}`,
    ];
  });
  const missed = rows.map(rowOf).filter(({ ok }) => !ok);
  const verdict = missed.length === 0 ? 'Every floor is met.' : `Missed: ${missed.map(({ id }) => id).join(', ')}.`;
  return [...alignedLines([head, ...lines]), '', verdict].join('\n');
}

/**
 * A table for people: columns as wide as their widest cells.
 *
 * @param {readonly (readonly string[])[]} table the head first
 * @returns {string[]}
 */
export function alignedLines([head, ...lines]) {
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column].length)));
  const padded = (line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  return [padded(head), padded(widths.map((width) => '-'.repeat(width))), ...lines.map(padded)];
}

/**
 * The same for a page.
 *
 * @param {readonly (readonly string[])[]} table
 * @returns {string[]}
 */
export function markdownLines([head, ...lines]) {
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
}

/**
 * The floor, the aim, and whether they are met, for people.
 *
 * @param {import('./harness.mjs').Sampled} sampled
 * @returns {[floor: string, aim: string, verdict: string]}
 */
export function verdictOf(sampled) {
  const { goal } = sampled;
  if (goal === undefined) return ['', '', ''];
  const bound = (figure) => `${goal.better === 'less' ? '≤' : '≥'} ${figure}`;
  const { ratio, ok } = rowOf(sampled);
  const verdict = isMet(goal, ratio, goal.aim) ? 'aim' : ok ? 'yes' : 'MISSED';
  return [bound(goal.floor), bound(goal.aim), verdict];
}

function isMet({ better }, ratio, figure) {
  return better === 'less' ? ratio <= figure : ratio >= figure;
}

/**
 * What was measured on one side of a row: a time, or whatever its unit says.
 *
 * @param {import('./harness.mjs').Samples} samples
 * @returns {string}
 */
export function measureOf({ name, times, unit }) {
  if (unit !== undefined) return `${name} ${Math.round(median(times))} ${unit}`;
  return `${name} ${(median(times) / 1000).toPrecision(3)} µs`;
}

/**
 * @param {number} ratio
 * @returns {string}
 */
export function figureOf(ratio) {
  return ratio >= 10 ? ratio.toFixed(1) : ratio >= 0.1 ? ratio.toFixed(2) : ratio.toFixed(4);
}

function timeOf({ name, times, unit }) {
  if (unit !== undefined) return measureOf({ name, times, unit });
  const nanoseconds = median(times);
  return `${measureOf({ name, times })} (${Math.round(1e9 / nanoseconds).toLocaleString('en')}/s)`;
}
