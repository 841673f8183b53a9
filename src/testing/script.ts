import { deepFreeze, EngineError, type GameTypes, mixed, type Script, scripted, seeded } from '../kernel/index.ts';

/** What becomes of draws that a script says nothing about. */
export interface ScriptOptions {
  /** The seed of their luck. If it is left out, the script is all the luck there is, in the order written. */
  readonly rest?: string;
}

/**
 * The same position with the luck to come written down, as outcomes of named streams. With `rest` only some of it is: a
 * draw takes the first outcome written for its stream, and comes from that seed where there is none.
 */
export function withScript<State extends GameTypes['State']>(
  state: State,
  script: Script,
  { rest }: ScriptOptions = {},
): State {
  const written: Script = script.map(([stream, outcome]) => [stream, outcome]);
  const chance = rest === undefined ? scripted(written) : mixed(written, seeded(rest, streamsOf(state)));
  return deepFreeze({ ...state, chance });
}

function streamsOf({ chance }: GameTypes['State']): string[] {
  if (chance.kind !== 'scripted') return Object.keys(chance.streams);
  throw new EngineError(
    'chance/unknown-stream',
    'All the luck of this position is a script, which does not tell the streams of the rest: begin with a seeded one.',
  );
}

/** Throws unless every outcome of a position's script has been used: luck left over is a test that proves less than it says. */
export function scriptUsedUp({ chance }: GameTypes['State']): void {
  const left = chance.kind === 'seeded' ? 'all of it' : chance.script.map(([stream]) => stream).join(', ');
  if (left === '') return;
  throw new EngineError('chance/script-left-over', `The script has outcomes that nothing asked for: ${left}.`);
}
