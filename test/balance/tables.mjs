/** The sections of the page, as Markdown. */
export function sectionsOf(reports) {
  return {
    games: gamesTable(reports),
    factions: rateTable(reports, 'traits', 'trait'),
    pairs: pairTable(reports[0]),
    seats: rateTable(reports, 'seats', 'seat'),
    endings: endingTable(reports),
    cards: cardTable(reports),
  };
}

/** What to call a report's games: the bots that played them. */
export function nameOf({ tournament: { bots, nodes } }) {
  const names = bots.map(({ name }) => name).join(' and ');
  return names.includes('ismcts') ? `${names} (${nodes.toLocaleString('en')} nodes)` : names;
}

function gamesTable(reports) {
  const rows = reports.map((report) => {
    const { tournament, decisions } = report;
    const mean = report.rounds.reduce((sum, { rounds, games }) => sum + rounds * games, 0) / tournament.games;
    const cells = [tournament.games.toLocaleString('en'), `\`${tournament.seed}\``, mean.toFixed(2)];
    return [nameOf(report), ...cells, `${Math.round(decisions.mean)} (${decisions.least}–${decisions.most})`];
  });
  return table(['players', 'games', 'seed', 'rounds, mean', 'decisions, mean (range)'], rows);
}

function rateTable(reports, key, what) {
  const rows = reports[0][key].map((entry) => [
    entry[what],
    ...reports.map((report) => shareWithInterval(report[key].find((other) => other[what] === entry[what]))),
  ]);
  return table([what === 'trait' ? reports[0].tournament.trait.name : what, ...reports.map(nameOf)], rows);
}

function pairTable({ traits, pairs }) {
  const names = traits.map(({ trait }) => trait);
  const cell = (faction, against) => {
    const pair = pairs.find((each) => each.trait === faction && each.against === against);
    return pair === undefined || pair.games === 0 ? '' : percent(pair.share);
  };
  return table(
    ['wins of … against …', ...names],
    names.map((faction) => [faction, ...names.map((against) => cell(faction, against))]),
  );
}

function endingTable(reports) {
  const reasons = [...new Set(reports.flatMap(({ endings }) => endings.map(({ reason }) => reason)))];
  const rounds = [...new Set(reports.flatMap((report) => report.rounds.map((each) => each.rounds)))].sort();
  const share = (list, key, value, { tournament }) =>
    percent((list.find((each) => each[key] === value)?.games ?? 0) / tournament.games);
  return table(
    ['', ...reports.map(nameOf)],
    [
      ...reasons.map((reason) => [reason, ...reports.map((report) => share(report.endings, 'reason', reason, report))]),
      ...rounds.map((round) => [
        `over in round ${round}`,
        ...reports.map((report) => share(report.rounds, 'rounds', round, report)),
      ]),
    ],
  );
}

function cardTable(reports) {
  const [first] = reports;
  const cards = first.cards.toSorted((one, other) => other.share - one.share);
  const rows = cards.map(({ card }) => [
    card,
    ...reports.flatMap((report) => {
      const rate = report.cards.find((each) => each.card === card);
      return rate === undefined ? ['', ''] : [shareWithInterval(rate), rate.plays.toLocaleString('en')];
    }),
  ]);
  return table(['card', ...reports.flatMap((report) => [nameOf(report), 'played'])], rows);
}

const percent = (share) => `${(100 * share).toFixed(0)} %`;

function shareWithInterval(rate) {
  if (rate === undefined || rate.games === 0) return '';
  return `${(100 * rate.share).toFixed(1)} % (${(100 * rate.low).toFixed(0)}–${(100 * rate.high).toFixed(0)})`;
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    `|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
}
