import type { ChalkInstance } from 'chalk';
import { cardName } from '../../games/snails/index.ts';
import { shortName } from '../bots.ts';
import { aligned } from '../terminal.ts';
import type { Rating } from './elo.ts';
import type { BotReport, Rate, Report } from './report.ts';
import { factionRound } from './schedule.ts';
import { fieldOf } from './tournament.ts';

/** How tables are written. */
export interface TableOptions {
  readonly colours: ChalkInstance;
  /** Is there a table of cards too? It is long. */
  readonly withCards: boolean;
}

/** What came of a tournament, for people. */
export function tablesOf(report: Report, { colours, withCards }: TableOptions): string {
  const { tournament, factions, seats, cards } = report;
  const bots = withShortNames(report.bots);
  const { games, players, seed, nodes } = tournament;
  // Of a bot that meets itself only, the seats and factions are of interest.
  const isContest = bots.length > 1;
  const each = isContest ? bots : [];
  const parts = [
    [`Snails, ${players} players: ${games} games, seed ${seed}, ${nodes} nodes a decision`, balance(report)],
    ...(isContest ? [table(['bot', ...RATES, 'won', 'drawn', 'lost', 'Elo'], bots.map(botRow))] : []),
    table(
      ['faction', ...RATES, ...each.map(({ bot }) => bot)],
      factions.map((row, index) => [row.faction, ...rates(row), ...each.map((bot) => share(bot.factions[index]))]),
    ),
    table(
      ['seat', ...RATES, ...each.map(({ bot }) => bot)],
      seats.map((row, index) => [
        `${row.seat}${row.seat === 1 ? ' (begins)' : ''}`,
        ...rates(row),
        ...each.map((bot) => share(bot.seats[index])),
      ]),
    ),
    ...(withCards
      ? [
          table(
            ['card', ...RATES, 'plays'],
            cards.map((row) => [cardName(row.card, 'en'), ...rates(row), String(row.plays)]),
          ),
        ]
      : []),
    table(
      ['end', 'games', 'share'],
      report.endings.map(({ reason, games: ended }) => [reason, String(ended), percent(ended / games)]),
    ),
    table(
      ['rounds', 'games', 'share'],
      report.rounds.map(({ rounds, games: lasted }) => [String(rounds), String(lasted), percent(lasted / games)]),
    ),
    [decisionsLine(report)],
  ];
  return parts.map(([title = '', ...lines]) => [colours.bold(title), ...lines].join('\n')).join('\n\n');
}

/** Paths would not fit into a table; where their ends are the same, they are told in full all the same. */
function withShortNames(bots: readonly BotReport[]): readonly BotReport[] {
  const short = bots.map((each) => ({ ...each, bot: shortName(each.bot) }));
  return new Set(short.map(({ bot }) => bot)).size === bots.length ? short : bots;
}

const RATES = ['games', 'wins', '95 % interval'];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => aligned([head, ...rows]);

const rates = ({ games, share: wins, low, high }: Rate): string[] => [
  String(games),
  percent(wins),
  `${percent(low)} – ${percent(high)}`,
];

const share = (rate: Rate | undefined): string => (rate === undefined || rate.games === 0 ? '' : percent(rate.share));

const percent = (of: number): string => `${(100 * of).toFixed(1)} %`;

function botRow(row: BotReport): string[] {
  return [row.bot, ...rates(row), String(row.won), String(row.drawn), String(row.lost), elo(row.elo)];
}

/** `+191 (+130 to +262)`; where all games were won or lost, the bound that is known. */
function elo({ elo: value, low, high }: Rating): string {
  if (value !== null) {
    return low === null || high === null ? signed(value) : `${signed(value)} (${signed(low)} to ${signed(high)})`;
  }
  if (low !== null) return `above ${signed(low)}`;
  return high === null ? 'unknown' : `below ${signed(high)}`;
}

const signed = (value: number): string =>
  `${value < -0.5 ? '−' : value >= 0.5 ? '+' : ''}${Math.abs(Math.round(value))}`;

function balance({ tournament }: Report): string {
  const round = factionRound(fieldOf(tournament));
  return tournament.games % round === 0
    ? 'Every bot has played every choice of factions on every seat equally often.'
    : `The factions are not balanced: for that, play a multiple of ${round} games.`;
}

function decisionsLine({ decisions: { mean, median, least, most } }: Report): string {
  return `Decisions in a game: ${mean.toFixed(1)} on average, median ${median}, from ${least} to ${most}.`;
}
