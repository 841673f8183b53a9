import * as v from 'valibot';
import type { Fault } from '../basics/errors.ts';
import { EngineError } from '../basics/errors.ts';
import type { Plain } from '../basics/plain.ts';
import type { KernelWhy, Refusal } from '../basics/refusal.ts';
import type { Seating } from '../basics/seats.ts';
import type { GameTypes } from '../contract/game.ts';
import type { At, DeclineOf, FreeAction, Question, Rules } from '../contract/rules.ts';
import type { Locale } from '../words/languages.ts';
import { type CarryingOut, type Ending, inTurns, outcomeOf, type Turns, telling } from './course.ts';
import type { AnyTypes, Anything } from './erased.ts';
import { fieldsOf } from './fields.ts';
import { nodesOf } from './part.ts';
import { zonesOf } from './pools.ts';
import { tellRefusal } from './refusals.ts';
import { entriesOf } from './schema.ts';
import type { AskShape, ConfigShape, Declaration, Declared } from './shape.ts';
import { type UpkeepRules, upkeepOf } from './upkeep.ts';

/** What an author writes of a decision, beside its declaration. */
export type Answering<T extends GameTypes, Kind extends string> = Pick<
  Question<T, Kind>,
  'candidates' | 'among' | 'otherwise' | 'answer'
> &
  Partial<Pick<Question<T, Kind>, 'why'>> &
  ([DeclineOf<T, Kind>] extends [never] ? object : Pick<Question<T, Kind>, 'decline' & keyof Question<T, Kind>>);

/** What an author writes of a free action, beside its declaration. */
export type Doing<T extends GameTypes, Type extends string> = Pick<
  FreeAction<T, Type>,
  'candidates' | 'among' | 'otherwise' | 'do'
> &
  Partial<Pick<FreeAction<T, Type>, 'why'>>;

type FreeType<T extends GameTypes> = Exclude<T['Action']['type'], T['Ask']['ask']>;

/** The refusals whose sentences are not declared. */
type Untold<T extends GameTypes> = Exclude<
  T['Why'],
  KernelWhy | { readonly code: T extends { Told: infer Code } ? Code : never }
>;

// What is needed only if there is something to say: forgotten, it does not compile; where there is nothing, it is left out.
type Needed<Names, Table> = [Names] extends [never] ? Partial<Table> : Table;

interface CommonRules<T extends GameTypes>
  extends Omit<UpkeepRules<T>, 'opening' | 'seats'>,
    Pick<Rules<T>, 'id' | 'ended' | 'left' | 'languages'> {
  /** How many seats there are: so many, or from so many to so many; two, if not said. */
  readonly seats?: number | Seating;
  /** Goes up whenever the same seed and actions may give another game; 1 if not said. */
  readonly version?: number;
  /** Whatever else makes the ruleset: a pack of cards, a layout, options. */
  readonly options?: Plain;
  /** The names of the streams of chance; if not said, there is one, `chance`, where there are cards of a pool, and none elsewhere. */
  readonly streams?: readonly string[];
  /** How many seats a game of this config has, where that may differ. */
  seatsOf?(config: T['Config']): number;
  /** What each decision asks, allows and leads to. */
  readonly questions: Answerings<T>;
}

/** How a game begins, goes on and ends. */
type CourseRules<T extends GameTypes> =
  | (Pick<UpkeepRules<T>, 'opening'> & {
      readonly turns?: undefined;
      /** How the game ended, asked only when nothing is left to be done. */
      outcome(at: At<T>): Ending;
    })
  | (Partial<Pick<UpkeepRules<T>, 'opening'>> & {
      /** The decision that the seats take in turn, seat 0 first, until there is an outcome. */
      readonly turns: PlainAsk<T['Ask']>;
      /** How the game has ended; nothing, while it goes on. */
      outcome(at: At<T>): Ending | undefined;
    });

/** The decisions that are about nothing but the seat. */
type PlainAsk<AnyAsk extends { readonly ask: string }> = AnyAsk extends unknown
  ? Exclude<keyof AnyAsk, 'ask' | 'seat'> extends never
    ? AnyAsk['ask']
    : never
  : never;

/** What an author writes, beside the declaration, to make a game. */
export type ShapedRules<T extends GameTypes> = CommonRules<T> &
  CourseRules<T> &
  Needed<T['Step'], Pick<Rules<T>, 'steps'>> &
  Needed<
    FreeType<T>,
    {
      /** What may be done in between. */
      readonly freeActions: { readonly [Type in FreeType<T>]: Doing<T, Type> };
    }
  > &
  Needed<
    Untold<T>,
    | Required<Pick<Rules<T>, 'languages'>>
    | {
        /** The sentence of a refusal whose sentence is not declared. */
        explain(why: Untold<T>, locale: Locale): string;
      }
  >;

/** A shape whose types are these. */
export interface ShapeFor<T> extends Declared {
  /** For the compiler only. */
  readonly '~types': T;
}

/** The only stream of chance, where rules name none and there are cards to be dealt. */
const CHANCE_STREAM = 'chance';

/**
 * Rules, of which the declaration says whatever follows from it: `createGame(rulesOf<ChessTypes>(CHESS, { … }))`. Name the types:
 * without them the compiler takes a word that a rule returns for any text.
 *
 * @rule KER-10.7 What follows from the declaration, or is the same in most games, may be left out of rules.
 */
export function rulesOf<T extends GameTypes>(shape: ShapeFor<T>, rules: ShapedRules<NoInfer<T>>): Rules<T> {
  // The one door at which the types of these rules are erased: the compiler has checked them by the declaration's.
  return rulesMade(shape, rules as unknown as WrittenRules) as unknown as Rules<T>;
}

/** What an author has written, by name. */
interface WrittenRules
  extends Omit<UpkeepRules<AnyTypes>, 'opening' | 'seats'>,
    Partial<Pick<UpkeepRules<AnyTypes>, 'opening' | 'seats'>> {
  readonly id: string;
  readonly version?: number;
  readonly options?: Plain;
  readonly streams?: readonly string[];
  readonly turns?: string;
  readonly languages?: unknown;
  readonly steps?: Anything;
  readonly questions: Written;
  readonly freeActions?: Written;
  seatsOf?(config: unknown): number;
  outcome(at: object): Ending | undefined;
  explain?(why: Refusal, locale: Locale): string;
}

type Written = Readonly<Record<string, WrittenQuestion | CarryingOut>>;

interface WrittenQuestion {
  readonly answer?: CarryingOut;
  readonly decline?: CarryingOut;
}

function rulesMade({ declaration }: Declared, written: WrittenRules): object {
  const seats = seatingOf(written.seats ?? TWO);
  checkSeatsOf(written.id, seats, written.seatsOf);
  const turns = turnsOf(written);
  return {
    ...written,
    ...upkeepOf<AnyTypes>({ declaration }, { ...written, seats, ...beginning(written, turns) }),
    version: written.version ?? 1,
    seats,
    options: written.options ?? {},
    streams: written.streams ?? streamsFor(declaration),
    config: configSchemaOf(declaration.config ?? {}),
    seatsOf: written.seatsOf ?? (() => seats.min),
    steps: written.steps ?? {},
    questions: questionsMade(declaration.asks, written.questions, { seats: seats.max, turns }),
    freeActions: freeActionsMade(declaration.free ?? {}, written.freeActions ?? {}, seats.max),
    outcome: (at: AnyTypes['State']) => outcomeOf(endingOf(written, at), at.decisions.length),
    ...(written.languages === undefined ? { explain: explaining(declaration, written.explain) } : {}),
  };
}

// KER-10.17: cards are dealt by chance; dice and the like are not declared, and whoever throws them names their stream.
function streamsFor({ table }: Declaration): readonly string[] {
  return zonesOf(nodesOf(table)).length === 0 ? [] : [CHANCE_STREAM];
}

function endingOf({ id, outcome }: WrittenRules, at: AnyTypes['State']): Ending {
  const ending = outcome(at);
  if (ending !== undefined) return ending;
  throw new EngineError('ruleset/invalid', `The game '${id}' is over, and its rules do not say how it ended.`);
}

function turnsOf({ turns, outcome }: WrittenRules): Turns | undefined {
  if (turns === undefined) return undefined;
  return { kind: turns, isOver: (at) => outcome(at) !== undefined };
}

// KER-10.10: in a game of turns, seat 0 is asked first; and it is over as soon as there is an outcome, and not before.
function beginning({ opening, invariants }: WrittenRules, turns: Turns | undefined) {
  if (turns === undefined) return { opening: opening ?? [] };
  return {
    opening: opening ?? [{ ask: turns.kind, seat: 0 }],
    invariants: {
      ...invariants,
      [OVER]: (state: AnyTypes['State']) => (state.agenda.length === 0) === turns.isOver(state),
    },
  };
}

const OVER = 'the game is over when there is an outcome, and not before';

/** As many seats as most games have. */
const TWO = 2;

const seatingOf = (seats: number | Seating): Seating =>
  typeof seats === 'number' ? { min: seats, max: seats } : seats;

function checkSeatsOf(id: string, { min, max }: Seating, seatsOf: unknown): void {
  if (min === max || seatsOf !== undefined) return;
  const faults: Fault[] = [{ path: 'seatsOf', message: `is missing; there may be ${min} to ${max} seats` }];
  throw new EngineError('ruleset/invalid', `The game '${id}' cannot be seated.`, faults);
}

function configSchemaOf(config: ConfigShape): v.GenericSchema<unknown, unknown> {
  return isSchema(config) ? config : v.strictObject(entriesOf(nodesOf(config)));
}

function isSchema(config: ConfigShape): config is v.GenericSchema<unknown, unknown> {
  return '~run' in config;
}

const ALLOWED = (): undefined => undefined;

/**
 * What an author writes of each decision, beside its declaration. Where that is nothing but how an answer is carried out, it may
 * stand alone.
 *
 * @rule KER-10.18 A decision of which nothing is written but its answer may be written as that answer.
 */
export type Answerings<T extends GameTypes> = {
  readonly [Kind in T['Ask']['ask']]: Answering<T, Kind> | AnswerAlone<T, Kind>;
};

// What may be declined has to say what happens then.
type AnswerAlone<T extends GameTypes, Kind extends string> = [DeclineOf<T, Kind>] extends [never]
  ? Question<T, Kind>['answer']
  : never;

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

// Every question gets the same keys in the same order: code that has seen one shape of it runs faster.
function questionsMade(asks: Declaration['asks'], written: Written, { seats, turns }: Asking): Anything {
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

function freeActionsMade(free: NonNullable<Declaration['free']>, written: Written, seats: number): Anything {
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

function explaining({ refusals = {} }: Declaration, explain: WrittenRules['explain']) {
  return (why: Refusal, locale: Locale): string =>
    explain === undefined || Object.hasOwn(refusals, why.code)
      ? tellRefusal(refusals, why, locale)
      : explain(why, locale);
}
