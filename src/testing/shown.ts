import {
  type BaseEvent,
  deepFreeze,
  type Game,
  type GameTypes,
  isSamePlain,
  type SeenEvent,
  type Viewer,
} from '../kernel/index.ts';
import { firstDifference, isRecord, uphold } from './law.ts';
import { nameOf, viewersOf } from './laws.ts';

/** How a game is shown, as far as there are laws for it: the `story` of a box, for example. */
export interface Shown<T extends GameTypes> {
  /** All that is drawn of a view. */
  look(view: T['View']): unknown;
  /** What it looks like after an event; where it is not said, front-ends go from one look to the next. */
  fold?(look: unknown, event: SeenEvent<T['Event']>): unknown;
}

/** A step of a game: where it led from, where to, and what happened. */
export interface Step<T extends GameTypes> {
  readonly before: T['State'];
  readonly after: T['State'];
  readonly events: readonly T['Event'][];
}

/**
 * Folds what each viewer is told of a step over what it saw before: that is what it sees after it. Who is asked what is
 * nothing that happens, and so it is left out.
 *
 * @rule KER-12.2 Folding the events of an action over the look before it gives the look after it, for every viewer.
 */
export function eventsTellAll<T extends GameTypes>(game: Game<T>, shown: Shown<T>, step: Step<T>): void {
  for (const viewer of viewersOf(step.before)) tellAllTo(game, shown, step, viewer);
}

function tellAllTo<T extends GameTypes>(
  game: Game<T>,
  { look, fold }: Shown<T>,
  { before, after, events }: Step<T>,
  viewer: Viewer,
): void {
  if (fold === undefined) return;
  const told = game.viewEvents(events, viewer);
  // A fold that changes the look it is given would show the end before it is told.
  const folded = told.reduce<unknown>((now, event) => fold(now, event), deepFreeze(look(game.view(before, viewer))));
  const seen = look(game.view(after, viewer));
  const [got, wanted] = [unasked(folded), unasked(seen)];
  uphold(
    'events-tell-all',
    isSamePlain(got, wanted),
    () => `${nameOf(game, viewer)} is told ${typesOf(told)}, and cannot know of ${untold(got, wanted)}`,
  );
}

const typesOf = (events: readonly BaseEvent[]): string =>
  events.length === 0 ? 'nothing' : events.map(({ type }) => `'${type}'`).join(', ');

/** A look without what says who is asked: by the kernel's names for it in a view, and by that of looks. */
function unasked(look: unknown): unknown {
  if (!isRecord(look)) return look;
  const { agenda: _agenda, decisions: _decisions, ...table } = look;
  return table;
}

function untold(folded: unknown, seen: unknown): string {
  const { path, got, wanted } = firstDifference(folded, seen, 'look');
  return `${path}: folded ${got}, seen ${wanted}`;
}
