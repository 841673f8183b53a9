import {
  clonePlain,
  EngineError,
  type Game,
  type GameTypes,
  givenGame,
  type Script,
  scripted,
} from '../kernel/index.ts';
import { withLuck } from './luck.ts';
import { scriptUsedUp, withScript } from './script.ts';

/** A position for a test: what is different from a first position, and the luck to come. */
export interface Scene<T extends GameTypes> {
  readonly config: T['Config'];
  /** The luck on the way to the first position: a seed, or a script that is used up there. Any, if not said. */
  readonly opening?: string | Script;
  /** What is different from the first position; as a function, made from that position. */
  readonly changes?: Partial<T['State']> | ((first: T['State']) => Partial<T['State']>);
  /** What is still to be done, in the order in which it is done, a decision first. What the first position waits for, if not said. */
  readonly next?: T['State']['agenda'];
  /** The luck to come, written down: one draw more is an error. None, if not said. */
  readonly script?: Script;
  /** The seed of all luck to come that the script says nothing about; if it is left out, the script is all there is. */
  readonly seed?: string;
}

/**
 * A position made for a test, with the luck to come.
 *
 * It goes through the same door as a saved one: a position that cannot exist is an `EngineError` with the path of every
 * fault, and the names of the invariants that it breaks.
 *
 * @example A position, and what comes of it
 * {@includeCode ../../test/guide/test-a-game.test.ts#scene}
 *
 * @rule KER-8.4 A position made for a test is checked like one that was saved.
 */
export function scene<T extends GameTypes>(game: Game<T>, drawn: Scene<T>): T['State'] {
  const { changes = {}, script = [], seed, ...setting } = given(drawn);
  const first = firstPosition(givenGame(game), setting);
  const agenda = setting.next === undefined ? {} : { agenda: [...setting.next].reverse() };
  const changed = typeof changes === 'function' ? changes(first) : changes;
  const state = game.restore(clonePlain({ ...first, ...changed, ...agenda }));
  if (seed === undefined) return withScript(state, script);
  return script.length === 0 ? withLuck(game, state, seed) : withScript(state, script, { rest: seed });
}

function firstPosition<T extends GameTypes>(
  game: Game<T>,
  { config, opening = 'scene' }: Pick<Scene<T>, 'config' | 'opening'>,
): T['State'] {
  if (typeof opening === 'string') return game.setup(config, opening);
  const first = game.setup(config, scripted(opening));
  scriptUsedUp(first);
  return withLuck(game, first, 'scene');
}

function given<T extends GameTypes>(drawn: Scene<T>): Scene<T> {
  try {
    if (typeof drawn === 'object' && drawn !== null && 'config' in drawn) return drawn;
  } catch {
    // What cannot be read is no scene.
  }
  throw new EngineError('argument/invalid', 'A scene has a config, and changes.');
}
