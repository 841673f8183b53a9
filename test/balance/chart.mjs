import { element, PICTURE_CLASS, picture, shade, styleOf, THEME } from '../../dist/drawing.js';
import { evenShares, nameOf, seatNamed } from './reports.mjs';

const WIDTH = 720;
/** Where the scale begins and ends; names stand to the left of it. */
const [LEFT, RIGHT] = [170, WIDTH - 30];
const ROW = 26;
const HEAD = 34;
/** What stands below the rows of a panel: the figures of its scale. */
const FOOT = 34;
/** What the scale of a panel shows: up to half as much again as the fair share, and down to half of it. */
const REACH = 0.5;
const STEP = 0.05;
const INKS = ['seat-1', 'seat-0', 'seat-2', 'seat-3'];

/**
 * Win rates by trait and by seat with their 95 % intervals, as a picture: a panel for each number of players.
 *
 * @param {import('../../dist/boxes.js').AnyBox} box
 * @param {readonly import('./reports.mjs').Report[]} reports
 * @returns {string} an SVG
 */
export function chartOf(box, reports) {
  const tables = [...new Set(reports.map(({ tournament }) => tournament.players))].sort((one, other) => one - other);
  const panels = [];
  let bottom = HEAD;
  for (const players of tables) {
    const panel = panelOf(
      box,
      reports.filter(({ tournament }) => tournament.players === players),
      bottom,
    );
    panels.push(...panel.pieces);
    bottom = panel.bottom;
  }
  const { trait } = reports[0].tournament;
  const title = `${box.words.name({ locale: 'en' })}: wins by ${trait === undefined ? '' : `${trait.name} and by `}seat, with 95 % intervals`;
  const corners = [
    { x: 0, y: 0 },
    { x: WIDTH, y: bottom },
  ];
  const drawn = picture(
    { around: corners, margin: 0, title, style: styleOf(THEME), attributes: { class: PICTURE_CLASS, 'font-size': 13 } },
    element('rect', { width: WIDTH, height: bottom, fill: shade('paper') }),
    text(LEFT, 22, title, { 'font-weight': 600 }),
    ...panels,
  );
  return `${drawn.svg}\n`;
}

/** The rates of tables with the same number of players, and below them how the shares are to be read. */
function panelOf(box, reports, top) {
  const { players } = reports[0].tournament;
  const scale = scaleFor(players);
  const rows = [
    ...reports[0].traits.map(({ trait }) => ({ name: trait, list: 'traits', key: 'trait', value: trait })),
    ...reports[0].seats.map(({ seat }) => ({ name: seatNamed(box, seat), list: 'seats', key: 'seat', value: seat })),
  ];
  const from = top + HEAD;
  const to = from + rows.length * ROW;
  const [least, most] = evenShares(players).map(scale.at);
  const pieces = [
    ...reports.map((report, index) => legend(`${nameOf(report, reports)}, ${players} players`, index, top + 14)),
    element('rect', { x: least, y: from, width: most - least, height: to - from, fill: shade('ground') }),
    ...ticks(scale, players, from, to),
    ...rows.flatMap(({ name, list, key, value }, row) => {
      const y = from + row * ROW + ROW / 2;
      const rates = reports.map((report) => report[list].find((each) => each[key] === value));
      return [
        text(LEFT - 12, y + 4, name, { 'text-anchor': 'end' }),
        ...rates.flatMap((rate, index) => interval(rate, index, y + (index - (rates.length - 1) / 2) * 9, scale)),
      ];
    }),
  ];
  return { pieces, bottom: to + FOOT };
}

function scaleFor(players) {
  const [least, most] = [(1 - REACH) / players, (1 + REACH) / players];
  const at = (share) => {
    const shown = Math.min(most, Math.max(least, share));
    return LEFT + ((shown - least) / (most - least)) * (RIGHT - LEFT);
  };
  return { least, most, at };
}

function ticks({ least, most, at }, players, from, to) {
  const first = Math.ceil(least / STEP - 1e-9);
  const count = Math.floor(most / STEP + 1e-9) - first + 1;
  const shares = Array.from({ length: count }, (_, index) => (first + index) * STEP);
  return [
    ...shares.flatMap((share) => [
      line(at(share), from, at(share), to, { stroke: shade('line') }),
      text(at(share), to + 18, `${Math.round(100 * share)} %`, { 'text-anchor': 'middle', 'font-size': 11 }),
    ]),
    // What everybody would have if nothing made a difference.
    line(at(1 / players), from, at(1 / players), to, { stroke: shade('quiet') }),
  ];
}

const inkOf = (index) => shade(INKS[index % INKS.length]);

function legend(name, index, y) {
  const x = LEFT + index * 240;
  return element('g', {}, element('circle', { cx: x + 5, cy: y, r: 5, fill: inkOf(index) }), text(x + 16, y + 4, name));
}

function interval(rate, index, y, { at }) {
  if (rate === undefined || rate.games === 0) return [];
  const stroke = inkOf(index);
  return [
    line(at(rate.low), y, at(rate.high), y, { stroke, 'stroke-width': 2 }),
    element('circle', { cx: at(rate.share), cy: y, r: 4, fill: stroke }),
  ];
}

const line = (x1, y1, x2, y2, attributes) => element('line', { x1, y1, x2, y2, ...attributes });
const text = (x, y, words, attributes = {}) => element('text', { x, y, ...attributes }, words);
