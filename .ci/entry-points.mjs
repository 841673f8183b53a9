// What the package exports, declared once. The build, the site, the checks and the tests go by this list; that `exports` of
// package.json and `paths` of tsconfig.json agree with it is tested in test/entry-points.test.ts.

const GAMES = ['ants', 'kelp', 'snails', 'zombiaki'];
const LANGUAGES = ['en', 'pl', 'de'];

/** A game, and its thin client in parts that load separately. */
const entryPointsOf = (game) => ({
  [game]: `src/games/${game}/index.ts`,
  [`${game}/show`]: `src/games/${game}/show/index.ts`,
  [`${game}/show/pictures`]: `src/games/${game}/show/pictures/index.ts`,
  [`${game}/show/cards`]: `src/games/${game}/show/cards.ts`,
  ...byLanguage((language) => [`${game}/show/${language}`, `src/games/${game}/text/${language}/index.ts`]),
  ...byLanguage((language) => [`${game}/show/cards/${language}`, `src/games/${game}/text/${language}/with-cards.ts`]),
});

const byLanguage = (entryPoint) => Object.fromEntries(LANGUAGES.map(entryPoint));

/**
 * The source of each entry point, by what follows `gastropodia/` in an import. The kernel is `gastropodia` itself.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const ENTRY_POINTS = Object.freeze({
  '': 'src/kernel/index.ts',
  boards: 'src/boards/index.ts',
  drawing: 'src/drawing/index.ts',
  boxes: 'src/boxes/index.ts',
  ...Object.assign({}, ...GAMES.map(entryPointsOf)),
  bots: 'src/bots/index.ts',
  arena: 'src/arena/index.ts',
  host: 'src/host/index.ts',
  client: 'src/client/index.ts',
  'boardgame.io': 'src/boardgameio/index.ts',
  testing: 'src/testing/index.ts',
});

/**
 * What an import of this entry point says.
 *
 * @param {string} entryPoint
 */
export const specifierOf = (entryPoint) => (entryPoint === '' ? 'gastropodia' : `gastropodia/${entryPoint}`);

/**
 * Where this entry point is built, inside `dist` and without an extension.
 *
 * @param {string} entryPoint
 */
export const builtAs = (entryPoint) => (entryPoint === '' ? 'index' : entryPoint);
