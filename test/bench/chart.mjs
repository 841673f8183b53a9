import { element, PICTURE_CLASS, picture, shade, styleOf, THEME } from '../../dist/drawing.js';
import { ratioOf, spreadOf } from './harness.mjs';
import { figureOf, verdictOf } from './report.mjs';

const WIDTH = 900;
const MARGIN = 20;
/** Where the scale begins and ends. Names stand to the left of it, and the figures between them. */
const [LEFT, RIGHT] = [590, WIDTH - 30];
const FIGURES = LEFT - 24;
const ROW = 24;
const HEAD = 70;
const HEADING = 30;
const FOOT = 34;
/** The scale reaches from a tenth of a floor to ten times it. */
const STEPS = [
  [0.1, '0.1×'],
  [1, 'floor'],
  [10, '10×'],
];
const TITLE = 'How many times better than its floor each goal is';

/**
 * A chart of the rows that have goals: how many times better than its floor each of them is.
 *
 * @param {readonly import('./harness.mjs').Sampled[]} rows
 * @returns {string} an SVG
 */
export function chartOf(rows) {
  let bottom = HEAD;
  const pieces = groupsOf(rows.filter(({ goal }) => goal !== undefined)).flatMap(([subject, group]) => {
    const heading = text(MARGIN, bottom + 20, subject, { 'font-weight': 600 });
    const bars = group.flatMap((row, index) => bar(row, bottom + HEADING + (index + 0.5) * ROW));
    bottom += HEADING + group.length * ROW;
    return [heading, ...bars];
  });
  const corners = [
    { x: 0, y: 0 },
    { x: WIDTH, y: bottom + FOOT },
  ];
  const drawn = picture(
    {
      around: corners,
      margin: 0,
      title: TITLE,
      style: styleOf(THEME),
      attributes: { class: PICTURE_CLASS, 'font-size': 13 },
    },
    element('rect', { width: WIDTH, height: bottom + FOOT, fill: shade('paper') }),
    text(MARGIN, 28, TITLE, { 'font-weight': 600, 'font-size': 16 }),
    text(MARGIN, 50, 'Right of the line the floor is met; a diamond marks the aim, a thin line four rounds of five.', {
      fill: shade('quiet'),
    }),
    ...steps(HEAD, bottom),
    ...pieces,
  );
  return `${drawn.svg}\n`;
}

/** The rows of each game, under its name; what is of no game comes last. */
function groupsOf(rows) {
  const groups = new Map();
  for (const row of rows) {
    const [, game, what] = /^(?:([a-z-]+): )?(.*)$/.exec(row.what);
    const subject = game === undefined ? 'all games' : game;
    groups.set(subject, [...(groups.get(subject) ?? []), { ...row, what }]);
  }
  return [...groups].sort(([one], [other]) => Number(one === 'all games') - Number(other === 'all games'));
}

function steps(from, to) {
  return STEPS.flatMap(([times, label]) => {
    const x = placeOf(times);
    return [
      line(x, from, x, to, { stroke: shade(times === 1 ? 'ink' : 'line') }),
      text(x, to + 18, label, { 'text-anchor': 'middle', 'font-size': 11, fill: shade('quiet') }),
    ];
  });
}

function bar(row, y) {
  const { what, goal } = row;
  const better = (ratio) => (goal.better === 'more' ? ratio / goal.floor : goal.floor / ratio);
  const [floor, , verdict] = verdictOf(row);
  const [from, to] = [placeOf(1), placeOf(better(ratioOf(row)))];
  const [low, high] = spreadOf(row).map((ratio) => placeOf(better(ratio)));
  const aim = placeOf(better(goal.aim));
  const missed = verdict === 'MISSED';
  return [
    text(MARGIN + 12, y + 4, what),
    text(FIGURES, y + 4, `${figureOf(ratioOf(row))} (${floor})${missed ? ' missed' : ''}`, {
      'text-anchor': 'end',
      'font-size': 12,
      fill: shade(missed ? 'alarm' : 'quiet'),
    }),
    element('rect', {
      x: Math.min(from, to),
      y: y - 7,
      width: Math.max(1, Math.abs(to - from)),
      height: 14,
      fill: shade(missed ? 'alarm' : 'seat-2'),
    }),
    line(low, y, high, y, { stroke: shade('ink') }),
    element('path', { d: `M${aim} ${y - 5}l5 5l-5 5l-5 -5z`, fill: shade('paper'), stroke: shade('ink') }),
  ];
}

function placeOf(times) {
  const share = (Math.log10(times) + 1) / 2;
  return Math.round(LEFT + Math.min(1, Math.max(0, share)) * (RIGHT - LEFT));
}

const line = (x1, y1, x2, y2, attributes) => element('line', { x1, y1, x2, y2, ...attributes });
const text = (x, y, words, attributes = {}) => element('text', { x, y, ...attributes }, words);
