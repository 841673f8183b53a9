import type { ActionSentences, ActionWords, Called, QuestionSentences, Seat } from '../kernel/index.ts';

/**
 * All that a language says of each decision and each free action: the question, what an answer does, and what declining does.
 * A missing text does not compile.
 */
export type AskSentences<Look extends { readonly kind: string }, Action extends { readonly type: string }, At> = {
  readonly [Type in Action['type']]: TextsOf<
    Extract<Look, { readonly kind: Type }>,
    Extract<Action, { readonly type: Type }>,
    At
  >;
} & {
  /** A decision of which the viewer knows only whose it is. */
  readonly hidden: HiddenQuestion;
};

interface HiddenQuestion {
  /** Who decides. */
  readonly question: (asked: { readonly seat: Seat }) => string;
}

type Declining<Action> = Extract<Action, { readonly decline: true }>;

type TextsOf<Look, Action, At> = {
  readonly action: (said: Exclude<Action, { readonly decline: true }>, at: At) => ActionWords;
} & ([Look] extends [never] ? unknown : { readonly question: (asked: Look, at: At) => string }) &
  ([Declining<Action>] extends [never]
    ? unknown
    : { readonly decline: (said: { readonly seat: Seat }, at: At) => ActionWords });

interface AnyTexts {
  readonly question?: (asked: never, at: never) => string;
  readonly action?: (said: never, at: never) => ActionWords;
  readonly decline?: (said: never, at: never) => ActionWords;
}

/** The part of a language that tells of decisions. */
export interface AskTexts<Look extends { readonly kind: string }, Action extends { readonly type: string }, At> {
  /** What players can do, for a button and for a log. */
  readonly actions: (called: Called) => ActionSentences<Action, At>;
  /** What players are asked. */
  readonly questions: (called: Called) => QuestionSentences<Look['kind'], Look, At>;
}

/** Returns the part of a language that tells of decisions, from what it says of each. */
export function askTexts<Look extends { readonly kind: string }, Action extends { readonly type: string }, At>(
  asksWith: (called: Called) => AskSentences<Look, Action, At>,
): AskTexts<Look, Action, At> {
  const table = (called: Called, pick: (texts: AnyTexts) => unknown) =>
    Object.fromEntries(Object.entries<AnyTexts>(asksWith(called)).map(([kind, texts]) => [kind, pick(texts)]));
  const actionOf =
    ({ action, decline }: AnyTexts) =>
    (said: Action, at: At) =>
      ('decline' in said ? decline : action)?.(said as never, at as never);
  return {
    actions: (called) => table(called, actionOf),
    questions: (called) => table(called, ({ question }) => question),
  } as AskTexts<Look, Action, At>;
}
