import { type GameTypes, type ReplayStep, replaySteps } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import type { Asked, Told } from '../protocol.ts';

/** A recorded game that is watched, ply by ply, as any of those around the table saw it. */
export interface Watched {
  readonly plies: number;
  readonly seats: number;
  at(asked: Extract<Asked, { ask: 'ply' }>): Told;
}

/** Opens a record: one that does not come out as it was recorded is an error. */
export function watched({ game }: AnyBox, record: unknown): Watched {
  const steps: readonly ReplayStep<GameTypes>[] = [...replaySteps(game, record)];
  return {
    plies: steps.length - 1,
    seats: steps[0]?.state.decisions.length ?? 0,
    at({ ply, since, viewer }) {
      const step = steps[ply];
      if (step === undefined) throw new Error(`The record has no ply ${ply}.`);
      const outcome = game.outcome(step.state);
      const events = game.viewEvents(step.events, viewer);
      const first = since === undefined ? 0 : since + 1;
      const past = steps.slice(first, ply).flatMap((each) => game.viewEvents(each.events, viewer));
      const view = game.view(step.state, viewer);
      return { tell: 'ply', ply, view, past, events, ...(outcome === undefined ? {} : { outcome }) };
    },
  };
}
