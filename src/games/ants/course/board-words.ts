import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import {
  ADVANCE,
  BOTTOM,
  FIRST_EGG_TRACK,
  MIDDLE,
  SPECIALISATIONS,
  TERRAINS,
  TILE_PLACES,
  TRACKS,
} from '../components.ts';
import { lowerable } from '../ops/board.ts';
import { swarm } from '../rules/flight.ts';
import { takeItemBeside } from '../rules/items.ts';
import { hasScent, loseScent } from '../rules/pheromones.ts';
import { moveTrack } from '../rules/production.ts';
import { sizesOf, turnRoom } from '../rules/rooms.ts';
import { changeDiscs, discsOn, takeDiscs } from '../rules/supply.ts';
import { tell } from '../rules/tell.ts';
import type { Book } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { leave, placeNumber, type Questions, specialisationNumber } from './fields.ts';

/** A disc that is to be moved on the Incubation tiles, by numbers. */
interface Moving {
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/** Every disc that can be moved up, or to another specialisation. */
function* movesOf(at: Seen, seat: Seat, how: 'raise' | 'shift'): Generator<Moving> {
  for (const place of how === 'raise' ? [MIDDLE, BOTTOM] : TILE_PLACES.keys()) {
    for (const [from, count] of discsOn(at, seat, place).entries()) {
      if (count === 0) continue;
      if (how === 'raise') yield { place, from, to: from };
      else for (const to of SPECIALISATIONS.keys()) if (to !== from) yield { place, from, to };
    }
  }
}

/** Moves a disc: one tile up, or to another specialisation. */
export function moveDisc(draft: Changing, seat: Seat, { place, from, to }: Moving, up: number): void {
  changeDiscs(draft, seat, place, from, -1);
  changeDiscs(draft, seat, place - up, to, 1);
  tell({
    type: 'disc-moved',
    seat,
    from: entryOf(TILE_PLACES, place),
    was: entryOf(SPECIALISATIONS, from),
    to: entryOf(TILE_PLACES, place - up),
    is: entryOf(SPECIALISATIONS, to),
  });
}

/** What is decided about words that move something on the boards. */
export const boardWordQuestions = (
  book: Book,
): Questions<
  | 'swarm'
  | 'production-track'
  | 'egg-swap'
  | 'move-disc'
  | 'larva-kind'
  | 'empty-room'
  | 'choose-item'
  | 'choose-pheromone'
> => ({
  // ANT-17.5: the player must decide at once: leave the disc on the track, or move it into the swarming area.
  swarm: {
    answer: (draft, { seat, area }) => swarm(book, draft, seat, area),
    ...leave,
  },

  'production-track': {
    among: { track: (_at, { tracks }) => tracks.map((track) => entryOf(TRACKS, track)) },
    why(_at, ask, { track }) {
      if (ask.tracks.includes(TRACKS.indexOf(track))) return undefined;
      const tracks = ask.tracks.map((each) => entryOf(TRACKS, each));
      return { code: 'track/other', rule: 'ANT-18.15', facts: { track, tracks } };
    },
    answer: (draft, { seat }, { track }) => moveTrack(draft, seat, TRACKS.indexOf(track), ADVANCE),
  },

  'egg-swap': {
    among: { track: (at, { seat }) => lowerable(at, seat).map((track) => entryOf(TRACKS, track)) },
    why(at, { seat }, { track }) {
      if (lowerable(at, seat).includes(TRACKS.indexOf(track))) return undefined;
      return { code: 'egg/lowest', rule: 'ANT-19.17', facts: { track } };
    },
    // ANT-20.8: the free Egg choice of a Queen does not apply.
    answer(draft, { seat }, { track }) {
      const lowered = TRACKS.indexOf(track);
      moveTrack(draft, seat, lowered, -ADVANCE);
      for (let egg = FIRST_EGG_TRACK; egg < TRACKS.length; egg++)
        if (egg !== lowered) moveTrack(draft, seat, egg, ADVANCE);
    },
    ...leave,
  },

  'move-disc': {
    *candidates(at, { seat, how }) {
      for (const { place, from, to } of movesOf(at, seat, how)) {
        yield {
          type: 'move-disc',
          seat,
          place: entryOf(TILE_PLACES, place),
          from: entryOf(SPECIALISATIONS, from),
          to: entryOf(SPECIALISATIONS, to),
        };
      }
    },
    why(at, { seat, how }, { place, from, to }) {
      if (figureOf(discsOn(at, seat, placeNumber(place)), specialisationNumber(from)) === 0) {
        return { code: 'disc/none', rule: 'ANT-4.2', facts: { place, specialisation: from } };
      }
      const isWay = how === 'raise' ? from === to && place !== 'top' : from !== to;
      return isWay ? undefined : { code: 'disc/way', rule: 'ANT-3.13', facts: { place, from, to } };
    },
    answer: (draft, { seat, how }, { place, from, to }) =>
      moveDisc(
        draft,
        seat,
        { place: placeNumber(place), from: specialisationNumber(from), to: specialisationNumber(to) },
        how === 'raise' ? 1 : 0,
      ),
    ...leave,
  },

  'larva-kind': {
    answer(draft, { seat }, { specialisation }) {
      changeDiscs(draft, seat, MIDDLE, specialisationNumber(specialisation), takeDiscs(draft, seat, 1));
      tell({ type: 'larva-gained', seat, specialisation });
    },
    ...leave,
  },

  'empty-room': {
    among: { size: (at, { seat }) => sizesOf(at, seat, 'full') },
    why(at, { seat }, { size }) {
      if (sizesOf(at, seat, 'full').includes(size)) return undefined;
      return { code: 'room/not-full', rule: 'ANT-19.14', facts: { size } };
    },
    answer: (draft, { seat }, { size }) => turnRoom(book, draft, seat, size, 'empty'),
    ...leave,
  },

  'choose-item': {
    among: { item: (at) => at.sideItems.map((item) => entryOf(book.itemIds, item)) },
    why(at, _ask, { item }) {
      const items = at.sideItems.map((each) => entryOf(book.itemIds, each));
      return items.includes(item) ? undefined : { code: 'item/gone', rule: 'ANT-2.37', facts: { item, items } };
    },
    answer: (draft, { seat }, { item }) => takeItemBeside(book, draft, seat, book.itemIds.indexOf(item)),
    ...leave,
  },

  'choose-pheromone': {
    why(at, { seat }, { terrain }) {
      if (hasScent(at, seat, TERRAINS.indexOf(terrain))) return undefined;
      return { code: 'scent/gone', rule: 'ANT-10.14', facts: { terrain } };
    },
    answer: (draft, { seat }, { terrain }) => loseScent(book, draft, seat, TERRAINS.indexOf(terrain)),
    ...leave,
  },
});
