import { describe, expect, test } from 'vitest';
import { gardenOf, type LaidGarden } from '../../../src/games/ants/board/garden.ts';
import { defaultBoard } from '../../../src/games/ants/board/layouts/board.ts';
import { nestOf } from '../../../src/games/ants/board/nest.ts';
import { TERRAINS } from '../../../src/games/ants/components.ts';
import { bonusOf, powersOf, tableOf } from '../kit/rulebook.ts';

const KINDS = ['F', 'L', 'M'];
const named = (things: readonly { readonly name: string }[], numbers: readonly number[]): string =>
  numbers.map((number) => things[number]?.name).join(', ');

/** The rows of the two tables of a side, as they are written in the book. */
const rowsOf = ({ hexes, vertices }: LaidGarden) => ({
  hexes: hexes.map(({ name, q, r, terrain, strength, kind, cubes, now, vertices: corners }) => ({
    hex: [name, `${q}`, `${r}`, TERRAINS[terrain], `${strength}`, kind],
    cubes: cubes.flatMap((count, cube) => (count === 0 ? [] : [`${KINDS[cube]}${count}`])).join('+') || '—',
    now,
    corners: named(vertices, corners),
  })),
  vertices: vertices.map(({ name, hexes: around, next, isRed, now }) => ({
    vertex: [name, named(hexes, around), named(vertices, next), isRed ? 'yes' : '—'],
    now,
  })),
});

describe.each([
  { side: 'C3', players: 2, counts: [19, 54, 72] },
  { side: 'C4', players: 4, counts: [27, 74, 100] },
])('$side', ({ side, players, counts }) => {
  const garden = gardenOf(defaultBoard, players);

  test('ANT-2.1 + ANT-8.5 hexes, corners and edges are those of the book', () => {
    expect(rowsOf(garden)).toEqual({
      hexes: tableOf(side).map(([hex, q, r, terrain, strength, kind, cubes, bonus = '', corners]) => ({
        hex: [hex, q, r, terrain, strength, kind],
        cubes,
        now: bonusOf(bonus),
        corners,
      })),
      vertices: tableOf(side, 1).map(([vertex, hexes, next, red, bonus = '']) => ({
        vertex: [vertex, hexes, next, red],
        now: bonusOf(bonus),
      })),
    });
    const edges = garden.vertices.flatMap(({ next }) => next).length / 2;
    expect([garden.hexes.length, garden.vertices.length, edges]).toEqual(counts);
  });
});

test('ANT-2.3 + ANT-2.4 + ANT-X.65 with three players two hexes and four vertices are not there', () => {
  const { hexes, vertices } = gardenOf(defaultBoard, 3);
  const all = gardenOf(defaultBoard, 4);
  const names = vertices.map(({ name }) => name);

  expect(hexes.map(({ name }) => name)).toEqual(
    all.hexes.map(({ name }) => name).filter((name) => name !== 'B01' && name !== 'B27'),
  );
  expect(all.vertices.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([
    'b01',
    'b06',
    'b69',
    'b74',
  ]);
  const b07 = vertices[names.indexOf('b07')];
  expect([named(hexes, b07?.hexes ?? []), named(vertices, b07?.next ?? [])]).toEqual(['B02', 'b02, b13']);
});

test('ANT-17.3 + ANT-17.6 + ANT-24.1 the tracks are those of the book', () => {
  const [bonuses = []] = tableOf('C5');
  const slots = tableOf('C5', 1);

  expect(defaultBoard.flight.map(({ now, swarm }) => ({ now: now ?? [], swarm: swarm === true }))).toEqual(
    bonuses
      .slice(1)
      .map((cell) =>
        /^swarm|^start/.test(cell) ? { now: [], swarm: cell !== 'start' } : { now: bonusOf(cell), swarm: false },
      ),
  );
  expect(
    [defaultBoard.swarming.two, defaultBoard.swarming.more].map((areas) => areas.map((area) => area.join(', '))),
  ).toEqual([1, 2].map((column) => slots.map((row) => row[column])));
  expect(defaultBoard.starTrack.map(String)).toEqual(tableOf('C5', 2).map((row) => row[1]));
});

test('ANT-13.4 + ANT-2.16 ability spaces and Anthill tiles are those of the book', () => {
  const { abilities, common, sides } = defaultBoard.anthill;
  const spaces = tableOf('C9').map(([id = '', row, , vp, text = '']) => [
    id,
    { source: 'ours', row, ...powersOf(text, vp) },
  ]);
  const cells = tableOf('C8').map(([id = '', ...areas]) => [
    id,
    {
      source: 'ours',
      cells: Object.fromEntries(
        areas
          .join('; ')
          .split('; ')
          .map((each) => {
            const [, cell = '', code = ''] = /^\((\d,\d)\) (.*)$/.exec(each) ?? [];
            return [cell, bonusOf(code)];
          }),
      ),
    },
  ]);

  expect(abilities).toEqual(Object.fromEntries(spaces));
  expect({ common, ...sides }).toEqual(Object.fromEntries(cells));
});

test('ANT-15.9 + ANT-24.8 + ANT-14.10 production, penalties and Stars are those of the book', () => {
  const { production, penalties, stars } = defaultBoard.anthill;
  const figures = (nth: number, row: number): number[] =>
    (tableOf('C10', nth)[row] ?? []).slice(1).map((cell) => Math.abs(Number(cell.replace('−', '-'))));

  expect([production, penalties, stars]).toEqual([figures(0, 0), figures(1, 0), figures(2, 0)]);
});

test('ANT-6.6 + ANT-6.7 + ANT-20.18 the nest: areas, stones, neighbours, and where tiles can lie', () => {
  const { cells, areas, stones, start, next, placements } = nestOf(defaultBoard.anthill);
  const of = (bits: number): string[] => cells.flatMap(({ name }, cell) => ((bits >> cell) & 1 ? [name] : []));
  const at = (name: string): number => cells.findIndex((cell) => cell.name === name);

  expect(areas.map((area) => of(area).length)).toEqual([6, 8, 10]);
  expect([of(stones), of(start)]).toEqual([
    ['1,0', '3,4', '6,2'],
    ['0,2', '1,2'],
  ]);
  expect(of(next[at('1,0')] ?? 0)).toEqual(['1,1', '2,0']);
  expect(of(next[at('4,4')] ?? 0)).toEqual(['3,4', '4,3', '5,4']);
  expect(cells[at('3,4')]).toEqual({ name: '3,4', row: 3, column: 4, area: -1 });
  // 27 single cells; 42 edges; 14 threes across and 17 down; 16 squares.
  expect(placements.map((each) => each.length)).toEqual([27, 42, 31, 16]);
  expect(of(placements[3]?.[0] ?? 0)).toEqual(['0,1', '0,2', '1,1', '1,2']);
});
