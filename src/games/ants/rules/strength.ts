import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import { ANT_ACTIONS, type AntAction, BOOST_COST, FOOD, MOST_STRENGTH, TOP } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { CannotSpend } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { canDig } from './digging.ts';
import { canExplore } from './exploring.ts';
import { canForage, pathOf } from './foraging.ts';
import { handCount } from './hand.ts';
import { canPay, costIn } from './payment.ts';
import { amountOf, changeDiscs, discsOn, returnDiscs, takeDiscs } from './supply.ts';
import { tell } from './tell.ts';

/**
 * The ants that are spent on an action, by where they come from, and the boosts.
 *
 * @rule ANT-15.17 Boosts and the disc of a Queen are part of the declaration of ants and no separate free actions.
 */
interface Declaration {
  readonly tile: number;
  readonly stored: number;
  readonly universal: number;
  readonly queen: number;
  readonly boosts: number;
}

/**
 * The Strength of a declaration.
 *
 * @rule ANT-5.3 The number of removed ants plus the number of boosts.
 */
export const strengthOf = ({ tile, stored, universal, queen, boosts }: Declaration): number =>
  tile + stored + universal + queen + boosts;

/**
 * The ants that a player has for an action.
 *
 * @rule ANT-4.7 A universal ant counts as an ant of whatever specialisation its owner chooses.
 * @rule ANT-4.9 Larvae and eggs can never be spent on actions.
 */
function antsFor(at: Seen, seat: Seat, action: number): Omit<Declaration, 'boosts'> {
  return {
    tile: figureOf(discsOn(at, seat, TOP), action),
    stored: figureOf(entryOf(at.stored, seat), action),
    universal: figureOf(at.universal, seat),
    queen: figureOf(at.queenDiscs, seat) > 0 && handCount(at, seat) > 0 ? 1 : 0,
  };
}

const RULE_OF = { dig: 'ANT-6.11', explore: 'ANT-7.14', forage: 'ANT-8.11' } as const;

/** Can an action use this Strength? */
function isUseful(book: Book, at: Seen, seat: Seat, action: AntAction, strength: number): boolean {
  if (action === 'dig') return canDig(book, at, seat, { left: strength, single: 0 });
  if (action === 'explore') return canExplore(book, at, strength);
  return canForage(book, at, seat, pathOf(strength));
}

/**
 * Why ants cannot be spent so.
 *
 * @rule ANT-4.8 Universal ants may be combined with other ants or used alone.
 * @rule ANT-5.1 1 to 4 ants of the matching specialisation or universal ants.
 * @rule ANT-5.2 From the top Incubation tile, the storage space and the `?` space, in any mix.
 * @rule ANT-5.4 A boost costs 2 Food.
 * @rule ANT-15.2 2 Food for 1 Strength of the action being performed.
 * @rule ANT-5.5 At least one real ant must be removed.
 * @rule ANT-5.6 Strength can never exceed 4.
 * @rule ANT-5.10 A boost of a Forage is not allowed if the pool holds no disc for it.
 * @rule ANT-5.11 A Strength higher than needed may be chosen.
 * @rule ANT-5.25 The action can use the Strength, and the boosts can be paid.
 * @rule ANT-20.2 The disc of a Queen may not be the only ant of an action.
 * @rule ANT-20.3 With the disc of a Queen at least one other ant must be spent.
 */
export function whyNotSpent(
  book: Book,
  at: Seen,
  seat: Seat,
  nth: number,
  declared: Declaration,
): CannotSpend | undefined {
  const action = entryOf(ANT_ACTIONS, nth);
  const has = antsFor(at, seat, nth);
  for (const from of ['tile', 'stored', 'universal'] as const) {
    if (declared[from] > has[from]) {
      return { code: 'ants/too-many', rule: 'ANT-5.2', facts: { from, count: declared[from], most: has[from] } };
    }
  }
  if (declared.queen > has.queen) {
    const facts = { discs: figureOf(at.queenDiscs, seat), cards: handCount(at, seat) };
    return { code: 'queen-ant/none', rule: 'ANT-20.1', facts };
  }
  if (declared.tile + declared.stored + declared.universal === 0) {
    if (declared.queen > 0) return { code: 'queen-ant/alone', rule: 'ANT-20.3', facts: {} };
    return { code: 'ants/none', rule: 'ANT-5.5', facts: {} };
  }
  const strength = strengthOf(declared);
  if (strength > MOST_STRENGTH) {
    return { code: 'ants/strength', rule: 'ANT-5.6', facts: { strength, most: MOST_STRENGTH } };
  }
  const { boosts } = declared;
  if (boosts > 0) {
    const food = boosts * BOOST_COST;
    if (!canPay(book, at, seat, costIn(FOOD, food))) {
      return { code: 'boost/unpaid', rule: 'ANT-5.4', facts: { boosts, food, has: amountOf(at, seat, FOOD) } };
    }
    const discs = figureOf(at.pool, seat);
    if (action === 'forage' && boosts > discs) {
      return { code: 'boost/no-disc', rule: 'ANT-5.10', facts: { boosts, discs } };
    }
  }
  if (isUseful(book, at, seat, action, strength)) return undefined;
  return { code: 'strength/useless', rule: RULE_OF[action], facts: { action, strength } };
}

/** Every declaration that comes into question, the weakest first. */
export function declarationsFor(at: Seen, seat: Seat, nth: number): Declaration[] {
  const has = antsFor(at, seat, nth);
  const found: Declaration[] = [];
  for (let tile = 0; tile <= Math.min(MOST_STRENGTH, has.tile); tile++) {
    for (let stored = 0; stored <= has.stored; stored++) {
      for (let universal = 0; universal <= Math.min(MOST_STRENGTH, has.universal); universal++) {
        for (let queen = 0; queen <= has.queen; queen++) {
          const ants = tile + stored + universal;
          for (let boosts = 0; ants > 0 && ants + queen + boosts <= MOST_STRENGTH; boosts++) {
            found.push({ tile, stored, universal, queen, boosts });
          }
        }
      }
    }
  }
  return found;
}

/**
 * Can an action be chosen?
 *
 * @rule ANT-5.26 Dig, Explore and Forage may be chosen only if at least one declaration is legal.
 */
export const canAct = (book: Book, at: Seen, seat: Seat, nth: number): boolean =>
  declarationsFor(at, seat, nth).some((declared) => whyNotSpent(book, at, seat, nth, declared) === undefined);

/**
 * Removes the ants of a declaration.
 *
 * @rule ANT-5.8 For Dig and Explore the removed discs return to the pool.
 * @rule ANT-5.9 For Forage the removed discs are the ones placed on the map.
 * @rule ANT-5.10 In a Forage each boost adds one forager disc from the pool.
 * @rule ANT-20.4 After use the disc of a Queen goes to the pool, or to the map in a Forage.
 */
export function spendAnts(draft: Changing, seat: Seat, nth: number, declared: Declaration): void {
  const { tile, stored, universal, queen, boosts } = declared;
  const action = entryOf(ANT_ACTIONS, nth);
  changeDiscs(draft, seat, TOP, nth, -tile);
  const storage = entryOf(draft.stored, seat);
  storage[nth] = figureOf(storage, nth) - stored;
  draft.universal[seat] = figureOf(draft.universal, seat) - universal;
  draft.queenDiscs[seat] = figureOf(draft.queenDiscs, seat) - queen;
  const ants = tile + stored + universal + queen;
  if (action === 'forage') draft.carried += ants + takeDiscs(draft, seat, boosts);
  else returnDiscs(draft, seat, ants);
  tell({ type: 'ants-spent', seat, action, ...declared, strength: strengthOf(declared) });
}
