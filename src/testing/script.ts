import { deepFreeze, EngineError, type GameTypes, type Script, scripted } from '../kernel/index.ts';

/** The same position with the luck to come written down, as outcomes of named streams. */
export function withScript<State extends GameTypes['State']>(state: State, script: Script): State {
  return deepFreeze({ ...state, chance: scripted(script.map(([stream, outcome]) => [stream, outcome])) });
}

/** Throws unless every outcome of a position's script has been used: luck left over is a test that proves less than it says. */
export function scriptUsedUp(state: GameTypes['State']): void {
  if (state.chance.kind === 'scripted' && state.chance.script.length === 0) return;
  const left =
    state.chance.kind === 'scripted' ? state.chance.script.map(([stream]) => stream).join(', ') : 'all of it';
  throw new EngineError('chance/script-left-over', `The script has outcomes that nothing asked for: ${left}.`);
}
