import type { Position, PositionView } from './agenda.ts';
import { positionFaults, viewAgenda } from './agenda.ts';
import { luckOf, seeded } from './chance.ts';
import { type At, type Changing, type Engine, engineOf } from './engine.ts';
import { EngineError, type Fault, IllegalAction, unknownSeat } from './errors.ts';
import { eventsSeenBy, listen } from './events.ts';
import type { DecisionTraits, Game, GameTypes, Luck } from './game.ts';
import { hash } from './hash.ts';
import { asksToAnswer, judge, optionsOf, pendingDecisions } from './legal.ts';
import { clonePlain, deepFreeze, freezeNew, frozenCopy } from './plain.ts';
import { firstPosition, positionAfter } from './pure.ts';
import { createRandom } from './random.ts';
import type { KernelWhy } from './refusal.ts';
import type { Rules } from './rules.ts';
import { parsed, refuseEndless, SEED } from './schemas.ts';
import type { Viewer } from './seats.ts';
import { explainKernel, isKernelWhy, type Locale } from './sentences.ts';
import { type Simulator, simulator } from './simulate.ts';

/**
 * Makes a game from its rules.
 *
 * @param simulate the direct mode, from a module that is loaded a second time (see {@link simulator}); made from these
 * rules where it is left out.
 */
export function createGame<T extends GameTypes>(rules: Rules<T>, simulate: Simulator<T> = simulator(rules)): Game<T> {
  type State = T['State'];
  type View = T['View'];
  const engine = engineOf(rules);
  const ruleset = rulesetOf(rules);

  function admitted<Thing extends State | View>(at: Thing): Thing {
    const name: unknown = (at as Thing | undefined | null)?.ruleset;
    if (name === ruleset) return at;
    const what = typeof name === 'string' ? `belongs to the ruleset '${name}'` : 'is no state or view of any ruleset';
    throw new EngineError('ruleset/foreign', `This ${what}; the game here is '${ruleset}'.`);
  }

  /** A state of this ruleset, and not a view of one. */
  function stateOf(state: State): State {
    if (!('viewer' in admitted(state))) return state;
    throw new EngineError('state/is-view', 'This is a view; only a state can be changed, looked at or simulated.');
  }

  function explain(refusal: T['Why'], locale: Locale = 'en'): string {
    if (isKernelWhy(refusal)) return rules.explainCommon?.(refusal, locale) ?? explainKernel(refusal, locale);
    return rules.explain(refusal as Exclude<T['Why'], KernelWhy>, locale);
  }

  function brokenInvariants(state: State): Fault[] {
    return Object.entries(rules.invariants).flatMap(([name, look]) => invariantFaults(name, look(state)));
  }

  function seatedViewer(state: State, viewer: Viewer): Viewer {
    const seats = state.decisions.length;
    if (viewer === 'spectator' || (Number.isInteger(viewer) && viewer >= 0 && viewer < seats)) return viewer;
    throw unknownSeat(viewer, seats);
  }

  function firstState(config: T['Config'], luck: Luck): State {
    const checked = parsed(rules.config, config, 'config', 'config/invalid');
    const source = typeof luck === 'object' && luck !== null ? luck : { seed: luck };
    if ('seed' in source) parsed(SEED, source.seed, 'seed', 'config/invalid');
    const { chance, decide } = luckOf(source, rules.streams);
    const seats = rules.seatsOf(checked);
    if (!Number.isInteger(seats) || seats < rules.seats.min || seats > rules.seats.max) {
      const message = `The rules give this config ${seats} seats; they are for ${rules.seats.min} to ${rules.seats.max}.`;
      throw new EngineError('ruleset/invalid', message);
    }
    const position: Omit<Position, 'agenda'> = {
      ruleset,
      chance,
      decisions: Array.from({ length: seats }, () => 0),
    };
    const fresh = { ...position, ...clonePlain(rules.setup(checked, seats)) };
    return firstPosition(engine, fresh as unknown as Changing, decide) as unknown as State;
  }

  return {
    id: rules.id,
    seats: rules.seats,
    ruleset,
    decisions: traitsOf(rules),

    setup: firstState,

    begin(config, luck) {
      const { result, events } = listen(() => firstState(config, luck));
      return { state: result, events: freezeNew(events) };
    },

    pending: (at) => pendingDecisions(engine, admitted(at)),

    *legalActions(at, seat) {
      const asks = asksToAnswer(admitted(at));
      for (const ask of asks) if (seat === undefined || seat === ask.seat) yield* optionsOf(engine, at, ask);
    },

    whyIllegal: (at, action) => judge(engine, admitted(at) as At, action).refusal,

    reduce(state, action) {
      const { action: legal, refusal } = judge(engine, stateOf(state) as At, action);
      if (legal === undefined) throw new IllegalAction(refusal, explain(refusal));
      return positionAfter(engine, state as unknown as Changing, legal) as unknown as State;
    },

    apply(state, action) {
      const { action: legal, refusal } = judge(engine, stateOf(state) as At, action);
      if (legal === undefined) return { ok: false, refusal };
      const { result, events } = listen(() => positionAfter(engine, state as unknown as Changing, legal));
      return { ok: true, state: result as unknown as State, events: freezeNew(events), action: freezeNew(legal) };
    },

    view(state, viewer) {
      const who = seatedViewer(stateOf(state), viewer);
      // What a view has in common with the state is frozen in both: a state that may still change gives a copy.
      const lasting = frozenCopy(state);
      const position: PositionView = {
        ruleset,
        viewer: who,
        agenda: viewAgenda(lasting.agenda, who),
        // Others' counts would tell how far they are with their secret decisions.
        decisions: lasting.decisions.map((count, seat) => (seat === who ? count : -1)),
      };
      return freezeNew(joined(rules.mask(lasting, who), position)) as View;
    },

    viewEvents: (events, viewer) => eventsSeenBy(events, viewer),

    determinize(view, seed) {
      const random = createRandom(seed);
      const position: Omit<Position, 'agenda'> = {
        ruleset,
        chance: seeded(random.seed(), rules.streams),
        decisions: admitted(view).decisions.map((count) => Math.max(count, 0)),
      };
      return freezeNew(joined(rules.imagine(frozenCopy(view), random), position)) as unknown as State;
    },

    simulate: (state, options) => simulate(stateOf(state), options),

    outcome: (at) => (admitted(at).agenda.length === 0 ? rules.outcome(at) : undefined),

    explain,

    restore(saved) {
      refuseEndless(saved, 'state', 'save/invalid');
      const state = admitted(parsed(rules.state, saved, 'state', 'save/invalid'));
      const faults = positionFaults(state, rules);
      if (faults.length === 0) faults.push(...brokenInvariants(state));
      if (faults.length === 0) faults.push(...unanswerable(engine, state));
      if (faults.length === 0) return deepFreeze(state);
      throw new EngineError('save/invalid', `This is no position of ${ruleset}.`, faults);
    },

    faults: (state) => brokenInvariants(stateOf(state)),
  };
}

function invariantFaults(name: string, found: boolean | Iterable<Fault>): Fault[] {
  if (found === true) return [];
  if (found === false) return [{ path: 'state', message: `breaks the invariant '${name}'` }];
  return Array.from(found, ({ path, message }) => ({ path, message: `${message} ('${name}')` }));
}

// Nobody is asked what has no answer: a position in which somebody is cannot have come up.
function unanswerable(engine: Engine, state: At): Fault[] {
  const dead = asksToAnswer(state).filter((ask) => optionsOf(engine, state, ask).next().done);
  return dead.map(({ ask, seat }) => ({
    path: 'state.agenda',
    message: `seat ${seat} is asked '${ask}' and has no legal answer`,
  }));
}

// `{ ...own, ...position }` would give the same, and take many times as long.
function joined(own: object, position: object): object {
  return Object.assign({}, own, position);
}

function rulesetOf<T extends GameTypes>({ id, version, options, seats, streams }: Rules<T>): string {
  const digest = hash({ options, seats, streams }).toString(16).padStart(8, '0');
  return `${id}/${version}/${digest}`;
}

function traitsOf<T extends GameTypes>(rules: Rules<T>): Readonly<Record<string, DecisionTraits>> {
  const traits = Object.entries(engineOf(rules).questions).map(([kind, { options, window, decline }]) => {
    const of: DecisionTraits = {
      options,
      decline: decline === undefined ? 'never' : 'may',
      window: window ?? 'shut',
    };
    return [kind, of] as const;
  });
  return Object.freeze(Object.fromEntries(traits));
}
