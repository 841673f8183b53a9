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
  const written: Script = givenScript(script).map(([stream, outcome]) => [stream, outcome]);
  const chance = rest === undefined ? scripted(written) : mixed(written, seeded(rest, streamsOf(state)));
  return deepFreeze({ ...given(state), chance });
}

function streamsOf({ chance }: GameTypes['State']): string[] {
  if (chance.kind !== 'scripted') return Object.keys(chance.streams);
  throw new EngineError(
    'chance/unknown-stream',
    'All the luck of this position is a script, which does not tell the streams of the rest: begin with a seeded one.',
  );
}

/** Throws unless every outcome of a position's script has been used: luck left over is a test that proves less than it says. */
export function scriptUsedUp(state: GameTypes['State']): void {
  const { chance } = given(state);
  const left = chance.kind === 'seeded' ? 'all of it' : chance.script.map(([stream]) => stream).join(', ');
  if (left === '') return;
  throw new EngineError('chance/script-left-over', `The script has outcomes that nothing asked for: ${left}.`);
}

function given<State extends GameTypes['State']>(state: State): State {
  if (isReadable(() => typeof state.ruleset === 'string' && typeof state.chance.kind === 'string')) return state;
  throw new EngineError('argument/invalid', 'A state is needed here, with its luck.');
}

function givenScript(script: Script): Script {
  if (isReadable(() => script.every((entry) => entry.length === 2))) return script;
  throw new EngineError('argument/invalid', 'A script is a list of pairs: a stream, and the outcome that comes up.');
}

function isReadable(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}
