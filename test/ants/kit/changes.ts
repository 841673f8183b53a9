import type { AntsState } from '../../../src/games/ants/index.ts';
import { BOOK } from './position.ts';

const RESOURCES = ['Food', 'Leaf', 'Fungus', 'Aggression', 'Mutation'];
const CUBES = RESOURCES.slice(0, 3);
const TRACKS = ['Food', 'Leaf', 'digger Egg', 'explorer Egg', 'forager Egg'];
const TERRAINS = ['meadow', 'moss', 'sand', 'bark', 'stone', 'flowers'];
const SPECIALISTS = ['digger', 'explorer', 'forager'];
const STAGES = ['ant', 'larva', 'egg'];
const MARKERS = ['Aphid', 'Sprout', 'Windmill'];

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);
const cellsOf = (set: number): string =>
  BOOK.cellNames
    .filter((_, cell) => (set & (1 << cell)) !== 0)
    .map((cell) => `(${cell})`)
    .join(' ');

/** What has become different for a seat, and on the table, in words to be read: `Food +2`, `flight 0 → 2`. */
export function changesOf(before: AntsState, after: AntsState, seat = 0): string[] {
  const lines: string[] = [];
  const counted = (name: string, was: number, is: number): void => {
    if (was !== is) lines.push(`${name} ${signed(is - was)}`);
  };
  const moved = (name: string, was: number, is: number): void => {
    if (was !== is) lines.push(`${name} ${was} → ${is}`);
  };
  const rows = (names: readonly string[], was: readonly number[] = [], is: readonly number[] = []): void => {
    for (const [nth, name] of names.entries()) counted(name, was[nth] ?? 0, is[nth] ?? 0);
  };
  const of = <Value>(part: (state: AntsState) => Value): readonly [Value, Value] => [part(before), part(after)];

  rows(RESOURCES, ...of(({ resources }) => resources[seat]));
  counted('hand', ...of((state) => handOf(state, seat)));
  for (const [on, { card }] of (after.played[seat] ?? []).entries()) {
    const name = BOOK.cardIds[card] ?? '';
    if (before.played[seat]?.[on] === undefined) lines.push(`${name} in play`);
    const marks = (state: AntsState) => state.played[seat]?.[on]?.markers ?? [0, 0, 0];
    rows(
      MARKERS.map((marker) => `${marker} on ${name}`),
      ...of(marks),
    );
    counted(`under ${name}`, ...of(({ under }) => (under[seat] ?? []).filter((each) => each.on === on).length));
  }
  for (const [nth, name] of TRACKS.entries()) {
    moved(`${name} production`, ...of(({ production }) => production[seat]?.[nth] ?? 0));
  }
  const [was, is] = of(({ flight }) => flight.findIndex((stack) => stack.includes(seat)));
  moved('flight', was, is);
  for (const area of before.swarm.keys()) {
    counted(`swarming area ${area + 1}`, ...of(({ swarm }) => (swarm[area]?.includes(seat) === true ? 1 : 0)));
  }
  for (const [place, stage] of STAGES.entries()) {
    rows(
      SPECIALISTS.map((name) => `${name} ${stage}`),
      ...of(({ discs }) => discs[seat]?.[place]),
    );
  }
  rows(
    SPECIALISTS.map((name) => `stored ${name}`),
    ...of(({ stored }) => stored[seat]),
  );
  counted('universal ants', ...of(({ universal }) => universal[seat] ?? 0));
  counted('discs of the Queen', ...of(({ queenDiscs }) => queenDiscs[seat] ?? 0));
  counted('Queen tokens', ...of(({ queenTokens }) => queenTokens[seat]?.length ?? 0));
  for (const [nth, { cells, full }] of (after.rooms[seat] ?? []).entries()) {
    const tile = before.rooms[seat]?.[nth];
    if (tile === undefined) lines.push(`tile on ${cellsOf(cells)}`);
    else if (tile.full !== full) lines.push(`tile on ${cellsOf(cells)} ${full === 1 ? 'Full' : 'Empty'}`);
  }
  for (const [nth, terrain] of TERRAINS.entries()) {
    counted(`scent of ${terrain}`, ...of(({ pheromones }) => pheromones[seat]?.[nth] ?? 0));
    counted(`${terrain} Leaf tile`, ...of(({ leafCubes }) => leafCubes[nth]?.length ?? 0));
  }
  for (const [nth, space] of BOOK.abilityIds.entries()) {
    const enemy = after.abilities[seat]?.[nth] ?? -1;
    if (before.abilities[seat]?.[nth] !== enemy) lines.push(`${BOOK.enemyIds[enemy]} on ${space}`);
  }
  for (const item of after.items[seat] ?? []) {
    if (before.items[seat]?.includes(item) !== true) lines.push(`${BOOK.itemIds[item]} taken`);
  }
  rows(['top tile turned', 'middle tile turned', 'bottom tile turned'], ...of(({ turned }) => turned[seat]));
  counted('emergency store', ...of(({ store }) => store[seat] ?? 0));
  counted('−3 VP tokens', ...of(({ penalties }) => penalties[seat] ?? 0));
  return [...lines, ...gardenChanges(before, after), ...cardChanges(before, after)];
}

const handOf = (state: AntsState, seat: number): number =>
  [state.hands, state.startingHands, state.royalHands].reduce(
    (sum, hands) => sum + (hands[seat]?.cards.length ?? 0),
    0,
  ) - (state.under[seat]?.length ?? 0);

function gardenChanges(before: AntsState, after: AntsState): string[] {
  const garden = BOOK.gardens[before.names.length];
  const lines: string[] = [];
  for (const [hex, { name }] of (garden?.hexes ?? []).entries()) {
    if (before.explorers[hex] !== after.explorers[hex]) lines.push(`explorer on ${name}`);
    const [was, is] = [before.enemies[hex] ?? -1, after.enemies[hex] ?? -1];
    if (was !== is) lines.push(is < 0 ? `${BOOK.enemyIds[was]} gone from ${name}` : `an enemy on ${name}`);
    for (const [nth, cube] of CUBES.entries()) {
      const change = (after.cubes[hex]?.[nth] ?? 0) - (before.cubes[hex]?.[nth] ?? 0);
      if (change !== 0) lines.push(`${cube} on ${name} ${signed(change)}`);
    }
  }
  for (const [vertex, { name }] of (garden?.vertices ?? []).entries()) {
    if (before.foragers[vertex] !== after.foragers[vertex]) lines.push(`forager on ${name}`);
  }
  return lines;
}

function cardChanges(before: AntsState, after: AntsState): string[] {
  const count = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);
  const gone = ({ discards, startersGone, royalsGone }: AntsState): number =>
    count(discards) + count(startersGone) + count(royalsGone);
  const discarded = gone(after) - gone(before);
  const taken = after.display.some((card, slot) => before.display[slot] !== card);
  return [...(discarded === 0 ? [] : [`discard piles ${signed(discarded)}`]), ...(taken ? ['display changed'] : [])];
}
