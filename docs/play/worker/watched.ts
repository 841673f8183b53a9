import { type GameTypes, patchesBetween, type ReplayStep, replaySteps, type Viewer } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import type { Asked } from '../protocol.ts';

/** A recorded game that is watched, ply by ply, as any of those around the table saw it. */
export interface Watched {
  readonly plies: number;
  readonly seats: number;
  /** What a client of this line is told next. */
  at(asked: Extract<Asked, { ask: 'ply' }>): object;
}

/** Opens a record: one that does not come out as it was recorded is an error. */
export function watched({ game }: AnyBox, record: unknown): Watched {
  const steps: readonly ReplayStep<GameTypes>[] = [...replaySteps(game, record)];
  /** The line that was told something last, and up to which step. */
  let last = { line: -1, ply: -1 };

  function framesOf(before: ReplayStep<GameTypes>, { action }: ReplayStep<GameTypes>, viewer: Viewer) {
    const applied = game.apply(before.state, action, { frames: [viewer] });
    if (!applied.ok) throw new Error(`The record has an action that is not legal: ${game.explain(applied.refusal)}`);
    let seen = game.view(before.state, viewer);
    return applied.frames?.[0]?.frames.map(({ events, view }) => {
      const patches = patchesBetween(seen, view);
      seen = view;
      return { events, patches };
    });
  }

  return {
    plies: steps.length - 1,
    seats: steps[0]?.state.decisions.length ?? 0,
    at({ line, ply, viewer }) {
      const [before, step] = [steps[ply - 1], steps[ply]];
      if (step === undefined) throw new Error(`The record has no ply ${ply}.`);
      const outcome = game.outcome(step.state);
      const told = { seq: ply, ...(outcome === undefined ? {} : { outcome }) };
      const since = last.line === line ? last.ply : -1;
      last = { line, ply };
      if (since === ply - 1 && before !== undefined) {
        return { tell: 'frames', ...told, since, frames: framesOf(before, step, viewer) };
      }
      const events = steps.slice(since + 1, ply + 1).flatMap((each) => game.viewEvents(each.events, viewer));
      return { tell: 'game', ...told, view: game.view(step.state, viewer), events, anew: true };
    },
  };
}
