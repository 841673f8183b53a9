import { entryOf, next } from '../../../kernel/index.ts';
import { HUMANS, NONE } from '../components.ts';
import { dealDamage, die } from '../rules/damage.ts';
import { entries } from '../rules/effect.ts';
import { breakThrough } from '../rules/end.ts';
import { burnSpan, pour } from '../rules/flames.ts';
import { type Move, relocate } from '../rules/moves.ts';
import { snare as snareAll } from '../rules/net.ts';
import { arrive as arriveOn } from '../rules/placing.ts';
import { isTaken } from '../rules/position.ts';
import { retreatAll } from '../rules/retreat.ts';
import {
  attach as attachTo,
  exchange as exchangeFields,
  merge as mergeInto,
  rise as riseOn,
} from '../rules/zombies.ts';
import { cardOf } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import type { OpRule } from './op.ts';
import { aimedField, subjectFields } from './subject.ts';

/** The move that the card was aimed at. */
function aimedMove({ play }: Pick<Seen, 'play'>): Move {
  return { from: entryOf(play.fields, 0), to: entryOf(play.fields, 1) };
}

export const arrive: OpRule<'arrive'> = (book, draft) => {
  const field = aimedField(draft);
  arriveOn(book, draft, draft.play.card, field);
  next(draft, ...entries([field]));
};

export const attach: OpRule<'attach'> = (book, draft) => attachTo(book, draft, draft.play.card, aimedField(draft));

export const step: OpRule<'step'> = (_book, draft) => {
  const { from, to } = aimedMove(draft);
  // ZOM-17.7: from street 5 it wins the game.
  if (to === NONE) {
    breakThrough(draft, from);
    return;
  }
  // ZOM-8.8: only the chosen zombie moves; a row that pushes it up stays where it is.
  // ZOM-7.5: moves caused by human cards do not use up the card move.
  relocate(draft, { from, to, how: 'card', marked: draft.side === HUMANS ? 'none' : 'moved' });
  next(draft, ...entries([to]));
};

export const merge: OpRule<'merge'> = (book, draft) => {
  const move = aimedMove(draft);
  mergeInto(book, draft, move);
  // ZOM-17.21: the entry effect of the field is applied to the new zombie with its new strength.
  // ZOM-11.13: and with its shield; whoever stood there is part of it.
  next(draft, ...entries([move.to]));
};

export const exchange: OpRule<'exchange'> = (_book, draft) => {
  const { from, to } = aimedMove(draft);
  exchangeFields(draft, [from, to]);
  // ZOM-17.29: entry effects apply to both after the exchange.
  next(draft, ...entries([from, to]));
};

export const rise: OpRule<'rise'> = (book, draft, { strength }) => {
  const move = aimedMove(draft);
  riseOn(book, draft, move, strength);
  next(draft, ...entries([move.to]));
};

export const wound: OpRule<'wound'> = (book, draft, { amount }) =>
  dealDamage(
    book,
    draft,
    subjectFields(book, draft).map((field) => ({ field, amount })),
    'card',
  );

export const burn: OpRule<'burn'> = (book, draft) => {
  const { card, fields, amounts } = draft.play;
  if (cardOf(book, card).target?.target === 'span') burnSpan(book, draft, fields, amounts);
  else pour(book, draft, aimedField(draft));
};

// ZOM-15.5: the shield does not protect from a grenade.
export const kill: OpRule<'kill'> = (book, draft) => {
  for (const field of subjectFields(book, draft)) if (isTaken(draft, field)) die(book, draft, field, 'killed');
};

export const retreat: OpRule<'retreat'> = (book, draft) => {
  const fields = subjectFields(book, draft).filter((field) => isTaken(draft, field));
  retreatAll(book, draft, fields, 'retreat');
};

export const snare: OpRule<'snare'> = (_book, draft) => snareAll(draft, draft.play.fields);
