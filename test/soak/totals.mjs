/** What is counted, as it is printed, and how two counts make one. */
const COUNTS = {
  walks: ['walks', sum],
  pauses: ['pauses', sum],
  probes: ['probes', sum],
  twins: ['twins tried', sum],
  twinsSkipped: ['twins skipped', sum],
  odds: ['odds', sum],
  oddsSkipped: ['odds skipped', sum],
  alternatives: ['alternatives', sum],
  varied: ['  of them varied', sum],
  longest: ['longest game', Math.max],
  mostOptions: ['most options', Math.max],
};

/** Adds the report of a check to what is known of its game. */
export function add(totals, game, report) {
  totals.set(game, together([totals.get(game) ?? {}, report]));
}

/** The state of things on one line. */
export function lineOf(totals) {
  const { walks, pauses } = together([...totals.values()]);
  return `${figure(walks)} walks, ${figure(pauses)} pauses`;
}

/** All totals, game by game and together. */
export function tableOf(totals) {
  const columns = [...[...totals].sort(), ['all', together([...totals.values()])]];
  const rows = Object.entries(COUNTS).map(([key, [name]]) => [
    name,
    ...columns.map(([, counts]) => figure(counts[key])),
  ]);
  return [['', ...columns.map(([game]) => game)], ...rows]
    .map(([name, ...cells]) => [name.padEnd(16), ...cells.map((cell) => cell.padStart(20))].join(''))
    .join('\n');
}

function together(reports) {
  return Object.fromEntries(
    Object.entries(COUNTS).map(([key, [, joined]]) => [
      key,
      reports.reduce((all, one) => joined(all, one[key] ?? 0), 0),
    ]),
  );
}

function sum(one, other) {
  return one + other;
}

function figure(count) {
  return count.toLocaleString('en');
}
