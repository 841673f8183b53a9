import { attempt, EngineError, givenOptions, invalidOption, isRecord, named } from '../kernel/index.ts';
import { Listeners } from './listeners.ts';
import { faultOf, readMessage } from './messages.ts';
import type { MatchMetadata, Socket, SocketDoor } from './theirs.ts';

/** As much of a server of boardgame.io as is guarded. */
export interface GuardedServer {
  readonly app: object;
  readonly db: {
    /** What the lobby knows of a match: its seats and their credentials. */
    fetch(matchID: string, what: { metadata: true }): unknown;
  };
}

/** What is let through, and who is told of what is not. */
export interface GuardOptions {
  /**
   * What clients of other games on this server may send beside moves, by the name of the game: those of its own kinds of action
   * that it needs. Games of ours need none.
   */
  readonly also?: Readonly<Record<string, readonly ('GAME_EVENT' | 'UNDO' | 'REDO' | 'PLUGIN')[]>>;
  /** Told of every message that is not let through; nobody, if not said. */
  readonly onRefused?: (refused: RefusedMessage) => void;
}

/** A message that was not let through. */
export interface RefusedMessage {
  /** The name of the game through which it came in. */
  readonly game: string;
  /** `update`, `sync` or `chat`, or whatever it was called. */
  readonly event: string;
  /** Why, in a sentence. */
  readonly why: string;
}

/**
 * Stands before the sockets of a server of boardgame.io, all games of it, and lets through what a player may say.
 *
 * A stock server believes its clients. One that was made by hand can replace the whole state, copy the luck to where it sees
 * it, end the game, move for another player whose turn it is, make matches without end, take a seat before its player does and
 * listen there, go on listening when it has given the seat up, read a match by way of another game, and bring the server down.
 * Call this once, before `server.run`.
 *
 * @example A server that is guarded
 * {@includeCode ../../test/guide/from-boardgame-io.test.ts#server}
 */
export function guard(server: GuardedServer, options: GuardOptions = {}): void {
  const { also, onRefused } = checked(options);
  const doors = doorsOf(server);
  const fetched = fetching(server);
  for (const [path, door] of doors) {
    const game = path.slice(1);
    const kinds = new Set<string>(['MAKE_MOVE', ...(also[game] ?? [])]);
    const listeners = new Listeners();
    const why = async (socket: Socket, packet: readonly unknown[]): Promise<string | undefined> => {
      const message = readMessage(packet, kinds);
      if (typeof message === 'string') return message;
      const match = await fetched(message.matchID);
      const fault = faultOf(message, match, game);
      if (fault !== undefined || match === undefined) return fault;
      // KER-15.17: whoever has given up a seat is gone before anything else happens there.
      listeners.dismiss(message.matchID, match);
      if (message.event === 'sync') listeners.admit(socket, message, match);
      return undefined;
    };
    door.use((socket, enter) => {
      // What comes in by one socket goes on in its order, however long it takes to look at it.
      let before: Promise<unknown> = Promise.resolve();
      socket.use((packet, go) => {
        before = before
          .then(() => why(socket, packet))
          .catch(() => 'What is kept of this match cannot be read.')
          .then((refused) => {
            if (refused === undefined) go();
            else onRefused({ game, event: String(packet[0]), why: refused });
          });
      });
      socket.on('disconnect', () => listeners.forget(socket));
      enter();
    });
  }
}

/** The doors of a server, by their paths: one for each game, and one that leads nowhere. */
function doorsOf(server: GuardedServer): Iterable<readonly [string, SocketDoor]> {
  // boardgame.io puts its sockets there when a server is made, and says so nowhere.
  const sockets = attempt(() => Object(server).app._io._nsps as unknown);
  if (sockets instanceof Map && typeof attempt(() => server.db.fetch) === 'function') return sockets;
  throw new EngineError('argument/invalid', `A server of boardgame.io is needed here; ${named(server)} is none.`);
}

/** How what is known of a match is asked for; only of what is a match there is anything. */
function fetching({ db }: GuardedServer): (matchID: string) => Promise<MatchMetadata | undefined> {
  return async (matchID) => {
    const found = await db.fetch(matchID, { metadata: true });
    return Object(found).metadata as MatchMetadata | undefined;
  };
}

const ALSO: readonly string[] = ['GAME_EVENT', 'UNDO', 'REDO', 'PLUGIN'];

function checked(options: GuardOptions): Required<GuardOptions> {
  const { also = {}, onRefused = () => undefined } = givenOptions(options);
  if (typeof onRefused !== 'function') throw invalidOption('onRefused', 'a function', onRefused);
  const kinds = isRecord(also) ? (attempt(() => Object.values(also).flatMap((each) => [...each])) ?? [also]) : [also];
  const strange = kinds.find((kind) => !ALSO.includes(String(kind)));
  if (strange !== undefined) throw invalidOption('also', `lists of ${ALSO.join(', ')} by game`, strange);
  return { also: { ...also }, onRefused };
}
