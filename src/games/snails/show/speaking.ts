import {
  type ActionWords,
  actionWith,
  attempt,
  EngineError,
  givenOptions,
  type LocaleTag,
  named,
  type Outcome,
  outcomeWith,
  questionWith,
  type SeenEvent,
  type TableNames,
} from '../../../kernel/index.ts';
import { FACES, type Pack } from '../cards/vocabulary.ts';
import { TERRAINS } from '../components.ts';
import { entryOf } from '../table/book.ts';
import type { EndReason, SnailsEvent } from '../table/events.ts';
import { givenView } from '../table/given.ts';
import type { SnailsWhy } from '../table/refusals.ts';
import type { SnailsView } from '../table/state.ts';
import type { Ask, SnailsAction } from '../table/work.ts';
import { effectsInWords, optionInWords, rowInWords } from '../text/describe.ts';
import { explain } from '../text/explain.ts';
import { formatEvent } from '../text/format-event.ts';
import { LANGUAGES } from '../text/language-of.ts';
import { type Result, resultOf } from '../text/result.ts';
import type { Question, Scene } from '../text/scene.ts';
import { asksOf } from './look.ts';
import { namesAt } from './names-at.ts';
import { askedOf, bookFor, placeIn, questionsOf } from './questions.ts';

/** How sentences are made of a position. */
export interface SpeakingOptions {
  /** English, if not said. */
  readonly locale?: LocaleTag;
  /** How players and cards are called; players who are not in it are called as the position calls them. */
  readonly names?: TableNames;
  /** The cards that are played with, if they are not ours: what a row or an effect does is read there. */
  readonly pack?: Pack;
}

/** Somebody who tells of a position, and of what happens in it, in one language. */
export interface Speaker {
  /** How everybody is called. */
  readonly names: TableNames;
  /** What each seat is asked. */
  readonly questions: readonly Question[];
  /** What somebody can do or does in this position: a `label` for a button, if nothing is said, or a `sentence` for a log. */
  action(action: SnailsAction, as?: keyof ActionWords): string;
  /** What somebody is asked, in a sentence. */
  question(question: Question): string;
  /** What happened. */
  event(event: SeenEvent<SnailsEvent>): string;
  /** Why something is not legal. */
  refusal(why: SnailsWhy): string;
  /** How the game ended, with figures. */
  outcome(outcome: Outcome): string;
}

const actionOf = actionWith<SnailsAction, Scene>(LANGUAGES, 'Snails');
const questionIn = questionWith<Ask['ask'], Question, Scene>(LANGUAGES, 'Snails');
const outcomeIn = outcomeWith<EndReason, Result>(LANGUAGES, 'Snails');

/**
 * Somebody who tells of a position: made once, and asked for every button, question and event of it.
 *
 * @example Buttons for whoever is asked
 * {@includeCode ../../../../test/guide/words-for-people.test.ts#buttons}
 */
export function speaking(seen: SnailsView, options: SpeakingOptions = {}): Speaker {
  const view = givenView(seen);
  const { locale = 'en', names: given = {}, pack } = givenOptions(options);
  const names = { ...namesAt(view), ...given };
  const scene = sceneOf(view, { locale, names, pack });
  return {
    names,
    questions: questionsOf(view, pack),
    action: (action, as = 'label') => actionOf(action, scene, { locale, as, names }),
    question: (question) => questionIn(question, scene, { locale, names }),
    event: (event) => formatEvent(event, locale, names),
    refusal: (why) => explain(why, locale, names),
    outcome: (outcome) => formatOutcome(outcome, locale, names),
  };
}

/**
 * What somebody can do, or does, in this position: a label for a button (“Push Bo’s scout to the beach at 2,-1”), or a sentence
 * for a log. Who may read it is not its business: a log of others gets actions that are public.
 */
export function formatAction(
  action: SnailsAction,
  view: SnailsView,
  options: SpeakingOptions & { readonly as?: keyof ActionWords } = {},
): string {
  return speaking(view, options).action(action, givenOptions(options).as);
}

/** What a seat is asked, in a sentence: who decides, and what about. */
export function formatQuestion(question: Question, view: SnailsView, options: SpeakingOptions = {}): string {
  return speaking(view, options).question(question);
}

/**
 * How a game ended, in a sentence: who won, with what, and by which rule.
 *
 * @param names how players are called at this table; `namesAt` reads it from a view.
 */
export function formatOutcome(outcome: Outcome, locale: LocaleTag = 'en', names?: TableNames): string {
  const result = attempt(() => resultOf(outcome));
  if (result !== undefined) return outcomeIn(result, locale, names);
  throw new EngineError('outcome/unknown', `An outcome of Snails is needed here; ${named(outcome)} is none.`);
}

function sceneOf(
  view: SnailsView,
  { locale, names, pack }: { locale: LocaleTag; names: TableNames; pack: Pack | undefined },
): Scene {
  const questions = questionsOf(view, pack);
  const book = bookFor(view, pack);
  const part = book?.parts[view.play.part];
  const effectsOf = (list: number) => book?.lists[list]?.effects ?? [];
  return {
    terrainOf: (field) => TERRAINS[view.levels[view.fields.indexOf(field)] ?? -1],
    fieldOf: (snail) => placeIn(view, snail),
    askedOf: (seat) => askedOf(questions, seat),
    factionCardOf: (seat) => view.factionCardIds[seat] || undefined,
    row(index) {
      const row = part?.rows[index];
      if (row === undefined) return undefined;
      const faces = row.faces.map((face) => entryOf(FACES, face));
      return { faces, does: unstopped(rowInWords({ faces, effects: effectsOf(row.list) }, part?.target, locale)) };
    },
    option(id) {
      const card = book?.cards[view.play.card];
      const chosen = book?.parts[card?.parts[card.options.indexOf(id)] ?? -1];
      if (chosen === undefined) return undefined;
      const { target, list } = chosen;
      const does = { ...(target === undefined ? {} : { target }), effects: effectsOf(list) };
      return unstopped(optionInWords(id, does, locale, names));
    },
    optional: optionalIn(view, (list, reach) =>
      effectsInWords(
        effectsOf(list),
        reach === 'field' ? 'field' : reach === 'self' ? undefined : part?.target,
        locale,
      ),
    ),
  };
}

type Offered = Extract<Ask, { readonly ask: 'place-optional' }>;

/** What the effect does that somebody may leave out now. */
function optionalIn(view: SnailsView, inWords: (list: number, reach: Offered['reach']) => string): string | undefined {
  const offered = asksOf(view).find((ask): ask is Offered => ask.ask === 'place-optional');
  return offered === undefined ? undefined : inWords(offered.list, offered.reach) || undefined;
}

/** A label has no full stop. */
const unstopped = (text: string): string => text.replace(/\.$/, '');
