import { entryOf, figureOf, pileSize } from '../../../kernel/index.ts';
import { isAdjacent } from '../board/areas.ts';
import { ACTIONS, CARD_TYPES, FOOD_SPACES, HAND_LIMIT, NONE, OCTOPUS, SHARK, TILE_SPACES } from '../components.ts';
import { outcomeOf } from '../rules/end.ts';
import { handLimit, handOf } from '../rules/hand.ts';
import { basicMoves } from '../rules/movement.ts';
import { hiddenAreas, octopusArea } from '../rules/position.ts';
import { type Book, blockOf, sharkCardOf, spaceOf } from '../table/book.ts';
import type { KelpState, Seen } from '../table/state.ts';
import { effectsWorth } from './buying.ts';
import type { Lurking } from './lurking.ts';
import { chanceIn, foundIn } from './outlook.ts';

/**
 * What tells who will win, and how much it says for the shark before a turn of the octopus and before one of the shark: a sum of
 * 1 makes it e times as likely to win. The figures were fitted to 12,747 games of greedy players, half of whom had leanings of
 * their own for cards, attacks and purchases, so that positions came up which greedy ones never see.
 */
const SIGNS = {
  always: [-1.9, -2.2],
  /** How likely it is to win by all that is on tracks and tiles. */
  outlook: [1.02, 1.04],
  /** Free spaces of the hunger track, and only one of them. */
  life: [0.45, 0.46],
  lastLife: [-0.43, -0.46],
  /** Two strategies left, or one. */
  secondPair: [0.54, 0.56],
  lastPair: [0.84, 0.92],
  /** What the cards in front of the shark are worth. */
  front: [0.08, 0.08],
  /** Dice that have come to growth tiles. */
  grown: [0.03, 0.03],
  /** How much the octopus is suspected where it is, and how much any area is: a shark that is sure of the wrong one is misled. */
  suspected: [1.44, 1.48],
  sharpest: [-1.13, -1.05],
  /** The shark can border the octopus with its next move. */
  reached: [0.09, 0.14],
  /** How likely the octopus is suspected and the dice allow an attack: anywhere, within one move, and with one strategy left. */
  exposed: [0.43, 0.77],
  hit: [0.65, 1.15],
  lastHit: [1.22, 2.39],
  /** Blocks that are hidden, and traps that lie on the board. */
  hidden: [-0.12, -0.11],
  trap: [-0.1, -0.09],
  /** Cards that go round in the deck of the octopus, by their type: greedy players hardly live to eat. */
  movement: [-0.11, -0.1],
  hide: [-0.12, -0.11],
  learn: [0.06, 0.06],
  eat: [0.06, 0.07],
  /** Cards that the hand may hold more than at first, and foods whose effect is still to come. */
  limit: [-0.2, -0.15],
  unused: [-0.19, -0.16],
  /** The octopus can eat all that it still has to in its next turn. */
  full: [-3.53, -0.93],
} as const satisfies Readonly<Record<string, readonly [octopus: number, shark: number]>>;

/** Are both sides choosing what they do in a confrontation? */
export const isConfronting = ({ agenda }: { readonly agenda: readonly object[] }): boolean =>
  'together' in (agenda[agenda.length - 1] ?? {});

/** How likely each side is to win from here: octopus, shark. */
export function chancesOf(lurking: Lurking, state: KelpState): readonly [number, number] {
  if (state.ending !== 'none') return outcomeOf(state).winners[0] === SHARK ? [0, 1] : [1, 0];
  // What follows a confrontation is a turn of the octopus.
  const shark = isConfronting(state)
    ? foundIn(lurking.outlook, (outlook) => standing({ ...lurking, outlook }, OCTOPUS))
    : standing(lurking, state.side);
  return [1 - shark, shark];
}

/** How likely the shark is to win, before a turn of this side. */
function standing({ book, at, suspicion, outlook, reds }: Lurking, side: number): number {
  const say = (sign: keyof typeof SIGNS, much: number | boolean): number => figureOf(SIGNS[sign], side) * Number(much);
  // In the middle of a mix nobody is anywhere.
  const octopus = Math.max(0, octopusArea(at));
  const suspected = figureOf(suspicion, octopus);
  const exposed = suspected * figureOf(reds, figureOf(book.values, octopus) - 1);
  const isReached = bordersNext(book, at, octopus);
  const front = at.front.reduce((sum, card) => sum + effectsWorth(sharkCardOf(book, card)), 0);
  const sum =
    say('always', 1) +
    say('outlook', chanceIn(outlook)) +
    say('life', outlook.lives) +
    say('lastLife', outlook.lives === 1) +
    say('secondPair', outlook.pairs === 2) +
    say('lastPair', outlook.pairs === 1) +
    say('front', front) +
    say('grown', TILE_SPACES * at.tiles + at.growth.length) +
    say('suspected', suspected) +
    say('sharpest', Math.max(...suspicion)) +
    say('reached', isReached) +
    say('exposed', exposed) +
    say('hit', isReached ? exposed : 0) +
    say('lastHit', isReached && outlook.pairs === 1 ? exposed : 0) +
    say('hidden', hiddenAreas(at).length) +
    say('trap', at.blocks.filter((kind) => kind >= 0 && blockOf(book, kind).group === 'trap').length) +
    CARD_TYPES.reduce((worth, type, stack) => worth + say(type, ownedIn(book, at, stack)), 0) +
    say('limit', handLimit(book, at) - HAND_LIMIT) +
    say('unused', at.eaten.filter(({ used }) => used === 0).length) +
    say('full', canEatAll(book, at));
  return 1 / (1 + Math.exp(-sum));
}

/** Can the shark border an area with its next move? */
const bordersNext = (book: Book, at: Seen, area: number): boolean =>
  at.space !== NONE && basicMoves(book, at).some(({ to }) => spaceOf(book, to).borders.includes(area));

/** How many cards of a type go round: neither in the market any more nor out of the game. */
function ownedIn({ cards, copies }: Book, { removed, market }: Seen, stack: number): number {
  const all = cards.reduce(
    (sum, { type }, card) => sum + (type === stack ? figureOf(copies, card) - figureOf(removed, card) : 0),
    0,
  );
  return all - pileSize(entryOf(market, stack));
}

/** Has the octopus all in hand and beside it that it still has to eat, and actions enough to do so in one turn? */
function canEatAll({ cards }: Book, at: Seen): boolean {
  const left = FOOD_SPACES - at.eaten.length;
  if (left > ACTIONS) return false;
  const octopus = octopusArea(at);
  const ready = handOf(at).cards.filter((card) => {
    const { food } = entryOf(cards, card);
    const area = food === NONE ? NONE : at.blocks.indexOf(food);
    return area !== NONE && isAdjacent(octopus, area);
  });
  return ready.length >= left;
}
