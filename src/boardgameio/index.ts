/**
 * Adapter that runs any game on boardgame.io 0.50: server, lobby, sockets and React client. Does not import boardgame.io.
 *
 * @module gastropodia/boardgame.io
 */

export { type BoardgameIOGame, type BoardgameIOOptions, type Gameover, toBoardgameIO } from './game.ts';
export type {
  BoardgameIOWhy,
  ClientTable,
  DealtTable,
  ForeignTable,
  KeptTable,
  SeenTable,
  Telling,
  WaitingTable,
} from './tables.ts';
export { type BoardgameIOBot, type BoardgameIOBotClass, toBoardgameIOBot } from './bot.ts';
export { guard, type GuardedServer, type GuardOptions, type RefusedMessage } from './guard.ts';
export type { BoardgameIOAction, BoardgameIOMove, BoardgameIOPlugin, MoveContext } from './theirs.ts';
