import { attempt, givenOptions, invalidOption } from '../kernel/index.ts';
import type { Connecting, Transport } from './transport.ts';

/** What of the standard `WebSocket` is used. The classes of browsers, Node 22 and the package `ws` fit. */
export interface WebSocketLike {
  /** Called when it is open. */
  onopen: ((event: never) => void) | null;
  /** Called with the text of a message, as `data`. */
  onmessage: ((event: never) => void) | null;
  /** Called when it is closed. */
  onclose: ((event: never) => void) | null;
  /** Called when something has failed; `onclose` follows. */
  onerror: ((event: never) => void) | null;
  /** Sends a text. */
  send(text: string): void;
  /** Closes it. */
  close(): void;
}

/** A class of WebSockets. */
export type WebSocketClass = new (url: string, protocols?: string[]) => WebSocketLike;

/** What to open WebSockets with. */
export interface WebSocketOptions {
  /** The class to use. Default: the global `WebSocket`, if there is one. On Node 20, pass the class of the package `ws`. */
  readonly WebSocket?: WebSocketClass;
  /** The subprotocols to ask the server for. Default: none. */
  readonly protocols?: readonly string[];
}

/**
 * Returns a transport that sends and receives JSON in the text frames of a WebSocket.
 *
 * @param url The address, or a function that returns it for each connection. Pass a function to tell your server the number `since`;
 *   without it, the server sends the whole view again after each reconnection.
 *
 * @example
 * {@includeCode ../../test/guide/client/at-a-server.ts#server}
 */
export function webSocketTransport(
  url: string | ((connecting: Pick<Connecting, 'answers' | 'locale' | 'seat' | 'since'>) => string),
  options: WebSocketOptions = {},
): Transport {
  if (typeof url !== 'string' && typeof url !== 'function') throw invalidOption('url', 'a text or a function', url);
  const { WebSocket: Socket = standardClass(), protocols } = givenOptions(options);
  if (typeof Socket !== 'function') throw invalidOption('WebSocket', 'a class: there is no global one here', Socket);
  return (connecting) => {
    const address = typeof url === 'string' ? url : url(connecting);
    const socket = protocols === undefined ? new Socket(address) : new Socket(address, [...protocols]);
    socket.onopen = () => connecting.opened();
    socket.onmessage = ({ data }: { readonly data: unknown }) => connecting.received(parsed(data));
    // After an error the socket is closed, and says so. Without a listener, the class of `ws` would throw.
    socket.onerror = () => undefined;
    socket.onclose = () => connecting.closed();
    return {
      send: (message) => socket.send(JSON.stringify(message)),
      close: () => socket.close(),
    };
  };
}

/** The value of a text of JSON; the text itself if it is none, which is a bad message. */
function parsed(data: unknown): unknown {
  return typeof data === 'string' ? (attempt((): unknown => JSON.parse(data)) ?? data) : data;
}

const standardClass = (): WebSocketClass | undefined =>
  (globalThis as { readonly WebSocket?: WebSocketClass }).WebSocket;
