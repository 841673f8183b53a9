import { next } from '../../../kernel/index.ts';
import type { Book } from '../table/book.ts';
import type { Changing } from '../table/state.ts';
import { fallIntoPits } from './entering.ts';
import { zombieFields } from './position.ts';
import { retreatAll } from './retreat.ts';
import { tell } from './tell.ts';

/**
 * The end of an effect: those who were wounded on pits fall in, then one boss's death drives all zombies back, and so on until
 * nothing is left.
 *
 * @rule ZOM-11.12 Pits are checked at the end of an effect; a boss that falls in this way causes its retreat next.
 * @rule ZOM-15.20 When the boss zombie dies, all zombies retreat one field if they can.
 * @rule ZOM-15.22 Only zombies retreat, not dogs, in one simultaneous group retreat.
 */
export function settle(book: Book, draft: Changing): void {
  fallIntoPits(book, draft);
  if (draft.bosses === 0) return;
  draft.bosses -= 1;
  tell({ type: 'retreat-began' });
  next(draft, { do: 'settle' });
  retreatAll(book, draft, zombieFields(book, draft), 'retreat');
}
