import { clonePlain, concernedBy, type FramesOf, type Game, type GameTypes, isSamePlain } from '../kernel/index.ts';
import { Broken, firstDifference, isRecord, type Pause, short, type Tally, uphold } from './law.ts';
import { nameOf, viewersOf } from './laws.ts';

/** What comes of something that happens, with its frames. */
interface Filmed<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  readonly frames?: readonly FramesOf<T['View'], T['Event']>[];
}

/** What the kernel changes in a view without telling it: who is asked. */
const KEPT = ['agenda', 'decisions'];

/**
 * Takes frames of an action for everybody, and compares them with what the game says without frames.
 *
 * @rule KER-17.3 An event is told after the change that it describes, and its frame shows this change and no other.
 * @rule KER-17.7 Whom an action does not concern gets no frame of it.
 */
export function framesAreHonest<T extends GameTypes>({ game, state: before, action, tally }: Pause<T>): void {
  const frames = viewersOf(before);
  const quick = game.apply(before, action, { frames });
  const thorough = game.apply(clonePlain(before), action, { frames, look: 'all' });
  if (!quick.ok || !thorough.ok) throw new Broken('frames-are-honest', `${short(action)} is refused with frames`);
  framesFit(game, quick, thorough, tally);
  for (const taken of thorough.frames ?? []) nothingIsUntold(game, taken);
  const { state, events, action: done } = game.apply(before, action) as typeof quick;
  uphold('frames-are-honest', isSamePlain(quick.state, state), () => 'with frames the position is another one');
  const concerned = concernedBy<T>(game, before, { state, events, action: done });
  for (const taken of quick.frames ?? []) {
    const { viewer } = taken;
    startsAt(game, taken, game.view(clonePlain(before), viewer));
    if (viewer === done.seat) continue;
    uphold(
      'frames-are-honest',
      taken.frames.length > 0 === concerned.includes(viewer),
      () =>
        `${nameOf(game, viewer)} gets ${taken.frames.length} frames of ${short(action)}, which ${concerned.includes(viewer) ? 'concerns them' : 'does not concern them'}`,
    );
  }
}

/**
 * The same for an opening.
 *
 * @rule KER-17.6 There are frames of an opening, beginning with the empty table.
 */
export function openingFramesAreHonest<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  seed: string,
  tally: Tally,
): void {
  const plain = game.begin(config, seed);
  const frames = viewersOf(plain.state);
  const filmed = game.begin(config, seed, { frames });
  uphold('frames-are-honest', isSamePlain(filmed.state, plain.state), () => 'with frames the opening is another one');
  framesFit(game, filmed, game.begin(config, seed, { frames, look: 'all' }), tally);
}

/** Checks frames by those for which the whole view was looked at after each event. */
function framesFit<T extends GameTypes>(game: Game<T>, quick: Filmed<T>, thorough: Filmed<T>, tally: Tally): void {
  for (const [index, taken] of (thorough.frames ?? []).entries()) {
    changesAreDeclared(game, taken, tally);
    const other = quick.frames?.[index];
    if (!isSamePlain(other, taken)) {
      const { path, got, wanted } = firstDifference(other, taken, 'frames');
      throw new Broken('frames-are-honest', `${path} is ${got}, and ${wanted} where everything is looked at`);
    }
    endsAt(game, taken, thorough);
    tally.frames += taken.frames.length;
  }
}

function startsAt<T extends GameTypes>(
  game: Game<T>,
  { viewer, before }: FramesOf<T['View'], T['Event']>,
  view: T['View'],
): void {
  uphold(
    'frames-are-honest',
    isSamePlain(before, view),
    () => `frames of ${nameOf(game, viewer)} begin at another view`,
  );
}

// KER-17.1, KER-17.2
function endsAt<T extends GameTypes>(
  game: Game<T>,
  { viewer, before, frames }: FramesOf<T['View'], T['Event']>,
  { state, events }: Filmed<T>,
): void {
  const told = game.viewEvents(events, viewer);
  const shown = frames.flatMap((frame) => frame.events);
  uphold('frames-are-honest', isSamePlain(shown, told), () => `${nameOf(game, viewer)} gets frames of other events`);
  const last = frames.at(-1)?.view ?? before;
  // A copy, of which the game has kept no view.
  const view = game.view(clonePlain(state), viewer);
  if (isSamePlain(last, view)) return;
  const { path, got, wanted } = firstDifference(last, view, 'view');
  throw new Broken(
    'frames-are-honest',
    `the last frame of ${nameOf(game, viewer)} has ${path}: ${got}, the view ${wanted}`,
  );
}

function changesAreDeclared<T extends GameTypes>(
  game: Game<T>,
  { before, frames }: FramesOf<T['View'], T['Event']>,
  tally: Tally,
): void {
  let last: T['View'] = before;
  for (const { events, view } of frames) {
    const [event, ...others] = events;
    uphold('frames-are-honest', others.length === 0, () => `a frame has ${events.length} events`);
    const changed = changedIn(last, view).filter((key) => !isKept(game, key));
    if (event !== undefined) declaredOnly(game, event.type, changed, tally);
    last = view;
  }
}

// KER-17.3: in an opening cards may be dealt without a word; and a game that declares no changes may tell what it likes.
function nothingIsUntold<T extends GameTypes>(
  game: Game<T>,
  { viewer, before, frames }: FramesOf<T['View'], T['Event']>,
): void {
  const last = frames.at(-1);
  if (game.changes === undefined || last === undefined || last.events.length > 0) return;
  const changed = changedIn(frames.at(-2)?.view ?? before, last.view).filter((key) => !isKept(game, key));
  const detail = (): string => `${nameOf(game, viewer)} is told nothing of changes of ${changed.join(', ')}`;
  uphold('frames-are-honest', changed.length === 0, detail);
}

const isKept = <T extends GameTypes>({ progress }: Game<T>, key: string): boolean =>
  KEPT.includes(key) || progress.includes(key);

function declaredOnly<T extends GameTypes>(
  { changes }: Game<T>,
  type: string,
  changed: readonly string[],
  { told }: Tally,
): void {
  if (changes === undefined) return;
  const declared = changes[type] ?? [];
  const undeclared = changed.filter((key) => !declared.includes(key));
  uphold(
    'frames-are-honest',
    undeclared.length === 0,
    () => `the frame of '${type}' shows changes of ${undeclared.join(', ')}, which it is not declared to change`,
  );
  told[type] ??= { frames: 0, changed: 0 };
  const times = told[type];
  times.frames += 1;
  if (changed.length > 0) times.changed += 1;
}

/** So many frames of a type of event would show its change once, by all that is likely. */
const OFTEN = 200;

/** An event that is declared to change something, and never does, is told too early or too late. */
export function eventsChangeWhatTheyTell<T extends GameTypes>({ changes = {} }: Game<T>, { told }: Tally): void {
  for (const [type, { frames, changed }] of Object.entries(told)) {
    if (frames < OFTEN || changed > 0 || (changes[type] ?? []).length === 0) continue;
    const detail = `'${type}' is declared to change ${changes[type]?.join(', ')}, and its ${frames} frames show no change`;
    throw new Broken('frames-are-honest', detail);
  }
}

function changedIn(before: object, after: object): readonly string[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(after).filter((key) => !isSamePlain(before[key], after[key]));
}
