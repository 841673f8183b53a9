import type { GameTypes } from '../contract/game.ts';
import type { Rules } from '../contract/rules.ts';
import { type CarryingOut, inTurns, type Turns, telling } from './course.ts';
import type { Anything } from './erased.ts';
import { fieldsOf } from './fields.ts';
import type { AskShape, Declaration } from './shape.ts';
import type { Answerings, Doing, FreeType } from './written.ts';

/** What an author has written of each decision, or of each free action. */
export type Written = Readonly<Record<string, WrittenQuestion | CarryingOut>>;

interface WrittenQuestion {
  readonly answer?: CarryingOut;
  readonly decline?: CarryingOut;
}

/**
 * The questions of a game, of which the declaration of its decisions says what an answer holds, who may know of it, and when
 * it is asked. For games that write the rest of their `Rules` themselves; `rulesOf` makes all of them.
 *
 * @rule KER-10.7 What follows from the declaration, or is the same in most games, may be left out of rules.
 */
export function questionsOf<T extends GameTypes>(
  asks: Declaration['asks'],
  seats: number,
  written: Answerings<T>,
): Rules<T>['questions'] {
  return questionsMade(asks, written as Written, { seats, turns: undefined }) as Rules<T>['questions'];
}

interface Asking {
  readonly seats: number;
  readonly turns: Turns | undefined;
}

/** What is said of a decision, or of a free action, of which the rules write no legality: nothing is against it. */
export const ALLOWED = (): undefined => undefined;

/** The same, by name. Every question gets the same keys in the same order: code that has seen one shape of it runs faster. */
export function questionsMade(asks: Declaration['asks'], written: Written, { seats, turns }: Asking): Anything {
  const questions = Object.entries(asks).map(([kind, shape]) => {
    const { says = {}, options = 'public', asked, window } = shape;
    const own = questionOf(written[kind]);
    return [
      kind,
      {
        options,
        ...(asked === undefined ? {} : { asked }),
        ...(window === undefined ? {} : { window }),
        fields: fieldsOf(says, seats),
        why: ALLOWED,
        ...own,
        ...carriedOut(shape, own, turns),
      },
    ];
  });
  return Object.fromEntries(questions);
}

const questionOf = (written: Written[string] = {}): WrittenQuestion =>
  typeof written === 'function' ? { answer: written } : written;

/** What is done with an answer, where that is more than the rules have written. */
function carriedOut({ says = {}, tells }: AskShape, { answer, decline }: WrittenQuestion, turns: Turns | undefined) {
  const told = answer !== undefined && tells !== undefined ? telling(answer, tells, Object.keys(says)) : answer;
  if (turns === undefined) return told === answer ? {} : { answer: told };
  return {
    ...(told === undefined ? {} : { answer: inTurns(told, turns) }),
    ...(decline === undefined ? {} : { decline: inTurns(decline, turns) }),
  };
}

/**
 * The free actions of a game, of which the declaration says what they hold and whose business they are: the same as
 * {@link questionsOf} for what may be done in between.
 *
 * @rule KER-10.7 What follows from the declaration, or is the same in most games, may be left out of rules.
 */
export function freeActionsOf<T extends GameTypes>(
  free: NonNullable<Declaration['free']>,
  seats: number,
  written: { readonly [Type in FreeType<T>]: Doing<T, Type> },
): Rules<T>['freeActions'] {
  return freeActionsMade(free, written as unknown as Written, seats) as Rules<T>['freeActions'];
}

/** The same, by name. */
export function freeActionsMade(free: NonNullable<Declaration['free']>, written: Written, seats: number): Anything {
  const actions = Object.entries(free).map(([type, { says = {}, options }]) => [
    type,
    {
      ...(options === undefined ? {} : { options }),
      fields: fieldsOf(says, seats),
      why: ALLOWED,
      ...written[type],
    },
  ]);
  return Object.fromEntries(actions);
}
