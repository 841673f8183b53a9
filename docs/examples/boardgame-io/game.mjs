// Snails for boardgame.io: its server and its pages import this.
import { toBoardgameIO } from 'gastropodia/boardgame.io';
import { snails } from 'gastropodia/snails';

export const snailsThere = toBoardgameIO(snails, {
  config: (players) => ({ players, factions: 'random' }),
  // Asked for on the server, or on the page where a match is local; with sockets, a page never gets as far.
  luck: () => ({ seed: `${crypto.randomUUID()}${crypto.randomUUID()}`, generator: 'chacha' }),
});
