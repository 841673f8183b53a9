const house = require('./house.cjs');

const never = (name, from, to) => ({ name, severity: 'error', from, to });
const anyOf = (names) => `(${names.join('|')})`;

const GAMES = '(src/games|docs/examples)';
const PARTS = house.parts.map(({ room }) => room);
const KERNEL = house.kernel.map(({ room }) => room);
const GAME = house.game.map(({ room }) => room);
const FRONT_DOORS = '^src/([a-z]+|games/[^/]+)/index\\.ts$';

// The files of a room, without those of a room inside it.
const own = (room, rooms) => {
  const inner = rooms.filter((other) => other.startsWith(`${room}/`)).map((other) => other.slice(room.length + 1));
  return inner.length === 0 ? `${room}/` : `${room}/(?!${anyOf(inner)}/)`;
};
const files = (names, rooms) => anyOf(names.map((room) => own(room, rooms)));

module.exports = {
  forbidden: [
    ...house.parts.map(({ room, uses }) =>
      never(
        `${room} uses what docs/design/house.md says`,
        { path: `^src/${room}/` },
        { path: '^src/', pathNot: [`^src/${room}/`, ...(uses.length > 0 ? [`^src/${anyOf(uses)}/`] : [])] },
      ),
    ),
    ...house.kernel.map(({ room, uses }) =>
      never(
        `kernel/${room} uses what docs/design/house.md says`,
        { path: `^src/kernel/${room}/` },
        { path: '^src/kernel/', pathNot: `^src/kernel/${anyOf([room, ...uses])}/` },
      ),
    ),
    ...house.game.map(({ room, uses }) =>
      never(
        `${room} of a game uses what docs/design/house.md says`,
        { path: `^${GAMES}/([^/]+)/${own(room, GAME)}` },
        {
          path: '^$1/$2/',
          pathNot: [`^$1/$2/${files([room, ...uses], GAME)}`, '^$1/$2/components\\.ts$'],
        },
      ),
    ),
    never('a file of src stands in a room', { path: `^src/(?!${anyOf(PARTS)}/)` }, {}),
    never('a file of the kernel stands in a room', { path: `^src/kernel/(?!${anyOf(KERNEL)}/|index\\.ts$)` }, {}),
    never(
      'a file of a game stands in a room or in the hall',
      { path: `^src/games/[^/]+/(?!${anyOf(GAME)}/|(index|game|box|contract|components)\\.ts$)` },
      {},
    ),
    never('components know nothing of their game', { path: `^${GAMES}/([^/]+)/components\\.ts$` }, { path: '^$1/$2/' }),
    never(
      'games do not know each other',
      { path: `^${GAMES}/([^/]+)/` },
      { path: `^${GAMES}/[^/]+/`, pathNot: ['^$1/$2/', '^src/games/[^/]+/index\\.ts$'] },
    ),
    never(
      'games of the library do not know each other',
      { path: '^src/games/([^/]+)/' },
      { path: '^src/games/', pathNot: '^src/games/$1/' },
    ),
    never(
      'what stands beside each other is entered by the front door',
      { path: '^src/(?!games/)([a-z]+)/' },
      { path: '^(src/|docs/examples/)', pathNot: [FRONT_DOORS, '^src/$1/', '^docs/examples/[^/]+/(index|box)\\.ts$'] },
    ),
    never(
      'games use the front door',
      { path: '^src/games/([^/]+)/' },
      { path: '^src/', pathNot: [FRONT_DOORS, '^src/games/$1/'] },
    ),
    never('examples use the front door', { path: '^docs/examples/' }, { path: '^src/', pathNot: FRONT_DOORS }),
    never(
      'examples import by name',
      { path: '^docs/examples/' },
      { path: '^src/', dependencyTypesNot: ['aliased-tsconfig'] },
    ),
    never('src imports by path', { path: '^src/' }, { path: '^src/', dependencyTypes: ['aliased-tsconfig'] }),
    never('nobody imports the command line', { pathNot: '^src/cli/' }, { path: '^src/cli/' }),
    never('src does not know its tests', { path: '^(src|docs/examples)/' }, { path: '^test/' }),
    never('only the registry knows the examples', { path: '^src/(?!registry/)' }, { path: '^docs/' }),
    never(
      'only the command line knows Node',
      // What a user's own server looks like is an example, too.
      { path: '^(src|docs/examples)/', pathNot: '^(src/cli|docs/examples/(boardgame-io|host))/' },
      { dependencyTypes: ['core'] },
    ),
    never('no cycles', {}, { circular: true }),
    never('no import leads nowhere', {}, { couldNotResolve: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
