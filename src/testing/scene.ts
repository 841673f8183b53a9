import { clonePlain, EngineError, type Game, type GameTypes, givenGame, type Script } from '../kernel/index.ts';
import { withScript } from './script.ts';

/** A position for a test. */
export interface Scene<T extends GameTypes> {
  readonly config: T['Config'];
  /** What is different from the first position. */
  readonly changes: Partial<T['State']>;
  /** The luck to come; none if not said. */
  readonly script?: Script;
}

/** A position drawn for a test, with its luck written down. One that cannot exist is an `EngineError` with every fault. */
export function scene<T extends GameTypes>(game: Game<T>, drawn: Scene<T>): T['State'] {
  const { config, changes, script = [] } = given(drawn);
  return withScript(givenGame(game).restore(clonePlain({ ...game.setup(config, 'scene'), ...changes })), script);
}

function given<T extends GameTypes>(drawn: Scene<T>): Scene<T> {
  try {
    if (typeof drawn === 'object' && drawn !== null && 'config' in drawn) return drawn;
  } catch {
    // What cannot be read is no scene.
  }
  throw new EngineError('argument/invalid', 'A scene has a config, and changes.');
}
