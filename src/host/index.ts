/**
 * The server side of a game for people, bots and spectators. You bring transport, timers and storage.
 *
 * @module gastropodia/host
 */

export { openTable } from './table.ts';
export type { ConnectOptions, Place, Table, TableFault, TableOptions } from './options.ts';
export type { Program, RemoteBot, SeatOptions } from './players.ts';
export type {
  AskedBack,
  FramesMessage,
  GameMessage,
  MessageId,
  Said,
  SeatAtTable,
  TableMessage,
  WireFrame,
} from './messages.ts';
export { explainRefusal, type TableWhy } from './refusals.ts';
export type { BotClock, TableClock } from './clocks.ts';
export type { LogEntry, LoggedSeat, LogHead, LogLine } from './log.ts';
