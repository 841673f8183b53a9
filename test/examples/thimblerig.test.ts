import { createRandom } from 'gastropodia';
import { scene, scriptUsedUp, withScript } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import {
  chancesOfPearl,
  type ThimblerigAction,
  type ThimblerigEvent,
  type ThimblerigState,
  type ThimblerigView,
  thimblerig,
} from '../../docs/examples/thimblerig/index.ts';
import { said } from '../kernel/said.ts';

const HIDER = 0;
const SEEKER = 1;

/** What lies at the four places, o for a pearl and x for a stone, before the hider's first mix. */
function at(things: string): ThimblerigState {
  return scene(thimblerig, { config: {}, changes: { under: [...things].map((thing) => (thing === 'o' ? 1 : 0)) } });
}

const mix = (a: number, b: number, secretly: 'swap' | 'leave'): ThimblerigAction => ({
  type: 'mix',
  seat: HIDER,
  places: [a, b],
  secretly,
});
const lift = (place: number): ThimblerigAction => ({ type: 'look', seat: SEEKER, place, how: 'lift' });
const peek = (place: number): ThimblerigAction => ({ type: 'look', seat: SEEKER, place, how: 'peek' });

function played(state: ThimblerigState, ...actions: readonly ThimblerigAction[]) {
  let now = state;
  const events: ThimblerigEvent[] = [];
  for (const action of actions) {
    const applied = thimblerig.apply(now, action);
    if (!applied.ok) throw new Error(thimblerig.explain(applied.refusal));
    now = applied.state;
    events.push(...applied.events);
  }
  return { state: now, events };
}

const thingsOf = ({ under }: ThimblerigState) => under.map((kind) => (kind === 1 ? 'o' : 'x')).join('');
const asked = (state: ThimblerigState) => thimblerig.pending(state).map(({ seat, kind }) => `${seat} ${kind}`);
const chances = (state: ThimblerigState, viewer: 0 | 1 | 'spectator') => chancesOfPearl(thimblerig.view(state, viewer));

test('THI-1.1 four places, two pearls and two stones', () => {
  const openings = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
    [...thingsOf(thimblerig.setup({}, seed))].sort().join(''),
  );

  expect(new Set(openings)).toEqual(new Set(['ooxx']));
});

test('THI-1.2 only the hider sees what lies where', () => {
  const state = at('oxox');

  expect(thimblerig.view(state, HIDER).under).toEqual([1, 0, 1, 0]);
  expect(thimblerig.view(state, SEEKER).under).toEqual([-1, -1, -1, -1]);
  expect(thimblerig.view(state, 'spectator').under).toEqual([-1, -1, -1, -1]);
});

test('THI-1.3 the hider mixes, and then the seeker looks', () => {
  const state = at('oxox');
  const { state: mixed } = played(state, mix(0, 1, 'leave'));

  expect([asked(state), asked(mixed), asked(played(mixed, lift(0)).state)]).toEqual([['0 mix'], ['1 look'], ['0 mix']]);
});

test('THI-2.1 two different places, in any order', () => {
  const facts = { path: 'action.places', expected: 'set', least: 2, most: 2 };

  expect(thimblerig.whyIllegal(at('oxox'), mix(2, 2, 'swap'))).toEqual({ code: 'malformed', rule: 'KER-2.1', facts });
  expect(played(at('oxox'), mix(3, 0, 'swap'))).toEqual(played(at('oxox'), mix(0, 3, 'swap')));
  expect([...thimblerig.legalActions(at('oxox'))]).toHaveLength(12);
});

test('THI-2.2 everybody sees which places, and only the hider whether they were swapped', () => {
  const { state, events } = played(at('oxox'), mix(0, 1, 'swap'));

  expect([thingsOf(state), thingsOf(played(at('oxox'), mix(0, 1, 'leave')).state)]).toEqual(['xoox', 'oxox']);
  expect(thimblerig.viewEvents(events, SEEKER)).toEqual([{ type: 'mixed', reveals: true, a: 0, b: 1 }]);
  expect(thimblerig.view(state, SEEKER).history).toEqual([{ fact: 'mix', a: 0, b: 1, swapped: -1 }]);
});

test('THI-3.1 a lifted pearl scores for the seeker, a stone for the hider, and everybody sees it', () => {
  const { state, events } = played(at('oxox'), mix(0, 1, 'leave'), lift(0), mix(0, 1, 'leave'), lift(1));

  expect(thimblerig.viewEvents(events, 'spectator').filter(({ type }) => type !== 'mixed')).toEqual([
    { type: 'lifted', reveals: true, place: 0, kind: 1 },
    { type: 'scored', seat: SEEKER, points: [0, 1] },
    { type: 'lifted', reveals: true, place: 1, kind: 0 },
    { type: 'scored', seat: HIDER, points: [1, 1] },
  ]);
  expect(thimblerig.view(state, 'spectator').history[1]).toEqual({ fact: 'look', place: 0, how: 'lift', kind: 1 });
});

test('THI-3.2 a peek is known to seeker and hider, and scores nothing', () => {
  const { state, events } = played(at('oxox'), mix(0, 1, 'leave'), peek(0));

  expect(thimblerig.viewEvents(events.slice(1), SEEKER)).toEqual([
    { type: 'peeked', reveals: true, place: 0, secret: { seats: 3, kind: 1 } },
  ]);
  expect(thimblerig.viewEvents(events.slice(1), 'spectator')).toEqual([{ type: 'peeked', reveals: true, place: 0 }]);
  expect(thimblerig.view(state, 'spectator').history[1]).toEqual({ fact: 'look', place: 0, how: 'peek', kind: -1 });
});

test('THI-3.3 at most two peeks', () => {
  const { state } = played(at('oxox'), mix(0, 1, 'leave'), peek(0), mix(0, 1, 'leave'), peek(1), mix(0, 1, 'leave'));

  expect(thimblerig.whyIllegal(state, peek(2))).toEqual({
    code: 'look/no-peek-left',
    rule: 'THI-3.3',
    facts: { most: 2, used: 2 },
  });
  expect(said(thimblerig.legalActions(state))).toEqual([0, 1, 2, 3].map(lift));
});

test('THI-3.4 what was looked at stays where it is', () => {
  expect(thingsOf(played(at('oxox'), mix(0, 1, 'leave'), lift(2)).state)).toBe('oxox');
});

test('THI-4.1 what was seen and covered again is remembered, and after a mix only as far as it can be known', () => {
  const seen = played(at('oxox'), mix(2, 3, 'leave'), lift(0)).state;
  const elsewhere = played(seen, mix(1, 2, 'swap')).state;
  const here = played(seen, mix(0, 3, 'swap')).state;

  // A pearl lies at place 0: of the other three places one in three hides the second pearl.
  expect(chances(seen, SEEKER)).toEqual([1, 1 / 3, 1 / 3, 1 / 3]);
  expect(chances(elsewhere, SEEKER)).toEqual([1, 1 / 3, 1 / 3, 1 / 3]);
  // The pearl may have gone to place 3, where what lay there may have gone to place 0.
  expect(chances(here, SEEKER)).toEqual([2 / 3, 1 / 3, 1 / 3, 2 / 3]);
  expect(chances(here, HIDER)).toEqual([0, 0, 1, 1]);
});

test('THI-4.2 imagined worlds are as likely as what is possible', () => {
  const { state } = played(at('oxox'), mix(0, 3, 'swap'), lift(2), mix(1, 2, 'leave'));
  const view = thimblerig.view(state, SEEKER);
  const worlds = 3000;
  const pearls = [0, 0, 0, 0];
  for (let world = 0; world < worlds; world++) {
    for (const [place, kind] of thimblerig.determinize(view, String(world)).under.entries()) {
      pearls[place] = (pearls[place] ?? 0) + kind;
    }
  }

  // Five standard deviations of 3000 even throws are less than 0.05.
  for (const [place, chance] of chancesOfPearl(view).entries()) {
    expect(Math.abs((pearls[place] ?? 0) / worlds - chance)).toBeLessThan(0.05);
  }
});

/** Every past that fits a view, counted one by one: what happened, and what lies where in the end. */
function pastsOf({ history, under }: ThimblerigView): string[] {
  const isOrMayBe = (shown: number | undefined, real: number): boolean => shown === -1 || shown === real;
  let pasts = ['ooxx', 'oxox', 'oxxo', 'xoox', 'xoxo', 'xxoo'].map((things) => ({
    facts: [] as unknown[],
    lying: [...things].map((thing): number => (thing === 'o' ? 1 : 0)),
  }));
  for (const fact of history) {
    pasts = pasts.flatMap(({ facts, lying }) => {
      if (fact.fact === 'look') {
        const kind = lying[fact.place] ?? -1;
        return isOrMayBe(fact.kind, kind) ? [{ facts: [...facts, { ...fact, kind }], lying }] : [];
      }
      const swapped = lying.with(fact.a, lying[fact.b] ?? -1).with(fact.b, lying[fact.a] ?? -1);
      return [lying, swapped].flatMap((now, way) =>
        isOrMayBe(fact.swapped, way) ? [{ facts: [...facts, { ...fact, swapped: way }], lying: now }] : [],
      );
    });
  }
  return pasts
    .filter(({ lying }) => lying.every((kind, place) => isOrMayBe(under[place], kind)))
    .map(({ facts, lying }) => JSON.stringify([facts, lying]));
}

/** Positions of games played at random, at every fourth decision. */
function positions(games: number): ThimblerigState[] {
  return Array.from({ length: games }, (_, game) => {
    const random = createRandom(`game ${game}`);
    const passed = [thimblerig.setup({}, `game ${game}`)];
    for (let state = passed[0]; state !== undefined && thimblerig.outcome(state) === undefined; ) {
      state = thimblerig.reduce(state, random.oneOf([...thimblerig.legalActions(state)]));
      passed.push(state);
    }
    return passed.filter((_state, ply) => ply % 4 === 3);
  }).flat();
}

test('THI-4.2 chances are those of all pasts that fit, counted one by one, for everybody', () => {
  for (const state of positions(30)) {
    for (const viewer of [HIDER, SEEKER, 'spectator'] as const) {
      const view = thimblerig.view(state, viewer);
      const lying = pastsOf(view).map((past) => JSON.parse(past)[1] as number[]);
      expect(chancesOfPearl(view)).toEqual(
        [0, 1, 2, 3].map((place) => lying.filter((things) => things[place] === 1).length / lying.length),
      );
    }
  }
});

test('THI-4.2 a whole past is imagined, each that fits as likely as any other', () => {
  const many = 1500;
  for (const [index, state] of positions(3).entries()) {
    for (const viewer of [HIDER, SEEKER, 'spectator'] as const) {
      const view = thimblerig.view(state, viewer);
      const pasts = pastsOf(view);
      const counts = new Map(pasts.map((past) => [past, 0]));
      for (let world = 0; world < many; world++) {
        const { history, under } = thimblerig.determinize(view, `${index}/${world}`);
        const ordered = history.map((fact) =>
          fact.fact === 'mix'
            ? { fact: fact.fact, a: fact.a, b: fact.b, swapped: fact.swapped }
            : { fact: fact.fact, place: fact.place, how: fact.how, kind: fact.kind },
        );
        const past = JSON.stringify([ordered, under]);
        if (!counts.has(past)) throw new Error(`${past} does not fit what ${viewer} has seen`);
        counts.set(past, (counts.get(past) ?? 0) + 1);
      }
      // The sum of all squares tells whether some come up too often: by chance it is as large as their number, give or take.
      const expected = many / pasts.length;
      const excess = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(excess).toBeLessThan(pasts.length - 1 + 6 * Math.sqrt(2 * pasts.length));
    }
  }
});

test('THI-5.1 the game ends after six rounds', () => {
  const rounds = Array.from({ length: 6 }, () => [mix(0, 1, 'leave'), lift(0)]).flat();
  const { state } = played(at('oxox'), ...rounds.slice(0, -1));

  expect(thimblerig.outcome(state)).toBeUndefined();
  expect(thimblerig.outcome(played(state, lift(0)).state)?.reason).toBe('most-points');
});

test('THI-5.2 more points win, and equal points share the first rank', () => {
  const end = (...places: readonly number[]) =>
    thimblerig.outcome(played(at('oxox'), ...places.flatMap((place) => [mix(0, 1, 'leave'), lift(place)])).state);

  expect(end(0, 0, 0, 0, 1, 1)).toEqual({
    winners: [1],
    ranking: [[1], [0]],
    reason: 'most-points',
    rule: 'THI-5.2',
    scores: [2, 4],
    standings: [{ name: 'points', of: [2, 4] }],
  });
  expect(end(1, 1, 1, 1, 0, 0)?.ranking).toEqual([[0], [1]]);
  expect(end(0, 0, 0, 1, 1, 1)?.ranking).toEqual([[0, 1]]);
});

test('KER-4.3 luck left over in a scene is noticed', () => {
  expect(() => scriptUsedUp(withScript(at('oxox'), [['things', 0]]))).toThrow(
    'The script has outcomes that nothing asked for: things.',
  );
});

test('THI-1.3 a save in which the seeker is to mix is refused', () => {
  const state = at('oxox');
  const agenda = state.agenda.map((entry) => ('ask' in entry ? { ...entry, seat: SEEKER } : entry));

  expect(thimblerig.faults({ ...state, agenda })).toEqual([
    { path: 'state', message: "breaks the invariant 'the hider mixes and the seeker looks'" },
  ]);
});
