/**
 * A client for tables of `gastropodia/host`: connects, reconnects, applies patches, shows frame by frame, and keeps all that a page
 * draws in one snapshot, for any framework.
 *
 * @module gastropodia/client
 */

export { openClient } from './client.ts';
export type { Client, ClientFault, ClientOptions, LogEntry, ShownRefusal, Snapshot } from './options.ts';
export type { LitTarget, Question } from './asking.ts';
export type { Status } from './lifeline.ts';
export type { Saying } from './outgoing.ts';
export type { Later } from './reel.ts';
export { type LocalTable, localTransport } from './local.ts';
export { type Readable, readableOf } from './stores.ts';
export type { Connecting, Line, Transport } from './transport.ts';
export { type WebSocketClass, type WebSocketLike, type WebSocketOptions, webSocketTransport } from './web-socket.ts';
