import { deepFreeze, EngineError, type GameTypes, type Script, scripted } from '../kernel/index.ts';

/** The same position with the luck to come written down, as outcomes of named streams. */
export function withScript<State extends GameTypes['State']>(state: State, script: Script): State {
  return deepFreeze({
    ...given(state),
    chance: scripted(givenScript(script).map(([stream, outcome]) => [stream, outcome])),
  });
}

/** Throws unless every outcome of a position's script has been used: luck left over is a test that proves less than it says. */
export function scriptUsedUp(state: GameTypes['State']): void {
  const { chance } = given(state);
  if (chance.kind === 'scripted' && chance.script.length === 0) return;
  const left = chance.kind === 'scripted' ? chance.script.map(([stream]) => stream).join(', ') : 'all of it';
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
