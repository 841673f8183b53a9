import { type KernelKey, pileOf } from '../../../kernel/index.ts';
import { TILES } from '../board/tiles.ts';
import { FACTIONS } from '../cards/vocabulary.ts';
import { FULL_LIFE, NONE, SQUAD } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { SnailsConfig } from '../table/config.ts';
import type { SnailsState } from '../table/state.ts';
import { noPlay } from './action.ts';

/** A game before anything has happened. */
export function firstPosition(
  book: Book,
  { players, factions = 'random', firstPlayer = 'random', opening = 'standard' }: SnailsConfig,
  seats: number,
): Omit<SnailsState, Exclude<KernelKey, 'agenda'>> {
  const given = typeof players === 'number' ? [] : players;
  const perSeat = <Value>(value: Value): Value[] => Array.from({ length: seats }, () => value);
  const perSnail = (value: number): number[] => Array.from({ length: seats * SQUAD }, () => value);
  const perField = (value: number): number[] => book.fields.map(() => value);
  return {
    names: perSeat('').map((_, seat) => given[seat]?.name ?? `Player ${seat + 1}`),
    phase: 'setup',
    round: 0,
    slot: 0,
    firstPlayer: firstPlayer === 'random' ? 0 : firstPlayer,
    factions: perSeat(NONE).map((none, seat) => {
      const faction = given[seat]?.faction;
      return faction === undefined ? none : FACTIONS.indexOf(faction);
    }),
    // SNL-2.1: fields I get one beach; II a beach with a meadow on top; III a beach, a meadow and a mountain on top.
    levels: [...book.levels],
    damage: perField(0),
    fire: perField(0),
    mines: perField(0),
    dynamite: perField(0),
    removed: TILES.map(() => 0),
    // SNL-2.2: the contamination marker starts on the lowest space.
    contamination: 0,
    places: perSnail(NONE),
    // SNL-1.4: each snail has a life of 30.
    life: perSnail(FULL_LIFE),
    shells: perSnail(0),
    shown: perSnail(0),
    active: perSeat(NONE),
    passive: perSeat(NONE),
    aims: perSeat(NONE),
    used: perSeat(0),
    losses: perSeat(0),
    fallen: perSeat(0),
    // SNL-2.6: the faction card lies face up beside the player board, unavailable.
    factionCards: perSeat(0),
    // SNL-2.6: each player takes the 5 basic cards into hand.
    hands: perSeat(0).map(() => [...book.basics]),
    plans: perSeat(0).map(() => []),
    resolved: perSeat(0),
    known: perSeat(0).map(() => []),
    bare: perSeat(0),
    // SNL-2.3: the arsenal cards are shuffled into a face-down deck with an empty face-up discard pile beside it.
    discards: book.copies.map(() => 0),
    deck: pileOf(book.copies),
    play: noPlay(),
    agenda: [
      {
        do: 'begin',
        first: firstPlayer === 'random' ? NONE : firstPlayer,
        factions: factions === 'draft' ? 'draft' : 'random',
        opening,
      },
    ],
  };
}
