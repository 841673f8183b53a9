import {
  type ActionWords,
  actionWith,
  asksIn,
  attempt,
  type Called,
  calledWith,
  EngineError,
  entryOf,
  explainWith,
  formatWith,
  type LocaleTag,
  languageWith,
  named,
  type Outcome,
  outcomeWith,
  questionWith,
  type SeenEvent,
  type TableNames,
} from '../../../kernel/index.ts';
import { FACES } from '../cards/vocabulary.ts';
import { TERRAINS } from '../components.ts';
import type { EndReason, SnailsEvent } from '../table/events.ts';
import { givenView } from '../table/given.ts';
import type { SnailsWhy } from '../table/refusals.ts';
import type { SnailsView } from '../table/state.ts';
import type { Ask, SnailsAction } from '../table/work.ts';
import type { Language, SnailsLanguages } from '../text/language.ts';
import { type Result, resultOf } from '../text/result.ts';
import type { Question, Scene } from '../text/scene.ts';
import { namesAt } from './names-at.ts';
import { askedOf, placeIn, questionsIn } from './questions.ts';
import type { CardReader } from './reader.ts';

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

/** In which language a position is told, how everybody is called, and who can read the cards, if somebody can. */
interface Told {
  readonly locale: LocaleTag;
  readonly names?: TableNames | undefined;
  readonly reader?: CardReader | undefined;
}

/** What tells of positions, events, refusals and outcomes in the languages of a table. */
export interface Telling {
  /** Somebody who tells of a position. */
  speaking(view: SnailsView, told: Told): Speaker;
  event(event: SeenEvent<SnailsEvent>, locale: LocaleTag, names?: TableNames): string;
  refusal(why: SnailsWhy, locale: LocaleTag, names?: TableNames): string;
  outcome(outcome: Outcome, locale: LocaleTag, names?: TableNames): string;
}

/** Makes what tells of a game in these languages. */
export function tellingWith(languages: SnailsLanguages): Telling {
  const [languageOf, calledIn] = [languageWith(languages), calledWith(languages)];
  const actionOf = actionWith<SnailsAction, Scene>(languages, 'Snails');
  const questionIn = questionWith<Ask['ask'], Question, Scene>(languages, 'Snails');
  const outcomeIn = outcomeWith<EndReason, Result>(languages, 'Snails');
  const telling: Telling = {
    event: formatWith<SnailsEvent>(languages, 'Snails'),
    refusal: explainWith<SnailsWhy>(languages, 'Snails'),
    outcome(outcome, locale, names) {
      const result = attempt(() => resultOf(outcome));
      if (result !== undefined) return outcomeIn(result, locale, names);
      throw new EngineError('outcome/unknown', `An outcome of Snails is needed here; ${named(outcome)} is none.`);
    },
    speaking(seen, { locale, names: given = {}, reader }) {
      const view = givenView(seen);
      const names = { ...namesAt(view), ...given };
      const book = reader?.bookFor(view);
      const scene = sceneOf(view, reader, { language: languageOf(locale), called: calledIn(names, locale) });
      return {
        names,
        questions: questionsIn(view, book),
        action: (action, as = 'label') => actionOf(action, scene, { locale, as, names }),
        question: (question) => questionIn(question, scene, { locale, names }),
        event: (event) => telling.event(event, locale, names),
        refusal: (why) => telling.refusal(why, locale, names),
        outcome: (outcome) => telling.outcome(outcome, locale, names),
      };
    },
  };
  return telling;
}

function sceneOf(
  view: SnailsView,
  reader: CardReader | undefined,
  { language, called }: { readonly language: Language; readonly called: Called },
): Scene {
  const book = reader?.bookFor(view);
  const questions = questionsIn(view, book);
  const part = book?.parts[view.play.part];
  const effectsOf = (list: number) => book?.lists[list]?.effects ?? [];
  return {
    terrainOf: (field) => TERRAINS[view.levels[view.fields.indexOf(field)] ?? -1],
    fieldOf: (snail) => placeIn(view, snail),
    askedOf: (seat) => askedOf(questions, seat),
    factionCardOf: (seat) => view.factionCardIds[seat] || undefined,
    row(index) {
      const row = part?.rows[index];
      if (row === undefined || reader === undefined) return undefined;
      const faces = row.faces.map((face) => entryOf(FACES, face));
      return {
        faces,
        does: unstopped(reader.rowInWords({ faces, effects: effectsOf(row.list) }, part?.target, language)),
      };
    },
    option(id) {
      const card = book?.cards[view.play.card];
      const chosen = book?.parts[card?.parts[card.options.indexOf(id)] ?? -1];
      if (chosen === undefined || reader === undefined) return undefined;
      const { target, list } = chosen;
      const does = { ...(target === undefined ? {} : { target }), effects: effectsOf(list) };
      return unstopped(reader.optionInWords(id, does, language, called));
    },
    optional:
      reader === undefined
        ? undefined
        : optionalIn(view, (list, reach) =>
            reader.effectsInWords(
              effectsOf(list),
              reach === 'field' ? 'field' : reach === 'self' ? undefined : part?.target,
              language,
            ),
          ),
  };
}

type Offered = Extract<Ask, { readonly ask: 'place-optional' }>;

/** What the effect does that somebody may leave out now. */
function optionalIn(view: SnailsView, inWords: (list: number, reach: Offered['reach']) => string): string | undefined {
  const offered = asksIn(view.agenda).find((ask): ask is Offered => ask.ask === 'place-optional');
  return offered === undefined ? undefined : inWords(offered.list, offered.reach) || undefined;
}

/** A label has no full stop. */
const unstopped = (text: string): string => text.replace(/\.$/, '');
