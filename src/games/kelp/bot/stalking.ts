import { figureOf } from '../../../kernel/index.ts';
import { areaNumber } from '../board/areas.ts';
import type { Hunt } from '../cards/vocabulary.ts';
import { BLUE, COLOURS, ENERGY_SPACES, FACES, NONE, RED, YELLOW } from '../components.ts';
import { bagOf, diceIn } from '../rules/dice.ts';
import { budgetOf } from '../rules/energy.ts';
import { basicMoves, type Waters } from '../rules/movement.ts';
import { isTarget, storedDice } from '../rules/placing.ts';
import { type Book, type BookSharkCard, blockOf, sharkCardOf } from '../table/book.ts';
import { colourOf, dieNumber, dieOf, faceOf, placeableOf } from '../table/dice.ts';
import type { Seen } from '../table/state.ts';
import type { ActionNamed, KelpAction } from '../table/work.ts';
import { chanceAttacking, chanceIn, type Outlook } from './outlook.ts';
import { type Charts, movesTo } from './waters.ts';
import type { Suspicion } from './whereabouts.ts';

/** What the shark goes by: all of it open, whoever looks. Worths are in hundredths of a win. */
interface Stalking {
  readonly book: Book;
  readonly charts: Charts;
  readonly at: Seen;
  readonly suspicion: Suspicion;
  readonly outlook: Outlook;
}

/** A win in the unit of worths. */
const WIN = 100;
/** What a used search die brings: always, and for what it settles. */
const SEARCH = { growth: 1.2, settled: 12 } as const;
/** What a die on the growth track is worth. */
const GROWTH = 1.2;
/** What a die is worth that is not left for the energy spaces. */
const USED = 0.6;
/** What of the octopus is worth to be near in the next turn, by moves. */
const NEAR = [0, 5, 2.2, 1] as const;
/** What a card in front of the shark is worth as long as it is not used. */
const KEPT = 1;
/** What is gained by turning a die a little, whatever for: so that nothing is done for nothing. */
const TRIFLE = 0.05;

/** What an attack on an area is worth. */
function attackWorth({ suspicion, outlook }: Stalking, area: number): number {
  return WIN * (chanceAttacking(outlook, figureOf(suspicion, area)) - chanceIn(outlook)) + USED;
}

/** What a search of an area is worth: it grows, and it settles what is not known. */
function searchWorth({ suspicion }: Stalking, area: number): number {
  const suspected = figureOf(suspicion, area);
  return SEARCH.growth + SEARCH.settled * suspected * (1 - suspected) + USED;
}

/** What a die is worth on an area; nothing, if it cannot be placed there. */
function dieWorth(stalking: Stalking, area: number, die: number): number {
  const { book, at } = stalking;
  const colour = colourOf(die);
  if (colour === BLUE || faceOf(die) < figureOf(book.values, area) || !isTarget(at, area, colour)) return 0;
  return colour === RED ? attackWorth(stalking, area) : searchWorth(stalking, area);
}

/** What the dice at hand are worth beside these areas: at most one on each. */
function diceWorth(stalking: Stalking, areas: readonly number[]): number {
  const dice = [...stalking.at.pool, ...storedDice(stalking.at)];
  const [first = NONE, second = NONE] = areas;
  let best = 0;
  const worthOn = (area: number, nth: number): number =>
    area === NONE ? 0 : Math.max(0, dieWorth(stalking, area, figureOf(dice, nth)));
  for (let one = 0; one < dice.length; one++) {
    best = Math.max(best, worthOn(first, one), worthOn(second, one));
    for (let other = 0; other < dice.length; other++) {
      if (other !== one) best = Math.max(best, worthOn(first, one) + worthOn(second, other));
    }
  }
  return best;
}

/** What it is worth to stand on a space and look so: for the dice at hand, and for the turn to come. */
function placeWorth(stalking: Stalking, space: number, facing: number): number {
  return diceWorth(stalking, stalking.book.spaces[space]?.borders ?? []) + nearWorth(stalking, space, facing);
}

/** What it is worth to be near what is suspected, for the turn to come. */
function nearWorth({ charts, suspicion }: Stalking, space: number, facing: number): number {
  let worth = 0;
  for (const [area, suspected] of suspicion.entries()) {
    worth += suspected * (NEAR[movesTo(charts, { space, facing }, area)] ?? 0);
  }
  return worth;
}

/** What the best basic move is worth in these waters. */
function bestMove(stalking: Stalking, waters: Waters, places: Map<number, number>): number {
  let best = 0;
  for (const { over, to, end } of basicMoves(stalking.book, waters)) {
    const key = 2 * to + end;
    const there = places.get(key) ?? placeWorth(stalking, to, end);
    places.set(key, there);
    best = Math.max(best, there + (over === NONE ? 0 : GROWTH));
  }
  return best;
}

const spaceOfName = ({ spaceNumbers }: Book, name: string): number => spaceNumbers.get(name) ?? NONE;
const endOf = ({ spaces }: Book, space: number, facing: string): number =>
  (spaces[space]?.ends as readonly string[] | undefined)?.indexOf(facing) ?? 0;

/** What energy dice are worth to a shark that has so few red dice and so much time: for each point they show. */
function energyWorth({ outlook: { lives, reds } }: Stalking): number {
  if (lives <= 2) return 0;
  return [0.35, 0.35, 0.2, 0.1][reds] ?? 0;
}

/** What a card is worth that is bought: the dice that it brings, and what it does. */
function cardWorth({ outlook }: Stalking, card: BookSharkCard): number {
  const { dice } = card;
  const reds = dice.filter((colour) => colour === RED).length;
  const gained = WIN * (chanceIn({ ...outlook, reds: outlook.reds + reds }) - chanceIn(outlook));
  return gained + dice.length * 0.3 + effectsWorth(card);
}

/** What the words of a card are worth to hold. */
export const effectsWorth = ({ effects }: BookSharkCard): number =>
  effects.reduce((sum, { op }) => sum + EFFECTS[op], 0);

/** What the words of cards are worth to hold. A word that is forgotten does not compile. */
const EFFECTS: Readonly<Record<Hunt['op'], number>> = {
  reroll: 1.5,
  'draw-die': 1.2,
  raise: 1.5,
  turn: 2,
  feed: -1,
  stash: 1.5,
  trade: 1.5,
  step: 1.2,
  'about-turn': 0.8,
  'spare-trap': 0.6,
  'drop-pair': 8,
};

/** What a space of the hunger track costs. */
const hungerCost = ({ outlook }: Stalking): number =>
  WIN * (chanceIn(outlook) - chanceIn({ ...outlook, lives: outlook.lives - 1 })) + (outlook.lives <= 1 ? WIN : 0);

/** What the best of what can be bought for so much is worth, card by card. */
function basketWorth(stalking: Stalking, budget: number): number {
  const { book, at } = stalking;
  const cards = at.row.filter((card) => card !== NONE).map((card) => sharkCardOf(book, card));
  const worths = cards.map((card) => ({ cost: card.cost, worth: cardWorth(stalking, card) }));
  worths.sort((one, other) => other.worth - one.worth);
  let [left, sum] = [budget, 0];
  for (const { cost, worth } of worths) {
    if (cost > left || worth <= 0) continue;
    left -= cost;
    sum += worth;
  }
  return sum;
}

/** For each colour and each face what a die is worth in the places that can be reached now. */
function facesWorth(stalking: Stalking): number[][] {
  const { book, at } = stalking;
  const areas = new Set(basicMoves(book, at).flatMap(({ to }) => book.spaces[to]?.borders ?? []));
  return COLOURS.map((_, colour) =>
    Array.from({ length: FACES }, (_, face) => {
      if (colour === BLUE) return USED + 0.1 * (face + 1);
      let best = energyWorth(stalking) * (face + 1);
      for (const area of areas) best = Math.max(best, dieWorth(stalking, area, dieOf(colour, face + 1)));
      return best;
    }),
  );
}

interface Faces {
  worthOf(die: number): number;
  meanOf(colour: number): number;
}

function facesOf(stalking: Stalking): Faces {
  const worths = facesWorth(stalking);
  const means = worths.map((row) => row.reduce((sum, each) => sum + each, 0) / row.length);
  return {
    worthOf: (die) => worths[colourOf(die)]?.[faceOf(die) - 1] ?? 0,
    meanOf: (colour) => figureOf(means, colour),
  };
}

/** What a die that is drawn blind is worth. */
function drawnWorth({ at }: Stalking, { meanOf }: Faces): number {
  const bag = bagOf(at);
  const dice = diceIn(bag);
  return dice === 0 ? 0 : bag.reduce((sum, count, colour) => sum + (count / dice) * meanOf(colour), 0);
}

type Use = ActionNamed<'after-roll'>['use'];

/** What a card or a reroll makes of the dice in the pool. */
function useWorth(stalking: Stalking, use: Use, faces: Faces): number {
  const { worthOf, meanOf } = faces;
  const rerolled = (die: string): number => meanOf(colourOf(dieNumber(die))) - worthOf(dieNumber(die));
  if ('reroll' in use) return rerolled(use.reroll) - TRIFLE;
  const { card, feed, stash, raise, turn, dice = [] } = use;
  let worth = -KEPT;
  if (feed !== undefined) worth -= hungerCost(stalking) + worthOf(dieNumber(feed));
  if (stash !== undefined) worth += stashWorth(dieNumber(stash), faces);
  if (raise !== undefined) worth += worthOf(dieNumber(raise.die) + raise.by) - worthOf(dieNumber(raise.die));
  if (turn !== undefined) worth += turnedWorth(stalking, card, dieNumber(turn), faces);
  for (const die of dice) worth += rerolled(die);
  if (hasWord(stalking, card, 'draw-die')) worth += drawnWorth(stalking, faces);
  return worth;
}

/** A red die that shows much and finds nothing now will find something later. */
function stashWorth(die: number, { worthOf }: Faces): number {
  const later = colourOf(die) === RED ? 0.8 * faceOf(die) : 0.3 * faceOf(die);
  return later - worthOf(die);
}

function turnedWorth({ book }: Stalking, card: string, die: number, { worthOf }: Faces): number {
  const word = wordsOf(book, card).find(({ op }) => op === 'turn');
  return word?.op === 'turn' ? worthOf(dieOf(colourOf(die), word.to)) - worthOf(die) : 0;
}

const wordsOf = (book: Book, card: string): readonly Hunt[] =>
  sharkCardOf(book, book.sharkNumbers.get(card) ?? 0).effects;
const hasWord = ({ book }: Stalking, card: string, word: Hunt['op']): boolean =>
  wordsOf(book, card).some(({ op }) => op === word);

function tradeWorth(stalking: Stalking, action: ActionNamed<'before-roll'>): number {
  const faces = facesOf(stalking);
  const sum = (colours: readonly string[] = []): number =>
    colours.reduce((total, colour) => total + faces.meanOf(COLOURS.indexOf(colour as 'red')), 0);
  const drawn = hasWord(stalking, action.card, 'draw-die') ? drawnWorth(stalking, faces) : 0;
  return sum(action.take) - sum(action.give) + drawn - KEPT;
}

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

function dealWorth(stalking: Stalking, deal: ActionNamed<'buy'>['deal']): number {
  const { book } = stalking;
  if (deal.do === 'finish') return 0;
  return deal.do === 'exchange' ? -1 : cardWorth(stalking, sharkCardOf(book, book.sharkNumbers.get(deal.card) ?? 0));
}

/** Energy that shows much is good, and a red die that lies there cannot attack. */
const storedWorth = ({ at }: Stalking, die: number): number =>
  (at.energy.length < ENERGY_SPACES ? 0.3 * faceOf(die) : 0) - (colourOf(die) === RED ? 2 : 0);

/** What it costs to lose a die to the hunger track. */
function dieCost({ outlook }: Stalking, die: number): number {
  if (colourOf(die) === BLUE) return 0.3;
  if (colourOf(die) === YELLOW) return 0.6;
  return 1 + WIN * (chanceIn(outlook) - chanceIn({ ...outlook, reds: outlook.reds - 1 }));
}

/** What the trap that was revealed would cost. */
function trapCost(book: Book, at: Seen): number {
  const kind = figureOf(at.blocks, at.resolving);
  return blockOf(book, kind).words.reduce((sum, { effect }) => {
    if (effect.op === 'den') return sum + 3;
    return sum + (effect.op === 'sweep' ? 0.5 : 0.8);
  }, 0);
}
