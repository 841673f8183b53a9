import { distinct, type Fault, faultAt, faultUnless } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { total } from '../rules/supply.ts';
import { type Book, enemyOf, gardenOf } from '../table/book.ts';
import type { AntsState } from '../table/state.ts';
import type { Invariants } from './faults.ts';

/** What is true of the garden, of enemies and of Special Items. */
export function gardenInvariants(book: Book): Invariants {
  return {
    // Invariant 17.
    'every enemy is in one place, and where it may be': (state) => enemyFaults(book, state),
    // Invariants 19 and 20.
    'enemies and cubes lie where they were printed, on explored hexes or from the first': (state) =>
      gardenOf(book, state).hexes.flatMap((hex, index) => {
        const cubes = state.cubes[index] ?? [];
        const isBare = total(cubes) === 0 && state.enemies[index] === NONE;
        const isHidden = hex.kind === 'none' || (hex.kind === 'hidden' && state.explorers[index] === NONE);
        return [
          ...faultUnless(!isHidden || isBare, `cubes[${index}]`, 'neither cubes nor an enemy', cubes),
          ...faultUnless(
            cubes.every((count, kind) => count <= (hex.cubes[kind] ?? 0)),
            `cubes[${index}]`,
            'at most what is printed',
            cubes,
          ),
        ];
      }),
    // Invariant 27.
    'every Special Item is in one place': ({ boardItems, sideItems, items }) => {
      const all = [...boardItems.filter((item) => item !== NONE), ...sideItems, ...items.flat()];
      const isSo = all.length === book.items.length && distinct(all).length === all.length;
      return faultUnless(isSo, 'items', 'each in one place', all);
    },
    'every terrain has a Leaf tile': ({ leafTiles }) =>
      faultUnless(
        !leafTiles.includes(NONE) && distinct(leafTiles).length === leafTiles.length,
        'leafTiles',
        'one for each terrain',
        leafTiles,
      ),
  };
}

function enemyFaults(book: Book, state: AntsState): Fault[] {
  const { hexes } = gardenOf(book, state);
  const placed = [...state.enemies, ...state.abilities.flat()].filter((enemy) => enemy !== NONE);
  const count = total(state.lurking) + placed.length;
  return [
    ...faultUnless(count === book.enemies.length, 'lurking', `${book.enemies.length} enemies in all`, count),
    ...state.enemies.flatMap((enemy, hex) =>
      enemy === NONE || enemyOf(book, enemy).terrain === hexes[hex]?.terrain
        ? []
        : [faultAt(`enemies[${hex}]`, 'an enemy of its terrain', enemy)],
    ),
    ...state.abilities.flatMap((spaces, seat) =>
      spaces.flatMap((enemy, space) =>
        enemy === NONE || enemyOf(book, enemy).level >= (book.abilities[space]?.least ?? 0)
          ? []
          : [faultAt(`abilities[${seat}][${space}]`, 'an enemy of an allowed level', enemy)],
      ),
    ),
  ];
}
