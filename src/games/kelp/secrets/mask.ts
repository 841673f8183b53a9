import { figureOf, type UpkeepRules } from '../../../kernel/index.ts';
import { AREAS } from '../components.ts';
import { handLimit } from '../rules/hand.ts';
import type { Book } from '../table/book.ts';
import type { KelpTypes } from '../table/state.ts';

type Masking = Required<Pick<UpkeepRules<KelpTypes>, 'sight' | 'mask'>>;

/**
 * What others see of blocks, and what a view has beside the position. All else is as the shape has it.
 *
 * @rule KLP-17.3 Hidden blocks are identified by their space only.
 * @rule KLP-17.8 A spectator sees exactly what both players see.
 */
export function masking(book: Book): Masking {
  const cards = book.cards.map(({ id, type, cost }) => ({ id, type, cost }));
  const sharkCards = book.sharkCards.map(({ id, cost, dice, windows }) => ({ id, cost, dice, windows }));
  const kinds = book.blocks.map(({ id, group, copies, laid }) => ({ id, group, copies, laid }));
  const strategies = book.pairs.map(({ strategy, counter, colour }) => ({ strategy, counter, colour }));
  const spaces = book.spaces.map(({ name, at, ends, borders, next, inward }) => ({
    name,
    at,
    ends,
    borders,
    next,
    inward: inward ?? ('' as const),
  }));
  const areas = AREAS.map((area) => book.ruleset.board.areas[area]);
  return {
    sight: { blocks: ({ revealed }, { index }) => (figureOf(revealed, index) === 1 ? 'seen' : 'hidden') },
    mask: {
      cards: () => cards,
      sharkCards: () => sharkCards,
      kinds: () => kinds,
      strategies: () => strategies,
      spaces: () => spaces,
      areas: () => areas,
      handLimit: (state) => handLimit(book, state),
    },
  };
}
