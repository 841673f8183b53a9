import { deepFreeze, entryOf, figureOf } from '../../../kernel/index.ts';
import { ALL_FIELDS } from '../board/street.ts';
import type { Thing } from '../cards/vocabulary.ts';
import { FIELDS, NONE } from '../components.ts';
import { type Book, cardOf, type TraitOf, traitOf } from '../table/book.ts';
import type { Changing, Creature, Seen } from '../table/state.ts';

/** Nobody: what stands on an empty field. */
export const NOBODY: Creature = deepFreeze({
  cards: [],
  risen: 0,
  wounds: 0,
  claws: [],
  shield: NONE,
  boss: NONE,
  orders: 0,
  ordered: 0,
  moved: 0,
  obeyed: 0,
  netted: 0,
  held: 0,
});

type Board = Pick<Seen, 'creatures'>;

/** What stands on a field; {@link NOBODY} if nobody does. */
export const creatureOn = ({ creatures }: Board, field: number): Creature => entryOf(creatures, field);

/** Is somebody there at all? */
export const isSomebody = ({ cards }: Creature): boolean => cards.length > 0;

/** Does a creature stand on this field? */
export const isTaken = (at: Board, field: number): boolean => isSomebody(creatureOn(at, field));

/**
 * Are these dogs?
 *
 * @rule ZOM-6.9 A dogs card is not a zombie.
 */
export function isDogs(book: Book, { cards }: Creature): boolean {
  const [card] = cards;
  return card !== undefined && cardOf(book, card).kind === 'dogs';
}

/** Is this a zombie, be it one of several cards or a bitten human? */
const isZombie = (book: Book, creature: Creature): boolean => isSomebody(creature) && !isDogs(book, creature);

/** Does a zombie stand on this field? */
export const isZombieOn = (book: Book, at: Board, field: number): boolean => isZombie(book, creatureOn(at, field));

/** The fields with creatures, in order. */
export function takenFields(at: Board): number[] {
  const found: number[] = [];
  for (let field = 0; field < FIELDS; field++) if (isTaken(at, field)) found.push(field);
  return found;
}

/** The fields with zombies, in order. */
export const zombieFields = (book: Book, at: Board): number[] =>
  takenFields(at).filter((field) => isZombieOn(book, at, field));

/** The fields with dogs, in order. */
export const dogsFields = (book: Book, at: Board): number[] =>
  takenFields(at).filter((field) => isDogs(book, creatureOn(at, field)));

/** The object card on a field; -1 if none lies there. */
export const objectOn = ({ objects }: Pick<Seen, 'objects'>, field: number): number => figureOf(objects, field);

/** What lies on a field; nothing if no object does. */
export function thingOn(book: Book, at: Pick<Seen, 'objects'>, field: number): Thing | undefined {
  const card = objectOn(at, field);
  return card === NONE ? undefined : cardOf(book, card).thing;
}

/** The trait of this name that the object on a field has; nothing if none has it. */
export function traitOn<
  Name extends 'climb' | 'swallow' | 'rolls' | 'crushes' | 'bars-lane' | 'stops-line' | 'goes-off',
>(book: Book, at: Pick<Seen, 'objects'>, field: number, name: Name): TraitOf<Name> | undefined {
  return traitOf(thingOn(book, at, field), name);
}

/** The card that burns on a field; -1 if none does. */
export const fireOn = ({ fires }: Pick<Seen, 'fires'>, field: number): number => figureOf(fires, field);

/** All fields of which something is true, in order. */
export const fieldsWhere = (is: (field: number) => boolean): number[] => ALL_FIELDS.filter(is);

/** Puts a creature on a field, in the place of whatever stood there. Creatures never change themselves. */
export function put(draft: Changing, field: number, creature: Creature): void {
  (draft.creatures as Creature[])[field] = creature;
}

/** Makes something else of the creature on a field. */
export function change(draft: Changing, field: number, changes: Partial<Creature>): void {
  put(draft, field, { ...creatureOn(draft, field), ...changes });
}
