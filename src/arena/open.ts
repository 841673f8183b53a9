import { type Box, givenBox } from '../boxes/index.ts';
import { EngineError, freezeAll, type GameTypes, givenList, givenOptions } from '../kernel/index.ts';
import { type Entry, sitterOf } from './entries.ts';
import { type TournamentPlan, tournamentOf } from './planning.ts';
import { gamePlayer } from './play-game.ts';
import { type Report, reportOf } from './report.ts';
import { type TableOptions, tablesOf } from './tables.ts';
import type { GameLine, PlayedGame, Tournament } from './tournament.ts';

/** What a tournament is opened with: its plan, or all that decides one, with its bots. */
const PLANNED: readonly string[] = [
  'bots',
  'games',
  'seed',
  'players',
  'nodes',
  'config',
  'engine',
  'ruleset',
  'trait',
] satisfies (keyof TournamentPlan | keyof Tournament)[];

/** A tournament, and who takes part in it. */
export interface TournamentOptions<T extends GameTypes> extends TournamentPlan {
  readonly bots: readonly Entry<T>[];
}

/** A tournament that can be played here. */
export interface OpenTournament<T extends GameTypes = GameTypes> {
  /** All that decides it, as plain data. */
  readonly tournament: Tournament;
  /**
   * Plays games one after another, and gives each when it is over; whoever stops listening stops the tournament.
   *
   * @param games the numbers of those to be played, from 0; all of them, if not said.
   */
  play(games?: readonly number[]): AsyncGenerator<GameLine, void, undefined>;
  /**
   * Plays the game of this number, and gives its record beside its line: so any game of a tournament can be seen again, one that
   * was forfeited too. It depends on nothing else, so several can be played at once, and anywhere.
   *
   * @example A game of a tournament, seen again
   * {@includeCode ../../test/guide/hold-a-tournament.test.ts#again}
   */
  playGame(game: number): Promise<PlayedGame<T>>;
  /** What came of these games. */
  report(games: readonly GameLine[]): Report;
  /** The same as text for people: the tables that `gastropodia arena` prints. */
  tables(games: readonly GameLine[], options?: TableOptions): string;
}

/**
 * Opens a tournament of bots, for any game that has a box. Everybody meets everybody, every deal is played once from each seat
 * with the same luck, and a bot that fails forfeits its game and is named. Nothing here reads a clock or a file: whoever wants
 * threads, time limits or a file to go on from plays games by their numbers and keeps their lines, as the command line does.
 *
 * @example A tournament of two bots
 * {@includeCode ../../test/guide/hold-a-tournament.test.ts#tournament}
 */
export function openTournament<T extends GameTypes, Look>(
  box: Box<T, Look>,
  options: TournamentOptions<NoInfer<T>>,
): OpenTournament<T> {
  const { game } = givenBox(box);
  const plan = givenOptions(options);
  const unknown = Object.keys(plan).find((key) => !PLANNED.includes(key));
  if (unknown !== undefined) {
    const message = `There is no option '${unknown}' of a tournament; there are ${PLANNED.join(', ')}.`;
    throw new EngineError('option/invalid', message);
  }
  const tournament = tournamentOf(box, plan);
  const entered = plan.bots.map((entry, bot) => ({ ...tournament.bots[bot], sit: sitterOf<T>(game, entry) }));
  const playGame = gamePlayer<T>(box as Box<T>, tournament, entered);
  async function* played(games: Iterable<number>): AsyncGenerator<GameLine, void, undefined> {
    for (const number of games) yield (await playGame(number)).line;
  }
  return freezeAll<OpenTournament<T>>({
    tournament,
    play: (games) => played(games === undefined ? Array(tournament.games).keys() : givenList(games, 'games')),
    playGame: (number) => playGame(number),
    report: (games) => reportOf(tournament, games),
    tables: (games, how) => tablesOf(box as Box<T>, tournament, games, how),
  });
}
