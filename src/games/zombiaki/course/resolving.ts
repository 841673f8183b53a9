import { next } from '../../../kernel/index.ts';
import { ADJACENT } from '../board/street.ts';
import { NONE } from '../components.ts';
import { carryOut } from '../ops/index.ts';
import { aimedField } from '../ops/subject.ts';
import { enterField } from '../rules/entering.ts';
import { explodeNext, flyTo, whyNotShrapnel } from '../rules/explosions.ts';
import { whyNotPoured } from '../rules/flames.ts';
import { bulletDamage, hit, targetsOnLine, whyNotHit } from '../rules/line.ts';
import { isZombieOn } from '../rules/position.ts';
import { retreatAll } from '../rules/retreat.ts';
import { settle } from '../rules/settle.ts';
import { nameOf, namesOf } from '../rules/tell.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { Changing } from '../table/state.ts';
import { fieldNumber, type Questions, type Steps } from './fields.ts';
import { hitsOf } from './targets.ts';

/** A bullet hits, what it sets off explodes, and the next one follows. */
function fireAt(book: Book, draft: Changing, field: number, hits: 'nothing' | 'creature' | 'object'): void {
  // ZOM-18.60: what a bullet sets off explodes before the next bullet is aimed.
  next(draft, { do: 'explode' }, { do: 'shoot' });
  hit(book, draft, { lane: draft.play.lane, field, hits, damage: bulletDamage(book, draft) });
}

/** The fields that oil has not been poured on, next to the last one. */
export function fieldsToPour(visited: readonly number[]): number[] {
  const last = visited[visited.length - 1] ?? NONE;
  return (ADJACENT[last] ?? []).filter((field) => !visited.includes(field));
}

/** What a card sets going, step by step. */
export const resolvingSteps = (
  book: Book,
): Steps<'shoot' | 'pour' | 'spread' | 'push-back' | 'enter' | 'explode' | 'settle'> => ({
  // ZOM-18.9: each bullet hits the first target at that moment. ZOM-18.10: once a target is dead the following fly on.
  // ZOM-18.13: every bullet is aimed at a legal target while there is one; bullets without a target are lost.
  shoot(draft) {
    const { card, lane, left, aim } = draft.play;
    if (left === 0) return;
    if (cardOf(book, card).target?.target !== 'lane') {
      fireAt(book, draft, aim === 'nothing' ? NONE : aimedField(draft), aim);
      return;
    }
    const { creature, cars } = targetsOnLine(book, draft, lane);
    const [car = NONE] = cars;
    if (creature === NONE && car === NONE) fireAt(book, draft, NONE, 'nothing');
    else if (cars.length === 0) fireAt(book, draft, creature, 'creature');
    else if (creature === NONE && cars.length === 1) fireAt(book, draft, car, 'object');
    else next(draft, { ask: 'aim', seat: draft.side });
  },

  // ZOM-18.31: after paying for a field, a car or mine on it detonates before the next field is chosen.
  pour(draft) {
    next(draft, { do: 'explode' }, { do: 'spread' });
    for (const said of cardOf(book, draft.play.card).effects) carryOut(book, draft, said);
  },

  spread(draft) {
    const { left, fields } = draft.play;
    if (left > 0 && fieldsToPour(fields).length > 0) next(draft, { ask: 'oil', seat: draft.side });
  },

  // ZOM-18.11: a zombie hit and not killed by a burst retreats one field, once. ZOM-18.12: only after the last bullet.
  'push-back'(draft) {
    const hits = draft.play.hit.filter((field) => isZombieOn(book, draft, field));
    if (hits.length > 0) retreatAll(book, draft, hits, 'push');
  },

  enter: (draft, { field }) => enterField(book, draft, field),
  explode: (draft) => explodeNext(book, draft),
  settle: (draft) => settle(book, draft),
});

/** What is decided while a card is being resolved. */
export const resolvingQuestions = (book: Book): Questions<'aim' | 'oil' | 'shrapnel'> => ({
  aim: {
    candidates(at, { seat }) {
      const { creature, cars } = targetsOnLine(book, at, at.play.lane);
      const hits = [...(creature === NONE ? [] : ['creature']), ...namesOf(cars)];
      return hits.map((each) => ({ type: 'aim', seat, hits: each }));
    },
    why: (at, _ask, { hits }) => whyNotHit(book, at, at.play.lane, hitsOf(hits)),
    answer(draft, _ask, { hits }) {
      const isCreature = hits === 'creature';
      const field = isCreature ? targetsOnLine(book, draft, draft.play.lane).creature : fieldNumber(hits);
      fireAt(book, draft, field, isCreature ? 'creature' : 'object');
    },
  },

  oil: {
    candidates: (at, { seat }) =>
      fieldsToPour(at.play.fields).map((field) => ({ type: 'oil', seat, field: nameOf(field) })),
    why: (at, _ask, { field }) => whyNotPoured(at.play.fields, fieldNumber(field)),
    answer(draft, _ask, { field }) {
      draft.play.fields = [...draft.play.fields, fieldNumber(field)];
      next(draft, { do: 'pour' });
    },
    decline() {},
  },

  shrapnel: {
    candidates: (_at, { seat, field }) =>
      (ADJACENT[field] ?? []).map((to) => ({ type: 'shrapnel', seat, field: nameOf(to) })),
    why: (_at, { field: from }, { field }) => whyNotShrapnel(from, fieldNumber(field)),
    answer: (draft, { field: from, damage }, { field }) => flyTo(book, draft, { from, to: fieldNumber(field), damage }),
  },
});
