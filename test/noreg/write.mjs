// Writes the games of snails.json and examples.json anew, after a bump of a rules version: `npm run noreg:write`.
import { writeFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { bundledVectors } from './bundle.mjs';

const BOARDS = ['archipelago', 'atoll', 'twin-islets'];
const PLAYERS = [2, 3, 4];
const OPENINGS = ['standard', 'advanced'];
const FACTIONS = ['random', 'draft'];
const EXAMPLES = ['leduc', 'tic-tac-toe'];

const vectors = runInThisContext(`${await bundledVectors()};vectors`);

// Each list turns when the ones before it have been through.
const turning = (list, nth, before) => list[Math.floor(nth / before) % list.length];
const ofSnails = Array.from({ length: 100 }, (_, nth) => {
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

const ofExamples = Array.from({ length: 40 }, (_, nth) => {
  const start = { example: turning(EXAMPLES, nth, 1), seed: `noreg/${nth}`, choices: nth };
  return { ...start, ...vectors.played(start) };
});

const textOf = (rulesets, games) => `{
  "rulesets": ${JSON.stringify(rulesets)},
  "games": [
${games.map((game) => `    ${JSON.stringify(game)}`).join(',\n')}
  ]
}
`;
const write = (name, text) => writeFile(new URL(name, import.meta.url), text);
await write('./snails.json', textOf(vectors.rulesets(), ofSnails));
await write('./examples.json', textOf(vectors.exampleRulesets(), ofExamples));
