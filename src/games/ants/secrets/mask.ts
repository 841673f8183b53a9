import type { Seat, UpkeepRules } from '../../../kernel/index.ts';
import { deedsOf, symbolsOf } from '../rules/counts.ts';
import { totalOf } from '../rules/scoring.ts';
import { starsOf } from '../rules/stars.ts';
import type { Book } from '../table/book.ts';
import type { AntsState, AntsTypes } from '../table/state.ts';

type Masking = Required<Pick<UpkeepRules<AntsTypes>, 'mask' | 'derived'>>;

const eachSeat = <Value>({ names }: AntsState, of: (seat: Seat) => Value): Value[] => names.map((_, seat) => of(seat));

/**
 * What a view has beside the position, and what others see of cards that are being kept: not even how many. All else is as the
 * shape has it.
 *
 * @rule ANT-22.1 Everything not listed as hidden is public.
 * @rule ANT-22.2 Defeated enemies and Stars lie face down but their identity stays public.
 * @rule ANT-22.4 Setup choices are revealed to nobody.
 */
export function masking(book: Book): Masking {
  return {
    mask: { kept: ({ kept }, viewer) => kept.map((cards, seat) => (seat === viewer ? cards : [])) },
    derived: {
      stars: (state) => eachSeat(state, (seat) => starsOf(book, state, seat)),
      deeds: (state) => eachSeat(state, (seat) => deedsOf(book, state, seat)),
      scores: (state) => (state.phase === 'over' ? eachSeat(state, (seat) => totalOf(book, state, seat)) : []),
      symbols: (state) => eachSeat(state, (seat) => symbolsOf(book, state, seat)),
    },
  };
}
