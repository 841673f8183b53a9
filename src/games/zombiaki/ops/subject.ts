import { entryOf } from '../../../kernel/index.ts';
import { ALL_FIELDS, LANE_FIELDS } from '../board/street.ts';
import { NONE } from '../components.ts';
import { upToWall } from '../rules/line.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { Seen } from '../table/state.ts';

/** The field that the card was aimed at; of several the last. */
export function aimedField({ play }: Pick<Seen, 'play'>): number {
  return entryOf(play.fields, play.fields.length - 1);
}

/** The fields that the words of the card act on, in order: those that were named, a lane, or all of them. */
export function subjectFields(book: Book, at: Pick<Seen, 'play' | 'objects'>): readonly number[] {
  const { card, lane, fields } = at.play;
  const { target } = cardOf(book, card);
  if (target === undefined) return ALL_FIELDS;
  if (target.target === 'trail') return [aimedField(at)];
  if (lane === NONE) return fields;
  // ZOM-8.13: a wall ends the effect of Searchlight in its lane.
  // ZOM-8.15: walls do not limit High Voltage and Street on Fire, nor whatever is played on a field or on the whole street.
  return target.target === 'lane' && target.reach === 'up-to-wall'
    ? upToWall(book, at, lane)
    : entryOf(LANE_FIELDS, lane);
}
