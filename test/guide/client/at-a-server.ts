// #region server
import { openClient, webSocketTransport } from 'gastropodia/client';
import { showIn } from 'gastropodia/snails/show';
import { language as en } from 'gastropodia/snails/show/en';

/** The address of a connection: the table sends what has happened since this message. */
function addressOf(at: string, since = 0): string {
  const url = new URL(at);
  url.searchParams.set('since', String(since));
  return url.href;
}

/** Follows a table of a server: `at` is its address. No rules are loaded. */
export const join = (at: string) =>
  openClient({
    show: showIn({ en }),
    transport: webSocketTransport(({ since }) => addressOf(at, since)),
    seat: 0, // what your server says after sign-in
    pace: (events) => 400 * events.length,
    later: setTimeout, // also opens lost connections again
    onFault: ({ what, error }) => console.error(what, error),
  });
// #endregion server
