import * as v from 'valibot';
import { EngineError, type Fault } from '../basics/errors.ts';
import type { Plain } from '../basics/plain.ts';
import type { Refusal } from '../basics/refusal.ts';
import type { Seating } from '../basics/seats.ts';
import type { GameTypes } from '../contract/game.ts';
import type { Rules } from '../contract/rules.ts';
import type { Locale } from '../words/languages.ts';
import { type Ending, outcomeOf, type Turns } from './course.ts';
import { DEAL, type Deals, dealing } from './dealing.ts';
import type { AnyTypes, Anything } from './erased.ts';
import { nodesOf } from './part.ts';
import { freeActionsMade, questionsMade, type Written } from './questions.ts';
import { tellRefusal } from './refusals.ts';
import { entriesOf } from './schema.ts';
import type { ConfigShape, Declaration, Declared } from './shape.ts';
import { type UpkeepRules, upkeepOf } from './upkeep.ts';
import type { ShapedRules } from './written.ts';
import { zonesOf } from './zones.ts';

/** A shape whose types are these. */
export interface ShapeFor<T> extends Declared {
  /** For the compiler only. What is printed is no part of a shape: an author names its type beside it. */
  readonly '~types': T | Omit<T, 'Printed'>;
}

/**
 * Rules, of which the declaration says whatever follows from it: `createGame(rulesOf<ChessTypes>(CHESS, { … }))`. Name the types:
 * without them the compiler takes a word that a rule returns for any text.
 *
 * @example The rules of Kuhn poker
 * {@includeCode ../../../docs/examples/kuhn/index.ts#rules}
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

function rulesMade({ declaration }: Declared, written: WrittenRules): object {
  const seats = seatingOf(written.seats ?? TWO);
  checkSeatsOf(written.id, seats, written.seatsOf);
  const turns = turnsOf(written);
  const streams = written.streams ?? streamsFor(declaration);
  return {
    ...written,
    ...upkeepOf<AnyTypes>({ declaration }, { ...written, seats, ...beginning(written, turns, declaration.deals) }),
    version: written.version ?? 1,
    seats,
    options: written.options ?? {},
    streams,
    config: configSchemaOf(declaration.config ?? {}),
    seatsOf: written.seatsOf ?? (() => seats.min),
    steps: { ...written.steps, ...dealt(declaration, streams) },
    questions: questionsMade(declaration.asks, written.questions, { seats: seats.max, turns }),
    freeActions: freeActionsMade(declaration.free ?? {}, written.freeActions ?? {}, seats.max),
    outcome: (at: AnyTypes['State']) => outcomeOf(endingOf(written, at), at.decisions.length),
    ...(written.languages === undefined ? { explain: explaining(declaration, written.explain) } : {}),
  };
}

/** The only stream of chance, where rules name none and there are cards to be dealt. */
const CHANCE_STREAM = 'chance';

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
function beginning({ opening, invariants }: WrittenRules, turns: Turns | undefined, deals: Deals | undefined) {
  const first = dealtFirst(opening ?? (turns === undefined ? [] : [{ ask: turns.kind, seat: 0 }]), deals);
  if (turns === undefined) return { opening: first };
  return {
    opening: first,
    invariants: {
      ...invariants,
      [OVER]: (state: AnyTypes['State']) => (state.agenda.length === 0) === turns.isOver(state),
    },
  };
}

// KER-10.20: cards are dealt before anything else happens.
function dealtFirst(opening: UpkeepRules<AnyTypes>['opening'], deals: Deals | undefined): typeof opening {
  if (deals === undefined) return opening;
  const deal = { do: DEAL };
  return typeof opening === 'function' ? (...given) => [deal, ...opening(...given)] : [deal, ...opening];
}

/** The step that deals what is declared to be dealt: by the first stream of chance. */
function dealt({ table, deals }: Declaration, [stream = '']: readonly string[]): Anything {
  return deals === undefined ? {} : { [DEAL]: dealing(deals, nodesOf(table), stream) };
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

function explaining({ refusals = {} }: Declaration, explain: WrittenRules['explain']) {
  return (why: Refusal, locale: Locale): string =>
    explain === undefined || Object.hasOwn(refusals, why.code)
      ? tellRefusal(refusals, why, locale)
      : explain(why, locale);
}
