import type { Invariant } from '../../../kernel/index.ts';
import { AREAS } from '../components.ts';
import { type Book, type BookWord, type WordPlace, wordsOn } from '../table/book.ts';
import type { KelpState } from '../table/state.ts';
import type { Ask } from '../table/work.ts';

/** Facts about positions, by name. */
export type Invariants = Readonly<Record<string, Invariant<KelpState>>>;

/** An area as a message calls it. */
export const inArea = (area: number): string => ` (${AREAS[area] ?? '?'})`;

/** What waits: a decision of one side, both at once, or nothing when the game is over. */
export type Waiting = Ask | 'together' | 'over';

/** What a position waits for. */
export function waitingIn({ agenda }: Pick<KelpState, 'agenda'>): Waiting {
  const top = agenda[agenda.length - 1];
  if (top === undefined) return 'over';
  if ('together' in top) return 'together';
  return 'ask' in top ? top : 'over';
}

/** The kind of decision that a position waits for. */
export function kindIn(state: Pick<KelpState, 'agenda'>): Ask['ask'] | 'together' | 'over' {
  const waiting = waitingIn(state);
  return typeof waiting === 'string' ? waiting : waiting.ask;
}

/** The words of a thing; none, if there is no such thing. */
export function wordsIn(book: Book, of: WordPlace['of'], thing: number): readonly BookWord[] {
  const things = of === 'card' ? book.cards.length : of === 'strategy' ? book.pairs.length : book.blocks.length;
  return thing < things ? wordsOn(book, of, thing) : [];
}

/** The words that are being resolved: on which thing, and which of them it is at. */
export function resolvedIn(book: Book, { agenda }: Pick<KelpState, 'agenda'>): WordPlace | undefined {
  const at = agenda.findIndex((work) => 'do' in work && work.do === 'words-done');
  const done = agenda[at];
  if (done === undefined || !('do' in done) || done.do !== 'words-done') return undefined;
  const { of, thing } = done;
  const left = agenda.filter((work) => 'do' in work && work.do === 'word').length;
  return { of, thing, nth: wordsIn(book, of, thing).length - 1 - left };
}

/** The word that is being resolved; nothing, if none is, or the cost is still to be paid. */
export function wordIn(book: Book, state: Pick<KelpState, 'agenda'>): BookWord | undefined {
  const place = resolvedIn(book, state);
  return place === undefined ? undefined : wordsIn(book, place.of, place.thing)[place.nth];
}
