import { ARCHIPELAGO, createSnails } from '../../dist/snails.js';
import { directPlayouts } from './playouts.mjs';

/** How far to the east of the board its copy lies, in columns. */
const APART = 7;

/**
 * What a decision costs with as many players as can play, against as few. A decision is one seat's: it should not cost more
 * than there are more players.
 *
 * @param {import('./games.mjs').Played} played
 * @returns {import('./harness.mjs').Comparison[]} none, where the number of players is given
 */
export function manyAgainstFewPlayers({ id, configs, ...played }) {
  const playouts = (config) => directPlayouts({ id, configs: [config], ...played });
  if (configs.length === 1) return [];
  const [few, many] = [configs[0], configs.at(-1)].map((config) => config.players.length ?? config.players);
  return [
    {
      id: `players/${id}`,
      what: `${id}: a decision among ${many} ÷ among ${few}`,
      goal: { better: 'less', floor: many / few, aim: 1.2 },
      over: { ...playouts(configs.at(-1)), name: `among ${many}` },
      under: { ...playouts(configs[0]), name: `among ${few}` },
    },
  ];
}

/**
 * What a decision of Snails costs on a board of twice as many fields.
 *
 * @param {import('./games.mjs').Played} flagship
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function largeAgainstSmallBoards(flagship) {
  // There are no more tiles than the board has: the other half is open water.
  const eastOf = ({ field }) => {
    const [column, row] = field.split(',').map(Number);
    return { field: `${column + APART},${row}`, stack: [] };
  };
  const doubled = [...ARCHIPELAGO, ...ARCHIPELAGO.map(eastOf)];
  const on = (layout, name) => ({ ...directPlayouts({ ...flagship, game: createSnails({ layout }) }), name });
  return [
    {
      id: `fields/${flagship.id}`,
      what: `${flagship.id}: a decision on ${doubled.length} fields ÷ on ${ARCHIPELAGO.length}`,
      goal: { better: 'less', floor: 2, aim: 1.2 },
      over: on(doubled, 'on the large board'),
      under: on(ARCHIPELAGO, 'on the usual board'),
    },
  ];
}
