import { clonePlain, type Game, type GameTypes, type Script } from '../kernel/index.ts';
import { withScript } from './script.ts';

/** A position for a test. */
export interface Scene<T extends GameTypes> {
  readonly config: T['Config'];
  /** What is different from the first position. */
  readonly changes: Partial<T['State']>;
  /** The luck to come; none if not said. */
  readonly script?: Script;
  /** The seed of all luck that the script does not say; if it is left out, the script is all there is. */
  readonly rest?: string;
}

/** A position drawn for a test, with its luck written down. One that cannot exist is an `EngineError` with every fault. */
export function scene<T extends GameTypes>(
  game: Game<T>,
  { config, changes, script = [], ...options }: Scene<T>,
): T['State'] {
  return withScript(game.restore(clonePlain({ ...game.setup(config, 'scene'), ...changes })), script, options);
}
