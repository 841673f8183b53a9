/**
 * Tournaments between bots, with balanced seats and deals, ratings and reports. Uses no clock, files or threads;
 * `gastropodia arena` adds those.
 *
 * @module gastropodia/arena
 */

export { type OpenTournament, openTournament, type TournamentOptions } from './open.ts';
export type { Entry, Guest, MadeBot, Sitter, Sitting } from './entries.ts';
export { type TournamentPlan, tournamentOf } from './planning.ts';
export { type GameLine, MOST_GAMES, type Participant, type PlayedGame, type Tournament } from './tournament.ts';
export { gamesOf, type Shard, WHOLE } from './shard.ts';
export type { Rating } from './elo.ts';
export type { Mean } from './mean.ts';
export type { Share } from './wilson.ts';
export { type BotReport, type ForfeitReport, type Rate, type Report, reportOf, type Spread } from './report.ts';
export { type TableOptions, tablesOf } from './tables.ts';
export { type CheckedLine, lineCheckOf, readLine, tournamentFaults } from './check-line.ts';
