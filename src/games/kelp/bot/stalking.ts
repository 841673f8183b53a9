import { figureOf } from '../../../kernel/index.ts';
import { areaNumber } from '../board/areas.ts';
import { BLUE, NONE, RED, YELLOW } from '../components.ts';
import { budgetOf } from '../rules/energy.ts';
import type { Waters } from '../rules/movement.ts';
import { type Book, blockOf } from '../table/book.ts';
import { colourOf, dieNumber, faceOf, placeableOf } from '../table/dice.ts';
import type { Seen } from '../table/state.ts';
import type { ActionNamed, KelpAction } from '../table/work.ts';
import { basketWorth, dealWorth, dieCost, energyWorth, hungerCost, storedWorth } from './buying.ts';
import { bestMove, dieWorth, GROWTH, placeWorth } from './prowling.ts';
import { type Faces, facesOf, tradeWorth, useWorth } from './rolling.ts';
import { KEPT, type Stalking, USED } from './stalker.ts';

/** What each of the shark's actions is worth, all of one decision. */
export function stalkingWorths(stalking: Stalking, actions: readonly KelpAction[]): number[] {
  const { book, at } = stalking;
  const places = new Map<number, number>();
  const best = (changes: Partial<Waters>): number =>
    bestMove(stalking, { space: at.space, facing: at.facing, currents: at.currents, ...changes }, places);
  // Looked at for the first action that asks, and the same for all.
  let faces: Faces | undefined;
  let before: number | undefined;

  return actions.map((action) => {
    if ('decline' in action) return declineWorth(stalking, action.type);
    switch (action.type) {
      case 'before-roll':
        return tradeWorth(stalking, action);
      case 'after-roll':
        faces ??= facesOf(stalking);
        return useWorth(stalking, action.use, faces);
      case 'place-current': {
        if (!('space' in action.use)) {
          faces ??= facesOf(stalking);
          return useWorth(stalking, action.use, faces);
        }
        before ??= best({});
        const currents = [...at.currents];
        currents[spaceOfName(book, action.use.space)] = faceOf(placeableOf(action.use.die).die);
        return USED + best({ currents }) - before;
      }
      case 'move':
        return moveWorth(stalking, action.move, best);
      case 'fast-after': {
        const to = spaceOfName(book, action.to);
        return placeWorth(stalking, to, endOf(book, to, action.facing)) - KEPT;
      }
      case 'place-search-attack':
        return action.dice.reduce(
          (sum, { area, die }) => sum + dieWorth(stalking, areaNumber(area), placeableOf(die).die),
          0,
        );
      default:
        return plainWorth(stalking, action);
    }
  });
}

const spaceOfName = ({ spaceNumbers }: Book, name: string): number => spaceNumbers.get(name) ?? NONE;
const endOf = ({ spaces }: Book, space: number, facing: string): number =>
  (spaces[space]?.ends as readonly string[] | undefined)?.indexOf(facing) ?? 0;

function moveWorth(
  stalking: Stalking,
  move: ActionNamed<'move'>['move'],
  best: (changes: Partial<Waters>) => number,
): number {
  const { book, at } = stalking;
  if (move.how === 'about-turn') return best({ facing: 1 - at.facing }) - KEPT;
  const space = spaceOfName(book, move.to);
  const facing = endOf(book, space, move.facing);
  // KLP-15.7: after a step by a card the basic move still has to be made.
  if (move.how === 'step') return best({ space, facing }) - KEPT;
  return placeWorth(stalking, space, facing) + (move.how === 'swim' && move.over !== undefined ? GROWTH : 0);
}

/** What it is worth to leave something. */
function declineWorth(stalking: Stalking, type: KelpAction['type']): number {
  const { at } = stalking;
  switch (type) {
    case 'place-current':
      return energyWorth(stalking) * pointsIn(at, BLUE);
    case 'place-search-attack':
      return energyWorth(stalking) * (pointsIn(at, YELLOW) + pointsIn(at, RED));
    case 'fast-after':
      return placeWorth(stalking, at.space, at.facing);
    case 'extra-die':
      return -1;
    case 'spend':
      // What is saved now buys more with the next die.
      return 1;
    default:
      return 0;
  }
}

const pointsIn = ({ pool }: Pick<Seen, 'pool'>, colour: number): number =>
  pool.reduce((sum, die) => sum + (colourOf(die) === colour ? faceOf(die) : 0), 0);

/** What an action is worth that neither moves nor turns a die. */
function plainWorth(stalking: Stalking, action: KelpAction): number {
  const { book, at, suspicion } = stalking;
  if ('decline' in action) return 0;
  switch (action.type) {
    case 'hostile':
      // It does the same at the start of the confrontation, where it cannot be for nothing.
      return at.resolving === NONE ? -1 : 5;
    case 'resolve-order': {
      const area = areaNumber(action.area);
      return colourOf(figureOf(at.placed, area)) === RED ? 1 + figureOf(suspicion, area) : 0;
    }
    case 'ignore-trap':
      return trapCost(book, at) - KEPT;
    case 'store-choice':
      return action.dice.reduce((sum, die) => sum + storedWorth(stalking, placeableOf(die).die), 0);
    case 'spend':
      return basketWorth(stalking, budgetOf(book, at)) - hungerCost(stalking);
    case 'buy':
      return dealWorth(stalking, action.deal);
    case 'hunger-die':
      return -dieCost(stalking, dieNumber(action.die));
    default:
      return 0;
  }
}

/** What the trap that was revealed would cost. */
function trapCost(book: Book, at: Seen): number {
  const kind = figureOf(at.blocks, at.resolving);
  return blockOf(book, kind).words.reduce((sum, { effect }) => {
    if (effect.op === 'den') return sum + 3;
    return sum + (effect.op === 'sweep' ? 0.5 : 0.8);
  }, 0);
}
