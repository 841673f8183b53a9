import { NONE } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { DamageSource, DeathReason, ShieldReason } from '../table/events.ts';
import type { Changing, Creature } from '../table/state.ts';
import { change, creatureOn, isSomebody, NOBODY, put } from './position.ts';
import { nameOf, tell } from './tell.ts';
import { allToDiscards, idOf, idsOf, toDiscards } from './zones.ts';

/**
 * A creature's strength without its wounds.
 *
 * @rule ZOM-6.1 Each zombie has a strength printed on its card.
 * @rule ZOM-15.11 Several claws on one zombie add up.
 */
function fullStrength(book: Book, { cards, claws, risen }: Creature): number {
  let strength = risen;
  for (const card of cards) strength += cardOf(book, card).body?.strength ?? 0;
  for (const card of claws) strength += cardOf(book, card).figure;
  return strength;
}

/**
 * A creature's strength, which every rule that mentions strength uses.
 *
 * @rule ZOM-6.3 The sum of the base strengths of the unit's zombie cards plus its claws minus its wounds.
 */
export const strengthOf = (book: Book, creature: Creature): number => fullStrength(book, creature) - creature.wounds;

/** How much damage a field gets. */
export interface Hit {
  readonly field: number;
  readonly amount: number;
}

/**
 * Deals damage to all these fields at once; then the dead are removed together.
 *
 * @rule ZOM-6.11 Damage dealt to several creatures by one effect is dealt simultaneously, then all the dead are removed.
 * @rule ZOM-15.3 The shield absorbs all damage dealt to its zombie at one time and is then removed.
 * @rule ZOM-14.17 Each explosion, each shrapnel and each entry effect is a separate damage event for human shields.
 */
export function dealDamage(book: Book, draft: Changing, hits: readonly Hit[], by: DamageSource): void {
  for (const hit of hits) wound(book, draft, hit, by);
  for (const { field } of hits) {
    const creature = creatureOn(draft, field);
    // ZOM-6.4: a zombie whose strength falls to zero is destroyed. ZOM-6.5: dogs die exactly like zombies.
    if (isSomebody(creature) && strengthOf(book, creature) <= 0) die(book, draft, field, 'wounds');
  }
}

function wound(book: Book, draft: Changing, { field, amount }: Hit, by: DamageSource): void {
  const creature = creatureOn(draft, field);
  if (!isSomebody(creature) || amount <= 0) return;
  if (creature.shield !== NONE) {
    loseShield(book, draft, field, 'damage');
    return;
  }
  // ZOM-6.7: damage beyond the remaining strength is lost.
  const before = strengthOf(book, creature);
  const wounds = Math.min(amount, before);
  // ZOM-6.2: a wound lowers the strength by one.
  change(draft, field, { wounds: creature.wounds + wounds });
  tell({ type: 'wounded', field: nameOf(field), wounds, strength: before - wounds, by });
}

/** The shield of a zombie goes to the discard pile. */
export function loseShield(book: Book, draft: Changing, field: number, why: ShieldReason): void {
  const { shield } = creatureOn(draft, field);
  change(draft, field, { shield: NONE });
  toDiscards(draft, shield);
  tell({ type: 'shield-lost', field: nameOf(field), card: idOf(book, shield), why });
}

/**
 * A creature dies.
 *
 * @rule ZOM-6.6 All its cards go to the zombie discard pile and its wounds vanish.
 * @rule ZOM-15.21 The retreat of a dead boss happens for every cause of death, also after all orders are spent.
 * @rule ZOM-15.31 Each boss zombie that dies causes one group retreat.
 */
export function die(book: Book, draft: Changing, field: number, why: DeathReason): void {
  const creature = creatureOn(draft, field);
  const cards = cardsOf(creature);
  put(draft, field, NOBODY);
  allToDiscards(draft, cards);
  tell({ type: 'died', field: nameOf(field), cards: idsOf(book, cards), why });
  if (creature.boss === NONE) return;
  draft.bosses += 1;
  tell({ type: 'boss-died', field: nameOf(field) });
}

/** All cards of a unit: its zombies or dogs, claws, shield and boss. */
function cardsOf({ cards, claws, shield, boss }: Creature): number[] {
  return [...cards, ...claws, shield, boss].filter((card) => card !== NONE);
}

/**
 * Something crushes the creature on a field.
 *
 * @rule ZOM-15.4 The shield also absorbs a barrel's kill.
 */
export function crush(book: Book, draft: Changing, field: number): void {
  if (creatureOn(draft, field).shield === NONE) die(book, draft, field, 'crushed');
  else loseShield(book, draft, field, 'crushed');
}
