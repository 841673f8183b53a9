import { figureOf, type UpkeepRules } from '../../../kernel/index.ts';
import { handLimit } from '../rules/hand.ts';
import type { Book } from '../table/book.ts';
import type { KelpTypes } from '../table/state.ts';

type Masking = Required<Pick<UpkeepRules<KelpTypes>, 'sight' | 'derived'>>;

/**
 * What others see of blocks, and what a view has beside the position. All else is as the shape has it.
 *
 * @rule KLP-17.3 Hidden blocks are identified by their space only.
 * @rule KLP-17.8 A spectator sees exactly what both players see.
 */
export function masking(book: Book): Masking {
  return {
    sight: { blocks: ({ revealed }, { index }) => (figureOf(revealed, index) === 1 ? 'seen' : 'hidden') },
    derived: { handLimit: (state) => handLimit(book, state) },
  };
}
