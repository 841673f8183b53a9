import {
  type Lit,
  type LitUp,
  litAmong,
  type Path,
  type Show,
  type Target,
  type Unlit,
  unlitAmong,
} from '../boxes/index.ts';
import {
  asksIn,
  type Decision,
  type GameTypes,
  type LocaleTag,
  type PrintedView,
  type TableNames,
} from '../kernel/index.ts';

/** Somebody who has to decide something. */
export interface Question<T extends GameTypes> extends Pick<Decision<T['Ask']['ask']>, 'id' | 'kind' | 'seat'> {
  /** Who is asked, and what, in a sentence. */
  readonly text: string;
}

/** Something that can be clicked, with what it is called. */
export interface LitTarget<T extends GameTypes> extends Lit<T> {
  readonly label: string;
}

/** What is asked in a position. */
interface Asking<T extends GameTypes> {
  /** Everybody who is asked something; empty once the game is over. */
  readonly questions: readonly Question<T>[];
  /** What this seat can click. */
  readonly lit: readonly LitTarget<T>[];
  /** What of an answer was clicked so far. */
  readonly chosen: Path;
  /** The actions that can still be said. */
  readonly actions: readonly T['Action'][];
}

/** What follows what was clicked so far. */
export interface Choice<T extends GameTypes> extends Asking<T> {
  readonly at: LitUp<T>['at'];
}

/** What a choice is made of. */
export interface ChoiceParts<T extends GameTypes> {
  readonly show: Pick<Show<T>, 'clicks' | 'words'>;
  readonly view: PrintedView<T>;
  /** The legal actions of this seat, if it is its turn to decide. */
  readonly actions: readonly T['Action'][] | undefined;
  readonly chosen: Path;
  readonly locale: LocaleTag;
  readonly names: TableNames;
}

/** Nobody is asked. */
export const NOBODY_ASKED = { questions: [], lit: [], chosen: [], actions: [], at: () => undefined } as const;

/** Returns what is asked in a position, and what can be clicked. */
export function choiceOf<T extends GameTypes>(parts: ChoiceParts<T>): Choice<T> {
  const { show, view, locale, names } = parts;
  const telling = { locale, names };
  const questions = pendingIn<T>(view, parts.actions).map((decision) => ({
    seat: decision.seat,
    id: decision.id,
    kind: decision.kind,
    text: show.words.question(decision, view, telling),
  }));
  if (parts.actions === undefined) return { ...NOBODY_ASKED, questions };
  const { lit, actions, at, chosen } = litAfter(parts, parts.actions);
  return {
    questions,
    chosen,
    actions,
    at,
    lit: lit.map((each) => ({ ...each, label: show.words.label(each, view, telling) })),
  };
}

/** What was clicked may lead nowhere any more, because somebody else has done something: then it is forgotten. */
function litAfter<T extends GameTypes>(
  { show, view, chosen }: ChoiceParts<T>,
  actions: readonly T['Action'][],
): LitUp<T> & { readonly chosen: Path } {
  const lit = litAmong<T>(show.clicks, view, { actions, chosen });
  return lit.lit.length > 0 || chosen.length === 0
    ? { ...lit, chosen }
    : { ...litAmong<T>(show.clicks, view, { actions }), chosen: [] };
}

/**
 * Returns the decisions that a view tells of. Without the rules, no more is known of those of others than who decides; of the
 * viewer's own, its legal actions tell the rest.
 */
function pendingIn<T extends GameTypes>(
  view: T['View'],
  answers: readonly T['Action'][] = [],
): readonly Decision<T['Ask']['ask']>[] {
  return asksIn(view.agenda).map(({ ask: kind, seat }) => {
    const own = seat === view.viewer ? answers : [];
    return {
      seat,
      id: view.decisions[seat] ?? -1,
      kind,
      decline: own.some((action) => 'decline' in action) ? 'may' : 'never',
      window: own.some(({ type }) => type !== kind) ? 'open' : 'shut',
    };
  });
}

/** Returns what a click on one of these stands for, where none of them is lit. */
export function unlitAt<T extends GameTypes>(
  { show, view, actions = [], chosen }: ChoiceParts<T>,
  targets: readonly Target[],
): Unlit {
  const asked = pendingIn<T>(view, actions).find(({ seat }) => seat === view.viewer);
  return unlitAmong<T>(show.clicks, view, { actions, asked, chosen, targets });
}
