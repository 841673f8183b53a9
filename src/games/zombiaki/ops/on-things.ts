import { NONE } from '../components.ts';
import { setOff as setOffAll } from '../rules/explosions.ts';
import { ignite as igniteField, lay as layOn } from '../rules/placing.ts';
import { fireOn, objectOn } from '../rules/position.ts';
import { putOutFire, removeObject } from '../rules/zones.ts';
import { cardOf } from '../table/book.ts';
import type { OpRule } from './op.ts';
import { aimedField, subjectFields } from './subject.ts';

export const lay: OpRule<'lay'> = (book, draft) => layOn(book, draft, draft.play.card, aimedField(draft));

export const ignite: OpRule<'ignite'> = (book, draft) => igniteField(book, draft, draft.play.card, aimedField(draft));

// ZOM-17.11: a mine or car destroyed by Pickaxe does not explode. ZOM-17.12: a creature on its field is unaffected.
// ZOM-18.56: fire is no object; Pickaxe cannot remove it.
export const clear: OpRule<'clear'> = (book, draft) => {
  const field = aimedField(draft);
  if (objectOn(draft, field) !== NONE) removeObject(book, draft, field, 'cleared');
  const isField = cardOf(book, draft.play.card).target?.target === 'spot';
  // ZOM-18.58: a grenade on a burning field puts the fire out.
  if (isField && fireOn(draft, field) !== NONE) putOutFire(book, draft, field, 'cleared');
};

export const setOff: OpRule<'set-off'> = (book, draft) =>
  setOffAll(book, draft, subjectFields(book, draft), cardOf(book, draft.play.card).tags);
