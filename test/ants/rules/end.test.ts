import { describe, expect, test } from 'vitest';
import { type AntsState, ants, CATEGORIES } from '../../../src/games/ants/index.ts';
import {
  altered,
  coverSpaces,
  finished,
  giveItems,
  idling,
  isOver,
  lastTurn,
  letAct,
  only,
  scoresOf,
  swarmInto,
} from '../kit/altered.ts';
import { DONE, decline, dig, FEED, main, store, take, transform } from '../kit/moves.ts';
import { asked, type Own, playing, position } from '../kit/position.ts';

const TURNED = { turned: [1, 0, 0] } as const;
const NOBODY = TURNED;
const SCENTS = ['meadow', 'moss', 'sand', 'bark', 'stone', 'flowers'];
const DEEDS = [
  'great-harvest',
  'far-frontiers',
  'chemical-language',
  'scent-empire',
  'labyrinth',
  'cradle',
  'scholars',
  'warlords',
];
const AREA_1 = [
  ['0,1', '1,1'],
  ['0,3', '1,3'],
];
/** An Incubation in which nothing is done. */
const IDLE = [main('incubate'), DONE];
const told = (events: Parameters<typeof only>[0]) =>
  only(events, 'turn-began', 'final-began', 'end-met', 'round-began', 'game-ended').map((event) =>
    [event.type, ...('seat' in event ? [event.seat] : []), ...('round' in event ? [event.round] : [])].join(' '),
  );
/** What comes after these actions, if everybody does as little as possible. */
const toTheEnd = (state: AntsState, ...actions: Parameters<typeof playing>[1][]) => {
  const begun = playing(state, ...actions);
  const rest = idling(begun.state, isOver);
  return { state: rest.state, events: [...begun.events, ...rest.events] };
};

describe('when it ends', () => {
  /** Three players in round 14, 11 Stars on the track of 12, and a seat that is about to cover its first area. */
  const nearly = (seat: number) => {
    const six: Own = { ...TURNED, lost: SCENTS, played: DEEDS };
    const players = [0, 1, 2].map((each): Own => {
      const stars: Own =
        each === 0
          ? six
          : each === 1
            ? { ...TURNED, lost: SCENTS, played: [] }
            : { ...TURNED, lost: SCENTS.slice(0, 5) };
      return each === seat ? { ...stars, ants: [1, 0, 0], rooms: [['0,1', '1,1'], ['0,3']] } : stars;
    });
    return altered(position(players, { round: 14 }), (draft) => letAct(draft, seat));
  };
  const DIG = [main('dig'), take('dig-1'), dig('1,3')];

  test('ANT-24.1 + ANT-24.2 + ANT-24.3 + ANT-24.4 the round is finished, one more is played, then all incubate once from the First Player on', () => {
    expect(told(toTheEnd(nearly(1), ...DIG).events)).toEqual([
      'end-met 14',
      'turn-began 2 14',
      'round-began 15',
      'turn-began 0 15',
      'turn-began 1 15',
      'turn-began 2 15',
      'final-began 0',
      'final-began 1',
      'final-began 2',
      'game-ended',
    ]);
  });

  test('ANT-24.6 met in the last turn of a round, that round counts as finished', () => {
    expect(told(toTheEnd(nearly(2), ...DIG).events).slice(0, 6)).toEqual([
      'end-met 14',
      'round-began 15',
      'turn-began 0 15',
      'turn-began 1 15',
      'turn-began 2 15',
      'final-began 0',
    ]);
  });

  test('ANT-24.5 Stars that are earned afterwards count', () => {
    const full = altered(nearly(1), (draft) => {
      draft.pheromones[2] = [0, 0, 0, 0, 0, 0];
      draft.endRound = 14;
    });
    const later = playing(full, ...DIG).state;
    expect((scoresOf(later)[1] ?? 0) - (scoresOf(full)[1] ?? 0)).toBe(4 - 1);
  });

  test('ANT-24.7 the last round that can be is treated as if the track had been filled in it, and so it stays', () => {
    const limited = position([{ ...TURNED }, { ...TURNED }], { round: 60 }, { roundLimit: 60 });
    const last = altered(limited, (draft) => letAct(draft, 1));
    expect(told(toTheEnd(last).events)).toEqual([
      'end-met 60',
      'round-began 61',
      'turn-began 0 61',
      'turn-began 1 61',
      'final-began 0',
      'final-began 1',
      'game-ended',
    ]);
    const played = toTheEnd(last);
    expect(ants.outcome(played.state)).toMatchObject({ reason: 'round-limit', rule: 'ANT-24.7' });
    expect(only(played.events, 'end-met')).toEqual([{ type: 'end-met', round: 60, reason: 'round-limit' }]);

    // The track is filled in the very last round: the game has ended because of its length all the same.
    const own = {
      ...TURNED,
      lost: SCENTS,
      played: DEEDS.slice(0, 5),
      rooms: [['0,1', '1,1'], ['0,3']],
      ants: [1, 0, 0],
    } as const;
    const filling = altered(position([{ ...TURNED, lost: SCENTS.slice(0, 5) }, own]), lastTurn);
    const filled = toTheEnd(filling, main('dig'), take('dig-1'), dig('1,3'));
    expect(only(filled.events, 'star-earned')).toMatchObject([{ all: 8 }]);
    expect(only(filled.events, 'game-ended')).toMatchObject([{ reason: 'round-limit', rule: 'ANT-24.7' }]);
    expect(ants.outcome(filled.state)).toMatchObject({ reason: 'round-limit', rule: 'ANT-24.7' });
    expect(ants.outcome(ants.view(filled.state, 'spectator'))).toEqual(ants.outcome(filled.state));
    // In round 60 itself it is the track that ends it.
    const intime = altered(position([{ ...TURNED, lost: SCENTS.slice(0, 5) }, own], { round: 60 }), (draft) =>
      letAct(draft, 1),
    );
    expect(only(playing(intime, main('dig'), take('dig-1'), dig('1,3')).events, 'end-met')).toEqual([
      { type: 'end-met', round: 60, reason: 'star-track' },
    ]);
  });

  test('ANT-24.4 the free actions of an own turn are there in the final Incubation', () => {
    const before = altered(position([{ ...TURNED, ants: [0, 0, 2], has: [1, 0, 0, 0, 0] }, NOBODY]), lastTurn);
    const { state } = playing(before, ...IDLE);
    expect(state.phase).toBe('final');
    expect(asked(state)).toBe('store-ants');
    const stored = playing(state, transform('top', 'forager', 'digger'), store('digger', 'forager')).state;
    expect(stored.stored[0]).toEqual([1, 0, 1]);
  });

  test('ANT-15.14 + ANT-24.4 the final Incubation is a turn of its own: tokens of the turn before it do not count', () => {
    const hungry = { ...TURNED, store: 0 } as const;
    const before = altered(position([hungry, hungry]), (draft) => {
      lastTurn(draft);
      Object.assign(draft, { penalties: [0, 6], extra: 6 });
    });
    const { state } = playing(before, ...IDLE);

    expect([state.phase, state.active, state.extra]).toEqual(['final', 0, 0]);
  });

  test('ANT-24.26 an Incubation is always possible', () => {
    const bare = position([{ production: [0, 0, 1, 1, 1], ...TURNED, store: 0 }, NOBODY]);
    const poor = altered(bare, (draft) => {
      draft.universal[0] = draft.pool[0] ?? 0;
      draft.pool[0] = 0;
    });
    expect(ants.whyIllegal(poor, { seat: 0, ...main('incubate') })).toBeUndefined();
    expect(playing(poor, ...IDLE).state.active).toBe(1);
  });
});

describe('what is scored', () => {
  const score = (own: Own, change: Parameters<typeof altered>[1] = () => undefined) =>
    scoresOf(altered(position([own, NOBODY]), change))[0];

  test('ANT-24.8 Stars: 4, 10 or 20 VP for one, two or three of a criterion', () => {
    expect([0, 3, 5, 6].map((count) => score({ lost: SCENTS.slice(0, count) }))).toEqual([0, 4, 10, 20]);
    expect(score({ rooms: AREA_1 })).toBe(4);
  });

  test('ANT-24.9 swarming: the slots of the own discs', () => {
    expect(score({}, (draft) => swarmInto(draft, 0, 1, 3))).toBe(5 + 16);
    const second = (draft: Parameters<Parameters<typeof altered>[1]>[0]) => {
      swarmInto(draft, 1, 2);
      swarmInto(draft, 0, 2);
    };
    expect(score({}, second)).toBe(7);
  });

  test('ANT-24.10 cards: what is printed, and what they score', () => {
    expect(score({ played: ['war-cry', 'royal-jelly'] })).toBe(1 + 2);
    expect(score({ played: ['aphid-herding'], markers: [[7, 0, 0]] })).toBe(7);
    // Pairs of Sprouts: 4 VP each.
    const vault = (sprouts: number) => score({ played: ['seed-vault'], isFull: true, markers: [[0, sprouts, 0]] });
    expect([1, 2, 3, 4].map(vault)).toEqual([0, 4, 4, 8]);
  });

  test('ANT-24.11 + ANT-24.12 ability spaces: what is printed, and what they score', () => {
    expect(score({}, (draft) => coverSpaces(draft, 0, { 'ab-4': 'termite', 'ab-6': 'slug', 'ab-10': 'mantis' }))).toBe(
      1 + 2 + 5,
    );
    const scents = (count: number) =>
      score({ lost: SCENTS.slice(0, count) }, (draft) => coverSpaces(draft, 0, { 'ab-9': 'mantis' }));
    expect([0, 1, 2].map(scents)).toEqual([2, 3, 4]);
  });

  test('ANT-24.13 Special Items', () => {
    expect(score({}, (draft) => giveItems(draft, 0, 'lost-coin', 'feather'))).toBe(4 + 2);
  });

  test('ANT-24.14 productions: 1 VP on space 4, 3 VP on space 5', () => {
    expect(score({ production: [3, 4, 5, 1, 4] })).toBe(1 + 3 + 1);
    expect(score({ production: [5, 5, 5, 5, 5] })).toBe(15);
  });

  test('ANT-24.15 + ANT-24.16 ants on the board, stored and universal ones included; nothing that lies elsewhere', () => {
    expect(score({ ants: [1, 2, 0], stored: [1, 0, 1], universal: 3 })).toBe(3 + 2 + 3);
    expect(score({ larvae: [3, 3, 3], eggs: [2, 2, 2], explorers: ['A05'], foragers: ['a19'] })).toBe(0);
    expect(score({ played: ['mixed-husbandry'], markers: [[3, 0, 0]] })).toBe(1);
    expect(scoresOf(position([{ queen: 'queen-1' }, { queen: 'queen-8' }]))).toEqual([0, 0]);
    // Those on the top tile are the larvae of the final Incubation.
    const last = altered(position([{ ...TURNED, larvae: [2, 0, 0], has: [2, 0, 0, 0, 0] }, NOBODY]), lastTurn);
    expect(
      ants.outcome(playing(last, ...IDLE, DONE, FEED, decline(asked(playing(last, ...IDLE, DONE, FEED).state))).state)
        ?.scores,
    ).toEqual([2, 0]);
  });

  test('ANT-15.9 + ANT-24.17 the emergency store: its rightmost empty space, and 3 VP for each token', () => {
    expect([5, 4, 3, 2, 1, 0].map((left) => score({ store: left }))).toEqual([0, -1, -2, -4, -6, -9]);
    expect(score({ store: 0 }, (draft) => (draft.penalties[0] = 2))).toBe(-9 - 6);
  });

  test('ANT-24.18 a Queen adds what she scores', () => {
    const rooms = [['0,1', '1,1'], ['2,1', '2,2', '2,3'], ['3,2', '3,3'], ['1,0'], ['3,4']];
    expect(scoresOf(position([{ queen: 'queen-9', rooms }, { queen: 'queen-8' }]))).toEqual([2, 0]);
  });

  test('ANT-24.19 + ANT-24.25 what is left over is worth nothing, and a total may be negative', () => {
    expect(score({ has: [9, 9, 9, 9, 9], hand: ['dynasty', 'war-cry', 'royal-chamber'] })).toBe(0);
    const poor = altered(
      position([{ store: 0, has: [9, 9, 9, 0, 0] }, { store: 4 }]),
      (draft) => (draft.penalties[0] = 5),
    );
    expect(scoresOf(poor)).toEqual([-24, -1]);
    expect(ants.outcome(finished(poor))?.winners).toEqual([1]);
  });

  test('ANT-24.10 + ANT-24.11 the scoring is told line by line, and the lines add up', () => {
    const blue: Own = {
      ...TURNED,
      lost: SCENTS.slice(0, 5),
      played: ['aphid-herding', 'guard-post', 'war-cry'],
      markers: [[7, 0, 0]],
      isFull: true,
      stored: [1, 0, 0],
      universal: 5,
      production: [5, 4, 1, 1, 1],
      store: 2,
    };
    const before = altered(position([blue, NOBODY]), (draft) => {
      swarmInto(draft, 0, 1, 2);
      coverSpaces(draft, 0, { 'ab-4': 'termite', 'ab-2': 'woodlouse', 'ab-7': 'slug' });
      giveItems(draft, 0, 'lost-coin', 'acorn-cap');
      lastTurn(draft);
    });
    const lines = only(toTheEnd(before).events, 'points-scored', 'scored', 'game-ended');

    expect(lines).toMatchObject([
      { of: { category: 'stars', criterion: 'pheromones', stars: 2 }, points: 10 },
      { of: { category: 'swarming', area: 0 }, points: 5 },
      { of: { category: 'swarming', area: 1 }, points: 10 },
      { of: { category: 'cards', card: 'aphid-herding' }, points: 7 },
      { of: { category: 'cards', card: 'war-cry' }, points: 1 },
      { of: { category: 'enemies', space: 'ab-4' }, points: 1 },
      { of: { category: 'enemies', space: 'ab-7' }, points: 3 },
      { of: { category: 'items', item: 'acorn-cap' }, points: 3 },
      { of: { category: 'items', item: 'lost-coin' }, points: 4 },
      { of: { category: 'production', track: 'food', level: 5 }, points: 3 },
      { of: { category: 'production', track: 'leaf', level: 4 }, points: 1 },
      { of: { category: 'ants', ants: 6 }, points: 6 },
      { of: { category: 'emergency', from: 'store', cubes: 3 }, points: -4 },
      { type: 'scored', seat: 0, total: 50 },
      { type: 'scored', seat: 1, total: 0 },
      { type: 'game-ended', winners: [0], scores: [50, 0] },
    ]);
    for (const line of lines) {
      if (line.type !== 'scored') continue;
      for (const category of CATEGORIES) {
        const own = lines.flatMap((each) =>
          each.type === 'points-scored' && each.seat === line.seat && each.of.category === category
            ? [each.points]
            : [],
        );
        expect(own.reduce((sum, points) => sum + points, 0)).toBe(line.points[category]);
      }
    }
  });
});

describe('who wins', () => {
  const winners = (blue: Own, white: Own, change: Parameters<typeof altered>[1] = () => undefined) =>
    ants.outcome(finished(position([blue, white]), change))?.winners;

  test('ANT-24.20 + ANT-24.21 + ANT-24.22 points, then Stars, then cubes', () => {
    expect(winners({ universal: 2 }, { universal: 1, has: [9, 9, 9, 0, 0] })).toEqual([0]);
    // 4 VP for a Star against 4 VP for ants.
    expect(winners({ lost: SCENTS.slice(0, 3) }, { universal: 4, has: [9, 0, 0, 0, 0] })).toEqual([0]);
    expect(winners({ has: [1, 0, 0, 0, 0] }, { has: [0, 1, 1, 0, 0] })).toEqual([1]);
  });

  test('ANT-24.23 + ANT-24.24 only cubes in the supply count; whoever is level shares the victory', () => {
    expect(winners({ has: [2, 0, 1, 0, 0] }, { has: [0, 3, 0, 5, 5] })).toEqual([0, 1]);
    expect(winners({ has: [1, 0, 0, 0, 0] }, { played: ['aphid-stable'], isFull: true, markers: [[5, 0, 0]] })).toEqual(
      [1],
    );
    expect(
      winners({ has: [1, 0, 0, 0, 0], universal: 1 }, { played: ['aphid-stable'], isFull: true, markers: [[5, 0, 0]] }),
    ).toEqual([0]);
  });
});
