// #region table
import { randomBot } from 'gastropodia/bots';
import { localTransport, openClient } from 'gastropodia/client';
import { openTable } from 'gastropodia/host';
import { snailsBox } from 'gastropodia/snails';

const table = openTable(snailsBox.game, {
  config: { players: 2 },
  luck: crypto.randomUUID(), // 16 random bytes are better where secrets are worth something
  seats: [{ name: 'You' }, { name: 'Robot', bot: randomBot }],
  later: (run) => setTimeout(run), // the page is drawn between two decisions of bots
  onFault: ({ error }) => Promise.reject(error), // so that you see it in the console
});
export const client = openClient({
  show: snailsBox,
  game: snailsBox.game,
  transport: localTransport(table),
  seat: 0,
  pace: (events) => 400 * events.length, // milliseconds
  later: setTimeout,
});
// #endregion table
