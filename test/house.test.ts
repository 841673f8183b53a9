import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

// docs/design/house.md draws the rooms and the arrows between them. What it does not draw, dependency-cruiser refuses
// (`npm run check:arrows`); that what it draws is there is seen to here.

interface Room {
  readonly room: string;
  readonly uses: readonly string[];
}
type House = Readonly<Record<'parts' | 'kernel' | 'game', readonly Room[]>>;
const house = createRequire(import.meta.url)('../.ci/house.cjs') as House;

const GAMES = readdirSync('src/games').map((game) => `src/games/${game}`);
const FLOORS = [
  { floor: 'parts', rooms: house.parts, roots: ['src'] },
  { floor: 'kernel', rooms: house.kernel, roots: ['src/kernel'] },
  { floor: 'game', rooms: house.game, roots: GAMES },
] as const;

test.each(FLOORS)('$floor: every folder is a room of the drawing, and every room is a folder', ({ rooms, roots }) => {
  const folders = roots.flatMap((root) => foldersIn(root).filter((folder) => !folder.includes('/')));
  const drawn = rooms.map(({ room }) => room);

  expect([...new Set(folders)].sort()).toEqual(drawn.filter((room) => !room.includes('/')).sort());
  expect(drawn.filter((room) => !roots.some((root) => existsSync(join(root, room))))).toEqual([]);
});

test.each(FLOORS)('$floor: every arrow goes down', ({ rooms }) => {
  const drawn = rooms.map(({ room }) => room);
  const up = rooms.flatMap(({ room, uses }) =>
    uses.filter((used) => drawn.indexOf(used) <= drawn.indexOf(room)).map((used) => `${room} → ${used}`),
  );

  expect(up).toEqual([]);
});

test.each(FLOORS)('$floor: every arrow is in use, and no other one is', ({ rooms, roots }) => {
  const drawn = rooms.flatMap(({ room, uses }) => uses.map((used) => `${room} → ${used}`));
  const found = roots.flatMap((root) => arrowsIn(root, rooms));

  expect([...new Set(found)].sort()).toEqual(drawn.sort());
});

function foldersIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** The arrows from room to room that the imports under this root make. */
function arrowsIn(root: string, rooms: readonly Room[]): string[] {
  const roomOf = (path: string): string | undefined =>
    rooms
      .map(({ room }) => room)
      .filter((room) => path.startsWith(`${root}/${room}/`))
      .sort((one, other) => other.length - one.length)[0];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const path = join(root, file);
      const from = roomOf(path);
      return [...readFileSync(path, 'utf8').matchAll(/\b(?:from |import\()'(\.[^']+)'/g)].flatMap(([, target = '']) => {
        const to = roomOf(normalize(join(dirname(path), target)));
        return from === undefined || to === undefined || from === to ? [] : [`${from} → ${to}`];
      });
    });
}

// docs/design/walks.md goes from file to file: whatever is indented is imported by what it is indented under.
interface Passed {
  readonly file: string;
  readonly depth: number;
  readonly isGiven: boolean;
}

function walksOn(page: string): Passed[][] {
  return [...page.matchAll(/^```\n(.*?)^```/gms)].map(([, walk = '']) =>
    [...walk.matchAll(/^( *)(⇢ )?([\w/.-]+\.ts)/gm)].map(([, indent = '', arrow, file = '']) => ({
      file: `src/${file}`,
      depth: indent.length,
      isGiven: arrow !== undefined,
    })),
  );
}

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  );

test('four walks: every file that is passed is there, and imported by the one before it unless it was given to it', () => {
  const walks = walksOn(readFileSync('docs/design/walks.md', 'utf8'));
  const wrong = walks.flatMap((walk) =>
    walk.flatMap(({ file, depth, isGiven }, index) => {
      if (!existsSync(file)) return [`${file} is not there`];
      const before = walk.slice(0, index).findLast((passed) => passed.depth < depth);
      if (before === undefined || isGiven || importsOf(before.file).includes(file)) return [];
      return [`${before.file} does not import ${file}`];
    }),
  );

  expect(walks.map((walk) => walk.length)).toEqual([11, 3, 15, 12, 4, 6]);
  expect(wrong).toEqual([]);
});
