import { entryOf, figureOf } from '../../../kernel/index.ts';
import { ANT_ACTIONS, BOOST_COST, FOOD, LEAF, MIDDLE, MOST_STRENGTH, SPECIALISATIONS, TOP } from '../components.ts';
import { explorable } from '../rules/exploring.ts';
import { filledSlots } from '../rules/hand.ts';
import { whyNotResolved } from '../rules/incubating.ts';
import { canPay, costIn } from '../rules/payment.ts';
import { costOf } from '../rules/playing.ts';
import { declarationsFor, strengthOf } from '../rules/strength.ts';
import { amountOf, discsOn, total } from '../rules/supply.ts';
import type { MainAction } from '../table/work.ts';
import { bestEnemy } from './enemies.ts';
import { forageWorths, hexWorth } from './garden.ts';
import { keepWorth, playable, type Wishes, worstCard } from './hand.ts';
import { digWorths } from './nest.ts';
import { type Outlook, ownOf } from './outlook.ts';
import { deedWorth } from './powers.ts';
import { activationWorth, listWorth } from './words.ts';

/** The ants that are spent on an action, by where they come from, and the boosts. */
export type Declaration = ReturnType<typeof declarationsFor>[number];

/** What it costs to spend ants so. */
export function spendingWorth(outlook: Outlook, { tile, stored, universal, queen, boosts }: Declaration): number {
  const card = queen === 0 ? 0 : (worstCard(outlook, 'any')?.worth ?? 0) + 0.5 * outlook.use;
  const food = BOOST_COST * boosts * figureOf(outlook.resources, FOOD);
  return tile * outlook.ant + stored * outlook.stored + universal * outlook.universal + queen * card + food;
}

/** What an action with ants is worth at each Strength, from 1 on, without what the ants are. */
export function strengthWorths(outlook: Outlook, wishes: Wishes, nth: number, most: number): number[] {
  const action = entryOf(ANT_ACTIONS, nth);
  if (action === 'dig') return digWorths(outlook, wishes, most);
  if (action === 'forage') return forageWorths(outlook, wishes, most);
  const { book, at } = outlook;
  const hexes = explorable(book, at, most).map((hex) => ({ hex, worth: hexWorth(outlook, wishes, hex) }));
  return Array.from({ length: most }, (_, index) => {
    const within = new Set(explorable(book, at, index + 1));
    return Math.max(Number.NEGATIVE_INFINITY, ...hexes.flatMap(({ hex, worth }) => (within.has(hex) ? [worth] : [])));
  });
}

/** What an action with ants is worth, spending what does best. */
function antsWorth(outlook: Outlook, wishes: Wishes, nth: number): number {
  const { book, at, seat } = outlook;
  const costs = Array.from({ length: MOST_STRENGTH }, () => Number.POSITIVE_INFINITY);
  let most = 0;
  for (const declared of declarationsFor(at, seat, nth)) {
    if (declared.boosts > 0 && !canPay(book, at, seat, costIn(FOOD, declared.boosts * BOOST_COST))) continue;
    const strength = strengthOf(declared);
    most = Math.max(most, strength);
    costs[strength - 1] = Math.min(figureOf(costs, strength - 1), spendingWorth(outlook, declared));
  }
  const worths = strengthWorths(outlook, wishes, nth, most);
  return Math.max(...worths.map((worth, index) => worth - figureOf(costs, index))) + bestInRow(outlook, nth);
}

/** What the best card of a row of the display is worth. */
function bestInRow(outlook: Outlook, row: number): number {
  const { at } = outlook;
  return Math.max(0, ...filledSlots(at, row).map((slot) => keepWorth(outlook, figureOf(at.display, slot))));
}

/** What Play 2 Cards is worth: the two best, as far as both can be paid. */
function cardsWorth(outlook: Outlook): number {
  const { book, at, seat } = outlook;
  const [best, ...others] = playable(outlook);
  if (best === undefined || best.worth <= 0) return Number.NEGATIVE_INFINITY;
  const first = costOf(book, at, seat, best.card);
  const second = others.find(({ card, worth }) => {
    const cost = costOf(book, at, seat, card);
    return worth > 0 && canPay(book, at, seat, costIn(LEAF, figureOf(first, LEAF) + figureOf(cost, LEAF)));
  });
  return best.worth + (second?.worth ?? 0);
}

/** What an Incubation is worth: what is produced, who grows, and who is lost. */
function incubationWorth(outlook: Outlook): number {
  const { book, at, seat, ant, larva, egg, stored, resources } = outlook;
  const larvae = total(discsOn(at, seat, MIDDLE));
  const eggs = total(entryOf(entryOf(at.discs, seat), 2));
  const fed = Math.min(larvae, amountOf(at, seat, FOOD) + amountOf(at, seat, 2));
  let sum = activationWorth(outlook) + fed * (ant - larva - figureOf(resources, FOOD)) - (larvae - fed) * larva;
  sum += eggs * (larva - egg);
  for (const [nth, ants] of discsOn(at, seat, TOP).entries()) {
    const isStored = ants > 0 && figureOf(ownOf(at.stored, outlook), nth) === 0;
    sum -= isStored ? ants * ant - stored : ants * ant;
  }
  if (whyNotResolved(book, at, seat, TOP) === undefined) sum += deedWorth(outlook) + listWorth(outlook, book.reward);
  return sum;
}

/** What a main action is worth, beside doing nothing. */
export function mainWorth(outlook: Outlook, wishes: Wishes, action: MainAction): number {
  switch (action) {
    case 'incubate':
      return incubationWorth(outlook);
    case 'cards':
      return cardsWorth(outlook);
    case 'enemy': {
      const enemy = bestEnemy(outlook);
      return enemy <= 0 ? Number.NEGATIVE_INFINITY : enemy + Math.max(0, playable(outlook)[0]?.worth ?? 0);
    }
    default:
      return antsWorth(outlook, wishes, ANT_ACTIONS.indexOf(action));
  }
}

/** How welcome one more ant of a specialisation is: the fewer there are, the more. */
export function kindWorth(outlook: Outlook, kind: number): number {
  const { at, seat } = outlook;
  let has = figureOf(ownOf(at.stored, outlook), kind);
  for (const place of [TOP, MIDDLE]) has += figureOf(discsOn(at, seat, place), kind);
  return 1 - 0.1 * has - 0.02 * (SPECIALISATIONS.length - kind);
}
