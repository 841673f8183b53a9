import type { Drawing } from './drawn.ts';
import type { CreatureLook, FieldLook } from './look.ts';

/** What stands on a field, in words: `Zombie, strength 3, 1 wound, human shield`. */
function creatureWords({ labels }: Pick<Drawing, 'labels'>, creature: CreatureLook): string {
  const { kind, strength, wounds, claws, shield, boss } = creature;
  return [
    labels.creature(kind, strength),
    ...(wounds === 0 ? [] : [labels.wounds(wounds)]),
    ...(claws.length === 0 ? [] : [labels.claws(claws.length)]),
    ...(shield === undefined ? [] : [labels.shield]),
    ...(boss === undefined ? [] : [labels.boss(boss.orders)]),
    ...(boss?.hasOrdered === true ? [labels.ordered] : []),
    ...(creature.isNetted ? [labels.netted] : []),
    ...(creature.isHeld ? [labels.held] : []),
    ...(creature.hasMoved ? [labels.moved] : []),
    ...(creature.hasObeyed ? [labels.obeyed] : []),
  ].join(', ');
}

/** A creature for those who point at it: `b3: Zombie, strength 3`. */
export function creatureTitle(drawing: Drawing, { field, creature }: FieldLook): string {
  return creature === undefined ? field : `${field}: ${creatureWords(drawing, creature)}`;
}

/** An object for those who point at it: `b3: Wall 5`. */
export function objectTitle({ cardName }: Drawing, { field, object }: FieldLook): string {
  return object === undefined ? field : `${field}: ${cardName(object.card)}`;
}

/** A field with all that is on it. */
export function fieldTitle(drawing: Drawing, field: FieldLook): string {
  const { look, labels, cardName } = drawing;
  const isBarred = look.lanes.some(({ barred }) => barred.includes(field.field));
  const there = [
    ...(field.creature === undefined ? [] : [creatureWords(drawing, field.creature)]),
    ...(field.object === undefined ? [] : [cardName(field.object.card)]),
    ...(field.fire === undefined ? [] : [labels.fire]),
    ...(isBarred ? [labels.barred] : []),
  ];
  return `${labels.field(field.field)}: ${there.length === 0 ? labels.empty : there.join('; ')}`;
}

/** What is true of creatures, mark by mark. */
export function markTitles({ labels }: Pick<Drawing, 'labels'>) {
  const { held, netted, moved, obeyed, ordered } = labels;
  return { held, netted, moved, obeyed, ordered };
}
