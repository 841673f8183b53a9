// A server of boardgame.io with Snails on it: `node server.mjs <port>`. Its lobby is at /games/snails.
// `boardgame.io/server` is a folder, which Node does not import.
import { Origins, Server } from 'boardgame.io/dist/cjs/server.js';
import { guard } from 'gastropodia/boardgame.io';
import { snailsThere } from './game.mjs';

const [port] = process.argv.slice(2);
const server = Server({ games: [snailsThere], origins: [Origins.LOCALHOST] });
guard(server, { onRefused: ({ game, event, why }) => console.error(`${game}, ${event}: ${why}`) });
const { appServer } = await server.run(Number(port));
console.log(appServer.address().port);
