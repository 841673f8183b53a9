import { type Game, type GameTypes, isSamePlain } from '../kernel/index.ts';
import { firstDifference, uphold } from './law.ts';

/**
 * A copy on which rules run has the same content, and no object of the original in it but those that the kernel never changes;
 * so has a copy of the copy.
 *
 * @rule KER-10.9 The copy holds all of a position, and shares nothing with it that changes.
 */
export function clonesShareNothing<T extends GameTypes>(game: Game<T>, state: T['State']): void {
  const simulation = game.simulate(state, { chance: state.chance });
  isWholeAndApart(state, simulation.state);
  isWholeAndApart(simulation.state, simulation.fork().state);
}

function isWholeAndApart(original: object, copy: object): void {
  uphold('clones-share-nothing', isSamePlain(original, copy), () => differing(original, copy));
  const shared = sharedObject(original, copy);
  uphold('clones-share-nothing', shared === undefined, () => `both hold the same object at ${shared}`);
}

function differing(original: object, copy: object): string {
  const { path, got, wanted } = firstDifference(copy, original, 'state');
  return `the copy is not equal to its original: ${path} is ${got} and should be ${wanted}`;
}

function sharedObject(original: object, copy: object): string | undefined {
  const owned = new Set<unknown>();
  everyChanging(original, 'state', (object) => {
    owned.add(object);
    return undefined;
  });
  return everyChanging(copy, 'state', (object, path) => (owned.has(object) ? path : undefined));
}

const WORK = /^state\.agenda\.\d+(\.together\.\d+\.\d+)?$/;
const LUCK = /^state\.chance\.(streams\.[^.]+|script)$/;
const KNOWN_CARD = /\.(top|bottom|known)\.\d+$/;

// Steps and asks, generators and scripts, cards that are known in a pile or in a hand: others are put in their place.
function isLasting(object: object, path: string): boolean {
  if (KNOWN_CARD.test(path)) return 'kind' in object && 'seen' in object;
  return LUCK.test(path) || (WORK.test(path) && !('together' in object));
}

function everyChanging<Found>(
  value: unknown,
  path: string,
  visit: (object: object, path: string) => Found | undefined,
): Found | undefined {
  if (typeof value !== 'object' || value === null || isLasting(value, path)) return undefined;
  const found = visit(value, path);
  if (found !== undefined) return found;
  for (const [key, inner] of Object.entries(value)) {
    const deeper = everyChanging(inner, `${path}.${key}`, visit);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
