import {
  type BaseEvent,
  clonePlain,
  type FramesOf,
  type Game,
  type GameTypes,
  isEngineError,
  isSamePlain,
  type Viewer,
} from '../kernel/index.ts';
import { type Pause, short, tallyOf, unnumbered, uphold, upholdSame, type Waiting, worldOf } from './law.ts';
import { nameOf, viewersOf, withSeat } from './laws.ts';
import { type MatchingLuck, matchingLuck, scriptOf, trace } from './luck.ts';
import { probes } from './probes.ts';
import { withScript } from './script.ts';

/** How many worlds are tried before a viewer's twin is given up at a pause. */
const TRIES = 3;
const WORLDS = 12;

/**
 * The twin law, one step long: two worlds that a viewer cannot tell apart, the same action, and the same luck as far as
 * the viewer sees both, lead to what the viewer cannot tell apart either.
 */
export function twinsLookAlike<T extends GameTypes>(pause: Pause<T>, viewer: Viewer): void {
  const { action, kind, tally } = pause;
  const ofKind = tallyOf(tally, kind);
  for (let tried = 1; tried <= TRIES; tried++) {
    const twin = twinOf(pause, viewer);
    // The last try is with the very same action, where other answers have shown too much to be compared.
    const twinAction = tried < TRIES ? answerInTwin(pause, viewer, twin) : pause.action;
    if (isTwinStep(pause, viewer, { twin, twinAction })) {
      tally.twins += 1;
      ofKind[viewer === 'spectator' ? 'spectator' : viewer === action.seat ? 'decider' : 'other'] += 1;
      return;
    }
  }
  tally.twinsSkipped += 1;
  ofKind.skipped += 1;
}

/** A determinized world, once it has shown that it fits the view it was made from. */
function twinOf<T extends GameTypes>(pause: Pause<T>, viewer: Viewer): T['State'] {
  const { game, state, random } = pause;
  const view = game.view(state, viewer);
  const seed = random.seed();
  const twin = game.determinize(view, seed);
  upholdSame(
    'worlds-do-not-know',
    game.determinize(clonePlain(view), seed),
    twin,
    () => `from a copy of the view of ${nameOf(game, viewer)}`,
  );
  upholdSame(
    'worlds-fit-the-view',
    game.view(twin, viewer),
    view,
    () => `the world imagined for ${nameOf(game, viewer)} has another view`,
  );
  const refused = whyNotRestored(game, twin);
  uphold(
    'worlds-fit-the-view',
    refused === '',
    () => `the world imagined for ${nameOf(game, viewer)} is refused: ${refused}`,
  );
  seesTheSame(pause, viewer, [state, twin]);
  return twin;
}

/** A world is a position like any other: the game's own door for positions has nothing against it. */
function whyNotRestored<T extends GameTypes>(game: Game<T>, world: T['State']): string {
  try {
    game.restore(world);
    return '';
  } catch (thrown) {
    if (!isEngineError(thrown)) throw thrown;
    return thrown.message;
  }
}

/** Does the pair exist? If it does, the step is compared. */
function isTwinStep<T extends GameTypes>(
  pause: Pause<T>,
  viewer: Viewer,
  { twin, twinAction }: { readonly twin: T['State']; readonly twinAction: T['Action'] },
): boolean {
  const { game, state, action, random } = pause;
  if (game.whyIllegal(twin, twinAction) !== undefined) return false;

  const rolled = trace(game, state, action, ({ weights }) => random.pick(weights));
  const luck = matchingLuck(rolled, viewer, random);
  const twinRolled = trace(game, twin, twinAction, luck.decide);
  if (luck.isImpossible()) return false;

  const wishes = { frames: [viewer] };
  const real = game.apply(withScript(state, scriptOf(rolled)), action, wishes);
  const other = game.apply(withScript(twin, scriptOf(twinRolled)), twinAction, wishes);
  if (!real.ok || !other.ok) return false;

  const silence = isSecretFrom(pause, viewer) ? 'may-reveal' : 'reveals-nothing';
  return areTwins(pause, viewer, { reached: [real, other], luck, when: `after ${short(action)}`, silence });
}

/** Two positions with what was told on the way to them. */
export interface Reached<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  readonly frames?: readonly FramesOf<T['View'], T['Event']>[];
}

/**
 * Compares what a viewer knows of two worlds that have come to be with the same luck, as far as the viewer sees it. If they
 * are no twins after all, because something else was revealed to the viewer, there is nothing to compare.
 */
export function areTwins<T extends GameTypes>(
  waiting: Waiting<T>,
  viewer: Viewer,
  {
    reached: [real, other],
    luck,
    when,
    silence = 'may-reveal',
  }: {
    readonly reached: readonly [Reached<T>, Reached<T>];
    readonly luck: MatchingLuck;
    readonly when: string;
    /** Where one world has told all and the other goes on: may that be because something is revealed there? */
    readonly silence?: Silence;
  },
): boolean {
  const { game } = waiting;
  // KER-5.2: what becomes known by the rules is told by an event marked as revealing. Worlds that reveal different things
  // to the viewer are no twins any more from there on; up to there they have told the same.
  const told = [game.viewEvents(real.events, viewer), game.viewEvents(other.events, viewer)] as const;
  const frames = [framesIn(real, viewer), framesIn(other, viewer)] as const;
  if (partByRevealing(told, silence)) {
    framesAreTwins(game, viewer, { frames, when });
    return false;
  }

  uphold('twins-look-alike', luck.fits(), () => `${nameOf(game, viewer)} sees other draws of chance ${when}`);
  upholdSame('twins-look-alike', told[0], told[1], () => `${nameOf(game, viewer)} is told different events ${when}`);
  const [one, another] = frames.map(({ length }) => length);
  uphold('twins-look-alike', one === another, () => `${nameOf(game, viewer)} gets more frames of one world ${when}`);
  upholdSame(
    'twins-look-alike',
    game.view(real.state, viewer),
    game.view(other.state, viewer),
    () => `${nameOf(game, viewer)} sees different positions ${when}`,
  );
  framesAreTwins(game, viewer, { frames, when });
  seesTheSame(waiting, viewer, [real.state, other.state]);
  return true;
}

const framesIn = <T extends GameTypes>({ frames = [] }: Reached<T>, who: Viewer): TwinFrames =>
  frames.find(({ viewer }) => viewer === who)?.frames ?? [];

type TwinFrames = readonly { readonly events: readonly BaseEvent[]; readonly view: object }[];

/**
 * Up to the first event that differs, twins see the same, event by event; and a difference that is no event is none at all.
 *
 * @rule KER-17.3 Nothing changes between two frames untold.
 */
function framesAreTwins<T extends GameTypes>(
  game: Game<T>,
  viewer: Viewer,
  { frames: [one, other], when }: { readonly frames: readonly [TwinFrames, TwinFrames]; readonly when: string },
): void {
  for (const [index, frame] of one.entries()) {
    const twin = other[index];
    if (twin === undefined || frame.events.length === 0 || !isSamePlain(frame.events, twin.events)) return;
    upholdSame(
      'twins-look-alike',
      frame.view,
      twin.view,
      () => `${nameOf(game, viewer)} sees different frames of '${frame.events[0]?.type}' ${when}`,
    );
  }
}

/**
 * How it is taken that one world has told all and the other goes on. After an action that the viewer knows, somebody is asked in
 * the one and not in the other, and nothing was revealed before that; after somebody's secret answer, who is done may be.
 */
type Silence = 'may-reveal' | 'reveals-nothing';

/** Is the first of these events that is not the same in both worlds one that reveals something? */
function partByRevealing(
  [one, other]: readonly [readonly BaseEvent[], readonly BaseEvent[]],
  silence: Silence,
): boolean {
  const differing = one.findIndex((event, index) => !isSamePlain(event, other[index]));
  const first = differing < 0 ? one.length : differing;
  const parting = [one[first], other[first]];
  if (silence === 'reveals-nothing' && parting.includes(undefined)) return false;
  return parting.some((event) => event?.reveals === true);
}

/**
 * While several seats decide at once, of another seat a viewer knows only whether it still owes something: an answer after
 * which it does, and of which nothing is told, leaves the viewer with the same view. So does a private free action.
 *
 * @rule KER-1.10 Of a private free action others know only what is revealed.
 * @rule KER-3.3 Until then, of each other seat a viewer knows only whether it still owes something.
 */
export function secretsLeaveNoTrace<T extends GameTypes>({ game, state, action }: Pause<T>): void {
  const isOwing = (at: T['State']): boolean => game.pending(at).some(({ seat }) => seat === action.seat);
  const applied = game.apply(state, action);
  if (!applied.ok) return;
  const isPrivate = privacyOf(game, action.type) === 'private';
  const others = viewersOf(state).filter((viewer) => viewer !== action.seat);
  const toldTo = (viewer: Viewer): readonly BaseEvent[] => game.viewEvents(applied.events, viewer);
  const told = others.flatMap(toldTo).find(({ reveals }) => reveals !== true);
  uphold(
    'twins-look-alike',
    !isPrivate || told === undefined,
    () =>
      `${short(action)} is private, and everybody is told '${told?.type}', which is not marked as revealing anything`,
  );
  const isUnfinished = game.pending(state).length > 1 && isOwing(applied.state);
  if (!isUnfinished && !isPrivate) return;
  for (const viewer of others) {
    if (toldTo(viewer).length > 0) continue;
    upholdSame(
      'twins-look-alike',
      game.view(applied.state, viewer),
      game.view(state, viewer),
      () => `${nameOf(game, viewer)} sees a trace of ${short(action)}, of which nothing was told`,
    );
  }
}

/** The same action; but of somebody else's private decision any answer, because the viewer cannot know which it was. */
function answerInTwin<T extends GameTypes>(pause: Pause<T>, viewer: Viewer, twin: T['State']): T['Action'] {
  const { game, action, random } = pause;
  if (!isSecretFrom(pause, viewer)) return action;
  // Others see whether the decision was answered, and every public free action.
  const alike = game
    .legalActions(twin, action.seat)
    .filter(({ type }) => privacyOf(game, type) === privacyOf(game, action.type));
  return alike.length === 0 ? action : random.oneOf(alike.map(unnumbered));
}

/** Whose business a free action is; nothing, if it is an answer. */
function privacyOf<T extends GameTypes>(game: Game<T>, type: string): 'public' | 'private' | undefined {
  return game.freeActions[type]?.options;
}

function isSecretFrom<T extends GameTypes>({ game, action, kind }: Pause<T>, viewer: Viewer): boolean {
  const options = privacyOf(game, action.type) ?? game.decisions[kind]?.options;
  return viewer !== action.seat && options === 'private';
}

function seesTheSame<T extends GameTypes>(
  waiting: Waiting<T>,
  viewer: Viewer,
  worlds: readonly [T['State'], T['State']],
): void {
  if (viewer === 'spectator') return;
  const { game } = waiting;
  const probed = probes(waiting).map((probe) => withSeat(probe, viewer));
  const [own, others] = worlds.map((world) => ({
    options: game.legalActions(world, viewer),
    refusals: probed.map((probe) => game.whyIllegal(world, probe) ?? 'legal'),
  }));
  upholdSame('twins-look-alike', own, others, () => `seat ${viewer} has different options or refusals`);
}

/**
 * Where two worlds with one view are known to exist, the determinizer must give the same for both and must not always
 * imagine the same one. Other worlds are found by drawing unseen luck anew, or by another private choice.
 */
export function worldsVary<T extends GameTypes>(pause: Pause<T>): void {
  const { game, random, tally } = pause;
  for (const viewer of viewersOf(pause.state)) {
    const [one, other] = alternatives(pause, viewer);
    if (one === undefined || other === undefined) continue;
    const views = [game.view(one, viewer), game.view(other, viewer)] as const;
    if (!isSamePlain(views[0], views[1]) || worldOf(one) === worldOf(other)) continue;

    const seeds = Array.from({ length: WORLDS }, () => random.seed());
    const imagined = seeds.map((seed) => game.determinize(views[0], seed));
    for (const [index, world] of imagined.entries()) {
      const again = game.determinize(views[1], seeds[index] ?? '');
      uphold(
        'worlds-do-not-know',
        worldOf(world) === worldOf(again),
        () => `${nameOf(game, viewer)} has one view of two worlds, and they are imagined differently`,
      );
    }
    const isVaried = new Set(imagined.map(worldOf)).size > 1;
    // A seat that still owes secret decisions may always be imagined at the first of them: what it has decided so far comes
    // out as it is played on. That is nothing against the determinizer.
    if (!isVaried && game.pending(views[0]).some(({ kind }) => kind === 'hidden')) continue;
    tally.alternatives += 1;
    if (isVaried) tally.varied += 1;
  }
}

function alternatives<T extends GameTypes>(pause: Pause<T>, viewer: Viewer): T['State'][] {
  const { game, state, action, random } = pause;
  const another = answerInTwin(pause, viewer, state);

  const rolled = trace(game, state, action, ({ weights }) => random.pick(weights));
  const luck = matchingLuck(rolled, viewer, random);
  const otherRolled = trace(game, state, another, luck.decide);
  return [reached(game, state, action, scriptOf(rolled)), reached(game, state, another, scriptOf(otherRolled))].flat();
}

function reached<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  action: T['Action'],
  script: Parameters<typeof withScript>[1],
): T['State'][] {
  const applied = game.apply(withScript(state, script), action);
  return applied.ok ? [applied.state] : [];
}
