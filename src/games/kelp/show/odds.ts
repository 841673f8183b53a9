import { chanceThat, type Game, givenGame, IllegalAction, withPrinted } from '../../../kernel/index.ts';
import { areaNumber } from '../board/areas.ts';
import { COLOURS, type Colour, FACES } from '../components.ts';
import { believed } from '../rules/memory.ts';
import { colourName, colourOf, dieName, dieNumber, dieOf } from '../table/dice.ts';
import type { KelpPrintedView, KelpState, KelpTypes, KelpView } from '../table/state.ts';
import type { KelpAction } from '../table/work.ts';

/** What luck may bring: nothing, blocks that are revealed, a die that is drawn, dice that are rolled, cards that match. */
export type Luck =
  | { readonly luck: 'none' }
  /** The blocks of the areas that dice are placed on, in the order of the areas. */
  | { readonly luck: 'revealed'; readonly blocks: readonly string[] }
  | { readonly luck: 'drawn'; readonly colour: Colour }
  | { readonly luck: 'rolled'; readonly dice: readonly string[] }
  | { readonly luck: 'confronted'; readonly result: 'match' | 'differ' };

/** One of the things that luck may bring, and how likely it is. */
export interface LuckOdds {
  readonly probability: number;
  readonly result: Luck;
}

/**
 * What luck has to say to an action, likeliest first, by all that its seat can know: what a search or an attack reveals, what a
 * reroll shows, which die comes out of the bag, whether the cards of a confrontation match. None, where it is not one thing that
 * luck decides. Works on a view as on a state. An illegal action is an `IllegalAction`.
 *
 * @rule KLP-17.12 For each area and each kind, the exact chance that the view allows.
 * @rule KLP-15.28 The first confrontation is won by the shark with 1 of 3 colours, the second with 1 of 2.
 */
export function odds(game: Game<KelpTypes>, at: KelpState | KelpView, action: KelpAction): readonly LuckOdds[] {
  const refusal = givenGame(game).whyIllegal(at, action);
  if (refusal !== undefined) throw new IllegalAction(refusal, game.explain(refusal));
  const view = 'viewer' in at ? at : game.view(at, action.seat);
  return luckOf(withPrinted(game, view), action).sort((one, other) => other.probability - one.probability);
}

function luckOf(view: KelpPrintedView, action: KelpAction): LuckOdds[] {
  if ('decline' in action) return QUIET_IF_DECLINED.includes(action.type) ? [CERTAIN] : [];
  switch (action.type) {
    case 'place-search-attack':
      return revealing(
        view,
        action.dice.map(({ area }) => area),
      );
    case 'resolve-order':
      return revealing(view, [action.area]);
    case 'after-roll':
      return rolling(view, action.use);
    case 'confront-octopus':
    case 'confront-shark':
      return confronting(view);
    default:
      return CERTAIN_ACTIONS.includes(action.type) ? [CERTAIN] : [];
  }
}

const CERTAIN: LuckOdds = { probability: 1, result: { luck: 'none' } };

/** What is carried out without luck, up to the next decision. */
const CERTAIN_ACTIONS: readonly KelpAction['type'][] = ['pay-cost', 'place-current', 'move', 'fast-after', 'mix-place'];
/** What is left without anything being rolled or drawn. */
const QUIET_IF_DECLINED: readonly KelpAction['type'][] = ['place-current', 'fast-after', 'after-roll'];

/** What stands in these areas, together. */
function revealing(view: KelpPrintedView, areas: readonly string[]): LuckOdds[] {
  const belief = believed(view.kinds, view.history);
  const numbers = areas.map(areaNumber);
  const together = numbers.reduce<readonly (readonly number[])[]>(
    (sets) => sets.flatMap((set) => view.kinds.map((_, kind) => [...set, kind])),
    [[]],
  );
  return together.flatMap((kinds) => {
    const probability = chanceThat(belief, (world) => numbers.every((area, index) => world[area] === kinds[index]));
    const blocks = kinds.map((kind) => view.kinds[kind]?.id ?? '');
    return probability === 0 ? [] : [{ probability, result: { luck: 'revealed' as const, blocks } }];
  });
}

type Use = Extract<KelpAction, { readonly use: unknown; readonly type: 'after-roll' }>['use'];

/** What dice show that are rolled again; which die is drawn. */
function rolling(view: KelpPrintedView, use: Use): LuckOdds[] {
  if ('reroll' in use) return rolledAgain([use.reroll]);
  if (use.dice !== undefined) return rolledAgain(use.dice);
  const isTold = use.feed !== undefined || use.stash !== undefined || use.raise !== undefined || use.turn !== undefined;
  return isTold ? [CERTAIN] : drawing(view);
}

function rolledAgain(dice: readonly string[]): LuckOdds[] {
  const faces = Array.from({ length: FACES }, (_, index) => index + 1);
  const rolls = dice.reduce<readonly (readonly string[])[]>(
    (sets, die) => sets.flatMap((set) => faces.map((face) => [...set, shown(die, face)])),
    [[]],
  );
  return rolls.map((rolled) => ({
    probability: 1 / rolls.length,
    result: { luck: 'rolled', dice: [...rolled].sort((one, other) => dieNumber(one) - dieNumber(other)) },
  }));
}

const shown = (die: string, face: number): string => dieName(dieOf(colourOf(dieNumber(die)), face));

/** Which die comes out of the bag, for who may look into it. */
function drawing({ bag }: KelpPrintedView): LuckOdds[] {
  const all = bag.reduce((sum, count) => sum + count, 0);
  return COLOURS.flatMap((_, colour) => {
    const count = bag[colour] ?? 0;
    return count <= 0
      ? []
      : [{ probability: count / all, result: { luck: 'drawn' as const, colour: colourName(colour) } }];
  });
}

/** Neither side can do better or worse than this against one that chooses blindly. */
function confronting({ pairs }: KelpPrintedView): LuckOdds[] {
  const left = pairs.reduce((sum, isLeft) => sum + isLeft, 0);
  const match: LuckOdds = { probability: 1 / left, result: { luck: 'confronted', result: 'match' } };
  const differ: LuckOdds = { probability: 1 - 1 / left, result: { luck: 'confronted', result: 'differ' } };
  return left === 1 ? [match] : [differ, match];
}
