const never = (name, from, to) => ({ name, severity: 'error', from, to });

const GAMES = '(src/games|docs/examples)';
const DATA = `^${GAMES}/[^/]+/(cards|boards|vocabulary)(/|\\.ts$)`;
const BEHAVIOUR = `^${GAMES}/[^/]+/(rules|ops|phases|legal|reduce|direct)(/|\\.ts$)`;
const FRONT_DOORS = '^src/(kernel|boards|drawing|bots|testing|games/[^/]+)/index\\.ts$';

module.exports = {
  forbidden: [
    never('kernel knows no game', { path: '^src/kernel/' }, { path: '^(src/(?!kernel/)|docs/|test/)' }),
    never('boards know the kernel only', { path: '^src/boards/' }, { path: '^src/(?!boards/|kernel/index\\.ts$)' }),
    never(
      'drawing knows the kernel and boards only',
      { path: '^src/drawing/' },
      { path: '^src/(?!drawing/|(kernel|boards)/index\\.ts$)' },
    ),
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
    never('games know no outsider', { path: '^src/games/' }, { path: '^src/(bots|testing|cli)/' }),
    never('cards are data', { path: DATA }, { path: BEHAVIOUR }),
    never('rules know no card', { path: BEHAVIOUR }, { path: `^${GAMES}/[^/]+/(cards|boards|text)/` }),
    never(
      'outsiders use the front door',
      { path: '^src/(bots|testing|cli)/' },
      { path: '^(src/|docs/examples/)', pathNot: [FRONT_DOORS, '^src/$1/', '^docs/examples/[^/]+/index\\.ts$'] },
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
    never('only the command line knows the examples', { path: '^src/(?!cli/)' }, { path: '^docs/' }),
    never(
      'only the command line knows Node',
      { path: '^(src|docs/examples)/', pathNot: '^src/cli/' },
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
