import { countsWith, idsWith, idsWithout } from '../../../drawing/index.ts';
import { EngineError, type Seat } from '../../../kernel/index.ts';
import type { DeckId, Marker, Resource, Specialisation, TilePlace } from '../components.ts';
import {
  cardIn,
  type HandLook,
  type HexLook,
  type Look,
  type PlayedLook,
  type PlayerLook,
  type TileLook,
} from './look.ts';

/** What an event changes of a look. */
export type Change = (look: Look) => Look;

/** A look after several changes, one after the other. */
export const changed = (look: Look, ...changes: readonly Change[]): Look =>
  changes.reduce((now, change) => change(now), look);

/** Something else before a player. */
export const ofPlayer =
  (seat: Seat, change: (player: PlayerLook) => Partial<PlayerLook>): Change =>
  (look) => ({
    ...look,
    players: look.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  });

/** Something else on a hex. */
export const onHex =
  (name: string, change: (hex: HexLook) => Partial<HexLook>): Change =>
  (look) => {
    if (!look.hexes.some(({ hex }) => hex === name)) {
      throw new EngineError('event/unknown', `There is no hex '${name}' at this table.`);
    }
    return { ...look, hexes: look.hexes.map((hex) => (hex.hex === name ? { ...hex, ...change(hex) } : hex)) };
  };

/** So much more of something, or less. */
export const plus = <Name extends string>(
  figures: Readonly<Record<Name, number>>,
  name: NoInfer<Name>,
  by: number,
): Readonly<Record<Name, number>> => ({ ...figures, [name]: figures[name] + by });

/** So much more of a resource, or less. */
export const resource = (seat: Seat, what: Resource, by: number): Change =>
  ofPlayer(seat, ({ resources }) => ({ resources: plus(resources, what, by) }));

/** So many more discs in the pool, or fewer. */
export const intoPool = (seat: Seat, by: number): Change => ofPlayer(seat, ({ pool }) => ({ pool: pool + by }));

/** Something else on an Incubation tile. */
const onTile = (seat: Seat, wanted: TilePlace, change: (tile: TileLook) => Partial<TileLook>): Change =>
  ofPlayer(seat, ({ tiles }) => ({
    tiles: tiles.map((tile) => (tile.place === wanted ? { ...tile, ...change(tile) } : tile)),
  }));

/** So many more discs on an Incubation tile, or fewer. */
export const discsOn = (seat: Seat, place: TilePlace, name: Specialisation, by: number): Change =>
  onTile(seat, place, ({ discs }) => ({ discs: plus(discs, name, by) }));

/** An Incubation tile is turned over: a deed is done. */
export const turnedTile = (seat: Seat, place: TilePlace): Change => onTile(seat, place, () => ({ isTurned: true }));

/** So many more markers on a played card, or fewer. */
export const markersOn = (seat: Seat, name: string, marker: Marker, by: number): Change =>
  ofPlayer(seat, ({ played }) => ({
    played: played.map(
      (each): PlayedLook => (each.name === name ? { ...each, markers: plus(each.markers, marker, by) } : each),
    ),
  }));

// -- cards ------------------------------------------------------------------------------------------------------------

const order = ({ cards }: Look): readonly string[] => cards.map(({ card }) => card);

const deckOf = (look: Look, id: string): DeckId => cardIn(look, id)?.deck ?? 'basic';

const hand = (seat: Seat, change: (hand: HandLook) => Partial<HandLook>): Change =>
  ofPlayer(seat, (player) => ({ hand: { ...player.hand, ...change(player.hand) } }));

/** A card comes into a hand that only its owner sees, if the viewer is told which at all. */
export const intoHand =
  (seat: Seat, card: string | undefined): Change =>
  (look) =>
    hand(seat, ({ cards, hidden }) =>
      card === undefined ? { hidden: plus(hidden, 'basic', 1) } : { cards: idsWith(cards, order(look), card) },
    )(look);

/**
 * A card comes into a hand for all to see.
 *
 * @rule ANT-22.3 A card that everybody saw on its way into a hand is remembered for all.
 */
export const intoHandOpenly =
  (seat: Seat, card: string): Change =>
  (look) =>
    hand(seat, ({ cards, known }) => ({
      cards: idsWith(cards, order(look), card),
      known: idsWith(known, order(look), card),
    }))(look);

/** A card of a hand is shown: it may be the one that everybody knows of already. */
export const shown =
  (seat: Seat, card: string): Change =>
  (look) =>
    hand(seat, ({ cards, hidden, known }) => {
      if (known.includes(card)) return {};
      const now = { known: idsWith(known, order(look), card) };
      if (look.viewer === seat) return now;
      return { ...now, cards: idsWith(cards, order(look), card), hidden: plus(hidden, deckOf(look, card), -1) };
    })(look);

/**
 * A card leaves a hand, for all to see.
 *
 * @rule ANT-22.8 Discarding or playing a card removes one card of its kind from `known` if there is one.
 */
export const outOfHand =
  (seat: Seat, card: string): Change =>
  (look) =>
    hand(seat, ({ cards, hidden, known }) => {
      const isKnown = known.includes(card);
      const rest = isKnown ? { known: idsWithout(known, card) } : {};
      return isKnown || look.viewer === seat
        ? { cards: idsWithout(cards, card), ...rest }
        : { hidden: plus(hidden, deckOf(look, card), -1) };
    })(look);

/** A card comes onto the discard pile, or out of the game. */
export const laidAside =
  (id: string): Change =>
  (look) =>
    deckOf(look, id) === 'basic'
      ? { ...look, discards: countsWith(look.discards, look.cards, id, 1) }
      : { ...look, removed: countsWith(look.removed, look.cards, id, 1) };

/** So many cards leave the deck. */
export const offDeck =
  (count: number): Change =>
  (look) => ({ ...look, deck: look.deck - count });

/** A slot of the display has another card, or none. */
export const inSlot =
  (name: string, card: string | undefined): Change =>
  (look) => ({ ...look, display: look.display.map((each) => (each.slot === name ? { ...each, card } : each)) });

// -- the flight -------------------------------------------------------------------------------------------------------

/** The disc of a player leaves its space of the flight track, and comes on top of another. */
export const flown =
  (seat: Seat, to: number): Change =>
  (look) => ({
    ...look,
    flight: look.flight.map((discs, space) => {
      const others = discs.filter((each) => each !== seat);
      return space === to ? [...others, seat] : others;
    }),
  });
