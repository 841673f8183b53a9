import { figureOf } from '../../../kernel/index.ts';
import { SHARK } from '../components.ts';
import { outcomeOf } from '../rules/end.ts';
import { handOf } from '../rules/hand.ts';
import { hiddenAreas, octopusArea } from '../rules/position.ts';
import { sharkCardOf } from '../table/book.ts';
import type { KelpState } from '../table/state.ts';
import { effectsWorth } from './buying.ts';
import type { Lurking } from './lurking.ts';
import { chanceIn, foundIn } from './outlook.ts';
import { movesTo } from './waters.ts';

/**
 * What tells who will win, and how much it says for the shark: a sum of 1 makes it e times as likely to win. The figures were
 * fitted to 690 games of greedy players, at the beginning of every turn; that of the outlook is higher than theirs, who eat badly.
 */
const SIGNS = {
  always: -2.7,
  /** How likely it is to win by all that is on tracks and tiles. */
  outlook: 2,
  /** Free spaces of the hunger track, and only one of them. */
  life: 0.4,
  lastLife: -0.6,
  /** Two strategies left, or one. */
  secondPair: 0.4,
  lastPair: 1.6,
  /** What the cards in front of the shark are worth. */
  front: 0.1,
  /** How much the octopus is suspected where it is, and how much any area is: a shark that is sure of the wrong one is misled. */
  suspected: 2.1,
  sharpest: -1.9,
  /** The shark can be there in one move, or in two. */
  beside: 0.2,
  close: 0.2,
  /** How likely it is to be found in the next turn. */
  hit: 1.4,
  /** Blocks that are hidden, and cards in hand. */
  hidden: -0.1,
  card: -0.05,
} as const;
/** What of the chance to be found is left for a shark that needs more than one move. */
const AFAR = 0.3;

/** Are both sides choosing what they do in a confrontation? */
export const isConfronting = ({ agenda }: { readonly agenda: readonly object[] }): boolean =>
  'together' in (agenda[agenda.length - 1] ?? {});

/** How likely each side is to win from here: octopus, shark. */
export function chancesOf(lurking: Lurking, state: KelpState): readonly [number, number] {
  if (state.ending !== 'none') return outcomeOf(state).winners[0] === SHARK ? [0, 1] : [1, 0];
  const shark = isConfronting(state)
    ? foundIn(lurking.outlook, (after) => standing(lurking, after))
    : standing(lurking);
  return [1 - shark, shark];
}

/** How likely the shark is to win, with this outlook. */
function standing(lurking: Lurking, outlook = lurking.outlook): number {
  const { book, at, charts, suspicion, reds } = lurking;
  // In the middle of a mix nobody is anywhere.
  const octopus = Math.max(0, octopusArea(at));
  const suspected = figureOf(suspicion, octopus);
  const moves = movesTo(charts, at, octopus);
  const front = at.front.reduce((sum, card) => sum + effectsWorth(sharkCardOf(book, card)), 0);
  const red = figureOf(reds, figureOf(book.values, octopus) - 1);
  const sum =
    SIGNS.always +
    SIGNS.outlook * chanceIn(outlook) +
    SIGNS.life * outlook.lives +
    (outlook.lives === 1 ? SIGNS.lastLife : 0) +
    (outlook.pairs === 2 ? SIGNS.secondPair : 0) +
    (outlook.pairs === 1 ? SIGNS.lastPair : 0) +
    SIGNS.front * front +
    SIGNS.suspected * suspected +
    SIGNS.sharpest * Math.max(...suspicion) +
    (moves === 1 ? SIGNS.beside : 0) +
    (moves === 2 ? SIGNS.close : 0) +
    SIGNS.hit * (moves === 1 ? 1 : AFAR) * suspected * red +
    SIGNS.hidden * hiddenAreas(at).length +
    SIGNS.card * handOf(at).cards.length;
  return 1 / (1 + Math.exp(-sum));
}
