import type { Hunt } from '../cards/vocabulary.ts';
import { BLUE, ENERGY_SPACES, NONE, RED, YELLOW } from '../components.ts';
import { type BookSharkCard, sharkCardOf } from '../table/book.ts';
import { colourOf, faceOf } from '../table/dice.ts';
import type { ActionNamed } from '../table/work.ts';
import { chanceIn } from './outlook.ts';
import { type Stalking, WIN } from './stalker.ts';

/** What energy dice are worth to a shark that has so few red dice and so much time: for each point they show. */
export function energyWorth({ outlook: { lives, reds } }: Stalking): number {
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
export const hungerCost = ({ outlook }: Stalking): number =>
  WIN * (chanceIn(outlook) - chanceIn({ ...outlook, lives: outlook.lives - 1 })) + (outlook.lives <= 1 ? WIN : 0);

/** What the best of what can be bought for so much is worth, card by card. */
export function basketWorth(stalking: Stalking, budget: number): number {
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

/** What a bargain is worth. */
export function dealWorth(stalking: Stalking, deal: ActionNamed<'buy'>['deal']): number {
  const { book } = stalking;
  if (deal.do === 'finish') return 0;
  return deal.do === 'exchange' ? -1 : cardWorth(stalking, sharkCardOf(book, book.sharkNumbers.get(deal.card) ?? 0));
}

/** Energy that shows much is good, and a red die that lies there cannot attack. */
export const storedWorth = ({ at }: Stalking, die: number): number =>
  (at.energy.length < ENERGY_SPACES ? 0.3 * faceOf(die) : 0) - (colourOf(die) === RED ? 2 : 0);

/** What it costs to lose a die to the hunger track. */
export function dieCost({ outlook }: Stalking, die: number): number {
  if (colourOf(die) === BLUE) return 0.3;
  if (colourOf(die) === YELLOW) return 0.6;
  return 1 + WIN * (chanceIn(outlook) - chanceIn({ ...outlook, reds: outlook.reds - 1 }));
}
