import { createRandom, type Game, type GameTypes, type Random, type Simulation, type Viewer } from '../kernel/index.ts';
import { FairSamples } from './fair.ts';
import { Broken, emptyVocabulary, type Tally, uphold, type Vocabulary, worldOf } from './law.ts';
import { nameOf, viewersOf } from './laws.ts';
import { matchingLuck, type Opening, traceOpening } from './luck.ts';
import { learn } from './probes.ts';
import { areTwins } from './twins.ts';
import { withRecord } from './walk.ts';

/** One opening in so many is held against others; all of them show whether imagined worlds are fair. */
const TWINS_EVERY = 4;
/** How many openings are tried before a viewer's twin is given up. */
const TRIES = 3;
// With fewer other worlds that have the same view, never varying may be bad luck.
const ENOUGH = 20;
/** So many public choices after an opening, imagined worlds are no longer compared with the truth. */
const DEEPEST = 4;

/** How openings are checked. */
export interface OpeningOptions<T extends GameTypes> {
  readonly configs: readonly T['Config'][];
  readonly openings: number;
  readonly seed: number;
  readonly tally: Tally;
}

/**
 * Checks what is drawn before the first decision: it is hidden and imagined like everything that comes later.
 *
 * @rule KER-8.2 The laws look at the opening as they look at every later step.
 */
export function checkOpenings<T extends GameTypes>(
  game: Game<T>,
  { configs, openings, seed, tally }: OpeningOptions<T>,
): void {
  const random = createRandom(`openings ${seed}`);
  const vocabulary = emptyVocabulary(game);
  const samples = new FairSamples<T>(game);
  for (let nth = 0; nth < openings; nth++) {
    const config = random.oneOf(configs);
    const start = { config, seed: random.seed() };
    try {
      checkOpening(game, start, { random, vocabulary, tally, samples, isThorough: nth % TWINS_EVERY === 0 });
    } catch (thrown) {
      throw withRecord(game, start, [], thrown);
    }
  }
  const { openingAlternatives: known, openingsVaried } = tally;
  if (known >= ENOUGH && openingsVaried === 0) {
    throw new Broken(
      'worlds-vary',
      `${known} openings had another with the same view, and only one world was imagined`,
    );
  }
  samples.areFair();
}

interface Looking<T extends GameTypes> {
  readonly random: Random;
  readonly vocabulary: Vocabulary;
  readonly tally: Tally;
  readonly samples: FairSamples<T>;
  readonly isThorough: boolean;
}

function checkOpening<T extends GameTypes>(
  game: Game<T>,
  { config, seed }: { readonly config: T['Config']; readonly seed: string },
  { random, vocabulary, tally, samples, isThorough }: Looking<T>,
): void {
  const opening = traceOpening(game, { config, seed }, isThorough);
  const { state } = opening;
  if (game.outcome(state) !== undefined) return;
  tally.openings += 1;
  const viewer = random.oneOf(viewersOf(state));
  if (isThorough) {
    const actions = game.legalActions(state);
    for (const action of actions) learn(vocabulary, action);
    openingsLookAlike({ game, state, actions, random, vocabulary, config, opening, tally }, viewer);
  }

  collectSamples(game, state, { random, viewer, tally, samples });
}

interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly state: T['State'];
  readonly actions: readonly T['Action'][];
  readonly random: Random;
  readonly vocabulary: Vocabulary;
  readonly config: T['Config'];
  readonly opening: Opening<T>;
  readonly tally: Tally;
}

/** The twin law for the way to the first decision: what the viewer did not see drawn makes no difference to what it knows. */
function openingsLookAlike<T extends GameTypes>(table: Table<T>, viewer: Viewer): void {
  const { game, config, opening, random, tally } = table;
  for (let tried = 1; tried <= TRIES; tried++) {
    const luck = matchingLuck(opening.rolled, viewer, random);
    const other = game.begin(config, { decide: luck.decide }, { frames: [viewer] });
    if (luck.isImpossible()) continue;
    if (!areTwins(table, viewer, { reached: [opening, other], luck, when: 'in the opening' })) continue;
    tally.openingTwins += 1;
    openingsAreImaginedAlike(table, viewer, other.state);
    return;
  }
  tally.openingTwinsSkipped += 1;
}

/** Of two openings with one view the same worlds are imagined, and not always the same one. */
function openingsAreImaginedAlike<T extends GameTypes>(
  { game, state, random, tally }: Table<T>,
  viewer: Viewer,
  other: T['State'],
): void {
  const [one, another] = [random.seed(), random.seed()];
  const view = game.view(state, viewer);
  const imagined = worldOf(game.determinize(view, one));
  if (imagined !== worldOf(game.determinize(view, another))) tally.openingsVaried += 1;
  if (worldOf(other) === worldOf(state)) return;
  tally.openingAlternatives += 1;
  uphold(
    'worlds-do-not-know',
    imagined === worldOf(game.determinize(game.view(other, viewer), one)),
    () => `${nameOf(game, viewer)} has one view of two openings, and they are imagined differently`,
  );
}

/**
 * Keeps positions to which no secret has led, each with a world imagined from what the viewer sees of it: the first one, and
 * those that are reached from there by public choices alone, made without a look at the position.
 *
 * A decision is public if others may know its options. Then a choice is as likely in every world that a viewer holds
 * possible, and tells nobody anything. What is chosen in private, or while free actions are possible that others cannot
 * see, does: from there on the truth is no fair sample any more.
 */
function collectSamples<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { random, viewer, tally, samples }: Pick<Looking<T>, 'random' | 'tally' | 'samples'> & { readonly viewer: Viewer },
): void {
  const simulation = game.simulate(state, { chance: { seed: random.seed() } });
  for (let choices = 0; simulation.outcome() === undefined; choices++) {
    if (mayHaveActedUnseen(game, simulation, viewer)) return;
    const truth = simulation.fork().state;
    const world = game.determinize(game.view(truth, viewer), random.seed());
    samples.add({ truth, world, viewer, choices });
    tally.fairSamples += 1;

    const [decision, another] = simulation.pending();
    const traits = game.decisions[decision?.kind ?? ''];
    const isPublic = another === undefined && traits?.options === 'public' && traits.window === 'shut';
    if (!isPublic || choices === DEEPEST) return;
    simulation.step(random.oneOf(simulation.legalActions()));
  }
}

/** Where somebody else may do something in private before it decides, a viewer cannot tell whether that has been done. */
function mayHaveActedUnseen<T extends GameTypes>(game: Game<T>, simulation: Simulation<T>, viewer: Viewer): boolean {
  const isSecretive = Object.values(game.freeActions).some(({ options }) => options === 'private');
  return isSecretive && simulation.pending().some(({ seat, window }) => seat !== viewer && window === 'open');
}
