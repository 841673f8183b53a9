/**
 * A table for people, bots and spectators around any game: without transport, timers or storage of its own.
 *
 * @module gastropodia/host
 */

export { openTable } from './table.ts';
export type { ConnectOptions, Place, Table, TableFault, TableOptions } from './options.ts';
export type { Program, RemoteBot, SeatOptions } from './players.ts';
export type { AskedBack, GameMessage, Said, SeatAtTable, TableMessage } from './messages.ts';
export { explainRefusal, type TableWhy } from './refusals.ts';
export type { TableClock } from './clocks.ts';
export type { LogEntry, LoggedSeat, LogHead, LogLine } from './log.ts';
