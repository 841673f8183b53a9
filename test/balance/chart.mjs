import { nameOf } from './tables.mjs';

const WIDTH = 720;
const LABELS = 150;
const ROW = 26;
const TOP = 62;
const COLOURS = ['#2f6f9f', '#c2571a', '#5b8c3a'];
/** What the scale shows: shares from a quarter to three quarters. */
const SCALE = { least: 0.25, most: 0.75, step: 0.05 };
/** Inside this band nothing is far out. */
const BAND = [0.4, 0.6];

/** Win rates of factions and seats with their 95 % intervals, as a picture. */
export function chartOf(reports) {
  const groups = [
    ...reports[0].traits.map(({ trait }) => ({ label: trait, key: 'traits', what: 'trait', value: trait })),
    ...reports[0].seats.map(({ seat }) => ({ label: `seat ${seat}`, key: 'seats', what: 'seat', value: seat })),
  ];
  const bottom = TOP + groups.length * ROW;
  const marks = groups.flatMap(({ label, key, what, value }, row) => {
    const y = TOP + row * ROW + ROW / 2;
    const rates = reports.map((report) => report[key].find((each) => each[what] === value));
    return [
      text(LABELS - 12, y + 4, label, 'end'),
      ...rates.map((rate, index) => interval(rate, index, y, reports.length)),
    ];
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 34}" font-family="system-ui, sans-serif" font-size="13" fill="#333">`,
    '<title>Win rates by faction and by seat, with 95 % intervals</title>',
    `<rect width="${WIDTH}" height="${bottom + 34}" fill="#fff"/>`,
    text(LABELS, 22, 'Win rate by faction and by seat, two players, 95 % intervals', 'start', 'font-weight="600"'),
    ...reports.map((report, index) => legend(report, index)),
    `<rect x="${at(BAND[0])}" y="${TOP}" width="${at(BAND[1]) - at(BAND[0])}" height="${bottom - TOP}" fill="#eef3e6"/>`,
    ...ticks(bottom),
    ...marks,
    '</svg>',
  ].join('\n')}\n`;
}

function ticks(bottom) {
  const count = Math.round((SCALE.most - SCALE.least) / SCALE.step);
  return Array.from({ length: count + 1 }, (_, index) => SCALE.least + index * SCALE.step).flatMap((share) => {
    const x = at(share);
    const isMiddle = Math.abs(share - 0.5) < 1e-9;
    const line = `<line x1="${x}" x2="${x}" y1="${TOP}" y2="${bottom}" stroke="${isMiddle ? '#888' : '#ddd'}"/>`;
    return [line, text(x, bottom + 18, `${Math.round(100 * share)} %`, 'middle', 'font-size="11"')];
  });
}

function legend(report, index) {
  const x = LABELS + index * 190;
  return `<circle cx="${x + 5}" cy="42" r="5" fill="${COLOURS[index]}"/>${text(x + 16, 46, nameOf(report), 'start')}`;
}

function interval(rate, index, y, count) {
  if (rate === undefined || rate.games === 0) return '';
  const level = y + (index - (count - 1) / 2) * 9;
  const colour = COLOURS[index];
  const line = `<line x1="${at(rate.low)}" x2="${at(rate.high)}" y1="${level}" y2="${level}" stroke="${colour}" stroke-width="2"/>`;
  return `${line}<circle cx="${at(rate.share)}" cy="${level}" r="4" fill="${colour}"/>`;
}

function at(share) {
  const shown = Math.min(SCALE.most, Math.max(SCALE.least, share));
  const x = LABELS + ((shown - SCALE.least) / (SCALE.most - SCALE.least)) * (WIDTH - LABELS - 30);
  return Math.round(10 * x) / 10;
}

function text(x, y, content, anchor, more = '') {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${more}>${content}</text>`;
}
