/**
 * Games of ours for boardgame.io 0.50: its server, its lobby, its sockets and its React client. Nothing of it is imported.
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
