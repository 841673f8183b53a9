import { fault, listAt, objectAt, type Spot, tagAt, wholeAt, wordAt } from '../../../../kernel/index.ts';
import { DEEPEST, type Op, type Scope, TOKENS, WORDS_FOR } from '../vocabulary.ts';
import type { Aimed } from './targets.ts';

const LONGEST_LIST = 10;
const MOST_POINTS = 100;
const MOST_COUNTED = 10;
/** The most points that a card can give a snail to move with. */
export const MOST_MOVEMENT = 6;

/** What surrounds a list of effects. */
interface Around {
  /** What the effects act on; `after` is what follows the attacks of a card, `unknown` where the target is at fault. */
  readonly scope: Scope | 'after' | 'unknown';
  readonly aimed: Aimed | undefined;
  readonly depth: number;
  readonly inside: readonly Op[];
}

/** Checks the effects of a card on its target, or on the active snail if it has none. */
export function checkEffects(spot: Spot | undefined, target: Aimed | 'none' | 'unknown'): void {
  const aimed = typeof target === 'string' ? undefined : target;
  const scope = aimed?.at ?? (target === 'none' ? 'self' : 'unknown');
  checkList(spot, { scope, aimed, depth: 1, inside: [] });
}

/** Checks the effects that follow the attacks of a card. */
export function checkAfter(spot: Spot | undefined): void {
  checkList(spot, { scope: 'after', aimed: undefined, depth: 1, inside: [] });
}

type Check = (spot: Spot | undefined, around: Around) => void;

const tileCards: Check = (spot) => {
  wordAt(spot, ['drawn', 'lost']);
};
const points: Check = (spot) => void wholeAt(spot, 5, MOST_POINTS, 5);
const count: Check = (spot) => {
  wholeAt(spot, 1, MOST_COUNTED);
};

const ARGUMENTS: Readonly<Record<Op, Readonly<Record<string, Check>>>> = {
  damage: { amount: points },
  heal: { amount: points },
  push: { shells: (spot) => void wordAt(spot, ['immune', 'pushed']) },
  'place-here': { shells: (spot) => void wordAt(spot, ['immune', 'placed']) },
  'go-there': {},
  'exchange-places': {},
  move: { points: (spot) => void wholeAt(spot, 1, MOST_MOVEMENT) },
  'leave-shell': {},
  'enter-shell': {},
  aim: {},
  swap: {},
  'damage-tile': { cards: tileCards },
  'destroy-tile': { cards: tileCards },
  'remove-tile': {},
  put: { token: (spot) => void wordAt(spot, TOKENS), count },
  draw: { count },
  discard: { count },
  'take-back': {},
  scatter: { effects: (spot, around) => checkList(spot, { ...around, scope: 'field', aimed: undefined }) },
  self: { effects: (spot, around) => checkList(spot, { ...around, scope: 'self', aimed: undefined }) },
  may: { effects: (spot, around) => checkList(spot, around) },
};

const WORDS = Object.keys(ARGUMENTS) as readonly Op[];

function checkList(spot: Spot | undefined, around: Around): void {
  if (spot === undefined) return;
  if (around.depth > DEEPEST) {
    fault(spot, `effects stand inside effects at most ${DEEPEST} deep`);
    return;
  }
  let { aimed } = around;
  for (const effect of listAt(spot, 1, LONGEST_LIST)) {
    const op = checkEffect(effect, { ...around, aimed });
    // Whoever has left the shell may go.
    if (op === 'leave-shell' && aimed !== undefined) aimed = { ...aimed, shells: 'any' };
  }
}

/** Checks an effect; its word, if that can be said. */
function checkEffect(spot: Spot | undefined, around: Around): Op | undefined {
  const op = tagAt(spot, 'op', WORDS);
  if (spot === undefined || op === undefined) return undefined;
  const meaningless = whyMeaningless(op, around);
  if (meaningless !== undefined) fault(spot, meaningless);
  const effect = objectAt(spot, { required: ['op', ...Object.keys(ARGUMENTS[op])] });
  const within: Around = { ...around, depth: around.depth + 1, inside: [...around.inside, op] };
  for (const [key, check] of Object.entries(ARGUMENTS[op])) check(effect?.(key), within);
  return op;
}

function whyMeaningless(op: Op, { scope, aimed, inside }: Around): string | undefined {
  if (op === 'may' && inside.includes('may')) return `'may' inside 'may'; the outer one is enough`;
  if (op === 'scatter' && inside.includes('scatter'))
    return `'scatter' inside 'scatter'; what has scattered does not scatter again`;
  if (op === 'go-there' && inside.includes('scatter'))
    return `'go-there' inside 'scatter'; it leads to the target only`;
  if (scope === 'unknown') return undefined;
  const words = scope === 'after' ? AFTER : WORDS_FOR[scope];
  if (!words.includes(op)) return `'${op}' has no meaning for ${NAMED[scope]}; words that have are ${words.join(', ')}`;
  return aimed === undefined ? undefined : whyNever(op, aimed);
}

// Nothing is aimed at any more: an attack may have had several targets, or none that is left.
const AFTER: readonly Op[] = ['draw', 'self', 'may'];

const NAMED: Readonly<Record<Exclude<Around['scope'], 'unknown'>, string>> = {
  self: 'the active snail and its field',
  snail: 'a snail',
  field: 'a field',
  burst: 'a burst',
  player: 'a player',
  others: 'the other players',
  after: 'what follows an attack',
};

function whyNever(op: Op, { ownFieldOnly, self, shells }: Aimed): string | undefined {
  const goes = op === 'place-here' || op === 'exchange-places' || op === 'go-there';
  if (goes && ownFieldOnly) return `'${op}' does nothing at range 0: the snail is there already`;
  if (op === 'exchange-places' && self) return `'exchange-places' with a target that may be the active snail itself`;
  if (op === 'exchange-places' && shells === 'within')
    return `'exchange-places' with a target that is in a shell; such a snail does not leave its field`;
  if (op === 'leave-shell' && shells === 'without') return `'leave-shell' with a target that is in no shell`;
  return undefined;
}
