// #region server
import { openClient, webSocketTransport } from 'gastropodia/client';
import { showIn } from 'gastropodia/snails/show';
import { language as en } from 'gastropodia/snails/show/en';

/** Follows a table of a server: `at` is its address. No rules are loaded. */
export const join = (at: string) =>
  openClient({
    show: showIn({ en }),
    transport: webSocketTransport(({ since = 0 }) => `${at}?since=${since}`),
    seat: 0, // what your server says after sign-in
    pace: (events) => 400 * events.length,
    later: setTimeout, // also opens lost connections again
  });
// #endregion server
