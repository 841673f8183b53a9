import { credentialsIn, type Message } from './messages.ts';
import type { MatchMetadata, Socket } from './theirs.ts';

interface Listener {
  readonly matchID: string;
  readonly playerID: string;
  /** The credentials that the seat had when it came. */
  readonly credentials: string | undefined;
}

/**
 * Who listens on which seat, for as long as the seat is theirs: boardgame.io looks at credentials once, and sends the view of a
 * seat for ever.
 *
 * @rule KER-15.17 Who has given up a seat, or lost it, is sent nothing more of it.
 */
export class Listeners {
  readonly #here = new Map<Socket, Listener>();

  /** Somebody has come to a match. A socket is in one match at a time. */
  admit(socket: Socket, { matchID, playerID }: Message, match: MatchMetadata): void {
    this.#here.delete(socket);
    if (playerID === undefined) return;
    this.#here.set(socket, { matchID, playerID, credentials: credentialsIn(match, playerID) });
  }

  /** Sends away whoever sits where somebody else does by now. */
  dismiss(matchID: string, match: MatchMetadata): void {
    for (const [socket, listener] of this.#here) {
      if (listener.matchID !== matchID || listener.credentials === credentialsIn(match, listener.playerID)) continue;
      this.#here.delete(socket);
      socket.disconnect(true);
    }
  }

  forget(socket: Socket): void {
    this.#here.delete(socket);
  }
}
