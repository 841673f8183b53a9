import { expect, test } from 'vitest';
import { ARCHIPELAGO } from '../../../src/games/snails/board/layouts/archipelago.ts';
import { CONTAMINATION } from '../../../src/games/snails/board/layouts/contamination.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { noPlay } from '../../../src/games/snails/course/action.ts';
import { firstPosition } from '../../../src/games/snails/course/first-position.ts';
import { type SnailsState, type SnailsTypes, snails } from '../../../src/games/snails/index.ts';
import { bookOf } from '../../../src/games/snails/table/book.ts';
import { cloneState } from '../../../src/games/snails/table/clone.gen.ts';
import { shapeFor } from '../../../src/games/snails/table/shape.ts';
import { upkeepOf } from '../../../src/kernel/index.ts';
import { pausesOfEveryKind } from '../proof/laws-pauses.ts';

const shape = shapeFor(bookOf({ pack: defaultPack, layout: ARCHIPELAGO, contamination: CONTAMINATION }));
const derived = upkeepOf<SnailsTypes>(shape, { seats: { min: 2, max: 4 }, ...firstPosition, imagine: () => ({}) });

const states = [...pausesOfEveryKind({ games: 60, each: 4 }).values()].flat();

/** The places of the objects that two values have in common. */
function shared(one: unknown, other: unknown, path: string): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (one === other) return [path];
  const inside = other as Readonly<Record<string, unknown>>;
  return Object.entries(one).flatMap(([key, value]) => shared(value, inside[key], `${path}.${key}`));
}

/** Entries of the agenda and states of generators are replaced and never changed: positions have them in common on purpose. */
const isLasting = (path: string): boolean =>
  /^state\.(agenda|chance\.streams)\.[^.]+(\.together\.\d+\.\d+)?$/.test(path);

test('KER-10.2 the copy of a position that is written out is the one that the kernel makes', () => {
  expect(states.length).toBeGreaterThan(60);
  for (const state of states) {
    const copy = cloneState(state);

    expect(copy).toEqual(state);
    expect(copy).toEqual(derived.clone(state));
    expect(Object.keys(copy)).toEqual(Object.keys(derived.clone(state)));
    expect(Object.keys(copy.play)).toEqual(Object.keys(derived.clone(state).play));
  }
});

test('KER-10.2 a copy has nothing in common with the position, except what never changes', () => {
  for (const state of states) {
    const common = shared(cloneState(state), state, 'state');

    expect(common.filter((path) => !isLasting(path))).toEqual([]);
    expect(common).toEqual(shared(derived.clone(state), state, 'state'));
  }
});

test('KER-10.2 what nobody is doing is what the shape begins with', () => {
  const { play }: SnailsState = snails.setup({ players: 2 }, 'play');

  expect(noPlay()).toEqual(play);
  expect(Object.keys(noPlay())).toEqual(Object.keys(play));
});
