import { fault, listAt, objectAt, type Spot, tagAt, wholeAt, wordAt } from '../../../../kernel/index.ts';
import type { Target } from '../vocabulary.ts';

/** What of a target the effects on it depend on. */
export interface Aimed {
  readonly at: Target['target'];
  readonly ownFieldOnly: boolean;
  readonly self: boolean;
  readonly shells: 'any' | 'without' | 'within';
}

// Further than any board is wide.
const FURTHEST = 20;

const TARGET_KEYS: Readonly<Record<Target['target'], readonly string[]>> = {
  snail: ['range', 'sight', 'side', 'self', 'shells'],
  field: ['range', 'sight', 'side'],
  burst: ['range', 'sight', 'side'],
  player: ['range', 'sight'],
  others: [],
};

/** Whatever a card can be aimed at. */
export const ANYTHING = Object.keys(TARGET_KEYS) as readonly Target['target'][];

/** The targets of attacks: places and snails, no players. */
export const ATTACKED: readonly Target['target'][] = ['snail', 'field', 'burst'];

/** Checks a target; undefined if it is not clear what it is aimed at. */
export function checkTarget(spot: Spot | undefined, allowed: readonly Target['target'][]): Aimed | undefined {
  const kind = tagAt(spot, 'target', allowed);
  if (kind === undefined) return undefined;
  const target = objectAt(spot, { required: ['target', ...TARGET_KEYS[kind]] });
  if (target === undefined) return undefined;

  const range = checkRange(target('range'));
  wordAt(target('sight'), ['needed', 'ignored']);
  const side = wordAt(target('side'), ['any', 'enemy', 'friendly']);
  const shells = wordAt(target('shells'), ['any', 'without', 'within']) ?? 'any';
  const self = target('self');
  const allowsSelf = wordAt(self, ['allowed', 'never']) === 'allowed';
  if (self !== undefined && allowsSelf && side === 'enemy') {
    fault(self, `'allowed', but the active snail is no enemy of its own`);
  }
  if (self !== undefined && allowsSelf && range !== undefined && range[0] > 0) {
    fault(self, `'allowed', but the active snail is 0 fields away and the range begins at ${range[0]}`);
  }
  return { at: kind, ownFieldOnly: range?.[1] === 0, self: allowsSelf, shells };
}

function checkRange(spot: Spot | undefined): readonly [number, number] | undefined {
  if (spot === undefined) return undefined;
  const [first, second] = listAt(spot, 2, 2);
  const least = wholeAt(first, 0, FURTHEST);
  const most = wholeAt(second, 0, FURTHEST);
  if (least === undefined || most === undefined) return undefined;
  if (least > most) {
    fault(spot, `upside down: from ${least} to ${most}`);
    return undefined;
  }
  return [least, most];
}
