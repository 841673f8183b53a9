import { type GameTypes, type ReplayStep, replaySteps, type Viewer } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import type { Told } from '../protocol.ts';

/** A recorded game that is watched, ply by ply, as any of those around the table saw it. */
export interface Watched {
  readonly plies: number;
  readonly seats: number;
  at(ply: number, viewer: Viewer): Told;
}

/** Opens a record: one that does not come out as it was recorded is an error. */
export function watched({ game }: AnyBox, record: unknown): Watched {
  const steps: readonly ReplayStep<GameTypes>[] = [...replaySteps(game, record)];
  return {
    plies: steps.length - 1,
    seats: steps[0]?.state.decisions.length ?? 0,
    at(ply, viewer) {
      const step = steps[ply];
      if (step === undefined) throw new Error(`The record has no ply ${ply}.`);
      const outcome = game.outcome(step.state);
      const events = game.viewEvents(step.events, viewer);
      const view = game.view(step.state, viewer);
      return { tell: 'ply', ply, view, events, ...(outcome === undefined ? {} : { outcome }) };
    },
  };
}
