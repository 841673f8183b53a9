import { entryOf, figureOf, next } from '../../../kernel/index.ts';
import type { Condition, Effect } from '../cards/vocabulary.ts';
import { NONE } from '../components.ts';
import { isMetBy } from '../rules/conditions.ts';
import { placeOf } from '../rules/position.ts';
import { blastOf } from '../rules/tokens.ts';
import type { Book } from '../table/book.ts';
import type { SnailsOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { EffectsAt } from '../table/work.ts';
import { type AnyOpRule, type Harm, NO_HARM, type OpRule, type OpTable } from './op.ts';
import { itself, oneField, type Subject, subjectOf } from './subject.ts';

/** The words that hold other effects. They ask the table about those, which is why they are made with it. */
export function wrappers(table: () => OpTable): Pick<OpTable, 'scatter' | 'around' | 'self' | 'may' | 'when'> {
  const scatter: OpRule<'scatter'> = {
    canApply: (_book, _at, _effect, { field }) => field !== NONE,
    // SNL-8.13: one adjacent field, chosen by the attacker.
    harm(book, at, _effect, { active, field }, inner) {
      if (field === NONE) return NO_HARM;
      const harmOn = (to: number): Harm => harmOfList(table(), book, at, inner, oneField(active, to, 'any'));
      return leastOf(entryOf(book.neighbours, field).map(harmOn), blastOf(at, placeOf(at, active)));
    },
    apply(_book, draft, _effect, { subject: { field }, inner }) {
      if (field !== NONE) next(draft, { ask: 'scatter-field', seat: draft.play.seat, list: inner, field });
    },
  };

  const around: OpRule<'around'> = {
    canApply: (book, at, _effect, { active, field }, inner) =>
      (book.neighbours[field] ?? []).some((to) => canApplyAny(table(), book, at, inner, oneField(active, to, 'any'))),
    harm: (book, at, _effect, { active, field }, inner) =>
      allOf(
        (book.neighbours[field] ?? []).map((to) => harmOfList(table(), book, at, inner, oneField(active, to, 'any'))),
      ),
    apply(book, draft, _effect, { subject: { field }, inner }) {
      // SNL-16.5: one field after the other, in the order of the layout.
      const steps = (book.neighbours[field] ?? []).map(
        (to) => ({ do: 'effects', list: inner, from: 0, reach: 'field', field: to }) as const,
      );
      next(draft, ...steps);
    },
  };

  const self: OpRule<'self'> = {
    canApply: (book, at, _effect, { active }, inner) => canApplyAny(table(), book, at, inner, itself(at, active)),
    harm: (book, at, _effect, { active }, inner) => harmOfList(table(), book, at, inner, itself(at, active)),
    apply(_book, draft, _effect, { inner }) {
      next(draft, { do: 'effects', list: inner, from: 0, reach: 'self', field: NONE });
    },
  };

  const may: OpRule<'may'> = {
    canApply: (book, at, _effect, subject, inner) => canApplyAny(table(), book, at, inner, subject),
    apply(book, draft, _effect, { subject, inner, where: { reach, field } }) {
      if (!canApplyAny(table(), book, draft, inner, subject)) return;
      next(draft, { ask: 'place-optional', seat: draft.play.seat, list: inner, from: 0, reach, field });
    },
  };

  const when: OpRule<'when'> = {
    canApply: (book, at, { condition }, subject, inner) =>
      holds(at, condition, subject) && canApplyAny(table(), book, at, inner, subject),
    // SNL-16.3: a condition is taken as it stands before the action.
    harm: (book, at, { condition }, subject, inner) =>
      holds(at, condition, subject) ? harmOfList(table(), book, at, inner, subject) : NO_HARM,
    apply(_book, draft, { condition }, { subject, inner, where: { reach, field } }) {
      // SNL-16.2: it is judged when it is its turn.
      if (holds(draft, condition, subject)) next(draft, { do: 'effects', list: inner, from: 0, reach, field });
    },
  };

  return { scatter, around, self, may, when };
}

function holds(at: Seen, condition: Condition, { scope, target, field }: Subject): boolean {
  return isMetBy(at, condition, { snail: scope === 'field' ? NONE : target, field });
}

/** All harms together. */
function allOf(harms: readonly Harm[]): Harm {
  return {
    dealt: harms.reduce((sum, { dealt }) => sum + dealt, 0),
    blast: harms.some(({ blast }) => blast),
  };
}

/** Can at least one effect of a list be applied to the subject? */
export function canApplyAny(table: OpTable, book: Book, at: Seen, list: number, subject: Subject): boolean {
  const { effects, inner } = entryOf(book.lists, list);
  for (let index = 0; index < effects.length; index++) {
    const effect = entryOf(effects, index);
    if (ruleOf(table, effect).canApply(book, at, effect, subject, figureOf(inner, index))) return true;
  }
  return false;
}

/** Why the first effect of a list cannot be applied, if it can say so. */
export function whyNotFirst(
  table: OpTable,
  book: Book,
  at: Seen,
  list: number,
  subject: Subject,
): SnailsOwnWhy | undefined {
  const [first] = entryOf(book.lists, list).effects;
  return first === undefined ? undefined : ruleOf(table, first).whyNot?.(book, at, first, subject);
}

/** What a list of effects would do to the active snail at least. */
export function harmOfList(table: OpTable, book: Book, at: Seen, list: number, subject: Subject): Harm {
  const { effects, inner } = entryOf(book.lists, list);
  let [dealt, blast] = [0, false];
  for (let index = 0; index < effects.length; index++) {
    const effect = entryOf(effects, index);
    const harm = ruleOf(table, effect).harm?.(book, at, effect, subject, figureOf(inner, index));
    dealt += harm?.dealt ?? 0;
    blast ||= harm?.blast ?? false;
  }
  return { dealt, blast };
}

/** The harm that costs least, where the tokens on the own tile deal `blast` in all. */
export function leastOf(harms: readonly Harm[], blast: number): Harm {
  return harms.reduce(
    (least, harm) => (totalOf(harm, blast) < totalOf(least, blast) ? harm : least),
    harms[0] ?? NO_HARM,
  );
}

/** What a harm costs, where the tokens on the own tile deal `blast` in all. */
export const totalOf = (harm: Harm, blast: number): number => harm.dealt + (harm.blast ? blast : 0);

/** The meaning of an effect's word. */
function ruleOf(table: OpTable, effect: Effect): AnyOpRule {
  return table[effect.op] as unknown as AnyOpRule;
}

/** Carries one effect out. */
export function applyEffect(table: OpTable, book: Book, draft: Changing, where: EffectsAt): void {
  const { effects, inner } = entryOf(book.lists, where.list);
  const effect = entryOf(effects, where.from);
  const doing = { subject: subjectOf(book, draft, where), inner: figureOf(inner, where.from), where };
  ruleOf(table, effect).apply(book, draft, effect, doing);
}
