import { deepFreeze } from '../../../../kernel/index.ts';
import type { Layout, LayoutField } from '../layout.ts';

const FULL_STACK: LayoutField['stack'] = ['beach', 'meadow', 'mountain'];

/**
 * A board from a drawing of it, rows apart by half a field: a digit is a level, `~` is water, and `0,0` is in the
 * middle.
 */
export function drawn(picture: string): Layout {
  const rows = picture.split('\n').slice(1, -1);
  const top = -Math.floor(rows.length / 2);
  const middle = Math.floor(Math.max(...rows.map((row) => row.length)) / 2);
  const fields = rows.flatMap((row, index) =>
    [...row].flatMap((mark, column) => {
      if (mark === ' ') return [];
      const r = top + index;
      const q = (column - middle - r) / 2;
      return [{ field: `${q},${r}`, stack: FULL_STACK.slice(0, mark === '~' ? 0 : Number(mark)) }];
    }),
  );
  return deepFreeze(fields);
}
