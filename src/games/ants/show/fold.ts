import { type Fold, type Folds, foldWith, idsWith, idsWithout, unchanged } from '../../../drawing/index.ts';
import type { Seat, SeenEvent } from '../../../kernel/index.ts';
import {
  CUBES,
  type Cube,
  MARKERS,
  type Marker,
  SPECIALISATIONS,
  SPECIALIST,
  type Specialisation,
  SYMBOLS,
  type TERRAINS,
  TILE_PLACES,
} from '../components.ts';
import type { AntsEvent } from '../table/events.ts';
import {
  changed,
  discsOn,
  flown,
  inSlot,
  intoHand,
  intoHandOpenly,
  intoPool,
  laidAside,
  markersOn,
  offDeck,
  ofPlayer,
  onHex,
  outOfHand,
  plus,
  resource,
  shown,
  turnedTile,
} from './changed.ts';
import { cardIn, type Look, type TileLook } from './look.ts';

const FOLDS: Folds<Look, AntsEvent> = {
  // Setup
  'item-laid': (look, { space, item }) => ({
    itemSpaces: look.itemSpaces.map((each) => (each.space === space ? { ...each, item } : each)),
    sideItems: idsWithout(look.sideItems, item),
  }),
  'leaf-laid': ({ leaves }, { terrain, leaf }) => ({
    leaves: leaves.map((each) => (each.terrain === terrain ? { ...each, leaf } : each)),
  }),
  'display-filled': (look, { slot, card }) => changed(look, inSlot(slot, card), offDeck(1)),
  'first-player': (look, { seat }) => {
    const seats = look.players.length;
    // ANT-2.22: the last player's disc is at the bottom and the First Player's disc on top.
    const stack = look.players.map((_, nth) => (seat + seats - 1 - nth) % seats);
    return { first: seat, active: seat, flight: look.flight.map((discs, space) => (space === 0 ? stack : discs)) };
  },
  'anthill-drawn': (look, { seat, layout }) => ofPlayer(seat, () => ({ anthill: layout }))(look),
  'pair-drawn': ({ pairs }, { queen, set }) => ({
    pairs: [...pairs.filter((pair) => pair.queen !== queen), { queen, set }],
  }),
  'set-dealt': (look, { seat, set }) => ofPlayer(seat, () => ({ set }))(look),
  'queen-chosen': (look, { seat, queen, set, discs }) => ({
    ...changed(
      look,
      ofPlayer(seat, () => ({ queen, set, queenDiscs: discs })),
      intoPool(seat, -discs),
    ),
    pairs: look.pairs.filter((pair) => pair.queen !== queen),
  }),
  'tiles-laid': (look, { seat, tiles }) =>
    ofPlayer(seat, (player) => ({ tiles: player.tiles.map((each, nth) => ({ ...each, tile: tiles[nth] })) }))(look),
  'cards-dealt': inHand,
  'cards-kept': inHand,

  // Turns
  'round-began': (_look, { round }) => ({ round, phase: 'turns' }),
  'turn-began': (_look, { seat, round }) => ({ active: seat, round }),
  'action-chosen': unchanged,
  'action-closed': unchanged,
  'turn-ended': unchanged,
  'final-began': (_look, { seat }) => ({ active: seat, phase: 'final' }),

  // Actions with ants
  'ants-spent': (look, { seat, action, tile, stored, universal, queen, boosts }) => {
    const own = SPECIALIST[action];
    const ants = tile + stored + universal + queen;
    const now = changed(
      look,
      discsOn(seat, 'top', own, -tile),
      ofPlayer(seat, (player) => ({
        stored: stored === 0 ? player.stored : player.stored.filter((each) => each !== own),
        universal: player.universal - universal,
        queenDiscs: player.queenDiscs - queen,
      })),
      // ANT-5.9: for Forage the removed discs are the ones placed on the map. ANT-5.10: each boost adds one from the pool.
      intoPool(seat, action === 'forage' ? -boosts : ants),
    );
    return action === 'forage' ? { ...now, carried: look.carried + ants + boosts } : now;
  },
  'action-granted': (look, { seat, action, strength }) =>
    action === 'forage' ? { ...intoPool(seat, -strength)(look), carried: look.carried + strength } : {},
  'display-taken': (look, { seat, slot, card }) => changed(look, inSlot(slot, undefined), intoHandOpenly(seat, card)),
  'tile-placed': (look, { seat, cells }) => ({
    ...ofPlayer(seat, ({ rooms }) => ({ rooms: [...rooms, { cells, isFull: false }] }))(look),
    roomSupply: look.roomSupply.map((left, nth) => (nth + 1 === cells.length ? left - 1 : left)),
  }),
  'tile-turned': (look, { seat, cells, side }) =>
    ofPlayer(seat, ({ rooms }) => ({
      rooms: rooms.map((room) =>
        room.cells.join(' ') === cells.join(' ') ? { ...room, isFull: side === 'full' } : room,
      ),
    }))(look),
  'hex-explored': (look, { seat, hex }) =>
    changed(
      look,
      intoPool(seat, -1),
      onHex(hex, () => ({ explorer: seat })),
    ),
  'enemy-revealed': (look, { hex, enemy }) => onHex(hex, () => ({ enemy }))(look),
  'cubes-placed': (look, { hex, cubes }) =>
    onHex(hex, () => ({
      cubes: Object.fromEntries(CUBES.map((cube, nth) => [cube, cubes[nth] ?? 0])) as Record<Cube, number>,
    }))(look),
  'forager-placed': (look, { seat, vertex }) => ({
    carried: look.carried - 1,
    vertices: look.vertices.map((each) => (each.vertex === vertex ? { ...each, forager: seat } : each)),
  }),
  'foragers-returned': (look, { seat, count }) => ({
    ...intoPool(seat, count)(look),
    carried: look.carried - count,
  }),
  collected: (look, { seat, hex, cube, count }) =>
    changed(
      look,
      onHex(hex, ({ cubes }) => ({ cubes: plus(cubes, cube, -count) })),
      resource(seat, cube, count),
    ),
  'scent-emitted': (look, { seat, terrain }) => ({
    ...withoutScent(look, seat, terrain),
    leaves: look.leaves.map((each) =>
      each.terrain === terrain ? { ...each, cubes: [...each.cubes, seat].sort((one, other) => one - other) } : each,
    ),
  }),
  'scent-lost': (look, { seat, terrain }) => withoutScent(look, seat, terrain),
  'leaf-activated': unchanged,

  // Cards
  'card-drawn': (look, { seat, secret }) => changed(look, offDeck(1), intoHand(seat, secret?.card)),
  'card-looked-at': (look, { seat, secret }) => {
    const order = look.cards.map(({ card }) => card);
    return changed(
      look,
      offDeck(1),
      ofPlayer(seat, ({ drawn }) => ({
        drawn: {
          count: drawn.count + 1,
          cards: secret === undefined ? drawn.cards : idsWith(drawn.cards, order, secret.card),
        },
      })),
    );
  },
  'card-kept': (look, { seat, secret }) => changed(look, undrawn(seat, secret?.card), intoHand(seat, secret?.card)),
  reshuffled: (look, { count }) => ({ deck: look.deck + count, discards: [] }),
  sought: (look, { seat, cards, found }) => {
    const others = found === '' ? cards : cards.slice(0, -1);
    const now = changed(look, offDeck(cards.length), ...others.map(laidAside));
    return found === '' ? now : intoHandOpenly(seat, found)(now);
  },
  'card-discarded': (look, { seat, card, why }) =>
    changed(
      look,
      why === 'not-kept' ? undrawn(seat, look.viewer === seat ? card : undefined) : outOfHand(seat, card),
      laidAside(card),
    ),
  'card-chosen': (look, { seat, card }) => shown(seat, card)(look),
  'symbols-covered': (look, { seat, aggression, mutation }) =>
    changed(look, resource(seat, 'aggression', -aggression), resource(seat, 'mutation', -mutation)),
  paid: (look, { seat, what, count, fungus, markers }) =>
    changed(
      look,
      resource(seat, what, -count),
      resource(seat, 'fungus', -fungus),
      ...markers.flatMap((each) => [markersOn(seat, each.card, each.marker, -each.count), intoPool(seat, each.count)]),
    ),
  'card-played': (look, { seat, card, as }) => {
    const none = Object.fromEntries(MARKERS.map((marker) => [marker, 0])) as Record<Marker, number>;
    const isDeed = cardIn(look, card)?.type === 'deed';
    return changed(
      look,
      outOfHand(seat, card),
      ofPlayer(seat, ({ played, deeds }) => ({
        played: [...played, { name: as, card, markers: none }],
        deeds: isDeed ? deeds + 1 : deeds,
      })),
    );
  },
  'card-tucked': (look, { seat, on, back, secret }) =>
    ofPlayer(seat, ({ under }) => ({ under: [...under, { on, back, card: secret?.card }] }))(look),
  'enemy-defeated': (look, { seat, hex, enemy, space }) =>
    changed(
      look,
      onHex(hex, () => ({ enemy: undefined })),
      ofPlayer(seat, ({ abilities }) => ({ abilities: { ...abilities, [space]: enemy } })),
    ),

  // Gains
  'effect-activated': unchanged,
  gained: (look, { seat, what, count }) => resource(seat, what, count)(look),
  'item-taken': (look, { seat, item, space }) => ({
    ...ofPlayer(seat, ({ items }) => ({ items: idsWith(items, look.itemIds, item) }))(look),
    ...(space === ''
      ? { sideItems: idsWithout(look.sideItems, item) }
      : { itemSpaces: look.itemSpaces.map((each) => (each.space === space ? { ...each, item: undefined } : each)) }),
  }),
  'markers-placed': (look, { seat, markers: { card, marker, count } }) =>
    changed(look, markersOn(seat, card, marker, count), intoPool(seat, -count)),
  'marker-moved': (look, { seat, marker, from, to }) =>
    changed(look, markersOn(seat, from, marker, -1), markersOn(seat, to, marker, 1)),
  'markers-spent': (look, { seat, markers: { card, marker, count } }) =>
    changed(look, markersOn(seat, card, marker, -count), intoPool(seat, count)),
  'production-moved': (look, { seat, track, to }) =>
    ofPlayer(seat, ({ production }) => ({ production: { ...production, [track]: to } }))(look),
  flew: (look, { seat, space }) => flown(seat, space)(look),
  swarmed: (look, { seat, area }) => ({
    ...changed(look, flown(seat, 0), intoPool(seat, -1)),
    swarming: look.swarming.map((each, nth) => (nth === area ? { ...each, discs: [...each.discs, seat] } : each)),
  }),
  'disc-moved': (look, { seat, from, was, to, is }) =>
    changed(look, discsOn(seat, from, was, -1), discsOn(seat, to, is, 1)),
  'larva-gained': (look, { seat, specialisation }) =>
    changed(look, intoPool(seat, -1), discsOn(seat, 'middle', specialisation, 1)),
  'universal-gained': (look, { seat, count }) =>
    changed(
      look,
      intoPool(seat, -count),
      ofPlayer(seat, ({ universal }) => ({ universal: universal + count })),
    ),
  'star-earned': (look, { seat, criterion, stars }) =>
    ofPlayer(seat, (player) => ({ stars: { ...player.stars, [criterion]: stars } }))(look),
  'end-met': (_look, { round }) => ({ endRound: round }),

  // Incubation
  'incubation-began': unchanged,
  'ants-cleared': (look, { seat, stored, lost }) => {
    const none = Object.fromEntries(SPECIALISATIONS.map((each) => [each, 0])) as Record<Specialisation, number>;
    const pool = lost.reduce((sum, count) => sum + count, 0);
    return changed(
      look,
      intoPool(seat, pool),
      ofPlayer(seat, (player) => ({
        stored: SPECIALISATIONS.filter((each) => player.stored.includes(each) || stored.includes(each)),
        tiles: player.tiles.map((tile) => (tile.place === 'top' ? { ...tile, discs: none } : tile)),
      })),
    );
  },
  'deed-resolved': (look, { seat, place }) =>
    changed(
      look,
      turnedTile(seat, place),
      ofPlayer(seat, ({ deeds }) => ({ deeds: deeds + 1 })),
    ),
  'eggs-laid': (look, { seat, specialisation, count }) =>
    changed(look, intoPool(seat, -count), discsOn(seat, 'bottom', specialisation, count)),
  'larvae-fed': unchanged,
  'larva-lost': (look, { seat, specialisation }) =>
    changed(look, intoPool(seat, 1), discsOn(seat, 'middle', specialisation, -1)),
  'tiles-shifted': (look, { seat }) => ofPlayer(seat, ({ tiles }) => ({ tiles: shifted(tiles) }))(look),

  // Free actions
  'emergency-taken': (look, { seat, from }) =>
    changed(
      look,
      resource(seat, 'food', 1),
      ofPlayer(seat, ({ store, penalties }) =>
        from === 'store' ? { store: store - 1 } : { penalties: penalties + 1 },
      ),
    ),
  'queen-asked': unchanged,
  'token-placed': (look, { seat, symbol }) =>
    ofPlayer(seat, ({ queenTokens }) => ({ queenTokens: idsWith(queenTokens, SYMBOLS, symbol) }))(look),

  // The end
  'points-scored': unchanged,
  scored: unchanged,
  'game-ended': (_look, { winners, ranking, reason, rule, scores }) => ({
    phase: 'over',
    outcome: { winners, ranking, reason, rule, scores },
  }),
};

/**
 * What the table looks like after an event: so that one thing can be shown after another, and the end is never shown before
 * it is told. Nobody is asked anything meanwhile: `decisions` is empty. After the last event of an action, all else is as in
 * the look at the next view.
 *
 * @rule KER-12.2 Folding the events of an action over the look before it gives the look after it.
 */
export const fold: Fold<Look, AntsEvent> = foldWith(FOLDS, { decisions: [] });

/** The Pheromone space of a terrain is empty. */
const withoutScent = (look: Look, seat: Seat, terrain: (typeof TERRAINS)[number]): Look =>
  ofPlayer(seat, ({ pheromones }) => ({ pheromones: pheromones.filter((each) => each !== terrain) }))(look);

type Hands = Extract<SeenEvent<AntsEvent>, { readonly type: 'cards-dealt' | 'cards-kept' }>;

/** These are the cards of a hand that is dealt or kept; whoever is not told which can count them. */
function inHand(look: Look, { seat, starting, queenRooms, secret }: Hands): Look {
  return ofPlayer(seat, ({ hand }) => ({
    hand:
      secret === undefined
        ? { ...hand, hidden: { ...hand.hidden, starting, 'queen-room': queenRooms } }
        : { ...hand, cards: secret.cards },
  }))(look);
}

/** One of the cards that a player looks at is gone from there. */
const undrawn = (seat: Seat, card: string | undefined) =>
  ofPlayer(seat, ({ drawn }) => ({
    drawn: { count: drawn.count - 1, cards: card === undefined ? drawn.cards : idsWithout(drawn.cards, card) },
  }));

/** ANT-14.15: the middle and bottom tiles move up one place and the top tile goes to the bottom. */
function shifted(tiles: readonly TileLook[]): readonly TileLook[] {
  const [top, ...others] = tiles;
  const turned = top === undefined ? others : [...others, top];
  return turned.map((tile, nth) => ({ ...tile, place: TILE_PLACES[nth] ?? tile.place }));
}
