import { describe, expect, test } from 'vitest';
import { ants, createAnts, defaultBoard } from '../../../src/games/ants/index.ts';
import { altered, movedTo, only, swarmInto } from '../kit/altered.ts';
import { changesOf } from '../kit/changes.ts';
import { decline, explore, main, play, raise, SWARM, spend, take } from '../kit/moves.ts';
import { asked, type Own, playing, playingIn, position } from '../kit/position.ts';
import { flight, gain } from '../kit/words.ts';

const NOBODY = {};
/** A card that gives 2 advances, and what it needs. */
const FLYING = { hand: ['chemical-language'], lost: ['moss', 'sand', 'bark'] };
const flyer = (own: Own, ...others: readonly Own[]) =>
  position([{ ...FLYING, ...own }, ...(others.length > 0 ? others : [NOBODY])]);
const fly = (before: ReturnType<typeof flyer>) => playing(before, main('cards'), play('chemical-language'));
const flown = (events: ReturnType<typeof fly>['events']) =>
  only(events, 'flew', 'card-drawn', 'gained', 'swarmed').map((event) => ('space' in event ? event.space : event.type));

describe('advances', () => {
  test('ANT-17.1 + ANT-17.4 one space at a time, each bonus before the next step', () => {
    const { state, events } = fly(flyer({ flight: 1 }));

    expect(flown(events)).toEqual([2, 'card-drawn', 3]);
    expect(state.flight[3]).toEqual([0]);
  });

  test('ANT-17.2 + ANT-17.14 a disc comes on top of the stack, and those above it drop down where it was', () => {
    const before = altered(flyer({}, NOBODY, NOBODY, NOBODY), (draft) => {
      draft.flight[0] = [3, 0, 2];
      draft.flight[2] = [1];
    });

    const { state } = fly(before);
    expect(state.flight.slice(0, 3)).toEqual([[3, 2], [], [1, 0]]);
  });

  test('ANT-17.3 the bonus of a space is activated by whoever reaches it or passes it, and by nobody who stands there', () => {
    expect(flown(fly(flyer({ flight: 0 })).events)).toEqual([1, 2, 'card-drawn']);
    expect(flown(fly(flyer({ flight: 2 })).events)).toEqual([3, 4]);
    expect(only(fly(flyer({ flight: 6 })).events, 'gained')).toMatchObject([{ what: 'aggression', count: 1 }]);
    expect(fly(flyer({ flight: 10 })).state.universal[0]).toBe(1);
  });

  test('ANT-17.13 on the last space advances are lost, and nothing is asked', () => {
    const before = flyer({ flight: 12 });
    const { state, events } = fly(before);

    expect(flown(events)).toEqual([]);
    expect(state.flight[12]).toEqual([0]);
    expect(asked(state)).toBe('main-action');
    // One advance reaches it, the other is lost.
    const last = playing(fly(flyer({ flight: 11 })).state, decline('swarm'));
    expect(last.state.flight[12]).toEqual([0]);
    expect(flown(last.events)).toEqual([]);
  });

  test('ANT-17.12 a later disc activates the bonuses again', () => {
    const again = altered(flyer({ flight: 1 }), (draft) => swarmInto(draft, 0, 1));

    expect(flown(fly(again).events)).toEqual([2, 'card-drawn', 3]);
  });

  test('ANT-17.17 what a space gives is resolved while the other advances wait', () => {
    const game = createAnts({
      board: { ...defaultBoard, flight: defaultBoard.flight.with(2, { now: [flight(1), gain('food', 1)] }) },
    });
    const { events } = playingIn(game, movedTo(game, flyer({ flight: 1 })), main('cards'), play('chemical-language'));

    expect(flown(events)).toEqual([2, 3, 'gained', 4]);
  });
});

describe('swarming', () => {
  test('ANT-17.5 + ANT-17.6 whoever reaches a swarm space decides at once: to stay, or to take the best free slot', () => {
    const before = flyer({ flight: 2 });
    const { state } = fly(before);
    expect(asked(state)).toBe('swarm');

    expect(playing(state, decline('swarm')).state.flight[4]).toEqual([0]);
    const { state: done, events } = playing(state, SWARM);
    expect(only(events, 'swarmed')).toEqual([{ type: 'swarmed', seat: 0, area: 0, points: 5 }]);
    expect(done.swarm).toEqual([[0], [], []]);
    const second = altered(before, (draft) => swarmInto(draft, 1, 1));
    expect(only(playing(fly(second).state, SWARM).events, 'swarmed')).toMatchObject([{ area: 0, points: 3 }]);
  });

  test('ANT-17.7 + ANT-17.8 not twice in one area, nor without a free slot, nor without a disc for the restart', () => {
    const asks = (change: Parameters<typeof altered>[1], players = 2) =>
      asked(fly(altered(flyer({ flight: 2 }, ...Array.from({ length: players - 1 }, () => NOBODY)), change)).state);

    expect(asks(() => undefined)).toBe('swarm');
    expect(asks((draft) => swarmInto(draft, 0, 1))).toBe('main-action');
    expect(asks((draft) => swarmInto(draft, 0, 2))).toBe('swarm');
    // Two slots for two players: a third disc finds none.
    const three = (draft: Parameters<Parameters<typeof altered>[1]>[0]) => {
      swarmInto(draft, 1, 1);
      swarmInto(draft, 2, 1);
    };
    expect(asks(three, 3)).toBe('swarm');
    const game = createAnts({
      board: { ...defaultBoard, swarming: { ...defaultBoard.swarming, two: [[5], [10], [16]] } },
    });
    const narrow = altered(flyer({ flight: 2 }), (draft) => swarmInto(draft, 1, 1));
    const { state } = playingIn(game, movedTo(game, narrow), main('cards'), play('chemical-language'));
    expect(game.pending(state)[0]?.kind).toBe('main-action');
    expect(
      asks((draft) => {
        draft.universal[0] = (draft.universal[0] ?? 0) + (draft.pool[0] ?? 0);
        draft.pool[0] = 0;
      }),
    ).toBe('main-action');
  });

  test('ANT-17.9 + ANT-17.10 + ANT-17.11 + ANT-17.15 a new disc of the pool starts on top of space 0, and uses the advances that are left', () => {
    const before = flyer({ flight: 2 });
    const { state } = playing(fly(before).state, SWARM);

    expect(state.flight[0]).toEqual([1, 0]);
    expect(state.pool[0]).toBe((before.pool[0] ?? 0) - 1);
    const left = playing(fly(flyer({ flight: 3 })).state, SWARM);
    expect(left.state.flight.slice(0, 5)).toEqual([[1], [0], [], [], []]);
    for (const { flight: track } of [state, left.state]) expect(track.flat().sort()).toEqual([0, 1]);
  });

  test('ANT-17.16 a disc that has swarmed has no part in the order of collecting', () => {
    // White has swarmed, and its new disc is behind that of Blue.
    const before = altered(
      position([{ ants: [0, 3, 0], foragers: ['b15'], flight: 1 }, { foragers: ['b22', 'b29', 'b28', 'b21'] }, NOBODY]),
      (draft) => swarmInto(draft, 1, 3),
    );
    const { state, events } = playing(
      before,
      main('explore'),
      spend({ tile: 3 }),
      take('explore-1'),
      explore('B09'),
      raise('food'),
    );

    expect(only(events, 'collected')).toMatchObject([
      { seat: 0, count: 1 },
      { seat: 1, count: 3 },
    ]);
    expect(changesOf(before, state, 1)).toContain('Leaf +3');
  });
});

test('ANT-17.15 nobody is without a disc on the track, from the first to the last', () => {
  const state = position([NOBODY, NOBODY, NOBODY, NOBODY]);
  expect(state.flight[0]).toEqual([3, 2, 1, 0]);
  expect(
    ants
      .faults({ ...state, flight: state.flight.with(0, [3, 2, 1]) })
      .map(({ message }) => message)
      .join(),
  ).toContain('every player has one disc on the flight track');
});
