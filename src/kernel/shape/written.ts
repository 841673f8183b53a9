import type { Plain } from '../basics/plain.ts';
import type { KernelWhy } from '../basics/refusal.ts';
import type { Seating } from '../basics/seats.ts';
import type { GameTypes } from '../contract/game.ts';
import type { At, DeclineOf, FreeAction, Question, Rules } from '../contract/rules.ts';
import type { Locale } from '../words/languages.ts';
import type { Ending } from './course.ts';
import type { UpkeepRules } from './upkeep.ts';

/** What an author writes of a decision, beside its declaration. */
export type Answering<T extends GameTypes, Kind extends string> = Pick<
  Question<T, Kind>,
  'candidates' | 'exact' | 'among' | 'otherwise' | 'answer'
> &
  Partial<Pick<Question<T, Kind>, 'why'>> &
  ([DeclineOf<T, Kind>] extends [never] ? object : Pick<Question<T, Kind>, 'decline' & keyof Question<T, Kind>>);

/** What an author writes of a free action, beside its declaration. */
export type Doing<T extends GameTypes, Type extends string> = Pick<
  FreeAction<T, Type>,
  'candidates' | 'exact' | 'among' | 'otherwise' | 'do'
> &
  Partial<Pick<FreeAction<T, Type>, 'why'>>;

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

/** What may be done in between: the actions that answer no question. */
export type FreeType<T extends GameTypes> = Exclude<T['Action']['type'], T['Ask']['ask']>;

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
  Needed<keyof T['Printed'], Required<Pick<Rules<T>, 'printed'>>> &
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
