import { next } from '../../../kernel/index.ts';
import { ADJACENT, AROUND } from '../board/street.ts';
import type { GoesOff, Trigger } from '../cards/vocabulary.ts';
import { HUMANS, NONE } from '../components.ts';
import { type Book, cardOf, traitOf } from '../table/book.ts';
import type { ZombiakiOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { dealDamage, type Hit } from './damage.ts';
import { objectOn, traitOn } from './position.ts';
import { nameOf, tell } from './tell.ts';
import { idOf, toDiscards } from './zones.ts';

/** Is there something on this field that one of these sets off? */
export function goesOffBy(
  book: Book,
  at: Pick<Seen, 'objects'>,
  field: number,
  triggers: readonly Trigger[],
): Trigger | undefined {
  const by = traitOn(book, at, field, 'goes-off')?.by;
  return by === undefined ? undefined : triggers.find((trigger) => by.includes(trigger));
}

/**
 * Sets off what lies on these fields, if one of these triggers does so: it leaves the board, and its explosion waits.
 *
 * @rule ZOM-14.1 A car is detonated by a shot, by fire and by an explosion.
 * @rule ZOM-14.5 A mine is detonated by whoever moves onto it, by fire and by an explosion.
 * @rule ZOM-14.3 A detonated car is removed before its damage is dealt.
 * @rule ZOM-14.13 A mine is removed when it detonates, before its damage.
 * @rule ZOM-14.18 It goes to the discard pile at the moment it is triggered; its explosion waits with its field.
 */
export function setOff(book: Book, draft: Changing, fields: readonly number[], triggers: readonly Trigger[]): void {
  for (const field of [...fields].sort((one, other) => one - other)) {
    const by = goesOffBy(book, draft, field, triggers);
    if (by === undefined) continue;
    const card = objectOn(draft, field);
    draft.objects[field] = NONE;
    toDiscards(draft, card);
    draft.blasts.push({ card, field });
    tell({ type: 'set-off', field: nameOf(field), card: idOf(book, card), by });
  }
}

/**
 * The first explosion that waits takes place; the others come behind it.
 *
 * @rule ZOM-14.15 Detonations caused by one effect form a first-in-first-out queue.
 * @rule ZOM-14.14 Mine damage is dealt first, then the shrapnel choice is made with the dead already removed.
 */
export function explodeNext(book: Book, draft: Changing): void {
  const [first, ...others] = draft.blasts;
  if (first === undefined) return;
  draft.blasts = others;
  const { card, field } = first;
  const blast = traitOf(cardOf(book, card).thing, 'goes-off');
  tell({ type: 'exploded', field: nameOf(field), card: idOf(book, card) });
  if (blast === undefined) return;
  blow(book, draft, field, blast);
  const shrapnel = { ask: 'shrapnel', seat: HUMANS, field, damage: blast.shrapnel } as const;
  // ZOM-14.9: the human player makes the shrapnel choice also when the mine explodes in a zombie turn.
  next(draft, ...(blast.shrapnel > 0 ? [shrapnel] : []), { do: 'explode' });
}

/**
 * What an explosion does at once.
 *
 * @rule ZOM-14.2 A detonated car deals 1 damage on its own field and 1 on every field around it, diagonals included.
 * @rule ZOM-14.6 A detonated mine deals 2 damage to the creature on its field.
 * @rule ZOM-14.19 The up to nine fields are one simultaneous damage event; what lies on them is triggered after it.
 * @rule ZOM-14.16 Explosions and shrapnel do not affect walls, pits, barrels or barriers.
 * @rule ZOM-14.20 Explosions, shrapnel, fire and electricity push nobody back.
 */
function blow(book: Book, draft: Changing, field: number, { damage, around }: GoesOff): void {
  const near = around > 0 ? (AROUND[field] ?? []) : [];
  const hits: Hit[] = [{ field, amount: damage }, ...near.map((each) => ({ field: each, amount: around }))];
  hits.sort((one, other) => one.field - other.field);
  dealDamage(book, draft, hits, 'explosion');
  // ZOM-14.4: a car explosion also detonates other cars in its area.
  setOff(book, draft, near, ['explosion']);
}

/**
 * Why shrapnel cannot fly there.
 *
 * @rule ZOM-14.8 The choice may name an empty field and must be a field of the board.
 */
export function whyNotShrapnel(from: number, to: number): ZombiakiOwnWhy | undefined {
  if (ADJACENT[from]?.includes(to)) return undefined;
  return { code: 'shrapnel/not-adjacent', rule: 'ZOM-14.7', facts: { from: nameOf(from), to: nameOf(to) } };
}

/**
 * A piece of shrapnel flies to the field that was chosen.
 *
 * @rule ZOM-14.7 Shrapnel of strength 1 flies to an orthogonally adjacent field chosen by the human player.
 * @rule ZOM-14.10 Shrapnel deals 1 damage to the creature on the chosen field and detonates a car there.
 * @rule ZOM-14.11 Shrapnel does not detonate another mine.
 */
export function flyTo(
  book: Book,
  draft: Changing,
  { from, to, damage }: { readonly from: number; readonly to: number; readonly damage: number },
): void {
  tell({ type: 'shrapnel-flew', from: nameOf(from), to: nameOf(to), damage });
  dealDamage(book, draft, [{ field: to, amount: damage }], 'shrapnel');
  setOff(book, draft, [to], ['shrapnel']);
}
