import { figureOf } from '../../../kernel/index.ts';
import type { Hunt } from '../cards/vocabulary.ts';
import { BLUE, COLOURS, FACES, RED } from '../components.ts';
import { bagOf, diceIn } from '../rules/dice.ts';
import { basicMoves } from '../rules/movement.ts';
import { type Book, sharkCardOf } from '../table/book.ts';
import { colourOf, dieNumber, dieOf, faceOf } from '../table/dice.ts';
import type { ActionNamed } from '../table/work.ts';
import { energyWorth, hungerCost } from './buying.ts';
import { dieWorth } from './prowling.ts';
import { KEPT, type Stalking, USED } from './stalker.ts';

/** What is gained by turning a die a little, whatever for: so that nothing is done for nothing. */
const TRIFLE = 0.05;

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

/** What dice are worth by what they show, and before they show anything. */
export interface Faces {
  worthOf(die: number): number;
  meanOf(colour: number): number;
}

/** What dice are worth to the shark where it stands. */
export function facesOf(stalking: Stalking): Faces {
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
export function useWorth(stalking: Stalking, use: Use, faces: Faces): number {
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

/** What it is worth to give drawn dice for others. */
export function tradeWorth(stalking: Stalking, action: ActionNamed<'before-roll'>): number {
  const faces = facesOf(stalking);
  const sum = (colours: readonly string[] = []): number =>
    colours.reduce((total, colour) => total + faces.meanOf(COLOURS.indexOf(colour as 'red')), 0);
  const drawn = hasWord(stalking, action.card, 'draw-die') ? drawnWorth(stalking, faces) : 0;
  return sum(action.take) - sum(action.give) + drawn - KEPT;
}
