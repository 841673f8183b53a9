// Writes the games of snails.json anew, after a bump of the rules version: `npm run noreg:write`.
import { writeFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { bundledVectors } from './bundle.mjs';

const BOARDS = ['archipelago', 'atoll', 'twin-islets'];
const PLAYERS = [2, 3, 4];
const OPENINGS = ['standard', 'advanced'];
const FACTIONS = ['random', 'draft'];

const vectors = runInThisContext(`${await bundledVectors()};vectors`);

// Each list turns when the ones before it have been through.
const turning = (list, nth, before) => list[Math.floor(nth / before) % list.length];
const games = Array.from({ length: 100 }, (_, nth) => {
  const players = turning(PLAYERS, nth, 1);
  const start = {
    board: turning(BOARDS, nth, 3),
    config: {
      players,
      opening: turning(OPENINGS, nth, 9),
      factions: turning(FACTIONS, nth, 18),
      ...(nth % 5 === 0 ? { firstPlayer: nth % players } : {}),
    },
    seed: `noreg/${nth}`,
    choices: nth,
  };
  return { ...start, ...vectors.played(start) };
});

const lines = games.map((game) => `    ${JSON.stringify(game)}`);
const text = `{
  "rulesets": ${JSON.stringify(vectors.rulesets())},
  "games": [
${lines.join(',\n')}
  ]
}
`;
await writeFile(new URL('./snails.json', import.meta.url), text);
