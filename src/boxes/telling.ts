import {
  type ActionWords,
  actionWith,
  attempt,
  type CardNames,
  EngineError,
  explainWhole,
  formatWith,
  type GameTypes,
  givenText,
  type LocaleTag,
  named,
  nameOfDecision,
  type Outcome,
  outcomeWhole,
  type PrintedView,
  questionWith,
  type Seat,
  type SeenEvent,
  sure,
  type TableNames,
  type TellingOptions,
} from '../kernel/index.ts';
import type { BoxTelling, BoxWords } from './box.ts';
import type { ClickRules } from './click-rules.ts';
import type { Asked, GameLanguage, ToldTypes } from './game-language.ts';
import { labelOf } from './label.ts';

/** Somebody who tells of a position, and of what happens in it, in one language. */
export interface Speaker<T extends GameTypes, Question extends Asked> {
  /** How everybody is called. */
  readonly names: TableNames;
  /** What each seat is asked. */
  readonly questions: readonly Question[];
  /** What somebody can do or does in this position: a `label` for a button, if nothing is said, or a `sentence` for a log. */
  action(action: T['Action'], as?: keyof ActionWords): string;
  /** What somebody is asked, in a sentence. */
  question(question: Question): string;
  /** What happened. */
  event(event: SeenEvent<T['Event']>): string;
  /** Why something is not legal. */
  refusal(why: T['Why']): string;
  /** How the game ended, with figures. */
  outcome(outcome: Outcome): string;
}

/** In which language a position is told, how everybody is called, and who can read the cards, if somebody can. */
export interface SpeakingIn<Reader> {
  readonly locale: LocaleTag;
  readonly names?: TableNames | undefined;
  readonly reader?: Reader | undefined;
}

/** What tells of positions, events, refusals and outcomes in the languages of a table. */
export interface Telling<T extends GameTypes, Question extends Asked, Reader> {
  /** Somebody who tells of a position. */
  speaking(view: PrintedView<T>, told: SpeakingIn<Reader>): Speaker<T, Question>;
  /** What happened. */
  event(event: SeenEvent<T['Event']>, options?: TellingOptions): string;
  /** Why something is not legal. */
  refusal(why: T['Why'], options?: TellingOptions): string;
  /** How a game ended. */
  outcome(outcome: Outcome, options?: TellingOptions): string;
}

interface InWords {
  readonly locale: LocaleTag;
  readonly names: TableNames;
}

/** What a game tells with: its table of languages, and how it reads positions for them. */
export interface TellingParts<T extends GameTypes, Told extends ToldTypes<T>, Reader> {
  /** What the game is called in errors: `Snails`. */
  readonly game: string;
  /** What it says, by locale. */
  readonly languages: Readonly<Record<string, GameLanguage<T, Told>>>;
  /** The figures of an outcome. */
  readonly resultOf: (outcome: Outcome) => Told['Result'];
  /** A view that was given; anything else is an `EngineError`. */
  readonly given: (view: PrintedView<T>) => PrintedView<T>;
  /** How everybody is called in a position. */
  readonly namesAt: (view: PrintedView<T>) => TableNames;
  /** What each seat is asked, as data, and what actions and questions are told with. */
  readonly read: (
    view: PrintedView<T>,
    told: InWords & { readonly reader: Reader | undefined },
  ) => { readonly questions: readonly Told['Question'][]; readonly scene: Told['Scene'] };
}

/** Makes what tells of a game. */
export function tellingOf<T extends GameTypes, Told extends ToldTypes<T>, Reader>({
  game,
  languages,
  ...parts
}: TellingParts<T, Told, Reader>): Telling<T, Told['Question'], Reader> {
  type Made = Telling<T, Told['Question'], Reader>;
  const event: Made['event'] = formatWith<T['Event']>(languages, game);
  const refusal: Made['refusal'] = explainWhole<T['Why']>(languages, game);
  const actionIn = actionWith<T['Action'], Told['Scene']>(languages, game);
  const questionIn = questionWith<T['Ask']['ask'], Told['Question'], Told['Scene']>(languages, game);
  const outcomeIn = outcomeWhole<Told['Reason'], Told['Result']>(languages, game);
  const outcome: Made['outcome'] = (ended, options) => {
    const result = attempt(() => parts.resultOf(ended));
    if (result !== undefined) return outcomeIn({ ...ended, ...result }, options);
    throw new EngineError('outcome/unknown', `An outcome of ${game} is needed here; ${named(ended)} is none.`);
  };
  return {
    event,
    refusal,
    outcome,
    speaking(seen, { locale, names: given = {}, reader }) {
      const view = parts.given(seen);
      const names = { ...parts.namesAt(view), ...given };
      const { questions, scene } = parts.read(view, { locale, names, reader });
      return {
        names,
        questions,
        action: (action, as = 'label') => actionIn(action, scene, { locale, as, names }),
        question: (asked) => questionIn(asked, scene, { locale, names }),
        event: (told) => event(told, { locale, names }),
        refusal: (why) => refusal(why, { locale, names }),
        outcome: (ended) => outcome(ended, { locale, names }),
      };
    },
  };
}

/** What a seat is asked; nothing, if it is asked nothing. */
export function askedOf<Question extends Asked>(questions: readonly Question[], seat: Seat): Question | undefined {
  return questions.find((question) => question.seat === seat);
}

/** What a seat is asked of this kind; nothing, if it is asked something else. */
export function askedFor<Question extends Asked & { readonly kind: string }, Kind extends Question['kind']>(
  kind: Kind,
  seat: Seat,
  at: { readonly askedOf: (seat: Seat) => Question | undefined },
): OfKind<Question, Kind> | undefined {
  const asked = at.askedOf(seat);
  return asked?.kind === kind ? (asked as OfKind<Question, Kind>) : undefined;
}

type OfKind<Question, Kind> = [Extract<Question, { readonly kind: Kind }>] extends [never]
  ? Question
  : Extract<Question, { readonly kind: Kind }>;

/** What a box says of its game beside sentences, in one language. */
type NamedLanguage = Pick<GameLanguage<GameTypes, ToldTypes>, 'box' | 'decisions' | 'seatName'>;

/** What else the words of a box are made of. */
export interface WordsParts<T extends GameTypes, Reader> {
  /** What the game says in the language that a tag names. */
  readonly languageOf: (tag: LocaleTag) => NamedLanguage;
  /** How everybody is called in a position. */
  readonly namesAt: (view: PrintedView<T>) => TableNames;
  /** Who can read the cards that are played with, if somebody can. */
  readonly reader?: Reader | undefined;
  /** What the cards of a pack of one's own are called, by locale and id. */
  readonly cards?: CardNames;
  /** How actions are clicked. */
  readonly clicks?: ClickRules<T> | undefined;
}

/** The words of a box, by what tells of its game; what may come of an action is told by the game itself. */
export function wordsByTelling<T extends GameTypes, Question extends Asked, Reader>(
  { speaking, event, refusal, outcome }: Telling<T, Question, Reader>,
  { languageOf, namesAt, reader, cards = {}, clicks }: WordsParts<T, Reader>,
): Omit<BoxWords<T, PrintedView<T>>, 'chance'> {
  const calling = (names: TableNames = {}): TableNames => ({ cards, ...names });
  const speaker = (view: PrintedView<T>, { locale, names }: BoxTelling): Speaker<T, Question> =>
    speaking(view, { locale, names: calling(names), reader });
  return {
    name: ({ locale }) => languageOf(locale).box.name,
    event: (told, { locale, names }) => event(told, { locale, names: calling(names) }),
    refusal: (why, { locale, names }) => refusal(why, { locale, names: calling(names) }),
    decision: (kind, { locale }) => nameOfDecision(givenText(kind, 'id of a decision'), languageOf(locale).decisions),
    question: ({ seat }, view, telling) => {
      const { questions, question } = speaker(view, telling);
      return question(sure(askedOf(questions, seat), `question for seat ${seat}`));
    },
    action: (action, view, telling) => speaker(view, telling).action(action, telling.as),
    label(lit, view, telling) {
      const { buttons = {} } = languageOf(telling.locale).box;
      const { action } = speaker(view, telling);
      return labelOf(lit, {
        action: (said) => action(said),
        button: (id) => (Object.hasOwn(buttons, id) ? buttons[id] : undefined),
        begun: clicks?.begun,
      });
    },
    seat: (seat, { locale }) => languageOf(locale).seatName(seat),
    outcome,
    names: (view) => calling(namesAt(view)),
  };
}
