// Writes the games of every game of the registry anew, after a bump of a rules version: `npm run noreg:write`; only some of
// them, if they are named: `npm run noreg:write -- ants`.
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
/** A hundred games of Snails: every number of players, every opening, every board. */
const startsOfSnails = Array.from({ length: 100 }, (_, nth) => {
  const players = turning(PLAYERS, nth, 1);
  return {
    rules: turning(BOARDS, nth, 3),
    config: {
      players,
      opening: turning(OPENINGS, nth, 9),
      factions: turning(FACTIONS, nth, 18),
      ...(nth % 5 === 0 ? { firstPlayer: nth % players } : {}),
    },
    seed: `noreg/${nth}`,
    choices: nth,
  };
});

const textOf = (rulesets, games) => `{
  "rulesets": ${JSON.stringify(rulesets)},
  "games": [
${games.map((game) => `    ${JSON.stringify(game)}`).join(',\n')}
  ]
}
`;
const wanted = process.argv.slice(2);
for (const [id, rules] of await vectors.allRules()) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const starts = id === 'snails' ? startsOfSnails : await vectors.startsOf(id);
  const games = starts.map((start) => ({ ...start, ...vectors.played(rules, start) }));
  await writeFile(new URL(`./games/${id}.json`, import.meta.url), textOf(vectors.rulesetsOf(rules), games));
}
