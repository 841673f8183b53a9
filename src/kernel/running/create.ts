import { EngineError, type Fault, IllegalAction, unknownSeat } from '../basics/errors.ts';
import { givenList, givenObject, givenOptions, rulesetIn } from '../basics/given.ts';
import { hashOf } from '../basics/hash-inside.ts';
import { clonePlain, deepFreeze, freezeAll, freezeNew, freezeParts, frozenCopy } from '../basics/plain.ts';
import { isSeat, MOST_SEATS, type Viewer } from '../basics/seats.ts';
import { type LuckSource, luckOf, seeded } from '../chance/chance.ts';
import { createRandom } from '../chance/random.ts';
import type { PositionView } from '../contract/agenda.ts';
import { positionFaults, viewAgenda } from '../contract/agenda.ts';
import { givenDepartures, outcomeOfLeaving } from '../contract/departure.ts';
import { eventsSeenBy, listen } from '../contract/events.ts';
import { MEANWHILE } from '../contract/frames.ts';
import type { Applying, FrameWishes, Game, GameTypes, Luck, Outcome } from '../contract/game.ts';
import type { Rules } from '../contract/rules.ts';
import { parsed } from '../reading/reading.ts';
import { CHANCE, SEED } from '../shape/schemas.ts';
import { speechOf } from '../words/sentences.ts';
import { actionShapes } from './action-shapes.ts';
import { type AnyTypes, Camera, Lens, type Views, viewFor } from './frames.ts';
import { asksToAnswer, judge, listedOptions, optionsOf, pendingDecisions } from './legal.ts';
import { firstPosition, positionAfter, thawed, trialOf } from './pure.ts';
import { simulationOf } from './simulate.ts';
import { type At, type Engine, engineOf } from './tables.ts';
import { hasWorlds } from './worlds.ts';

/**
 * Makes a game from its rules.
 *
 * @example A game of rules
 * {@includeCode ../../../docs/examples/tic-tac-toe/index.ts#made}
 */
export function createGame<T extends GameTypes>(rules: Rules<T>): Game<T> {
  // The one door at which the types of a game are erased: the compiler has checked its rules, and from here on it is one game
  // like any other.
  return gameOf(rules as unknown as Rules<AnyTypes>) as unknown as Game<T>;
}

function gameOf(rules: Rules<AnyTypes>): Game<AnyTypes> {
  type State = AnyTypes['State'];
  type View = AnyTypes['View'];
  checkSeating(rules);
  const engine = engineOf<AnyTypes>(rules);
  const table = { rules, engine };
  const ruleset = rulesetOf(rules);

  function admitted<Thing extends State | View>(at: Thing): Thing {
    // KER-2.4: a state, a view, a save or a record of another ruleset is refused by name.
    const name = rulesetIn(at);
    if (name === ruleset) return at;
    const what = typeof name === 'string' ? `belongs to the ruleset '${name}'` : 'is no state or view of any ruleset';
    throw new EngineError('ruleset/foreign', `This ${what}; the game here is '${ruleset}'.`);
  }

  /** A state of this ruleset, and not a view of one. */
  function stateOf(state: State): State {
    if (!('viewer' in admitted(state))) return state;
    throw new EngineError('state/is-view', 'This is a view; pass a state.');
  }

  /** A view of this ruleset, and not a state, from which everything could be known. */
  function viewOf(view: View): View {
    if ('viewer' in admitted(view)) return view;
    throw new EngineError('view/is-state', 'This is a state; pass a view of it.');
  }

  const { locales, seatName, explain } = speechOf<AnyTypes['Why']>(rules);

  function brokenInvariants(state: State): Fault[] {
    const unfit = [...(rules.fits?.(state) ?? [])];
    if (unfit.length > 0) return invariantFaults('everything fits the table', unfit);
    return Object.entries(rules.invariants).flatMap(([name, look]) => invariantFaults(name, look(state)));
  }

  /** Checks who wants frames. Returns what makes the camera, if somebody does. */
  const filming = ({ frames, look }: FrameWishes, seats: number) => {
    const viewers = frames === undefined ? [] : viewersIn(frames, seats);
    return (before: () => State, copy: State, known?: Views): Camera | undefined =>
      viewers.length === 0 ? undefined : new Camera(look === 'all' ? everywhere : lens, before(), copy, viewers, known);
  };

  /** Whom an action comes from, if that is said, and who wants frames of it. */
  function wishesOf(state: State | View, by: Applying | undefined) {
    const seats = state.decisions.length;
    const wishes = by === undefined ? { frames: [] } : givenOptions(by);
    const { as } = wishes as Applying;
    // A look-up that found nobody must not end in believing the action.
    if (!isSeat(as, seats) && ('as' in wishes || wishes.frames === undefined)) throw unknownSeat(as, seats);
    return { camera: filming(wishes, seats), sender: as };
  }

  /** Returns the position from which the opening starts, and what decides in it. */
  function blank(config: unknown, luck: Luck) {
    const checked = parsed(rules.config, config, 'config', 'config/invalid');
    const { chance, decide } = luckOf(givenLuck(luck), rules.streams);
    const seats = rules.seatsOf(checked);
    if (!Number.isInteger(seats) || seats < rules.seats.min || seats > rules.seats.max) {
      const message = `The rules give this config ${seats} seats; they are for ${rules.seats.min} to ${rules.seats.max}.`;
      throw new EngineError('ruleset/invalid', message);
    }
    const position = {
      ruleset,
      chance,
      decisions: Array.from({ length: seats }, () => 0),
    };
    const fresh: State = { ...position, ...clonePlain(rules.setup(checked, seats)) };
    return { fresh, decide };
  }

  function firstState(config: unknown, luck: Luck): State {
    const { fresh, decide } = blank(config, luck);
    return firstPosition(engine, fresh, decide);
  }

  const outcomeOf = (at: State | View): Outcome | undefined =>
    admitted(at).agenda.length === 0 ? rules.outcome(at) : undefined;

  /** What the kernel keeps in a view, beside the ruleset and the viewer. */
  const kept = (state: State, who: Viewer): Pick<PositionView, 'agenda' | 'decisions'> => ({
    agenda: viewAgenda(state.agenda, who),
    decisions: ownDecisions(state, who),
  });

  /** What the rules show somebody of a state, and what is beside it. */
  const seen = (state: State, viewer: Viewer) => {
    const who = viewerAt(stateOf(state).decisions.length, viewer);
    const position: PositionView = { ruleset, viewer: who, ...kept(state, who) };
    return [rules.mask(state, who), position] as const;
  };

  const viewed = (state: State, viewer: Viewer): View => {
    const [own, position] = seen(state, viewer);
    // What a view has in common with the state is frozen in both: of a state that may still change it has a copy.
    return Object.isFrozen(state) ? joined(own, position) : joined(frozenCopy(own), frozenCopy(position));
  };

  const { changes, progress = [] } = rules;
  const views = { view: viewed, decisions: ownDecisions };
  const everywhere = new Lens(rules, views);
  const lens = new Lens(rules, views, changes);
  // From the frames of one action to those of the next, what has not changed is the same object.
  const framed = new WeakMap<State, Views>();

  /** Runs something, and takes frames of it if there is a camera. */
  const carriedOut = (run: () => State, camera: Camera | undefined) => {
    const { result, events } = listen(run, camera?.heard);
    const done = { state: result, events: freezeNew(events) };
    if (camera === undefined) return done;
    const frames = camera.framed(result);
    framed.set(result, camera.views);
    return { ...done, frames };
  };

  /** What the rules imagine behind a view, and what is beside it; a view is read as this makes it readable. */
  const imagined = (view: View, seed: string, readable: (view: View) => View, luck?: string) => {
    const decisions = viewOf(view).decisions.map((count) => Math.max(count, 0));
    const random = createRandom(seed);
    const usual = random.seed();
    const position = { ruleset, chance: seeded(luck ?? usual, rules.streams), decisions };
    return [rules.imagine(readable(view), random), position] as const;
  };

  const game = freezeAll<Game<AnyTypes>>({
    id: rules.id,
    seats: { ...rules.seats },
    locales,
    ruleset,
    decisions: traitsIn(engine.questions),
    freeActions: traitsIn(engine.freeActions),
    actions: actionShapes(engine),
    ...(changes === undefined ? {} : { changes: clonePlain(changes) }),
    progress: [...progress],

    setup: firstState,

    begin(config, luck, wishes = {}) {
      const { fresh, decide } = blank(config, luck);
      const camera = filming(givenOptions(wishes), fresh.decisions.length);
      // KER-17.6: frames begin with the empty table, at which nobody is asked anything.
      const before = () => deepFreeze({ ...clonePlain(fresh), agenda: [...MEANWHILE] as State['agenda'] });
      return carriedOut(() => firstPosition(engine, fresh, decide), camera(before, fresh));
    },

    pending: (at) => pendingDecisions(engine, admitted(at)),

    legalActions(at, seat) {
      const open = thawed(engine, admitted(at));
      const asks = asksToAnswer(open).filter((ask) => seat === undefined || seat === ask.seat);
      return freezeNew(asks.flatMap((ask) => listedOptions(engine, open, ask)));
    },

    whyIllegal: (at, action, by) =>
      judge(engine, thawed(engine, admitted(at)), action, wishesOf(at, by).sender).refusal,

    reduce(state, action) {
      const trial = trialOf(engine, stateOf(state));
      const { action: legal, refusal } = judge(engine, trial.copy, action);
      if (legal === undefined) throw new IllegalAction(refusal, explain(refusal));
      return positionAfter(engine, trial, legal);
    },

    apply(state, action, wishes) {
      const trial = trialOf(engine, stateOf(state));
      const { sender, camera } = wishesOf(state, wishes);
      const { action: legal, refusal } = judge(engine, trial.copy, action, sender);
      if (legal === undefined) return { ok: false, refusal };
      const taking = camera(() => trial.before, trial.copy, framed.get(state));
      return { ok: true, action: freezeNew(legal), ...carriedOut(() => positionAfter(engine, trial, legal), taking) };
    },

    view: (state, viewer) => viewFor(framed.get(state), viewer) ?? viewed(state, viewer),

    printed(at) {
      const known = admitted(at);
      return rules.printed === undefined ? NOTHING : freezeNew(rules.printed(known));
    },

    viewEvents: (events, viewer) => eventsSeenBy(events, viewerAt(rules.seats.max, viewer)),

    determinize: (view, seed) => joined(...imagined(view, seed, frozenCopy)),

    simulate: (state, options) =>
      simulationOf(table, stateOf(state), givenObject(givenOptions(options).chance, 'options of chance')),

    outcome: outcomeOf,

    outcomeAfter(state, departures) {
      const ended = outcomeOf(stateOf(state));
      const seats = state.decisions.length;
      const gone = givenDepartures(departures, seats);
      if (gone.length === 0) return ended;
      // KER-14.5: a game may say itself what it means to leave it.
      return rules.left === undefined ? outcomeOfLeaving(ended, seats, gone) : (rules.left(state, gone) ?? ended);
    },

    seatName(seat, locale) {
      if (isSeat(seat, rules.seats.max)) return seatName(seat, locale);
      throw unknownSeat(seat, rules.seats.max);
    },

    explain,

    restore(saved) {
      const state = admitted(parsed(rules.state, saved, 'state', 'save/invalid'));
      const faults = positionFaults(state, rules);
      if (faults.length === 0) faults.push(...brokenInvariants(state));
      if (faults.length === 0) faults.push(...unanswerable(engine, state));
      if (faults.length === 0) return deepFreeze(state);
      throw new EngineError('save/invalid', `This is no position of ${ruleset}.`, faults);
    },

    faults: (state) => brokenInvariants(stateOf(state)),
  });

  return hasWorlds(game, {
    glance: (state, viewer) => Object.assign({}, ...seen(state, viewer)),
    // The clone that the simulation makes shares nothing with the view that can change.
    sample(...given) {
      const state: State = Object.assign({}, ...imagined(...given));
      return simulationOf(table, state, state.chance);
    },
  });
}

/** The counts of decisions that a viewer sees. Others' counts would tell how far they are with their secret decisions. */
const ownDecisions = ({ decisions }: Pick<PositionView, 'decisions'>, who: Viewer): PositionView['decisions'] =>
  decisions.map((count, seat) => (seat === who ? count : -1));

/** What is printed in a game whose rules do not say. */
const NOTHING = Object.freeze({});

/** Where the luck of a new game comes from, whatever was given. */
function givenLuck(luck: Luck): LuckSource {
  if (typeof luck !== 'object' || luck === null) return { seed: parsed(SEED, luck, 'seed', 'config/invalid') };
  const source = givenObject(luck);
  if ('seed' in source) return { ...source, seed: parsed(SEED, source.seed, 'seed', 'config/invalid') };
  return 'decide' in source && typeof source.decide === 'function'
    ? source
    : parsed(CHANCE, source, 'luck', 'config/invalid');
}

// KER-2.15: who looks on is a seat at the table, or a spectator; whatever else would be taken for somebody.
function viewerAt(seats: number, viewer: Viewer): Viewer {
  if (viewer === 'spectator' || isSeat(viewer, seats)) return viewer;
  throw unknownSeat(viewer, seats);
}

/** Who wants frames, each of whom must be there. */
const viewersIn = (frames: readonly Viewer[], seats: number): readonly Viewer[] =>
  [...new Set(givenList(frames, 'viewers of frames'))].map((viewer) => viewerAt(seats, viewer));

// KER-2.15: more seats than that cannot be told apart in a set of them.
// KER-1.11: seats may have names of their own, which belong to the ruleset.
function checkSeating({ id, seats: { min, max, names } }: Pick<Rules<GameTypes>, 'id' | 'seats'>): void {
  const faults: Fault[] = [];
  if (!Number.isInteger(min) || min < 1)
    faults.push({ path: 'seats.min', message: `expected at least 1, found ${min}` });
  if (!Number.isInteger(max) || max < min || max > MOST_SEATS) {
    faults.push({ path: 'seats.max', message: `expected ${min} to ${MOST_SEATS}, found ${max}` });
  }
  if (names !== undefined && (names.length !== max || new Set(names).size !== max || names.includes(''))) {
    faults.push({ path: 'seats.names', message: `expected ${max} different names, found ${names.join(', ')}` });
  }
  if (faults.length > 0) throw new EngineError('ruleset/invalid', `The game '${id}' cannot be seated.`, faults);
}

// KER-2.5: a save that is accepted is as good as a position of a real game: it breaks no invariant.
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

// `{ ...own, ...position }` would give the same, and take many times as long. The parts are frozen before they are joined:
// V8 goes through the keys of an object that grew much more slowly.
function joined<Own extends object, Kept extends object>(own: Own, position: Kept): Own & Kept {
  return Object.freeze(Object.assign({}, freezeParts(own), freezeParts(position)));
}

function rulesetOf({ id, version, options, seats, streams }: Rules<AnyTypes>): string {
  // The same as `hash`, without its memory.
  const digest = (hashOf({ options, seats, streams }, undefined, 0) >>> 0).toString(16).padStart(8, '0');
  return `${id}/${version}/${digest}`;
}

function traitsIn<Traits>(table: ReadonlyMap<string, { readonly traits: Traits }>): Readonly<Record<string, Traits>> {
  return deepFreeze(Object.fromEntries([...table].map(([name, { traits }]) => [name, traits])));
}
