import { createRandom } from 'gastropodia';
import { type SnailsState, snails } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { acted, openStore as openRedux, reduced } from '../../docs/examples/redux-toolkit/index.ts';
import { openStore as openZustand } from '../../docs/examples/zustand/index.ts';

/** How many parts of a position are the same objects as before. */
const kept = (after: SnailsState, before: SnailsState): number => {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).filter(([key, part]) => typeof part === 'object' && part === was.get(key)).length;
};

function played<Stored extends { readonly state: SnailsState }>(now: () => Stored, act: (nth: number) => void): number {
  let plain = now().state;
  let same = 0;
  for (let acts = 0; acts < 40; acts++) {
    const before = now().state;
    const actions = snails.legalActions(plain);
    const nth = createRandom(String(acts)).below(actions.length);
    const expected = snails.reduce(plain, actions[nth] as (typeof actions)[number]);
    act(nth);
    expect(now().state).toEqual(expected);
    // What the action has not touched is the same object, as without drafts.
    expect(kept(now().state, before)).toBe(kept(expected, plain));
    same += kept(now().state, before);
    plain = expected;
  }
  return same;
}

describe('KER-18.8 drafts of immer', () => {
  test('KER-18.8 Redux Toolkit: advance takes a draft of a match, and what it has not touched stays the same', () => {
    const { dispatch, getState } = openRedux();
    const now = () => getState().match;
    const same = played(now, (nth) => dispatch(acted(snails.legalActions(now().state)[nth] as never)));

    expect(same).toBeGreaterThan(800);
    expect(now().record.actions).toHaveLength(40);
    // What was done before is not done again, and is told so.
    dispatch(acted(now().record.actions[0] as never));
    expect(now().refusal).toContain('[KER-');
    expect(snails.legalActions(now().state)).not.toHaveLength(0);
  });

  test('KER-18.8 Redux Toolkit: reduce takes a draft of a position', () => {
    const { dispatch, getState } = openRedux();
    const now = () => ({ state: getState().position });

    expect(played(now, (nth) => dispatch(reduced(snails.legalActions(now().state)[nth] as never)))).toBeGreaterThan(
      800,
    );
  });

  test('KER-18.8 zustand: advance takes a draft of a match, and what it has not touched stays the same', () => {
    const { getState } = openZustand();

    const same = played(getState, (nth) => getState().act(snails.legalActions(getState().state)[nth] as never));
    expect(same).toBeGreaterThan(800);
    expect(getState().record.actions).toHaveLength(40);
  });
});
