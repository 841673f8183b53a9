import { TERRAINS } from '../../../src/games/ants/components.ts';
import type { AntsState } from '../../../src/games/ants/index.ts';
import { SLOT_NAMES } from '../../../src/games/ants/table/book.ts';
import { cellsIn } from '../../../src/games/ants/table/nest.ts';
import { BOOK } from './position.ts';

// -- a whole position, thing by thing --------------------------------------------------------------------------------

type Lines = Readonly<Record<string, unknown>>;

const cardsOf = (counts: readonly number[]): string[] =>
  counts.flatMap((count, card) => Array.from({ length: count }, () => BOOK.cardIds[card] ?? ''));
const idsOf = (cards: readonly number[]): string[] => cards.map((card) => BOOK.cardIds[card] ?? '');
const listed = (name: (index: number) => string, values: readonly unknown[]): Lines =>
  Object.fromEntries(values.map((value, index) => [name(index), value]));

/** A whole position in lines that people can read; what nobody can see the order of is a number. */
function linesOf(state: AntsState): Lines {
  const garden = BOOK.gardens[state.names.length];
  const hex = (index: number): string => garden?.hexNames[index] ?? '';
  return {
    round: state.round,
    active: state.active,
    phase: state.phase,
    endRound: state.endRound,
    isLimited: state.isLimited,
    roundLimit: state.roundLimit,
    carried: state.carried,
    extra: state.extra,
    closed: state.closed,
    ...listed((index) => `${hex(index)} explorer`, state.explorers),
    ...listed(
      (index) => `${hex(index)} enemy`,
      state.enemies.map((enemy) => BOOK.enemyIds[enemy] ?? '-'),
    ),
    ...listed((index) => `${hex(index)} cubes`, state.cubes),
    ...listed((index) => garden?.vertexNames[index] ?? '', state.foragers),
    ...listed(
      (index) => `item ${garden?.itemSpaces[index]}`,
      state.boardItems.map((item) => BOOK.itemIds[item] ?? '-'),
    ),
    beside: state.sideItems.map((item) => BOOK.itemIds[item] ?? ''),
    ...listed(
      (index) => `leaf ${TERRAINS[index]}`,
      state.leafTiles.map((leaf) => BOOK.leaves[leaf]?.id),
    ),
    ...listed((index) => `scents ${TERRAINS[index]}`, state.leafCubes),
    ...listed((index) => SLOT_NAMES[index] ?? '', idsOf(state.display)),
    deck: cardsOf(state.deck.rest).length,
    discards: cardsOf(state.discards),
    gone: [...cardsOf(state.startersGone), ...cardsOf(state.royalsGone)],
    rooms: state.roomSupply,
    ...listed((index) => `flight ${index}`, state.flight),
    ...listed((index) => `swarm ${index}`, state.swarm),
    queenUsed: state.queenUsed,
    ...Object.assign({}, ...state.names.map((_, seat) => playerLines(state, seat))),
  };
}

function playerLines(state: AntsState, seat: number): Lines {
  const held = [state.hands, state.startingHands, state.royalHands].flatMap((hands) => hands[seat]?.cards ?? []);
  const [top, middle, bottom] = state.discs[seat] ?? [];
  const lines: Lines = {
    hand: idsOf(held),
    under: state.under[seat],
    drawn: idsOf(state.drawn[seat] ?? []),
    played: state.played[seat]?.map(({ card, markers }) => [BOOK.cardIds[card], ...markers].join(' ')),
    has: state.resources[seat],
    pool: state.pool[seat],
    universal: state.universal[seat],
    stored: state.stored[seat],
    tiles: state.tiles[seat]?.map((tile) => BOOK.tiles[tile]?.id),
    turned: state.turned[seat],
    ants: top,
    larvae: middle,
    eggs: bottom,
    production: state.production[seat],
    pheromones: state.pheromones[seat],
    items: state.items[seat]?.map((item) => BOOK.itemIds[item]),
    nest: state.rooms[seat]?.map(
      ({ cells, full }) =>
        cellsIn(cells)
          .map((cell) => BOOK.cellNames[cell])
          .join(' ') + (full === 1 ? ' full' : ''),
    ),
    abilities: state.abilities[seat]?.flatMap((enemy, space) =>
      enemy < 0 ? [] : [`${BOOK.abilityIds[space]} ${BOOK.enemyIds[enemy]}`],
    ),
    store: state.store[seat],
    penalties: state.penalties[seat],
    queen: BOOK.queenIds[state.queens[seat] ?? -1],
    queenDiscs: state.queenDiscs[seat],
    queenTokens: state.queenTokens[seat],
  };
  return Object.fromEntries(Object.entries(lines).map(([name, value]) => [`${seat} ${name}`, value]));
}

/** All that is different in a later position, and nothing else: what a thing is now, by its name. */
export function changed(before: AntsState, after: AntsState): Lines {
  const was = linesOf(before);
  return Object.fromEntries(
    Object.entries(linesOf(after)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name])),
  );
}

// -- in words, as one seat would tell it ------------------------------------------------------------------------------

const RESOURCES = ['Food', 'Leaf', 'Fungus', 'Aggression', 'Mutation'];
const CUBES = RESOURCES.slice(0, 3);
const TRACKS = ['Food', 'Leaf', 'digger Egg', 'explorer Egg', 'forager Egg'];
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
