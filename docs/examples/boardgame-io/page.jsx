// You against a bot, in one page: bundle it with `esbuild page.jsx --bundle --jsx=automatic --outfile=page.js`.
import { Local } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import { toBoardgameIOBot } from 'gastropodia/boardgame.io';
import { randomBot } from 'gastropodia/bots';
import { snails } from 'gastropodia/snails';
import { createRoot } from 'react-dom/client';
import { Board } from './board.jsx';
import { snailsThere } from './game.mjs';

const Robot = toBoardgameIOBot(snails, randomBot, { seed: crypto.randomUUID() });
// Over the network: multiplayer: SocketIO({ server }), and a matchID, a playerID and credentials from the lobby.
const Page = Client({
  game: snailsThere,
  board: Board,
  numPlayers: 2,
  multiplayer: Local({ bots: { 1: Robot } }),
  debug: false,
});

createRoot(document.querySelector('#page')).render(<Page playerID="0" />);
