import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { homedir } from 'node:os';
import { join, posix, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtAs, ENTRY_POINTS, specifierOf } from '../../.ci/entry-points.mjs';
import { reachedFrom } from './imports.ts';
import { evaluated, type Installed, node, npm, packAndInstall, ROOT } from './installed.ts';

const SPECIFIERS = Object.keys(ENTRY_POINTS).map(specifierOf);
/** All that the library asks for when it is loaded. */
const PACKAGES = ['immer', 'seedrandom/lib/alea.js', 'valibot'];
const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  types: [],
};

/** Where the links and pictures of a page lead inside the package: not what stands in code, nor on other sites. */
function linksIn(markdown: string): string[] {
  const prose = markdown.replace(/```.*?```/gs, '').replace(/`[^`\n]*`/g, '');
  const targets = [...prose.matchAll(/\]\(([^)#\s]+)|(?:src|href)="([^"#]+)/g)].map(
    ([, link, source]) => link ?? source ?? '',
  );
  return targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

let installed: Installed;
/** Where `import` of each of the packages leads. */
let packages: Record<string, string>;

beforeAll(async () => {
  installed = await packAndInstall();
  const urls = await evaluated(installed.bare, `${JSON.stringify(PACKAGES)}.map((name) => import.meta.resolve(name))`);
  packages = Object.fromEntries(PACKAGES.map((name, index) => [name, fileURLToPath(urls[index])]));
});

afterAll(() => installed?.remove());

describe('what is packed', () => {
  test('is what users need and nothing else: no maps, no tests, no page', () => {
    const kinds = installed.packed.map((path) =>
      path
        .replace(/^dist\/(internal\/)?(?:[\w-]+\/)*[\w.-]+?\.((d\.)?c?[jt]s)$/, 'dist/$1*.$2')
        .replace(/^(docs|docs\/(?:design|guide|pictures|rules))\/[\w-]+\.(md|svg)$/, '$1/*.$2')
        .replace(/^docs\/examples\/.*/, 'docs/examples'),
    );

    expect([...new Set(kinds)].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/*.cjs',
      'dist/*.d.cts',
      'dist/*.d.ts',
      'dist/*.js',
      'dist/internal/*.cjs',
      'dist/internal/*.d.cts',
      'dist/internal/*.d.ts',
      'dist/internal/*.js',
      'dist/licences.txt',
      'docs/*.md',
      'docs/*.svg',
      'docs/design/*.md',
      'docs/examples',
      'docs/guide/*.md',
      'docs/pictures/*.svg',
      'docs/record.schema.json',
      'docs/rules/*.md',
      'package.json',
    ]);
  });

  test('has every page that a page in it leads to, from README.md on', async () => {
    const pages = installed.packed.filter((path) => path.endsWith('.md'));
    const broken = await Promise.all(
      pages.map(async (page) => {
        const text = await readFile(join(installed.library, page), 'utf8');
        return linksIn(text)
          .map((link) => posix.join(posix.dirname(page), link))
          .filter((path) => !installed.packed.includes(path))
          .map((path) => `${page}: ${path}`);
      }),
    );

    expect(pages).toContain('docs/guide/build-a-front-end.md');
    expect(broken.flat()).toEqual([]);
  });

  test('is all of use: an entry point or the command line reaches every built file', () => {
    const starts = [...entryPoints().flatMap(({ code, types }) => [...code, ...types]), commandLine()];
    const reached = new Set(starts.flatMap((start) => [...reachedFrom(start, {}).files]));

    const built = installed.packed.filter((path) => /^dist\/.*\.c?[jt]s$/.test(path));
    expect(built.filter((path) => !reached.has(join(installed.library, path)))).toEqual([]);
  });

  test('has the licence of every package that is built into it', async () => {
    const files = installed.packed.filter((path) => /^dist\/.*\.c?js$/.test(path));
    const texts = await Promise.all(files.map((path) => readFile(join(installed.library, path), 'utf8')));
    const built = texts.flatMap((text) =>
      Array.from(text.matchAll(/^\s*\/\/ node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//gm), ([, name]) => name),
    );
    const licences = await readFile(join(installed.library, 'dist/licences.txt'), 'utf8');
    const heads = Array.from(licences.matchAll(/^(\S+) \d+\.\d+\.\d+ \([\w.-]+\)$/gm), ([, name]) => name);

    expect(heads).toEqual(expect.arrayContaining(['chalk', 'cli-progress', 'commander']));
    expect([...new Set(built)].sort()).toEqual(heads);
    // Each says who made it, and that it comes without warranty.
    for (const text of licences.split(/^\S+ \d+\.\d+\.\d+ \([\w.-]+\)$/m).slice(1)) {
      expect(text).toMatch(/copyright/i);
      expect(text).toMatch(/without warranty of any kind/i);
    }
  });

  test('says nothing of the machine it was built on', async () => {
    for (const path of installed.packed) {
      const text = await readFile(join(installed.library, path), 'utf8');
      expect(
        [ROOT, homedir()].filter((place) => text.includes(place + sep)),
        path,
      ).toEqual([]);
    }
  });

  test('brings its dependencies and nothing else', async () => {
    const folders = await readdir(join(installed.bare, 'node_modules'));

    expect(folders.filter((name) => !name.startsWith('.')).sort()).toEqual([
      'gastropodia',
      'immer',
      'seedrandom',
      'valibot',
    ]);
  });
});

/** Some of the names that the entry points of a game have: its own, those of its thin client, and so many languages. */
const namesIn = (names: readonly string[], languages: number) => [
  expect.arrayContaining([...names]),
  expect.arrayContaining(['look', 'showIn']),
  expect.arrayContaining(['picturesIn']),
  expect.arrayContaining(['defaultPack', 'readerOf']),
  ...Array.from({ length: languages }, () => ['language']),
];

describe('the entry points', () => {
  test('can be imported and required, and have the same names both ways', async () => {
    const [imported, required] = await evaluated(
      installed.bare,
      `[
        await Promise.all(${JSON.stringify(SPECIFIERS)}.map(async (name) => Object.keys(await import(name)).sort())),
        ${JSON.stringify(SPECIFIERS)}.map((name) => Object.keys(require(name)).sort()),
      ]`,
    );

    expect(imported).toEqual([
      expect.arrayContaining(['apply', 'createGame', 'isEngineError', 'play']),
      expect.arrayContaining(['boardOf', 'hexDistance']),
      expect.arrayContaining(['inked', 'element']),
      expect.arrayContaining(['boxOf']),
      ...namesIn(['ants', 'createAnts', 'renderText'], 6),
      ...namesIn(['createKelp', 'kelp', 'renderText'], 6),
      ...namesIn(['createSnails', 'renderText', 'snails'], 6),
      ...namesIn(['createZombiaki', 'renderText', 'zombiaki'], 6),
      expect.arrayContaining(['randomBot']),
      expect.arrayContaining(['openTournament', 'tablesOf']),
      expect.arrayContaining(['openTable']),
      expect.arrayContaining(['localTransport', 'openClient', 'webSocketTransport']),
      expect.arrayContaining(['guard', 'toBoardgameIO']),
      expect.arrayContaining(['LawBroken', 'checkGame']),
    ]);
    expect(required).toEqual(imported);
  });

  test('lead to what is built for them, and nothing else can be imported or required', async () => {
    const isCode = /^dist\/(.*)\.c?js$/;
    const names = installed.packed.flatMap((path) => isCode.exec(path)?.[1] ?? []).map((name) => `gastropodia/${name}`);
    const found = await evaluated(
      installed.bare,
      `${JSON.stringify(['gastropodia', ...new Set(names)])}.flatMap((name) => {
        const attempt = (resolve) => { try { return [resolve(name)]; } catch { return []; } };
        const files = [...attempt((name) => import.meta.resolve(name)), ...attempt((name) => require.resolve(name))];
        return files.length === 0 ? [] : [[name, files]];
      })`,
    );

    const expected = entryPoints().map(({ name, code: [esm = '', cjs] }) => [name, [pathToFileURL(esm).href, cjs]]);
    expect(found.sort()).toEqual(expected.sort());
  });

  test('share their errors, and know those of a copy that was loaded the other way', async () => {
    const known = await evaluated(
      installed.bare,
      `await (async () => {
        const [imported, required] = [await import('gastropodia'), require('gastropodia')];
        const [importedTesting, requiredTesting] = [await import('gastropodia/testing'), require('gastropodia/testing')];
        const thrownBy = ({ LawBroken }) => new LawBroken('every-game-ends', 'it went on', undefined);
        return {
          isShared: [
            thrownBy(importedTesting) instanceof imported.EngineError,
            thrownBy(requiredTesting) instanceof required.EngineError,
          ],
          isOneCopy: imported.EngineError === required.EngineError,
          isKnown: [imported, required].map(({ isEngineError }) =>
            [thrownBy(importedTesting), thrownBy(requiredTesting), new Error('another')].map(isEngineError),
          ),
        };
      })()`,
    );

    expect(known).toEqual({
      isShared: [true, true],
      isOneCopy: false,
      isKnown: [
        [true, true, false],
        [true, true, false],
      ],
    });
  });

  test('KER-7.6 cannot be changed, to the last corner, however they are loaded', async () => {
    const walk = await readFile(new URL('./unfrozen.ts', import.meta.url), 'utf8');
    const { outputText } = ts.transpileModule(walk, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    await writeFile(join(installed.bare, 'unfrozen.mjs'), outputText);
    const unfrozen = await evaluated(
      installed.bare,
      `await (async () => {
        const { unfrozenIn } = await import('./unfrozen.mjs');
        const names = ${JSON.stringify(SPECIFIERS)};
        const imported = await Promise.all(names.map((name) => import(name)));
        const required = names.map((name) => require(name));
        return {
          inside: [...imported, ...required].map(unfrozenIn),
          replaceable: required.filter((exported) => !Object.isFrozen(exported)).length,
        };
      })()`,
    );

    expect(unfrozen).toEqual({ inside: [...SPECIFIERS, ...SPECIFIERS].map(() => []), replaceable: 0 });
  });

  test('ask for nothing but the dependencies, and nowhere for a module of Node', () => {
    for (const { name, code } of entryPoints()) {
      for (const file of code) {
        const { atOnce, later } = reachedFrom(file, packages);
        const others = [...atOnce].filter((each) => !PACKAGES.includes(each));

        expect(others, file).toEqual([]);
        expect([...later], file).toEqual(name === 'gastropodia/testing' ? ['fast-check'] : []);
      }
    }
    // The command line does use Node's modules, so the search would have found them.
    expect([...reachedFrom(commandLine(), packages).atOnce].filter((each) => isBuiltin(each))).not.toEqual([]);
  });

  test.each(['import', 'require'])('without fast-check, checkGame says what to install (%s)', async (load) => {
    const [isEngineError, code, message] = await evaluated(
      installed.bare,
      `await (async () => {
        const { EngineError } = await ${load}('gastropodia');
        const { checkGame } = await ${load}('gastropodia/testing');
        const thrown = await checkGame({}, { configs: [{}] }).catch((error) => error);
        return [thrown instanceof EngineError, thrown.code, thrown.message];
      })()`,
    );

    expect({ isEngineError, code }).toEqual({ isEngineError: true, code: 'testing/needs-fast-check' });
    expect(message).toContain('npm install --save-dev fast-check');
  });
});

describe('the command line', () => {
  test('is installed under its name', async () => {
    const said = await npm(['exec', '--offline', '--no', '--', 'gastropodia', '--version'], installed.bare);

    expect(said.trim()).toBe(installed.manifest.version);
  });

  test('plays a game', async () => {
    const said = await node([commandLine(), '--seed', 'as-shipped'], installed.bare);

    expect(said).toContain('as-shipped');
  });
});

describe('the types', () => {
  test('hold by themselves, without those of Node, of a browser or of fast-check', () => {
    const declarations = installed.packed
      .filter((path) => /\.d\.c?ts$/.test(path))
      .map((path) => join(installed.library, path));
    const program = ts.createProgram(declarations, {
      ...STRICT,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      module: ts.ModuleKind.Node16,
      moduleResolution: ts.ModuleResolutionKind.Node16,
    });

    // The dependencies' own declarations are their authors' business: valibot's need those of a browser.
    const faults = declarations.flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path)));
    expect(faults.map(({ file, messageText }) => [file?.fileName, messageText])).toEqual([]);
  });
});

describe('a game written outside', () => {
  const OUT = 'built';
  const SOURCES = ['coin.ts', 'coin.cts', 'doors.ts', 'doors.cts'];

  beforeAll(async () => {
    // The same texts once more as CommonJS.
    for (const name of ['coin', 'doors']) {
      const source = new URL(`./outside/${name}.ts`, import.meta.url);
      for (const kind of ['ts', 'cts']) await copyFile(source, join(installed.testing, `${name}.${kind}`));
    }
  });

  test.each([
    { moduleResolution: 'bundler', module: 'esnext', noEmit: true, files: ['coin.ts', 'doors.ts'] },
    { moduleResolution: 'nodenext', module: 'nodenext', noEmit: true, files: SOURCES },
    { moduleResolution: 'node16', module: 'node16', outDir: OUT, declaration: true, files: SOURCES },
  ])('compiles against the published types ($moduleResolution)', async ({ files, ...options }) => {
    const config = `tsconfig.${options.moduleResolution}.json`;
    const compilerOptions = { ...STRICT, ...options, target: 'es2022', lib: ['es2022'], skipLibCheck: true };
    await writeFile(join(installed.testing, config), JSON.stringify({ compilerOptions, files }));

    const said = await node([join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config], installed.testing);

    expect(said).toBe('');
  });

  test('keeps every law and is played by two bots, imported and required alike', async () => {
    const [imported, required] = await evaluated(
      installed.testing,
      `[await (await import('./${OUT}/coin.js')).prove(), await require('./${OUT}/coin.cjs').prove()]`,
    );

    expect(imported.report).toMatchObject({ walks: 60, mostOptions: 2, longest: 10 });
    // A law that had nothing to look at proves nothing.
    for (const tried of ['twins', 'odds', 'varied', 'probes']) expect(imported.report[tried], tried).toBeGreaterThan(0);
    expect(imported.played.record.actions).toHaveLength(10);
    expect(imported.played.outcome.ranking.flat().sort()).toEqual([0, 1]);
    expect(required).toEqual(imported);
  });
});

describe('every entry point', () => {
  test('is used by the texts outside', async () => {
    const texts = await Promise.all(
      ['coin', 'doors'].map((name) => readFile(new URL(`./outside/${name}.ts`, import.meta.url), 'utf8')),
    );
    const used = texts.flatMap((text) => Array.from(text.matchAll(/from '(gastropodia[^']*)'/g), ([, name]) => name));

    expect([...new Set(used)].sort()).toEqual([...SPECIFIERS].sort());
  });

  test('does its work, imported and required alike: games played to the end, and shown in three languages', async () => {
    const [imported, required] = await evaluated(
      installed.testing,
      `[(await import('./built/doors.js')).visitAll(), require('./built/doors.cjs').visitAll()]`,
    );
    const shown = (names: readonly string[]) => ({ decisions: expect.any(Number), names, isDrawn: true });

    expect(imported).toMatchObject({
      ants: shown(['Ants', 'Mrówki', 'Ameisen']),
      kelp: shown(['Kelp', 'Kelp', 'Kelp']),
      snails: shown(['Snails', 'Ślimaki', 'Snails']),
      zombiaki: shown(['Zombiaki', 'Zombiaki', 'Zombiaki']),
      boards: 2,
      boxes: 'Snails',
      arena: 'function',
      'boardgame.io': 'function',
      host: 'function',
      client: 'function',
      testing: 'function',
    });
    for (const game of ['ants', 'kelp', 'snails', 'zombiaki']) {
      expect(Math.min(...imported[game].cards, imported[game].decisions)).toBeGreaterThan(0);
    }
    expect(required).toEqual(imported);
  });
});

/** Each entry point with its built files, once for `import` and once for `require`. */
function entryPoints(): { readonly name: string; readonly code: string[]; readonly types: string[] }[] {
  return Object.keys(ENTRY_POINTS).map((entryPoint) => {
    const built = join(installed.library, 'dist', builtAs(entryPoint));
    return {
      name: specifierOf(entryPoint),
      code: [`${built}.js`, `${built}.cjs`],
      types: [`${built}.d.ts`, `${built}.d.cts`],
    };
  });
}

function commandLine(): string {
  return join(installed.library, installed.manifest.bin.gastropodia);
}
