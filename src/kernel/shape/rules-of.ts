import * as v from 'valibot';
import type { Fault } from '../basics/errors.ts';
import { EngineError } from '../basics/errors.ts';
import type { Plain } from '../basics/plain.ts';
import type { KernelWhy, Refusal } from '../basics/refusal.ts';
import type { Seating } from '../basics/seats.ts';
import type { GameTypes, Outcome } from '../contract/game.ts';
import type { At, DeclineOf, FreeAction, Question, Rules } from '../contract/rules.ts';
import type { Locale } from '../words/languages.ts';
import { fieldsOf } from './fields.ts';
import { nodesOf } from './part.ts';
import { tellRefusal } from './refusals.ts';
import { entriesOf } from './schema.ts';
import type { ConfigShape, Declaration, Declared } from './shape.ts';
import { type UpkeepRules, upkeepOf } from './upkeep.ts';

/** What an author writes of a decision, beside its declaration. */
export type Answering<T extends GameTypes, Kind extends string> = Pick<
  Question<T, Kind>,
  'candidates' | 'among' | 'answer'
> &
  Partial<Pick<Question<T, Kind>, 'why'>> &
  ([DeclineOf<T, Kind>] extends [never] ? object : Pick<Question<T, Kind>, 'decline' & keyof Question<T, Kind>>);

/** What an author writes of a free action, beside its declaration. */
export type Doing<T extends GameTypes, Type extends string> = Pick<FreeAction<T, Type>, 'candidates' | 'among' | 'do'> &
  Partial<Pick<FreeAction<T, Type>, 'why'>>;

/** How a game ended; the winners are the first of the ranking, unless others are named. */
export type Ending = Omit<Outcome, 'winners'> & Partial<Pick<Outcome, 'winners'>>;

type FreeType<T extends GameTypes> = Exclude<T['Action']['type'], T['Ask']['ask']>;

/** The refusals whose sentences are not declared. */
type Untold<T extends GameTypes> = Exclude<
  T['Why'],
  KernelWhy | { readonly code: T extends { Told: infer Code } ? Code : never }
>;

// What is needed only if there is something to say: forgotten, it does not compile; where there is nothing, it is left out.
type Needed<Names, Table> = [Names] extends [never] ? Partial<Table> : Table;

interface CommonRules<T extends GameTypes>
  extends UpkeepRules<T>,
    Pick<Rules<T>, 'id' | 'busy' | 'ended' | 'left' | 'languages'> {
  /** Goes up whenever the same seed and actions may give another game; 1 if not said. */
  readonly version?: number;
  /** Whatever else makes the ruleset: a pack of cards, a layout, options. */
  readonly options?: Plain;
  /** The names of the streams of chance; one, `chance`, if not said. */
  readonly streams?: readonly string[];
  /** How many seats a game of this config has, where that may differ. */
  seatsOf?(config: T['Config']): number;
  /** What each decision asks, allows and leads to. */
  readonly questions: { readonly [Kind in T['Ask']['ask']]: Answering<T, Kind> };
  /** How the game ended, asked only when nothing is left to be done. */
  outcome(at: At<T>): Ending;
}

/** What an author writes, beside the declaration, to make a game. */
export type ShapedRules<T extends GameTypes> = CommonRules<T> &
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

/** The only stream of chance, where rules name none. */
const CHANCE_STREAM = 'chance';

type Anything = Readonly<Record<string, unknown>>;

/**
 * Rules, of which the declaration says whatever follows from it: `createGame(rulesOf<ChessTypes>(CHESS, { … }))`. Name the types:
 * without them the compiler takes a word that a rule returns for any text.
 *
 * @rule KER-10.7 What follows from the declaration, or is the same in most games, may be left out of rules.
 */
export function rulesOf<T extends GameTypes>(shape: ShapeFor<T>, rules: ShapedRules<NoInfer<T>>): Rules<T> {
  const { declaration } = shape;
  const written = rules as unknown as CommonRules<T> & Partial<WrittenTables>;
  const seats = typeof written.seats === 'number' ? { min: written.seats, max: written.seats } : written.seats;
  checkSeatsOf(written.id, seats, written.seatsOf);
  const made = {
    ...written,
    ...upkeepOf<T>(shape, written),
    version: written.version ?? 1,
    seats,
    options: written.options ?? {},
    streams: written.streams ?? [CHANCE_STREAM],
    config: configSchemaOf(declaration.config ?? {}),
    seatsOf: written.seatsOf ?? (() => seats.min),
    steps: written.steps ?? {},
    questions: questionsOf(declaration, written.questions, seats.max),
    freeActions: freeActionsOf(declaration, written.freeActions ?? {}, seats.max),
    outcome: (at: At<T>): Outcome => withWinners(written.outcome(at)),
    ...(written.languages === undefined ? { explain: explaining(declaration, written.explain) } : {}),
  };
  return made as unknown as Rules<T>;
}

/** The tables that may be left out where they would be empty. */
interface WrittenTables {
  readonly steps: Readonly<Record<string, unknown>>;
  readonly freeActions: Readonly<Record<string, unknown>>;
  explain(why: never, locale: Locale): string;
}

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

// Every question gets the same keys in the same order: code that has seen one shape of it runs faster.
function questionsOf({ asks }: Declaration, written: Anything, seats: number): Anything {
  const questions = Object.entries(asks).map(([kind, { says = {}, options = 'public', asked, window }]) => [
    kind,
    {
      options,
      ...(asked === undefined ? {} : { asked }),
      ...(window === undefined ? {} : { window }),
      fields: fieldsOf(says, seats),
      why: ALLOWED,
      ...(written[kind] as object),
    },
  ]);
  return Object.fromEntries(questions) as Anything;
}

function freeActionsOf({ free = {} }: Declaration, written: Anything, seats: number): Anything {
  const actions = Object.entries(free).map(([type, { says = {}, options }]) => [
    type,
    {
      ...(options === undefined ? {} : { options }),
      fields: fieldsOf(says, seats),
      why: ALLOWED,
      ...(written[type] as object),
    },
  ]);
  return Object.fromEntries(actions) as Anything;
}

function withWinners(ending: Ending): Outcome {
  const [first = []] = ending.ranking;
  return { winners: first, ...ending };
}

function explaining({ refusals = {} }: Declaration, explain: WrittenTables['explain'] | undefined) {
  return (why: Refusal, locale: Locale): string =>
    explain === undefined || Object.hasOwn(refusals, why.code)
      ? tellRefusal(refusals, why, locale)
      : explain(why as never, locale);
}
