import { printed } from '../../../drawing/index.ts';
import { fieldsDown } from '../board/lanes.ts';
import { LANES } from '../components.ts';
import type { Stop } from '../table/state.ts';
import type { CardLook, FieldLook, LaneLook } from './look.ts';

/** How far shots reach down each lane, and which fields are barred: it follows from what lies there. */
export function lanesOf(fields: readonly FieldLook[], cards: readonly CardLook[]): readonly LaneLook[] {
  const lying = (field: number): CardLook | undefined => {
    const object = fields[field]?.object;
    return object === undefined ? undefined : printed(cards, object.card);
  };
  const stop = (field: number): Stop => lying(field)?.stops ?? 'nowhere';
  const names = (numbers: readonly number[]): readonly string[] =>
    numbers.flatMap((field) => fields[field]?.field ?? []);
  return LANES.map((lane, index) => {
    const isBarred = fields.some((at, field) => at.lane === lane && lying(field)?.bars === true);
    // ZOM-12.43, ZOM-8.13: barriers do not end the reach of one; walls do.
    const reach = fieldsDown(index, (field) => (stop(field) === 'after' ? 'after' : 'nowhere'));
    return { lane, line: names(fieldsDown(index, stop)), barred: isBarred ? names(reach) : [] };
  });
}
