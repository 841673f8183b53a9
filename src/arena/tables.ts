import { type Box, givenBox } from '../boxes/index.ts';
import { aligned, writtenOut } from '../drawing/index.ts';
import { type GameTypes, givenOptions } from '../kernel/index.ts';
import type { Rating } from './elo.ts';
import type { Mean } from './mean.ts';
import { type BotReport, type ForfeitReport, type Rate, type Report, reportOf } from './report.ts';
import { wholeRound } from './schedule.ts';
import { fieldOf, type GameLine, type Tournament } from './tournament.ts';

/** How tables are written. */
export interface TableOptions {
  /** Is there a table of cards too? It is long. */
  readonly withCards?: boolean;
  /** The first line of each table, in bold where that is possible. */
  readonly heading?: (line: string) => string;
  /** What a bot is called in a column; as it is, if not said. Where two would be called the same, all keep their names. */
  readonly shortName?: (name: string) => string;
}

const asItIs = (text: string): string => text;

/**
 * What came of games of a tournament, for people, in lines of text: how often each bot won, with 95 % intervals and its Elo
 * against the first, then the same by what the seats differ in, by seat and, if it is wanted, by card, in the words of the
 * game's box; how games ended, who has forfeited, and how long they were.
 *
 * Names and reasons may say anything: what a terminal would obey is written out.
 */
export function tablesOf<T extends GameTypes>(
  box: Box<T>,
  tournament: Tournament,
  games: readonly GameLine[],
  options: TableOptions = {},
): string {
  const { withCards = false, heading = asItIs, shortName = asItIs } = givenOptions(options);
  return written(givenBox(box), reportOf(tournament, games), { withCards, heading, shortName });
}

type NamedBox = Pick<Box, 'words' | 'cards' | 'configs' | 'begins'>;

function written(box: NamedBox, report: Report, { withCards, heading, shortName }: Required<TableOptions>): string {
  const { tournament, traits, seats, cards, endings, forfeits, rounds } = report;
  const bots = withShortNames(report.bots, shortName);
  const { games, seed, nodes, trait } = tournament;
  // Of a bot that meets itself only, the seats and traits are of interest.
  const isContest = bots.length > 1;
  const cardNames = new Map(box.cards?.('en').flatMap((group) => group.cards.map(({ id, name }) => [id, name])));
  const each = isContest ? bots : [];
  const parts = [
    [`${titleOf(box, tournament)}: ${games} games, seed ${seed}, ${nodes} nodes a decision`, balance(report)],
    ...(isContest ? [table(['bot', ...RATES, 'won', 'drawn', 'lost', 'Elo'], bots.map(botRow))] : []),
    ...(isContest && bots.some(({ scores }) => scores !== undefined)
      ? [table(['bot', 'mean score', INTERVAL], bots.map(scoreRow))]
      : []),
    ...(trait === undefined
      ? []
      : [
          table(
            [trait.name, ...RATES, ...each.map(({ bot }) => bot)],
            traits.map((row, index) => [row.trait, ...rates(row), ...each.map((bot) => share(bot.traits[index]))]),
          ),
        ]),
    table(
      ['seat', ...RATES, ...each.map(({ bot }) => bot)],
      seats.map((row, index) => [
        seatLabel(box, row.seat - 1),
        ...rates(row),
        ...each.map((bot) => share(bot.seats[index])),
      ]),
    ),
    ...(withCards && cards.length > 0
      ? [
          table(
            ['card', ...RATES, 'plays'],
            cards.map((row) => [cardNames.get(row.card) ?? row.card, ...rates(row), String(row.plays)]),
          ),
        ]
      : []),
    table(
      ['end', 'games', 'share'],
      endings.map(({ reason, games: ended }) => [reason, String(ended), percent(ended / games)]),
    ),
    ...(forfeits.length === 0
      ? []
      : [
          [
            'Forfeits',
            ...forfeits.map(
              (row) => `${shortName(row.bot)}, ${row.games} (${row.why}) in ${numbersOf(row)}: ${row.said}`,
            ),
          ],
        ]),
    ...(rounds.length === 0 ? [] : [table(['rounds', 'games', 'share'], roundRows(report))]),
    [decisionsLine(report)],
  ];
  // Names, seeds and reasons come from files and from bots, and may say anything.
  return parts
    .map((lines) => lines.map(writtenOut))
    .map(([title = '', ...lines]) => [heading(title), ...lines].join('\n'))
    .join('\n\n');
}

/** `game 4`, or `games 4, 7, 9, …`. */
function numbersOf({ games, numbers }: ForfeitReport): string {
  return `${numbers.length === 1 ? 'game' : 'games'} ${numbers.join(', ')}${games > numbers.length ? ', …' : ''}`;
}

/** Paths would not fit into a table; where their ends are the same, they are told in full all the same. */
function withShortNames(bots: readonly BotReport[], shortName: (name: string) => string): readonly BotReport[] {
  const short = bots.map((each) => ({ ...each, bot: shortName(each.bot) }));
  return new Set(short.map(({ bot }) => bot)).size === bots.length ? short : bots;
}

const INTERVAL = '95 % interval';
const RATES = ['games', 'wins', INTERVAL];

/** What is written where there is no figure. */
const NONE = '–';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  aligned([head, ...rows].map((row) => row.map(writtenOut)));

const rates = ({ games, share: wins, low, high }: Rate): string[] =>
  games === 0 ? ['0', NONE, NONE] : [String(games), percent(wins), `${percent(low)} – ${percent(high)}`];

const share = (rate: Rate | undefined): string => (rate === undefined || rate.games === 0 ? '' : percent(rate.share));

const percent = (of: number): string => `${(100 * of).toFixed(1)} %`;

function botRow(row: BotReport): string[] {
  return [row.bot, ...rates(row), String(row.won), String(row.drawn), String(row.lost), elo(row.elo)];
}

/** `−0.056` and `−0.102 to −0.010`. */
function scoreRow({ bot, scores }: BotReport): string[] {
  return scores === undefined ? [bot, NONE, NONE] : [bot, score(scores.mean), scoreInterval(scores)];
}

const scoreInterval = ({ low, high }: Mean): string =>
  low === null || high === null ? NONE : `${score(low)} to ${score(high)}`;

const score = (value: number): string => `${value <= -0.0005 ? '−' : ''}${Math.abs(value).toFixed(3)}`;

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

/** `Duel, 2 players`; where it is not the usual game, which one. */
function titleOf(box: NamedBox, { players, config }: Tournament): string {
  const other = config === box.configs[0]?.id ? '' : ` (${config})`;
  return `${box.words.name({ locale: 'en' })}${other}, ${players} players`;
}

function seatLabel({ words, begins }: NamedBox, seat: number): string {
  return `${words.seat(seat, { locale: 'en' })}${seat === 0 && begins !== undefined ? ' (begins)' : ''}`;
}

function balance({ tournament }: Report): string {
  const round = wholeRound(fieldOf(tournament));
  const isBalanced = tournament.games % round === 0;
  const { plural } = tournament.trait ?? {};
  if (plural === undefined) {
    return isBalanced
      ? 'Every bot has met every other on every seat equally often.'
      : `Not every bot has met every other equally often: for that, play a multiple of ${round} games.`;
  }
  return isBalanced
    ? `Every bot has played every choice of ${plural} on every seat equally often.`
    : `The ${plural} are not balanced: for that, play a multiple of ${round} games.`;
}

function roundRows({ rounds, tournament: { games } }: Report): string[][] {
  return rounds.map(({ rounds: lasted, games: of }) => [String(lasted), String(of), percent(of / games)]);
}

function decisionsLine({ decisions: { mean, median, least, most } }: Report): string {
  return `Decisions in a game: ${mean.toFixed(1)} on average, median ${median}, from ${least} to ${most}.`;
}
