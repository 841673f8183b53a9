import { evenShares, nameOf, seatNamed } from './reports.mjs';

/**
 * @typedef {import('./reports.mjs').Report} Report
 * @typedef {import('../../dist/boxes.js').AnyBox} AnyBox
 */

/**
 * The tables of a game as Markdown, by name: those for which the game has something to tell.
 *
 * @param {AnyBox} box
 * @param {readonly Report[]} reports
 * @returns {Record<string, string>}
 */
export function tablesOf(box, reports) {
  const [first] = reports;
  const { trait, players } = first.tournament;
  const hasPairs = trait !== undefined && players === 2 && trait.values.length > 2;
  const hasCards = reports.some(({ cards }) => cards.length > 0);
  const kinds = kindsOf(box, reports);
  return {
    games: gameTable(reports),
    ...(trait === undefined ? {} : { [trait.plural]: rateTable(reports, trait.name, 'traits', 'trait') }),
    ...(hasPairs ? { pairs: pairTable(first, reports) } : {}),
    seats: rateTable(reports, 'seat', 'seats', 'seat', { named: (seat) => seatNamed(box, seat) }),
    ends: endTable(reports),
    ...Object.fromEntries(
      kinds.map(({ name, ids, named }) => [name, rateTable(reports, name, 'cards', 'card', { values: ids, named })]),
    ),
    ...(hasCards ? { cards: cardTable(box, reports, kinds) } : {}),
  };
}

function gameTable(reports) {
  const hasRounds = reports.some(({ rounds }) => rounds.length > 0);
  const rows = reports.map((report) => {
    const { games, seed } = report.tournament;
    const { mean, least, most } = report.decisions;
    const decisions = `${Math.round(mean)} (${least}–${most})`;
    const rounds = hasRounds ? [roundsOf(report)] : [];
    return [nameOf(report, reports), games.toLocaleString('en'), `\`${seed}\``, ...rounds, decisions];
  });
  const lengths = [...(hasRounds ? ['rounds, mean (range)'] : []), 'decisions, mean (range)'];
  return table(['players', 'games', 'seed', ...lengths], rows);
}

function roundsOf({ rounds, tournament }) {
  if (rounds.length === 0) return '';
  const mean = rounds.reduce((sum, each) => sum + each.rounds * each.games, 0) / tournament.games;
  return `${mean.toFixed(2)} (${rounds[0].rounds}–${rounds.at(-1).rounds})`;
}

/**
 * What every player has exactly one of: Queens, sets of tiles. Whoever does more has more cards; of these everybody has as many, and
 * how often they win tells of themselves.
 */
function kindsOf(box, reports) {
  const groups = (box.cards?.('en') ?? []).map(({ title, cards }) => ({
    name: title.toLowerCase(),
    names: new Map(cards.map(({ id, name }) => [id, name])),
  }));
  const listed = new Set(groups.flatMap(({ names }) => [...names.keys()]));
  const others = reports.flatMap(({ cards }) => cards.map(({ card }) => card)).filter((card) => !listed.has(card));
  // What is counted beside cards and tiles is sets of them.
  const all = [...groups, { name: 'sets', names: new Map(others.sort().map((id) => [id, id])) }];
  return all
    .filter(({ names }) => reports.every((report) => hasEachOne(report, names)))
    .map(({ name, names }) => ({ name, ids: [...names.keys()], named: (id) => names.get(id) }));
}

function hasEachOne({ cards, tournament }, names) {
  const had = cards.filter(({ card }) => names.has(card));
  const places = tournament.games * tournament.players;
  return [sumOf(had, 'games'), sumOf(had, 'plays')].every((sum) => sum === places);
}

const sumOf = (rates, key) => rates.reduce((sum, rate) => sum + rate[key], 0);

/** How often each of some things won; what is uneven stands out. */
function rateTable(reports, head, list, key, { values: given, named = String } = {}) {
  const values = given ?? [...new Set(reports.flatMap((report) => report[list].map((rate) => rate[key])))];
  const cellOf = (report, value) => {
    const rate = report[list].find((each) => each[key] === value);
    const [least, most] = evenShares(report.tournament.players);
    const cell = shareWithInterval(rate);
    return cell === '' || (least <= rate.share && rate.share <= most) ? cell : `**${cell}**`;
  };
  return table(
    [head, ...reports.map((report) => nameOf(report, reports))],
    values.map((value) => [named(value), ...reports.map((report) => cellOf(report, value))]),
  );
}

function pairTable(report, reports) {
  const names = report.traits.map(({ trait }) => trait);
  const cellOf = (trait, against) => {
    const pair = report.pairs.find((each) => each.trait === trait && each.against === against);
    return pair === undefined || pair.games === 0 ? '' : percent(pair.share);
  };
  return table(
    [`${nameOf(report, reports)}: wins of … against …`, ...names],
    names.map((trait) => [trait, ...names.map((against) => cellOf(trait, against))]),
  );
}

function endTable(reports) {
  const reasons = [...new Set(reports.flatMap(({ endings }) => endings.map(({ reason }) => reason)))];
  const shareOf = ({ endings, tournament }, reason) =>
    percent((endings.find((each) => each.reason === reason)?.games ?? 0) / tournament.games);
  return table(
    ['end', ...reports.map((report) => nameOf(report, reports))],
    reasons.map((reason) => [reason, ...reports.map((report) => shareOf(report, reason))]),
  );
}

/** All other cards of the game, those first that won most often; then those that nobody has played. */
function cardTable(box, reports, kinds) {
  const told = new Set(kinds.flatMap(({ ids }) => ids));
  const names = new Map(box.cards?.('en').flatMap(({ cards }) => cards.map(({ id, name }) => [id, name])));
  const rateOf = (report, card) => report.cards.find((each) => each.card === card);
  const ids = [...new Set([...reports.flatMap(({ cards }) => cards.map(({ card }) => card)), ...names.keys()])];
  const sorted = ids
    .filter((id) => !told.has(id))
    .sort((one, other) => (rateOf(reports[0], other)?.share ?? -1) - (rateOf(reports[0], one)?.share ?? -1));
  const rows = sorted.map((card) => [
    names.get(card) ?? card,
    ...reports.flatMap((report) => {
      const rate = rateOf(report, card);
      return [shareWithInterval(rate), (rate?.plays ?? 0).toLocaleString('en')];
    }),
  ]);
  return table(['card', ...reports.flatMap((report) => [nameOf(report, reports), 'played'])], rows);
}

const percent = (share) => `${(100 * share).toFixed(0)} %`;

function shareWithInterval(rate) {
  if (rate === undefined || rate.games === 0) return '';
  return `${(100 * rate.share).toFixed(1)} % (${(100 * rate.low).toFixed(0)}–${(100 * rate.high).toFixed(0)})`;
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = `|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
