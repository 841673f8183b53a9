import type { LocaleTag, Viewer } from '../kernel/index.ts';

/**
 * Opens a connection to a table. `openClient` calls it once at the start, and again each time a connection was lost.
 *
 * Call `opened` when messages can be sent, `received` for every message in order, and `closed` when the connection is gone. All three
 * may be called before the function returns. After `close()` they have no effect.
 */
export type Transport = (connecting: Connecting) => Line;

/** What a client says about itself when it connects, and what it wants to hear about the connection. */
export interface Connecting {
  /** Who connects. A server does not take the client's word for it: it knows that from its own sign-in. */
  readonly seat: Viewer;
  /** The number of the last message that the client has had; undefined if it has had none. */
  readonly since: number | undefined;
  /** The language of the sentences that the table sends. */
  readonly locale: LocaleTag;
  /** Does the table have to send the legal actions, and what is printed? True if the client has no rules. */
  readonly answers: boolean;
  /** Messages can be sent from now on. */
  opened(): void;
  /** Takes a message: parsed JSON, or whatever else came in. The client reads every message with care. */
  received(message: unknown): void;
  /** The connection is gone. */
  closed(): void;
}

/** An open connection. */
export interface Line {
  /** Sends a message: plain data that JSON can hold. */
  send(message: unknown): void;
  /** Ends the connection. */
  close(): void;
}
