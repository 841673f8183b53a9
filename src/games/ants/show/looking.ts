import { type CardCount, endLook, entryIn } from '../../../drawing/index.ts';
import { askLook, asksIn, type Hand, type Outcome, pileSize, rankedBy, type Seat } from '../../../kernel/index.ts';
import {
  ANT_ACTIONS,
  CRITERIA,
  CUBES,
  DECKS,
  type DeckId,
  MARKERS,
  NEST_AREAS,
  NONE,
  RESOURCES,
  SPECIALISATIONS,
  SYMBOLS,
  TERRAINS,
  TILE_PLACES,
  TILE_SETS,
  TRACKS,
} from '../components.ts';
import { playedName, SLOT_NAMES } from '../table/book.ts';
import { givenView } from '../table/given.gen.ts';
import type { AntsPrintedView } from '../table/state.ts';
import type { Ask, AskNamed, DeclaredAsks } from '../table/work.ts';
import { NAMED } from './asks.ts';
import {
  type DecisionLook,
  type HandLook,
  type HexLook,
  type Look,
  PLAYER_NUMBERS,
  type PlayedLook,
  type PlayerLook,
  type PlayerNumbers,
  type RoomLook,
  type TileLook,
} from './look.ts';

const entry = entryIn('Ants');

/**
 * Reads a view in the words of the rulebook: all that a front-end needs to draw it.
 *
 * @param outcome how a table has ended the game. The look then has this outcome, and asks nobody.
 */
export function look(seen: AntsPrintedView, outcome?: Outcome): Look {
  const view = givenView(seen);
  const asks = outcome === undefined ? asksIn(view.agenda) : [];
  return {
    viewer: view.viewer,
    phase: view.phase,
    round: view.round,
    active: view.active,
    first: seatOrNone(view.first),
    endRound: view.endRound,
    hexes: view.hexes.map((_, hex) => lookAtHex(view, hex)),
    vertices: view.vertices.map(({ name, at, isRed, next }, vertex) => ({
      vertex: name,
      at,
      isRed,
      next: next.map((each) => vertexIn(view, each)),
      forager: seatOrNone(entry(view.foragers, vertex, 'vertex')),
    })),
    itemSpaces: view.itemSpaces.map((space, nth) => ({
      space,
      item: idOrNone(view.boardItems[nth] ?? NONE, (item) => itemIn(view, item)),
    })),
    sideItems: view.sideItems.map((item) => itemIn(view, item)),
    leaves: TERRAINS.map((terrain, nth) => ({
      terrain,
      leaf: idOrNone(view.leafTiles[nth] ?? NONE, (leaf) => entry(view.leafIds, leaf, 'Leaf tile')),
      cubes: [...entry(view.leafCubes, nth, 'Leaf tile')],
    })),
    display: view.display.map((card, slot) => ({
      slot: entry(SLOT_NAMES, slot, 'slot'),
      row: entry(ANT_ACTIONS, Math.floor((slot * ANT_ACTIONS.length) / view.display.length), 'row'),
      card: idOrNone(card, (id) => cardIdIn(view, id)),
    })),
    deck: pileSize(view.deck),
    discards: countsOf(view, view.discards),
    removed: [...countsOf(view, view.startersGone), ...countsOf(view, view.royalsGone)],
    roomSupply: [...view.roomSupply],
    flight: view.flight.map((seats) => [...seats]),
    swarming: view.swarming.map((points, area) => ({ points: [...points], discs: [...(view.swarm[area] ?? [])] })),
    starTrack: view.starTrack,
    carried: view.carried,
    pairs: view.pairs.map(({ queen, set }) => ({ queen: queenIn(view, queen), set: entry(TILE_SETS, set, 'set') })),
    players: view.names.map((_, seat) => lookAtPlayer(view, seat)),
    cards: view.cards.map(({ id, deck, type, symbols, room, vp }) => ({
      card: id,
      deck: entry(DECKS, deck, 'deck'),
      type,
      symbols: symbols.flatMap((count, symbol) =>
        Array.from({ length: count }, () => entry(SYMBOLS, symbol, 'symbol')),
      ),
      room,
      vp,
    })),
    cells: view.cells.map(({ name, area }) => ({
      cell: name,
      area: idOrNone(area, (each) => entry(NEST_AREAS, each, 'area')),
    })),
    abilities: view.abilitySpaces.map(({ id, least, vp }) => ({ space: id, least, vp })),
    itemIds: view.itemTiles.map(({ id }) => id),
    decisions: asks.flatMap((ask) => (ask.ask === 'hidden' ? [] : [lookAtDecision(view, ask)])),
    outcome: outcome === undefined ? lookAtOutcome(view) : { ...endLook(outcome), scores: outcome.scores },
  };
}

const seatOrNone = (seat: number): Seat | undefined => (seat < 0 ? undefined : seat);
const idOrNone = <Id>(number: number, idOf: (number: number) => Id): Id | undefined =>
  number < 0 ? undefined : idOf(number);

const cardIdIn = (view: AntsPrintedView, card: number): string => entry(view.cards, card, 'card').id;
const itemIn = (view: AntsPrintedView, item: number): string => entry(view.itemTiles, item, 'Special Item').id;
const queenIn = (view: AntsPrintedView, queen: number): string => entry(view.queenIds, queen, 'Queen');
const enemyIn = (view: AntsPrintedView, enemy: number): string => entry(view.enemyTiles, enemy, 'enemy').id;
const vertexIn = (view: AntsPrintedView, vertex: number): string => entry(view.vertices, vertex, 'vertex').name;

const countsOf = (view: AntsPrintedView, counts: readonly number[]): CardCount[] =>
  counts.flatMap((count, card) => (count > 0 ? [{ card: cardIdIn(view, card), count }] : []));

/** What there is of each of these, by name. */
function byName<Name extends string>(
  names: readonly Name[],
  figures: readonly number[],
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, nth) => [name, figures[nth] ?? 0])) as Record<Name, number>;
}

function lookAtHex(view: AntsPrintedView, hex: number): HexLook {
  const { name, q, r, terrain, strength, kind, vertices } = entry(view.hexes, hex, 'hex');
  return {
    hex: name,
    q,
    r,
    terrain: entry(TERRAINS, terrain, 'terrain'),
    strength,
    kind,
    vertices: vertices.map((each) => vertexIn(view, each)),
    cubes: byName(CUBES, entry(view.cubes, hex, 'hex')),
    explorer: seatOrNone(entry(view.explorers, hex, 'hex')),
    enemy: idOrNone(entry(view.enemies, hex, 'hex'), (enemy) => enemyIn(view, enemy)),
  };
}

function lookAtPlayer(view: AntsPrintedView, seat: Seat): PlayerLook {
  const of = <Value>(list: readonly Value[]): Value => entry(list, seat, 'seat');
  const tiles = of(view.tiles);
  return {
    seat,
    name: of(view.names),
    ...numbersOf(view, seat),
    resources: byName(RESOURCES, of(view.resources)),
    stored: SPECIALISATIONS.filter((_, nth) => of(view.stored)[nth] === 1),
    tiles: TILE_PLACES.map(
      (place, nth): TileLook => ({
        place,
        tile: idOrNone(tiles[nth] ?? NONE, (tile) => entry(view.incubationTiles, tile, 'Incubation tile').id),
        isTurned: of(view.turned)[nth] === 1,
        discs: byName(SPECIALISATIONS, of(view.discs)[nth] ?? []),
      }),
    ),
    set: idOrNone(of(view.sets), (set) => entry(TILE_SETS, set, 'set')),
    production: byName(TRACKS, of(view.production)),
    pheromones: TERRAINS.filter((_, nth) => of(view.pheromones)[nth] === 1),
    anthill: entry(view.layouts, of(view.anthills), 'Anthill tile'),
    rooms: roomsIn(view, seat),
    abilities: Object.fromEntries(
      view.abilitySpaces.map(({ id }, space) => [
        id,
        idOrNone(of(view.abilities)[space] ?? NONE, (enemy) => enemyIn(view, enemy)),
      ]),
    ),
    queen: idOrNone(of(view.queens), (queen) => queenIn(view, queen)),
    queenTokens: of(view.queenTokens).map((symbol) => entry(SYMBOLS, symbol, 'symbol')),
    items: of(view.items).map((item) => itemIn(view, item)),
    played: playedBy(view, seat),
    under: of(view.under).map(({ on, back, card }) => ({
      on: entry(playedBy(view, seat), on, 'played card').name,
      back: entry(DECKS, back, 'back'),
      card: idOrNone(card, (id) => cardIdIn(view, id)),
    })),
    hand: lookAtHand(view, seat),
    drawn: {
      count: of(view.drawn).length,
      cards: of(view.drawn).flatMap((card) => (card < 0 ? [] : [cardIdIn(view, card)])),
    },
    stars: byName(CRITERIA, of(view.stars)),
  };
}

function numbersOf(view: AntsPrintedView, seat: Seat): PlayerNumbers {
  const numbers = PLAYER_NUMBERS.map((key) => [key, entry(view[key], seat, 'seat')]);
  return Object.fromEntries(numbers) as PlayerNumbers;
}

/** The Room tiles in the nest of a player. */
export const roomsIn = (view: AntsPrintedView, seat: Seat): readonly RoomLook[] =>
  entry(view.rooms, seat, 'seat').map(({ cells, full }) => ({ cells: cellsIn(view, cells), isFull: full === 1 }));

const cellsIn = (view: AntsPrintedView, bits: number): string[] =>
  view.cells.flatMap(({ name }, cell) => ((bits >> cell) & 1 ? [name] : []));

function playedBy(view: AntsPrintedView, seat: Seat): readonly PlayedLook[] {
  const played = entry(view.played, seat, 'seat');
  return played.map(({ card, markers }, nth) => {
    const id = cardIdIn(view, card);
    const copy = played.slice(0, nth).filter((each) => each.card === card).length;
    return { name: playedName(id, copy), card: id, markers: byName(MARKERS, markers) };
  });
}

function lookAtHand(view: AntsPrintedView, seat: Seat): HandLook {
  const hands: readonly (readonly [DeckId, Hand])[] = [
    ['basic', entry(view.hands, seat, 'hand')],
    ['starting', entry(view.startingHands, seat, 'hand')],
    ['queen-room', entry(view.royalHands, seat, 'hand')],
  ];
  const seen = (cards: readonly number[]): string[] =>
    cards.flatMap((card) => (card < 0 ? [] : [cardIdIn(view, card)]));
  return {
    cards: hands.flatMap(([, { cards }]) => seen(cards)),
    hidden: Object.fromEntries(
      hands.map(([deck, { cards }]) => [deck, cards.filter((card) => card < 0).length]),
    ) as Record<DeckId, number>,
    known: hands.flatMap(([, { known }]) => known.map(({ kind }) => cardIdIn(view, kind))),
  };
}

/**
 * How the game has ended, by the points that the view tells then.
 *
 * @rule ANT-24.21 First tie-break: more Stars earned.
 * @rule ANT-24.22 Second tie-break: more resource cubes.
 */
function lookAtOutcome(view: AntsPrintedView): Look['outcome'] {
  if (view.phase !== 'over') return undefined;
  const sum = (figures: readonly number[]): number => figures.reduce((all, each) => all + each, 0);
  const stars = view.stars.map(sum);
  const { winners, ranking } = rankedBy([
    { name: 'points', of: view.scores },
    { name: 'stars', of: stars },
    { name: 'cubes', of: view.resources.map((figures) => sum(figures.slice(0, CUBES.length))) },
  ]);
  const isFull = view.isLimited === 0;
  return {
    winners,
    ranking,
    reason: isFull ? 'star-track' : 'round-limit',
    rule: isFull ? 'ANT-24.1' : 'ANT-24.7',
    scores: [...view.scores],
  };
}

/** Who has to decide what. */
const lookAtDecision = (view: AntsPrintedView, ask: Ask): DecisionLook =>
  askLook(NAMED as unknown as DeclaredAsks, ask, {
    hexNames: view.hexes.map(({ name }) => name),
    vertexNames: view.vertices.map(({ name }) => name),
    cellNames: view.cells.map(({ name }) => name),
    cardIds: view.cards.map(({ id }) => id),
    playedNames: playedBy(view, ask.seat).map(({ name }) => name),
    demanderIds: ask.ask === 'cover-symbols' ? demanderIds(view, ask) : [],
  });

/** What can ask for symbols that are missing: cards, the enemies of hexes, the Incubation tiles of a player. */
function demanderIds(view: AntsPrintedView, { seat, of }: AskNamed<'cover-symbols'>): readonly (string | undefined)[] {
  if (of === 'card') return view.cards.map(({ id }) => id);
  if (of === 'enemy') return view.enemies.map((enemy) => view.enemyTiles[enemy]?.id);
  return entry(view.tiles, seat, 'seat').map((tile) => view.incubationTiles[tile]?.id);
}
