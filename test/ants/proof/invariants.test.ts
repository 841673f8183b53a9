import { expect, test } from 'vitest';
import { type AntsState, ants, CATEGORIES } from '../../../src/games/ants/index.ts';
import { altered, idling, lastTurn, only } from '../kit/altered.ts';
import { activate, DONE, FEED, main, moveDisc, play, spend, take } from '../kit/moves.ts';
import { BOOK, legal, playing, position } from '../kit/position.ts';

type Change = (state: AntsState) => Partial<AntsState>;

/** The invariants that a position breaks once it is changed so, each once. */
function broken(state: AntsState, change: Change): string[] {
  expect(ants.faults(state)).toEqual([]);
  const faults = ants.faults({ ...state, ...change(state) });
  return [...new Set(faults.map(({ message }) => /\('(.*)'\)$/.exec(message)?.[1] ?? message))];
}

/** Why a save that is changed so is refused by the shape of a position. */
function refused(state: AntsState, change: Change): string {
  try {
    ants.restore(JSON.parse(JSON.stringify({ ...state, ...change(state) })));
    return '';
  } catch (error) {
    return (error as Error).message.split('\n').slice(1).join(' ');
  }
}

const more = (figures: readonly number[], index: number, by = 1): number[] =>
  figures.with(index, (figures[index] ?? 0) + by);
const cell = (name: string): number => 1 << BOOK.cellNames.indexOf(name);
const hex = (name: string): number => BOOK.gardens[2]?.hexNumbers.get(name) ?? -1;
const SCENTS = ['meadow', 'moss', 'sand', 'bark', 'stone', 'flowers'];
const TURNED = { turned: [1, 0, 0] } as const;

const start = position([{ ...TURNED, ants: [1, 1, 1], hand: ['war-cry'] }, {}], { enemies: { A05: 'leafhopper' } });
const foraging = playing(
  position([{ ants: [0, 0, 2] }, {}]),
  main('forage'),
  spend({ tile: 2 }),
  take('forage-1'),
).state;
const TILES = 'Room tiles lie in nests as they may, and no size is used up beyond its number';
const FLIGHT = 'every player has one disc on the flight track, and at most one in each swarming area';
const ENEMIES = 'every enemy is in one place, and where it may be';
const GARDEN = 'enemies and cubes lie where they were printed, on explored hexes or from the first';
const END = 'the end condition is met when the star track is full, or the last round that can be is over';

test('invariant 1: every player has 40 discs, foragers that wait to be placed included', () => {
  expect(broken(start, ({ pool }) => ({ pool: more(pool, 0) }))).toEqual(['every player has 40 discs']);
  expect(broken(start, ({ universal }) => ({ universal: more(universal, 1) }))).toEqual(['every player has 40 discs']);
  expect(foraging.carried).toBe(2);
  expect(broken(foraging, ({ pool }) => ({ carried: 1, pool: more(pool, 0) }))).toEqual([
    'foragers wait to be placed only while somebody forages',
  ]);
});

test('invariant 2: Room tiles in the supply and in nests are all there are', () => {
  expect(broken(start, ({ roomSupply }) => ({ roomSupply: more(roomSupply, 0, -1) }))).toEqual([TILES]);
});

test('invariant 3: Room tiles do not overlap, and have the shapes that there are', () => {
  const laid =
    (cells: number): Change =>
    ({ rooms, roomSupply }) => ({
      rooms: rooms.with(0, [...(rooms[0] ?? []), { cells, full: 0 }]),
      roomSupply: more(roomSupply, cells.toString(2).replaceAll('0', '').length - 1, -1),
    });
  expect(broken(start, laid(cell('0,1')))).toEqual([]);
  expect(broken(start, laid(cell('0,2')))).toEqual([TILES]);
  expect(broken(start, laid(cell('0,1') | cell('1,1')))).toEqual([]);
  expect(broken(start, laid(cell('0,1') | cell('0,3')))).toEqual([TILES]);
  // A stone may be covered with one Queen only.
  expect(broken(start, laid(cell('1,0') | cell('1,1')))).toEqual([TILES]);
});

test('invariant 4: every Room tile hangs together with area I', () => {
  const far: Change = ({ rooms, roomSupply }) => ({
    rooms: rooms.with(0, [...(rooms[0] ?? []), { cells: cell('5,0'), full: 0 }]),
    roomSupply: more(roomSupply, 0, -1),
  });
  expect(broken(start, far)).toEqual([TILES]);
});

test('invariant 5: a hex and a vertex hold one disc each, and there are only those of the board', () => {
  // By the shape: each place names one seat or none.
  expect(refused(start, ({ foragers }) => ({ foragers: foragers.with(0, 2) }))).toContain('state.foragers[0]');
  expect(refused(start, ({ explorers }) => ({ explorers: [...explorers, -1] }))).toContain('state.explorers');
  const three = position([{}, {}, {}]);
  expect(three.explorers).toHaveLength(25);
  expect(refused(three, ({ foragers }) => ({ foragers: [...foragers, -1] }))).toContain('state.foragers');
});

test('invariant 6: every player has one disc on the flight track', () => {
  expect(broken(start, ({ flight }) => ({ flight: flight.with(3, [0]) }))).toEqual([
    'every player has 40 discs',
    FLIGHT,
  ]);
  expect(broken(start, ({ flight, pool }) => ({ flight: flight.with(0, [1]), pool: more(pool, 0) }))).toEqual([FLIGHT]);
});

test('invariants 7 and 8: at most one disc of a player in an area, and no more than there are slots, which fill from the best', () => {
  const into =
    (discs: readonly number[]): Change =>
    ({ swarm, pool }) => ({
      swarm: swarm.with(0, [...discs]),
      pool: discs.reduce((left, seat) => more(left, seat, -1), [...pool]),
    });
  expect(broken(start, into([0, 1]))).toEqual([]);
  expect(broken(start, into([0, 0]))).toEqual([FLIGHT]);
  expect(broken(start, into([0, 1, 0]))).toEqual([FLIGHT]);
  // Slots have no gaps by their shape: the discs of an area are a list.
  expect(ants.view({ ...start, ...into([1])(start) }, 0).swarm[0]).toEqual([1]);
});

test('invariant 9: one ant of each specialisation is stored at most', () => {
  expect(refused(start, ({ stored }) => ({ stored: stored.with(0, [2, 0, 0]) }))).toContain('state.stored[0]');
});

test('invariant 10: productions are between 0 and 5, those of eggs from 1', () => {
  const level =
    (track: number, to: number): Change =>
    ({ production }) => ({
      production: production.with(0, (production[0] ?? []).with(track, to)),
    });
  expect(broken(start, level(2, 0))).toEqual(['Egg productions are at least 1']);
  expect(broken(start, level(0, 0))).toEqual([]);
  expect(refused(start, level(0, 6))).toContain('state.production[0]');
});

test('invariant 11: a cube lies on a Leaf tile only if its space is empty, once for each player', () => {
  const rule = 'Pheromone cubes lie on Leaf tiles of terrains whose space is empty';
  const emitted = altered(position([{ lost: ['moss'] }, {}]), (draft) => (draft.leafCubes[1] = [0]));
  expect(broken(emitted, ({ leafCubes }) => ({ leafCubes: leafCubes.with(1, [0, 1]) }))).toEqual([rule]);
  expect(broken(emitted, ({ leafCubes }) => ({ leafCubes: leafCubes.with(1, [0, 0]) }))).toEqual([rule]);
  expect(refused(start, ({ pheromones }) => ({ pheromones: pheromones.with(0, [2, 1, 1, 1, 1, 1]) }))).toContain(
    'state.pheromones[0]',
  );
});

test('invariants 12 and 14: Stars and deeds are counted from what lies on the table', () => {
  const deeds = ['great-harvest', 'far-frontiers'];
  const view = ants.view(position([{ lost: SCENTS.slice(0, 5), played: deeds, ...TURNED }, {}]), 0);
  expect([view.deeds[0], view.stars[0]]).toEqual([3, [0, 2, 1]]);
  expect(refused(start, ({ turned }) => ({ turned: turned.with(0, [1, 1, 1, 1]) }))).toContain('state.turned[0]');
});

test('invariant 13: the end condition is met exactly if the track is full, or the limit of rounds has struck', () => {
  expect(broken(start, () => ({ endRound: 1 }))).toEqual([END]);
  const full = position([{ lost: SCENTS }, { lost: SCENTS.slice(0, 5) }]);
  expect(broken(full, ({ pheromones }) => ({ pheromones: [...pheromones] }))).toEqual([]);
  const eight = { lost: SCENTS, played: ['great-harvest', 'far-frontiers', 'scholars', 'cradle', 'toxicology'] };
  const met = altered(position([{ ...eight, lost: [] }, eight]), (draft) => {
    draft.pheromones[0] = [0, 0, 0, 0, 0, 0];
    draft.endRound = 1;
  });
  expect(broken(met, () => ({ endRound: 0 }))).toEqual([END]);
  const limited = altered(start, lastTurn);
  expect(broken(limited, () => ({ isLimited: 0 }))).toEqual([END]);
  expect(broken(start, () => ({ isLimited: 1 }))).toEqual([END]);
});

test('invariant 15: every card is in one place', () => {
  const rule = 'every card is in one place';
  expect(broken(start, ({ discards }) => ({ discards: more(discards, 0) }))).toEqual([rule]);
  const [starter, royal] = ['first-hunt', 'brood-heart'].map((id) => BOOK.cardIds.indexOf(id)) as [number, number];
  expect(broken(start, ({ startersGone }) => ({ startersGone: more(startersGone, starter) }))).toEqual([rule]);
  expect(broken(start, ({ royalsGone }) => ({ royalsGone: more(royalsGone, royal) }))).toEqual([rule]);
});

test('invariant 16: no more tiles are Full than Room cards were played', () => {
  expect(
    broken(start, ({ rooms }) => ({
      rooms: rooms.with(
        0,
        (rooms[0] ?? []).map((tile) => ({ ...tile, full: 1 })),
      ),
    })),
  ).toEqual(['no more Room tiles are Full than Room cards were played']);
});

test('invariant 17: every enemy is in one place, of its terrain or on a space that allows its level', () => {
  expect(broken(start, ({ lurking, enemies }) => ({ lurking: more(lurking, enemies[hex('A05')] ?? 0) }))).toEqual([
    'every card is in one place',
    ENEMIES,
  ]);
  const defeated =
    (space: number): Change =>
    ({ enemies, abilities }) => ({
      enemies: enemies.with(hex('A05'), -1),
      abilities: abilities.with(0, (abilities[0] ?? []).with(space, enemies[hex('A05')] ?? -1)),
    });
  expect(broken(start, defeated(3))).toEqual([]);
  expect(broken(start, defeated(4))).toEqual([ENEMIES]);
  expect(
    broken(start, ({ enemies }) => ({
      enemies: enemies.with(hex('A05'), enemies[hex('A06')] ?? -1).with(hex('A06'), enemies[hex('A05')] ?? -1),
    })),
  ).toEqual([ENEMIES]);
});

test('invariant 18: nothing is negative, and what is owed can be paid', () => {
  expect(refused(start, ({ resources }) => ({ resources: resources.with(0, [-1, 0, 0, 0, 0]) }))).toContain(
    'state.resources[0]',
  );
  const own = {
    hand: ['war-cry'],
    has: [0, 1, 1, 0, 0],
    played: ['trophy-room'],
    isFull: true,
    markers: [[0, 1, 0]],
  } as const;
  const paying = playing(position([own, {}]), main('cards'), play('war-cry')).state;
  expect(legal(paying, 'pay')).toHaveLength(3);
  expect(broken(paying, ({ resources }) => ({ resources: resources.with(0, [0, 0, 0, 0, 0]) }))).toContain(
    'what has to be paid can be paid',
  );
});

test('invariants 19 and 20: cubes and enemies lie where they were printed, and no more than that', () => {
  const cubes =
    (name: string, lying: number[]): Change =>
    (state) => ({ cubes: state.cubes.with(hex(name), lying) });
  expect(broken(start, cubes('A02', [1, 0, 0]))).toEqual([GARDEN]);
  expect(broken(start, cubes('A10', [1, 0, 0]))).toEqual([GARDEN]);
  expect(broken(start, cubes('A06', [5, 0, 0]))).toEqual([GARDEN]);
  expect(broken(start, cubes('A06', [1, 0, 0]))).toEqual([]);
});

test('invariant 21: known cards are in hand', () => {
  const known = [{ kind: BOOK.cardIds.indexOf('nursing'), seen: -1 }];
  expect(
    refused(start, ({ hands }) => ({ hands: hands.map((hand, seat) => (seat === 0 ? { ...hand, known } : hand)) })),
  ).toContain('state.hands[0]');
  const rule = 'hands are those of their seats, and what is known of them everybody knows';
  const own = [{ kind: BOOK.cardIds.indexOf('war-cry'), seen: 1 }];
  expect(
    broken(start, ({ hands }) => ({ hands: hands.map((hand, seat) => (seat === 0 ? { ...hand, known: own } : hand)) })),
  ).toEqual([rule]);
});

test('invariant 22: a view does not change with cards that its viewer cannot see', () => {
  const swapped = altered(start, (draft) => {
    const [from, to] = ['war-cry', 'nursing'].map((id) => BOOK.cardIds.indexOf(id)) as [number, number];
    draft.hands[0]?.cards.splice(0, 1, to);
    draft.deck.rest[from] = (draft.deck.rest[from] ?? 0) + 1;
    draft.deck.rest[to] = (draft.deck.rest[to] ?? 0) - 1;
  });
  expect(ants.view(swapped, 1)).toEqual(ants.view(start, 1));
  expect(ants.view(swapped, 'spectator')).toEqual(ants.view(start, 'spectator'));
  expect(ants.view(swapped, 0)).not.toEqual(ants.view(start, 0));
});

test('invariants 23 and 26: a turn has an action, and there are no more turns than the end allows', () => {
  expect(legal(start, 'main-action')).toContainEqual({ action: 'incubate' });
  const limited = altered(start, lastTurn);
  expect(broken(limited, () => ({ round: 62 }))).not.toEqual([]);
  expect(refused(limited, () => ({ round: 62 }))).toContain('state.round');
  const early = altered(position([{ lost: SCENTS }, {}], { round: 5 }), () => undefined);
  expect(broken(early, () => ({ phase: 'final' }))).toContain('phase, round and end belong together');
});

test('invariant 24: after a shift ants are what were larvae, and no egg is left', () => {
  const own = { ...TURNED, larvae: [1, 0, 2], eggs: [0, 1, 0], played: ['nursing'], has: [9, 0, 0, 0, 0] } as const;
  const { state } = playing(
    position([own, {}]),
    ...[main('incubate'), activate('nursing'), moveDisc('middle', 'digger', 'digger'), DONE, FEED],
    { type: 'store-ants', ants: [] },
  );
  expect(state.discs[0]).toEqual([
    [0, 0, 2],
    [0, 1, 0],
    [0, 0, 0],
  ]);
});

test('invariant 25: tokens are taken only when the emergency store is empty, and a few a turn', () => {
  const rule = 'tokens are taken only when the emergency store is empty, and a few a turn';
  expect(broken(start, () => ({ penalties: [1, 0] }))).toEqual([rule]);
  expect(broken(start, () => ({ penalties: [7, 0], store: [0, 5], extra: 8 }))).toEqual([rule]);
  expect(broken(start, () => ({ extra: 1 }))).toEqual([rule]);
  expect(refused(start, () => ({ store: [6, 5] }))).toContain('state.store[0]');
});

test('invariant 27: every Special Item is in one place', () => {
  const rule = 'every Special Item is in one place';
  expect(broken(start, ({ sideItems }) => ({ sideItems: sideItems.slice(1) }))).toEqual([rule]);
  expect(broken(start, ({ sideItems }) => ({ items: [[sideItems[0] ?? 0], []] }))).toEqual([rule]);
});

test('invariant 28: markers are on played cards, and never negative', () => {
  const marked = position([{ played: ['war-cry'], markers: [[1, 0, 0]] }, {}]);
  const put =
    (figures: number[]): Change =>
    ({ played }) => ({
      played: played.map((cards, seat) => (seat === 0 ? cards.map((card) => ({ ...card, markers: figures })) : cards)),
    });
  expect(broken(marked, put([2, 0, 0]))).toEqual(['every player has 40 discs']);
  expect(refused(marked, put([-1, 0, 2]))).toContain('markers');
});

test('invariant 29: a Queen discard is used once for each kind', () => {
  const rule = 'Queens and sets are chosen from what there is';
  const queen = position([{ queen: 'queen-3', hand: ['war-cry'] }, { queen: 'queen-8' }]);
  expect(broken(queen, () => ({ queenUsed: [0, 1] }))).toEqual([]);
  expect(broken(queen, () => ({ queenUsed: [0, 0] }))).toEqual([rule]);
  expect(broken(queen, () => ({ queenUsed: [2] }))).toEqual([rule]);
  expect(broken(start, () => ({ queenUsed: [0] }))).toEqual([rule]);
});

test('invariant 30: nothing of an action is left when it is over', () => {
  const card = BOOK.cardIds.indexOf('nursing');
  const looking: Change = ({ drawn, deck }) => ({
    drawn: drawn.with(0, [card]),
    deck: { ...deck, rest: more(deck.rest, card, -1) },
  });
  expect(broken(start, looking)).toEqual(['cards are looked at only while one of them is chosen']);
  expect(broken(start, ({ pool }) => ({ carried: 1, pool: more(pool, 0, -1) }))).toEqual([
    'foragers wait to be placed only while somebody forages',
  ]);
});

test('invariants 31 and 32: what was reached stays, and the score follows from the last position', () => {
  const before = altered(position([{ ...TURNED, lost: SCENTS.slice(0, 3), universal: 2 }, TURNED]), lastTurn);
  const { state, events } = idling(before, ({ phase }) => phase === 'over');
  for (const part of ['production', 'pheromones', 'rooms', 'played', 'swarm'] as const)
    expect(state[part]).toEqual(before[part]);
  for (const line of only(events, 'scored')) {
    if (line.type !== 'scored') continue;
    expect(CATEGORIES.reduce((sum, category) => sum + line.points[category], 0)).toBe(line.total);
    expect(ants.outcome(state)?.scores?.[line.seat]).toBe(line.total);
  }
  expect(ants.outcome(ants.view(state, 1))?.scores).toEqual([6, 0]);
  expect(ants.outcome(altered(state, () => undefined))).toEqual(ants.outcome(state));
});

test('ANT-14.22 nobody is asked twice in a row to feed larvae', () => {
  const feeding = (times: number): string[] =>
    broken(start, () => ({
      agenda: [
        { do: 'action-done' },
        { do: 'shift' },
        { do: 'clear' },
        ...Array.from({ length: times }, () => ({ ask: 'feed-larvae', seat: start.active }) as const),
      ],
    }));

  expect(feeding(1)).not.toContain('only certain work waits');
  expect(feeding(2)).toContain('only certain work waits');
});
