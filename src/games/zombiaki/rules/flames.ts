import { ADJACENT, fieldsOfStreet, LANE_FIELDS, laneOf, streetOf } from '../board/street.ts';
import { EMPTY_COST, NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { ZombiakiOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { dealDamage, type Hit, strengthOf } from './damage.ts';
import { isWall } from './mobility.ts';
import { creatureOn, isSomebody, isTaken, takenFields } from './position.ts';
import { nameOf, tell } from './tell.ts';

type Board = Pick<Seen, 'creatures' | 'objects'>;

/**
 * The fields of the street that flames act on, in lane order; none if there is no creature on the board.
 *
 * @rule ZOM-18.16 Flamethrower acts on the street nearest to the humans that holds any creature.
 */
function streetInFlames(at: Pick<Seen, 'creatures'>): readonly number[] {
  const [nearest] = takenFields(at);
  return nearest === undefined ? [] : fieldsOfStreet(streetOf(nearest));
}

/**
 * Is a field behind a wall?
 *
 * @rule ZOM-18.19 Flamethrower cannot burn a target behind a wall.
 * @rule ZOM-18.20 Fields with a wall on a higher street of the same lane; a field with the wall itself is not behind it.
 */
function isBehindWall(book: Book, at: Board, field: number): boolean {
  const lane = LANE_FIELDS[laneOf(field)] ?? [];
  return lane.some((each) => each < field && isWall(book, at, each));
}

/** The most that flames can do on a field: the strength of the creature there, 1 to a shielded zombie. */
function mostOn(book: Book, at: Board, field: number): number {
  const creature = creatureOn(at, field);
  return creature.shield === NONE ? strengthOf(book, creature) : 1;
}

/** The power that is left for creatures, and what a field without one costs. */
function powerAt(book: Book, at: Board, fields: readonly number[], power: number): number {
  if (book.options.flamethrowerEmptyCost === 'spanned') return power;
  // ZOM-18.18: with the whole street, 1 is subtracted for every creature-less field of it in advance.
  return power - EMPTY_COST * fields.filter((field) => !isTaken(at, field)).length;
}

/**
 * Why flames cannot be dealt out so, to each lane its amount; nothing if they can.
 *
 * @rule ZOM-18.17 It deals 5 damage in total, distributed as the human player likes, and an empty field costs 1 of the 5.
 * @rule ZOM-18.18 A gapless span; exactly 1 for a field without a creature, 1 up to its strength for a creature.
 * @rule ZOM-18.21 If every creature of that street is behind walls, Flamethrower cannot be played.
 * @rule ZOM-18.50 The span of Flamethrower holds at least one creature.
 */
export function whyNotBurnt(
  book: Book,
  at: Board,
  { card, amounts, power }: { readonly card: string; readonly amounts: readonly number[]; readonly power: number },
): ZombiakiOwnWhy | undefined {
  const fields = streetInFlames(at);
  if (fields.length === 0) return { code: 'flames/nobody', rule: 'ZOM-18.16', facts: { card } };
  const burnt = fields.filter((_, lane) => (amounts[lane] ?? 0) > 0);
  for (const field of burnt) {
    const why = whyNotOnField(book, at, field, amounts[laneOf(field)] ?? 0);
    if (why !== undefined) return why;
  }
  const street = streetOf(fields[0] ?? 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const most = powerAt(book, at, fields, power);
  if (total > most) return { code: 'flames/too-much', rule: 'ZOM-18.17', facts: { total, power: most } };
  if (isSpan(book) && hasGap(amounts)) return { code: 'flames/gap', rule: 'ZOM-18.18', facts: { street } };
  const isAimed = burnt.some((field) => isTaken(at, field));
  return isAimed ? undefined : { code: 'flames/no-creature', rule: 'ZOM-18.50', facts: { street } };
}

const isSpan = ({ options }: Book): boolean => options.flamethrowerEmptyCost === 'spanned';

const hasGap = ([left = 0, middle = 0, right = 0]: readonly number[]): boolean => left > 0 && middle === 0 && right > 0;

function whyNotOnField(book: Book, at: Board, field: number, amount: number): ZombiakiOwnWhy | undefined {
  const name = nameOf(field);
  if (isBehindWall(book, at, field)) return { code: 'flames/behind-wall', rule: 'ZOM-18.20', facts: { field: name } };
  const creature = creatureOn(at, field);
  if (!isSomebody(creature)) {
    const cost = isSpan(book) ? EMPTY_COST : 0;
    if (amount === cost) return undefined;
    return { code: 'flames/empty-field', rule: 'ZOM-18.18', facts: { field: name, amount, cost } };
  }
  const most = mostOn(book, at, field);
  if (amount <= most) return undefined;
  return { code: 'flames/too-much-for-one', rule: 'ZOM-18.18', facts: { field: name, amount, most } };
}

/** All ways to deal flames out that could be legal: amounts for each lane. */
export function flamesAt(book: Book, at: Board, power: number): number[][] {
  const most = streetInFlames(at).map((field) => {
    if (isBehindWall(book, at, field)) return 0;
    return isTaken(at, field) ? Math.min(power, mostOn(book, at, field)) : EMPTY_COST;
  });
  let ways: number[][] = most.length === 0 ? [] : [[]];
  for (const top of most) {
    ways = ways.flatMap((way) => Array.from({ length: top + 1 }, (_, amount) => [...way, amount]));
  }
  return ways;
}

/**
 * The fields that flames burn: those that were paid for, or all of the street that are not behind walls.
 */
export function fieldsInFlames(book: Book, at: Board, amounts: readonly number[]): number[] {
  const fields = streetInFlames(at);
  return fields.filter((field, lane) => (isSpan(book) ? (amounts[lane] ?? 0) > 0 : !isBehindWall(book, at, field)));
}

/**
 * Flames burn what was paid for.
 *
 * @rule ZOM-18.22 All flame damage is simultaneous; then cars and mines on the fields of the span detonate.
 * @rule ZOM-18.23 A barrier does not stop Flamethrower.
 */
export function burnSpan(book: Book, draft: Changing, fields: readonly number[], amounts: readonly number[]): void {
  const hits: Hit[] = fields.map((field) => ({ field, amount: amounts[laneOf(field)] ?? 0 }));
  dealDamage(book, draft, hits, 'card');
}

/**
 * Oil is poured on a field: it deals what it can there, and pays for it.
 *
 * @rule ZOM-18.25 Oil has power 4 and can deal that many wounds in total to several zombies and dogs.
 * @rule ZOM-18.27 Each empty field the oil is poured on lowers its power by 1.
 * @rule ZOM-18.29 On a field with a creature the oil deals the smaller of remaining power and current strength.
 * @rule ZOM-18.30 A shielded zombie's shield absorbs the oil, all remaining power is lost and the oil ends.
 * @rule ZOM-18.32 A field with an object but without a creature counts as empty, and walls and barriers do not stop oil.
 */
export function pour(book: Book, draft: Changing, field: number): void {
  const { left } = draft.play;
  const creature = creatureOn(draft, field);
  const isShielded = creature.shield !== NONE;
  const paid = !isSomebody(creature) ? EMPTY_COST : isShielded ? left : Math.min(left, strengthOf(book, creature));
  draft.play.left = left - paid;
  tell({ type: 'poured', field: nameOf(field), paid, left: left - paid });
  dealDamage(book, draft, [{ field, amount: paid }], 'card');
  // ZOM-18.26, ZOM-18.49: to spread from a field with a creature, the oil must have killed it.
  if (isTaken(draft, field)) draft.play.left = 0;
}

/** Why oil cannot go on there; nothing if it can. */
export function whyNotPoured(visited: readonly number[], to: number): ZombiakiOwnWhy | undefined {
  const from = visited[visited.length - 1] ?? NONE;
  // ZOM-18.24: a continuous line of fields of any shape without diagonals.
  if (!ADJACENT[from]?.includes(to)) {
    return { code: 'oil/not-adjacent', rule: 'ZOM-18.24', facts: { from: nameOf(from), to: nameOf(to) } };
  }
  // ZOM-18.28: the line visits no field twice.
  return visited.includes(to) ? { code: 'oil/visited', rule: 'ZOM-18.28', facts: { field: nameOf(to) } } : undefined;
}
