import {
  type Ask,
  type BaseAction,
  createRandom,
  type Game,
  type GameTypes,
  isEngineError,
  type Match,
  openMatch,
  outcomes,
  record,
  type Simulation,
  verifyRecord,
} from '../kernel/index.ts';
import { clonesShareNothing } from './copies.ts';
import { nothingTooEarly } from './early.ts';
import { framesAreHonest, openingFramesAreHonest } from './frames.ts';
import {
  Broken,
  emptyVocabulary,
  type Freely,
  LawBroken,
  type Odds,
  type Pause,
  short,
  type Tally,
  tallyOf,
  unnumbered,
  uphold,
  upholdSame,
  type Windows,
} from './law.ts';
import {
  answersOneDecision,
  anyOrderIsTheSame,
  eventsArePlain,
  invariantsHold,
  listedAreAccepted,
  listedAreLegal,
  nameOf,
  nothingIsListedTwice,
  othersAreRefused,
  outcomeIsComplete,
  savesContinue,
  somebodyCanAct,
  statesArePlain,
  viewersOf,
  viewsAnswerAlike,
} from './laws.ts';
import { oddsAreExact } from './odds.ts';
import { learn, probes } from './probes.ts';
import { takingBackTellsNoSecrets } from './taking-back.ts';
import { secretsLeaveNoTrace, twinsLookAlike, worldsVary } from './twins.ts';
import { labelsDiffer, type Worded, wordsAreTotal } from './words.ts';

/** A walk through a game: which option is taken at each pause, as an index that wraps around. */
export interface Walk<T extends GameTypes> {
  readonly config: T['Config'];
  readonly seed: string;
  readonly choices: readonly number[];
}

/** How a walk is checked. */
export interface WalkOptions<T extends GameTypes> {
  readonly tally: Tally;
  readonly odds: Odds<T>;
  /** The most decisions that a game may take. */
  readonly most: number;
  /** The laws that cost most are checked at one pause in so many. */
  readonly every: number;
  readonly freely: Freely;
  /** The box of the game, if its words are checked, too. */
  readonly box?: Worded<T> | undefined;
}

/** Goes through a game, and checks every law on the way. */
export function walk<T extends GameTypes>(game: Game<T>, path: Walk<T>, options: WalkOptions<T>): void {
  const actions: T['Action'][] = [];
  try {
    pausesOf(game, path, options, actions);
    const again = record(game, path.config, path.seed, actions);
    const divergence = verifyRecord(game, again);
    uphold('same-seed-same-game', divergence === undefined, () => short(divergence));
  } catch (thrown) {
    throw withRecord(game, path, actions, thrown);
  }
}

function pausesOf<T extends GameTypes>(
  game: Game<T>,
  { config, seed, choices }: Walk<T>,
  { tally, odds, most, every, freely, box }: WalkOptions<T>,
  actions: T['Action'][],
): void {
  const vocabulary = emptyVocabulary(game);
  const windows: Windows = new Map();
  const kept: { readonly state: T['State']; readonly text: string }[] = [];
  let state = game.setup(config, seed);
  upholdSame('same-seed-same-game', game.setup(config, seed), state, () => 'the first position is another each time');
  const begun = game.begin(config, seed);
  upholdSame('same-seed-same-game', begun.state, state, () => 'begin gives another first position than setup');
  eventsArePlain(begun.events);
  // The real luck, and told so: the simulation has to take exactly the way of the reducer.
  const simulation = game.simulate(state, { chance: state.chance });

  tally.walks += 1;
  let match: Match<T> | undefined;
  let last: Pause<T> | undefined;
  for (const [ply, choice] of [...choices, undefined].entries()) {
    checkPosition(game, state);
    match = last === undefined ? openMatch<T>(game, config, seed) : takingBackTellsNoSecrets(last, match);
    const text = JSON.stringify(state);
    kept.push({ state, text });
    if (choice === undefined || game.outcome(state) !== undefined) break;

    const numbered = game.legalActions(state);
    const listed = numbered.map(unnumbered);
    rememberWindow(game, state, windows);
    for (const each of listed) learn(vocabulary, each);
    tally.pauses += 1;
    tally.longest = Math.max(tally.longest, ply + 1);
    tally.mostOptions = Math.max(tally.mostOptions, listed.length);
    count(tally, listed);
    upholdSame('direct-equals-pure', simulation.legalActions(), numbered, () => 'the simulation lists other actions');

    const action = listed[choice % listed.length] as T['Action'];
    const applied = game.apply(state, action);
    uphold('listed-accepted', applied.ok, () => `${short(action)} is listed and refused`);
    if (!applied.ok) return;
    uphold('old-states-stay', JSON.stringify(state) === text, () => `the state was changed by ${short(action)}`);
    answersOneDecision(game, [state, applied.state], numbered[choice % listed.length] as T['Action']);
    eventsArePlain(applied.events);
    upholdSame('same-seed-same-game', game.reduce(state, action), applied.state, () => 'apply and reduce differ');
    savesContinue(game, state, action, applied.state);
    const pieces = simulation.fork();
    simulation.step(action);
    upholdSame('direct-equals-pure', simulation.state, applied.state, () => `after ${short(action)}`);
    stepInPieces(pieces, action, tally);
    upholdSame('direct-equals-pure', pieces.state, applied.state, () => `after ${short(action)}, done in pieces`);

    const random = createRandom(`${seed}/${ply}/${choice}`);
    const kind = game.pending(state).find(({ seat }) => seat === action.seat)?.kind ?? '';
    const pause: Pause<T> = {
      game,
      state,
      actions: listed,
      action,
      kind,
      random,
      tally,
      odds,
      vocabulary,
      most,
      windows,
      freely,
    };
    tallyOf(tally, kind).pauses += 1;
    checkPause(pause, box, random.below(every) === 0);

    actions.push(action);
    state = applied.state;
    last = pause;
  }
  for (const { state: old, text } of kept) {
    uphold('old-states-stay', JSON.stringify(old) === text, () => 'a state was changed after it had been handed out');
  }
  playToTheEnd(game, state, { random: createRandom(`${seed}/end`), most, tally });
  openingFramesAreHonest(game, config, seed, tally);
}

/** Remembers a decision before which free actions are possible. */
function rememberWindow<T extends GameTypes>(game: Game<T>, state: T['State'], windows: Windows): void {
  const [asked, ...others] = game.pending(state);
  if (asked?.window !== 'open' || others.length > 0) return;
  const ask = state.agenda.at(-1) as Ask;
  const own = windows.get(asked.seat) ?? new Map<string, Ask>();
  windows.set(asked.seat, own.set(ask.ask, ask));
}

/** Counts decisions, and whether anybody had a choice there. */
function count(tally: Tally, options: readonly BaseAction[]): void {
  tally.decisions += 1;
  if (new Set(options.map(({ seat }) => seat)).size < options.length) tally.choices += 1;
}

/** Does an action in pieces, and counts the decisions that the engine declines on the way. */
function stepInPieces<T extends GameTypes>(simulation: Simulation<T>, action: T['Action'], { skipped }: Tally): void {
  let isGoingOn = true;
  simulation.start(action);
  while (isGoingOn) {
    const kind = onlyDeclined(simulation);
    isGoingOn = simulation.work();
    if (kind !== undefined && isGoingOn) skipped[kind] = (skipped[kind] ?? 0) + 1;
  }
}

/** The kind of decision that is owed now, if it can be declined and nothing else. */
function onlyDeclined<T extends GameTypes>(simulation: Simulation<T>): string | undefined {
  const [owed, ...others] = simulation.pending();
  if (owed?.decline !== 'may' || others.length > 0) return undefined;
  const [only, another] = simulation.legalActions(owed.seat);
  return only !== undefined && another === undefined && 'decline' in only ? owed.kind : undefined;
}

/** What holds wherever the game waits, and at its end. */
function checkPosition<T extends GameTypes>(game: Game<T>, state: T['State']): void {
  statesArePlain(game, state);
  clonesShareNothing(game, state);
  invariantsHold(game, state);
  outcomeIsComplete(game, state);
  if (game.outcome(state) === undefined) somebodyCanAct(game, state);
}

/** What holds for the action that is about to be done, for others that could be, and for all that look on. */
function checkPause<T extends GameTypes>(pause: Pause<T>, box: Worded<T> | undefined, isThorough: boolean): void {
  const { state, random } = pause;
  listedAreLegal(pause);
  nothingIsListedTwice(pause);
  anyOrderIsTheSame(pause);
  secretsLeaveNoTrace(pause);
  twinsLookAlike(pause, random.oneOf(viewersOf(state)));
  if (isThorough) {
    listedAreAccepted(pause);
    othersAreRefused(pause);
    viewsAnswerAlike(pause);
    oddsAreExact(pause);
    worldsVary(pause);
    worldsPlayToTheEnd(pause);
    nothingTooEarly(pause);
    framesAreHonest(pause);
    if (box !== undefined) {
      wordsAreTotal(pause, box, probes(pause));
      labelsDiffer(pause, box);
    }
  }
}

/** Plays on at random; a game that takes more than `most` decisions has no end. */
function playToTheEnd<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { random, most, tally }: Pick<Pause<T>, 'random' | 'most' | 'tally'>,
): void {
  const simulation = game.simulate(state, { chance: { seed: random.seed() } });
  for (let taken = 0; simulation.outcome() === undefined; taken++) {
    uphold('every-game-ends', taken < most, () => `no end after ${most} decisions`);
    const options = simulation.legalActions();
    uphold('somebody-can-act', options.length > 0, () => 'a simulation came to a stop with no option left');
    count(tally, options);
    simulation.step(random.oneOf(options));
  }
}

function worldsPlayToTheEnd<T extends GameTypes>(pause: Pause<T>): void {
  const { game, state, random } = pause;
  const view = game.view(state, random.oneOf(viewersOf(state)));
  const world = game.determinize(view, random.seed());
  try {
    playToTheEnd(game, world, pause);
  } catch (thrown) {
    if (thrown instanceof Broken) throw thrown;
    const whose = nameOf(game, view.viewer);
    throw new Broken('worlds-fit-the-view', `a world imagined for ${whose} cannot be played: ${String(thrown)}`);
  }
}

/** What was thrown, as a broken law with the record that leads to where it was. */
export function withRecord<T extends GameTypes>(
  game: Game<T>,
  { config, seed }: Pick<Walk<T>, 'config' | 'seed'>,
  actions: readonly T['Action'][],
  thrown: unknown,
): LawBroken {
  const { law, detail } =
    thrown instanceof Broken
      ? thrown
      : thrown instanceof Error && isEngineError(thrown) && thrown.code === 'decision/dead-end'
        ? new Broken('somebody-can-act', thrown.message)
        : new Broken('nothing-thrown', thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
  try {
    return new LawBroken(law, detail, record(game, config, seed, actions));
  } catch {
    return new LawBroken(law, detail, undefined); // A game too broken to be recorded.
  }
}

/** The kernel's way to compute odds, with a bound that keeps a walk short. */
export function boundedOdds<T extends GameTypes>(game: Game<T>, state: T['State'], action: T['Action']) {
  return outcomes(game, state, action, { most: 2_000 });
}
