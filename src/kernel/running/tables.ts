import { EngineError } from '../basics/errors.ts';
import type { Refusal } from '../basics/refusal.ts';
import type { Viewer } from '../basics/seats.ts';
import type { Chance } from '../chance/chance.ts';
import type { AnyWork, Ask, Entry, HiddenAsk, Step } from '../contract/agenda.ts';
import type { BaseAction, DecisionTraits, FreeActionTraits, GameTypes } from '../contract/game.ts';
import type { Rules } from '../contract/rules.ts';
import type { Shape } from '../reading/fields.ts';
import { partsOf } from '../reading/object-fields.ts';
import { type Reader, readersOf } from '../reading/readers.ts';
import { ALLOWED } from '../shape/questions.ts';
import { listing } from './candidates.ts';
import { refusingOthers } from './otherwise.ts';

/** A state or a view, as far as the kernel looks into it. */
export interface At {
  readonly ruleset: string;
  readonly viewer?: Viewer;
  readonly agenda: readonly Entry<AnyWork | HiddenAsk>[];
  readonly decisions: readonly number[];
}

/** A simulation's own copy, or the one on which an action is tried, as far as the kernel changes it. */
export interface Changing {
  ruleset: string;
  chance: Chance;
  agenda: Entry<Step | Ask>[];
  decisions: number[];
}

type Candidates = (at: At, ask: Ask) => Iterable<BaseAction>;
type Why = (at: At, ask: Ask, action: BaseAction) => Refusal | undefined;
type CarryOut = (draft: Changing, ask: Ask, action: BaseAction) => void;
type DoStep = (draft: Changing, step: Step) => void;

/** What the rules say of a question or a free action, as far as both say it. */
interface Written {
  readonly fields: Shape;
  readonly candidates?: Candidates;
  readonly exact?: true;
  readonly otherwise?: object;
  readonly why: Why;
}

interface WrittenQuestion extends Written {
  readonly options: DecisionTraits['options'];
  readonly asked?: 'always';
  readonly window?: 'open';
  readonly answer: CarryOut;
  readonly decline?: CarryOut;
}

interface WrittenFreeAction extends Written {
  readonly options?: 'private';
  readonly do: CarryOut;
}

interface WrittenTables {
  readonly steps: Readonly<Record<string, DoStep>>;
  readonly questions: Readonly<Record<string, WrittenQuestion>>;
  readonly freeActions: Readonly<Record<string, WrittenFreeAction>>;
  readonly clone: (state: Changing) => Changing;
  readonly ended?: (draft: Changing) => void;
}

/** What can be said at a decision, and what is against it. */
export interface Sayable {
  readonly fields: Shape;
  readonly candidates: Candidates;
  readonly why: Why;
  /** What is against a candidate: at most what is against anything else, and nothing where candidates are legal answers only. */
  readonly whyNotListed: Why | undefined;
}

/** A kind of decision. All of them have all the keys: code that has seen one shape runs faster. */
interface AnyQuestion extends Sayable {
  readonly traits: DecisionTraits;
  readonly answer: CarryOut;
  readonly decline: CarryOut | undefined;
}

/** A kind of free action. */
interface AnyFreeAction extends Sayable {
  readonly traits: FreeActionTraits;
  readonly do: CarryOut;
}

/**
 * The tables of a game's rules, as the kernel runs them: names are looked up, types have been checked by the compiler. To look up
 * one of dozens of names in an object takes three times as long as in a map.
 */
export interface Engine {
  readonly steps: ReadonlyMap<string, DoStep>;
  readonly questions: ReadonlyMap<string, AnyQuestion>;
  readonly freeActions: ReadonlyMap<string, AnyFreeAction>;
  /** The fields of each type of action, made ready for reading. */
  readonly readers: ReadonlyMap<string, readonly Reader[]>;
  /** A copy of all in a position that changes. */
  readonly clone: (state: Changing) => Changing;
  readonly ended: ((draft: Changing) => void) | undefined;
}

/** The tables of these rules. */
export function engineOf<T extends GameTypes>(rules: Pick<Rules<T>, keyof WrittenTables>): Engine {
  const written = rules as unknown as WrittenTables;
  const questions = tableOf(written.questions, questionOfRules);
  const freeActions = tableOf(written.freeActions, freeActionOfRules);
  return {
    steps: new Map(Object.entries(written.steps)),
    questions,
    freeActions,
    readers: new Map([...questions, ...freeActions].map(([type, { fields }]) => [type, readersOf(partsOf(fields))])),
    clone: written.clone,
    ended: written.ended,
  };
}

function tableOf<Said, Made>(
  written: Readonly<Record<string, Said>>,
  made: (type: string, said: Said) => Made,
): ReadonlyMap<string, Made> {
  return new Map(Object.entries(written).map(([type, said]) => [type, made(type, said)]));
}

function questionOfRules(type: string, said: WrittenQuestion): AnyQuestion {
  const { fields, candidates, why, whyNotListed } = sayable(type, said);
  const { answer, decline } = said;
  return { traits: traitsOf(said), fields, candidates, why, whyNotListed, answer, decline };
}

function freeActionOfRules(type: string, said: WrittenFreeAction): AnyFreeAction {
  const { fields, candidates, why, whyNotListed } = sayable(type, said);
  return { traits: { options: said.options ?? 'public' }, fields, candidates, why, whyNotListed, do: said.do };
}

/**
 * When a decision is asked: always where the missing question would betray something (private options) or take something
 * away (an open window), and where the rules say so; of all others only those that leave a choice.
 *
 * @rule KER-1.7 A decision that leaves no choice is taken by the engine, except where it is asked always.
 */
function traitsOf({ options, decline, window, asked }: WrittenQuestion): DecisionTraits {
  return {
    options,
    decline: decline === undefined ? 'never' : 'may',
    window: window ?? 'shut',
    asked: options === 'private' || window === 'open' ? 'always' : (asked ?? 'choice'),
  };
}

function sayable(type: string, said: Written): Sayable {
  const { fields, candidates = listing(type, said), why } = said;
  // What is made from `among` has its values: nothing but the rest has to be asked of it.
  const isAmong = said.candidates === undefined;
  const isExact = said.exact ?? (isAmong && why === ALLOWED);
  if (said.otherwise === undefined) return { fields, candidates, why, whyNotListed: isExact ? undefined : why };
  const refusing = refusingOthers<At>(type, said, why);
  return { fields, candidates, why: refusing, whyNotListed: isExact ? undefined : isAmong ? why : refusing };
}

/** The question of this kind. */
export function questionOf(engine: Engine, kind: string): AnyQuestion {
  const question = engine.questions.get(kind);
  if (question === undefined) throw unknownStep(kind);
  return question;
}

/** The error of a name that the rules do not have. */
export function unknownStep(name: string): EngineError {
  return new EngineError('agenda/unknown-step', `The rules have no step or decision '${name}'.`);
}
